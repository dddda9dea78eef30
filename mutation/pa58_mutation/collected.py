"""The feature files, collected once, and put to one changed reference after the other.

They run under the default readings, and under so many others that no case is left out. Sweeps are left out: they
put every hand to a product, and would notice what no written case names.

Collecting takes longer than most changes take to be noticed. So the pytest that has collected is kept as it is, in
a thread that waits, and each change is asked in a fork of this process, of which that thread is no part. There only
the cases are run of which the changed reference answers some question otherwise.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from threading import Event, Thread

import pytest

from adapters.product import Product
from adapters.reference import ReferenceProduct
from pa58.evidence import CaseRecord, ExpectedCase
from pa58.features import read_features
from pa58.index import load_index
from pa58.own_pytest import run_pytest
from pa58.pytest_plugin import CASE, SESSION
from pa58.selftest.hearing import Heard, Listening, answers_alike
from pa58.suite_files import suite_root
from pa58.suite_session import SuiteSession
from pa58.sweeps import HereAlone

SEED = 58
CHAPTERS = ("680a", "684a", "687a", "691")

Opened = Callable[[dict[str, str]], Product]


class Collected:
    """The suite, read and collected."""

    def __init__(self) -> None:
        self._index = load_index()
        self._catalogue = read_features(suite_root() / "features", self._index)
        self._cases = {
            case.id: case for case in self._catalogue.cases if not case.sweep and case.until is None
        }
        self._records: list[CaseRecord] = []
        self._items: dict[str, pytest.Item] = {}
        self._heard: dict[str, dict[tuple[int, str], list[Heard]]] = {}
        self._ready = Event()
        Thread(target=self._collect, daemon=True).start()
        self._ready.wait()
        if self._cases.keys() - self._items.keys():
            raise RuntimeError("the suite could not be collected")

    def _collect(self) -> None:
        readings = self._index.default_readings
        run_pytest(self._session(ReferenceProduct(readings), readings), self)
        self._ready.set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of pytest's own loop, and never leave it."""
        self._items = {item.stash[CASE].id: item for item in session.items if CASE in item.stash}
        self._ready.set()
        Event().wait()
        return True

    def first_not_passed(self, chapter: str, opened: Opened = ReferenceProduct) -> CaseRecord | None:
        """Put the cases of a chapter to a product, until one does not pass; None: all pass.

        The first time all of them are run. From then on only those of which the product answers some question
        otherwise than the one before: the same answers have the same outcome.
        """
        first = chapter not in self._heard
        heard = self._heard.setdefault(chapter, {})
        mine = [case for case in self._cases.values() if case.clauses[0].partition(".")[0] == chapter]
        random.Random(SEED).shuffle(mine)  # noqa: S311  an order to be repeated, not a secret
        for number, readings in enumerate(_frames(mine, self._index.default_readings)):
            product = Listening(opened(readings))
            suite = self._session(product, readings)
            for case in mine:
                if any(readings[name] != option for name, option in case.readings.items()):
                    continue
                key = number, case.id
                if not first and _answers_as_before(product.behind, heard[key]):
                    continue
                record = self._run(case, suite)
                if record.outcome != "passed":
                    return record
                if first:
                    heard[key] = product.take_heard()
        return None

    def _run(self, case: ExpectedCase, suite: SuiteSession) -> CaseRecord:
        item = self._items[case.id]
        item.config.stash[SESSION] = suite
        self._records.clear()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        [record] = self._records
        return record

    def _session(self, product: Product, readings: dict[str, str]) -> SuiteSession:
        return SuiteSession(
            index=self._index,
            catalogue=self._catalogue,
            product=product,
            readings=readings,
            expected=self._cases,
            seed=SEED,
            askers=HereAlone(product),
            on_case=self._records.append,
            whole=True,
        )


def _answers_as_before(product: Product, heard: Sequence[Heard]) -> bool:
    try:
        return answers_alike(product, heard)
    except Exception:  # noqa: BLE001  no answer, whatever a changed rule raises
        return False


def _frames(cases: Iterable[ExpectedCase], defaults: dict[str, str]) -> list[dict[str, str]]:
    """Return the defaults, and as few other readings as let every case run that is made for others."""
    chosen: list[dict[str, str]] = []
    for case in sorted(cases, key=lambda case: -len(case.readings)):
        wanted = case.readings.items()
        if wanted <= defaults.items() or any(wanted <= each.items() for each in chosen):
            continue
        for each in chosen:
            if all(each.get(name, option) == option for name, option in wanted):
                each.update(wanted)
                break
        else:
            chosen.append(dict(wanted))
    return [defaults, *(defaults | each for each in chosen)]
