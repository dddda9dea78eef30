"""What people and devices do at a table, in the feature files' sentences, as commands of the protocol."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from steps.names import wager

Command = dict[str, Any]

THE_PLAYER = "P1"
_PLAYERS = {"the player": THE_PLAYER, "another player": "P2", "a standing player": "P3", "a newcomer": "P4"}
_SEATS = {"P1": 3, "P2": 5, "P3": 3, "P4": 6}
_PEOPLE = {
    "the dealer": "dealer",
    "the floorperson": "floorperson",
    "someone above the floorperson": "above-floorperson",
    "a player": "player",
}
_INSTRUMENTS = {
    "value chips": "value-chips",
    "plaques": "plaques",
    "another approved instrument": "other-approved-instrument",
    "a spoken word and cash": "verbal-with-cash",
    "a spoken word and cash that the dealer confirms": "verbal-with-cash",
}

_WHO = f"(?P<who>{'|'.join(_PEOPLE)})"
_PLAYER = f"(?P<player>{'|'.join(_PLAYERS)})"
_DECK = "(?: of deck (?P<deck>[AB]))?"
_WAGER = r"(?P<wager>[A-Z][\w–-]*(?: (?:[A-Z][\w-]*|bet))*)"
_PLACES = rf"{_PLAYER} places \$(?P<dollars>[\d.]+) as (?:an? )?{_WAGER}"


def _deck(name: str | None) -> str:
    return name or "A"


def _cents(dollars: str) -> int:
    return round(float(dollars) * 100)


def _receive(*decks: Command, **members: Any) -> Command:
    return {"command": "receive-decks", "decks": list(decks), **members}


def _of_deck(command: str) -> Callable[..., Command]:
    return lambda deck: {"command": command, "deck": _deck(deck)}


def _by_someone(command: str) -> Callable[..., Command]:
    return lambda who, deck: {"command": command, "deck": _deck(deck), "by": _PEOPLE[who]}


def _place(player: str, dollars: str, **more: Any) -> Command:
    name = _PLAYERS[player]
    wagered = wager_name(more["wager"])
    command = {"command": "place-wager", "player": name, "wager": wagered, "amount": _cents(dollars)}
    if wagered.endswith("-wager"):
        command["position"] = int(more.get("position") or _SEATS[name])
    instrument = more.get("instrument")
    if instrument:
        command["instrument"] = _INSTRUMENTS[instrument]
        command["confirmed"] = instrument.endswith("confirms")
    if more.get("area"):
        command["area"] = "none" if more["area"] == "no betting area" else wager_name(more["area"])
    return command


def wager_name(phrase: str) -> str:
    """Return the protocol's name of a wager: "Ante Wager" -> "ante-wager", "Red Ante" -> "red-ante"."""
    if phrase.endswith("Wager"):
        return phrase.lower().replace(" ", "-")
    return wager(phrase)


def _on_own_box(command: str) -> Callable[..., Command]:
    def build(player: str, wager: str, dollars: str | None = None) -> Command:
        name = _PLAYERS[player]
        built = {"command": command, "player": name, "position": _SEATS[name], "wager": wager_name(wager)}
        return built if dollars is None else built | {"amount": _cents(dollars)}

    return build


