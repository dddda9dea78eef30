"""Wrong products for how wagers are made at a Five Card Roulette table, 58 Pa. Code ch. 691, wagers (a) to (c)."""

from collections.abc import Callable
from typing import Any, Final

from defects.defect import Change, Defect, Kind, named
from reference_impl import five_card_roulette_table as table
from reference_impl.five_card_roulette_table import RouletteTable
from reference_impl.four_card_frenzy_table import Refused

CHAPTER: Final = "691"
A, B, C = (f"{CHAPTER}.wagers.{letter}" for letter in "abc")
PLACE_WAGER: Final = table.place_wager


def _defect(id_: str, violates: str, kind: Kind, why: str, *changes: Change, **more: Any) -> Defect:
    return Defect(
        id=f"691-{id_}", chapter=CHAPTER, violates=(violates,), kind=kind, why=why, changes=changes, **more
    )


def _nothing(*_: Any, **__: Any) -> None:
    """Stand for a rule that was left out."""


def _placing(unless: Callable[[dict[str, Any]], bool]) -> Change:
    """Let some wagers be refused that are lawful."""

    def place(at: RouletteTable, **members: Any) -> None:
        if unless(members):
            raise Refused("refused", "", "not taken here")
        PLACE_WAGER(at, **members)

    return named(table, "place_wager", place)


def _antes() -> list[Defect]:
    def ante_of_anybody(at: RouletteTable, player: str, wager: str) -> None:
        placed = {wager for wagers in at.wagers.values() for wager in wagers}
        if wager in table.OPTIONAL and not placed & set(table.ANTES):
            raise Refused("no-ante", "", "there is no Ante")

    def black_ante(at: RouletteTable, player: str, wager: str) -> None:
        if wager in table.OPTIONAL and "black-ante" not in at.wagers.get(player, set()):
            raise Refused("no-ante", "", "there is no Ante")

    def jokers_are_free(at: RouletteTable, player: str, wager: str) -> None:
        if (
            wager in table.OPTIONAL
            and wager != "joker"
            and not at.wagers.get(player, set()) & set(table.ANTES)
        ):
            raise Refused("no-ante", "", "there is no Ante")

    return [
        _defect(
            "optional-wagers-without-an-ante",
            B,
            "accepts-unlawful",
            "Each wager stands by itself.",
            named(table, "after_an_ante", _nothing),
        ),
        _defect(
            "joker-wager-without-an-ante",
            B,
            "omitted-exception",
            "One wager was added later, and its rule was not.",
            named(table, "after_an_ante", jokers_are_free),
        ),
        _defect(
            "ante-of-anybody",
            B,
            "state-leak",
            "That there is an Ante is kept for the table, not for the player.",
            named(table, "after_an_ante", ante_of_anybody),
        ),
        _defect(
            "black-ante-refused",
            B,
            "refuses-lawful",
            "One of the two Antes is not known.",
            _placing(lambda members: members["wager"] == "black-ante"),
            consequences=(A,),
        ),
        _defect(
            "options-after-a-black-ante-only",
            C,
            "omitted-exception",
            "One of the two Antes opens the round.",
            named(table, "after_an_ante", black_ante),
            consequences=(A,),
        ),
        _defect(
            "wagers-of-any-name",
            C,
            "accepts-unlawful",
            "A wager is whatever lies on an area.",
            named(table, "a_wager_of_the_game", _nothing),
        ),
        *(
            _defect(
                f"{wager}-refused",
                C,
                "refuses-lawful",
                "One of the six wagers is not offered.",
                named(table, "OPTIONAL", tuple(each for each in table.OPTIONAL if each != wager)),
                consequences=(A,),
            )
            for wager in ("two-six", "community-card-bet")
        ),
    ]


def _instruments() -> list[Defect]:
    return [
        _defect(
            "cash-that-stays-cash",
            A,
            "wrong-order-of-steps",
            "The cash lies on the layout until the round is over.",
            named(table, "cash_becomes_chips", _nothing),
        ),
        _defect(
            "cash-unconfirmed",
            A,
            "accepts-unlawful",
            "What the player says is enough.",
            named(table, "confirmed_by_the_dealer", _nothing),
        ),
        _defect(
            "no-plaques-for-wagers",
            A,
            "refuses-lawful",
            "Plaques are not known.",
            _placing(lambda members: members["instrument"] == "plaques"),
        ),
        _defect(
            "no-other-instruments-for-wagers",
            A,
            "refuses-lawful",
            "What was approved later is not known.",
            _placing(lambda members: members["instrument"] == "other-approved-instrument"),
        ),
        _defect(
            "wagers-on-any-area",
            A,
            "accepts-unlawful",
            "What a wager is called decides, not where it lies.",
            named(table, "on_the_appropriate_area", _nothing),
        ),
    ]


DEFECTS: Final = (*_instruments(), *_antes())
