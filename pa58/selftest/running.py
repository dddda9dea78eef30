"""Puts wrong products to the suite: the runner's own cases, steps, evidence and verdicts.

The feature files are read and collected once, and the reference answers every case, under each choice of readings
that some wrong product follows. Then each wrong product gets a process of its own, a fork of the one that has
collected, which speaks to it over the adapter protocol. A case in which the wrong product answers all that it is
asked, and all that is done at a table, as the reference does is not run again: the same answers give the same
outcome. (A product that keeps something from case to case is asked every case.) Where the feature files leave a
violated clause unfailed, the sweeps that cite it are run as well, in that process.
"""

import gc
import os
import random
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import click
import msgspec
import pytest

import defects
from adapters import SupervisedProduct
from adapters.product import Product
from adapters.reference import ReferenceProduct
from defects import Defect, DefectiveProduct
from pa58.evidence import CaseRecord, ExpectedCase, Footer, Header, Journal, ReadingInForce, Selection
from pa58.features import read_features
from pa58.identity import suite_identity
from pa58.index import load_index
from pa58.most_likely import most_likely_first
from pa58.own_pytest import run_pytest
from pa58.pytest_plugin import CASE, SESSION
from pa58.selftest.hearing import Heard, Listening, answers_alike
from pa58.selftest.killing import Outcome
from pa58.suite_files import suite_root
from pa58.suite_session import SuiteSession
from pa58.sweeps import HereAlone
from pa58.verdicts import Verdict
from reports.building import clause_judgements

SEED = 58  # one order of the cases for all: what is caught must not hang on a shuffle

_decoder = msgspec.json.Decoder(Outcome)


class SelftestProblem(Exception):  # noqa: N818  said to the person who asked
    """The self-test cannot be done; the message says why."""


def run_defects(
    wanted: Iterable[Defect], workers: int, told: Callable[[Outcome], None], *, sweeps: bool | None = None
) -> None:
    """Put each of ``wanted`` to the suite and tell ``told`` what came of it, in whatever order they end.

    ``sweeps`` None: only where the feature files do not fail a clause that is violated; True: sweeps alone. Raises
    `SelftestProblem` where the suite does not run on the reference, and that of ``told``, which ends the self-test.
    """
    _collect(loop := _Wrong(list(wanted), workers, told, sweeps=sweeps))
    if loop.problem:
        raise SelftestProblem(loop.problem)


def judge_products(
    products: Mapping[str, Callable[[], Product]], *, swept: Iterable[str] = ()
) -> dict[str, dict[str, Verdict]]:
    """Put the feature files to each product; return the verdict of every clause, by product.

    Sweeps are run for the clauses ``swept`` alone, where the feature files leave them unconvicted. The products are
    opened one after the other, in this process. Raises `SelftestProblem` where the suite does not run.
    """
    _collect(loop := _Each(products, frozenset(swept)))
    return loop.verdicts


def _collect(loop: "_Collected") -> None:
    stopped = run_pytest(loop.suite, loop)
    if stopped:
        raise SelftestProblem(stopped)


class _Collected:
    """The suite, read and collected once, for as many products and readings as there are."""

    def __init__(self) -> None:
        index = load_index()
        catalogue = read_features(suite_root() / "features", index)
        readings = index.default_readings
        product = ReferenceProduct(readings)
        self.suite = SuiteSession(
            index=index,
            catalogue=catalogue,
            product=product,
            readings=readings,
            expected={case.id: case for case in catalogue.cases},
            seed=SEED,
            askers=HereAlone(product),
            on_case=self._note,
            whole=True,
        )
        self._ended: Callable[[CaseRecord], None] = lambda _: None
        self._identity = suite_identity(index, catalogue)
        self._session: pytest.Session | None = None
        self._items: dict[str, pytest.Item] = {}

    def _note(self, record: CaseRecord) -> None:
        """Take the record of any case; the plugin keeps to the one whom it was told of when the session began."""
        self._ended(record)

    def _take(self, session: pytest.Session) -> None:
        self._session = session
        self._items = {item.stash[CASE].id: item for item in session.items if CASE in item.stash}

    def _law(self, chosen: Mapping[str, str]) -> "_Law":
        readings = self.suite.readings | dict(chosen)
        return _Law(readings, self.suite.catalogue.in_force(readings))

    def _run(
        self,
        product: Product,
        law: "_Law",
        cases: Iterable[str],
        ended: Callable[[CaseRecord], None] = lambda _: None,
    ) -> dict[str, CaseRecord]:
        assert self._session is not None
        records: dict[str, CaseRecord] = {}

        def keep(record: CaseRecord) -> None:
            records[record.id] = record
            ended(record)

        self._ended = keep
        self._session.config.stash[SESSION] = msgspec.structs.replace(
            self.suite,
            product=product,
            readings=law.readings,
            askers=HereAlone(product),
            probes={},
        )
        items = [self._items[case] for case in cases]
        for item, after in pairwise([*items, None]):
            assert item is not None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return records

    def _journal(
        self, product: Product, law: "_Law", cases: dict[str, CaseRecord], *, swept: bool
    ) -> Journal:
        """Return the journal of a run of these cases alone."""
        expected = tuple(case for case in law.cases if case.id in cases)
        return Journal(
            header=Header(
                suite=self._identity,
                product=product.identity,
                offers=dict(product.chapters),
                adapter="",
                readings={
                    name: ReadingInForce(option=option, chosen_by="default")
                    for name, option in law.readings.items()
                },
                selection=Selection(sweep="classes" if swept else "off"),
                profile="presubmission",
                seed=SEED,
                environment={},
                started="",
                expected=expected,
            ),
            cases=cases,
            footer=Footer(counts={}, expected=len(expected), ended=""),
        )

    def _verdicts(self, journal: Journal) -> dict[str, Verdict]:
        """Judge every clause, as a report does."""
        return {key: each.verdict for key, each in clause_judgements(self.suite.index, journal).items()}


