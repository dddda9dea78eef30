"""Every hand of every game, counted by category against arithmetic or against published exact figures."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from suit_classes import RANKS, hand_classes, hands_where_suits_matter

from adapters.reference_readings import choose
from reference_impl import dj_wild_stud_poker, five_card_roulette, four_card_frenzy, saigon_5_card
from reference_impl.cards import BLACK_JOKER, RED_JOKER, THE_JOKER

ROWS_OF_FIVE = [frozenset(row) for row in ("A2345", *("23456789TJQKA"[at : at + 5] for at in range(9)))]


def partial_rows(number, ranks=RANKS, rows=ROWS_OF_FIVE):
    """How many sets of so many of the ranks lie within a row."""
    return sum(any(row.issuperset(some) for row in rows) for some in combinations(ranks, number))


PARTIAL_ROWS = {number: partial_rows(number) for number in (3, 4, 5)}
PARTIAL_ROWS_WITHOUT_A2345 = {number: partial_rows(number, rows=ROWS_OF_FIVE[1:]) for number in (3, 4, 5)}


# DJ Wild Stud Poker: exact figures that two independent programs agreed on, over all 2,869,685 hands.
WILD_AS_ANY_CARD = {
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
FIVE_OF_A_KIND_RANKED = WILD_AS_ANY_CARD | {
    "five-of-a-kind": 1_400,
    "straight-flush": 3_648,
    "four-of-a-kind": 51_688,
}


def count(category_of, classes):
    counts = Counter()
    for cards, hands in classes:
        counts[category_of(cards)] += hands
    return dict(counts)


@pytest.fixture(scope="module")
def hands_of_53():
    """All five-card hands of the deck with one joker, by suit classes."""
    with_the_joker = [((*cards, THE_JOKER), hands) for cards, hands in hand_classes(4)]
    return [*hand_classes(5), *with_the_joker]


@pytest.fixture(scope="module")
def hands_of_54():
    """All five-card hands of the deck with two jokers; suits matter where the cards have one colour."""

    def one_colour(suits):
        return set(suits) <= {"s", "c"} or set(suits) <= {"h", "d"}

    none, one, both = (hands_where_suits_matter(number, one_colour) for number in (5, 4, 3))
    with_one = [((*cards, joker), hands) for cards, hands in one for joker in (RED_JOKER, BLACK_JOKER)]
    with_both = [((*cards, RED_JOKER, BLACK_JOKER), hands) for cards, hands in both]
    return [*none, *with_one, *with_both]


class TestDjWildStudPoker:
    def counts(self, hands_of_53, **readings_by_id):
        readings = choose(readings_by_id)
        return count(lambda cards: dj_wild_stud_poker.poker_hand(cards, readings), hands_of_53)

    def test_the_figures_cover_every_hand(self):
        assert sum(WILD_AS_ANY_CARD.values()) == sum(FIVE_OF_A_KIND_RANKED.values()) == comb(53, 5)

    def test_wild_as_any_card(self, hands_of_53):
        assert self.counts(hands_of_53) == WILD_AS_ANY_CARD

    def test_five_of_a_kind_ranked(self, hands_of_53):
        assert self.counts(hands_of_53, **{"687a-five-of-a-kind": "ranked"}) == FIVE_OF_A_KIND_RANKED

    def test_a_wild_2_that_keeps_its_suit(self, hands_of_53):
        # Beside the five wild cards there are twelve ranks, 3 to ace. With two 2s no hand is suited.
        ranks = RANKS.removesuffix("2")
        rows_of_3, rows_of_4, rows_of_5 = (partial_rows(number, ranks) for number in (3, 4, 5))
        royals = 4 * (1 + 2 * 5 + comb(5, 3))  # dealt; with the suit's 2 or the joker; with both
        suited_rows = 4 * (rows_of_5 + 2 * rows_of_4 + rows_of_3)
        suited = 4 * comb(12 + 2, 5)
        assert self.counts(hands_of_53, **{"687a-wild-assumes": "rank-only"}) == {
            "five-wilds": 1,
            "royal-flush": royals,
            "straight-flush": suited_rows - royals,
            "four-of-a-kind": (
                12 * 44
                + 5 * (12 * 4 * 44 + 12)
                + comb(5, 2) * (12 * 6 * 44 + 12 * 4)
                + comb(5, 3) * comb(48, 2)
                + 5 * 48
            ),
            "full-house": 12 * 4 * 11 * 6 + 5 * comb(12, 2) * 6**2,
            "flush": suited - suited_rows,
            "straight": rows_of_5 * 4**5 + 5 * rows_of_4 * 4**4 + 10 * rows_of_3 * 4**3 - suited_rows,
            "three-of-a-kind": (
                12 * 4 * comb(11, 2) * 4**2
                + 5 * 12 * 6 * comb(11, 2) * 4**2
                + (comb(12, 3) - rows_of_3) * (10 * 4**3 - 4)
            ),
            "two-pairs": comb(12, 2) * 6**2 * 40,
            "pair": 12 * 6 * comb(11, 3) * 4**3 + (comb(12, 4) - rows_of_4) * (5 * 4**4 - 8),
            "high-card": (comb(12, 5) - rows_of_5) * (4**5 - 4),
        }


class TestSaigon5Card:
    def test_bonus_wager_hands(self, hands_of_53):
        # First the hands without the joker, then the joker beside four cards.
        rows = partial_rows(4)
        royals = 5
        counts = {
            "five-aces": 1,
            "royal-flush-no-joker": 4,
            "royal-flush-with-joker": 4 * royals,
            "straight-flush": 4 * 9 + 4 * (rows - royals),
            "four-of-a-kind": 13 * 48 + 12 + 4 * 48,
            "full-house": 13 * 4 * 12 * 6 + 12 * 4 * 4 + 6 * 12 * 6,
            "flush": 4 * (comb(13, 5) - 10) + 4 * (comb(13, 4) - rows),
            "straight": 10 * (4**5 - 4) + rows * (4**4 - 4),
            "three-of-a-kind": 13 * 4 * comb(12, 2) * 4**2 + 12 * 4 * 44 + 6 * comb(12, 2) * 4**2,
            "two-pair": comb(13, 2) * 6**2 * 44 + comb(12, 2) * 6**2 + 4 * 12 * 6 * 44,
        }
        counts["none"] = comb(53, 5) - sum(counts.values())
        assert count(saigon_5_card.bonus_wager_hand, hands_of_53) == counts


def five_of_a_suit(suits):
    return max(map(suits.count, suits)) >= 5


class TestFourCardFrenzy:
    def test_hands_of_four_cards(self):
        assert count(four_card_frenzy.poker_hand, hand_classes(4)) == {
            "four-of-a-kind": 13,
            "straight-flush": 11 * 4,
            "three-of-a-kind": 13 * 4 * 48,
            "flush": 4 * (comb(13, 4) - 11),
            "straight": 11 * (4**4 - 4),
            "two-pairs": comb(13, 2) * 6**2,
            "pair": 13 * 6 * comb(12, 2) * 4**2,
            "none": (comb(13, 4) - 11) * (4**4 - 4),
        }

    def test_hands_of_four_cards_for_the_four_card_bonus_wager(self):
        counts = count(four_card_frenzy.four_card_bonus_wager_hand, hand_classes(4))
        assert (counts["royal-flush"], counts["straight-flush"]) == (4, 10 * 4)
        assert counts["none"] == 13 * 6 * comb(12, 2) * 4**2 + (comb(13, 4) - 11) * (4**4 - 4)

    def test_classes_of_equal_strength(self):
        strengths = Counter()
        for cards, hands in hand_classes(4):
            kind, naming, ranks = four_card_frenzy.strength(cards)
            strengths[kind, tuple(naming), tuple(ranks)] += hands
        assert strengths.total() == 270_725
        flushes, straights, trips, pairs = comb(13, 4) - 11, 11, 13 * 12, 13 * comb(12, 2)
        assert len(strengths) == 13 + straights + trips + flushes + straights + comb(13, 2) + pairs + flushes
        assert len(strengths) == 2_535

    @pytest.mark.parametrize("wheel", ["yes", "no"])
    def test_hands_of_six_cards(self, wheel):
        rows = ROWS_OF_FIVE if wheel == "yes" else ROWS_OF_FIVE[1:]
        readings = choose({"684a-wheel-in-all-six": wheel})
        sixes_with_a_row = sum(any(row <= set(six) for row in rows) for six in combinations(RANKS, 6))
        suited = 4 * (comb(13, 6) + comb(13, 5) * 39)
        royals = 4 * 47
        suited_rows = 4 * (sixes_with_a_row + len(rows) * 39)
        five_suited_of_six = 4 * (1 + 6 * 3)
        five_suited_with_a_pair = 4 * 3
        counts = {
            "six-card-royal-flush": 4,
            "royal-flush": royals - 4,
            "straight-flush": suited_rows - royals,
            "four-of-a-kind": 13 * comb(48, 2),
            "full-house": comb(13, 2) * 4**2 + 13 * 4 * 12 * 6 * 44,
            "flush": suited - suited_rows,
            "straight": (
                sixes_with_a_row * (4**6 - five_suited_of_six)
                + len(rows) * 5 * (6 * 4**4 - five_suited_with_a_pair)
            ),
            "three-of-a-kind": 13 * 4 * comb(12, 3) * 4**3,
        }
        counts["none"] = comb(52, 6) - sum(counts.values())
        assert counts == count(
            lambda cards: four_card_frenzy.all_six_bonus_wager_hand(cards, readings),
            hands_where_suits_matter(6, five_of_a_suit),
        )


class TestFiveCardRoulette:
    """The Community Card bet over the deck with two jokers."""

    def expected(self, straight_rows, *, jokers_take_any_colour):
        """Count the hands without a joker, with one of the two, and with both, in turn."""
        rows = PARTIAL_ROWS
        suited = {number: 4 * comb(13, number) for number in (3, 4, 5)}
        # Five, four or three cards of one colour, not of one suit and not in a row. A rank has two cards
        # of a colour: beside one joker two pairs are a full house, beside two a pair is four of a kind.
        one_colour = 2 * comb(26, 5) - suited[5] - straight_rows[5] * (2 * 2**5 - 4)
        with_one = 2 * comb(26, 4) - suited[4] - straight_rows[4] * (2 * 2**4 - 4) - 2 * comb(13, 2)
        with_both = (comb(13, 3) - straight_rows[3]) * (2 * 2**3 - 4)
        counts = {
            "royal-flush-without-joker": 4,
            "five-of-a-kind": 2 * 13 + 13 * 4,
            "royal-flush-with-joker": 4 * (2 * 5 + comb(5, 3)),
            "straight-flush": 4 * ((rows[5] - 1) + 2 * (rows[4] - 5) + (rows[3] - comb(5, 3))),
            "four-of-a-kind": 13 * 48 + 2 * 13 * 4 * 48 + 13 * 6 * 48,
            "full-house": 13 * 4 * 12 * 6 + 2 * comb(13, 2) * 6**2,
            "flush": (suited[5] - 4 * rows[5]) + 2 * (suited[4] - 4 * rows[4]) + (suited[3] - 4 * rows[3]),
            "straight": (
                straight_rows[5] * (4**5 - 4)
                + 2 * straight_rows[4] * (4**4 - 4)
                + straight_rows[3] * (4**3 - 4)
            ),
            "all-same-color": one_colour + (2 * with_one + with_both if jokers_take_any_colour else with_one),
        }
        return counts | {"none": comb(54, 5) - sum(counts.values())}

    def test_by_the_default_readings(self, hands_of_54):
        counts = count(five_card_roulette.community_card_bet_hand, hands_of_54)
        assert counts == self.expected(PARTIAL_ROWS, jokers_take_any_colour=True)

    def test_by_the_other_readings(self, hands_of_54):
        readings = choose({"691-low-straight": "ace-high-only", "691-same-colour-joker": "printed"})
        counts = count(lambda cards: five_card_roulette.community_card_bet_hand(cards, readings), hands_of_54)
        assert counts == self.expected(PARTIAL_ROWS_WITHOUT_A2345, jokers_take_any_colour=False)
