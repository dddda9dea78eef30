"""Asks the parts of sweeps on other machines, by way of a Dask scheduler that a lab has running.

The parts, the seed and the sums are the same as on one machine, and so is the record. Each worker opens a
product of its own, and refuses to answer where its suite is not the one that runs.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pa58.evidence import SweepPart
from pa58.products import ProductSource
from pa58.sweeps.asking import ask
from pa58.sweeps.parts import Task
from pa58.sweeps.running import Askers, SweepWorkersLost

if TYPE_CHECKING:
    from adapters.product import Product

CONNECT = 15.0  # seconds until a scheduler must have answered
DEADLINE = 900.0  # seconds in which some part must come back, or the workers count as lost
NOBODY = 30.0  # seconds without any worker, after which nobody is expected to come
_LOOK = 1.0  # seconds between looks whether there are workers


class ClusterProblem(Exception):  # noqa: N818  said to the person who asked for a cluster
    """A cluster that cannot be used: Dask is not installed, or nobody answers at the address."""


@contextmanager
def on_cluster(address: str, source: ProductSource, suite: str) -> Iterator[Askers]:
    """Give those who ask on the workers of the scheduler at ``address``, such as ``tcp://host:8786``.

    ``suite`` is the digest of the suite's code, which each worker must have too. Raises `ClusterProblem`.
    """
    try:
        dask: Any = import_module("distributed")  # an extra, for those who have a cluster
    except ImportError:
        raise ClusterProblem("--cluster needs Dask: pip install 'pa58[cluster]'.") from None
    try:
        client = dask.Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterProblem(f"no Dask scheduler answers at {address}: {error}") from None
    try:
        yield _OnCluster(client, source, suite)
    finally:
        client.close(timeout=CONNECT)


class _OnCluster:
    def __init__(self, client: object, source: ProductSource, suite: str) -> None:
        self._client: Any = client
        self._source = source
        self._suite = suite

    def asked(self, tasks: list[Task]) -> Iterator[SweepPart]:
        """Hand out the tasks and yield each part when it is back; raises `SweepWorkersLost`."""
        waiting = {
            # A lost worker's part is asked again elsewhere: the same hands, so the same record.
            self._client.submit(_ask_there, self._source, self._suite, task, pure=False, retries=3)
            for task in tasks
        }
        heard, seen = time.monotonic(), time.monotonic()
        try:
            while waiting:
                done = {future for future in waiting if future.done()}
                waiting -= done
                for future in done:
                    heard = time.monotonic()
                    yield self._part(future)
                if self._client.scheduler_info(n_workers=-1)["workers"]:
                    seen = time.monotonic()
                self._give_up_in_time(heard, seen)
                if waiting and not done:
                    time.sleep(min(_LOOK, 0.05 * len(waiting)))
        finally:
            for future in waiting:
                future.cancel()

    def _part(self, future: Any) -> SweepPart:
        error = future.exception()
        if error is not None:
            raise SweepWorkersLost(f"a worker of the cluster failed: {error}")
        part: SweepPart = future.result()
        return part

    def _give_up_in_time(self, heard: float, seen: float) -> None:
        now = time.monotonic()
        if now - seen > NOBODY:
            raise SweepWorkersLost(f"no worker was left on the cluster for {NOBODY:.0f} seconds")
        if now - heard > DEADLINE:
            raise SweepWorkersLost(f"no part came back from the cluster for {DEADLINE:.0f} seconds")


class _Mine(threading.local):
    """The product of a worker's thread: opened once, asked by nobody else."""

    opened: "tuple[ProductSource, Product] | None" = None


_mine = _Mine()


def _ask_there(source: ProductSource, suite: str, task: Task) -> SweepPart:
    """Ask a part, on a worker."""
    from pa58.identity import code_digest  # noqa: PLC0415  the packages that it digests import this one

    if code_digest() != suite:
        raise RuntimeError("this worker has another version of pa58 than the run; install the same one")
    if _mine.opened is None or _mine.opened[0] != source:
        if _mine.opened is not None:
            _mine.opened[1].close()
        _mine.opened = (source, source.open())
    return ask(task, _mine.opened[1])
