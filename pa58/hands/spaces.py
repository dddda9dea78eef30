"""Every hand of a deck, in one fixed order, of which any stretch can be made alone.

The order is that of the combinatorial number system: a hand with cards c1 < c2 < … < ck stands at C(c1, 1) +
C(c2, 2) + … + C(ck, k). So hands are sorted by their highest card, then by the second highest, and so on, and
the hands below a given highest card are the whole space of smaller hands of the lower cards. That is what
makes a stretch cheap: it is pieced together from stretches of smaller hands, down to a table of three cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from pa58.hands.cards import Cards, HandError, deck_tokens

_TABLED = 3  # hands up to this many cards are cut from a table; the greatest has C(54, 3) = 24,804 rows


@dataclass(frozen=True)
class Space:
    """All hands of `hand` cards (1 to 6) from a deck of 52, 53 or 54 cards; raises `HandError` for others."""

    deck: int
    hand: int

    def __post_init__(self) -> None:
        deck_tokens(self.deck)
        if not 1 <= self.hand <= 6:
            raise HandError(f"No space of {self.hand}-card hands: a hand has one to six cards.")

    @property
    def size(self) -> int:
        """The number of hands."""
        return comb(self.deck, self.hand)

    def hands(self, start: int = 0, stop: int | None = None) -> Cards:
        """Return the hands at positions `start` … `stop` - 1, shape (hands, cards), each row ascending.

        Columns are contiguous in memory. Raises `HandError` if the stretch is not inside the space.
        """
        stop = self.size if stop is None else stop
        if not 0 <= start <= stop <= self.size:
            raise HandError(f"No hands {start} to {stop} in a space of {self.size} hands.")
        rows = np.empty((self.hand, stop - start), dtype=np.uint8).T
        _fill(rows, start)
        return rows

    def chunks(self, length: int = 1_000_000) -> Iterator[tuple[int, Cards]]:
        """Yield (position of the first hand, hands) until the space is done, one chunk held at a time."""
        for start in range(0, self.size, length):
            yield start, self.hands(start, min(start + length, self.size))

    def positions(self, cards: Cards) -> npt.NDArray[np.int64]:
        """Return the position in the space of each hand, shape (hands,), whatever the order of its cards."""
        ascending = np.sort(cards, axis=1)
        return sum(
            (_choose(column + 1)[ascending[:, column]] for column in range(self.hand)),
            start=np.zeros(len(cards), dtype=np.int64),
        )


def _fill(rows: Cards, start: int) -> None:
    """Write the hands from position `start` on into `rows`."""
    count, hand = rows.shape
    if hand <= _TABLED:
        rows[:] = _small(hand)[start : start + count]
        return
    done = 0
    card = int(np.searchsorted(_choose(hand), start, side="right")) - 1
    while done < count:
        position = start + done
        end = min(count, comb(card + 1, hand) - start)
        rows[done:end, hand - 1] = card
        _fill(rows[done:end, : hand - 1], position - comb(card, hand))
        done, card = end, card + 1


@cache
def _small(hand: int) -> Cards:
    """All hands of a few cards from the greatest deck; those of a smaller deck are its beginning."""
    rows = np.array(list(combinations(range(54), hand)), dtype=np.uint8)
    return np.asfortranarray(rows[np.lexsort(rows.T)])


@cache
def _choose(size: int) -> npt.NDArray[np.int64]:
    """C(card, size) for every card number, and one beyond."""
    return np.array([comb(card, size) for card in range(55)], dtype=np.int64)
