"""The order in which failed clauses are suspected, worked out by hand."""

import pytest

from adapters.product import ProductIdentity
from pa58.evidence import CaseRecord, ExpectedCase, Header, Journal, Selection, SuiteIdentity
from pa58.most_likely import most_likely_first

PARENT, FLUSH, STRAIGHT = "684a.6.b", "684a.6.b.4", "684a.6.b.5"


def journal(*cases):
    """Make a journal of cases given as (clauses cited, outcome) or (clauses cited, clauses convicted)."""
    expected, records = [], {}
    for number, (cited, came) in enumerate(cases):
        name = f"case {number}"
        expected.append(ExpectedCase(id=name, name=name, feature="f", clauses=cited, steps=()))
        if isinstance(came, tuple):
            records[name] = CaseRecord(id=name, outcome="failed", convicts=came)
        elif came == "failed":
            records[name] = CaseRecord(id=name, outcome="failed", convicts=cited)
        elif came != "not-run":
            records[name] = CaseRecord(id=name, outcome=came)
    header = Header(
        suite=SuiteIdentity(version="", features_digest="", index_digest="", code_digest=""),
        product=ProductIdentity(name="", vendor="", version="", build_algorithm="", build_digest=""),
        offers={},
        adapter="",
        readings={},
        selection=Selection(),
        profile="presubmission",
        seed=0,
        environment={},
        started="",
        expected=tuple(expected),
    )
    return Journal(header=header, cases=records, footer=None)


def order(*cases, failed=(PARENT, FLUSH, STRAIGHT)):
    return most_likely_first(failed, journal(*cases))


def test_the_clause_that_more_of_the_failures_convict_stands_first():
    both, one = (FLUSH, STRAIGHT), (STRAIGHT,)
    # Flush: 1 of 2 failures, 1 of 1 of its own: 1/2. Straight: 2 of 2 and 2 of 2: 1.
    assert order((both, "failed"), (one, "failed"), failed=both) == (STRAIGHT, FLUSH)


def test_of_clauses_that_all_failures_convict_the_one_that_little_speaks_for_otherwise_stands_first():
    both = (FLUSH, STRAIGHT)
    assert order((both, "failed"), ((FLUSH,), "passed"), failed=both) == (STRAIGHT, FLUSH)


def test_cases_that_were_not_judged_speak_neither_way():
    both = (FLUSH, STRAIGHT)
    unjudged = [((STRAIGHT,), outcome) for outcome in ("error", "skipped", "not-run")]
    assert order((both, "failed"), *unjudged, ((FLUSH,), "passed"), failed=both) == (STRAIGHT, FLUSH)


def test_a_sweep_speaks_against_those_only_whom_it_convicts():
    both = (FLUSH, STRAIGHT)
    assert order((both, (STRAIGHT,)), (both, "failed"), failed=both) == (STRAIGHT, FLUSH)


def test_of_two_equals_the_one_below_stands_first_and_then_the_order_of_the_regulation():
    everything = (PARENT, FLUSH, STRAIGHT)
    assert order((everything, "failed")) == (FLUSH, STRAIGHT, PARENT)


def test_what_a_person_found_stands_before_what_is_inferred():
    assert order(((FLUSH,), "failed"), failed=(FLUSH, STRAIGHT)) == (STRAIGHT, FLUSH)


@pytest.mark.parametrize("cases", [[], [((FLUSH,), "passed")]])
def test_nothing_failed_nothing_is_suspected(cases):
    assert order(*cases, failed=()) == ()
