"""Wrong products for §§ 684a.6(d) and 684a.7(d)(3): the Four Card Bonus Wager."""

from typing import Final

from defects.answers import these_hands
from defects.defect import entry, hand_set, is_one_of, named, suited, swapped, unless, with_added, without
from defects.four_card_frenzy.changes import FOUR_CARD, OF_D, D, d, hand_defect, ranks_of
from reference_impl import four_card_frenzy as frenzy
from reference_impl.cards import ACE
from reference_impl.poker_patterns import ListedHand, in_a_row, of_a_kind, of_one_suit, two_sets_of_a_kind

DEFECTS: Final = (
    *(
        hand_defect(
            f"four-card-bonus-without-{row.category}",
            (row.clause,),
            "refuses-lawful",
            f"The pay table was typed off without its line {row.clause.rpartition('.')[2]}.",
            without(frenzy, OF_D, row.category),
            consequences=(D, FOUR_CARD),
        )
        for row in frenzy.FOUR_CARD_BONUS_WAGER_HANDS
    ),
    hand_defect(
        "four-card-bonus-flush-before-straight-flush",
        d(3),
        "swapped-precedence",
        "Two lines of the pay table changed places.",
        swapped(frenzy, OF_D, "straight-flush", "flush"),
        consequences=(D,),
    ),
    hand_defect(
        "four-card-bonus-flush-before-royal",
        d(2),
        "swapped-precedence",
        "Two lines of the pay table changed places.",
        swapped(frenzy, OF_D, "royal-flush", "flush"),
        consequences=(D, *d(3)),
    ),
    hand_defect(
        "four-card-bonus-three-before-four",
        d(1),
        "swapped-precedence",
        "Two lines of the pay table changed places.",
        swapped(frenzy, OF_D, "four-of-a-kind", "three-of-a-kind"),
        consequences=(D,),
    ),
    hand_defect(
        "four-card-bonus-two-pairs-before-four",
        d(1),
        "swapped-precedence",
        "Four of a kind is found as two pairs of one rank.",
        entry(frenzy, OF_D, "four-of-a-kind", lambda _: False),
        entry(frenzy, OF_D, "three-of-a-kind", lambda hand: of_a_kind(hand, 3) and not of_a_kind(hand, 4)),
        entry(frenzy, OF_D, "two-pairs", lambda hand: of_a_kind(hand, 4) or two_sets_of_a_kind(hand, 2, 2)),
        consequences=(D,),
    ),
    hand_defect(
        "four-card-bonus-pays-a-pair",
        (D, FOUR_CARD),
        "accepts-unlawful",
        "The pay table goes one hand further down.",
        with_added(frenzy, OF_D, ListedHand("pair", D, frenzy.pair)),
    ),
    hand_defect(
        "four-card-bonus-pays-aces",
        (D, FOUR_CARD),
        "accepts-unlawful",
        "A pair of aces is paid, as in an earlier version of the game.",
        with_added(frenzy, OF_D, ListedHand("pair", D, lambda hand: ranks_of(hand).count(ACE) == 2)),
    ),
    hand_defect(
        "four-card-bonus-from-three-of-a-kind",
        (FOUR_CARD,),
        "boundary",
        "The wager wins from one hand higher.",
        named(
            frenzy,
            "four_card_bonus_wager",
            lambda cards, readings: (
                frenzy.four_card_bonus_wager_hand(frenzy.best_four(cards, readings), readings)
                not in {"none", "two-pairs"}
            ),
        ),
        consequences=d(7),
    ),
    hand_defect(
        "four-card-bonus-by-first-four",
        (FOUR_CARD,),
        "wrong-order-of-steps",
        "The wager looks at the first four cards.",
        named(
            frenzy,
            "four_card_bonus_wager",
            lambda cards, readings: frenzy.four_card_bonus_wager_hand(cards[:4], readings) != "none",
        ),
        consequences=d(*range(1, 8)),
    ),
    hand_defect(
        "four-card-bonus-not-for-royal",
        d(2),
        "refuses-lawful",
        "The royal flush is paid by a jackpot only.",
        named(
            frenzy,
            "four_card_bonus_wager",
            lambda cards, readings: (
                frenzy.four_card_bonus_wager_hand(frenzy.best_four(cards, readings), readings)
                not in {"none", "royal-flush"}
            ),
        ),
        consequences=(FOUR_CARD,),
    ),
    hand_defect(
        "four-card-bonus-reversed",
        (FOUR_CARD,),
        "boundary",
        "Won and lost are exchanged.",
        named(
            frenzy,
            "four_card_bonus_wager",
            lambda cards, readings: (
                frenzy.four_card_bonus_wager_hand(frenzy.best_four(cards, readings), readings) == "none"
            ),
        ),
        consequences=(D, *d(*range(1, 8))),
    ),
    hand_defect(
        "four-card-bonus-royal-is-straight-flush",
        d(2),
        "omitted-exception",
        "(b) knows no royal flush, and the bonus wager is judged by (b).",
        entry(frenzy, OF_D, "royal-flush", lambda _: False),
        entry(frenzy, OF_D, "straight-flush", frenzy.straight_flush),
        consequences=(),
        seen=True,
    ),
    hand_defect(
        "four-card-bonus-king-high-is-royal",
        d(2),
        "boundary",
        "Any straight flush with a king is royal.",
        entry(
            frenzy,
            OF_D,
            "royal-flush",
            lambda hand: of_one_suit(hand) and in_a_row(hand, (frenzy.ROYAL, frenzy.ROWS[1])),
        ),
        consequences=d(3),
    ),
    hand_defect(
        "four-card-bonus-royal-of-hearts",
        d(2),
        "one-hand",
        "One of four hands written out is wrong.",
        entry(frenzy, OF_D, "royal-flush", unless(frenzy.royal_flush, is_one_of(suited(["AKQJ"], "h")))),
        few_hands=48,
        consequences=(D, FOUR_CARD),
    ),
    hand_defect(
        "four-card-bonus-four-aces-and-king",
        d(1),
        "one-hand",
        "One hand is missing from a table.",
        answering=these_hands(
            "684a",
            "rank",
            "four-card-bonus-wager",
            hand_set(*(f"As Ah Ad Ac K{suit}" for suit in "shdc")),
            {"category": "three-of-a-kind"},
        ),
        few_hands=4,
    ),
)
