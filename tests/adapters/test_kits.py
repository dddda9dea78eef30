"""The kit of each language runs as it is, and with a to-do filled in."""

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from adapters import SupervisedProduct
from adapters.checking import check
from adapters.kits import LANGUAGES, write_kit
from adapters.ops import OPS

PROGRAMS = {"python": "python3", "node": "node", "java": "java"}

# The length of the cards stands for a Point Count; the print goes where a library might print.
FILLED = {
    "python": (
        '    """To do: two cards -> {"ok": {"count": 5}}."""\n    return UNSUPPORTED',
        '    print("noise")\n    return {"ok": {"count": len(case["cards"])}}',
    ),
    "node": (
        "    // To do: two cards -> { ok: { count: 5 } }\n    return UNSUPPORTED;",
        '    console.log("noise");\n    return { ok: { count: kase.cards.length } };',
    ),
    "java": (
        "return UNSUPPORTED; // two cards",
        'System.out.println("noise"); return ok("count", c.get("cards").toString().length()); // two cards',
    ),
}


@pytest.fixture(params=LANGUAGES)
def kit(request, tmp_path):
    """The kit's file and command line, in each language that this machine has."""
    if shutil.which(PROGRAMS[request.param]) is None:
        missing = f"{PROGRAMS[request.param]} is not on this machine"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return request.param, *write_kit(request.param, tmp_path / "my adapter")


def test_it_keeps_the_protocol_as_it_is(kit):
    _, _, command = kit
    remarks = list(check(command))
    assert [remark for remark in remarks if remark.verdict == "fault"] == []
    assert remarks[-1].detail == "answered, and exited with code 0"


def test_it_answers_what_is_filled_in_and_survives_prints_and_single_errors(kit, tmp_path):
    language, file, command = kit
    to_do, done = FILLED[language]
    text = file.read_text(encoding="utf-8")
    assert text.count(to_do) == 1
    file.write_text(text.replace(to_do, done), encoding="utf-8")
    cases = [{"cards": "As 4d"}, {"no cards": "at all"}, {"cards": 'é “\\"\t'}]
    record = tmp_path / "record"
    with contextlib.closing(SupervisedProduct(command, seed=1, record=record)) as product:
        first, broken, last = product.evaluate("680a", "point-count", cases)
        assert set(product.chapters) == {"687a", "680a", "684a", "691"}
        for op in OPS:
            if op.name != "point-count":
                assert product.evaluate(op.chapter, op.name, [op.good]) == [{"unsupported": True}]
        table = product.open_table("684a", {})
        assert (table.opened, table.close()) == ({"unsupported": True}, {})
        assert product.declare("684a") == {"unsupported": True}
    assert "noise" in record.read_text(encoding="utf-8")
    assert (first, last) == ({"ok": {"count": 5}}, {"ok": {"count": 6}})
    assert list(broken) == ["error"]
    assert product.take_findings() == []


def test_the_real_suite_runs_on_it_and_finds_what_is_wrong(kit, tmp_path):
    language, file, command = kit
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(*FILLED[language]), encoding="utf-8")
    run = [sys.executable, "-m", "pa58", "run", "--adapter", command, "--clause", "680a.6", "--sweep", "off"]
    ended = subprocess.run([*run, "--out", "run"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 1, ended.stderr
    matrix = json.loads((tmp_path / "run" / "matrix.json").read_bytes())
    verdicts = {clause["key"]: clause["verdict"] for clause in matrix["clauses"]}
    assert verdicts["680a.6.a.3"] == "failed"
    assert verdicts["680a.6.c.1"] == "not-run"
    assert "passed" not in {verdicts[key] for key in verdicts if key.startswith("680a.6.c")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_fewer_than_150_lines_and_a_to_do_for_each_op(language, tmp_path):
    file, _ = write_kit(language, tmp_path)
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150
    for op in OPS:
        assert f"{op.chapter} {op.name}" in text or f'("{op.chapter}", "{op.name}")' in text
    for method in ("table.open", "table.do", "declare"):
        assert re.search(rf'{re.escape(method)}"|\b{re.escape(method)}\(', text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_never_overwrites(language, tmp_path):
    file, _ = write_kit(language, tmp_path)
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        write_kit(language, tmp_path)
    assert file.read_text(encoding="utf-8") == "mine"
