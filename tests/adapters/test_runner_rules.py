"""What the runner promises about every product that it supervises."""

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from scripted import CASES, RIGHT, ask, command, gone, processes, start

from adapters import CommandError, ProductError, SupervisedProduct
from adapters.messages import MAX_REQUEST_BYTES


def events(file):
    return [json.loads(line) for line in file.read_text().splitlines()]


def sent(file):
    return [json.loads(event["line"]) for event in events(file) if event["event"] == "sent"]


def questions(file):
    """Return the batches that were not empty."""
    return [line["params"] for line in sent(file) if line.get("params", {}).get("cases")]


class TestIdentity:
    def test_the_product_names_itself_and_declares_what_it_offers(self, tmp_path):
        with contextlib.closing(start("none", "never", tmp_path)) as product:
            assert product.identity.name == "Scripted"
            assert product.identity.vendor == "Tests"
            assert product.identity.version == "1"
            assert (product.identity.build_algorithm, product.identity.build_digest) == ("sha256", "00")
            offer = product.chapters["680a"]
        assert (offer.ops, offer.options, offer.readings) == (("point-count",), ("none",), {"680a-x": "y"})

    def test_a_product_that_names_itself_otherwise_after_a_restart_is_a_finding(self, tmp_path):
        with contextlib.closing(start("changes_its_version", "restart", tmp_path)) as product:
            ask(product, CASES[:3])
            product.check_determinism()
            assert [finding.kind for finding in product.take_findings()] == ["changed-declaration"]


class TestBlindness:
    def test_a_product_is_sent_the_cases_and_opaque_numbers_and_nothing_else(self, tmp_path):
        record = tmp_path / "record"
        with contextlib.closing(start("none", "never", tmp_path, record=record, seed=77)) as product:
            ask(product, CASES[:5])
        lines = sent(record)
        assert [line["method"] for line in lines] == [
            "initialize",
            "evaluate",
            "evaluate",
            "evaluate",
            "shutdown",
        ]
        assert {key for line in lines for key in line} == {"jsonrpc", "id", "method", "params"}
        assert len({line["id"] for line in lines}) == len(lines)
        greeting = lines[0]["params"]
        assert greeting.keys() == {"protocol", "suite", "seed"}
        assert greeting["seed"] == 77
        assert questions(record) == [
            {"chapter": "680a", "op": "point-count", "cases": CASES[:5], "deadlineMs": 5050}
        ]


class TestBatches:
    def test_no_batch_is_larger_than_the_product_takes(self, tmp_path):
        record = tmp_path / "record"
        with contextlib.closing(start("none", "never", tmp_path, batch=7, record=record)) as product:
            assert ask(product, CASES[:20]) == RIGHT[:20]
        assert [len(question["cases"]) for question in questions(record)] == [7, 7, 6]

    def test_no_request_is_longer_than_a_mebibyte(self, tmp_path):
        record = tmp_path / "record"
        cases = [{"cards": "x" * 300_000, "number": number} for number in range(8)]
        cases.append({"cards": "x" * MAX_REQUEST_BYTES, "number": 8})
        with contextlib.closing(start("none", "never", tmp_path, record=record)) as product:
            answers = ask(product, cases)
        assert answers[:8] == RIGHT[:8]
        assert "1 MiB" in answers[8]["not-run"]["reason"]
        assert all(len(event["line"]) < MAX_REQUEST_BYTES for event in events(record) if "line" in event)

    def test_no_cases_need_no_answers(self, tmp_path):
        with contextlib.closing(start("none", "never", tmp_path)) as product:
            assert ask(product, []) == []


