"""The page of the tool's own promises is complete and current: what it must list is drawn from the program."""

import importlib.util
import sys
from pathlib import Path

import msgspec
import pytest

from adapters.wire import KINDS, Rule

DOCS = Path(__file__).parents[1] / "docs"


@pytest.fixture(scope="module")
def made():
    """The program that makes the page."""
    spec = importlib.util.spec_from_file_location("make_qualification", DOCS / "make_qualification.py")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture(scope="module")
def evidence(made):
    return made.Evidence(made.collect())


@pytest.fixture(scope="module")
def groups_as_they_are(made):
    return made.read_promises()


@pytest.fixture
def problems(made, groups_as_they_are, evidence):
    """Return what is wrong with the promises, each entry of one group changed by ``change``."""

    def problems(title="", change=lambda promise: promise, **fields):
        groups = []
        for group in groups_as_they_are:
            if group.title == title:
                changed = [each for each in map(change, group.promises) if each is not None]
                fields.setdefault("promises", tuple(changed))
                group = msgspec.structs.replace(group, **fields)  # noqa: PLW2901  the changed one
            groups.append(group)
        return list(made.problems(groups, evidence))

    return problems


def only(name, /, **fields):
    """Change the entry ``name`` alone."""
    return lambda each: msgspec.structs.replace(each, **fields) if each.name == name else each


def without(name):
    return lambda each: None if each.name == name else each


VERDICTS = "What a clause is found to be"
FAULTS = "What is a fault of the product's program"
FEATURES = "What a feature file may not hold"


def test_every_promise_has_evidence_that_exists_and_every_list_is_complete(problems):
    assert problems() == []


def test_the_page_is_the_one_that_the_promises_give(made, groups_as_they_are, evidence):
    assert made.PAGE.read_text(encoding="utf-8") == made.page(groups_as_they_are, evidence)


class TestWhatTheProgramHas:
    """Something new in the program turns the test red until it is listed with evidence."""

    def test_a_kind_of_fault(self, problems, monkeypatch):
        monkeypatch.setitem(KINDS, "too-late", Rule("d", "c"))
        found = problems()
        assert f"{FAULTS}: “too-late” is listed 0 times." in found
        assert any("“too-late” is one of the kinds of fault, and not in the table." in each for each in found)

    def test_a_verdict(self, made, problems, monkeypatch):
        monkeypatch.setattr(made, "WORST_FIRST", (*made.WORST_FIRST, "doubtful"))
        assert f"{VERDICTS}: “doubtful” is listed 0 times." in problems()

    def test_a_file_of_a_report(self, made, problems, monkeypatch):
        monkeypatch.setattr(made, "outputs", lambda _: dict.fromkeys(("index.html", "matrix.pdf")))
        assert "What a report consists of: “matrix.pdf” is listed 0 times." in problems()

    def test_a_refusal(self, made, problems, monkeypatch):
        more = "def f(self):\n    self._refuse(1, f'the scenario {name} is too long.')\n"
        read = made.refusals
        monkeypatch.setattr(
            made,
            "refusals",
            lambda source: [*read(source), *read(more)] if "@clause:" in source else read(source),
        )
        assert f"{FEATURES}: “the scenario … is too long.” is listed 0 times." in problems()

    @pytest.mark.parametrize(
        ("body", "found"),
        [
            ("self._refuse(line, 'no name here.')", ["no name here."]),
            ("problems.append(f'{a}: no name here.')", ["…: no name here."]),
            ("raise ValueError(f'{a!r} is not it')", ["… is not it"]),
            ("m = 'one thing'\n    self._note(m)\n    m = 'no name'\n    self._note(m)", ["one thing", "no name"]),
            ("yield f'{a}: no name here.'", ["…: no name here."]),
            ("self._refuse(line, str(error))", []),
            ("seen.append('no name here.')", []),
        ],
    )  # fmt: skip
    def test_refusals_are_found_in_the_text_of_the_program(self, made, body, found):
        assert list(made.refusals(f"def f(self, a):\n    {body}\n")) == found


class TestWhatTheListHas:
    def test_an_entry_too_few(self, problems):
        assert problems(VERDICTS, without("waived")) == [f"{VERDICTS}: “waived” is listed 0 times."]

    def test_an_entry_of_nothing(self, problems):
        found = problems(VERDICTS, only("waived", name="weighed"))
        assert f"{VERDICTS}: weighed: names 0 of the verdicts of a clause, not one." in found

    def test_words_of_two_refusals(self, problems):
        found = problems(FEATURES, only("has no steps", name="the scenario"))
        assert f"{FEATURES}: the scenario: names 2 of the refusals of a feature file, not one." in found

    def test_a_test_that_is_not_there(self, problems):
        found = problems(VERDICTS, only("waived", tests=("test_nobody_wrote",)))
        assert found == [
            f"{VERDICTS}: waived: no test is collected as tests/test_verdicts.py::test_nobody_wrote."
        ]

    def test_a_case_that_is_not_there(self, problems):
        test = "test_a_clause_has_the_worst_verdict_its_cases_give_it[*-waived]"
        [found] = problems(VERDICTS, only("waived", tests=(test,)))
        assert found.endswith(f"no test is collected as tests/test_verdicts.py::{test}.")

    def test_a_test_that_does_not_ask_for_the_refusal(self, problems):
        elsewhere = "tests/test_citations.py::TestNearest::test_as_many_as_asked_for"
        [found] = problems(FEATURES, only("has no steps", tests=(elsewhere,)))
        assert found.startswith(f"{FEATURES}: has no steps: tests/test_citations.py never has these words")

    def test_neither_evidence_nor_the_want_of_it(self, problems):
        assert problems(VERDICTS, only("waived", tests=())) == [
            f"{VERDICTS}: waived: name what shows it, or the gap, and not both."
        ]

    def test_a_heading_that_is_not_there(self, problems):
        found = problems("Seals", only("keys", stated="evidence.md#keys-of-gold"))
        assert found == ["Seals: evidence.md has no heading #keys-of-gold."]

    def test_a_kind_of_list_that_nobody_makes(self, problems):
        assert "no group lists the findings." in problems(
            "Findings that fail nothing and are told", members=""
        )

    def test_a_table_of_exit_statuses_that_nobody_lists(self, problems):
        found = problems("How `pa58 verify` ends", members="")
        assert "evidence.md#verifying-a-bundle: has a table of exit statuses that no group lists." in found

    def test_a_file_that_is_not_there(self, problems):
        found = problems("Reports", only("many clauses", benchmark="benchmarks/none.py"))
        assert found == ["Reports: many clauses: there is no benchmarks/none.py."]
