"""The suite as others install it: from a wheel, run from a folder of their own."""

import json
import os
import subprocess
import sys

import pytest

from pa58.suite_files import suite_root


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Build the wheel, unpack it beside nothing of ours, and run it from an empty folder."""
    folder = tmp_path_factory.mktemp("installed")
    empty = tmp_path_factory.mktemp("empty")
    build = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--target", str(folder), str(suite_root())], check=True, capture_output=True)

    def run(*arguments):
        return subprocess.run(
            [sys.executable, "-m", "pa58", *arguments],
            cwd=empty,
            env=os.environ | {"PYTHONPATH": str(folder)},
            capture_output=True,
            text=True,
            check=False,
        )

    run.folder, run.cwd = folder, empty
    return run


def test_it_carries_its_features_index_and_templates(installed):
    result = installed("run", "--clause", "680a.6.a", "--out", "run")
    assert result.returncode == 0, result.stderr
    matrix = json.loads((installed.cwd / "run" / "matrix.json").read_text())
    verdicts = {clause["key"]: clause["verdict"] for clause in matrix["clauses"]}
    assert len(verdicts) == 163
    assert verdicts["680a.6.a.3"] == "passed"
    assert "<html" in (installed.cwd / "run" / "index.html").read_text(encoding="utf-8")


def test_it_is_the_installed_one_that_ran(installed):
    code = "import pa58.suite_files; print(pa58.suite_files.suite_root())"
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=installed.cwd,
        env=os.environ | {"PYTHONPATH": str(installed.folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.strip() == str(installed.folder / "pa58" / "suite")


def test_its_rules_can_be_listed(installed):
    result = installed("rules", "list", "--json")
    assert len(json.loads(result.stdout)["clauses"]) == 163
