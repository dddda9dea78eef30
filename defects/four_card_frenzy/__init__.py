"""Wrong products for §§ 684a.6 and 684a.7(d)(2) to (4), the hands and optional wagers of Four Card Frenzy."""

from typing import Final

from defects.four_card_frenzy import (
    all_six_bonus_wager,
    comparing_hands,
    four_card_bonus_wager,
    poker_hands,
    prime_wager,
    rank_of_the_cards,
)

DEFECTS: Final = tuple(
    defect
    for module in (
        rank_of_the_cards,
        poker_hands,
        comparing_hands,
        four_card_bonus_wager,
        all_six_bonus_wager,
        prime_wager,
    )
    for defect in module.DEFECTS
)
