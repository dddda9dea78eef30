"""Wrong products for §§ 684a.6(e) and 684a.7(d)(4): the All-Six Bonus Wager."""

from typing import Final

from defects.answers import LateAnswers
from defects.defect import also, entry, named, swapped, unless, with_added, without
from defects.four_card_frenzy.changes import (
    ALL_SIX,
    OF_E,
    A,
    B,
    C,
    D,
    E,
    b,
    d,
    e,
    hand_defect,
    ranks_of,
    suits_of,
)
from reference_impl import four_card_frenzy as frenzy
from reference_impl.cards import ACE, JACK
from reference_impl.poker_patterns import Hand, ListedHand, in_a_row, of_a_kind, two_sets_of_a_kind

_all_six = frenzy.all_six_bonus_wager_hand


def _row_of_six_with_another_suit_on_top(hand: Hand) -> bool:
    suited_ranks = frenzy.ranks_of_five_suited(hand)
    return (
        bool(suited_ranks) and len(suited_ranks) == 5 and max(suited_ranks) + 1 in hand.ranks - suited_ranks
    )


_SWAPPED: Final = (
    ("six-card-royal-flush", "royal-flush"),
    ("straight-flush", "flush"),
    ("straight-flush", "straight"),
    ("four-of-a-kind", "full-house"),
    ("four-of-a-kind", "three-of-a-kind"),
    ("full-house", "three-of-a-kind"),
    ("flush", "straight"),
    ("royal-flush", "straight"),
)

