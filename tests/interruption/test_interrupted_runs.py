"""Whatever ends a run: what had ended before is kept, the rest can be made up, and no report hides it."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pa58.evidence import Journal

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX systems")

PRODUCT = shlex.join([sys.executable, str(Path(__file__).with_name("slow_product.py"))])
ASKED = ("--adapter", PRODUCT, "--clause", "691.wagers.c.6.iv", "--sweep", "off", "--seed", "11")
SWEEP = ("--case", "features/680a/680a.6.every-hand.feature:16", "--seed", "11")


def begin(*arguments):
    command = [sys.executable, "-m", "pa58", "run", *map(str, arguments)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def finish(*arguments):
    process = begin(*arguments)
    output, errors = process.communicate(timeout=300)
    return process.returncode, output, errors


def lines(out, kind):
    path = out / "evidence.jsonl"
    return path.read_bytes().count(b'{"line":"%s"' % kind.encode()) if path.exists() else 0


def interrupt(out, asked, how, after, kind="case"):
    """Begin a run and send ``how`` once its journal has ``after`` lines of a ``kind``; return what it said."""
    process = begin(*asked, "--out", out)
    while lines(out, kind) < after and process.poll() is None:
        time.sleep(0.005)
    os.killpg(process.pid, how)
    output, errors = process.communicate(timeout=300)
    return process.returncode, output, errors


def matrix(out):
    """Return the matrix of a run without its times."""
    told = json.loads((out / "matrix.json").read_text())
    del told["run"]["started"], told["run"]["ended"]
    return told


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return the matrix of a run that nothing interrupted."""
    out = tmp_path_factory.mktemp("whole") / "run"
    finish(*ASKED, "--out", out)
    found = matrix(out)
    assert found["run"]["complete"]
    return found


@pytest.mark.parametrize(("how", "after"), [(signal.SIGINT, 1), (signal.SIGTERM, 17), (signal.SIGKILL, 17)])
def test_an_interrupted_run_keeps_what_ended_and_can_be_made_whole(how, after, whole, tmp_path):
    out = tmp_path / "run"
    status, output, errors = interrupt(out, ASKED, how, after)
    kept = Journal.read(out / "evidence.jsonl")
    assert kept.footer is None
    assert after <= len(kept.cases) < len(kept.header.expected)
    if how is signal.SIGKILL:
        assert status == -signal.SIGKILL
        assert not (out / "matrix.json").exists()
    else:
        assert status == 2
        assert f"interrupted; go on with: pa58 run --resume {out}" in errors
        assert "Traceback" not in errors
        assert "cut short" in output
        partial = json.loads((out / "matrix.json").read_text())
        assert partial["run"]["complete"] is False
        assert partial["verdict"] == "not-fully-verified"
        assert partial["totals"]["cases_expected"] == whole["totals"]["cases_expected"]
        assert partial["totals"]["by_outcome"]["not-run"] == len(kept.header.expected) - len(kept.cases)
        assert "This run was cut short" in (out / "index.html").read_text()

    status, _, errors = finish("--resume", out)
    missing = sum(not case.sweep for case in kept.header.expected) - len(kept.cases)
    assert f"of {missing} cases" in errors, "only what is missing is run"
    assert matrix(out) == whole
    resumed = Journal.read(out / "evidence.jsonl")
    assert resumed.footer is not None
    assert {name: resumed.cases[name] for name in kept.cases} == kept.cases


def test_a_run_can_be_interrupted_again_and_again(whole, tmp_path):
    out = tmp_path / "run"
    interrupt(out, ASKED, signal.SIGKILL, 5)
    process = begin("--resume", out)
    while lines(out, "case") < 20 and process.poll() is None:
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    finish("--resume", out)
    assert matrix(out) == whole


def test_a_line_torn_by_the_end_of_the_process_is_asked_anew(whole, tmp_path):
    out = tmp_path / "run"
    interrupt(out, ASKED, signal.SIGKILL, 5)
    journal = out / "evidence.jsonl"
    journal.write_bytes(journal.read_bytes()[:-40])
    finish("--resume", out)
    assert matrix(out) == whole


@pytest.fixture(scope="module")
def whole_sweep(tmp_path_factory):
    """Return the matrix of a sweep that nothing interrupted."""
    out = tmp_path_factory.mktemp("sweep") / "run"
    finish(*SWEEP, "--out", out)
    return matrix(out)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_sweep_goes_on_where_it_was_with_workers_or_without(how, whole_sweep, tmp_path):
    out = tmp_path / "run"
    _, _, errors = interrupt(out, (*SWEEP, "--workers", 2), how, 2, "sweep-part")
    assert "Traceback" not in errors
    kept = Journal.read(out / "evidence.jsonl")
    [parts] = kept.sweep_parts.values()
    assert not kept.cases
    finish("--resume", out)
    assert lines(out, "sweep-part") == 9
    [again] = Journal.read(out / "evidence.jsonl").sweep_parts.values()
    assert {number: again[number] for number in parts} == parts
    assert matrix(out) == whole_sweep


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_before_the_first_case_nothing_is_lost_or_left(how, tmp_path):
    process = begin(*ASKED, "--out", tmp_path / "run")
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while children.exists() and not children.read_text() and process.poll() is None:
        time.sleep(0.002)
    os.killpg(process.pid, how)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "interrupted" in errors
    assert "Traceback" not in errors
