"""The ranker against the regulations read literally (`literal_hands`), on hands drawn by a seed.

Hands with several wild cards are rare in a space, and hands of high categories too; both are drawn for
themselves, from among the classes of the space.
"""

import literal_hands as literal
import numpy as np
import pytest

from pa58.hands import indexes, question, strength, tokens

RNG_SEED = 58


def some_hands(asked, readings, by_wild, by_label):
    """Draw hands: as many as `by_wild` says with no wild card, one, two …, and `by_label` of every answer."""
    rng = np.random.default_rng(RNG_SEED)
    hands = asked.classes(readings).drawn(RNG_SEED)
    wild = asked.simplicity(hands) // asked.space.size
    codes = asked.codes(hands, readings)
    drawn = [rng.permutation(np.flatnonzero(wild == count))[:some] for count, some in enumerate(by_wild)]
    few = wild <= 2  # more wild cards make the literal way slow
    drawn += [rng.permutation(np.flatnonzero(few & (codes == code)))[:by_label] for code in np.unique(codes)]
    cards = hands[np.concatenate(drawn)]
    return cards, tokens(cards, asked.space.deck)


def answers(asked, cards, readings):
    return [asked.labels[code] for code in asked.codes(cards, readings).tolist()]


class TestDJWildStudPoker:
    @pytest.mark.parametrize(
        ("wild_assumes", "by_wild"), [("any-card", (150, 150, 25, 3)), ("rank-only", (150, 150, 50, 8, 1))]
    )
    def test_ranks_as_the_best_hand_that_any_stand_ins_form(self, wild_assumes, by_wild):
        asked = question("687a", "rank", "hand")
        readings = {"687a-wild-assumes": wild_assumes, "687a-five-of-a-kind": "ranked"}
        cards, hands = some_hands(asked, readings, by_wild, by_label=6)
        expected = [literal.dj_wild(hand, wild_assumes) for hand in hands]
        for reading in ("as-listed", "ranked"):
            readings["687a-five-of-a-kind"] = reading
            assert answers(asked, cards, readings) == [of_both[reading] for of_both in expected]

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
    @pytest.mark.parametrize("wild_assumes", ["any-card", "rank-only"])
    def test_pays_bonus_wagers_on_the_hands_they_list(
        self, wager, five_wilds_bonus, five_wilds, wild_assumes
    ):
        asked = question("687a", "eligible", wager)
        readings = {"687a-wild-assumes": wild_assumes, "687a-five-wilds-bonus": five_wilds_bonus}
        cards, hands = some_hands(asked, readings, (20, 20, 3), by_label=3)
        paid = {name: name for name in literal.DJ_WILD[1:9]} | {"five-wilds": five_wilds}
        expected = [
            paid.get(literal.dj_wild(hand, wild_assumes)["as-listed"], "not-eligible") for hand in hands
        ]
        assert answers(asked, cards, readings) == expected
        wilds = indexes(["2c 2s 2d 2h Jk"], 53)
        assert answers(asked, wilds, readings) == [five_wilds]


class TestSaigon5Card:
    def test_counts_the_points_of_every_hand(self):
        asked = question("680a", "point-count")
        hands = asked.space.hands()
        expected = [str(max(literal.point_counts(hand))) for hand in tokens(hands, 53)]
        assert answers(asked, hands, {}) == expected

    @pytest.mark.parametrize("reading", ["best-count", "any-of-three"])
    def test_accepts_the_counts_of_the_jokers_values_as_the_reading_says(self, reading):
        asked = question("680a", "point-count")
        hands = asked.space.hands()
        counts = [literal.point_counts(hand) for hand in tokens(hands, 53)]
        for code, label in enumerate(asked.labels):
            given = np.full(len(hands), code, dtype=np.uint8)
            expected = [
                int(label) in some if reading == "any-of-three" else int(label) == max(some)
                for some in counts
            ]
            assert asked.accepts(hands, given, {"680a-joker-value": reading}).tolist() == expected

    def test_ranks_as_the_first_listed_hand_that_fits(self):
        asked = question("680a", "rank", "bonus-wager")
        cards, hands = some_hands(asked, {}, (800, 800), by_label=40)
        assert answers(asked, cards, {}) == [literal.saigon(hand) for hand in hands]


