"""``pa58 rules check`` names every clause that is no longer as indexed, and promises nothing it could not read."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from invented_law import CLAUSES, invented_index

from pa58.text_commands import check

FORMS = Path(__file__).parent / "forms"
FORM = (FORMS / "official_other_extraction.txt").read_text(encoding="utf-8")


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Check texts against the index of the invented chapter."""
    invented_index(tmp_path)
    monkeypatch.setattr("pa58.index.loader.suite_root", lambda: tmp_path)

    def run(*texts, options=()):
        paths = []
        for number, text in enumerate(texts):
            path = tmp_path / f"law{number}.txt"
            path.write_text(text, encoding="utf-8")
            paths.append(str(path))
        return CliRunner().invoke(check, [*options, *paths])

    return run


def said(result):
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


class TestAsIndexed:
    @pytest.mark.parametrize("name", [path.stem for path in FORMS.glob("*.txt") if path.stem != "spam_page"])
    def test_every_form_is_clean(self, run, name):
        result = run((FORMS / f"{name}.txt").read_text(encoding="utf-8"))
        assert result.exit_code == 0, said(result)
        number = 14 if name == "nested_list" else len(CLAUSES)
        assert f"{number} of {number} clauses as indexed" in said(result)

    def test_recorded_noise_is_told_with_what_was_decided(self, run):
        page = (FORMS / "spam_page.txt").read_text(encoding="utf-8")
        assert "noise, recorded: “Dice bonus code.”. Not of the law." in said(run(page))

    def test_what_is_outside_every_section_is_told(self, run):
        assert "outside every section: “Lanterns News" in said(run("Lanterns News of today\n\n" + FORM))

    def test_a_page_of_one_section_says_what_it_does_not_hold(self, run):
        result = run(
            "§ 990a.1. Definitions.\n" + FORM.split("§ 990a.1. Definitions.\n")[1].split("§ 990a.2.")[0]
        )
        assert result.exit_code == 0
        assert "not in this text, so not compared: § 990a.2, § 990a.3" in said(result)

    def test_dates_of_text_and_index_stand_side_by_side(self, run):
        output = said(run((FORMS / "justia.txt").read_text(encoding="utf-8")))
        assert "the text says that it is current through 2030-01-03" in output
        assert "the index was made from: Current through an invented day." in output


