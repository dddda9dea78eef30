"""What a run is given on the command line stands in its journal and its report."""

import hashlib
import json
import os
import subprocess
import sys

import pytest
import yaml

from pa58.suite_files import suite_root

CLAUSE = "680a.6.a.3"


@pytest.fixture
def run(tmp_path):
    """Run the suite on the reference, on one clause, in a folder of its own."""

    def run(*options, command="run", clause=CLAUSE):
        scope = ["--clause", clause, "--out", "out"] if command == "run" else []
        return subprocess.run(
            [sys.executable, "-m", "pa58", command, *scope, *options],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(suite_root())},
            capture_output=True,
            text=True,
            check=False,
        )

    run.folder = tmp_path
    return run


def header(run):
    with (run.folder / "out" / "evidence.jsonl").open(encoding="utf-8") as lines:
        return json.loads(next(lines))


def matrix(run):
    return json.loads((run.folder / "out" / "matrix.json").read_text(encoding="utf-8"))


def clause(run, key):
    return next(each for each in matrix(run)["clauses"] if each["key"] == key)


def test_a_waiver_that_covers_nothing_fails_the_run(run):
    waiver = {"clause": CLAUSE, "authority": "The Board", "reason": "r", "expires": "2999-01-01"}
    (run.folder / "w.yaml").write_text(yaml.safe_dump({"waivers": [waiver]}))
    result = run("--waivers", "w.yaml")
    assert result.returncode == 1, result.stderr
    assert "1 waiver covers nothing, which fails the run." in result.stdout
    assert clause(run, CLAUSE)["verdict"] == "passed"
    assert header(run)["waivers"][0]["authority"] == "The Board"


def test_an_expired_waiver_stops_the_run_before_it_begins(run):
    waiver = {"clause": CLAUSE, "authority": "The Board", "reason": "r", "expires": "2020-01-01"}
    (run.folder / "w.yaml").write_text(yaml.safe_dump({"waivers": [waiver]}))
    result = run("--waivers", "w.yaml")
    assert result.returncode == 3
    assert "w.yaml:" in result.stderr
    assert f"the waiver of {CLAUSE} expired on 2020-01-01" in result.stderr
    assert not (run.folder / "out").exists()


def test_inspections_are_evidence_and_a_report_comes_to_the_same_again(run):
    (run.folder / "photo.png").write_bytes(b"photo")
    made = subprocess.run(
        [sys.executable, "-m", "pa58", "inspect", "new", "--chapter", "684a", "--out", "c.yaml"],
        cwd=run.folder,
        env=os.environ | {"PYTHONPATH": str(suite_root())},
        check=False,
    )
    assert made.returncode == 0
    checklist = yaml.safe_load((run.folder / "c.yaml").read_text(encoding="utf-8"))
    checklist["received"] = "2020-01-01"
    for entry, result in zip(checklist["inspections"], ("conforms", "does-not-conform"), strict=False):
        entry |= {
            "inspector": "A. Ray",
            "date": "2020-02-02",
            "result": result,
            "evidence": "photo.png",
            "digest": hashlib.sha256(b"photo").hexdigest(),
        }
    (run.folder / "c.yaml").write_text(yaml.safe_dump(checklist, allow_unicode=True), encoding="utf-8")
    run("--inspections", "c.yaml")
    assert clause(run, "684a.2.c")["verdict"] == "inspected"
    assert clause(run, "684a.2.d")["verdict"] == "failed"
    assert clause(run, "684a.3.a")["verdict"] == "inspection-due"
    first = (run.folder / "out" / "matrix.json").read_bytes()
    (run.folder / "c.yaml").unlink()
    run("out", command="report")
    assert (run.folder / "out" / "matrix.json").read_bytes() == first


def test_official_text_is_shown_and_a_change_is_suspect(run):
    text = "Section 680a.6 - Rankings (a) Words of nobody: (1) One.(2) Two.(3) Three.(4) Four."
    (run.folder / "text").mkdir()
    (run.folder / "text" / "law.txt").write_text(text)
    result = run("--regulation-text", "text")
    assert result.returncode == 0, result.stderr
    row = clause(run, CLAUSE)
    assert (row["verdict"], row["text_state"], row["text_now"]) == ("suspect", "changed", "Three.")
    assert b"Three." not in (run.folder / "out" / "evidence.jsonl").read_bytes()
    assert "Official text now (changed)" in (run.folder / "out" / "index.html").read_text(encoding="utf-8")
    run("out", command="report")
    assert clause(run, CLAUSE)["verdict"] == "suspect"
    assert clause(run, CLAUSE)["text_now"] == ""


def test_text_that_cannot_be_read_stops_the_run(run):
    (run.folder / "law.txt").write_text("Section 680a.6 - Rankings (a) The list is gone:")
    result = run("--regulation-text", "law.txt")
    assert result.returncode == 3
    assert "law.txt:1: cannot be read: 58 Pa. Code § 680a.6(a) ends in a colon" in result.stderr


def test_the_report_shows_who_chose_a_reading_and_why(run):
    (run.folder / "p.yaml").write_text(
        "readings:\n- id: 680a-joker-value\n  option: any-of-three\n  reason: letter of the Board\n"
    )
    result = run("--project", "p.yaml", "--profile", "certification")
    assert result.returncode == 2, result.stderr
    (row,) = (each for each in matrix(run)["readings"] if each["id"] == "680a-joker-value")
    assert (row["in_force"], row["chosen_by"], row["reason"]) == (
        "any-of-three",
        "project file",
        "letter of the Board",
    )
    assert "in force, project file: letter of the Board" in (run.folder / "out" / "index.html").read_text(
        encoding="utf-8"
    )


def test_a_certification_refuses_a_reading_without_a_reason(run):
    result = run("--reading", "680a-joker-value=any-of-three", "--profile", "certification")
    assert result.returncode == 3
    assert "680a-joker-value=any-of-three (chosen by command line); give the reason" in result.stderr


def test_the_product_may_be_asked_for_its_readings(run):
    result = run("--product-readings")
    assert result.returncode == 0, result.stderr
    chosen = {each["chosen_by"] for each in matrix(run)["readings"]}
    assert chosen == {"product"}
