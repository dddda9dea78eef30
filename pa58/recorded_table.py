"""The procedures of §§ 684a.2 to 684a.8, read from the events of one Four Card Frenzy table, in order.

Nothing is driven: each event is held against what the events before it have led to. A violation names the
clause; after it the record is followed on as it stands, so that one fault is told once.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from adapters.table_messages import (
    CardDealt,
    CardsCounted,
    CardsInspected,
    CardsMovedToBottom,
    CardsPlacedInDiscardRack,
    CardsPlacedInShoe,
    CardsShuffled,
    CardsSpread,
    CardsStacked,
    CardsStoredInDevice,
    CardsTaken,
    CardsTurnedFaceDown,
    CardsWashed,
    CoverCardInserted,
    DeckArriving,
    DeckRemoved,
    DecksReceived,
    Event,
    FourCardFrenzySetup,
    InspectionAfforded,
    InspectionVerified,
    NoMoreBetsAnnounced,
    PlayerLeft,
    PlayerSeated,
    PlayerStoodUp,
    RecutRequired,
    RoundCompleted,
    ShuffleDirected,
    TableOpened,
    WagerIncreased,
    WagerPlaced,
    WagerWithdrawn,
)

OPTIONS: Final = {
    "prime-wager": "684a.7.d.2",
    "four-card-bonus-wager": "684a.7.d.3",
    "all-six-bonus-wager": "684a.7.d.4",
}
OBLIGATORY: Final = ("ante-wager", "odds-wager", "raise-wager")
_OPPOSITE: Final = {"left": "right", "right": "left"}
_AUTHORITY: Final = ("floorperson", "above-floorperson")


class Violation(msgspec.Struct, frozen=True):
    """A clause that an event breaks, and how."""

    clause: str
    what: str


class _Deck:
    """What the record has told of a deck."""

    def __init__(self, arriving: DeckArriving, at: int) -> None:
        self.name = arriving.deck
        self.at = at
        self.inspected = self.verified = self.spread = self.seen = self.turned = False
        self.opened = arriving.preshuffled  # § 684a.4(e): then what comes before the first shuffle is not due
        self.unwashed = self.unstacked = not arriving.preshuffled
        self.shuffled = "preshuffled" if arriving.preshuffled else ""
        self.above = -1
        self.cut = self.recut = self.in_shoe = self.in_device = self.in_rack = False
        self.wrong_count = False


def _again(deck: _Deck) -> str:
    """§ 684a.4(c) at the opening of the table; § 684a.5(f) where its steps are due again after an idle time."""
    return "684a.5.f" if deck.opened else "684a.4.c"


class RecordedTable:
    """Follows one table. A deck that the record never brought is left alone after its first violation."""

    def __init__(self) -> None:
        self._setup = FourCardFrenzySetup()
        self._decks: dict[str, _Deck] = {}
        self._seats: dict[str, int] = {}
        self._wagers: dict[tuple[int, str], tuple[str, int]] = {}
        self._unknown: set[str] = set()
        self._closed = False
        self._told: set[str] = set()
        self._dealing = ""
        self._dealt_to: set[int] = set()
        self._last_dealt = ""
        self.rounds = 0

    def follow(self, event: Event) -> Iterator[Violation]:
        """Yield what is wrong with the next event."""
        rule = _RULES.get(type(event))
        if rule is not None:
            yield from rule(self, event)

    def _deck(self, name: str) -> _Deck | None:
        return self._decks.get(name)

    def _opened(self, event: TableOpened) -> Iterator[Violation]:
        self._setup = msgspec.convert(event.table, FourCardFrenzySetup)
        if self._setup.reshuffler is not None and not self._setup.reshuffler.approved:
            yield Violation("684a.5.g", "a device that reshuffles and counts by itself is not approved")

    # §§ 684a.3 and 684a.4

    def _received(self, event: DecksReceived) -> Iterator[Violation]:
        for arriving in event.decks:
            if arriving.cards != 52 or len(set(arriving.backs)) != 1:
                yield Violation("684a.3.a", f"deck {arriving.deck} is not 52 cards alike")
            self._decks[arriving.deck] = _Deck(arriving, event.at)
        if event.covers != 1:
            yield Violation("684a.3.a", f"{event.covers} cover cards")
        if len(self._decks) > (1 if self._setup.device is None else 2):
            yield Violation("684a.3.b", f"{len(self._decks)} decks at the table")
        backs = [each.backs[:1] for each in event.decks]
        if len(set(backs)) < len(backs):
            yield Violation("684a.3.b.1", "the backs of two decks have one color")

    def _inspected(self, event: CardsInspected) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if event.by != "dealer":
            yield Violation("684a.4.a", f"the {event.by} inspected the cards")
        if deck:
            deck.inspected = True

    def _verified(self, event: InspectionVerified) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if event.by != "floorperson":
            yield Violation("684a.4.a", f"the {event.by} verified the inspection")
        if deck:
            if not deck.inspected:
                yield Violation("684a.4.a", "there was no inspection to verify")
            deck.verified = True

    def _spread(self, event: CardsSpread) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck is None:
            return
        if not deck.opened:
            if not deck.verified:
                yield Violation("684a.4.a", f"deck {deck.name} was spread without a verified inspection")
            if event.facing != "up" or not lies_in_order(event):
                yield Violation("684a.4.b", f"deck {deck.name} does not lie face up, by suit and in sequence")
        deck.spread, deck.seen, deck.turned, deck.unwashed, deck.unstacked = True, False, False, True, True
        deck.shuffled, deck.cut, deck.in_shoe, deck.in_rack = "", False, False, False

    def _afforded(self, _: InspectionAfforded) -> Iterator[Violation]:
        for deck in self._decks.values():
            deck.seen = deck.seen or deck.spread
        yield from ()

    def _turned(self, event: CardsTurnedFaceDown) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck:
            if not deck.spread:
                yield Violation("684a.4.b", f"deck {deck.name} was turned without having been spread")
            elif not deck.seen:
                yield Violation(_again(deck), f"deck {deck.name} was turned before a player could inspect it")
            deck.turned, deck.spread = True, False

    def _washed(self, event: CardsWashed) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck:
            if not deck.turned:
                yield Violation(
                    _again(deck), f"deck {deck.name} was washed and had not been turned face down"
                )
            deck.unwashed = False

    # § 684a.5

    def _stacked(self, event: CardsStacked) -> Iterator[Violation]:
        if event.stacks != 1:
            yield Violation("684a.5.a", f"deck {event.deck} is in {event.stacks} stacks")
        deck = self._deck(event.deck)
        if deck:
            if deck.unwashed:
                yield Violation(_again(deck), f"deck {deck.name} was stacked without having been washed")
            deck.unwashed = deck.unstacked = False

    def _shuffled(self, event: CardsShuffled) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck is None:
            return
        if deck.unwashed or deck.unstacked:
            yield Violation(
                _again(deck), f"deck {deck.name} was shuffled and had not been washed and stacked"
            )
            deck.unwashed = deck.unstacked = False
        deck.shuffled, deck.opened = event.means, True
        deck.cut = deck.recut = deck.in_shoe = deck.in_rack = deck.in_device = False

    def _counted(self, event: CardsCounted) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck:
            deck.wrong_count = event.cards != 52
        yield from ()

    def _removed(self, event: DeckRemoved) -> Iterator[Violation]:
        self._decks.pop(event.deck, None)
        yield from ()

    def _cover(self, event: CoverCardInserted) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if event.above < 10:
            yield Violation(
                "684a.5.d", f"the cover card lies under {event.above} cards, at least ten are due"
            )
        if deck:
            if not deck.shuffled:
                yield Violation("684a.5.a", f"deck {deck.name} was cut without having been shuffled")
            deck.above = event.above

    def _to_bottom(self, event: CardsMovedToBottom) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck:
            if event.cards != deck.above or not event.cover:
                yield Violation("684a.5.d", "not the cover card and all cards above it went to the bottom")
            deck.cut, deck.recut = True, False

    def _recut(self, event: RecutRequired) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if event.by not in _AUTHORITY:
            yield Violation("684a.5.e", f"a {event.by} required a recut")
        if deck:
            if not deck.cut or self._dealing == deck.name:
                yield Violation("684a.5.e", "a recut was required without a cut, or after cards were dealt")
            deck.cut, deck.recut, deck.in_shoe = False, True, False

    def _directed(self, event: ShuffleDirected) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck:
            deck.shuffled, deck.cut, deck.in_shoe, deck.in_device = "", False, False, False
        yield from ()

    def _placed_in_shoe(self, event: CardsPlacedInShoe) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck is None:
            return
        yield from self._made_ready(deck)
        if len(self._decks) == 2 and self._last_dealt == deck.name:
            yield Violation("684a.3.b.3", f"deck {deck.name} is used again before the other deck")
        deck.in_shoe, deck.in_device = True, False

    def _made_ready(self, deck: _Deck) -> Iterator[Violation]:
        """§ 684a.5(a) to (e): what must have been done with a deck that is about to be dealt from."""
        if deck.wrong_count:
            yield Violation("684a.5.b", f"deck {deck.name} stays, and has not 52 cards")
            deck.wrong_count = False
        if not deck.shuffled:
            yield Violation("684a.5.a", f"deck {deck.name} was not shuffled")
        elif deck.shuffled != "device" and not deck.cut and self._setup.reshuffler is None:
            clause = "684a.5.e" if deck.recut else "684a.5.c.2"
            yield Violation(clause, f"deck {deck.name} was not cut")

    def _stored(self, event: CardsStoredInDevice) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck:
            deck.in_device = True
        yield from ()

    def _taken(self, event: CardsTaken) -> Iterator[Violation]:
        deck = self._deck(event.deck)
        if deck:
            deck.in_shoe = deck.in_shoe and event.out != "shoe"
            deck.in_rack = deck.in_rack and event.out != "discard-rack"
            deck.in_device = deck.in_device and event.out != "device"
        yield from ()

    # § 684a.7

    def _seated(self, event: PlayerSeated) -> Iterator[Violation]:
        if event.position > 6:
            yield Violation("684a.2.a", f"a player sits at position {event.position}")
        self._seats[event.player] = event.position

    def _stood_up(self, event: PlayerStoodUp) -> Iterator[Violation]:
        boxes = {position for (position, _), (player, _) in self._wagers.items() if player == event.player}
        if boxes & self._dealt_to:
            yield Violation("684a.7.b", f"player {event.player} stood up with cards in the round")
        self._seats.pop(event.player, None)

    def _left(self, event: PlayerLeft) -> Iterator[Violation]:
        self._seats.pop(event.player, None)
        self._wagers = {box: wager for box, wager in self._wagers.items() if wager[0] != event.player}
        yield from ()

    def _wagered(self, event: WagerPlaced) -> Iterator[Violation]:
        wager, position = event.wager, event.position
        if event.player not in self._seats:
            yield Violation("684a.7.b", f"player {event.player} wagered without a seat")
        if event.instrument == "verbal-with-cash":
            yield Violation("684a.7.a", "a spoken wager with cash was accepted")
        if wager not in OBLIGATORY and wager not in OPTIONS:
            yield Violation("684a.7.d", f"the game has no {wager}")
        elif wager in OPTIONS and wager not in self._setup.options:
            yield Violation(OPTIONS[wager], f"the Rules Submission does not specify the {wager}")
        if isinstance(position, msgspec.UnsetType):
            return
        if wager == "raise-wager":
            if (position, "ante-wager") not in self._wagers or (position, "odds-wager") not in self._wagers:
                yield Violation("684a.7.d.1", "a Raise Wager was made without Ante and Odds Wagers")
        elif self._closed:
            yield Violation("684a.7.c", f"the {wager} was made after “no more bets”")
        self._wagers[position, wager] = (event.player, event.amount)
        yield from self._boxes(event.player)

    def _boxes(self, player: str) -> Iterator[Violation]:
        """§ 684a.7(e): the boxes of a player, the own one not counted, so that either reading is let be."""
        own = self._seats.get(player)
        others = {position for (position, _), (who, _) in self._wagers.items() if who == player} - {own}
        if len(others) > self._setup.boxes:
            yield Violation("684a.7.e", f"player {player} wagered on {len(others)} boxes beside the own")

    def _increased(self, event: WagerIncreased) -> Iterator[Violation]:
        if self._closed:
            yield Violation("684a.7.c", f"the {event.wager} was increased after “no more bets”")
        player, amount = self._wagers.get((event.position, event.wager), (event.player, 0))
        self._wagers[event.position, event.wager] = (player, amount + event.amount)

    def _withdrawn(self, event: WagerWithdrawn) -> Iterator[Violation]:
        if self._closed:
            yield Violation("684a.7.c", f"the {event.wager} was withdrawn after “no more bets”")
        self._wagers.pop((event.position, event.wager), None)

    # § 684a.8

    def _announced(self, _: NoMoreBetsAnnounced) -> Iterator[Violation]:
        self._closed = True
        yield from ()

    def _dealt(self, event: CardDealt) -> Iterator[Violation]:
        if not self._dealing:
            yield from self._first_card(event)
        if isinstance(event.position, int):
            self._dealt_to.add(event.position)
        if not self._closed:
            yield from self._once("684a.8.b", "a card was dealt before “no more bets” was announced")
        side = self._setup.shoe
        if self._setup.dealing == "manual-shoe" and (event.drawn, event.placed) != (side, _OPPOSITE[side]):
            yield from self._once(
                "684a.8.b", "a card was not drawn with the hand closest to the shoe and placed with the other"
            )

    def _first_card(self, event: CardDealt) -> Iterator[Violation]:
        self._dealing = self._last_dealt = event.deck
        if any(wager == "all-six-bonus-wager" for _, wager in self._wagers) and (
            event.to != "area" or event.facing != "down"
        ):
            yield Violation("684a.8.c", "the first card was not dealt face down to an area of the layout")
        for position in {position for position, _ in self._wagers}:
            ante, odds = (self._wagers.get((position, wager)) for wager in ("ante-wager", "odds-wager"))
            if (ante and ante[1]) != (odds and odds[1]):
                yield Violation("684a.7.d.1", f"Ante and Odds Wagers on position {position} are not equal")
        deck = self._deck(event.deck)
        if deck is not None:
            yield from self._dealt_from(deck, event.at)

    def _dealt_from(self, deck: _Deck, at: int) -> Iterator[Violation]:
        by_hand = self._setup.dealing == "hand"
        if at - deck.at > (240 if by_hand else 480):
            clause = "684a.3.c.1" if by_hand else "684a.3.c.2"
            yield Violation(clause, f"deck {deck.name} is {at - deck.at} minutes old")
        if by_hand:
            yield from self._made_ready(deck)
        elif not deck.in_shoe:
            yield Violation("684a.5.d", f"deck {deck.name} was dealt from outside the dealing shoe")
        if any(not other.in_device for other in self._decks.values() if other is not deck):
            yield Violation("684a.3.b.2", "the other deck is not shuffled and in the device")

    def _once(self, clause: str, what: str) -> Iterator[Violation]:
        """Yield a violation that every card of a round would repeat."""
        if what not in self._told:
            self._told.add(what)
            yield Violation(clause, what)

    def _completed(self, _: RoundCompleted) -> Iterator[Violation]:
        deck = self._deck(self._dealing)
        if deck:
            deck.shuffled, deck.cut, deck.in_shoe, deck.in_device = "", False, False, False
        self._wagers, self._closed, self._dealing = {}, False, ""
        self._told.clear()
        self._dealt_to.clear()
        self.rounds += 1
        yield from ()

    def _in_rack(self, event: CardsPlacedInDiscardRack) -> Iterator[Violation]:
        if any(other.in_rack for other in self._decks.values() if other.name != event.deck):
            yield Violation("684a.3.b.4", "cards of both decks are in the discard rack")
        deck = self._deck(event.deck)
        if deck:
            deck.in_rack, deck.in_shoe, deck.in_device = True, False, False


def lies_in_order(spread: CardsSpread) -> bool:
    """§ 684a.4(b): horizontal fans that hold the 52 cards, each of one suit and in sequence, from either end."""
    columns = [column.split(" ") for column in spread.columns]
    cards = {card for column in columns for card in column}
    return (
        spread.shape == "horizontal-fans"
        and sum(map(len, columns)) == len(cards) == 52
        and {card[1:] for card in cards} == set("shdc")
        and all(map(_in_sequence, columns))
    )


def _in_sequence(column: list[str]) -> bool:
    down = "AKQJT98765432A"
    ranks = "".join(card[:1] for card in column)
    return len({card[1:] for card in column}) == 1 and (ranks in down or ranks in down[::-1])


_Rule = Callable[[RecordedTable, Any], Iterator[Violation]]

# ruff: noqa: SLF001  the rules are methods, named here beside the events that they hold for
_RULES: Final[dict[type, _Rule]] = {
    TableOpened: RecordedTable._opened,
    DecksReceived: RecordedTable._received,
    CardsInspected: RecordedTable._inspected,
    InspectionVerified: RecordedTable._verified,
    CardsSpread: RecordedTable._spread,
    InspectionAfforded: RecordedTable._afforded,
    CardsTurnedFaceDown: RecordedTable._turned,
    CardsWashed: RecordedTable._washed,
    CardsStacked: RecordedTable._stacked,
    CardsShuffled: RecordedTable._shuffled,
    CardsCounted: RecordedTable._counted,
    DeckRemoved: RecordedTable._removed,
    CoverCardInserted: RecordedTable._cover,
    CardsMovedToBottom: RecordedTable._to_bottom,
    RecutRequired: RecordedTable._recut,
    ShuffleDirected: RecordedTable._directed,
    CardsPlacedInShoe: RecordedTable._placed_in_shoe,
    CardsStoredInDevice: RecordedTable._stored,
    CardsTaken: RecordedTable._taken,
    PlayerSeated: RecordedTable._seated,
    PlayerStoodUp: RecordedTable._stood_up,
    PlayerLeft: RecordedTable._left,
    WagerPlaced: RecordedTable._wagered,
    WagerIncreased: RecordedTable._increased,
    WagerWithdrawn: RecordedTable._withdrawn,
    NoMoreBetsAnnounced: RecordedTable._announced,
    CardDealt: RecordedTable._dealt,
    RoundCompleted: RecordedTable._completed,
    CardsPlacedInDiscardRack: RecordedTable._in_rack,
}
