"""What changed for each clause between two runs, and whether that is a regression.

Cases are told apart by file, name and place among those of the same name, not by line: a feature file that
grew must not make every case below the new lines a new one. Where the suite itself is another one, and the
cases that both runs have in common came out alike, a changed verdict is the suite's doing, not the product's.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from pa58.verdicts import NOT_VERIFIED, Overall, Verdict
from reports.matrix import ClauseRow, Matrix, ScenarioRow

Change = Literal[
    "newly-failing",
    "no-longer-run",
    "changed-by-suite",
    "text-changed",
    "gone",
    "new",
    "fixed",
    "now-verified",
    "changed",
]

MEANINGS: Final[dict[Change, str]] = {
    "newly-failing": "failed in the new run and not in the old, or fails cases that it passed before",
    "no-longer-run": "was judged in the old run, and has no result to rely on in the new",
    "changed-by-suite": "another verdict, though all cases in common came out alike: the suite changed",
    "text-changed": "the same verdict, over an official text that is not the same any more",
    "gone": "a clause that the index no longer holds",
    "new": "a clause that the index did not hold",
    "fixed": "failed in the old run, and passes now",
    "now-verified": "was not verified in the old run, and is now",
    "changed": "another verdict, neither failing nor lost",
}
"""Every way in which a clause can have changed, what needs looking at first."""

_GOOD: Final = frozenset(("passed", "passed-with-findings", "inspected"))
_JUDGED: Final = _GOOD | {"failed", "waived"}
_DECIDED_OUTSIDE: Final = frozenset(("waived", "inspected", "suspect"))  # by people, or by a text supplied


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One of the two runs."""

    product: str
    digest: str
    suite: str
    started: str
    complete: bool
    verdict: Overall
    sentence: str


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the runs do not have in common: build, suite, a reading, what was asked for."""

    what: str
    old: str
    new: str


class CaseChange(msgspec.Struct, frozen=True, kw_only=True):
    """A case that came out differently for the clause; None where the run does not have it.

    ``reproduce`` is the command that runs it again, as the newer run that has it tells.
    """

    file: str
    name: str
    old: str | None
    new: str | None
    reproduce: str


class ClauseChange(msgspec.Struct, frozen=True, kw_only=True):
    """A clause that is not what it was. ``old`` and ``new`` are verdicts, None where the index lacks it."""

    key: str
    citation: str
    summary: str
    change: Change
    old: Verdict | None
    new: Verdict | None
    why: str
    text_changed: bool
    regression: bool
    cases: tuple[CaseChange, ...]


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two runs side by side. ``changes`` stand in the order of the regulation; ``counts`` counts them."""

    format: str = "pa58-comparison/1"
    old: Side
    new: Side
    regression: bool
    differences: tuple[Difference, ...]
    counts: dict[Change, int]
    unchanged: int
    changes: tuple[ClauseChange, ...]


class _Case(msgspec.Struct, frozen=True):
    """A case of one run as one clause sees it."""

    outcome: str
    reproduce: str


_Cases = dict[tuple[str, str, int], _Case]


def compare(old: Matrix, new: Matrix) -> Comparison:
    """Return what changed from the run ``old`` to the run ``new``."""
    same_suite = old.suite == new.suite
    rows = {row.key: row for row in old.clauses}
    old_cases, new_cases = cases_by_id(old.scenarios), cases_by_id(new.scenarios)
    changes = []
    for row in new.clauses:
        before = rows.pop(row.key, None)
        found = _changed(before, row, old_cases, new_cases, same_suite=same_suite)
        if found is not None:
            changes.append(found)
    changes += [_clause(row, None, "gone", _cases(row, old_cases), {}) for row in rows.values()]
    counts = Counter(change.change for change in changes)
    return Comparison(
        old=side_of(old),
        new=side_of(new),
        regression=any(change.regression for change in changes),
        differences=tuple(_differences(old, new)),
        counts={kind: counts[kind] for kind in MEANINGS if counts[kind]},
        unchanged=len(old.clauses) + sum(each.change == "new" for each in changes) - len(changes),
        changes=tuple(changes),
    )


def _changed(
    old: ClauseRow | None,
    new: ClauseRow,
    old_cases: dict[str, tuple[tuple[str, str, int], ScenarioRow]],
    new_cases: dict[str, tuple[tuple[str, str, int], ScenarioRow]],
    *,
    same_suite: bool,
) -> ClauseChange | None:
    """Return how a clause changed, None where it did not."""
    after = _cases(new, new_cases)
    if old is None:
        return _clause(None, new, "new", {}, after)
    before = _cases(old, old_cases)
    common = before.keys() & after.keys()
    change = change_of(
        old.verdict,
        new.verdict,
        alike=bool(common) and all(before[case].outcome == after[case].outcome for case in common),
        worse=any(before[case].outcome != "failed" and after[case].outcome == "failed" for case in common),
        text_changed=_text_changed(old, new),
        same_suite=same_suite,
    )
    if change is None:
        return None
    return _clause(old, new, change, before, after)


