"""Classes of hands: how many there are, by Burnside's lemma, and that they part the space."""

from collections import Counter
from itertools import permutations, product
from math import comb

import numpy as np
import pytest

from pa58.hands import QUESTIONS, HandError, Space, question
from pa58.hands.symmetry import Symmetry, classes_of

ALL_SUITS = list(permutations(range(4)))
# The suits 0 and 1 are of one colour, 2 and 3 of the other.
WITHIN_COLOURS = [suits for suits in ALL_SUITS if {suits[0], suits[1]} in ({0, 1}, {2, 3})]


def cycles(mapping):
    """The lengths of the cycles of a permutation of 0 … n-1."""
    lengths, left = [], set(range(len(mapping)))
    while left:
        length, at = 0, min(left)
        while at in left:
            left.remove(at)
            length, at = length + 1, mapping[at]
        lengths.append(length)
    return lengths


def fixed_hands(hand, lengths):
    """How many hands an exchange leaves as they are: whole cycles of cards make them up."""
    ways = [1] + [0] * hand
    for length in lengths:
        ways = [held + (ways[size - length] if size >= length else 0) for size, held in enumerate(ways)]
    return ways[hand]


def burnside(hand, exchanges):
    """The mean, over all exchanges, of the number of hands that each leaves as they are."""
    total = sum(fixed_hands(hand, lengths) for lengths in exchanges)
    classes, rest = divmod(total, len(exchanges))
    assert rest == 0
    return classes


def by_suits(suit_orders, jokers):
    """Cycles of the cards, given those of the suits (13 ranks each) and of the jokers."""
    return [cycles(order) * 13 + jokers_of for order in suit_orders for jokers_of in jokers(order)]


def fixed(count):
    return lambda _order: [[1] * count]


def either_way(_order):
    """Two jokers, which may trade places or not, whatever the suits do."""
    return [[1, 1], [2]]


def with_their_colour(order):
    """Two jokers, which trade places when the colours do."""
    return [[1, 1]] if order[0] in (0, 1) else [[2]]


SUITS_52 = by_suits(ALL_SUITS, fixed(0))
SUITS_53 = by_suits(ALL_SUITS, fixed(1))
COLOURS_52 = by_suits(WITHIN_COLOURS, fixed(0))
PRINTED_54 = by_suits(WITHIN_COLOURS, with_their_colour)
JOKERS_54 = by_suits(WITHIN_COLOURS, either_way)


PRINTED = {"691-same-colour-joker": "printed"}


class TestTheClassesOfAQuestion:
    @pytest.mark.parametrize(
        ("asked", "exchanges", "classes"),
        [
            (("687a", "rank", "hand"), SUITS_53, 150_891),
            (("687a", "eligible", "trips-bonus-wager"), SUITS_53, 150_891),
            (("680a", "rank", "bonus-wager"), SUITS_53, 150_891),
            # Pairs, unlike ranks suited and unsuited, and the joker with each rank.
            (("680a", "point-count"), SUITS_53, 13 + 2 * comb(13, 2) + 13),
            (("684a", "rank", "hand"), SUITS_52, 16_432),
            (("684a", "rank", "best-four"), SUITS_52, 134_459),
            (("684a", "rank", "four-card-bonus-wager"), SUITS_52, 134_459),
            (("684a", "rank", "all-six-bonus-wager"), SUITS_52, 962_988),
            (("691", "rank", "community-card-bet"), JOKERS_54, 392_548),
        ],
    )
    def test_are_as_many_as_is_known_and_as_burnside_counts(self, asked, exchanges, classes):
        swept = question(*asked)
        assert burnside(swept.space.hand, exchanges) == classes
        assert len(swept.classes()) == classes

    def test_keep_colours_apart_for_a_wager_on_colours(self):
        classes = question("684a", "eligible", "prime-wager").classes()
        assert len(classes) == burnside(5, COLOURS_52)

    def test_keep_jokers_with_their_colours_where_they_have_one(self):
        classes = question("691", "rank", "community-card-bet").classes(PRINTED)
        assert len(classes) == burnside(5, PRINTED_54)

    @pytest.mark.parametrize("asked", QUESTIONS, ids=str)
    def test_weigh_as_much_as_the_space(self, asked):
        assert asked.classes().weights.sum() == asked.space.size

    @pytest.mark.parametrize("asked", QUESTIONS, ids=str)
    def test_have_one_answer_each_under_every_reading(self, asked):
        for options in product(*asked.options().values()):
            readings = dict(zip(asked.readings, options, strict=True))
            classes = asked.classes(readings)
            expected = asked.codes(classes.representatives, readings)
            assert np.array_equal(asked.codes(classes.drawn(seed=11), readings), expected)

    def test_have_more_than_one_where_colours_are_torn_apart(self):
        prime = question("684a", "eligible", "prime-wager")
        torn = classes_of(prime.space, Symmetry.SUITS)
        assert not np.array_equal(prime.codes(torn.drawn(11)), prime.codes(torn.representatives))


