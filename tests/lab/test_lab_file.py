"""``lab.yaml``: what only the laboratory knows, checked when it is read and shown where it is missing."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import msgspec
import pytest
import yaml

from pa58.lab import Lab, LabProblems, load_lab, read_lab
from pa58.lab.schema import schema_text
from reports.html import _environment
from reports.lab_rows import lab_groups, missing

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "lab.example.yaml"


def problem(text):
    with pytest.raises(LabProblems) as raised:
        read_lab(text.encode() if isinstance(text, str) else text, "lab.yaml")
    return str(raised.value)


class TestTheExample:
    def test_can_be_read_and_leaves_nothing_out(self):
        lab, content = load_lab(EXAMPLE)
        assert missing(lab) == ()
        assert content == EXAMPLE.read_bytes()

    def test_is_read_field_by_field_as_it_stands(self):
        told = yaml.safe_load(EXAMPLE.read_text())
        assert json.loads(msgspec.json.encode(load_lab(EXAMPLE)[0])) == told

    def test_fits_the_schema_that_ships(self):
        shipped = (DOCS / "lab.schema.json").read_text()
        assert shipped == schema_text()
        jsonschema.Draft202012Validator.check_schema(json.loads(shipped))
        jsonschema.validate(yaml.safe_load(EXAMPLE.read_text()), json.loads(shipped))


class TestProblems:
    @pytest.mark.parametrize(
        ("text", "line", "says"),
        [
            ("report:\n  titel: A\n", 2, "unknown field 'titel'; the nearest is 'title'"),
            ("report:\n  number: 7\n", 2, 'write "7"'),
            ("report:\n  issued: soon\n", 2, "'soon' is not a date"),
            ("customer: Casino\n", 1, "expected an entry with the fields name, address"),
            ("recipients: everybody\n", 1, "expected a list"),
            ("item:\n  files:\n    - name: a\n      algorithm: sha256\n", 3, "the field digest is missing"),
            (
                "item:\n  files:\n    - name: a\n      algorithm: sha256\n      digest: none\n",
                5,
                "'none' is not a digest in hexadecimal digits",
            ),
            ("report: {}\nreport: {}\n", 2, "given twice"),
            ("a: &a x\nb: *a\n", 2, "alias"),
            ("a: [\n", 2, "this is not YAML"),
            ("", 1, "the file is empty; the lab file has the fields report, laboratory"),
            (b"report:\n  title: \xff\n", 2, "this is not UTF-8"),
            (b"#" * 1_100_000, 1, "larger than"),
        ],
    )
    def test_name_file_and_line_and_what_to_do(self, text, line, says):
        found = problem(text)
        assert found.startswith(f"lab.yaml:{line}: ")
        assert says in found

    def test_are_all_told_at_once(self):
        assert len(problem("report:\n  titel: A\nwork:\n  begun: B\n").splitlines()) == 2

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ('item:\n  received: "2025-02-02"\nwork:\n  started: "2025-02-01"\n', 4),
            ('work:\n  started: "2025-02-02"\n  ended: "2025-02-01"\n', 3),
            ('work:\n  ended: "2025-02-02"\nreport:\n  issued: "2025-02-01"\n', 4),
        ],
    )
    def test_dates_stand_in_the_order_of_the_work(self, text, line):
        assert problem(text).startswith(f"lab.yaml:{line}: ")

    def test_work_of_one_day_is_no_problem(self):
        read_lab(b'work:\n  started: "2025-02-01"\n  ended: "2025-02-01"\n', "lab.yaml")

    def test_a_file_that_is_not_there_is_said(self, tmp_path):
        with pytest.raises(LabProblems, match="cannot be read: No such file or directory"):
            load_lab(tmp_path / "lab.yaml")


class TestMissing:
    def test_is_every_field_that_was_not_given(self):
        lab = read_lab(b"laboratory:\n  name: L\nrecipients: []\n", "lab.yaml")
        left_out = missing(lab)
        assert "Laboratory: Licence" in left_out
        assert "Report: Unique number" in left_out
        assert "Authorized by" in left_out
        assert "Laboratory: Name" not in left_out
        assert "Recipients" not in left_out

    def test_covers_every_field_of_the_file(self):
        fields = [
            len(getattr(Lab(), name).__struct_fields__)
            if hasattr(getattr(Lab(), name), "__struct_fields__")
            else 1
            for name in Lab.__struct_fields__
        ]
        assert sum(len(group.rows) for group in lab_groups(Lab())) == sum(fields)
        assert len(missing(Lab())) == sum(fields)


def page(lab):
    class Matrix:
        pass

    Matrix.lab = lab
    return _environment().get_template("lab.html.j2").render(matrix=Matrix)


class TestThePage:
    def test_shows_every_field_or_that_it_is_missing(self):
        shown = page(load_lab(EXAMPLE)[0])
        assert "missing" not in shown
        for word in (
            "ATL-2025-0117",
            "2025-01-20",
            "9f2c4e1b7a60d358",
            "A. Example, Technical manager, 2025-02-07",
        ):
            assert word in shown
        assert page(Lab()).count(">missing<") == len(missing(Lab()))

    def test_shows_an_empty_list_as_none_not_as_missing(self):
        shown = page(read_lab(b"scope:\n  exclusions: []\n", "lab.yaml"))
        assert "<dt>Exclusions</dt><dd>none</dd>" in shown

    def test_says_so_where_no_file_was_given(self):
        assert "no lab file was given" in page(None)

    def test_keeps_hostile_text_text(self):
        lab = read_lab('laboratory:\n  name: "<script>alert(1)</script>\u202e"\n'.encode(), "lab.yaml")
        assert "<script" not in page(lab)
        assert "[U+202E]" in page(lab)


def pa58(*arguments):
    command = [sys.executable, "-m", "pa58", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    out = tmp_path_factory.mktemp("lab") / "run"
    done = pa58("run", "--clause", "684a.6.b.2", "--sweep", "off", "--lab", EXAMPLE, "--out", out)
    assert "Report:" in done.stdout, done.stderr
    return out


class TestTheCommands:
    def number(self, run):
        lab = json.loads((run / "matrix.json").read_text())["lab"]
        return lab and lab["report"]["number"]

    def test_run_puts_it_into_the_matrix_and_keeps_a_copy(self, run):
        assert self.number(run) == "ATL-2025-0117"
        assert (run / "lab.yaml").read_bytes() == EXAMPLE.read_bytes()

    def test_report_takes_the_copy_or_another_file(self, run, tmp_path):
        pa58("report", run)
        assert self.number(run) == "ATL-2025-0117"
        (tmp_path / "other.yaml").write_text("report:\n  number: B-2\n")
        pa58("report", run, "--lab", tmp_path / "other.yaml")
        assert self.number(run) == "B-2"
        pa58("report", run, "--lab", EXAMPLE)

    def test_a_wrong_file_changes_nothing(self, run, tmp_path):
        before = {path.name: path.read_bytes() for path in run.iterdir()}
        (tmp_path / "wrong.yaml").write_text("report:\n  titel: A\n")
        done = pa58("report", run, "--lab", tmp_path / "wrong.yaml")
        assert done.returncode == 3
        assert "wrong.yaml:2: " in done.stderr
        assert {path.name: path.read_bytes() for path in run.iterdir()} == before

    def test_a_wrong_file_is_refused_before_the_run(self, tmp_path):
        (tmp_path / "wrong.yaml").write_text("report:\n  titel: A\n")
        done = pa58("run", "--lab", tmp_path / "wrong.yaml", "--out", tmp_path / "run")
        assert done.returncode == 3
        assert not (tmp_path / "run").exists()

    def test_a_seal_covers_it(self, run, tmp_path):
        pa58("key", "new", "--no-passphrase", tmp_path / "lab")
        bundle = tmp_path / "b.zip"
        done = pa58("seal", run, "--key", tmp_path / "lab.key", "--out", bundle)
        assert done.returncode == 0, done.stderr
        done = pa58("verify", bundle, "--pub", tmp_path / "lab.pub")
        assert done.returncode == 0, done.stdout
        assert EXAMPLE.read_bytes() in bundle.read_bytes()

    def test_another_run_in_the_folder_does_not_inherit_it(self, run):
        pa58("run", "--clause", "684a.6.b.2", "--sweep", "off", "--out", run)
        assert self.number(run) is None
        assert (run / "previous" / "lab.yaml").exists()
