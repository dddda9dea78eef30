"""Wrong products for § 687a.6, DJ Wild Stud Poker."""

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
from reference_impl import dj_wild_stud_poker as dj
from reference_impl.cards import ACE, JACK, JOKER, TWO, Card
from reference_impl.decks import DECK_OF_53
from reference_impl.poker_patterns import Hand, ListedHand, first_listed, of_one_suit, set_wild_cards_apart
from reference_impl.readings import Readings

CHAPTER: Final = "687a"
A, B, C, D, E, F = ("687a.6.a", "687a.6.b", "687a.6.c", "687a.6.d", "687a.6.e", "687a.6.f")

HANDS: Final = tuple(hand.category for hand in dj.POKER_HANDS)
LISTS: Final = {
    D: ("PROGRESSIVE_BONUS_WAGER_HANDS", "progressive-bonus-wager"),
    E: ("TRIPS_BONUS_WAGER_HANDS", "trips-bonus-wager"),
    F: ("TWO_WAY_BAD_BEAT_BONUS_WAGER_HANDS", "two-way-bad-beat-bonus-wager"),
}


def paid(*categories: str) -> tuple[str, ...]:
    """Return the paragraphs of (d), (e) and (f) that name one of ``categories``."""
    return tuple(
        row.clause for name, _ in LISTS.values() for row in getattr(dj, name) if row.category in categories
    )


def clauses_of(category: str) -> tuple[str, ...]:
    """Return the paragraph of (c) that defines a hand, and those of the lists that pay it."""
    return (next(row.clause for row in dj.POKER_HANDS if row.category == category), *paid(category))


ROWS_PAID: Final = paid("royal-flush", "straight-flush", "straight")
ALL_PAID: Final = paid(*HANDS)
EVERY_HAND: Final = tuple(row.clause for row in dj.POKER_HANDS)


def wild_if(
    is_wild: Callable[[Card], bool], free_suit: Callable[[Card], bool] = lambda _: True, most: int = 5
) -> Callable[[Sequence[Card], Readings], Hand]:
    """Return another rule of the wild cards: which cards are wild, at most how many, and which change suit."""

    def with_wild_cards(cards: Sequence[Card], readings: Readings) -> Hand:
        wild = [card for card in cards if is_wild(card)][:most]
        marked = [
            card._replace(rank=(JOKER if free_suit(card) else 99))
            if card in wild
            else card._replace(rank=-1)
            if card.rank == JOKER
            else card
            for card in cards
        ]
        return set_wild_cards_apart(
            marked, readings, wild_ranks=frozenset({JOKER, 99}), free_suit_ranks=frozenset({JOKER})
        )

    return with_wild_cards


def is_wild(card: Card) -> bool:
    return card.rank in {TWO, JOKER}


def wilds_are(rule: Callable[[Sequence[Card], Readings], Hand]) -> Any:
    return named(dj, "with_wild_cards", rule)


def natural_only(name: str) -> Any:
    return named(dj, name, unless(getattr(dj, name), lambda hand: hand.wilds > 0))


WRAPPED: Final = tuple(frozenset(row) for row in ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4)))


def _defect(id_: str, violates: tuple[str, ...], kind: Any, why: str, *changes: Any, **more: Any) -> Defect:
    return Defect(
        id=f"687a-{id_}", chapter=CHAPTER, violates=violates, kind=kind, why=why, changes=changes, **more
    )