def change_of(  # noqa: PLR0913, PLR0911  all that the kind of a change hangs on, and a way out for each kind
    was: Verdict, now: Verdict, *, alike: bool, worse: bool, text_changed: bool, same_suite: bool
) -> Change | None:
    """Return how a clause changed that both runs judged, None where it did not.

    ``alike``: there are cases in common, and all came out alike; ``worse``: one that had not failed does now.
    """
    if was == now:
        if was == "failed" and worse:
            return "newly-failing"
        return "text-changed" if text_changed else None
    if alike and not same_suite and not _DECIDED_OUTSIDE & {was, now}:
        return "changed-by-suite"
    if now == "failed":
        return "newly-failing"
    if was in _JUDGED and now in NOT_VERIFIED - {"suspect"}:
        return "no-longer-run"
    if was == "failed" and now in _GOOD:
        return "fixed"
    if was in NOT_VERIFIED and now in _GOOD:
        return "now-verified"
    return "changed"


def is_regression(change: Change, *, in_scope: bool) -> bool:
    """Tell whether a change is one for the worse. What the newer run was not asked for is missing on purpose."""
    return change == "newly-failing" or (change == "no-longer-run" and in_scope)


def _text_changed(old: ClauseRow, new: ClauseRow) -> bool:
    return bool(old.fingerprint and new.fingerprint and old.fingerprint != new.fingerprint)


def _clause(
    old: ClauseRow | None, new: ClauseRow | None, change: Change, before: _Cases, after: _Cases
) -> ClauseChange:
    row = new or old
    assert row is not None, "a clause stands in one of the runs"
    return ClauseChange(
        key=row.key,
        citation=row.citation,
        summary=row.summary,
        change=change,
        old=old.verdict if old else None,
        new=new.verdict if new else None,
        why=row.why,
        text_changed=old is not None and new is not None and _text_changed(old, new),
        regression=is_regression(change, in_scope=row.in_scope),
        cases=tuple(_case_changes(before, after)),
    )


def _case_changes(before: _Cases, after: _Cases) -> Iterator[CaseChange]:
    """Yield the cases that came out otherwise, first those that fail now: only the first of many are told."""

    def order(case: tuple[str, str, int]) -> tuple[bool, tuple[str, str, int]]:
        return (case not in after or after[case].outcome != "failed", case)

    for case in sorted(before.keys() | after.keys(), key=order):
        was, now = before.get(case), after.get(case)
        if was and now and was.outcome == now.outcome:
            continue
        file, name, _ = case
        newest = now or was
        yield CaseChange(
            file=file,
            name=name,
            old=was.outcome if was else None,
            new=now.outcome if now else None,
            reproduce=newest.reproduce if newest else "",
        )


def cases_by_id(cases: Iterable[ScenarioRow]) -> dict[str, tuple[tuple[str, str, int], ScenarioRow]]:
    """Return each case, by its id, with what it is known by in another run: file, name, place among its like."""
    seen: Counter[tuple[str, str]] = Counter()
    found = {}
    for case in cases:
        known = (case.id.split(":")[0], case.name)
        found[case.id] = ((*known, seen[known]), case)
        seen[known] += 1
    return found


def _cases(clause: ClauseRow, known: dict[str, tuple[tuple[str, str, int], ScenarioRow]]) -> _Cases:
    found = {}
    for reference in clause.scenarios:
        name, case = known[reference.id]
        found[name] = _Case(reference.outcome, case.reproduce)
    return found


def side_of(matrix: Matrix) -> Side:
    """Return what a comparison says of the run of ``matrix``."""
    return Side(
        product=f"{matrix.product.name} {matrix.product.version}",
        digest=matrix.product.digest,
        suite=f"pa58 {matrix.suite.version}",
        started=matrix.run.started,
        complete=matrix.run.complete,
        verdict=matrix.verdict,
        sentence=matrix.sentence,
    )


def _differences(old: Matrix, new: Matrix) -> Iterator[Difference]:
    told = conditions(old), conditions(new)
    for what in dict.fromkeys((*told[0], *told[1])):
        before, after = (each.get(what, "none") for each in told)
        if before != after:
            yield Difference(what=what, old=before, new=after)


def conditions(matrix: Matrix) -> dict[str, str]:
    """Return what a run's verdicts depend on, the product's answers aside, in words."""
    selection = matrix.run.selection
    asked_for = (*selection.chapters, *selection.clauses, *selection.cases)
    return {
        "product": f"{matrix.product.name} {matrix.product.version}",
        "build": matrix.product.digest,
        "version of the suite": matrix.suite.version,
        "feature files": matrix.suite.features_digest,
        "clause index": matrix.suite.index_digest,
        "code of the suite": matrix.suite.code_digest,
        **{f"reading {reading.id}": reading.in_force for reading in matrix.readings},
        "asked for": ", ".join(asked_for) or "the whole suite",
        "sweeps": selection.sweep,
        "profile": matrix.run.profile,
        "run": "complete" if matrix.run.complete else "cut short",
    }
