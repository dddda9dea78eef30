"""Wrong products for § 684a.7(d)(2): the Prime Wager."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from defects.defect import Defect, hand_set, named
from defects.four_card_frenzy.changes import PRIME, hand_defect
from reference_impl import four_card_frenzy as frenzy
from reference_impl.cards import BLACK, RED, Card
from reference_impl.readings import DEFAULT_READINGS

ALL_BLACK_LOW: Final = hand_set("2s 3s 4s 5s 6s", "2c 3c 4c 5c 6c")


def _prime(
    id_: str, kind: Any, why: str, rule: Callable[[list[str], Sequence[Card]], bool], **more: Any
) -> Defect:
    return hand_defect(
        f"prime-{id_}",
        (PRIME,),
        kind,
        why,
        named(frenzy, "prime_wager", lambda cards: rule([card.colour for card in cards], cards)),
        **more,
    )


DEFECTS: Final = (
    _prime(
        "needs-all-five",
        "boundary",
        "All cards must be of the colour.",
        lambda colours, _: len(set(colours)) == 1,
    ),
    _prime(
        "needs-exactly-four",
        "boundary",
        "At least four is written as four.",
        lambda colours, _: 4 in (colours.count(RED), colours.count(BLACK)),
    ),
    _prime(
        "needs-three",
        "boundary",
        "Three of a colour are enough, and so every hand wins.",
        lambda colours, _: max(colours.count(RED), colours.count(BLACK)) >= 3,
    ),
    _prime(
        "first-four",
        "wrong-order-of-steps",
        "The first four cards are looked at.",
        lambda colours, _: len(set(colours[:4])) == 1,
    ),
    _prime(
        "red-only",
        "one-suit-or-rank",
        "One of two tests was forgotten.",
        lambda colours, _: colours.count(RED) >= 4,
    ),
    _prime(
        "black-only",
        "one-suit-or-rank",
        "One of two tests was forgotten.",
        lambda colours, _: colours.count(BLACK) >= 4,
    ),
    _prime(
        "suits-not-colours",
        "boundary",
        "Suits are counted instead of colours.",
        lambda _, cards: any([card.suit for card in cards].count(suit) >= 4 for suit in "shdc"),
    ),
    _prime(
        "diamonds-are-black",
        "one-suit-or-rank",
        "A bit of the suit's number is taken for its colour.",
        lambda _, cards: sum(card.suit in "sd" for card in cards) in {0, 1, 4, 5},
    ),
    _prime(
        "best-four-only",
        "wrong-order-of-steps",
        "The four cards of the hand are looked at, not all five.",
        lambda _, cards: len({card.colour for card in frenzy.best_four(cards, DEFAULT_READINGS)}) == 1,
    ),
    _prime(
        "not-with-four-aces",
        "one-hand",
        "Four aces and a pair of colours confuse a shortcut.",
        lambda colours, cards: (
            frozenset(card.token for card in cards) not in ALL_BLACK_LOW
            and max(colours.count(RED), colours.count(BLACK)) >= 4
        ),
        few_hands=2,
    ),
)
