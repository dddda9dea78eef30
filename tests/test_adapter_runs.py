"""`pa58 run` on products that are programs: what they lack, hide, read otherwise or do wrong is in the report."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adapters import SandboxMissing
from adapters.sandbox import bubblewrap

ROOT = Path(__file__).parents[1]
ALTERED = ROOT / "tests" / "altered_reference.py"
# A child has a clean environment; the code under test is named to it.
PYTHON = shlex.join(["env", f"PYTHONPATH={ROOT}", sys.executable])


class Run:
    """A run that has ended: its exit status, its folder, and its matrix."""

    def __init__(self, folder, *arguments, environment=None):
        self.folder = folder
        self.ended = subprocess.run(
            [sys.executable, "-m", "pa58", "run", "--seed=1", f"--out={folder}", *map(str, arguments)],
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        self.status = self.ended.returncode

    @property
    def matrix(self):
        return json.loads((self.folder / "matrix.json").read_bytes())

    def clause(self, key):
        return next(row for row in self.matrix["clauses"] if row["key"] == key)

    @property
    def outcomes(self):
        return self.matrix["totals"]["by_outcome"]

    @property
    def findings(self):
        return [finding for row in self.matrix["scenarios"] for finding in row["findings"]]

    @property
    def page(self):
        return (self.folder / "index.html").read_text(encoding="utf-8")


@pytest.fixture
def altered(tmp_path):
    """Run part of the suite on the reference altered in one way."""

    def run(way, *arguments, environment=None):
        adapter = f"{PYTHON} {ALTERED} {way} {tmp_path / 'token'}"
        return Run(tmp_path / "run", f"--adapter={adapter}", *arguments, environment=environment)

    return run


def asked(record, op):
    """Return the cases of ``op`` that the first process of a product was asked, by the transcript."""
    events = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    # A second process is asked a sample again, to see whether answers change.
    _, *later = (place for place, event in enumerate(events) if event["event"] == "start")
    sent = [json.loads(event["line"]) for event in events[: later[0]] if event["event"] == "sent"]
    params = [line["params"] for line in sent if line["method"] == "evaluate"]
    return [case for each in params if each["op"] == op for case in each["cases"]]


def what_was_shown(run):
    """Return the matrix without what names the way the product was reached, without lines, and without times."""
    matrix = run.matrix
    del matrix["product"]["adapter"]
    for row in (matrix, *matrix["clauses"]):
        del row["lines"]  # of which only the reference in this process has any
    for name in ("started", "ended", "environment", "isolation"):
        matrix["run"].pop(name, None)
    for row in matrix["scenarios"]:
        del row["reproduce"]
    return matrix


@pytest.mark.parametrize(
    "part",
    [["--chapter=680a"], *([f"--chapter={chapter}", "--sweep=off"] for chapter in ("684a", "687a", "691"))],
    ids=" ".join,
)
def test_a_product_is_judged_alike_in_process_and_through_the_pipe(tmp_path, part):
    here = Run(tmp_path / "here", "--adapter=reference", *part)
    there = Run(tmp_path / "there", f"--adapter={PYTHON} -m pa58 serve-reference", *part)
    assert here.status == there.status
    assert set(here.outcomes) <= {"passed", "not-run"}
    assert here.outcomes["passed"] > 40
    assert what_was_shown(here) == what_was_shown(there)


class TestWhatAProductLacks:
    def test_an_op_leaves_its_clauses_unsupported_and_is_tried_once(self, altered, tmp_path):
        run = altered(
            "without_compare", "--clause=684a.6.c", "--sweep=off", f"--record={tmp_path / 'record'}"
        )
        assert run.status == 2
        skipped = [row for row in run.matrix["scenarios"] if row["outcome"] == "skipped"]
        assert len(skipped) > 20
        assert {row["reason"] for row in skipped} == {"unsupported"}
        assert len(asked(tmp_path / "record", "compare")) == 1

    def test_a_chapter_leaves_its_clauses_unsupported(self, altered):
        run = altered("without_691", "--clause=691.wagers.b.1")
        assert run.status == 2
        assert run.clause("691.wagers.b.1")["verdict"] == "unsupported"
        assert set(run.outcomes) == {"skipped"}

    def test_an_option_leaves_its_clauses_not_offered_and_is_tried_once(self, altered, tmp_path):
        run = altered("without_prime", "--clause=684a.7.d.2", f"--record={tmp_path / 'record'}")
        assert run.status == 0
        assert run.clause("684a.7.d.2")["verdict"] == "not-offered"
        assert set(run.outcomes) == {"skipped", "passed"}
        assert len(asked(tmp_path / "record", "eligible")) == 1

    def test_an_option_that_is_answered_all_the_same_is_a_finding_and_judged(self, altered):
        run = altered("denies_prime", "--clause=684a.7.d.2")
        assert run.status == 0
        assert run.outcomes["passed"] > run.outcomes["skipped"]
        assert run.clause("684a.7.d.2")["verdict"] == "passed-with-findings"
        assert (
            "declares no eligible for prime-wager in 684a, but answers it" in run.clause("684a.7.d.2")["why"]
        )

    def test_an_op_that_is_answered_all_the_same_is_a_finding_and_judged(self, altered):
        run = altered("denies_compare", "--clause=684a.6.c", "--sweep=off")
        assert set(run.outcomes) == {"passed", "not-run"}
        details = {finding["detail"] for finding in run.findings}
        assert details == {"the product declares no compare in 684a, but answers it"}

    def test_what_breaks_when_the_absent_is_tried_is_an_error_and_no_contradiction(self, altered):
        run = altered("breaks_where_absent", "--clause=684a.6.c", "--sweep=off")
        assert run.status == 2
        assert run.clause("684a.6.c")["verdict"] == "error"
        assert run.outcomes["error"] == 1
        assert run.outcomes["skipped"] > 20
        assert run.findings == []

    def test_cases_of_another_reading_are_left_alone_and_said(self, altered):
        run = altered("reads_otherwise", "--clause=691.wagers.b.1")
        skipped = [row for row in run.matrix["scenarios"] if row["outcome"] == "skipped"]
        assert {row["reason"] for row in skipped} == {"reading"}
        assert set(run.outcomes) == {"skipped", "passed"}
        clause = run.clause("691.wagers.b.1")
        assert clause["verdict"] == "passed-with-findings"
        assert "1 case skipped: the product declares another reading" in clause["why"]
        # With a Black Ante alone, the one card that the reading changes is the joker printed in black.
        assert "1 hands not judged: the product declares another reading" in clause["why"]


class TestWhatAProductDoesWrong:
    def test_a_hand_on_which_it_dies_is_an_error_and_all_others_are_judged(self, altered):
        run = altered("dies_on_one_hand", "--clause=684a.6.c", "--sweep=off")
        assert run.status == 2
        assert run.outcomes["error"] == 1
        assert run.outcomes["passed"] > 20
        assert set(run.outcomes) == {"error", "passed", "not-run"}
        assert run.clause("684a.6.c")["verdict"] == "error"
        (case,) = [row for row in run.matrix["scenarios"] if row["outcome"] == "error"]
        assert "As Kh Ad 3c" in case["message"]
        assert "end-of-file" in case["message"]

    def test_a_hand_that_it_gets_wrong_fails_its_clause(self, altered):
        run = altered("wrong_on_one_hand", "--clause=684a.6.c", "--sweep=off")
        assert run.status == 1
        assert run.outcomes["failed"] == 1
        assert set(run.outcomes) == {"failed", "passed", "not-run"}
        assert run.clause("684a.6.c")["verdict"] == "failed"
        assert run.matrix["verdict"] == "does-not-conform"

    def test_what_went_over_the_wire_of_it_is_evidence_the_same_after_a_resume(self, altered, tmp_path):
        run = altered("wrong_on_one_hand", "--clause=684a.6.c", "--sweep=off")
        [failed] = (row for row in run.matrix["scenarios"] if row["outcome"] == "failed")
        told = [json.loads(line["text"]) for line in failed["wire"]["lines"]]
        assert [line["way"] for line in failed["wire"]["lines"]] == ["sent", "received"]
        assert told[0]["params"]["cases"] == [failed["exchanges"][-1]["case"]]
        assert told[1]["result"]["results"] == [failed["exchanges"][-1]["answer"]]
        assert all(row["wire"] is None for row in run.matrix["scenarios"] if row["outcome"] == "passed")
        journal = tmp_path / "run" / "evidence.jsonl"
        lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
        ended = f'"id":"{failed["id"]}"'
        journal.write_text(
            "".join(line for line in lines[:-1] if not line.startswith(f'{{"line":"case",{ended}')),
            encoding="utf-8",
        )
        resumed = Run(tmp_path / "run", f"--resume={tmp_path / 'run'}")
        [again] = (row for row in resumed.matrix["scenarios"] if row["outcome"] == "failed")
        assert again["wire"] == failed["wire"]

    def test_a_journal_without_the_wire_still_makes_a_report(self, altered, tmp_path):
        altered("wrong_on_one_hand", "--clause=684a.6.c", "--sweep=off")
        journal = tmp_path / "run" / "evidence.jsonl"
        lines = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
        for line in lines:
            line.pop("wire", None)
        journal.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        command = [sys.executable, "-m", "pa58", "report", str(tmp_path / "run")]
        assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 1
        page = (tmp_path / "run" / "index.html").read_text(encoding="utf-8")
        assert "On the wire" not in page
        assert '<span class="way">to the product</span>' in page

    def test_answers_that_change_are_findings_of_the_run(self, altered):
        run = altered("changes_its_answers", "--clause=684a.6.c", "--sweep=off")
        assert set(run.outcomes) == {"passed", "not-run"}
        findings = run.matrix["run"]["findings"]
        assert {finding["kind"] for finding in findings} == {"changed-answer"}
        assert '"winner":"tie"' in findings[0]["detail"]
        assert "and when asked again" in run.page
        assert run.matrix["verdict"] != "conforms"


SHORT = ["--clause=684a.7.d.2", "--sweep=off"]


@pytest.fixture
def sandbox():
    """Leave a test out where this machine can make no sandbox."""
    try:
        bubblewrap()
    except SandboxMissing as missing:
        pytest.skip(str(missing))


def cut_short(run):
    """Take the footer and the last case from a run's journal, as if it had been killed before them."""
    journal = run.folder / "evidence.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:-2]))


