"""A table as it is set up, how far it has come, what is done at it, and what must come of that."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from pytest_bdd import given, parsers, then, when

from adapters.table_messages import (
    CardDealt,
    CardsMovedToBottom,
    CardsPlacedInShoe,
    CardsShuffled,
    CardsSpread,
    CardsStacked,
    CardsTaken,
    CashConverted,
    CoverCardInserted,
    DeckRemoved,
    NoMoreBetsAnnounced,
    PlayerStoodUp,
    RoundCompleted,
    WagerConfirmed,
    WagerIncreased,
    WagerPlaced,
    WagerWithdrawn,
)
from pa58.at_table import AtTable, Events
from pa58.recorded_table import lies_in_order
from steps import acts
from steps.acts import wager_name

_OTHER = {"left": "right", "right": "left"}


# How the table is set up


@given("an automated card shuffling device is utilized")
def a_device(at_table: AtTable) -> None:
    at_table.set_up(device={})


@given("an automated card shuffling device that counts the cards is utilized")
def a_counting_device(at_table: AtTable) -> None:
    at_table.set_up(device={"counts": True})


@given("an automated card shuffling device that inserts the stack into the dealing shoe is utilized")
def a_loading_device(at_table: AtTable) -> None:
    at_table.set_up(device={"loads": True})


@given("an automated card shuffling device that counts the cards and loads the dealing shoe is utilized")
def a_counting_and_loading_device(at_table: AtTable) -> None:
    at_table.set_up(device={"counts": True, "loads": True})


@given(
    parsers.re(r"a device that reshuffles and counts by itself is used, (?P<approval>approved|not approved)")
)
def a_reshuffler(at_table: AtTable, approval: str) -> None:
    at_table.set_up(reshuffler={"approved": approval == "approved"})


@given(
    parsers.re(
        r"the cards are dealt from (?P<means>a manual dealing shoe|the hand|an automated dealing shoe)"
    )
)
def dealt_from(at_table: AtTable, means: str) -> None:
    names = {"the hand": "hand", "a manual dealing shoe": "manual-shoe"}
    at_table.set_up(dealing=names.get(means, "automated-shoe"))


@given(parsers.re(r"the dealing shoe is on the dealer’s (?P<side>left|right)"))
def shoe_side(at_table: AtTable, side: str) -> None:
    at_table.set_up(shoe=side)


@given(parsers.re(r"the Rules Submission offers the (?P<wagers>.*)"))
def offers(at_table: AtTable, wagers: str) -> None:
    at_table.set_up(options=[wager_name(each) for each in wagers.split(" and the ")])


@given(parsers.re(r"the Rules Submission lets a player wager on (?P<number>\d) adjacent box(?:es)?"))
def boxes(at_table: AtTable, number: str) -> None:
    at_table.set_up(boxes=int(number))


# How far the table has come


@given(parsers.re(rf"the cards (?P<both>of both decks )?have been (?P<stage>{'|'.join(acts.STAGES)})"))
def come_so_far(at_table: AtTable, both: str | None, stage: str) -> None:
    _prepare(at_table, acts.up_to(stage, decks="AB" if both else "A"))


@given(parsers.re(r"the table is ready for play(?P<two> with two decks)?"))
def ready_for_play(at_table: AtTable, two: str | None) -> None:
    _prepare(at_table, acts.made_ready(at_table.setup, decks="AB" if two else "A"))


@given("the cards have been made ready for the next round")
def ready_for_the_next_round(at_table: AtTable) -> None:
    _prepare(at_table, acts.made_ready_again(at_table.setup))


@given("six others sit at the six betting positions")
def all_seated(at_table: AtTable) -> None:
    _prepare(at_table, acts.six_players())


@given("the player is seated")
def seated(at_table: AtTable) -> None:
    at_table.prepare(acts.command("the player sits down at position 3"))


@given(parsers.re(r"the player has placed equal Ante and Odds Wagers of \$(?P<dollars>\d+)"))
def equal_wagers(at_table: AtTable, dollars: str) -> None:
    _prepare(at_table, acts.equal_wagers(dollars))


@given("six others have placed equal Ante and Odds Wagers")
def six_wager(at_table: AtTable) -> None:
    _prepare(at_table, acts.wagers_of_six())


@given("a round of play has been completed")
def a_round(at_table: AtTable) -> None:
    _prepare(at_table, acts.whole_round())


def _prepare(at_table: AtTable, commands: Any) -> None:
    for command in commands:
        at_table.prepare(command)


# What is done


@given(parsers.re(rf"(?P<sentence>{acts.SENTENCE})"))
def has_been_done(at_table: AtTable, sentence: str) -> None:
    at_table.prepare(acts.command(sentence))


@given(parsers.re(rf"(?P<sentence>{acts.SENTENCE}), or is refused"))
def has_been_tried(at_table: AtTable, sentence: str) -> None:
    at_table.attempt(acts.command(sentence))


@when(parsers.re(rf"(?P<sentence>{acts.SENTENCE})"))
def is_done(at_table: AtTable, sentence: str) -> None:
    at_table.act(acts.command(sentence))


@when("the table is opened")
def is_opened(at_table: AtTable) -> None:
    at_table.open()


# What must come of it


@then("it is accepted")
def is_accepted(at_table: AtTable) -> None:
    at_table.was_accepted()


@then("it is refused")
def is_refused(at_table: AtTable) -> None:
    at_table.was_refused()


@then(parsers.re(r"the cards are spread face (?P<facing>up|down)"))
def spread_facing(at_table: AtTable, facing: str) -> None:
    at_table.shows(
        f"the cards spread face {facing}",
        lambda now, _: _all_of(CardsSpread, now, lambda event: event.facing == facing),
    )


@then(parsers.re(r"the cards are taken from the (?P<place>dealing shoe|discard rack), and spread"))
def taken_and_spread(at_table: AtTable, place: str) -> None:
    out = "shoe" if place == "dealing shoe" else "discard-rack"

    def holds(now: Events, _: Events) -> bool:
        taken = [event.out for event in now if isinstance(event, CardsTaken)]
        return out in taken and _first(CardsTaken, now) < _first(CardsSpread, now) < len(now)

    at_table.shows(f"the cards taken from the {place}, then spread", holds)


@then("the cards are spread in horizontal fans, by suit and in sequence")
def spread_in_order(at_table: AtTable) -> None:
    at_table.shows(
        "horizontal fans, each of one suit in sequence, with all 52 cards",
        lambda now, _: _all_of(CardsSpread, now, lies_in_order),
    )


@then("the deck is removed from the table")
def removed(at_table: AtTable) -> None:
    at_table.shows("the deck removed", lambda now, _: _all_of(DeckRemoved, now))


@then(parsers.re(r"deck (?P<deck>[AB]) is removed from the table, and no other"))
def this_one_removed(at_table: AtTable, deck: str) -> None:
    at_table.shows(
        f"deck {deck} removed, and no other",
        lambda now, _: _all_of(DeckRemoved, now, lambda event: event.deck == deck),
    )


@then("the deck stays at the table")
def stays(at_table: AtTable) -> None:
    at_table.shows("the deck not removed", lambda now, _: not any(isinstance(e, DeckRemoved) for e in now))


@then("the cards are shuffled into a single stack or the dealing shoe")
def in_one_stack(at_table: AtTable) -> None:
    def holds(now: Events, _: Events) -> bool:
        after = list(now)[_first(CardsShuffled, now) + 1 :]
        stacks = [event.stacks for event in after if isinstance(event, CardsStacked)]
        in_shoe = any(isinstance(event, CardsPlacedInShoe) for event in after)
        return _first(CardsShuffled, now) < len(now) and (stacks == [1] or (in_shoe and stacks in ([], [1])))

    at_table.shows("shuffled, then stacked in a single stack or put in the dealing shoe", holds)


@then(parsers.re(r"the cover card and the (?P<number>\d+) cards above it are moved to the bottom"))
def moved_to_bottom(at_table: AtTable, number: str) -> None:
    def holds(now: Events, _: Events) -> bool:
        moved = [event for event in now if isinstance(event, CardsMovedToBottom)]
        return (
            _first(CoverCardInserted, now) < _first(CardsMovedToBottom, now) < len(now)
            and len(moved) == 1
            and (moved[0].cards, moved[0].cover) == (int(number), True)
        )

    at_table.shows(f"the cover card inserted, then it and {number} cards moved to the bottom", holds)


@then("“no more bets” is announced before any card is dealt")
def announced_first(at_table: AtTable) -> None:
    def holds(_: Events, all_events: Events) -> bool:
        ends = [number for number, event in enumerate(all_events, 1) if isinstance(event, RoundCompleted)]
        this_round = all_events[max(ends, default=0) :]
        return _first(NoMoreBetsAnnounced, this_round) <= _first(CardDealt, this_round)

    at_table.may_be_refused_or_shows(
        "“no more bets” announced before the first card of the round, or no card dealt", holds
    )


@then("every card is drawn with the hand closest to the shoe and placed with the opposite hand")
def hands(at_table: AtTable) -> None:
    side = at_table.setup.get("shoe", "left")
    at_table.shows(
        f"every card drawn with the {side} hand and placed with the {_OTHER[side]}",
        lambda now, _: _all_of(
            CardDealt, now, lambda card: (card.drawn, card.placed) == (side, _OTHER[side])
        ),
    )


@then("the first card is dealt face down to an area of the layout")
def first_card(at_table: AtTable) -> None:
    def holds(now: Events, _: Events) -> bool:
        cards = _cards(now)
        return bool(cards) and (cards[0].to, cards[0].facing) == ("area", "down")

    at_table.shows("the first card dealt face down to an area of the layout", holds)


@then("no card has been dealt twice")
def no_card_twice(at_table: AtTable) -> None:
    def holds(now: Events, _: Events) -> bool:
        cards = _dealt(now)
        return bool(cards) and len(set(cards)) == len(cards)

    at_table.shows("cards dealt, each of them once", holds)


@then("the cards follow one another otherwise than in the round before")
def in_another_order(at_table: AtTable) -> None:
    def holds(now: Events, all_events: Events) -> bool:
        before = _dealt(all_events[: len(all_events) - len(now)])
        return bool(_dealt(now)) and not _one_cycle(before, _dealt(now))

    at_table.shows("the cards of both rounds in another order, beyond what a cut does", holds)


@then(parsers.re(r"five cards are dealt to position (?P<position>\d)"))
def five_cards(at_table: AtTable, position: str) -> None:
    at_table.shows(
        f"five cards dealt to position {position}",
        lambda now, _: [each.position for each in _cards(now)].count(int(position)) == 5,
    )


@then("cards are dealt to no box but those with equal Ante and Odds Wagers")
def only_to_equal_wagers(at_table: AtTable) -> None:
    def holds(now: Events, all_events: Events) -> bool:
        boxes = {each.position for each in _cards(now) if each.to == "player"}
        lying = _lying(all_events)
        return all(lying[box, "ante-wager"] == lying[box, "odds-wager"] > 0 for box in boxes)

    at_table.may_be_refused_or_shows("no cards to a box without equal Ante and Odds Wagers", holds)


@then("it is refused, or the player is still seated")
def refused_unless_seated(at_table: AtTable) -> None:
    at_table.may_be_refused_or_shows(
        "refused, where the player has stood up",
        lambda _, all_events: not any(isinstance(event, PlayerStoodUp) for event in all_events),
    )


@then(parsers.re(r"no cards are dealt from deck (?P<deck>[AB])"))
def none_from_deck(at_table: AtTable, deck: str) -> None:
    at_table.may_be_refused_or_shows(
        f"no card dealt from deck {deck}", lambda now, _: all(card.deck != deck for card in _cards(now))
    )


@then(parsers.re(r"(?P<no>no )?cards are dealt to position (?P<position>\d)"))
def dealt_to(at_table: AtTable, no: str | None, position: str) -> None:
    def dealt(events: Events) -> bool:
        return any(isinstance(event, CardDealt) and event.position == int(position) for event in events)

    if no:
        expected = f"no card dealt to position {position}"
        at_table.may_be_refused_or_shows(expected, lambda now, _: not dealt(now))
    else:
        at_table.shows(f"cards dealt to position {position}", lambda now, _: dealt(now))


@then(parsers.re(r"the cards are dealt from deck (?P<deck>[AB])"))
def dealt_from_deck(at_table: AtTable, deck: str) -> None:
    at_table.shows(
        f"every card dealt from deck {deck}",
        lambda now, _: _all_of(CardDealt, now, lambda card: card.deck == deck),
    )


@then("it is refused, or the dealer confirms it and the cash is converted into chips or plaques")
def refused_or_converted(at_table: AtTable) -> None:
    def holds(now: Events, _: Events) -> bool:
        placed = [event for event in now if isinstance(event, WagerPlaced)]
        converted = [event for event in now if isinstance(event, CashConverted)]
        confirmed = [event for event in now if isinstance(event, WagerConfirmed)]
        return (
            len(placed) == 1
            and [event.by for event in confirmed] == ["dealer"]
            and [event.amount for event in converted] == [placed[0].amount]
        )

    at_table.may_be_refused_or_shows("refused; or confirmed by the dealer, and the cash converted", holds)


def _cards(events: Events) -> list[CardDealt]:
    return [event for event in events if isinstance(event, CardDealt)]


def _dealt(events: Events) -> list[str]:
    return [event.card for event in _cards(events)]


# So many cards of two rounds in one cycle are no chance: it comes about once in 11! shuffles.
_ENOUGH = 12


def _one_cycle(before: list[str], now: list[str]) -> bool:
    """Tell whether the cards of two rounds stand in one order but for where it begins, as after a mere cut."""
    common = [card for card in now if card in before]
    if len(common) < _ENOUGH:
        return False
    as_before = [card for card in before if card in common]
    start = as_before.index(common[0])
    return as_before[start:] + as_before[:start] == common


def _lying(events: Events) -> Counter[tuple[Any, str]]:
    """Return the cents of the wagers that lie, by box and wager, after events of one round."""
    lying: Counter[tuple[Any, str]] = Counter()
    for event in events:
        if isinstance(event, WagerPlaced | WagerIncreased):
            lying[event.position, event.wager] += event.amount
        elif isinstance(event, WagerWithdrawn):
            del lying[event.position, event.wager]
    return lying


def _first(kind: type, events: Events) -> int:
    """Return the place of the first event of a kind; behind the last one where there is none."""
    return next((place for place, event in enumerate(events) if isinstance(event, kind)), len(events))


def _all_of(kind: type, events: Events, holds: Callable[[Any], bool] = lambda _: True) -> bool:
    """Tell whether there are events of a kind, and ``holds`` of each."""
    found = [event for event in events if isinstance(event, kind)]
    return bool(found) and all(holds(event) for event in found)
