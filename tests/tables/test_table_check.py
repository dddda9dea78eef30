"""`pa58 adapter check` opens a declared table, does an act, and reads a declaration; it says what is amiss."""

import shlex
import sys
from pathlib import Path

import pytest

from adapters.checking import check

SCRIPT = Path(__file__).with_name("scripted_table.py")


def remarks(fault, tmp_path):
    words = [sys.executable, "-I", "-S", SCRIPT, fault, "always", tmp_path / "token"]
    return {remark.step: remark for remark in check(shlex.join(map(str, words)))}


def test_a_table_that_opens_acts_and_closes_is_good(tmp_path):
    said = remarks("none", tmp_path)
    for step in ("opening", "an act", "closing"):
        assert said[f"684a table, {step}"].verdict == "good"


def test_a_table_that_accepts_what_no_table_knows_is_at_fault(tmp_path):
    remark = remarks("none", tmp_path)["684a table, an act that does not exist"]
    assert remark.verdict == "fault"
    assert "tables" in remark.rule.change


@pytest.mark.parametrize("fault", ["no-session"])
def test_a_table_without_a_session_is_at_fault(tmp_path, fault):
    assert remarks(fault, tmp_path)["684a table, opening"].verdict == "fault"


def test_a_declaration_that_was_promised_and_is_not_known_is_at_fault(tmp_path):
    assert remarks("none", tmp_path)["684a declare"].verdict == "fault"
