"""The report in a real browser: what a reader can do with it, with and without JavaScript.

`browsing` says what these tests need, and what they do without it.
"""

import csv
import io
import shutil
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import matrices
import msgspec
import pytest
from browsing import Tab
from playwright.sync_api import Page, expect

from pa58.lab import Lab
from reports import write_outputs

ROWS = "[...document.querySelectorAll('.part > details')].filter(each => each.checkVisibility())"
SHOWN = f"{ROWS}.map(each => each.id)"
IN_SIGHT = f"""{ROWS}
    .filter(each => each.getBoundingClientRect().top < innerHeight && each.getBoundingClientRect().bottom > 0)
    .map(each => each.id)"""
FITTING = f"{ROWS}.filter(each => !each.matches('.context')).map(each => each.id)"


def anchors(*keys: str) -> list[str]:
    return [matrices.clause(key).anchor for key in keys]


class TestFilters:
    def test_a_verdict_shows_its_clauses_and_what_they_stand_under(self, tab, report):
        page = tab.open(report)
        page.locator(".chip", has_text="failed").first.click()
        assert page.evaluate(FITTING) == anchors("684a.6.b.2", "684a.6.b.5")
        assert page.evaluate(SHOWN) == anchors("684a.6.b", "684a.6.b.2", "684a.6.b.5")
        assert page.locator("output").text_content() == "2 of 26 clauses"

    def test_chapter_method_and_option_narrow_further(self, tab, report):
        page = tab.open(report)
        page.get_by_role("combobox", name="Chapter", exact=True).select_option("684a")
        page.get_by_role("combobox", name="Method", exact=True).select_option("inspection")
        assert page.evaluate(FITTING) == anchors("684a.3.b.1", "684a.3.b.2")
        page.get_by_role("combobox", name="Method", exact=True).select_option("")
        page.get_by_role("combobox", name="Option", exact=True).select_option("prime-wager")
        assert page.evaluate(FITTING) == anchors("684a.7.d.2")

    def test_not_verified_only_shows_exactly_the_clauses_of_the_first_screen(self, tab, report, matrix):
        page = tab.open(report)
        page.get_by_role("button", name="Not verified only").click()
        assert set(page.evaluate(FITTING)) == set(anchors(*matrix.not_verified))

    @pytest.mark.parametrize(
        ("typed", "found"),
        [
            ("community card", ["691.wagers.c.6"]),
            ("§ 684a.3(B)(1)", ["684a.3.b.1"]),
            ("684a.7.d.3", ["684a.7.d.3"]),
            ("3H ah 4h 2h", ["684a.6.a"]),
            ("Kd Qd Jd Td", ["684a.6.b.2"]),
            ("feature:58", ["684a.6.b.5"]),
        ],
    )
    def test_search_finds_words_citations_keys_and_cards(self, tab, report, typed, found):
        page = tab.open(report)
        page.get_by_role("searchbox").fill(typed)
        assert page.evaluate(FITTING) == anchors(*found)

    def test_search_without_a_hit_says_so(self, tab, report):
        page = tab.open(report)
        page.get_by_role("searchbox").fill("no such words")
        assert page.evaluate(SHOWN) == []
        assert page.get_by_text("No clause fits these filters.").is_visible()

    def test_a_count_on_the_first_screen_leads_to_its_clauses(self, tab, report):
        page = tab.open(report)
        page.locator(".gap a", has_text="uncovered").first.click()
        assert page.evaluate(FITTING) == anchors("684a.3.a", "691.wagers.c.6.iv", "691.wagers.c.6.iv.A")

    def test_the_note_for_those_without_javascript_is_for_them_only(self, tab, report):
        assert (
            not tab.open(report)
            .get_by_text("Filters, search, comparison and export need JavaScript.")
            .is_visible()
        )

    def test_everything_comes_back(self, tab, report):
        page = tab.open(report, "#?verdict=failed&q=straight")
        page.get_by_role("button", name="Show everything").click()
        assert len(page.evaluate(SHOWN)) == 26
        assert page.locator("output").text_content() == "All 26 clauses"


