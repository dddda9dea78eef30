"""Matrices made for the tests: a realistic one, a hostile one, large ones.

All are put together by `build`, which keeps the promises of `reports.matrix` (what is counted is counted from
the rows, lists of keys stand worst first), so that a test about outputs never argues about the table.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from adapters.product import Finding
from pa58.citations import Citation
from pa58.evidence import Disagreement, Exchange, Selection, StepRecord, SuiteIdentity, SweepRecord
from pa58.verdicts import NOT_VERIFIED, WORST_FIRST, overall, worst
from reports.matrix import (
    ChapterRow,
    ClauseRow,
    Matrix,
    ProductRow,
    ReadingRow,
    RunRow,
    ScenarioRef,
    ScenarioRow,
    SectionRow,
    Totals,
)

TITLES = {"684a": "Four Card Frenzy", "687a": "DJ Wild Stud Poker", "691": "Five Card Roulette"}
SECTIONS = {
    "684a.1": "Definitions",
    "684a.3": "Cards; number of decks",
    "684a.6": "Four Card Frenzy rankings",
    "684a.7": "Wagers",
    "687a.6": "DJ Wild Stud Poker rankings",
    "691.wagers": "Wagers",
}
CURRENCY = {
    "684a": "adopted 2019-08-30, effective 2019-08-31 (49 Pa.B. 4956)",
    "687a": "through 2024-11-02",
    "691": "undated in the source",
}
SOURCE_NOTES = {
    "684a": (
        "The page carries sentences of advertisers inside paragraphs; each was taken out on a recorded decision.",
        "The copy ends in mid-word in § 684a.8(c).",
    ),
    "691": ("The number of the section is not stated; it is one of 691.2 to 691.7.",),
}


def clause(key: str, **more: Any) -> ClauseRow:
    """Make a passed clause without cases; `build` gives it those that cite it."""
    citation = Citation.parse(key)
    fields: dict[str, Any] = {
        "key": key,
        "citation": citation.printed,
        "anchor": citation.anchor,
        "chapter": citation.chapter,
        "section": f"{citation.chapter}.{citation.section}",
        "parent": citation.parent.key if citation.parent and citation.parent.path else None,
        "depth": max(len(citation.path), 1),
        "summary": f"What {key} demands.",
        "kind": "obligation",
        "method": "test",
        "verdict": "passed",
        "why": f"the verdict on {key}",
        "inherited": None,
        "in_scope": True,
        "options": (),
        "readings": (),
        "depends_on": (),
        "unreachable": (),
        "question": "",
        "scenarios": (),
    }
    return msgspec.convert(fields | more, ClauseRow)


def case(
    at: str, name: str, cites: Sequence[str], steps: Sequence[str | StepRecord] = (), **more: Any
) -> ScenarioRow:
    """Make a passed case; ``at`` reads ``684a/684a.6.b.feature:4:12``. A step without an outcome passed."""
    identity = f"features/{at}"
    fields: dict[str, Any] = {
        "id": identity,
        "anchor": "case-" + at.replace("/", "_").replace(":", "_"),
        "name": name,
        "feature": identity.partition(".feature")[0] + ".feature",
        "outcome": "passed",
        "reason": "",
        "message": "",
        "clauses": tuple(cites),
        "convicts": tuple(cites) if more.get("outcome") == "failed" else (),
        "readings": {},
        "steps": [
            StepRecord(text=step, outcome="passed") if isinstance(step, str) else step for step in steps
        ],
        "exchanges": (),
        "findings": (),
        "reproduce": f"pa58 run --adapter './frenzy --stdio' --seed 20250131 --case {identity}",
    }
    return msgspec.convert(fields | more, ScenarioRow)


def outline(
    at: str, name: str, cites: Sequence[str], rows: Sequence[Sequence[str]], **more: Any
) -> list[ScenarioRow]:
    """Make the cases of an outline about hands, as ``realistic.yaml`` describes it."""
    chapter, start = at.partition("/")[0], int(at.rpartition(":")[2])
    op = more.get("op", "rank")
    made = []
    for number, row in enumerate(rows):
        demanded = row[-1].replace(" ", "-")
        said = more.get("wrong", {}).get(number, row[-1]).replace(" ", "-")
        right = said == demanded
        asked = {"first": row[0], "second": row[1]} if op == "compare" else {"cards": row[0], "for": "hand"}
        steps = [
            (f"Given a {TITLES[chapter]} table", "passed"),
            ("When " + more.get("when", "the cards are {0}").format(*row), "passed"),
            ("Then " + more.get("then", "the hand is a {1}").format(*row), "passed" if right else "failed"),
        ]
        made.append(
            case(
                f"{at}:{start + 7 + number}",
                name,
                cites,
                outcome="passed" if right else "failed",
                convicts=[] if right else more.get("convicts", cites),
                message="" if right else f"{chapter} {op} {row[0]}: demanded {demanded}, answered {said}",
                steps=[StepRecord(text=text, outcome=outcome) for text, outcome in steps],
                exchanges=[
                    Exchange(
                        chapter=chapter,
                        op=op,
                        case=asked,
                        answer={"ok": {"winner" if op == "compare" else "category": said}},
                        expected=demanded,
                        holds=right,
                    )
                ],
                findings=[Finding(kind="healed-violation", detail=more["finding"])]
                if "finding" in more
                else [],
            )
        )
    return made


def build(
    clauses: Sequence[ClauseRow],
    cases: Sequence[ScenarioRow] = (),
    *,
    run: RunRow | None = None,
    **more: Any,
) -> Matrix:
    """Put a matrix together around ``clauses``: references, inherited verdicts, totals, lists."""
    run = run or run_row()
    citing: dict[str, list[ScenarioRef]] = {}
    for row in cases:
        for key in row.clauses:
            elsewhere = row.outcome == "failed" and key not in row.convicts
            outcome = "passed" if elsewhere else row.outcome
            citing.setdefault(key, []).append(ScenarioRef(id=row.id, name=row.name, outcome=outcome))
    below: dict[str, list[Any]] = {}
    parents = {row.key: row.parent for row in clauses}
    for row in clauses:
        parent = row.parent
        while parent is not None:
            below.setdefault(parent, []).append(row.verdict)
            parent = parents.get(parent)
    rows = [
        msgspec.structs.replace(
            row, inherited=_worse(row, below), scenarios=tuple(citing.get(row.key, row.scenarios))
        )
        for row in clauses
    ]
    ranked = sorted(rows, key=lambda row: WORST_FIRST.index(row.verdict))
    counts = Counter(row.verdict for row in rows)
    whole = overall((row.verdict for row in rows), complete=run.complete, findings=bool(run.findings))
    gaps = sum(counts[verdict] for verdict in NOT_VERIFIED)
    fields: dict[str, Any] = {
        "verdict": whole,
        "sentence": f"{counts['failed']} of {len(rows)} clauses failed; {gaps} more are not verified.",
        "exit_status": {"does-not-conform": 1, "not-fully-verified": 2}.get(whole, 0),
        "product": product_row(),
        "suite": SuiteIdentity(
            version="0.1.0",
            features_digest="sha256:" + "8d04fa1c" * 8,
            index_digest="sha256:" + "5b1e77a0" * 8,
            code_digest="sha256:" + "c29f03d6" * 8,
        ),
        "run": run,
        "regulation": tuple(
            _chapter(chapter, rows) for chapter in dict.fromkeys(row.chapter for row in rows)
        ),
        "sections": tuple(_section(section) for section in dict.fromkeys(row.section for row in rows)),
        "readings": (),
        "totals": Totals(
            clauses=len(rows),
            by_verdict=_worst_first(counts),
            cases_expected=len(cases),
            by_outcome=dict(sorted(Counter(row.outcome for row in cases).items())),
        ),
        "failed": tuple(row.key for row in ranked if row.verdict == "failed"),
        "not_verified": tuple(row.key for row in ranked if row.verdict in NOT_VERIFIED),
        "clauses": tuple(rows),
        "scenarios": tuple(cases),
        "sweeps": (),
    }
    return Matrix(**fields | more)


def product_row(**more: Any) -> ProductRow:
    fields: dict[str, Any] = {
        "name": "Keystone Frenzy",
        "vendor": "Allegheny Table Systems",
        "version": "4.2.1",
        "digest": "sha256:9f2c4e1b7a60d3580c6e2f91ab4d7733e05c18f2b6a9940de1173cf8825a40b6",
        "adapter": "./frenzy --stdio",
        "chapters": {
            "684a": {"ops": ["rank", "compare", "eligible"], "options": ["prime-wager"], "readings": {}},
            "687a": {"ops": ["rank"], "options": [], "readings": {"687a-five-wilds-bonus": "not-eligible"}},
        },
    }
    return ProductRow(**fields | more)


def run_row(**more: Any) -> RunRow:
    fields: dict[str, Any] = {
        "started": "2025-01-31T14:02:11Z",
        "ended": "2025-01-31T14:02:58Z",
        "complete": True,
        "profile": "certification",
        "seed": 20250131,
        "selection": Selection(),
        "environment": {"python": "3.11.7", "platform": "Linux x86_64", "pytest": "9.2.0"},
        "findings": (),
    }
    return RunRow(**fields | more)


def realistic() -> Matrix:
    """Return the run of ``realistic.yaml``."""
    told = msgspec.yaml.decode((Path(__file__).parent / "realistic.yaml").read_bytes())
    cases = [made for spec in told["outlines"] for made in outline(**spec)]
    cases += [case(**spec) for spec in told["cases"]]
    return build(
        [clause(**spec) for spec in told["clauses"]],
        cases,
        sweeps=msgspec.convert(told["sweeps"], tuple[SweepRecord, ...]),
        readings=msgspec.convert(told["readings"], tuple[ReadingRow, ...]),
        run=run_row(
            findings=(
                Finding(
                    kind="declaration-contradicted",
                    detail="all-six-bonus-wager, declared absent, was answered",
                ),
            )
        ),
    )


HOSTILE = (
    "<script>alert(1)</script>",
    "</style><img src=x onerror=alert(1)>",
    '" onmouseover="alert(1)" x=\'',
    "=cmd|' /C calc'!A0",
    "@SUM(1+1)",
    "invoice\u202efdp.exe",
    "\x1b[2J\x1b[31mred\x07",
    "{{ 7*7 }}{% raw %}",
    "]]><!-- & &amp; -->",
    "javascript:alert(1)",
    "nul\x00byte",
    "[bold]markup[/bold] [link=http://x]",
)


def hostile() -> Matrix:
    """Return a matrix in which every text that a product or a file supplies is an attack."""
    words = iter(HOSTILE * 60)

    def bad() -> str:
        return next(words)

    keys = ("684a.6.a", "684a.6.b", "684a.6.c")
    cases = [
        case(
            f"684a/x.feature:{number}",
            bad(),
            (keys[number % 3],),
            (bad(), bad()),
            outcome=("failed", "error", "passed", "skipped", "not-run")[number % 5],
            reason=bad(),
            message=bad(),
            readings={bad(): bad()},
            reproduce=f"pa58 run --case 'features/684a/x.feature:{number}' {bad()}",
            findings=[Finding(kind=bad(), detail=bad())],
            exchanges=[
                Exchange(
                    chapter=bad(),
                    op=bad(),
                    case={bad(): bad(), "cards": "As Kd", "deep": [{bad(): bad()}]},
                    answer={"ok": {bad(): bad()}},
                    expected=bad(),
                    holds=False,
                )
            ],
            wire={"lines": [{"way": "received", "text": bad()}], "left_out": 1} if number % 2 else None,
        )
        for number in range(1, 31)
    ]
    clauses = [
        clause(
            key,
            verdict=verdict,
            summary=bad(),
            why=bad(),
            question=bad(),
            depends_on=[bad()],
            unreachable=[bad()],
            kind=bad(),
            options=["prime-wager"],
            readings=[HOSTILE[0]],
        )
        for key, verdict in zip(keys, ("failed", "error", "passed"), strict=True)
    ]
    sweep = SweepRecord(
        id=bad(),
        clause=keys[0],
        title=bad(),
        mode="full",
        hands=2,
        classes=2,
        asked=2,
        counts={bad(): 2},
        expected_counts={bad(): 2},
        disagreements=(
            Disagreement(
                expected=bad(),
                got=bad(),
                hands=2,
                clauses=(keys[0], bad()),
                examples=({bad(): bad()}, {"case": {bad(): bad()}, "answer": {bad(): bad()}}),
            ),
        ),
    )
    reading = {
        "id": HOSTILE[0],
        "question": bad(),
        "why": bad(),
        "clauses": [bad()],
        "in_force": bad(),
        "chosen_by": bad(),
        "options": [{"option": bad(), "meaning": bad(), "hands_changed": 1}],
    }
    return build(
        clauses,
        cases,
        sweeps=(sweep,),
        readings=(msgspec.convert(reading, ReadingRow),),
        sentence=bad(),
        product=product_row(
            name=HOSTILE[0],
            vendor=HOSTILE[2],
            version=HOSTILE[5],
            digest=bad(),
            adapter=bad(),
            chapters={bad(): {"ops": [bad()], "readings": {bad(): bad()}}},
        ),
        run=run_row(started=bad(), environment={bad(): bad()}, findings=(Finding(kind=bad(), detail=bad()),)),
    )


def large(clauses: int, cases: int, *, rows_each: int = 4) -> Matrix:
    """Return a matrix of a given size, a failure in two hundred cases, ``rows_each`` example rows an outline."""
    ranks, suits = "AKQJT98765432", "shdc"
    rows = [
        clause(
            f"{600 + number // 200}a.{number // 20 % 10 + 1}.{'abcdefghijklmnopqrst'[number % 20]}",
            summary=f"Obligation {number}: what a dealer does after the cards have been dealt to each player.",
            verdict="uncovered" if number % 7 == 0 else "passed",
        )
        for number in range(clauses)
    ]
    made = []
    for number in range(cases):
        row = rows[number // rows_each * 3 % clauses]
        hand = " ".join(ranks[(number + place * 5) % 13] + suits[(number + place) % 4] for place in range(5))
        demanded = ("straight-flush", "pair")[number % 2]
        wrong = number % 200 == 7
        said = "flush" if wrong else demanded
        line = f":{number % rows_each + 12}" if rows_each > 1 else ""
        made.append(
            case(
                f"{row.chapter}/{row.key}.feature:{number // rows_each * 10 + 4}{line}",
                f"A hand of kind {number // rows_each} is ranked as its clause says",
                (row.key,),
                (
                    "Given a Four Card Frenzy table",
                    f"When the cards are {hand}",
                    f"Then the hand is a {demanded.replace('-', ' ')}",
                ),
                outcome="failed" if wrong else "passed",
                message=f"demanded {demanded}, answered {said}" if wrong else "",
                exchanges=[
                    Exchange(
                        chapter="684a",
                        op="rank",
                        case={"cards": hand, "for": "hand"},
                        answer={"ok": {"category": said}},
                        expected=demanded,
                        holds=not wrong,
                    )
                ],
            )
        )
    guilty = {key for row in made for key in row.convicts}
    rows = [msgspec.structs.replace(row, verdict="failed") if row.key in guilty else row for row in rows]
    return build(rows, made)


def _worse(row: ClauseRow, below: Mapping[str, Sequence[Any]]) -> Any:
    inherited = worst(below.get(row.key, ()))
    if inherited and WORST_FIRST.index(inherited) < WORST_FIRST.index(row.verdict):
        return inherited
    return None


def _chapter(chapter: str, rows: Sequence[ClauseRow]) -> ChapterRow:
    return ChapterRow(
        chapter=chapter,
        title=TITLES.get(chapter, "Another game"),
        currency=CURRENCY.get(chapter, "through 2024-11-02"),
        source_notes=SOURCE_NOTES.get(chapter, ()),
        counts=_worst_first(Counter(row.verdict for row in rows if row.chapter == chapter)),
    )


def _section(section: str) -> SectionRow:
    citation = Citation.parse(section)
    return SectionRow(
        section=section,
        chapter=citation.chapter,
        citation=citation.printed,
        title=SECTIONS.get(section, "Another section"),
    )


def _worst_first(counts: Mapping[Any, int]) -> dict[Any, int]:
    return {verdict: counts[verdict] for verdict in WORST_FIRST if verdict in counts}
