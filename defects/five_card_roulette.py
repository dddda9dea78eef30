"""Wrong products for ch. 691, wagers (b) and (c), Five Card Roulette."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import adapters.reference as table
from adapters.product import Answer, Case
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
from reference_impl import five_card_roulette as roulette
from reference_impl.cards import ACE, BLACK, JOKER, RED, Card
from reference_impl.decks import DECK_OF_54
from reference_impl.five_card_roulette import Reveal
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

CHAPTER: Final = "691"
P: Final = "691.wagers"
B, B1, B2, C = (f"{P}.b", f"{P}.b.1", f"{P}.b.2", f"{P}.c")
SINGLE: Final = {
    name: f"{P}.c.{n}" for n, name in enumerate(("two_six", "seven_jack", "queen_king", "ace", "joker"), 1)
}
C6: Final = f"{P}.c.6"
HANDS: Final = "COMMUNITY_CARD_BET_HANDS"
RANKED: Final = tuple(SINGLE[name] for name in ("two_six", "seven_jack", "queen_king", "ace"))
ALL_SINGLE: Final = (B1, B2, *SINGLE.values())


def six(*parts: str) -> tuple[str, ...]:
    return tuple(f"{C6}.{part}" for part in parts)


ALL_SIX: Final = six(
    "i",
    "ii",
    "ii.A",
    "ii.B",
    "iii",
    "iv",
    "iv.A",
    "iv.B",
    "v",
    "v.A",
    "v.B",
    "v.C",
    "vi",
    "vii",
    "viii",
    "ix",
)


def _defect(id_: str, violates: tuple[str, ...], kind: Any, why: str, *changes: Any, **more: Any) -> Defect:
    return Defect(
        id=f"691-{id_}", chapter=CHAPTER, violates=violates, kind=kind, why=why, changes=changes, **more
    )


def _card(id_: str, name: str, kind: Any, why: str, rule: Callable[[Reveal], bool], **more: Any) -> Defect:
    clause = {"black_ante": B1, "red_ante": B2}.get(name) or SINGLE[name]
    return _defect(id_, (clause,), kind, why, named(roulette, name, rule), **more)


def _span(name: str, low: int, high: int) -> Callable[[Reveal], bool]:
    return lambda reveal: low <= reveal.card.rank <= high and roulette.of_the_colour_of_the_ante(reveal)


def _in_span(low: int, high: int, test: Callable[[Reveal], bool]) -> Callable[[Reveal], bool]:
    return lambda reveal: low <= reveal.card.rank <= high and test(reveal)


def _or_on_a_joker(rule: Callable[[Reveal], bool]) -> Callable[[Reveal], bool]:
    return lambda reveal: rule(reveal) or reveal.card.rank == JOKER


def _single_cards() -> list[Defect]:
    of_ante = roulette.of_the_colour_of_the_ante
    wins = {name: getattr(roulette, name) for name in (*SINGLE, "black_ante", "red_ante")}
    spans = {"two_six": (2, 6), "seven_jack": (7, 11), "queen_king": (12, 13), "ace": (14, 14)}
    found = []
    for name, (low, high) in spans.items():
        slug = name.replace("_", "-")
        found += [
            _card(
                f"{slug}-lower-end-missing",
                name,
                "boundary",
                "The span begins one too high.",
                _span(name, low + 1, high),
                few_hands=8,
            ),
            _card(
                f"{slug}-any-colour",
                name,
                "omitted-exception",
                "The colour of the Ante is not looked at.",
                _in_span(low, high, lambda _: True),
            ),
            _card(
                f"{slug}-other-colour",
                name,
                "boundary",
                "The colour is compared the wrong way round.",
                _in_span(low, high, lambda reveal: not of_ante(reveal)),
            ),
            _card(
                f"{slug}-wins-on-a-joker",
                name,
                "wild-too-free",
                "A joker is wild for every wager.",
                _or_on_a_joker(wins[name]),
            ),
        ]
        if name != "two_six":  # the ace below the 2 is a defect of its own
            found.append(
                _card(
                    f"{slug}-one-below",
                    name,
                    "boundary",
                    "The span begins one too low.",
                    _span(name, low - 1, high),
                )
            )
        if name != "ace":
            found += [
                _card(
                    f"{slug}-upper-end-missing",
                    name,
                    "boundary",
                    "The span leaves its end out.",
                    _span(name, low, high - 1),
                ),
                _card(
                    f"{slug}-one-above",
                    name,
                    "boundary",
                    "The span ends one too high.",
                    _span(name, low, high + 1),
                ),
            ]
    return [
        *found,
        _card(
            "two-six-counts-the-ace-as-one",
            "two_six",
            "boundary",
            "The ace stands below the 2.",
            lambda reveal: wins["two_six"](reveal) or (reveal.card.rank == ACE and of_ante(reveal)),
        ),
        _card(
            "ace-wager-by-suit",
            "ace",
            "one-suit-or-rank",
            "The ace of hearts alone is red.",
            lambda reveal: wins["ace"](reveal) and reveal.card.suit != "d",
        ),
        _card(
            "queen-king-queen-of-spades",
            "queen_king",
            "one-hand",
            "A card of a table is missing.",
            lambda reveal: wins["queen_king"](reveal) and reveal.card.token != "Qs",
        ),
        _card(
            "seven-jack-ten-missing",
            "seven_jack",
            "one-suit-or-rank",
            "A ten is two characters, and read as one.",
            lambda reveal: wins["seven_jack"](reveal) and reveal.card.rank != 10,
            seen=True,
        ),
        _card(
            "joker-red-only",
            "joker",
            "one-suit-or-rank",
            "The second joker is not in the table.",
            lambda reveal: reveal.card.token == "Jk1",
        ),
        _card(
            "joker-black-only",
            "joker",
            "one-suit-or-rank",
            "The first joker is not in the table.",
            lambda reveal: reveal.card.token == "Jk2",
        ),
        _card(
            "joker-of-the-colour-of-the-ante",
            "joker",
            "omitted-exception",
            "As the other wagers, by the printed colour.",
            lambda reveal: reveal.card.rank == JOKER and reveal.card.colour in reveal.ante_colours,
        ),
        _card(
            "joker-never",
            "joker",
            "refuses-lawful",
            "A joker is burnt, and another card revealed.",
            lambda _: False,
        ),
        _card(
            "joker-on-an-ace",
            "joker",
            "boundary",
            "Ace and joker are neighbours of the pay table.",
            lambda reveal: reveal.card.rank in {ACE, JOKER},
        ),
        _card(
            "black-ante-spades-only",
            "black_ante",
            "one-suit-or-rank",
            "Clubs are printed in green.",
            lambda reveal: reveal.card.suit == "s",
        ),
        _card(
            "red-ante-hearts-only",
            "red_ante",
            "one-suit-or-rank",
            "Diamonds are printed in blue.",
            lambda reveal: reveal.card.suit == "h",
        ),
        _card(
            "black-ante-on-jokers",
            "black_ante",
            "wild-too-free",
            "A joker wins for whoever wagers.",
            lambda reveal: wins["black_ante"](reveal) or reveal.card.rank == JOKER,
        ),
        _card(
            "red-ante-on-jokers",
            "red_ante",
            "wild-too-free",
            "A joker wins for whoever wagers.",
            lambda reveal: wins["red_ante"](reveal) or reveal.card.rank == JOKER,
        ),
        _card(
            "red-ante-not-black",
            "red_ante",
            "boundary",
            "What is not black is red, a joker too.",
            lambda reveal: reveal.colour != BLACK,
        ),
        _card(
            "black-ante-not-red",
            "black_ante",
            "boundary",
            "What is not red is black, a joker too.",
            lambda reveal: reveal.colour != RED,
        ),
        _card(
            "black-ante-not-on-aces",
            "black_ante",
            "one-suit-or-rank",
            "The ace is green, as the nought of roulette.",
            lambda reveal: wins["black_ante"](reveal) and reveal.card.rank != ACE,
        ),
        _card(
            "red-ante-seven-of-diamonds",
            "red_ante",
            "one-hand",
            "A card of a table is missing.",
            lambda reveal: wins["red_ante"](reveal) and reveal.card.token != "7d",
        ),
        _card(
            "black-ante-four-of-spades",
            "black_ante",
            "one-hand",
            "A card of a table is missing.",
            lambda reveal: wins["black_ante"](reveal) and reveal.card.token != "4s",
        ),
        _card("red-ante-always-wins", "red_ante", "boundary", "A test is always true.", lambda _: True),
        _card(
            "black-ante-wins-on-red",
            "black_ante",
            "boundary",
            "The colours are exchanged.",
            lambda reveal: reveal.colour == RED,
        ),
        _defect(
            "printed-joker-colour-undeclared",
            (B1, B2),
            "wild-too-free",
            "A joker has its printed colour, and no reading is declared.",
            named(roulette, "colour_of", lambda card, _: card.colour),
        ),
        _defect(
            "colour-of-the-first-ante-only",
            RANKED,
            "omitted-exception",
            "With both Antes placed, the optional wagers follow the black one.",
            named(
                roulette,
                "of_the_colour_of_the_ante",
                lambda reveal: reveal.colour == (BLACK if BLACK in reveal.ante_colours else RED),
            ),
        ),
        _defect(
            "both-antes-cancel",
            RANKED,
            "omitted-exception",
            "With both Antes placed, no optional wager has a colour.",
            named(
                roulette,
                "of_the_colour_of_the_ante",
                lambda reveal: len(reveal.ante_colours) == 1 and reveal.colour in reveal.ante_colours,
            ),
        ),
        _defect(
            "colour-never-looked-at",
            RANKED,
            "omitted-exception",
            "The optional wagers go by rank alone.",
            named(roulette, "of_the_colour_of_the_ante", lambda _: True),
            consequences=(),
        ),
        _defect(
            "diamonds-black",
            (B1, B2, *RANKED),
            "one-suit-or-rank",
            "A bit of the suit's number is taken for its colour.",
            named(
                roulette,
                "colour_of",
                lambda card, _: "" if card.rank == JOKER else BLACK if card.suit in "sd" else RED,
            ),
        ),
        _defect(
            "outcomes-of-the-round-before",
            (B1, B2),
            "state-leak",
            "The last card revealed is kept.",
            answering=lambda: LateAnswers("settle"),
            consequences=(B, C, C6, *SINGLE.values(), *ALL_SIX),
        ),
    ]


_refuse = roulette.refuse_unlawful_wagers


def _lawful() -> list[Defect]:
    def rule(
        id_: str,
        violates: tuple[str, ...],
        kind: Any,
        why: str,
        change: Callable[[Sequence[str]], None],
        **more: Any,
    ) -> Defect:
        return _defect(id_, violates, kind, why, named(roulette, "refuse_unlawful_wagers", change), **more)

    def refuse_if(test: Callable[[Sequence[str]], bool]) -> Callable[[Sequence[str]], None]:
        def check(wagers: Sequence[str]) -> None:
            _refuse(wagers)
            if test(wagers):
                raise roulette.IllegalWager("not taken")

        return check

    def with_ante(wagers: Sequence[str]) -> None:
        _refuse(list(dict.fromkeys([*wagers, "red-ante"])))

    return [
        rule(
            "optional-wagers-without-ante",
            (C,),
            "accepts-unlawful",
            "Every spot of the layout takes wagers.",
            lambda wagers: None if len(wagers) == len(set(wagers)) else _refuse(wagers),
        ),
        rule(
            "joker-wager-without-ante",
            (C,),
            "accepts-unlawful",
            "The Joker wager has no colour, and so no Ante.",
            lambda wagers: None if list(wagers) == ["joker"] else _refuse(wagers),
        ),
        rule(
            "community-card-bet-without-ante",
            (C,),
            "accepts-unlawful",
            "The bet is a game of its own.",
            lambda wagers: None if list(wagers) == [roulette.COMMUNITY_CARD_BET] else _refuse(wagers),
        ),
        rule(
            "two-options-stand-for-an-ante",
            (C,),
            "accepts-unlawful",
            "Two wagers are taken to hold an Ante.",
            lambda wagers: None if len(wagers) >= 2 and len(wagers) == len(set(wagers)) else _refuse(wagers),
        ),
        rule(
            "wager-placed-twice",
            (C,),
            "accepts-unlawful",
            "Wagers are added up, not looked at.",
            lambda wagers: _refuse(list(dict.fromkeys(wagers))),
        ),
        rule(
            "no-options-beside-black",
            (C,),
            "refuses-lawful",
            "The options are offered beside a Red Ante only.",
            refuse_if(lambda wagers: "black-ante" in wagers and "red-ante" not in wagers and len(wagers) > 1),
            consequences=(*SINGLE.values(), C6, *ALL_SIX),
        ),
        rule(
            "ante-must-come-first",
            (C,),
            "wrong-order-of-steps",
            "Wagers are read from the left.",
            refuse_if(lambda wagers: bool(wagers) and not wagers[0].endswith("ante")),
            consequences=(),
        ),
        rule(
            "one-option-at-a-time",
            (C,),
            "refuses-lawful",
            "A player may place one optional wager.",
            refuse_if(lambda wagers: sum(not wager.endswith("ante") for wager in wagers) > 1),
            consequences=tuple(SINGLE.values()),
        ),
        rule(
            "not-both-antes",
            (B,),
            "refuses-lawful",
            "A player may place one Ante.",
            refuse_if(lambda wagers: {"black-ante", "red-ante"} <= set(wagers)),
            consequences=(C, B1, B2, *SINGLE.values()),
        ),
        rule(
            "no-black-ante",
            (B, B1),
            "refuses-lawful",
            "The Black Ante is not on the layout.",
            refuse_if(lambda wagers: "black-ante" in wagers),
            consequences=(C, B2, *SINGLE.values(), C6, *ALL_SIX),
        ),
        rule(
            "no-red-ante",
            (B, B2),
            "refuses-lawful",
            "The Red Ante is not on the layout.",
            refuse_if(lambda wagers: "red-ante" in wagers),
            consequences=(C, B1, *SINGLE.values(), C6, *ALL_SIX),
        ),
        rule(
            "no-community-card-bet",
            (C,),
            "refuses-lawful",
            "The bet is not offered.",
            refuse_if(lambda wagers: roulette.COMMUNITY_CARD_BET in wagers),
            consequences=(C6, *ALL_SIX),
        ),
    ]


WRAPPED: Final = tuple(frozenset(row) for row in ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4)))


def _natural_only(name: str) -> Any:
    return named(roulette, name, unless(getattr(roulette, name), lambda hand: hand.wilds > 0))


def _one_joker_only(name: str) -> Any:
    return named(roulette, name, unless(getattr(roulette, name), lambda hand: hand.wilds == 2))


def _community_card_bet() -> list[Defect]:
    rows = roulette.COMMUNITY_CARD_BET_HANDS
    below = {
        "five-of-a-kind": six("ii.A", "ii.B"),
        "straight-flush": six("iv.A", "iv.B"),
        "four-of-a-kind": six("v.A", "v.B", "v.C"),
    }
    found = [
        _defect(
            f"no-{row.category}",
            (below.get(row.category, ()) or (row.clause,)),
            "refuses-lawful",
            f"The table was typed off without its line ({row.clause.rpartition('.')[2]}).",
            without(roulette, HANDS, row.category),
            consequences=(row.clause, C6),
        )
        for row in rows
    ]
    # Which natural cards form both: none. So the paragraphs with jokers are those that suffer.
    _of_jokers = {"five-of-a-kind": six("ii.A"), "four-of-a-kind": six("v.C")}
    both = [
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
    ]
    found += [
        _defect(
            f"{lower}-before-{higher}",
            _of_jokers.get(higher) or next((row.clause,) for row in rows if row.category == higher),
            "swapped-precedence",
            "Two lines of the table changed places.",
            swapped(roulette, HANDS, higher, lower),
            consequences=(C6, *ALL_SIX),
        )
        for higher, lower in both
    ]
    return [
        *found,
        _defect(
            "jokers-not-wild",
            (C6,),
            "wild-not-free-enough",
            "The joker is a card of no rank and no suit.",
            named(roulette, "with_wild_jokers", set_wild_cards_apart),
            consequences=six(
                "ii.A", "ii.B", "iii", "iv.A", "iv.B", "v.B", "v.C", "vi", "vii", "viii", "i", "ii", "v", "iv"
            ),
        ),
        _defect(
            "joker-keeps-its-colour-in-flushes",
            six("vii"),
            "wild-not-free-enough",
            "A joker completes a flush of its printed colour only.",
            named(
                roulette,
                "flush",
                unless(roulette.flush, lambda hand: len({card.colour for card in hand.cards}) > 1),
            ),
            consequences=(C6,),
        ),
        _defect(
            "only-one-joker-wild",
            (C6,),
            "wild-not-free-enough",
            "The second joker is not replaced.",
            named(roulette, "with_wild_jokers", _one_wild),
            consequences=(
                *six("ix"),
                *six("ii.B", "iii", "iv.A", "iv.B", "v.C", "vii", "viii", "ii", "v", "iv"),
            ),
        ),
        _defect(
            "royal-with-two-jokers-missing",
            six("iii"),
            "wild-not-free-enough",
            "One joker may complete it, and not two.",
            _one_joker_only("royal_flush_with_a_joker"),
        ),
        _defect(
            "straight-flush-with-jokers-missing",
            six("iv.B"),
            "wild-not-free-enough",
            "Straight flushes are sought before jokers are replaced.",
            _natural_only("straight_flush"),
            consequences=six("iv.A", "iv", "iii"),
            seen=True,
        ),
        _defect(
            "straight-flush-with-two-jokers-missing",
            six("iv.B"),
            "wild-not-free-enough",
            "One joker may complete it, and not two.",
            _one_joker_only("straight_flush"),
            consequences=six("iv.A", "iv", "iii"),
        ),
        _defect(
            "full-house-with-a-joker-missing",
            six("vi"),
            "wild-not-free-enough",
            "The full house is counted from natural cards.",
            _natural_only("full_house"),
        ),
        _defect(
            "flush-with-jokers-missing",
            six("vii"),
            "wild-not-free-enough",
            "Flushes are sought before jokers are replaced.",
            _natural_only("flush"),
            consequences=(C6, *six("iii", "iv.B", "iv.A")),
        ),
        _defect(
            "flush-with-two-jokers-missing",
            six("vii"),
            "wild-not-free-enough",
            "One joker may complete it, and not two.",
            _one_joker_only("flush"),
            consequences=(C6, *six("iii", "iv.B", "iv.A")),
        ),
        _defect(
            "straight-with-jokers-missing",
            six("viii"),
            "wild-not-free-enough",
            "Straights are sought before jokers are replaced.",
            _natural_only("straight"),
            consequences=six("iii", "iv.B"),
            seen=True,
        ),
        _defect(
            "straight-with-two-jokers-missing",
            six("viii"),
            "wild-not-free-enough",
            "One joker may complete it, and not two.",
            _one_joker_only("straight"),
            consequences=six("iii", "iv.B"),
        ),
        _defect(
            "two-jokers-and-a-pair-full-house",
            six("v.C"),
            "wild-not-free-enough",
            "Two jokers beside a pair are given to the odd card, for a full house.",
            named(roulette, "two_of_a_rank_and_two_jokers", lambda _: False),
            seen=True,
        ),
        _defect(
            "joker-and-three-full-house",
            six("v.B"),
            "wild-not-free-enough",
            "A joker beside three of a rank is given to the odd card, for a full house.",
            named(roulette, "three_of_a_rank_and_a_joker", lambda _: False),
            seen=True,
        ),
        _defect(
            "joker-and-four-are-four",
            six("ii.A"),
            "wild-not-free-enough",
            "The engine knows no five of a kind with one joker.",
            named(roulette, "four_of_a_rank_and_a_joker", lambda _: False),
            few_hands=26,
        ),
        _defect(
            "jokers-and-three-are-no-five",
            six("ii.B"),
            "wild-not-free-enough",
            "The second joker has no card left to double.",
            named(roulette, "three_of_a_rank_and_two_jokers", lambda _: False),
            few_hands=52,
        ),
        _defect(
            "four-of-a-rank-missing",
            six("v.A"),
            "refuses-lawful",
            "Four natural cards are a case that nobody wrote.",
            named(roulette, "four_of_a_rank", lambda _: False),
        ),
        _defect(
            "pair-and-a-joker-as-four",
            six("v.B"),
            "boundary",
            "A pair and one joker are four of a kind.",
            named(
                roulette,
                "two_of_a_rank_and_two_jokers",
                lambda hand: hand.most_of_a_rank == 2 and hand.wilds >= 1,
            ),
            consequences=(C6, *six("vi", "v.C", "vii", "viii", "v", "ix")),
        ),
        _defect(
            "three-of-a-kind-as-four",
            six("v.A"),
            "boundary",
            "Three cards of a rank are enough.",
            named(roulette, "four_of_a_rank", lambda hand: hand.most_of_a_rank >= 3),
            consequences=(C6, *six("v", "vi")),
        ),
        _defect(
            "joker-royal-as-natural",
            six("i"),
            "wild-too-free",
            "A royal flush is a royal flush, with a joker or without.",
            named(
                roulette,
                "royal_flush_without_a_joker",
                lambda hand: of_one_suit(hand) and in_a_row(hand, (roulette.ROYAL,)),
            ),
            consequences=six("iii"),
            seen=True,
        ),
        _defect(
            "royals-under-one-name",
            six("i"),
            "omitted-exception",
            "Both royal flushes have the lower payout.",
            named(roulette, "royal_flush_without_a_joker", lambda _: False),
            named(
                roulette,
                "royal_flush_with_a_joker",
                lambda hand: of_one_suit(hand) and in_a_row(hand, (roulette.ROYAL,)),
            ),
            few_hands=4,
        ),
        _defect(
            "royal-is-straight-flush",
            six("i", "iii"),
            "omitted-exception",
            "The royal flush is the highest straight flush.",
            named(roulette, "royal_flush_without_a_joker", lambda _: False),
            named(roulette, "royal_flush_with_a_joker", lambda _: False),
            named(roulette, "ROWS_BELOW_ROYAL", (roulette.ROYAL, *roulette.ROWS_BELOW_ROYAL)),
            few_hands=4 + 40 + 40,
            seen=True,
        ),
        _defect(
            "royal-of-spades-missing",
            six("i"),
            "one-hand",
            "One of four hands written out is wrong.",
            named(
                roulette,
                "royal_flush_without_a_joker",
                unless(roulette.royal_flush_without_a_joker, is_one_of(suited(["AKQJT"], "s"))),
            ),
            few_hands=1,
        ),
        _defect(
            "wheel-no-straight-flush",
            six("iv.A"),
            "omitted-exception",
            "The ace is high, and only high.",
            named(
                roulette,
                "straight_flush",
                lambda hand: of_one_suit(hand) and in_a_row(hand, roulette.ROWS_BELOW_ROYAL[:-1]),
            ),
            consequences=six("iv"),
            seen=True,
        ),
        _defect(
            "wheel-no-straight",
            six("viii"),
            "omitted-exception",
            "The ace is high, and only high, and no reading declared.",
            named(
                roulette,
                "straight",
                lambda hand: in_a_row(hand, (roulette.ROYAL, *roulette.ROWS_BELOW_ROYAL[:-1])),
            ),
            seen=True,
        ),
        _defect(
            "steel-wheel-of-diamonds-missing",
            six("iv.A"),
            "one-hand",
            "A table of straight flushes lacks a line.",
            named(
                roulette, "straight_flush", unless(roulette.straight_flush, is_one_of(suited(["A2345"], "d")))
            ),
            few_hands=1,
            consequences=six("iv"),
        ),
        _defect(
            "ace-wraps-in-straight-flush",
            six("iv.A"),
            "boundary",
            "Ranks are counted modulo thirteen.",
            named(
                roulette,
                "straight_flush",
                also(roulette.straight_flush, lambda hand: of_one_suit(hand) and in_a_row(hand, WRAPPED)),
            ),
            consequences=six("iv"),
            seen=True,
        ),
        _defect(
            "ace-wraps-in-straight",
            six("viii"),
            "boundary",
            "Ranks are counted modulo thirteen.",
            named(roulette, "straight", also(roulette.straight, lambda hand: in_a_row(hand, WRAPPED))),
            seen=True,
            consequences=six("ix"),
        ),
        _defect(
            "ace-wraps-round",
            six("iv.A", "viii"),
            "boundary",
            "Ranks are counted modulo thirteen, in every row.",
            named(roulette, "ROWS_BELOW_ROYAL", (*roulette.ROWS_BELOW_ROYAL, *WRAPPED)),
            seen=True,
            consequences=six("iv", "ix"),
        ),
        _defect(
            "straight-flush-is-flush",
            six("iv"),
            "swapped-precedence",
            "The flush is found first, and the row not looked at.",
            named(roulette, "straight_flush", lambda _: False),
            consequences=six("iv.A", "iv.B"),
            seen=True,
        ),
        _defect(
            "straight-flush-not-in-hearts",
            six("iv"),
            "one-suit-or-rank",
            "The loop over the suits leaves one out.",
            named(
                roulette, "straight_flush", unless(roulette.straight_flush, lambda hand: "h" in hand.suits)
            ),
            consequences=six("iv.A", "iv.B"),
            seen=True,
        ),
        _defect(
            "straight-flush-ten-to-six",
            six("iv"),
            "one-hand",
            "A line of a table is missing.",
            named(roulette, "straight_flush", unless(roulette.straight_flush, is_one_of(suited(["T9876"])))),
            few_hands=4,
        ),
        _defect(
            "flush-not-in-clubs",
            six("vii"),
            "one-suit-or-rank",
            "The loop over the suits ends too early.",
            named(roulette, "flush", unless(roulette.flush, lambda hand: "c" in hand.suits)),
            consequences=(C6,),
            seen=True,
        ),
        _defect(
            "four-card-flush",
            six("vii"),
            "boundary",
            "Four of a suit are enough.",
            named(
                roulette,
                "flush",
                also(
                    roulette.flush,
                    lambda hand: any([card.suit for card in hand.cards].count(suit) == 4 for suit in "shdc"),
                ),
            ),
            consequences=(C6, *six("viii", "ix", "iii", "iv", "iv.A", "iv.B")),
        ),
        _defect(
            "four-card-straight",
            six("viii"),
            "boundary",
            "Four in a row are enough.",
            named(
                roulette,
                "straight",
                also(
                    roulette.straight,
                    lambda hand: (
                        hand.wilds == 0
                        and any(set(range(low, low + 4)) <= hand.ranks for low in range(2, 12))
                    ),
                ),
            ),
            consequences=(C6, *six("ix")),
        ),
        _defect(
            "straight-needs-one-suit-more",
            six("viii"),
            "boundary",
            "A straight of one colour is called by its colour.",
            named(
                roulette,
                "straight",
                unless(
                    roulette.straight,
                    lambda hand: len({card.colour for card in hand.cards if card.rank != JOKER}) == 1,
                ),
            ),
            consequences=(),
        ),
        _defect(
            "two-pairs-as-full-house",
            six("vi"),
            "boundary",
            "Two sets are counted, whatever their size.",
            named(
                roulette,
                "full_house",
                also(roulette.full_house, lambda hand: two_sets_of_a_kind(hand, 2, 2) and hand.wilds == 0),
            ),
            consequences=(C6, *six("ix")),
            seen=True,
        ),
        _defect(
            "full-house-missing-natural",
            six("vi"),
            "refuses-lawful",
            "Three of a kind is found, and the rest not looked at.",
            named(roulette, "full_house", unless(roulette.full_house, lambda hand: hand.wilds == 0)),
            seen=True,
        ),
        _defect(
            "same-colour-red-only",
            six("ix"),
            "one-suit-or-rank",
            "One of two tests was forgotten.",
            named(
                roulette,
                "all_same_color",
                unless(
                    roulette.all_same_color, lambda hand: any(card.suit in {"s", "c"} for card in hand.cards)
                ),
            ),
            consequences=six("viii"),
        ),
        _defect(
            "same-colour-black-only",
            six("ix"),
            "one-suit-or-rank",
            "One of two tests was forgotten.",
            named(
                roulette,
                "all_same_color",
                unless(
                    roulette.all_same_color, lambda hand: any(card.suit in {"h", "d"} for card in hand.cards)
                ),
            ),
            consequences=six("viii"),
        ),
        _defect(
            "same-colour-of-four",
            six("ix"),
            "boundary",
            "Four of a colour are enough.",
            named(
                roulette,
                "all_same_color",
                also(
                    roulette.all_same_color,
                    lambda hand: any(
                        [card.colour for card in hand.cards].count(colour) >= 4 for colour in (RED, BLACK)
                    ),
                ),
            ),
            consequences=(C6, *six("vii", "viii", "v.A", "v.B", "v.C", "vi")),
        ),
        _defect(
            "same-colour-joker-printed-undeclared",
            six("ix"),
            "wild-not-free-enough",
            "A joker keeps its printed colour, and no reading is declared.",
            named(roulette, "all_same_color", lambda hand: len({card.colour for card in hand.cards}) == 1),
        ),
        _defect(
            "same-colour-not-with-a-joker",
            six("ix"),
            "wild-not-free-enough",
            "A joker has no colour at all.",
            _natural_only("all_same_color"),
        ),
        _defect(
            "three-of-a-kind-paid",
            (C6,),
            "accepts-unlawful",
            "The table goes one hand further down.",
            with_added(roulette, HANDS, ListedHand("three-of-a-kind", C6, lambda hand: of_a_kind(hand, 3))),
            consequences=six("v.A", "v.B"),
        ),
        _defect(
            "bet-always-wins",
            (C6,),
            "accepts-unlawful",
            "A test is always true.",
            named(roulette, "community_card_bet", lambda cards, readings: True),
        ),
        _defect(
            "bet-never-wins",
            six("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"),
            "refuses-lawful",
            "The bet is settled before the five cards lie.",
            named(roulette, "community_card_bet", lambda cards, readings: False),
            consequences=(C6,),
        ),
        _defect(
            "bet-needs-a-winning-ante",
            (C6,),
            "wrong-order-of-steps",
            "The bet is settled with the Ante, and falls with it.",
            answering=lambda: _falls_with_the_ante,
            consequences=ALL_SIX,
        ),
        _defect(
            "bet-from-flush-up",
            six("viii", "ix"),
            "boundary",
            "The bet wins from two hands higher.",
            named(
                roulette,
                "community_card_bet",
                lambda cards, readings: (
                    roulette.community_card_bet_hand(cards, readings)
                    not in {"none", "straight", "all-same-color"}
                ),
            ),
            consequences=(),
        ),
        _defect(
            "bet-natural-royal-not-paid",
            six("i"),
            "refuses-lawful",
            "The highest hand is paid by a jackpot only.",
            named(
                roulette,
                "community_card_bet",
                lambda cards, readings: (
                    roulette.community_card_bet_hand(cards, readings)
                    not in {"none", "royal-flush-without-joker"}
                ),
            ),
            few_hands=4,
        ),
        _defect(
            "four-sixes-missing",
            six("v.A"),
            "one-suit-or-rank",
            "A rank of the table is missing.",
            named(
                roulette,
                "four_of_a_rank",
                unless(
                    roulette.four_of_a_rank, lambda hand: [card.rank for card in hand.cards].count(6) == 4
                ),
            ),
            few_hands=48,
        ),
        _defect(
            "straight-flush-with-a-gap",
            six("iv"),
            "boundary",
            "Five cards of a suit within six ranks are taken for a row.",
            named(
                roulette,
                "straight_flush",
                also(
                    roulette.straight_flush,
                    lambda hand: (
                        hand.wilds == 0 and of_one_suit(hand) and max(hand.ranks) - min(hand.ranks) == 5
                    ),
                ),
            ),
            consequences=(C6, *six("vii")),
        ),
        _defect(
            "three-and-a-joker-five-of-a-kind",
            six("ii.A"),
            "wild-too-free",
            "A joker is counted twice.",
            named(
                roulette,
                "four_of_a_rank_and_a_joker",
                lambda hand: hand.most_of_a_rank >= 3 and hand.wilds == 1,
            ),
            consequences=six("v.B", "ii"),
        ),
        _defect(
            "four-kings-and-joker-missing",
            six("ii.A"),
            "one-hand",
            "A rank of the table is missing.",
            named(
                roulette,
                "four_of_a_rank_and_a_joker",
                unless(roulette.four_of_a_rank_and_a_joker, lambda hand: 13 in hand.ranks),
            ),
            few_hands=2,
        ),
        _defect(
            "three-twos-and-jokers-missing",
            six("ii.B"),
            "one-hand",
            "A rank of the table is missing.",
            named(
                roulette,
                "three_of_a_rank_and_two_jokers",
                unless(roulette.three_of_a_rank_and_two_jokers, lambda hand: 2 in hand.ranks),
            ),
            few_hands=4,
        ),
        _defect(
            "joker-royal-of-hearts-without-the-ten",
            six("iii"),
            "one-hand",
            "A hand of a table is missing.",
            answering=these_hands(
                "691",
                "rank",
                "community-card-bet",
                hand_set("Ah Kh Qh Jh Jk1", "Ah Kh Qh Jh Jk2"),
                {"category": "flush"},
            ),
            consequences=six("vii"),
            few_hands=2,
        ),
        _defect(
            "hand-of-the-round-before",
            (C6,),
            "state-leak",
            "The hand is read once for every two rounds.",
            answering=lambda: LateAnswers("rank"),
            consequences=ALL_SIX,
        ),
        _defect(
            "one-card-twice",
            (C6,),
            "accepts-unlawful",
            "Nobody looks for a card dealt twice.",
            named(table, "DECK_OF_54", LaxDeck(DECK_OF_54, "doubles")),
            seen=True,
        ),
        _defect(
            "unknown-cards-read",
            (C6,),
            "accepts-unlawful",
            "What cannot be read is taken for some card.",
            named(table, "DECK_OF_54", LaxDeck(DECK_OF_54, "unknown")),
            seen=True,
        ),
        _defect(
            "first-five-of-more",
            (C6,),
            "accepts-unlawful",
            "Of six cards the sixth is forgotten.",
            named(table, "DECK_OF_54", LaxDeck(DECK_OF_54, first=True)),
            seen=True,
        ),
    ]


def _one_wild(cards: Sequence[Card], readings: Readings) -> Hand:
    jokers = [card for card in cards if card.rank == JOKER]
    marked = [card._replace(rank=-1) if card in jokers[1:] else card for card in cards]
    only = frozenset({JOKER})
    return set_wild_cards_apart(marked, readings, wild_ranks=only, free_suit_ranks=only)


def _falls_with_the_ante(chapter: str, op: str, case: Case, answer: Answer) -> Answer:
    outcomes = answer.get("ok", {}).get("outcomes")
    if not outcomes or roulette.COMMUNITY_CARD_BET not in outcomes:
        return answer
    if any(outcomes.get(ante) == "win" for ante in roulette.ANTE_COLOURS):
        return answer
    return {"ok": {"outcomes": outcomes | {roulette.COMMUNITY_CARD_BET: "lose"}}}


DEFECTS: Final = (*_single_cards(), *_lawful(), *_community_card_bet())
