"""One law in all the forms that it is published in is one law; what cannot be read is said, never dropped.

The files in ``forms/`` carry an invented chapter with the damage that each publisher or tool does to a text.
"""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from invented_law import CLAUSES, NOISE, TITLES

from pa58.texts import Page, UnreadableText, fingerprint, read_text

FORMS = Path(__file__).parent / "forms"
WHOLE_CHAPTER = sorted(
    path.stem for path in FORMS.glob("*.txt") if path.stem not in ("nested_list", "spam_page")
)
FINGERPRINTS = {key: fingerprint(text) for key, text in CLAUSES.items()}


def read(text, *, foreign=(), section=None):
    return read_text(Page("law.txt", text), foreign={"990a": list(foreign)}, section=section)


def form(name):
    return (FORMS / f"{name}.txt").read_text(encoding="utf-8")


def found(text):
    """{key: fingerprint}; definitions without hyphens, which a lost apostrophe or dash moves."""
    return {plain(clause.key): clause.fingerprint for section in text.sections for clause in section.clauses}


def plain(key):
    return key.replace("-", "")


def expected(section=""):
    return {plain(key): digest for key, digest in FINGERPRINTS.items() if key.startswith(section)}


def troubles(text, **options):
    return [trouble.what for trouble in read(text, **options).troubles]


class TestForms:
    @pytest.mark.parametrize("name", WHOLE_CHAPTER)
    def test_every_form_of_a_chapter_has_the_same_clauses_and_no_doubt(self, name):
        text = read(form(name))
        assert text.troubles == ()
        assert found(text) == expected()

    def test_the_numbers_of_an_outer_list_are_of_the_page(self):
        text = read(form("nested_list"), section="990a.3")
        assert text.troubles == ()
        assert found(text) == expected("990a.3")

    def test_a_spam_page_is_read_without_its_recorded_noise_up_to_where_it_breaks_off(self):
        text = read(form("spam_page"), foreign=NOISE)
        assert text.troubles == ()
        last = fingerprint("The Night-Wager at odds of 96 to 1, or 2 × the sta")
        assert found(text) == expected() | {"990a.3.c.2": last}
        assert set(text.doubled) == set(TITLES)
        assert [each.text for each in text.set_aside if each.kind == "noise"] == [
            "lantern coupons free",
            "Buy oil here.",
            "Dice bonus code.",
        ] * 2

    def test_headings_give_titles(self):
        for name in ("official_sections", "casetext", "cornell_lii", "pdf_transcript"):
            assert {section.key: section.title for section in read(form(name)).sections} == TITLES

    def test_a_clause_stands_on_its_line(self):
        text = form("justia")
        (clause,) = (
            clause
            for section in read(text).sections
            for clause in section.clauses
            if clause.key == "990a.3.b.2.ii"
        )
        assert text.splitlines()[clause.line] == "The lit lantern is blue and:"

    def test_dates_are_read(self):
        assert str(read(form("justia")).current_through) == "2030-01-03"
        (enactment,) = read(form("official_full_chapter")).enactments
        assert (str(enactment.effective), enactment.bulletin) == ("2029-03-02", "59 Pa.B. 1000")

    def test_a_section_that_the_contents_list_alone_names_is_told(self):
        assert read(form("official_full_chapter")).listed == ("990a.4",)

    def test_a_bulletin_is_law_from_annex_a_on(self):
        assert "fees" not in str(read(form("pennsylvania_bulletin")).sections)


