"""The words in which a table is driven and described: set-ups, commands, events, and what is declared.

A *command* is an act of a person or a device at the table, lawful or not; a product accepts or refuses it.
An *event* says what then happened, in the order in which it happened. The same events, one a line, are the
record of a table that nobody drove. Members have one-word names; amounts are whole cents, times whole minutes.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct, UnsetType, field

Name = Annotated[str, Meta(min_length=1)]
Cents = Annotated[int, Meta(ge=1)]
Number = Annotated[int, Meta(ge=0)]
Position = Annotated[int, Meta(ge=1)]

Person = Literal["dealer", "floorperson", "above-floorperson", "player"]
ByWhat = Literal["dealer", "device"]
Instrument = Literal["value-chips", "plaques", "other-approved-instrument", "verbal-with-cash"]
OptionalWager = Literal["prime-wager", "four-card-bonus-wager", "all-six-bonus-wager"]
Side = Literal["left", "right"]


class _Base(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Members are named; those at their default need not be sent."""


# Set-ups: what `table.open` asks for.


class Device(_Base, frozen=True, kw_only=True):
    """An automated card shuffling device: whether it counts the cards, and puts them in the dealing shoe."""

    counts: bool = False
    loads: bool = False


class Reshuffler(_Base, frozen=True, kw_only=True):
    """A shoe or other device that reshuffles and counts by itself, approved or not (§ 684a.5(g))."""

    approved: bool


class FourCardFrenzySetup(_Base, frozen=True, kw_only=True):
    """A Four Card Frenzy table as its certificate holder runs it.

    ``shoe`` is the dealer's hand to which the dealing shoe stands. ``options`` are the optional wagers in
    the Rules Submission, ``boxes`` the number of adjacent boxes in it.
    """

    dealing: Literal["manual-shoe", "hand", "automated-shoe"] = "manual-shoe"
    shoe: Side = "left"
    device: Device | None = None
    reshuffler: Reshuffler | None = None
    options: tuple[OptionalWager, ...] = ()
    boxes: Number = 1


class FiveCardRouletteSetup(_Base, frozen=True, kw_only=True):
    """A Five Card Roulette table; the sources leave nothing to choose."""


SETUPS: dict[str, type[Struct]] = {"684a": FourCardFrenzySetup, "691": FiveCardRouletteSetup}
"""The set-up that a table of each chapter is opened with."""


# Commands.


class _Command(_Base, frozen=True, kw_only=True, tag_field="command"):
    """An act at the table."""


class DeckArriving(_Base, frozen=True, kw_only=True):
    """A deck that comes to the table; ``backs`` are the colours found among the backs of its cards."""

    deck: Name
    cards: Number = 52
    backs: tuple[Name, ...] = ("red",)
    preshuffled: bool = False


class ReceiveDecks(_Command, frozen=True, kw_only=True, tag="receive-decks"):
    """Decks come to the table, ``preshuffled`` where § 603a.16 had them inspected and shuffled beforehand."""

    decks: tuple[DeckArriving, ...]
    covers: Number = 1


class InspectCards(_Command, frozen=True, kw_only=True, tag="inspect-cards"):
    """Someone looks a deck over for defects."""

    deck: Name
    by: Person = "dealer"


class VerifyInspection(_Command, frozen=True, kw_only=True, tag="verify-inspection"):
    """Someone confirms the inspection."""

    deck: Name
    by: Person = "floorperson"


class SpreadCards(_Command, frozen=True, kw_only=True, tag="spread-cards"):
    """The dealer spreads a deck face up for the first player."""

    deck: Name


class Arrive(_Command, frozen=True, kw_only=True, tag="arrive"):
    """A player arrives at the table, and stands."""

    player: Name


class AffordInspection(_Command, frozen=True, kw_only=True, tag="afford-inspection"):
    """A player has the opportunity to look at the cards that lie spread."""

    player: Name


