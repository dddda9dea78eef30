"""What a sweep asks, cut into parts that can be asked alone, in any order, by any process.

By symmetry a sweep asks one hand of each class, drawn by the run's seed, and beside it further hands: at least
one in a hundred classes is asked for another of its hands, and where an answer is rare every single hand that
should get it is asked. Faults that concern one suit or one hand sit where few look: a product with one of the
four royal flushes missing would otherwise pass three runs of four.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from adapters.product import Answer
from pa58.hands import Cards, Question, dealt

PART = 20_000  # hands; a few seconds of a slow product, and little enough to hold as text
RARE = 10_000  # hands; an answer that fewer hands should get is asked of all of them
SMALL = 5_000  # hands; a space of no more is asked in full
EXAMPLES = 5  # of each way of answering wrongly, the simplest

# What a product answered, where it is no answer to the question.
NO_ANSWER = "no answer of the contract"
REJECTED = "rejected"
UNJUDGED = "not judged"

_SHOWN = 500  # characters of an answer that could not be judged

Mode = Literal["classes", "full"]


class Part(msgspec.Struct, frozen=True):
    """A stretch of a sweep: of its ``classes``, of the ``others`` beside them, or of all ``hands``."""

    kind: Literal["classes", "others", "hands", "pairs"]
    start: int
    stop: int


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is told: the sweep's case and question, which part, and how the run reads and draws.

    ``asked`` is (chapter, op, what for). ``follows`` are the readings that the product declares where they
    differ from those in force.
    """

    id: str
    asked: tuple[str, str, str | None]
    number: int
    part: Part
    readings: dict[str, str]
    follows: dict[str, str]
    seed: int


class Asked(NamedTuple):
    """The hands of a part, shape (hands, cards), and how many hands each stands for, shape (hands,).

    A hand asked beside its class stands for none: its class is counted already.
    """

    cards: Cards
    weights: npt.NDArray[np.int64]


def parts_of(question: Question, mode: Mode, readings: dict[str, str], seed: int) -> list[Part]:
    """Return the parts of a sweep, in the order in which they are counted."""
    size = question.space.size
    if mode == "full" or size <= SMALL:
        return stretches("hands", size)
    others = len(_others(question, _frozen(question, readings), seed))
    return stretches("classes", len(question.classes(readings))) + stretches("others", others)


def stretches(kind: Literal["classes", "others", "hands", "pairs"], size: int) -> list[Part]:
    """Cut ``size`` hands, or pairs of hands, into parts."""
    return [Part(kind, start, min(start + PART, size)) for start in range(0, size, PART)]


def hands_of(question: Question, part: Part, readings: dict[str, str], seed: int) -> Asked:
    """Return the hands that ``part`` asks, the cards of each in an order drawn by ``seed``."""
    match part.kind:
        case "hands":
            cards = dealt(question.space.hands(part.start, part.stop), seed, part.start)
            return Asked(cards, np.ones(len(cards), dtype=np.int64))
        case "classes":
            classes = question.classes(readings)
            return Asked(classes.drawn(seed, part.start, part.stop), classes.weights[part.start : part.stop])
        case _:
            cards = _others(question, _frozen(question, readings), seed)[part.start : part.stop]
            return Asked(cards, np.zeros(len(cards), dtype=np.int64))


def first_fault(answers: Sequence[Answer]) -> str:
    """Return the first answer that cannot be judged, shortened; empty where all can."""
    for answer in answers:
        if not ("ok" in answer or "rejected" in answer):
            return msgspec.json.encode(answer).decode()[:_SHOWN]
    return ""


def _frozen(question: Question, readings: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, readings[name]) for name in question.readings)


@lru_cache(maxsize=2)
def _others(question: Question, readings: tuple[tuple[str, str], ...], seed: int) -> Cards:
    """Return the hands asked beside those drawn from the classes, each once."""
    in_force = dict(readings)
    classes = question.classes(in_force)
    _, sample = classes.others(seed)
    codes = question.codes(classes.representatives, in_force)
    hands_per_code = np.bincount(codes, weights=classes.weights, minlength=len(question.labels))
    rare = classes.representatives[(hands_per_code < RARE)[codes]]
    exchanges = classes.symmetry.exchanges()
    members = exchanges[:, rare].reshape(-1, question.space.hand)
    cards = np.concatenate([sample, members])
    positions, first = np.unique(question.space.positions(cards), return_index=True)
    drawn = question.space.positions(classes.drawn(seed))
    first = first[~np.isin(positions, drawn)]
    return dealt(cards[np.sort(first)], ~seed)
