"""Two runs side by side: what changed, who changed it, and what counts as a regression."""

import html
import re
import subprocess
import sys

import matrices
import msgspec
import pytest

from pa58.evidence import Selection, SuiteIdentity
from reports.comparison import Comparison, compare
from reports.comparison_outputs import as_html, as_json, in_terminal
from reports.writing import write_outputs

OTHER_SUITE = SuiteIdentity(version="0.2.0", features_digest="1a", index_digest="2b", code_digest="3c")


def run(*clauses, cases=(), **more):
    return matrices.build(clauses, cases, **more)


def one(key, verdict, **more):
    return matrices.clause(key, verdict=verdict, **more)


def the_change(old, new):
    [change] = compare(old, new).changes
    return change


def between(old, new, **more):
    return the_change(run(one("684a.6.b", old)), run(one("684a.6.b", new), **more))


def case(outcome, line=4, **more):
    return matrices.case(f"684a/a.feature:{line}", "A flush", ["684a.6.b"], outcome=outcome, **more)


class TestAClause:
    @pytest.mark.parametrize(
        ("old", "new", "change", "regression"),
        [
            ("passed", "failed", "newly-failing", True),
            ("not-run", "failed", "newly-failing", True),
            ("waived", "failed", "newly-failing", True),
            ("passed", "not-run", "no-longer-run", True),
            ("passed-with-findings", "error", "no-longer-run", True),
            ("failed", "not-run", "no-longer-run", True),
            ("failed", "unsupported", "no-longer-run", True),
            ("inspected", "inspection-due", "no-longer-run", True),
            ("failed", "passed", "fixed", False),
            ("failed", "passed-with-findings", "fixed", False),
            ("failed", "waived", "changed", False),
            ("failed", "not-offered", "changed", False),
            ("not-run", "passed", "now-verified", False),
            ("passed", "passed-with-findings", "changed", False),
            ("passed", "suspect", "changed", False),
            ("error", "not-run", "changed", False),
        ],
    )
    def test_changes_by_its_verdicts(self, old, new, change, regression):
        found = between(old, new)
        assert (found.change, found.regression) == (change, regression)
        assert (found.old, found.new) == (old, new)

    def test_that_is_what_it_was_is_not_listed(self):
        found = compare(run(one("684a.6.b", "failed")), run(one("684a.6.b", "failed")))
        assert (found.changes, found.unchanged, found.regression) == ((), 1, False)

    def test_is_new_or_gone(self):
        old = run(one("684a.6.a", "failed"), one("684a.6.b", "passed"))
        new = run(one("684a.6.b", "passed"), one("684a.6.c", "failed"))
        found = compare(old, new)
        assert [(each.key, each.change) for each in found.changes] == [
            ("684a.6.c", "new"),
            ("684a.6.a", "gone"),
        ]
        assert (found.unchanged, found.counts) == (1, {"gone": 1, "new": 1})

    def test_that_the_new_run_was_not_asked_for_is_no_regression(self):
        old = run(one("684a.6.b", "passed"))
        new = run(one("684a.6.b", "not-run", in_scope=False))
        found = the_change(old, new)
        assert (found.change, found.regression) == ("no-longer-run", False)

    def test_whose_text_changed_is_said_so_whatever_its_verdict(self):
        def text(fingerprint, verdict):
            return run(one("684a.6.b", verdict, fingerprint=fingerprint))

        assert the_change(text("aa", "passed"), text("bb", "passed")).change == "text-changed"
        failing = the_change(text("aa", "passed"), text("bb", "failed"))
        assert (failing.change, failing.text_changed) == ("newly-failing", True)
        assert compare(text("", "passed"), text("bb", "passed")).changes == ()

    def test_that_failed_before_is_worse_when_more_of_its_cases_fail(self):
        clause = one("684a.6.b", "failed")
        old = run(clause, cases=[case("failed", 4), case("passed", 9)])
        new = run(clause, cases=[case("failed", 4), case("failed", 9)])
        assert the_change(old, new).change == "newly-failing"
        assert compare(new, old).changes == ()