class TestAddress:
    def test_a_copied_address_shows_what_its_sender_saw(self, tab, report):
        page = tab.open(report)
        page.locator(".chip", has_text="uncovered").first.click()
        page.get_by_role("combobox", name="Chapter", exact=True).select_option("691")
        page.get_by_role("searchbox").fill("ace")
        page.wait_for_url("**/index.html#*q=ace*")
        shown, address = page.evaluate(SHOWN), page.url
        page.goto("about:blank")
        page.goto(address)
        assert page.evaluate(SHOWN) == shown
        assert page.evaluate(FITTING) == anchors("691.wagers.c.6.iv.A")
        assert page.get_by_role("combobox", name="Chapter", exact=True).input_value() == "691"

    def test_an_address_of_a_case_opens_the_clause_that_it_stands_in(self, tab, report):
        page = tab.open(report, "#case-684a_684a.6.b.feature_16_26")
        assert page.locator("[id='case-684a_684a.6.b.feature_16_26']").is_visible()

    def test_a_link_to_a_clause_that_is_filtered_away_brings_it_back(self, tab, report):
        page = tab.open(report, "#?verdict=failed&at=clause-684a_6_b_2")
        assert page.locator("#clause-684a_6_b_2").get_attribute("open") is not None
        page.get_by_role("link", name="An ace completes a straight flush").click()
        assert page.locator("[id='case-684a_684a.6.a.feature_40_48']").is_visible()

    def test_what_an_address_points_to_does_not_hide_behind_the_filters(self, tab, report):
        page = tab.open(report, "#?verdict=failed+error&at=clause-684a_6_b_2")
        bar = page.locator(".filters").bounding_box()
        assert page.locator("#clause-684a_6_b_2").bounding_box()["y"] >= bar["y"] + bar["height"] - 1

    def test_the_filters_stay_in_the_address_when_a_link_is_followed(self, tab, report):
        page = tab.open(report, "#?chapter=684a")
        page.locator(".gap a.cite", has_text="(b)(6)").first.click()
        page.wait_for_url("**/index.html#*at=clause-684a_6_b_6*")
        assert "chapter=684a" in page.url

    @pytest.mark.parametrize(
        "fragment",
        ["#?verdict=nonsense&chapter=9&x=%00", "#nowhere", "#%E0%A4%A", "#?q=%3Cimg%20onerror%3D1%3E"],
    )
    def test_a_broken_address_breaks_nothing(self, tab, report, fragment):
        page = tab.open(report, fragment)
        page.get_by_role("searchbox").fill("wild")
        assert page.evaluate(FITTING)


class TestKeyboard:
    def test_search_walk_and_open_without_a_mouse(self, tab, report):
        page = tab.open(report)
        page.keyboard.press("Control+k")
        page.keyboard.type("flush")
        page.locator("#clause-684a_6_b_2 > summary").focus()
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.parentElement.id") == "clause-684a_6_b_4"
        page.keyboard.press("Enter")
        assert page.locator("#clause-684a_6_b_4").get_attribute("open") is not None
        page.keyboard.press("Home")
        assert page.evaluate("document.activeElement.parentElement.id") == page.evaluate(SHOWN)[0]

    def test_every_control_can_be_reached_and_shows_that_it_has_the_focus(self, tab, report):
        page = tab.open(report)
        page.get_by_role("searchbox").focus()
        reached = set()
        for _ in range(30):
            page.keyboard.press("Tab")
            reached.add(page.evaluate("document.activeElement.name || document.activeElement.tagName"))
            assert page.evaluate(
                "(() => { const at = document.activeElement; const mark = at.closest('.chip') ?? at;"
                " return getComputedStyle(mark).outlineStyle !== 'none'; })()"
            )
        assert {
            "chapter",
            "method",
            "option",
            "verdict",
            "gaps",
            "open",
            "close",
            "export",
            "reset",
        } <= reached