class TurnFaceDown(_Command, frozen=True, kw_only=True, tag="turn-face-down"):
    """The dealer turns a spread deck face down."""

    deck: Name


class WashCards(_Command, frozen=True, kw_only=True, tag="wash-cards"):
    """The dealer mixes a deck on the table."""

    deck: Name


class StackCards(_Command, frozen=True, kw_only=True, tag="stack-cards"):
    """The dealer stacks a deck."""

    deck: Name


class ShuffleCards(_Command, frozen=True, kw_only=True, tag="shuffle-cards"):
    """A deck is shuffled; ``count`` is what a counting device finds, where it is not told 52."""

    deck: Name
    means: Literal["manually", "device"] = "manually"
    count: Number = 52


class RemoveDeck(_Command, frozen=True, kw_only=True, tag="remove-deck"):
    """A deck is taken from the table."""

    deck: Name


class CutCards(_Command, frozen=True, kw_only=True, tag="cut-cards"):
    """The dealer cuts: the cover card goes in under ``above`` cards, and all of it to the bottom."""

    deck: Name
    above: Number


class RequireRecut(_Command, frozen=True, kw_only=True, tag="require-recut"):
    """Someone finds the cut improper and requires another."""

    deck: Name
    by: Person = "floorperson"


class DirectShuffle(_Command, frozen=True, kw_only=True, tag="direct-shuffle"):
    """A floorperson or above directs that a deck be shuffled."""

    deck: Name
    by: Person = "floorperson"


class PlaceInShoe(_Command, frozen=True, kw_only=True, tag="place-in-shoe"):
    """A stack is put in the dealing shoe."""

    deck: Name
    by: ByWhat = "dealer"


class PlaceInDiscardRack(_Command, frozen=True, kw_only=True, tag="place-in-discard-rack"):
    """The cards of a deck are put in the discard rack."""

    deck: Name


class SpreadForNoActivity(_Command, frozen=True, kw_only=True, tag="spread-for-no-activity"):
    """Nobody plays at the open table; ``faceup``: a player asks that the cards be spread face up."""

    faceup: bool = False


class SitDown(_Command, frozen=True, kw_only=True, tag="sit-down"):
    """A player sits down at a betting position, counted from 1."""

    player: Name
    position: Position


class StandUp(_Command, frozen=True, kw_only=True, tag="stand-up"):
    """A player gives up the seat and stays at the table."""

    player: Name


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    """A player leaves the table."""

    player: Name


class PlaceWager(_Command, frozen=True, kw_only=True, tag="place-wager"):
    """A player wagers.

    ``wager`` is a name such as ``ante-wager``. ``area`` is the betting area where the wager lies, its own
    where left out, or ``none``. ``position`` is the box (684a). ``confirmed``: the dealer confirms a spoken
    wager (691).
    """

    player: Name
    wager: Name
    amount: Cents
    instrument: Instrument = "value-chips"
    position: Position | UnsetType = msgspec.UNSET
    area: Name | UnsetType = msgspec.UNSET
    confirmed: bool = False


class IncreaseWager(_Command, frozen=True, kw_only=True, tag="increase-wager"):
    """A player adds ``amount`` to a wager."""

    player: Name
    position: Position
    wager: Name
    amount: Cents


class WithdrawWager(_Command, frozen=True, kw_only=True, tag="withdraw-wager"):
    """A player takes a wager back."""

    player: Name
    position: Position
    wager: Name


class AnnounceNoMoreBets(_Command, frozen=True, kw_only=True, tag="announce-no-more-bets"):
    """The dealer announces “no more bets”."""


class Deal(_Command, frozen=True, kw_only=True, tag="deal"):
    """The dealer deals the round, announcing “no more bets” before it where that was not done."""


class CompleteRound(_Command, frozen=True, kw_only=True, tag="complete-round"):
    """The round is over, and its cards go to the discard rack."""


class LetTimePass(_Command, frozen=True, kw_only=True, tag="let-time-pass"):
    """The table's clock goes on; nothing else happens."""

    minutes: Number


