"""What the wrong products for §§ 684a.6 and 684a.7(d)(2) to (4) have in common: clauses, lists and hands."""

from typing import Any, Final

from defects.defect import Defect
from reference_impl.poker_patterns import Hand

CHAPTER: Final = "684a"
A, B, C, D, E = ("684a.6.a", "684a.6.b", "684a.6.c", "684a.6.d", "684a.6.e")
PRIME, FOUR_CARD, ALL_SIX = ("684a.7.d.2", "684a.7.d.3", "684a.7.d.4")
OF_B, OF_D, OF_E = ("POKER_HANDS", "FOUR_CARD_BONUS_WAGER_HANDS", "ALL_SIX_BONUS_WAGER_HANDS")


def hand_defect(
    id_: str, violates: tuple[str, ...], kind: Any, why: str, *changes: Any, **more: Any
) -> Defect:
    return Defect(
        id=f"684a-{id_}", chapter=CHAPTER, violates=violates, kind=kind, why=why, changes=changes, **more
    )


def b(*numbers: int) -> tuple[str, ...]:
    return tuple(f"{B}.{number}" for number in numbers)


def d(*numbers: int) -> tuple[str, ...]:
    return tuple(f"{D}.{number}" for number in numbers)


def e(*numbers: int) -> tuple[str, ...]:
    return tuple(f"{E}.{number}" for number in numbers)


def ranks_of(hand: Hand) -> list[int]:
    return [card.rank for card in hand.cards]


def suits_of(hand: Hand) -> list[str]:
    return [card.suit for card in hand.cards]
