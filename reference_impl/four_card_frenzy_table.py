"""58 Pa. Code §§ 684a.3 to 684a.8: a Four Card Frenzy table as two small state machines.

A deck goes its way from the hand that brings it to the discard rack (`DECK_MOVES`); a round of play goes from
betting to its completion (`ROUND_MOVES`). An act that would make either of them jump is refused, and so is one
that a guard refuses. What is lawful is carried out, and told as events.

The acts stand in four modules, by the sections that rule them: opening, shuffle and cut, wagers, dealing.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from reference_impl.cards import RANKS, SUITS

Event = dict[str, Any]

ADJACENT: Final = 1
IN_SEQUENCE: Final = tuple(RANKS)
THE_52_CARDS: Final = tuple(rank + suit for suit in SUITS for rank in IN_SEQUENCE)


class Refused(Exception):  # noqa: N818 - it names what becomes of the act, as the answer `rejected` does
    """An act that may not be done at the table; `code` names why in a word, `clause` where that stands."""

    def __init__(self, code: str, clause: str, message: str) -> None:
        super().__init__(f"{clause}: {message}" if clause else message)
        self.code = code
        self.clause = clause


class DeckStage(StrEnum):
    """How far a deck has come."""

    RECEIVED = "received at the table"
    PRESHUFFLED = "received preinspected and preshuffled"
    INSPECTED = "inspected by the dealer"
    VERIFIED = "inspection verified by the floorperson"
    SPREAD = "spread on the table"
    SEEN = "offered to the first player to inspect"
    FACE_DOWN = "turned face down"
    WASHED = "washed"
    STACKED = "stacked"
    SHUFFLED = "shuffled manually and stacked"
    IN_DEVICE = "shuffled and stored in the device"
    CUT = "cut"
    IN_SHOE = "in the dealing shoe"
    IN_PLAY = "dealt from"
    DISCARDED = "in the discard rack"


class RoundStage(StrEnum):
    """How far a round of play has come."""

    BETTING = "wagers are open"
    NO_MORE_BETS = "“no more bets” announced"
    DEALT = "cards dealt"


class Move(NamedTuple):
    """An act that takes a deck, or the round, from one of the stages `after` to the stage `then`."""

    after: frozenset[StrEnum]
    then: StrEnum
    clause: str


def _move(after: Iterable[StrEnum], then: StrEnum, clause: str) -> Move:
    return Move(frozenset(after), then, clause)


_D = DeckStage
_READY = (_D.SHUFFLED, _D.IN_DEVICE, _D.CUT, _D.IN_SHOE)

DECK_MOVES: Final[dict[str, Move]] = {
    "inspect-cards": _move([_D.RECEIVED, _D.PRESHUFFLED], _D.INSPECTED, "684a.4(a)"),
    "verify-inspection": _move([_D.INSPECTED], _D.VERIFIED, "684a.4(a)"),
    "spread-cards": _move([_D.VERIFIED], _D.SPREAD, "684a.4(b)"),
    "afford-inspection": _move([_D.SPREAD], _D.SEEN, "684a.4(c)"),
    "turn-face-down": _move([_D.SEEN], _D.FACE_DOWN, "684a.4(c)"),
    "wash-cards": _move([_D.FACE_DOWN], _D.WASHED, "684a.4(c)"),
    "stack-cards": _move([_D.WASHED], _D.STACKED, "684a.4(c)"),
    "shuffle-cards": _move([_D.STACKED, _D.PRESHUFFLED, _D.DISCARDED, *_READY], _D.SHUFFLED, "684a.5(a)"),
    "shuffle-cards by device": _move(
        [_D.STACKED, _D.PRESHUFFLED, _D.DISCARDED, *_READY], _D.IN_DEVICE, "684a.5(a)"
    ),
    "shuffle-cards by a device that loads": _move(
        [_D.STACKED, _D.PRESHUFFLED, _D.DISCARDED, *_READY], _D.IN_SHOE, "684a.5(a)"
    ),
    "direct-shuffle": _move(_READY, _D.STACKED, "684a.5(a)"),
    "cut-cards": _move([_D.SHUFFLED, _D.PRESHUFFLED], _D.CUT, "684a.5(c)(2)"),
    "require-recut": _move([_D.CUT, _D.IN_SHOE], _D.SHUFFLED, "684a.5(e)"),
    "place-in-shoe": _move([_D.CUT, _D.IN_DEVICE], _D.IN_SHOE, "684a.5(c)"),
    "place-in-discard-rack": _move(_READY, _D.DISCARDED, "684a.3(b)(4)"),
    "deal": _move([_D.IN_SHOE], _D.IN_PLAY, "684a.8(a)"),
    "deal by hand": _move([_D.CUT, _D.IN_DEVICE], _D.IN_PLAY, "684a.5(c)"),
    "complete-round": _move([_D.IN_PLAY], _D.DISCARDED, "684a.5(a)"),
    "spread-for-no-activity": _move([_D.IN_SHOE, _D.DISCARDED], _D.SPREAD, "684a.5(f)"),
}

ROUND_MOVES: Final[dict[str, Move]] = {
    "announce-no-more-bets": _move([RoundStage.BETTING], RoundStage.NO_MORE_BETS, "684a.8(b)"),
    "deal": _move([RoundStage.NO_MORE_BETS], RoundStage.DEALT, "684a.8(b)"),
    "complete-round": _move([RoundStage.DEALT], RoundStage.BETTING, "684a.5(a)"),
}


class Deck:
    """A deck at the table. `cards` lie in its stack, top first; `laid` are those dealt from it."""

    def __init__(self, name: str, backs: tuple[str, ...], stage: DeckStage, received: int) -> None:
        self.name = name
        self.backs = backs
        self.stage = stage
        self.received = received
        self.cards = list(THE_52_CARDS)
        self.laid: list[str] = []
        self.was_cut = False


@dataclass
class Wager:
    """A wager that lies on a box of the layout; amounts in whole cents."""

    player: str
    amount: int


@dataclass(frozen=True)
class Setup:
    """The table as its certificate holder runs it; `options` and `boxes` as in its Rules Submission."""

    dealing: str = "manual-shoe"
    shoe: str = "left"
    device: bool = False
    device_counts: bool = False
    device_loads: bool = False
    reshuffler: bool = False
    reshuffler_approved: bool = False
    options: frozenset[str] = frozenset()
    boxes: int = ADJACENT


@dataclass
class Table:
    """A table: its clock in minutes, its decks, who is there, what is wagered, and all that happened."""

    setup: Setup
    clock: int = 0
    decks: dict[str, Deck] = field(default_factory=dict)
    round: RoundStage = RoundStage.BETTING
    last_dealt: str = ""
    present: set[str] = field(default_factory=set)
    seats: dict[str, int] = field(default_factory=dict)
    in_round: set[str] = field(default_factory=set)
    wagers: dict[tuple[int, str], Wager] = field(default_factory=dict)
    history: list[Event] = field(default_factory=list)
    # Cards are mixed in a way that can be repeated: a session played again goes as it went.
    chance: random.Random = field(default_factory=lambda: random.Random(58))  # noqa: S311

    def tell(self, event: str, **members: Any) -> None:
        """Add an event to the history."""
        self.history.append({"event": event, "at": self.clock, **members})

    def deck(self, name: str) -> Deck:
        """Return a deck of the table."""
        if name not in self.decks:
            raise Refused("no-such-deck", "", f"there is no deck {name} at the table")
        return self.decks[name]


def move_deck(deck: Deck, move: str) -> None:
    """Take a deck to its next stage; refuse an act whose turn it is not."""
    after, then, clause = DECK_MOVES[move]
    if deck.stage not in after:
        raise Refused("out-of-order", clause, f"deck {deck.name} is {deck.stage}")
    deck.stage = DeckStage(then)


def move_round(table: Table, move: str) -> None:
    """Take the round to its next stage; refuse an act whose turn it is not."""
    after, then, clause = ROUND_MOVES[move]
    if table.round not in after:
        raise Refused("out-of-order", clause, f"in this round {table.round}")
    table.round = RoundStage(then)


Act = Callable[..., None]

ACTS: Final[dict[str, Act]] = {}
"""What can be done at the table, by the name of the act."""


def act(name: str) -> Callable[[Act], Act]:
    """Register a function as what is done when the act `name` is asked for."""

    def register(function: Act) -> Act:
        ACTS[name] = function
        return function

    return register


@act("let-time-pass")
def let_time_pass(table: Table, minutes: int) -> None:
    """Move the clock on."""
    table.clock += minutes
