"""The index of the suite holds every clause of the four texts once, in order, classed as what it is."""

import hashlib
import re
from collections import Counter

import pytest

from adapters.reference_readings import QUESTIONS
from pa58.citations import Citation
from pa58.index import UnknownClause, load_index


@pytest.fixture(scope="module")
def index():
    return load_index()


# Counted in the texts, by hand.
CLAUSES = {
    "680a.6": 5 + 3 + 11,
    "684a.1": 7,
    "684a.2": 9,
    "684a.3": 9,
    "684a.4": 5,
    "684a.5": 9,
    "684a.6": 1 + 8 + 1 + 8 + 9,
    "684a.7": 9,
    "684a.8": 3,
    "687a.6": 1 + 1 + 12 + 8 + 9 + 8,
    "691.wagers": 1 + 3 + 7 + 9 + 7,
}
CHILDREN = {
    "680a.6.a": 4,
    "680a.6.b": 2,
    "680a.6.c": 10,
    "684a.2.b": 5,
    "684a.3.b": 4,
    "684a.3.c": 2,
    "684a.5.c": 2,
    "684a.6.b": 7,
    "684a.6.d": 7,
    "684a.6.e": 8,
    "684a.7.d": 4,
    "687a.6.c": 11,
    "687a.6.d": 7,
    "687a.6.e": 8,
    "687a.6.f": 7,
    "691.wagers.b": 2,
    "691.wagers.c": 6,
    "691.wagers.c.6": 9,
    "691.wagers.c.6.ii": 2,
    "691.wagers.c.6.iv": 2,
    "691.wagers.c.6.v": 3,
}
TERMS = (
    "all-six-bonus-wager",
    "ante-wager",
    "fold",
    "four-card-bonus-wager",
    "odds-wager",
    "prime-wager",
    "raise-wager",
)
OPTIONAL = {
    "684a.2.b.3": {"prime-wager", "four-card-bonus-wager", "all-six-bonus-wager"},
    "684a.6.d": {"four-card-bonus-wager"},
    "684a.6.e": {"all-six-bonus-wager"},
    "684a.7.d.2": {"prime-wager"},
    "684a.7.d.3": {"four-card-bonus-wager"},
    "684a.7.d.4": {"all-six-bonus-wager"},
    "684a.8.c": {"all-six-bonus-wager"},
    "687a.6.d": {"progressive-bonus-wager"},
    "687a.6.e": {"trips-bonus-wager"},
    "687a.6.f": {"two-way-bad-beat-bonus-wager"},
}
UNREACHABLE_RANKING = {"680a.6.c", "684a.6.c", "687a.6.b", "687a.6.c", "691.wagers.c.6", "691.wagers.c.6.vi"}


def under(key, root):
    return key == root or key.startswith(f"{root}.")


class TestCompleteness:
    def test_every_section_has_as_many_clauses_as_its_text(self, index):
        assert Counter(clause.section for clause in index.clauses) == CLAUSES
        assert len(index.clauses) == 163

    def test_every_list_has_as_many_items_as_in_the_text(self, index):
        assert {clause.key: len(clause.children) for clause in index.clauses if clause.children} == CHILDREN

    def test_the_defined_terms_are_those_of_the_text(self, index):
        assert tuple(c.citation.term for c in index.clauses if c.section == "684a.1") == TERMS

    def test_chapters_stand_in_the_order_of_the_code(self, index):
        assert [chapter.key for chapter in index.chapters] == ["680a", "684a", "687a", "691"]

    def test_sections_stand_in_the_order_of_the_regulation(self, index):
        assert [section.key for section in index.sections] == list(CLAUSES)
        assert [key for chapter in index.chapters for key in chapter.sections] == list(CLAUSES)


