"""``pa58 selftest`` as a person runs it."""

import csv
import subprocess
import sys

import pytest

from defects import CATALOGUE
from pa58.selftest import Store

NAME = "684a-seat-shared"


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


def test_a_part_of_a_sample_that_holds_no_product_is_no_success(tmp_path):
    done = selftest(tmp_path, "--defect", NAME, "--sample", "5", "--part", "3")
    assert done.returncode == 3
    assert "no wrong product is left to be tried" in done.stderr


def test_a_line_torn_by_the_end_of_the_process_takes_no_other_with_it(done, tmp_path):
    out, _ = done
    whole = (out / "outcomes.jsonl").read_bytes()
    (tmp_path / "outcomes.jsonl").write_bytes(whole[:40])
    store = Store(tmp_path)
    [outcome] = Store(out).known([CATALOGUE[NAME]])
    assert store.known([CATALOGUE[NAME]]) == []
    store.keep(CATALOGUE[NAME], outcome)
    assert Store(tmp_path).known([CATALOGUE[NAME]]) == [outcome]


def test_a_table_that_cannot_be_written_is_said(done, tmp_path):
    out, _ = done
    (tmp_path / "outcomes.jsonl").write_bytes((out / "outcomes.jsonl").read_bytes())
    (tmp_path / "kill-matrix.csv").mkdir()
    ended = selftest(tmp_path, "--defect", NAME)
    assert ended.returncode == 3
    assert f"{tmp_path / 'kill-matrix.csv'}: cannot be written: Is a directory" in ended.stderr
    assert "Traceback" not in ended.stderr
