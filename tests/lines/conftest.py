"""What the tests of lines share: runs of all features, which take a while."""

import pytest
from line_runs import OTHER_READINGS, run

from pa58.index import load_index


@pytest.fixture(scope="session")
def index():
    return load_index()


@pytest.fixture(scope="session")
def whole_run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lines")
    return folder, *run(folder)


@pytest.fixture(scope="session")
def journal(whole_run):
    """Return the journal of a run of all features, the sweeps left out."""
    return whole_run[2]


@pytest.fixture(scope="session")
def journal_of_other_readings(tmp_path_factory):
    """Return the journal of a run under the readings that lead to lines which the default ones never reach."""
    chosen = [word for reading in OTHER_READINGS for word in ("--reading", reading)]
    return run(tmp_path_factory.mktemp("lines"), *chosen)[1]
