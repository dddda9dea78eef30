"""A whole sweep in one call."""

import pytest

from pa58.index import load_index
from pa58.sweeps import HereAlone, Sweep, run_sweep


@pytest.fixture(scope="session")
def readings():
    return load_index().default_readings


@pytest.fixture
def swept(readings):
    """Sweep a product in this process: ``swept(product, "684a", "rank", "hand")`` gives the record.

    ``first`` asks only so many parts, where any hands will do.
    """

    def sweep(product, *asked, seed=1, mode="classes", follows=None, first=None):
        one = Sweep(*asked)
        tasks = one.tasks("case", mode=mode, readings=readings, follows=follows or {}, seed=seed)
        parts = run_sweep(tasks[:first], {}, HereAlone(product), lambda *_: None)
        return one.add_up(parts, clause="x", title="t", mode=mode, readings=readings)

    return sweep
