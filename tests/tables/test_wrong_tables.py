"""Each wrong table is caught, and pinned to the clause that it breaks and to no other."""

import pytest
from running import convicted, outcomes, run
from wrong_tables import DECLARATIONS, DECLARED, LAWFUL_DECLARATIONS, PROCEDURES

from adapters.reference import ReferenceProduct
from pa58.declared_table import RULES


def test_the_reference_passes_every_case():
    assert outcomes(run(ReferenceProduct())) == {"passed"}


@pytest.mark.parametrize(
    ("replaced", "clauses"), [entry[1:] for entry in PROCEDURES], ids=[entry[0] for entry in PROCEDURES]
)
def test_a_wrong_procedure_is_convicted_by_its_clause_alone(monkeypatch, replaced, clauses):
    for (owner, name), replacement in replaced.items():
        monkeypatch.setattr(owner, name, replacement)
    assert convicted(run(ReferenceProduct())) == clauses


@pytest.mark.parametrize(
    ("declaration", "clauses"),
    [entry[1:] for entry in DECLARATIONS],
    ids=[entry[0] for entry in DECLARATIONS],
)
def test_a_wrong_declaration_is_convicted_by_its_clause_alone(monkeypatch, declaration, clauses):
    monkeypatch.setattr(DECLARED, "DECLARED", declaration)
    records = run(ReferenceProduct())
    assert convicted(records) == clauses
    assert outcomes(records) == {"passed", "failed"}


@pytest.mark.parametrize(
    "declaration",
    [entry[1] for entry in LAWFUL_DECLARATIONS],
    ids=[entry[0] for entry in LAWFUL_DECLARATIONS],
)
def test_what_the_regulation_leaves_free_may_be_declared_either_way(declaration):
    assert {what: rule(declaration) for what, rule in RULES.items() if rule(declaration)} == {}
