"""The decks of the games, and the refusal of cards that they cannot deal.

Four Card Frenzy plays one deck of 52 cards at a time. DJ Wild Stud Poker and Saigon 5 Card add one
joker, Five Card Roulette two.
"""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from reference_impl.cards import BLACK_JOKER, CARDS, RED_JOKER, THE_JOKER, BadCards, Card, parse_cards


class Deck(NamedTuple):
    """The cards of a game, each of which can be dealt once."""

    name: str
    cards: Mapping[str, Card]  # by the way they are written

    @property
    def tokens(self) -> AbstractSet[str]:
        """How its cards are written."""
        return self.cards.keys()

    def deal(self, text: str, fewest: int, most: int | None = None) -> tuple[Card, ...]:
        """Read from `fewest` to `most` cards (exactly `fewest` if `most` is left out) of this deck.

        Raises `BadCards` for a token that is no card, a card that the deck does not have, a card
        given twice, and too few or too many cards.
        """
        tokens = text.split(" ")
        try:
            cards = tuple(map(self.cards.__getitem__, tokens))
        except KeyError:
            cards = parse_cards(text)
            self.refuse_what_it_cannot_deal(cards)
        if len(set(cards)) < len(cards):
            self.refuse_what_it_cannot_deal(cards)
        if not fewest <= len(cards) <= (most or fewest):
            wanted = f"{fewest}" if most is None else f"{fewest} to {most}"
            raise BadCards(f"{wanted} cards are needed, and {len(cards)} were given")
        return cards

    def deal_two(self, first: str, second: str, number: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Read two hands of `number` cards, both dealt from this deck; raise `BadCards` as `deal` does."""
        hands = self.deal(first, number), self.deal(second, number)
        self.refuse_what_it_cannot_deal(hands[0] + hands[1])
        return hands

    def refuse_what_it_cannot_deal(self, cards: Iterable[Card]) -> None:
        """Raise `BadCards` for a card that is not in the deck, and for one dealt twice."""
        dealt: set[str] = set()
        for card in cards:
            if card.token not in self.tokens:
                raise BadCards(f"{card} is not a card of {self.name}")
            if card.token in dealt:
                raise BadCards(f"{card} was given more than once, and {self.name} has it once")
            dealt.add(card.token)


DECK_OF_52: Final = Deck("the deck of 52 cards", CARDS)
DECK_OF_53: Final = Deck("the deck of 52 cards and a joker", CARDS | {THE_JOKER.token: THE_JOKER})
DECK_OF_54: Final = Deck(
    "the deck of 52 cards and two jokers (Jk1, Jk2)",
    CARDS | {joker.token: joker for joker in (RED_JOKER, BLACK_JOKER)},
)
