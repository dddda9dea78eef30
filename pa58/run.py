"""One run of the suite against one product: from the question what to run to a journal on the disk."""

import os
import platform
import secrets
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from datetime import UTC, date, datetime
from importlib import metadata
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from adapters.product import Finding, Product
from pa58.evidence import (
    CaseRecord,
    EvidenceError,
    ExpectedCase,
    Footer,
    Header,
    Journal,
    JournalWriter,
    ReadingInForce,
    Selection,
    SweepPart,
)
from pa58.features import Catalogue, read_features
from pa58.given import Given, Taken, take
from pa58.identity import code_digest, suite_identity
from pa58.index import RulesIndex, load_index
from pa58.lines import Reach, ReferenceCode
from pa58.lines.code import reference_code
from pa58.lines.measuring import MeasuredReference, why_not_measured
from pa58.official_text import OfficialText
from pa58.own_pytest import run_pytest
from pa58.products import REFERENCE, ProductSource, adapter_files
from pa58.readings import Project, choose, read_project
from pa58.scope import select_cases
from pa58.suite_files import suite_root
from pa58.suite_session import SuiteSession, Watcher
from pa58.sweeps import Askers, askers, on_cluster

JOURNAL = "evidence.jsonl"

_KEPT_IN = "previous"
_OUTPUTS = (
    JOURNAL,
    "index.html",
    "matrix.json",
    "matrix.csv",
    "matrix.xlsx",
    "junit.xml",
    "lab.yaml",
    "bundle.zip",
)


class RunProblem(Exception):  # noqa: N818  a problem of what was asked for, said to the person who asked
    """A run that cannot begin, or go on; the message says why and what to do."""


class RunOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is asked for.

    ``readings`` are those chosen on the command line; ``product_readings``: where nothing else is chosen, what the
    product declares is. ``as_of``: the day whose law is judged by, None for the present. ``seed`` None: drawn
    anew. ``workers`` None: one, but for the reference as many as there are cores.
    ``cluster``: the address of a Dask scheduler whose workers ask in sweeps, in place of ``workers``.
    ``resume``: go on with the run in ``out`` instead of starting one.
    """

    adapter: str = "reference"
    selection: Selection = Selection()
    readings: dict[str, str] = {}
    project: Path | None = None
    product_readings: bool = False
    profile: Literal["presubmission", "certification"] = "presubmission"
    seed: int | None = None
    workers: int | None = None
    cluster: str = ""
    out: Path
    resume: bool = False
    record: Path | None = None
    sandbox: bool = False
    given: Given = Given()
    as_of: date | None = None


class FinishedRun(msgspec.Struct, frozen=True, kw_only=True):
    """A run that has ended, in one way or another.

    ``stopped`` says why it ended early; it is empty where it did not. ``text`` is the official text that was
    at hand, for its words.
    """

    index: RulesIndex
    journal: Journal
    stopped: str
    text: OfficialText | None = None


class _Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be run, before a product has been opened."""

    options: RunOptions
    index: RulesIndex
    catalogue: Catalogue
    readings: dict[str, ReadingInForce]
    expected: tuple[ExpectedCase, ...]
    seed: int
    taken: Taken

    @property
    def workers(self) -> int:
        """How many processes ask in sweeps: as asked for, or all cores for rules that are our own."""
        if self.options.workers is not None:
            return self.options.workers
        return (os.cpu_count() or 1) if self.options.adapter == REFERENCE else 1

    @property
    def source(self) -> ProductSource:
        """The product, for as many processes as need one."""
        return ProductSource(
            self.options.adapter, _options(self.readings), self.seed, sandbox=self.options.sandbox
        )


def execute(options: RunOptions, watcher: Watcher) -> FinishedRun:
    """Run the suite and keep the journal in ``options.out``.

    ``watcher`` is told how it goes on. Where the run cannot begin, raises `RunProblem`, `ScopeProblem`,
    `EvidenceError`, `FeatureProblems`, `IndexProblems`, `EntryProblems`, `ReadingProblem`, `TextProblem`, or an
    `adapters.ProductError`.
    """
    all_versions = load_index()
    catalogue = read_features(suite_root() / "features", all_versions)
    earlier = _earlier_run(options) if options.resume else None
    if earlier:
        options = _as_before(options, earlier.header)
    _demand_what_can_be_kept(options)
    index = all_versions.as_of(options.as_of)
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    readings = earlier.header.readings if earlier else _readings(index, options, seed)
    plan = _Plan(
        options=options,
        index=index,
        catalogue=catalogue,
        readings=readings,
        expected=select_cases(index, catalogue, options.selection, _options(readings), options.as_of),
        seed=seed,
        taken=take(options.given, index, catalogue, today=datetime.now(UTC).date(), profile=options.profile),
    )
    with closing(plan.source.open(options.record)) as product:
        header = _header(plan, product)
        if earlier:
            _demand_same_run(earlier.header, header)
        else:
            _make_room(options.out)
        writer = JournalWriter(options.out / JOURNAL, resume=options.resume)
        try:
            if not earlier:
                writer.write(header)
            stopped = _drive(plan, _watched(product, header, earlier), earlier, writer, watcher)
        finally:
            writer.close()
    return FinishedRun(
        index=index,
        journal=Journal.read(options.out / JOURNAL),
        stopped=stopped,
        text=plan.taken.text,
    )


