"""Cards as small integers, so that millions of hands fit in one numpy array.

Card number = 4 × rank + suit, with ranks 2 … ace as 0 … 12 and suits c, s, d, h as 0 … 3: black before red,
so that the colour is ``suit // 2``. Jokers follow at 52 and 53. A deck has 52 cards, 53 (one joker, ``Jk``)
or 54 (``Jk1`` and ``Jk2``). Greater numbers are higher cards.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Cards: TypeAlias = npt.NDArray[np.uint8]
"""An array of shape (hands, cards of a hand)."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "csdh"
NATURALS: Final = 52
JOKER_TOKENS: Final = {52: (), 53: ("Jk",), 54: ("Jk1", "Jk2")}


class HandError(ValueError):
    """Cards, hands or readings that cannot be taken; the message says what is wrong, and what would do."""


def deck_tokens(deck: int) -> tuple[str, ...]:
    """Return the tokens of a deck of 52, 53 or 54 cards, by card number."""
    if deck not in JOKER_TOKENS:
        raise HandError(f"No deck of {deck} cards: a deck has 52 cards, 53 with one joker, or 54 with two.")
    return tuple(rank + suit for rank in RANKS for suit in SUITS) + JOKER_TOKENS[deck]


def tokens(cards: Cards, deck: int) -> list[str]:
    """Write hands as a product reads them, such as ``"As Kd 2c Td Jk"``, the cards in the order they stand.

    `cards` has shape (hands, cards of a hand). Raises `HandError` where a number is not a card of the deck.
    """
    if cards.size and int(cards.max()) >= deck:
        raise HandError(f"Card number {int(cards.max())} is not in a deck of {deck} cards.")
    # All hands as one text, each card in a field of one width, the unused end of which is taken out again.
    fields = np.array([list(f"{token:\0<3} ".encode()) for token in deck_tokens(deck)], dtype=np.uint8)
    written = fields[cards]
    written[:, -1, -1] = ord("\n")
    return written.tobytes().replace(b"\0", b"").decode("ascii").splitlines()


def indexes(hands: Sequence[str], deck: int) -> Cards:
    """Read hands of one length, such as ``["As Kd", "2c Jk"]``, into an array of shape (hands, cards).

    Raises `HandError` for an unknown token, and where the hands differ in length.
    """
    number = {token: card for card, token in enumerate(deck_tokens(deck))}
    try:
        rows = [[number[token] for token in hand.split(" ")] for hand in hands]
    except KeyError as unknown:
        raise HandError(
            f"{unknown.args[0]!r} is not a card of a deck of {deck} (as, for example, 'Td')."
        ) from None
    if len({len(row) for row in rows}) > 1:
        raise HandError("The hands differ in their number of cards; read them length by length.")
    return np.array(rows, dtype=np.uint8).reshape(len(rows), -1)
