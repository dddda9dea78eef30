"""Another run dropped on a report: the page must say what ``pa58 compare`` says, and believe no file."""

import json
import random
import shutil
from pathlib import Path

import matrices
import msgspec
import pytest
from browsing import Tab
from playwright.sync_api import Page

from pa58.evidence import SuiteIdentity
from pa58.verdicts import WORST_FIRST
from reports import Matrix, write_outputs
from reports.comparison import Comparison, compare
from reports.comparison_outputs import TITLES
from reports.wording import OUTCOMES

OTHER_SUITE = SuiteIdentity(version="0.2.0", features_digest="1a", index_digest="2b", code_digest="3c")
DROPPED = """(files) => {
  const carried = new DataTransfer();
  for (const [name, text] of files) carried.items.add(new File([text], name));
  const drop = new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer: carried});
  document.body.dispatchEvent(drop);
}"""
FILE_NAMED = "document.querySelector('.comparing input').files[0]?.name"
FOUND = """() => {
  const { changes, counts, unchanged, differences } = document.querySelector(".compared").found;
  return {
    counts: Object.fromEntries([...counts].filter(([, number]) => number)),
    unchanged,
    differences: differences.map((each) => [each.what, each.old, each.new]),
    changes: changes.map((each) => ({
      ...each, old: each.old ?? null, new: each.new ?? null,
      cases: each.cases.map((one) => [one.old ?? null, one.new ?? null]).sort(),
    })),
  };
}"""

FAILING_ARE_FIRST = """() => document.querySelector(".compared").found.changes.every(({ cases }) => {
  const failing = cases.filter((each) => each.new === "failed").length;
  return cases.slice(0, failing).every((each) => each.new === "failed");
})"""


def told(comparison: Comparison) -> dict[str, object]:
    """Return what ``pa58 compare`` says in the form of what the page found."""
    return {
        "counts": comparison.counts,
        "unchanged": comparison.unchanged,
        "differences": [[each.what, each.old, each.new] for each in comparison.differences],
        "changes": [
            {
                "key": each.key,
                "change": each.change,
                "old": each.old,
                "new": each.new,
                "textChanged": each.text_changed,
                "regression": each.regression,
                "cases": sorted(
                    ([one.old, one.new] for one in each.cases), key=lambda pair: [str(word) for word in pair]
                ),
            }
            for each in comparison.changes
        ],
    }


def sides(found: dict[str, object]) -> dict[str, object]:
    for change in found["changes"]:
        change["cases"].sort(key=lambda pair: [str(word) for word in pair])
    return found


def made(chance: random.Random, started: str, keys: list[str], *, suite: SuiteIdentity | None) -> Matrix:
    """Make a run whose verdicts, texts and cases are drawn by ``chance``: any of them may go with any other."""
    clauses, cases = [], []
    for number, key in enumerate(keys):
        if chance.random() < 0.05:
            continue
        print_ = chance.choice(("", "a" * 64, "b" * 64))
        in_scope = chance.random() < 0.8
        verdict = chance.choice(WORST_FIRST)
        clauses.append(matrices.clause(key, verdict=verdict, fingerprint=print_, in_scope=in_scope))
        for row in range(chance.choice((0, 0, 1, 2, 3))):
            outcome = chance.choice(OUTCOMES)
            also = [chance.choice(clauses).key] if chance.random() < 0.3 else []
            cites = list(dict.fromkeys([key, *also]))
            own_line = f":{chance.randrange(2, 5) * 100 + row}" if chance.random() < 0.5 else ""
            cases.append(
                matrices.case(
                    f"684a/{key}.feature:{number * 10 + row + chance.randrange(2) + 4}{own_line or f':{row}'}",
                    chance.choice(("A flush", "A straight", "A flush — É <b>")),
                    cites,
                    ["Given a table"],
                    outcome=outcome,
                    convicts=cites[:1] if outcome == "failed" else [],
                )
            )
    unique = {case.id: case for case in cases}
    return matrices.build(
        clauses,
        list(unique.values()),
        run=matrices.run_row(started=started),
        **({"suite": suite} if suite else {}),
    )


