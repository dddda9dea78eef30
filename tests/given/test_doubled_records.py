"""A journal in which two records have one name: nobody could tell which of them counts, so it is refused."""

import journals
import msgspec
import pytest

from pa58.evidence import EvidenceError, ExpectedCase, Journal
from pa58.index import load_index
from pa58.lines import CodeFile, Reach, ReferenceCode

CASE = "684a.6.b.2:1"
RULES = CodeFile(name="rules.py", digest="", text="", functions=(), lines=(), exits=())


@pytest.fixture(scope="module")
def run():
    return journals.journal(load_index(), {CASE: "passed"})


def read(tmp_path, *lines):
    path = tmp_path / "evidence.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return Journal.read(path)


def header_with(run, **members):
    return msgspec.structs.replace(run.header, **members)


def test_reaches_with_numbers_of_their_own_are_read(run, tmp_path):
    assert read(tmp_path, run.header, Reach(id=0), Reach(id=1), run.cases[CASE]).reaches.keys() == {0, 1}


def test_two_reaches_with_one_number_are_refused_where_the_second_stands(run, tmp_path):
    with pytest.raises(EvidenceError, match=r"evidence\.jsonl:4: a second reach has the number 7") as refused:
        read(tmp_path, run.header, Reach(id=7, lines={"rules.py": "1"}), Reach(id=8), Reach(id=7))
    assert (
        "take an unchanged copy of it, or run the suite again" in str(refused.value).partition("number 7")[2]
    )


def test_the_very_same_reach_twice_is_refused_too(run, tmp_path):
    with pytest.raises(EvidenceError, match=r"evidence\.jsonl:3: a second reach"):
        read(tmp_path, run.header, Reach(id=7), Reach(id=7))


def test_two_expected_cases_with_one_id_are_refused(run, tmp_path):
    twin = ExpectedCase(id=CASE, name="another", feature="F", clauses=("684a.6.b.1",), steps=())
    with pytest.raises(
        EvidenceError, match=rf"evidence\.jsonl:1: two cases of the header are called {CASE}\."
    ):
        read(tmp_path, header_with(run, expected=(*run.header.expected, twin)))


def test_two_files_of_code_with_one_name_are_refused(run, tmp_path):
    code = ReferenceCode(measured_by="a tool", files=(RULES, RULES))
    with pytest.raises(
        EvidenceError, match=r"evidence\.jsonl:1: two files of the header are called rules\.py\."
    ):
        read(tmp_path, header_with(run, code=code))
