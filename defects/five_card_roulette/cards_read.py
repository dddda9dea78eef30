"""Wrong products for the Community Card bet, (c)(6): how its cards are read."""

from typing import Final

import adapters.reference as table
from defects.answers import LateAnswers, LaxDeck
from defects.defect import named
from defects.five_card_roulette.changes import ALL_SIX, C6, B, wager_defect
from reference_impl.decks import DECK_OF_54

DEFECTS: Final = (
    wager_defect(
        "hand-of-the-round-before",
        (C6,),
        "state-leak",
        "The hand is read once for every two rounds.",
        answering=lambda: LateAnswers("rank"),
        consequences=ALL_SIX,
    ),
    wager_defect(
        "one-card-twice",
        (C6,),
        "accepts-unlawful",
        "Nobody looks for a card dealt twice.",
        named(table, "DECK_OF_54", LaxDeck(DECK_OF_54, "doubles")),
        seen=True,
    ),
    wager_defect(
        "unknown-cards-read",
        (C6,),
        "accepts-unlawful",
        "What cannot be read is taken for some card.",
        named(table, "DECK_OF_54", LaxDeck(DECK_OF_54, "unknown")),
        consequences=(B,),
        seen=True,
    ),
    wager_defect(
        "first-five-of-more",
        (C6,),
        "accepts-unlawful",
        "Of six cards the sixth is forgotten.",
        named(table, "DECK_OF_54", LaxDeck(DECK_OF_54, first=True)),
        seen=True,
    ),
)
