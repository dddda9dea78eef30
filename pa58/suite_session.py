"""What one pass over the suite needs to know: the law, the cases, the product, and where evidence goes."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from adapters.product import Finding, Product, WireSlice
from pa58.evidence import (
    CaseRecord,
    Exchange,
    ExpectedCase,
    SkipReason,
    StepRecord,
    SweepPart,
    SweepRecord,
)
from pa58.features import Catalogue
from pa58.index import RulesIndex
from pa58.sweeps import Askers


class Watcher:
    """Is told how a run goes on, and says nothing of it; what a person sees is made from this."""

    def begins(self, expected: int) -> None:
        """Take note that ``expected`` cases are to be executed."""

    def case(self, record: CaseRecord) -> None:
        """Take note of a case that ended."""

    def sweep(self, title: str, done: int, of: int) -> None:
        """Take note that ``done`` of the ``of`` hands of a sweep have been asked."""


class SuiteSession(msgspec.Struct, frozen=True, kw_only=True):
    """The frame of a run.

    ``expected`` are the cases to execute, by id. ``readings`` maps every reading to the option in force.
    ``on_case`` takes each case's record as it ends, ``on_part`` each part of a sweep; ``sweep_parts`` are
    those that an interrupted run has left. ``whole``: all of the suite was asked for, so that an expected
    case without a test item is a loss.
    """

    index: RulesIndex
    catalogue: Catalogue
    product: Product
    readings: dict[str, str]
    expected: dict[str, ExpectedCase]
    seed: int
    askers: Askers
    on_case: Callable[[CaseRecord], None] = lambda _: None
    on_part: Callable[[SweepPart], None] = lambda _: None
    sweep_parts: dict[str, dict[int, SweepPart]] = {}
    watcher: Watcher = Watcher()
    whole: bool = False
    sweep: Literal["classes", "full"] = "classes"
    # What was found by trying what is declared absent, by (chapter, op, purpose): True where it is absent.
    probes: dict[tuple[str, str, str], bool] = msgspec.field(default_factory=dict)

    def options(self, chapter: str) -> frozenset[str]:
        """Return the options that clauses of ``chapter`` hang on."""
        return frozenset(
            option
            for clause in self.index.clauses
            if clause.chapter == chapter
            for option in clause.if_offered
        )


class Nonconformity(AssertionError):  # noqa: N818  the product's error, not the suite's
    """The product answered, and the answer is not what the clause demands."""


class CannotJudge(Exception):  # noqa: N818  as above
    """The case could not be judged: the product gave no usable answer."""


class CaseEvidence:
    """Gathers what happens while one case runs, and closes it as a record."""

    def __init__(self, case: ExpectedCase) -> None:
        self.case = case
        self.steps: list[StepRecord] = []
        self.exchanges: list[Exchange] = []
        self.findings: list[Finding] = []
        self.sweep: SweepRecord | None = None
        self.wire: WireSlice | None = None
        self.seconds = 0.0
        self.raised = False
        self._reason: SkipReason | None = None
        self._skipped = ""
        self._wrong = ""
        self._broken: list[str] = []

    def skip(self, reason: SkipReason, message: str) -> None:
        """Note why the case will not be judged; the caller then ends the case."""
        self._reason, self._skipped = reason, message

    def step(self, text: str, outcome: str) -> None:
        """Note a step that has ended."""
        self.steps.append(msgspec.convert({"text": text, "outcome": outcome}, StepRecord))

    def phase_failed(self, phase: str, error: BaseException) -> None:
        """Note an exception; only a nonconformity in the steps themselves speaks about the product."""
        self.raised = True
        if isinstance(error, Nonconformity) and phase == "call":
            self._wrong = str(error)
        elif isinstance(error, CannotJudge):
            self._broken.append(str(error))
        else:
            self._broken.append(f"{phase}: {type(error).__name__}: {error}")

    def phase_skipped(self, phase: str, why: str) -> None:
        """Note a skip; one without a reason code of ours is the harness's failure."""
        if self._reason is None:
            self._broken.append(f"{phase}: skipped without a reason code: {why}")

    def close(self) -> CaseRecord:
        """Return the record. Passed: every phase passed, and at least one answer was judged."""
        if not (self._broken or self._wrong or self._reason) and not self._judged_something():
            self._broken.append("no step judged an answer of the product, so nothing was shown")
        common: dict[str, Any] = {
            "id": self.case.id,
            "steps": tuple(self.steps),
            "exchanges": tuple(self.exchanges),
            "findings": tuple(self.findings),
            "sweep": self.sweep,
            "wire": self.wire if self._broken or self._wrong else None,
            "seconds": round(self.seconds, 6),
        }
        if self._broken:
            return CaseRecord(outcome="error", message="; ".join(self._broken), **common)
        if self._wrong:
            return CaseRecord(
                outcome="failed",
                message=self._wrong,
                convicts=self._convicted(),
                partly_unjudged=self.sweep is not None and self.sweep.unjudged > 0,
                **common,
            )
        if self._reason:
            return CaseRecord(outcome="skipped", reason=self._reason, message=self._skipped, **common)
        return CaseRecord(outcome="passed", **common)

    def _judged_something(self) -> bool:
        return any(exchange.holds for exchange in self.exchanges) or (
            self.sweep is not None and self.sweep.asked > 0
        )

    def _convicted(self) -> tuple[str, ...]:
        """Return the clauses that the case convicts: all that it cites, or those of a sweep's wrong answers.

        A sweep convicts only what its case cites, and where that leaves nothing, all that it cites: a wrong
        answer never goes unpunished.
        """
        if self.sweep is None:
            return self.case.clauses
        violated = {key for each in self.sweep.disagreements for key in each.clauses}
        return tuple(key for key in self.case.clauses if key in violated) or self.case.clauses
