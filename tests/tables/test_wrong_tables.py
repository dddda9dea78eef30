"""Each wrong table of the catalogue is caught, and pinned to its clauses and to no others.

`pa58 selftest` puts them to the suite over the protocol; here they are asked in this process, exactly.
"""

import msgspec
import pytest
from running import convicted, outcomes, run

from adapters.reference import ReferenceProduct
from adapters.reference_table import DECLARED
from defects import (
    DefectiveProduct,
    five_card_roulette_table,
    four_card_frenzy_declared,
    four_card_frenzy_table,
)
from defects.four_card_frenzy_declared import (
    AREAS,
    POSITION,
    RESHUFFLER,
    declared_with,
    layout_and_sign,
    layout_with,
    tip_box_with,
)
from pa58.declared_table import RULES

AT_THE_TABLE = (*four_card_frenzy_table.DEFECTS, *five_card_roulette_table.DEFECTS)
ONE_DECK = DECLARED.decks[:1]

LAWFUL_DECLARATIONS = {
    "all odds on a sign instead of the layout": layout_and_sign((), AREAS),
    "the limit on the layout": msgspec.structs.replace(layout_with(limit=True), sign=None),
    "no limit at all": declared_with(sign=None, limit=False),
    "a logo": layout_with(holder="logo"),
    "a single position": layout_with(positions=(POSITION,)),
    "the tip box elsewhere for want of room": declared_with(tipbox=tip_box_with(side="end"), crowded=True),
    "the boxes the other way round": declared_with(dropbox=DECLARED.tipbox, tipbox=DECLARED.dropbox),
    "one deck and no device": declared_with(decks=ONE_DECK, devices=()),
    "one deck beside a device": declared_with(decks=ONE_DECK),
    "no shoe": declared_with(shoe=None),
    "no options": declared_with(
        offered=(), submission=msgspec.structs.replace(DECLARED.submission, options=())
    ),
    "options submitted and not offered": declared_with(offered=()),
    "no adjacent boxes": declared_with(submission=msgspec.structs.replace(DECLARED.submission, boxes=0)),
    "an approved reshuffler": declared_with(devices=(msgspec.structs.replace(RESHUFFLER, approved=True),)),
}


def names(wrong):
    return [defect.id for defect in wrong]


def test_the_reference_passes_every_case():
    assert outcomes(run(ReferenceProduct())) == {"passed"}


@pytest.mark.parametrize("defect", AT_THE_TABLE, ids=names(AT_THE_TABLE))
def test_a_wrong_procedure_is_convicted_by_its_clauses_and_what_follows_from_them(defect):
    assert convicted(run(DefectiveProduct(defect))) == {*defect.violates, *defect.consequences}


@pytest.mark.parametrize(
    "defect", four_card_frenzy_declared.DEFECTS, ids=names(four_card_frenzy_declared.DEFECTS)
)
def test_a_wrong_declaration_is_convicted_by_its_clause_alone(defect):
    records = run(DefectiveProduct(defect))
    assert convicted(records) == {*defect.violates}
    assert outcomes(records) == {"passed", "failed"}


@pytest.mark.parametrize("declaration", LAWFUL_DECLARATIONS.values(), ids=LAWFUL_DECLARATIONS)
def test_what_the_regulation_leaves_free_may_be_declared_either_way(declaration):
    assert {what: rule(declaration) for what, rule in RULES.items() if rule(declaration)} == {}
