"""Watches, while a case runs, which lines of the reference its questions reach.

Coverage is switched on for as long as the reference answers, and for no longer: the suite's own work is neither
measured nor slowed, and a rule that a step uses to judge an answer is not taken for one that the answer needed.
Each case is a context of coverage. Sweeps are not watched: they prove by putting every hand, not by reaching lines.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import coverage
import msgspec

from adapters.intermediary import Intermediary
from adapters.product import Answer, Case, Product, TableSession
from pa58.evidence import CaseRecord, ExpectedCase
from pa58.lines.code import statements_by_line, watching
from pa58.lines.records import Exit, Reach, ReferenceCode, reach

_BETWEEN_CASES = "between cases"

_Steps = frozenset[tuple[str, frozenset[tuple[int, int]]]]


def why_not_measured() -> str:
    """Return why lines cannot be measured in this process; nothing where they can."""
    if sys.gettrace() is not None or coverage.Coverage.current() is not None:
        return "another tool (a debugger, or a measurement of coverage) was tracing the process"
    return ""


class MeasuredReference(Intermediary):
    """The reference, watched while it answers; all else is as it is without."""

    def __init__(self, product: Product, code: ReferenceCode, known: Iterable[Reach] = ()) -> None:
        """Watch ``product``; ``known`` are the ways that the journal of an interrupted run holds already."""
        super().__init__(product)
        self._code = code
        self._statements = {file.name: statements_by_line(ast.parse(file.text)) for file in code.files}
        self._numbers = {each.way: each.id for each in known}
        self._by_steps: dict[_Steps, int] = {}
        self._watch = watching()
        self._data: coverage.CoverageData | None = None
        self._case = ""
        self._context = _BETWEEN_CASES

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Answer each case, watched."""
        with self.watched():
            return self.behind.evaluate(chapter, op, cases)

    def open_table(self, chapter: str, table: Case) -> TableSession:
        """Open a table, watched."""
        with self.watched():
            return _MeasuredTable(self.behind.open_table(chapter, table), self)

    def declare(self, chapter: str) -> Answer:
        """Return the product's declaration, watched."""
        with self.watched():
            return self.behind.declare(chapter)

    def begins(self, case: ExpectedCase) -> None:
        """Take note of the case that is to be executed; a sweep is not watched."""
        self._case = "" if case.sweep else case.id

    def ended(self, record: CaseRecord) -> tuple[CaseRecord, Reach | None]:
        """Return the record of the case that just ended, with the way that it took, and that way if it is new."""
        if self._case != record.id:
            return record, None
        steps = self._taken(record.id)
        self._case = ""
        new = None
        number = self._by_steps.get(steps)
        if number is None:
            way = self._way(steps)
            number = self._numbers.get(way.way)
            if number is None:
                number, new = way.id, way
            self._numbers[way.way] = self._by_steps[steps] = number
        return msgspec.structs.replace(record, reach=number), new

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch what is done inside, as part of the case in hand."""
        if not self._case:
            yield
            return
        self._watch.start()
        try:
            if self._context != self._case:
                self._switch(self._case)
            yield
        finally:
            self._watch.stop()

    def _switch(self, context: str) -> None:
        self._watch.switch_context(context)
        self._context = context

    def _taken(self, case: str) -> _Steps:
        """Return each step from line to line that the reference took for a case, by path of file."""
        if self._context != case:  # the product was asked nothing
            return frozenset()
        with self._watch.collect():  # coverage changes contexts only while it is on
            self._switch(_BETWEEN_CASES)
        if self._data is None:
            self._data = self._watch.get_data()  # of which there is one, and asking for it takes long
        data = self._data
        data.set_query_context(case)
        taken = ((path, frozenset(data.arcs(path) or ())) for path in data.measured_files())
        return frozenset((path, arcs) for path, arcs in taken if arcs)

    def _way(self, steps: _Steps) -> Reach:
        """Write down steps from line to line as the statements reached and the ways on that were taken."""
        lines: dict[str, set[int]] = {}
        exits: dict[str, set[Exit]] = {}
        for path, arcs in steps:
            name = Path(path).name
            first = self._statements.get(name, {})
            lines[name] = {first.get(line, line) for arc in arcs for line in arc if line > 0}
            exits[name] = {
                (first.get(one, one), other if other < 0 else first.get(other, other)) for one, other in arcs
            }
        return reach(len(self._numbers), self._code, lines, exits)


class _MeasuredTable(TableSession):
    """A table of the reference, watched while something is done at it."""

    def __init__(self, table: TableSession, reference: MeasuredReference) -> None:
        self._table = table
        self._reference = reference
        self.opened = table.opened

    def do(self, command: Case) -> Answer:
        """Do one thing at the table, watched."""
        with self._reference.watched():
            return self._table.do(command)

    def close(self) -> Answer:
        """Give the table up."""
        return self._table.close()
