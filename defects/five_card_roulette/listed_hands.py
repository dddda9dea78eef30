"""Wrong products for the Community Card bet, (c)(6): lines of its table lost, or in another order."""

from typing import Final

from defects.defect import swapped, without
from defects.five_card_roulette.changes import ALL_SIX, C6, HANDS, six, wager_defect
from reference_impl import five_card_roulette as roulette

_BELOW: Final = {
    "five-of-a-kind": six("ii.A", "ii.B"),
    "straight-flush": six("iv.A", "iv.B"),
    "four-of-a-kind": six("v.A", "v.B", "v.C"),
}

# Which natural cards form both: none. So the paragraphs with jokers are those that suffer.
_OF_JOKERS: Final = {"five-of-a-kind": six("ii.A"), "four-of-a-kind": six("v.C")}
_SWAPPED: Final = (
    ("royal-flush-without-joker", "flush"),
    ("five-of-a-kind", "four-of-a-kind"),
    ("five-of-a-kind", "full-house"),
    ("royal-flush-with-joker", "straight-flush"),
    ("royal-flush-with-joker", "flush"),
    ("straight-flush", "flush"),
    ("straight-flush", "straight"),
    ("four-of-a-kind", "full-house"),
    ("four-of-a-kind", "flush"),
    ("four-of-a-kind", "all-same-color"),
    ("full-house", "all-same-color"),
    ("flush", "all-same-color"),
    ("straight", "all-same-color"),
    ("four-of-a-kind", "straight"),
)

DEFECTS: Final = (
    *(
        wager_defect(
            f"no-{row.category}",
            (_BELOW.get(row.category, ()) or (row.clause,)),
            "refuses-lawful",
            f"The table was typed off without its line ({row.clause.rpartition('.')[2]}).",
            without(roulette, HANDS, row.category),
            consequences=(row.clause, C6),
        )
        for row in roulette.COMMUNITY_CARD_BET_HANDS
    ),
    *(
        wager_defect(
            f"{lower}-before-{higher}",
            _OF_JOKERS.get(higher)
            or next((row.clause,) for row in roulette.COMMUNITY_CARD_BET_HANDS if row.category == higher),
            "swapped-precedence",
            "Two lines of the table changed places.",
            swapped(roulette, HANDS, higher, lower),
            consequences=(C6, *ALL_SIX),
        )
        for higher, lower in _SWAPPED
    ),
)