def _rank_of_cards() -> list[Defect]:
    high = dj.ROWS[:-1]
    return [
        _defect(
            "wheel-is-no-row",
            (A,),
            "omitted-exception",
            "Cards sorted with the ace on top never show ace, 2, 3, 4 and 5 as neighbours.",
            named(dj, "ROWS", high),
            named(dj, "ROWS_BELOW_ROYAL", high[1:]),
            consequences=(C, B, *ROWS_PAID),
            seen=True,
        ),
        _defect(
            "wheel-only-straight-flush",
            (A,),
            "omitted-exception",
            "The exception for the low ace was added to one of two tests for a row.",
            named(dj, "ROWS", high),
            consequences=(C, B, *paid("straight")),
            seen=True,
        ),
        _defect(
            "wheel-only-straight",
            (A,),
            "omitted-exception",
            "The straight flush is sought among cards sorted by rank, the straight by a table.",
            named(dj, "ROWS_BELOW_ROYAL", high[1:]),
            consequences=(C, B, *paid("straight-flush")),
            seen=True,
        ),
        _defect(
            "ace-wraps-round",
            (A,),
            "boundary",
            "Ranks are counted modulo thirteen.",
            named(dj, "ROWS", (*dj.ROWS, *WRAPPED)),
            named(dj, "ROWS_BELOW_ROYAL", (*dj.ROWS_BELOW_ROYAL, *WRAPPED)),
            seen=True,
        ),
        _defect(
            "ace-wraps-in-straight",
            (A,),
            "boundary",
            "The straight is found by counting on from each card, past the ace to the 2.",
            named(dj, "ROWS", (*dj.ROWS, *WRAPPED)),
            seen=True,
        ),
        _defect(
            "ace-wraps-in-straight-flush",
            (A,),
            "boundary",
            "A bit mask of a suit is rotated instead of shifted.",
            named(dj, "ROWS_BELOW_ROYAL", (*dj.ROWS_BELOW_ROYAL, *WRAPPED)),
            seen=True,
        ),
        _defect(
            "ace-only-low",
            (A, "687a.6.c.2", *paid("royal-flush")),
            "omitted-exception",
            "The ace is stored as a 1, and nobody thought of it above the king.",
            named(dj, "ROYAL", frozenset({99})),
            named(dj, "ROWS", dj.ROWS_BELOW_ROYAL),
            consequences=("687a.6.c.7", B, *paid("straight")),
        ),
        _defect(
            "ace-beside-six",
            (A,),
            "boundary",
            "The low ace may leave a gap, because the 2 of its row is always wild.",
            named(dj, "ROWS", (*dj.ROWS, frozenset({ACE, 3, 4, 5, 6}))),
            consequences=("687a.6.c.6",),
        ),
        _defect(
            "one-card-twice",
            (A,),
            "accepts-unlawful",
            "The cards are read one by one, and nobody looks for doubles.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, "doubles")),
            seen=True,
            consequences=(B,),
        ),
        _defect(
            "any-number-of-cards",
            (A,),
            "accepts-unlawful",
            "The evaluator takes four to seven cards, whatever the game.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, "any number")),
            seen=True,
        ),
        _defect(
            "unknown-cards-read",
            (A,),
            "accepts-unlawful",
            "A card that cannot be read is taken for some card instead of being refused.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, "unknown")),
            seen=True,
        ),
        _defect(
            "second-joker",
            (B,),
            "accepts-unlawful",
            "The deck was taken from a game with two jokers.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, "jokers")),
        ),
        _defect(
            "flush-not-in-clubs",
            ("687a.6.c.6", *paid("flush")),
            "one-suit-or-rank",
            "A loop over the suits ends one too early.",
            named(dj, "flush", unless(dj.flush, lambda hand: "c" in hand.suits)),
            consequences=(B,),
            seen=True,
        ),
        _defect(
            "straight-flush-not-in-hearts",
            ("687a.6.c.3", *paid("straight-flush")),
            "one-suit-or-rank",
            "A suit is compared by the colour printed on the screen.",
            named(dj, "straight_flush", unless(dj.straight_flush, lambda hand: "h" in hand.suits)),
            consequences=(A, B),
        ),
        _defect(
            "steel-wheel-of-spades",
            (A,),
            "one-hand",
            "A table of straight flushes was typed by hand, and one line is missing.",
            named(dj, "straight_flush", unless(dj.straight_flush, is_one_of(hand_set("As 2s 3s 4s 5s")))),
            few_hands=1,
        ),
        _defect(
            "first-five-of-seven",
            (A,),
            "accepts-unlawful",
            "Of more than five cards the first five are read and the rest is forgotten.",
            named(table, "DECK_OF_53", LaxDeck(DECK_OF_53, first=True)),
            seen=True,
        ),
    ]