def _options(readings: dict[str, ReadingInForce]) -> dict[str, str]:
    return {name: reading.option for name, reading in readings.items()}


def _readings(index: RulesIndex, options: RunOptions, seed: int) -> dict[str, ReadingInForce]:
    return choose(
        index,
        command_line=options.readings,
        project=read_project(index, options.project) if options.project else Project(),
        declared=_declared(index, options, seed) if options.product_readings else {},
        profile=options.profile,
    )


def _declared(index: RulesIndex, options: RunOptions, seed: int) -> dict[str, str]:
    """Ask the product which readings it follows."""
    source = ProductSource(options.adapter, index.default_readings, seed, sandbox=options.sandbox)
    with closing(source.open()) as product:
        return {
            name: option for offer in product.chapters.values() for name, option in offer.readings.items()
        }


def _header(plan: _Plan, product: Product) -> Header:
    text = plan.taken.text
    code, why_no_code = _code(plan)
    packages = ("pytest", "pytest-bdd", "gherkin-official", "numpy", "msgspec")
    return Header(
        suite=suite_identity(plan.index, plan.catalogue),
        product=product.identity,
        offers=dict(product.chapters),
        adapter=plan.options.adapter,
        adapter_files=adapter_files(plan.options.adapter),
        readings=plan.readings,
        selection=plan.options.selection,
        profile=plan.options.profile,
        seed=plan.seed,
        environment={
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            **{name: metadata.version(name) for name in packages},
        },
        isolation=getattr(product, "isolation", None),
        started=_now(),
        expected=plan.expected,
        texts=text.files if text else (),
        text_states=text.states if text else {},
        as_of=plan.options.as_of,
        text_findings=text.findings if text else (),
        inspections=plan.taken.inspections,
        waivers=plan.taken.waivers,
        pending=plan.catalogue.uncovered(_options(plan.readings), plan.options.as_of),
        code=code,
        lines_not_measured=why_no_code,
    )


def _code(plan: _Plan) -> tuple[ReferenceCode | None, str]:
    """Describe the reference's code, where the reference is what is tested; or say why that cannot be done."""
    why_not = why_not_measured()
    if plan.options.adapter != REFERENCE or why_not:
        return None, why_not if plan.options.adapter == REFERENCE else ""
    try:
        return reference_code(_options(plan.readings), {clause.key for clause in plan.index.clauses}), ""
    except OSError as error:
        return None, f"{error.filename}: cannot be written: {error.strerror}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _watched(product: Product, header: Header, earlier: Journal | None) -> Product:
    """Return the product, its lines watched where it is the reference and the journal describes its code."""
    code = header.code
    if code is None or (earlier and earlier.header.code != code):
        return product
    return MeasuredReference(product, code, earlier.reaches.values() if earlier else ())


def _earlier_run(options: RunOptions) -> Journal:
    path = options.out / JOURNAL
    if not path.exists():
        raise RunProblem(f"{path} does not exist; there is no run to resume.")
    journal = Journal.read(path)
    if journal.footer is not None:
        raise RunProblem(f"the run in {options.out} came to its end; there is nothing to resume.")
    return journal


def _as_before(options: RunOptions, header: Header) -> RunOptions:
    """Take up what the earlier run was asked for: a resumed run is that run, not another."""
    return RunOptions(
        adapter=header.adapter,
        selection=header.selection,
        profile=header.profile,
        as_of=header.as_of,
        seed=header.seed,
        workers=options.workers,
        cluster=options.cluster,
        out=options.out,
        resume=True,
        record=options.record,
        sandbox=options.sandbox or (header.isolation is not None and header.isolation.sandbox),
    )


