"""Wrong products for § 684a.6(b): the hands of four cards and the order in which they rank."""

from typing import Any, Final

from defects.defect import Defect, also, entry, hand_set, is_one_of, named, suited, swapped, unless, without
from defects.four_card_frenzy.changes import FOUR_CARD, OF_B, A, B, C, D, b, d, hand_defect, ranks_of
from reference_impl import four_card_frenzy as frenzy
from reference_impl.cards import ACE, JACK, RED
from reference_impl.poker_patterns import Hand, of_a_kind, of_one_suit

# The clauses beside (b) that the rule of a kind of hand serves, in (d) and (e).
_SHARED: Final = {
    "four_of_a_kind": (*b(1), *d(1)),
    "three_of_a_kind": (*b(3), *d(4)),
    "flush": (*b(4), *d(5)),
    "straight": (*b(5), *d(6)),
    "two_pairs": (*b(6), *d(7)),
}


def _shared(id_: str, function: str, kind: Any, why: str, rule: Any, *more: str, **other: Any) -> Defect:
    return hand_defect(
        id_,
        _SHARED[function],
        kind,
        why,
        named(frenzy, function, rule),
        consequences=(B, C, D, FOUR_CARD, *more),
        **other,
    )


def _lost_from_best_four(category: str) -> tuple[str, ...]:
    """Return what else the Four Card Bonus Wager loses, since it judges the best four by the same ranking."""
    of_d = [row.clause for row in frenzy.FOUR_CARD_BONUS_WAGER_HANDS if row.category == category]
    royal = d(2) if category == "straight-flush" else ()
    return (*of_d, *royal, D, FOUR_CARD)


def _pair_is_red(hand: Hand) -> bool:
    red = [card.rank for card in hand.cards if card.colour == RED]
    return any(red.count(rank) == 2 for rank in red)