def _wild_cards() -> list[Defect]:
    def _b(
        id_: str, kind: Any, why: str, rule: Any, consequences: tuple[str, ...] = (), **more: Any
    ) -> Defect:
        return _defect(
            id_, (B,), kind, why, wilds_are(rule), consequences=(*consequences, C, D, E, F, *ALL_PAID), **more
        )

    five_wilds = ("687a.6.c.1",)
    wild_free = "wild-too-free"
    tight = "wild-not-free-enough"
    return [
        _b(
            "joker-not-wild",
            tight,
            "The game was made from one in which only the deuces are wild.",
            wild_if(lambda card: card.rank == TWO),
            (A, *five_wilds),
        ),
        _b(
            "deuces-not-wild",
            tight,
            "The game was made from one in which only the joker is wild.",
            wild_if(lambda card: card.rank == JOKER),
            (A, *five_wilds, *("687a.6.c.9",)),
            seen=True,
        ),
        _b(
            "red-deuces-not-wild",
            tight,
            "A test for “black” was left over from another rule.",
            wild_if(lambda card: card.rank == JOKER or (card.rank == TWO and card.suit in "sc")),
            (A, *five_wilds),
        ),
        _b(
            "deuce-of-diamonds-not-wild",
            tight,
            "A list of the wild cards lacks one of them.",
            wild_if(lambda card: is_wild(card) and card.token != "2d"),
            (A, *five_wilds),
        ),
        _b(
            "threes-wild-too",
            wild_free,
            "The range of wild ranks includes its end.",
            wild_if(lambda card: card.rank in {TWO, JOKER, 3}),
            (*EVERY_HAND, A, *five_wilds, C),
        ),
        _b(
            "black-jacks-wild",
            wild_free,
            "One-eyed jacks are wild in a sister game.",
            wild_if(lambda card: is_wild(card) or (card.rank == JACK and card.suit in "sh")),
            (*EVERY_HAND, A, *five_wilds),
        ),
        _b(
            "ace-of-spades-wild",
            wild_free,
            "The bug of a pai gow game, where it is wild, came along.",
            wild_if(lambda card: is_wild(card) or card.token == "As"),
            (*EVERY_HAND, A, *five_wilds, "687a.6.c.2"),
        ),
        _b(
            "only-one-wild",
            tight,
            "The search replaces the first wild card only.",
            wild_if(is_wild, most=1),
            (A, *five_wilds),
            seen=True,
        ),
        _b(
            "only-two-wild",
            tight,
            "Two nested loops replace two wild cards, and no more.",
            wild_if(is_wild, most=2),
            five_wilds,
        ),
        _b(
            "only-three-wild",
            tight,
            "Three nested loops replace three wild cards, and no more.",
            wild_if(is_wild, most=3),
            five_wilds,
        ),
        _b(
            "deuce-keeps-its-suit",
            tight,
            "A wild card changes rank only, and the product does not say so.",
            wild_if(is_wild, lambda card: card.rank == JOKER),
            (A,),
        ),
        _b(
            "joker-of-no-suit",
            tight,
            "The joker has a suit of its own, which is never that of the others.",
            wild_if(is_wild, lambda card: card.rank == TWO),
            (A,),
        ),
        _b(
            "wilds-of-no-other-suit",
            tight,
            "Wild cards take any rank, but are looked at last for their suit.",
            wild_if(is_wild, lambda _: False),
            (A,),
        ),
        _defect(
            "wilds-not-in-straights",
            (B,),
            tight,
            "Straights are sought before wild cards are replaced.",
            natural_only("straight"),
            consequences=(C, D, E, F, A, *paid("straight")),
            seen=True,
        ),
        _defect(
            "wilds-not-in-flushes",
            (B,),
            tight,
            "Flushes are sought before wild cards are replaced.",
            natural_only("flush"),
            consequences=(C, D, E, F, *paid("flush")),
        ),
        _defect(
            "wilds-not-in-straight-flushes",
            (B,),
            tight,
            "A straight flush with a wild card is checked for the flush first, and stays one.",
            natural_only("straight_flush"),
            consequences=(C, D, E, F, A, *paid("straight-flush")),
            seen=True,
        ),
        _defect(
            "wilds-not-in-royal-flushes",
            (B,),
            tight,
            "The royal flush is compared with four hands written out.",
            natural_only("royal_flush"),
            consequences=(C, D, E, F, *paid("royal-flush")),
            seen=True,
        ),
        _defect(
            "wilds-not-in-full-houses",
            (B,),
            tight,
            "The full house is counted from natural cards.",
            natural_only("full_house"),
            consequences=(C, D, E, F, *paid("full-house")),
        ),
        _defect(
            "wilds-not-in-four-of-a-kind",
            (B,),
            tight,
            "Four of a kind is counted from natural cards.",
            natural_only("four_of_a_kind"),
            consequences=(C, D, E, F, *paid("four-of-a-kind")),
        ),
        _defect(
            "wilds-not-in-three-of-a-kind",
            (B,),
            tight,
            "Three of a kind is counted from natural cards.",
            natural_only("three_of_a_kind"),
            consequences=(C, D, E, F, *paid("three-of-a-kind")),
        ),
        _defect(
            "wilds-not-in-pairs",
            (B,),
            tight,
            "A lone wild card is left as it is.",
            natural_only("pair"),
            consequences=(C,),
        ),
        _defect(
            "wild-makes-two-pairs",
            (B,),
            tight,
            "A wild card beside a pair makes a second pair, and the search stops at the first gain.",
            named(
                dj,
                "three_of_a_kind",
                unless(dj.three_of_a_kind, lambda hand: hand.wilds == 1 and hand.most_of_a_rank == 2),
            ),
            named(
                dj, "two_pairs", also(dj.two_pairs, lambda hand: hand.wilds == 1 and hand.most_of_a_rank == 2)
            ),
            consequences=(C, D, E, F, *paid("three-of-a-kind")),
        ),
        _defect(
            "two-wilds-and-a-pair-full-house",
            (B,),
            tight,
            "Two wild cards beside a pair are given to the odd card, for a full house.",
            named(
                dj,
                "four_of_a_kind",
                unless(dj.four_of_a_kind, lambda hand: hand.wilds == 2 and hand.most_of_a_rank == 2),
            ),
            consequences=(C, D, E, F, *paid("four-of-a-kind")),
            seen=True,
        ),
        _defect(
            "wild-fills-no-inner-gap",
            (B,),
            tight,
            "A wild card lengthens a row at its ends, and never fills a gap.",
            named(dj, "straight", unless(dj.straight, lambda hand: hand.wilds == 1 and _inner_gap(hand))),
            consequences=(C, D, E, F, A, *paid("straight")),
        ),
        _defect(
            "joker-as-a-straight-only",
            (B,),
            tight,
            "The joker completes ranks, and no suit.",
            named(dj, "flush", unless(dj.flush, lambda hand: any(card.rank == JOKER for card in hand.cards))),
            consequences=(C, D, E, F, *paid("flush")),
        ),
    ]