def give(page: Page, file: Path) -> None:
    page.locator(".comparing input").set_input_files(file)
    page.locator(".compared:visible, .refusal:not(:empty)").wait_for()


@pytest.fixture
def beside(tab, tmp_path):
    """Open the page of one run and give it the matrix of another."""

    def beside(mine: Matrix, other: Matrix) -> Page:
        write_outputs(mine, tmp_path / "mine")
        write_outputs(other, tmp_path / "other")
        page = tab.open(tmp_path / "mine" / "index.html")
        give(page, tmp_path / "other" / "matrix.json")
        return page

    return beside


class TestTheResult:
    @pytest.mark.parametrize("seed", range(8))
    def test_is_that_of_the_command_over_any_pair_of_runs(self, beside, seed):
        chance = random.Random(seed)
        keys = [
            f"{chapter}a.6.{letter}.{number}"
            for chapter in (600, 601, 602)
            for letter in "abcdefgh"
            for number in range(1, 21)
        ]
        suite = OTHER_SUITE if seed % 2 else None
        old = made(chance, "2025-01-01T00:00:00Z", keys, suite=None)
        new = made(chance, "2025-02-01T00:00:00Z", keys, suite=suite)
        mine, other = (new, old) if seed % 4 < 2 else (old, new)
        page = beside(mine, other)
        found = page.evaluate(FOUND)
        assert sides(found) == sides(told(compare(old, new)))
        assert len(found["changes"]) > 300
        assert page.evaluate(FAILING_ARE_FIRST)
        page.get_by_role("button", name="Swap old and new").click()
        assert sides(page.evaluate(FOUND)) == sides(told(compare(new, old)))

    def test_every_kind_of_change_came_about_in_those_pairs(self):
        kinds = set()
        for seed in range(2):
            chance = random.Random(seed)
            keys = [f"600a.6.{letter}.{number}" for letter in "abcdefgh" for number in range(1, 21)]
            old = made(chance, "2025", keys, suite=None)
            kinds |= compare(
                old, made(chance, "2026", keys, suite=OTHER_SUITE if seed else None)
            ).counts.keys()
        assert kinds == TITLES.keys()

    def test_of_a_run_with_itself_is_that_nothing_changed(self, beside, matrix):
        page = beside(matrix, matrix)
        assert page.get_by_text("No regression.").is_visible()
        assert page.get_by_role("row", name="Unchanged 26").is_visible()
        assert page.locator(".by-change").is_hidden()


@pytest.fixture
def worse(beside, matrix):
    """Open the report of the realistic run beside the same run in which (b)(2) passed and (c) did not exist."""
    earlier = matrices.run_row(started="2024-12-24T08:00:00Z")
    clauses = [
        msgspec.structs.replace(row, verdict="passed") if row.key == "684a.6.b.2" else row
        for row in matrix.clauses
        if row.key != "684a.6.c"
    ]
    gone = matrices.clause("684a.6.z", summary="<b>Gone</b>\u202e")
    cases = [
        msgspec.structs.replace(case, outcome="passed", convicts=())
        if "684a.6.b.2" in case.convicts
        else case
        for case in matrix.scenarios
    ]
    return beside(matrix, matrices.build([*clauses, gone], cases, run=earlier, readings=matrix.readings))


