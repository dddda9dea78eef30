"""How many hands of each sort a whole space holds: every hand ranked, beside arithmetic written out here.

Sets of ranks are counted by listing them (there are few), hands by choosing ranks, then suits.
"""

from itertools import combinations
from math import comb

import numpy as np
import pytest

from pa58.hands import QUESTIONS, question

ACE, ACE_LOW = 14, 1


def counted(asked, readings):
    """The number of hands of every answer, all hands of the space ranked; answers without a hand left out."""
    counts = np.zeros(len(asked.labels), dtype=np.int64)
    for _, hands in asked.space.chunks():
        counts += np.bincount(asked.codes(hands, readings), minlength=len(counts))
    return {label: count for label, count in zip(asked.labels, counts.tolist(), strict=True) if count}


def rank_sets(size, lowest=2):
    return list(combinations(range(lowest, ACE + 1), size))


def within(ranks, length, *, ace_low=True):
    """Whether different ranks lie in one straight of `length` cards, so that the rest of it can be filled in."""
    lines = [ranks, sorted(ACE_LOW if rank == ACE else rank for rank in ranks)] if ace_low else [ranks]
    return any(max(line) - min(line) < length for line in lines)


def holds_a_run(ranks, length, *, ace_low=True):
    return any(within(some, length, ace_low=ace_low) for some in combinations(ranks, length))


def test_straights_are_counted_as_every_table_of_poker_odds_has_them():
    assert sum(within(ranks, 5) for ranks in rank_sets(5)) == 10
    assert sum(within(ranks, 4) for ranks in rank_sets(4)) == 11


