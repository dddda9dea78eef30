"""Wrong products for §§ 684a.2 to 684a.5, 684a.7 and 684a.8, the procedures at a Four Card Frenzy table."""

from typing import Final

from defects.four_card_frenzy_table import dealing, decks, opening, other_situations, shuffle_and_cut, wagers

DEFECTS: Final = tuple(
    defect
    for module in (decks, opening, shuffle_and_cut, wagers, dealing, other_situations)
    for defect in module.DEFECTS
)
