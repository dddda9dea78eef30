"""Two versions of a clause stand side by side, and a run judges by the one in force on the day asked for."""

import datetime as dt

import pytest
from click.testing import CliRunner
from invented_law import CLAUSES, invented_index

from adapters.product import ProductIdentity
from pa58.evidence import CaseRecord, Footer, Header, Journal, Selection, SuiteIdentity
from pa58.features import FeatureProblems, read_features
from pa58.index import IndexProblems, load_index
from pa58.scope import select_cases
from pa58.text_commands import check
from pa58.texts import fingerprint
from reports.building import build_matrix
from reports.html import pieces

CHANGE = dt.date(2030, 1, 1)
BEFORE = dt.date(2029, 12, 31)
OLD = "A guest may not touch two lanterns."
TESTED = {"verify": "test", "question": None, "capability": "table"}
CHANGES = {
    "990a.2.d": TESTED,
    "990a.2.e": TESTED
    | {
        "since": str(CHANGE),
        "earlier": [{"until": str(BEFORE), "summary": "The old one.", "fingerprint": fingerprint(OLD)}],
    },
    "990a.2.k": {"until": str(BEFORE)},
    "990a.3.b.2": {"since": str(CHANGE)},
}
FEATURE = """\
Feature: F

  @clause:990a.2.e @until:2029-12-31
  Scenario: two lanterns
    Given a hall

  @clause:990a.2.e @since:2030-01-01
  Scenario: one lantern
    Given a hall

  @clause:990a.2.d
  Scenario: the keeper calls
    Given a hall
"""


@pytest.fixture
def index(tmp_path):
    return load_index(invented_index(tmp_path, **CHANGES))


@pytest.fixture
def catalogue(index, tmp_path):
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "f.feature").write_text(FEATURE)
    return read_features(tmp_path / "features", index)


def keys(index):
    return {clause.key for clause in index.clauses}


class TestTheIndex:
    def test_the_present_has_the_new_wording_and_no_repealed_clause(self, index):
        now = index.as_of(None)
        assert now.clause("990a.2.e").fingerprint == fingerprint(CLAUSES["990a.2.e"])
        assert keys(index) - keys(now) == {"990a.2.k"}

    def test_the_last_day_of_the_old_law_has_the_old_wording(self, index):
        then = index.as_of(BEFORE)
        assert then.clause("990a.2.e").summary == "The old one."
        assert then.clause("990a.2.e").fingerprint == fingerprint(OLD)
        assert then.clause("990a.2.e").capability == "table"
        assert "990a.2.k" in keys(then)

    def test_the_first_day_of_the_new_law_has_the_new_wording(self, index):
        assert index.as_of(CHANGE).clause("990a.2.e").summary == "Summary of 990a.2.e."
        assert "990a.2.k" not in keys(index.as_of(CHANGE))

    def test_a_clause_that_came_later_was_not_there_with_all_below_it(self, index):
        gone = keys(index.as_of(CHANGE)) - keys(index.as_of(BEFORE))
        assert gone == {key for key in CLAUSES if key.startswith("990a.3.b.2")}
        assert index.as_of(BEFORE).clause("990a.3.b").children == ("990a.3.b.1",)

    def test_what_did_not_change_is_not_copied(self, index):
        assert index.as_of(BEFORE).clause("990a.2.a") == index.as_of(CHANGE).clause("990a.2.a")

    @pytest.mark.parametrize(
        ("changes", "said"),
        [
            ({"since": None}, "earlier versions need a since"),
            ({"since": "2029-12-31"}, "an earlier version ends before 2029-12-31"),
            ({"until": "2029-01-01"}, "until lies before since"),
            (
                {"earlier": [dict(each) for each in CHANGES["990a.2.e"]["earlier"] * 2]},
                "earlier versions stand in order",
            ),
        ],
    )
    def test_versions_that_contradict_each_other_are_refused(self, tmp_path, changes, said):
        path = invented_index(tmp_path, **CHANGES | {"990a.2.e": CHANGES["990a.2.e"] | changes})
        with pytest.raises(IndexProblems, match=rf"rules_index\.yaml:\d+: 990a\.2\.e: {said}"):
            load_index(path)


