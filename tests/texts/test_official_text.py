"""Official text turns a clause suspect when it is no longer what the suite was written against."""

import hashlib
import os
import resource
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from invented_law import CLAUSES, invented_index

from adapters.product import ProductIdentity
from pa58.entry_files import EntryProblems
from pa58.evidence import CaseRecord, ExpectedCase, Footer, Header, Journal, Selection, SuiteIdentity
from pa58.index import load_index
from pa58.official_text import TextProblem, read_official_text
from pa58.reviews import read_reviews
from pa58.text_commands import accept
from reports.building import build_matrix
from reports.html import pieces

FORM = (Path(__file__).parent / "forms" / "official_other_extraction.txt").read_text(encoding="utf-8")
TESTED = {"verify": "test", "question": None, "capability": "table"}
CHANGED = FORM.replace("where one of the following applies", "where any of the following applies")


@pytest.fixture
def index(tmp_path):
    tested = {key: TESTED for key in CLAUSES if not key.startswith("990a.1.")}
    return load_index(invented_index(tmp_path, **tested))


@pytest.fixture
def text(index, tmp_path):
    """Read official text from a folder that holds the files given by name."""
    folder = tmp_path / "text"

    def text(**files):
        folder.mkdir(exist_ok=True)
        for name, words in files.items():
            (folder / f"{name}.txt").write_text(words, encoding="utf-8")
        return read_official_text(index, folder, read_reviews(index))

    text.folder = folder
    return text


def journal(index, text=None):
    """The journal of a run in which every clause has a case, and each passed."""
    cases = [ExpectedCase(id=f"f:{key}", name=key, feature="F", clauses=(key,), steps=()) for key in CLAUSES]
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
        started="2030-01-02T00:00:00+00:00",
        expected=tuple(cases),
        text_states=text.states if text else {},
        texts=text.files if text else (),
        text_findings=text.findings if text else (),
    )
    return Journal(
        header=header,
        cases={case.id: CaseRecord(id=case.id, outcome="passed") for case in cases},
        footer=Footer(counts={}, expected=len(cases), ended="2030-01-02T00:00:01+00:00"),
    )


def verdicts(matrix):
    return {clause.key: clause.verdict for clause in matrix.clauses}


class TestVerdicts:
    def test_text_as_indexed_changes_no_verdict(self, index, text):
        matrix = build_matrix(index, journal(index, text(now=FORM)))
        assert set(verdicts(matrix).values()) == {"passed"}
        assert matrix.verdict == "conforms"
        assert {clause.text_state for clause in matrix.clauses} == {"as-indexed"}

    def test_a_changed_clause_is_suspect_with_everything_below_it_and_nothing_else(self, index, text):
        matrix = build_matrix(index, journal(index, text(now=CHANGED)))
        below = {key for key in CLAUSES if key == "990a.3.b" or key.startswith("990a.3.b.")}
        assert {key for key, verdict in verdicts(matrix).items() if verdict == "suspect"} == below
        assert matrix.verdict == "not-fully-verified"
        why = {clause.key: clause.why for clause in matrix.clauses}
        assert why["990a.3.b"] == "its official text has changed since the suite was written against it"
        assert why["990a.3.b.2.ii.A"].startswith("the clause above it, 58 Pa. Code § 990a.3(b), is suspect")

    def test_a_clause_that_is_gone_is_suspect(self, index, text):
        gone = text(now=FORM.replace("(l) A count that differs from 12 ends the round.\n", ""))
        assert verdicts(build_matrix(index, journal(index, gone)))["990a.2.l"] == "suspect"

    def test_a_clause_added_to_a_list_makes_the_list_suspect(self, index, text):
        wax = "(2) Nine nights if they burn wax.\n"
        matrix = build_matrix(index, journal(index, text(now=FORM.replace(wax, f"{wax}(3) One if both.\n"))))
        assert verdicts(matrix)["990a.2.c"] == "suspect"
        assert verdicts(matrix)["990a.2.d"] == "passed"

    def test_a_subsection_that_nobody_indexed_is_a_finding_of_the_run(self, index, text):
        last = "(l) A count that differs from 12 ends the round.\n"
        matrix = build_matrix(index, journal(index, text(now=FORM.replace(last, f"{last}(m) New.\n"))))
        assert "58 Pa. Code § 990a.2(m) stands in now.txt" in matrix.run.findings[0].detail
        assert matrix.verdict == "conforms-with-findings"

    def test_a_later_text_counts_and_an_older_one_does_not(self, text):
        dated = "Current through Register Vol. 60, No. 1, January 3, {}\n"
        assert (
            text(a=dated.format(2031) + FORM, b=dated.format(2029) + CHANGED).states["990a.3.b"].kind
            == "as-indexed"
        )
        assert (
            text(a=dated.format(2028) + FORM, b=dated.format(2032) + CHANGED).states["990a.3.b"].kind
            == "changed"
        )

    def test_where_dates_do_not_decide_a_difference_counts(self, text):
        assert text(a=CHANGED, b=FORM).states["990a.3.b"].kind == "changed"


