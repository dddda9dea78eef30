"""One grammar: whatever form a citation is written in, it is the same citation, and all else is refused."""

from string import ascii_lowercase, ascii_uppercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pa58.citations import Citation, CitationError, nearest

ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xiv", "xix", "xl", "xcix")

chapters = st.from_regex(r"[1-9][0-9]{0,3}[a-z]?", fullmatch=True)
section_numbers = st.integers(1, 999).map(str)
section_names = st.sampled_from(("wagers", "dealing", "payout-odds"))
terms = st.sampled_from(("fold", "ante-wager", "all-six-bonus-wager", "3-card-bonus", "21-3-wager", "aa"))
levels = (
    st.sampled_from(ascii_lowercase),
    st.integers(1, 999).map(str),
    st.sampled_from(ROMANS),
    st.sampled_from(ascii_uppercase),
)
paths = st.integers(0, 4).flatmap(lambda depth: st.tuples(*levels[:depth]))
sections = section_numbers | section_names
citations = st.one_of(
    st.builds(Citation, chapters),
    st.builds(Citation, chapters, sections, path=paths),
    st.builds(Citation, chapters, sections, term=terms),
)
citation_like = st.text(alphabet="684a.b2()§ @clause:iAIxBE-5Pa.Code,wagrs", max_size=40)


class TestOneClauseHasManyForms:
    @pytest.mark.parametrize(
        "text",
        [
            "684a.6.b.2",
            "58 Pa. Code § 684a.6(b)(2)",
            "58 Pa.Code §684a.6(b)(2)",
            "58 Pa. Code §  684a.6(b)(2)",
            "58 Pa. Code 684a.6(b)(2)",
            "§ 684a.6(b)(2)",
            "§\xa0684a.6(b)(2)",
            "684a.6(b)(2)",
            "@clause:684a.6.b.2",
            "  684a.6.b.2\n",
        ],
    )
    def test_every_form_of_a_paragraph_is_the_same_citation(self, text):
        assert Citation.parse(text) == Citation("684a", "6", path=("b", "2"))

    def test_a_paragraph_has_a_key_a_printed_form_and_a_tag(self):
        citation = Citation.parse("684a.6.b.2")
        assert citation.key == "684a.6.b.2"
        assert citation.printed == str(citation) == "58 Pa. Code § 684a.6(b)(2)"
        assert citation.tag == "@clause:684a.6.b.2"

    @pytest.mark.parametrize(
        ("key", "printed"),
        [
            ("684a", "58 Pa. Code ch. 684a"),
            ("684a.6", "58 Pa. Code § 684a.6"),
            ("684a.1.ante-wager", "58 Pa. Code § 684a.1 (ante-wager)"),
            ("691.wagers", "58 Pa. Code ch. 691, wagers section (number not stated in the source)"),
            (
                "691.wagers.c.6.iv.B",
                "58 Pa. Code ch. 691, wagers section (number not stated in the source) (c)(6)(iv)(B)",
            ),
        ],
    )
    def test_chapters_sections_and_definitions_are_citations_too(self, key, printed):
        assert Citation.parse(key).printed == printed
        assert Citation.parse(printed).key == key

    def test_the_section_without_a_stated_number_is_never_given_one(self):
        assert Citation.parse("691.wagers(c)(6)(iv)(B)") == Citation.parse("691.wagers.c.6.iv.B")
        assert "§" not in Citation.parse("691.wagers.b.1").printed

    def test_a_level_is_known_by_its_place(self):
        assert Citation.parse("684a.6.i").path == ("i",)
        assert Citation.parse("684a.6.c.6.i").path == ("c", "6", "i")

    def test_a_term_may_begin_with_a_digit(self):
        assert Citation.parse("627a.1.21-3-wager").term == "21-3-wager"

    @pytest.mark.parametrize(
        ("key", "parent"),
        [
            ("691.wagers.c.6.iv.B", "691.wagers.c.6.iv"),
            ("684a.6.b", "684a.6"),
            ("684a.1.fold", "684a.1"),
            ("684a.6", "684a"),
        ],
    )
    def test_what_a_clause_stands_under(self, key, parent):
        assert Citation.parse(key).parent == Citation.parse(parent)

    def test_a_chapter_stands_under_nothing(self):
        assert Citation.parse("684a").parent is None


