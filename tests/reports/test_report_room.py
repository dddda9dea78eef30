"""A run of many failures: what the page leaves to matrix.json, and what it never leaves out."""

import html as html_module
import re
from collections import Counter

import matrices
import msgspec
import pytest
from report_reader import Page

from adapters.product import WireLine, WireSlice
from reports import Matrix
from reports.html import pieces

BUDGET = 8_000_000


def failing(clauses: int, cases: int, rows_each: int) -> Matrix:
    """Make a run in which every case failed, each with steps, cards and a transcript."""
    matrix = matrices.large(clauses, cases, rows_each=rows_each)
    told = [
        msgspec.structs.replace(
            case,
            outcome="failed",
            convicts=case.clauses,
            message=f"{case.exchanges[0].case}: demanded {case.exchanges[0].expected}, answered flush",
            exchanges=(
                msgspec.structs.replace(case.exchanges[0], answer={"ok": {"category": "flush"}}, holds=False),
            ),
            wire=WireSlice(
                lines=(
                    WireLine(way="sent", text='{"jsonrpc":"2.0","id":1,"method":"evaluate"}'),
                    WireLine(way="received", text=f'{{"jsonrpc":"2.0","id":1,"of":"{case.id}"}}'),
                )
            ),
        )
        for case in matrix.scenarios
    ]
    guilty = {key for case in told for key in case.convicts}
    rows = [
        msgspec.structs.replace(row, verdict="failed") if row.key in guilty else row for row in matrix.clauses
    ]
    return matrices.build(rows, told)


def content(matrix: Matrix) -> bytes:
    return b"".join(pieces(matrix, matrix_digest="0" * 64))


def outcomes(html: bytes) -> dict[str, str]:
    """Return the outcome of each case by its anchor. A parser of HTML would take its time with eight megabytes."""
    found = re.findall(r'<(?:li|tr|article) id=(case-[^ >]+)(?: class="?([a-z-]+))?', html.decode())
    return {anchor: outcome or "passed" for anchor, outcome in found}


def verdicts(html: bytes) -> Counter[str]:
    return Counter(re.findall(r'<details class="d\d ([a-z-]+)', html.decode()))


@pytest.mark.parametrize("rows_each", [1, 4])
def test_twenty_thousand_failures_in_ten_thousand_clauses_are_a_page_that_opens(rows_each):
    matrix = failing(10_000, 20_000, rows_each)
    html = content(matrix)
    assert len(html) < BUDGET
    assert outcomes(html) == {case.anchor: "failed" for case in matrix.scenarios}
    assert verdicts(html) == matrix.totals.by_verdict
    assert b"150 of the 20,000 that did not simply pass are told in full" in html
    assert b"pa58 show RUN CASE" in html
    assert html.count(b"On the wire") == 150


@pytest.mark.parametrize("rows_each", [1, 4])
def test_as_many_that_passed_are_too(rows_each):
    matrix = matrices.large(10_000, 20_000, rows_each=rows_each)
    html = content(matrix)
    assert len(html) < BUDGET
    assert outcomes(html) == {case.anchor: case.outcome for case in matrix.scenarios}
    assert html.count(b">Reproduce<") == matrix.totals.by_outcome["failed"]


def test_a_file_of_cases_on_one_line_each_is_named_once():
    page = content(matrices.large(6_000, 6_000, rows_each=1)).decode()
    listed = re.search(r"<ul class=brief>.*?</ul>", page, re.DOTALL)
    assert listed is not None
    shown = re.sub(r"<[^>]*>", "", listed[0])
    assert shown.startswith("features/600a/600a.1.a.feature\n:4 A hand of kind 0")
    assert shown.count("600a.1.a.feature") == 1


def test_a_failure_without_an_account_still_says_what_was_demanded_and_what_it_cites():
    matrix = failing(10, 5_010, 1)
    also = msgspec.structs.replace(
        matrix.scenarios[5_000], clauses=(*matrix.scenarios[5_000].clauses, "600a.1.j")
    )
    matrix = matrices.build(matrix.clauses, [*matrix.scenarios[:5_000], also, *matrix.scenarios[5_001:]])
    page = Page.read(content(matrix))
    assert "cites § 600a.1(a) , § 600a.1(j) flush , demanded straight-flush failed" in page.text


def test_the_first_failure_of_each_clause_is_told_before_the_second_of_any():
    matrix = failing(60, 5_010, 1)
    text = html_module.unescape(content(matrix).decode())
    told = [case for case in matrix.scenarios if f'"of":"{case.id}"' in text]
    assert len(told) == 150
    counts = Counter(case.clauses[0] for case in told)
    assert set(counts) == {case.clauses[0] for case in matrix.scenarios}
    assert max(counts.values()) - min(counts.values()) <= 1


def test_a_run_of_the_suite_s_size_leaves_nothing_out():
    matrix = failing(163, 1_400, 4)
    html = content(matrix)
    assert b"told in full" not in html
    assert html.count(b"On the wire") == 1_400
