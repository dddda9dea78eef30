"""Runs a sweep: in this process, or spread over worker processes that each have a product of their own.

Whoever asks a part, the record is the same, byte for byte: a part's hands follow from the run's seed alone, and
parts are added up in their own order.
"""

import gc
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Protocol

from adapters.product import Product
from pa58.evidence import SweepPart
from pa58.products import ProductSource
from pa58.sweeps.asking import ask
from pa58.sweeps.parts import Task

_WATCH = 1.0  # seconds between a worker's looks whether the run that started it is still there


class SweepWorkersLost(Exception):  # noqa: N818  what happened, said to a person
    """A worker process died; the parts that it had not given back are not judged."""


class Askers(Protocol):
    """Those who ask the parts of sweeps."""

    def asked(self, tasks: list[Task]) -> Iterator[SweepPart]:
        """Ask every task and yield the parts as they come, in any order; raises `SweepWorkersLost`."""


class HereAlone:
    """Asks in this process, the run's own product."""

    def __init__(self, product: Product) -> None:
        self._product = product

    def asked(self, tasks: list[Task]) -> Iterator[SweepPart]:
        """Ask the tasks one after the other."""
        for task in tasks:
            yield ask(task, self._product)


class Workers:
    """Asks in other processes, as many parts at a time as there are workers."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def asked(self, tasks: list[Task]) -> Iterator[SweepPart]:
        """Hand out the tasks and yield each part when it is back."""
        futures: list[Future[SweepPart]] = [self._pool.submit(_ask_here, task) for task in tasks]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BrokenProcessPool:
            raise SweepWorkersLost("a worker process died") from None
        except BaseException:
            # The run was interrupted, and nobody waits for what a slow product may still say.
            for worker in multiprocessing.active_children():
                worker.kill()
            raise


@contextmanager
def askers(product: Product, source: ProductSource, workers: int) -> Iterator[Askers]:
    """Give those who ask; with more than one worker, processes that are ended when the block is left."""
    if workers == 1:
        yield HereAlone(product)
        return
    pool = ProcessPoolExecutor(
        workers,
        # A fresh interpreter: a fork would take the run's product, its pipes and its threads along.
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin,
        initargs=(source, os.getpid()),
    )
    try:
        yield Workers(pool)
    except BaseException:
        # Nobody waits for what a slow product may still say.
        for worker in multiprocessing.active_children():
            worker.kill()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_product: Product | None = None
_source: ProductSource | None = None


def _begin(source: ProductSource, run: int) -> None:
    global _source  # noqa: PLW0603  a worker process has one product, for as long as it lives
    _source = source
    # Ctrl-C reaches every process of a terminal; the run alone answers it, and ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(run,), daemon=True).start()


def _end_with(run: int) -> None:
    """End this worker, and with it its product, when the run is gone: a killed run cannot say good-bye."""
    while os.getppid() == run:
        time.sleep(_WATCH)
    os._exit(1)


def _ask_here(task: Task) -> SweepPart:
    global _product  # noqa: PLW0603  as above
    if _product is None:
        assert _source is not None
        _product = _source.open()
        gc.freeze()  # what is loaded by now stays, and need not be gone through with every part
    return ask(task, _product)


def run_sweep(
    tasks: list[Task],
    known: Mapping[int, SweepPart],
    those: Askers,
    on_part: Callable[[SweepPart, int, int], None],
) -> list[SweepPart]:
    """Ask the parts that are not ``known`` yet and return all in order.

    ``on_part`` is told of each: (part, hands done, hands in all).
    """
    parts = {number: part for number, part in known.items() if number < len(tasks)}
    missing = [task for task in tasks if task.number not in parts]
    hands = {task.number: task.part.stop - task.part.start for task in tasks}
    done = sum(hands[number] for number in parts)
    for part in those.asked(missing):
        parts[part.part] = part
        done += hands[part.part]
        on_part(part, done, sum(hands.values()))
    return [parts[number] for number in range(len(tasks))]
