"""The HTML report as text: what it says, what it links, and what it lets nobody smuggle in."""

import base64
import hashlib
import re

import matrices
import msgspec
import pytest
from report_reader import Page

from pa58.evidence import Selection
from pa58.lab import Lab
from pa58.verdicts import WORST_FIRST, Judgement, not_asked
from reports import write_outputs
from reports.text import visible


@pytest.fixture
def read(tmp_path):
    def read(matrix) -> Page:
        write_outputs(matrix, tmp_path)
        return Page.read((tmp_path / "index.html").read_bytes())

    return read


class TestFirstScreen:
    def test_names_item_suite_dates_readings_and_verdict_before_the_matrix(self, page):
        first = page.text.partition("The matrix")[0]
        for told in (
            "Keystone Frenzy 4.2.1",
            "Allegheny Table Systems",
            "sha256:9f2c4e1b7a60d3580c6e2f91ab4d7733e05c18f2b6a9940de1173cf8825a40b6",
            "pa58 0.1.0",
            "through 2024-11-02",
            "684a-tie-scope = rank-then-card",
            "691-joker-colour = printed (command line)",
            "Does not conform",
            "2 of 26 clauses failed; 8 more are not verified.",
        ):
            assert told in first

    def test_carries_the_number_of_the_laboratory(self, read, matrix):
        lab = msgspec.convert({"report": {"number": "ATL-2025-0117"}}, Lab)
        page = read(msgspec.structs.replace(matrix, lab=lab))
        assert "Report number ATL-2025-0117 matrix" in page.text.partition("The matrix")[0]
        assert page.text.endswith("End of report ATL-2025-0117")

    def test_a_hostile_number_ends_no_style_sheet(self, read, matrix):
        lab = msgspec.convert({"report": {"number": '"}</style><script>\u202e\\ é'}}, Lab)
        page = read(msgspec.structs.replace(matrix, lab=lab))
        assert page.tags.count("script") == page.tags.count("style") == 1
        foot = page.raw["style"].rpartition("@page")[2]
        assert foot.partition(";font:")[0].count('"') == 2
        assert "\\000022\\00007d\\00003c/style" in foot

    def test_what_is_not_verified_stands_before_what_failed_and_before_any_count(self, page):
        places = [
            page.text.index(told) for told in ("What is not verified", "What failed", "Clauses by verdict")
        ]
        assert places == sorted(places)

    def test_lists_each_clause_that_is_not_verified(self, page, matrix):
        gaps = page.text.partition("What is not verified")[2].partition("What failed")[0]
        assert "error 1" in gaps
        assert "uncovered 3" in gaps
        listed = [link for link in page.links() if link.startswith("#clause-")]
        for key in matrix.not_verified:
            assert matrices.clause(key).anchor in {link[1:] for link in listed}

    def test_of_several_failed_clauses_the_most_likely_violated_are_named_in_order(self, read):
        keys = ["684a.6.b.4", "684a.6.b.2", "684a.6.b", "684a.6.c"]
        matrix = matrices.build([matrices.clause(key, verdict="failed") for key in sorted(keys)])
        text = read(msgspec.structs.replace(matrix, failed=tuple(keys))).text
        named = text.partition("Most likely violated:")[2].partition(". Much of what failed")[0]
        assert [each.strip() for each in named.split(",")] == [
            "§ 684a.6(b)(4)",
            "§ 684a.6(b)(2)",
            "§ 684a.6(b)",
        ]

    def test_a_clause_that_failed_alone_is_not_said_to_be_likely(self, read):
        matrix = matrices.build([matrices.clause("684a.6.b", verdict="failed")])
        assert "Most likely" not in read(matrix).text

    def test_a_long_list_of_gaps_says_how_much_it_leaves_out(self, read):
        gaps = [
            matrices.clause(f"{chapter}a.1.a.{number}", verdict="uncovered")
            for chapter in range(600, 610)
            for number in range(1, 16)
        ]
        told = read(matrices.build(gaps)).text.partition("What failed")[0]
        assert "uncovered 150" in told
        assert "and 3 more" in told
        assert "and 30 clauses in 2 more sections" in told

    def test_every_verdict_is_explained_even_where_no_clause_has_it(self, read):
        told = read(matrices.build([matrices.clause("684a.6.a")])).text
        for verdict in WORST_FIRST:
            assert re.search(rf"{verdict} [01] \w+", told)

    def test_a_run_cut_short_says_so(self, read):
        run = matrices.run_row(complete=False, ended=None)
        told = read(matrices.build([matrices.clause("684a.6.a")], run=run)).text
        assert "Not fully verified" in told
        assert "cut short" in told
        assert "no end recorded" in told

    def test_a_run_of_a_part_says_which_part(self, read):
        clause = matrices.clause("684a.6.a", in_scope=False)
        told = read(
            matrices.build([clause], run=matrices.run_row(selection=Selection(chapters=("687a",))))
        ).text
        assert "part of the suite only: chapter 687a." in told
        assert "The run was not asked for this clause." in told

    def test_a_clause_that_the_run_was_not_asked_for_says_so_once(self, read):
        left = not_asked(Judgement(verdict="passed", why=""))
        clause = matrices.clause("684a.6.a", in_scope=False, verdict=left.verdict, why=left.why)
        told = read(matrices.build([clause])).text
        assert told.count("not asked for") == 1

    @pytest.mark.parametrize(
        ("verdict", "headline"),
        [
            ("failed", "Does not conform"),
            ("uncovered", "Not fully verified"),
            ("passed-with-findings", "Conforms, with findings"),
            ("passed", "Conforms"),
        ],
    )
    def test_the_verdict_on_the_whole_stands_in_words(self, read, verdict, headline):
        page = read(matrices.build([matrices.clause("684a.6.a", verdict=verdict)]))
        assert f"{headline} {'1' if verdict == 'failed' else '0'} of 1 clauses failed" in page.text