class TestDJWildStudPoker:
    """Twelve natural ranks, 3 to ace; w of the five wild cards, and 5 - w naturals."""

    # Sets of 5 - w different natural ranks that w wild cards complete to a straight; royal ones among them.
    FITS = tuple(sum(within(ranks, 5) for ranks in rank_sets(5 - wild, lowest=3)) for wild in range(5))
    ROYAL = tuple(comb(5, 5 - wild) for wild in range(5))

    @classmethod
    def expected(cls, wild_assumes, five_of_a_kind):
        wilds = [comb(5, wild) for wild in range(6)]  # ways to hold w of the wild cards
        # … and ways in which they go with naturals of one suit: all of them, or its own deuce and the joker.
        suited = wilds if wild_assumes == "any-card" else [1, 2, 1, 0, 0, 0]
        fits, sets = cls.FITS, [comb(12, 5 - wild) for wild in range(5)]

        royal = sum(suited[w] * 4 * cls.ROYAL[w] for w in range(5))
        straight_flush = sum(suited[w] * 4 * (fits[w] - cls.ROYAL[w]) for w in range(5))
        # Different naturals in one suit or in a row, with w wild cards; from three of these on they are at least
        # four of a kind, and only a straight flush is better.
        in_one_suit = [suited[w] * 4 * sets[w] for w in range(3)]
        in_a_row = [wilds[w] * fits[w] * 4 ** (5 - w) for w in range(3)]
        both = [suited[w] * 4 * fits[w] for w in range(5)]
        neither = [
            wilds[w] * sets[w] * 4 ** (5 - w) - in_one_suit[w] - in_a_row[w] + both[w] for w in range(3)
        ]

        five = sum(wilds[w] * 12 * comb(4, 5 - w) for w in range(1, 5))
        # One natural and four wild cards are five of one rank; in one suit they are a straight flush, or a royal.
        royal_fives, straight_fives = suited[4] * 20, suited[4] * 28
        four = 12 * 44 + wilds[1] * 12 * 4 * 44 + wilds[2] * 12 * 6 * 44 + wilds[3] * comb(12, 2) * 16
        four -= both[3]
        expected = {
            "five-wilds": 1,
            "royal-flush": royal,
            "straight-flush": straight_flush,
            "four-of-a-kind": four + five - royal_fives - straight_fives,
            "full-house": 12 * 4 * 11 * 6 + wilds[1] * comb(12, 2) * 36,
            "flush": sum(in_one_suit) - sum(both[:3]),
            "straight": sum(in_a_row) - sum(both[:3]),
            "three-of-a-kind": (12 * 4 + wilds[1] * 12 * 6) * comb(11, 2) * 16 + neither[2],
            "two-pairs": comb(12, 2) * 36 * 40,
            "pair": 12 * 6 * comb(11, 3) * 64 + neither[1],
            "high-card": neither[0],
        }
        if five_of_a_kind == "ranked":  # above a straight flush, below a royal
            expected["five-of-a-kind"] = five - royal_fives
            expected["straight-flush"] -= straight_fives
            expected["four-of-a-kind"] = four
        return expected

    @pytest.mark.parametrize("wild_assumes", ["any-card", "rank-only"])
    @pytest.mark.parametrize("five_of_a_kind", ["as-listed", "ranked"])
    def test_hands_of_each_category(self, wild_assumes, five_of_a_kind):
        readings = {"687a-wild-assumes": wild_assumes, "687a-five-of-a-kind": five_of_a_kind}
        expected = self.expected(wild_assumes, five_of_a_kind)
        assert counted(question("687a", "rank", "hand"), readings) == expected

    def test_hands_of_each_category_as_two_other_programs_counted_them(self):
        assert counted(question("687a", "rank", "hand"), {}) == {
            "five-wilds": 1,
            "royal-flush": 1_004,
            "straight-flush": 3_788,
            "four-of-a-kind": 52_948,
            "full-house": 15_048,
            "flush": 18_956,
            "straight": 84_000,
            "three-of-a-kind": 458_040,
            "two-pairs": 95_040,
            "pair": 1_341_180,
            "high-card": 799_680,
        }
        ranked = counted(question("687a", "rank", "hand"), {"687a-five-of-a-kind": "ranked"})
        assert ranked["five-of-a-kind"] == 1_400
        assert ranked["straight-flush"] == 3_648
        assert ranked["four-of-a-kind"] == 51_688

    @pytest.mark.parametrize("wild_assumes", ["any-card", "rank-only"])
    @pytest.mark.parametrize(
        ("wager", "five_wilds_bonus", "five_wilds"),
        [
            ("progressive-bonus-wager", "as-royal-flush", "royal-flush"),
            ("progressive-bonus-wager", "not-eligible", "not-eligible"),
            ("trips-bonus-wager", "as-royal-flush", "five-wilds"),
            ("two-way-bad-beat-bonus-wager", "as-royal-flush", "royal-flush"),
            ("two-way-bad-beat-bonus-wager", "not-eligible", "not-eligible"),
        ],
    )
    def test_hands_eligible_for_a_bonus_wager(self, wager, five_wilds_bonus, five_wilds, wild_assumes):
        expected = self.expected(wild_assumes, "as-listed")
        expected["not-eligible"] = sum(expected.pop(hand) for hand in ("two-pairs", "pair", "high-card"))
        one = expected.pop("five-wilds")
        expected[five_wilds] = expected.get(five_wilds, 0) + one
        readings = {"687a-wild-assumes": wild_assumes, "687a-five-wilds-bonus": five_wilds_bonus}
        assert counted(question("687a", "eligible", wager), readings) == expected


class TestSaigon5Card:
    def test_two_card_hands_of_each_point_count(self):
        cards = dict.fromkeys(range(1, 10), 4) | {10: 16}
        expected = dict.fromkeys(range(1, 11), 0)
        for first, second in combinations(cards, 2):
            total = first + second
            expected[total - 10 if total > 10 else total] += cards[first] * cards[second]
        for value, count in cards.items():
            expected[2 * value - 10 if value > 5 else 2 * value] += comb(count, 2)
        for value, count in cards.items():  # with the joker, at the best of its three values
            totals = (value + joker for joker in (3, 6, 9))
            expected[max(total - 10 if total > 10 else total for total in totals)] += count
        assert sum(expected.values()) == comb(53, 2)
        assert counted(question("680a", "point-count"), {}) == {str(c): n for c, n in expected.items()}

    def test_five_card_hands_of_each_category(self):
        natural = {
            "royal-flush-no-joker": 4,
            "straight-flush": 36,
            "four-of-a-kind": 13 * 48,
            "full-house": 13 * 4 * 12 * 6,
            "flush": (comb(13, 5) - 10) * 4,
            "straight": 10 * (4**5 - 4),
            "three-of-a-kind": 13 * 4 * comb(12, 2) * 16,
            "two-pair": comb(13, 2) * 36 * 44,
        }
        fits = sum(within(ranks, 5) for ranks in rank_sets(4))
        joker = {  # beside four naturals; in sets and pairs it is an ace
            "five-aces": 1,
            "royal-flush-with-joker": 5 * 4,
            "straight-flush": (fits - 5) * 4,
            "four-of-a-kind": 12 + 4 * 48,  # four others, or three aces
            "full-house": 12 * 4 * 4 + 6 * 12 * 6,  # three and an ace, or two aces and a pair
            "flush": (comb(13, 4) - fits) * 4,
            "straight": fits * (4**4 - 4),
            "three-of-a-kind": 12 * 4 * 11 * 4 + 6 * comb(12, 2) * 16,  # three others, or two aces
            "two-pair": comb(12, 2) * 36 + 12 * 6 * 4 * 11 * 4,  # two pairs, or a pair and an ace
        }
        expected = {hand: natural.get(hand, 0) + joker.get(hand, 0) for hand in natural | joker}
        expected["none"] = comb(53, 5) - sum(expected.values())
        assert counted(question("680a", "rank", "bonus-wager"), {}) == expected


