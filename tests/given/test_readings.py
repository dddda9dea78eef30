"""A reading is chosen by someone, and for a certification with a reason."""

import pytest

from pa58.entry_files import EntryProblems
from pa58.index import load_index
from pa58.readings import Project, ReadingProblem, choose, read_project

TIE = "684a-tie-scope"


@pytest.fixture(scope="module")
def index():
    return load_index()


@pytest.fixture
def project(index, tmp_path):
    def project(text):
        (tmp_path / "p.yaml").write_text(text)
        return read_project(index, tmp_path / "p.yaml")

    return project


CARD_ONLY = "readings:\n- id: 684a-tie-scope\n  option: card-only\n"
WITH_REASON = CARD_ONLY + "  reason: letter of the Board, 3 May 2030\n"


def chosen(index, *, command_line=None, project=None, declared=None, profile="presubmission"):
    return choose(
        index,
        command_line=command_line or {},
        project=project or Project(),
        declared=declared or {},
        profile=profile,
    )


class TestWhoChooses:
    def test_where_nobody_chooses_every_reading_is_the_default(self, index):
        found = chosen(index)
        assert {name: each.option for name, each in found.items()} == index.default_readings
        assert {each.chosen_by for each in found.values()} == {"default"}

    def test_the_project_file_with_its_reason(self, index, project):
        found = chosen(index, project=project(WITH_REASON))[TIE]
        assert (found.option, found.chosen_by, found.reason) == (
            "card-only",
            "project file",
            "letter of the Board, 3 May 2030",
        )

    def test_the_product_where_nothing_else_is_chosen(self, index, project):
        declared = {TIE: "card-only"}
        assert chosen(index, declared=declared)[TIE].chosen_by == "product"
        assert (
            chosen(index, declared={TIE: "rank-then-card"}, project=project(CARD_ONLY))[TIE].option
            == "card-only"
        )

    def test_the_command_line_before_all(self, index, project):
        found = chosen(
            index,
            command_line={TIE: "rank-then-card"},
            project=project(WITH_REASON),
            declared={TIE: "card-only"},
        )[TIE]
        assert (found.option, found.chosen_by, found.reason) == ("rank-then-card", "command line", "")

    def test_a_recorded_reason_holds_for_whoever_chooses_the_same(self, index, project):
        found = chosen(index, command_line={TIE: "card-only"}, project=project(WITH_REASON))[TIE]
        assert (found.chosen_by, found.reason) == ("command line", "letter of the Board, 3 May 2030")


class TestCertification:
    def test_another_reading_than_the_default_needs_a_reason(self, index, project):
        for options, who in (
            ({"command_line": {TIE: "card-only"}}, "command line"),
            ({"project": project(CARD_ONLY)}, "project file"),
            ({"declared": {TIE: "card-only"}}, "product"),
        ):
            with pytest.raises(ReadingProblem, match=rf"684a-tie-scope=card-only \(chosen by {who}\)"):
                chosen(index, profile="certification", **options)
            assert chosen(index, **options)[TIE].option == "card-only"

    def test_with_a_reason_it_is_taken(self, index, project):
        found = chosen(index, project=project(WITH_REASON), profile="certification")[TIE]
        assert found.option == "card-only"

    def test_the_default_needs_none_whoever_chooses_it(self, index):
        assert chosen(index, command_line={TIE: "rank-then-card"}, profile="certification")


class TestRefusals:
    def test_an_unknown_reading_or_option_on_the_command_line(self, index):
        with pytest.raises(ReadingProblem, match="no reading is called 684a-tie; nearest are 684a-tie-scope"):
            chosen(index, command_line={"684a-tie": "x"})
        with pytest.raises(ReadingProblem, match="has no option x; it has rank-then-card, card-only"):
            chosen(index, command_line={TIE: "x"})

    def test_one_that_the_product_declares(self, index):
        with pytest.raises(ReadingProblem, match="the product declares 684a-tie-scope=x: the reading"):
            chosen(index, declared={TIE: "x"})

    def test_one_in_the_project_file_with_its_line(self, project):
        with pytest.raises(EntryProblems, match=r"p\.yaml:2: the reading 684a-tie-scope has no option x"):
            project("readings:\n- id: 684a-tie-scope\n  option: x\n")

    def test_one_chosen_twice(self, project):
        with pytest.raises(EntryProblems, match=r"p\.yaml:5: 684a-tie-scope is chosen on line 2 already"):
            project(WITH_REASON + "- id: 684a-tie-scope\n  option: rank-then-card\n")
