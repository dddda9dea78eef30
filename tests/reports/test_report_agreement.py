"""Every output says the same about every clause and every case."""

import datetime as dt
from collections import Counter
from pathlib import Path
from typing import get_args, get_type_hints

import matrices
import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from report_reader import Page, csv_rows, junit_cases, junit_grounds, tallies, verdict_table

from pa58.evidence import TextState, Waiver
from pa58.verdicts import NOT_VERIFIED, WORST_FIRST
from reports import Matrix, summary, write_outputs
from reports.text import visible
from reports.wording import OUTCOMES

KEYS = (
    "684a.1.fold",
    "684a.6.a",
    "684a.6.b",
    "684a.6.b.1",
    "684a.6.b.2",
    "691.wagers.c",
    "691.wagers.c.6",
    "691.wagers.c.6.i",
)
JUNIT = {
    "failed": "failure",
    "error": "error",
    "not-run": "not-run",
    "skipped": "skipped",
    "passed": "passed",
}

texts = st.text(max_size=12) | st.sampled_from(matrices.HOSTILE)
states = st.sampled_from(["", *get_args(get_type_hints(TextState)["kind"])])


@st.composite
def waivers(draw, key):
    """Return waivers of a clause: of all its cases, or of one that may be among those generated."""
    given = []
    for number in range(draw(st.integers(0, 2))):
        of_one = "" if draw(st.booleans()) else f"features/684a/g.feature:{draw(st.integers(2, 10))}"
        given.append(
            Waiver(
                clause=key,
                authority=f"Board {number} {draw(texts)}",
                reason=draw(texts),
                expires=dt.date(2030, 1, 2),
                case=of_one,
            )
        )
    return tuple(given)


@st.composite
def generated(draw) -> Matrix:
    keys = draw(st.lists(st.sampled_from(KEYS), unique=True, min_size=1).map(sorted))
    clauses = [
        matrices.clause(
            key,
            verdict=draw(st.sampled_from(WORST_FIRST)),
            summary=draw(texts),
            why=draw(texts),
            text_state=draw(states),
            fingerprint=f"{number:064x}",
            waivers=draw(waivers(key)),
        )
        for number, key in enumerate(keys)
    ]
    cases = []
    for number in range(draw(st.integers(0, 9))):
        outcome = draw(st.sampled_from(OUTCOMES))
        cites = draw(st.lists(st.sampled_from(keys), unique=True, min_size=1))
        cases.append(
            matrices.case(
                f"684a/f{number // 4}.feature:{number // 3 + 2}:{number + 20}"
                if draw(st.booleans())
                else f"684a/g.feature:{number + 2}",
                draw(texts),
                cites,
                draw(st.lists(texts, max_size=3)),
                outcome=outcome,
                reason="reading" if outcome == "skipped" else "",
                message=draw(texts),
                convicts=cites[: draw(st.integers(1, len(cites)))] if outcome == "failed" else [],
            )
        )
    run = matrices.run_row(complete=draw(st.booleans()))
    return matrices.build(clauses, cases, run=run)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(matrix=generated())
def test_all_outputs_agree_on_every_clause_and_every_case(tmp_path: Path, matrix: Matrix) -> None:
    write_outputs(matrix, tmp_path)
    page = Page.read((tmp_path / "index.html").read_bytes())
    rows = csv_rows((tmp_path / "matrix.csv").read_bytes())
    junit = junit_cases((tmp_path / "junit.xml").read_bytes())
    told = msgspec.json.decode((tmp_path / "matrix.json").read_bytes(), type=Matrix)
    assert told == matrix

    assert (
        [row["key"] for row in rows]
        == [row.key for row in page.clauses.values()]
        == [row.key for row in told.clauses]
    )
    for clause, row in zip(told.clauses, rows, strict=True):
        shown = page.clauses[clause.anchor]
        assert row["verdict"] == shown.verdict == clause.verdict
        assert row["inherited"] == shown.inherited == (clause.inherited or "")
        assert int(row["cases"]) == shown.cases == len(clause.scenarios)
        assert shown.summary == visible(clause.summary)
        assert (row["official text"], row["fingerprint"]) == (clause.text_state, clause.fingerprint)
        for waiver in clause.waivers:
            assert f"{visible(waiver.authority)}, until 2030-01-02" in row["waivers"]
            on_page = f"Waiver {visible(waiver.authority)}, until 2030-01-02"
            assert " ".join(on_page.split()) in page.text
        assert row["waivers"].count(", until 2030-01-02") == len(clause.waivers)
        listed = Counter(case.outcome for case in clause.scenarios)
        assert {outcome: int(row[outcome]) for outcome in OUTCOMES} == {
            outcome: listed[outcome] for outcome in OUTCOMES
        }

    assert page.cases == {case.anchor: case.outcome for case in told.scenarios}
    assert junit == {case.id: (JUNIT[case.outcome], list(case.clauses)) for case in told.scenarios}

    rows_by_key = {clause.key: clause for clause in told.clauses}
    grounds = junit_grounds((tmp_path / "junit.xml").read_bytes())
    for case in told.scenarios:
        cited = [rows_by_key[key] for key in case.clauses]
        stated = [f"{clause.key}: {clause.text_state}" for clause in cited if clause.text_state]
        assert grounds[case.id]["official-text"] == stated
        leaves = [
            (key, visible(waiver.authority))
            for key in case.clauses
            for waiver in rows_by_key[key].waivers
            if key in case.convicts and (not waiver.case or waiver.case == case.id)
        ]
        told_there = grounds[case.id]["waiver"]
        assert len(told_there) == len(leaves)
        for (key, authority), said in zip(leaves, told_there, strict=True):
            assert said.startswith(f"{key}: {authority}, until 2030-01-02")

    by_verdict = {
        verdict: number
        for verdict in WORST_FIRST
        if (number := [row["verdict"] for row in rows].count(verdict))
    }
    by_outcome = Counter(page.cases.values())
    assert verdict_table(page) == {verdict: by_verdict.get(verdict, 0) for verdict in WORST_FIRST}
    terminal = tallies(summary(matrix, tmp_path / "index.html").plain)
    assert terminal["Clauses"] == by_verdict
    assert terminal["Cases"] == {"expected": len(junit), **by_outcome}
    assert terminal["Not verified"] == {
        key: number for key, number in by_verdict.items() if key in NOT_VERIFIED
    }