class TestMatrix:
    def test_has_a_row_per_clause_in_the_order_of_the_regulation(self, page, matrix):
        assert [clause.key for clause in page.clauses.values()] == [clause.key for clause in matrix.clauses]

    def test_own_and_inherited_verdict_are_told_apart(self, page):
        row = page.clauses["clause-684a_6_b"]
        assert (row.verdict, row.inherited) == ("no-obligation", "failed")

    def test_a_clause_tells_what_it_hangs_on(self, page):
        for told in (
            "Depends, outside the sources, on § 684a.11 (completion of each round of play)",
            "Unreachable Two hands of one deck never share the rank of a three-of-a-kind",
            "To be inspected Are the backs of the two decks of different colors?",
            "Hangs on prime-wager",
            "Readings 684a-tie-scope = rank-then-card",
        ):
            assert told in page.text

    def test_old_official_words_are_marked_against_new_ones(self, tmp_path):
        clause = matrices.clause(
            "684a.6.a",
            verdict="suspect",
            text_state="changed",
            text="An ace <may> be low or high.",
            text_now="An ace <shall> be low or high at all times.",
        )
        write_outputs(matrices.build([clause]), tmp_path)
        content = (tmp_path / "index.html").read_text()
        assert "An ace <del>&lt;may&gt;</del> be low or <del>high.</del></p>" in content
        assert "An ace <ins>&lt;shall&gt;</ins> be low or <ins>high at all times.</ins></p>" in content

    def test_every_case_stands_on_the_page_once(self, page, matrix):
        assert sorted(page.cases) == sorted(case.anchor for case in matrix.scenarios)
        assert len(page.ids) == len(set(page.ids))

    def test_every_link_leads_to_something_on_the_page(self, page):
        assert {link for link in page.links() if link != "data:,"} <= {f"#{anchor}" for anchor in page.ids}

    def test_a_case_leads_back_to_every_clause_that_it_cites(self, page):
        assert "features/684a/684a.6.a.feature:40 cites § 684a.6(a) , § 684a.6(b)(2)" in page.text

    def test_a_clause_leads_to_the_cases_told_under_another(self, page):
        assert (
            "An ace completes a straight flush with a 2, 3 and 4 1 failed 2 passed told at § 684a.6(a)"
            in page.text
        )

    def test_a_sweep_that_failed_for_another_clause_is_passed_under_this_one(self, page):
        assert (
            "Every four-card hand is ranked as subsection (b) says 1 passed told at § 684a.6(b)(5)"
            in page.text
        )

    def test_cases_that_cite_no_clause_of_the_matrix_are_not_lost(self, read):
        stray = matrices.case("684a/x.feature:3", "A stray case", ["684a.9.z"])
        page = read(matrices.build([matrices.clause("684a.6.a")], [stray]))
        assert "Cases that cite no clause of this matrix A stray case" in page.text


