"""The published table of verdicts, row by row."""

import datetime as dt

import msgspec
import pytest

from adapters.product import Finding
from pa58.evidence import CaseRecord, Inspection, Waiver
from pa58.verdicts import (
    NOT_VERIFIED,
    WORST_FIRST,
    Duty,
    Grounds,
    Judgement,
    clause_verdict,
    exit_status,
    not_asked,
    overall,
    worst,
)

DAY = dt.date(2030, 1, 2)
KEY = "684a.6.b.2"
OTHER = "684a.6.b.4"
TEST = Duty(verify="test")
OPTIONAL = Duty(verify="test", optional=True)
DECLINED = Duty(verify="test", optional=True, declined=True)

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
CONTRADICTED = CaseRecord(
    id="c", outcome="passed", findings=(Finding(kind="declaration-contradicted", detail="answers it"),)
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
        (DECLINED, [NOT_OFFERED, UNSUPPORTED], "not-offered"),
        (DECLINED, [NOT_OFFERED, PASSED], "not-offered"),
        (DECLINED, [NOT_OFFERED, CONTRADICTED], "passed-with-findings"),
        (DECLINED, [NOT_OFFERED, FAILED], "failed"),
        (DECLINED, [NOT_OFFERED, MISSING], "not-run"),
        (OPTIONAL, [NOT_OFFERED, NOT_OFFERED], "not-offered"),
    ],
)
def test_a_clause_has_the_worst_verdict_its_cases_give_it(duty, cases, verdict):
    assert clause_verdict(KEY, duty, cases).verdict == verdict


INSPECT = Duty(verify="inspection")
HEADING = Duty(verify="none", reason="a heading")
CONFORMS = Inspection(
    clause=KEY, inspector="A. Ray", date=DAY, result="conforms", evidence="photo.png", digest="0" * 64
)
WANTING = msgspec.structs.replace(CONFORMS, result="does-not-conform")
WAIVER = Waiver(clause=KEY, authority="The Board", reason="until the next build", expires=DAY)
OF_THIS_CASE = msgspec.structs.replace(WAIVER, case=FAILED.id)
OF_ANOTHER_CASE = msgspec.structs.replace(WAIVER, case="another")
SUSPECT = Grounds(suspect="its text has changed")
REMARK = ("its text has changed; accepted",)