class TestDeadlines:
    def test_a_product_that_hangs_is_ended_after_the_time_for_its_cases(self, tmp_path):
        with contextlib.closing(
            start("hangs", 4, tmp_path, base_seconds=0.25, per_case_seconds=0.05)
        ) as product:
            assert ask(product, CASES[4:5])[0]["fault"]["detail"] == "no answer within 0.3 s"

    def test_an_answer_after_the_deadline_is_never_taken_for_a_later_case(self, tmp_path):
        late = "sleeps_past_the_deadline_then_answers"
        with contextlib.closing(start(late, 4, tmp_path, base_seconds=0.4, per_case_seconds=0.0)) as product:
            first = ask(product, CASES[4:5])
            time.sleep(1.3)
            assert "fault" in first[0]
            assert ask(product, CASES[5:8]) == RIGHT[5:8]


class TestViolations:
    def test_one_that_a_retry_heals_leaves_the_answer_and_a_finding(self, tmp_path):
        with contextlib.closing(start("garbage_line", "once:4", tmp_path)) as product:
            assert ask(product, CASES[4:5]) == RIGHT[4:5]
            (finding,) = product.take_findings()
        assert finding.kind == "healed-violation"
        assert '"number":4' in finding.detail
        assert "not-json" in finding.detail

    def test_one_that_halving_the_batch_heals_leaves_one_finding(self, tmp_path):
        with contextlib.closing(start("wrong_id", "once:4", tmp_path)) as product:
            assert ask(product, CASES[:64]) == RIGHT[:64]
            (finding,) = product.take_findings()
            assert product.take_findings() == []
        assert finding.kind == "healed-violation"
        assert "64 cases of 680a point-count" in finding.detail

    def test_several_bad_cases_of_one_batch_are_each_found(self, tmp_path):
        with contextlib.closing(start("nan", "every:13", tmp_path)) as product:
            answers = ask(product, CASES[:40])
        assert [number for number in range(40) if answers[number] != RIGHT[number]] == [0, 13, 26, 39]

    def test_a_json_rpc_error_needs_no_restart(self, tmp_path):
        record = tmp_path / "record"
        with contextlib.closing(start("json_rpc_error", 4, tmp_path, record=record)) as product:
            answers = ask(product, CASES[:8])
        assert answers[4]["fault"]["detail"] == "JSON-RPC error -32603: lost"
        assert [event["event"] for event in events(record)].count("start") == 1


class TestTheBudgetOfRestarts:
    def test_past_it_no_case_is_asked_any_more(self, tmp_path):
        record = tmp_path / "record"
        with contextlib.closing(
            start("exits_at_once", "every:1", tmp_path, restarts=5, record=record)
        ) as product:
            answers = ask(product, CASES[:40])
            later = ask(product, CASES[40:42])
        assert {next(iter(answer)) for answer in answers} == {"fault", "not-run"}
        assert all("budget of 5 restarts" in answer["not-run"]["reason"] for answer in later)
        assert [event["event"] for event in events(record)].count("start") == 1 + 5

    def test_it_is_not_touched_by_a_product_that_keeps_the_contract(self, tmp_path):
        with contextlib.closing(start("none", "never", tmp_path, restarts=0)) as product:
            assert ask(product) == RIGHT
            assert product.check_determinism() == []

    def test_asking_again_in_a_fresh_process_costs_nothing_of_it(self, tmp_path):
        with contextlib.closing(start("garbage_line", "once:4", tmp_path, restarts=1)) as product:
            ask(product, CASES[:3])
            product.check_determinism()
            assert ask(product, CASES[4:5]) == RIGHT[4:5]

    def test_a_product_that_does_not_start_again_is_not_started_for_ever(self, tmp_path):
        with contextlib.closing(start("exits_at_once", "restart", tmp_path)) as product:
            ask(product, CASES[:3])
            os.kill(max(processes(tmp_path)), signal.SIGKILL)
            answers = ask(product, CASES[:3])
        assert all("did not start again" in answer["not-run"]["reason"] for answer in answers)


_OF_THE_THREAD_LIBRARY = 0b11 << 31  # signals 32 and 33, which no program may set


