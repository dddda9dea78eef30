"""Wrong products for § 680a.6, Saigon 5 Card."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import adapters.reference as table
from defects.answers import LateAnswers, LaxDeck, these_hands
from defects.defect import (
    Defect,
    also,
    hand_set,
    is_one_of,
    named,
    suited,
    swapped,
    unless,
    with_added,
    without,
)
from reference_impl import saigon_5_card as saigon
from reference_impl.cards import ACE, JOKER, KING, QUEEN, TEN, Card
from reference_impl.decks import DECK_OF_53
from reference_impl.poker_patterns import (
    Hand,
    ListedHand,
    in_a_row,
    of_a_kind,
    of_one_suit,
    set_wild_cards_apart,
    two_sets_of_a_kind,
)
from reference_impl.readings import Readings

CHAPTER: Final = "680a"
A, A1, A2, A3, A4 = ("680a.6.a", "680a.6.a.1", "680a.6.a.2", "680a.6.a.3", "680a.6.a.4")
B, B1, B2 = ("680a.6.b", "680a.6.b.1", "680a.6.b.2")
C = "680a.6.c"
TABLE: Final = "BONUS_WAGER_HANDS"


def _defect(id_: str, violates: tuple[str, ...], kind: Any, why: str, *changes: Any, **more: Any) -> Defect:
    return Defect(
        id=f"680a-{id_}", chapter=CHAPTER, violates=violates, kind=kind, why=why, changes=changes, **more
    )


def _worth(function: str, clause: str, consequences: tuple[str, ...]) -> Callable[..., Defect]:
    def defect(
        id_: str, kind: Any, why: str, values: Callable[[Card], tuple[int, ...]], **more: Any
    ) -> Defect:
        return _defect(
            id_, (clause,), kind, why, named(saigon, function, values), consequences=consequences, **more
        )

    return defect


def _values() -> list[Defect]:
    face = _worth("face_value", A1, (B, B1, A2, A3, A4))
    ten = _worth("value_of_ten", A2, (B, B2, A3, A4))
    ace = _worth("value_of_an_ace", A3, (B, B1, A4))
    joker = _worth("values_of_a_joker", A4, ())
    return [
        face(
            "nine-counts-ten",
            "boundary",
            "The tens begin one too low.",
            lambda card: (10,) if card.rank == 9 else (card.rank,),
        ),
        face(
            "two-counts-one",
            "boundary",
            "Ranks are counted from nought, and one is added too few.",
            lambda card: (1,) if card.rank == 2 else (card.rank,),
        ),
        face(
            "values-one-too-low",
            "boundary",
            "The value is the place in the list of ranks.",
            lambda card: (card.rank - 1,),
        ),
        face(
            "five-of-clubs-counts-nought",
            "one-suit-or-rank",
            "One line of a table of 53 cards is missing.",
            lambda card: (0,) if card.token == "5c" else (card.rank,),
            few_hands=52,
        ),
        face(
            "six-counts-nine",
            "one-suit-or-rank",
            "The picture of the 6 is used upside down.",
            lambda card: (9,) if card.rank == 6 else (card.rank,),
        ),
        face(
            "eight-of-hearts-counts-three",
            "one-suit-or-rank",
            "A slip of the pen in a table of cards.",
            lambda card: (3,) if card.token == "8h" else (card.rank,),
            few_hands=52,
        ),
        ten(
            "court-cards-by-rank",
            "omitted-exception",
            "Jack, queen and king count 11, 12 and 13.",
            lambda card: (card.rank,),
        ),
        ten(
            "king-counts-nought",
            "one-suit-or-rank",
            "As in baccarat, but for the king alone.",
            lambda card: (0,) if card.rank == KING else (10,),
        ),
        ten(
            "tens-count-nought",
            "omitted-exception",
            "As in baccarat, where tens count nothing.",
            lambda _: (0,),
        ),
        ten(
            "only-the-ten-counts-ten",
            "boundary",
            "The court cards are taken for face value as printed: none.",
            lambda card: (10,) if card.rank == TEN else (1,),
        ),
        ten(
            "queen-counts-nine",
            "one-suit-or-rank",
            "A slip of the pen in the table of values.",
            lambda card: (9,) if card.rank == QUEEN else (10,),
        ),
        ten(
            "jack-of-spades-counts-eleven",
            "one-suit-or-rank",
            "A special card of another game.",
            lambda card: (11,) if card.token == "Js" else (10,),
            few_hands=52,
        ),
        ace(
            "ace-counts-eleven-or-one",
            "omitted-exception",
            "As in blackjack, whichever helps more.",
            lambda _: (1, 11),
        ),
        ace("ace-counts-two", "boundary", "The ace stands beside the 2 in the table.", lambda _: (2,)),
        ace(
            "ace-counts-ten",
            "omitted-exception",
            "The ace is the highest card and counts as such.",
            lambda _: (10,),
        ),
        ace("ace-counts-fourteen", "omitted-exception", "The ace counts by its rank.", lambda _: (14,)),
        ace(
            "ace-of-diamonds-counts-nought",
            "one-suit-or-rank",
            "The deck is numbered from nought.",
            lambda card: (0,) if card.token == "Ad" else (1,),
            few_hands=52,
        ),
        joker(
            "joker-always-three", "wild-not-free-enough", "The first of its values is taken.", lambda _: (3,)
        ),
        joker(
            "joker-always-six", "wild-not-free-enough", "The middle of its values is taken.", lambda _: (6,)
        ),
        joker(
            "joker-always-nine",
            "wild-not-free-enough",
            "The highest value is taken, whatever comes of it.",
            lambda _: (9,),
        ),
        joker(
            "joker-never-three",
            "wild-not-free-enough",
            "A list of values is read from its second entry.",
            lambda _: (6, 9),
        ),
        joker(
            "joker-never-six",
            "wild-not-free-enough",
            "The lowest and the highest value are tried.",
            lambda _: (3, 9),
        ),
        joker(
            "joker-never-nine",
            "wild-not-free-enough",
            "A range of values leaves its end out.",
            lambda _: (3, 6),
        ),
        joker(
            "joker-any-value",
            "wild-too-free",
            "The joker is wild, as it is for the Bonus Wager.",
            lambda _: tuple(range(1, 11)),
        ),
        joker(
            "joker-counts-nought",
            "wild-not-free-enough",
            "The joker has no rank, and so no value.",
            lambda _: (0,),
        ),
        joker(
            "joker-counts-ten-too",
            "wild-too-free",
            "A fourth value crept into the list.",
            lambda _: (3, 6, 9, 10),
        ),
        _defect(
            "joker-takes-the-lowest-count",
            (A4,),
            "tie-rule",
            "The lowest of the three counts is reported, and no reading declared.",
            named(
                saigon,
                "point_count",
                lambda cards, _: min(saigon.point_count_of_total(sum(choice)) for choice in _choices(cards)),
            ),
        ),
        _defect(
            "joker-maximises-the-total",
            (A4,),
            "wrong-order-of-steps",
            "The value is chosen before ten is taken off.",
            named(
                saigon,
                "point_count",
                lambda cards, _: saigon.point_count_of_total(max(sum(choice) for choice in _choices(cards))),
            ),
        ),
    ]


def _choices(cards: Sequence[Card]) -> list[list[int]]:
    first, second = (saigon.values(card) for card in cards)
    return [[one, other] for one in first for other in second]


def _total(rule: Callable[[int], int]) -> Any:
    return named(saigon, "point_count_of_total", rule)


def _point_counts() -> list[Defect]:
    joker_and_values = (A1, A2, A3, A4)
    ace_and_four = hand_set(*(f"A{one} 4{other}" for one in "shdc" for other in "shdc"))
    ten_and_jack = hand_set(*(f"T{one} J{other}" for one in "shdc" for other in "shdc"))
    return [
        _defect(
            "count-modulo-ten",
            (B, B2),
            "boundary",
            "Ten is taken off as often as it goes in, as in baccarat.",
            _total(lambda total: total % 10),
            consequences=joker_and_values,
            seen=True,
        ),
        _defect(
            "ten-becomes-nought",
            (B,),
            "boundary",
            "Greater than is written as not less than.",
            _total(lambda total: total - 10 if total >= 10 else total),
            consequences=(*joker_and_values, B2),
        ),
        _defect(
            "twenty-stays-twenty",
            (B, B2),
            "boundary",
            "Only totals up to 19 are taken down.",
            _total(lambda total: total - 10 if 10 < total < 20 else total),
            consequences=(A2,),
        ),
        _defect(
            "eleven-stays-eleven",
            (B,),
            "boundary",
            "The test begins one too high.",
            _total(lambda total: total - 10 if total > 11 else total),
            consequences=(A3, A4),
        ),
        _defect(
            "total-never-taken-down",
            (B, B2),
            "omitted-exception",
            "The total is the count.",
            _total(lambda total: total),
            consequences=joker_and_values,
        ),
        _defect(
            "digits-added",
            (B,),
            "boundary",
            "The digits of the total are added.",
            _total(lambda total: total // 10 + total % 10 if total > 10 else total),
            consequences=(*joker_and_values, B2),
        ),
        _defect(
            "count-stops-at-ten",
            (B,),
            "boundary",
            "A total above ten counts ten.",
            _total(lambda total: min(total, 10)),
            consequences=joker_and_values,
        ),
        _defect(
            "count-stops-at-nine",
            (B, B2),
            "boundary",
            "Nine is the best count, as in baccarat.",
            _total(lambda total: min(total - 10 if total > 10 else total, 9)),
            consequences=joker_and_values,
        ),
        _defect(
            "nine-taken-off",
            (B, B2),
            "boundary",
            "Eleven becomes two.",
            _total(lambda total: total - 9 if total > 10 else total),
            consequences=joker_and_values,
        ),
        _defect(
            "first-card-counts-alone-if-equal",
            (B,),
            "wrong-order-of-steps",
            "Cards are kept by value, and two of one value are one.",
            named(
                saigon,
                "permissible_point_counts",
                lambda cards, readings=None: {
                    max(saigon.point_count_of_total(sum(set(choice))) for choice in _choices(cards))
                },
            ),
            consequences=(*joker_and_values, B2),
        ),
        _defect(
            "ace-and-four-fifteen",
            (B1,),
            "one-hand",
            "An ace and a 4 are looked up as 14.",
            answering=these_hands("680a", "point-count", "", ace_and_four, {"count": 4}),
            few_hands=16,
            consequences=(B, A3),
        ),
        _defect(
            "ten-and-jack-nought",
            (B2,),
            "one-hand",
            "A ten and a jack fall out of a table of totals.",
            answering=these_hands("680a", "point-count", "", ten_and_jack, {"count": 0}),
            few_hands=16,
            consequences=(B, A2),
        ),
        _defect(
            "count-of-the-hand-before",
            (B,),
            "state-leak",
            "The total is not set to nought for every hand.",
            answering=lambda: LateAnswers("point-count"),
            consequences=(*joker_and_values, B1, B2),
        ),
    ]


def natural_only(name: str) -> Any:
    return named(saigon, name, unless(getattr(saigon, name), lambda hand: hand.wilds > 0))


WRAPPED: Final = tuple(frozenset(row) for row in ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4)))


ALL_HANDS: Final = (
    *(f"680a.6.a.{number}" for number in range(1, 5)),
    *("680a.6.b", "680a.6.b.1", "680a.6.b.2", "680a.6.c"),
    *(f"680a.6.c.{number}" for number in range(1, 11)),
)


def _bonus_wager() -> list[Defect]:
    high = saigon.ROWS[:-1]
    found = [
        _defect(
            f"no-{row.category}",
            (row.clause,),
            "refuses-lawful",
            f"The pay table was typed off without its line {row.clause.rpartition('.')[2]}.",
            without(saigon, TABLE, row.category),
            consequences=(C,),
        )
        for row in saigon.BONUS_WAGER_HANDS
    ]
    pairs = [
        ("five-aces", "four-of-a-kind"),
        ("royal-flush-with-joker", "straight-flush"),
        ("royal-flush-with-joker", "flush"),
        ("straight-flush", "flush"),
        ("four-of-a-kind", "three-of-a-kind"),
        ("full-house", "three-of-a-kind"),
        ("full-house", "two-pair"),
    ]
    found += [
        _defect(
            f"{lower}-before-{higher}",
            (C,),
            "swapped-precedence",
            "Two lines of the pay table changed places when it was typed off.",
            swapped(saigon, TABLE, higher, lower),
            consequences=tuple(
                row.clause for row in saigon.BONUS_WAGER_HANDS if row.category in {higher, "full-house"}
            ),
        )
        for higher, lower in pairs
    ]
    ace_free = (C,)
    return [
        *found,
        _defect(
            "wheel-is-no-row",
            (C,),
            "omitted-exception",
            "Cards sorted with the ace on top never show the wheel.",
            named(saigon, "ROWS", high),
            named(saigon, "ROWS_BELOW_ROYAL", high[1:]),
            consequences=("680a.6.c.4", "680a.6.c.8"),
            seen=True,
        ),
        _defect(
            "wheel-only-straight",
            (C,),
            "omitted-exception",
            "The low ace is thought of in one of two places.",
            named(saigon, "ROWS_BELOW_ROYAL", high[1:]),
            consequences=("680a.6.c.4",),
            seen=True,
        ),
        _defect(
            "wheel-only-straight-flush",
            (C,),
            "omitted-exception",
            "The low ace is thought of in one of two places.",
            named(saigon, "ROWS", high),
            consequences=("680a.6.c.8",),
            seen=True,
        ),
        _defect(
            "ace-wraps-round",
            (C,),
            "boundary",
            "Ranks are counted modulo thirteen.",
            named(saigon, "ROWS", (*saigon.ROWS, *WRAPPED)),
            named(saigon, "ROWS_BELOW_ROYAL", (*saigon.ROWS_BELOW_ROYAL, *WRAPPED)),
            seen=True,
        ),
        _defect(
            "joker-fully-wild-full-house",
            (C,),
            "wild-too-free",
            "Two pairs and the joker are a full house, as in a game where the joker is wild.",
            named(saigon, "full_house", also(saigon.full_house, lambda hand: two_sets_of_a_kind(hand, 3, 2))),
            seen=True,
        ),
        _defect(
            "joker-fully-wild-four",
            (C,),
            "wild-too-free",
            "Three of a rank and the joker are four.",
            named(saigon, "four_of_a_kind", also(saigon.four_of_a_kind, lambda hand: of_a_kind(hand, 4))),
        ),
        _defect(
            "joker-fully-wild-three",
            (C,),
            "wild-too-free",
            "A pair and the joker are three.",
            named(saigon, "three_of_a_kind", also(saigon.three_of_a_kind, lambda hand: of_a_kind(hand, 3))),
        ),
        _defect(
            "joker-fully-wild-two-pair",
            (C,),
            "wild-too-free",
            "A pair, the joker and an odd card are two pair.",
            named(saigon, "two_pair", also(saigon.two_pair, lambda hand: two_sets_of_a_kind(hand, 2, 2))),
        ),
        _defect(
            "joker-makes-five-of-any",
            ("680a.6.c.1",),
            "wild-too-free",
            "Four of any rank and the joker are five.",
            named(saigon, "five_aces", lambda hand: of_a_kind(hand, 5)),
            consequences=ace_free,
            few_hands=12,
        ),
        _defect(
            "joker-only-an-ace",
            (C,),
            "wild-not-free-enough",
            "The joker is an ace in every hand.",
            named(saigon, "with_joker_to_complete", _joker_as_an_ace_of_no_suit),
            consequences=("680a.6.c.1", "680a.6.c.3", "680a.6.c.4", "680a.6.c.7", "680a.6.c.8"),
        ),
        _defect(
            "joker-nothing",
            (C,),
            "wild-not-free-enough",
            "The joker is a card of no rank and no suit.",
            named(saigon, "with_joker_to_complete", set_wild_cards_apart),
            consequences=tuple(f"680a.6.c.{n}" for n in (1, 3)),
        ),
        _defect(
            "joker-not-an-ace",
            (C,),
            "wild-not-free-enough",
            "The joker completes rows and suits, and no ranks.",
            named(
                saigon, "with_joker_as_an_ace", lambda hand: set_wild_cards_apart(hand.cards, hand.readings)
            ),
            consequences=("680a.6.c.1",),
        ),
        *(
            _defect(
                f"joker-not-in-{category}",
                (C,),
                "wild-not-free-enough",
                "This hand is looked for before the joker is replaced.",
                natural_only(name),
                consequences=(),
            )
            for category, name in (
                ("straight-flush", "straight_flush"),
                ("four-of-a-kind", "four_of_a_kind"),
                ("full-house", "full_house"),
                ("flush", "flush"),
                ("straight", "straight"),
                ("three-of-a-kind", "three_of_a_kind"),
                ("two-pair", "two_pair"),
            )
        ),
        _defect(
            "joker-in-the-royal-with-no-joker",
            ("680a.6.c.2",),
            "wild-too-free",
            "A royal flush is a royal flush, with the joker or without.",
            named(
                saigon,
                "royal_flush_with_no_joker",
                lambda hand: of_one_suit(hand) and in_a_row(hand, (saigon.ROYAL,)),
            ),
            consequences=(C, "680a.6.c.3"),
            seen=True,
        ),
        _defect(
            "royals-under-one-name",
            ("680a.6.c.2",),
            "omitted-exception",
            "Both royal flushes have the lower payout.",
            named(
                saigon,
                "royal_flush_with_a_joker",
                also(saigon.royal_flush_with_a_joker, saigon.royal_flush_with_no_joker),
            ),
            named(saigon, "royal_flush_with_no_joker", lambda _: False),
            few_hands=4,
        ),
        _defect(
            "royal-is-straight-flush",
            ("680a.6.c.2", "680a.6.c.3"),
            "omitted-exception",
            "The royal flush is the highest straight flush, and no more.",
            named(saigon, "royal_flush_with_no_joker", lambda _: False),
            named(saigon, "royal_flush_with_a_joker", lambda _: False),
            named(saigon, "ROWS_BELOW_ROYAL", saigon.ROWS),
            consequences=(C,),
            few_hands=24,
            seen=True,
        ),
        _defect(
            "joker-royal-only-with-an-ace",
            ("680a.6.c.3",),
            "wild-not-free-enough",
            "The joker in the place of the ace leaves a straight flush to the king.",
            named(
                saigon,
                "royal_flush_with_a_joker",
                unless(saigon.royal_flush_with_a_joker, lambda hand: ACE not in hand.ranks),
            ),
            consequences=(C,),
            few_hands=4,
        ),
        _defect(
            "joker-royal-with-a-nine",
            ("680a.6.c.3",),
            "wild-too-free",
            "The joker and any four high cards of a suit are royal.",
            named(
                saigon,
                "royal_flush_with_a_joker",
                also(
                    saigon.royal_flush_with_a_joker,
                    lambda hand: hand.wilds == 1 and of_one_suit(hand) and min(hand.ranks) >= 9,
                ),
            ),
            consequences=(C, "680a.6.c.4", "680a.6.c.7"),
        ),
        _defect(
            "straight-flush-with-a-gap",
            ("680a.6.c.4",),
            "boundary",
            "Five cards of a suit within six ranks are taken for a row.",
            named(
                saigon,
                "straight_flush",
                also(
                    saigon.straight_flush,
                    lambda hand: (
                        hand.wilds == 0 and of_one_suit(hand) and max(hand.ranks) - min(hand.ranks) == 5
                    ),
                ),
            ),
            consequences=(C, "680a.6.c.7"),
        ),
        _defect(
            "five-aces-need-no-joker",
            ("680a.6.c.1",),
            "boundary",
            "Four aces are the five aces already.",
            named(saigon, "five_aces", lambda hand: [card.rank for card in hand.cards].count(ACE) == 4),
            few_hands=48,
            consequences=("680a.6.c.5",),
        ),
        _defect(
            "five-aces-are-four",
            ("680a.6.c.1",),
            "omitted-exception",
            "The engine knows no five of a kind.",
            named(saigon, "five_aces", lambda _: False),
            consequences=(C,),
            few_hands=1,
        ),
        _defect(
            "flush-in-a-row",
            ("680a.6.c.4",),
            "swapped-precedence",
            "The straight flush is sought among hands that are no flush.",
            named(saigon, "straight_flush", lambda _: False),
            named(saigon, "flush", of_one_suit),
            consequences=(C,),
            seen=True,
        ),
        _defect(
            "straight-flush-is-straight",
            ("680a.6.c.4",),
            "swapped-precedence",
            "The straight is found first, and nobody looks at suits again.",
            named(saigon, "straight_flush", lambda _: False),
            named(saigon, "flush", lambda hand: of_one_suit(hand) and not saigon.consecutive(hand)),
            named(saigon, "straight", saigon.consecutive),
            consequences=(C,),
            seen=True,
        ),
        _defect(
            "flush-not-in-diamonds",
            ("680a.6.c.7",),
            "one-suit-or-rank",
            "A loop over the suits leaves one out.",
            named(saigon, "flush", unless(saigon.flush, lambda hand: "d" in hand.suits)),
            consequences=(C,),
            seen=True,
        ),
        _defect(
            "royal-of-clubs-missing",
            ("680a.6.c.2",),
            "one-hand",
            "One of four hands written out is wrong.",
            named(
                saigon,
                "royal_flush_with_no_joker",
                unless(saigon.royal_flush_with_no_joker, is_one_of(suited(["AKQJT"], "c"))),
            ),
            few_hands=1,
        ),
        _defect(
            "steel-wheel-of-clubs-missing",
            (C,),
            "one-hand",
            "A table of straight flushes lacks one.",
            named(saigon, "straight_flush", unless(saigon.straight_flush, is_one_of(suited(["A2345"], "c")))),
            consequences=("680a.6.c.4",),
            few_hands=1,
        ),
        _defect(
            "four-kings-missing",
            ("680a.6.c.5",),
            "one-suit-or-rank",
            "The loop over the ranks ends too early.",
            named(
                saigon,
                "four_of_a_kind",
                unless(
                    saigon.four_of_a_kind, lambda hand: [card.rank for card in hand.cards].count(KING) == 4
                ),
            ),
            few_hands=49,
            consequences=(C,),
        ),
        _defect(
            "three-twos-missing",
            ("680a.6.c.9",),
            "one-suit-or-rank",
            "The loop over the ranks begins too late.",
            named(
                saigon,
                "three_of_a_kind",
                unless(saigon.three_of_a_kind, lambda hand: [card.rank for card in hand.cards].count(2) == 3),
            ),
            consequences=(C,),
        ),
        _defect(
            "two-pair-as-full-house",
            ("680a.6.c.6",),
            "boundary",
            "Two sets are counted, whatever their size.",
            named(
                saigon,
                "full_house",
                also(
                    saigon.full_house,
                    lambda hand: two_sets_of_a_kind(saigon.with_joker_as_an_ace(hand), 2, 2),
                ),
            ),
            consequences=(C, "680a.6.c.10"),
            seen=True,
        ),
        _defect(
            "full-house-as-three",
            ("680a.6.c.6",),
            "swapped-precedence",
            "The three is found, and the rest not looked at.",
            named(saigon, "full_house", lambda _: False),
            consequences=(C,),
            seen=True,
        ),
        _defect(
            "four-card-straight",
            ("680a.6.c.8",),
            "boundary",
            "Four in a row are enough.",
            named(
                saigon,
                "straight",
                also(
                    saigon.straight,
                    lambda hand: (
                        any(set(range(low, low + 4)) <= hand.ranks for low in range(2, 12))
                        and hand.wilds == 0
                    ),
                ),
            ),
            consequences=(C,),
        ),
        _defect(
            "four-card-flush",
            ("680a.6.c.7",),
            "boundary",
            "Four of a suit are enough.",
            named(
                saigon,
                "flush",
                also(
                    saigon.flush,
                    lambda hand: any([card.suit for card in hand.cards].count(suit) == 4 for suit in "shdc"),
                ),
            ),
            consequences=("680a.6.c.8", C),
        ),
        _defect(
            "pair-paid",
            (C,),
            "accepts-unlawful",
            "The pay table of another wager goes one hand further down.",
            with_added(
                saigon,
                TABLE,
                ListedHand("pair", C, lambda hand: of_a_kind(saigon.with_joker_as_an_ace(hand), 2)),
            ),
            consequences=("680a.6.c.10",),
        ),
        _defect(
            "pair-paid-as-two-pair",
            ("680a.6.c.10",),
            "boundary",
            "A pair and its own cards again are two pair.",
            named(saigon, "two_pair", lambda hand: of_a_kind(saigon.with_joker_as_an_ace(hand), 2)),
            consequences=(C,),
        ),
        _defect(
            "hand-of-the-player-before",
            (C,),
            "state-leak",
            "The hand is read once for every two players.",
            answering=lambda: LateAnswers("rank"),
            consequences=tuple(f"680a.6.c.{n}" for n in range(1, 11)),
        ),
        _defect(
            "deck-without-the-three-of-hearts",
            (A,),
            "one-suit-or-rank",
            "One card is missing in a list written out.",
            named(
                table,
                "DECK_OF_53",
                DECK_OF_53._replace(
                    cards={token: card for token, card in DECK_OF_53.cards.items() if token != "3h"}
                ),
            ),
            consequences=ALL_HANDS,
        ),
        _defect(
            "one-card-twice",
            (A,),
            "accepts-unlawful",
            "Nobody looks for a card dealt twice.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, "doubles")),
            seen=True,
        ),
        _defect(
            "unknown-cards-read",
            (A,),
            "accepts-unlawful",
            "What cannot be read is taken for some card.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, "unknown")),
            seen=True,
        ),
        _defect(
            "first-five-of-more",
            (A,),
            "accepts-unlawful",
            "Of six cards the sixth is forgotten.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, first=True)),
            seen=True,
        ),
        _defect(
            "any-number-of-cards",
            (A,),
            "accepts-unlawful",
            "The evaluator takes whatever number it is given.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, "any number")),
            seen=True,
        ),
    ]


def _joker_as_an_ace_of_no_suit(cards: Sequence[Card], readings: Readings) -> Hand:
    aces = [card._replace(rank=ACE) if card.rank == JOKER else card for card in cards]
    return set_wild_cards_apart(aces, readings)


DEFECTS: Final = (*_values(), *_point_counts(), *_bonus_wager())
