"""DJ Wild Stud Poker, 58 Pa. Code § 687a.6(b)–(f): five cards of the 53-card deck, five of them wild."""

from functools import cache

import numpy as np

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
    "five-wilds",
    "royal-flush",
    "five-of-a-kind",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pairs",
    "pair",
    "high-card",
)
"""(c), in its order, with five of a kind where the reading `ranked` puts it."""

BONUS_LABELS = (
    "royal-flush",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "not-eligible",
)
"""(d) and (f), which list the same hands."""

TRIPS_LABELS = ("five-wilds", *BONUS_LABELS)
"""(e)."""

DEUCES = frozenset(range(4))
WILD = DEUCES | {NATURALS}


def ranks(columns: list[Column], wild_assumes: str, five_of_a_kind: str) -> Codes:
    """Rank hands by (c); codes are positions in `LABELS`."""
    codes: Codes = _ranking(wild_assumes, five_of_a_kind)(columns)
    return codes


def trips_eligibility(columns: list[Column], wild_assumes: str) -> Codes:
    """Find the best hand that (e) lists; codes are positions in `TRIPS_LABELS`."""
    return _listed(TRIPS_LABELS, ranks(columns, wild_assumes, "as-listed"), five_wilds="five-wilds")


def bonus_eligibility(columns: list[Column], wild_assumes: str, five_wilds_bonus: str) -> Codes:
    """Find the best hand that (d), and likewise (f), lists; codes are positions in `BONUS_LABELS`."""
    paid_as = {"as-royal-flush": "royal-flush", "not-eligible": "not-eligible"}[five_wilds_bonus]
    return _listed(BONUS_LABELS, ranks(columns, wild_assumes, "as-listed"), five_wilds=paid_as)


def _listed(labels: tuple[str, ...], codes: Codes, *, five_wilds: str) -> Codes:
    """Turn positions in `LABELS` into positions in a wager's list."""
    paid_as = {label: label for label in labels} | {"five-wilds": five_wilds}
    places = [labels.index(paid_as.get(label, "not-eligible")) for label in LABELS]
    return np.array(places, dtype=np.uint8)[codes]


@cache
def _ranking(wild_assumes: str, five_of_a_kind: str) -> Judgement:
    # Under `rank-only` a deuce keeps its suit, and so it has a say in whether the suits agree; its rank is
    # free.
    suitless = DEUCES if wild_assumes == "any-card" else frozenset[int]()
    unlike = _by_ranks(one_suit=False, ranked=five_of_a_kind == "ranked")
    alike = _by_ranks(one_suit=True, ranked=five_of_a_kind == "ranked")
    return Judgement(5, np.stack([unlike, unlike, alike]), card_keys(suitless), suit_agreement())


def _by_ranks(*, one_suit: bool, ranked: bool) -> Codes:
    hands = multisets(5)
    wild = hands.jokers + hands.naturals[:, 0]
    naturals = hands.naturals.copy()
    naturals[:, 0] = 0
    most = naturals.max(axis=1) + wild  # cards of one rank, all wild cards joining the most numerous
    pairs = (naturals == 2).sum(axis=1)
    consecutive = in_a_row(naturals, wild, 5, ace_low=True)
    # A wild card beside two pairs makes one of them three; beside less, it makes four of a kind with any
    # triplet.
    full_house = ((naturals == 3).any(axis=1) & (pairs == 1)) | ((wild == 1) & (pairs == 2))
    listed: list[tuple[str, Flags]] = [
        ("five-wilds", wild == 5),
        ("royal-flush", one_suit & (lacking(naturals, range(ACE - 4, ACE + 1)) <= wild)),
        ("five-of-a-kind", ranked & (most == 5)),
        ("straight-flush", one_suit & consecutive),
        ("four-of-a-kind", most >= 4),
        ("full-house", full_house),
        ("flush", np.full(len(wild), one_suit)),
        ("straight", consecutive),
        ("three-of-a-kind", most == 3),
        ("two-pairs", pairs == 2),
        ("pair", most == 2),
    ]
    return first_that_fits(LABELS, listed, "high-card")