class TestExport:
    @staticmethod
    def exported(page: Page) -> list[list[str]]:
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Export shown").click()
        content = Path(waiting.value.path()).read_bytes()
        assert content.startswith(b"\xef\xbb\xbf")
        return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))

    def test_holds_what_is_shown_and_nothing_else(self, tab, report):
        page = tab.open(report, "#?verdict=failed+no-obligation&chapter=684a")
        header, *rows = self.exported(page)
        assert header == ["key", "citation", "chapter", "summary", "method", "verdict", "inherited", "cases"]
        assert [row[0] for row in rows] == [
            "684a.1.ante-wager",
            "684a.1.prime-wager",
            "684a.3.b",
            "684a.6.b",
            "684a.6.b.2",
            "684a.6.b.5",
        ]
        assert rows[3][1:] == [
            "58 Pa. Code § 684a.6(b)",
            "684a",
            "The poker hands in their order, four-of-a-kind first.",
            "none",
            "no-obligation",
            "failed",
            "0",
        ]

    def test_no_cell_is_a_formula(self, tab, tmp_path):
        summaries = ["=1+1", "+1+1", "-1+1", "@1+1"]
        clauses = [
            matrices.clause(f"684a.6.a.{number}", summary=summary)
            for number, summary in enumerate(summaries, start=1)
        ]
        write_outputs(matrices.build(clauses), tmp_path)
        _, *rows = self.exported(tab.open(tmp_path / "index.html"))
        assert [row[3] for row in rows] == ["'" + summary for summary in summaries]


class TestWithoutJavaScript:
    @pytest.fixture
    def page(self, browser, report) -> Iterator[Page]:
        context = browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(report.as_uri())
        yield page
        context.close()

    def test_every_clause_is_there_and_opens(self, page):
        assert page.locator(".part > details:visible").count() == 26
        page.locator("#clause-684a_6_b_5 > summary").click()
        assert page.get_by_text("Demanded pair", exact=True).is_visible()

    def test_a_link_to_a_case_opens_the_clause_that_it_stands_in(self, page, report):
        page.goto(f"{report.as_uri()}#case-684a_684a.6.b.feature_16_26")
        assert page.locator("[id='case-684a_684a.6.b.feature_16_26']").is_visible()

    def test_what_would_not_work_is_not_offered(self, page):
        assert not page.get_by_role("searchbox").is_visible()
        assert page.get_by_text("Filters, search, comparison and export need JavaScript.").is_visible()


class TestEveryEye:
    @pytest.mark.parametrize("scheme", ["light", "dark"])
    def test_every_text_has_the_contrast_of_wcag_aa(self, browser, report, scheme):
        context = browser.new_context(color_scheme=scheme)
        tab = Tab(context)
        page = tab.open(report)
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        assert page.evaluate(CONTRAST) == []
        context.close()

    @pytest.mark.parametrize("width", [320, 375, 768, 1280])
    def test_nothing_runs_out_of_the_page(self, tab, report, width):
        tab.page.set_viewport_size({"width": width, "height": 800})
        page = tab.open(report)
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        # What is cut off at the edge of a clause makes no page wider.
        assert page.evaluate(CUT_OFF) == []

    def test_marks_stay_visible_in_forced_colors(self, tab, report):
        tab.page.emulate_media(forced_colors="active")
        page = tab.open(report)
        mark = "getComputedStyle(document.querySelector('.state'), '::before').backgroundColor"
        assert page.evaluate(mark) != page.evaluate(
            "getComputedStyle(document.documentElement).backgroundColor"
        )

    def test_controls_have_names_and_are_large_enough_to_hit(self, tab, report):
        page = tab.open(report)
        for control in page.locator(
            "button:visible, select:visible, input[type=search]:visible, .chip"
        ).all():
            box = control.bounding_box()
            assert box["height"] >= 24
            assert box["width"] >= 24
        assert page.locator("select:visible").count() == 3
        for name in ("Chapter", "Method", "Option"):
            assert page.get_by_role("combobox", name=name, exact=True).count() == 1

    def test_headings_do_not_skip_a_level(self, tab, report):
        page = tab.open(report)
        levels = page.evaluate(
            "[...document.querySelectorAll('h1,h2,h3,h4')].map(each => Number(each.tagName[1]))"
        )
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("large")
    matrix = matrices.large(4_000, 4_000)
    every_other = tuple(
        msgspec.structs.replace(row, summary=f"{row.summary} Here and there.") if at % 2 else row
        for at, row in enumerate(matrix.clauses)
    )
    write_outputs(msgspec.structs.replace(matrix, clauses=every_other), folder)
    return folder / "index.html"


