"""A disk that takes no more, and a folder that takes nothing: said in words, and nothing left half-written."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from pa58.evidence import EvidenceError, Footer, Journal, JournalWriter

pytestmark = pytest.mark.skipif(os.name != "posix", reason="limits are those of POSIX systems")

ASKED = ("--clause", "691.wagers.c.6.iv", "--sweep", "off", "--seed", "11")


def pa58(*arguments, largest_file=None):
    """Run the command; ``largest_file`` in bytes is where the disk is full, as far as a file can tell."""

    def limit():
        if largest_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

    # Python would keep modules cut off at the limit, and find them so the next time.
    command = [sys.executable, "-m", "pa58", *map(str, arguments)]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, preexec_fn=limit, env=environment
    )


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    out = tmp_path_factory.mktemp("whole") / "run"
    pa58("run", *ASKED, "--out", out)
    return out


def test_a_run_ends_at_a_full_disk_in_words_and_goes_on_where_there_is_room(whole, tmp_path):
    out = tmp_path / "run"
    header, _, cases = (whole / "evidence.jsonl").read_bytes().partition(b"\n")
    done = pa58("run", *ASKED, "--out", out, largest_file=len(header) + len(cases) // 2)
    assert done.returncode == 3
    assert f"{out / 'evidence.jsonl'}: cannot be written" in done.stderr
    assert f"pa58 run --resume {out}" in done.stderr
    assert "Traceback" not in done.stderr
    assert "INTERNALERROR" not in done.stderr
    assert (out / "evidence.jsonl").read_bytes().endswith(b"}\n")
    kept = Journal.read(out / "evidence.jsonl")
    assert 0 < len(kept.cases) < len(kept.header.expected)

    pa58("run", "--resume", out)
    found = Journal.read(out / "evidence.jsonl")
    assert found.footer is not None
    assert found.cases.keys() == Journal.read(whole / "evidence.jsonl").cases.keys()


def test_a_report_that_finds_no_room_leaves_the_former_files_as_they_were(whole):
    before = contents(whole)
    done = pa58("report", whole, largest_file=len(before["matrix.json"]) - 1)
    assert done.returncode == 3
    assert "matrix.json: cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert contents(whole) == before


def test_a_bundle_that_finds_no_room_is_not_begun(whole, tmp_path):
    pa58("key", "new", "--no-passphrase", tmp_path / "lab")
    out = tmp_path / "bundle.zip"
    done = pa58("seal", whole, "--key", tmp_path / "lab.key", "--out", out, largest_file=100_000)
    assert done.returncode == 3
    assert "cannot be written: File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lab.key", "lab.pub"]


@pytest.mark.parametrize("room", [0, 1])
def test_a_key_that_finds_no_room_leaves_no_half_of_a_pair(tmp_path, room):
    done = pa58("key", "new", "--no-passphrase", tmp_path / "lab", largest_file=room)
    assert done.returncode == 3
    assert "cannot be written: File too large; no key was made." in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


# The disk is full only when there is something to be kept: the wrong product's Python would keep modules, too.
FULL_WHEN_KEPT = """
import resource, sys
from pa58.cli import main
from pa58.selftest import Store

keep = Store.keep

def keep_on_a_full_disk(*arguments):
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop()), resource.RLIM_INFINITY))
    keep(*arguments)

