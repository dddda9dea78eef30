"""A distributor of cosmic-ray: each change is put to the suite in a fork of a process that has collected it."""

import importlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from difflib import unified_diff
from pathlib import Path
from typing import Any

import attrs
from cosmic_ray.distribution.distributor import Distributor
from cosmic_ray.mutating import use_mutation
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

import reference_impl
from pa58_mutation.collected import CHAPTERS, Collected

# Whose rules stand in a module, by the beginning of its name; what is in none of these is everybody's.
_CHAPTERS_OF = {
    "dj_wild_stud_poker": ("687a",),
    "saigon_5_card": ("680a",),
    "four_card_frenzy_table": ("684a", "691"),  # the tables of both games refuse in one way
    "four_card_frenzy": ("684a",),
    "five_card_roulette": ("691",),
}


class ForkingDistributor(Distributor):
    """Tests in this process: the test command of the configuration is not used."""

    def __call__(
        self,
        pending_work: Iterable[WorkItem],
        test_command: str,  # noqa: ARG002  cosmic-ray's own distributors need it
        timeout: float,
        distributor_config: dict[str, Any],  # noqa: ARG002  as above
        on_task_complete: Callable[[str, WorkResult], None],
    ) -> None:
        """Put each change to the suite, and tell what came of it."""
        if not Path(reference_impl.__file__).is_relative_to(Path.cwd()):
            raise RuntimeError("the rules that are changed are not those that are imported; set PYTHONPATH")
        collected = Collected()
        for chapter in CHAPTERS:
            found = collected.first_not_passed(chapter)
            if found is not None:
                raise RuntimeError(f"the reference itself does not pass {found.id}: {found.message}")
        _, why = _in_a_fork(lambda: _why_noticed(collected, CHAPTERS), timeout)
        if why:
            raise RuntimeError(f"the reference does not answer as before when it is imported anew: {why}")
        for item in list(pending_work):
            [mutation] = item.mutations
            operator = get_operator(mutation.operator_name)(**mutation.operator_args)
            with use_mutation(mutation.module_path, operator, mutation.occurrence) as (before, changed):
                result = WorkResult(worker_outcome=WorkerOutcome.NO_TEST)
                if changed is not None:
                    result = _result(collected, mutation, timeout)
            on_task_complete(item.job_id, _with_diff(result, before, changed or before))


def _result(collected: Collected, mutation: MutationSpec, timeout: float) -> WorkResult:
    outcome, why = _in_a_fork(lambda: _why_noticed(collected, _chapters(mutation.module_path)), timeout)
    return WorkResult(worker_outcome=WorkerOutcome.NORMAL, test_outcome=outcome, output=why)


def _with_diff(result: WorkResult, before: str, changed: str) -> WorkResult:
    diff = unified_diff(before.splitlines(), changed.splitlines(), lineterm="", n=1)
    return attrs.evolve(result, diff="\n".join(list(diff)[2:]))


def _why_noticed(collected: Collected, chapters: Iterable[str]) -> str:
    """Return the case that does not pass, or why the changed rules cannot even be read; empty if all pass."""
    try:
        opened = _reference_anew()
        for chapter in chapters:
            found = collected.first_not_passed(chapter, opened)
            if found is not None:
                return f"{found.id}: {found.message}"
    except Exception as error:  # noqa: BLE001  whatever a changed rule raises, it is not the reference any more
        return f"{type(error).__name__}: {error}"
    return ""


def _reference_anew() -> Callable[[dict[str, str]], Any]:
    """Import the rules as they now stand; the suite that judges keeps those that it has."""
    for name in list(sys.modules):
        if name.partition(".")[0] == "reference_impl" or name.startswith("adapters.reference"):
            del sys.modules[name]
    importlib.invalidate_caches()
    opened: Callable[[dict[str, str]], Any] = importlib.import_module("adapters.reference").ReferenceProduct
    return opened


def _chapters(module: Path) -> tuple[str, ...]:
    return next((found for name, found in _CHAPTERS_OF.items() if module.stem.startswith(name)), CHAPTERS)


def _in_a_fork(asked: Callable[[], str], timeout: float) -> tuple[TestOutcome, str]:
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        status = 1
        try:
            sys.dont_write_bytecode = True
            os.write(writing, asked().encode()[:4000])
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    until = time.monotonic() + timeout
    ended, status = 0, 0
    while not ended:
        if time.monotonic() > until:
            os.kill(child, signal.SIGKILL)
        time.sleep(0.01)
        ended, status = os.waitpid(child, os.WNOHANG)
    with os.fdopen(reading) as pipe:
        why = pipe.read()
    if status and not why:
        why = "timeout" if os.WIFSIGNALED(status) else "the process ended"
    return (TestOutcome.KILLED if why else TestOutcome.SURVIVED), why
