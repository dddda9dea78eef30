"""Each wrong table is caught, and pinned to the clause that it breaks and to no other."""

import pytest
from running import convicted, outcomes, run, table_suite
from wrong_tables import DECLARATIONS, DECLARED, PROCEDURES

from adapters.reference import ReferenceProduct


@pytest.fixture(scope="module")
def suite(tmp_path_factory):
    return table_suite(tmp_path_factory.mktemp("suite"))


def test_the_reference_passes_every_case(suite):
    assert outcomes(run(suite, ReferenceProduct())) == {"passed"}


@pytest.mark.parametrize(
    ("replaced", "clauses"), [entry[1:] for entry in PROCEDURES], ids=[e[0] for e in PROCEDURES]
)
def test_a_wrong_procedure_is_convicted_by_its_clause_alone(suite, monkeypatch, replaced, clauses):
    for (owner, name), replacement in replaced.items():
        monkeypatch.setattr(owner, name, replacement)
    records = run(suite, ReferenceProduct())
    assert convicted(records) == clauses


@pytest.mark.parametrize(
    ("declaration", "clauses"), [entry[1:] for entry in DECLARATIONS], ids=[e[0] for e in DECLARATIONS]
)
def test_a_wrong_declaration_is_convicted_by_its_clause_alone(suite, monkeypatch, declaration, clauses):
    monkeypatch.setattr(DECLARED, "DECLARED", declaration)
    records = run(suite, ReferenceProduct())
    assert convicted(records) == clauses
    assert outcomes(records) == {"passed", "failed"}
