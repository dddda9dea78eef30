"""The files of a report: whole or untouched, the same for the same run, readable by other programs."""

import datetime as dt
import hashlib
import json
import resource
from pathlib import Path
from xml.etree import ElementTree as ET

import jsonschema
import matrices
import msgspec
import pytest
from report_reader import Page, csv_rows, junit_cases, junit_grounds, read_all

from pa58.evidence import Waiver
from reports import Matrix, OutputError, write_outputs
from reports.json_export import SCHEMA_PATH, schema

ROOT = Path(__file__).parents[2]
NAMES = {"index.html", "matrix.json", "matrix.csv", "matrix.xlsx", "junit.xml"}


class TestWriting:
    def test_writes_every_file_and_names_the_report_first(self, tmp_path, matrix):
        paths = write_outputs(matrix, tmp_path / "new" / "folder")
        assert paths[0].name == "index.html"
        assert {path.name for path in paths} == NAMES == {path.name for path in paths[0].parent.iterdir()}

    def test_equal_runs_give_equal_bytes(self, folder, tmp_path):
        write_outputs(matrices.realistic(), tmp_path)
        assert read_all(tmp_path) == read_all(folder)

    def test_the_order_in_which_a_product_names_members_changes_no_byte_of_the_matrix(self, tmp_path, matrix):
        turned = {
            chapter: dict(reversed(offer.items())) for chapter, offer in matrix.product.chapters.items()
        }
        product = msgspec.structs.replace(matrix.product, chapters=turned)
        write_outputs(matrix, tmp_path)
        before = (tmp_path / "matrix.json").read_bytes()
        write_outputs(msgspec.structs.replace(matrix, product=product), tmp_path)
        assert (tmp_path / "matrix.json").read_bytes() == before

    def test_a_full_disk_is_a_clear_error_and_leaves_the_former_report_whole(self, tmp_path, matrix):
        write_outputs(matrix, tmp_path)
        before = read_all(tmp_path)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        # The limit on the size of a file stands for the disk: a write past it fails in the same way.
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before[0]) // 2, hard))
        try:
            with pytest.raises(OutputError) as caught:
                write_outputs(msgspec.structs.replace(matrix, sentence="Another run."), tmp_path)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert "cannot be written" in str(caught.value)
        assert str(tmp_path) in str(caught.value)
        assert read_all(tmp_path) == before
        assert {path.name for path in tmp_path.iterdir()} == NAMES

    def test_a_folder_that_cannot_be_is_a_clear_error(self, tmp_path, matrix):
        (tmp_path / "file").write_text("in the way")
        with pytest.raises(OutputError, match=r"file/matrix\.json: cannot be written: File exists"):
            write_outputs(matrix, tmp_path / "file")

    def test_a_folder_in_the_place_of_one_file_leaves_all_the_others_as_they_were(self, tmp_path, matrix):
        (tmp_path / "junit.xml").mkdir()
        (tmp_path / "index.html").write_text("the former report")
        with pytest.raises(OutputError, match=r"junit\.xml: cannot be written: Is a directory"):
            write_outputs(matrix, tmp_path)
        assert (tmp_path / "index.html").read_text() == "the former report"
        assert {path.name for path in tmp_path.iterdir()} == {"index.html", "junit.xml"}


class TestMatrixJson:
    def test_holds_the_matrix(self, folder, matrix):
        assert msgspec.json.decode((folder / "matrix.json").read_bytes(), type=Matrix) == matrix

    def test_is_indented_by_two_blanks(self, folder):
        content = (folder / "matrix.json").read_text()
        assert content == json.dumps(json.loads(content), indent=2, ensure_ascii=False) + "\n"

    def test_fits_the_schema_that_ships(self, folder, hostile_folder):
        shipped = json.loads((ROOT / SCHEMA_PATH).read_bytes())
        jsonschema.Draft202012Validator.check_schema(shipped)
        for each in (folder, hostile_folder):
            jsonschema.validate(json.loads((each / "matrix.json").read_bytes()), shipped)

    def test_a_matrix_with_an_unknown_verdict_does_not_fit_the_schema(self, folder):
        told = json.loads((folder / "matrix.json").read_bytes())
        told["clauses"][0]["verdict"] = "covered"
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(told, json.loads((ROOT / SCHEMA_PATH).read_bytes()))

    def test_the_schema_that_ships_is_that_of_the_structs(self):
        assert (ROOT / SCHEMA_PATH).read_bytes() == schema(), (
            f"{SCHEMA_PATH} is not current; write what reports.json_export.schema() returns into it."
        )

    def test_the_report_is_numbered_by_it(self, folder, page):
        digest = hashlib.sha256((folder / "matrix.json").read_bytes()).hexdigest()
        assert f"sha256:{digest}" in page.text
        assert f"Report {digest[:16]}" in page.raw["style"]


