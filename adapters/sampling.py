"""Which of the cases asked are to be asked again: a bounded, seeded sample of one in a hundred."""

import math
import random
from collections.abc import Iterator, Sequence

from msgspec import Struct

from adapters.product import Answer, Case

RATE = 0.01
ALWAYS = 20
CAPACITY = 5_000


class Asked(Struct, frozen=True):
    """A case that was asked, and its answer."""

    chapter: str
    op: str
    case: Case
    answer: Answer


class Sample:
    """The first ``ALWAYS`` cases, then one in a hundred by chance; past ``CAPACITY`` new ones push out old.

    Draws the gap to the next case rather than a number for each case: it costs nothing beside asking.
    """

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(f"{seed}/sample")  # noqa: S311 -- to be repeatable, not secret
        self._kept: list[Asked] = []
        self._taken = 0
        self._gap = 0

    def note(self, chapter: str, op: str, cases: Sequence[Case], answers: Sequence[Answer]) -> None:
        """Let some of these cases into the sample; those without the product's own answer never enter."""
        while self._gap < len(cases):
            answer = answers[self._gap]
            if "fault" not in answer and "not-run" not in answer:
                self._keep(Asked(chapter, op, cases[self._gap], answer))
            self._gap += self._stride()
        self._gap -= len(cases)

    def shuffled(self) -> Iterator[tuple[str, str, list[Asked]]]:
        """Yield the sample in another order, grouped by chapter and op."""
        order = self._kept.copy()
        self._chance.shuffle(order)
        groups: dict[tuple[str, str], list[Asked]] = {}
        for asked in order:
            groups.setdefault((asked.chapter, asked.op), []).append(asked)
        for (chapter, op), group in groups.items():
            yield chapter, op, group

    def _stride(self) -> int:
        if self._taken < ALWAYS:
            return 1
        return 1 + int(math.log(1.0 - self._chance.random()) / math.log(1.0 - RATE))

    def _keep(self, asked: Asked) -> None:
        self._taken += 1
        if len(self._kept) < CAPACITY:
            self._kept.append(asked)
            return
        place = self._chance.randrange(self._taken)
        if place < CAPACITY:
            self._kept[place] = asked