class TestTree:
    def test_every_clause_stands_behind_what_it_stands_under(self, index):
        places = {clause.key: place for place, clause in enumerate(index.clauses)}
        for clause in index.clauses:
            if clause.parent is not None:
                assert clause.key in index.clause(clause.parent).children
                assert places[clause.parent] < places[clause.key]
                assert clause.depth == index.clause(clause.parent).depth + 1

    def test_a_clause_and_all_below_it_stand_together(self, index):
        keys = [clause.key for clause in index.clauses]
        for clause in index.clauses:
            below = [place for place, key in enumerate(keys) if under(key, clause.key)]
            assert below == list(range(below[0], below[0] + len(below)))

    def test_the_first_level_stands_under_its_section(self, index):
        for section in index.sections:
            first = [c for c in index.clauses if c.section == section.key and c.parent is None]
            assert tuple(clause.key for clause in first) == section.clauses
            assert {clause.depth for clause in first} == {1}

    def test_citation_chapter_and_section_are_those_of_the_key(self, index):
        for clause in index.clauses:
            assert clause.citation == Citation.parse(clause.key)
            assert under(clause.key, clause.section)
            assert under(clause.section, clause.chapter)

    def test_the_deepest_clause_is_found_by_its_key(self, index):
        clause = index.clause("691.wagers.c.6.v.C")
        assert (clause.parent, clause.depth, clause.children) == ("691.wagers.c.6.v", 4, ())

    def test_an_unknown_key_is_answered_with_the_nearest(self, index):
        with pytest.raises(UnknownClause) as caught:
            index.clause("684a.6.b.9")
        assert caught.value.nearest[0] == "684a.6.b.1"
        assert str(caught.value).startswith(
            "684a.6.b.9 is not a clause of the index; nearest are 684a.6.b.1,"
        )

    @pytest.mark.parametrize("container", ["684a", "684a.6"])
    def test_chapters_and_sections_are_no_clauses(self, index, container):
        with pytest.raises(KeyError):
            index.clause(container)


class TestWhatIsVerifiedAndHow:
    AUTOMATIC = (
        "680a.6",
        "684a.6",
        "684a.7.d.2",
        "684a.7.d.3",
        "684a.7.d.4",
        "687a.6",
        "691.wagers.b",
        "691.wagers.c",
    )

    def test_whatever_cards_or_wagers_can_show_is_tested(self, index):
        for clause in index.clauses:
            if any(under(clause.key, root) for root in self.AUTOMATIC):
                assert (clause.kind, clause.verify) == ("obligation", "test"), clause.key
                assert clause.capability not in {"table", "declare", None}, clause.key
            else:
                assert clause.capability in {"table", "declare", None}, clause.key

    def test_only_these_have_nothing_to_verify(self, index):
        free = [clause.key for clause in index.clauses if clause.verify == "none"]
        assert free == [*(f"684a.1.{term}" for term in TERMS), "684a.3.c", "684a.5.c"]

    def test_only_these_need_a_person(self, index):
        seen = [clause.key for clause in index.clauses if clause.verify == "inspection"]
        assert seen == ["684a.2.c", "684a.2.d", "684a.3.a", "684a.3.b.1", "684a.8.a"]
        assert all(index.clause(key).question.endswith("?") for key in seen)

    def test_only_these_are_read_from_a_declaration(self, index):
        declared = [clause.key for clause in index.clauses if clause.verify == "analysis"]
        assert declared == [
            "684a.2.a",
            "684a.2.b",
            *(f"684a.2.b.{number}" for number in range(1, 6)),
            "684a.5.g",
            "684a.7.e",
        ]

    def test_what_hangs_on_an_optional_wager_says_so(self, index):
        for clause in index.clauses:
            wagers = next((OPTIONAL[root] for root in OPTIONAL if under(clause.key, root)), set())
            assert set(clause.if_offered) == wagers, clause.key

    def test_parts_that_no_ranking_can_show_are_named(self, index):
        named = {clause.key for clause in index.clauses if clause.unreachable}
        assert named >= UNREACHABLE_RANKING

    def test_every_reason_points_at_clauses_that_exist(self, index):
        for clause in index.clauses:
            for cited in re.findall(r"§ (\d[\w.()]*[\w)])", clause.reason or ""):
                key = Citation.parse(cited).key
                known = key in {other.key for other in index.clauses}
                outside = "not among the sources" in clause.reason or clause.depends_on
                assert known or outside, (clause.key, cited)


class TestWhatStandsOutsideTheSources:
    @pytest.mark.parametrize(
        ("key", "sections"),
        [
            ("680a.6.b", ["680a.1"]),
            ("684a.2.b", ["601a.10.a"]),
            ("684a.2.b.5", ["684a.12.g"]),
            ("684a.2.c", ["601a.10.g"]),
            ("684a.3.c.1", ["684a.9"]),
            ("684a.3.c.2", ["684a.10"]),
            ("684a.4.e", ["603a.16.u", "603a.16.v"]),
            ("684a.5.a", ["603a.16.u", "603a.16.v"]),
            ("684a.5.g", ["461a.4"]),
            ("684a.7.c", ["684a.9", "684a.10", "684a.11.b"]),
            ("684a.7.d.1", ["684a.11.b"]),
            ("684a.7.d.2", ["601a.2"]),
            ("684a.7.e", ["601a.2"]),
            ("684a.8.a", ["601a.10.g"]),
            ("684a.8.c", ["684a.8.c"]),
            ("691.wagers.b.1", ["691.8"]),
            ("691.wagers.c.6", ["691.9.c"]),
        ],
    )
    def test_a_clause_names_what_it_hangs_on(self, index, key, sections):
        assert [dependency.section for dependency in index.clause(key).depends_on] == sections


