"""Lines are measured while the reference answers, and nothing else changes."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from adapters.reference import ReferenceProduct
from pa58.evidence import CaseRecord, ExpectedCase, Journal, Selection
from pa58.lines.code import reference_code, watching
from pa58.lines.measuring import MeasuredReference
from pa58.run import RunOptions, execute
from pa58.suite_session import Watcher

ASKED = ("--clause", "684a.5", "--sweep", "off", "--seed", "11")
HAND = {"cards": "As Ks Qs Js", "for": "hand"}


def pa58(folder, *arguments, under=("-m", "pa58")):
    return subprocess.run(
        [sys.executable, *under, "run", *ASKED, *arguments, "--out", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )


def matrix(folder):
    """Return the matrix of a run without its times."""
    told = json.loads((folder / "matrix.json").read_text())
    del told["run"]["started"], told["run"]["ended"]
    return told


def without_lines(told):
    return told | {"lines": None, "clauses": [row | {"lines": None} for row in told["clauses"]]}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole")
    pa58(folder)
    return matrix(folder)


class TestARun:
    def test_what_coverage_measures_already_is_left_to_it_and_said(self, whole, tmp_path):
        data = f"--data-file={tmp_path / 'data'}"
        pa58(tmp_path, under=("-m", "coverage", "run", data, "-m", "pa58"))
        told = matrix(tmp_path)
        assert "another tool" in told["lines"]["not_measured"]
        assert without_lines(told) == without_lines(whole)
        assert (tmp_path / "data").exists()

    def test_where_the_code_cannot_be_described_the_run_goes_on_without_lines(self, tmp_path, monkeypatch):
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
        monkeypatch.setenv("TMPDIR", str(tmp_path / "nowhere"))
        options = RunOptions(out=tmp_path, seed=11, selection=Selection(clauses=("684a.5.g",), sweep="off"))
        header = execute(options, Watcher()).journal.header
        assert header.code is None
        assert "cannot be written" in header.lines_not_measured

    def test_a_product_through_an_adapter_has_no_lines(self, tmp_path):
        pa58(tmp_path, "--adapter", f"{sys.executable} -m pa58 serve-reference")
        told = matrix(tmp_path)
        assert told["lines"] is None
        assert all(row["lines"] is None for row in told["clauses"])
        assert "report-reference" not in (tmp_path / "index.html").read_text()

    @pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX systems")
    def test_killed_and_gone_on_with_it_has_the_lines_of_a_run_that_nothing_interrupted(
        self, whole, tmp_path
    ):
        process = subprocess.Popen(
            [sys.executable, "-m", "pa58", "run", *ASKED, "--out", str(tmp_path)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        path = tmp_path / "evidence.jsonl"
        while process.poll() is None and not (
            path.exists() and path.read_bytes().count(b'"line":"case"') > 20
        ):
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        process.wait()
        done = Journal.read(path)
        assert done.footer is None
        assert len(done.cases) > 20
        assert all(record.reach in done.reaches for record in done.cases.values())
        said = subprocess.run(
            [sys.executable, "-m", "pa58", "run", "--resume", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert said.returncode in {0, 2}, said.stderr
        assert matrix(tmp_path) == whole


@pytest.fixture(scope="module")
def code(index):
    return reference_code(index.default_readings, {clause.key for clause in index.clauses})


@pytest.fixture
def measured(code):
    if sys.gettrace() is not None:
        pytest.skip("something traces these tests, and two cannot")
    return MeasuredReference(ReferenceProduct(), code)


def a_case(identity="a.feature:1", *, sweep=False):
    return ExpectedCase(id=identity, name="", feature="", clauses=(), steps=(), sweep=sweep)


class TestACase:
    def test_its_lines_are_those_that_coverage_reports(self, measured, code, tmp_path):
        measured.begins(a_case())
        answers = measured.evaluate("684a", "rank", [HAND])
        _, way = measured.ended(CaseRecord(id="a.feature:1", outcome="passed"))
        product, watch = ReferenceProduct(), watching()
        with watch.collect():
            assert product.evaluate("684a", "rank", [HAND]) == answers
        watch.json_report(outfile=str(tmp_path / "report.json"))
        report = json.loads((tmp_path / "report.json").read_text())["files"]
        said = {Path(name).name: each for name, each in report.items()}
        assert way.lines
        for file in code.files:
            assert way.lines_of(file) == set(said[file.name]["executed_lines"]) & set(file.lines)
            taken = {tuple(pair) for pair in said[file.name]["executed_branches"]}
            assert way.exits_of(file) == taken & set(file.exits)

    def test_the_next_case_starts_afresh_and_a_known_way_is_not_new(self, measured):
        numbers = []
        for identity, case in (("a:1", HAND), ("a:2", {"cards": "As", "for": "hand"}), ("a:3", HAND)):
            measured.begins(a_case(identity))
            measured.evaluate("684a", "rank", [case])
            record, way = measured.ended(CaseRecord(id=identity, outcome="passed"))
            numbers.append((record.reach, way is not None))
        assert numbers == [(0, True), (1, True), (0, False)]

    def test_a_case_that_asks_nothing_reaches_nothing(self, measured, code):
        measured.begins(a_case())
        record, way = measured.ended(CaseRecord(id="a.feature:1", outcome="passed"))
        assert record.reach == 0
        assert [way.lines_of(file) for file in code.files if way.lines_of(file)] == []

    def test_a_sweep_is_not_watched(self, measured):
        measured.begins(a_case(sweep=True))
        measured.evaluate("684a", "rank", [HAND])
        record, way = measured.ended(CaseRecord(id="a.feature:1", outcome="passed"))
        assert (record.reach, way) == (None, None)

    def test_no_comment_hides_a_line(self):
        assert watching().get_exclude_list() == []
        assert watching().get_exclude_list("partial") == []

    def test_the_rules_are_the_same_ones_after_their_code_was_described(self, index):
        before = {name: module for name, module in sys.modules.items() if name.startswith("reference_impl")}
        reference_code(index.default_readings, set())
        assert before == {
            name: module for name, module in sys.modules.items() if name.startswith("reference_impl")
        }