class TestFailure:
    def test_tells_steps_question_demand_answer_and_the_command_that_reproduces_it(self, page):
        for told in (
            "684a rank 2♥ A♥ K♥ Q♥ : demanded flush, answered straight-flush",
            "Then the hand is a flush failed",
            "Demanded flush Answered straight-flush wrong",
            '{"cards": "2h Ah Kh Qh", "for": "hand"}',
            '{"ok": {"category": "straight-flush"}}',
            "pa58 run --adapter './frenzy --stdio' --seed 20250131 --case features/684a/684a.6.b.feature:16:26",
        ):
            assert told in page.text

    def test_shows_the_lines_of_the_wire_instead_where_there_was_one(self, read, matrix):
        lines = [{"way": "sent", "text": '{"id":1,"q":"<b>"}'}, {"way": "received", "text": '{"id":1}'}]
        cases = [
            msgspec.convert(
                {**msgspec.to_builtins(case), "wire": {"lines": lines, "left_out": 4}}, type(case)
            )
            if case.outcome == "failed"
            else case
            for case in matrix.scenarios
        ]
        text = read(msgspec.structs.replace(matrix, scenarios=tuple(cases))).text
        told = "On the wire: the last 2 lines, after 4 more to the product"
        assert f'{told} {{"id":1,"q":"<b>"}} from the product {{"id":1}}' in text
        assert text.count(told) == matrix.totals.by_outcome["failed"]
        assert '{"ok": {"category": "straight-flush"}}' not in text

    def test_draws_the_hand_and_names_its_cards(self, page):
        labels = [value for _, name, value in page.attributes if name == "aria-label"]
        assert "2 of hearts, ace of hearts, king of hearts, queen of hearts" in labels

    def test_a_huge_answer_is_cut_and_says_so(self, read):
        exchange = {
            "chapter": "684a",
            "op": "rank",
            "case": {},
            "answer": {"ok": {"category": "x" * 50_000}},
            "holds": False,
        }
        case = matrices.case("684a/x.feature:3", "huge", ["684a.6.a"], outcome="failed", exchanges=[exchange])
        page = read(matrices.build([matrices.clause("684a.6.a", verdict="failed")], [case]))
        assert "more characters in matrix.json)" in page.text
        assert "x" * 5_000 not in page.text


class TestSweeps:
    def test_tells_counts_beside_those_demanded_and_the_simplest_wrong_hands(self, page):
        assert "straight 2,820 2,772 +48" in page.text
        assert "none 177,360 177,408 \N{MINUS SIGN}48" in page.text
        assert "48 hands : demanded none , answered straight" in page.text
        assert "All 270,725 270,725" in page.text
        labels = [value for _, name, value in page.attributes if name == "aria-label"]
        assert "ace of spades, 2 of spades, 3 of spades, king of hearts" in labels

    def test_an_answer_that_the_rules_never_give_is_counted_too(self, read, matrix):
        [sweep] = matrix.sweeps
        odd = msgspec.structs.replace(sweep, counts={**sweep.counts, "seven-of-a-kind": 3})
        assert "seven-of-a-kind 3 0 +3" in read(msgspec.structs.replace(matrix, sweeps=(odd,))).text

    def test_a_sweep_by_classes_says_that_not_every_hand_was_asked(self, read, matrix):
        [sweep] = matrix.sweeps
        hint = "Not every hand was asked"
        assert hint in read(matrix).text
        full = msgspec.structs.replace(sweep, mode="full", asked=sweep.hands)
        assert hint not in read(msgspec.structs.replace(matrix, sweeps=(full,))).text
        small = msgspec.structs.replace(sweep, asked=sweep.hands)
        assert hint not in read(msgspec.structs.replace(matrix, sweeps=(small,))).text

    def test_a_sweep_without_usable_answers_does_not_read_as_good(self, read, matrix):
        [sweep] = matrix.sweeps
        blind = msgspec.structs.replace(sweep, disagreements=(), unjudged=5)
        told = read(msgspec.structs.replace(matrix, sweeps=(blind,))).text
        assert "no wrong answer, 5 hands without a usable answer" in told


class TestNothingGetsIn:
    def test_no_tag_comes_from_a_product_or_a_file(self, page, hostile_page):
        assert hostile_page.tags.count("script") == hostile_page.tags.count("style") == 1
        assert "img" not in hostile_page.tags
        assert set(hostile_page.tags) <= set(page.tags) | {"noscript"}

    def test_no_attribute_runs_or_styles_anything(self, hostile_page):
        names = {name for _, name, _ in hostile_page.attributes}
        assert not [name for name in names if name.startswith("on")]
        assert "style" not in names
        assert {value for _, name, value in hostile_page.attributes if name == "src"} == set()
        assert all(link.startswith("#") or link == "data:," for link in hostile_page.links())

    @pytest.mark.parametrize("text", matrices.HOSTILE)
    def test_hostile_text_is_shown_as_text(self, hostile_page, text):
        assert " ".join(visible(text).split()) in hostile_page.text

    def test_no_character_turns_or_hides_text(self, hostile_folder):
        content = (hostile_folder / "index.html").read_text()
        assert not set(content) & set("\u202e\x1b\x00\x07\u200b")

    def test_the_policy_lets_exactly_this_script_and_this_style_run(self, page):
        [policy] = [
            value
            for tag, name, value in page.attributes
            if tag == "meta" and name == "content" and "default-src" in value
        ]
        for kind in ("style", "script"):
            digest = base64.b64encode(hashlib.sha256(page.raw[kind].encode()).digest()).decode()
            assert f"{kind}-src 'sha256-{digest}';" in policy
        assert policy.startswith("default-src 'none';")
        assert "unsafe" not in policy

    def test_nothing_is_fetched(self, page):
        loads = {(tag, name) for tag, name, value in page.attributes if "://" in value}
        assert not loads
        assert "://" not in page.raw["script"]
        # The name of SVG's namespace is no address that is asked for anything.
        assert "://" not in page.raw["style"].replace("http://www.w3.org/2000/svg", "")
