"""``matrix.csv``: a line per clause, for spreadsheets (RFC 4180, UTF-8 with a byte order mark)."""

import csv
import io
import re
from collections.abc import Iterator
from typing import Final

from reports.groups import by_outcome
from reports.matrix import ClauseRow, Matrix
from reports.text import visible
from reports.wording import OUTCOMES, waiver_in_words

COLUMNS: Final = (
    "key",
    "citation",
    "chapter",
    "section",
    "summary",
    "kind",
    "method",
    "verdict",
    "inherited",
    "why",
    "in scope",
    "cases",
    *OUTCOMES,
    "failing cases",
    "options",
    "readings",
    "depends on",
    "unreachable",
    "to be inspected",
    "official text",
    "fingerprint",
    "waivers",
)

_FORMULA: Final = re.compile(r"[=+\-@\t\r\n]")
_LINES_AT_ONCE: Final = 500


def pieces(matrix: Matrix) -> Iterator[bytes]:
    """Yield the clauses of ``matrix`` as CSV.

    A cell that a spreadsheet would take for a formula starts with an apostrophe.
    """
    buffer = io.StringIO(newline="")
    buffer.write("\ufeff")
    writer = csv.writer(buffer, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for number, clause in enumerate(matrix.clauses, start=1):
        writer.writerow(map(_cell, row(clause)))
        if number % _LINES_AT_ONCE == 0:
            yield _emptied(buffer)
    yield _emptied(buffer)


def row(clause: ClauseRow) -> tuple[str | int, ...]:
    """Return what a clause has in `COLUMNS`. The official text is empty where none was at hand."""
    outcomes = by_outcome(clause.scenarios)
    return (
        clause.key,
        clause.citation,
        clause.chapter,
        clause.section,
        clause.summary,
        clause.kind,
        clause.method,
        clause.verdict,
        clause.inherited or "",
        clause.why,
        "yes" if clause.in_scope else "no",
        len(clause.scenarios),
        *(outcomes.get(outcome, 0) for outcome in OUTCOMES),
        "\n".join(case.id for case in clause.scenarios if case.outcome == "failed"),
        ", ".join(clause.options),
        ", ".join(clause.readings),
        "; ".join(clause.depends_on),
        "; ".join(clause.unreachable),
        clause.question,
        clause.text_state,
        clause.fingerprint,
        "\n".join(map(waiver_in_words, clause.waivers)),
    )


def _cell(value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    shown = visible(value)
    return f"'{shown}" if _FORMULA.match(shown) else shown


def _emptied(buffer: io.StringIO) -> bytes:
    content = buffer.getvalue().encode()
    buffer.seek(0)
    buffer.truncate()
    return content