class TestTheReport:
    def test_a_report_comes_to_the_same_verdicts_from_the_journal_alone(self, index, text):
        read = text(now=CHANGED)
        with_words = build_matrix(index, journal(index, read), read)
        without = build_matrix(index, journal(index, read))
        assert verdicts(without) == verdicts(with_words)
        assert not any(clause.text or clause.text_now for clause in without.clauses)

    def test_the_journal_carries_no_words_of_the_law(self, index, text):
        assert b"following applies" not in msgspec.json.encode(journal(index, text(now=CHANGED)))

    def test_the_journal_has_the_digest_of_the_words_exactly_as_they_stand(self, text):
        words = "A guest may not touch a lantern."
        digest = hashlib.sha256(words.encode()).hexdigest()
        assert text(now=FORM).states["990a.2.e"].digest == digest
        spaced = text(now=FORM.replace(words, words.replace(" a lantern", "  a lantern"))).states["990a.2.e"]
        assert spaced.kind == "as-indexed"
        assert spaced.digest != digest

    def test_a_report_can_be_judged_by_text_that_the_run_did_not_have(self, index, text):
        matrix = build_matrix(index, journal(index), text(now=CHANGED))
        assert verdicts(matrix)["990a.3.b"] == "suspect"
        assert [file.name for file in matrix.run.texts] == ["now.txt"]

    def test_words_stand_beside_the_summary_where_they_are_those_indexed(self, index, text):
        read = text(now=CHANGED)
        rows = {clause.key: clause for clause in build_matrix(index, journal(index, read), read).clauses}
        assert rows["990a.2.e"].text == "A guest may not touch a lantern."
        assert rows["990a.2.e"].text_now == ""

    def test_of_a_changed_clause_both_wordings_are_shown_where_both_are_at_hand(self, index, text):
        read = text(a=FORM, b=CHANGED)
        rows = {clause.key: clause for clause in build_matrix(index, journal(index, read), read).clauses}
        assert "where one of the following applies" in rows["990a.3.b"].text
        assert "where any of the following applies" in rows["990a.3.b"].text_now

    def test_words_are_escaped_on_the_page(self, index, text):
        read = text(now=FORM.replace("(e) A guest may not", "(e) A <script>alert(1)</script> guest may not"))
        matrix = build_matrix(index, journal(index, read), read)
        page = b"".join(pieces(matrix, matrix_digest="0" * 64)).decode()
        assert "A &lt;script&gt;alert(1)&lt;/script&gt; guest may not" in page
        assert "Official text now (changed)" in page


class TestRefusals:
    def test_text_that_cannot_be_read_with_certainty(self, text):
        lost = FORM.replace(
            "(A) It stands at the end of a row.\n(B) It stands alone, regardless of its row.\n", ""
        )
        line = lost[: lost.index("(ii) The lit")].count("\n") + 1
        with pytest.raises(TextProblem, match=rf"now\.txt:{line}: cannot be read: .* ends in a colon"):
            text(now=lost)

    def test_a_folder_without_text(self, text):
        with pytest.raises(TextProblem, match="holds no file of official text"):
            text()

    def test_a_folder_that_is_not_there(self, index, tmp_path):
        with pytest.raises(TextProblem, match="cannot be read: No such file"):
            read_official_text(index, tmp_path / "nowhere", read_reviews(index))


