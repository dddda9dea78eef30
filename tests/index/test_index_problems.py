"""A wrong index file is refused with all that is wrong with it: file, line, what, and what was meant."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from pa58.index import IndexProblems, load_index

DIGEST = "0123456789abcdef" * 4
SMALL = f"""\
sources:
  - chapter: 601a
    title: Invented Poker
    extent: All of it.
    currency: As adopted.
    current_through: "2020-02-29"
source_notes:
  - chapter: 601a
    kind: noise
    what: A stray word.
    decision: Left out.
    clauses: [601a.2.a]
readings:
  - id: 601a-joker
    clauses: [601a.2.a.1]
    question: What is the joker?
    options:
      - id: wild
        meaning: Any card.
      - id: dead
        meaning: No card.
    why: Nothing is said of it.
chapters:
  - key: 601a
    sections:
      - key: 601a.1
        title: Definitions
        clauses:
          - key: 601a.1.joker
            summary: A joker has no rank.
            kind: definition
            verify: none
            reason: It explains a term.
            fingerprint: {DIGEST}
      - key: 601a.2
        title: Hands
        clauses:
          - key: 601a.2.a
            summary: Hands rank as listed.
            kind: heading
            verify: none
            reason: The list says it.
            fingerprint: {DIGEST}
            clauses:
              - key: 601a.2.a.1
                summary: Five cards of a suit are a flush.
                kind: obligation
                verify: test
                capability: rank:hand
                readings: [601a-joker]
                depends_on:
                  - section: 601a.9
                    why: The deck is described there.
                fingerprint: {DIGEST}
              - key: 601a.2.a.2
                summary: The cards look alike.
                kind: obligation
                verify: inspection
                question: Do they?
                fingerprint: {DIGEST}
              - key: 601a.2.a.3
                summary: Hands are shown.
                kind: obligation
                verify: test
                capability: table
                fingerprint: {DIGEST}
          - key: 601a.2.b
            summary: The layout has a logo.
            kind: obligation
            verify: analysis
            capability: declare
            fingerprint: {DIGEST}