class TestWhatIsShown:
    def test_is_each_kind_of_change_in_the_words_of_the_command(self, worse):
        assert worse.get_by_text("Regression: 1 clause worse than before.").is_visible()
        row = worse.get_by_role("row", name="Newly failing 1")
        assert row.get_by_text("failed in the new run and not in the old").is_visible()
        told = worse.locator("#clause-684a_6_b_2 > summary")
        assert "Newly failing: passed → failed" in told.text_content()

    def test_filters_the_matrix(self, worse):
        worse.locator(".by-change .chip", has_text="Newly failing").click()
        rows = "[...document.querySelectorAll('.part > details:not(.context)')]"
        assert worse.evaluate(f"{rows}.filter(each => each.checkVisibility()).map(each => each.id)") == [
            "clause-684a_6_b_2"
        ]
        assert worse.locator("output").text_content() == "1 of 26 clauses"
        worse.get_by_role("button", name="Show everything").click()
        assert worse.locator("output").text_content() == "All 26 clauses"

    def test_names_the_cases_that_changed_and_leads_to_them(self, worse):
        worse.locator("#clause-684a_6_b_2 > summary").click()
        case = worse.locator("#clause-684a_6_b_2 .case-change").first
        assert case.text_content().startswith("passed → failed An ace completes a straight flush")
        case.get_by_role("link").click()
        assert worse.locator("[id='case-684a_684a.6.a.feature_40_48']").is_visible()

    def test_tells_of_clauses_that_the_page_has_no_row_for(self, worse):
        gone = worse.locator(".away-change")
        assert gone.text_content() == "Gone: 58 Pa. Code § 684a.6(z) <b>Gone</b>[U+202E] passed"
        assert worse.locator("b", has_text="Gone").count() == 0

    def test_is_gone_without_a_trace_when_it_is_removed(self, worse):
        worse.get_by_role("button", name="Remove the comparison").click()
        assert worse.locator(".compared").is_hidden()
        assert worse.locator(".change, .changed, .by-change .chip").count() == 0
        assert worse.evaluate("document.activeElement.type") == "file"

    def test_is_what_is_exported(self, worse):
        worse.locator(".by-change .chip", has_text="Newly failing").click()
        with worse.expect_download() as waiting:
            worse.get_by_role("button", name="Export shown").click()
        header, row = Path(waiting.value.path()).read_text(encoding="utf-8-sig").splitlines()
        assert header.endswith(",cases,change,verdict in the old run")
        assert row.endswith(",Newly failing,passed")


