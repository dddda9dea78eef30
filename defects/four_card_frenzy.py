"""Wrong products for §§ 684a.6 and 684a.7(d)(2) to (4), Four Card Frenzy."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

import adapters.reference as table
from adapters.product import Answer, Case
from defects.answers import LateAnswers, LaxDeck, these_hands
from defects.defect import (
    Defect,
    also,
    entry,
    hand_set,
    is_one_of,
    named,
    suited,
    swapped,
    unless,
    with_added,
    without,
)
from reference_impl import four_card_frenzy as frenzy
from reference_impl.cards import ACE, BLACK, JACK, RED, Card
from reference_impl.decks import DECK_OF_52
from reference_impl.poker_patterns import (
    Hand,
    ListedHand,
    in_a_row,
    of_a_kind,
    of_one_suit,
    two_sets_of_a_kind,
)
from reference_impl.readings import DEFAULT_READINGS

CHAPTER: Final = "684a"
A, B, C, D, E = ("684a.6.a", "684a.6.b", "684a.6.c", "684a.6.d", "684a.6.e")
PRIME, FOUR_CARD, ALL_SIX = ("684a.7.d.2", "684a.7.d.3", "684a.7.d.4")
OF_B, OF_D, OF_E = ("POKER_HANDS", "FOUR_CARD_BONUS_WAGER_HANDS", "ALL_SIX_BONUS_WAGER_HANDS")
KINDS: Final = tuple(row.category for row in frenzy.POKER_HANDS)


def _defect(id_: str, violates: tuple[str, ...], kind: Any, why: str, *changes: Any, **more: Any) -> Defect:
    return Defect(
        id=f"684a-{id_}", chapter=CHAPTER, violates=violates, kind=kind, why=why, changes=changes, **more
    )


def b(*numbers: int) -> tuple[str, ...]:
    return tuple(f"{B}.{number}" for number in numbers)


def d(*numbers: int) -> tuple[str, ...]:
    return tuple(f"{D}.{number}" for number in numbers)


def e(*numbers: int) -> tuple[str, ...]:
    return tuple(f"{E}.{number}" for number in numbers)


def pattern(name: str, rule: Callable[..., Any]) -> Any:
    """Replace a pattern of `poker_patterns` as this game uses it."""
    return named(frenzy, name, rule)


def ranks_of(hand: Hand) -> list[int]:
    return [card.rank for card in hand.cards]


def suits_of(hand: Hand) -> list[str]:
    return [card.suit for card in hand.cards]


WRAPPED_FOUR: Final = tuple(frozenset(row) for row in ((12, 13, 14, 2), (13, 14, 2, 3)))
WRAPPED_FIVE: Final = tuple(
    frozenset(row) for row in ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4))
)


def _rank_of_cards() -> list[Defect]:
    high = frenzy.ROWS[:-1]
    decks = {
        "one-card-twice": ("Nobody looks for a card dealt twice.", LaxDeck(DECK_OF_52, "doubles")),
        "unknown-cards-read": ("What cannot be read is taken for some card.", LaxDeck(DECK_OF_52, "unknown")),
        "first-cards-of-more": ("Of more cards the first are read.", LaxDeck(DECK_OF_52, first=True)),
        "any-number-of-cards": (
            "The evaluator takes whatever number it is given.",
            LaxDeck(DECK_OF_52, "any number"),
        ),
    }
    return [
        *(
            _defect(id_, (A,), "accepts-unlawful", why, named(table, "DECK_OF_52", deck), seen=True)
            for id_, (why, deck) in decks.items()
        ),
        _defect(
            "wheel-is-no-row",
            (A,),
            "omitted-exception",
            "Cards sorted with the ace on top never show ace, 2, 3 and 4 as neighbours.",
            named(frenzy, "ROWS", high),
            named(frenzy, "ROWS_BELOW_ROYAL", high[1:]),
            consequences=(*b(2, 5), *d(3, 6), B, FOUR_CARD, D),
            seen=True,
        ),
        _defect(
            "wheel-only-straight",
            (A,),
            "omitted-exception",
            "The low ace is thought of in the straight, and not in the straight flush.",
            named(frenzy, "straight_flush", lambda hand: of_one_suit(hand) and in_a_row(hand, high)),
            named(frenzy, "ROWS_BELOW_ROYAL", high[1:]),
            consequences=(*b(2), *d(3), B),
            seen=True,
        ),
        _defect(
            "wheel-only-straight-flush",
            (A,),
            "omitted-exception",
            "The low ace is thought of in the straight flush, and not in the straight.",
            named(frenzy, "straight", unless(frenzy.straight, lambda hand: hand.ranks == frenzy.ACE_2_3_4)),
            consequences=(*b(5), *d(6), B, D, FOUR_CARD),
            seen=True,
        ),
        _defect(
            "ace-wraps-round",
            (A,),
            "boundary",
            "Ranks are counted modulo thirteen.",
            named(frenzy, "ROWS", (*frenzy.ROWS, *WRAPPED_FOUR)),
            named(frenzy, "ROWS_BELOW_ROYAL", (*frenzy.ROWS_BELOW_ROYAL, *WRAPPED_FOUR)),
            consequences=(D, FOUR_CARD),
            seen=True,
        ),
        _defect(
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
        _defect(
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
        _defect(
            "wheel-of-five-is-no-row",
            (A,),
            "omitted-exception",
            "The low ace is thought of for four cards, and not for five.",
            named(frenzy, "rows_of_five", lambda _: frenzy.ROWS_OF_FIVE_BELOW_ROYAL),
            consequences=(*e(3, 7), E, ALL_SIX),
            seen=True,
        ),
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
            "spades-break-ties",
            (A,),
            "tie-rule",
            "Cards of one rank are ordered by suit, as in bridge.",
            named(
                frenzy,
                "highest_cards_first",
                lambda cards: sorted(
                    (card.rank * 4 + "cdhs".index(card.suit) for card in cards), reverse=True
                ),
            ),
            consequences=(C,),
            seen=True,
        ),
        _defect(
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
        _defect(
            "steel-wheel-of-hearts-missing",
            (A,),
            "one-hand",
            "A table of straight flushes lacks a line.",
            named(frenzy, "straight_flush", unless(frenzy.straight_flush, is_one_of(suited(["A234"], "h")))),
            few_hands=1,
            consequences=(B, C, *b(2)),
        ),
        _defect(
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
    ]


# The clauses beside (b) that the rule of a kind of hand serves, in (d) and (e).
_SHARED: Final = {
    "four_of_a_kind": (*b(1), *d(1)),
    "three_of_a_kind": (*b(3), *d(4)),
    "flush": (*b(4), *d(5)),
    "straight": (*b(5), *d(6)),
    "two_pairs": (*b(6), *d(7)),
}


def _shared(id_: str, function: str, kind: Any, why: str, rule: Any, *more: str, **other: Any) -> Defect:
    return _defect(
        id_,
        _SHARED[function],
        kind,
        why,
        named(frenzy, function, rule),
        consequences=(B, C, D, FOUR_CARD, *more),
        **other,
    )


def _rankings() -> list[Defect]:
    found = [
        _defect(
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
    ]
    found += [
        _defect(
            f"{lower.category}-before-{higher.category}",
            (B,),
            "swapped-precedence",
            "Two lines of the ranking changed places when it was typed off.",
            swapped(frenzy, OF_B, higher.category, lower.category),
            consequences=(higher.clause, lower.clause, *_lost_from_best_four(higher.category)),
            seen=index in {3, 4},
        )
        for index, (higher, lower) in enumerate(zip(frenzy.POKER_HANDS, frenzy.POKER_HANDS[1:], strict=False))
    ]
    found += [
        _defect(
            "four-of-a-kind-below-straight-flush",
            (B,),
            "swapped-precedence",
            "As in five-card poker, the straight flush is the highest hand.",
            swapped(frenzy, OF_B, "four-of-a-kind", "straight-flush"),
            seen=True,
            consequences=b(1, 2),
        ),
        _defect(
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
        _defect(
            "any-four-cards-a-pair",
            b(7),
            "boundary",
            "What is nothing better is a pair.",
            named(frenzy, "pair", lambda _: True),
            consequences=(B, C, A),
        ),
        _defect(
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
            also(
                frenzy.straight, lambda hand: not of_one_suit(hand) and max(hand.ranks) - min(hand.ranks) == 3
            ),
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
        _defect(
            "straight-flush-is-flush",
            (*b(2), *d(3)),
            "swapped-precedence",
            "The flush is found first, and the row not looked at.",
            named(frenzy, "straight_flush", lambda _: False),
            named(frenzy, "straight_flush_below_royal", lambda _: False),
            consequences=(A, B, C),
            seen=True,
        ),
        _defect(
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
        _defect(
            "royal-no-straight-flush",
            b(2),
            "omitted-exception",
            "The royal flush is a hand of its own, which (b) does not know.",
            entry(frenzy, OF_B, "straight-flush", frenzy.straight_flush_below_royal),
            few_hands=4,
            consequences=(*d(2), B, C),
        ),
        _defect(
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
        _defect(
            "jacks-and-tens-two-pairs-missing",
            b(6),
            "one-hand",
            "One line of a table is missing.",
            entry(frenzy, OF_B, "two-pairs", unless(frenzy.two_pairs, lambda hand: hand.ranks == {10, 11})),
            few_hands=36,
            consequences=b(7),
        ),
        _defect(
            "pair-of-sevens-missing",
            b(7),
            "one-suit-or-rank",
            "One rank of the table is missing.",
            entry(
                frenzy,
                OF_B,
                "pair",
                unless(
                    frenzy.pair, lambda hand: ranks_of(hand).count(7) == 2 and hand.most_of_another_rank == 1
                ),
            ),
            consequences=(C, B),
        ),
        _defect(
            "pair-of-red-cards-missing",
            b(7),
            "one-suit-or-rank",
            "The two red cards of a rank are one colour.",
            entry(frenzy, OF_B, "pair", unless(frenzy.pair, _pair_is_red)),
            consequences=(A, C, B),
        ),
        _defect(
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
    ]
    return found


def _lost_from_best_four(category: str) -> tuple[str, ...]:
    """Return what else the Four Card Bonus Wager loses, since it judges the best four by the same ranking."""
    of_d = [row.clause for row in frenzy.FOUR_CARD_BONUS_WAGER_HANDS if row.category == category]
    royal = d(2) if category == "straight-flush" else ()
    return (*of_d, *royal, D, FOUR_CARD)


def _pair_is_red(hand: Hand) -> bool:
    red = [card.rank for card in hand.cards if card.colour == RED]
    return any(red.count(rank) == 2 for rank in red)


_strength = frenzy.strength
_naming = dict(frenzy.RANK_THAT_NAMES_THE_HAND)
Strength = tuple[int, list[int], list[int]]


def _named_by(**rules: Callable[[Hand], list[int]]) -> Any:
    """Order hands of one kind by another rank."""
    return named(
        frenzy,
        "RANK_THAT_NAMES_THE_HAND",
        _naming | {category.replace("_", "-"): rule for category, rule in rules.items()},
    )


def _by_strength(rule: Callable[[Strength, Sequence[Card]], Any]) -> Any:
    return named(
        frenzy, "strength", lambda cards, readings=DEFAULT_READINGS: rule(_strength(cards, readings), cards)
    )


def _order() -> list[Defect]:
    lowest_first = {
        category: lambda hand, rule=rule: [-rank for rank in rule(hand)] for category, rule in _naming.items()
    }
    numbers = {
        "four-of-a-kind": 1,
        "straight-flush": 2,
        "three-of-a-kind": 3,
        "straight": 5,
        "two-pairs": 6,
        "pair": 7,
    }
    pairs = _naming["two-pairs"]
    return [
        *(
            _defect(
                f"{category}-upside-down",
                b(numbers[category]),
                "tie-rule",
                "A comparison of two hands of this kind has its sign the wrong way round.",
                named(frenzy, "RANK_THAT_NAMES_THE_HAND", _naming | {category: lowest_first[category]}),
                consequences=(C, *d(2)) if category == "straight-flush" else (C,),
            )
            for category in numbers
        ),
        *(
            _defect(
                f"{category}-by-highest-card",
                b(numbers[category]),
                "tie-rule",
                "Hands of one kind are compared by their highest card, whatever its part in the hand.",
                named(
                    frenzy, "RANK_THAT_NAMES_THE_HAND", {k: v for k, v in _naming.items() if k != category}
                ),
                consequences=(C,) if category == "two-pairs" else (),
                seen=True,
            )
            for category in ("straight-flush", "three-of-a-kind", "straight", "pair")
        ),
        _defect(
            "wheel-above-all-straights",
            b(5),
            "tie-rule",
            "The ace of ace, 2, 3 and 4 counts as its top.",
            _named_by(straight=lambda hand: [max(hand.ranks)]),
            seen=True,
        ),
        _defect(
            "wheel-above-all-straight-flushes",
            b(2),
            "tie-rule",
            "The ace of ace, 2, 3 and 4 counts as its top.",
            _named_by(straight_flush=lambda hand: [max(hand.ranks)]),
            seen=True,
        ),
        _defect(
            "wheel-ties-with-five-high",
            b(5),
            "tie-rule",
            "Ace, 2, 3, 4 and 2, 3, 4, 5 share a line of the table.",
            _named_by(straight=lambda hand: [5 if hand.ranks == frenzy.ACE_2_3_4 else max(hand.ranks)]),
        ),
        _defect(
            "two-pairs-by-lower-pair",
            b(6),
            "tie-rule",
            "The pairs are sorted from the lowest up.",
            _named_by(two_pairs=lambda hand: sorted(pairs(hand))),
            seen=True,
        ),
        _defect(
            "two-pairs-by-sum",
            b(6),
            "tie-rule",
            "The ranks of the two pairs are added.",
            _named_by(two_pairs=lambda hand: [sum(pairs(hand))]),
            seen=True,
        ),
        _defect(
            "two-pairs-higher-pair-only",
            b(6),
            "tie-rule",
            "Two hands with the same higher pair tie.",
            _by_strength(
                lambda found, _: (
                    (found[0], found[1][:1], []) if KINDS[-found[0] :][:1] == ("two-pairs",) else found
                )
            ),
            seen=True,
        ),
        _defect(
            "first-of-equals-wins",
            (C,),
            "tie-rule",
            "Greater is written as not less.",
            named(
                frenzy,
                "higher_ranking",
                lambda first, second, readings: (
                    "first" if _strength(first, readings) >= _strength(second, readings) else "second"
                ),
            ),
            consequences=(A,),
            seen=True,
        ),
        _defect(
            "second-of-equals-wins",
            (C,),
            "tie-rule",
            "In a tie the dealer wins.",
            named(
                frenzy,
                "higher_ranking",
                lambda first, second, readings: (
                    "second" if _strength(first, readings) <= _strength(second, readings) else "first"
                ),
            ),
            consequences=(A,),
        ),
        _defect(
            "no-kickers",
            (C,),
            "tie-rule",
            "Hands of one kind and rank tie, whatever their other cards.",
            _by_strength(lambda found, _: (found[0], found[1], [] if found[1] else found[2])),
            consequences=(
                B,
                A,
            ),
            seen=True,
        ),
        _defect(
            "first-kicker-only",
            (C,),
            "tie-rule",
            "Only the highest card is compared.",
            _by_strength(lambda found, _: (found[0], found[1], found[2][:1])),
            consequences=(A, B, *b(6)),
            seen=True,
        ),
        _defect(
            "three-kickers-only",
            (C,),
            "boundary",
            "The last card of a flush is never compared.",
            _by_strength(lambda found, _: (found[0], found[1], found[2][:3])),
            consequences=(A, B),
            seen=True,
        ),
        _defect(
            "flush-by-highest-card-only",
            (C,),
            "tie-rule",
            "Two flushes with the same highest card tie.",
            _by_strength(
                lambda found, _: (
                    found[0],
                    found[1],
                    found[2][:1] if KINDS[-found[0] :][:1] == ("flush",) else found[2],
                )
            ),
            seen=True,
        ),
        _defect(
            "cards-compared-from-the-lowest",
            (C,),
            "wrong-order-of-steps",
            "Cards are sorted upwards.",
            _by_strength(lambda found, _: (found[0], found[1], found[2][::-1])),
            consequences=(A, B),
            seen=True,
        ),
        _defect(
            "cards-compared-as-dealt",
            (C,),
            "wrong-order-of-steps",
            "Cards are compared unsorted.",
            _by_strength(lambda found, cards: (found[0], found[1], [card.rank for card in cards])),
            consequences=(A, B, *b(1, 2, 3, 5, 6, 7)),
            seen=True,
        ),
        _defect(
            "cards-added",
            (C,),
            "tie-rule",
            "The ranks of the cards are added up.",
            _by_strength(lambda found, _: (found[0], found[1], [sum(found[2])])),
            consequences=(A,),
            seen=True,
        ),
        _defect(
            "nothing-hands-tie",
            (C,),
            "tie-rule",
            "Two hands without a pair are equal, since both are nothing.",
            _by_strength(lambda found, _: (found[0], found[1], found[2] if found[0] > -7 else [])),
            consequences=(A,),
        ),
        _defect(
            "card-decides-alone",
            b(3, 7),
            "tie-rule",
            "The highest card decides, and no reading is declared.",
            named(
                frenzy,
                "RANK_THAT_NAMES_THE_HAND",
                {k: v for k, v in _naming.items() if k in {"four-of-a-kind", "two-pairs"}},
            ),
            consequences=b(2, 5),
        ),
        _defect(
            "best-four-of-first-five",
            (B,),
            "boundary",
            "Of six or seven cards the last are not looked at.",
            named(
                frenzy,
                "best_four",
                lambda cards, readings: max(
                    combinations(cards[:5], 4), key=lambda four: frenzy.strength(four, readings)
                ),
            ),
            consequences=b(6),
            seen=True,
        ),
        _defect(
            "best-four-are-the-first-four",
            (B,),
            "boundary",
            "The hand is the first four cards dealt.",
            named(frenzy, "best_four", lambda cards, readings: cards[:4]),
            seen=True,
            consequences=(A, C, D, FOUR_CARD, *b(*range(1, 8)), *d(*range(1, 8))),
        ),
        _defect(
            "best-four-any-of-the-kind",
            (C,),
            "tie-rule",
            "The first four of the highest kind are taken.",
            named(
                frenzy,
                "best_four",
                lambda cards, readings: max(
                    combinations(cards, 4), key=lambda four: frenzy.strength(four, readings)[0]
                ),
            ),
            consequences=(B, *b(2, 5, 6), *d(2)),
            seen=True,
        ),
        _defect(
            "best-four-lowest-kickers",
            (C,),
            "tie-rule",
            "The first combination found stays, and it is the lowest.",
            named(
                frenzy,
                "best_four",
                lambda cards, readings: max(
                    combinations(cards, 4),
                    key=lambda four: (
                        frenzy.strength(four, readings)[:2],
                        [-rank for rank in frenzy.strength(four, readings)[2]],
                    ),
                ),
            ),
            consequences=(B,),
        ),
        _defect(
            "best-four-the-highest-cards",
            (B,),
            "wrong-order-of-steps",
            "The four highest cards are the hand.",
            named(
                frenzy,
                "best_four",
                lambda cards, readings: tuple(sorted(cards, key=lambda card: -card.rank)[:4]),
            ),
            consequences=(A, *b(*range(1, 8)), *d(*range(1, 8)), C, D, FOUR_CARD),
        ),
        _defect(
            "seven-cards-beside-five",
            (B,),
            "wrong-order-of-steps",
            "With more than five cards the category is that of all cards, not of the four chosen.",
            answering=lambda: _category_of_all_cards,
            consequences=b(6),
            seen=True,
        ),
        _defect(
            "comparison-of-the-round-before",
            (C,),
            "state-leak",
            "The winner is kept from one round to the next.",
            answering=lambda: LateAnswers("compare"),
            consequences=(A, B, *b(1, 2, 3, 5, 6, 7)),
        ),
    ]


def _category_of_all_cards(chapter: str, op: str, case: Case, answer: Answer) -> Answer:
    cards = str(case.get("cards")).split()
    ok = answer.get("ok")
    if case.get("for") != "best-four" or len(cards) < 6 or not ok:
        return answer
    ranks = [card[0] for card in cards]
    pairs = sum(ranks.count(rank) > 1 for rank in set(ranks))
    return {"ok": ok | {"category": "two-pairs" if pairs >= 2 else "pair" if pairs else "none"}}


def _four_card_bonus_wager() -> list[Defect]:
    rows = frenzy.FOUR_CARD_BONUS_WAGER_HANDS
    found = [
        _defect(
            f"four-card-bonus-without-{row.category}",
            (row.clause,),
            "refuses-lawful",
            f"The pay table was typed off without its line {row.clause.rpartition('.')[2]}.",
            without(frenzy, OF_D, row.category),
            consequences=(D, FOUR_CARD),
        )
        for row in rows
    ]
    return [
        *found,
        _defect(
            "four-card-bonus-flush-before-straight-flush",
            d(3),
            "swapped-precedence",
            "Two lines of the pay table changed places.",
            swapped(frenzy, OF_D, "straight-flush", "flush"),
            consequences=(D,),
        ),
        _defect(
            "four-card-bonus-flush-before-royal",
            d(2),
            "swapped-precedence",
            "Two lines of the pay table changed places.",
            swapped(frenzy, OF_D, "royal-flush", "flush"),
            consequences=(D, *d(3)),
        ),
        _defect(
            "four-card-bonus-three-before-four",
            d(1),
            "swapped-precedence",
            "Two lines of the pay table changed places.",
            swapped(frenzy, OF_D, "four-of-a-kind", "three-of-a-kind"),
            consequences=(D,),
        ),
        _defect(
            "four-card-bonus-two-pairs-before-four",
            d(1),
            "swapped-precedence",
            "Four of a kind is found as two pairs of one rank.",
            entry(frenzy, OF_D, "four-of-a-kind", lambda _: False),
            entry(
                frenzy, OF_D, "three-of-a-kind", lambda hand: of_a_kind(hand, 3) and not of_a_kind(hand, 4)
            ),
            entry(
                frenzy, OF_D, "two-pairs", lambda hand: of_a_kind(hand, 4) or two_sets_of_a_kind(hand, 2, 2)
            ),
            consequences=(D,),
        ),
        _defect(
            "four-card-bonus-pays-a-pair",
            (D, FOUR_CARD),
            "accepts-unlawful",
            "The pay table goes one hand further down.",
            with_added(frenzy, OF_D, ListedHand("pair", D, frenzy.pair)),
        ),
        _defect(
            "four-card-bonus-pays-aces",
            (D, FOUR_CARD),
            "accepts-unlawful",
            "A pair of aces is paid, as in an earlier version of the game.",
            with_added(frenzy, OF_D, ListedHand("pair", D, lambda hand: ranks_of(hand).count(ACE) == 2)),
        ),
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
            "four-card-bonus-royal-is-straight-flush",
            d(2),
            "omitted-exception",
            "(b) knows no royal flush, and the bonus wager is judged by (b).",
            entry(frenzy, OF_D, "royal-flush", lambda _: False),
            entry(frenzy, OF_D, "straight-flush", frenzy.straight_flush),
            consequences=(),
            seen=True,
        ),
        _defect(
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
        _defect(
            "four-card-bonus-royal-of-hearts",
            d(2),
            "one-hand",
            "One of four hands written out is wrong.",
            entry(frenzy, OF_D, "royal-flush", unless(frenzy.royal_flush, is_one_of(suited(["AKQJ"], "h")))),
            few_hands=48,
            consequences=(D, FOUR_CARD),
        ),
        _defect(
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
    ]


def _all_six_bonus_wager() -> list[Defect]:
    rows = frenzy.ALL_SIX_BONUS_WAGER_HANDS
    found = [
        _defect(
            f"all-six-without-{row.category}",
            (row.clause,),
            "refuses-lawful",
            f"The pay table was typed off without its line {row.clause.rpartition('.')[2]}.",
            without(frenzy, OF_E, row.category),
            consequences=(E, ALL_SIX, *((A,) if row.category in {"straight", "straight-flush"} else ())),
        )
        for row in rows
    ]
    both = [
        ("six-card-royal-flush", "royal-flush"),
        ("straight-flush", "flush"),
        ("straight-flush", "straight"),
        ("four-of-a-kind", "full-house"),
        ("four-of-a-kind", "three-of-a-kind"),
        ("full-house", "three-of-a-kind"),
        ("flush", "straight"),
        ("royal-flush", "straight"),
    ]
    found += [
        _defect(
            f"all-six-{lower}-before-{higher}",
            next((r.clause,) for r in rows if r.category == higher),
            "swapped-precedence",
            "Two lines of the pay table changed places.",
            swapped(frenzy, OF_E, higher, lower),
            consequences=(E, A, *e(3, 4, 5, 6)),
        )
        for higher, lower in both
    ]
    return [
        *found,
        _defect(
            "all-six-pair-as-three",
            e(8),
            "boundary",
            "A pair is counted with the additional card.",
            named(frenzy, "three_of_a_kind_in_six", lambda hand: of_a_kind(hand, 2)),
            consequences=(E, ALL_SIX),
        ),
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
            "all-six-two-pairs-full-house",
            e(5),
            "boundary",
            "Two sets are enough for a full house.",
            named(frenzy, "full_house_in_six", lambda hand: two_sets_of_a_kind(hand, 2, 2)),
            consequences=(E, ALL_SIX, *e(8)),
            seen=True,
        ),
        _defect(
            "all-six-flush-of-exactly-five",
            e(6),
            "boundary",
            "Six cards of a suit are not five.",
            named(frenzy, "flush_in_six", unless(frenzy.flush_in_six, lambda hand: len(hand.suits) == 1)),
            consequences=(ALL_SIX,),
        ),
        _defect(
            "all-six-flush-of-six",
            e(6),
            "boundary",
            "All cards must be of the suit.",
            named(frenzy, "flush_in_six", lambda hand: len(hand.suits) == 1),
            consequences=(ALL_SIX, A, E),
            seen=True,
        ),
        _defect(
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
        _defect(
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
        _defect(
            "all-six-straight-without-a-pair",
            e(7),
            "boundary",
            "A straight is sought among six different ranks.",
            named(
                frenzy, "straight_in_six", unless(frenzy.straight_in_six, lambda hand: len(hand.ranks) < 6)
            ),
            consequences=(ALL_SIX, A),
            seen=True,
        ),
        _defect(
            "all-six-straight-of-four",
            e(7),
            "boundary",
            "Four in a row are enough, as in the main game.",
            named(frenzy, "straight_in_six", lambda hand: any(hand.ranks >= row for row in frenzy.ROWS)),
            consequences=(E, ALL_SIX, A, *e(6, 8, 2)),
        ),
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
            "all-six-six-card-royal-as-royal",
            e(1),
            "omitted-exception",
            "Five of the six cards are looked at.",
            entry(frenzy, OF_E, "six-card-royal-flush", lambda _: False),
            few_hands=4,
            consequences=(),
            seen=True,
        ),
        _defect(
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
        _defect(
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
        _defect(
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
        _defect(
            "all-six-first-five",
            e(6),
            "wrong-order-of-steps",
            "The sixth card is not looked at.",
            named(frenzy, "all_six_bonus_wager_hand", lambda cards, readings: _all_six(cards[:5], readings)),
            consequences=(A, E, ALL_SIX, *e(*range(1, 9))),
            seen=True,
        ),
        _defect(
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
        _defect(
            "all-six-pays-two-pairs",
            (E, ALL_SIX),
            "accepts-unlawful",
            "The pay table goes one hand further down.",
            with_added(frenzy, OF_E, ListedHand("two-pairs", E, lambda hand: two_sets_of_a_kind(hand, 2, 2))),
            consequences=e(5, 8),
        ),
        _defect(
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
        _defect(
            "all-six-eligible-by-five",
            (ALL_SIX,),
            "wrong-order-of-steps",
            "The wager looks at five of the cards.",
            named(
                frenzy, "all_six_bonus_wager", lambda cards, readings: _all_six(cards[:5], readings) != "none"
            ),
            consequences=(*e(*range(1, 9)), A),
        ),
        _defect(
            "all-six-pays-everybody",
            (ALL_SIX, E),
            "accepts-unlawful",
            "A test is always true.",
            named(frenzy, "all_six_bonus_wager", lambda cards, readings: True),
        ),
        _defect(
            "hand-of-the-player-before",
            (B,),
            "state-leak",
            "The cards of one player are still there for the next.",
            answering=lambda: LateAnswers("rank"),
            consequences=(A, C, D, E, *b(*range(1, 8)), *d(*range(1, 8)), *e(*range(1, 9))),
        ),
    ]


_all_six = frenzy.all_six_bonus_wager_hand


def _row_of_six_with_another_suit_on_top(hand: Hand) -> bool:
    suited_ranks = frenzy.ranks_of_five_suited(hand)
    return (
        bool(suited_ranks) and len(suited_ranks) == 5 and max(suited_ranks) + 1 in hand.ranks - suited_ranks
    )


def _prime_wager() -> list[Defect]:
    def prime(
        id_: str, kind: Any, why: str, rule: Callable[[list[str], Sequence[Card]], bool], **more: Any
    ) -> Defect:
        return _defect(
            f"prime-{id_}",
            (PRIME,),
            kind,
            why,
            named(frenzy, "prime_wager", lambda cards: rule([card.colour for card in cards], cards)),
            **more,
        )

    return [
        prime(
            "needs-all-five",
            "boundary",
            "All cards must be of the colour.",
            lambda colours, _: len(set(colours)) == 1,
        ),
        prime(
            "needs-exactly-four",
            "boundary",
            "At least four is written as four.",
            lambda colours, _: 4 in (colours.count(RED), colours.count(BLACK)),
        ),
        prime(
            "needs-three",
            "boundary",
            "Three of a colour are enough, and so every hand wins.",
            lambda colours, _: max(colours.count(RED), colours.count(BLACK)) >= 3,
        ),
        prime(
            "first-four",
            "wrong-order-of-steps",
            "The first four cards are looked at.",
            lambda colours, _: len(set(colours[:4])) == 1,
        ),
        prime(
            "red-only",
            "one-suit-or-rank",
            "One of two tests was forgotten.",
            lambda colours, _: colours.count(RED) >= 4,
        ),
        prime(
            "black-only",
            "one-suit-or-rank",
            "One of two tests was forgotten.",
            lambda colours, _: colours.count(BLACK) >= 4,
        ),
        prime(
            "suits-not-colours",
            "boundary",
            "Suits are counted instead of colours.",
            lambda _, cards: any([card.suit for card in cards].count(suit) >= 4 for suit in "shdc"),
        ),
        prime(
            "diamonds-are-black",
            "one-suit-or-rank",
            "A bit of the suit's number is taken for its colour.",
            lambda _, cards: sum(card.suit in "sd" for card in cards) in {0, 1, 4, 5},
        ),
        prime(
            "best-four-only",
            "wrong-order-of-steps",
            "The four cards of the hand are looked at, not all five.",
            lambda _, cards: len({card.colour for card in frenzy.best_four(cards, DEFAULT_READINGS)}) == 1,
        ),
        prime(
            "not-with-four-aces",
            "one-hand",
            "Four aces and a pair of colours confuse a shortcut.",
            lambda colours, cards: (
                frozenset(card.token for card in cards) not in ALL_BLACK_LOW
                and max(colours.count(RED), colours.count(BLACK)) >= 4
            ),
            few_hands=2,
        ),
    ]


ALL_BLACK_LOW: Final = hand_set("2s 3s 4s 5s 6s", "2c 3c 4c 5c 6c")

DEFECTS: Final = (
    *_rank_of_cards(),
    *_rankings(),
    *_order(),
    *_four_card_bonus_wager(),
    *_all_six_bonus_wager(),
    *_prime_wager(),
)