class TestTheSuite:
    def test_changed_the_verdict_where_the_cases_in_common_came_out_alike(self):
        old = run(one("684a.6.b", "passed"), cases=[case("passed")])
        new = run(
            one("684a.6.b", "failed"),
            cases=[case("passed"), matrices.case("684a/b.feature:4", "New", ["684a.6.b"], outcome="failed")],
            suite=OTHER_SUITE,
        )
        found = the_change(old, new)
        assert (found.change, found.regression) == ("changed-by-suite", False)
        assert [(each.name, each.old, each.new) for each in found.cases] == [("New", None, "failed")]

    def test_did_not_change_it_where_a_case_in_common_fails_now(self):
        old = run(one("684a.6.b", "passed"), cases=[case("passed")])
        new = run(one("684a.6.b", "failed"), cases=[case("failed", 40)], suite=OTHER_SUITE)
        found = the_change(old, new)
        assert (found.change, found.regression) == ("newly-failing", True)

    def test_did_not_change_it_where_no_case_is_in_common(self):
        old = run(one("684a.6.b", "not-run"), cases=[])
        failed = matrices.case("684a/b.feature:4", "New", ["684a.6.b"], outcome="failed")
        new = run(one("684a.6.b", "failed"), cases=[failed], suite=OTHER_SUITE)
        found = the_change(old, new)
        assert (found.change, found.regression) == ("newly-failing", True)

    def test_did_not_change_it_where_it_is_the_same_suite(self):
        old = run(one("684a.6.b", "passed"))
        assert the_change(old, run(one("684a.6.b", "failed"))).change == "newly-failing"

    def test_did_not_change_what_people_decide(self):
        found = between("failed", "waived", suite=OTHER_SUITE)
        assert found.change == "changed"

    def test_does_not_make_cases_new_by_moving_them_to_other_lines(self):
        old = run(one("684a.6.b", "passed"), cases=[case("passed", 4), case("passed", 5)])
        new = run(one("684a.6.b", "failed"), cases=[case("failed", 14), case("passed", 15)])
        [change] = the_change(old, new).cases
        assert (change.old, change.new) == ("passed", "failed")
        assert change.reproduce.endswith("684a/a.feature:14")


class TestTheRuns:
    def test_are_told_apart_by_all_that_verdicts_depend_on(self):
        old = run(one("684a.6.b", "passed"))
        new = run(
            one("684a.6.b", "passed"),
            suite=OTHER_SUITE,
            product=matrices.product_row(digest="sha256:00", version="5"),
            run=matrices.run_row(complete=False, ended=None, selection=Selection(chapters=("684a",))),
        )
        told = {each.what: (each.old, each.new) for each in compare(old, new).differences}
        assert told.keys() == {
            "product",
            "build",
            "version of the suite",
            "feature files",
            "clause index",
            "code of the suite",
            "asked for",
            "run",
        }
        assert told["asked for"] == ("the whole suite", "684a")
        assert told["run"] == ("complete", "cut short")

    def test_alike_have_no_differences(self):
        found = compare(matrices.realistic(), matrices.realistic())
        assert (found.differences, found.changes, found.regression) == ((), (), False)


@pytest.fixture(scope="module")
def worse():
    old = run(
        one("684a.6.a", "passed"),
        one("684a.6.b", "passed"),
        one("684a.6.c", "failed"),
        cases=[case("passed")],
    )
    new = run(
        one("684a.6.a", "not-run"),
        one("684a.6.b", "failed"),
        one("684a.6.c", "passed"),
        cases=[case("failed")],
    )
    return compare(old, new)


