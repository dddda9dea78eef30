"""From clause to line in the matrix, the page and the terminal."""

import json

import msgspec
import pytest

from pa58.evidence import EvidenceError, Journal, Selection
from reports import html
from reports.building import build_matrix
from reports.clause_sets import ClauseSets
from reports.terminal import summary

changed = msgspec.structs.replace
CUT = "four_card_frenzy_shuffle_and_cut.py"


def without(journal, name):
    """Return the journal of a suite that lacks the scenario called ``name``."""
    gone = {case.id for case in journal.header.expected if case.name.startswith(name)}
    assert gone
    expected = tuple(case for case in journal.header.expected if case.id not in gone)
    cases = {key: record for key, record in journal.cases.items() if key not in gone}
    return changed(journal, header=changed(journal.header, expected=expected), cases=cases)


def with_code(journal, change):
    """Return the journal with each file of the code as ``change`` makes it."""
    code = changed(journal.header.code, files=tuple(map(change, journal.header.code.files)))
    return changed(journal, header=changed(journal.header, code=code))


def naming(function, clauses):
    """Return a change of the code that gives a function other clauses."""

    def change(file):
        functions = tuple(
            changed(each, clauses=clauses) if each.name == function else each for each in file.functions
        )
        return changed(file, functions=functions)

    return change


def page_of(matrix):
    return b"".join(html.pieces(matrix, matrix_digest="0" * 64)).decode()


def line_of(journal, file, text):
    [source] = [each.text for each in journal.header.code.files if each.name == file]
    [number] = [number for number, line in enumerate(source.split("\n"), start=1) if text in line]
    return number


class TestFindings:
    def test_a_line_that_lost_its_scenario_is_one(self, index, journal):
        shorter = without(journal, "Nobody below a floorperson directs a shuffle")
        [finding] = build_matrix(index, shorter).lines.findings
        assert finding.kind == "line"
        assert (finding.file, finding.function) == (CUT, "directed_by_a_floorperson_or_above")
        assert finding.line == line_of(journal, CUT, "cannot direct a shuffle")

    def test_a_way_on_that_lost_its_scenario_is_one(self, index, journal):
        shorter = without(journal, "A Raise Wager is made after")
        [finding] = build_matrix(index, shorter).lines.findings
        assert finding.kind == "exit"
        assert finding.detail == (
            f"four_card_frenzy_wagers.py:{finding.line} in after_ante_and_odds: reached, but in no clause’s case "
            "it leaves the function"
        )

    def test_a_clause_whose_cases_miss_its_own_rule_is_one(self, index, journal):
        moved = with_code(journal, naming("cut_cards", ("680a.6.a.1",)))
        [finding] = build_matrix(index, moved).lines.findings
        assert (finding.kind, finding.clause, finding.function) == ("clause", "680a.6.a.1", "cut_cards")
        assert "58 Pa. Code § 680a.6(a)(1): none of its" in finding.detail

    def test_they_change_no_verdict_and_no_exit_status(self, index, journal):
        good = build_matrix(index, journal)
        bad = build_matrix(index, with_code(journal, naming("cut_cards", ("680a.6.a.1",))))
        assert bad.lines.findings
        assert (bad.verdict, bad.sentence, bad.exit_status) == (good.verdict, good.sentence, good.exit_status)
        assert [row.verdict for row in bad.clauses] == [row.verdict for row in good.clauses]

    def test_the_terminal_tells_of_them_in_a_line_and_else_says_nothing(self, index, journal, tmp_path):
        shorter = without(journal, "Nobody below a floorperson directs a shuffle")
        told = summary(build_matrix(index, shorter), tmp_path).plain
        assert (
            "\nLines of the reference: 1 finding about the suite, such as four_card_frenzy_shuffle_and_"
            in told
        )
        assert "Lines of the reference" not in summary(build_matrix(index, journal), tmp_path).plain

    @pytest.mark.parametrize(
        ("kept", "why"),
        [
            (
                lambda run: changed(run, header=changed(run.header, selection=Selection(chapters=("684a",)))),
                "part",
            ),
            (lambda run: changed(run, footer=None), "cut short"),
            (
                lambda run: changed(
                    run, cases={key: changed(record, reach=None) for key, record in run.cases.items()}
                ),
                "without being measured",
            ),
        ],
    )
    def test_a_run_that_did_not_do_all_there_is_judges_no_line(self, index, journal, kept, why):
        lines = build_matrix(index, kept(without(journal, "Nobody below a floorperson"))).lines
        assert why in lines.not_judged
        assert lines.findings == ()


