"""The questions that are put to a product hand by hand, and what the ranker expects for an answer.

A question names an op of the contract and what the op is asked for. It knows its space, the cases that carry
hands to a product, the answers that there are (`labels`, best first; a *code* is a position among them) and
how to find the code of every hand under the readings in force.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from pa58.hands import chapter_680a, chapter_684a, chapter_687a, chapter_691
from pa58.hands.cards import Cards, HandError, tokens
from pa58.hands.ranker import Codes, Column, Flags, columns_of
from pa58.hands.spaces import Space
from pa58.hands.symmetry import Classes, Symmetry, classes_of

Readings: TypeAlias = Mapping[str, str]
_Decide: TypeAlias = Callable[[list[Column], Readings], Codes]
_AlsoRight: TypeAlias = Callable[[list[Column], Codes, Codes, Readings], Flags]

_READINGS = MappingProxyType(
    {
        "687a-wild-assumes": ("any-card", "rank-only"),
        "687a-five-of-a-kind": ("as-listed", "ranked"),
        "687a-five-wilds-bonus": ("as-royal-flush", "not-eligible"),
        "680a-joker-value": ("best-count", "any-of-three"),
        "684a-tie-scope": ("rank-then-card", "card-only"),
        "684a-wheel-in-all-six": ("yes", "no"),
        "691-joker-colour": ("loses", "printed"),
        "691-low-straight": ("ace-low-allowed", "ace-high-only"),
        "691-same-colour-joker": ("any-colour", "printed"),
    }
)
"""The readings that change answers, and their options, the default first."""


def _in_force(ids: Iterable[str], readings: Readings | None) -> Readings:
    """Return the option of each reading; raises `HandError` for an option that a reading does not have."""
    chosen = {}
    for name in ids:
        options = _READINGS[name]
        chosen[name] = (readings or {}).get(name, options[0])
        if chosen[name] not in options:
            raise HandError(f"Reading {name} has no option {chosen[name]!r}; it has {' and '.join(options)}.")
    return chosen


def _of_suits(_readings: Readings) -> Symmetry:
    return Symmetry.SUITS


@dataclass(frozen=True, eq=False)
class Question:
    """One op of one chapter, asked for one thing, over one space of hands.

    `labels` are the answers, best first, as categories and counts are listed in reports. `readings` are the
    ids of the readings that change an answer. A mapping of readings may hold others too; those it lacks are
    at their default.
    """

    chapter: str
    op: str
    what: str | None
    space: Space
    labels: tuple[str, ...]
    _decide: _Decide = field(repr=False)
    readings: tuple[str, ...] = ()
    wagers: tuple[str, ...] = ()
    _wild: frozenset[int] = field(default=frozenset(), repr=False)
    _symmetry: Callable[[Readings], Symmetry] = field(default=_of_suits, repr=False)
    _also_right: _AlsoRight | None = field(default=None, repr=False)

    def __str__(self) -> str:
        return " ".join(filter(None, (self.chapter, self.op, self.what)))

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Return the options of each reading of the question, the default first."""
        return {name: _READINGS[name] for name in self.readings}

    def codes(self, cards: Cards, readings: Readings | None = None) -> Codes:
        """Return the code of the right answer for each hand, shape (hands,).

        `cards` are hands that the deck can deal, in any order, shape (hands, cards of a hand). Raises
        `HandError` for another shape, a card beyond the deck, or an option that a reading does not have.
        """
        return self._decide(self._columns(cards), _in_force(self.readings, readings))

    def accepts(self, cards: Cards, codes: Codes, readings: Readings | None = None) -> Flags:
        """Tell for each hand whether the given code is right: the one that `codes` gives, or one as good."""
        columns, chosen = self._columns(cards), _in_force(self.readings, readings)
        expected = self._decide(columns, chosen)
        right = np.equal(codes, expected)
        if self._also_right is not None:
            right |= self._also_right(columns, codes, expected, chosen)
        return right

    def classes(self, readings: Readings | None = None) -> Classes:
        """Return the classes of hands that this question cannot tell apart."""
        return classes_of(self.space, self._symmetry(_in_force(self.readings, readings)))

    def simplicity(self, cards: Cards) -> npt.NDArray[np.int64]:
        """Return a number for each hand, no two hands of the space alike; the simplest hand has the least.

        Hands with fewer wild cards are simpler, then hands with lower cards, the highest compared first.
        """
        wild = np.isin(cards, list(self._wild)).sum(axis=1)
        simplicity: npt.NDArray[np.int64] = wild * self.space.size + self.space.positions(cards)
        return simplicity

    def cases(self, cards: Cards) -> list[dict[str, Any]]:
        """Write hands as the cases of an `evaluate` message."""
        hands = tokens(cards, self.space.deck)
        if self.op == "settle":
            return [{"revealed": hand, "wagers": list(self.wagers)} for hand in hands]
        if self.op == "point-count":
            return [{"cards": hand} for hand in hands]
        asked = "for" if self.op == "rank" else "wager"
        return [{"cards": hand, asked: self.what} for hand in hands]

    def answer(self, code: int) -> dict[str, Any]:
        """Return what a product should answer under `ok`; for `best-four` it must name the four cards too."""
        label = self.labels[code]
        match self.op:
            case "point-count":
                return {"count": int(label)}
            case "settle":
                return {"outcomes": {w: "win" if w in label.split() else "lose" for w in self.wagers}}
            case "eligible" if label == "not-eligible":
                return {"eligible": False}
            case "eligible" if label == "eligible":
                return {"eligible": True}
            case "eligible":
                return {"eligible": True, "category": label}
            case _:
                return {"category": label}

    def code(self, answer: Mapping[str, Any]) -> int | None:
        """Return the code of what a product answered under `ok`, or None if it is no answer to this."""
        label = self._label(answer)
        return self._codes_of_labels.get(label) if isinstance(label, str) else None

    @cached_property
    def _codes_of_labels(self) -> Mapping[str, int]:
        return {label: code for code, label in enumerate(self.labels)}

    def _label(self, answer: Mapping[str, Any]) -> Any:
        match self.op:
            case "rank":
                return answer.get("category")
            case "eligible":
                return self._eligible(answer)
            case "settle":
                return self._settled(answer.get("outcomes"))
            case _:
                count = answer.get("count")
                return str(count) if isinstance(count, int) else None

    def _settled(self, outcomes: Any) -> str | None:
        if not isinstance(outcomes, Mapping) or set(outcomes) != set(self.wagers):
            return None
        if not all(outcome in ("win", "lose") for outcome in outcomes.values()):
            return None
        return _winners(wager for wager in self.wagers if outcomes[wager] == "win")

    def _eligible(self, answer: Mapping[str, Any]) -> Any:
        match answer.get("eligible"):
            case False:
                return "not-eligible"
            case True if "eligible" in self.labels:
                return "eligible"
            case True if answer.get("category") != "not-eligible":
                return answer.get("category")
            case _:
                return None

    def _columns(self, cards: Cards) -> list[Column]:
        return columns_of(cards, self.space.deck, self.space.hand)


