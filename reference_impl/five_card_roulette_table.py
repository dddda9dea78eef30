"""58 Pa. Code ch. 691, wagers section (its number is not stated in the source): how wagers are made.

Only the wagers are among the sources: with what they are made, that an Ante comes first, and which others must
then be offered. When betting ends, and how a round goes, stands in sections that are not.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from reference_impl.four_card_frenzy_table import Event, Refused

ANTES: Final = ("black-ante", "red-ante")
OPTIONAL: Final = ("two-six", "seven-jack", "queen-king", "ace", "joker", "community-card-bet")
SECTION: Final = "ch. 691 wagers"


@dataclass
class RouletteTable:
    """A table: what each player has wagered, and all that happened."""

    wagers: dict[str, set[str]] = field(default_factory=dict)
    history: list[Event] = field(default_factory=list)

    def tell(self, event: str, **members: Any) -> None:
        """Add an event to the history."""
        self.history.append({"event": event, "at": 0, **members})


def confirmed_by_the_dealer(*, confirmed: bool) -> None:
    """Ch. 691 wagers (a): a verbal wager accompanied by cash is accepted if the dealer confirms it."""
    if not confirmed:
        raise Refused("not-confirmed", f"{SECTION} (a)", "the dealer has not confirmed the spoken wager")


def cash_becomes_chips(table: RouletteTable, player: str, amount: int) -> None:
    """Ch. 691 wagers (a): the cash is expeditiously converted into value chips or plaques."""
    table.tell("cash-converted", player=player, amount=amount, to="value-chips")


def on_the_appropriate_area(wager: str, area: str) -> None:
    """Ch. 691 wagers (a): a wager is placed on its area of the layout."""
    if area != wager:
        raise Refused("wrong-area", f"{SECTION} (a)", f"the {wager} lies on the area {area}")


def a_wager_of_the_game(wager: str) -> None:
    """Ch. 691 wagers (b), (c): the Antes and the six optional wagers."""
    if wager not in ANTES + OPTIONAL:
        raise Refused("no-such-wager", f"{SECTION} (c)", f"the game knows no {wager}")


def after_an_ante(table: RouletteTable, player: str, wager: str) -> None:
    """Ch. 691 wagers (b), (c): optional wagers are for a player who has placed an Ante."""
    if wager in OPTIONAL and not table.wagers.get(player, set()) & set(ANTES):
        raise Refused("no-ante", f"{SECTION} (b)", f"player {player} has placed no Ante")


def place_wager(  # noqa: PLR0913 - each is a thing that the section speaks of
    table: RouletteTable,
    *,
    player: str,
    wager: str,
    amount: int,
    instrument: str,
    area: str,
    confirmed: bool,
) -> None:
    """Ch. 691 wagers (a) to (c): a player wagers."""
    a_wager_of_the_game(wager)
    on_the_appropriate_area(wager, area)
    after_an_ante(table, player, wager)
    if wager in table.wagers.get(player, set()):
        raise Refused("already-placed", f"{SECTION} (c)", f"player {player} has placed the {wager} already")
    if instrument == "verbal-with-cash":
        confirmed_by_the_dealer(confirmed=confirmed)
        table.tell("wager-confirmed", player=player, wager=wager, by="dealer")
        cash_becomes_chips(table, player, amount)
    table.wagers.setdefault(player, set()).add(wager)
    table.tell("wager-placed", player=player, wager=wager, amount=amount, instrument=instrument)