class TestClauses:
    def test_a_clause_shows_its_own_rules_and_how_far_its_cases_go_in_them(self, index, journal):
        rows = {row.key: row.lines for row in build_matrix(index, journal).clauses}
        own = {each.name: (each.reached, each.of) for each in rows["684a.6.e.1"].own}
        # Its hands hold five cards of one suit, so that two of the seven lines are for other hands than these.
        assert own == {"six_card_royal_flush": (1, 1), "ranks_of_five_suited": (5, 7)}
        assert rows["684a.6.e.1"].elsewhere.keys() >= {"decks.py", "poker_patterns.py"}

    def test_only_cases_that_passed_count(self, index, journal):
        failed = {
            case.id: changed(journal.cases[case.id], outcome="failed", convicts=case.clauses)
            for case in journal.header.expected
            if case.id in journal.cases and "684a.6.e.1" in case.clauses
        }
        rows = build_matrix(index, changed(journal, cases=journal.cases | failed)).clauses
        [lines] = [row.lines for row in rows if row.key == "684a.6.e.1"]
        assert lines.cases == 0
        assert [each.reached for each in lines.own] == [0, 0]
        assert lines.elsewhere == {}

    def test_a_line_has_the_clauses_whose_cases_reach_it(self, index, journal):
        lines = build_matrix(index, journal).lines
        number = line_of(journal, CUT, "cannot require a recut")
        [file] = [each for each in lines.files if each.name == CUT]
        [run] = [run for runs in file.runs for run in runs if run.first <= number <= run.last]
        assert lines.clause_sets[run.clauses] == ("684a.5.e",)

    def test_a_line_of_a_reading_not_in_force_is_said_to_be_one(self, index, journal):
        lines = build_matrix(index, journal).lines
        [file] = [each for each in lines.files if each.name == "four_card_frenzy.py"]
        number = line_of(journal, file.name, "    return ROWS_OF_FIVE_BELOW_ROYAL")
        [run] = [run for runs in file.runs for run in runs if run.first <= number <= run.last]
        assert (run.state, run.reading) == ("reading", "684a-wheel-in-all-six=no")


