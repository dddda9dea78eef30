"""Wrong products that are right in the first round, on the first box, with the first wager, and not in another.

Each keeps its rule where one looks first: what is left out, is left out where the round, the box, the wager, the
deck or the way of dealing is another.
"""

from collections.abc import Callable
from typing import Any, Final

from defects.defect import Change, Defect, named
from defects.four_card_frenzy_table.changes import (
    CUT,
    DEALING,
    EIGHT,
    FIVE,
    FOUR,
    LAX,
    MACHINE,
    OPENING,
    SEVEN,
    STRICT,
    THREE,
    WAGERS,
    doing,
    nothing,
    table_defect,
    told_before,
)
from reference_impl.four_card_frenzy_table import Deck, DeckStage, Refused, RoundStage, Table

When = Callable[[Table, dict[str, Any]], bool]

OPTIONS: Final = {"prime-wager": 2, "four-card-bonus-wager": 3, "all-six-bonus-wager": 4}
COUNTS_WRONG: Final = CUT.number_of_cards_is_wrong
DEAL_CARD: Final = DEALING.deal_card
DEAL: Final = DEALING.deal
DECK_TO_DEAL_FROM: Final = DEALING.deck_to_deal_from
AFTER_ANTE_AND_ODDS: Final = WAGERS.after_ante_and_odds
ALL_SIX_IS_DUE: Final = DEALING.all_six_bonus_card_is_due


def unheeded(act: str, owner: Any, rule: str, when: When) -> Change:
    """Leave a rule out while an act is done, where ``when`` holds of the table and the act's members."""
    does = MACHINE.ACTS[act]

    def done(table: Table, **members: Any) -> None:
        if not when(table, members):
            does(table, **members)
            return
        kept = getattr(owner, rule)
        setattr(owner, rule, nothing)
        try:
            does(table, **members)
        finally:
            setattr(owner, rule, kept)

    return doing(act, done)


def later(table: Table, _: Any = None) -> bool:
    """Tell whether a round has been completed before."""
    return told_before(table, "round-completed")


def of_wager(*wagers: str) -> When:
    def holds(_: Table, members: dict[str, Any]) -> bool:
        wager: str = members["wager"]
        return wager in wagers

    return holds


def on_another_box(table: Table, members: dict[str, Any]) -> bool:
    position: int = members["position"]
    return table.seats.get(members["player"]) != position


def late(id_: str, act: str, when: When, why: str) -> Defect:
    return table_defect(id_, (f"{SEVEN}.c",), LAX, why, unheeded(act, WAGERS, "before_no_more_bets", when))


def unequal(id_: str, when: When, why: str) -> Defect:
    return table_defect(
        id_,
        (f"{SEVEN}.d.1",),
        LAX,
        why,
        unheeded("place-wager", WAGERS, "in_equal_amounts", when),
        named(DEALING, "ante_and_odds_lie_in_equal_amounts", both_lie),
    )


def both_lie(table: Table) -> None:
    for position in range(1, 7):
        if ((position, WAGERS.ANTE) in table.wagers) != ((position, WAGERS.ODDS) in table.wagers):
            raise Refused("one-alone", "", f"one of Ante and Odds Wagers is missing on box {position}")


def odds_are_not_looked_for(table: Table, player: str, position: int) -> None:
    if (position, WAGERS.ANTE) not in table.wagers:
        raise Refused("no-ante", "", f"player {player} has no Ante Wager")


def on_whose_wagers_it_may_be(table: Table, player: str, position: int) -> None:
    if not {(position, WAGERS.ANTE), (position, WAGERS.ODDS)} <= table.wagers.keys():
        raise Refused("no-ante", "", f"player {player} has nothing to raise")


def raised_beforehand(table: Table, player: str, position: int) -> None:
    if table.round is not RoundStage.BETTING:
        AFTER_ANTE_AND_ODDS(table, player, position)


def one_option_each(table: Table, *, position: int, wager: str, **members: Any) -> None:
    if wager in OPTIONS and any((position, option) in table.wagers for option in OPTIONS):
        raise Refused("one-option", "", "an optional wager lies already")
    WAGERS.place_wager(table, position=position, wager=wager, **members)