DEFECTS: Final = (
    *(
        hand_defect(
            f"hand-no-{row.category}",
            (row.clause,),
            "refuses-lawful",
            f"The ranking was typed off without its line {row.clause.rpartition('.')[2]}.",
            without(frenzy, OF_B, row.category),
            consequences=(
                B,
                C,
                *((A,) if "straight" in row.category else ()),
                *_lost_from_best_four(row.category),
            ),
        )
        for row in frenzy.POKER_HANDS
    ),
    *(
        hand_defect(
            f"{lower.category}-before-{higher.category}",
            (B,),
            "swapped-precedence",
            "Two lines of the ranking changed places when it was typed off.",
            swapped(frenzy, OF_B, higher.category, lower.category),
            consequences=(higher.clause, lower.clause, *_lost_from_best_four(higher.category)),
            seen=index in {3, 4},
        )
        for index, (higher, lower) in enumerate(zip(frenzy.POKER_HANDS, frenzy.POKER_HANDS[1:], strict=False))
    ),
    hand_defect(
        "four-of-a-kind-below-straight-flush",
        (B,),
        "swapped-precedence",
        "As in five-card poker, the straight flush is the highest hand.",
        swapped(frenzy, OF_B, "four-of-a-kind", "straight-flush"),
        seen=True,
        consequences=b(1, 2),
    ),
    hand_defect(
        "five-card-order",
        (B,),
        "swapped-precedence",
        "The order of five-card poker: flush and straight above three of a kind.",
        swapped(frenzy, OF_B, "three-of-a-kind", "flush"),
        swapped(frenzy, OF_B, "three-of-a-kind", "straight"),
        seen=True,
        consequences=(*b(3, 4, 5), *d(4, 5, 6)),
    ),
    _shared(
        "four-twos-missing",
        "four_of_a_kind",
        "one-suit-or-rank",
        "The loop over the ranks begins too late.",
        unless(frenzy.four_of_a_kind, lambda hand: ranks_of(hand).count(2) == 4),
        few_hands=49,
    ),
    _shared(
        "four-aces-missing",
        "four_of_a_kind",
        "one-suit-or-rank",
        "The loop over the ranks ends too early.",
        unless(frenzy.four_of_a_kind, lambda hand: ranks_of(hand).count(ACE) == 4),
        few_hands=49,
    ),
    _shared(
        "three-as-four",
        "four_of_a_kind",
        "boundary",
        "Three cards of a rank are taken for four.",
        lambda hand: of_a_kind(hand, 3),
        *b(3),
        *d(4),
    ),
    _shared(
        "pair-as-three",
        "three_of_a_kind",
        "boundary",
        "A pair is counted with the card beside it.",
        lambda hand: of_a_kind(hand, 2),
        *b(4, 5, 6, 7),
        *d(5, 6, 7),
        A,
    ),
    hand_defect(
        "any-four-cards-a-pair",
        b(7),
        "boundary",
        "What is nothing better is a pair.",
        named(frenzy, "pair", lambda _: True),
        consequences=(B, C, A),
    ),
    hand_defect(
        "straight-flush-of-any-suits",
        b(2),
        "boundary",
        "A row of two suits that alternate is taken for a straight flush.",
        entry(
            frenzy,
            OF_B,
            "straight-flush",
            also(frenzy.straight_flush, lambda hand: len(hand.suits) == 2 and frenzy.consecutive(hand)),
        ),
        consequences=(A, B, C, *b(5), D, FOUR_CARD, *d(2, 3, 5, 6)),
    ),
    _shared(
        "flush-of-three",
        "flush",
        "boundary",
        "Three cards of a suit are enough.",
        also(
            frenzy.flush,
            lambda hand: any(
                [card.suit for card in hand.cards].count(suit) >= 3 and hand.most_of_a_rank == 1
                for suit in "shdc"
            ),
        ),
        *b(5),
        *d(6),
        A,
    ),
    _shared(
        "flush-by-colour",
        "flush",
        "boundary",
        "Cards of one colour are taken for cards of one suit.",
        lambda hand: len({card.colour for card in hand.cards}) == 1,
        *b(5, 6),
        *d(6),
        A,
    ),
    _shared(
        "flush-not-in-spades",
        "flush",
        "one-suit-or-rank",
        "The loop over the suits begins too late.",
        unless(frenzy.flush, lambda hand: "s" in hand.suits),
        A,
        seen=True,
    ),
    _shared(
        "three-tens-missing",
        "three_of_a_kind",
        "one-suit-or-rank",
        "A ten is two characters, and read as one.",
        unless(frenzy.three_of_a_kind, lambda hand: ranks_of(hand).count(10) == 3),
        seen=True,
    ),
    _shared(
        "straight-of-three",
        "straight",
        "boundary",
        "Three cards in a row are enough.",
        also(
            frenzy.straight,
            lambda hand: (
                not of_one_suit(hand)
                and hand.most_of_a_rank == 1
                and any(set(range(low, low + 3)) <= hand.ranks for low in range(2, 13))
            ),
        ),
        A,
    ),
    _shared(
        "straight-not-to-the-ace",
        "straight",
        "boundary",
        "The highest row ends with the king.",
        unless(frenzy.straight, lambda hand: hand.ranks == frenzy.ROYAL),
        seen=True,
    ),
    _shared(
        "straight-with-a-pair",
        "straight",
        "boundary",
        "Only the difference of highest and lowest is looked at.",
        also(frenzy.straight, lambda hand: not of_one_suit(hand) and max(hand.ranks) - min(hand.ranks) == 3),
        A,
        *b(6, 7),
        seen=True,
    ),
    _shared(
        "two-pairs-of-court-cards-missing",
        "two_pairs",
        "one-suit-or-rank",
        "A test for face cards is left over.",
        unless(frenzy.two_pairs, lambda hand: min(hand.ranks) >= JACK and ACE not in hand.ranks),
    ),
    _shared(
        "four-as-two-pairs",
        "two_pairs",
        "boundary",
        "A pair beside an odd card is counted twice.",
        lambda hand: of_a_kind(hand, 2),
        *b(7),
        seen=True,
    ),
    hand_defect(
        "straight-flush-is-flush",
        (*b(2), *d(3)),
        "swapped-precedence",
        "The flush is found first, and the row not looked at.",
        named(frenzy, "straight_flush", lambda _: False),
        named(frenzy, "straight_flush_below_royal", lambda _: False),
        consequences=(A, B, C),
        seen=True,
    ),
    hand_defect(
        "straight-flush-is-straight",
        (*b(2), *d(3)),
        "swapped-precedence",
        "The straight is found first, and the suits not looked at.",
        named(frenzy, "straight_flush", lambda _: False),
        named(frenzy, "straight_flush_below_royal", lambda _: False),
        named(
            frenzy,
            "flush",
            unless(frenzy.flush, lambda hand: frenzy.consecutive(hand) and hand.ranks != frenzy.ROYAL),
        ),
        named(frenzy, "straight", frenzy.consecutive),
        consequences=(A, B, C),
        seen=True,
    ),
    hand_defect(
        "royal-no-straight-flush",
        b(2),
        "omitted-exception",
        "The royal flush is a hand of its own, which (b) does not know.",
        entry(frenzy, OF_B, "straight-flush", frenzy.straight_flush_below_royal),
        few_hands=4,
        consequences=(*d(2), B, C),
    ),
    hand_defect(
        "straight-flush-of-diamonds-king-high",
        b(2),
        "one-hand",
        "One line of a table is missing.",
        entry(
            frenzy,
            OF_B,
            "straight-flush",
            unless(frenzy.straight_flush, is_one_of(suited(["KQJT"], "d"))),
        ),
        few_hands=1,
        consequences=b(4),
    ),
    hand_defect(
        "jacks-and-tens-two-pairs-missing",
        b(6),
        "one-hand",
        "One line of a table is missing.",
        entry(frenzy, OF_B, "two-pairs", unless(frenzy.two_pairs, lambda hand: hand.ranks == {10, 11})),
        few_hands=36,
        consequences=b(7),
    ),
    hand_defect(
        "pair-of-sevens-missing",
        b(7),
        "one-suit-or-rank",
        "One rank of the table is missing.",
        entry(
            frenzy,
            OF_B,
            "pair",
            unless(frenzy.pair, lambda hand: ranks_of(hand).count(7) == 2 and hand.most_of_another_rank == 1),
        ),
        consequences=(C, B),
    ),
    hand_defect(
        "pair-of-red-cards-missing",
        b(7),
        "one-suit-or-rank",
        "The two red cards of a rank are one colour.",
        entry(frenzy, OF_B, "pair", unless(frenzy.pair, _pair_is_red)),
        consequences=(A, C, B),
    ),
    hand_defect(
        "four-nines-missing",
        b(1),
        "one-hand",
        "A 9 upside down is a 6.",
        entry(
            frenzy,
            OF_B,
            "four-of-a-kind",
            unless(frenzy.four_of_a_kind, is_one_of(hand_set("9s 9h 9d 9c"))),
        ),
        few_hands=1,
        consequences=(*d(1),),
    ),
)
