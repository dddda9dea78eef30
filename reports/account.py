"""One case in full, for the terminal: what the page tells of it, and what it may have no room for."""

import json
from collections.abc import Iterator

from rich.text import Text

from pa58.evidence import Exchange
from reports.matrix import Matrix, ScenarioRow
from reports.text import answer_in_words, brief_citation, one_line


def account(matrix: Matrix, case: ScenarioRow) -> Text:
    """Return everything that ``matrix`` says of ``case``."""
    return Text("\n").join(_lines(matrix, case))


def _lines(matrix: Matrix, case: ScenarioRow) -> Iterator[Text]:
    citations = {clause.key: brief_citation(clause.citation) for clause in matrix.clauses}

    def told(name: str, text: str) -> Text:
        return Text.assemble((f"{name}:", "bold"), " " if text else "", one_line(text))

    yield Text(one_line(case.name), "bold")
    yield told("Case", case.id)
    yield told("Cites", ", ".join(citations.get(key, key) for key in case.clauses))
    yield told("Outcome", f"{case.outcome}: {case.reason}" if case.reason else case.outcome)
    if case.message:
        yield told("Message", case.message)
    if case.convicts:
        yield told("Convicts", ", ".join(citations.get(key, key) for key in case.convicts))
    for reading, option in sorted(case.readings.items()):
        yield told("Under the reading", f"{reading} = {option}")
    for step in case.steps:
        yield Text(one_line(f"{step.outcome:<8} {step.text}"))
    for exchange in case.exchanges:
        yield from (told(name, text) for name, text in _exchange(exchange))
    if case.wire is not None:
        yield told("On the wire", f"after {case.wire.left_out} more lines" if case.wire.left_out else "")
        for line in case.wire.lines:
            yield Text(one_line(f"{'to' if line.way == 'sent' else 'from'} the product: {line.text}"))
    for finding in case.findings:
        yield told("Finding", f"{finding.kind}: {finding.detail}")
    yield told("Reproduce", case.reproduce)


def _exchange(exchange: Exchange) -> Iterator[tuple[str, str]]:
    asked = json.dumps(exchange.case, ensure_ascii=False)
    yield "Asked", f"{exchange.chapter} {exchange.op} {asked}"
    if exchange.expected:
        yield "Demanded", exchange.expected
    wrong = " (wrong)" if exchange.holds is False else ""
    yield "Answered", f"{answer_in_words(exchange.answer)}{wrong}"
