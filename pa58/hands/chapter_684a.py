"""Four Card Frenzy, 58 Pa. Code §§ 684a.6 and 684a.7(d)(2): four, five and six cards of the 52-card deck.

The order of four-card hands is a number, the *strength*: its highest bits are the category of (b), then the
rank that names the hand, if one does, then the place of its cards among all sets of four, which is what (c)
compares: cards that both hands contain match one by one, and the highest card left decides.
"""

from collections.abc import Sequence
from functools import cache, reduce

import numpy as np
import numpy.typing as npt

from pa58.hands.ranker import (
    ACE,
    Codes,
    Column,
    Flags,
    Judgement,
    card_keys,
    first_that_fits,
    in_a_row,
    lacking,
    multisets,
    runs,
    suit_agreement,
)

LABELS = (
    "four-of-a-kind",
    "straight-flush",
    "three-of-a-kind",
    "flush",
    "straight",
    "two-pairs",
    "pair",
    "none",
)
"""(b), in its order."""

BONUS_LABELS = (
    "four-of-a-kind",
    "royal-flush",
    "straight-flush",
    "three-of-a-kind",
    "flush",
    "straight",
    "two-pairs",
    "pair",
    "none",
)
"""(d), in its order; it ends with two pairs, and what stands below is not paid."""

ALL_SIX_LABELS = (
    "six-card-royal-flush",
    "royal-flush",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "none",
)
"""(e), in its order."""

ELIGIBLE_LABELS = ("eligible", "not-eligible")

Strengths = npt.NDArray[np.uint32]

_NAME_BITS = 4
_CARD_BITS = 13
_WHEEL = runs(4, ace_low=True)[0]


def strengths(columns: Sequence[Column], tie_scope: str) -> Strengths:
    """Return the strength of the best four of four or more cards; the greater is higher, equal is a tie."""
    found: Strengths = _four(tie_scope)(columns)
    return found


def ranks(columns: Sequence[Column]) -> Codes:
    """Rank the best four of four or more cards by (b); codes are positions in `LABELS`."""
    category = strengths(columns, "rank-then-card") >> (_NAME_BITS + _CARD_BITS)
    return (len(LABELS) - 1 - category).astype(np.uint8)


def bonus_ranks(columns: Sequence[Column]) -> Codes:
    """Rank the best four by (d), and below its list by (b); codes are positions in `BONUS_LABELS`."""
    by_b = ranks(columns)
    places = np.array([BONUS_LABELS.index(label) for label in LABELS], dtype=np.uint8)
    suspects = np.flatnonzero(by_b == LABELS.index("straight-flush"))
    codes = places[by_b]
    strength = strengths([column[suspects] for column in columns], "rank-then-card")
    name = (strength >> _CARD_BITS) & ((1 << _NAME_BITS) - 1)
    codes[suspects[name == ACE + 1]] = BONUS_LABELS.index("royal-flush")
    return codes


def all_six_ranks(columns: Sequence[Column], wheel: str) -> Codes:
    """Rank six cards by (e), as the first listed hand they hold; codes are positions in `ALL_SIX_LABELS`."""
    codes: Codes = _five(wheel)(columns)
    suspects = np.flatnonzero(codes == ALL_SIX_LABELS.index("royal-flush"))
    boards = reduce(np.bitwise_or, (np.int64(1) << column[suspects].astype(np.int64) for column in columns))
    codes[suspects[np.isin(boards, _six_card_royals())]] = ALL_SIX_LABELS.index("six-card-royal-flush")
    return codes


def prime_eligibility(columns: Sequence[Column]) -> Codes:
    """Tell whether at least four of five cards share a colour; codes are positions in `ELIGIBLE_LABELS`."""
    red = np.sum([(column >> 1) & 1 for column in columns], axis=0)
    return np.isin(red, (2, 3)).astype(np.uint8)