class TestDifferences:
    def test_one_figure_convicts_its_clause_and_no_other(self, run):
        result = run(FORM.replace("odds of 96 to 1", "odds of 69 to 1"))
        assert result.exit_code == 1
        (line,) = (line for line in said(result).splitlines() if "changed:" in line)
        assert "58 Pa. Code § 990a.3(c)(2) the words are not those indexed" in line
        assert f":{FORM[: FORM.index('odds of 96')].count(chr(10)) + 1}: " in line

    def test_without_the_old_text_what_is_known_is_shown(self, run):
        output = said(run(FORM.replace("odds of 96 to 1", "odds of 69 to 1")))
        assert "our summary: Summary of 990a.3.c.2." in output
        assert "new: The Night-Wager at odds of 69 to 1" in output
        assert "old: known by its fingerprint only" in output

    def test_with_the_old_text_old_and_new_stand_together_with_the_changed_words_marked(self, run, tmp_path):
        (tmp_path / "old.txt").write_text(FORM, encoding="utf-8")
        new = FORM.replace("odds of 96 to 1", "odds of 69 to 1")
        output = said(run(new, options=["--before", str(tmp_path / "old.txt")]))
        assert "old: The Night-Wager at odds of [-96-] to 1, or" in output
        assert "new: The Night-Wager at odds of {+69+} to 1, or" in output

    def test_a_missing_and_an_added_clause(self, run):
        last = "(l) A count that differs from 12 ends the round.\n"
        result = run(FORM.replace(last, ""))
        assert result.exit_code == 1
        assert "missing: 58 Pa. Code § 990a.2(l)" in said(result)
        result = run(FORM.replace(last, last + "(m) The round is void.\n"))
        assert result.exit_code == 1
        assert "added: 58 Pa. Code § 990a.2(m)" in said(result)
        assert "new: The round is void." in said(result)

    def test_a_clause_put_in_renumbers_those_behind_it(self, run):
        text = FORM.replace("(k) The count shall", "(k) A bell is rung.\n(l) The count shall")
        text = text.replace("(l) A count that", "(m) A count that")
        output = said(run(text))
        assert (
            "renumbered: 58 Pa. Code § 990a.2(k) has another number: it is 58 Pa. Code § 990a.2(l)" in output
        )
        assert (
            "renumbered: 58 Pa. Code § 990a.2(l) has another number: it is 58 Pa. Code § 990a.2(m)" in output
        )
        assert "added: 58 Pa. Code § 990a.2(k)" in output
        assert "changed" not in output

    def test_a_clause_under_another_is_moved(self, run):
        words, last = "Nine nights if they burn wax.\n", "(2) The side table is within sight of the keeper.\n"
        text = FORM.replace(f"(2) {words}", "").replace(last, f"{last}(3) {words}")
        assert "moved: 58 Pa. Code § 990a.2(c)(2) has moved: it is 58 Pa. Code § 990a.2(h)(3)" in said(
            run(text)
        )

    def test_a_section_gone_from_a_whole_chapter_is_missing(self, run):
        result = run(FORM.split("§ 990a.3.")[0])
        assert result.exit_code == 1
        assert "missing: 58 Pa. Code § 990a.3(a)" in said(result)

    def test_another_title_is_told(self, run):
        result = run(FORM.replace("990a.3. Lantern wagers.", "990a.3. Lamp wagers."))
        assert result.exit_code == 0
        assert "58 Pa. Code § 990a.3 is titled “Lamp wagers” here, “Lantern wagers” in the index" in said(
            result
        )
        assert "titled" not in said(run(FORM))


class TestUnreadable:
    def test_a_list_that_is_gone_is_refused_with_its_line(self, run):
        text = FORM.replace(
            "(A) It stands at the end of a row.\n(B) It stands alone, regardless of its row.\n", ""
        )
        result = run(text)
        assert result.exit_code == 3
        assert "§ 990a.3(b)(2)(ii) ends in a colon, but the list that it announces is gone" in said(result)

    def test_a_text_that_breaks_off_is_refused(self, run):
        result = run(FORM[: FORM.index("regardless of its row")])
        assert result.exit_code == 3
        assert "§ 990a.3(b)(2)(ii)(B) breaks off: “…It stands alone,”" in said(result)

    def test_a_chapter_that_is_not_indexed(self, run):
        result = run(FORM.replace("990a.", "991a."))
        assert result.exit_code == 3
        assert "chapter 991a is not in the index; pa58 rules import makes a start with it" in said(result)

    @pytest.mark.parametrize("text", ["", "\n", "x: 1\n", "Nothing of the law."])
    def test_a_file_that_is_no_law_is_refused_with_its_line(self, run, text):
        result = run(text)
        assert result.exit_code == 3
        assert "law0.txt:1: cannot be read: no clause was found" in said(result)

    def test_a_section_that_cannot_be_told(self, run):
        result = run("(a) Words of nobody.\n(b) More of them.\n")
        assert result.exit_code == 3
        assert "the text does not name its section; say which it is with --section" in said(result)

    def test_the_section_can_be_said(self, run):
        result = run("(a) Words of nobody.\n", options=["--section", "990a.3"])
        assert result.exit_code == 1
        assert "changed: 58 Pa. Code § 990a.3(a)" in said(result)

    def test_one_bad_file_does_not_hide_another(self, run):
        result = run("(a)\0", FORM)
        assert result.exit_code == 3
        assert "NUL" in said(result)
        assert f"{len(CLAUSES)} of {len(CLAUSES)} clauses as indexed" in said(result)