class TestOutputs:
    def test_the_terminal_says_the_regression_first_and_how_to_reproduce_it(self, worse):
        lines = in_terminal(worse).plain.splitlines()
        assert lines[0] == "Regression: 2 clauses worse than before."
        assert any(line.startswith("Newly failing: 1") for line in lines)
        assert any("§ 684a.6(b) passed → failed" in line for line in lines)
        assert any(line.strip().startswith("Reproduce: pa58 run") for line in lines)
        assert any(line.startswith("Fixed: 1") for line in lines)

    def test_the_cases_that_fail_now_are_told_before_those_that_are_new_or_gone(self):
        passing = [
            matrices.case(f"684a/a.feature:{line}", f"Passes {line}", ["684a.6.b"], outcome="passed")
            for line in range(4, 9)
        ]
        failing = matrices.case("684a/z.feature:4", "Fails", ["684a.6.b"], outcome="failed")
        comparison = compare(
            run(one("684a.6.b", "passed"), cases=passing[:2]),
            run(one("684a.6.b", "failed"), cases=[*passing[2:], failing]),
        )
        [change] = comparison.changes
        assert [each.name for each in change.cases] == ["Fails", *(f"Passes {line}" for line in range(4, 9))]
        assert any("Fails: not there → failed" in line for line in in_terminal(comparison).plain.splitlines())

    def test_json_holds_the_same_and_nothing_less(self, worse):
        assert msgspec.json.decode(as_json(worse), type=Comparison) == worse

    def test_the_page_lists_every_changed_clause_and_needs_nothing_else(self, worse):
        page = as_html(worse).decode()
        for change in worse.changes:
            assert change.citation.removeprefix("58 Pa. Code ") in page
        assert "default-src 'none'" in html.unescape(page)
        assert not re.search(r"<(script|link rel=.stylesheet|img|iframe)", page)
        assert not re.search(r"""(src|href)=["']?(https?:|//|file:)""", page)

    def test_the_page_has_the_same_bytes_for_the_same_runs(self, worse):
        assert as_html(worse) == as_html(worse)

    def test_hostile_text_stays_text(self):
        evil = "<script>alert(1)</script>\u202e\x1b[31m"
        clause = one("684a.6.b", "passed", summary=evil)
        old = run(clause, cases=[case("passed")], product=matrices.product_row(name="Game"))
        new = run(
            msgspec.structs.replace(clause, verdict="failed", why=evil),
            cases=[msgspec.structs.replace(case("failed"), reproduce=evil)],
            product=matrices.product_row(name=evil, digest=evil),
        )
        found = compare(old, new)
        page, terminal = as_html(found).decode(), in_terminal(found).plain
        assert "<script" not in page
        for text in (page, terminal):
            assert "\u202e" not in text
            assert "\x1b" not in text
            assert "[U+202E]" in text


class TestTheCommand:
    @pytest.fixture
    def runs(self, tmp_path):
        write_outputs(run(one("684a.6.b", "passed"), cases=[case("passed")]), tmp_path / "old")
        write_outputs(run(one("684a.6.b", "failed"), cases=[case("failed")]), tmp_path / "new")
        return tmp_path

    def compare(self, *arguments):
        command = [sys.executable, "-m", "pa58", "compare", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    def test_ends_with_1_on_a_regression_and_writes_what_it_was_asked_for(self, runs):
        page, data = runs / "c.html", runs / "c.json"
        done = self.compare(runs / "old", runs / "new", "--html", page, "--json", data)
        assert done.returncode == 1
        assert "Newly failing: 1" in done.stdout
        assert "Newly failing" in page.read_text()
        assert msgspec.json.decode(data.read_bytes(), type=Comparison).counts == {"newly-failing": 1}

    def test_ends_with_0_where_nothing_got_worse(self, runs):
        done = self.compare(runs / "new", runs / "old")
        assert done.returncode == 0
        assert "No regression." in done.stdout

    def test_says_in_words_what_it_cannot_read(self, runs):
        (runs / "empty").mkdir()
        (runs / "file.zip").write_bytes(b"PK")
        (runs / "new" / "matrix.json").write_text("{}")
        for bad in ("empty", "file.zip", "new"):
            done = self.compare(runs / "old", runs / bad)
            assert done.returncode == 3
            assert bad in done.stderr
            assert "Traceback" not in done.stderr
