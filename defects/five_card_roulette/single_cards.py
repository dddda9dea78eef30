"""Wrong products for the wagers on the card revealed: the Antes of (b), and (c)(1) to (5)."""

from collections.abc import Callable
from typing import Any, Final

from defects.answers import LateAnswers
from defects.defect import Defect, named
from defects.five_card_roulette.changes import ALL_SIX, B1, B2, C6, RANKED, SINGLE, B, C, wager_defect
from reference_impl import five_card_roulette as roulette
from reference_impl.cards import ACE, BLACK, JOKER, RED
from reference_impl.five_card_roulette import Reveal


def _card(id_: str, name: str, kind: Any, why: str, rule: Callable[[Reveal], bool], **more: Any) -> Defect:
    clause = {"black_ante": B1, "red_ante": B2}.get(name) or SINGLE[name]
    return wager_defect(id_, (clause,), kind, why, named(roulette, name, rule), **more)


def _span(name: str, low: int, high: int) -> Callable[[Reveal], bool]:
    return lambda reveal: low <= reveal.card.rank <= high and roulette.of_the_colour_of_the_ante(reveal)


def _in_span(low: int, high: int, test: Callable[[Reveal], bool]) -> Callable[[Reveal], bool]:
    return lambda reveal: low <= reveal.card.rank <= high and test(reveal)


def _or_on_a_joker(rule: Callable[[Reveal], bool]) -> Callable[[Reveal], bool]:
    return lambda reveal: rule(reveal) or reveal.card.rank == JOKER


_of_ante = roulette.of_the_colour_of_the_ante
_wins = {name: getattr(roulette, name) for name in (*SINGLE, "black_ante", "red_ante")}
_SPANS: Final = {"two_six": (2, 6), "seven_jack": (7, 11), "queen_king": (12, 13), "ace": (14, 14)}


def _of_a_span(name: str, low: int, high: int) -> list[Defect]:
    slug = name.replace("_", "-")
    found = [
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
            _in_span(low, high, lambda reveal: not _of_ante(reveal)),
        ),
        _card(
            f"{slug}-wins-on-a-joker",
            name,
            "wild-too-free",
            "A joker is wild for every wager.",
            _or_on_a_joker(_wins[name]),
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
    return found


DEFECTS: Final = (
    *(defect for name, (low, high) in _SPANS.items() for defect in _of_a_span(name, low, high)),
    _card(
        "two-six-counts-the-ace-as-one",
        "two_six",
        "boundary",
        "The ace stands below the 2.",
        lambda reveal: _wins["two_six"](reveal) or (reveal.card.rank == ACE and _of_ante(reveal)),
    ),
    _card(
        "ace-wager-by-suit",
        "ace",
        "one-suit-or-rank",
        "The ace of hearts alone is red.",
        lambda reveal: _wins["ace"](reveal) and reveal.card.suit != "d",
    ),
    _card(
        "queen-king-queen-of-spades",
        "queen_king",
        "one-hand",
        "A card of a table is missing.",
        lambda reveal: _wins["queen_king"](reveal) and reveal.card.token != "Qs",
    ),
    _card(
        "seven-jack-ten-missing",
        "seven_jack",
        "one-suit-or-rank",
        "A ten is two characters, and read as one.",
        lambda reveal: _wins["seven_jack"](reveal) and reveal.card.rank != 10,
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
        lambda reveal: _wins["black_ante"](reveal) or reveal.card.rank == JOKER,
    ),
    _card(
        "red-ante-on-jokers",
        "red_ante",
        "wild-too-free",
        "A joker wins for whoever wagers.",
        lambda reveal: _wins["red_ante"](reveal) or reveal.card.rank == JOKER,
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
        lambda reveal: _wins["black_ante"](reveal) and reveal.card.rank != ACE,
    ),
    _card(
        "red-ante-seven-of-diamonds",
        "red_ante",
        "one-hand",
        "A card of a table is missing.",
        lambda reveal: _wins["red_ante"](reveal) and reveal.card.token != "7d",
    ),
    _card(
        "black-ante-four-of-spades",
        "black_ante",
        "one-hand",
        "A card of a table is missing.",
        lambda reveal: _wins["black_ante"](reveal) and reveal.card.token != "4s",
    ),
    _card("red-ante-always-wins", "red_ante", "boundary", "A test is always true.", lambda _: True),
    _card(
        "black-ante-wins-on-red",
        "black_ante",
        "boundary",
        "The colours are exchanged.",
        lambda reveal: reveal.colour == RED,
    ),
    wager_defect(
        "printed-joker-colour-undeclared",
        (B1, B2),
        "wild-too-free",
        "A joker has its printed colour, and no reading is declared.",
        named(roulette, "colour_of", lambda card, _: card.colour),
    ),
    wager_defect(
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
    wager_defect(
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
    wager_defect(
        "colour-never-looked-at",
        RANKED,
        "omitted-exception",
        "The optional wagers go by rank alone.",
        named(roulette, "of_the_colour_of_the_ante", lambda _: True),
        consequences=(),
    ),
    wager_defect(
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
    wager_defect(
        "outcomes-of-the-round-before",
        (B1, B2),
        "state-leak",
        "The last card revealed is kept.",
        answering=lambda: LateAnswers("settle"),
        consequences=(B, C, C6, *SINGLE.values(), *ALL_SIX),
    ),
)