DEFECTS: Final = (
    *(
        hand_defect(
            f"all-six-without-{row.category}",
            (row.clause,),
            "refuses-lawful",
            f"The pay table was typed off without its line {row.clause.rpartition('.')[2]}.",
            without(frenzy, OF_E, row.category),
            consequences=(E, ALL_SIX, *((A,) if row.category in {"straight", "straight-flush"} else ())),
        )
        for row in frenzy.ALL_SIX_BONUS_WAGER_HANDS
    ),
    *(
        hand_defect(
            f"all-six-{lower}-before-{higher}",
            next((r.clause,) for r in frenzy.ALL_SIX_BONUS_WAGER_HANDS if r.category == higher),
            "swapped-precedence",
            "Two lines of the pay table changed places.",
            swapped(frenzy, OF_E, higher, lower),
            consequences=(E, A, *e(3, 4, 5, 6)),
        )
        for higher, lower in _SWAPPED
    ),
    hand_defect(
        "all-six-pair-as-three",
        e(8),
        "boundary",
        "A pair is counted with the additional card.",
        named(frenzy, "three_of_a_kind_in_six", lambda hand: of_a_kind(hand, 2)),
        consequences=(E, ALL_SIX),
    ),
    hand_defect(
        "all-six-royal-of-four",
        e(2),
        "boundary",
        "Ace, king, queen and jack of a suit are royal, as on the Four Card Bonus Wager.",
        named(
            frenzy,
            "royal_flush_in_six",
            also(
                frenzy.royal_flush_in_six,
                lambda hand: frenzy.ranks_of_five_suited(hand) >= frenzy.ROYAL,
            ),
        ),
        consequences=e(1, 6),
    ),
    hand_defect(
        "all-six-two-threes-no-full-house",
        e(5),
        "omitted-exception",
        "The pair of a full house must have exactly two cards.",
        named(
            frenzy,
            "full_house_in_six",
            unless(frenzy.full_house_in_six, lambda hand: hand.most_of_another_rank == 3),
        ),
        consequences=(ALL_SIX,),
    ),
    hand_defect(
        "all-six-three-pairs-full-house",
        e(5),
        "boundary",
        "Three sets are enough for a full house.",
        named(
            frenzy,
            "full_house_in_six",
            also(
                frenzy.full_house_in_six,
                lambda hand: sorted(map(ranks_of(hand).count, hand.ranks)) == [2, 2, 2],
            ),
        ),
        consequences=(E, ALL_SIX, *e(8)),
        seen=True,
    ),
    hand_defect(
        "all-six-two-pairs-full-house",
        e(5),
        "boundary",
        "Two sets are enough for a full house.",
        named(frenzy, "full_house_in_six", lambda hand: two_sets_of_a_kind(hand, 2, 2)),
        consequences=(E, ALL_SIX, *e(8)),
        seen=True,
    ),
    hand_defect(
        "all-six-flush-of-exactly-five",
        e(6),
        "boundary",
        "Six cards of a suit are not five.",
        named(frenzy, "flush_in_six", unless(frenzy.flush_in_six, lambda hand: len(hand.suits) == 1)),
        consequences=(ALL_SIX,),
    ),
    hand_defect(
        "all-six-flush-of-six",
        e(6),
        "boundary",
        "All cards must be of the suit.",
        named(frenzy, "flush_in_six", lambda hand: len(hand.suits) == 1),
        consequences=(ALL_SIX, A, E),
        seen=True,
    ),
    hand_defect(
        "all-six-flush-of-four",
        e(6),
        "boundary",
        "Four cards of a suit are enough, as in the main game.",
        named(
            frenzy,
            "flush_in_six",
            lambda hand: any(suits_of(hand).count(suit) >= 4 for suit in hand.suits),
        ),
        consequences=(E, ALL_SIX, A, *e(2, 3, 7, 8)),
    ),
    hand_defect(
        "all-six-straight-of-six",
        e(7),
        "boundary",
        "All cards must be in the row.",
        named(
            frenzy,
            "straight_in_six",
            lambda hand: in_a_row(
                hand,
                (
                    frenzy.ROYAL_OF_SIX,
                    *(frozenset(range(low, low + 6)) for low in range(2, 9)),
                    frozenset({ACE, 2, 3, 4, 5, 6}),
                ),
            ),
        ),
        consequences=(ALL_SIX, A, *e(2, 3)),
        seen=True,
    ),
    hand_defect(
        "all-six-straight-without-a-pair",
        e(7),
        "boundary",
        "A straight is sought among six different ranks.",
        named(frenzy, "straight_in_six", unless(frenzy.straight_in_six, lambda hand: len(hand.ranks) < 6)),
        consequences=(ALL_SIX, A),
        seen=True,
    ),
    hand_defect(
        "all-six-straight-of-four",
        e(7),
        "boundary",
        "Four in a row are enough, as in the main game.",
        named(frenzy, "straight_in_six", lambda hand: any(hand.ranks >= row for row in frenzy.ROWS)),
        consequences=(E, ALL_SIX, A, *e(6, 8, 2)),
    ),
    hand_defect(
        "all-six-straight-not-to-the-ace",
        e(7),
        "boundary",
        "The highest row ends with the king.",
        named(
            frenzy,
            "straight_in_six",
            lambda hand: any(hand.ranks >= row for row in frenzy.rows_of_five(hand.readings)),
        ),
        consequences=(ALL_SIX, *e(2)),
        seen=True,
    ),
    hand_defect(
        "all-six-straight-flush-mixed",
        e(3),
        "wrong-order-of-steps",
        "A flush and a straight make a straight flush, even of different cards.",
        named(
            frenzy,
            "straight_flush_in_six",
            lambda hand: frenzy.flush_in_six(hand) and frenzy.straight_in_six(hand),
        ),
        consequences=(*e(6, 2, 1), A),
        seen=True,
    ),
    hand_defect(
        "all-six-highest-row-only",
        e(3),
        "wrong-order-of-steps",
        "The straight flush is looked for among the five highest cards in a row.",
        named(
            frenzy,
            "straight_flush_in_six",
            unless(frenzy.straight_flush_in_six, _row_of_six_with_another_suit_on_top),
        ),
        consequences=(*e(2), A),
        seen=True,
    ),
    hand_defect(
        "all-six-straight-flush-of-five-suited",
        (A,),
        "boundary",
        "With six cards of a suit the lowest is dropped.",
        named(
            frenzy,
            "straight_flush_in_six",
            unless(
                frenzy.straight_flush_in_six,
                lambda hand: len(hand.suits) == 1 and hand.ranks == frozenset({ACE, 2, 3, 4, 5, 9}),
            ),
        ),
        consequences=e(3),
        few_hands=4,
    ),
    hand_defect(
        "all-six-royal-is-straight-flush",
        e(2),
        "omitted-exception",
        "The royal flush is the highest straight flush, and no more.",
        entry(frenzy, OF_E, "royal-flush", lambda _: False),
        named(
            frenzy,
            "straight_flush_in_six",
            lambda hand: any(
                frenzy.ranks_of_five_suited(hand) >= row
                for row in (frenzy.ROYAL_OF_FIVE, *frenzy.rows_of_five(hand.readings))
            ),
        ),
        consequences=(*e(1),),
        seen=True,
    ),
    hand_defect(
        "all-six-six-card-royal-needs-no-nine",
        e(1),
        "boundary",
        "A royal flush and any sixth card of its suit are the six-card royal flush.",
        named(
            frenzy,
            "six_card_royal_flush",
            lambda hand: len(hand.suits) == 1 and frenzy.royal_flush_in_six(hand),
        ),
        few_hands=28,
        consequences=(*e(2),),
    ),
    hand_defect(
        "all-six-six-card-royal-any-nine",
        e(1),
        "boundary",
        "The 9 may be of any suit.",
        named(
            frenzy,
            "six_card_royal_flush",
            lambda hand: frenzy.royal_flush_in_six(hand) and 9 in hand.ranks,
        ),
        consequences=e(2),
        few_hands=12,
    ),
    hand_defect(
        "all-six-six-card-royal-as-royal",
        e(1),
        "omitted-exception",
        "Five of the six cards are looked at.",
        entry(frenzy, OF_E, "six-card-royal-flush", lambda _: False),
        few_hands=4,
        consequences=(),
        seen=True,
    ),
    hand_defect(
        "all-six-six-card-royal-of-spades",
        e(1),
        "one-hand",
        "One of four hands written out is wrong.",
        named(
            frenzy,
            "six_card_royal_flush",
            unless(frenzy.six_card_royal_flush, lambda hand: "s" in hand.suits),
        ),
        few_hands=1,
    ),
    hand_defect(
        "all-six-royal-of-clubs",
        e(2),
        "one-hand",
        "One of four hands written out is wrong.",
        entry(
            frenzy,
            OF_E,
            "royal-flush",
            unless(
                frenzy.royal_flush_in_six,
                lambda hand: {"Ac", "Kc", "Qc", "Jc", "Tc"} <= {card.token for card in hand.cards},
            ),
        ),
        few_hands=47,
        consequences=(E, ALL_SIX),
    ),
    hand_defect(
        "all-six-four-of-a-kind-with-pair",
        e(4),
        "swapped-precedence",
        "Four of a rank and two of another are a full house.",
        entry(
            frenzy,
            OF_E,
            "four-of-a-kind",
            unless(frenzy.four_of_a_kind_in_six, lambda hand: hand.most_of_another_rank == 2),
        ),
        consequences=(),
        seen=True,
    ),
    hand_defect(
        "all-six-first-five",
        e(6),
        "wrong-order-of-steps",
        "The sixth card is not looked at.",
        named(frenzy, "all_six_bonus_wager_hand", lambda cards, readings: _all_six(cards[:5], readings)),
        consequences=(A, E, ALL_SIX, *e(*range(1, 9))),
        seen=True,
    ),
    hand_defect(
        "all-six-three-jacks-missing",
        e(8),
        "one-suit-or-rank",
        "One rank of the table is missing.",
        named(
            frenzy,
            "three_of_a_kind_in_six",
            unless(frenzy.three_of_a_kind_in_six, lambda hand: ranks_of(hand).count(JACK) == 3),
        ),
        consequences=(E, ALL_SIX),
    ),
    hand_defect(
        "all-six-pays-two-pairs",
        (E, ALL_SIX),
        "accepts-unlawful",
        "The pay table goes one hand further down.",
        with_added(frenzy, OF_E, ListedHand("two-pairs", E, lambda hand: two_sets_of_a_kind(hand, 2, 2))),
        consequences=e(5, 8),
    ),
    hand_defect(
        "all-six-from-straight-up",
        (ALL_SIX,),
        "boundary",
        "The wager wins from one hand higher.",
        named(
            frenzy,
            "all_six_bonus_wager",
            lambda cards, readings: (
                frenzy.all_six_bonus_wager_hand(cards, readings) not in {"none", "three-of-a-kind"}
            ),
        ),
        consequences=e(8),
    ),
    hand_defect(
        "all-six-eligible-by-five",
        (ALL_SIX,),
        "wrong-order-of-steps",
        "The wager looks at five of the cards.",
        named(frenzy, "all_six_bonus_wager", lambda cards, readings: _all_six(cards[:5], readings) != "none"),
        consequences=(*e(*range(1, 9)), A),
    ),
    hand_defect(
        "all-six-pays-everybody",
        (ALL_SIX, E),
        "accepts-unlawful",
        "A test is always true.",
        named(frenzy, "all_six_bonus_wager", lambda cards, readings: True),
    ),
    hand_defect(
        "hand-of-the-player-before",
        (B,),
        "state-leak",
        "The cards of one player are still there for the next.",
        answering=lambda: LateAnswers("rank"),
        consequences=(A, C, D, E, *b(*range(1, 8)), *d(*range(1, 8)), *e(*range(1, 9))),
    ),
)
