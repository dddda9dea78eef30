"""A waiver covers a failure for a while, openly and narrowly, and must go when it covers nothing."""

import datetime as dt

import pytest
import yaml
from journals import journal

from pa58.entry_files import EntryProblems
from pa58.evidence import ExpectedCase, Inspection, Waiver
from pa58.index import load_index
from pa58.waivers import read_waivers
from reports.building import build_matrix
from reports.html import pieces

TODAY = dt.date(2030, 6, 30)
KEY = "684a.6.b.4"
CASE = "features/684a/flush.feature:5:9"
WAIVER = Waiver(clause=KEY, authority="The Board", reason="known, mended in 2.1", expires=dt.date(2030, 7, 1))


@pytest.fixture(scope="module")
def index():
    return load_index()


@pytest.fixture
def read(index, tmp_path):
    def read(*entries, profile="presubmission"):
        (tmp_path / "w.yaml").write_text(yaml.safe_dump({"waivers": list(entries)}, sort_keys=False))
        cases = {CASE: ExpectedCase(id=CASE, name="n", feature="F", clauses=(KEY,), steps=())}
        return read_waivers(index, cases, tmp_path / "w.yaml", today=TODAY, profile=profile)

    return read


def entry(**changes):
    given = {"clause": KEY, "authority": "The Board", "reason": "known", "expires": dt.date(2030, 7, 1)}
    return {name: value for name, value in (given | changes).items() if value is not None}


def refusal(read, *entries, **options):
    with pytest.raises(EntryProblems) as refused:
        read(*entries, **options)
    return str(refused.value)


class TestReading:
    def test_a_clause_and_a_case_of_it(self, read):
        clause, case = read(entry(), entry(case=CASE))
        assert (clause.clause, clause.case) == (KEY, "")
        assert (case.clause, case.case) == (KEY, CASE)

    @pytest.mark.parametrize("field", ["clause", "authority", "reason", "expires"])
    def test_each_of_clause_authority_reason_and_expiry_is_needed(self, read, field):
        assert f"the field {field} is missing" in refusal(read, entry(**{field: None}))

    @pytest.mark.parametrize("day", [dt.date(2030, 6, 29), TODAY])
    def test_one_that_has_expired_by_the_day_of_the_run(self, read, day):
        assert f"w.yaml:5: the waiver of {KEY} expired on {day}" in refusal(read, entry(expires=day))

    def test_a_clause_that_is_not_in_the_index(self, read):
        said = refusal(read, entry(clause="684a.6.b.9"))
        assert (
            "w.yaml:2: the waiver matches nothing: 684a.6.b.9 is not a clause of the index; nearest" in said
        )

    @pytest.mark.parametrize("key", ["684a", "684a.6"])
    def test_no_more_than_a_clause_is_waived_at_once(self, read, key):
        assert f"{key} is not a clause of the index" in refusal(read, entry(clause=key))

    def test_a_case_that_does_not_exist(self, read):
        assert f"matches nothing: no case {CASE}0; nearest are {CASE}" in refusal(
            read, entry(case=CASE + "0")
        )

    def test_a_case_of_another_clause(self, read):
        said = refusal(read, entry(clause="684a.6.b.5", case=CASE))
        assert f"the case {CASE} does not cite 684a.6.b.5, but {KEY}" in said

    def test_the_same_twice(self, read):
        assert "w.yaml:6: the same is waived on line 2 already" in refusal(read, entry(), entry())

    def test_a_certification_wants_the_regulators_document(self, read):
        said = refusal(read, entry(), profile="certification")
        assert "w.yaml:2: a certification takes no waiver without the regulator’s document" in said
        (waiver,) = read(entry(document="Board order 12"), profile="certification")
        assert waiver.document == "Board order 12"


