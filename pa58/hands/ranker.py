"""Ranking by table: what a hand is, read off from the ranks it holds and from how its suits agree.

There are some eight thousand multisets of five ranks, jokers included. Each game judges every multiset once,
with numpy, for each way the suits can agree (`Suits`); to rank a hand is then to find its row and its column
in that table. Both come from one sum over the cards, in any order: each card has a key, whose low bits are
such that no two multisets of ranks have the same sum, and whose high bits count suits.

The judgements, by game, are in the modules `chapter_…`. Nothing here is derived from the readable rules, nor
they from this: where the two agree on a whole space, independent ways do.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property, reduce
from itertools import combinations, combinations_with_replacement
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pa58.hands.cards import NATURALS, RANKS, Cards, HandError

Column: TypeAlias = npt.NDArray[np.uint8]
"""One card of each hand, shape (hands,)."""
Flags: TypeAlias = npt.NDArray[np.bool_]
"""A statement about each multiset of ranks, or about each hand."""
Codes: TypeAlias = npt.NDArray[np.uint8]

ACE: Final = 12
_BLOCK: Final = 16_384  # hands at a time, so that the sums stay in the second-level cache

# The key of a joker, and of the ranks 2 … ace: each the least that keeps apart the sums of any five cards, at
# most two of them jokers and at most four of one rank. A joker adds 0, and so four cards, at most one of them
# a joker, are kept apart by the same keys: with one joker more they are five.
_JOKER_KEY: Final = 0
_RANK_KEYS: Final = (1, 4, 16, 67, 222, 707, 2214, 5314, 11782, 20119, 45152, 81787, 141158)
_RANK_BITS: Final = 20
_RANK_MASK: Final = (1 << _RANK_BITS) - 1
# Above the sum of ranks: four counts of suits of three bits each, then a bit for each of the two jokers.
_SUIT_BITS: Final = 3
_FIRST_JOKER_BIT: Final = 4 * _SUIT_BITS
_SUIT_SUMS: Final = 1 << (_FIRST_JOKER_BIT + 2)


class Suits(IntEnum):
    """How the suits of a hand agree; wild cards without a suit of their own agree with any."""

    MIXED = 0
    ONE_COLOUR = 1
    ONE_SUIT = 2


class Multisets:
    """All multisets of ranks of a hand of four cards, one of them a joker at most, or of five, at most two.

    `counts` has shape (multisets, 14): jokers, then the ranks 2 … ace.
    """

    def __init__(self, size: int) -> None:
        rows = [
            row
            for row in combinations_with_replacement(range(14), size)
            if row.count(0) <= size - 3 and all(row.count(rank) <= 4 for rank in set(row))
        ]
        self.counts = np.stack([(np.array(rows) == kind).sum(axis=1) for kind in range(14)], axis=1)
        sums = self.counts @ np.array((_JOKER_KEY, *_RANK_KEYS))
        self.rows = np.zeros(int(sums.max()) + 1, dtype=np.uint16)
        self.rows[sums] = np.arange(len(sums))

    @property
    def jokers(self) -> npt.NDArray[np.int64]:
        """The number of jokers."""
        return self.counts[:, 0]

    @property
    def naturals(self) -> npt.NDArray[np.int64]:
        """The number of cards of each rank, shape (multisets, 13)."""
        return self.counts[:, 1:]


@cache
def multisets(size: int) -> Multisets:
    """Return the multisets of ranks of a hand of `size` cards."""
    return Multisets(size)


def lacking(naturals: npt.NDArray[np.int64], run: Iterable[int]) -> npt.NDArray[np.int64]:
    """Count the ranks of `run` that are not among the cards."""
    missing: npt.NDArray[np.int64] = np.sum(naturals[:, list(run)] == 0, axis=1)
    return missing


def runs(length: int, *, ace_low: bool) -> list[list[int]]:
    """List the ranks of each straight of `length` cards, lowest first; an ace begins one if `ace_low`."""
    low = [[ACE, *range(length - 1)]] if ace_low else []
    return low + [list(range(first, first + length)) for first in range(len(RANKS) - length + 1)]


def in_a_row(
    naturals: npt.NDArray[np.int64], wild: npt.NDArray[np.int64] | int, length: int, *, ace_low: bool
) -> Flags:
    """Tell which hands of `length` cards are of consecutive rank, their wild cards filling the gaps."""
    gaps = np.min([lacking(naturals, run) for run in runs(length, ace_low=ace_low)], axis=0)
    fits: Flags = gaps <= wild
    return fits


def first_that_fits(labels: Sequence[str], listed: Sequence[tuple[str, Flags]], last: str) -> Codes:
    """Return for each multiset the position in `labels` of the first listed hand that fits, or of `last`."""
    places = [labels.index(name) for name, _ in listed]
    codes = np.select([fits for _, fits in listed], places, default=labels.index(last))
    return codes.astype(np.uint8)


@cache
def card_keys(suitless: frozenset[int] = frozenset()) -> npt.NDArray[np.int64]:
    """Return the key of every card; the cards in `suitless` count for no suit."""
    naturals = [
        _RANK_KEYS[card // 4] + (0 if card in suitless else 1 << (_RANK_BITS + _SUIT_BITS * (card % 4)))
        for card in range(NATURALS)
    ]
    jokers = [_JOKER_KEY + (1 << (_RANK_BITS + _FIRST_JOKER_BIT + joker)) for joker in range(2)]
    return np.array(naturals + jokers, dtype=np.int64)


@cache
def suit_agreement(*, jokers_coloured: bool = False) -> npt.NDArray[np.uint8]:
    """Return the `Suits` of every sum of suits. Coloured jokers: the first is red, the second black."""
    sums = np.arange(_SUIT_SUMS)
    clubs, spades, diamonds, hearts = (
        (sums >> _SUIT_BITS * suit) & ((1 << _SUIT_BITS) - 1) > 0 for suit in range(4)
    )
    black, red = clubs | spades, diamonds | hearts
    suits = clubs.astype(int) + spades + diamonds + hearts
    if jokers_coloured:
        red |= (sums >> _FIRST_JOKER_BIT) & 1 > 0
        black |= (sums >> _FIRST_JOKER_BIT) & 2 > 0
    agreement = np.where(black & red, Suits.MIXED, Suits.ONE_COLOUR)
    return np.where(suits <= 1, Suits.ONE_SUIT, agreement).astype(np.uint8)


@dataclass(frozen=True, eq=False)
class Judgement:
    """A game's judgement of every hand of `size` cards.

    `table` has a row for each of `Suits`, and a column for each multiset of ranks.
    """

    size: int
    table: npt.NDArray[Any]
    keys: npt.NDArray[np.int64]
    agreement: npt.NDArray[np.uint8]
    better: Callable[[Any, Any], npt.NDArray[Any]] = np.minimum

    def __call__(self, columns: Sequence[Column]) -> npt.NDArray[Any]:
        """Look every hand up; of more cards than `size`, keep the `better` of the judgements of every choice.

        `columns` are the cards of the hands, one array for each card of a hand.
        """
        found = np.empty(len(columns[0]), dtype=self.table.dtype)
        for start in range(0, len(found), _BLOCK):
            block = slice(start, start + _BLOCK)
            # mode="clip" spares numpy a check of every index; `columns_of` has checked the cards.
            keys = [self.keys.take(column[block], mode="clip") for column in columns]
            judged = [self._judge(choice) for choice in combinations(keys, self.size)]
            found[block] = reduce(self.better, judged)
        return found

    def _judge(self, keys: Sequence[npt.NDArray[np.int64]]) -> npt.NDArray[Any]:
        total = keys[0] + keys[1]
        for key in keys[2:]:
            total += key
        place = self._offsets.take(total >> _RANK_BITS, mode="clip")
        total &= _RANK_MASK
        place += multisets(self.size).rows.take(total, mode="clip")
        return self.table.take(place, mode="clip")

    @cached_property
    def _offsets(self) -> npt.NDArray[np.int64]:
        """Where in the flattened table the row of each sum of suits begins."""
        return self.agreement * np.int64(self.table.shape[1])


def columns_of(cards: Cards, deck: int, hand: int) -> list[Column]:
    """Return the columns of an array of hands; raises `HandError` if they are not `hand` cards of the deck.

    That no hand holds a card twice is not checked: it is for the caller to pass hands that the deck can deal.
    """
    if cards.ndim != 2 or cards.shape[1] != hand or cards.dtype != np.uint8:
        raise HandError(
            f"Hands of {hand} cards are an array of bytes (uint8) of shape (hands, {hand}), "
            f"not one of {cards.dtype} of shape {cards.shape}."
        )
    if cards.size and int(cards.max()) >= deck:
        raise HandError(f"Card number {int(cards.max())} is not in a deck of {deck} cards.")
    return list(cards.T)
