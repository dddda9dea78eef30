"""The words that labs and auditors rely on, and the only place where they are decided.

Every output (terminal, HTML, CSV, JSON, exit status) reads verdicts from here by way of the matrix.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from pa58.evidence import CaseRecord, Inspection, Waiver

# From the worst to the best.
Verdict = Literal[
    "failed",
    "error",
    "not-run",
    "unsupported",
    "uncovered",
    "inspection-due",
    "suspect",
    "waived",
    "passed-with-findings",
    "passed",
    "inspected",
    "not-offered",
    "no-obligation",
]

WORST_FIRST: tuple[Verdict, ...] = get_args(Verdict)

NOT_VERIFIED: frozenset[Verdict] = frozenset(
    ("error", "not-run", "unsupported", "uncovered", "inspection-due", "suspect")
)

Overall = Literal["does-not-conform", "not-fully-verified", "conforms-with-findings", "conforms"]


class Duty(msgspec.Struct, frozen=True, kw_only=True):
    """What the index says must be shown for a clause.

    ``optional``: the clause hangs on options. ``declined``: the product declares that it offers none of them.
    ``reason`` says why nobody is bound, where ``verify`` is none.
    """

    verify: Literal["test", "analysis", "inspection", "none"]
    optional: bool = False
    declined: bool = False
    findings: tuple[str, ...] = ()
    reason: str = ""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """A verdict with the sentence that explains it."""

    verdict: Verdict
    why: str


class Grounds(msgspec.Struct, frozen=True, kw_only=True):
    """What bears on a clause besides its cases.

    ``suspect`` says why its official text is not the one it was judged by; empty where nothing is known against
    it. ``remarks`` are findings about it. ``pending``: a case of it is yet to be written.
    ``waivers`` are those that name it and were valid when the run began.
    """

    suspect: str = ""
    remarks: tuple[str, ...] = ()
    inspection: Inspection | None = None
    pending: bool = False
    waivers: tuple[Waiver, ...] = ()


NOTHING_ELSE = Grounds()


def clause_verdict(  # noqa: C901, PLR0911, PLR0912  one branch for each row of the published table, in its order
    key: str, duty: Duty, cases: Sequence[CaseRecord | None], grounds: Grounds = NOTHING_ELSE
) -> Judgement:
    """Judge one clause by the cases that cite it and by ``grounds``, worst news first.

    ``cases`` holds one entry for each expected case that cites the clause ``key``: None where no
    result exists.
    """
    ran = [case for case in cases if case is not None]
    judged = [case for case in ran if case.outcome == "passed" or _failed_elsewhere(case, key)]
    convicting = [case for case in ran if case.outcome == "failed" and key in case.convicts]
    waived = [case for case in convicting if covering(grounds, case.id)]
    broken = [case for case in ran if case.outcome == "error" or _broken_elsewhere(case, key)]
    missing = len(cases) - len(ran)
    skipped = {
        reason: sum(case.outcome == "skipped" and case.reason == reason for case in ran)
        for reason in ("unsupported", "reading", "not-offered")
    }
    none_judged = not judged and not waived

    if len(convicting) > len(waived):
        return Judgement(
            verdict="failed", why=_count(len(convicting) - len(waived), "case") + " answered wrongly"
        )
    if _found_wanting(grounds) and not covering(grounds, ""):
        return Judgement(verdict="failed", why=_attested(grounds))
    if broken:
        return Judgement(verdict="error", why=_count(len(broken), "case") + " could not be judged")
    if missing:
        return Judgement(verdict="not-run", why=_count(missing, "expected case") + " without a result")
    if duty.declined and skipped["not-offered"] and not _contradicted(judged):
        return Judgement(verdict="not-offered", why="the product declares that it does not offer the option")
    attested = bool(grounds.inspection) and none_judged
    if skipped["unsupported"] and duty.verify != "inspection" and not attested:
        return Judgement(
            verdict="unsupported",
            why="the product does not offer what " + _count(skipped["unsupported"], "case") + " ask for; "
            "a person would have to verify it",
        )
    if skipped["reading"] and none_judged:
        return Judgement(
            verdict="unsupported", why="the product declares another reading than the one in force"
        )
    not_offered = bool(skipped["not-offered"]) and none_judged
    if not_offered and not duty.optional:
        return Judgement(
            verdict="unsupported", why="every case needs an option that the product does not offer"
        )
    if grounds.pending:
        return Judgement(verdict="uncovered", why="a case of it is yet to be written")
    if duty.verify == "inspection" and not grounds.inspection and not not_offered:
        # Passing cases show that a program behaves, not what only a person can see.
        return Judgement(verdict="inspection-due", why="to be verified by a person; nobody has attested it")
    if not cases and duty.verify in ("test", "analysis"):
        return Judgement(verdict="uncovered", why="no case cites it")
    if grounds.suspect:
        return Judgement(verdict="suspect", why=grounds.suspect)
    if waived or _found_wanting(grounds):
        return Judgement(verdict="waived", why=_leave(grounds, waived))
    if not_offered:
        return Judgement(verdict="not-offered", why="the product declares that it does not offer the option")

    findings = [finding.detail for case in judged for finding in case.findings]
    if skipped["reading"]:
        findings.append(_count(skipped["reading"], "case") + " skipped: the product declares another reading")
    if skipped["not-offered"]:
        findings.append(_count(skipped["not-offered"], "case") + " skipped: option not offered")
    return _good(duty, grounds, len(judged), findings)


def _contradicted(judged: Sequence[CaseRecord]) -> bool:
    """Tell whether the product answered what it declares absent."""
    return any(finding.kind == "declaration-contradicted" for case in judged for finding in case.findings)


def covering(grounds: Grounds, case_id: str) -> list[Waiver]:
    """Return the waivers that cover a failed case, or where ``case_id`` is empty, a failed inspection."""
    return [waiver for waiver in grounds.waivers if not waiver.case or waiver.case == case_id]


def _good(duty: Duty, grounds: Grounds, judged: int, findings: list[str]) -> Judgement:
    """Tell apart the verdicts of clauses against which nothing speaks."""
    if not judged and not grounds.inspection:
        return Judgement(verdict="no-obligation", why="; ".join((duty.reason, *grounds.remarks)))
    standing = [*(duty.findings if judged else ()), *grounds.remarks, *findings]
    attested = [_attested(grounds)] if grounds.inspection else []
    if standing:
        return Judgement(verdict="passed-with-findings", why="; ".join(dict.fromkeys((*attested, *standing))))
    if judged:
        return Judgement(verdict="passed", why="; ".join((_count(judged, "case") + " passed", *attested)))
    return Judgement(verdict="inspected", why="; ".join((*attested, *duty.findings)))


def _found_wanting(grounds: Grounds) -> bool:
    return grounds.inspection is not None and grounds.inspection.result == "does-not-conform"


def _attested(grounds: Grounds) -> str:
    assert grounds.inspection is not None, "asked for an inspection that was made"
    found = "does not conform" if _found_wanting(grounds) else "conforms"
    note = f": {grounds.inspection.note}" if grounds.inspection.note else ""
    return f"{found}, by {grounds.inspection.inspector} on {grounds.inspection.date}{note}"


def _leave(grounds: Grounds, waived: list[CaseRecord]) -> str:
    """Say what fails and by whose leave."""
    what = [_count(len(waived), "case") + " answered wrongly"] if waived else []
    what += [_attested(grounds)] if _found_wanting(grounds) else []
    used = [waiver for case in waived for waiver in covering(grounds, case.id)] or covering(grounds, "")
    leaves = dict.fromkeys(f"waived by {each.authority} until {each.expires}: {each.reason}" for each in used)
    return "; ".join((*what, *leaves))


def not_asked(judgement: Judgement) -> Judgement:
    """Judge a clause that the run was not asked for, or only for some of its cases.

    Good news about a part is no news about the clause; what a person attested is of the whole of it.
    """
    if judgement.verdict in {"failed", "error", "inspection-due", "inspected", "no-obligation"}:
        return judgement
    return Judgement(verdict="not-run", why="the run was not asked for it, or not for all of its cases")


def _failed_elsewhere(case: CaseRecord, key: str) -> bool:
    """Tell whether a case failed for other clauses than ``key``: for this one its answers were right."""
    return case.outcome == "failed" and key not in case.convicts


def _broken_elsewhere(case: CaseRecord, key: str) -> bool:
    """Tell whether a case failed for other clauses and left part of this one's evidence unjudged."""
    return _failed_elsewhere(case, key) and case.partly_unjudged


