"""From clause to line, as the matrix has it: for each clause the reference's lines that its cases reach, and back.

Only cases that passed count. The findings are about the suite and the reference, never about a product: no verdict
and no exit status hangs on them.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from pa58.evidence import Header, Journal, Selection
from pa58.index import RulesIndex
from pa58.lines import CodeFile, Exit, ReferenceCode, RuleFunction, spans


class FunctionLines(msgspec.Struct, frozen=True, kw_only=True):
    """A function, and how many ``of`` its lines are ``reached``; ``clauses`` are those whose rule it is.

    Under a clause ``reached`` counts what that clause's own cases reach, elsewhere what any case does.
    """

    file: str
    name: str
    first: int
    last: int
    clauses: tuple[str, ...]
    reached: int
    of: int


class ClauseLines(msgspec.Struct, frozen=True, kw_only=True):
    """The lines that the cases of a clause reach.

    ``cases`` counts those that passed and were measured. ``own`` are the functions whose docstring names the
    clause; ``elsewhere`` holds, by file, the other lines reached, as in "12-20 33".
    """

    cases: int
    own: tuple[FunctionLines, ...]
    elsewhere: dict[str, str]


class LineRun(msgspec.Struct, frozen=True, kw_only=True):
    """Lines from ``first`` to ``last`` of a function of which the same is to be said.

    ``clauses`` is the place of those that reach them in the list of sets, where ``state`` is "reached". "open": no
    clause reaches them; "loading": they run while the rules are loaded; "reading": only ``reading`` leads there;
    "": none of them is a statement of its own. ``open_exits`` are the ways on from them that no case takes.
    """

    first: int
    last: int
    state: Literal["reached", "open", "loading", "reading", ""]
    clauses: int | None = None
    reading: str = ""
    open_exits: tuple[Exit, ...] = ()


class FileLines(msgspec.Struct, frozen=True, kw_only=True):
    """A module of the reference; ``runs`` are those of each of its ``functions``, in their order."""

    name: str
    digest: str
    text: str
    functions: tuple[FunctionLines, ...]
    runs: tuple[tuple[LineRun, ...], ...]
    lines: int
    lines_reached: int


class LineFinding(msgspec.Struct, frozen=True, kw_only=True):
    """A line, or a way on from one, that no clause reaches; or a clause whose cases miss its own function."""

    kind: Literal["line", "exit", "clause"]
    file: str
    function: str
    line: int
    clause: str = ""
    detail: str


class ReferenceLines(msgspec.Struct, frozen=True, kw_only=True):
    """The reference's lines in one run.

    ``lines`` and ``exits`` count what a case can reach under the readings in force; ``of_other_readings`` lines are
    left out of them, and so are those that run while the rules are loaded. ``clause_sets`` are the sets of clauses
    that lines are reached by. ``not_judged`` says why an unreached line is no finding of this run; ``not_measured``
    why there are no lines at all.
    """

    measured_by: str = ""
    not_measured: str = ""
    not_judged: str = ""
    lines: int = 0
    lines_reached: int = 0
    exits: int = 0
    exits_taken: int = 0
    of_other_readings: int = 0
    findings: tuple[LineFinding, ...] = ()
    clause_sets: tuple[tuple[str, ...], ...] = ()
    files: tuple[FileLines, ...] = ()


class _File:
    """A module with what the cases reached in it."""

    def __init__(self, code: CodeFile) -> None:
        self.code = code
        self.lines: dict[int, set[str]] = {line: set() for line in code.lines}
        self.exits: dict[Exit, set[str]] = {pair: set() for pair in code.exits}
        self.reading = {line: other.reading for other in code.other_readings for line in other.lines}
        self.shut = {pair for other in code.other_readings for pair in other.exits}

    def due(self) -> set[int]:
        """Return the lines that a case can reach, and those that one did reach all the same."""
        aside = {*self.code.on_loading, *self.reading}
        return {line for line, clauses in self.lines.items() if clauses or line not in aside}

    def open_lines(self) -> set[int]:
        return {line for line in self.due() if not self.lines[line]}

    def due_exits(self) -> set[Exit]:
        due = self.due()
        return {
            pair
            for pair, clauses in self.exits.items()
            if clauses or (pair[0] in due and pair not in self.shut)
        }

    def open_exits(self) -> set[Exit]:
        """Return the ways on that no case takes, from a line that one reaches to where nothing is told of yet."""
        told = self.open_lines()
        return {pair for pair in self.due_exits() if not self.exits[pair] and not told.intersection(pair)}

    def function_of(self, line: int) -> RuleFunction:
        """Return the innermost function that a line stands in."""
        around = (each for each in self.code.functions if each.first <= line <= each.last)
        return min(around, key=lambda each: each.last - each.first)

    def own_lines(self, function: RuleFunction) -> list[int]:
        """Return the lines of a function that a case can reach."""
        return [line for line in sorted(self.due()) if function.first <= line <= function.last]


def lines_of_run(
    index: RulesIndex, journal: Journal, scope: Collection[str]
) -> tuple[ReferenceLines | None, dict[str, ClauseLines]]:
    """Return the reference's lines, and those of each clause by its key.

    None where the run has nothing to say of lines: a product through an adapter, or a journal of former times.
    ``scope`` are the clauses all of whose cases the run was asked for.
    """
    header = journal.header
    if header.code is None:
        why = header.lines_not_measured
        return (ReferenceLines(not_measured=why) if why else None), {}
    files, cases = _reached(header.code, journal)
    of_clauses = {
        clause.key: _clause_lines(clause.key, files, cases.get(clause.key, 0)) for clause in index.clauses
    }
    not_judged = _not_judged(header, journal)
    findings = () if not_judged else tuple(_open(files))
    if journal.footer is not None and not header.selection.cases:
        findings += tuple(_own_not_reached(index, of_clauses, scope))
    sets = _ClauseSets(index)
    rows = tuple(_file_row(file, sets) for file in files)
    return (
        ReferenceLines(
            measured_by=header.code.measured_by,
            not_judged=not_judged,
            lines=sum(len(file.due()) for file in files),
            lines_reached=sum(len(file.due() - file.open_lines()) for file in files),
            exits=sum(len(file.due_exits()) for file in files),
            exits_taken=sum(1 for file in files for pair in file.due_exits() if file.exits[pair]),
            of_other_readings=sum(
                1
                for file in files
                for line, clauses in file.lines.items()
                if line in file.reading and not clauses
            ),
            findings=findings,
            clause_sets=sets.found,
            files=rows,
        ),
        of_clauses,
    )


def _reached(code: ReferenceCode, journal: Journal) -> tuple[list[_File], dict[str, int]]:
    """Add up what the cases that passed reached, by the clauses that they cite; and count those cases by clause."""
    ways: dict[int, set[str]] = defaultdict(set)
    cases: dict[str, int] = defaultdict(int)
    for case in journal.header.expected:
        record = journal.cases.get(case.id)
        if record is None or record.outcome != "passed" or record.reach is None:
            continue
        ways[record.reach].update(case.clauses)
        for key in case.clauses:
            cases[key] += 1
    files = [_File(each) for each in code.files]
    for number, clauses in ways.items():
        way = journal.reaches[number]
        for file in files:
            for line in way.lines_of(file.code):
                file.lines[line] |= clauses
            for pair in way.exits_of(file.code):
                if pair in file.exits:
                    file.exits[pair] |= clauses
    return files, cases


def _not_judged(header: Header, journal: Journal) -> str:
    """Say why lines that nobody reached are no finding: the run did not do all that could reach them."""
    if Selection(sweep=header.selection.sweep) != header.selection:
        return "The run was asked for a part of the suite; a line that no clause reaches is no finding of it."
    if journal.footer is None:
        return "The run was cut short; a line that no clause reaches is no finding of it."
    sweeps = {case.id for case in header.expected if case.sweep}
    missed = sum(1 for record in journal.cases.values() if record.reach is None and record.id not in sweeps)
    if missed:
        return f"{missed:,} cases ran without being measured; a line that no clause reaches is no finding."
    return ""


def _clause_lines(key: str, files: Iterable[_File], cases: int) -> ClauseLines:
    own: list[FunctionLines] = []
    elsewhere: dict[str, str] = {}
    for file in files:
        ours: set[int] = set()
        for function in file.code.functions:
            if key in function.clauses:
                lines = file.own_lines(function)
                ours.update(lines)
                if lines:
                    reached = sum(1 for line in lines if key in file.lines[line])
                    own.append(_function_row(file, function, reached, len(lines)))
        others = [line for line, clauses in file.lines.items() if key in clauses and line not in ours]
        if others:
            elsewhere[file.code.name] = spans(others, file.code.lines)
    return ClauseLines(cases=cases, own=tuple(own), elsewhere=elsewhere)


def _function_row(file: _File, function: RuleFunction, reached: int, of: int) -> FunctionLines:
    return FunctionLines(
        file=file.code.name,
        name=function.name,
        first=function.first,
        last=function.last,
        clauses=function.clauses,
        reached=reached,
        of=of,
    )


def _open(files: Iterable[_File]) -> Iterator[LineFinding]:
    for file in files:
        for line in sorted(file.open_lines()):
            function = file.function_of(line).name
            yield LineFinding(
                kind="line",
                file=file.code.name,
                function=function,
                line=line,
                detail=f"{file.code.name}:{line} in {function}: no clause’s case reaches this line",
            )
        for line, to in sorted(file.open_exits()):
            function = file.function_of(line).name
            way = f"goes on to line {to}" if to > 0 else "leaves the function"
            yield LineFinding(
                kind="exit",
                file=file.code.name,
                function=function,
                line=line,
                detail=f"{file.code.name}:{line} in {function}: reached, but in no clause’s case it {way}",
            )


def _own_not_reached(
    index: RulesIndex, of_clauses: Mapping[str, ClauseLines], scope: Collection[str]
) -> Iterator[LineFinding]:
    for clause in index.clauses:
        found = of_clauses[clause.key]
        for own in found.own:
            if clause.key in scope and found.cases and not own.reached:
                yield LineFinding(
                    kind="clause",
                    file=own.file,
                    function=own.name,
                    line=own.first,
                    clause=clause.key,
                    detail=f"{clause.citation.printed}: none of its {found.cases:,} cases reaches its own rule "
                    f"{own.name} ({own.file}:{own.first})",
                )


class _ClauseSets:
    """Numbers the sets of clauses by which lines are reached; many lines share one."""

    def __init__(self, index: RulesIndex) -> None:
        self._order = {clause.key: place for place, clause in enumerate(index.clauses)}
        self._numbers: dict[tuple[str, ...], int] = {}

    def number(self, clauses: Iterable[str]) -> int:
        ordered = tuple(sorted(clauses, key=lambda key: self._order.get(key, len(self._order))))
        return self._numbers.setdefault(ordered, len(self._numbers))

    @property
    def found(self) -> tuple[tuple[str, ...], ...]:
        return tuple(self._numbers)


def _file_row(file: _File, sets: _ClauseSets) -> FileLines:
    code = file.code
    inner = [(each.first, each.last) for each in code.functions]
    outermost = [
        each
        for each in code.functions
        if not any(
            first <= each.first and each.last <= last and (first, last) != (each.first, each.last)
            for first, last in inner
        )
    ]
    functions = []
    for function in outermost:
        lines = file.own_lines(function)
        reached = sum(1 for line in lines if file.lines[line])
        functions.append(_function_row(file, function, reached, len(lines)))
    return FileLines(
        name=code.name,
        digest=code.digest,
        text=code.text,
        functions=tuple(functions),
        runs=tuple(tuple(_runs(file, each, sets)) for each in outermost),
        lines=len(file.due()),
        lines_reached=len(file.due() - file.open_lines()),
    )


def _runs(file: _File, function: RuleFunction, sets: _ClauseSets) -> Iterator[LineRun]:
    open_exits = file.open_exits()
    run = LineRun(first=function.first, last=function.first, state="")
    for line in range(function.first, function.last + 1):
        if line not in file.lines:
            run = msgspec.structs.replace(run, last=line)
            continue
        ways = tuple(sorted(pair for pair in open_exits if pair[0] == line))
        now = _said_of(file, line, sets, ways)
        if (now.state, now.clauses, now.reading, now.open_exits, run.open_exits) == (
            run.state,
            run.clauses,
            run.reading,
            (),
            (),
        ):
            run = msgspec.structs.replace(run, last=line)
            continue
        if run.first < line:
            yield run
        run = now
    yield run


def _said_of(file: _File, line: int, sets: _ClauseSets, ways: tuple[Exit, ...]) -> LineRun:
    clauses = file.lines[line]
    if clauses:
        return LineRun(first=line, last=line, state="reached", clauses=sets.number(clauses), open_exits=ways)
    if line in file.reading:
        return LineRun(first=line, last=line, state="reading", reading=file.reading[line])
    return LineRun(first=line, last=line, state="loading" if line in file.code.on_loading else "open")