Store.keep = keep_on_a_full_disk
main(sys.argv[1:-1])
"""


def test_a_self_test_that_finds_no_room_keeps_what_it_knew_and_says_so(tmp_path):
    known = b'{"key":"of another time","outcome":{}}\n' * 3
    (tmp_path / "outcomes.jsonl").write_bytes(known)
    asked = ("selftest", "--out", str(tmp_path), "--defect", "684a-seat-shared", str(len(known) + 50))
    command = [sys.executable, "-c", FULL_WHEN_KEPT, *asked]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 3
    assert f"{tmp_path / 'outcomes.jsonl'}: cannot be written: File too large" in done.stderr
    assert "make room, and give the same command again" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert "INTERNALERROR" not in done.stderr
    assert contents(tmp_path) == {"outcomes.jsonl": known}


def test_a_kill_matrix_that_finds_no_room_leaves_the_former_one(tmp_path):
    asked = ("selftest", "--out", tmp_path, "--defect", "684a-seat-shared")
    assert pa58(*asked).returncode == 0
    before = contents(tmp_path)
    done = pa58(*asked, largest_file=len(before["kill-matrix.csv"]) - 1)
    assert done.returncode == 3
    assert "kill-matrix.csv: cannot be written: File too large" in done.stderr
    assert contents(tmp_path) == before


def test_a_checklist_that_finds_no_room_is_not_begun(tmp_path):
    whole = tmp_path / "whole.yaml"
    assert pa58("inspect", "new", "--out", whole).returncode == 0
    assert whole.stat().st_size < whole.with_suffix(".html").stat().st_size
    (tmp_path / "full").mkdir()
    done = pa58("inspect", "new", "--out", tmp_path / "full" / "list.yaml", largest_file=whole.stat().st_size)
    assert done.returncode == 3
    assert f"{tmp_path / 'full' / 'list.html'}: cannot be written: File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "full").iterdir()) == []


@pytest.mark.parametrize("language", ["python", "node", "java"])
def test_an_adapter_to_start_from_that_finds_no_room_is_not_begun(tmp_path, language):
    done = pa58("adapter", "new", "--lang", language, tmp_path, largest_file=100)
    assert done.returncode == 3
    assert f"{tmp_path}: cannot be written to: File too large" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["run", "report", "seal"])
def test_a_folder_that_cannot_be_written_is_named(command, whole, tmp_path):
    (tmp_path / "file").write_text("no folder")
    nowhere = tmp_path / "file" / "folder"
    pa58("key", "new", "--no-passphrase", tmp_path / "lab")
    done = {
        "run": lambda: pa58("run", *ASKED, "--out", nowhere),
        "report": lambda: pa58("report", nowhere),
        "seal": lambda: pa58("seal", whole, "--key", tmp_path / "lab.key", "--out", nowhere / "b.zip"),
    }[command]()
    assert done.returncode == 3
    assert str(nowhere) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full device is Linux's")
@pytest.mark.parametrize("clause", ["691.wagers.c.6.iv", "680a.6.a"])
def test_a_transcript_that_finds_no_room_is_said_and_takes_no_case_with_it(tmp_path, clause):
    asked = ("--clause", clause, "--sweep", "off", "--adapter", f"{sys.executable} -m pa58 serve-reference")
    done = pa58("run", *asked, "--record", "/dev/full", "--out", tmp_path)
    assert done.returncode == 2
    told = "/dev/full: the transcript is not whole: No space left on device"
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert "fault of pa58" not in done.stderr
    kept = Journal.read(tmp_path / "evidence.jsonl")
    assert kept.footer is not None
    assert {record.outcome for record in kept.cases.values()} == {"passed"}
    assert pa58("report", tmp_path).returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full device is Linux's")
@pytest.mark.parametrize("command", ["--help", "report", "compare", "rules"])
class TestTheOutput:
    def asked(self, command, whole):
        words = {"report": [whole], "compare": [whole, whole], "rules": ["list"]}.get(command, [])
        return [sys.executable, "-m", "pa58", command, *map(str, words)]

    def test_that_finds_no_room_is_said_and_is_no_fault_of_pa58(self, command, whole):
        with Path("/dev/full").open("w", encoding="utf-8") as full:
            done = subprocess.run(
                self.asked(command, whole), stdout=full, stderr=subprocess.PIPE, text=True, check=False
            )
        assert done.returncode == 3
        assert done.stderr == "pa58: the output: cannot be written: No space left on device; make room.\n"

    def test_that_nobody_reads_does_not_end_as_a_clause_that_failed(self, command, whole):
        reading, writing = os.pipe()
        os.close(reading)
        with os.fdopen(writing, "w") as pipe:
            done = subprocess.run(
                self.asked(command, whole), stdout=pipe, stderr=subprocess.PIPE, text=True, check=False
            )
        assert done.returncode == 3
        assert done.stderr == ""


class TestTheJournal:
    def test_takes_a_line_back_that_the_disk_refused_in_the_middle(self, tmp_path):
        path = tmp_path / "evidence.jsonl"
        writer = JournalWriter(path)
        short = Footer(counts={}, expected=1, ended="now")
        writer.write(short)
        whole = path.read_bytes()
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + 100, before[1]))
        try:
            with pytest.raises(EvidenceError, match="cannot be written: File too large"):
                writer.write(Footer(counts={}, expected=1, ended="x" * 1000))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert path.read_bytes() == whole
        writer.write(short)
        writer.close()
        assert path.read_bytes() == whole * 2
