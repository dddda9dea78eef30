"""Wrong products for ch. 691, wagers (b) and (c), Five Card Roulette."""

from typing import Final

from defects.five_card_roulette import (
    cards_read,
    forming_hands,
    jokers,
    lawful_wagers,
    listed_hands,
    single_cards,
    single_lines,
    winning,
)

DEFECTS: Final = tuple(
    defect
    for module in (
        single_cards,
        lawful_wagers,
        listed_hands,
        jokers,
        forming_hands,
        winning,
        single_lines,
        cards_read,
    )
    for defect in module.DEFECTS
)
