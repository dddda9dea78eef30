"""The end of a run in about ten lines, what is not verified first."""

from collections import Counter
from pathlib import Path

from rich.text import Text

from pa58.verdicts import WORST_FIRST, Verdict
from reports.matrix import ClauseRow, Matrix, ScenarioRow
from reports.text import brief_citation, count, one_line
from reports.wording import HEADLINES, OUTCOMES

_CLAUSES_SHOWN = 3
_LONGEST_LINE = 160

_STYLES: dict[str, str] = {"failed": "bold red", "error": "red", "passed": "green", "inspected": "green"}


def summary(matrix: Matrix, report: Path) -> Text:
    """Return the gaps, the verdict, the counts, and the way to the first failure.

    ``report`` is where the HTML report lies. The text carries styles; its ``plain`` is for pipes.
    """
    lines = [_gaps(matrix), _headline(matrix), _clauses(matrix), _cases(matrix)]
    lines += _of_lines(matrix)
    lines.append(Text.assemble(("Report: ", "bold"), one_line(str(report))))
    return Text("\n").join((*lines, *_failures(matrix)))


def _headline(matrix: Matrix) -> Text:
    style = "bold red" if matrix.failed else "bold yellow" if matrix.not_verified else "bold green"
    line = Text.assemble((HEADLINES[matrix.verdict], style), f": {one_line(matrix.sentence)}")
    if not matrix.run.complete:
        line.append(" The run was cut short.", "yellow")
    return line


def _gaps(matrix: Matrix) -> Text:
    if not matrix.not_verified:
        return Text.assemble(("Not verified: ", "bold"), "nothing")
    verdicts = {clause.key: clause.verdict for clause in matrix.clauses}
    numbers = Counter(verdicts[key] for key in matrix.not_verified)
    return Text.assemble(
        ("Not verified: ", "bold"), count(len(matrix.not_verified), "clause"), " (", _tally(numbers), ")"
    )


def _clauses(matrix: Matrix) -> Text:
    return Text.assemble(
        ("Clauses: ", "bold"), f"{matrix.totals.clauses:,} (", _tally(matrix.totals.by_verdict), ")"
    )


def _cases(matrix: Matrix) -> Text:
    numbers = matrix.totals.by_outcome
    told = ", ".join(f"{numbers[outcome]:,} {outcome}" for outcome in OUTCOMES if numbers.get(outcome))
    line = Text.assemble(("Cases: ", "bold"), f"{matrix.totals.cases_expected:,} expected")
    return line.append(f" ({told})" if told else "")


def _of_lines(matrix: Matrix) -> list[Text]:
    """Say how many findings there are about the suite’s reach into the reference, where there are any."""
    findings = matrix.lines.findings if matrix.lines else ()
    if not findings:
        return []
    told = one_line(f"{count(len(findings), 'finding')} about the suite, such as {findings[0].detail}")
    return [Text.assemble(("Lines of the reference: ", "bold"), told)]


def _tally(numbers: dict[Verdict, int] | Counter[Verdict]) -> Text:
    return Text(", ").join(
        Text(f"{numbers[verdict]:,} {verdict}", _STYLES.get(verdict, ""))
        for verdict in WORST_FIRST
        if numbers.get(verdict)
    )


def _failures(matrix: Matrix) -> list[Text]:
    clauses = {clause.key: clause for clause in matrix.clauses}
    lines = [
        _failure(clauses[key], _first_convicting(matrix, {key})) for key in matrix.failed[:_CLAUSES_SHOWN]
    ]
    more = len(matrix.failed) - len(lines)
    if more:
        lines.append(Text(f"  and {count(more, 'more failed clause')}"))
    convicting = (_first_convicting(matrix, {key}) for key in matrix.failed)
    first = next((case for case in convicting if case is not None), None)
    if first is not None:
        lines.append(Text.assemble(("Reproduce: ", "bold"), one_line(first.reproduce)))
    return lines


def _first_convicting(matrix: Matrix, keys: set[str]) -> ScenarioRow | None:
    return next((case for case in matrix.scenarios if keys.intersection(case.convicts)), None)


def _failure(clause: ClauseRow, case: ScenarioRow | None) -> Text:
    """Name the clause, and the cards of the first case that convicts it."""
    account = case.message if case is not None else clause.why
    shown = one_line(f"{brief_citation(clause.citation)} {account}")
    if len(shown) > _LONGEST_LINE:
        shown = shown[: _LONGEST_LINE - 1] + "…"
    return Text.assemble(("  failed ", "bold red"), shown)
