"""Waivers: an authority's leave that a clause fails for a while.

What is waived is executed all the same, and the failure stays visible. A waiver has the narrowest scope there is:
one clause, or one case of it. One that no longer covers anything must go, so it fails the run.
"""

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from pa58.citations import Citation, nearest
from pa58.entry_files import read_entry_file
from pa58.evidence import ExpectedCase, Journal, Waiver
from pa58.index import RulesIndex
from pa58.index.document import Key, Words
from pa58.index.problems import Findings
from pa58.index.reader import Lines
from pa58.verdicts import Judgement


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    clause: Key
    authority: Words
    reason: Words
    expires: dt.date
    case: Words | None = None
    document: Words | None = None


class _WaiverFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    waivers: tuple[_Entry, ...]


def read_waivers(
    index: RulesIndex,
    cases: Mapping[str, ExpectedCase],
    path: Path,
    *,
    today: dt.date,
    profile: Literal["presubmission", "certification"],
) -> tuple[Waiver, ...]:
    """Read a file of waivers; ``cases`` are all that the suite has, by id.

    Raises `EntryProblems` with the line of each that has expired, names no clause or case, stands twice, or, for
    a certification, names no document of the regulator.
    """
    check = _checker(index, cases, today, profile)
    return tuple(
        Waiver(
            clause=entry.clause,
            authority=entry.authority,
            reason=entry.reason,
            expires=entry.expires,
            case=entry.case or "",
            document=entry.document or "",
        )
        for entry in read_entry_file(path, _WaiverFile, "a file of waivers", check).waivers
    )


def _checker(
    index: RulesIndex,
    cases: Mapping[str, ExpectedCase],
    today: dt.date,
    profile: Literal["presubmission", "certification"],
) -> Callable[[_WaiverFile, Lines, Findings], None]:
    keys = {clause.key for clause in index.clauses}

    def check(document: _WaiverFile, lines: Lines, findings: Findings) -> None:
        first: dict[tuple[str, str], _Entry] = {}
        for entry in document.waivers:
            if entry.clause not in keys:
                findings.add(
                    lines.of(entry, "clause"),
                    f"the waiver matches nothing: {entry.clause} is not a clause of the index; nearest are "
                    f"{', '.join(nearest(entry.clause, keys))}.",
                )
            if entry.case is not None:
                _check_case(entry, entry.case, cases, lines, findings)
            if entry.expires <= today:
                findings.add(
                    lines.of(entry, "expires"),
                    f"the waiver of {entry.clause} expired on {entry.expires}; have it renewed, or take it out.",
                )
            if profile == "certification" and entry.document is None:
                findings.add(
                    lines.of(entry),
                    f"a certification takes no waiver without the regulator’s document that grants it; name it as "
                    f"document, or run with --profile presubmission ({entry.clause}).",
                )
            before = first.setdefault((entry.clause, entry.case or ""), entry)
            if before is not entry:
                findings.add(
                    lines.of(entry),
                    f"the same is waived on line {lines.of(before)} already; leave one of them.",
                )

    return check


def _check_case(
    entry: _Entry, case: str, cases: Mapping[str, ExpectedCase], lines: Lines, findings: Findings
) -> None:
    where = lines.of(entry, "case")
    if case not in cases:
        findings.add(
            where,
            f"the waiver matches nothing: no case {case}; nearest are {', '.join(nearest(case, cases))}.",
        )
    elif entry.clause not in cases[case].clauses:
        findings.add(
            where,
            f"the waiver matches nothing: the case {case} does not cite {entry.clause}, but "
            f"{', '.join(cases[case].clauses)}.",
        )


def covering_nothing(journal: Journal, judgements: Mapping[str, Judgement]) -> Iterator[str]:
    """Yield a sentence for each waiver of a run that had nothing to cover although its clause was judged."""
    if journal.footer is None:
        return
    expected = {case.id for case in journal.header.expected}
    cited = {key for case in journal.header.expected for key in case.clauses}
    inspections = {each.clause: each.result for each in journal.header.inspections}
    for waiver in journal.header.waivers:
        if waiver.case and waiver.case not in expected:
            continue
        if waiver.clause not in cited and waiver.clause not in inspections:
            continue
        if judgements[waiver.clause].verdict in ("error", "not-run"):
            continue
        failed = any(
            record.outcome == "failed" and waiver.clause in record.convicts
            for record in journal.cases.values()
            if not waiver.case or record.id == waiver.case
        )
        if not failed and (waiver.case or inspections.get(waiver.clause) != "does-not-conform"):
            what = f"the case {waiver.case}" if waiver.case else "every case"
            yield (
                f"the waiver of {Citation.parse(waiver.clause).printed} by {waiver.authority} covers nothing: "
                f"{what} passes or was skipped; take it out"
            )