class TestLargePage:
    """Rows out of sight are changed later than those in sight: nobody may notice, and nothing may go by them."""

    @pytest.fixture
    def every_other(self, tab: Tab, large: Path) -> tuple[Page, str, list[str]]:
        """A page, words that its every other row holds, and the rows that hold them."""
        page = tab.open(large)
        ids: list[str] = page.evaluate(
            "[...document.querySelectorAll('.part > details')].map(each => each.id)"
        )
        return page, "here and there", ids[1::2]

    def test_rows_in_sight_change_at_once_and_the_rest_soon(self, every_other):
        page, words, holding = every_other
        page.evaluate("document.querySelectorAll('.part')[150].scrollIntoView()")
        in_sight = page.evaluate(IN_SIGHT)
        assert len(in_sight) > 10
        page.get_by_role("searchbox").fill(words)
        assert page.evaluate(IN_SIGHT)
        assert set(page.evaluate(IN_SIGHT)) <= set(holding)
        expect(page.locator(".part > details:not([hidden])")).to_have_count(len(holding))
        assert page.evaluate(SHOWN) == holding

    def test_a_row_that_comes_into_sight_does_not_wait_for_its_turn(self, tab, large):
        tab.page.clock.install()
        page = tab.open(large)
        tab.page.clock.pause_at("2100-01-01")
        page.get_by_role("searchbox").fill("here and there")
        assert len(page.evaluate(SHOWN)) > 2_000
        page.evaluate("document.querySelectorAll('.part')[150].scrollIntoView()")
        expect(page.locator(".part").nth(150).locator(":scope > details:not([hidden])")).to_have_count(10)

    def test_what_is_typed_next_decides(self, every_other):
        page, words, _ = every_other
        page.get_by_role("searchbox").fill(words)
        page.get_by_role("searchbox").fill("")
        page.wait_for_timeout(500)
        assert len(page.evaluate(SHOWN)) == 4_000

    def test_paper_shows_what_was_asked_for(self, every_other):
        page, words, holding = every_other
        page.get_by_role("searchbox").fill(words)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        assert page.evaluate(SHOWN) == holding

    def test_the_last_row_takes_the_focus_though_it_waits_for_its_turn(self, tab, large):
        tab.page.clock.install()
        page = tab.open(large)
        tab.page.clock.pause_at("2100-01-01")
        for words in ("obligation 3998:", "obligation 1:", "here and there"):  # the first hides the last row
            page.get_by_role("searchbox").fill(words)
            page.wait_for_timeout(100)
        page.locator("#clause-600a_1_b > summary").press("End")
        assert page.evaluate("document.activeElement.parentElement.id") == "clause-619a_10_t"

    def test_an_address_of_a_row_far_down_keeps_the_filters_beside_it(self, every_other):
        page, words, holding = every_other
        page.evaluate("words => { location.hash = words }", f"?q={words}&at={holding[-1]}")
        expect(page.locator(f"#{holding[-1]} > summary")).to_be_focused()
        assert page.evaluate(SHOWN) == holding
        assert page.get_by_role("searchbox").input_value() == words


