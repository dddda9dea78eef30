"""A person's answers are evidence: whole, dated, provable, or refused with the line."""

import datetime as dt
import hashlib

import pytest
import yaml
from click.testing import CliRunner
from journals import journal

from pa58.entry_files import EntryProblems
from pa58.index import load_index
from pa58.inspection_commands import inspect
from pa58.inspections import blank_checklist, questions, read_inspections
from reports.building import build_matrix
from reports.html import pieces

TODAY = dt.date(2030, 6, 30)
PHOTO = b"a photograph"
KEYS = ["684a.2.c", "684a.2.d", "684a.3.a", "684a.3.b.1", "684a.8.a"]


@pytest.fixture(scope="module")
def index():
    return load_index()


@pytest.fixture
def checklist(index, tmp_path):
    """Write a checklist with the answers given by clause, and read it back."""
    (tmp_path / "photo.png").write_bytes(PHOTO)

    def checklist(answers, *, received=dt.date(2030, 6, 1), more=()):
        document = yaml.safe_load(blank_checklist(questions(index, ())))
        document["received"] = received
        for entry in document["inspections"]:
            entry.update(answers.get(entry["clause"], {}))
        document["inspections"] += more
        (tmp_path / "c.yaml").write_text(yaml.safe_dump(document, allow_unicode=True, sort_keys=False))
        return read_inspections(index, tmp_path / "c.yaml", TODAY)

    checklist.path = tmp_path / "c.yaml"
    return checklist


def answer(**changes):
    return {
        "inspector": "A. Ray",
        "date": dt.date(2030, 6, 15),
        "result": "conforms",
        "evidence": "photo.png",
        "digest": hashlib.sha256(PHOTO).hexdigest(),
        **changes,
    }


def refusal(checklist, *arguments, **options):
    with pytest.raises(EntryProblems) as refused:
        checklist(*arguments, **options)
    return str(refused.value)


def line_of(checklist, words, after=""):
    lines = checklist.path.read_text().splitlines()
    start = next(number for number, line in enumerate(lines) if after in line)
    return next(number + 1 for number, line in enumerate(lines) if number >= start and words in line)


class TestNew:
    def test_every_question_of_the_index_is_asked(self, index, tmp_path):
        result = CliRunner().invoke(inspect, ["new", "--chapter", "684a", "--out", str(tmp_path / "c.yaml")])
        assert result.exit_code == 0
        assert result.output.startswith("5 questions: ")
        asked = yaml.safe_load((tmp_path / "c.yaml").read_text(encoding="utf-8"))["inspections"]
        assert [entry["clause"] for entry in asked] == KEYS
        page = (tmp_path / "c.html").read_text(encoding="utf-8")
        for entry in asked:
            assert entry["question"] == index.clause(entry["clause"]).question
            assert index.clause(entry["clause"]).citation.printed in page
            assert entry["question"] in page

    def test_without_a_table_a_person_is_asked_what_the_suite_would_have_shown(self, index, tmp_path):
        file = tmp_path / "c.yaml"
        CliRunner().invoke(inspect, ["new", "--without-table", "--out", str(file)])
        asked = [entry["clause"] for entry in yaml.safe_load(file.read_text(encoding="utf-8"))["inspections"]]
        assert {"684a.5.d", "684a.7.e", "691.wagers.a", *KEYS} <= set(asked)
        assert "684a.6.a" not in asked
        assert read_inspections(index, file, TODAY).open == tuple(asked)

    def test_a_blank_checklist_is_whole_and_leaves_everything_due(self, index, tmp_path):
        CliRunner().invoke(inspect, ["new", "--out", str(tmp_path / "c.yaml")])
        assert read_inspections(index, tmp_path / "c.yaml", TODAY).open == tuple(KEYS)

    def test_answers_are_not_written_over(self, tmp_path):
        for _ in range(2):
            result = CliRunner().invoke(inspect, ["new", "--out", str(tmp_path / "c.yaml")])
        assert result.exit_code == 3
        assert "c.yaml exists; answers in it are not written over" in result.output

    def test_a_chapter_without_inspections_and_an_unknown_one(self, tmp_path):
        for chapter, said in (("687a", "nothing in what was asked for"), ("700a", "there are 680a, 684a")):
            result = CliRunner().invoke(inspect, ["new", "--chapter", chapter, "--out", str(tmp_path / "c")])
            assert result.exit_code == 3
            assert said in result.output