def _inner_gap(hand: Hand) -> bool:
    return max(hand.ranks) - min(hand.ranks) == 4


def _poker_hands() -> list[Defect]:
    found = [
        _defect(
            f"no-{category}",
            (clause,),
            "refuses-lawful",
            f"The table of hands was typed off without its line {clause.rpartition('.')[2]}.",
            without(dj, "POKER_HANDS", category),
            consequences=_without_hand(category),
        )
        for category, clause, _ in dj.POKER_HANDS
        if category != "high-card"
    ]
    found += [
        _defect(
            f"{lower}-before-{higher}",
            (clause,) if higher in {"five-wilds", "two-pairs"} else (C,),
            "swapped-precedence",
            "Two lines of the table changed places when it was typed off.",
            swapped(dj, "POKER_HANDS", higher, lower),
            consequences=(C, clause, *((A,) if "straight" in higher else ()), B),
        )
        for (higher, clause, _), (lower, _, _) in zip(dj.POKER_HANDS, dj.POKER_HANDS[1:], strict=False)
    ]
    found += [
        _defect(
            "flush-in-a-row",
            ("687a.6.c.3", *paid("straight-flush")),
            "swapped-precedence",
            "The straight flush is sought among hands that are no flush.",
            named(dj, "straight_flush", lambda _: False),
            named(dj, "flush", of_one_suit),
            consequences=(A, B),
            seen=True,
        ),
        _defect(
            "royal-is-straight-flush",
            ("687a.6.c.2", *paid("royal-flush")),
            "omitted-exception",
            "The engine knows no royal flush, since it is the highest straight flush.",
            named(dj, "royal_flush", lambda _: False),
            named(dj, "ROWS_BELOW_ROYAL", dj.ROWS),
            consequences=(B,),
            seen=True,
        ),
        _defect(
            "king-high-is-royal",
            ("687a.6.c.2",),
            "boundary",
            "Any straight flush with a king counts as royal.",
            entry(
                dj,
                "POKER_HANDS",
                "royal-flush",
                also(
                    dj.royal_flush,
                    lambda hand: of_one_suit(hand) and hand.wilds == 0 and hand.ranks == dj.ROWS[1],
                ),
            ),
            consequences=("687a.6.c.3",),
        ),
        _defect(
            "four-card-straight",
            ("687a.6.c.7",),
            "boundary",
            "Four cards in a row are enough, as in a game with hands of four.",
            named(dj, "straight", also(dj.straight, lambda hand: hand.wilds == 0 and _four_in_a_row(hand))),
            consequences=(A, D, E, F),
        ),
        _defect(
            "four-card-flush",
            ("687a.6.c.6",),
            "boundary",
            "Four cards of a suit are enough, as in a game with hands of four.",
            named(dj, "flush", also(dj.flush, _four_of_a_suit)),
            consequences=("687a.6.c.7", B, D, E, F),
        ),
        _defect(
            "pair-of-jacks-or-better",
            ("687a.6.c.10",),
            "boundary",
            "The table of a video poker game, where a low pair is nothing.",
            named(dj, "pair", unless(dj.pair, lambda hand: hand.wilds == 0 and _pair_rank(hand) < JACK)),
            consequences=("687a.6.c.11",),
        ),
        _defect(
            "two-pairs-as-full-house",
            ("687a.6.c.5",),
            "boundary",
            "Two sets of a rank are counted, whatever their size.",
            named(
                dj,
                "full_house",
                also(dj.full_house, lambda hand: hand.wilds == 0 and hand.most_of_another_rank == 2),
            ),
            consequences=("687a.6.c.9", D, E, F),
            seen=True,
        ),
        _defect(
            "three-with-odd-cards-as-full-house",
            ("687a.6.c.5",),
            "boundary",
            "A three-of-a-kind is taken for the pair of itself.",
            named(
                dj,
                "full_house",
                also(dj.full_house, lambda hand: hand.wilds == 0 and hand.most_of_a_rank == 3),
            ),
            consequences=("687a.6.c.8", B, *paid("three-of-a-kind")),
            seen=True,
        ),
        _defect(
            "full-house-as-three",
            ("687a.6.c.5", *paid("full-house")),
            "swapped-precedence",
            "The three-of-a-kind is found, and the rest of the hand not looked at.",
            named(dj, "full_house", unless(dj.full_house, lambda hand: hand.wilds == 0)),
            consequences=(C,),
            seen=True,
        ),
        _defect(
            "five-of-a-kind-undeclared",
            (C,),
            "accepts-unlawful",
            "Five of a kind ranks above the straight flush, as casinos publish, and nobody declares it.",
            named(
                dj,
                "permissible_poker_hands",
                lambda _=None: (*dj.POKER_HANDS[:2], dj.FIVE_OF_A_KIND, *dj.POKER_HANDS[2:]),
            ),
            consequences=("687a.6.c.4", B),
        ),
        _defect(
            "four-wilds-are-five-wilds",
            ("687a.6.c.1",),
            "boundary",
            "Four wild cards are counted as five.",
            named(dj, "five_wilds", lambda hand: hand.wilds >= 4),
            consequences=(D, E, F, B, C, *ALL_PAID),
        ),
        _defect(
            "five-wilds-as-royal",
            ("687a.6.c.1", "687a.6.e.1"),
            "one-hand",
            "The five wild cards complete a royal flush before anybody looks for Five Wilds.",
            named(dj, "five_wilds", lambda _: False),
            consequences=(C,),
            few_hands=1,
        ),
        _defect(
            "high-card-is-none",
            ("687a.6.c.11",),
            "boundary",
            "A hand that nothing else fits has no name.",
            without(dj, "POKER_HANDS", "high-card"),
            consequences=(
                B,
                C,
            ),
        ),
        _defect(
            "four-aces-missing",
            ("687a.6.c.4",),
            "one-suit-or-rank",
            "The bonus for four aces of another game takes them out of the table.",
            entry(
                dj,
                "POKER_HANDS",
                "four-of-a-kind",
                unless(
                    dj.four_of_a_kind,
                    lambda hand: (
                        hand.wilds == 0
                        and hand.most_of_a_rank == 4
                        and ACE in hand.ranks
                        and [card.rank for card in hand.cards].count(ACE) == 4
                    ),
                ),
            ),
            few_hands=44,
        ),
        _defect(
            "four-threes-missing",
            ("687a.6.c.4",),
            "one-suit-or-rank",
            "The loop over the ranks begins one too high.",
            entry(
                dj,
                "POKER_HANDS",
                "four-of-a-kind",
                unless(
                    dj.four_of_a_kind,
                    lambda hand: hand.wilds == 0 and [card.rank for card in hand.cards].count(3) == 4,
                ),
            ),
            few_hands=44,
        ),
        _defect(
            "royal-of-diamonds-missing",
            ("687a.6.c.2",),
            "one-hand",
            "One of four hands written out has a slip of the pen.",
            entry(
                dj, "POKER_HANDS", "royal-flush", unless(dj.royal_flush, is_one_of(suited(["AKQJT"], "d")))
            ),
            few_hands=1,
            consequences=(),
        ),
        _defect(
            "eight-high-straight-flush-missing",
            ("687a.6.c.3",),
            "one-hand",
            "One line of a table of straight flushes is missing.",
            entry(
                dj, "POKER_HANDS", "straight-flush", unless(dj.straight_flush, is_one_of(suited(["87654"])))
            ),
            few_hands=4,
        ),
        _defect(
            "comparison-upside-down",
            (C,),
            "wrong-order-of-steps",
            "The comparison returns the lower place of the list as the higher hand.",
            named(
                dj,
                "higher_ranking",
                _upside_down,
            ),
            consequences=(A,),
        ),
        _defect(
            "comparison-ignores-wilds",
            (C,),
            "wrong-order-of-steps",
            "Hands are compared before their wild cards are replaced.",
            named(dj, "higher_ranking", _compared_as_dealt),
            consequences=(B,),
        ),
        _defect(
            "comparison-second-wins-low",
            (C,),
            "boundary",
            "Pair and high card are compared by their highest card alone.",
            named(dj, "higher_ranking", _low_hands_by_card),
            consequences=(A,),
        ),
        _defect(
            "suit-breaks-in",
            (A,),
            "tie-rule",
            "A spade on top lifts a high card over a pair.",
            named(dj, "higher_ranking", _spade_lifts),
            consequences=(C,),
        ),
    ]
    return found


