"""Puts one part of a sweep to a product and compares every answer with the ranker's."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from adapters.product import Answer, Product
from pa58.evidence import SweepGroup, SweepPart
from pa58.hands import Cards, Question, question, strength
from pa58.hands.cards import deck_tokens
from pa58.sweeps.changes import changed
from pa58.sweeps.convictions import variants
from pa58.sweeps.order import ask_pairs
from pa58.sweeps.parts import (
    EXAMPLES,
    NO_ANSWER,
    REJECTED,
    UNJUDGED,
    WEAKER_FOUR,
    Asked,
    Task,
    first_fault,
    hands_of,
)

_CARD = {token: card for card, token in enumerate(deck_tokens(52))}

# Codes of what is no answer, or not the right one of its kind, beside those of the question's labels.
_NO_ANSWER, _REJECTED, _UNJUDGED, _WEAKER_FOUR = -1, -2, -3, -4
_NO_ANSWERS = {_NO_ANSWER: NO_ANSWER, _REJECTED: REJECTED, _UNJUDGED: UNJUDGED, _WEAKER_FOUR: WEAKER_FOUR}


def ask(task: Task, product: Product) -> SweepPart:
    """Ask the hands of ``task`` and return what came of it."""
    if task.part.kind == "pairs":
        return ask_pairs(task, product)
    asked = question(*task.asked)
    drawn = hands_of(asked, task.part, task.readings, task.seed)
    changes = _changed_by(asked, drawn.cards, task)
    kept = Asked(drawn.cards[~changes], drawn.weights[~changes])
    cases = asked.cases(kept.cards)
    answers = product.evaluate(asked.chapter, asked.op, cases)
    return _compared(task, asked, kept, cases, answers, product, skipped=int(changes.sum()))


def _changed_by(asked: Question, cards: Cards, task: Task) -> npt.NDArray[np.bool_]:
    """Tell for which hands the reading that the product declares gives another answer than the one in force."""
    if not task.follows:
        return np.zeros(len(cards), dtype=np.bool_)
    return changed(asked, cards, task.readings, task.readings | task.follows)


def _read(asked: Question, answers: Sequence[Answer]) -> npt.NDArray[np.int64]:
    """Return the code of each answer: that of the question, or one of `_NO_ANSWERS`."""
    codes: list[int] = []
    for answer in answers:
        if "ok" in answer:
            ok = answer["ok"]
            code = asked.code(ok) if isinstance(ok, dict) else None
            codes.append(_NO_ANSWER if code is None else code)
        else:
            codes.append(_REJECTED if "rejected" in answer else _UNJUDGED)
    return np.array(codes, dtype=np.int64)


def _word(asked: Question, code: int) -> str:
    return asked.labels[code] if code >= 0 else _NO_ANSWERS[code]


def _compared(  # noqa: PLR0913, PLR0917  one comparison needs all of it
    task: Task,
    asked: Question,
    kept: Asked,
    cases: list[dict[str, Any]],
    answers: Sequence[Answer],
    product: Product,
    *,
    skipped: int,
) -> SweepPart:
    expected = asked.codes(kept.cards, task.readings).astype(np.int64)
    codes = _read(asked, answers)
    usable = codes >= 0
    right = usable & asked.accepts(
        kept.cards, np.where(usable, codes, expected).astype(np.uint8), task.readings
    )
    if asked.what == "best-four":
        weaker = right & ~_highest(kept.cards, answers, task.readings)
        right[weaker], codes[weaker] = False, _WEAKER_FOUR
    unjudged = codes == _UNJUDGED
    wrong = np.flatnonzero(~right & ~unjudged)
    return SweepPart(
        id=task.id,
        part=task.number,
        hands=int(kept.weights.sum()),
        asked=len(cases),
        counts=_counted(asked, codes, kept.weights),
        expected_counts=_counted(asked, expected, kept.weights),
        groups=tuple(_groups(asked, kept, cases, answers, expected, codes, wrong)),
        skipped_for_reading=skipped,
        unjudged=int(unjudged.sum()),
        first_fault=first_fault(answers),
        findings=tuple(product.take_findings()),
    )


def _highest(cards: Cards, answers: Sequence[Answer], readings: dict[str, str]) -> npt.NDArray[np.bool_]:
    """Tell whether the four cards of each answer are of the hand asked, and rank as high as any four of it."""
    fours = [_four_of(answer) for answer in answers]
    given = np.array([four is not None for four in fours])
    numbers = chain.from_iterable(four or range(4) for four in fours)
    chosen = np.fromiter(numbers, dtype=np.uint8, count=4 * len(fours)).reshape(-1, 4)
    held = (chosen[:, :, None] == cards[:, None, :]).any(axis=2).all(axis=1)
    ordered = np.sort(chosen, axis=1)
    distinct = (ordered[:, 1:] != ordered[:, :-1]).all(axis=1)
    result: npt.NDArray[np.bool_] = given & held & distinct
    result[result] = strength(chosen[result], readings) == strength(cards[result], readings)
    return result


def _four_of(answer: Answer) -> list[int] | None:
    ok = answer.get("ok")
    hand = ok.get("hand") if isinstance(ok, dict) else None
    if not isinstance(hand, str):
        return None
    four = [_CARD.get(token, -1) for token in hand.split(" ")]
    return four if len(four) == 4 and min(four) >= 0 else None


def _counted(asked: Question, codes: npt.NDArray[np.int64], weights: npt.NDArray[np.int64]) -> dict[str, int]:
    found, places = np.unique(codes, return_inverse=True)
    hands = np.bincount(places, weights=weights).astype(np.int64)
    counts = {
        _word(asked, code): count for code, count in zip(found.tolist(), hands.tolist(), strict=True) if count
    }
    return dict(sorted(counts.items()))


def _groups(  # noqa: PLR0913, PLR0917  as above
    asked: Question,
    kept: Asked,
    cases: list[dict[str, Any]],
    answers: Sequence[Answer],
    expected: npt.NDArray[np.int64],
    codes: npt.NDArray[np.int64],
    wrong: npt.NDArray[np.int64],
) -> list[SweepGroup]:
    """Gather the hands answered wrongly by what was expected, what was answered, and the hand's variant."""
    if not len(wrong):
        return []
    cards = kept.cards[wrong]
    simplicity = asked.simplicity(cards).tolist()
    rows: dict[tuple[str, str, int], list[int]] = {}
    for place, (row, variant) in enumerate(zip(wrong.tolist(), variants(asked, cards).tolist(), strict=True)):
        rows.setdefault((asked.labels[expected[row]], _word(asked, codes[row]), variant), []).append(place)
    groups = []
    for (should, got, variant), places in sorted(rows.items()):
        simplest = sorted(places, key=simplicity.__getitem__)[:EXAMPLES]
        groups.append(
            SweepGroup(
                expected=should,
                got=got,
                variant=variant,
                hands=sum(int(kept.weights[wrong[place]]) for place in places),
                asked=len(places),
                examples=tuple(
                    {
                        "case": cases[wrong[place]],
                        "answer": answers[wrong[place]],
                        "simplicity": simplicity[place],
                    }
                    for place in simplest
                ),
            )
        )
    return groups