def one_prime_wager(table: Table, *, wager: str, **members: Any) -> None:
    if wager == "prime-wager" and any(each == wager for _, each in table.wagers):
        raise Refused("one-prime", "", "a Prime Wager lies already")
    WAGERS.place_wager(table, wager=wager, **members)


def told_and_not_taken(table: Table, player: str, position: int, wager: str) -> None:
    WAGERS.before_no_more_bets(table)
    WAGERS.own_wager(table, player, position, wager)
    table.tell("wager-withdrawn", player=player, position=position, wager=wager)


def box_round_the_corner(table: Table, members: dict[str, Any]) -> bool:
    return {table.seats.get(members["player"]), members["position"]} == {1, 6}


def dealt_with_the_other_hand(when: Callable[..., bool]) -> Change:
    def dealt(table: Table, deck: Deck, to: str, facing: str, **where: int) -> None:
        DEAL_CARD(table, deck, to, facing, **where)
        card = table.history[-1]
        if when(table, to, **where) and "drawn" in card:
            card["drawn"], card["placed"] = card["placed"], card["drawn"]

    return named(DEALING, "deal_card", dealt)


def from_decks_without_end(table: Table, deck: Deck, to: str, facing: str, **where: int) -> None:
    deck.cards.insert(0, deck.cards[0])
    DEAL_CARD(table, deck, to, facing, **where)


def all_six_card_unless(when: Callable[[Table], bool]) -> Change:
    return named(
        DEALING, "all_six_bonus_card_is_due", lambda table: ALL_SIX_IS_DUE(table) and not when(table)
    )


def announced_behind_the_first_card(table: Table) -> None:
    before = len(table.history)
    DEAL(table)
    announced, card = table.history[before : before + 2]
    if announced["event"] == "no-more-bets-announced" and card.get("to") == "area":
        table.history[before : before + 2] = [card, announced]


def dealt_on(table: Table) -> None:
    if table.round is RoundStage.DEALT:
        table.round = RoundStage.BETTING
        for deck in table.decks.values():
            deck.stage = DeckStage.IN_SHOE if deck.stage is DeckStage.IN_PLAY else deck.stage
    DEAL(table)


def counted(when: Callable[[Table], bool]) -> Change:
    return named(
        CUT, "number_of_cards_is_wrong", lambda table, count: when(table) and COUNTS_WRONG(table, count)
    )


def never_mixed(table: Table, deck: str, means: str, count: int) -> None:
    was = list(table.deck(deck).cards)
    CUT.shuffle_cards(table, deck, means, count)
    if deck in table.decks and later(table):
        table.decks[deck].cards = was


def uncut_from_the_hand(table: Table) -> Deck:
    for deck in table.decks.values():
        if table.setup.dealing == "hand" and deck.stage is DeckStage.SHUFFLED:
            deck.stage = DeckStage.CUT
    return DECK_TO_DEAL_FROM(table)


def young_with_every_round(table: Table, deck: Deck) -> None:
    ended = [each["at"] for each in table.history if each["event"] == "round-completed"]
    if table.clock - max([deck.received, *ended]) > DEALING.MINUTES_BY_SHOE:
        raise Refused("deck-too-old", "", f"deck {deck.name} is too old")


def with_a_device_as_from_a_shoe(table: Table, deck: Deck) -> None:
    by_shoe = table.setup.dealing != "hand" or table.setup.device
    most = DEALING.MINUTES_BY_SHOE if by_shoe else DEALING.MINUTES_BY_HAND
    if table.clock - deck.received > most:
        raise Refused("deck-too-old", "", f"deck {deck.name} is too old")


def first_deck_grows_old(table: Table, deck: Deck) -> None:
    if deck.name == "A":
        AGE(table, deck)


def washed_before(table: Table, *, faceup: bool) -> None:
    CUT.spread_for_no_activity(table, faceup=faceup)
    for deck in table.decks.values():
        if deck.stage is DeckStage.SPREAD and table.setup.device:
            deck.stage = DeckStage.STACKED


def seen_by_who_asked(table: Table, *, faceup: bool) -> None:
    CUT.spread_for_no_activity(table, faceup=faceup)
    for deck in table.decks.values():
        if deck.stage is DeckStage.SPREAD and faceup:
            deck.stage = DeckStage.SEEN


