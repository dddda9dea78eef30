"""How a wrong product that was caught is measured."""

from defects import CATALOGUE
from pa58.selftest import Outcome, summarise

WHEEL = "684a-wheel-is-no-row"
NO_KICKERS = "684a-no-kickers"


def outcome(defect, *failed, cases=("features/684a/a.feature:3:7",)):
    return Outcome(defect=defect, failed=failed, cases=cases if failed else ())


def kill(*failed, defect=NO_KICKERS):
    [found] = summarise([outcome(defect, *failed)], []).kills
    return found


def test_no_clause_failed_is_not_caught():
    found = kill()
    assert (found.caught, found.pinned, found.precise, found.exact) == (False, False, False, False)


def test_the_clause_violated_alone_is_exact():
    assert CATALOGUE[NO_KICKERS].violates == ("684a.6.c",)
    found = kill("684a.6.c")
    assert (found.caught, found.pinned, found.precise, found.exact) == (True, True, True, True)


def test_a_parent_of_the_clause_violated_is_no_stray():
    assert kill("684a.6", "684a.6.c").exact


def test_a_consequence_is_precise_and_not_exact():
    assert "684a.6.b" in CATALOGUE[NO_KICKERS].consequences
    found = kill("684a.6.b", "684a.6.c")
    assert found.precise
    assert not found.exact


def test_another_clause_is_a_stray():
    found = kill("684a.6.c", "684a.6.e.1")
    assert found.stray == ("684a.6.e.1",)
    assert not found.precise


def test_another_clause_alone_is_caught_and_not_pinned():
    found = kill("684a.6.e.1")
    assert found.caught
    assert found.missed == ("684a.6.c",)


def test_the_rank_is_the_place_of_the_first_clause_that_is_violated():
    assert kill("684a.6.c", "684a.6.b").rank == 1
    assert kill("684a.6.b", "684a.6.c").rank == 2
    assert kill("684a.6.b").rank == 0
    outcomes = [outcome(NO_KICKERS, "684a.6.b", "684a.6.c"), outcome(WHEEL, "684a.6.a")]
    assert summarise(outcomes, []).ranks == {1: 1, 2: 1}


def test_clauses_that_the_same_defects_fail_are_not_told_apart():
    outcomes = [outcome(WHEEL, "684a.6.a", "684a.6.b.5"), outcome(NO_KICKERS, "684a.6.c")]
    assert summarise(outcomes, []).untold == (("684a.6.a", "684a.6.b.5"),)


def test_scenarios_are_measured_by_what_they_alone_catch():
    outcomes = [
        outcome(WHEEL, "684a.6.a", cases=("f:3:7", "f:3:8")),
        outcome(NO_KICKERS, "684a.6.c", cases=("f:3:7", "f:20")),
    ]
    summary = summarise(outcomes, ["f:3:7", "f:3:8", "f:20", "f:30:33"])
    assert summary.idle == ("f:30",)
    assert summary.never_alone == ("f:20",)
    assert summary.scenarios == {"f:20": (1, 0), "f:3": (2, 1), "f:30": (0, 0)}
