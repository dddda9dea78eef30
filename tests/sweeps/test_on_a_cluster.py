"""The same sweep on a Dask scheduler with real workers, one of which is killed, gives the same record."""

import os
import signal
import socket
import subprocess
import sys
import time

import pytest

from adapters.reference import ReferenceProduct
from pa58.identity import code_digest
from pa58.products import ProductSource
from pa58.suite_files import suite_root
from pa58.sweeps import ClusterProblem, HereAlone, Sweep, SweepWorkersLost, on_cluster, run_sweep

SEED = 5


@pytest.fixture
def scheduler(tmp_path):
    """A scheduler on loopback; ``start()`` starts a worker and returns its process."""

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"PYTHONPATH": str(suite_root())}
    begun = []

    def command(*words):
        process = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        begun.append(process)
        return process

    address = f"tcp://127.0.0.1:{port}"
    command("dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")

    def start():
        return command(
            "dask_worker", address, "--host", "127.0.0.1", "--nworkers", "1", "--nthreads", "1",
            "--no-dashboard", "--no-nanny", "--local-directory", str(tmp_path),
        )  # fmt: skip

    start.address = address
    yield start
    for process in begun:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.fixture
def sweep(readings):
    one = Sweep("680a", "rank", "bonus-wager")
    tasks = one.tasks("case", mode="classes", readings=readings, follows={}, seed=SEED)

    def record(those, on_part=lambda *_: None):
        parts = run_sweep(tasks, {}, those, on_part)
        return one.add_up(parts, clause="680a.6.c", title="t", mode="classes", readings=readings)

    return record


def test_a_worker_killed_on_the_way_changes_nothing(scheduler, sweep, readings):
    workers = [scheduler(), scheduler()]
    killed = []

    def kill_one(*_):
        if not killed:
            os.killpg(workers[0].pid, signal.SIGKILL)
            killed.append(time.monotonic())

    source = ProductSource("reference", readings, SEED)
    with on_cluster(scheduler.address, source, code_digest()) as those:
        record = sweep(those, kill_one)
    assert killed
    assert record == sweep(HereAlone(ReferenceProduct(readings)))


def test_where_no_worker_is_left_the_sweep_ends(scheduler, sweep, readings, monkeypatch):
    monkeypatch.setattr("pa58.sweeps.cluster.NOBODY", 2.0)
    source = ProductSource("reference", readings, SEED)
    with (
        on_cluster(scheduler.address, source, code_digest()) as those,
        pytest.raises(SweepWorkersLost) as lost,
    ):
        sweep(those)
    assert "no worker was left" in str(lost.value)


def test_a_worker_with_another_suite_does_not_answer(scheduler, sweep, readings):
    scheduler()
    source = ProductSource("reference", readings, SEED)
    with on_cluster(scheduler.address, source, "0" * 64) as those, pytest.raises(SweepWorkersLost) as lost:
        sweep(those)
    assert "another version of pa58" in str(lost.value)


def test_an_address_where_nobody_answers_is_said(readings, monkeypatch):
    monkeypatch.setattr("pa58.sweeps.cluster.CONNECT", 1.0)
    source = ProductSource("reference", readings, SEED)
    with (
        pytest.raises(ClusterProblem, match="no Dask scheduler answers"),
        on_cluster("tcp://127.0.0.1:9", source, code_digest()),
    ):
        pass