def _without_hand(category: str) -> tuple[str, ...]:
    wild_completes = category not in {"five-wilds", "two-pairs"}
    return (C, *((B,) if wild_completes else ()), *((A,) if "straight" in category else ()))


def _four_in_a_row(hand: Hand) -> bool:
    ranks = hand.ranks
    return any(set(range(low, low + 4)) <= ranks for low in range(3, 12))


def _four_of_a_suit(hand: Hand) -> bool:
    suits = [card.suit for card in hand.cards]
    return hand.wilds == 0 and any(suits.count(suit) == 4 for suit in "shdc")


def _pair_rank(hand: Hand) -> int:
    ranks = [card.rank for card in hand.cards]
    return max((rank for rank in ranks if ranks.count(rank) > 1), default=0)


_higher = dj.higher_ranking


def _upside_down(first: Sequence[Card], second: Sequence[Card], readings: Readings) -> str | None:
    """Name the hand that ranks lower."""
    winner = _higher(first, second, readings)
    return None if winner is None else "second" if winner == "first" else "first"


def _place(cards: Sequence[Card], readings: Readings) -> int:
    return HANDS.index(dj.poker_hand(cards, readings))


def _compared_as_dealt(first: Sequence[Card], second: Sequence[Card], readings: Readings) -> str | None:
    def place(cards: Sequence[Card]) -> int:
        hand = wild_if(lambda _: False)(cards, readings)
        return HANDS.index(next(row.category for row in dj.POKER_HANDS if row.formed_by(hand)))

    one, other = place(first), place(second)
    return None if one == other else "first" if one < other else "second"