class TestSurroundings:
    @pytest.fixture
    def seen(self, tmp_path, monkeypatch):
        monkeypatch.setenv("PA58_TEST_SECRET", "for nobody")
        inherited = os.open(os.devnull, os.O_RDONLY)
        os.set_inheritable(inherited, True)  # noqa: FBT003 -- the call takes no keyword
        try:
            with contextlib.closing(start("reveals_itself", "never", tmp_path)) as product:
                yield ask(product, CASES[:1])[0]["ok"]
        finally:
            os.close(inherited)

    def test_the_environment_holds_five_harmless_names(self, seen):
        names = seen["environment"].keys() - {"LC_CTYPE"}  # set by Python itself
        assert names == {"PATH", "LANG", "TZ", "HOME", "TMPDIR"}
        assert seen["environment"]["HOME"] == seen["environment"]["TMPDIR"] == seen["folder"]

    def test_the_working_directory_is_its_own_and_goes_with_it(self, seen, tmp_path):
        assert seen["folder"] not in {str(Path.cwd()), str(tmp_path)}
        assert Path(seen["folder"]).is_dir()

    def test_memory_open_files_and_core_dumps_are_limited(self, seen):
        assert seen["memory"] == [4 << 30, 4 << 30]
        assert seen["open files"] == [256, 256]
        assert seen["core"] == [0, 0]

    def test_nothing_but_the_three_streams_is_open(self, seen):
        assert set(seen["files"]) - {3, 4} == {0, 1, 2}

    def test_it_leads_a_session_of_its_own(self, seen):
        assert seen["session"] is True

    def test_no_signal_is_ignored_or_blocked_at_its_start(self, tmp_path):
        record = tmp_path / "record"
        script = (
            f"grep -E 'Sig(Ign|Blk)' /proc/self/status >&2; exec {command('none', 'never', tmp_path / 't')}"
        )
        shell = shlex.join(["sh", "-c", script])
        with contextlib.closing(SupervisedProduct(shell, seed=1, record=record)):
            pass
        (said,) = {event["text"] for event in events(record) if event["event"] == "stderr"}
        blocked, ignored = (int(mask, 16) & ~_OF_THE_THREAD_LIBRARY for mask in said.split()[1::2])
        assert (blocked, ignored) == (0, 0)

    def test_the_folder_is_removed_at_the_end(self, tmp_path):
        with contextlib.closing(start("reveals_itself", "never", tmp_path)) as product:
            folder = Path(ask(product, CASES[:1])[0]["ok"]["folder"])
            assert folder.is_dir()
        assert not folder.exists()

    def test_files_named_in_the_command_line_are_found_from_there(self, tmp_path, monkeypatch):
        script = tmp_path / "my_game.py"
        script.write_bytes(Path(__file__).with_name("faulty_product.py").read_bytes())
        monkeypatch.chdir(tmp_path)
        with contextlib.closing(
            SupervisedProduct(f"{sys.executable} my_game.py none never {tmp_path}/t", seed=1)
        ) as product:
            assert ask(product, CASES[:3]) == RIGHT[:3]

    @pytest.mark.parametrize("line", ["", "  ", "no-such-program-here", "python3 'unbalanced"])
    def test_a_command_line_that_names_no_program_is_refused(self, line):
        with pytest.raises(CommandError):
            SupervisedProduct(line, seed=1)


