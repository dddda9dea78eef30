"""What one pass over the suite needs to know: the law, the cases, the product, and where evidence goes."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from adapters.product import Finding, Product
from pa58.evidence import CaseRecord, Exchange, ExpectedCase, SkipReason, StepRecord
from pa58.features import Catalogue
from pa58.index import RulesIndex


class SuiteSession(msgspec.Struct, frozen=True, kw_only=True):
    """The frame of a run.

    ``expected`` are the cases to execute, by id. ``readings`` maps every reading to the option in force.
    ``on_case`` takes each case's record as it ends. ``whole``: all of the suite was asked for, so that an
    expected case without a test item is a loss.
    """

    index: RulesIndex
    catalogue: Catalogue
    product: Product
    readings: dict[str, str]
    expected: dict[str, ExpectedCase]
    seed: int
    on_case: Callable[[CaseRecord], None]
    whole: bool
    sweep: Literal["classes", "full", "off"] = "classes"
    workers: int = 1
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
        self.extra: dict[str, Any] = {}
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
            "seconds": round(self.seconds, 6),
            **{name: value for name, value in self.extra.items() if name != "convicts"},
        }
        if self._broken:
            return CaseRecord(outcome="error", message="; ".join(self._broken), **common)
        if self._wrong:
            convicts = self.extra.get("convicts", self.case.clauses)
            return CaseRecord(outcome="failed", message=self._wrong, convicts=convicts, **common)
        if self._reason:
            return CaseRecord(outcome="skipped", reason=self._reason, message=self._skipped, **common)
        return CaseRecord(outcome="passed", **common)

    def _judged_something(self) -> bool:
        return any(exchange.holds for exchange in self.exchanges) or "sweep" in self.extra
