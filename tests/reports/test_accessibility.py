"""Every page that the suite makes, before axe-core at WCAG 2.2 AA, in a real browser: nothing may be found."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import matrices
import msgspec
import pytest
from browsing import Tab, do_without
from playwright.sync_api import Browser, Page

from adapters.product import WireLine, WireSlice
from pa58.index import load_index
from pa58.lab import Lab
from reports import Matrix, write_outputs
from reports.checklist import checklist_html
from reports.comparison import compare
from reports.comparison_outputs import as_html

SCREENS = [(1280, "light"), (1280, "dark"), (1280, "forced"), (375, "light"), (375, "dark"), (375, "forced")]
# axe sees only what is laid out, and what is far below the fold is not until someone scrolls to it.
OPENED = """() => {
  for (const each of document.querySelectorAll("details")) each.open = true;
  for (const each of document.querySelectorAll(".part, .part > details")) each.style.contentVisibility = "visible";
}"""
FOUND = """async () => {
  const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations, passes } = await axe.run({ runOnly: standard });
  return {
    passed: passes.map((rule) => rule.id),
    violations: violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 120)}`)),
  };
}"""


every_screen = pytest.mark.parametrize(
    "screen", SCREENS, indirect=True, ids=[f"{width}-{look}" for width, look in SCREENS]
)


@cache
def axe() -> str:
    """Return axe-core, which a package for Python carries, so that its bytes are pinned like all others."""
    try:
        return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    except ModuleNotFoundError:
        do_without("axe-core is missing (pip install axe-playwright-python)")


@pytest.fixture
def screen(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Tab]:
    width, look = getattr(request, "param", SCREENS[0])
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if look == "dark" else "light",
        forced_colors="active" if look == "forced" else "none",
        bypass_csp=True,
    )
    yield Tab(context)
    context.close()


def found(page: Page) -> list[str]:
    """Open everything on the page, and return what axe-core finds."""
    page.evaluate(OPENED)
    page.evaluate(axe())
    told = page.evaluate(FOUND)
    assert {"document-title", "html-has-lang"} <= set(told["passed"])
    return told["violations"]


@pytest.fixture(scope="module")
def failing(matrix: Matrix) -> Matrix:
    """Return a run that has everything to show: failures, the wire, a laboratory, a change of the law."""
    wire = WireSlice(
        lines=(WireLine(way="sent", text='{"id":1}'), WireLine(way="received", text='{"id":1}')), left_out=4
    )
    cases = [
        msgspec.structs.replace(case, wire=wire) if case.outcome == "failed" else case
        for case in matrix.scenarios
    ]
    clauses = [
        msgspec.structs.replace(row, text_state="changed", text="May be low.", text_now="Shall be low.")
        if row.key == "684a.6.a"
        else row
        for row in matrix.clauses
    ]
    lab = msgspec.convert({"report": {"number": "ATL-1"}, "laboratory": {"name": "A laboratory"}}, Lab)
    return msgspec.structs.replace(matrix, scenarios=tuple(cases), clauses=tuple(clauses), lab=lab)


@pytest.fixture(scope="module")
def passing() -> Matrix:
    keys = ("684a.6.a", "684a.6.b", "684a.6.b.1")
    return matrices.build(
        [matrices.clause(key) for key in keys],
        [matrices.case(f"684a/{key}.feature:4", f"Of {key}", [key], ["Given a table"]) for key in keys],
    )


@every_screen
def test_the_report_of_a_failing_run(screen, failing, tmp_path):
    write_outputs(failing, tmp_path)
    assert found(screen.open(tmp_path / "index.html")) == []


def test_the_report_of_a_passing_run(screen, passing, tmp_path):
    write_outputs(passing, tmp_path)
    assert found(screen.open(tmp_path / "index.html")) == []


def test_the_report_of_many_cases(screen, tmp_path):
    write_outputs(matrices.large(40, 5_100, rows_each=1), tmp_path)
    page = screen.open(tmp_path / "index.html")
    page.evaluate(
        "[...document.querySelectorAll('.brief li:nth-child(n+5)')].forEach((each) => each.remove())"
    )
    assert found(page) == []


@every_screen
def test_the_report_beside_another_run(screen, failing, passing, tmp_path):
    write_outputs(failing, tmp_path / "mine")
    write_outputs(passing, tmp_path / "other")
    page = screen.open(tmp_path / "mine" / "index.html")
    page.locator(".comparing input").set_input_files(tmp_path / "other" / "matrix.json")
    page.locator(".compared:visible").wait_for()
    (tmp_path / "bad.json").write_text("{")
    page.locator(".comparing input").set_input_files(tmp_path / "bad.json")
    page.locator(".refusal:not(:empty)").wait_for()
    assert found(page) == []


@every_screen
def test_the_page_of_a_comparison(screen, failing, passing, tmp_path):
    (tmp_path / "compared.html").write_bytes(as_html(compare(passing, failing)))
    assert found(screen.open(tmp_path / "compared.html")) == []


@every_screen
def test_the_checklist_of_inspections(screen, tmp_path):
    index = load_index().as_of(None)
    clauses = [clause for clause in index.clauses if clause.question]
    assert clauses
    (tmp_path / "checklist.html").write_text(checklist_html(index, clauses), encoding="utf-8")
    assert found(screen.open(tmp_path / "checklist.html")) == []


def test_a_page_that_not_everybody_can_read_is_found_out(screen, tmp_path):
    (tmp_path / "bad.html").write_text(
        '<html lang="en"><title>x</title><p style="color:#aaa;background:#fff">Grey</p><input><img src="data:,">'
    )
    rules = {each.partition(":")[0] for each in found(screen.open(tmp_path / "bad.html"))}
    assert rules == {"color-contrast", "image-alt", "label"}
    assert screen.page.evaluate("axe.getRules(['wcag22aa']).length") > 0