class TestWhatAProductCouldReach:
    def test_a_program_without_a_sandbox(self, altered):
        run = altered("nothing", *SHORT)
        said = " ".join(run.matrix["run"]["isolation"])
        assert "without a sandbox" in said
        assert "every file that the user who ran pa58 can" in said
        assert "could use the network" in said
        assert said in run.page

    @pytest.mark.usefixtures("sandbox")
    def test_a_program_in_a_sandbox(self, altered):
        run = altered("nothing", *SHORT, "--sandbox")
        said = " ".join(run.matrix["run"]["isolation"])
        assert "inside bubblewrap (--sandbox)" in said
        assert "no network" in said
        assert said in run.page
        assert " --sandbox" in run.matrix["scenarios"][0]["reproduce"]

    @pytest.mark.usefixtures("sandbox")
    def test_a_resumed_run_keeps_its_sandbox(self, altered):
        run = altered("nothing", *SHORT, "--sandbox")
        whole = run.outcomes
        cut_short(run)
        assert Run(run.folder, f"--resume={run.folder}").status == run.status
        assert run.outcomes == whole
        assert "inside bubblewrap (--sandbox)" in run.matrix["run"]["isolation"][0]

    def test_the_reference(self, tmp_path):
        run = Run(tmp_path / "run", *SHORT)
        (said,) = run.matrix["run"]["isolation"]
        assert "inside pa58 itself" in said
        assert said in run.page

    def test_a_sandbox_that_is_missing_ends_the_run_before_it_begins(self, altered, tmp_path):
        for program in ("env", Path(sys.executable).name):
            (tmp_path / program).symlink_to(shutil.which(program) or sys.executable)
        run = altered("nothing", *SHORT, "--sandbox", environment={"PATH": str(tmp_path)})
        assert run.status == 2
        assert "--sandbox needs bubblewrap" in run.ended.stderr
        assert "Traceback" not in run.ended.stderr
        assert not run.folder.exists()

    def test_a_sandbox_for_the_reference_is_refused(self, tmp_path):
        run = Run(tmp_path / "run", *SHORT, "--sandbox")
        assert run.status == 3
        assert "the reference answers inside pa58 itself" in run.ended.stderr


class TestTheTranscript:
    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["--adapter=true", "--workers=2"], "record with --workers 1"),
            (["--adapter=true", "--cluster=tcp://127.0.0.1:1"], "without --cluster"),
            ([], "the reference is not one"),
        ],
    )
    def test_one_that_would_not_be_whole_is_refused(self, tmp_path, arguments, said):
        run = Run(tmp_path / "run", *SHORT, f"--record={tmp_path / 'record'}", *arguments)
        assert run.status == 3
        assert said in run.ended.stderr
        assert not (tmp_path / "record").exists()

    def test_a_resumed_run_does_not_overwrite_the_earlier_part(self, altered, tmp_path):
        record = tmp_path / "record"
        run = altered("nothing", *SHORT, f"--record={record}")
        earlier = record.read_bytes()
        cut_short(run)
        again = Run(run.folder, f"--resume={run.folder}", f"--record={record}")
        assert again.status == 3
        assert f"{record} exists; name another file" in again.ended.stderr
        assert record.read_bytes() == earlier
