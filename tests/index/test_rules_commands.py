"""``pa58 rules`` answers with clauses, in words for people and in JSON for programs."""

import json

import pytest
from click.testing import CliRunner

from pa58.index import load_index
from pa58.rules_commands import rules


@pytest.fixture
def run():
    def run(*arguments):
        return CliRunner().invoke(rules, arguments)

    return run


class TestList:
    def test_a_line_for_each_clause_with_citation_kind_verify_and_summary(self, run):
        result = run("list")
        assert result.exit_code == 0
        lines = result.stdout.splitlines()
        assert len(lines) == 163
        citation, kind, verify, summary = lines[0].split("\t")
        assert (citation, kind, verify) == ("58 Pa. Code § 680a.6(a)", "obligation", "test")
        assert summary == load_index().clauses[0].summary

    def test_one_chapter(self, run):
        lines = run("list", "--chapter", "691").stdout.splitlines()
        assert len(lines) == 27
        assert all(line.startswith("58 Pa. Code ch. 691, wagers section") for line in lines)

    def test_json_has_every_clause_in_order(self, run):
        clauses = json.loads(run("list", "--json").stdout)["clauses"]
        assert [clause["key"] for clause in clauses] == [clause.key for clause in load_index().clauses]

    def test_json_says_of_a_clause_what_the_index_says(self, run):
        clauses = json.loads(run("list", "--json", "--chapter", "684a").stdout)["clauses"]
        (clause,) = (each for each in clauses if each["key"] == "684a.7.d.3")
        assert clause["citation"] == "58 Pa. Code § 684a.7(d)(3)"
        assert clause["kind"] == "obligation"
        assert clause["verify"] == "test"
        assert clause["if_offered"] == ["four-card-bonus-wager"]
        assert clause["readings"] == ["684a-best-four"]
        assert [each["section"] for each in clause["depends_on"]] == ["601a.2"]
        assert clause["parent"] == "684a.7.d"

    def test_an_unknown_chapter_is_refused_with_those_that_exist(self, run):
        result = run("list", "--chapter", "684b")
        assert result.exit_code == 3
        assert "there are 680a, 684a, 687a, 691" in result.stderr

    def test_a_terminal_gets_a_table(self, run, monkeypatch):
        monkeypatch.setattr("pa58.rules_commands._is_terminal", lambda: True)
        output = run("list", "--chapter", "680a").stdout
        assert output.split()[:4] == ["Citation", "Kind", "Verify", "Summary"]
        assert "§ 680a.6(c)(10)" in output.replace("\n", " ")


class TestShow:
    @pytest.mark.parametrize("key", ["684a.6.d.2", "58 Pa. Code § 684a.6(d)(2)", "@clause:684a.6.d.2"])
    def test_every_form_of_a_citation_shows_the_clause(self, run, key):
        result = run("show", key)
        assert result.exit_code == 0
        assert result.stdout.splitlines()[0] == "58 Pa. Code § 684a.6(d)(2)"
        assert load_index().clause("684a.6.d.2").summary in result.stdout

    @pytest.mark.parametrize(
        ("key", "words"),
        [
            ("684a.5.c", ["reason:", "58 Pa. Code § 684a.5(c)(1), 58 Pa. Code § 684a.5(c)(2)"]),
            ("684a.2.d", ["inspection", "question:", "discard rack"]),
            ("684a.7.c", ["depends on:  58 Pa. Code § 684a.11(b): "]),
            ("691.wagers.c.6.viii", ["691-low-straight", "ace-low-allowed, ace-high-only"]),
            ("691.wagers.c.6.vi", ["unreachable:", "both jokers"]),
            ("684a.2.b.3", ["prime-wager or four-card-bonus-wager or all-six-bonus-wager"]),
        ],
    )
    def test_what_must_be_known_to_judge_it_is_said(self, run, key, words):
        output = run("show", key).stdout
        assert all(word in output for word in words)

    def test_what_does_not_apply_is_left_out(self, run):
        output = run("show", "684a.6.b.4").stdout
        for label in ("reason", "question", "if offered", "reading", "depends on", "unreachable", "below"):
            assert f"{label}:" not in output

    def test_a_section_shows_its_clauses(self, run):
        output = run("show", "684a.8").stdout
        assert output.startswith(
            "58 Pa. Code § 684a.8\nProcedures for dealing the cards from a manual dealing shoe\n"
        )
        assert output.count("58 Pa. Code § 684a.8(") == 3

    def test_a_chapter_shows_how_current_its_text_is_and_what_is_wrong_with_it(self, run):
        output = run("show", "687a").stdout
        assert "November 2, 2024" in output
        assert "55 Pa.B. 261" in output
        assert "Error in the source (amended)" in output

    def test_an_unknown_clause_is_refused_with_the_nearest(self, run):
        result = run("show", "§ 684a.6(b)(9)")
        assert result.exit_code == 3
        assert result.stdout == ""
        assert "58 Pa. Code § 684a.6(b)(9) (684a.6.b.9) is not in the index." in result.stderr
        assert "684a.6.b.1, 684a.6.b.2, 684a.6.b.3" in result.stderr

    def test_a_malformed_citation_is_refused_with_what_is_wrong_and_the_nearest(self, run):
        result = run("show", "684a.6.B.2")
        assert result.exit_code == 3
        assert "(B) stands where a subsection needs a lower-case letter" in result.stderr
        assert "Nearest are 684a.6.b.2" in result.stderr


def test_an_index_that_is_wrong_is_refused_with_its_lines(run, tmp_path, monkeypatch):
    (tmp_path / "rules_index.yaml").write_text("sources: 7\n")
    monkeypatch.setattr("pa58.index.loader.suite_root", lambda: tmp_path)
    result = run("list")
    assert result.exit_code == 3
    assert f"{tmp_path / 'rules_index.yaml'}:1: the index: sources: expected a list." in result.stderr
    assert result.stdout == ""