class TestThePage:
    def test_it_shows_each_function_with_its_lines(self, index, journal):
        page = page_of(build_matrix(index, journal))
        assert '<h2 id="report-reference">Reference implementation</h2>' in page
        first = line_of(journal, CUT, "def cut_cards") - 1  # its decorator
        assert f'<h4 id="code-{CUT.removesuffix(".py")}-{first}"><code>cut_cards</code>' in page
        assert "only under 684a-wheel-in-all-six=no" in page
        assert "<strong>No finding:</strong>" in page

    def test_every_link_leads_somewhere(self, index, journal):
        page = page_of(build_matrix(index, journal))
        links = {each.split('"')[0] for each in page.split('href="#code')[1:]}
        ids = {each.split('"')[0] for each in page.split('id="code')[1:]}
        assert links
        assert links <= ids

    def test_clauses_named_in_brief_are_those_of_the_set_and_no_others(self, index, journal):
        matrix = build_matrix(index, journal)
        sets = matrix.lines.clause_sets
        brief = ClauseSets(matrix.clauses, {key for each in sets for key in each})
        every = {key for each in sets for key in each}
        for keys in sets:
            meant = []
            for key, below in brief.in_brief(keys):
                meant += [each for each in every if each.startswith(f"{key}.") and below]
                meant += [key] if key in every else []
            assert sorted(meant) == sorted(keys)

    def test_hostile_source_is_text(self, index, journal):
        evil = '</pre><script>alert("x")</script><img src=x onerror=alert(1)>{{ 7 * 7 }}'

        def change(file):
            lines = file.text.split("\n")
            functions = tuple(changed(each, name=each.name + evil) for each in file.functions)
            return changed(file, text="\n".join(line + evil for line in lines), functions=functions)

        page = page_of(build_matrix(index, with_code(journal, change)))
        assert "<script>alert" not in page
        assert "<img" not in page
        assert "&lt;/pre&gt;&lt;script&gt;alert(&#34;x&#34;)&lt;/script&gt;" in page

    def test_a_finding_is_on_it(self, index, journal):
        shorter = without(journal, "Nobody below a floorperson directs a shuffle")
        page = page_of(build_matrix(index, shorter))
        assert "<h3>1 finding about the suite</h3>" in page
        assert "<b>no clause</b>" in page

    def test_a_journal_without_lines_says_nothing_of_them(self, index, journal):
        matrix = build_matrix(index, changed(journal, header=changed(journal.header, code=None)))
        assert matrix.lines is None
        assert "report-reference" not in page_of(matrix)
        assert "Lines of the reference" not in page_of(matrix)

    def test_a_run_that_could_not_measure_says_why(self, index, journal):
        header = changed(journal.header, code=None, lines_not_measured="a debugger was at work")
        page = page_of(build_matrix(index, changed(journal, header=header)))
        assert "Lines were not measured: a debugger was at work." in page


def test_the_json_has_it_too(whole_run):
    folder, _, _ = whole_run
    told = json.loads((folder / "matrix.json").read_text())
    assert told["lines"]["lines_reached"] == told["lines"]["lines"]
    assert {"cases", "own", "elsewhere"} == set(told["clauses"][0]["lines"])


def _reach(**members):
    return {"line": "reach", "id": 0, "lines": {}, "exits": {}, **members}


@pytest.mark.parametrize("spans", ["", "abc", "1-", "-3", "1-2-3", "1  2", "1\n", "٣", "9" * 5000])
@pytest.mark.parametrize("kind", ["lines", "exits"])
def test_a_reach_that_tells_no_lines_is_refused_with_its_place(tmp_path, kind, spans):
    path = tmp_path / "evidence.jsonl"
    path.write_text(json.dumps(_reach(**{kind: {"cards.py": spans}})) + "\n", encoding="utf-8")
    with pytest.raises(EvidenceError, match=rf"evidence.jsonl:1: .* tells no {kind} of 'cards.py'"):
        Journal.read(path)


@pytest.mark.parametrize(
    ("members", "said"),
    [
        ({"text": "one line"}, "does not stand in the text"),
        ({"functions": ()}, "stands in none of its functions"),
        ({"lines": (10**9,)}, "line 1000000000 of 'four_card_frenzy.py' stands in none of its functions"),
        ({"exits": ((0, 5),)}, "line 0 of 'four_card_frenzy.py' stands in none of its functions"),
    ],
)
def test_code_whose_lines_are_not_its_own_is_refused(whole_run, tmp_path, members, said):
    folder, _, _ = whole_run
    header, _ = (folder / "evidence.jsonl").read_bytes().split(b"\n", 1)
    told = json.loads(header)
    [file] = [each for each in told["code"]["files"] if each["name"] == "four_card_frenzy.py"]
    file |= members
    path = tmp_path / "evidence.jsonl"
    path.write_text(json.dumps(told) + "\n", encoding="utf-8")
    with pytest.raises(EvidenceError, match=f"evidence.jsonl:1: .*{said}"):
        Journal.read(path)


def test_each_way_through_the_code_is_written_once(journal):
    ways = [way.way for way in journal.reaches.values()]
    assert len(ways) == len(set(ways)) < len(journal.cases) / 4
