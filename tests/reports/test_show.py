"""``pa58 show``: a case in full, from what a run has left."""

import msgspec
import pytest
from click.testing import CliRunner

from adapters.product import WireLine, WireSlice
from pa58.cli import main
from reports import write_outputs
from reports.account import account

CASE = "features/684a/684a.6.b.feature:16:26"


@pytest.fixture
def shown(matrix, tmp_path):
    wire = WireSlice(lines=(WireLine(way="received", text='{"id":1,"evil":"\x1b[2J"}'),), left_out=3)
    cases = [
        msgspec.structs.replace(case, wire=wire) if case.id == CASE else case for case in matrix.scenarios
    ]
    write_outputs(msgspec.structs.replace(matrix, scenarios=tuple(cases)), tmp_path)

    def shown(*arguments):
        return CliRunner().invoke(main, ["show", str(tmp_path), *arguments])

    return shown


def test_tells_all_that_is_known_of_a_case(shown):
    done = shown(CASE)
    assert done.exit_code == 0
    lines = done.output.splitlines()
    for told in (
        "Outcome: failed",
        'Asked: 684a rank {"cards": "2h Ah Kh Qh", "for": "hand"}',
        "Demanded: flush",
        "Answered: straight-flush (wrong)",
        "failed   Then the hand is a flush",
        "On the wire: after 3 more lines",
        'from the product: {"id":1,"evil":"[U+001B][2J"}',
        f"Reproduce: pa58 run --adapter './frenzy --stdio' --seed 20250131 --case {CASE}",
    ):
        assert " ".join(told.split()) in [" ".join(line.split()) for line in lines]


def test_no_line_ends_in_a_blank_where_the_wire_is_told_from_its_first_line(matrix):
    wire = WireSlice(lines=(WireLine(way="sent", text='{"id":1}'),), left_out=0)
    [case] = [each for each in matrix.scenarios if each.id == CASE]
    lines = account(matrix, msgspec.structs.replace(case, wire=wire)).plain.splitlines()
    assert "On the wire:" in lines
    assert [line for line in lines if line != line.rstrip()] == []


def test_says_so_where_there_is_no_such_case(shown):
    done = shown("features/684a/nothing.feature:1")
    assert done.exit_code == 3
    assert "has no case features/684a/nothing.feature:1" in done.output
