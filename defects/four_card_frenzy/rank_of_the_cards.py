"""Wrong products for § 684a.6(a): the rank of the cards, and the ace at either end of a row."""

from itertools import combinations
from typing import Final

import adapters.reference as table
from defects.answers import LaxDeck, these_hands
from defects.defect import also, hand_set, is_one_of, named, suited, unless
from defects.four_card_frenzy.changes import ALL_SIX, FOUR_CARD, A, B, C, D, E, b, d, e, hand_defect
from reference_impl import four_card_frenzy as frenzy
from reference_impl.cards import ACE
from reference_impl.decks import DECK_OF_52
from reference_impl.poker_patterns import in_a_row, of_one_suit

WRAPPED_FOUR: Final = tuple(frozenset(row) for row in ((12, 13, 14, 2), (13, 14, 2, 3)))
WRAPPED_FIVE: Final = tuple(
    frozenset(row) for row in ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4))
)
_HIGH: Final = frenzy.ROWS[:-1]
_DECKS: Final = {
    "one-card-twice": ("Nobody looks for a card dealt twice.", LaxDeck(DECK_OF_52, "doubles")),
    "unknown-cards-read": ("What cannot be read is taken for some card.", LaxDeck(DECK_OF_52, "unknown")),
    "first-cards-of-more": ("Of more cards the first are read.", LaxDeck(DECK_OF_52, first=True)),
    "any-number-of-cards": (
        "The evaluator takes whatever number it is given.",
        LaxDeck(DECK_OF_52, "any number"),
    ),
}

DEFECTS: Final = (
    *(
        hand_defect(id_, (A,), "accepts-unlawful", why, named(table, "DECK_OF_52", deck), seen=True)
        for id_, (why, deck) in _DECKS.items()
    ),
    hand_defect(
        "wheel-is-no-row",
        (A,),
        "omitted-exception",
        "Cards sorted with the ace on top never show ace, 2, 3 and 4 as neighbours.",
        named(frenzy, "ROWS", _HIGH),
        named(frenzy, "ROWS_BELOW_ROYAL", _HIGH[1:]),
        consequences=(*b(2, 5), *d(3, 6), B, FOUR_CARD, D),
        seen=True,
    ),
    hand_defect(
        "wheel-only-straight",
        (A,),
        "omitted-exception",
        "The low ace is thought of in the straight, and not in the straight flush.",
        named(frenzy, "straight_flush", lambda hand: of_one_suit(hand) and in_a_row(hand, _HIGH)),
        named(frenzy, "ROWS_BELOW_ROYAL", _HIGH[1:]),
        consequences=(*b(2), *d(3), B),
        seen=True,
    ),
    hand_defect(
        "wheel-only-straight-flush",
        (A,),
        "omitted-exception",
        "The low ace is thought of in the straight flush, and not in the straight.",
        named(frenzy, "straight", unless(frenzy.straight, lambda hand: hand.ranks == frenzy.ACE_2_3_4)),
        consequences=(*b(5), *d(6), B, D, FOUR_CARD),
        seen=True,
    ),
    hand_defect(
        "ace-wraps-round",
        (A,),
        "boundary",
        "Ranks are counted modulo thirteen.",
        named(frenzy, "ROWS", (*frenzy.ROWS, *WRAPPED_FOUR)),
        named(frenzy, "ROWS_BELOW_ROYAL", (*frenzy.ROWS_BELOW_ROYAL, *WRAPPED_FOUR)),
        consequences=(D, FOUR_CARD),
        seen=True,
    ),
    hand_defect(
        "ace-wraps-in-straight",
        (A,),
        "boundary",
        "Counting on from the king goes on with the ace and the 2.",
        named(
            frenzy,
            "straight",
            also(frenzy.straight, lambda hand: not of_one_suit(hand) and in_a_row(hand, WRAPPED_FOUR)),
        ),
        consequences=(D, FOUR_CARD),
        seen=True,
    ),
    hand_defect(
        "ace-wraps-in-six",
        (A,),
        "boundary",
        "A mask of ranks is rotated instead of shifted.",
        named(
            frenzy,
            "rows_of_five",
            lambda _: (*frenzy.ROWS_OF_FIVE_WITH_ACE_TO_5, *WRAPPED_FIVE),
        ),
        consequences=(E, ALL_SIX),
        seen=True,
    ),
    hand_defect(
        "wheel-of-five-is-no-row",
        (A,),
        "omitted-exception",
        "The low ace is thought of for four cards, and not for five.",
        named(frenzy, "rows_of_five", lambda _: frenzy.ROWS_OF_FIVE_BELOW_ROYAL),
        consequences=(*e(3, 7), E, ALL_SIX),
        seen=True,
    ),
    hand_defect(
        "ace-beside-three-low-cards",
        (A,),
        "boundary",
        "An ace goes with any three of 2 to 5.",
        named(
            frenzy,
            "ROWS",
            (
                *frenzy.ROWS,
                *({frozenset({ACE, *low}) for low in combinations(range(2, 6), 3)} - {frenzy.ACE_2_3_4}),
            ),
        ),
        consequences=(*b(2, 5),),
    ),
    hand_defect(
        "ace-is-low",
        (A,),
        "boundary",
        "The ace is stored as a 1 wherever cards are compared.",
        named(
            frenzy,
            "highest_cards_first",
            lambda cards: sorted((1 if card.rank == ACE else card.rank for card in cards), reverse=True),
        ),
        consequences=(C, B, *b(1, 2, 3, 5, 6, 7)),
        seen=True,
    ),
    hand_defect(
        "ten-above-jack",
        (A,),
        "one-suit-or-rank",
        "Ranks are compared as letters: T comes after J.",
        named(
            frenzy,
            "highest_cards_first",
            lambda cards: sorted(
                ({10: 11, 11: 10}.get(card.rank, card.rank) for card in cards), reverse=True
            ),
        ),
        consequences=(C,),
    ),
    hand_defect(
        "spades-break-ties",
        (A,),
        "tie-rule",
        "Cards of one rank are ordered by suit, as in bridge.",
        named(
            frenzy,
            "highest_cards_first",
            lambda cards: sorted((card.rank * 4 + "cdhs".index(card.suit) for card in cards), reverse=True),
        ),
        consequences=(C,),
        seen=True,
    ),
    hand_defect(
        "suit-breaks-ties-of-flushes",
        (A,),
        "tie-rule",
        "The better suit wins between two flushes.",
        named(
            frenzy,
            "highest_cards_first",
            lambda cards: [
                *sorted((card.rank for card in cards), reverse=True),
                "cdhs".index(cards[0].suit) if len({card.suit for card in cards}) == 1 else 0,
            ],
        ),
        consequences=(C,),
    ),
    hand_defect(
        "steel-wheel-of-hearts-missing",
        (A,),
        "one-hand",
        "A table of straight flushes lacks a line.",
        named(frenzy, "straight_flush", unless(frenzy.straight_flush, is_one_of(suited(["A234"], "h")))),
        few_hands=1,
        consequences=(B, C, *b(2)),
    ),
    hand_defect(
        "wheel-with-two-suits-only",
        (A,),
        "one-hand",
        "The low straight was tested with cards of four suits, and works for those.",
        answering=these_hands(
            "684a",
            "rank",
            "hand",
            hand_set(
                "As 2s 3s 4h", "Ah 2h 3h 4s", "Ad 2d 3d 4c", "Ac 2c 3c 4d", "As 2s 3h 4s", "Ac 2c 3c 4h"
            ),
            {"category": "none"},
        ),
        few_hands=6,
        consequences=b(5),
    ),
)
