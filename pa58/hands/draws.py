"""Random choices that depend on the run's seed and on a position only.

A choice made for hand 1,000 is the same whether the hands are dealt in one piece or in chunks by several
processes, and on every version of numpy; hence a mixing function (SplitMix64) of the position instead of a
stream of numbers.
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from pa58.hands.cards import Cards

_STEP = np.uint64(0x9E3779B97F4A7C15)
_WORD = 2**64


class Purpose(IntEnum):
    """What a choice is for, so that choices made for one position are not the same choice."""

    MEMBER = 1
    SAMPLE = 2
    OTHER_MEMBER = 3
    ORDER = 4


def draws(seed: int, purpose: Purpose, start: int, stop: int) -> npt.NDArray[np.uint64]:
    """Return one number of 64 even bits for each position `start` … `stop` - 1."""
    origin = _mixed(np.array([seed % _WORD], dtype=np.uint64)) ^ np.uint64(purpose)
    return _mixed(_mixed(origin) + np.arange(start, stop, dtype=np.uint64) * _STEP)


def dealt(cards: Cards, seed: int, start: int = 0) -> Cards:
    """Return the same hands, the cards of each in an order drawn from the seed and the position of the hand.

    The first row of `cards` stands at position `start`. The order of cards means nothing, and so a product
    must not lean on it.
    """
    count, hand = cards.shape
    keys = draws(seed, Purpose.ORDER, start * hand, (start + count) * hand).reshape(count, hand)
    return np.take_along_axis(cards, np.argsort(keys, axis=1), axis=1)


def _mixed(words: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    words = words + _STEP
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))