class TestDamage:
    """Damage that publishers do changes no fingerprint; a change of the law changes one."""

    @given(st.data())
    def test_typography_and_wrapping_change_nothing(self, data):
        text = form(data.draw(st.sampled_from(WHOLE_CHAPTER)))
        dash = data.draw(st.sampled_from(["—", "–", " — "]))
        text = text.replace("—", dash)
        text = text.replace("’", data.draw(st.sampled_from(["'", "’", "`", ""])))
        text = text.replace("\n", data.draw(st.sampled_from(["\n", "\r\n", "\n\n", "  \n"])))
        text = text.replace(
            " (relating", data.draw(st.sampled_from([" (relating", "\n(relating", "\xa0(relating"]))
        )
        text = text.replace("§ ", data.draw(st.sampled_from(["§ ", "§", "§  ", "§\xa0", "ยง "])))
        assert found(read(text)) == expected()

    @given(st.data())
    def test_one_letter_or_digit_of_a_clause_convicts_that_clause(self, data):
        key = data.draw(st.sampled_from(sorted(key for key in CLAUSES if key.startswith("990a.3"))))
        words = CLAUSES[key]
        place = data.draw(
            st.sampled_from([n for n, sign in enumerate(words) if sign.isdigit() or sign.islower()])
        )
        other = data.draw(st.sampled_from([s for s in "7x" if s != words[place]]))
        text = form("official_full_chapter").replace(words, words[:place] + other + words[place + 1 :])
        changed = {name for name, digest in found(read(text)).items() if digest != expected()[name]}
        assert changed == {plain(key)}

    def test_a_body_said_twice_is_one(self):
        text = form("official_sections")
        assert read(text + text).troubles == ()
        assert found(read(text + text)) == expected()

    def test_a_body_said_twice_in_different_words_is_in_doubt(self):
        text = form("official_sections")
        (trouble,) = troubles(text + text.replace("burn oil", "burn fat"))
        assert "990a.2(c)(1) is not the same in both" in trouble

    def test_an_unnamed_body_said_twice_is_one_too(self):
        text = form("nested_list").split("Cross")[0]
        assert troubles(text * 2, section="990a.3") == []
        assert found(read(text * 2, section="990a.3")) == expected("990a.3")

    @pytest.mark.parametrize(
        "table",
        [
            "| Card | Odds |\n| 9 | 6 to 1 |",
            "Card Odds\n9 6 to 1",
            "CardOdds9 6 to 1",
            "Card\tOdds\n9\t6 – to – 1",
        ],
    )
    def test_a_table_is_the_same_with_and_without_its_lines(self, table):
        text = f"§ 990a.7. Odds.\n(a) Odds are as follows: {table}\n(b) End.\n"
        (section,) = read(text).sections
        assert section.clauses[0].fingerprint == fingerprint("Odds are as follows: Card Odds 9 6 to 1")
        assert len(section.clauses) == 2


class TestWhatIsLost:
    def test_a_list_that_is_gone_is_missed(self):
        text = (
            form("justia")
            .replace("(A)\nIt stands at the end of a row.\n\n", "")
            .replace("(B)\nIt stands alone, regardless of its row.\n\n", "")
        )
        assert troubles(text) == [
            "58 Pa. Code § 990a.3(b)(2)(ii) ends in a colon, but the list that it announces is gone"
        ]

    def test_a_second_level_that_is_gone_everywhere_is_missed_everywhere(self):
        import re

        text = re.sub(r"(?m)^\((?:\d|[ivx]+|[AB])\)\n(?:.+\n)+\n", "", form("justia"))
        said = "\n".join(troubles(text))
        for announced in ("990a.2(c)", "990a.3(b)", "990a.3(c)"):
            assert f"§ {announced} ends in a colon" in said

    @pytest.mark.parametrize(
        ("lost", "said"),
        [
            ("(1) All lanterns are dark.\n", "(2) follows (b); 1 before it cannot be found"),
            ("(ii) The lit lantern is blue and:\n", "(iii) follows (b)(2)(i); 1 before it cannot be found"),
            ("(b) If the hall offers", "(c) follows (a); 1 before it cannot be found"),
            ("(a) Three lanterns", "(b) follows the heading; 1 before it cannot be found"),
            ("(i) The lit", "(ii) follows (b)(2); 1 before it cannot be found"),
        ],
    )
    def test_a_gap_in_the_order_is_in_doubt(self, lost, said):
        assert said in "\n".join(troubles(form("elaws").replace("  ", "").replace(lost, "")))

    @pytest.mark.parametrize(
        ("lines", "said"),
        [
            ("(1) One.", "(1) stands where a section begins with (a), where it has no place"),
            ("(a) A:\n(1) One.\n(2) Two.\n(2) Two.", "(2) stands after (a)(2), where it has no place"),
            ("(a) A.\n(b) B.\n(b) B.", "(b) stands after (b), where it has no place"),
        ],
    )
    def test_an_enumerator_out_of_order_is_in_doubt(self, lines, said):
        assert said in "\n".join(troubles(f"§ 990a.7. Letters.\n{lines}\n"))

    def test_words_before_the_first_clause_are_in_doubt(self):
        text = form("elaws").replace("  (a) The hall", "  A new rule without a letter.\n\n  (a) The hall")
        assert "words before the first clause belong to none: “A new rule" in troubles(text)[0]

    def test_a_section_without_enumerators_is_in_doubt(self):
        text = form("elaws") + "Section 990a.5. Pots.\n\n  The pot is split evenly.\n"
        assert "no enumerated clause that could be cited: “The pot" in troubles(text)[0]

    def test_a_clause_behind_what_ends_a_section_is_in_doubt(self):
        text = form("elaws").replace("  (l) A count", "Cross References\n\n  (l) A count")
        assert "(l) stands behind words that end a section" in troubles(text)[0]

    def test_a_page_without_law_is_in_doubt(self):
        assert troubles("404. That page is not here.") == [
            "no clause was found; this is not a text of the regulation, or not a form known here"
        ]

    def test_a_lone_figure_on_a_line_is_not_taken_for_a_page_number(self):
        text = form("pdf_transcript").replace("\n\n2\n\n", "\n\n40\n\n")
        assert found(read(text)) != expected()


