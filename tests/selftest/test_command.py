"""``pa58 selftest`` as a person runs it."""

import csv
import subprocess
import sys

import pytest

NAME = "684a-five-positions"


def selftest(out, *arguments):
    return subprocess.run(
        [sys.executable, "-m", "pa58", "selftest", "--out", out, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def done(tmp_path_factory):
    out = tmp_path_factory.mktemp("selftest")
    return out, selftest(out, "--defect", NAME)


def test_a_wrong_table_is_caught_over_the_protocol_and_named_first(done):
    out, ended = done
    assert ended.returncode == 0, ended.stderr
    assert "1st 1\n" in ended.stdout
    with (out / "kill-matrix.csv").open(encoding="utf-8") as file:
        [row] = csv.DictReader(file)
    assert (row["defect"], row["caught"], row["exact"], row["rank"]) == (NAME, "yes", "yes", "1")
    assert row["failed"] == "684a.2.a"
    with (out / "scenarios.csv").open(encoding="utf-8") as file:
        catching = {row["scenario"] for row in csv.DictReader(file) if row["alone"] == "1"}
    assert [scenario.split(":")[0] for scenario in catching] == ["features/684a/684a.2.feature"]


def test_what_is_known_is_not_asked_again(done):
    out, _ = done
    assert "1 wrong products, 1 of them known" in selftest(out, "--defect", NAME).stderr
