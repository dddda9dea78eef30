"""The end of a run in the terminal."""

from pathlib import Path

import matrices
import msgspec
import pytest

from reports import summary

REPORT = Path("out/reference/index.html")


@pytest.fixture
def lines(matrix) -> list[str]:
    return summary(matrix, REPORT).plain.splitlines()


def test_is_about_ten_lines(lines):
    assert 6 <= len(lines) <= 11


def test_says_what_is_not_verified_first(lines):
    assert lines[0] == (
        "Not verified: 8 clauses (1 error, 1 not-run, 1 unsupported, 3 uncovered, 1 inspection-due, 1 suspect)"
    )


def test_tells_verdict_counts_and_where_the_report_lies(lines):
    assert lines[1] == "Does not conform: 2 of 26 clauses failed; 8 more are not verified."
    assert lines[2].startswith("Clauses: 26 (2 failed, 1 error, ")
    assert lines[3] == "Cases: 27 expected (5 failed, 1 error, 1 not-run, 2 skipped, 18 passed)"
    assert lines[4] == f"Report: {REPORT}"


def test_names_the_failed_clauses_and_the_command_that_reproduces_the_first_failure(lines):
    assert lines[5].startswith(
        "  failed § 684a.6(b)(2) 684a rank 3h Ah 4h 2h: demanded straight-flush, answered flush"
    )
    assert lines[-1].startswith("Reproduce: pa58 run ")
    assert lines[-1].endswith("--case features/684a/684a.6.a.feature:40:48")


def test_the_most_likely_violated_clause_is_named_and_reproduced_first():
    clauses = [matrices.clause(key, verdict="failed") for key in ("684a.6.a", "684a.6.b")]
    cases = [
        matrices.case(f"684a/x.feature:{line}", "wrong", [key], outcome="failed", message="wrong")
        for line, key in ((3, "684a.6.a"), (9, "684a.6.b"))
    ]
    matrix = msgspec.structs.replace(matrices.build(clauses, cases), failed=("684a.6.b", "684a.6.a"))
    lines = summary(matrix, REPORT).plain.splitlines()
    assert [line.split(" wrong")[0] for line in lines if line.startswith("  failed")] == [
        "  failed § 684a.6(b)",
        "  failed § 684a.6(a)",
    ]
    assert lines[-1].endswith("--case features/684a/x.feature:9")


def test_a_waived_failure_is_not_what_there_is_to_reproduce():
    clause = matrices.clause("684a.6.a", verdict="waived")
    case = matrices.case("684a/x.feature:3", "wrong", ["684a.6.a"], outcome="failed")
    assert "Reproduce" not in summary(matrices.build([clause], [case]), REPORT).plain


def test_many_failures_are_counted_not_listed():
    clauses = [matrices.clause(f"684a.6.a.{number}", verdict="failed") for number in range(1, 41)]
    plain = summary(matrices.build(clauses), REPORT).plain
    assert "and 37 more failed clauses" in plain
    assert len(plain.splitlines()) <= 11


def test_a_clean_run_says_that_nothing_is_left():
    plain = summary(matrices.build([matrices.clause("684a.6.a")]), REPORT).plain
    assert plain.splitlines()[:2] == [
        "Not verified: nothing",
        "Conforms: 0 of 1 clauses failed; 0 more are not verified.",
    ]


def test_a_run_cut_short_says_so(matrix):
    cut = msgspec.structs.replace(matrix, run=matrices.run_row(complete=False, ended=None))
    assert "The run was cut short." in summary(cut, REPORT).plain.splitlines()[1]


def test_nothing_from_a_product_repaints_the_terminal():
    plain = summary(matrices.hostile(), REPORT).plain
    assert "\x1b" not in plain
    assert "\u202e" not in plain
    assert len(plain.splitlines()) <= 11