"""


@pytest.fixture
def load(tmp_path):
    """Load a text, or bytes, as an index."""

    def load(text):
        file = tmp_path / "index.yaml"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return load_index(file)

    return load


@pytest.fixture
def problems_of(load, tmp_path):
    """Return what is wrong with a text as (line, message) pairs."""

    def problems_of(text):
        with pytest.raises(IndexProblems) as caught:
            load(text)
        start = f"{tmp_path / 'index.yaml'}:"
        assert all(problem.startswith(start) for problem in caught.value.problems)
        found = [problem.removeprefix(start).partition(": ") for problem in caught.value.problems]
        return [(int(line), message) for line, _, message in found]

    return problems_of


def line_of(text, part):
    """Return the line, from 1, on which ``part`` first stands."""
    return text[: text.index(part)].count("\n") + 1


def changed(old, new):
    assert old in SMALL
    return SMALL.replace(old, new, 1)


def test_the_small_index_is_right(load):
    index = load(SMALL)
    assert [clause.key for clause in index.clauses] == [
        "601a.1.joker",
        "601a.2.a",
        "601a.2.a.1",
        "601a.2.a.2",
        "601a.2.a.3",
        "601a.2.b",
    ]


class TestWrongFields:
    @pytest.mark.parametrize(
        ("old", "new", "line", "message"),
        [
            (
                "summary: The cards look alike.",
                "sumary: The cards look alike.",
                "sumary:",
                "601a.2.a.2: unknown field 'sumary'; the nearest is 'summary'",
            ),
            (
                "kind: definition",
                "kind: definitoin",
                "kind: definitoin",
                "601a.1.joker: kind: unknown value 'definitoin'; the nearest is 'definition'",
            ),
            (
                "verify: analysis",
                "verify: analyses",
                "verify: analyses",
                "601a.2.b: verify: unknown value 'analyses'; the nearest is 'analysis'",
            ),
            (
                "capability: rank:hand",
                "capability: rank:hands",
                "capability: rank:hands",
                "601a.2.a.1: capability: unknown value 'rank:hands'; the nearest is 'rank:hand'",
            ),
            (
                "question: Do they?",
                "question: Do they?\n                if_offered: [primewager]",
                "if_offered:",
                "601a.2.a.2: if_offered: unknown value 'primewager'; the nearest is 'prime-wager'",
            ),
            ("    title: Invented Poker\n", "", "- chapter: 601a", "the field title is missing"),
            (
                f"{DIGEST}\n      - key: 601a.2",
                "12ab\n      - key: 601a.2",
                "fingerprint: 12ab",
                "601a.1.joker: fingerprint: '12ab' is not a SHA-256 in 64 hexadecimal digits",
            ),
            ('"2020-02-29"', '"2019-02-29"', "2019-02-29", "'2019-02-29' is not a date"),
            ('"2020-02-29"', "2020-02-29", "2020-02-29", 'write "2020-02-29"'),
            ("id: wild", "id: no", "id: no", 'YAML does not take no for text; write "no"'),
            ("kind: noise", "kind:", "kind:\n", "kind: nothing is given"),
            ("title: Hands", "title: ''", "title: ''", "601a.2: title: nothing is given"),
            ("title: Hands", "title: [Hands]", "title: [Hands]", "601a.2: title: expected text"),
            ("readings: [601a-joker]", "readings: 601a-joker", "readings: 601a", "expected a list"),
            (
                "readings: [601a-joker]",
                "readings: [7]",
                "readings: [7]",
                "601a.2.a.1: readings: YAML does not take 7",
            ),
            ("clauses: [601a.2.a.1]", "clauses: []", "clauses: []", "601a-joker: clauses: the list is empty"),
            (
                "    why: Nothing is said of it.",
                "    why: Nothing is said of it.\n    why: Again.",
                "why: Again",
                "601a-joker: why is given twice",
            ),
            (
                "  - chapter: 601a\n    title",
                "  - 601a\n  - title",
                "- 601a",
                "expected an entry with the fields",
            ),
            (
                "reason: It explains a term.",
                "reason: !!python/name:os.system It explains a term.",
                "!!python",
                "YAML does not take",
            ),
        ],
    )
    def test_the_error_stands_on_the_line_of_the_field(self, problems_of, old, new, line, message):
        text = changed(old, new)
        matching = [number for number, found in problems_of(text) if message in found]
        assert matching == [line_of(text, line)]


class TestWrongPlaces:
    @pytest.mark.parametrize(
        ("old", "new", "line", "message"),
        [
            (
                "key: 601a.2.a.3",
                "key: 601a.2.a.2",
                "key: 601a.2.a.2\n                summary: Hands are shown",
                "601a.2.a.2 stands here a second time; the first is on line 55",
            ),
            (
                "key: 601a.2.a.3",
                "key: 601a.2.b.3",
                "key: 601a.2.b.3",
                "601a.2.b.3 stands under 601a.2.a, but belongs under 601a.2.b",
            ),
            ("key: 601a.2.b\n", "key: 602a.2.b\n", "602a.2.b", "602a.2.b stands under 601a.2, but belongs"),
            ("key: 601a.2.b\n", "key: 602a\n", "- key: 602a", "602a stands under 601a.2, but is a chapter"),
            ("- key: 601a\n", "- key: 601a.3\n", "- key: 601a.3", "601a.3 is not a chapter"),
            (
                "key: 601a.2.a.3",
                "key: 601a.2.a.4",
                "key: 601a.2.a.4",
                "601a.2.a.4 stands where 601a.2.a.3 is expected next",
            ),
            (
                "key: 601a.2.b\n",
                "key: 601a.2.c\n",
                "601a.2.c",
                "601a.2.c stands where 601a.2.b is expected next",
            ),
            (
                "key: 601a.2.a.3",
                "key: 601a.2.a.iii",
                "601a.2.a.iii",
                "(iii) stands where a paragraph needs a number",
            ),
            ("key: 601a.2.a.3", "key: 601a.2.a.03", "601a.2.a.03", "(03) stands where a paragraph needs"),
        ],
    )
    def test_the_error_stands_on_the_line_of_the_key(self, problems_of, old, new, line, message):
        text = changed(old, new)
        matching = [number for number, found in problems_of(text) if message in found]
        assert matching == [line_of(text, line)]

    def test_clauses_in_the_wrong_order_are_named(self, problems_of):
        text = SMALL.replace("601a.2.a.2", "X").replace("601a.2.a.3", "601a.2.a.2").replace("X", "601a.2.a.3")
        assert (line_of(text, "key: 601a.2.a.3"), "601a.2.a.3 stands where 601a.2.a.2 is expected next.") in (
            problems_of(text)
        )

    def test_sections_in_the_wrong_order_are_named(self, problems_of):
        text = SMALL.replace("601a.1", "601a.3")
        assert (line_of(text, "key: 601a.2\n"), "601a.2 stands after a section with a higher number.") in (
            problems_of(text)
        )


class TestWhatAClauseMustSay:
    @pytest.mark.parametrize(
        ("old", "new", "line", "message"),
        [
            (
                "            reason: It explains a term.\n",
                "",
                "- key: 601a.1.joker",
                "601a.1.joker: verify is none, which needs a reason",
            ),
            (
                "                question: Do they?\n",
                "",
                "- key: 601a.2.a.2",
                "601a.2.a.2: verify is inspection, which needs a question",
            ),
            (
                "            capability: declare\n",
                "",
                "- key: 601a.2.b",
                "601a.2.b: verify is analysis, which needs a capability",
            ),
            (
                "capability: declare",
                "capability: settle",
                "capability: settle",
                "601a.2.b: what is analysed is what the product can declare",
            ),
            (
                "question: Do they?",
                "question: Do they?\n                reason: They might.",
                "reason: They might",
                "601a.2.a.2: a reason is for verify none, and verify is inspection",
            ),
            (
                "reason: It explains a term.",
                "reason: It explains a term.\n            capability: table",
                "capability: table",
                "601a.1.joker: a capability is for verify test or analysis, and verify is none",
            ),
            (
                "kind: definition",
                "kind: obligation",
                "verify: none",
                "601a.1.joker: an obligation is always verified",
            ),
            ("kind: obligation", "kind: heading", "verify: test", "601a.2.a.1: a heading obliges nobody"),
            (
                "kind: definition",
                "kind: heading",
                "kind: heading",
                "601a.1.joker: a heading needs clauses below",
            ),
        ],
    )
    def test_what_is_missing_or_too_much_is_named_with_its_line(self, problems_of, old, new, line, message):
        text = changed(old, new)
        matching = [number for number, found in problems_of(text) if message in found]
        assert matching == [line_of(text, line)]


class TestWhatRefersToWhat:
    @pytest.mark.parametrize(
        ("old", "new", "line", "message"),
        [
            (
                "readings: [601a-joker]",
                "readings: [601a-jokers]",
                "readings: [601a-jokers]",
                "601a.2.a.1: unknown reading 601a-jokers; nearest are 601a-joker",
            ),
            (
                "                readings: [601a-joker]\n",
                "",
                "clauses: [601a.2.a.1]",
                "601a-joker: 601a.2.a.1 does not list this reading",
            ),
            (
                "question: Do they?",
                "question: Do they?\n                readings:\n                  - 601a-joker",
                "                  - 601a-joker",
                "601a.2.a.2: the reading 601a-joker does not name this clause",
            ),
            (
                "clauses: [601a.2.a.1]",
                "clauses:\n      - 601a.2.a.1\n      - 601a.2.a.9",
                "- 601a.2.a.9",
                "601a-joker: 601a.2.a.9 is not a clause; nearest are 601a.2.a.1",
            ),
            (
                "clauses: [601a.2.a]",
                "clauses: [601a.2]",
                "clauses: [601a.2]",
                "the source note: 601a.2 is not a clause",
            ),
            ("id: dead", "id: wild", "options:", "601a-joker: an option stands there twice"),
            ("section: 601a.9", "section: 601a.2.b", "section: 601a.2.b", "601a.2.b is in the index"),
            (
                "section: 601a.9",
                "section: 601a.9.1",
                "section: 601a.9.1",
                "(1) stands where a subsection needs",
            ),
            (
                "source_notes:\n  - chapter: 601a",
                "source_notes:\n  - chapter: 602a",
                "chapter: 602a",
                "there is no chapter 602a",
            ),
            (
                "sources:\n  - chapter: 601a",
                "sources:\n  - chapter: 602a",
                "key: 601a\n",
                "no entry in sources",
            ),
        ],
    )
    def test_what_leads_nowhere_is_named_with_its_line(self, problems_of, old, new, line, message):
        text = changed(old, new)
        matching = [number for number, found in problems_of(text) if message in found]
        assert matching == [line_of(text, line)]

    def test_a_clause_may_hang_on_its_own_missing_rest(self, load):
        assert load(changed("section: 601a.9", "section: 601a.2.a.1"))

    def test_a_reading_stands_once(self, problems_of):
        start, end = SMALL.index("  - id: 601a-joker"), SMALL.index("chapters:\n")
        text = SMALL[:end] + SMALL[start:end] + SMALL[end:]
        second = SMALL[:end].count("\n") + 1
        assert (second, "the reading 601a-joker stands here a second time.") in problems_of(text)

    def test_a_source_is_of_a_chapter_below(self, problems_of):
        start, end = SMALL.index("  - chapter: 601a"), SMALL.index("source_notes:")
        text = SMALL[:end] + SMALL[start:end].replace("601a", "602a") + SMALL[end:]
        assert (line_of(text, "chapter: 602a"), "there is no chapter 602a below.") in problems_of(text)

    def test_a_chapter_has_one_source(self, problems_of):
        start, end = SMALL.index("  - chapter: 601a"), SMALL.index("source_notes:")
        text = SMALL[:end] + SMALL[start:end] + SMALL[end:]
        second = SMALL[:end].count("\n") + 1
        assert (second, "601a has a source already.") in problems_of(text)


def test_everything_is_reported_at_once_in_the_order_of_the_lines(problems_of):
    text = SMALL.replace("kind: definition", "kind: x").replace("key: 601a.2.a.3", "key: 601a.2.a.4")
    text = text.replace("kind: noise", "kind: y").replace("                question: Do they?\n", "")
    found = problems_of(text)
    assert [line for line, _ in found] == [
        line_of(text, "kind: y"),
        line_of(text, "kind: x"),
        line_of(text, "key: 601a.2.a.2"),
        line_of(text, "key: 601a.2.a.4"),
    ]


class TestHostileFiles:
    @pytest.mark.parametrize(
        ("text", "line", "message"),
        [
            ("", 1, "the file is empty"),
            ("# nothing\n", 1, "the file is empty"),
            (
                "- a\n- b\n",
                1,
                "the index: expected an entry with the fields sources, source_notes, readings, chapters",
            ),
            ("just text", 1, "the index: expected an entry"),
            ("sources:\n\t- chapter: 601a\n", 2, "this is not YAML"),
            ("sources: [\n", 2, "this is not YAML"),
            ("sources: 'never closed\n", 2, "this is not YAML"),
            ("a: 1\n---\nb: 2\n", 2, "this is not YAML"),
            ("sources: *nowhere\n", 1, "a YAML alias is not taken here"),
            ("sources: a\x00b\n", 1, "this is not YAML"),
            ("[" * 100_000, 1, "this is not YAML"),
            ("{a: " * 100_000, 1, "this is not YAML"),
            (b"sources:\n  - title: \xff\xfe\n", 2, "this is not UTF-8"),
            (SMALL.encode("utf-16"), 1, "this is not UTF-8"),
            (b" " * (4 * 1024 * 1024 + 1), 1, "larger than"),
        ],
    )
    def test_they_get_one_clean_sentence(self, problems_of, text, line, message):
        found = problems_of(text)
        assert found[0][0] == line
        assert message in found[0][1]
        assert len(str(found)) < 2000

    def test_aliases_are_refused_where_they_stand(self, problems_of):
        text = (
            changed("options:\n", "options: &all\n")
            + "          - key: 601a.2.c\n            depends_on: *all\n"
        )
        assert problems_of(text) == [
            (line_of(text, "depends_on: *all"), "a YAML alias is not taken here; write the value out.")
        ]

    def test_a_bomb_of_aliases_is_never_unfolded(self, problems_of):
        bomb = "a0: &a0 [x, x]\n" + "".join(
            f"a{depth}: &a{depth} [*a{depth - 1}, *a{depth - 1}, *a{depth - 1}]\n" for depth in range(1, 60)
        )
        assert len(problems_of(bomb)) == 3 * 59

    def test_an_entry_that_contains_itself_is_refused(self, problems_of):
        text = SMALL + "          - &self\n            clauses: [*self]\n"
        assert problems_of(text)[0][0] == line_of(text, "*self")

    def test_clauses_in_clauses_without_end_are_refused(self, problems_of):
        top = "chapters: [{key: 601a, sections: [{key: 601a.1, title: Deep, clauses: ["
        clause = (
            f"{{key: 601a.1.a, summary: S, kind: heading, verify: none, reason: R, fingerprint: {DIGEST}, "
        )
        text = top + (clause + "clauses: [") * 450 + "]}" * 450 + "]}]}]\n"
        message = "the index is nested too deeply."
        assert (1, message) in problems_of(text)

    def test_a_thousand_problems_are_counted_and_not_all_told(self, tmp_path):
        file = tmp_path / "index.yaml"
        file.write_text("a: &a b\n" + "c: *a\n" * 1000)
        with pytest.raises(IndexProblems) as caught:
            load_index(file)
        assert len(caught.value.problems) == 201
        assert caught.value.problems[-1] == f"{file}: and 800 more."

    def test_a_missing_file_and_a_directory_are_said_to_be_so(self, tmp_path):
        with pytest.raises(IndexProblems, match=r"none\.yaml:1: the index cannot be read: No such file"):
            load_index(tmp_path / "none.yaml")
        with pytest.raises(IndexProblems, match="cannot be read: Is a directory"):
            load_index(tmp_path)

    def test_a_byte_order_mark_is_tolerated(self, load):
        assert len(load(b"\xef\xbb\xbf" + SMALL.encode()).clauses) == 6

    def test_the_pure_python_parser_gives_the_same(self, load, problems_of, monkeypatch):
        monkeypatch.setattr("pa58.index.reader._LOADER", yaml.SafeLoader)
        assert len(load(SMALL).clauses) == 6
        assert problems_of("[" * 100_000)[0] == (
            1,
            "the index is nested too deeply.",
        )


class TestDamage:
    """Whatever happens to a file, it is an index or a list of problems."""

    @given(data=st.data())
    def test_of_lines(self, data, tmp_path_factory):
        lines = SMALL.splitlines()
        for _ in range(data.draw(st.integers(1, 3))):
            place = data.draw(st.integers(0, len(lines) - 1))
            other = data.draw(st.sampled_from(lines))
            indent = " " * data.draw(st.integers(0, 16))
            lines[place : place + 1] = data.draw(
                st.sampled_from(([], [other], [lines[place], other], [indent + lines[place].strip()]))
            )
        self._load("\n".join(lines).encode(), tmp_path_factory)

    @given(data=st.data())
    def test_of_values(self, data, tmp_path_factory):
        lines = SMALL.splitlines()
        place = data.draw(st.integers(0, len(lines) - 1))
        name, colon, _ = lines[place].partition(":")
        values = (
            "",
            "~",
            "[]",
            "{}",
            "[~]",
            "[[a]]",
            "1",
            "yes",
            "601a",
            "601a.2.a.1",
            "none",
            "'",
            "!x y",
            "? z",
        )
        lines[place] = f"{name}{colon} {data.draw(st.sampled_from(values))}"
        self._load("\n".join(lines).encode(), tmp_path_factory)

    @given(raw=st.binary(max_size=200))
    def test_of_everything(self, raw, tmp_path_factory):
        self._load(raw, tmp_path_factory)

    @staticmethod
    def _load(raw, tmp_path_factory):
        file = tmp_path_factory.getbasetemp() / "damaged.yaml"
        file.write_bytes(raw)
        try:
            index = load_index(file)
        except IndexProblems:
            return
        assert index.clauses
