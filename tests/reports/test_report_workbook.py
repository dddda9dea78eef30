"""``matrix.xlsx`` says what the matrix says, to Excel's own kind of reader, and runs nothing."""

import csv
import io
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import matrices
import msgspec
import openpyxl
import pytest

from reports import csv_export, xlsx_export


def workbook(matrix):
    return openpyxl.load_workbook(io.BytesIO(b"".join(xlsx_export.pieces(matrix))))


def table(matrix):
    """Return the sheet of clauses as a list of dicts, empty cells as empty text."""
    head, *lines = workbook(matrix)["Clauses"].iter_rows(values_only=True)
    return [dict(zip(head, ["" if cell is None else cell for cell in line], strict=True)) for line in lines]


@pytest.fixture(scope="module")
def realistic():
    return matrices.realistic()


def hostile(text):
    return matrices.build(
        [matrices.clause("684a.6.b", summary=text, why=text, question=text, options=(text,))],
        product=matrices.product_row(name=text, vendor=text, version=text, digest=text),
        run=matrices.run_row(started=text),
    )


class TestTheClauses:
    def test_are_those_of_the_matrix_in_its_order(self, realistic):
        rows = table(realistic)
        assert [row["key"] for row in rows] == [clause.key for clause in realistic.clauses]
        for row, clause in zip(rows, realistic.clauses, strict=True):
            assert row["verdict"] == clause.verdict
            assert row["inherited"] == (clause.inherited or "")
            assert row["summary"] == clause.summary
            assert row["cases"] == len(clause.scenarios)
            assert row["failed"] == sum(case.outcome == "failed" for case in clause.scenarios)

    def test_agree_with_the_csv_cell_by_cell(self, realistic):
        text = b"".join(csv_export.pieces(realistic)).decode("utf-8-sig")
        for line, row in zip(csv.DictReader(io.StringIO(text)), table(realistic), strict=True):
            assert {name: str(cell) for name, cell in row.items()} == line

    def test_stay_in_sight_under_their_header_and_can_be_filtered(self, realistic):
        sheet = workbook(realistic)["Clauses"]
        assert sheet.freeze_panes == "B2"
        assert sheet.auto_filter.ref == sheet.dimensions

    def test_are_counted_in_numbers(self, realistic):
        assert all(isinstance(row["cases"], int) for row in table(realistic))


class TestTheRun:
    def test_stands_beside_the_table(self, realistic):
        told = dict(workbook(realistic)["Run"].iter_rows(values_only=True))
        assert told["build"] == realistic.product.digest
        assert told["verdict"] == realistic.sentence
        assert told["clauses"] == realistic.totals.clauses
        assert told["complete"] == "yes"

    def test_that_was_cut_short_says_so(self):
        cut = matrices.build([], run=matrices.run_row(complete=False, ended=None))
        told = dict(workbook(cut)["Run"].iter_rows(values_only=True))
        assert told["complete"] == "no: the run was cut short"


class TestHostileText:
    @pytest.mark.parametrize(
        "text",
        [
            "=1+1",
            "=cmd|' /C calc'!A0",
            "+1",
            "-1",
            "@SUM(1)",
            "https://example.org/",
            "file:///etc/passwd",
            "0012",
            "<v>1</v>&amp;",
            "_x0041_",
            " leading and trailing ",
            "two\nlines",
        ],
    )
    def test_stays_the_text_that_it_is(self, text):
        sheets = workbook(hostile(text))
        for sheet in sheets:
            for line in sheet.iter_rows():
                for cell in line:
                    assert cell.data_type in ("s", "n", "inlineStr")
                    assert cell.data_type != "n" or not isinstance(cell.value, str)
                    assert cell.hyperlink is None
        [row] = table(hostile(text))
        assert row["summary"] == text

    def test_makes_no_formula_and_no_link_in_the_file(self):
        data = b"".join(xlsx_export.pieces(hostile("=HYPERLINK(1)")))
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            sheets = [file.read(name) for name in file.namelist() if "sheet" in name]
        assert not any(b"<f>" in sheet or b"<hyperlink" in sheet for sheet in sheets)

    def test_that_acts_unseen_is_written_out(self):
        [row] = table(hostile("safe\u202e\x00\x1b"))
        assert row["summary"] == "safe[U+202E][U+0000][U+001B]"

    def test_too_long_for_a_cell_is_cut_and_said_to_be(self):
        [row] = table(hostile("x" * 50_000))
        assert len(row["summary"]) < 32_767
        assert row["summary"].endswith("… (18,000 more characters in matrix.json)")


class TestTheBytes:
    def test_are_the_same_for_the_same_matrix_at_another_time_and_place(self, realistic, tmp_path):
        (tmp_path / "m.json").write_bytes(msgspec.json.encode(realistic))
        script = (
            "import msgspec, pathlib, sys; from reports import xlsx_export; from reports.matrix import Matrix;"
            "m = msgspec.json.decode(pathlib.Path(sys.argv[1]).read_bytes(), type=Matrix);"
            "sys.stdout.buffer.write(b''.join(xlsx_export.pieces(m)))"
        )
        here = b"".join(xlsx_export.pieces(realistic))
        time.sleep(2)  # the dates in a zip archive have two seconds
        elsewhere = subprocess.run(
            [sys.executable, "-c", script, tmp_path / "m.json"],
            capture_output=True,
            check=True,
            cwd=Path(__file__).parents[2],
            env={"TZ": "Asia/Tokyo", "PYTHONHASHSEED": "5", "LANG": "C"},
        ).stdout
        assert elsewhere == here

    def test_do_not_depend_on_a_compressor(self, realistic):
        data = b"".join(xlsx_export.pieces(realistic))
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            assert {entry.compress_type for entry in file.infolist()} == {zipfile.ZIP_STORED}