class TestCases:
    @pytest.mark.parametrize(
        ("day", "names"),
        [
            (None, ["one lantern", "the keeper calls"]),
            (CHANGE, ["one lantern", "the keeper calls"]),
            (BEFORE, ["two lanterns", "the keeper calls"]),
        ],
    )
    def test_each_version_has_its_own_and_both_have_the_others(self, index, catalogue, day, names):
        cases = select_cases(index.as_of(day), catalogue, Selection(), {}, day)
        assert [case.name for case in cases] == names

    def test_a_day_that_is_none_is_refused(self, index, tmp_path):
        (tmp_path / "features").mkdir()
        (tmp_path / "features" / "f.feature").write_text(FEATURE.replace("2030-01-01", "soon"))
        with pytest.raises(FeatureProblems, match=r"f\.feature:7: @since:soon: “soon” is not a date"):
            read_features(tmp_path / "features", index)


def matrix(index, catalogue, day):
    expected = select_cases(index.as_of(day), catalogue, Selection(), {}, day)
    header = Header(
        suite=SuiteIdentity(version="1", features_digest="", index_digest=index.digest, code_digest=""),
        product=ProductIdentity(
            name="P", vendor="V", version="1", build_algorithm="sha256", build_digest="0"
        ),
        offers={},
        adapter="reference",
        readings={},
        selection=Selection(),
        profile="presubmission",
        seed=1,
        environment={},
        started="2030-06-01T00:00:00+00:00",
        expected=expected,
        as_of=day,
    )
    cases = {case.id: CaseRecord(id=case.id, outcome="passed") for case in expected}
    return build_matrix(
        index,
        Journal(
            header=header, cases=cases, footer=Footer(counts={}, expected=2, ended="2030-06-01T00:00:01")
        ),
    )


class TestTheReport:
    def test_it_states_the_day_and_has_the_clauses_of_that_day(self, index, catalogue):
        then = matrix(index, catalogue, BEFORE)
        rows = {clause.key: clause for clause in then.clauses}
        assert rows["990a.2.e"].summary == "The old one."
        assert [case.name for case in rows["990a.2.e"].scenarios] == ["two lanterns"]
        assert "990a.3.b.2" not in rows
        page = b"".join(pieces(then, matrix_digest="0" * 64)).decode()
        assert "<dt>Law as of</dt><dd>2029-12-31</dd>" in page

    @pytest.mark.parametrize(
        ("day", "said"),
        [
            (dt.date(2029, 3, 1), "2029-03-01 lies before 2029-03-02, when the text took effect"),
            (dt.date(2029, 3, 2), ""),
            (dt.date(2030, 1, 3), ""),
            (dt.date(2030, 1, 4), "2030-01-04 lies after 2030-01-03, through which the text is known"),
        ],
    )
    def test_a_day_outside_what_the_index_knows_is_a_finding(self, index, catalogue, day, said):
        told = matrix(index, catalogue, day)
        assert told.regulation[0].not_known == said
        assert [each.detail for each in told.run.findings] == (
            [f"58 Pa. Code ch. 990a: {said}"] if said else []
        )

    def test_without_a_day_nothing_is_said_of_it(self, index, catalogue):
        told = matrix(index, catalogue, None)
        assert told.run.as_of is None
        assert told.run.findings == ()


class TestWhatIsKnown:
    def test_of_the_suites_own_chapters(self):
        chapters = {chapter.key: chapter for chapter in load_index().chapters}
        assert chapters["687a"].not_known_on(dt.date(2024, 11, 2)) == ""
        assert "lies after 2024-11-02" in chapters["687a"].not_known_on(dt.date(2025, 1, 11))
        assert "does not state since when" in chapters["687a"].not_known_on(dt.date(2024, 11, 1))
        assert chapters["684a"].not_known_on(dt.date(2019, 8, 31)) == ""
        assert "lies before 2019-08-31" in chapters["684a"].not_known_on(dt.date(2019, 8, 30))
        assert "no date through which it is current" in chapters["684a"].not_known_on(dt.date(2019, 9, 1))
        assert "no date through which it is current" in chapters["691"].not_known_on(dt.date(2024, 1, 1))


def test_an_older_text_is_checked_against_the_clauses_of_its_day(tmp_path, monkeypatch):
    invented_index(tmp_path, **CHANGES)
    monkeypatch.setattr("pa58.index.loader.suite_root", lambda: tmp_path)
    path = tmp_path / "old.txt"
    words = {"990a.2.e": OLD}
    lines = [
        f"({key.split('.')[-1]}) {words.get(key, text)}"
        for key, text in CLAUSES.items()
        if key.startswith("990a.2.")
    ]
    path.write_text("§ 990a.2. Lanterns.\n" + "\n".join(lines) + "\n", encoding="utf-8")
    assert CliRunner().invoke(check, ["--as-of", "2029-12-31", str(path)]).exit_code == 0
    assert "changed: 58 Pa. Code § 990a.2(e)" in CliRunner().invoke(check, [str(path)]).output
