"""How the reference's Four Card Frenzy table is changed into one that is wrong."""

from collections.abc import Callable
from typing import Any, Final

from adapters import reference_table
from defects.defect import Change, Defect, Kind, named
from reference_impl import (
    four_card_frenzy_dealing,
    four_card_frenzy_opening,
    four_card_frenzy_shuffle_and_cut,
    four_card_frenzy_table,
    four_card_frenzy_wagers,
)
from reference_impl.four_card_frenzy_table import DeckStage, Table

OPENING: Final = four_card_frenzy_opening
CUT: Final = four_card_frenzy_shuffle_and_cut
WAGERS: Final = four_card_frenzy_wagers
DEALING: Final = four_card_frenzy_dealing
MACHINE: Final = four_card_frenzy_table

CHAPTER: Final = "684a"
TWO, THREE, FOUR, FIVE, SEVEN, EIGHT = (f"{CHAPTER}.{section}" for section in (2, 3, 4, 5, 7, 8))

LAX: Final[Kind] = "accepts-unlawful"
STRICT: Final[Kind] = "refuses-lawful"
STEPS: Final[Kind] = "wrong-order-of-steps"


def table_defect(
    id_: str, violates: tuple[str, ...], kind: Kind, why: str, *changes: Change, **more: Any
) -> Defect:
    return Defect(
        id=f"684a-{id_}", chapter=CHAPTER, violates=violates, kind=kind, why=why, changes=changes, **more
    )


def nothing(*_: Any, **__: Any) -> None:
    """Stand for a rule that was left out."""


def never(*_: Any, **__: Any) -> bool:
    return False


def left_out(module: Any, *rules: str) -> tuple[Change, ...]:
    return tuple(named(module, rule, nothing) for rule in rules)


def allowed_after(move: str, *stages: DeckStage) -> Change:
    """Let an act be done at more stages of a deck."""
    row = MACHINE.DECK_MOVES[move]
    return named(
        MACHINE, "DECK_MOVES", MACHINE.DECK_MOVES | {move: row._replace(after=row.after | set(stages))}
    )


def refused_after(move: str, *stages: DeckStage) -> Change:
    """Let an act no longer be done at some stages of a deck."""
    row = MACHINE.DECK_MOVES[move]
    return named(
        MACHINE, "DECK_MOVES", MACHINE.DECK_MOVES | {move: row._replace(after=row.after - set(stages))}
    )


def doing(name: str, does: Callable[..., None]) -> Change:
    """Let another function do what an act of the table does."""
    return named(reference_table, "ACTS", MACHINE.ACTS | {name: does})


def telling(told: Callable[[Table, str, dict[str, Any]], dict[str, Any] | None]) -> Change:
    """Let events be told otherwise; ``told`` returns the members to tell, None to be silent."""

    def tell(table: Table, event: str, **members: Any) -> None:
        if (says := told(table, event, members)) is not None:
            table.history.append({"event": event, "at": table.clock, **says})

    return named(MACHINE.Table, "tell", tell)


def told_with(event: str, **changed: Any) -> Change:
    """Let an event be told with other members."""
    return telling(lambda _table, told, members: members | changed if told == event else members)


def told_before(table: Table, event: str) -> bool:
    return any(each["event"] == event for each in table.history)
