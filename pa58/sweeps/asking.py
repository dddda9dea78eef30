"""Puts one part of a sweep to a product and compares every answer with the ranker's."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

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


class _Read(NamedTuple):
    """An answer as a code of the question, and as a word for reports."""

    code: int
    word: str


def _read(asked: Question, answer: Answer) -> _Read:
    if "ok" in answer:
        ok = answer["ok"]
        code = asked.code(ok) if isinstance(ok, dict) else None
        return _Read(-1, NO_ANSWER) if code is None else _Read(code, asked.labels[code])
    if "rejected" in answer:
        return _Read(-1, REJECTED)
    return _Read(-2, UNJUDGED)


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
    read = [_read(asked, answer) for answer in answers]
    codes = np.fromiter((each.code for each in read), dtype=np.int64, count=len(read))
    usable = codes >= 0
    right = usable & asked.accepts(
        kept.cards, np.where(usable, codes, expected).astype(np.uint8), task.readings
    )
    words = [each.word for each in read]
    if asked.what == "best-four":
        for row in np.flatnonzero(right & ~_highest(kept.cards, answers, task.readings)):
            right[row], words[row] = False, WEAKER_FOUR
    unjudged = codes == -2
    wrong = np.flatnonzero(~right & ~unjudged)
    return SweepPart(
        id=task.id,
        part=task.number,
        hands=int(kept.weights.sum()),
        asked=len(cases),
        counts=_counted(words, kept.weights),
        expected_counts=_counted([asked.labels[code] for code in expected], kept.weights),
        groups=tuple(_groups(asked, kept, cases, answers, expected, words, wrong)),
        skipped_for_reading=skipped,
        unjudged=int(unjudged.sum()),
        first_fault=first_fault(answers),
        findings=tuple(product.take_findings()),
    )


def _highest(cards: Cards, answers: Sequence[Answer], readings: dict[str, str]) -> npt.NDArray[np.bool_]:
    """Tell whether the four cards of each answer are of the hand asked, and rank as high as any four of it."""
    fours = [_four_of(answer) for answer in answers]
    given = np.array([four is not None for four in fours])
    chosen = np.array([four if four is not None else range(4) for four in fours], dtype=np.uint8)
    chosen = chosen.reshape(-1, 4)
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


def _counted(words: Sequence[str], weights: npt.NDArray[np.int64]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for word, weight in zip(words, weights.tolist(), strict=True):
        counts[word] += weight
    return {word: counts[word] for word in sorted(counts) if counts[word]}


def _groups(  # noqa: PLR0913, PLR0917  as above
    asked: Question,
    kept: Asked,
    cases: list[dict[str, Any]],
    answers: Sequence[Answer],
    expected: npt.NDArray[np.int64],
    words: list[str],
    wrong: npt.NDArray[np.int64],
) -> list[SweepGroup]:
    """Gather the hands answered wrongly by what was expected, what was answered, and the hand's variant."""
    if not len(wrong):
        return []
    cards = kept.cards[wrong]
    simplicity = asked.simplicity(cards).tolist()
    rows: dict[tuple[str, str, int], list[int]] = {}
    for place, (row, variant) in enumerate(zip(wrong.tolist(), variants(asked, cards).tolist(), strict=True)):
        rows.setdefault((asked.labels[expected[row]], words[row], variant), []).append(place)
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