class TestClasses:
    @pytest.mark.parametrize(
        ("space", "symmetry"),
        [
            (Space(52, 3), Symmetry.SUITS),
            (Space(53, 3), Symmetry.SUITS),
            (Space(54, 2), Symmetry.SUITS),
            (Space(52, 4), Symmetry.COLOURS),
            (Space(54, 3), Symmetry.COLOURS),
            (Space(54, 3), Symmetry.COLOURS_AND_JOKERS),
            (Space(54, 1), Symmetry.NONE),
        ],
    )
    def test_are_the_orbits_of_the_exchanges(self, space, symmetry):
        """Against a search through the whole space for the lowest hand that each can be exchanged for."""
        lowest = np.arange(space.size)
        for exchange in symmetry.exchanges():
            lowest = np.minimum(lowest, space.positions(exchange[space.hands()]))
        representatives, weights = np.unique(lowest, return_counts=True)

        found = classes_of(space, symmetry)
        assert np.array_equal(space.positions(found.representatives), representatives)
        assert np.array_equal(found.weights, weights)

    @pytest.mark.parametrize(
        ("symmetry", "exchanges"),
        [
            (Symmetry.SUITS, by_suits(ALL_SUITS, fixed(2))),
            (Symmetry.COLOURS, PRINTED_54),
            (Symmetry.COLOURS_AND_JOKERS, JOKERS_54),
            (Symmetry.NONE, [[1] * 54]),
        ],
    )
    def test_use_the_exchanges_that_the_arithmetic_uses(self, symmetry, exchanges):
        ours = Counter(tuple(sorted(cycles(exchange.tolist()))) for exchange in symmetry.exchanges())
        assert ours == Counter(tuple(sorted(lengths)) for lengths in exchanges)

    def test_by_colour_need_a_deck_whose_jokers_have_one(self):
        with pytest.raises(HandError, match="one joker"):
            classes_of(Space(53, 5), Symmetry.COLOURS)


def class_of(classes, cards):
    """The class of each hand: that of the lowest hand it can be exchanged for."""
    lowest = np.min(
        [classes.space.positions(exchange[cards]) for exchange in classes.symmetry.exchanges()], axis=0
    )
    return np.searchsorted(classes.space.positions(classes.representatives), lowest)


COMMUNITY = question("691", "rank", "community-card-bet")


class TestHandsDrawnFromClasses:
    @pytest.mark.parametrize(
        "classes",
        [
            question("684a", "rank", "hand").classes(),
            COMMUNITY.classes(),
            COMMUNITY.classes(PRINTED),
        ],
    )
    def test_are_hands_of_their_class(self, classes):
        assert np.array_equal(class_of(classes, classes.drawn(seed=5)), np.arange(len(classes)))

    def test_are_the_same_however_they_are_cut(self):
        classes = question("684a", "rank", "hand").classes()
        pieces = [classes.drawn(5, start, min(start + 777, len(classes))) for start in range(0, 16_432, 777)]
        assert np.array_equal(np.concatenate(pieces), classes.drawn(5))

    def test_change_with_the_seed(self):
        classes = question("684a", "rank", "hand").classes()
        same = (classes.drawn(5) == classes.drawn(6)).all(axis=1)
        assert same.mean() < 0.1

    def test_come_to_be_every_hand_over_the_runs(self):
        classes = question("680a", "point-count").classes()
        times = Counter(
            position
            for seed in range(600)
            for position in classes.space.positions(classes.drawn(seed)).tolist()
        )
        assert len(times) == 1_378
        # A class of 12 hands is drawn 600 times: 50 times each, give or take five standard deviations.
        twelves = np.isin(class_of(classes, classes.space.hands()), np.flatnonzero(classes.weights == 12))
        counts = np.array([times[position] for position in np.flatnonzero(twelves).tolist()])
        assert counts.min() > 15
        assert counts.max() < 85

    def test_show_their_cards_in_every_order(self):
        hands = question("684a", "rank", "hand").classes().drawn(seed=5)
        orders = Counter(map(tuple, np.argsort(hands, axis=1).tolist()))
        assert len(orders) == 24
        assert min(orders.values()) > 16_432 / 24 * 0.8


class TestOtherHandsOfClasses:
    @pytest.mark.parametrize(
        "asked",
        [("684a", "rank", "hand"), ("680a", "point-count"), ("691", "rank", "community-card-bet")],
    )
    def test_are_of_one_class_in_a_hundred_and_never_the_hand_drawn(self, asked):
        classes = question(*asked).classes()
        numbers, others = classes.others(seed=5)
        assert len(set(numbers.tolist())) == -(-len(classes) // 100)
        assert np.array_equal(class_of(classes, others), numbers)
        positions = classes.space.positions
        assert (positions(others) != positions(classes.drawn(5)[numbers])).all()

    def test_are_as_many_as_there_are_when_all_are_asked_for(self):
        classes = question("684a", "rank", "hand").classes()
        numbers, _ = classes.others(seed=5, share=1)
        # Only four of a kind has but one hand to its class.
        assert np.array_equal(
            np.delete(np.arange(len(classes)), numbers), np.flatnonzero(classes.weights == 1)
        )
        assert len(numbers) == 16_432 - 13

    def test_are_the_same_for_a_seed_and_change_with_it(self):
        classes = question("684a", "rank", "hand").classes()
        (numbers, others), (again, same) = classes.others(5), classes.others(5)
        assert np.array_equal(numbers, again)
        assert np.array_equal(others, same)
        assert not np.array_equal(numbers, classes.others(6)[0])