FOUR_CARDS = {
    "four-of-a-kind": 13,
    "straight-flush": 11 * 4,
    "three-of-a-kind": 13 * 4 * 48,
    "flush": (comb(13, 4) - 11) * 4,
    "straight": 11 * (4**4 - 4),
    "two-pairs": comb(13, 2) * 36,
    "pair": 13 * 6 * comb(12, 2) * 16,
    "none": (comb(13, 4) - 11) * (4**4 - 4),
}


class TestFourCardFrenzy:
    def test_four_card_hands_of_each_category(self):
        assert sum(FOUR_CARDS.values()) == comb(52, 4)
        assert counted(question("684a", "rank", "hand"), {}) == FOUR_CARDS

    @staticmethod
    def best_four():
        runs = sum(holds_a_run(ranks, 4) for ranks in rank_sets(5))
        others = comb(13, 5) - runs
        # Ways for the suits of five different ranks, and of a pair and three others, not to have four alike.
        unlike, unlike_pair = 4**5 - 4 - 5 * 4 * 3, 6 * 4**3 - 4 * 3
        straight_flush = runs * 4 + 11 * 4 * 39
        pairs_in_a_row = 11 * 4
        return {
            "four-of-a-kind": 13 * 48,
            "straight-flush": straight_flush,
            "three-of-a-kind": 13 * 4 * (comb(12, 2) * 16 + 12 * 6),
            "flush": (comb(13, 5) + comb(13, 4) * 39) * 4 - straight_flush,
            "straight": runs * unlike + pairs_in_a_row * unlike_pair,
            "two-pairs": comb(13, 2) * 36 * 44,
            "pair": (13 * comb(12, 3) - pairs_in_a_row) * unlike_pair,
            "none": others * unlike,
        }

    def test_best_fours_of_five_of_each_category(self):
        expected = self.best_four()
        assert sum(expected.values()) == comb(52, 5)
        assert counted(question("684a", "rank", "best-four"), {}) == expected

    def test_five_cards_of_each_category_of_the_four_card_bonus_wager(self):
        expected = self.best_four()
        expected["royal-flush"] = 4 * 48
        expected["straight-flush"] -= expected["royal-flush"]
        assert counted(question("684a", "rank", "four-card-bonus-wager"), {}) == expected
        below = expected["pair"] + expected["none"]
        assert counted(question("684a", "eligible", "four-card-bonus-wager"), {}) == {
            "eligible": comb(52, 5) - below,
            "not-eligible": below,
        }

    @pytest.mark.parametrize("wheel", ["yes", "no"])
    def test_six_cards_of_each_category_of_the_all_six_bonus_wager(self, wheel):
        ace_low = wheel == "yes"
        straights = 10 if ace_low else 9
        runs = sum(holds_a_run(ranks, 5, ace_low=ace_low) for ranks in rank_sets(6))
        in_line = (
            straights * 39 + runs
        ) * 4  # straight flushes of every kind: a card of another suit, or none
        six_royal, royal = 4, 4 * 46
        five_suited = 4 + 6 * 4 * 3  # ways for six different ranks to have five suits alike
        expected = {
            "six-card-royal-flush": six_royal,
            "royal-flush": royal,
            "straight-flush": in_line - royal - six_royal,
            "four-of-a-kind": 13 * comb(48, 2),
            "full-house": comb(13, 2) * 16 + 13 * 4 * 12 * 6 * 11 * 4,
            "flush": (comb(13, 6) + comb(13, 5) * 39) * 4 - in_line,
            "straight": runs * (4**6 - five_suited) + straights * 5 * (6 * 4**4 - 4 * 3),
            "three-of-a-kind": 13 * 4 * comb(12, 3) * 64,
        }
        expected["none"] = comb(52, 6) - sum(expected.values())
        readings = {"684a-wheel-in-all-six": wheel}
        asked = question("684a", "rank", "all-six-bonus-wager")
        assert counted(asked, readings) == expected

        classes = question("684a", "eligible", "all-six-bonus-wager").classes(readings)
        codes = question("684a", "eligible", "all-six-bonus-wager").codes(classes.representatives, readings)
        assert np.bincount(codes, weights=classes.weights).tolist() == [
            comb(52, 6) - expected["none"],
            expected["none"],
        ]

    def test_five_cards_that_win_the_prime_wager(self):
        wins = 2 * (comb(26, 5) + comb(26, 4) * 26)
        assert counted(question("684a", "eligible", "prime-wager"), {}) == {
            "eligible": wins,
            "not-eligible": comb(52, 5) - wins,
        }