class TestTheFile:
    def test_can_be_dropped_anywhere(self, tab, folder):
        page = tab.open(folder / "index.html")
        page.evaluate(DROPPED, [["matrix.json", (folder / "matrix.json").read_text()]])
        page.locator(".compared:visible").wait_for()
        assert page.get_by_text("No regression.").is_visible()
        assert page.evaluate(FILE_NAMED) == "matrix.json"

    def test_is_named_beside_the_field_until_the_comparison_is_removed(self, tab, folder):
        page = tab.open(folder / "index.html")
        give(page, folder / "matrix.json")
        assert page.evaluate(FILE_NAMED) == "matrix.json"
        page.get_by_role("button", name="Remove the comparison").click()
        assert page.evaluate(FILE_NAMED) is None

    def test_can_be_chosen_again_after_it_was_mended(self, tab, folder, tmp_path):
        page = tab.open(folder / "index.html")
        other = tmp_path / "matrix.json"
        other.write_text("{}")
        page.on("filechooser", lambda chooser: chooser.set_files(other))
        page.locator(".comparing input").click()
        page.locator(".refusal:not(:empty)").wait_for()
        shutil.copyfile(folder / "matrix.json", other)
        page.locator(".comparing input").click()
        page.locator(".compared:visible").wait_for()

    def test_can_be_chosen_with_the_keyboard(self, tab, folder):
        page = tab.open(folder / "index.html")
        page.on("filechooser", lambda chooser: chooser.set_files(folder / "matrix.json"))
        page.locator(".comparing input").focus()
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        page.keyboard.press("Enter")
        page.locator(".compared:visible").wait_for()

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (b"", "it is not JSON"),
            (b"\xff\xfe\x00", "it is not JSON"),
            (b"[" * 200_000, "it is not JSON"),
            (b"null", "it is not the matrix.json of a run"),
            (b'{"format": 5}', "it is not the matrix.json of a run"),
            (
                b'{"format": "pa58-matrix/9"}',
                "it has the form “pa58-matrix/9”, and this page compares “pa58-matrix/1”",
            ),
            (b'{"format": "pa58-matrix/1"}', "product is not an object"),
            (b'{"format": "pa58-comparison/1\\u202e"}', "“pa58-comparison/1[U+202E]”"),
        ],
        ids=range(8),
    )
    def test_that_is_no_matrix_is_refused_in_words(self, tab, folder, tmp_path, content, said):
        page = tab.open(folder / "index.html")
        (tmp_path / "strange.json").write_bytes(content)
        give(page, tmp_path / "strange.json")
        assert said in page.locator(".refusal").text_content()
        assert page.locator(".refusal").text_content().startswith("strange.json: ")
        assert page.locator(".compared").is_hidden()

    @pytest.mark.parametrize(
        ("place", "said"),
        [
            (
                (("clauses", 3, "verdict"), "<img src=x onerror=alert(1)>"),
                "clauses[3].verdict is not one of",
            ),
            ((("clauses", 3, "key"), "684a.1.ante-wager"), "clauses[3].key is not of this clause alone"),
            (
                (("clauses", 3, "scenarios"), [{"id": "no", "outcome": "passed"}]),
                "made of cases that the file holds",
            ),
            ((("clauses",), {"length": 3}), "clauses is not a list"),
            ((("scenarios", 0), None), "scenarios[0] is not an object"),
            ((("scenarios", 1, "outcome"), "good"), "scenarios[1].outcome is not one of"),
            ((("run", "selection"), []), "run.selection is not an object"),
            ((("suite", "code_digest"), 7), "suite.code_digest is not a text"),
        ],
        ids=range(8),
    )
    def test_that_is_not_whole_is_refused_with_the_place(self, tab, folder, place, said):
        path, value = place
        matrix = json.loads((folder / "matrix.json").read_text())
        at = matrix
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value
        page = tab.open(folder / "index.html")
        page.evaluate(DROPPED, [["matrix.json", json.dumps(matrix)]])
        page.locator(".refusal:not(:empty)").wait_for()
        assert said in page.locator(".refusal").text_content()

    def test_that_is_refused_leaves_the_comparison_before_it(self, tab, folder, tmp_path):
        page = tab.open(folder / "index.html")
        give(page, folder / "matrix.json")
        (tmp_path / "bad.json").write_text("{")
        page.locator(".comparing input").set_input_files(tmp_path / "bad.json")
        page.locator(".refusal:not(:empty)").wait_for()
        assert page.get_by_text("No regression.").is_visible()

    def test_that_is_too_large_is_not_even_read(self, tab, folder):
        page = tab.open(folder / "index.html")
        page.evaluate("Object.defineProperty(Blob.prototype, 'size', {get: () => 2 ** 40})")
        page.evaluate(DROPPED, [["huge.json", "{}"]])
        page.locator(".refusal:not(:empty)").wait_for()
        assert "1,099,511,627,776 bytes, and this page reads at most 268,435,456 bytes" in (
            page.locator(".refusal").text_content()
        )

    def test_several_at_once_are_refused(self, tab, folder):
        page = tab.open(folder / "index.html")
        page.evaluate(DROPPED, [["a.json", "{}"], ["b.json", "{}"]])
        assert page.locator(".refusal").text_content() == "give one file, not several."

    def test_of_a_hostile_product_is_text(self, tab, folder, hostile_folder):
        page = tab.open(folder / "index.html")
        give(page, hostile_folder / "matrix.json")
        assert page.locator(".compared").is_visible()
        assert page.locator(".compared script, .compared img").count() == 0
        assert not set(page.locator(".compared").text_content()) & set("\u202e\x1b\x00\x07\u200b")


def test_without_javascript_it_is_not_offered(browser, report):
    context = browser.new_context(java_script_enabled=False)
    tab = Tab(context)
    assert tab.open(report).locator(".comparing").is_hidden()
    context.close()
