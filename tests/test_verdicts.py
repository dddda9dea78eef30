"""The published table of verdicts, row by row."""

import pytest

from adapters.product import Finding
from pa58.evidence import CaseRecord
from pa58.verdicts import (
    NOT_VERIFIED,
    WORST_FIRST,
    Duty,
    Judgement,
    clause_verdict,
    exit_status,
    not_asked,
    overall,
    worst,
)

KEY = "684a.6.b.2"
OTHER = "684a.6.b.4"
TEST = Duty(verify="test")
OPTIONAL = Duty(verify="test", optional=True)

PASSED = CaseRecord(id="p", outcome="passed")
FAILED = CaseRecord(id="f", outcome="failed", convicts=(KEY,))
FAILED_FOR_ANOTHER = CaseRecord(id="o", outcome="failed", convicts=(OTHER,))
ERROR = CaseRecord(id="e", outcome="error", message="crashed")
UNSUPPORTED = CaseRecord(id="u", outcome="skipped", reason="unsupported")
READING = CaseRecord(id="r", outcome="skipped", reason="reading")
NOT_OFFERED = CaseRecord(id="n", outcome="skipped", reason="not-offered")
HEALED = CaseRecord(
    id="h", outcome="passed", findings=(Finding(kind="healed", detail="answered at the second try"),)
)
MISSING = None


@pytest.mark.parametrize(
    ("duty", "cases", "verdict"),
    [
        (TEST, [PASSED, FAILED], "failed"),
        (TEST, [FAILED, ERROR, MISSING, UNSUPPORTED], "failed"),
        (TEST, [PASSED, ERROR], "error"),
        (TEST, [ERROR, MISSING, UNSUPPORTED], "error"),
        (TEST, [PASSED, MISSING], "not-run"),
        (TEST, [MISSING, UNSUPPORTED], "not-run"),
        (TEST, [PASSED, UNSUPPORTED], "unsupported"),
        (TEST, [UNSUPPORTED], "unsupported"),
        (OPTIONAL, [PASSED, UNSUPPORTED], "unsupported"),
        (TEST, [READING], "unsupported"),
        (TEST, [NOT_OFFERED], "unsupported"),
        (TEST, [], "uncovered"),
        (Duty(verify="analysis"), [], "uncovered"),
        (Duty(verify="inspection"), [], "inspection-due"),
        (Duty(verify="inspection"), [PASSED], "inspection-due"),
        (Duty(verify="inspection"), [PASSED, UNSUPPORTED], "inspection-due"),
        (Duty(verify="inspection"), [UNSUPPORTED, FAILED], "failed"),
        (Duty(verify="inspection"), [PASSED, FAILED], "failed"),
        (Duty(verify="none", reason="a heading"), [], "no-obligation"),
        (TEST, [PASSED, HEALED], "passed-with-findings"),
        (TEST, [PASSED, READING], "passed-with-findings"),
        (TEST, [PASSED, NOT_OFFERED], "passed-with-findings"),
        (Duty(verify="test", findings=("a part cannot be shown",)), [PASSED], "passed-with-findings"),
        (TEST, [PASSED], "passed"),
        (TEST, [PASSED, PASSED], "passed"),
        (TEST, [PASSED, FAILED_FOR_ANOTHER], "passed"),
        (OPTIONAL, [NOT_OFFERED], "not-offered"),
        (OPTIONAL, [NOT_OFFERED, NOT_OFFERED], "not-offered"),
    ],
)
def test_a_clause_has_the_worst_verdict_its_cases_give_it(duty, cases, verdict):
    assert clause_verdict(KEY, duty, cases).verdict == verdict


def test_a_finding_never_hides_a_failure():
    duty = Duty(verify="test", findings=("depends on a section outside the sources",))
    assert clause_verdict(KEY, duty, [HEALED, FAILED]).verdict == "failed"


def test_the_reason_for_no_obligation_is_said():
    assert clause_verdict(KEY, Duty(verify="none", reason="a definition"), []).why == "a definition"


@pytest.mark.parametrize(
    ("verdict", "shown"),
    [
        ("passed", "not-run"),
        ("passed-with-findings", "not-run"),
        ("uncovered", "not-run"),
        ("not-offered", "not-run"),
        ("failed", "failed"),
        ("error", "error"),
        ("inspection-due", "inspection-due"),
        ("no-obligation", "no-obligation"),
    ],
)
def test_a_clause_that_the_run_was_not_asked_for_is_never_better_than_not_run(verdict, shown):
    assert not_asked(Judgement(verdict=verdict, why="")).verdict == shown


def test_the_worst_of_several_verdicts_follows_the_published_order():
    assert worst(["passed", "uncovered", "suspect"]) == "uncovered"
    assert worst([]) is None
    assert WORST_FIRST[0] == "failed"
    assert WORST_FIRST[-1] == "no-obligation"


class TestTheWhole:
    def test_one_failed_clause_is_enough(self):
        assert overall(["passed", "failed", "error"], complete=True, findings=False) == "does-not-conform"

    @pytest.mark.parametrize("verdict", sorted(NOT_VERIFIED))
    def test_anything_not_verified_keeps_it_from_conforming(self, verdict):
        assert overall(["passed", verdict], complete=True, findings=False) == "not-fully-verified"

    def test_a_run_cut_short_is_never_better_than_not_fully_verified(self):
        assert overall(["passed"], complete=False, findings=False) == "not-fully-verified"

    @pytest.mark.parametrize("verdict", ["waived", "passed-with-findings"])
    def test_findings_of_a_clause_are_said(self, verdict):
        assert overall(["passed", verdict], complete=True, findings=False) == "conforms-with-findings"

    def test_findings_of_the_run_are_said(self):
        assert overall(["passed"], complete=True, findings=True) == "conforms-with-findings"

    def test_all_passed_conforms(self):
        verdicts = ["passed", "inspected", "not-offered", "no-obligation"]
        assert overall(verdicts, complete=True, findings=False) == "conforms"


class TestTheExitStatus:
    @pytest.mark.parametrize(
        ("verdicts", "whole", "complete", "profile", "status"),
        [
            (["passed"], "conforms", True, "presubmission", 0),
            (["passed", "inspection-due"], "not-fully-verified", True, "presubmission", 0),
            (["passed", "unsupported"], "not-fully-verified", True, "presubmission", 2),
            (["passed", "inspection-due"], "not-fully-verified", True, "certification", 2),
            (["passed"], "not-fully-verified", True, "certification", 2),
            (["passed"], "conforms-with-findings", True, "certification", 0),
            (["failed", "error"], "does-not-conform", True, "presubmission", 1),
            (["passed", "error"], "not-fully-verified", True, "presubmission", 2),
            (["passed", "not-run"], "not-fully-verified", True, "presubmission", 2),
            (["passed", "uncovered"], "not-fully-verified", True, "presubmission", 2),
            (["passed"], "not-fully-verified", False, "presubmission", 2),
        ],
    )
    def test_it_follows_from_the_clauses_asked_for(self, verdicts, whole, complete, profile, status):
        assert exit_status(verdicts, whole, complete=complete, profile=profile) == status
