"""Wrong products for § 684a.8: how the cards are dealt from a manual dealing shoe."""

from typing import Final

from defects.defect import named
from defects.four_card_frenzy_table.changes import (
    CUT,
    DEALING,
    EIGHT,
    FIVE,
    LAX,
    STEPS,
    STRICT,
    doing,
    never,
    table_defect,
    told_before,
)
from reference_impl.four_card_frenzy_table import Deck, DeckStage, Refused, RoundStage, Table

# The rules as they are, for those that are changed in part only.
DEAL_CARD: Final = DEALING.deal_card


def close_betting_silently(table: Table) -> None:
    if table.round is RoundStage.BETTING:
        table.round = RoundStage.NO_MORE_BETS


def deal_then_announce(table: Table, deck: Deck, to: str, facing: str, **where: int) -> None:
    DEAL_CARD(table, deck, to, facing, **where)
    events = [event["event"] for event in table.history[::-1]]
    since = events[: events.index("round-completed")] if "round-completed" in events else events
    if "no-more-bets-announced" not in since:
        table.tell("no-more-bets-announced")


def announced_once_for_all(table: Table) -> None:
    if told_before(table, "no-more-bets-announced"):
        close_betting_silently(table)
    elif table.round is RoundStage.BETTING:
        DEALING.announce_no_more_bets(table)


def facing_up(table: Table, deck: Deck, to: str, facing: str, **where: int) -> None:
    DEAL_CARD(table, deck, to, "up" if to == "area" else facing, **where)


def to_the_dealer(table: Table, deck: Deck, to: str, facing: str, **where: int) -> None:
    DEAL_CARD(table, deck, "dealer" if to == "area" else to, facing, **where)


def for_the_first_player_only(table: Table) -> bool:
    [first, *_] = sorted(position for position, _ in table.wagers)
    return (first, "all-six-bonus-wager") in table.wagers


def announced_by_hand_only(table: Table) -> None:
    if table.round is RoundStage.NO_MORE_BETS:
        raise Refused("announced", "", "dealt already")
    DEALING.announce_no_more_bets(table)


def shoe_before_the_shuffle(table: Table, deck: str, by: str) -> None:
    if table.deck(deck).stage is DeckStage.WASHED:
        table.deck(deck).stage = DeckStage.CUT
    CUT.place_in_shoe(table, deck, by)


def only_the_dealer_loads(table: Table, deck: str, by: str) -> None:
    if by == "device" and not table.setup.reshuffler and len(table.decks) == 1:
        raise Refused("not-the-dealer", "", "the dealer places the stack")
    CUT.place_in_shoe(table, deck, by)


def placed_by_a_device_that_is_not_there(table: Table, deck: Deck, by: str) -> None:
    if by == "device" and table.setup.device and deck.stage is not DeckStage.IN_DEVICE:
        raise Refused("not-in-device", "", f"deck {deck.name} is not in the device")


def only_a_device_loads(table: Table, deck: str, by: str) -> None:
    if by == "dealer":
        raise Refused("not-the-device", "", "a device places the stack")
    CUT.place_in_shoe(table, deck, by)


OF_EIGHT: Final = {letter: (f"{EIGHT}.{letter}",) for letter in "abc"}

DEFECTS: Final = (
    table_defect(
        "washed-cards-in-the-shoe",
        OF_EIGHT["a"],
        STEPS,
        "The shoe takes a stack in whatever state.",
        doing("place-in-shoe", shoe_before_the_shuffle),
    ),
    table_defect(
        "only-the-dealer-loads-the-shoe",
        OF_EIGHT["a"],
        STRICT,
        "A device is not trusted with the shoe.",
        doing("place-in-shoe", only_the_dealer_loads),
    ),
    table_defect(
        "announced-after-the-first-card",
        OF_EIGHT["b"],
        STEPS,
        "The announcement is made while the cards are dealt.",
        named(DEALING, "announce_before_dealing", close_betting_silently),
        named(DEALING, "deal_card", deal_then_announce),
    ),
    table_defect(
        "announced-in-the-first-round-only",
        OF_EIGHT["b"],
        "state-leak",
        "That it was announced is never forgotten.",
        named(DEALING, "announce_before_dealing", announced_once_for_all),
    ),
    table_defect(
        "no-deal-once-announced",
        OF_EIGHT["b"],
        STRICT,
        "Who deals announces, and may not have done so before.",
        named(DEALING, "announce_before_dealing", announced_by_hand_only),
    ),
    table_defect(
        "same-hand-twice",
        OF_EIGHT["b"],
        STEPS,
        "One hand draws and places.",
        named(DEALING, "OTHER_SIDE", {"left": "left", "right": "right"}),
    ),
    table_defect(
        "left-hand-always",
        OF_EIGHT["b"],
        "omitted-exception",
        "The shoe is thought to stand to the left.",
        named(
            DEALING,
            "hands_of_the_dealer",
            lambda table: (
                {"drawn": "left", "placed": "right"} if table.setup.dealing == "manual-shoe" else {}
            ),
        ),
    ),
    table_defect(
        "no-card-for-the-all-six-bonus",
        OF_EIGHT["c"],
        STEPS,
        "The card is dealt when it is needed, at the end.",
        named(DEALING, "all_six_bonus_card_is_due", never),
    ),
    table_defect(
        "all-six-bonus-card-for-the-first-player",
        OF_EIGHT["c"],
        "omitted-exception",
        "Only the first box is looked at.",
        named(DEALING, "all_six_bonus_card_is_due", for_the_first_player_only),
    ),
    table_defect(
        "all-six-bonus-card-face-up",
        OF_EIGHT["c"],
        STEPS,
        "A card of all players is shown to all.",
        named(DEALING, "deal_card", facing_up),
    ),
    table_defect(
        "all-six-bonus-card-to-the-dealer",
        OF_EIGHT["c"],
        STEPS,
        "The card is laid beside the dealer's own.",
        named(DEALING, "deal_card", to_the_dealer),
    ),
    table_defect(
        "placed-by-a-device-that-is-not-there",
        OF_EIGHT["a"],
        LAX,
        "Every table of the floor is taken to have a device.",
        named(CUT, "placed_by_the_device_only_from_the_device", placed_by_a_device_that_is_not_there),
    ),
    table_defect(
        "only-a-device-loads-the-shoe",
        OF_EIGHT["a"],
        STRICT,
        "Shoes are loaded by machines.",
        doing("place-in-shoe", only_a_device_loads),
        consequences=(f"{FIVE}.c.1", f"{FIVE}.c.2", f"{FIVE}.d"),
    ),
)
