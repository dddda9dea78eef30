"""A chapter that the suite does not know becomes a skeleton in which nothing counts as covered."""

import os
import resource
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from invented_law import CLAUSES, invented_index

from pa58.features import read_features
from pa58.index import load_index
from pa58.text_commands import import_chapter
from pa58.texts import PublishedClause, fingerprint, propose, references

FORMS = Path(__file__).parent / "forms"


@pytest.fixture
def imported(tmp_path):
    """Import a text, as given or from the forms, into a folder of its own."""

    def imported(text="official_sections", *options, chapter="990a"):
        path = tmp_path / "law.txt"
        form = FORMS / f"{text}.txt"
        path.write_text(form.read_text(encoding="utf-8") if form.exists() else text, encoding="utf-8")
        out = ["--out", str(tmp_path / "new")]
        return CliRunner().invoke(import_chapter, [str(path), "--chapter", chapter, *out, *options])

    imported.folder = tmp_path / "new"
    return imported


@pytest.mark.skipif(os.name != "posix", reason="limits are those of POSIX systems")
def test_a_skeleton_that_finds_no_room_is_not_begun(imported):
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    form = (FORMS / "official_sections.txt").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (form, before[1]))
    try:
        result = imported("official_sections")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert result.exit_code == 3
    assert f"{imported.folder}: cannot be written: File too large" in result.output
    assert not imported.folder.exists()


class TestSkeleton:
    @pytest.mark.parametrize("form", ["official_sections", "justia", "cornell_lii", "pennsylvania_bulletin"])
    def test_it_is_an_index_with_every_clause_and_fingerprint(self, imported, form):
        result = imported(form)
        assert result.exit_code == 0, result.output
        index = load_index(imported.folder / "rules_index.yaml")
        assert {clause.key: clause.fingerprint for clause in index.clauses} == {
            key: fingerprint(text) for key, text in CLAUSES.items()
        }
        assert [section.title for section in index.sections] == [
            "Definitions",
            "Lanterns; number of lanterns",
            "Lantern wagers",
        ]

    def test_its_scenarios_are_pending_one_for_each_clause_that_cases_verify(self, imported):
        imported()
        index = load_index(imported.folder / "rules_index.yaml")
        catalogue = read_features(imported.folder / "features", index)
        assert catalogue.cases == ()
        tested = [clause.key for clause in index.clauses if clause.verify in ("test", "analysis")]
        assert [case.clauses for case in catalogue.pending] == [(key,) for key in tested]
        assert catalogue.uncovered({}) == tuple(tested)

    def test_it_holds_no_sentence_of_the_law(self, imported):
        imported()
        files = [path for path in imported.folder.rglob("*") if path.is_file()]
        everything = "\n".join(path.read_text(encoding="utf-8") for path in files)
        sentences = [text for text in CLAUSES.values() if len(text.split()) > 4]
        assert not [text for text in sentences if text in everything]

    def test_every_guess_says_why(self, imported):
        imported()
        lines = (imported.folder / "rules_index.yaml").read_text(encoding="utf-8").splitlines()
        guesses = [line for line in lines if line.strip().startswith(("kind:", "verify:"))]
        assert len(guesses) == 2 * len(CLAUSES)
        assert all("  # " in line for line in guesses)

    def test_dates_are_taken_over(self, imported):
        imported()
        (source,) = yaml.safe_load((imported.folder / "rules_index.yaml").read_text())["sources"]
        assert (source["current_through"], source["effective"]) == ("2030-01-03", "2029-03-02")

    def test_what_is_cited_is_resolved_or_outside(self, imported):
        imported()
        said = (imported.folder / "references.md").read_text(encoding="utf-8")
        assert "- keepers-share (58 Pa. Code § 990a.1 (keepers-share))" in said
        assert "§ 990a.2(b) cites 58 Pa. Code § 990a.3(c)(2): in this text" in said
        assert "§ 990a.2(a) cites 58 Pa. Code § 991a.16(u): outside" in said
        assert "§ 990a.2(a) cites 58 Pa. Code § 991a.16(v): outside" in said

    def test_what_the_index_knows_is_resolved_there(self, imported, tmp_path, monkeypatch):
        invented_index(tmp_path)
        monkeypatch.setattr("pa58.index.loader.suite_root", lambda: tmp_path)
        imported("§ 991a.1. Lamps.\n(a) A lamp follows § 990a.2(d).\n", chapter="991a")
        assert (
            "cites 58 Pa. Code § 990a.2(d): in the index" in (imported.folder / "references.md").read_text()
        )

    def test_a_section_that_the_text_does_not_name_can_be_said(self, imported):
        assert imported("nested_list", "--section", "990a.3").exit_code == 0
        assert load_index(imported.folder / "rules_index.yaml").sections[0].key == "990a.3"


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "chapter", "said"),
        [
            (
                "§ 990a.7. Lamps.\n(a) The list is gone:\n",
                "990a",
                "law.txt:2: cannot be read: 58 Pa. Code § 990a.7(a)",
            ),
            ("§ 990a.7. Lamps.\n(a) A lamp.\n", "991a", "holds no section of chapter 991a, but of 990a"),
            ("(a) A lamp.\n", "990a", "does not name its section; say which it is with --section"),
            ("(a)\0", "990a", "holds a NUL byte"),
        ],
    )
    def test_what_cannot_be_read_or_is_another_chapter(self, imported, text, chapter, said):
        result = imported(text, chapter=chapter)
        assert result.exit_code == 3
        assert said in result.output
        assert not imported.folder.exists()

    def test_a_folder_that_exists_is_left_alone(self, imported):
        imported.folder.mkdir()
        result = imported()
        assert result.exit_code == 3
        assert "new: cannot be written: File exists; choose another --out" in result.output


def clause(text, key="990a.7.a"):
    return PublishedClause(key=key, line=1, text=text, fingerprint="", digest="")


class TestGuesses:
    @pytest.mark.parametrize(
        ("text", "children", "kind", "verify"),
        [
            ("The keeper shall light a lamp.", False, "obligation", "test"),
            ("A guest may not leave.", False, "obligation", "test"),
            ("A guest may leave.", False, "permission", "none"),
            ("The following count:", True, "heading", "none"),
            ("The layout must contain:", True, "obligation", "analysis"),
            ("A box shall be securely attached.", False, "obligation", "inspection"),
            ("A pair, which is a hand consisting of two cards.", False, "obligation", "test"),
        ],
    )
    def test_kind_and_method_follow_the_words(self, text, children, kind, verify):
        guess = propose(clause(text), definition=False, children=children)
        assert (guess.kind, guess.verify) == (kind, verify)


class TestReferences:
    @pytest.mark.parametrize(
        ("text", "cited"),
        [
            ("See § 990a.3(c)(2) (relating to wagers).", ["990a.3.c.2"]),
            ("See § 991a.16(u) or (v) (relating to cards).", ["991a.16.u", "991a.16.v"]),
            ("See § 990a.3, § 990a.4 or § 990a.5.", ["990a.3", "990a.4", "990a.5"]),
            ("See § 990a.3(d)(1) and (2).", ["990a.3.d.1", "990a.3.d.2"]),
            ("Under subsections (a)—(c) do so.", ["990a.7.a", "990a.7.c"]),
            ("Under subsection (b), do so.", ["990a.7.b"]),
            ("Under § § 1202(b)(30) of the act.", []),
        ],
    )
    def test_sections_and_subsections_are_found(self, text, cited):
        assert [each.cited for each in references(clause(text))] == cited