def _winners(wagers: Iterable[str]) -> str:
    return " ".join(wagers) or "none"


def strength(cards: Cards, readings: Readings | None = None) -> npt.NDArray[np.uint32]:
    """Return the strength of hands by § 684a.6(b)–(c), shape (hands,): the greater is higher, equal is a tie.

    `cards` has shape (hands, 4), or (hands, 5) to (hands, 7) for the best four of each. Raises `HandError`
    for others.
    """
    if cards.ndim != 2 or not 4 <= cards.shape[1] <= 7:
        raise HandError(
            f"A strength is found for four to seven cards, not for an array of shape {cards.shape}."
        )
    chosen = _in_force(["684a-tie-scope"], readings)
    return chapter_684a.strengths(columns_of(cards, 52, cards.shape[1]), chosen["684a-tie-scope"])


_FIVE_OF_53 = Space(53, 5)
_FIVE_OF_52 = Space(52, 5)
_SIX_OF_52 = Space(52, 6)
_FIVE_OF_54 = Space(54, 5)


def _trips(columns: list[Column], readings: Readings) -> Codes:
    return chapter_687a.trips_eligibility(columns, readings["687a-wild-assumes"])


def _bonus(columns: list[Column], readings: Readings) -> Codes:
    return chapter_687a.bonus_eligibility(
        columns, readings["687a-wild-assumes"], readings["687a-five-wilds-bonus"]
    )


def _settle(antes: Sequence[str]) -> Question:
    """Ask for the single-card wagers of 691, all optional ones beside Antes; codes are winners as bits."""
    wagers = (*antes, *chapter_691.OPTIONAL_WAGERS)

    def decide(columns: list[Column], readings: Readings) -> Codes:
        wins = chapter_691.settlements(columns[0], wagers, readings["691-joker-colour"])
        return (wins @ (1 << np.arange(len(wagers)))).astype(np.uint8)

    subsets = range(1 << len(wagers))
    labels = tuple(_winners(w for bit, w in enumerate(wagers) if subset >> bit & 1) for subset in subsets)
    return Question(
        "691",
        "settle",
        " ".join(antes),
        Space(54, 1),
        labels,
        decide,
        readings=("691-joker-colour",),
        wagers=wagers,
        _wild=chapter_691.WILD,
        _symmetry=lambda _: Symmetry.NONE,
    )


def _any_of_three(columns: list[Column], codes: Codes, _expected: Codes, readings: Readings) -> Flags:
    """Let any of the joker's three values do, where that is the reading."""
    any_of_three = readings["680a-joker-value"] == "any-of-three"
    return any_of_three & chapter_680a.is_point_count(columns, codes)