def worst(verdicts: Iterable[Verdict]) -> Verdict | None:
    """Return the worst of ``verdicts``; None of none."""
    return min(verdicts, key=WORST_FIRST.index, default=None)


def overall(verdicts: Iterable[Verdict], *, complete: bool, findings: bool) -> Overall:
    """Judge the whole.

    ``complete``: the journal has its footer. ``findings``: the run itself has findings.
    """
    found = set(verdicts)
    if "failed" in found:
        return "does-not-conform"
    if found & NOT_VERIFIED or not complete:
        return "not-fully-verified"
    if findings or found & {"waived", "passed-with-findings"}:
        return "conforms-with-findings"
    return "conforms"


def exit_status(
    in_scope: Iterable[Verdict],
    whole: Overall,
    *,
    complete: bool,
    profile: Literal["presubmission", "certification"],
    idle_waivers: bool = False,
) -> Literal[0, 1, 2]:
    """Return the status with which a run ends.

    ``in_scope`` are the verdicts of the clauses that the run was asked for. 1: one of them failed,
    or a waiver covers nothing (``idle_waivers``).
    2: one of them could not be judged by what is automatic; under the profile ``certification`` also anything
    short of verified, in scope or not.
    """
    found = set(in_scope)
    if "failed" in found or idle_waivers:
        return 1
    if found & {"error", "not-run", "unsupported", "uncovered"} or not complete:
        return 2
    if profile == "certification" and whole == "not-fully-verified":
        return 2
    return 0


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")
