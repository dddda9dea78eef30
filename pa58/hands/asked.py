"""What a question is that is put to a product hand by hand, and what the ranker expects for an answer.

A question names an op of the contract and what the op is asked for. It knows its space, the cases that carry
hands to a product, the answers that there are (`labels`, best first; a *code* is a position among them) and
how to find the code of every hand under the readings in force.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

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


def in_force(ids: Iterable[str], readings: Readings | None) -> Readings:
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
        return self._decide(self._columns(cards), in_force(self.readings, readings))

    def accepts(self, cards: Cards, codes: Codes, readings: Readings | None = None) -> Flags:
        """Tell for each hand whether the given code is right: the one that `codes` gives, or one as good."""
        columns, chosen = self._columns(cards), in_force(self.readings, readings)
        expected = self._decide(columns, chosen)
        right = np.equal(codes, expected)
        if self._also_right is not None:
            right |= self._also_right(columns, codes, expected, chosen)
        return right

    def classes(self, readings: Readings | None = None) -> Classes:
        """Return the classes of hands that this question cannot tell apart."""
        return classes_of(self.space, self._symmetry(in_force(self.readings, readings)))

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
        return winners(wager for wager in self.wagers if outcomes[wager] == "win")

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


def winners(wagers: Iterable[str]) -> str:
    """Return the label of the answer that just these wagers win."""
    return " ".join(wagers) or "none"