def _below_the_list(_columns: list[Column], codes: Codes, expected: Codes, _readings: Readings) -> Flags:
    """Take `pair` and `none` for one another: § 684a.6(d) lists neither."""
    last = chapter_684a.BONUS_LABELS.index("two-pairs")
    return np.minimum(codes, expected) > last


def _roulette_symmetry(readings: Readings) -> Symmetry:
    if readings["691-same-colour-joker"] == "printed":
        return Symmetry.COLOURS
    return Symmetry.COLOURS_AND_JOKERS


QUESTIONS: tuple[Question, ...] = (
    Question(
        "687a",
        "rank",
        "hand",
        _FIVE_OF_53,
        chapter_687a.LABELS,
        lambda columns, readings: chapter_687a.ranks(
            columns, readings["687a-wild-assumes"], readings["687a-five-of-a-kind"]
        ),
        readings=("687a-wild-assumes", "687a-five-of-a-kind"),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "687a",
        "eligible",
        "progressive-bonus-wager",
        _FIVE_OF_53,
        chapter_687a.BONUS_LABELS,
        _bonus,
        readings=("687a-wild-assumes", "687a-five-wilds-bonus"),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "687a",
        "eligible",
        "trips-bonus-wager",
        _FIVE_OF_53,
        chapter_687a.TRIPS_LABELS,
        _trips,
        readings=("687a-wild-assumes",),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "687a",
        "eligible",
        "two-way-bad-beat-bonus-wager",
        _FIVE_OF_53,
        chapter_687a.BONUS_LABELS,
        _bonus,
        readings=("687a-wild-assumes", "687a-five-wilds-bonus"),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "680a",
        "point-count",
        None,
        Space(53, 2),
        chapter_680a.COUNT_LABELS,
        lambda columns, _: chapter_680a.point_counts(columns),
        readings=("680a-joker-value",),
        _wild=chapter_680a.WILD,
        _also_right=_any_of_three,
    ),
    Question(
        "680a",
        "rank",
        "bonus-wager",
        _FIVE_OF_53,
        chapter_680a.LABELS,
        lambda columns, _: chapter_680a.ranks(columns),
        _wild=chapter_680a.WILD,
    ),
    Question(
        "684a",
        "rank",
        "hand",
        Space(52, 4),
        chapter_684a.LABELS,
        lambda columns, _: chapter_684a.ranks(columns),
    ),
    Question(
        "684a",
        "rank",
        "best-four",
        _FIVE_OF_52,
        chapter_684a.LABELS,
        lambda columns, _: chapter_684a.ranks(columns),
    ),
    Question(
        "684a",
        "rank",
        "four-card-bonus-wager",
        _FIVE_OF_52,
        chapter_684a.BONUS_LABELS,
        lambda columns, _: chapter_684a.bonus_ranks(columns),
        _also_right=_below_the_list,
    ),
    Question(
        "684a",
        "rank",
        "all-six-bonus-wager",
        _SIX_OF_52,
        chapter_684a.ALL_SIX_LABELS,
        lambda columns, readings: chapter_684a.all_six_ranks(columns, readings["684a-wheel-in-all-six"]),
        readings=("684a-wheel-in-all-six",),
    ),
    Question(
        "684a",
        "eligible",
        "prime-wager",
        _FIVE_OF_52,
        chapter_684a.ELIGIBLE_LABELS,
        lambda columns, _: chapter_684a.prime_eligibility(columns),
        _symmetry=lambda _: Symmetry.COLOURS,  # the wager is about colours
    ),
    Question(
        "684a",
        "eligible",
        "four-card-bonus-wager",
        _FIVE_OF_52,
        chapter_684a.ELIGIBLE_LABELS,
        lambda columns, _: chapter_684a.bonus_eligibility(columns),
    ),
    Question(
        "684a",
        "eligible",
        "all-six-bonus-wager",
        _SIX_OF_52,
        chapter_684a.ELIGIBLE_LABELS,
        lambda columns, readings: chapter_684a.all_six_eligibility(
            columns, readings["684a-wheel-in-all-six"]
        ),
        readings=("684a-wheel-in-all-six",),
    ),
    Question(
        "691",
        "rank",
        "community-card-bet",
        _FIVE_OF_54,
        chapter_691.LABELS,
        lambda columns, readings: chapter_691.ranks(
            columns, readings["691-low-straight"], readings["691-same-colour-joker"]
        ),
        readings=("691-low-straight", "691-same-colour-joker"),
        _wild=chapter_691.WILD,
        _symmetry=_roulette_symmetry,
    ),
    _settle(["black-ante"]),
    _settle(["red-ante"]),
    _settle(["black-ante", "red-ante"]),
)


def question(chapter: str, op: str, what: str | None = None) -> Question:
    """Return the question of that name; raises `HandError` with those that there are."""
    for known in QUESTIONS:
        if (known.chapter, known.op, known.what) == (chapter, op, what):
            return known
    raise HandError(f"No question {chapter} {op} {what or ''}; there are: {'; '.join(map(str, QUESTIONS))}.")