class TestAnswers:
    def test_a_whole_answer_counts_and_the_others_stay_due(self, checklist):
        answers = checklist({"684a.2.d": answer(note="bolted down")})
        (only,) = answers.answered
        assert (only.clause, only.inspector, only.result) == ("684a.2.d", "A. Ray", "conforms")
        assert len(answers.open) == len(KEYS) - 1

    def test_a_prefixed_digest_in_capitals_is_the_same(self, checklist):
        digest = "sha256:" + hashlib.sha256(PHOTO).hexdigest().upper()
        (only,) = checklist({"684a.2.d": answer(digest=digest)}).answered
        assert only.digest == hashlib.sha256(PHOTO).hexdigest()

    def test_two_answers_that_agree_are_taken(self, checklist, index):
        again = {"clause": "684a.2.d", "question": index.clause("684a.2.d").question, **answer()}
        assert len(checklist({"684a.2.d": answer()}, more=[again]).answered) == 1


class TestRefusals:
    @pytest.mark.parametrize("field", ["inspector", "date", "result", "evidence", "digest"])
    def test_half_an_answer(self, checklist, field):
        said = refusal(checklist, {"684a.2.d": answer(**{field: None})})
        assert f"c.yaml:{line_of(checklist, '684a.2.d')}: the answer about 684a.2.d has no {field}." in said

    def test_a_note_alone_is_half_an_answer(self, checklist):
        assert "has no inspector" in refusal(checklist, {"684a.2.d": {"note": "looked fine"}})

    def test_evidence_that_is_not_there(self, checklist):
        said = refusal(checklist, {"684a.2.d": answer(evidence="lost.png")})
        line = line_of(checklist, "lost.png")
        assert f"c.yaml:{line}: the evidence lost.png cannot be read: No such file" in said

    def test_a_wrong_digest_is_told_with_the_right_one(self, checklist):
        said = refusal(checklist, {"684a.2.d": answer(digest="0" * 64)})
        assert f"c.yaml:{line_of(checklist, '0' * 64)}: photo.png does not have this digest" in said
        assert hashlib.sha256(PHOTO).hexdigest() in said

    @pytest.mark.parametrize(
        ("key", "said"),
        [
            ("684a.2.e", "684a.2.e is not a clause of the index; nearest are 684a.2.a"),
            ("684a.6.a", "684a.6.a is not verified by inspection; those that are: 684a.2.a"),
        ],
    )
    def test_a_clause_that_nobody_asks_about(self, checklist, key, said):
        entry = {"clause": key, "question": "Is it?", **answer()}
        assert f"c.yaml:{line_of_last(checklist, entry, key)}: {said}" in refusal(checklist, {}, more=[entry])

    def test_another_question_than_that_of_the_index(self, checklist):
        said = refusal(checklist, {"684a.2.d": answer(question="Is it red?")})
        assert f"c.yaml:{line_of(checklist, 'Is it red?')}: the index asks another question" in said

    def test_a_date_in_the_future(self, checklist):
        said = refusal(checklist, {"684a.2.d": answer(date=dt.date(2030, 7, 1))})
        assert f"c.yaml:{line_of(checklist, '2030-07-01')}: 2030-07-01 lies in the future" in said

    def test_today_is_not_the_future(self, checklist):
        assert checklist({"684a.2.d": answer(date=TODAY)}).answered

    def test_a_date_before_the_product_was_received(self, checklist):
        said = refusal(checklist, {"684a.2.d": answer(date=dt.date(2030, 5, 31))})
        assert (
            f":{line_of(checklist, '2030-05-31')}: 2030-05-31 is before 2030-06-01, when the product" in said
        )

    def test_a_product_that_was_never_received(self, checklist):
        assert "c.yaml:1: received is empty" in refusal(checklist, {"684a.2.d": answer()}, received=None)

    def test_two_answers_that_contradict_each_other(self, checklist, index):
        again = {
            "clause": "684a.2.d",
            "question": index.clause("684a.2.d").question,
            **answer(result="does-not-conform"),
        }
        said = refusal(checklist, {"684a.2.d": answer()}, more=[again])
        first = line_of(checklist, "result: conforms")
        second = line_of(checklist, "result: does-not-conform")
        assert (
            f"c.yaml:{second}: 684a.2.d is answered does-not-conform here, but conforms on line {first}"
            in said
        )

    def test_an_answer_that_is_no_answer(self, checklist):
        said = refusal(checklist, {"684a.2.d": answer(result="fine")})
        assert "unknown value 'fine'" in said

    def test_everything_wrong_is_told_at_once(self, checklist):
        said = refusal(
            checklist, {"684a.2.d": answer(evidence="lost.png"), "684a.3.a": answer(date=dt.date(2031, 1, 1))}
        )
        assert "lost.png" in said
        assert "2031-01-01" in said

    def test_a_file_that_is_not_there_and_one_that_is_no_checklist(self, index, tmp_path):
        with pytest.raises(EntryProblems, match="cannot be read: No such file"):
            read_inspections(index, tmp_path / "no.yaml", TODAY)
        (tmp_path / "no.yaml").write_text("- 1\n")
        with pytest.raises(
            EntryProblems, match=r"no\.yaml:1: a checklist: expected an entry with the fields"
        ):
            read_inspections(index, tmp_path / "no.yaml", TODAY)


