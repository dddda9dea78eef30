"""What a case of the suite costs, beside a bare pytest-bdd project with as many cases and steps that do nothing.

Run: ``.venv/bin/python benchmarks/scenarios.py``. Prints CPU seconds of both, in one run, and their ratio; and the
time and the peak memory of the whole of ``pa58 run --sweep off``, report included.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from pa58.features import read_features
from pa58.index import load_index
from pa58.suite_files import suite_root

STEPS = """
from pytest_bdd import given, parsers, then, when
@given(parsers.re(r"a (?P<game>.*) table"))
def a_table(game): pass
@when(parsers.re(r"the cards are (?P<cards>.*)"))
def the_cards(cards): pass
@then(parsers.re(r"the hand is (?P<hand>.*)"))
def the_hand(hand): pass
"""
SCENARIO = """
  Scenario Outline: number {number}
    Given a Four Card Frenzy table
    When the cards are <cards>
    Then the hand is <hand>

    Examples:
      | cards | hand |
"""


def main() -> None:
    """Print the figures."""
    cases = len(
        read_features(suite_root() / "features", load_index()).in_force(load_index().default_readings)
    )
    with tempfile.TemporaryDirectory() as folder:
        bare = _bare_project(Path(folder), cases)
        ours = _cost([sys.executable, "-m", "pa58", "run", "--sweep", "off", "--out", folder + "/run"])
    print(f"{'':24}{'CPU s':>8}{'ms a case':>11}{'peak MB':>9}")
    for name, (seconds, megabytes) in (("bare pytest-bdd", bare), ("pa58 run --sweep off", ours)):
        print(f"{name:24}{seconds:>8.2f}{seconds / cases * 1000:>11.2f}{megabytes:>9.0f}")
    print(f"ratio {ours[0] / bare[0]:.2f}, over {cases:,} cases")


def _bare_project(folder: Path, cases: int) -> tuple[float, float]:
    rows = "      | As Ks Qs Js | a straight flush |\n"
    outlines = [SCENARIO.format(number=number) + rows * 10 for number in range(cases // 10)]
    (folder / "bare.feature").write_text("Feature: bare\n" + "".join(outlines))
    (folder / "conftest.py").write_text(STEPS)
    (folder / "test_bare.py").write_text("from pytest_bdd import scenarios\nscenarios('bare.feature')\n")
    return _cost(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", folder, str(folder)]
    )


def _cost(command: list[str | Path]) -> tuple[float, float]:
    """Return the CPU seconds and the peak memory, in MB, of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "pytest_bdd.plugin"}
    subprocess.run(
        command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, after.ru_maxrss / 1024


if __name__ == "__main__":
    main()