def pairs_of_hands(count):
    """Pairs of four-card hands of one deck: half of them any, half of them of one category."""
    asked = question("684a", "rank", "hand")
    rng = np.random.default_rng(RNG_SEED)
    hands = asked.space.hands()
    codes = asked.codes(hands)
    alike = [np.flatnonzero(codes == code) for code in range(8)]
    firsts = rng.integers(len(hands), size=count)
    seconds = rng.integers(len(hands), size=count)
    for pair in range(0, count, 2):
        group = alike[pair // 2 % 8]
        firsts[pair], seconds[pair] = rng.choice(group, size=2)
    apart = [len({*first, *second}) == 8 for first, second in zip(hands[firsts], hands[seconds], strict=True)]
    return hands[firsts[apart]], hands[seconds[apart]]


class TestFourCardFrenzy:
    def test_ranks_every_sort_of_four_cards(self):
        asked = question("684a", "rank", "hand")
        cards, hands = some_hands(asked, {}, (2_000,), by_label=200)
        assert answers(asked, cards, {}) == [literal.frenzy(literal.cards_of(hand)) for hand in hands]

    @pytest.mark.parametrize("tie_scope", ["rank-then-card", "card-only"])
    def test_finds_the_higher_of_two_hands(self, tie_scope):
        firsts, seconds = pairs_of_hands(8_000)
        readings = {"684a-tie-scope": tie_scope}
        ours = np.sign(strength(firsts, readings).astype(int) - strength(seconds, readings).astype(int))
        theirs = [
            literal.higher(literal.cards_of(first), literal.cards_of(second), tie_scope)
            for first, second in zip(tokens(firsts, 52), tokens(seconds, 52), strict=True)
        ]
        assert set(theirs) == {-1, 0, 1}
        assert ours.tolist() == theirs

    @pytest.mark.parametrize("tie_scope", ["rank-then-card", "card-only"])
    @pytest.mark.parametrize("held", [5, 6, 7])
    def test_finds_the_highest_four_of_more_cards(self, held, tie_scope):
        rng = np.random.default_rng(RNG_SEED)
        cards = np.stack([rng.choice(52, size=held, replace=False) for _ in range(100)]).astype(np.uint8)
        readings = {"684a-tie-scope": tie_scope}
        best = [literal.best_four(literal.cards_of(hand), tie_scope) for hand in tokens(cards, 52)]
        fours = indexes([literal.tokens_of(four) for four in best], 52)
        assert np.array_equal(strength(cards, readings), strength(fours, readings))

    def test_ranks_the_best_four_of_five(self):
        asked = question("684a", "rank", "best-four")
        cards, hands = some_hands(asked, {}, (300,), by_label=60)
        expected = [
            literal.frenzy(literal.best_four(literal.cards_of(hand), "rank-then-card")) for hand in hands
        ]
        assert answers(asked, cards, {}) == expected

    def test_ranks_five_cards_for_the_four_card_bonus_wager(self):
        asked = question("684a", "rank", "four-card-bonus-wager")
        cards, hands = some_hands(asked, {}, (300,), by_label=60)
        expected = [literal.four_card_bonus(literal.cards_of(hand)) for hand in hands]
        assert answers(asked, cards, {}) == expected
        listed = {"pair", "none"}
        paid = question("684a", "eligible", "four-card-bonus-wager")
        assert answers(paid, cards, {}) == [
            "not-eligible" if category in listed else "eligible" for category in expected
        ]

    @pytest.mark.parametrize("wheel", ["yes", "no"])
    def test_ranks_six_cards_for_the_all_six_bonus_wager(self, wheel):
        asked = question("684a", "rank", "all-six-bonus-wager")
        readings = {"684a-wheel-in-all-six": wheel}
        cards, hands = some_hands(asked, readings, (600,), by_label=100)
        wheels = ["As 2s 3s 4s 5s Kd", "As 2s 3s 4s 5d Kd", "As 2s 3h 4d 5d Kd", "As 2s 3s 4s 5s 6s"]
        cards, hands = np.concatenate([cards, indexes(wheels, 52)]), hands + wheels
        expected = [literal.all_six(literal.cards_of(hand), wheel) for hand in hands]
        assert answers(asked, cards, readings) == expected
        paid = question("684a", "eligible", "all-six-bonus-wager")
        assert answers(paid, cards, readings) == [
            "not-eligible" if category == "none" else "eligible" for category in expected
        ]

    def test_pays_the_prime_wager_on_four_of_one_colour(self):
        asked = question("684a", "eligible", "prime-wager")
        cards, hands = some_hands(asked, {}, (1_000,), by_label=100)
        expected = ["eligible" if literal.prime(literal.cards_of(hand)) else "not-eligible" for hand in hands]
        assert answers(asked, cards, {}) == expected


class TestFiveCardRoulette:
    @pytest.mark.parametrize("low_straight", ["ace-low-allowed", "ace-high-only"])
    @pytest.mark.parametrize("same_colour_joker", ["any-colour", "printed"])
    def test_ranks_the_community_cards_as_the_first_listed_hand_that_fits(
        self, low_straight, same_colour_joker
    ):
        asked = question("691", "rank", "community-card-bet")
        readings = {"691-low-straight": low_straight, "691-same-colour-joker": same_colour_joker}
        cards, hands = some_hands(asked, readings, (300, 200, 10), by_label=8)
        wheels = [
            "As 2s 3h 4d 5d",
            "As Jk1 3h 4d 5d",
            "As Jk2 3s 4c 5c",
            "As 2s 3s 4s 5s",
            "Jk2 Jk1 3c 4s Ac",
        ]
        cards, hands = np.concatenate([cards, indexes(wheels, 54)]), hands + wheels
        expected = [literal.roulette(hand, low_straight, same_colour_joker) for hand in hands]
        assert answers(asked, cards, readings) == expected

    @pytest.mark.parametrize("joker_colour", ["loses", "printed"])
    @pytest.mark.parametrize("antes", [["black-ante"], ["red-ante"], ["black-ante", "red-ante"]])
    def test_settles_the_single_card_wagers_on_every_card(self, antes, joker_colour):
        asked = question("691", "settle", " ".join(antes))
        cards = asked.space.hands()
        for answer, token in zip(
            answers(asked, cards, {"691-joker-colour": joker_colour}), tokens(cards, 54), strict=True
        ):
            won = literal.winners(token, antes, joker_colour)
            assert set(answer.split(" ")) == (won or {"none"}), token
