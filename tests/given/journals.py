"""Journals of runs that never were, for what bears on a verdict besides the cases."""

from adapters.product import ProductIdentity
from pa58.evidence import (
    CaseRecord,
    ExpectedCase,
    Footer,
    Header,
    Journal,
    ReadingInForce,
    Selection,
    SuiteIdentity,
)


def journal(index, outcomes, *, complete=True, **header):
    """A run in which each case, named by ``clause:number``, ended as ``outcomes`` says; None: not at all."""
    expected = tuple(
        ExpectedCase(id=case, name=case, feature="F", clauses=(case.split(":")[0],), steps=())
        for case in outcomes
    )
    head = Header(
        suite=SuiteIdentity(version="1", features_digest="", index_digest=index.digest, code_digest=""),
        product=ProductIdentity(
            name="P", vendor="V", version="1", build_algorithm="sha256", build_digest="0"
        ),
        offers={},
        adapter="reference",
        readings={
            reading.id: ReadingInForce(option=reading.default, chosen_by="default")
            for reading in index.readings
        },
        selection=Selection(),
        profile="presubmission",
        seed=1,
        environment={},
        started="2030-01-02T00:00:00+00:00",
        expected=expected,
        **header,
    )
    records = {
        case: CaseRecord(
            id=case, outcome=outcome, convicts=(case.split(":")[0],) if outcome == "failed" else ()
        )
        for case, outcome in outcomes.items()
        if outcome is not None
    }
    footer = Footer(counts={}, expected=len(expected), ended="2030-01-02T00:00:01+00:00")
    return Journal(header=head, cases=records, footer=footer if complete else None)