_ACTS: tuple[tuple[str, Callable[..., Command]], ...] = (
    (
        r"a deck of (?P<cards>\d+) cards is received",
        lambda cards: _receive({"deck": "A", "cards": int(cards)}),
    ),
    (
        r"a deck with (?P<backs>.*) backs is received",
        lambda backs: _receive({"deck": "A", "backs": backs.split(" and ")}),
    ),
    (
        r"a deck with (?P<covers>\d+) cover cards is received",
        lambda covers: _receive({"deck": "A"}, covers=int(covers)),
    ),
    (
        r"two decks with (?P<first>\w+) and (?P<second>\w+) backs are received",
        lambda first, second: _receive({"deck": "A", "backs": [first]}, {"deck": "B", "backs": [second]}),
    ),
    (
        r"one more deck with (?P<back>\w+) backs is received",
        lambda back: _receive({"deck": "C", "backs": [back]}),
    ),
    (
        "three decks are received",
        lambda: _receive(*({"deck": name, "backs": [back]} for name, back in zip("ABC", "abc", strict=True))),
    ),
    (
        "a preinspected and preshuffled deck is received",
        lambda: _receive({"deck": "A", "preshuffled": True}),
    ),
    (rf"{_WHO} inspects the cards{_DECK}", _by_someone("inspect-cards")),
    (rf"{_WHO} verifies the inspection{_DECK}", _by_someone("verify-inspection")),
    (rf"the dealer spreads the cards{_DECK}", _of_deck("spread-cards")),
    (rf"{_PLAYER} arrives", lambda player: {"command": "arrive", "player": _PLAYERS[player]}),
    (
        rf"{_PLAYER} is afforded an opportunity to inspect the cards",
        lambda player: {"command": "afford-inspection", "player": _PLAYERS[player]},
    ),
    (rf"the dealer turns the cards{_DECK} face down", _of_deck("turn-face-down")),
    (rf"the dealer washes the cards{_DECK}", _of_deck("wash-cards")),
    (rf"the dealer stacks the cards{_DECK}", _of_deck("stack-cards")),
    (
        rf"the dealer shuffles the cards{_DECK}",
        lambda deck: {"command": "shuffle-cards", "deck": _deck(deck), "means": "manually"},
    ),
    (
        rf"the device shuffles the cards{_DECK}",
        lambda deck: {"command": "shuffle-cards", "deck": _deck(deck), "means": "device"},
    ),
    (
        rf"the device shuffles the cards{_DECK} and counts (?P<count>\d+)",
        lambda deck, count: {
            "command": "shuffle-cards",
            "deck": _deck(deck),
            "means": "device",
            "count": int(count),
        },
    ),
    (r"deck (?P<deck>[AB]) is removed from the table", _of_deck("remove-deck")),
    (
        rf"the dealer cuts the cards{_DECK} with (?P<above>\d+) cards above the cover card",
        lambda deck, above: {"command": "cut-cards", "deck": _deck(deck), "above": int(above)},
    ),
    (rf"{_WHO} requires a recut{_DECK}", _by_someone("require-recut")),
    (rf"{_WHO} directs a shuffle{_DECK}", _by_someone("direct-shuffle")),
    (
        rf"the (?P<by>dealer|device) places the cards{_DECK} in the dealing shoe",
        lambda by, deck: {"command": "place-in-shoe", "deck": _deck(deck), "by": by},
    ),
    (rf"the cards{_DECK} are placed in the discard rack", _of_deck("place-in-discard-rack")),
    (
        r"there is no gaming activity(?P<asked> and a player requests the cards face up)?",
        lambda asked: {"command": "spread-for-no-activity", "faceup": asked is not None},
    ),
    (
        rf"{_PLAYER} sits down at position (?P<position>\d+)",
        lambda player, position: {
            "command": "sit-down",
            "player": _PLAYERS[player],
            "position": int(position),
        },
    ),
    (rf"{_PLAYER} stands up", lambda player: {"command": "stand-up", "player": _PLAYERS[player]}),
    (rf"{_PLAYER} leaves the table", lambda player: {"command": "leave", "player": _PLAYERS[player]}),
    (
        rf"{_PLACES}(?: on position (?P<position>\d))?(?: with (?P<instrument>{'|'.join(_INSTRUMENTS)}))?",
        _place,
    ),
    (
        rf"{_PLACES} on (?P<area>no betting area|the area of the .*)",
        lambda player, dollars, wager, area: _place(
            player, dollars, wager=wager, area=area.removeprefix("the area of the ")
        ),
    ),
    (rf"{_PLAYER} adds \$(?P<dollars>[\d.]+) to the {_WAGER}", _on_own_box("increase-wager")),
    (rf"{_PLAYER} withdraws the {_WAGER}", _on_own_box("withdraw-wager")),
    ("the dealer announces “no more bets”", lambda: {"command": "announce-no-more-bets"}),
    ("the dealer deals the cards", lambda: {"command": "deal"}),
    ("the round of play is completed", lambda: {"command": "complete-round"}),
    (
        r"(?P<hours>\d+) hours(?: and (?P<minutes>\d+) minutes?)? pass",
        lambda hours, minutes: {"command": "let-time-pass", "minutes": 60 * int(hours) + int(minutes or 0)},
    ),
)

_COMPILED = tuple((re.compile(pattern), build) for pattern, build in _ACTS)

SENTENCE = "|".join(re.sub(r"\?P<\w+>", "?:", pattern) for pattern, _ in _ACTS)
"""A pattern that every sentence of an act matches, and nothing else."""


def command(sentence: str) -> Command:
    """Return the command that a sentence stands for."""
    for pattern, build in _COMPILED:
        match = pattern.fullmatch(sentence)
        if match:
            return build(**match.groupdict())
    raise ValueError(f"no act is called “{sentence}”")