@pytest.mark.parametrize(
    ("duty", "cases", "grounds", "verdict"),
    [
        # A person's answer.
        (INSPECT, [], Grounds(inspection=CONFORMS), "inspected"),
        (TEST, [UNSUPPORTED], Grounds(inspection=CONFORMS), "inspected"),
        (TEST, [UNSUPPORTED], Grounds(inspection=WANTING), "failed"),
        (TEST, [PASSED, UNSUPPORTED], Grounds(inspection=CONFORMS), "unsupported"),
        (INSPECT, [PASSED], Grounds(inspection=CONFORMS), "passed"),
        (INSPECT, [PASSED], Grounds(), "inspection-due"),
        (INSPECT, [], Grounds(inspection=WANTING), "failed"),
        (INSPECT, [PASSED, ERROR, MISSING], Grounds(inspection=WANTING), "failed"),
        (INSPECT, [FAILED], Grounds(inspection=CONFORMS), "failed"),
        (INSPECT, [MISSING], Grounds(inspection=CONFORMS), "not-run"),
        (INSPECT, [], Grounds(inspection=CONFORMS, remarks=REMARK), "passed-with-findings"),
        # An authority's leave.
        (TEST, [PASSED, FAILED], Grounds(waivers=(WAIVER,)), "waived"),
        (TEST, [PASSED, FAILED], Grounds(waivers=(OF_THIS_CASE,)), "waived"),
        (TEST, [PASSED, FAILED], Grounds(waivers=(OF_ANOTHER_CASE,)), "failed"),
        (TEST, [FAILED], Grounds(waivers=(WAIVER,)), "waived"),
        (TEST, [FAILED, ERROR], Grounds(waivers=(WAIVER,)), "error"),
        (TEST, [FAILED, MISSING], Grounds(waivers=(WAIVER,)), "not-run"),
        (TEST, [FAILED, UNSUPPORTED], Grounds(waivers=(WAIVER,)), "unsupported"),
        (TEST, [FAILED, READING], Grounds(waivers=(WAIVER,)), "waived"),
        (TEST, [FAILED, NOT_OFFERED], Grounds(waivers=(WAIVER,)), "waived"),
        (TEST, [PASSED], Grounds(waivers=(WAIVER,)), "passed"),
        (INSPECT, [FAILED], Grounds(waivers=(WAIVER,)), "inspection-due"),
        (INSPECT, [], Grounds(inspection=WANTING, waivers=(WAIVER,)), "waived"),
        (INSPECT, [], Grounds(inspection=WANTING, waivers=(OF_THIS_CASE,)), "failed"),
        # A case that is yet to be written.
        (TEST, [PASSED], Grounds(pending=True), "uncovered"),
        (TEST, [], Grounds(pending=True), "uncovered"),
        (TEST, [FAILED], Grounds(pending=True), "failed"),
        (TEST, [UNSUPPORTED], Grounds(pending=True), "unsupported"),
        (INSPECT, [], Grounds(pending=True), "uncovered"),
        (TEST, [PASSED], Grounds(pending=True, suspect="changed"), "uncovered"),
        # A text that has changed.
        (TEST, [PASSED], SUSPECT, "suspect"),
        (TEST, [PASSED, HEALED], SUSPECT, "suspect"),
        (TEST, [FAILED], SUSPECT, "failed"),
        (TEST, [ERROR], SUSPECT, "error"),
        (TEST, [MISSING], SUSPECT, "not-run"),
        (TEST, [UNSUPPORTED], SUSPECT, "unsupported"),
        (TEST, [], SUSPECT, "uncovered"),
        (INSPECT, [], SUSPECT, "inspection-due"),
        (INSPECT, [], Grounds(suspect="changed", inspection=CONFORMS), "suspect"),
        (TEST, [FAILED], Grounds(suspect="changed", waivers=(WAIVER,)), "suspect"),
        (OPTIONAL, [NOT_OFFERED], SUSPECT, "suspect"),
        (HEADING, [], SUSPECT, "suspect"),
        (TEST, [PASSED], Grounds(remarks=REMARK), "passed-with-findings"),
        (HEADING, [], Grounds(remarks=REMARK), "no-obligation"),
    ],
)
def test_inspections_waivers_and_changed_text_take_their_place_in_the_order(duty, cases, grounds, verdict):
    assert clause_verdict(KEY, duty, cases, grounds).verdict == verdict


def test_a_waived_failure_stays_visible_with_who_waived_it_and_until_when():
    why = clause_verdict(KEY, TEST, [PASSED, FAILED], Grounds(waivers=(WAIVER,))).why
    assert why == "1 case answered wrongly; waived by The Board until 2030-01-02: until the next build"


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
        ("suspect", "not-run"),
        ("waived", "not-run"),
        ("inspected", "inspected"),
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
            (["passed", "suspect"], "not-fully-verified", True, "presubmission", 0),
            (["passed", "suspect"], "not-fully-verified", True, "certification", 2),
            (["passed", "waived"], "conforms-with-findings", True, "certification", 0),
        ],
    )
    def test_it_follows_from_the_clauses_asked_for(self, verdicts, whole, complete, profile, status):
        assert exit_status(verdicts, whole, complete=complete, profile=profile) == status

    def test_a_waiver_that_covers_nothing_fails_the_run(self):
        status = exit_status(
            ["passed"], "conforms", complete=True, profile="presubmission", idle_waivers=True
        )
        assert status == 1
