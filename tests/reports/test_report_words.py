"""Cards, answers and deceiving characters, as a report writes them."""

import matrices
import pytest

from reports import cards
from reports.groups import Groups, template
from reports.text import answer_in_words, citation_within, visible


class TestCards:
    def test_a_run_of_cards_in_a_sentence_is_drawn_card_by_card(self):
        drawn = cards.in_text("When the cards are As Td Jk")
        assert drawn == "When the cards are <i>A♠</i> <u>10♦</u> <i>Joker</i>"

    def test_the_two_jokers_of_a_deck_of_54_are_told_apart_by_color(self):
        assert cards.in_text("the Jk1 and the Jk2") == "the <u>Joker</u> and the <i>Joker</i>"

    @pytest.mark.parametrize(
        "words", ["As a player folds", "Given As a rule", "Ah well", "Basic rules", "2cards"]
    )
    def test_words_that_look_like_cards_stay_words(self, words):
        assert cards.in_text(words) == words

    def test_a_lone_ace_inside_a_sentence_is_a_card(self):
        assert cards.in_text("When the As is revealed") == "When the <i>A♠</i> is revealed"

    def test_what_stands_around_cards_is_escaped(self):
        assert cards.in_text("<b>2c</b>") == "&lt;b&gt;<i>2♣</i>&lt;/b&gt;"

    def test_a_hand_drawn_large_is_named_in_words(self):
        assert 'aria-label="ace of spades, 10 of hearts, red joker"' in cards.hand("As Th Jk1")

    @pytest.mark.parametrize("value", ["", "As Kd x", "As  Kd", "prime-wager", ["As"], None])
    def test_only_card_tokens_are_a_hand(self, value):
        assert not cards.is_hand(value)


class TestAnswers:
    @pytest.mark.parametrize(
        ("answer", "said"),
        [
            ({"ok": {"category": "straight-flush"}}, "straight-flush"),
            ({"ok": {"eligible": False}}, "eligible: no"),
            ({"ok": {"count": 5}}, "count: 5"),
            ({"ok": {"eligible": True, "category": "flush"}}, "eligible: yes, category: flush"),
            ({"ok": {"outcomes": {"red-ante": "win", "two-six": "lose"}}}, "red-ante: win, two-six: lose"),
            ({"ok": {"outcomes": {}}}, "nothing"),
            ({"rejected": {"code": "bad-cards", "message": "a card twice"}}, "rejected: bad-cards"),
            ({"unsupported": True}, "unsupported"),
            ({"accepted": {"events": []}}, "accepted: nothing"),
            (
                {"accepted": {"events": [{"event": "deal"}, {"event": "card"}, {"event": "card"}, 7]}},
                "accepted: deal, 2 × card, ?",
            ),
            ({"declared": {"place": "opposite"}}, "declared"),
            ({"fault": {"kind": "deadline", "detail": "no line"}}, "fault: deadline"),
            ({"not-run": {"reason": "restarts spent"}}, "not-run: restarts spent"),
            ({"error": {"message": "oops"}}, "error: message: oops"),
            ({"ok": "not an object"}, "ok: not an object"),
            ({}, "nothing"),
            ({"ok": {"hands": [None, 1.5, []]}}, "hands: null, 1.5, none"),
        ],
    )
    def test_an_answer_is_said_in_words(self, answer, said):
        assert answer_in_words(answer) == said


class TestDeceivingCharacters:
    @pytest.mark.parametrize(
        ("text", "shown"),
        [
            ("invoice\u202efdp.exe", "invoice[U+202E]fdp.exe"),
            ("\x1b[2J", "[U+001B][2J"),
            ("a\x00b", "a[U+0000]b"),
            ("zero\u200bwidth", "zero[U+200B]width"),
            ("\ud800", "[U+D800]"),
            ("\U000e0041", "[U+E0041]"),
            ("return\rover", "return[U+000D]over"),
        ],
    )
    def test_a_character_that_acts_unseen_is_shown_by_its_number(self, text, shown):
        assert visible(text) == shown

    @pytest.mark.parametrize("text", ["§ 684a.6(b)", "Zürich", "日本語", "two\nlines\tand a tab", "👍"])
    def test_everything_else_stays(self, text):
        assert visible(text) == text


