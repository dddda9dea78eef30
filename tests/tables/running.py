"""Runs the feature files about tables against a product in this process."""

import shutil

import pytest

from pa58.features import read_features
from pa58.index import load_index
from pa58.pytest_plugin import SESSION
from pa58.suite_files import suite_root
from pa58.suite_session import SuiteSession
from pa58.sweeps import HereAlone

FILES = (
    "684a/684a.2.feature",
    "684a/684a.3.feature",
    "684a/684a.4.feature",
    "684a/684a.5.feature",
    "684a/684a.7.feature",
    "684a/684a.8.feature",
    "691/691.wagers.a.feature",
)


def table_suite(folder):
    """Copy the part of the suite that is about tables to ``folder``."""
    root = suite_root()
    for name in FILES:
        target = folder / "features" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / "features" / name, target)
    shutil.copy(root / "features" / "test_regulation.py", folder / "features")
    shutil.copy(root / "conftest.py", folder)
    shutil.copy(root / "rules_index.yaml", folder)
    (folder / "pytest.ini").write_text("[pytest]\nbdd_features_base_dir = features\n")
    return folder


def run(folder, product):
    """Return the records of all cases about tables, by id, as ``product`` answers them."""
    index = load_index(folder / "rules_index.yaml")
    catalogue = read_features(folder / "features", index)
    records = {}
    frame = SuiteSession(
        index=index,
        catalogue=catalogue,
        product=product,
        readings=index.default_readings,
        expected={case.id: case for case in catalogue.cases},
        seed=58,
        askers=HereAlone(product),
        on_case=lambda record: records.setdefault(record.id, record),
        whole=True,
    )

    class Frame:
        @pytest.hookimpl(tryfirst=True)
        def pytest_sessionstart(self, session):
            session.config.stash[SESSION] = frame

    arguments = [
        str(folder / "features"),
        f"--rootdir={folder}",
        f"--confcutdir={folder}",
        f"--config-file={folder / 'pytest.ini'}",
        *("--import-mode=importlib", "--assert=plain", "--capture=no"),
        *("-p", "no:terminal", "-p", "no:cacheprovider"),
    ]
    status = pytest.main(arguments, plugins=[Frame()])
    assert status in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    assert records.keys() == frame.expected.keys()
    return records


def convicted(records):
    """Return the clauses that failed cases convict."""
    return {key for record in records.values() if record.outcome == "failed" for key in record.convicts}


def outcomes(records):
    return {record.outcome for record in records.values()}