def _low_hands_by_card(first: Sequence[Card], second: Sequence[Card], readings: Readings) -> str | None:
    if {_place(first, readings), _place(second, readings)} == {9, 10}:
        return "first" if max(first)[1] > max(second)[1] else "second"
    return _higher(first, second, readings)


def _spade_lifts(first: Sequence[Card], second: Sequence[Card], readings: Readings) -> str | None:
    places = _place(first, readings), _place(second, readings)
    if set(places) == {9, 10}:
        high_card = first if places[0] == 10 else second
        if max(high_card, key=lambda card: card.rank).suit == "s":
            return "first" if high_card is first else "second"
    return _higher(first, second, readings)


def _eligibility() -> list[Defect]:
    found = []
    for key, (name, wager) in LISTS.items():
        rows: tuple[ListedHand, ...] = getattr(dj, name)
        found += [
            _defect(
                f"{wager}-without-{row.category}",
                (row.clause,),
                "refuses-lawful",
                f"The pay table of the wager was typed off without its line {row.clause.rpartition('.')[2]}.",
                without(dj, name, row.category),
                consequences=(key,),
            )
            for row in rows
        ]
        found.append(
            _defect(
                f"{wager}-pays-two-pairs",
                (key,),
                "accepts-unlawful",
                "The pay table of another wager, which goes one hand further down.",
                with_added(dj, name, ListedHand("two-pairs", key, dj.two_pairs)),
            )
        )
        found.append(
            _defect(
                f"{wager}-pays-natural-three-only",
                (rows[-1].clause,),
                "wild-not-free-enough",
                "The lowest hand of the wager is looked for among natural cards.",
                entry(dj, name, "three-of-a-kind", unless(dj.three_of_a_kind, lambda hand: hand.wilds > 0)),
                consequences=(key, B),
            )
        )
    found += [
        _defect(
            "progressive-pays-no-five-wilds",
            (D,),
            "one-hand",
            "The best hand of the game is not in the pay table, and so wins nothing.",
            named(
                dj,
                "progressive_bonus_wager",
                lambda cards, readings: _no_five_wilds(cards, readings, dj.PROGRESSIVE_BONUS_WAGER_HANDS),
            ),
            consequences=("687a.6.d.1",),
            few_hands=1,
        ),
        _defect(
            "bad-beat-pays-no-five-wilds",
            (F,),
            "one-hand",
            "The best hand of the game is not in the pay table, and so wins nothing.",
            named(
                dj,
                "two_way_bad_beat_bonus_wager",
                lambda cards, readings: _no_five_wilds(
                    cards, readings, dj.TWO_WAY_BAD_BEAT_BONUS_WAGER_HANDS
                ),
            ),
            consequences=("687a.6.f.1",),
            few_hands=1,
        ),
        _defect(
            "progressive-royal-as-straight-flush",
            ("687a.6.d.1",),
            "swapped-precedence",
            "The jackpot is paid as the straight flush below it.",
            entry(dj, "PROGRESSIVE_BONUS_WAGER_HANDS", "royal-flush", lambda _: False),
            entry(
                dj, "PROGRESSIVE_BONUS_WAGER_HANDS", "straight-flush", also(dj.straight_flush, dj.royal_flush)
            ),
            consequences=(D,),
            seen=True,
        ),
        _defect(
            "trips-natural-royal-of-hearts",
            ("687a.6.e.2",),
            "one-hand",
            "One of four hands written out has a slip of the pen.",
            answering=these_hands(
                "687a",
                "eligible",
                "trips-bonus-wager",
                suited(["AKQJT"], "h"),
                {"eligible": True, "category": "straight-flush"},
            ),
            few_hands=1,
        ),
        _defect(
            "bad-beat-pays-by-rank-of-list",
            ("687a.6.f.4",),
            "wrong-order-of-steps",
            "Full house and flush carry each other's number in the pay table of the wager.",
            answering=lambda: _full_house_as_flush,
            consequences=("687a.6.f.5", F),
        ),
        _defect(
            "answer-of-the-wager-before",
            (D,),
            "state-leak",
            "The wager is read once for a batch, and kept for the next.",
            answering=lambda: LateAnswers("eligible"),
            consequences=(E, F, *ALL_PAID),
            seen=False,
        ),
        _defect(
            "every-third-hand-forgotten",
            (C,),
            "state-leak",
            "A buffer of hands is cleared by a counter.",
            answering=lambda: LateAnswers("rank"),
            consequences=(A, B, *(f"687a.6.c.{n}" for n in range(1, 12))),
        ),
    ]
    return found