class TestEvidence:
    def test_what_went_over_the_wire_is_told_once_and_counted_from_one(self, tmp_path):
        with contextlib.closing(start("none", "never", tmp_path)) as product:
            ask(product, CASES[:3])
            product.take_wire()
            ask(product, CASES[7:8])
            ask(product, CASES[8:9])
            told = product.take_wire()
            assert product.take_wire() is None
        assert [line.way for line in told.lines] == ["sent", "received", "sent", "received"]
        first, answer, second, _ = (json.loads(line.text) for line in told.lines)
        assert (first["params"]["cases"], answer["result"]["results"]) == (CASES[7:8], RIGHT[7:8])
        assert (first["id"], answer["id"], second["id"], told.left_out) == (1, 1, 2, 0)

    def test_a_line_that_breaks_the_contract_is_told_as_it_came(self, tmp_path):
        with contextlib.closing(start("id_as_a_string", 4, tmp_path)) as product:
            product.take_wire()
            ask(product, CASES[4:5])
            told = product.take_wire()
        assert [line.way for line in told.lines] == ["sent", "received"] * 2
        for asked, answered in zip(told.lines[::2], told.lines[1::2], strict=True):
            assert isinstance(json.loads(asked.text)["id"], int)
            assert isinstance(json.loads(answered.text)["id"], str)

    def test_of_standard_error_the_last_64_kib_are_kept(self, tmp_path):
        record = tmp_path / "record"
        with contextlib.closing(start("complains_on_stderr", 4, tmp_path, record=record)) as product:
            assert ask(product, CASES[4:5]) == RIGHT[4:5]
            ask(product, CASES[5:6])
        [said] = [event["text"] for event in events(record) if event["event"] == "stderr"]
        assert len(said) == 64 << 10
        assert said.endswith(" last words")

    def test_the_transcript_holds_what_broke_the_contract(self, tmp_path):
        record = tmp_path / "record"
        with contextlib.closing(start("prints_a_banner", 4, tmp_path, record=record)) as product:
            ask(product, CASES[4:5])
        kinds = [event["kind"] for event in events(record) if event["event"] == "violation"]
        assert kinds == ["not-json", "not-json"]

    def test_a_transcript_that_cannot_be_written_is_refused_before_anything_runs(self, tmp_path):
        with pytest.raises(ProductError, match="cannot be written"):
            start("none", "never", tmp_path, record=tmp_path / "nowhere" / "record")


class TestTheEnd:
    def test_a_product_that_exits_with_another_code_is_a_finding(self, tmp_path):
        with contextlib.closing(start("none", "never", tmp_path)) as product:
            os.kill(max(processes(tmp_path)), signal.SIGKILL)
        (finding,) = product.take_findings()
        assert finding.kind == "untidy-shutdown"
        assert "SIGKILL" in finding.detail

    def test_closing_twice_is_harmless_and_asking_then_is_an_error(self, tmp_path):
        product = start("none", "never", tmp_path)
        product.close()
        product.close()
        assert product.take_findings() == []
        with pytest.raises(RuntimeError):
            ask(product, CASES[:1])

    @pytest.mark.parametrize("fault", ["leaves_a_daemon", "hangs"])
    def test_sigkill_of_the_suite_leaves_no_process_and_no_folder(self, fault, tmp_path):
        where = "start" if fault == "leaves_a_daemon" else "4"
        program = f"""
            import sys
            sys.path.insert(0, {str(Path(__file__).parent)!r})
            from scripted import CASES, ask, command
            from adapters import SupervisedProduct
            product = SupervisedProduct({command(fault, where, tmp_path / "token")!r}, seed=1, base_seconds=99.0)
            print("started", flush=True)
            while True:
                ask(product, CASES[:8])
        """
        suite = subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(program)],
            stdout=subprocess.PIPE,
            env={**os.environ, "TMPDIR": str(tmp_path)},
        )
        with suite:
            assert suite.stdout.readline() == b"started\n"
            time.sleep(0.2)
            assert len(processes(tmp_path)) >= 2
            assert list(tmp_path.glob("pa58-product-*"))
            suite.kill()
        assert gone(tmp_path)
        assert not list(tmp_path.glob("pa58-product-*"))

    def test_a_word_of_the_command_line_is_passed_on_as_it_is(self, tmp_path):
        line = command("none", "never", tmp_path / "a token with blanks; $(touch x)")
        with contextlib.closing(SupervisedProduct(line, seed=1)) as product:
            assert ask(product, CASES[:1]) == RIGHT[:1]
