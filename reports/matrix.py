"""The traceability matrix: the one table that every output reads.

It is a function of the clause index and a journal. HTML, CSV, JSON, JUnit, the terminal and the exit status
show what stands here and decide nothing themselves.
"""

import datetime as dt

import msgspec

from adapters.product import Finding, WireSlice
from pa58.evidence import (
    Exchange,
    Inspection,
    Selection,
    StepRecord,
    SuiteIdentity,
    SweepRecord,
    TextFile,
    Waiver,
)
from pa58.lab import Lab
from pa58.verdicts import Overall, Verdict
from reports.line_rows import ClauseLines, ReferenceLines


class ProductRow(msgspec.Struct, frozen=True, kw_only=True):
    """The item tested. ``digest`` reads "sha256:…"; ``chapters`` what it declares to offer."""

    name: str
    vendor: str
    version: str
    digest: str
    adapter: str
    chapters: dict[str, dict[str, list[str] | dict[str, str]]]


class ChapterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter of the regulation, how current our text of it is, and how its clauses came out.

    ``not_known`` says why it is not known what was in force on the day that the run judges by.
    """

    chapter: str
    title: str
    currency: str
    source_notes: tuple[str, ...]
    counts: dict[Verdict, int]
    not_known: str = ""


class ReadingOptionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One way to read the text, and how much it changes against the option in force.

    ``hands_changed`` counts what ``counted`` names; None where nothing is counted hand by hand.
    """

    option: str
    meaning: str
    hands_changed: int | None = None
    counted: str = "hands"


class ReadingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A place where the text can be read in more than one way, the way this run reads it, who chose it, and why."""

    id: str
    question: str
    why: str
    clauses: tuple[str, ...]
    options: tuple[ReadingOptionRow, ...]
    in_force: str
    chosen_by: str
    reason: str = ""


class ScenarioRef(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A case as a clause lists it. ``outcome`` is "not-run" where the case has no result.

    ``outcome`` is this clause's own: "passed" for a sweep that failed only for other clauses.
    """

    id: str
    name: str
    outcome: str


class ScenarioRow(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A case in full. ``reproduce`` is the command that runs it again, alone.

    ``wire`` are the last lines between suite and product, of a case that did not pass; None where there were none.
    """

    id: str
    anchor: str
    name: str
    feature: str
    outcome: str
    reason: str
    message: str
    clauses: tuple[str, ...]
    convicts: tuple[str, ...]
    readings: dict[str, str]
    steps: tuple[StepRecord, ...]
    exchanges: tuple[Exchange, ...]
    findings: tuple[Finding, ...]
    wire: WireSlice | None = None
    reproduce: str


class ClauseRow(msgspec.Struct, frozen=True, kw_only=True):
    """A clause with its verdict and the evidence for it.

    ``verdict`` is its own. ``inherited`` is the worst among its descendants where that is worse, else None.
    ``depth`` counts from 1 for a subsection. ``method`` is the index's way to verify.
    ``in_scope`` tells whether the run was asked for it. ``fingerprint`` is that of the official text. ``text``
    are the official words that it was indexed from, ``text_now`` those of another wording, both empty where not
    at hand; ``text_state`` says what the official text at hand is to the indexed one, and is empty where none is
    at hand. ``lines`` are the reference's that its cases reach, None where they were not measured.
    """

    key: str
    citation: str
    anchor: str
    chapter: str
    section: str
    parent: str | None
    depth: int
    summary: str
    kind: str
    method: str
    verdict: Verdict
    why: str
    inherited: Verdict | None
    in_scope: bool
    options: tuple[str, ...]
    readings: tuple[str, ...]
    depends_on: tuple[str, ...]
    unreachable: tuple[str, ...]
    question: str
    fingerprint: str = ""
    scenarios: tuple[ScenarioRef, ...]
    text_state: str = ""
    text: str = ""
    text_now: str = ""
    inspection: Inspection | None = None
    waivers: tuple[Waiver, ...] = ()
    lines: ClauseLines | None = None


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """Counted once, here."""

    clauses: int
    by_verdict: dict[Verdict, int]
    cases_expected: int
    by_outcome: dict[str, int]


class RunRow(msgspec.Struct, frozen=True, kw_only=True):
    """How the run was made. ``complete``: its journal has a footer.

    ``isolation`` says in sentences what the product could reach on the machine.
    ``texts`` are the files of official text that it was judged by; ``idle_waivers`` say of waivers that they
    cover nothing, which fails the run. ``as_of`` is the day whose law it judges by, None for the present.
    """

    started: str
    ended: str | None
    complete: bool
    profile: str
    seed: int
    selection: Selection
    environment: dict[str, str]
    isolation: tuple[str, ...] = ()
    findings: tuple[Finding, ...]
    texts: tuple[TextFile, ...] = ()
    idle_waivers: tuple[str, ...] = ()
    as_of: dt.date | None = None


class SectionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A section: the heading under which its clauses stand."""

    section: str
    chapter: str
    citation: str
    title: str


class Matrix(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a report of one run says.

    ``clauses``, ``sections`` and ``regulation`` stand in the order of the regulation; ``scenarios`` in
    the order of the feature files; ``not_verified`` holds clause keys, worst verdict first, ``failed`` those of
    the clauses that failed, the most likely violated first.
    ``sentence`` is the verdict in words. ``exit_status`` is the run's. ``lab`` is what the laboratory told of
    the report; None where it told nothing. ``lines`` are those of the reference; None where the run says nothing of
    them, as with a product through an adapter.
    """

    format: str = "pa58-matrix/1"
    verdict: Overall
    sentence: str
    exit_status: int
    product: ProductRow
    suite: SuiteIdentity
    run: RunRow
    regulation: tuple[ChapterRow, ...]
    sections: tuple[SectionRow, ...]
    readings: tuple[ReadingRow, ...]
    totals: Totals
    failed: tuple[str, ...]
    not_verified: tuple[str, ...]
    clauses: tuple[ClauseRow, ...]
    scenarios: tuple[ScenarioRow, ...]
    sweeps: tuple[SweepRecord, ...]
    lab: Lab | None = None
    lines: ReferenceLines | None = None