class TestVerdicts:
    def matrix(self, index, outcomes, *waivers, **more):
        return build_matrix(index, journal(index, outcomes, waivers=waivers, **more))

    def row(self, matrix, key=KEY):
        return next(clause for clause in matrix.clauses if clause.key == key)

    def test_a_waived_failure_is_waived_and_visible(self, index):
        matrix = self.matrix(index, {f"{KEY}:1": "failed", f"{KEY}:2": "passed"}, WAIVER)
        row = self.row(matrix)
        assert row.verdict == "waived"
        assert (
            row.why == "1 case answered wrongly; waived by The Board until 2030-07-01: known, mended in 2.1"
        )
        assert [case.outcome for case in row.scenarios] == ["failed", "passed"]
        assert matrix.totals.by_outcome["failed"] == 1
        assert "1 clause failed under a waiver" in matrix.sentence

    def test_a_waiver_of_a_clause_is_none_of_those_below_it(self, index):
        above = Waiver(clause="684a.6.b", authority="B", reason="r", expires=dt.date(2030, 7, 1))
        assert self.row(self.matrix(index, {f"{KEY}:1": "failed"}, above)).verdict == "failed"

    def test_a_waiver_of_one_case_leaves_the_others(self, index):
        one = Waiver(clause=KEY, case=f"{KEY}:1", authority="B", reason="r", expires=dt.date(2030, 7, 1))
        assert self.row(self.matrix(index, {f"{KEY}:1": "failed"}, one)).verdict == "waived"
        both = self.row(self.matrix(index, {f"{KEY}:1": "failed", f"{KEY}:2": "failed"}, one))
        assert (both.verdict, both.why) == ("failed", "1 case answered wrongly")

    def test_a_waiver_whose_clause_passes_fails_the_run(self, index):
        matrix = self.matrix(index, {f"{KEY}:1": "passed"}, WAIVER)
        assert self.row(matrix).verdict == "passed"
        assert matrix.exit_status == 1
        (idle,) = matrix.run.idle_waivers
        assert idle.startswith(
            "the waiver of 58 Pa. Code § 684a.6(b)(4) by The Board covers nothing: every case"
        )
        assert matrix.sentence.endswith("1 waiver covers nothing, which fails the run.")

    def test_a_waiver_of_a_case_that_passes_fails_the_run_though_another_fails(self, index):
        one = Waiver(clause=KEY, case=f"{KEY}:2", authority="B", reason="r", expires=dt.date(2030, 7, 1))
        matrix = self.matrix(index, {f"{KEY}:1": "failed", f"{KEY}:2": "passed"}, one)
        assert len(matrix.run.idle_waivers) == 1

    @pytest.mark.parametrize(
        ("outcomes", "complete"),
        [
            ({f"{KEY}:1": "failed"}, True),
            ({f"{KEY}:1": "error"}, True),
            ({f"{KEY}:1": "passed"}, False),
            ({}, True),
        ],
    )
    def test_one_that_covers_or_could_not_be_judged_fails_nothing(self, index, outcomes, complete):
        assert self.matrix(index, outcomes, WAIVER, complete=complete).run.idle_waivers == ()

    def test_an_inspection_can_be_waived(self, index):
        found = Inspection(
            clause="684a.2.d",
            inspector="A. Ray",
            date=TODAY,
            result="does-not-conform",
            evidence="photo.png",
            digest="0" * 64,
        )
        waiver = Waiver(clause="684a.2.d", authority="B", reason="r", expires=dt.date(2030, 7, 1))
        matrix = self.matrix(index, {}, waiver, inspections=(found,))
        assert self.row(matrix, "684a.2.d").verdict == "waived"
        assert matrix.run.idle_waivers == ()

    def test_the_page_tells_who_waived_what_until_when(self, index):
        matrix = self.matrix(index, {f"{KEY}:1": "failed"}, WAIVER)
        page = b"".join(pieces(matrix, matrix_digest="0" * 64)).decode()
        for words in ("The Board", "2030-07-01", "known, mended in 2.1"):
            assert words in page
