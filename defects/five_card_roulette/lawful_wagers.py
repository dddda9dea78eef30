"""Wrong products for which wagers may be placed: (b), and (c), which asks for an Ante."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from defects.defect import Defect, named
from defects.five_card_roulette.changes import ALL_SIX, B1, B2, C6, SINGLE, B, C, wager_defect
from reference_impl import five_card_roulette as roulette

_refuse = roulette.refuse_unlawful_wagers


def _rule(
    id_: str,
    violates: tuple[str, ...],
    kind: Any,
    why: str,
    change: Callable[[Sequence[str]], None],
    **more: Any,
) -> Defect:
    return wager_defect(id_, violates, kind, why, named(roulette, "refuse_unlawful_wagers", change), **more)


def _refuse_if(test: Callable[[Sequence[str]], bool]) -> Callable[[Sequence[str]], None]:
    def check(wagers: Sequence[str]) -> None:
        _refuse(wagers)
        if test(wagers):
            raise roulette.IllegalWager("not taken")

    return check


DEFECTS: Final = (
    _rule(
        "optional-wagers-without-ante",
        (C,),
        "accepts-unlawful",
        "Every spot of the layout takes wagers.",
        lambda wagers: None if len(wagers) == len(set(wagers)) else _refuse(wagers),
    ),
    _rule(
        "joker-wager-without-ante",
        (C,),
        "accepts-unlawful",
        "The Joker wager has no colour, and so no Ante.",
        lambda wagers: None if list(wagers) == ["joker"] else _refuse(wagers),
    ),
    _rule(
        "community-card-bet-without-ante",
        (C,),
        "accepts-unlawful",
        "The bet is a game of its own.",
        lambda wagers: None if list(wagers) == [roulette.COMMUNITY_CARD_BET] else _refuse(wagers),
    ),
    _rule(
        "two-options-stand-for-an-ante",
        (C,),
        "accepts-unlawful",
        "Two wagers are taken to hold an Ante.",
        lambda wagers: None if len(wagers) >= 2 and len(wagers) == len(set(wagers)) else _refuse(wagers),
    ),
    _rule(
        "wager-placed-twice",
        (C,),
        "accepts-unlawful",
        "Wagers are added up, not looked at.",
        lambda wagers: _refuse(list(dict.fromkeys(wagers))),
        consequences=(B,),
    ),
    _rule(
        "no-options-beside-black",
        (C,),
        "refuses-lawful",
        "The options are offered beside a Red Ante only.",
        _refuse_if(lambda wagers: "black-ante" in wagers and "red-ante" not in wagers and len(wagers) > 1),
        consequences=(B1, *SINGLE.values(), C6, *ALL_SIX),
    ),
    _rule(
        "ante-must-come-first",
        (C,),
        "wrong-order-of-steps",
        "Wagers are read from the left.",
        _refuse_if(lambda wagers: bool(wagers) and not wagers[0].endswith("ante")),
        consequences=(*SINGLE.values(), C6),
    ),
    _rule(
        "one-option-at-a-time",
        (C,),
        "refuses-lawful",
        "A player may place one optional wager.",
        _refuse_if(lambda wagers: sum(not wager.endswith("ante") for wager in wagers) > 1),
        consequences=tuple(SINGLE.values()),
    ),
    _rule(
        "not-both-antes",
        (B,),
        "refuses-lawful",
        "A player may place one Ante.",
        _refuse_if(lambda wagers: {"black-ante", "red-ante"} <= set(wagers)),
        consequences=(C, B1, B2, *SINGLE.values()),
    ),
    _rule(
        "no-black-ante",
        (B, B1),
        "refuses-lawful",
        "The Black Ante is not on the layout.",
        _refuse_if(lambda wagers: "black-ante" in wagers),
        consequences=(C, B2, *SINGLE.values(), C6, *ALL_SIX),
    ),
    _rule(
        "no-red-ante",
        (B, B2),
        "refuses-lawful",
        "The Red Ante is not on the layout.",
        _refuse_if(lambda wagers: "red-ante" in wagers),
        consequences=(C, B1, *SINGLE.values(), C6, *ALL_SIX),
    ),
    _rule(
        "no-community-card-bet",
        (C,),
        "refuses-lawful",
        "The bet is not offered.",
        _refuse_if(lambda wagers: roulette.COMMUNITY_CARD_BET in wagers),
        consequences=(B1, B2, *SINGLE.values(), C6, *ALL_SIX),
    ),
)