class TestPaper:
    def test_failed_clauses_are_open_and_controls_are_gone(self, tab, report):
        page = tab.open(report)
        page.emulate_media(media="print")
        assert page.get_by_text("Demanded pair", exact=True).is_visible()
        assert not page.get_by_text("Given a DJ Wild Stud Poker table").first.is_visible()
        assert not page.get_by_role("searchbox").is_visible()
        assert page.get_by_text("End of report").is_visible()

    @pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext (poppler-utils) is missing")
    def test_every_page_is_numbered_and_names_the_report(self, tab, report, tmp_path):
        page = tab.open(report)
        number = page.locator(".mast .digest").last.text_content()
        pages = printed(page, tmp_path / "report.pdf")
        for at, sheet in enumerate(pages, start=1):
            assert f"page {at} of {len(pages)}" in sheet
            assert f"Report {number}" in sheet
        assert "End of report" in pages[-1]

    @pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext (poppler-utils) is missing")
    def test_every_page_has_the_number_of_the_laboratory(self, tab, matrix, tmp_path):
        lab = msgspec.convert({"report": {"number": "ATL-2025-0117 “é”"}}, Lab)
        write_outputs(msgspec.structs.replace(matrix, lab=lab), tmp_path)
        pages = printed(tab.open(tmp_path / "index.html"), tmp_path / "report.pdf")
        assert len(pages) > 2
        for sheet in pages:
            assert "Report ATL-2025-0117 “é”, matrix " in sheet
        assert "End of report ATL-2025-0117" in pages[-1]


def printed(page: Page, file: Path) -> list[str]:
    """Print the page, and return the text of each sheet."""
    page.pdf(path=file, prefer_css_page_size=True)
    text = subprocess.run(["pdftotext", file, "-"], check=True, capture_output=True, text=True).stdout
    return text.split("\f")[:-1]


class TestHostileText:
    def test_runs_nothing_and_asks_for_nothing(self, tab, hostile_folder):
        page = tab.open(hostile_folder / "index.html")
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        page.get_by_role("searchbox").fill("<script>")
        page.get_by_role("searchbox").fill("alert(1)")
        assert page.title().startswith("<script>alert(1)</script>")
        assert page.locator("script").count() == 1

    def test_a_script_that_got_in_would_not_run(self, browser, report, tmp_path):
        spoilt = tmp_path / "spoilt.html"
        spoilt.write_bytes(
            report.read_bytes().replace(b"</main>", b"<script>document.title = 'owned'</script></main>")
        )
        context = browser.new_context()
        tab = Tab(context)
        page = tab.open(spoilt)
        assert page.title() != "owned"
        assert any("Content Security Policy" in complaint for complaint in tab.complaints)
        context.close()


CUT_OFF = """
() => [...document.querySelectorAll(".part :is(p, code, li, td, pre, h4)")]
  .filter((each) => each.checkVisibility() && !each.closest(".scroll"))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.textContent.slice(0, 60))
"""

# For each text that is seen: its color against what lies behind it, as WCAG 2.2 (1.4.3) reckons.
CONTRAST = """
() => {
  const parse = (color) => {
    const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number);
    return [r, g, b, a];
  };
  const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color[3] === 1) return color;
    }
    return [255, 255, 255, 1];
  };
  const poor = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (["SCRIPT", "STYLE", "OPTION"].includes(element.tagName)) continue;
    const style = getComputedStyle(element);
    const [one, two] = [light(parse(style.color)), light(behind(element))].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (two + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const name = `${element.tagName}.${element.className} ${walker.currentNode.data.slice(0, 40)}`;
    if (ratio < (large ? 3 : 4.5)) poor.add(`${ratio.toFixed(2)} ${name}`);
  }
  return [...poor];
}
"""
