"""``matrix.xlsx``: a line per clause, for Excel, with the header in sight and a filter on each column.

Text is written as text, whatever it looks like: no cell is a formula, a link or a number that was not one.
The file is a zip archive whose members are stored as they are, so that its bytes depend on the matrix alone
and not on the compressor of the machine.
"""

import io
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from reports.csv_export import COLUMNS, row
from reports.matrix import Matrix
from reports.text import visible

_LONGEST: Final = 32_000  # characters; Excel takes 767 more
_WIDTHS: Final = {
    "summary": 60,
    "why": 40,
    "citation": 34,
    "failing cases": 40,
    "to be inspected": 40,
    "waivers": 40,
}
_WIDTH: Final = 14
_FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)  # the first that a zip archive can name


def pieces(matrix: Matrix) -> Iterator[bytes]:
    """Yield the clauses of ``matrix`` and the conditions of its run as a workbook; equal matrices, equal bytes."""
    buffer = io.BytesIO()
    with xlsxwriter.Workbook(buffer, {"in_memory": True}) as workbook:
        workbook.set_properties(
            {"title": _text(f"{matrix.product.name}: {matrix.sentence}"), "created": _started(matrix)}
        )
        head = workbook.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
        body = workbook.add_format({"text_wrap": True, "valign": "top"})
        _clauses(workbook.add_worksheet("Clauses"), matrix, head, body)
        _run(workbook.add_worksheet("Run"), matrix, head, body)
    yield _stored(buffer)


def _clauses(sheet: Worksheet, matrix: Matrix, head: Format, body: Format) -> None:
    sheet.freeze_panes(1, 1)
    sheet.autofilter(0, 0, len(matrix.clauses), len(COLUMNS) - 1)
    for column, name in enumerate(COLUMNS):
        sheet.set_column(column, column, _WIDTHS.get(name, _WIDTH))
        sheet.write_string(0, column, name, head)
    for line, clause in enumerate(matrix.clauses, start=1):
        _line(sheet, line, row(clause), body)


def _run(sheet: Worksheet, matrix: Matrix, head: Format, body: Format) -> None:
    """Write what the table is about: it must not be read without."""
    facts: dict[str, str | int] = {
        "verdict": matrix.sentence,
        "product": matrix.product.name,
        "vendor": matrix.product.vendor,
        "version": matrix.product.version,
        "build": matrix.product.digest,
        "suite": f"pa58 {matrix.suite.version}",
        "started": matrix.run.started,
        "ended": matrix.run.ended or "not recorded",
        "complete": "yes" if matrix.run.complete else "no: the run was cut short",
        "clauses": matrix.totals.clauses,
        "cases expected": matrix.totals.cases_expected,
        **{f"reading {reading.id}": reading.in_force for reading in matrix.readings},
    }
    sheet.freeze_panes(1, 0)
    sheet.set_column(0, 0, 30)
    sheet.set_column(1, 1, 90)
    sheet.write_string(0, 0, "what", head)
    sheet.write_string(0, 1, "value", head)
    for line, fact in enumerate(facts.items(), start=1):
        _line(sheet, line, fact, body)


def _line(sheet: Worksheet, line: int, cells: tuple[str | int, ...], body: Format) -> None:
    for column, cell in enumerate(cells):
        if isinstance(cell, int):
            sheet.write_number(line, column, cell, body)
        elif cell:
            sheet.write_string(line, column, _text(cell), body)


def _text(text: str) -> str:
    shown = visible(text)
    if len(shown) <= _LONGEST:
        return shown
    return f"{shown[:_LONGEST]} … ({len(shown) - _LONGEST:,} more characters in matrix.json)"


def _started(matrix: Matrix) -> datetime:
    """Return when the run began, so that no clock of today gets into the file."""
    with suppress(ValueError):
        return datetime.fromisoformat(matrix.run.started).astimezone(UTC).replace(tzinfo=None)
    return datetime(*_FIRST_DAY)  # noqa: DTZ001  a workbook knows no time zones


def _stored(workbook: io.BytesIO) -> bytes:
    """Return a workbook with its members stored, under one date."""
    stored = io.BytesIO()
    with zipfile.ZipFile(workbook) as packed, zipfile.ZipFile(stored, "w") as file:
        for name in packed.namelist():
            member = zipfile.ZipInfo(name, _FIRST_DAY)
            member.create_system = 3
            member.external_attr = 0o100644 << 16
            file.writestr(member, packed.read(name))
    return stored.getvalue()
