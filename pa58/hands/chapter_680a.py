"""Saigon 5 Card, 58 Pa. Code § 680a.6: Point Counts and Bonus Wager hands from the 53-card deck."""

from functools import cache

import numpy as np
import numpy.typing as npt

from pa58.hands.cards import NATURALS
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
    suit_agreement,
)

LABELS = (
    "five-aces",
    "royal-flush-no-joker",
    "royal-flush-with-joker",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pair",
    "none",
)
"""(c), in its order."""

COUNT_LABELS = tuple(str(count) for count in range(10, 0, -1))
"""(b): 10 is the highest Point Count, 1 the lowest."""

WILD = frozenset({NATURALS})
_JOKER_VALUES = (3, 6, 9)


def ranks(columns: list[Column]) -> Codes:
    """Rank hands by (c), as the first listed hand that fits; codes are positions in `LABELS`."""
    codes: Codes = _ranking()(columns)
    return codes


def point_counts(columns: list[Column]) -> Codes:
    """Return the Point Count by (a) and (b), a joker at its best; codes are positions in `COUNT_LABELS`."""
    best = _point_counts().max(axis=0)[columns[0], columns[1]]
    codes: Codes = (10 - best).astype(np.uint8)
    return codes


def is_point_count(columns: list[Column], codes: Codes) -> Flags:
    """Tell for each hand whether one of the joker's three values gives the Point Count of the code."""
    counts = _point_counts()[:, columns[0], columns[1]]
    is_one: Flags = (counts == 10 - codes.astype(np.int64)).any(axis=0)
    return is_one


@cache
def _point_counts() -> npt.NDArray[np.int64]:
    """Return the Point Count of every two cards, shape (values of the joker, 53, 53)."""
    naturals = [1 if card // 4 == ACE else min(card // 4 + 2, 10) for card in range(NATURALS)]
    values = np.array([[*naturals, joker] for joker in _JOKER_VALUES])
    totals = values[:, :, None] + values[:, None, :]
    counts: npt.NDArray[np.int64] = np.where(totals > 10, totals - 10, totals)
    return counts


@cache
def _ranking() -> Judgement:
    unlike, alike = _by_ranks(one_suit=False), _by_ranks(one_suit=True)
    return Judgement(5, np.stack([unlike, unlike, alike]), card_keys(), suit_agreement())


def _by_ranks(*, one_suit: bool) -> Codes:
    hands = multisets(5)
    joker = hands.jokers
    naturals = hands.naturals
    with_ace = naturals.copy()
    with_ace[:, ACE] += joker  # in sets and pairs the joker is an ace and nothing else
    consecutive = in_a_row(naturals, joker, 5, ace_low=True)
    royal = lacking(naturals, range(ACE - 4, ACE + 1)) <= joker
    triplet = (with_ace == 3).any(axis=1)
    pairs = (with_ace == 2).sum(axis=1)
    listed: list[tuple[str, Flags]] = [
        ("five-aces", with_ace[:, ACE] == 5),
        ("royal-flush-no-joker", one_suit & royal & (joker == 0)),
        ("royal-flush-with-joker", one_suit & royal),
        ("straight-flush", one_suit & consecutive),
        ("four-of-a-kind", (with_ace == 4).any(axis=1)),
        ("full-house", triplet & (pairs == 1)),
        ("flush", np.full(len(joker), one_suit)),
        ("straight", consecutive),
        ("three-of-a-kind", triplet),
        ("two-pair", pairs == 2),
    ]
    return first_that_fits(LABELS, listed, "none")