class _Law(NamedTuple):
    """Readings, one option of each, and the cases that are in force under them."""

    readings: dict[str, str]
    cases: tuple[ExpectedCase, ...]


class _Each(_Collected):
    """Takes the place of pytest's own loop: all feature cases for each product in turn, and some sweeps."""

    def __init__(self, products: Mapping[str, Callable[[], Product]], swept: frozenset[str]) -> None:
        super().__init__()
        self._products = products
        self._swept = swept
        self.verdicts: dict[str, dict[str, Verdict]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run everything for each product."""
        self._take(session)
        law = self._law({})
        features = [case.id for case in law.cases if not case.sweep]
        random.Random(SEED).shuffle(features)  # noqa: S311  an order to be repeated, not a secret
        sweeps = [case.id for case in law.cases if case.sweep]
        for name, opened in self._products.items():
            with closing(opened()) as product:
                records: dict[str, CaseRecord] = {}
                settled: set[str] = set()
                for case in features:
                    self._unless_settled(product, law, case, records, settled)
                settled.update(
                    clause.key for clause in self.suite.index.clauses if clause.key not in self._swept
                )
                for case in sweeps:
                    self._unless_settled(product, law, case, records, settled)
                self.verdicts[name] = self._verdicts(
                    self._journal(product, law, records, swept=bool(self._swept))
                )
        return True

    def _unless_settled(
        self, product: Product, law: _Law, case: str, records: dict[str, CaseRecord], settled: set[str]
    ) -> None:
        """Run a case, unless all its clauses have been convicted already, or found to be beyond judgement."""
        clauses = self.suite.expected[case].clauses
        if not settled.issuperset(clauses):
            records |= self._run(product, law, [case])
            if records[case].outcome != "passed":
                settled.update(records[case].convicts or clauses)


class _Wrong(_Collected):
    """Takes the place of pytest's own loop: a fork for each wrong product."""

    def __init__(
        self, wanted: list[Defect], workers: int, told: Callable[[Outcome], None], *, sweeps: bool | None
    ) -> None:
        super().__init__()
        self._wanted = wanted
        self._workers = workers
        self._told = told
        self._sweeps = sweeps
        self._right: dict[str, _Right] = {}
        self._refused = False
        self.problem = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the reference here, and every wrong product in a fork."""
        self._take(session)
        for defect in self._wanted:
            default = self._right.setdefault(
                _basis(defect.chapter, {}), _Right(self._law({}), defect.chapter)
            )
            right = _Right(self._law(defect.readings), defect.chapter, default)
            self._right.setdefault(_basis(defect.chapter, defect.readings), right)
        for right in self._right.values():
            self._let_the_reference_answer(right)
            failed = [record for record in right.records.values() if record.outcome != "passed"]
            if failed:
                self.problem = f"the reference itself does not pass {failed[0].id}: {failed[0].message}"
                return True
        gc.freeze()  # what stands now stays, and no fork need copy it to look it through
        running: dict[int, int] = {}
        for defect in self._wanted:
            if len(running) >= self._workers:
                self._take_one(running)
            if self._refused:
                break
            pid, pipe = self._fork(defect)
            running[pid] = pipe
        while running:
            self._take_one(running)
        return True

    def _let_the_reference_answer(self, right: "_Right") -> None:
        """Run the reference, but for cases that it answers under these readings as under the default ones."""
        if right.default is not None:
            plain = ReferenceProduct(right.law.readings)
            for case in right.features:
                heard = right.default.heard.get(case)
                if heard is not None and answers_alike(plain, heard):
                    right.heard[case], right.records[case] = heard, right.default.records[case]
        product = Listening(ReferenceProduct(right.law.readings))

        def ended(record: CaseRecord) -> None:
            right.heard[record.id] = product.take_heard()

        others = [case for case in right.features if case not in right.records]
        right.records |= self._run(product, right.law, others, ended)

    def _fork(self, defect: Defect) -> tuple[int, int]:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return pid, reading
        status = 1
        try:
            os.close(reading)
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(msgspec.json.encode(self._outcome(defect)))
            status = 0
        except BaseException as error:  # noqa: BLE001  a fork must not run on as a second pytest
            click.echo(f"{defect.id}: {type(error).__name__}: {error}", err=True)
        finally:
            os._exit(status)

    def _take_one(self, running: dict[int, int]) -> None:
        """Take what the first of the forks has to say; an answer is small enough for its pipe."""
        pid, status = os.wait()
        with os.fdopen(running.pop(pid), "rb") as pipe:
            told = pipe.read()
        if status or not told:
            self.problem = "a wrong product could not be put to the suite; why stands above"
            return
        try:
            self._told(_decoder.decode(told))
        except SelftestProblem as problem:
            self.problem = str(problem)
            self._refused = True

    def _outcome(self, defect: Defect) -> Outcome:
        right = self._right[_basis(defect.chapter, defect.readings)]
        if self._sweeps:
            found: dict[str, CaseRecord] = {}
        else:
            with closing(_served(defect)) as product:
                found = self._run(product, right.law, self._affected(defect, right))
        told = self._judged(defect, right.law, right.records | found, swept=False)
        if self._sweeps or (self._sweeps is None and not set(defect.violates) <= set(told.failed)):
            sweeps = [
                case.id
                for case in right.law.cases
                if case.sweep and not set(defect.violates).isdisjoint(case.clauses)
            ]
            swept = self._run(DefectiveProduct(defect), right.law, sweeps)
            return self._judged(defect, right.law, right.records | found | swept, swept=True)
        return told

    def _affected(self, defect: Defect, right: "_Right") -> list[str]:
        """Return the cases in which the wrong product answers otherwise than the reference."""
        if defect.kind == "state-leak":
            return right.features
        product = DefectiveProduct(defect)
        affected = []
        for case in right.features:
            try:
                alike = answers_alike(product, right.heard[case])
            except Exception:  # noqa: BLE001  no answer, whatever it is; the runner will say so
                alike = False
            if not alike:
                affected.append(case)
        return affected

    def _judged(self, defect: Defect, law: _Law, cases: dict[str, CaseRecord], *, swept: bool) -> Outcome:
        journal = self._journal(DefectiveProduct(defect), law, cases, swept=swept)
        failed = [key for key, verdict in self._verdicts(journal).items() if verdict == "failed"]
        return Outcome(
            defect=defect.id,
            failed=most_likely_first(failed, journal),
            cases=tuple(sorted(record.id for record in cases.values() if record.outcome == "failed")),
            broken=tuple(sorted(record.id for record in cases.values() if record.outcome == "error")),
            swept=swept,
        )


class _Right:
    """What the reference was asked in a chapter under some readings, and what it answered, by case.

    ``default`` is the same under the default readings, where these are others.
    """

    def __init__(self, law: _Law, chapter: str, default: "_Right | None" = None) -> None:
        self.law = law
        self.default = default
        self.features = [case.id for case in law.cases if not case.sweep and _chapter(case) == chapter]
        self.records: dict[str, CaseRecord] = {}
        self.heard: dict[str, list[Heard]] = {}


def _basis(chapter: str, readings: Mapping[str, str]) -> str:
    """Name what a wrong product is compared with: its chapter under its readings."""
    return f"{chapter} {sorted(readings.items())}"


def _chapter(case: ExpectedCase) -> str:
    return case.clauses[0].partition(".")[0]


def _served(defect: Defect) -> SupervisedProduct:
    folder = Path(defects.__file__).parent
    return SupervisedProduct(f"{sys.executable} {folder} serve {defect.id}", seed=SEED)