class TestFingerprints:
    def test_they_are_taken_over_letters_and_digits_alone(self, index):
        assert index.clause("687a.6.d.1").fingerprint == hashlib.sha256(b"aroyalflush").hexdigest()
        assert index.clause("687a.6.e.1").fingerprint == hashlib.sha256(b"fivewilds").hexdigest()

    def test_the_same_words_have_the_same_fingerprint(self, index):
        for number in range(1, 8):
            progressive = index.clause(f"687a.6.d.{number}").fingerprint
            assert index.clause(f"687a.6.e.{number + 1}").fingerprint == progressive
            assert index.clause(f"687a.6.f.{number}").fingerprint == progressive

    def test_other_words_have_another(self, index):
        repeated = {f"687a.6.{letter}" for letter in "def"}
        rest = [c.fingerprint for c in index.clauses if c.parent not in repeated]
        shared = Counter(rest)
        by_print = {mark: [c.key for c in index.clauses if c.fingerprint == mark] for mark in shared}
        same = sorted(keys for keys in by_print.values() if len(keys) > 1)
        # The same words of the same hand, in the lists of two games or of two wagers.
        assert same == [
            ["680a.6.c.5", "684a.6.d.1", "687a.6.c.4"],
            ["680a.6.c.6", "687a.6.c.5"],
            ["680a.6.c.7", "687a.6.c.6"],
            ["680a.6.c.8", "687a.6.c.7"],
            ["680a.6.c.9", "684a.6.d.4", "687a.6.c.8"],
            ["684a.6.b.4", "684a.6.d.5"],
            ["684a.6.e.2", "687a.6.c.2"],
            ["684a.6.e.3", "687a.6.c.3"],
        ]


class TestSources:
    def test_each_chapter_has_its_title_and_the_date_of_its_text(self, index):
        dates = {
            chapter.key: (chapter.title, str(chapter.current_through or chapter.effective))
            for chapter in index.chapters
        }
        assert dates == {
            "680a": ("Saigon 5 Card", "2024-06-22"),
            "684a": ("Four Card Frenzy", "2019-08-31"),
            "687a": ("DJ Wild Stud Poker", "2024-11-02"),
            "691": ("Five Card Roulette", "None"),
        }

    def test_the_later_amendment_of_687a_stands_with_its_currency(self, index):
        (chapter,) = (each for each in index.chapters if each.key == "687a")
        assert "55 Pa.B. 261" in chapter.currency
        assert "amended" in {note.kind for note in chapter.source_notes}

    def test_every_chapter_has_the_notes_on_its_own_source(self, index):
        for chapter in index.chapters:
            assert chapter.source_notes
            assert {note.chapter for note in chapter.source_notes} == {chapter.key}

    def test_the_undated_chapter_says_so_and_has_no_section_number(self, index):
        (chapter,) = (each for each in index.chapters if each.key == "691")
        assert chapter.currency == "Undated."
        assert [note.kind for note in chapter.source_notes].count("not-stated") == 2

    def test_foreign_words_in_the_source_are_recorded_with_their_clause(self, index):
        (chapter,) = (each for each in index.chapters if each.key == "684a")
        words = {note.foreign_words: note.clauses for note in chapter.source_notes if note.foreign_words}
        assert words == {
            "Bovada bonus code.": ("684a.3.b.1",),
            "Survivor odds 40.": ("684a.6.b",),
            "4 Card Poker online, free": (),
        }
        assert {"doubled", "cut-off"} <= {note.kind for note in chapter.source_notes}


class TestReadings:
    def test_the_index_and_the_reference_know_the_same_questions_and_options(self, index):
        ours = {reading.id: [option.id for option in reading.options] for reading in index.readings}
        assert ours == {question.id: [str(option) for option in question.options] for question in QUESTIONS}

    def test_the_first_option_is_the_default(self, index):
        assert index.default_readings["684a-wheel-in-all-six"] == "yes"
        assert index.default_readings["687a-wild-assumes"] == "any-card"
        assert len(index.default_readings) == 12


def test_the_digest_is_that_of_the_file(index):
    assert index.digest == hashlib.sha256(index.path.read_bytes()).hexdigest()