def inspected_with_the_first(table: Table, decks: Any, covers: int) -> None:
    changed = told_before(table, "deck-removed")
    OPENING.receive_decks(table, decks, covers)
    for deck in table.decks.values():
        if changed and deck.stage is DeckStage.RECEIVED:
            deck.stage = DeckStage.VERIFIED


def washed_together(table: Table, deck: str) -> None:
    OPENING.wash_cards(table, deck)
    for each in table.decks.values():
        if each.stage is DeckStage.FACE_DOWN:
            each.stage = DeckStage.WASHED


def seen_for_good(table: Table, deck: str) -> None:
    OPENING.spread_cards(table, deck)
    if told_before(table, "inspection-afforded"):
        table.decks[deck].stage = DeckStage.SEEN


AGE: Final = DEALING.deck_is_not_too_old
BY_HAND: Final = (f"{THREE}.c.1",)
BY_SHOE: Final = (f"{THREE}.c.2",)
A_OF_SEVEN, B_OF_SEVEN, C_OF_SEVEN, D_1, E_OF_SEVEN = (
    (f"{SEVEN}.{paragraph}",) for paragraph in ("a", "b", "c", "d.1", "e")
)
ANNOUNCED, FIRST_CARD = (f"{EIGHT}.b",), (f"{EIGHT}.c",)
LEAK: Final = "state-leak"

