"""A session at a vendor's table is whole: after a violation it is played again, or its case cannot be judged."""

import contextlib
import shlex
import sys
from pathlib import Path

import pytest

from adapters import SupervisedProduct

SCRIPT = Path(__file__).with_name("scripted_table.py")
ARRIVES = {"command": "arrive", "player": "P1"}


@contextlib.contextmanager
def product(tmp_path, fault, times="always"):
    words = [sys.executable, "-I", "-S", SCRIPT, fault, times, tmp_path / "token"]
    line = shlex.join(str(word) for word in words)
    with contextlib.closing(SupervisedProduct(line, seed=1, base_seconds=2.0)) as started:
        yield started


def arrived(answer):
    return answer["accepted"]["events"][0]["player"]


def test_acts_are_answered_in_order_and_sessions_share_nothing(tmp_path):
    with product(tmp_path, "none") as started:
        first, second = started.open_table("684a", {}), started.open_table("684a", {})
        answers = [arrived(table.do(ARRIVES)) for table in (first, second, first, first)]
        assert answers == ["P1", "P1", "P2", "P3"]
        assert first.close() == second.close() == {}
        assert started.take_findings() == []


FAULTS = {
    "dies": "end-of-file",
    "hangs": "deadline",
    "garbage": "not-json",
    "wrong-id": "wrong-id",
    "no-member": "bad-table-answer",
    "rpc-error": "rpc-error",
}


@pytest.mark.parametrize(("fault", "kind"), FAULTS.items())
def test_a_violation_at_every_attempt_gives_the_session_up(tmp_path, fault, kind):
    with product(tmp_path, fault) as started:
        table = started.open_table("684a", {})
        assert [arrived(table.do(ARRIVES)) for _ in range(2)] == ["P1", "P2"]
        given_up = table.do(ARRIVES)
        assert given_up["fault"]["kind"] == kind
        assert table.do(ARRIVES) == given_up
        assert table.close() == {}
        again = started.open_table("684a", {})
        assert arrived(again.do(ARRIVES)) == "P1"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_violation_that_does_not_come_again_is_a_finding_and_the_session_goes_on(tmp_path, fault):
    with product(tmp_path, fault, "once") as started:
        table = started.open_table("684a", {})
        assert [arrived(table.do(ARRIVES)) for _ in range(4)] == ["P1", "P2", "P3", "P4"]
        assert table.close() == {}
        [finding] = started.take_findings()
        assert finding.kind == "healed-violation"


@pytest.mark.parametrize("times", ["once", "always"])
def test_a_line_too_many_is_never_taken_for_the_next_answer(tmp_path, times):
    with product(tmp_path, "twice", times) as started:
        table = started.open_table("684a", {})
        answers = [table.do(ARRIVES) for _ in range(4)]
        assert [arrived(answer) for answer in answers[:3]] == ["P1", "P2", "P3"]
        assert "fault" in answers[3] if times == "always" else arrived(answers[3]) == "P4"


def test_a_session_that_goes_otherwise_when_played_again_is_given_up(tmp_path):
    with product(tmp_path, "drifts", "once") as started:
        table = started.open_table("684a", {})
        answers = [table.do(ARRIVES) for _ in range(3)]
        assert answers[2]["fault"]["kind"] == "end-of-file"


def test_a_table_without_a_session_is_a_fault(tmp_path):
    with product(tmp_path, "no-session") as started:
        assert started.open_table("684a", {}).opened["fault"]["kind"] == "bad-table-answer"


def test_a_program_that_knows_no_tables_supports_none(tmp_path):
    with product(tmp_path, "unknown") as started:
        assert started.open_table("684a", {}).opened == {"unsupported": True}
        assert started.declare("684a") == {"unsupported": True}
        assert started.take_findings() == []
