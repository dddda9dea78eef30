"""No test of a process may wait for ever, or leave one behind."""

import contextlib
import os
import signal

import pytest
from scripted import gone, processes


@pytest.fixture(autouse=True)
def _bounded():
    def ring(number, frame):
        raise TimeoutError("the test took more than 60 s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 60)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def _nothing_left(tmp_path):
    yield
    clean = gone(tmp_path, seconds=2.0)
    for pid in processes(tmp_path):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert clean, "a process of the product outlived the test"