DEFECTS: Final = (
    late("late-wagers-in-the-second-round", "place-wager", later, "The table is closed to bets once."),
    late("late-increases-in-the-second-round", "increase-wager", later, "The table is closed to bets once."),
    late(
        "late-withdrawals-in-the-second-round", "withdraw-wager", later, "The table is closed to bets once."
    ),
    late(
        "late-options",
        "place-wager",
        lambda table, members: (
            members["wager"] in OPTIONS and (members["position"], WAGERS.ANTE) in table.wagers
        ),
        "Who plays the round may add a side bet to it.",
    ),
    late(
        "late-four-card-bonus",
        "place-wager",
        of_wager("four-card-bonus-wager"),
        "The list of wagers that end was written before this wager came.",
    ),
    late(
        "late-all-six-bonus",
        "place-wager",
        of_wager("all-six-bonus-wager"),
        "The list of wagers that end was written before this wager came.",
    ),
    late("late-on-a-second-box", "place-wager", on_another_box, "Only the player's own box is closed."),
    late(
        "late-increase-of-the-ante",
        "increase-wager",
        of_wager(WAGERS.ANTE),
        "An Ante Wager is raised in time.",
    ),
    late(
        "late-withdrawal-of-the-odds",
        "withdraw-wager",
        of_wager(WAGERS.ODDS),
        "The Odds Wager may be taken down, as at another game.",
    ),
    late(
        "late-withdrawals-once-dealt",
        "withdraw-wager",
        lambda table, members: table.round is RoundStage.DEALT and members["wager"] == WAGERS.ANTE,
        "Who folds takes the wager back.",
    ),
    table_defect(
        "withdrawn-and-still-there",
        C_OF_SEVEN,
        LEAK,
        "The withdrawal is told, and the wager left where it is.",
        doing("withdraw-wager", told_and_not_taken),
        consequences=D_1,
    ),
    *(
        table_defect(
            f"cash-for-{name}",
            A_OF_SEVEN,
            LAX,
            "Spoken wagers are refused where somebody thought of them.",
            unheeded("place-wager", WAGERS, "chips_plaques_or_approved_instruments", when),
        )
        for name, when in {
            "the-odds": of_wager(WAGERS.ODDS),
            "an-option": of_wager(*OPTIONS),
            "large-amounts": lambda _, members: members["amount"] >= 10_000,
        }.items()
    ),
    *(
        table_defect(
            f"{name}-on-any-area",
            A_OF_SEVEN,
            LAX,
            "The area is looked at for the Ante Wager.",
            unheeded("place-wager", WAGERS, "on_the_appropriate_area", when),
        )
        for name, when in {"odds": of_wager(WAGERS.ODDS), "options": of_wager(*OPTIONS)}.items()
    ),
    table_defect(
        "rising-in-the-second-round",
        B_OF_SEVEN,
        LEAK,
        "Who has cards is written down in the first round.",
        unheeded("stand-up", WAGERS, "remains_seated_until_the_round_is_completed", later),
    ),
    table_defect(
        "added-by-who-stands",
        B_OF_SEVEN,
        LAX,
        "The seat is looked at when a wager is placed, not when it is increased.",
        unheeded("increase-wager", WAGERS, "only_seated_players", lambda *_: True),
    ),
    unequal("unequal-on-a-second-box", on_another_box, "The player's own box is compared."),
    unequal("unequal-in-the-second-round", later, "What was compared once is taken for compared."),
    unequal(
        "unequal-in-large-amounts",
        lambda _, members: members["amount"] >= 50_000,
        "Amounts above the limit of the field are cut.",
    ),
    unequal(
        "unequal-in-plaques",
        lambda _, members: members["instrument"] == "plaques",
        "Plaques are counted by the piece.",
    ),
    table_defect(
        "increased-alone",
        D_1,
        LAX,
        "Equal is looked at when wagers are placed, not when one is increased.",
        named(DEALING, "ante_and_odds_lie_in_equal_amounts", both_lie),
    ),
    *(
        table_defect(id_, D_1, LAX, why, named(WAGERS, "after_ante_and_odds", rule))
        for id_, why, rule in (
            ("raise-on-an-ante-alone", "The Odds Wager is not looked for.", odds_are_not_looked_for),
            ("raise-on-another-player", "Whose wagers they are is not asked.", on_whose_wagers_it_may_be),
            ("raise-before-all", "The wagers are looked for once cards are dealt.", raised_beforehand),
        )
    ),
    table_defect(
        "one-option-each",
        tuple(f"{SEVEN}.d.{number}" for number in OPTIONS.values()),
        STRICT,
        "A player has one side bet.",
        doing("place-wager", one_option_each),
    ),
    table_defect(
        "one-prime-wager-at-the-table",
        (f"{SEVEN}.d.2",),
        STRICT,
        "The option is kept for the table, not for each player.",
        doing("place-wager", one_prime_wager),
    ),
    table_defect(
        "boxes-round-the-corner",
        E_OF_SEVEN,
        LAX,
        "Positions are counted modulo six.",
        unheeded("place-wager", WAGERS, "on_adjacent_boxes", box_round_the_corner),
    ),
    table_defect(
        "boxes-counted-by-the-ante",
        E_OF_SEVEN,
        LAX,
        "A box is taken with the Ante Wager.",
        unheeded("place-wager", WAGERS, "on_adjacent_boxes", of_wager(WAGERS.ODDS)),
    ),
    table_defect(
        "boxes-anywhere-in-the-second-round",
        E_OF_SEVEN,
        LEAK,
        "The boxes of the first round are kept for good.",
        unheeded("place-wager", WAGERS, "on_adjacent_boxes", later),
    ),
    table_defect(
        "other-hand-for-the-last-boxes",
        ANNOUNCED,
        "wrong-order-of-steps",
        "Who sits there is nearer to the other hand.",
        dealt_with_the_other_hand(lambda _, __, position=0: position > 4),
    ),
    table_defect(
        "other-hand-in-the-second-round",
        ANNOUNCED,
        LEAK,
        "The hands are exchanged with every round.",
        dealt_with_the_other_hand(lambda table, _, **__: later(table)),
    ),
    table_defect(
        "other-hand-for-the-all-six-bonus-card",
        ANNOUNCED,
        "omitted-exception",
        "The card for all is laid aside otherwise.",
        dealt_with_the_other_hand(lambda _, to, **__: to == "area"),
    ),
    table_defect(
        "all-six-bonus-card-before-the-announcement",
        ANNOUNCED,
        "wrong-order-of-steps",
        "The card is laid out while players still wager.",
        doing("deal", announced_behind_the_first_card),
    ),
    table_defect(
        "no-all-six-bonus-card-in-the-second-round",
        FIRST_CARD,
        LEAK,
        "The card of the first round is thought to lie there.",
        all_six_card_unless(later),
    ),
    table_defect(
        "no-all-six-bonus-card-beside-a-prime-wager",
        FIRST_CARD,
        "swapped-precedence",
        "Of two side bets the first is looked at.",
        all_six_card_unless(lambda table: any(wager == "prime-wager" for _, wager in table.wagers)),
    ),
    table_defect(
        "no-all-six-bonus-card-with-three-boxes",
        FIRST_CARD,
        "boundary",
        "It is thought that there are not cards enough.",
        all_six_card_unless(lambda table: sum(wager == WAGERS.ANTE for _, wager in table.wagers) > 2),
    ),
    table_defect(
        "cards-without-end",
        (f"{THREE}.a",),
        "boundary",
        "Each card is drawn from a whole deck.",
        named(DEALING, "deal_card", from_decks_without_end),
    ),
    table_defect(
        "young-with-every-round",
        BY_SHOE,
        LEAK,
        "The hours are counted from the last shuffle.",
        named(DEALING, "deck_is_not_too_old", young_with_every_round),
        consequences=BY_HAND,
    ),
    table_defect(
        "eight-hours-by-hand-beside-a-device",
        BY_HAND,
        "swapped-precedence",
        "Where there is a device there is a shoe.",
        named(DEALING, "deck_is_not_too_old", with_a_device_as_from_a_shoe),
    ),
    table_defect(
        "second-deck-never-too-old",
        BY_SHOE,
        "omitted-exception",
        "The hours are counted for the first deck.",
        named(DEALING, "deck_is_not_too_old", first_deck_grows_old),
    ),
    table_defect(
        "changed-deck-uninspected",
        (f"{FOUR}.a",),
        LEAK,
        "The inspection is a thing of the opening.",
        doing("receive-decks", inspected_with_the_first),
    ),
    table_defect(
        "washed-together",
        (f"{FOUR}.d",),
        LEAK,
        "The wash is kept for the table, not for the deck.",
        doing("wash-cards", washed_together),
    ),
    table_defect(
        "seen-for-good",
        (f"{FOUR}.d",),
        LEAK,
        "One look is taken for both decks.",
        doing("spread-cards", seen_for_good),
    ),
    table_defect(
        "shuffle-without-effect",
        (f"{FIVE}.a",),
        LEAK,
        "From the second round on the cards stay in their order.",
        doing("shuffle-cards", never_mixed),
    ),
    table_defect(
        "dealt-on-from-the-same-stack",
        (f"{FIVE}.a",),
        LAX,
        "The next round begins with the next deal, whether or not this one is completed.",
        doing("deal", dealt_on),
    ),
    table_defect(
        "counted-in-the-first-round",
        (f"{FIVE}.b",),
        "omitted-exception",
        "What was counted once is taken for counted.",
        counted(lambda table: not later(table)),
    ),
    table_defect(
        "not-counted-into-the-shoe",
        (f"{FIVE}.b",),
        "omitted-exception",
        "A device that loads the shoe does not wait for the count.",
        counted(lambda table: not table.setup.device_loads),
    ),
    table_defect(
        "uncut-from-the-hand",
        (f"{FIVE}.c.2",),
        "omitted-exception",
        "The cut is looked for when the shoe is loaded.",
        named(DEALING, "deck_to_deal_from", uncut_from_the_hand),
        consequences=(f"{FIVE}.e",),
    ),
    table_defect(
        "next-cut-at-any-depth",
        (f"{FIVE}.d",),
        LEAK,
        "The depth is looked at when the table opens.",
        unheeded("cut-cards", CUT, "at_least_ten_cards_in", later),
    ),
    table_defect(
        "recut-at-any-depth",
        (f"{FIVE}.d",),
        "omitted-exception",
        "A recut is made as the floorperson says.",
        unheeded(
            "cut-cards", CUT, "at_least_ten_cards_in", lambda table, _: told_before(table, "recut-required")
        ),
    ),
    table_defect(
        "idle-cards-unwashed-beside-a-device",
        (f"{FIVE}.f",),
        "omitted-exception",
        "What the device shuffles needs no wash.",
        doing("spread-for-no-activity", washed_before),
    ),
    table_defect(
        "idle-cards-seen-by-who-asked",
        (f"{FIVE}.f",),
        "omitted-exception",
        "Cards that lie face up are taken for inspected.",
        doing("spread-for-no-activity", seen_by_who_asked),
    ),
)
