"""The reference's tables: commands of the protocol, carried out by the rules of `reference_impl`."""

from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET

from adapters.product import Answer, Case, TableSession
from adapters.table_messages import (
    BettingPosition,
    Box,
    Command,
    DealingShoe,
    Declaration,
    DeclaredDeck,
    DeclaredDevice,
    DiscardRack,
    FiveCardRouletteSetup,
    FourCardFrenzySetup,
    Layout,
    PlaceWager,
    ReceiveDecks,
    RulesSubmission,
    Sign,
)
from reference_impl import (
    five_card_roulette_table,
    four_card_frenzy_dealing,
    four_card_frenzy_opening,
    four_card_frenzy_shuffle_and_cut,
    four_card_frenzy_wagers,
)
from reference_impl.five_card_roulette_table import RouletteTable
from reference_impl.four_card_frenzy_table import ACTS, Refused, Setup, Table

_CarryOut = Callable[[Any], None]

SECTIONS: Final = (
    four_card_frenzy_opening,
    four_card_frenzy_shuffle_and_cut,
    four_card_frenzy_wagers,
    four_card_frenzy_dealing,
)
"""The modules whose acts make a Four Card Frenzy table."""

COMMANDS: Final = frozenset(kind.__struct_config__.tag for kind in get_args(Command))


class ReferenceTable(TableSession):
    """A table of either game. What cannot be read is refused as ``malformed``; nothing is raised."""

    def __init__(self, chapter: str, table: Case) -> None:
        self._carry_out: _CarryOut | None = None
        self._history: list[dict[str, Any]] = []
        try:
            if chapter == "684a":
                self._open_frenzy(msgspec.convert(table, FourCardFrenzySetup))
            elif chapter == "691":
                msgspec.convert(table, FiveCardRouletteSetup)
                self._open_roulette()
        except Refused as refusal:
            self.opened = _rejected(refusal)
        except msgspec.ValidationError as error:
            self.opened = _malformed(error)
        else:
            opening = {"event": "table-opened", "at": 0, "chapter": chapter, "table": dict(table)}
            started = {"accepted": {"session": "reference", "events": [opening]}}
            self.opened = started if self._carry_out else {"unsupported": True}

    def do(self, command: Case) -> Answer:
        """Carry out a command, or refuse it."""
        if self._carry_out is None or command.get("command") not in COMMANDS:
            return {"unsupported": True}
        told = len(self._history)
        try:
            self._carry_out(msgspec.convert(command, Command))
        except Refused as refusal:
            return _rejected(refusal)
        except msgspec.ValidationError as error:
            return _malformed(error)
        except NotImplementedError:
            return {"unsupported": True}
        return {"accepted": {"events": self._history[told:]}}

    def close(self) -> Answer:
        """Do nothing: the table goes with this object."""
        return {}

    def _open_frenzy(self, asked: FourCardFrenzySetup) -> None:
        device, reshuffler = asked.device, asked.reshuffler
        setup = Setup(
            dealing=asked.dealing,
            shoe=asked.shoe,
            device=device is not None,
            device_counts=device is not None and device.counts,
            device_loads=device is not None and device.loads,
            reshuffler=reshuffler is not None,
            reshuffler_approved=reshuffler is not None and reshuffler.approved,
            options=frozenset(asked.options),
            boxes=asked.boxes,
        )
        four_card_frenzy_shuffle_and_cut.reshuffler_is_approved(setup)
        table = Table(setup)
        self._history = table.history
        self._carry_out = lambda command: _act_at_frenzy(table, command)

    def _open_roulette(self) -> None:
        table = RouletteTable()
        self._history = table.history
        self._carry_out = lambda command: _act_at_roulette(table, command)


def _act_at_frenzy(table: Table, command: Any) -> None:
    members = {name: getattr(command, name) for name in command.__struct_fields__}
    if isinstance(command, ReceiveDecks):
        names = [*table.decks, *(each.deck for each in command.decks)]
        if len(set(names)) < len(names):
            raise Refused("name-taken", "", "every deck at the table has a name of its own")
        arriving = four_card_frenzy_opening.Arriving
        members["decks"] = [
            arriving(each.deck, each.cards, each.backs, each.preshuffled) for each in command.decks
        ]
    if isinstance(command, PlaceWager):
        del members["confirmed"]
        if command.position is UNSET:
            raise Refused("no-position", "684a.7(a)", "a wager lies on the box of a position")
        members["area"] = _area(command)
    ACTS[command.__struct_config__.tag](table, **members)


def _act_at_roulette(table: RouletteTable, command: Any) -> None:
    if not isinstance(command, PlaceWager):
        raise NotImplementedError
    five_card_roulette_table.place_wager(
        table,
        player=command.player,
        wager=command.wager,
        amount=command.amount,
        instrument=command.instrument,
        area=_area(command),
        confirmed=command.confirmed,
    )


def _area(command: PlaceWager) -> str:
    return command.wager if isinstance(command.area, msgspec.UnsetType) else command.area


def _rejected(refusal: Refused) -> Answer:
    return {"rejected": {"code": refusal.code, "message": str(refusal)}}


def _malformed(error: msgspec.ValidationError) -> Answer:
    return {"rejected": {"code": "malformed", "message": str(error)}}


_OPTIONS: Final = ("prime-wager", "four-card-bonus-wager", "all-six-bonus-wager")
_MUST_AND_MAY: Final = ("ante-wager", "odds-wager", "raise-wager", *_OPTIONS)

DECLARED: Final = Declaration(
    place="opposite",
    layout=Layout(
        submitted=True,
        holder="name",
        positions=tuple(BettingPosition(side="players", areas=_MUST_AND_MAY) for _ in range(6)),
        odds=_MUST_AND_MAY,
    ),
    sign=Sign(limit=True),
    offered=_OPTIONS,
    limit=True,
    dropbox=Box(attached=True, side="dealer", hand="left", approved=True),
    tipbox=Box(attached=True, side="dealer", hand="right", approved=True),
    rack=DiscardRack(attached=True, place="top-of-dealers-side"),
    decks=(DeclaredDeck(cards=52, backs=("red",)), DeclaredDeck(cards=52, backs=("blue",))),
    covers=1,
    devices=(DeclaredDevice(name="automated card shuffling device", approved=True),),
    shoe=DealingShoe(table=True, approved=True),
    submission=RulesSubmission(options=_OPTIONS, boxes=2),
)
"""A lawful declaration of § 684a.2 to § 684a.7, of a certificate holder who offers all there is to offer."""


def declared(chapter: str) -> Answer:
    """Return what the reference declares of a chapter."""
    if chapter != "684a":
        return {"unsupported": True}
    return {"declared": msgspec.json.decode(msgspec.json.encode(DECLARED))}
