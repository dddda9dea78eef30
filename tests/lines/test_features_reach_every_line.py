"""The features alone, without the sweeps, reach every line of the reference and take every way on.

Two runs do it: one under the default readings, one under those that lead to lines which the default ones never
reach. What a run cannot reach under its readings it must say; what it leaves unsaid is a finding.
"""

import pytest
from line_runs import OTHER_READINGS

from pa58.lines.code import _statements
from reports.building import build_matrix


@pytest.fixture(params=["journal", "journal_of_other_readings"])
def lines(request, index):
    return build_matrix(index, request.getfixturevalue(request.param)).lines


def test_no_line_is_left_and_no_clause_misses_its_own_rule(lines):
    assert lines.not_measured == lines.not_judged == ""
    assert [finding.detail for finding in lines.findings] == []
    assert (lines.lines_reached, lines.exits_taken) == (lines.lines, lines.exits)
    assert lines.lines > 500  # the whole of it, not what happened to be looked at


def _reached(journal):
    """Return all lines and ways on of the code, and those that are reached, each with its file."""
    ways = [journal.reaches[record.reach] for record in journal.cases.values()]
    every, reached = set(), set()
    for file in journal.header.code.files:
        every |= {(file.name, each) for each in (*file.lines, *file.exits)}
        reached |= {(file.name, line) for line in file.on_loading}
        for way in ways:
            reached |= {(file.name, each) for each in (*way.lines_of(file), *way.exits_of(file))}
    return every, reached


def test_both_runs_together_reach_all_of_it(journal, journal_of_other_readings):
    every, reached = _reached(journal)
    assert every - reached  # or the second run is not needed any more
    again, reached_besides = _reached(journal_of_other_readings)
    assert again == every
    assert every - reached - reached_besides == set()


def test_what_stands_in_no_function_runs_when_the_rules_are_loaded(journal):
    missed = {name: set(each["missing_lines"]) for name, each in _statements().items()}
    for file in journal.header.code.files:
        assert missed[file.name] <= set(file.lines), file.name


def test_what_the_default_readings_cannot_reach_is_named_after_the_others(journal):
    named = {other.reading for file in journal.header.code.files for other in file.other_readings}
    assert named == set(OTHER_READINGS)
