"""Runs the feature files under a pytest of our own, which nothing from outside configures."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pa58.lines.measuring import MeasuredReference
from pa58.pytest_plugin import CASE, SESSION
from pa58.suite_files import suite_root
from pa58.suite_session import SuiteSession


def run_pytest(session: SuiteSession, *plugins: object) -> str:
    """Run the feature files under a pytest that nothing from outside configures, but for ``plugins``.

    Returns why it stopped early, or nothing.
    """
    frame = _Frame(session)
    root = suite_root()
    arguments = [
        str(root / "features"),
        f"--rootdir={root}",
        f"--confcutdir={root}",
        f"--config-file={Path(__file__).parent / 'suite.ini'}",
        "--import-mode=importlib",
        "--assert=plain",
        "--capture=no",
        "-p",
        "no:terminal",
        "-p",
        "no:cacheprovider",
        "-p",
        "pytest_bdd.plugin",
    ]
    with _own_environment():
        status = pytest.main(arguments, plugins=[frame, *plugins])
    match status:
        case pytest.ExitCode.OK | pytest.ExitCode.TESTS_FAILED:
            return ""
        case pytest.ExitCode.INTERRUPTED:
            return frame.stopped
        case pytest.ExitCode.NO_TESTS_COLLECTED:
            return "no case was found"
        case _:
            return "the test runner stopped; what it said stands above"


class _Frame:
    """Hands the session to our plugin, and remembers why it was stopped."""

    def __init__(self, suite: SuiteSession) -> None:
        self._suite = suite
        self.stopped = "interrupted"

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Frame the session before anything else looks for its frame."""
        session.config.stash[SESSION] = self._suite
        # A failed case keeps its message, and nobody sees a traceback, which costs more than many cases.
        session.config.option.tbstyle = "value"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Tell the reference which case it is that its lines are reached for."""
        if isinstance(self._suite.product, MeasuredReference) and CASE in item.stash:
            self._suite.product.begins(item.stash[CASE])

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Keep the reason that a step gave for stopping the run."""
        if excinfo.errisinstance(pytest.exit.Exception):
            self.stopped = str(excinfo.value)


@contextmanager
def _own_environment() -> Iterator[None]:
    """Keep settings of other pytest runs, and plugins that happen to be installed, out of this one."""
    kept = dict(os.environ)
    for name in ("PYTEST_ADDOPTS", "PYTEST_PLUGINS"):
        os.environ.pop(name, None)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(kept)