class TestCitations:
    @pytest.mark.parametrize(
        ("citation", "section", "within"),
        [
            ("58 Pa. Code § 684a.6(b)(2)", "58 Pa. Code § 684a.6", "(b)(2)"),
            ("58 Pa. Code § 684a.1 (ante-wager)", "58 Pa. Code § 684a.1", "(ante-wager)"),
            ("58 Pa. Code § 684a.6", "58 Pa. Code § 684a.6", "§ 684a.6"),
            ("58 Pa. Code § 687a.6(b)", "58 Pa. Code § 684a.6", "§ 687a.6(b)"),
        ],
    )
    def test_under_its_section_a_clause_is_cited_by_what_it_adds(self, citation, section, within):
        assert citation_within(citation, section) == within


class TestOutlines:
    def test_hands_that_differ_become_columns(self):
        common, rows = template(["hold As Kd and 2c", "hold As Kh and 2c", "hold As Kd and 3c"])
        assert common == ("hold ", None, " and ", None, "")
        assert rows == (("As Kd", "2c"), ("As Kh", "2c"), ("As Kd", "3c"))

    def test_words_that_differ_become_a_column(self):
        common, rows = template(["the first hand ranks higher", "the second hand ranks higher"])
        assert (common, rows) == (("the ", None, " hand ranks higher"), (("first",), ("second",)))

    def test_no_column_is_left_empty_where_one_text_is_the_beginning_or_end_of_another(self):
        common, rows = template(["a straight flush", "a flush"])
        assert (common, rows) == (("a ", None, ""), (("straight flush",), ("flush",)))

    @pytest.mark.parametrize(
        "texts", [["", "a"], ["a b a", "a b a b a"], ["x", "x"], ["As", "Kd 2c", "none"]]
    )
    def test_template_and_cells_are_the_whole_text(self, texts):
        common, rows = template(texts)
        for text, row in zip(texts, rows, strict=True):
            cells = iter(row)
            assert "".join(next(cells) if piece is None else piece for piece in common) == text

    def test_a_row_cut_short_keeps_its_place_and_its_neighbors_keep_their_columns(self):
        clause = matrices.clause("684a.6.a")
        whole = [
            matrices.case(f"684a/x.feature:3:{line}", "one", ["684a.6.a"], ["Given a table", f"Then {word}"])
            for line, word in ((8, "yes"), (9, "no"))
        ]
        short = matrices.case("684a/x.feature:3:10", "one", ["684a.6.a"], outcome="not-run")
        [group] = Groups(matrices.build([clause], [*whole, short])).at_home("684a.6.a")
        assert [line.cells for line in group.lines] == [("yes",), ("no",), ("–",)]

    def test_rows_that_cite_other_clauses_are_a_group_of_their_own(self):
        clauses = [matrices.clause("684a.6.a"), matrices.clause("684a.6.c")]
        cases = [
            matrices.case("684a/x.feature:3:8", "one", ["684a.6.a"]),
            matrices.case("684a/x.feature:3:9", "one", ["684a.6.a", "684a.6.c"]),
        ]
        groups = Groups(matrices.build(clauses, cases)).at_home("684a.6.a")
        assert [group.clauses for group in groups] == [("684a.6.a",), ("684a.6.a", "684a.6.c")]

    def test_the_values_of_a_row_are_not_told_twice(self):
        cases = [
            matrices.case(
                f"684a/x.feature:3:{line}",
                f"One hand — {hand}, a pair",
                ["684a.6.a"],
                [f"When {hand}", "Then a pair"],
            )
            for line, hand in ((8, "As Ad"), (9, "2c 2d"))
        ]
        [group] = Groups(matrices.build([matrices.clause("684a.6.a")], cases)).at_home("684a.6.a")
        assert group.name.parts == ("One hand",)
        assert [line.cells for line in group.lines] == [("As Ad",), ("2c 2d",)]

    def test_a_value_that_no_step_tells_stays(self):
        cases = [
            matrices.case(f"684a/x.feature:3:{line}", f"One hand — {note}", ["684a.6.a"], ["When dealt"])
            for line, note in ((8, "the ace high"), (9, "the ace low"))
        ]
        [group] = Groups(matrices.build([matrices.clause("684a.6.a")], cases)).at_home("684a.6.a")
        assert [line.cells for line in group.lines] == [("high",), ("low",)]
        assert group.name.parts == ("One hand — the ace ", "a", "")
