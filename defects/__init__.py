"""Deliberately wrong products, by which the suite proves what it catches.

Each is the reference with one small, named change; `CATALOGUE` lists them with the clauses that they violate.
``python defects serve ID`` serves one over the adapter protocol, as a vendor would.
"""

from typing import Final

from defects import (
    dj_wild_stud_poker,
    five_card_roulette,
    five_card_roulette_table,
    four_card_frenzy,
    four_card_frenzy_declared,
    four_card_frenzy_table,
    other_readings,
    other_situations,
    saigon_5_card,
)
from defects.defect import Defect
from defects.product import DefectiveProduct

CATALOGUE: Final[dict[str, Defect]] = {
    defect.id: defect
    for module in (
        saigon_5_card,
        four_card_frenzy,
        four_card_frenzy_table,
        four_card_frenzy_declared,
        dj_wild_stud_poker,
        five_card_roulette,
        five_card_roulette_table,
        other_readings,
        other_situations,
    )
    for defect in module.DEFECTS
}

__all__ = ["CATALOGUE", "Defect", "DefectiveProduct"]
