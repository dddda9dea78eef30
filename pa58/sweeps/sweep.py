"""A sweep: one question of the contract, asked of every hand there is."""

from typing import Any, Literal

import msgspec

from pa58.evidence import SweepPart, SweepRecord
from pa58.hands import Question, question
from pa58.sweeps import order
from pa58.sweeps.convictions import Wrong, convict
from pa58.sweeps.parts import Task, parts_of, stretches
from pa58.sweeps.summing import add_up


class Sweep(msgspec.Struct, frozen=True):
    """Which op of which chapter is asked, and what for; ``compare`` asks pairs of hands."""

    chapter: str
    op: str
    what: str | None = None

    @property
    def asked(self) -> Question:
        """The question, hand by hand; raises `pa58.hands.HandError` where there is none."""
        return question(self.chapter, self.op, self.what)

    @property
    def space(self) -> tuple[int, int]:
        """The cards of the deck, and of each hand."""
        return (52, 4) if self.op == "compare" else (self.asked.space.deck, self.asked.space.hand)

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings that change an answer."""
        return ("684a-tie-scope",) if self.op == "compare" else self.asked.readings

    def sample(self, readings: dict[str, str], seed: int) -> dict[str, Any]:
        """Return one of the cases that the sweep asks."""
        if self.op == "compare":
            return order.pairs(readings["684a-tie-scope"], seed)[0].case
        [case] = self.asked.cases(self.asked.space.hands(0, 1))
        return case

    def tasks(
        self,
        case: str,
        *,
        mode: Literal["classes", "full"],
        readings: dict[str, str],
        follows: dict[str, str],
        seed: int,
    ) -> list[Task]:
        """Return what is to be asked, in parts that anyone may ask; see `Task`."""
        if self.op == "compare":
            parts = stretches("pairs", len(order.pairs(readings["684a-tie-scope"], seed)))
        else:
            parts = parts_of(self.asked, mode, readings, seed)
        return [
            Task(
                id=case,
                asked=(self.chapter, self.op, self.what),
                number=number,
                part=part,
                readings=readings,
                follows={name: follows[name] for name in self.readings if name in follows},
                seed=seed,
            )
            for number, part in enumerate(parts)
        ]

    def add_up(
        self,
        parts: list[SweepPart],
        *,
        clause: str,
        title: str,
        mode: Literal["classes", "full"],
        readings: dict[str, str],
    ) -> SweepRecord:
        """Return the record of all ``parts``; ``clause`` is the one that the sweep is about."""
        if self.op == "compare":
            return add_up(
                parts,
                order.LABELS,
                _convict_pairs,
                clause=clause,
                title=title,
                mode=mode,
                classes=order.classes(readings["684a-tie-scope"]),
            )
        return add_up(
            parts,
            self.asked.labels,
            lambda wrongs: convict(self.asked, wrongs),
            clause=clause,
            title=title,
            mode=mode,
            classes=len(self.asked.classes(readings)),
        )


def _convict_pairs(wrongs: list[Wrong]) -> dict[Wrong, tuple[str, ...]]:
    return {wrong: (order.convicted(wrong.variant),) for wrong in wrongs}
