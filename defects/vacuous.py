"""Products that answer without knowing any rule. Whatever passes on one of them proves nothing."""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

from adapters.product import Answer, Case, NoTable, TableSession
from defects.defect import Answering
from reference_impl import dj_wild_stud_poker as dj
from reference_impl import five_card_roulette as roulette
from reference_impl import four_card_frenzy as frenzy
from reference_impl import saigon_5_card as saigon

_LISTS: Final = {
    ("687a", "hand"): dj.POKER_HANDS,
    ("687a", "progressive-bonus-wager"): dj.PROGRESSIVE_BONUS_WAGER_HANDS,
    ("687a", "trips-bonus-wager"): dj.TRIPS_BONUS_WAGER_HANDS,
    ("687a", "two-way-bad-beat-bonus-wager"): dj.TWO_WAY_BAD_BEAT_BONUS_WAGER_HANDS,
    ("680a", "bonus-wager"): saigon.BONUS_WAGER_HANDS,
    ("684a", "hand"): frenzy.POKER_HANDS,
    ("684a", "best-four"): frenzy.POKER_HANDS,
    ("684a", "four-card-bonus-wager"): frenzy.FOUR_CARD_BONUS_WAGER_HANDS,
    ("684a", "all-six-bonus-wager"): frenzy.ALL_SIX_BONUS_WAGER_HANDS,
    ("691", "community-card-bet"): roulette.COMMUNITY_CARD_BET_HANDS,
}


def _legal(chapter: str, op: str, case: Case) -> list[dict[str, Any]]:
    """Return answers that have the form of one, from the highest to the lowest."""
    subject = str(case.get("for") or case.get("wager") or "")
    hands = [row.category for row in _LISTS.get((chapter, subject), ())]
    match op:
        case "rank":
            four = {"hand": " ".join(str(case.get("cards")).split()[:4])} if subject == "best-four" else {}
            return [{"category": name} | four for name in [*hands, "none"]]
        case "eligible":
            if chapter == "687a":
                return [*({"eligible": True, "category": name} for name in hands), {"eligible": False}]
            return [{"eligible": True}, {"eligible": False}]
        case "compare":
            return [{"winner": winner} for winner in ("first", "second", "tie")]
        case "point-count":
            return [{"count": count} for count in range(10, 0, -1)]
        case _:
            wagers = [str(wager) for wager in case.get("wagers", ())]
            return [{"outcomes": dict.fromkeys(wagers, outcome)} for outcome in ("win", "lose")]


def _always(answer: Answer) -> Callable[[], Answering]:
    return lambda: lambda _chapter, _op, _case, _answer: answer


def _the(choose: Callable[[list[dict[str, Any]]], dict[str, Any]]) -> Callable[[], Answering]:
    return lambda: lambda chapter, op, case, _answer: {"ok": choose(_legal(chapter, op, case))}


def _at_random() -> Answering:
    def guess(chapter: str, op: str, case: Case, _answer: Answer) -> Answer:
        # Each question has dice of its own, so that a guess does not hang on what was asked before it.
        dice = random.Random(f"58 {chapter} {op} {sorted(case.items())}")  # noqa: S311  it guesses the same every time
        return {"ok": dice.choice(_legal(chapter, op, case))}

    return guess


def _echo() -> Answering:
    return lambda _chapter, _op, case, _answer: {"ok": dict(case)}


class _AnswerBefore:
    """Answers each question with the right answer to the one before."""

    def __init__(self) -> None:
        self._before: Answer = {"ok": {}}

    def __call__(self, _chapter: str, _op: str, _case: Case, answer: Answer) -> Answer:
        before, self._before = self._before, answer
        return before


VACUOUS: Final[dict[str, Callable[[], Answering]]] = {
    "supports nothing": _always({"unsupported": True}),
    "answers nothing": _always({"ok": {}}),
    "is always broken": _always({"error": {"message": "not now"}}),
    "refuses all cards": _always({"rejected": {"code": "bad-cards", "message": "no"}}),
    "refuses all wagers": _always({"rejected": {"code": "illegal-wager", "message": "no"}}),
    "says the question again": _echo,
    "gives the answer before": _AnswerBefore,
    "gives the highest answer": _the(lambda answers: answers[0]),
    "gives the lowest answer": _the(lambda answers: answers[-1]),
    "gives the middle answer": _the(lambda answers: answers[len(answers) // 2]),
    "guesses": _at_random,
}


class _VacuousTable(TableSession):
    """A table at which acts are answered without knowing any rule."""

    def __init__(self, answer: Callable[[], Answer]) -> None:
        self._answer = answer
        self.opened: Answer = {"accepted": {"session": "t", "events": []}}

    def do(self, command: Case) -> Answer:  # noqa: ARG002  whatever it is
        """Answer, whatever is done."""
        return self._answer()

    def close(self) -> Answer:
        """Give the table up."""
        return {}


_TAKEN: Final[Answer] = {"accepted": {"events": []}}
_REFUSED: Final[Answer] = {"rejected": {"code": "no", "message": "no"}}


def _taken_or_refused() -> Callable[[], TableSession]:
    dice = random.Random(58)  # noqa: S311  as above
    return lambda: _VacuousTable(lambda: dice.choice((_TAKEN, _REFUSED)))


def _alternating() -> Callable[[], TableSession]:
    answers = cycle((_TAKEN, _REFUSED))
    return lambda: _VacuousTable(lambda: next(answers))


VACUOUS_TABLES: Final[dict[str, Callable[[], Callable[[], TableSession]]]] = {
    "has no table": lambda: NoTable,
    "takes every act": lambda: lambda: _VacuousTable(lambda: _TAKEN),
    "refuses every act": lambda: lambda: _VacuousTable(lambda: _REFUSED),
    "answers no act": lambda: lambda: _VacuousTable(lambda: {"error": {"message": "not now"}}),
    "takes every other act": _alternating,
    "takes acts at random": _taken_or_refused,
}