# How far the cards have come, by the last thing done with them; what is done alike for both decks is done deck
# by deck, and the first player looks at both together.
_BEFORE_THE_PLAYER = (
    ("inspected", "inspect-cards"),
    ("verified", "verify-inspection"),
    ("spread", "spread-cards"),
)
_AFTER_THE_PLAYER = (
    ("turned face down", "turn-face-down"),
    ("washed", "wash-cards"),
    ("stacked", "stack-cards"),
)
STAGES = (
    "received",
    *(stage for stage, _ in _BEFORE_THE_PLAYER),
    "offered to the first player",
    *(stage for stage, _ in _AFTER_THE_PLAYER),
    "shuffled manually",
    "shuffled by the device",
    "cut",
    "placed in the dealing shoe",
)


def up_to(stage: str, *, decks: str) -> Iterator[Command]:
    """Yield the commands that bring the ``decks`` ("A" or "AB") lawfully to ``stage``."""
    yield _receive(
        *({"deck": deck, "backs": [back]} for deck, back in zip(decks, ("red", "blue"), strict=False))
    )
    for name, what in _BEFORE_THE_PLAYER:
        if STAGES.index(stage) >= STAGES.index(name):
            yield from ({"command": what, "deck": deck} for deck in decks)
    if STAGES.index(stage) >= STAGES.index("offered to the first player"):
        yield {"command": "arrive", "player": THE_PLAYER}
        yield {"command": "afford-inspection", "player": THE_PLAYER}
    for name, what in _AFTER_THE_PLAYER:
        if STAGES.index(stage) >= STAGES.index(name):
            yield from ({"command": what, "deck": deck} for deck in decks)
    yield from _shuffled(stage, decks)


def _shuffled(stage: str, decks: str) -> Iterator[Command]:
    if stage == "shuffled by the device":
        yield from ({"command": "shuffle-cards", "deck": deck, "means": "device"} for deck in decks)
    elif STAGES.index(stage) >= STAGES.index("shuffled manually"):
        yield from ({"command": "shuffle-cards", "deck": deck} for deck in decks)
        if stage != "shuffled manually":
            yield from ({"command": "cut-cards", "deck": deck, "above": 20} for deck in decks)
        if stage == "placed in the dealing shoe":
            yield {"command": "place-in-shoe", "deck": "A"}


def made_ready(setup: Command, *, decks: str) -> Iterator[Command]:
    """Yield the commands after which a round can be dealt at a table of this set-up, from deck A."""
    device = setup.get("device")
    if device is None and setup.get("reshuffler") is None:
        yield from up_to(
            "cut" if setup.get("dealing") == "hand" else "placed in the dealing shoe", decks=decks
        )
        return
    yield from up_to("shuffled by the device", decks=decks)
    if setup.get("dealing") != "hand" and not (device or {}).get("loads"):
        yield {"command": "place-in-shoe", "deck": "A", "by": "device"}


def made_ready_again(setup: Command) -> Iterator[Command]:
    """Yield the commands after which the next round can be dealt from the one deck, when a round is completed."""
    means = "manually" if setup.get("device") is None and setup.get("reshuffler") is None else "device"
    yield {"command": "shuffle-cards", "deck": "A", "means": means}
    if means == "manually":
        yield {"command": "cut-cards", "deck": "A", "above": 20}
    if setup.get("dealing") != "hand" and not (setup.get("device") or {}).get("loads"):
        yield {"command": "place-in-shoe", "deck": "A"}


def six_players() -> Iterator[Command]:
    """Yield the commands with which six players, none of whom is named otherwise, sit down."""
    yield from (
        {"command": "sit-down", "player": f"S{position}", "position": position} for position in range(1, 7)
    )


def equal_wagers(dollars: str) -> Iterator[Command]:
    """Yield the commands with which the player places an Ante and an Odds Wager."""
    for each in ("Ante Wager", "Odds Wager"):
        yield _place("the player", dollars, wager=each)


def wagers_of_six() -> Iterator[Command]:
    """Yield the commands with which the six of `six_players` place Ante and Odds Wagers of $5."""
    for position in range(1, 7):
        for each in ("ante-wager", "odds-wager"):
            yield {
                "command": "place-wager",
                "player": f"S{position}",
                "wager": each,
                "amount": 500,
                "position": position,
            }


def whole_round() -> Iterator[Command]:
    """Yield the commands of a round that the seated player plays, from the wagers to its completion."""
    yield from equal_wagers("5")
    yield {"command": "announce-no-more-bets"}
    yield {"command": "deal"}
    yield {"command": "complete-round"}
