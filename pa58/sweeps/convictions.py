"""Which clauses wrong answers of a sweep convict: that of the hand expected, and that of the hand answered.

The product fails to see the one and sees the other where it is not. Three refinements name a clause that lies
behind both. Rows of cards: where the only hands answered wrongly are those that an ace begins, or those that an
ace would have to join in the middle, the rule of the ace is broken, and not the straight. Wild cards: where every
hand answered wrongly in one way holds a wild card, the rule of the wild cards is broken too. Values of cards:
where all Point Counts answered wrongly have one kind of card in common, the value of that kind is broken, and not
the way of counting.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pa58.hands import Cards, Question, chapter_680a, chapter_684a, chapter_687a, chapter_691, question
from pa58.sweeps.parts import WEAKER_FOUR

# Bits of a hand's variant.
LOW_ROW = 1  # the cards fit a row that an ace begins, and no other
WRAPPED_ROW = 2  # they fit only a row with an ace in its middle
JOKER_SHIFT = 2  # two bits: how many jokers the hand holds
VALUE_SHIFT = 4  # four bits: 2 to 9, ten-valued, ace, joker
BONUS_SHIFT = 8  # five bits: 1 + the code under the bonus wager's own list
WILD = 1 << 13  # the hand holds a card that may stand for another

# Where a clause lists hands, the place of a hand in the list is the number of its paragraph.
_LISTS: dict[tuple[str, str | None], tuple[str, Sequence[str]]] = {
    ("687a", "hand"): ("687a.6.c.", [name for name in chapter_687a.LABELS if name != "five-of-a-kind"]),
    ("687a", "progressive-bonus-wager"): ("687a.6.d.", chapter_687a.BONUS_LABELS[:-1]),
    ("687a", "trips-bonus-wager"): ("687a.6.e.", chapter_687a.TRIPS_LABELS[:-1]),
    ("687a", "two-way-bad-beat-bonus-wager"): ("687a.6.f.", chapter_687a.BONUS_LABELS[:-1]),
    ("680a", "bonus-wager"): ("680a.6.c.", chapter_680a.LABELS[:-1]),
    ("684a", "hand"): ("684a.6.b.", chapter_684a.LABELS[:-1]),
    ("684a", "best-four"): ("684a.6.b.", chapter_684a.LABELS[:-1]),
    ("684a", "four-card-bonus-wager"): ("684a.6.d.", chapter_684a.BONUS_LABELS[:-2]),  # it ends above a pair
    ("684a", "all-six-bonus-wager"): ("684a.6.e.", chapter_684a.ALL_SIX_LABELS[:-1]),
}
_ROULETTE = dict(
    zip(chapter_691.LABELS[:-1], ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"), strict=True)
)
_SINGLE_CARD_WAGERS = {
    "black-ante": "691.wagers.b.1",
    "red-ante": "691.wagers.b.2",
    "two-six": "691.wagers.c.1",
    "seven-jack": "691.wagers.c.2",
    "queen-king": "691.wagers.c.3",
    "ace": "691.wagers.c.4",
    "joker": "691.wagers.c.5",
}
_VALUES = ("680a.6.a.1", "680a.6.a.2", "680a.6.a.3", "680a.6.a.4")
_ROWS = {"straight", "straight-flush"}
_THE_WILD_CARDS = {"687a": "687a.6.b", "680a": "680a.6.c"}
# Hands that are defined by the wild cards in them.
_MADE_OF_WILDS = {"five-wilds", "five-aces", "royal-flush-with-joker"}
_THE_ACE = {"684a": "684a.6.a", "687a": "687a.6.a", "680a": "680a.6.c", "691": "691.wagers.c.6"}


class Wrong(NamedTuple):
    """A way of answering wrongly: what was expected, what was answered, and the variant of the hands."""

    expected: str
    got: str
    variant: int


def variants(asked: Question, cards: Cards) -> npt.NDArray[np.int64]:
    """Return for each hand the bits that decide which clauses it can convict, shape (hands,)."""
    bits: npt.NDArray[np.int64] = (cards >= 52).sum(axis=1).astype(np.int64) << JOKER_SHIFT
    if asked.op == "point-count":
        bits |= _kinds_of_values(cards) << VALUE_SHIFT
    elif asked.op == "eligible" and asked.what in {"four-card-bonus-wager", "all-six-bonus-wager"}:
        bits |= (question("684a", "rank", asked.what).codes(cards).astype(np.int64) + 1) << BONUS_SHIFT
    elif asked.op == "rank":
        bits |= _rows(asked, cards) | np.where(_wild(asked, cards).any(axis=1), WILD, 0)
    return bits


def _wild(asked: Question, cards: Cards) -> npt.NDArray[np.bool_]:
    result: npt.NDArray[np.bool_] = cards >= 52
    if asked.chapter == "687a":
        result = result | (cards < 4)
    return result


def _kinds_of_values(cards: Cards) -> npt.NDArray[np.int64]:
    rank = cards // 4  # 0 is the 2, 12 the ace, 13 the joker
    kinds = np.select([rank <= 7, rank <= 11, rank == 12], [1, 2, 4], default=8)
    combined: npt.NDArray[np.int64] = np.bitwise_or.reduce(kinds, axis=1)
    return combined


def _rows(asked: Question, cards: Cards) -> npt.NDArray[np.int64]:
    """Tell hands that make a row only by an ace below, or by an ace in the middle (which none may)."""
    length = 4 if asked.chapter == "684a" and asked.what != "all-six-bonus-wager" else 5
    wild = _wild(asked, cards)
    present = np.where(wild, 0, np.left_shift(np.int64(1), (cards // 4).astype(np.int64)))
    ranks = np.bitwise_or.reduce(present, axis=1)
    free = wild.sum(axis=1)

    def fits(row: Iterable[int]) -> npt.NDArray[np.bool_]:
        bits = sum(1 << rank for rank in row)
        lacking = length - np.bitwise_count(ranks & bits)
        result: npt.NDArray[np.bool_] = lacking <= free
        return result

    high = reduce(np.logical_or, (fits(range(low, low + length)) for low in range(14 - length)))
    low = fits([12, *range(length - 1)])
    wrapped = reduce(
        np.logical_or,
        (fits([(start + step) % 13 for step in range(length)]) for start in range(14 - length, 12)),
    )
    return np.where(high, 0, np.where(low, LOW_ROW, np.where(wrapped, WRAPPED_ROW, 0)))


def convict(asked: Question, wrongs: Sequence[Wrong]) -> dict[Wrong, tuple[str, ...]]:
    """Return for each way of answering wrongly the clauses convicted, given all ways that the sweep found."""
    if asked.op == "point-count":
        return dict.fromkeys(wrongs, _of_point_counts(wrongs))
    rows: dict[tuple[str, str], set[int]] = defaultdict(set)
    wilds: dict[tuple[str, str], set[int]] = defaultdict(set)
    for wrong in wrongs:
        rows[wrong.expected, wrong.got].add(wrong.variant & (LOW_ROW | WRAPPED_ROW))
        wilds[wrong.expected, wrong.got].add(wrong.variant & WILD)
    return {
        wrong: _clauses(
            asked,
            wrong,
            rows[wrong.expected, wrong.got],
            only_wild=wilds[wrong.expected, wrong.got] == {WILD},
        )
        for wrong in wrongs
    }


def _of_point_counts(wrongs: Sequence[Wrong]) -> tuple[str, ...]:
    common = reduce(lambda a, b: a & b, (wrong.variant >> VALUE_SHIFT & 15 for wrong in wrongs), 15)
    return tuple(key for bit, key in enumerate(_VALUES) if common >> bit & 1) or ("680a.6.b",)


def _clauses(  # noqa: PLR0911  one return for each way to convict
    asked: Question, wrong: Wrong, rows: set[int], *, only_wild: bool
) -> tuple[str, ...]:
    if asked.op == "settle":
        return _of_single_cards(wrong)
    if asked.op == "eligible":
        return _of_eligibility(asked, wrong)
    if asked.chapter == "691":
        return _of_roulette(wrong)
    if wrong.got == WEAKER_FOUR and wrong.expected not in _ROWS:
        # In every four of its kind the cards that name the hand are the same; the others were compared wrongly.
        return ("684a.6.c",)
    if rows in ({LOW_ROW}, {WRAPPED_ROW}) and _ROWS & {wrong.expected, wrong.got}:
        return (_THE_ACE[asked.chapter],)
    prefix, listed = _LISTS[asked.chapter, asked.what]
    clauses = _both(prefix, listed, wrong)
    if only_wild and asked.chapter in _THE_WILD_CARDS and not _MADE_OF_WILDS & {wrong.expected, wrong.got}:
        return (*clauses, _THE_WILD_CARDS[asked.chapter])
    return clauses


def _both(prefix: str, listed: Sequence[str], wrong: Wrong) -> tuple[str, ...]:
    """Return the clauses of the hand expected and of the hand answered; that of the list where neither has one."""
    named = [f"{prefix}{listed.index(name) + 1}" for name in (wrong.expected, wrong.got) if name in listed]
    return tuple(named) or (prefix.removesuffix("."),)


def _of_single_cards(wrong: Wrong) -> tuple[str, ...]:
    """Each wager whose outcome is not the one expected; all of them where there are no outcomes."""
    expected, got = set(wrong.expected.split()), set(wrong.got.split())
    differing = [key for wager, key in _SINGLE_CARD_WAGERS.items() if (wager in expected) != (wager in got)]
    known = got <= {*_SINGLE_CARD_WAGERS, "none"}
    return tuple(differing) if known and differing else tuple(_SINGLE_CARD_WAGERS.values())


def _of_eligibility(asked: Question, wrong: Wrong) -> tuple[str, ...]:
    if asked.what == "prime-wager":
        return ("684a.7.d.2",)
    prefix, listed = _LISTS[asked.chapter, asked.what]
    if asked.chapter == "684a":
        wager = "684a.7.d.3" if asked.what == "four-card-bonus-wager" else "684a.7.d.4"
        code = (wrong.variant >> BONUS_SHIFT) - 1
        if wrong.expected == "eligible" and 0 <= code < len(listed):
            return (f"{prefix}{code + 1}", wager)
        return (prefix.removesuffix("."), wager)
    if wrong.expected not in listed:
        # Whatever it is paid as, the list does not name it.
        return tuple(dict.fromkeys((*_both(prefix, listed, wrong), prefix.removesuffix("."))))
    return _both(prefix, listed, wrong)


def _of_roulette(wrong: Wrong) -> tuple[str, ...]:
    """Return the subparagraphs of both hands, and the clauses below them that the jokers choose."""
    prefix = "691.wagers.c.6."
    jokers = wrong.variant >> JOKER_SHIFT & 3
    named: list[str] = []
    for name in (wrong.expected, wrong.got):
        if name in _ROULETTE:
            named.append(prefix + _ROULETTE[name])
        match name:
            case "five-of-a-kind" if jokers:
                named.append(prefix + ("ii.A" if jokers == 1 else "ii.B"))
            case "straight-flush":
                named += [prefix + "iv.A"] * bool(wrong.variant & LOW_ROW) + [prefix + "iv.B"] * bool(jokers)
            case "four-of-a-kind":
                named.append(prefix + ("v.A", "v.B", "v.C")[jokers])
    return tuple(named) or (prefix.removesuffix("."),)