class TestReviews:
    @pytest.fixture
    def accepting(self, index, text, monkeypatch):
        monkeypatch.setattr("pa58.index.loader.suite_root", lambda: index.path.parent)
        text(now=CHANGED)

        def accepting(key="990a.3.b", *more):
            options = [
                "--regulation-text",
                str(text.folder),
                "--reviewer",
                "B. Oak",
                "--reason",
                "Same sense.",
            ]
            return CliRunner().invoke(accept, [key, *options, *more])

        return accepting

    def test_an_accepted_change_passes_with_the_review_as_finding(self, index, text, accepting):
        result = accepting()
        assert result.exit_code == 0, result.output
        matrix = build_matrix(index, journal(index, text()))
        (row,) = (clause for clause in matrix.clauses if clause.key == "990a.3.b")
        assert row.verdict == "passed-with-findings"
        assert "B. Oak accepted the change" in row.why
        assert "Same sense." in row.why
        assert verdicts(matrix)["990a.3.b.1"] == "passed"

    def test_the_next_change_is_suspect_again(self, index, text, accepting):
        accepting()
        again = text(
            now=FORM.replace("where one of the following applies", "where all of the following applies")
        )
        assert verdicts(build_matrix(index, journal(index, again)))["990a.3.b"] == "suspect"

    def test_reviews_can_be_kept_elsewhere(self, index, text, accepting, tmp_path):
        assert accepting("990a.3.b", "--reviews", str(tmp_path / "mine.yaml")).exit_code == 0
        assert not (index.path.parent / "reviews.yaml").exists()
        read = read_official_text(index, text.folder, read_reviews(index, tmp_path / "mine.yaml"))
        assert read.states["990a.3.b"].review.reviewer == "B. Oak"

    @pytest.mark.skipif(os.name != "posix", reason="limits are those of POSIX systems")
    @pytest.mark.parametrize("first", [True, False])
    def test_a_review_that_finds_no_room_is_not_begun(self, text, accepting, tmp_path, first):
        text(now=CHANGED.replace("A guest may not", "No guest may"))
        path = tmp_path / "mine.yaml"
        if not first:
            assert accepting("990a.2.e", "--reviews", str(path)).exit_code == 0
        known = path.read_bytes() if path.exists() else None
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(known or b"") + 20, before[1]))
        try:
            result = accepting("990a.3.b", "--reviews", str(path))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert result.exit_code == 3
        assert f"{path}: cannot be written: File too large" in result.output
        assert (path.read_bytes() if path.exists() else None) == known

    def test_two_reviews_stand_in_one_file(self, index, text, accepting):
        text(now=CHANGED.replace("A guest may not", "No guest may"))
        assert accepting("990a.3.b").exit_code == accepting("990a.2.e").exit_code == 0
        assert set(verdicts(build_matrix(index, journal(index, text()))).values()) == {
            "passed",
            "passed-with-findings",
        }

    @pytest.mark.parametrize(
        ("key", "said"),
        [
            ("990a.3.a", "58 Pa. Code § 990a.3(a) is as indexed; there is nothing to accept"),
            ("990a.3.d", "990a.3.d is not a clause of the index; nearest are 990a.3.a"),
            ("990a.3.B", "is not a citation"),
        ],
    )
    def test_nothing_is_accepted_that_did_not_change(self, accepting, key, said):
        result = accepting(key)
        assert result.exit_code == 3
        assert said in result.output

    def test_a_change_is_accepted_once(self, accepting):
        accepting()
        result = accepting()
        assert result.exit_code == 3
        assert "B. Oak accepted this change on" in result.output

    def test_a_wrong_file_of_reviews_is_refused_with_its_line(self, index):
        path = index.path.parent / "reviews.yaml"
        path.write_text(
            "reviews:\n- clause: 990a.9.z\n  kind: changed\n  now: x\n"
            "  reviewer: B\n  date: 2030-01-01\n  reason: R\n"
        )
        with pytest.raises(EntryProblems, match=r"reviews\.yaml:2: 990a\.9\.z is not a clause of the index"):
            read_reviews(index)
