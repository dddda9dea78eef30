"""The order of a space is fixed, and any stretch of it can be made alone."""

from itertools import combinations
from math import comb

import numpy as np
import pytest

from pa58.hands import HandError, Space, indexes, tokens


def in_number_order(deck, hand):
    """The combinatorial number system: by the highest card, then the second highest, and so on."""
    return sorted(combinations(range(deck), hand), key=lambda cards: cards[::-1])


class TestSpaces:
    @pytest.mark.parametrize(
        ("deck", "hand", "size"),
        [
            (52, 4, 270_725),
            (52, 5, 2_598_960),
            (52, 6, 20_358_520),
            (53, 2, 1_378),
            (53, 5, 2_869_685),
            (54, 1, 54),
            (54, 5, 3_162_510),
        ],
    )
    def test_have_every_hand_of_the_deck(self, deck, hand, size):
        assert Space(deck, hand).size == size

    @pytest.mark.parametrize(("deck", "hand"), [(54, 1), (53, 2), (54, 3), (52, 4)])
    def test_are_in_the_order_of_the_combinatorial_number_system(self, deck, hand):
        assert np.array_equal(Space(deck, hand).hands(), in_number_order(deck, hand))

    @pytest.mark.parametrize(("start", "stop"), [(0, 1), (12_345, 54_321), (292_823, 292_825), (7, 7)])
    def test_give_any_stretch_as_it_stands_in_the_whole(self, start, stop):
        space = Space(53, 4)
        assert np.array_equal(space.hands(start, stop), space.hands()[start:stop])

    def test_give_the_last_six_cards_of_twenty_million_hands_alone(self):
        space = Space(52, 6)
        (last,) = tokens(space.hands(space.size - 1, space.size), 52)
        assert last == "Kd Kh Ac As Ad Ah"

    @pytest.mark.parametrize(("deck", "hand"), [(52, 5), (53, 5), (54, 5)])
    def test_have_each_hand_once(self, deck, hand):
        space = Space(deck, hand)
        boards = [
            np.bitwise_or.reduce(np.uint64(1) << hands.astype(np.uint64), axis=1)
            for _, hands in space.chunks(500_000)
        ]
        boards = np.concatenate(boards)
        assert len(boards) == comb(deck, hand)
        assert (boards[1:] > boards[:-1]).all()  # in number order, hence all different
        assert (np.bitwise_count(boards) == hand).all()

    def test_come_in_chunks_no_longer_than_asked_for(self):
        chunks = list(Space(53, 2).chunks(500))
        assert [(start, len(hands)) for start, hands in chunks] == [(0, 500), (500, 500), (1_000, 378)]

    def test_find_the_position_of_a_hand_whatever_the_order_of_its_cards(self):
        space = Space(54, 5)
        hands = space.hands(1_000_000, 1_010_000)
        shuffled = np.random.default_rng(1).permuted(hands, axis=1)
        assert np.array_equal(space.positions(shuffled), np.arange(1_000_000, 1_010_000))

    @pytest.mark.parametrize(("deck", "hand"), [(51, 5), (55, 5), (52, 0), (52, 7)])
    def test_of_no_game_are_refused(self, deck, hand):
        with pytest.raises(HandError, match="has"):
            Space(deck, hand)

    @pytest.mark.parametrize(("start", "stop"), [(-1, 5), (0, 1_379), (5, 4)])
    def test_refuse_a_stretch_beyond_their_end(self, start, stop):
        with pytest.raises(HandError, match="in a space of 1378 hands"):
            Space(53, 2).hands(start, stop)


class TestTokens:
    def test_name_every_card_as_products_write_it(self):
        (deck,) = tokens(np.arange(52, dtype=np.uint8)[None, :], 52)
        assert sorted(deck.split(" ")) == sorted(rank + suit for rank in "AKQJT98765432" for suit in "cdhs")

    def test_name_the_jokers_as_their_deck_does(self):
        assert tokens(np.array([[52]], dtype=np.uint8), 53) == ["Jk"]
        assert tokens(np.array([[52, 53]], dtype=np.uint8), 54) == ["Jk1 Jk2"]

    @pytest.mark.parametrize("deck", [53, 54])
    def test_are_read_back_as_the_cards_they_name(self, deck):
        hands = Space(deck, 5).hands(2_800_000, 2_805_000)
        assert np.array_equal(indexes(tokens(hands, deck), deck), hands)

    def test_keep_the_order_of_the_cards(self):
        assert tokens(indexes(["As Kd 2c Td Jk"], 53), 53) == ["As Kd 2c Td Jk"]

    @pytest.mark.parametrize("token", ["1c", "Jk1", "as", ""])
    def test_unknown_to_the_deck_are_named(self, token):
        with pytest.raises(HandError, match=f"'{token}' is not a card of a deck of 53"):
            indexes([f"As {token}"], 53)

    def test_of_hands_of_different_lengths_are_not_mixed(self):
        with pytest.raises(HandError, match="differ in their number of cards"):
            indexes(["As Kd", "As Kd Qd"], 52)

    def test_are_not_made_of_numbers_beyond_the_deck(self):
        with pytest.raises(HandError, match="Card number 52 is not in a deck of 52"):
            tokens(np.array([[52]], dtype=np.uint8), 52)