def _no_five_wilds(cards: Sequence[Card], readings: Readings, rows: Sequence[ListedHand]) -> str:
    hand = dj.with_wild_cards(cards, readings)
    return "none" if dj.five_wilds(hand) else first_listed(hand, rows)


def _full_house_as_flush(chapter: str, op: str, case: Case, answer: Answer) -> Answer:
    ok = answer.get("ok", {})
    if case.get("wager") == "two-way-bad-beat-bonus-wager" and ok.get("category") == "full-house":
        return {"ok": {"eligible": True, "category": "flush"}}
    return answer


def _few_hands() -> list[Defect]:
    """Faults of a handful of hands, such as a table written out by hand has."""
    wheel_quads = hand_set(
        *(
            f"{a} {b} {c} 3{s} 4{t}"
            for a, b, c in combinations(["2s", "2h", "2d", "2c"], 3)
            for s, t in (("s", "s"), ("h", "h"))
        )
    )
    joker_quads = hand_set(*(f"As Ah Ad Ac {card}" for card in ("Jk", "2s", "2h", "2d", "2c")))
    return [
        _defect(
            "four-aces-and-a-wild",
            (C,),
            "one-hand",
            "The hand above all four-of-a-kinds is no hand at all where the list ends with four.",
            answering=these_hands("687a", "rank", "hand", joker_quads, {"category": "high-card"}),
            few_hands=5,
        ),
        _defect(
            "joker-with-three-deuces",
            (B,),
            "one-hand",
            "Three deuces beside a suited 3 and 4 are kept as three of a kind.",
            answering=these_hands("687a", "rank", "hand", wheel_quads, {"category": "three-of-a-kind"}),
            few_hands=len(wheel_quads),
            consequences=("687a.6.c.3", "687a.6.c.8"),
        ),
        _defect(
            "five-wilds-lose-to-royal",
            (C,),
            "one-hand",
            "In the comparison the natural royal flush stands at the top.",
            named(
                dj,
                "higher_ranking",
                lambda first, second, readings: (
                    _upside_down(first, second, readings)
                    if {_place(first, readings), _place(second, readings)} == {0, 1}
                    else _higher(first, second, readings)
                ),
            ),
        ),
    ]


DEFECTS: Final = (*_rank_of_cards(), *_wild_cards(), *_poker_hands(), *_eligibility(), *_few_hands())