Command: TypeAlias = (
    ReceiveDecks
    | InspectCards
    | VerifyInspection
    | SpreadCards
    | Arrive
    | AffordInspection
    | TurnFaceDown
    | WashCards
    | StackCards
    | ShuffleCards
    | RemoveDeck
    | CutCards
    | RequireRecut
    | DirectShuffle
    | PlaceInShoe
    | PlaceInDiscardRack
    | SpreadForNoActivity
    | SitDown
    | StandUp
    | Leave
    | PlaceWager
    | IncreaseWager
    | WithdrawWager
    | AnnounceNoMoreBets
    | Deal
    | CompleteRound
    | LetTimePass
)

COMMANDS_691 = ("place-wager",)
"""The commands of a Five Card Roulette table; a Four Card Frenzy table has them all."""


# Events.


class _Event(_Base, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened, ``at`` so many minutes after the table was opened."""

    at: Number = 0


class _OfDeck(_Event, frozen=True, kw_only=True):
    """Something that happened to a deck."""

    deck: Name


class _OfPlayer(_Event, frozen=True, kw_only=True):
    """Something that a player did."""

    player: Name


class TableOpened(_Event, frozen=True, kw_only=True, tag="table-opened"):
    """The first event: the table, and how it is set up."""

    chapter: Name
    table: dict[str, Any]


class DecksReceived(_Event, frozen=True, kw_only=True, tag="decks-received"):
    """Decks came to the table."""

    decks: tuple[DeckArriving, ...]
    covers: Number = 1


class CardsInspected(_OfDeck, frozen=True, kw_only=True, tag="cards-inspected"):
    """A deck was looked over for defects."""

    by: Person


class InspectionVerified(_OfDeck, frozen=True, kw_only=True, tag="inspection-verified"):
    """The inspection of a deck was confirmed."""

    by: Person


class CardsSpread(_OfDeck, frozen=True, kw_only=True, tag="cards-spread"):
    """A deck lies spread: the cards of each column (``"As Ks Qs"``), from one end to the other."""

    facing: Literal["up", "down"]
    shape: Literal["horizontal-fans", "other"]
    columns: tuple[str, ...]


class PlayerArrived(_OfPlayer, frozen=True, kw_only=True, tag="player-arrived"):
    """A player came to the table."""


class InspectionAfforded(_OfPlayer, frozen=True, kw_only=True, tag="inspection-afforded"):
    """A player had the opportunity to look at the spread cards."""


class CardsTurnedFaceDown(_OfDeck, frozen=True, kw_only=True, tag="cards-turned-face-down"):
    """A spread deck was turned over."""


class CardsWashed(_OfDeck, frozen=True, kw_only=True, tag="cards-washed"):
    """A deck was washed."""


class CardsShuffled(_OfDeck, frozen=True, kw_only=True, tag="cards-shuffled"):
    """A deck was shuffled."""

    means: Literal["manually", "device"]


class CardsCounted(_OfDeck, frozen=True, kw_only=True, tag="cards-counted"):
    """A device counted a deck and showed the number."""

    cards: Number


class CardsStacked(_OfDeck, frozen=True, kw_only=True, tag="cards-stacked"):
    """A deck was put into so many stacks."""

    stacks: Number = 1


class CardsStoredInDevice(_OfDeck, frozen=True, kw_only=True, tag="cards-stored-in-device"):
    """A deck lies shuffled in the device."""


class DeckRemoved(_OfDeck, frozen=True, kw_only=True, tag="deck-removed"):
    """A deck left the table."""


class CoverCardInserted(_OfDeck, frozen=True, kw_only=True, tag="cover-card-inserted"):
    """The cover card went in under so many cards."""

    above: Number


class CardsMovedToBottom(_OfDeck, frozen=True, kw_only=True, tag="cards-moved-to-bottom"):
    """So many cards went to the bottom of the stack, with the cover card or without."""

    cards: Number
    cover: bool = True


class RecutRequired(_OfDeck, frozen=True, kw_only=True, tag="recut-required"):
    """A deck must be cut again."""

    by: Person


class ShuffleDirected(_OfDeck, frozen=True, kw_only=True, tag="shuffle-directed"):
    """A deck must be shuffled."""

    by: Person


class CardsPlacedInShoe(_OfDeck, frozen=True, kw_only=True, tag="cards-placed-in-shoe"):
    """A stack is in the dealing shoe."""

    by: ByWhat


class CardsTaken(_OfDeck, frozen=True, kw_only=True, tag="cards-taken"):
    """Cards were taken out of shoe, rack or device."""

    out: Literal["shoe", "discard-rack", "device"] = field(name="from")


class PlayerSeated(_OfPlayer, frozen=True, kw_only=True, tag="player-seated"):
    """A player sat down."""

    position: Position


class PlayerStoodUp(_OfPlayer, frozen=True, kw_only=True, tag="player-stood-up"):
    """A player gave up the seat."""


class PlayerLeft(_OfPlayer, frozen=True, kw_only=True, tag="player-left"):
    """A player left the table."""


class WagersAbandoned(_OfPlayer, frozen=True, kw_only=True, tag="wagers-abandoned"):
    """The wagers of a player who left are taken as lost."""


class WagerPlaced(_OfPlayer, frozen=True, kw_only=True, tag="wager-placed"):
    """A wager lies on its area."""

    wager: Name
    amount: Cents
    instrument: Instrument = "value-chips"
    position: Position | UnsetType = msgspec.UNSET


class WagerIncreased(_OfPlayer, frozen=True, kw_only=True, tag="wager-increased"):
    """So much was added to a wager."""

    position: Position
    wager: Name
    amount: Cents


class WagerWithdrawn(_OfPlayer, frozen=True, kw_only=True, tag="wager-withdrawn"):
    """A wager was taken back."""

    position: Position
    wager: Name


class WagerConfirmed(_OfPlayer, frozen=True, kw_only=True, tag="wager-confirmed"):
    """The dealer confirmed a spoken wager."""

    wager: Name
    by: Person = "dealer"


class CashConverted(_OfPlayer, frozen=True, kw_only=True, tag="cash-converted"):
    """A player's cash became chips or plaques."""

    amount: Cents
    to: Literal["value-chips", "plaques"]


class NoMoreBetsAnnounced(_Event, frozen=True, kw_only=True, tag="no-more-bets-announced"):
    """The dealer called “no more bets”."""


class CardDealt(_OfDeck, frozen=True, kw_only=True, tag="card-dealt"):
    """A card came from the shoe to the layout.

    ``to`` a player's ``position``, the dealer, or another area of the layout. ``drawn`` and ``placed`` are
    the dealer's hands that took it from the shoe and laid it down.
    """

    card: Name
    to: Literal["player", "dealer", "area"]
    position: Position | UnsetType = msgspec.UNSET
    facing: Literal["up", "down"] = "down"
    drawn: Side | UnsetType = msgspec.UNSET
    placed: Side | UnsetType = msgspec.UNSET


class RoundCompleted(_Event, frozen=True, kw_only=True, tag="round-completed"):
    """A round of play ended."""


class CardsPlacedInDiscardRack(_OfDeck, frozen=True, kw_only=True, tag="cards-placed-in-discard-rack"):
    """Cards of a deck lie in the discard rack."""


Event: TypeAlias = (
    TableOpened
    | DecksReceived
    | CardsInspected
    | InspectionVerified
    | CardsSpread
    | PlayerArrived
    | InspectionAfforded
    | CardsTurnedFaceDown
    | CardsWashed
    | CardsShuffled
    | CardsCounted
    | CardsStacked
    | CardsStoredInDevice
    | DeckRemoved
    | CoverCardInserted
    | CardsMovedToBottom
    | RecutRequired
    | ShuffleDirected
    | CardsPlacedInShoe
    | CardsTaken
    | PlayerSeated
    | PlayerStoodUp
    | PlayerLeft
    | WagersAbandoned
    | WagerPlaced
    | WagerIncreased
    | WagerWithdrawn
    | WagerConfirmed
    | CashConverted
    | NoMoreBetsAnnounced
    | CardDealt
    | RoundCompleted
    | CardsPlacedInDiscardRack
)

EVENT_NAMES = frozenset(str(kind.__struct_config__.tag) for kind in get_args(Event))


def read_events(events: Sequence[dict[str, Any]]) -> tuple[Event, ...]:
    """Return the events that the protocol names, in order; others say nothing here and are left out.

    Raises ``msgspec.ValidationError`` for a named event in another form.
    """
    known = [event for event in events if event.get("event") in EVENT_NAMES]
    return msgspec.convert(known, tuple[Event, ...])


# Declarations.


class BettingPosition(_Base, frozen=True, kw_only=True):
    """A betting position, its side of the table, and the wagers that have an area of their own there."""

    side: Literal["players", "dealer"]
    areas: tuple[Name, ...]


class Layout(_Base, frozen=True, kw_only=True):
    """What the layout bears; ``odds`` are the wagers whose payout odds are inscribed."""

    submitted: bool
    holder: Literal["name", "logo", "none"]
    positions: tuple[BettingPosition, ...]
    odds: tuple[Name, ...] = ()
    limit: bool = False


class Sign(_Base, frozen=True, kw_only=True):
    """A sign posted at the table; ``odds`` and ``limit`` as on the layout."""

    odds: tuple[Name, ...] = ()
    limit: bool = False


class Box(_Base, frozen=True, kw_only=True):
    """A drop box or tip box: fixed or not, on which side of the table, to which hand of the dealer."""

    attached: bool
    side: Literal["dealer", "players", "end"]
    hand: Side
    approved: bool


class DiscardRack(_Base, frozen=True, kw_only=True):
    """The discard rack: fixed or not, and where."""

    attached: bool
    place: Literal["top-of-dealers-side", "elsewhere"]


class DeclaredDeck(_Base, frozen=True, kw_only=True):
    """A deck in use; ``backs`` are the colours found among the backs of its cards."""

    cards: Number
    backs: tuple[Name, ...]
    designs: Annotated[int, Meta(ge=1)] = 1


class DeclaredDevice(_Base, frozen=True, kw_only=True):
    """A device for the cards; ``reshuffles``: it reshuffles and counts by itself."""

    name: Name
    shuffles: bool = True
    reshuffles: bool = False
    approved: bool = False


class RulesSubmission(_Base, frozen=True, kw_only=True):
    """What the Rules Submission specifies of what the sources speak of; ``boxes`` None: it is silent."""

    options: tuple[Name, ...] = ()
    boxes: Number | None = None


class DealingShoe(_Base, frozen=True, kw_only=True):
    """A manual dealing shoe: whether it stands on the table, in an approved place."""

    table: bool
    approved: bool


class Declaration(_Base, frozen=True, kw_only=True):
    """Four Card Frenzy as a certificate holder declares it: table, layout, equipment, Rules Submission.

    ``offered`` are the optional wagers on offer; ``limit`` whether a payout limit is set; ``place`` is the
    dealer's side, seen from the betting positions. ``crowded``: a device or other equipment leaves no room
    for the tip box beside the dealer.
    """

    place: Literal["opposite", "same-side"]
    layout: Layout
    sign: Sign | None = None
    offered: tuple[OptionalWager, ...] = ()
    limit: bool = False
    dropbox: Box
    tipbox: Box
    crowded: bool = False
    rack: DiscardRack | None = None
    decks: tuple[DeclaredDeck, ...]
    covers: Number
    devices: tuple[DeclaredDevice, ...] = ()
    shoe: DealingShoe | None = None
    submission: RulesSubmission
