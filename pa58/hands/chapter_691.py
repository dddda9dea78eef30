"""Five Card Roulette, 58 Pa. Code ch. 691, wagers section: community cards from the 54-card deck."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from pa58.hands.cards import NATURALS, RANKS
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
    "royal-flush-without-joker",
    "five-of-a-kind",
    "royal-flush-with-joker",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "all-same-color",
    "none",
)
"""(c)(6), in its order."""

ANTES = ("black-ante", "red-ante")
"""(b)(1) and (2)."""
RANK_WAGERS = {"two-six": "23456", "seven-jack": "789TJ", "queen-king": "QK", "ace": "A"}
"""(c)(1)–(4): the ranks, which must come in the colour of an Ante."""
OPTIONAL_WAGERS = (*RANK_WAGERS, "joker")

RED_JOKER, BLACK_JOKER = NATURALS, NATURALS + 1
WILD = frozenset({RED_JOKER, BLACK_JOKER})


def ranks(columns: list[Column], low_straight: str, same_colour_joker: str) -> Codes:
    """Rank the five community cards by (c)(6); codes are positions in `LABELS`."""
    codes: Codes = _ranking(low_straight, same_colour_joker)(columns)
    return codes


def settlements(revealed: Column, wagers: Sequence[str], joker_colour: str) -> Flags:
    """Tell which of `wagers`, with at least one Ante, win on each revealed card, shape (cards, wagers)."""
    natural = revealed < NATURALS
    red = np.where(natural, (revealed >> 1) & 1 == 1, (joker_colour == "printed") & (revealed == RED_JOKER))
    black = np.where(natural, ~red, (joker_colour == "printed") & (revealed == BLACK_JOKER))
    backed = np.where(red, "red-ante" in wagers, black & ("black-ante" in wagers))
    wins = {"red-ante": red, "black-ante": black, "joker": ~natural}
    for wager, in_ranks in RANK_WAGERS.items():
        numbers = [RANKS.index(rank) for rank in in_ranks]
        wins[wager] = natural & backed & np.isin(revealed // 4, numbers)
    return np.stack([wins[wager] for wager in wagers], axis=1)


@cache
def _ranking(low_straight: str, same_colour_joker: str) -> Judgement:
    ace_low = low_straight == "ace-low-allowed"
    by_suits = [
        _by_ranks(ace_low=ace_low, one_suit=False, one_colour=False),
        _by_ranks(ace_low=ace_low, one_suit=False, one_colour=True),
        _by_ranks(ace_low=ace_low, one_suit=True, one_colour=True),
    ]
    return Judgement(
        5, np.stack(by_suits), card_keys(), suit_agreement(jokers_coloured=same_colour_joker == "printed")
    )


def _by_ranks(*, ace_low: bool, one_suit: bool, one_colour: bool) -> Codes:
    hands = multisets(5)
    jokers = hands.jokers
    naturals = hands.naturals
    most = naturals.max(axis=1) + jokers
    pairs = (naturals == 2).sum(axis=1)
    royal = lacking(naturals, range(ACE - 4, ACE + 1)) <= jokers
    full_house = ((naturals == 3).any(axis=1) & (pairs == 1)) | ((jokers == 1) & (pairs == 2))
    listed: list[tuple[str, Flags]] = [
        ("royal-flush-without-joker", one_suit & royal & (jokers == 0)),
        ("five-of-a-kind", most == 5),
        ("royal-flush-with-joker", one_suit & royal),
        ("straight-flush", one_suit & in_a_row(naturals, jokers, 5, ace_low=True)),
        ("four-of-a-kind", most == 4),
        ("full-house", full_house),
        ("flush", np.full(len(jokers), one_suit)),
        ("straight", in_a_row(naturals, jokers, 5, ace_low=ace_low)),
        ("all-same-color", np.full(len(jokers), one_colour)),
    ]
    return first_that_fits(LABELS, listed, "none")
