"""How cards are written, and which of them a deck can deal."""

import pytest

from reference_impl.cards import ACE, BLACK, CARDS, JOKER, RED, TEN, TWO, BadCards, parse_cards, write_cards
from reference_impl.decks import DECK_OF_52, DECK_OF_53, DECK_OF_54


class TestWriting:
    def test_rank_suit_and_colour_are_read_from_the_token(self):
        ace, ten, two, queen = parse_cards("As Td 2c Qh")
        assert [card.rank for card in (ace, ten, two, queen)] == [ACE, TEN, TWO, 12]
        assert [card.suit for card in (ace, ten, two, queen)] == ["s", "d", "c", "h"]
        assert [card.colour for card in (ace, ten, two, queen)] == [BLACK, RED, BLACK, RED]

    def test_the_first_of_two_jokers_is_printed_red_and_the_second_black(self):
        red, black, only = parse_cards("Jk1 Jk2 Jk")
        assert (red.colour, black.colour, only.colour) == (RED, BLACK, "")
        assert {red.rank, black.rank, only.rank} == {JOKER}

    def test_cards_written_again_read_the_same(self):
        assert write_cards(parse_cards("2c As Jk Td")) == "2c As Jk Td"

    def test_a_deck_has_thirteen_ranks_in_four_suits(self):
        assert len(CARDS) == 52
        assert len({card.rank for card in CARDS.values()}) == 13
        assert sum(card.colour == RED for card in CARDS.values()) == 26

    @pytest.mark.parametrize(
        "text",
        ["as", "AS", "1s", "10s", "Ax", "A", "s", "Asd", "jk", "JK", "Jk0", "Jk3", "A♠", "As,Kd", "As\tKd"],
    )
    def test_a_token_that_is_no_card_is_refused_with_how_to_write_one(self, text):
        with pytest.raises(BadCards, match="is not a card: write a rank of A K Q J T 9 8 7 6 5 4 3 2"):
            parse_cards(text)

    @pytest.mark.parametrize("text", ["", " ", "As  Kd", " As", "As ", "As   Kd"])
    def test_cards_are_parted_by_exactly_one_blank(self, text):
        with pytest.raises(BadCards, match="exactly one blank"):
            parse_cards(text)

    def test_a_long_wrong_token_is_not_repeated_in_full(self):
        with pytest.raises(BadCards) as refusal:
            parse_cards("x" * 100_000)
        assert len(str(refusal.value)) < 250


class TestDealing:
    @pytest.mark.parametrize(
        ("deck", "size", "jokers"),
        [(DECK_OF_52, 52, []), (DECK_OF_53, 53, ["Jk"]), (DECK_OF_54, 54, ["Jk1", "Jk2"])],
    )
    def test_the_decks_differ_by_their_jokers(self, deck, size, jokers):
        assert len(deck.tokens) == size
        assert sorted(token for token in deck.tokens if token.startswith("Jk")) == jokers

    @pytest.mark.parametrize(
        ("deck", "joker"),
        [
            (DECK_OF_52, "Jk"),
            (DECK_OF_52, "Jk1"),
            (DECK_OF_53, "Jk1"),
            (DECK_OF_53, "Jk2"),
            (DECK_OF_54, "Jk"),
        ],
    )
    def test_a_joker_of_another_deck_is_refused(self, deck, joker):
        with pytest.raises(BadCards, match=f"{joker} is not a card of the deck of 52 cards"):
            deck.deal(f"As {joker}", 2)

    def test_a_card_given_twice_is_refused(self):
        with pytest.raises(BadCards, match="As was given more than once"):
            DECK_OF_52.deal("As Kd As", 3)

    def test_one_joker_is_dealt_once(self):
        with pytest.raises(BadCards, match="Jk was given more than once"):
            DECK_OF_53.deal("Jk Jk", 2)

    def test_two_jokers_are_two_cards(self):
        assert write_cards(DECK_OF_54.deal("Jk1 Jk2", 2)) == "Jk1 Jk2"

    @pytest.mark.parametrize("text", ["As", "As Kd Qh"])
    def test_the_wrong_number_is_refused(self, text):
        with pytest.raises(BadCards, match="2 cards are needed"):
            DECK_OF_52.deal(text, 2)

    def test_the_number_may_lie_between_two(self):
        for text in ("As Kd", "As Kd Qh"):
            assert write_cards(DECK_OF_52.deal(text, 2, 3)) == text
        for text in ("As", "As Kd Qh Jc"):
            with pytest.raises(BadCards, match="2 to 3 cards are needed"):
                DECK_OF_52.deal(text, 2, 3)

    def test_two_hands_come_from_one_deck(self):
        first, second = DECK_OF_52.deal_two("As Kd", "Ah Ks", 2)
        assert (write_cards(first), write_cards(second)) == ("As Kd", "Ah Ks")
        with pytest.raises(BadCards, match="Kd was given more than once"):
            DECK_OF_52.deal_two("As Kd", "Ah Kd", 2)
