"""The journal of a run: ``evidence.jsonl``.

One JSON object a line. The *header* says what was tested, by what, and which cases were expected before
anything ran. A *case* line is written as each case ends. The *footer* closes the run; a journal without
one is the record of a run that was cut short, and no report may call such a run better than
not fully verified.
"""

import datetime as dt
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, Self

import msgspec

from adapters import Isolation
from adapters.appending import append_whole
from adapters.product import ChapterOffer, Finding, ProductIdentity, WireSlice
from pa58.lines import Reach, ReferenceCode

FORMAT = "pa58-evidence/1"

Outcome = Literal["passed", "failed", "error", "skipped"]
SkipReason = Literal["not-offered", "unsupported", "reading"]


class EvidenceError(Exception):
    """A journal that cannot be read or written; the message names the file and the line."""


class ExpectedCase(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A case as the feature files state it, before anything runs (one pickle).

    ``since`` and ``until`` are the first and last day of the law that it judges by; None: whatever the day.
    """

    id: str
    name: str
    feature: str
    clauses: tuple[str, ...]
    steps: tuple[str, ...]
    readings: dict[str, str] = {}
    sweep: bool = False
    since: dt.date | None = None
    until: dt.date | None = None


class SuiteIdentity(msgspec.Struct, frozen=True, kw_only=True):
    """What judged: version of pa58 and SHA-256 digests of what it judged by."""

    version: str
    features_digest: str
    index_digest: str
    code_digest: str


class ReadingInForce(msgspec.Struct, frozen=True, kw_only=True):
    """A reading as the run takes it, who chose it, and why, where that is recorded."""

    option: str
    chosen_by: Literal["default", "command line", "project file", "product"]
    reason: str = ""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A person's decision that a clause is judged rightly although its official text has changed."""

    reviewer: str
    date: dt.date
    reason: str


class TextState(msgspec.Struct, frozen=True, kw_only=True):
    """What the official text at hand says of a clause, against the text that it was indexed from.

    ``now`` tells one change from another, so that a review of one is none of the next: the fingerprint of the
    new words, the key that the clause now has, or what was added below it. ``digest`` is the SHA-256 of the words
    at hand exactly as they stand.
    """

    kind: Literal["as-indexed", "changed", "missing", "moved", "renumbered", "added-below"]
    now: str = ""
    digest: str = ""
    review: Review | None = None


class TextFile(msgspec.Struct, frozen=True, kw_only=True):
    """A file of official text that a run was given; ``digest`` is the SHA-256 of its bytes."""

    name: str
    digest: str
    current_through: dt.date | None = None


class Inspection(msgspec.Struct, frozen=True, kw_only=True):
    """What a person found on the spot; ``digest`` is the SHA-256 of the file ``evidence``."""

    clause: str
    inspector: str
    date: dt.date
    result: Literal["conforms", "does-not-conform"]
    evidence: str
    digest: str
    note: str = ""


class Waiver(msgspec.Struct, frozen=True, kw_only=True):
    """An authority's leave that a clause fails, until a day: in one case, or where ``case`` is empty in all.

    ``document`` names the regulator's document that grants it.
    """

    clause: str
    authority: str
    reason: str
    expires: dt.date
    case: str = ""
    document: str = ""


class Selection(msgspec.Struct, frozen=True, kw_only=True):
    """What part of the suite the run was asked for; empty means all of it."""

    chapters: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    sweep: Literal["classes", "full", "off"] = "classes"


class Header(msgspec.Struct, frozen=True, kw_only=True, tag="header", tag_field="line"):
    """What was tested, by what, how, and what was expected.

    ``isolation`` is None where no program was started: the reference answers inside pa58.
    ``adapter_files`` maps each file that the adapter's command names to its SHA-256.
    ``text_states`` are by clause key, for the clauses that the official ``texts`` hold or should hold;
    ``text_findings`` tell what in them is of no clause of the index. ``pending`` are the keys of clauses for
    which a case is yet to be written. ``as_of`` is the day whose law the run judges by, None for the present.
    ``code`` is the reference's, where the lines are measured that the cases reach; ``lines_not_measured`` says why
    those of the reference are not.
    """

    format: str = FORMAT
    suite: SuiteIdentity
    product: ProductIdentity
    offers: dict[str, ChapterOffer]
    adapter: str
    adapter_files: dict[str, str] = {}
    readings: dict[str, ReadingInForce]
    selection: Selection
    profile: Literal["presubmission", "certification"]
    seed: int
    environment: dict[str, str]
    isolation: Isolation | None = None
    started: str
    expected: tuple[ExpectedCase, ...]
    texts: tuple[TextFile, ...] = ()
    text_states: dict[str, TextState] = {}
    text_findings: tuple[Finding, ...] = ()
    inspections: tuple[Inspection, ...] = ()
    waivers: tuple[Waiver, ...] = ()
    pending: tuple[str, ...] = ()
    as_of: dt.date | None = None
    code: ReferenceCode | None = None
    lines_not_measured: str = ""


class StepRecord(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A step as it was carried out, or was not."""

    text: str
    outcome: Literal["passed", "failed", "not-run"]


class Exchange(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One question to the product, its answer, and what the clause demands of it.

    ``expected`` is a sentence fragment for people ("straight-flush", "rejected: bad-cards");
    empty where the step asked without judging.
    """

    chapter: str
    op: str
    case: dict[str, Any]
    answer: dict[str, Any]
    expected: str = ""
    holds: bool | None = None


class Disagreement(msgspec.Struct, frozen=True, kw_only=True):
    """Hands on which product and rules part, grouped by what was expected and what was answered."""

    expected: str
    got: str
    hands: int
    clauses: tuple[str, ...]
    examples: tuple[dict[str, Any], ...]


class SweepGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Hands of one part of a sweep that were answered wrongly in one way.

    ``hands`` are those that the hands drawn from classes stand for, ``asked`` the questions answered wrongly.
    ``variant`` tells apart hands that may convict different clauses; ``examples`` are the simplest, each
    ``{"case", "answer", "simplicity"}``.
    """

    expected: str
    got: str
    variant: int
    hands: int
    asked: int
    examples: tuple[dict[str, Any], ...]


class SweepPart(msgspec.Struct, frozen=True, kw_only=True, tag="sweep-part", tag_field="line"):
    """A stretch of a sweep that has ended: written at once, so that a resumed run asks only what is missing.

    ``counts`` and ``expected_counts`` are hands per answer; ``unjudged`` counts hands without a usable answer,
    ``first_fault`` tells of one of them.
    """

    id: str
    part: int
    hands: int
    asked: int
    counts: dict[str, int]
    expected_counts: dict[str, int]
    groups: tuple[SweepGroup, ...] = ()
    skipped_for_reading: int = 0
    unjudged: int = 0
    first_fault: str = ""
    findings: tuple[Finding, ...] = ()


class SweepRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What a sweep over a whole space of hands found.

    ``clause`` is the one that the sweep is about; it may convict others that its case cites.
    ``hands`` are hands covered, by symmetry or one by one; ``asked`` counts the questions really put
    to the product; ``counts`` and ``expected_counts`` are hands per answer; ``unjudged`` hands had no
    usable answer.
    """

    id: str
    clause: str
    title: str
    mode: Literal["classes", "full"]
    hands: int
    classes: int
    asked: int
    counts: dict[str, int]
    expected_counts: dict[str, int]
    disagreements: tuple[Disagreement, ...] = ()
    skipped_for_reading: int = 0
    unjudged: int = 0


class CaseRecord(msgspec.Struct, frozen=True, kw_only=True, tag="case", tag_field="line", gc=False):
    """A case as it ended.

    ``convicts`` are the cited clauses that a failed case convicts: all of them, but for a sweep, which
    convicts the clauses of the answers that were wrong. ``partly_unjudged``: a failed sweep that could not
    judge every hand, so that it shows nothing for the clauses that it does not convict. ``wire`` is what went
    between suite and product in a case that did not pass, as `adapters.slices` bounds it; None where nothing did.
    ``reach`` is the id of the way that the case took through the reference's code, None where it was not measured.
    """

    id: str
    outcome: Outcome
    reason: SkipReason | None = None
    message: str = ""
    convicts: tuple[str, ...] = ()
    partly_unjudged: bool = False
    steps: tuple[StepRecord, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    findings: tuple[Finding, ...] = ()
    sweep: SweepRecord | None = None
    wire: WireSlice | None = None
    seconds: float = 0.0
    reach: int | None = None


class Footer(msgspec.Struct, frozen=True, kw_only=True, tag="footer", tag_field="line"):
    """The end of a run that came to its end."""

    counts: dict[str, int]
    expected: int
    findings: tuple[Finding, ...] = ()
    ended: str


Line = Header | CaseRecord | SweepPart | Reach | Footer

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Line)


_NOT_AS_WRITTEN = "pa58 writes no such journal: take an unchanged copy of it, or run the suite again."


class Journal(msgspec.Struct, frozen=True, kw_only=True):
    """A journal as read back: the last record of a case counts, as it does when a run is resumed."""

    header: Header
    cases: dict[str, CaseRecord]
    footer: Footer | None
    sweep_parts: dict[str, dict[int, SweepPart]] = {}
    reaches: dict[int, Reach] = {}

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read ``path``.

        A torn last line (the run was killed while writing it) is left out; anything else that cannot be read
        raises `EvidenceError` with the line's number.
        """
        return cls.from_lines(read_lines(path), str(path))

    @classmethod
    def from_lines(cls, lines: Iterable[Line], where: str) -> Self:
        """Put a journal together from all its ``lines``, in order; ``where`` names the file in errors."""
        header: Header | None = None
        footer: Footer | None = None
        cases: dict[str, CaseRecord] = {}
        parts: dict[str, dict[int, SweepPart]] = {}
        reaches: dict[int, Reach] = {}
        steps: dict[StepRecord, StepRecord] = {}
        for number, line in enumerate(lines, start=1):
            match line:
                case Header():
                    if header is not None:
                        raise EvidenceError(f"{where}: a second header; a journal holds one run.")
                    header = line
                    _demand_one_of_each(header, f"{where}:{number}")
                case CaseRecord():
                    if header is None:
                        raise EvidenceError(f"{where}: a case before the header.")
                    # Many cases take the same steps: they are held once, which is a tenth of a large journal.
                    shared = tuple(steps.setdefault(step, step) for step in line.steps)
                    cases[line.id] = msgspec.structs.replace(line, steps=shared)
                case Reach():
                    _demand_new(line, reaches, f"{where}:{number}")
                    reaches[line.id] = line
                case SweepPart():
                    parts.setdefault(line.id, {})[line.part] = line
                case Footer():
                    footer = line
        if header is None:
            raise EvidenceError(f"{where}: no header line; this is not the journal of a run.")
        _demand_sense(header, cases, reaches, where)
        return cls(header=header, cases=cases, footer=footer, sweep_parts=parts, reaches=reaches)


def _demand_one_of_each(header: Header, where: str) -> None:
    """Raise `EvidenceError` where two cases that the header expects, or two files of its code, have one name."""
    files = header.code.files if header.code else ()
    for what, names in (
        ("cases", [case.id for case in header.expected]),
        ("files", [file.name for file in files]),
    ):
        doubled = [name for name, count in Counter(names).items() if count > 1]
        if doubled:
            raise EvidenceError(
                f"{where}: two {what} of the header are called {doubled[0]}. {_NOT_AS_WRITTEN}"
            )


def _demand_new(reach: Reach, reaches: dict[int, Reach], where: str) -> None:
    """Raise `EvidenceError` for a reach whose number another has: it would change the way of cases before it."""
    if reach.id in reaches:
        raise EvidenceError(
            f"{where}: a second reach has the number {reach.id}; nobody can tell which of them a case took. "
            f"{_NOT_AS_WRITTEN}"
        )


def _demand_sense(
    header: Header, cases: dict[str, CaseRecord], reaches: dict[int, Reach], where: str
) -> None:
    """Raise `EvidenceError` for a case that was not expected, or that names a reach the journal does not hold."""
    unexpected = sorted(cases.keys() - {case.id for case in header.expected})
    if unexpected:
        raise EvidenceError(f"{where}: case {unexpected[0]} is not among the cases the header expects.")
    for case in cases.values():
        if case.reach is not None and case.reach not in reaches:
            raise EvidenceError(f"{where}: case {case.id} names a reach that the journal does not hold.")


def read_lines(path: Path) -> Iterator[Line]:
    """Yield the lines of a journal in order; raises `EvidenceError` as `Journal.read` says."""
    try:
        with path.open("rb") as file:
            for number, raw in enumerate(file, start=1):
                if not raw.endswith(b"\n"):
                    # Only a write that was cut off leaves a last line without its end.
                    return
                try:
                    yield _decoder.decode(raw)
                except msgspec.MsgspecError as error:
                    raise EvidenceError(f"{path}:{number}: not a line of a journal: {error}") from error
    except OSError as error:
        raise EvidenceError(f"{path}: cannot be read: {error.strerror}.") from error


class JournalWriter:
    """Appends lines to a journal, each on the disk before the next case begins to matter."""

    def __init__(self, path: Path, *, resume: bool = False) -> None:
        """Open ``path``: a new file, or with ``resume`` the one of a run cut short.

        Raises `EvidenceError` where the folder cannot be written.
        """
        self._path = path
        try:
            if resume:
                _drop_torn_line(path)
            self._file = path.open("ab" if resume else "wb", buffering=0)
        except OSError as error:
            raise EvidenceError(f"{path}: cannot be written: {error.strerror}.") from error

    def write(self, line: Line) -> None:
        """Append one line, whole or not at all; raises `EvidenceError` when the disk refuses it."""
        try:
            append_whole(self._file, _encoder.encode(line) + b"\n")
        except OSError as error:
            raise EvidenceError(f"{self._path}: cannot be written: {error.strerror}.") from error

    def close(self) -> None:
        """Put everything on the disk and end; raises `EvidenceError` when the disk refuses it."""
        if not self._file.closed:
            try:
                os.fsync(self._file.fileno())
            except OSError as error:
                raise EvidenceError(f"{self._path}: cannot be written: {error.strerror}.") from error
            finally:
                self._file.close()


def _drop_torn_line(path: Path) -> None:
    data = path.read_bytes()
    if not data.endswith(b"\n"):
        with path.open("r+b") as file:
            file.truncate(data.rfind(b"\n") + 1)
