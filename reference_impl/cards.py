"""Cards as they are written, and what each of them is.

A card is written as its rank and its suit: `As` is the ace of spades, `Td` the ten of diamonds,
`2c` the two of clubs. Jokers are `Jk` in a deck that has one, `Jk1` and `Jk2` in a deck that has two.
Several cards are parted by exactly one blank.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

# A joker has no rank and no suit; these stand in their place.
JOKER: Final = 0
NO_SUIT: Final = ""

TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(2, 15)
RANKS: Final = {
    "A": ACE,
    "K": KING,
    "Q": QUEEN,
    "J": JACK,
    "T": TEN,
    "9": NINE,
    "8": EIGHT,
    "7": SEVEN,
    "6": SIX,
    "5": FIVE,
    "4": FOUR,
    "3": THREE,
    "2": TWO,
}

BLACK: Final = "black"
RED: Final = "red"
NO_COLOUR: Final = ""
SUITS: Final = {"s": BLACK, "h": RED, "d": RED, "c": BLACK}


class BadCards(ValueError):  # noqa: N818 - it names what was found, as the answer `bad-cards` does
    """Cards that no deck of the game can deal; the message says why."""


class Card(NamedTuple):
    """One card: how it is written, its rank (2 to 14, ace high), its suit, and its printed colour."""

    token: str
    rank: int
    suit: str
    colour: str

    def __str__(self) -> str:
        return self.token


CARDS: Final = {
    rank_letter + suit: Card(rank_letter + suit, rank, suit, colour)
    for suit, colour in SUITS.items()
    for rank_letter, rank in RANKS.items()
}
THE_JOKER: Final = Card("Jk", JOKER, NO_SUIT, NO_COLOUR)
RED_JOKER: Final = Card("Jk1", JOKER, NO_SUIT, RED)
BLACK_JOKER: Final = Card("Jk2", JOKER, NO_SUIT, BLACK)

_BY_TOKEN: Final = CARDS | {joker.token: joker for joker in (THE_JOKER, RED_JOKER, BLACK_JOKER)}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards as they are written; raise `BadCards` for anything that is not a card."""
    return tuple([_BY_TOKEN.get(token) or _refuse(token) for token in text.split(" ")])


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards so that `parse_cards` reads them again."""
    return " ".join(card.token for card in cards)


def quoted(text: str) -> str:
    """Quote what was found in place of a card or a wager, cut short if it is long."""
    return repr(text if len(text) <= 40 else text[:40] + "...")


def _refuse(token: str) -> Card:
    """Say what is wrong with a token that is no card."""
    raise BadCards(
        f"{quoted(token)} is not a card: write a rank of {' '.join(RANKS)} and a suit of {' '.join(SUITS)}, "
        "as in As or Td, or a joker, and exactly one blank between two cards"
    )