class TestRoundTrips:
    @given(citations)
    def test_key_printed_form_and_tag_each_lead_back(self, citation):
        assert Citation.parse(citation.key) == citation
        assert Citation.parse(citation.printed) == citation
        assert Citation.parse(citation.tag) == citation

    @given(citations, citations)
    def test_different_citations_have_different_anchors_whatever_the_case(self, one, other):
        assert (one == other) == (one.anchor.casefold() == other.anchor.casefold())

    @pytest.mark.parametrize(
        ("one", "other"), [("68", "6.8"), ("1.11", "11.1"), ("684a.1.a.11", "684a.11.a.1")]
    )
    def test_anchors_keep_the_parts_of_a_citation_apart(self, one, other):
        assert Citation.parse(one).anchor != Citation.parse(other).anchor

    @given(citations)
    def test_an_anchor_is_an_html_id_that_needs_no_escaping(self, citation):
        assert citation.anchor.replace("-", "").replace("_", "").isalnum()
        assert citation.anchor.isascii()
        assert citation.anchor[0].isalpha()

    @given(citations)
    def test_every_level_upward_is_a_citation_and_the_last_is_the_chapter(self, citation):
        top = citation
        while top.parent is not None:
            assert len(top.parent.key) < len(top.key)
            top = top.parent
        assert top == Citation(citation.chapter)

    @given(st.text() | citation_like)
    def test_garbage_is_refused_and_nothing_else_happens(self, text):
        try:
            citation = Citation.parse(text)
        except CitationError:
            return
        assert Citation.parse(citation.key) == citation

    @given(st.text() | citation_like, st.lists(citations.map(lambda each: each.key)))
    def test_nearest_takes_any_text(self, text, keys):
        found = nearest(text, keys)
        assert len(found) == min(3, len(keys))
        assert set(found) <= set(keys)


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            ("", "'' is not a chapter"),
            ("684A.6.b", "'684A' is not a chapter"),
            ("684a.06", "'06' is not a section"),
            ("684a.six2", "'six2' is not a section"),
            ("684a..b", "'' is not a section"),
            ("684a(b)", "levels need a section"),
            ("684a.6.B.2", "(B) stands where a subsection needs a lower-case letter"),
            ("684a.6.ii", "(ii) stands where a subsection needs a lower-case letter"),
            ("684a.6.2", "(2) stands where a subsection needs a lower-case letter"),
            ("684a.6.b.b", "(b) stands where a paragraph needs a number"),
            ("684a.6.b.02", "(02) stands where a paragraph needs a number"),
            ("684a.6.b.٢", "(٢) stands where a paragraph needs a number"),
            ("691.wagers.c.6.iiii", "(iiii) stands where a subparagraph needs a lower-case roman"),
            ("691.wagers.c.6.IV", "(IV) stands where a subparagraph needs a lower-case roman"),
            ("691.wagers.c.6.ii.a", "(a) stands where a clause needs a capital letter"),
            ("691.wagers.c.6.ii.A.1", "(1) is one level too deep"),
            ("684a.1.ante-wager.1", "the definition (ante-wager) has nothing below it"),
            ("58 Pa. Code § 684a.6(b)(2).", "nothing behind"),
            ("§ 684a.6(b(2))", "one in each pair of parentheses"),
            ("§ 684a.6(b)2)", "one in each pair of parentheses"),
            ("684a.6b)", "closed that was not opened"),
            ("684a.6.b(2)", "dots and parentheses are mixed"),
            ("§ 684a.6.b.2", "dots and parentheses are mixed"),
            ("§§ 684a.6", "cites several sections"),
            ("@684a.6", "a tag that cites starts with @clause:"),
            ("@clause:684a.6(b)", "a tag carries the key"),
            ("58 Pa. Code ch. 691, wagers section (c)", "after the chapter stands"),
            (
                "58 Pa. Code ch. 691, wagers section (number not stated in the source) odds",
                "'odds' has no place after the section",
            ),
            ("(" * 1_000_000, "longer than 200 characters"),
        ],
    )
    def test_the_error_says_what_is_wrong_and_shows_a_right_one(self, text, problem):
        with pytest.raises(CitationError) as caught:
            Citation.parse(text)
        assert problem in caught.value.problem
        assert "684a.6.b.2, or 58 Pa. Code § 684a.6(b)(2)" in str(caught.value)
        assert len(str(caught.value)) < 400

    @pytest.mark.parametrize(
        "parts",
        [
            {"chapter": "x"},
            {"chapter": "684a", "path": ("b",)},
            {"chapter": "684a", "section": "6", "path": ("2",)},
            {"chapter": "684a", "section": "1", "term": "Ante Wager"},
            {"chapter": "684a", "section": "1", "term": "fold", "path": ("a",)},
        ],
    )
    def test_a_citation_cannot_be_made_of_parts_that_do_not_fit(self, parts):
        with pytest.raises(CitationError):
            Citation(**parts)


class TestNearest:
    KEYS = (
        "684a.6.b",
        "684a.6.b.1",
        "684a.6.b.2",
        "684a.6.c",
        "684a.7.d.2",
        "691.wagers.c.6.ii.A",
        "687a.6.c.1",
    )

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("684a.6.b.22", "684a.6.b.2"),
            ("684a.16.b.2", "684a.6.b.2"),
            ("§ 684a.6(b)(2", "684a.6.b.2"),
            ("691.wagers.c.6.ii.a", "691.wagers.c.6.ii.A"),
            ("687.6.c.1", "687a.6.c.1"),
            ("@clause:684a.7.d2", "684a.7.d.2"),
        ],
    )
    def test_the_key_that_was_meant_comes_first(self, text, expected):
        assert nearest(text, self.KEYS)[0] == expected

    def test_a_letter_in_the_wrong_case_is_that_letter(self):
        assert nearest("691.wagers.c.6.ii.b", ("691.wagers.c.6.ii.A", "691.wagers.c.6.ii.B"))[0].endswith("B")

    def test_a_clause_of_the_same_subsection_is_nearer_than_one_spelt_as_much_alike(self):
        assert nearest("684a.7.d.6", ("684a.6.d.6", "684a.7.d.2"))[0] == "684a.7.d.2"

    def test_the_order_of_the_keys_makes_no_difference(self):
        assert nearest("684a.6.b.9", self.KEYS) == nearest("684a.6.b.9", self.KEYS[::-1])

    def test_as_many_as_asked_for(self):
        assert len(nearest("684a.6", self.KEYS, n=5)) == 5

    def test_names_other_than_clauses_are_compared_too(self):
        assert nearest("684a-tie-scop", ("691-low-straight", "684a-tie-scope"))[0] == "684a-tie-scope"