class TestFiveCardRoulette:
    @staticmethod
    def with_jokers(jokers, *, ace_low):
        """Hands of one set of that many jokers; `same_color` if they agree with the naturals in colour."""
        held = 5 - jokers
        fits_flush = sum(within(ranks, 5) for ranks in rank_sets(held))
        fits = sum(within(ranks, 5, ace_low=ace_low) for ranks in rank_sets(held))
        royal = comb(5, held)
        hands = {
            "straight-flush": (fits_flush - royal) * 4,
            "flush": (comb(13, held) - fits_flush) * 4,
            "straight": fits * (4**held - 4),
        }
        # Different ranks, not in a row: both suits of one colour must occur.
        same = (comb(13, held) - fits) * 2 * (2**held - 2)
        match jokers:
            case 0:
                pairs = 13 * comb(12, 3) * 2 * 2**3 + comb(13, 2) * 11 * 2 * 2
                hands |= {"royal-flush-without-joker": royal * 4, "four-of-a-kind": 13 * 48}
                hands |= {"full-house": 13 * 4 * 12 * 6, "all-same-color": same + pairs}
            case 1:
                pairs = 13 * comb(12, 2) * 2 * 2**2
                hands |= {"royal-flush-with-joker": royal * 4, "five-of-a-kind": 13}
                hands |= {"four-of-a-kind": 13 * 4 * 48, "full-house": comb(13, 2) * 36}
                hands |= {"all-same-color": same + pairs}
            case 2:
                hands |= {"royal-flush-with-joker": royal * 4, "five-of-a-kind": 13 * 4}
                hands |= {"four-of-a-kind": 13 * 6 * 48, "all-same-color": same}
        return hands

    @pytest.mark.parametrize("low_straight", ["ace-low-allowed", "ace-high-only"])
    @pytest.mark.parametrize("same_colour_joker", ["any-colour", "printed"])
    def test_community_cards_of_each_category(self, low_straight, same_colour_joker):
        expected = {}
        for jokers, sets in ((0, 1), (1, 2), (2, 1)):
            hands = self.with_jokers(jokers, ace_low=low_straight == "ace-low-allowed")
            if same_colour_joker == "printed" and jokers:
                # One joker agrees with half of these hands, two of different colours with none.
                hands["all-same-color"] = hands["all-same-color"] // 2 if jokers == 1 else 0
            for hand, count in hands.items():
                expected[hand] = expected.get(hand, 0) + sets * count
        expected["none"] = comb(54, 5) - sum(expected.values())
        readings = {"691-low-straight": low_straight, "691-same-colour-joker": same_colour_joker}
        assert counted(question("691", "rank", "community-card-bet"), readings) == expected


@pytest.mark.parametrize("asked", [asked for asked in QUESTIONS if asked.space.hand < 6], ids=str)
def test_the_classes_of_a_space_count_as_its_hands_do(asked):
    classes = asked.classes()
    weighed = np.bincount(asked.codes(classes.representatives), weights=classes.weights)
    everything = counted(asked, {})
    assert {asked.labels[code]: int(n) for code, n in enumerate(weighed.tolist()) if n} == everything