def _demand_what_can_be_kept(options: RunOptions) -> None:
    """Raise `RunProblem` where a sandbox or a transcript is asked for that would not be the whole truth."""
    if options.adapter == REFERENCE and options.sandbox:
        raise RunProblem("--sandbox is for a product's program; the reference answers inside pa58 itself.")
    if options.record is None:
        return
    if options.adapter == REFERENCE:
        raise RunProblem("--record keeps what goes to and from a program; the reference is not one.")
    if options.cluster or (options.workers or 1) > 1:
        raise RunProblem(
            "--record keeps one conversation, with one process of the product; record with --workers 1 "
            "and without --cluster."
        )
    if options.resume and options.record.exists():
        raise RunProblem(f"{options.record} exists; name another file for the rest of the conversation.")


def _demand_same_run(earlier: Header, now: Header) -> None:
    """Raise `RunProblem` where suite or product are no longer what the earlier part of the run had."""
    for what, before, after in (
        ("suite", earlier.suite, now.suite),
        ("product", earlier.product, now.product),
        ("adapter", earlier.adapter_files, now.adapter_files),
        ("product's declarations", earlier.offers, now.offers),
        ("isolation of the product", earlier.isolation, now.isolation),
        ("cases", earlier.expected, now.expected),
    ):
        if before != after:
            raise RunProblem(
                f"the {what} changed since the run began, so it cannot be resumed; start a new run."
            )


def _make_room(folder: Path) -> None:
    """Move an earlier run aside, so that its report never stands beside another run's journal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = [folder / name for name in _OUTPUTS if (folder / name).exists()]
        if found:
            (folder / _KEPT_IN).mkdir(exist_ok=True)
        for path in found:
            path.replace(folder / _KEPT_IN / path.name)
    except OSError as error:
        raise RunProblem(f"{error.filename or folder}: cannot be written: {error.strerror}.") from None


def _drive(
    plan: _Plan, product: Product, earlier: Journal | None, writer: JournalWriter, watcher: Watcher
) -> str:
    """Execute what is missing; return why the run stopped early, or nothing."""
    done = dict(earlier.cases) if earlier else {}
    mode = plan.options.selection.sweep
    wanted = {
        case.id: case for case in plan.expected if case.id not in done and not (case.sweep and mode == "off")
    }
    watcher.begins(len(wanted))

    refused: list[EvidenceError] = []

    def write(line: CaseRecord | SweepPart | Reach) -> None:
        try:
            writer.write(line)
        except EvidenceError as error:
            # The test runner would take any other exception for a fault of its own.
            refused.append(error)
            pytest.exit(str(error))

    def keep(record: CaseRecord) -> None:
        if isinstance(product, MeasuredReference):
            record, way = product.ended(record)
            if way is not None:
                write(way)
        write(record)
        done[record.id] = record
        watcher.case(record)

    with sigterm_as_interrupt(), _askers(plan, product) as those:
        session = SuiteSession(
            index=plan.index,
            catalogue=plan.catalogue,
            product=product,
            readings=_options(plan.readings),
            expected=wanted,
            seed=plan.seed,
            askers=those,
            on_case=keep,
            on_part=write,
            sweep_parts=earlier.sweep_parts if earlier else {},
            watcher=watcher,
            whole=True,
            sweep="full" if mode == "full" else "classes",
        )
        stopped = run_pytest(session) if wanted else ""
        if refused:
            raise EvidenceError(
                f"{refused[0]} What ended before is kept; make room, and go on with: "
                f"pa58 run --resume {plan.options.out}"
            )
        if not stopped and wanted.keys() <= done.keys():
            writer.write(
                Footer(
                    counts=dict(sorted(Counter(record.outcome for record in done.values()).items())),
                    expected=len(plan.expected),
                    findings=tuple(_last_findings(product)),
                    ended=_now(),
                )
            )
    return stopped


def _askers(plan: _Plan, product: Product) -> AbstractContextManager[Askers]:
    if plan.options.cluster:
        return on_cluster(plan.options.cluster, plan.source, code_digest())
    return askers(product, plan.source, plan.workers)


def _last_findings(product: Product) -> list[Finding]:
    """Ask a sample of the cases again: the same question must have the same answer."""
    again = getattr(product, "check_determinism", None)
    return [*(again() if again else ()), *product.take_findings()]


@contextmanager
def sigterm_as_interrupt() -> Iterator[None]:
    """End on SIGTERM as on Ctrl-C: the case in hand is given up, those that ended are kept."""

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
