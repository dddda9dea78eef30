"""How a step puts a sweep to the product, and how what it finds becomes evidence of its case."""

import pytest

from adapters.product import Finding
from pa58.asking import Asking, Question
from pa58.evidence import SweepPart, SweepRecord
from pa58.suite_session import CannotJudge, CaseEvidence, Nonconformity, SuiteSession
from pa58.sweeps import Sweep, SweepWorkersLost, run_sweep


class Sweeping:
    """The product, as a case sees it that asks for every hand."""

    def __init__(self, suite: SuiteSession, evidence: CaseEvidence) -> None:
        self._suite = suite
        self._evidence = evidence

    def all_agree(self, sweep: Sweep) -> None:
        """Demand that the product answers every hand of ``sweep`` as the rules do.

        Raises `Nonconformity` where it does not, `CannotJudge` where hands got no usable answer; ends the case
        as skipped where the product does not offer the op.
        """
        case = self._evidence.case
        suite = self._suite
        offer = suite.product.chapters.get(sweep.chapter)
        tasks = sweep.tasks(
            case.id,
            mode=suite.sweep,
            readings=suite.readings,
            follows={
                name: option
                for name, option in (offer.readings if offer else {}).items()
                if suite.readings.get(name, option) != option
            },
            seed=suite.seed,
        )
        Asking(suite, self._evidence).offered(
            Question(sweep.chapter, sweep.op, sweep.sample(suite.readings, suite.seed))
        )

        def told(part: SweepPart, done: int, of: int) -> None:
            suite.on_part(part)
            suite.watcher.sweep(case.name, done, of)

        try:
            parts = run_sweep(tasks, suite.sweep_parts.get(case.id, {}), suite.askers, told)
        except SweepWorkersLost as lost:
            # The parts that came back are in the journal; the rest was never asked, and has no outcome.
            pytest.exit(str(lost))
        record = sweep.add_up(
            parts, clause=case.clauses[0], title=case.name, mode=suite.sweep, readings=suite.readings
        )
        self._evidence.sweep = record
        self._evidence.findings += [finding for part in parts for finding in part.findings]
        if record.skipped_for_reading:
            self._leave_hands_to_the_products_reading(record)
        if record.disagreements:
            hands = sum(each.hands for each in record.disagreements)
            simplest = record.disagreements[0]
            raise Nonconformity(
                f"{hands} hands answered wrongly; the simplest: {simplest.examples[0]['case']}, "
                f"expected {simplest.expected}, answered {simplest.got}"
            )
        if record.unjudged:
            fault = next(part.first_fault for part in parts if part.first_fault)
            raise CannotJudge(f"{record.unjudged} hands got no usable answer; the first: {fault}")

    def _leave_hands_to_the_products_reading(self, record: SweepRecord) -> None:
        message = f"{record.skipped_for_reading} hands not judged: the product declares another reading"
        if not record.asked:
            self._evidence.skip("reading", message)
            pytest.skip(message)
        self._evidence.findings.append(Finding(kind="reading", detail=message))