class TestEnumerators:
    def heads(self, *lines):
        text = "§ 990a.7. Letters.\n" + "\n".join(lines)
        return [clause.key.removeprefix("990a.7.") for clause in read(text).sections[0].clauses]

    def test_i_after_h_is_a_letter_when_j_follows(self):
        assert self.heads(
            *(f"({letter}) Words." for letter in "abcdefgh"), "(1) One.", "(i) Nine.", "(j) Ten."
        )[-2:] == [
            "i",
            "j",
        ]

    def test_i_after_h_is_roman_when_ii_follows(self):
        lines = [
            *(f"({letter}) Words." for letter in "abcdefgh"),
            "(1) One:",
            "(i) Nine.",
            "(ii) Ten.",
            "(i) Letter.",
            "(j) End.",
        ]
        assert self.heads(*lines)[-4:] == ["h.1.i", "h.1.ii", "i", "j"]

    def test_v_after_iv_is_roman(self):
        lines = ["(a) A.", "(1) B:", *(f"({roman}) C." for roman in ("i", "ii", "iii", "iv", "v", "vi"))]
        assert self.heads(*lines)[-2:] == ["a.1.v", "a.1.vi"]

    def test_a_one_misread_as_a_letter_is_a_one(self):
        assert self.heads("(a) A:", "(l) One.", "(2) Two.") == ["a", "a.1", "a.2"]

    def test_enumerators_may_follow_one_another_at_once(self):
        assert self.heads("(a) A:", "(1) B:", "(i) C.", "(2) D:", "(i) E.")[-2:] == ["a.2", "a.2.i"]

    @pytest.mark.parametrize(
        "words",
        [
            "See subsection (b). Then go on.",
            "See subsections (a)—(d) and\n(b), which say more.",
            "See § 990a.3(b)(2) or\n(3) (relating to lanterns).",
            "Issued under 13A02(1) and (2).",
            "Take ten (10) lanterns.",
            "Under subsection\n(b) Guests are not counted.",
        ],
    )
    def test_a_cited_clause_begins_none(self, words):
        assert self.heads(f"(a) {words}", "(b) End.") == ["a", "b"]


class TestFingerprint:
    def test_it_is_blind_to_typography(self):
        assert fingerprint("The dealer’s “hand”—a 2×2") == fingerprint("the dealers hand a 22")

    @pytest.mark.parametrize("other", ["the dealers hand", "the dealer hands 3", "the dealer hand 2"])
    def test_it_sees_a_letter_and_a_figure(self, other):
        assert fingerprint("The dealer hands 2") != fingerprint(other)


class TestHostileFiles:
    def refusal(self, tmp_path, raw):
        (tmp_path / "law.txt").write_bytes(raw)
        with pytest.raises(UnreadableText) as refused:
            Page.read(tmp_path / "law.txt")
        return str(refused.value)

    def test_a_nul(self, tmp_path):
        assert "law.txt:2: holds a NUL byte" in self.refusal(tmp_path, b"(a) A\n(b)\0")

    def test_another_encoding(self, tmp_path):
        assert "law.txt:2: not UTF-8" in self.refusal(tmp_path, "(a) A\n§ 1".encode("latin-1"))
        assert "UTF-16" in self.refusal(tmp_path, "(a) A".encode("utf-16"))

    def test_a_huge_file_is_not_read_to_its_end(self, tmp_path):
        with (tmp_path / "law.txt").open("wb") as file:
            file.truncate(100 * 1024 * 1024)
        with pytest.raises(UnreadableText, match="larger than 16 MiB"):
            Page.read(tmp_path / "law.txt")

    def test_a_missing_file(self, tmp_path):
        with pytest.raises(UnreadableText, match="cannot be read: No such file"):
            Page.read(tmp_path / "law.txt")

    @pytest.mark.parametrize("text", ["(" * 1_000_000, "(a)\n" * 100_000, "§ 990a.1. A\n" * 50_000])
    def test_endless_parentheses_and_headings_are_no_law(self, text):
        assert troubles(text) == [
            "no clause was found; this is not a text of the regulation, or not a form known here"
        ]

    def test_a_file_of_nothing_but_doubts_is_given_up(self):
        with pytest.raises(UnreadableText, match="more than 2000 places cannot be read"):
            read("(2) A.\n" * 100_000)