def line_of_last(checklist, entry, key):
    """The line on which the last entry of a checklist with one entry more names its clause."""
    with pytest.raises(EntryProblems):
        checklist({}, more=[entry])
    lines = checklist.path.read_text().splitlines()
    return max(number for number, line in enumerate(lines, start=1) if f"clause: {key}" in line)


class TestVerdicts:
    def rows(self, index, checklist, **result):
        answered = checklist({"684a.2.d": answer(note="bolted down", **result)}).answered
        matrix = build_matrix(index, journal(index, {}, inspections=answered))
        return matrix, {clause.key: clause for clause in matrix.clauses}

    def test_an_attested_clause_is_inspected_and_the_others_are_due(self, index, checklist):
        _, rows = self.rows(index, checklist)
        assert rows["684a.2.d"].verdict == "inspected"
        assert rows["684a.2.d"].why == "conforms, by A. Ray on 2030-06-15: bolted down"
        assert rows["684a.3.a"].verdict == "inspection-due"

    def test_does_not_conform_fails(self, index, checklist):
        matrix, rows = self.rows(index, checklist, result="does-not-conform")
        assert rows["684a.2.d"].verdict == "failed"
        assert matrix.verdict == "does-not-conform"
        assert matrix.exit_status == 1

    def test_the_page_tells_who_when_and_by_what_evidence(self, index, checklist):
        matrix, _ = self.rows(index, checklist)
        page = b"".join(pieces(matrix, matrix_digest="0" * 64)).decode()
        for words in ("A. Ray", "2030-06-15", "bolted down", "photo.png", hashlib.sha256(PHOTO).hexdigest()):
            assert words in page


class TestCheck:
    def test_what_is_answered_and_what_is_not(self, checklist):
        checklist({"684a.2.d": answer(date=dt.date(2026, 6, 15))}, received=dt.date(2026, 6, 1))
        result = CliRunner().invoke(inspect, ["check", str(checklist.path)])
        assert result.exit_code == 0, result.output
        assert "58 Pa. Code § 684a.2(d): conforms, A. Ray, 2026-06-15" in result.output
        assert result.output.count("not answered; it stays due") == len(KEYS) - 1

    def test_what_is_wrong_ends_with_three(self, checklist):
        refusal(checklist, {"684a.2.d": answer(evidence="lost.png")})
        result = CliRunner().invoke(inspect, ["check", str(checklist.path)])
        assert result.exit_code == 3
        assert "lost.png" in result.output
