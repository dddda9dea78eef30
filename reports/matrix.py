"""The traceability matrix: the one table that every output reads.

It is a function of the clause index and a journal. HTML, CSV, JSON, JUnit, the terminal and the exit status
show what stands here and decide nothing themselves.
"""

import msgspec

from adapters.product import Finding
from pa58.evidence import Exchange, Selection, StepRecord, SuiteIdentity, SweepRecord
from pa58.verdicts import Overall, Verdict


class ProductRow(msgspec.Struct, frozen=True, kw_only=True):
    """The item tested. ``digest`` reads "sha256:…"; ``chapters`` what it declares to offer."""

    name: str
    vendor: str
    version: str
    digest: str
    adapter: str
    chapters: dict[str, dict[str, list[str] | dict[str, str]]]


class ChapterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter of the regulation, how current our text of it is, and how its clauses came out."""

    chapter: str
    title: str
    currency: str
    source_notes: tuple[str, ...]
    counts: dict[Verdict, int]


class ReadingOptionRow(msgspec.Struct, frozen=True, kw_only=True):
    """One way to read the text, and how much it changes against the option in force.

    ``hands_changed`` counts what ``counted`` names; None where nothing is counted hand by hand.
    """

    option: str
    meaning: str
    hands_changed: int | None = None
    counted: str = "hands"


class ReadingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A place where the text can be read in more than one way, and the way this run reads it."""

    id: str
    question: str
    why: str
    clauses: tuple[str, ...]
    options: tuple[ReadingOptionRow, ...]
    in_force: str
    chosen_by: str


class ScenarioRef(msgspec.Struct, frozen=True, kw_only=True):
    """A case as a clause lists it. ``outcome`` is "not-run" where the case has no result.

    ``outcome`` is this clause's own: "passed" for a sweep that failed only for other clauses.
    """

    id: str
    name: str
    outcome: str


class ScenarioRow(msgspec.Struct, frozen=True, kw_only=True):
    """A case in full. ``reproduce`` is the command that runs it again, alone."""

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
    reproduce: str


class ClauseRow(msgspec.Struct, frozen=True, kw_only=True):
    """A clause with its verdict and the evidence for it.

    ``verdict`` is its own. ``inherited`` is the worst among its descendants where that is worse, else None.
    ``depth`` counts from 1 for a subsection. ``method`` is the index's way to verify.
    ``in_scope`` tells whether the run was asked for it.
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
    scenarios: tuple[ScenarioRef, ...]


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """Counted once, here."""

    clauses: int
    by_verdict: dict[Verdict, int]
    cases_expected: int
    by_outcome: dict[str, int]


class RunRow(msgspec.Struct, frozen=True, kw_only=True):
    """How the run was made. ``complete``: its journal has a footer.

    ``isolation`` says in sentences what the product could reach on the machine.
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


class SectionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A section: the heading under which its clauses stand."""

    section: str
    chapter: str
    citation: str
    title: str


class Matrix(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a report of one run says.

    ``clauses``, ``sections`` and ``regulation`` stand in the order of the regulation; ``scenarios`` in
    the order of the feature files; ``not_verified`` and ``failed`` hold clause keys, worst verdict first.
    ``sentence`` is the verdict in words. ``exit_status`` is the run's.
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