class TestMatrixCsv:
    def test_has_a_line_per_clause_in_the_order_of_the_regulation(self, folder, matrix):
        rows = csv_rows((folder / "matrix.csv").read_bytes())
        assert [row["key"] for row in rows] == [clause.key for clause in matrix.clauses]

    def test_a_line_says_what_the_clause_is_and_how_it_came_out(self, folder):
        rows = {row["key"]: row for row in csv_rows((folder / "matrix.csv").read_bytes())}
        row = rows["684a.6.b.2"]
        assert row["citation"] == "58 Pa. Code § 684a.6(b)(2)"
        assert (row["verdict"], row["cases"], row["failed"], row["passed"]) == ("failed", "7", "2", "5")
        assert row["failing cases"].splitlines() == [
            "features/684a/684a.6.a.feature:40:48",
            "features/684a/684a.6.b.feature:16:26",
        ]
        assert rows["684a.6.b"]["inherited"] == "failed"
        assert rows["684a.6.b.3"]["unreachable"].startswith("Two hands of one deck")

    def test_lines_end_as_rfc_4180_says(self, folder):
        content = (folder / "matrix.csv").read_bytes()
        assert content.count(b"\r\n") == 1 + 26
        assert content.endswith(b"\r\n")

    @pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n"])
    def test_no_cell_is_a_formula(self, tmp_path, start):
        clause = matrices.clause("684a.6.a", summary=f"{start}1+1", why="fine = so")
        write_outputs(matrices.build([clause]), tmp_path)
        [row] = csv_rows((tmp_path / "matrix.csv").read_bytes())
        assert row["summary"][0] not in "=+-@\t\r\n"
        assert row["summary"].endswith("1+1")
        assert row["why"] == "fine = so"


class TestJunit:
    def test_every_expected_case_is_a_test_case_that_carries_its_clauses(self, folder, matrix):
        found = junit_cases((folder / "junit.xml").read_bytes())
        assert {key: clauses for key, (_, clauses) in found.items()} == {
            case.id: list(case.clauses) for case in matrix.scenarios
        }

    def test_totals_are_those_of_the_cases(self, folder):
        root = ET.parse(folder / "junit.xml").getroot()
        told = {name: root.get(name) for name in ("tests", "failures", "errors", "skipped")}
        assert told == {"tests": "27", "failures": "5", "errors": "2", "skipped": "2"}

    def test_a_case_without_a_result_is_an_error(self, folder):
        tests = ET.parse(folder / "junit.xml").getroot().iter("testcase")
        [lost] = [test for test in tests if "684a.6.c.feature" in test.get("name")]
        assert lost.find("error").get("type") == "not-run"

    def test_a_failure_tells_the_steps_the_answer_and_how_to_reproduce_it(self, folder):
        tests = ET.parse(folder / "junit.xml").getroot().iter("testcase")
        [failed] = [test for test in tests if "feature:16:26" in test.get("name")]
        told = failed.find("failure").text
        assert "Then the hand is a flush" in told
        assert "demanded flush, answered straight-flush" in told
        assert "--case features/684a/684a.6.b.feature:16:26" in told

    def test_characters_that_xml_cannot_hold_are_shown_by_their_numbers(self, hostile_folder):
        root = ET.parse(hostile_folder / "junit.xml").getroot()
        assert "invoice[U+202E]fdp.exe" in ET.tostring(root, encoding="unicode")


class TestTextAndWaivers:
    """A clause whose text has changed and which fails in two cases, one of them waived."""

    @pytest.fixture
    def files(self, tmp_path):
        key = "684a.6.a"
        waiver = Waiver(
            clause=key,
            authority="The Board",
            reason="until the next build",
            expires=dt.date(2030, 1, 2),
            case="features/a.feature:4",
            document="Order 7",
        )
        clause = matrices.clause(
            key, verdict="failed", text_state="changed", fingerprint="ab" * 32, waivers=(waiver,)
        )
        cases = [
            matrices.case(f"a.feature:{line}", "c", [key], outcome="failed", convicts=[key])
            for line in (4, 9)
        ]
        write_outputs(matrices.build([clause], cases), tmp_path)
        return tmp_path

    def test_stand_in_the_line_of_their_clause(self, files):
        [row] = csv_rows((files / "matrix.csv").read_bytes())
        assert row["official text"] == "changed"
        assert row["fingerprint"] == "ab" * 32
        assert row["waivers"] == (
            "The Board, until 2030-01-02, of features/a.feature:4: until the next build (Order 7)"
        )

    def test_stand_among_the_properties_of_the_cases_which_stay_failures(self, files):
        content = (files / "junit.xml").read_bytes()
        assert [outcome for outcome, _ in junit_cases(content).values()] == ["failure", "failure"]
        leave = (
            "684a.6.a: The Board, until 2030-01-02, of features/a.feature:4: until the next build (Order 7)"
        )
        assert junit_grounds(content) == {
            "features/a.feature:4": {"official-text": ["684a.6.a: changed"], "waiver": [leave]},
            "features/a.feature:9": {"official-text": ["684a.6.a: changed"], "waiver": []},
        }


def test_a_matrix_of_nothing_is_still_a_report(tmp_path):
    write_outputs(matrices.build([]), tmp_path)
    assert "End of report" in Page.read((tmp_path / "index.html").read_bytes()).text
    assert csv_rows((tmp_path / "matrix.csv").read_bytes()) == []
    assert junit_cases((tmp_path / "junit.xml").read_bytes()) == {}


def test_a_report_grows_by_less_than_eight_megabytes_for_ten_thousand_clauses_and_twenty_thousand_cases(
    tmp_path,
):
    sizes = []
    for part in (1, 2):
        write_outputs(matrices.large(500 * part, 1_000 * part), tmp_path)
        sizes.append((tmp_path / "index.html").stat().st_size)
    assert (sizes[1] - sizes[0]) * 20 < 8_000_000