def bonus_eligibility(columns: Sequence[Column]) -> Codes:
    """Tell whether (d) lists the best four; codes are positions in `ELIGIBLE_LABELS`."""
    return (ranks(columns) > LABELS.index("two-pairs")).astype(np.uint8)


def all_six_eligibility(columns: Sequence[Column], wheel: str) -> Codes:
    """Tell whether (e) lists a hand that the six cards hold; codes are positions in `ELIGIBLE_LABELS`."""
    return np.equal(all_six_ranks(columns, wheel), ALL_SIX_LABELS.index("none")).astype(np.uint8)


@cache
def _four(tie_scope: str) -> Judgement:
    unlike, alike = (_strengths_by_ranks(tie_scope, one_suit=one_suit) for one_suit in (False, True))
    table = np.stack([unlike, unlike, alike])
    return Judgement(4, table, card_keys(), suit_agreement(), better=np.maximum)


def _strengths_by_ranks(tie_scope: str, *, one_suit: bool) -> Strengths:
    naturals = multisets(4).naturals
    pairs = (naturals == 2).sum(axis=1)
    consecutive = in_a_row(naturals, 0, 4, ace_low=True)
    listed: list[tuple[str, Flags]] = [
        ("four-of-a-kind", (naturals == 4).any(axis=1)),
        ("straight-flush", one_suit & consecutive),
        ("three-of-a-kind", (naturals == 3).any(axis=1)),
        ("flush", np.full(len(naturals), one_suit)),
        ("straight", consecutive),
        ("two-pairs", pairs == 2),
        ("pair", pairs == 1),
    ]
    category = len(LABELS) - 1 - first_that_fits(LABELS, listed, "none").astype(np.uint32)
    cards = np.argsort(np.argsort(naturals @ 5 ** np.arange(13)))  # up to four of a rank, the highest first
    name = _names(naturals, consecutive) if tie_scope == "rank-then-card" else 0
    return ((category << _NAME_BITS + _CARD_BITS) + (name << _CARD_BITS) + cards).astype(np.uint32)


def _names(naturals: npt.NDArray[np.int64], consecutive: Flags) -> npt.NDArray[np.int64]:
    """Return the rank that names a hand, from 1: of its equal cards, or atop the run; 0 where none does.

    Of two pairs it is the higher: where that is equal, the cards have the lower pair decide.
    """
    ranks_up = np.arange(1, 14)
    equal = ((naturals >= 2) * ranks_up).max(axis=1)
    top = ((naturals > 0) * ranks_up).max(axis=1)
    top = np.where(lacking(naturals, _WHEEL) == 0, max(_WHEEL[1:]) + 1, top)
    return np.where(consecutive, top, equal)


@cache
def _five(wheel: str) -> Judgement:
    unlike, alike = (_five_by_ranks(ace_low=wheel == "yes", one_suit=one_suit) for one_suit in (False, True))
    return Judgement(5, np.stack([unlike, unlike, alike]), card_keys(), suit_agreement())


def _five_by_ranks(*, ace_low: bool, one_suit: bool) -> Codes:
    naturals = multisets(5).naturals
    consecutive = in_a_row(naturals, 0, 5, ace_low=ace_low)
    triplet = (naturals == 3).any(axis=1)
    listed: list[tuple[str, Flags]] = [
        ("royal-flush", one_suit & (lacking(naturals, range(ACE - 4, ACE + 1)) == 0)),
        ("straight-flush", one_suit & consecutive),
        ("four-of-a-kind", (naturals == 4).any(axis=1)),
        ("full-house", triplet & (naturals == 2).any(axis=1)),
        ("flush", np.full(len(naturals), one_suit)),
        ("straight", consecutive),
        ("three-of-a-kind", triplet),
    ]
    return first_that_fits(ALL_SIX_LABELS, listed, "none")


@cache
def _six_card_royals() -> npt.NDArray[np.int64]:
    return np.array([sum(1 << 4 * rank + suit for rank in range(ACE - 5, ACE + 1)) for suit in range(4)])
