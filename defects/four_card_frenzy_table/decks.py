"""Wrong products for §§ 684a.2(a) and 684a.3: the seats and the decks of a Four Card Frenzy table."""

from typing import Any, Final

from defects.defect import named
from defects.four_card_frenzy_table.changes import (
    CUT,
    DEALING,
    LAX,
    OPENING,
    STEPS,
    STRICT,
    THREE,
    TWO,
    WAGERS,
    doing,
    left_out,
    table_defect,
    told_with,
)
from reference_impl.four_card_frenzy_table import Deck, DeckStage, Refused, RoundStage, Table

# The rules as they are, for those that are changed in part only.
DECK_IS_NOT_TOO_OLD: Final = DEALING.deck_is_not_too_old
DECK_TO_DEAL_FROM: Final = DEALING.deck_to_deal_from
HAS_ITS_TURN: Final = DEALING.has_its_turn
TWO_DECKS_ONLY_WITH_A_DEVICE: Final = OPENING.two_decks_only_with_a_device


def three_beside_a_device(table: Table, decks: Any) -> None:
    if len(decks) + len(table.decks) > (3 if table.setup.device else 1):
        raise Refused("too-many-decks", "", "too many decks")


def two_beside_a_device(table: Table, decks: Any) -> None:
    if len(decks) + len(table.decks) != (2 if table.setup.device else 1):
        raise Refused("wrong-number-of-decks", "", "a device takes two decks")


def one_always(table: Table, decks: Any) -> None:
    if len(decks) + len(table.decks) > 1:
        raise Refused("too-many-decks", "", "one deck")


def one_of_52_at_least(deck: Any) -> None:
    if deck.cards < 52:
        raise Refused("not-52-cards", "", "too few cards")


def cover_card_at_most(covers: int) -> None:
    if covers > 1:
        raise Refused("too-many-cover-cards", "", "too many cover cards")


def any_turn_but_the_next(table: Table, deck: Any) -> None:
    if len(table.decks) == 2 and deck == "B" == table.last_dealt:
        raise Refused("not-its-turn", "", "it was dealt in the round before")


def stored_unless_in_the_rack(table: Table, deck: Deck) -> None:
    others = [other for other in table.decks.values() if other is not deck]
    if any(other.stage not in (DeckStage.IN_DEVICE, DeckStage.DISCARDED) for other in others):
        raise Refused("other-deck-not-stored", "", "the other deck is not in the device")


def first_deck_keeps_its_age(table: Table, deck: Deck) -> None:
    if table.clock > (DEALING.MINUTES_BY_HAND if table.setup.dealing == "hand" else DEALING.MINUTES_BY_SHOE):
        raise Refused("deck-too-old", "", "the table has been open too long")


def aged_as_from_a_manual_shoe(table: Table, deck: Deck) -> None:
    if table.setup.dealing != "automated-shoe":
        DECK_IS_NOT_TOO_OLD(table, deck)


def positions_to_five(position: int) -> None:
    if position > 5:
        raise Refused("no-such-position", "", f"there is no position {position}")


def other_deck_in_the_rack(table: Table, deck: Deck) -> None:
    others = [other for other in table.decks.values() if other is not deck]
    if any(other.stage is not DeckStage.DISCARDED for other in others):
        raise Refused("other-deck-not-stored", "", "the other deck is not in the discard rack")


def never_a_deck_after_another(table: Table, deck: Deck) -> None:
    if table.last_dealt not in ("", deck.name):
        raise Refused("other-deck-in-use", "", "the other deck was used")


def rack_is_never_empty_again(table: Table, deck: Deck) -> None:
    if any(
        event["event"] == "cards-placed-in-discard-rack" and event["deck"] != deck.name
        for event in table.history
    ):
        raise Refused("rack-in-use", "", "the other deck's cards are in the discard rack")


def seat_shared(table: Table, player: str, position: int) -> None:
    WAGERS.no_more_than_six_positions(position)
    table.present.add(player)
    table.seats[player] = position
    table.tell("player-seated", player=player, position=position)


def decks_ever_received(table: Table, decks: Any) -> None:
    TWO_DECKS_ONLY_WITH_A_DEVICE(table, decks)
    received = [event["decks"] for event in table.history if event["event"] == "decks-received"]
    if table.setup.device and len(decks) + sum(map(len, received)) > 2:
        raise Refused("too-many-decks", "", "two decks were received")


def backs_of_those_that_come_together(table: Table, decks: Any) -> None:
    backs = [deck.backs[0] for deck in decks]
    if len(set(backs)) < len(backs):
        raise Refused("same-backs", "", "the backs have the same color")


def first_deck_first(table: Table) -> Deck:
    deck = DECK_TO_DEAL_FROM(table)
    if deck.name == "B" and not table.last_dealt:
        raise Refused("not-its-turn", "", "the first deck is dealt first")
    return deck


def from_the_other_deck_too(table: Table) -> None:
    ready = [deck for deck in table.decks.values() if deck.stage is DeckStage.IN_SHOE]
    if table.round is RoundStage.DEALT and ready:
        DEALING.deal_card(table, ready[0], "dealer", "down")
    else:
        DEALING.deal(table)


def turns_from_a_shoe_only(table: Table, deck: Deck) -> bool:
    return table.setup.dealing == "hand" or HAS_ITS_TURN(table, deck)


TWO_A = (f"{TWO}.a",)
THREE_A, THREE_B = (f"{THREE}.a",), (f"{THREE}.b",)
HAND, SHOE = (f"{THREE}.c.1",), (f"{THREE}.c.2",)

DEFECTS: Final = (
    table_defect(
        "seventh-position",
        TWO_A,
        LAX,
        "The number of seats is a setting that nobody checks.",
        *left_out(WAGERS, "no_more_than_six_positions"),
    ),
    table_defect(
        "five-positions",
        TWO_A,
        "boundary",
        "The sixth seat is lost by an index that begins at nought.",
        named(WAGERS, "no_more_than_six_positions", positions_to_five),
    ),
    table_defect(
        "seat-shared",
        TWO_A,
        LAX,
        "A seat is taken by whoever asks for it.",
        doing("sit-down", seat_shared),
    ),
    table_defect(
        "decks-of-any-size",
        THREE_A,
        LAX,
        "The cards of a deck are counted by people.",
        *left_out(OPENING, "deck_of_52_cards"),
    ),
    table_defect(
        "deck-of-53",
        THREE_A,
        "boundary",
        "The cover card is counted as one of the deck.",
        named(OPENING, "deck_of_52_cards", one_of_52_at_least),
    ),
    table_defect(
        "cards-that-can-be-told-apart",
        THREE_A,
        LAX,
        "The backs of a deck are known by the first card.",
        *left_out(OPENING, "cards_identical_in_appearance"),
    ),
    table_defect(
        "any-number-of-cover-cards",
        THREE_A,
        LAX,
        "Cover cards are no cards, and nobody counts them.",
        *left_out(OPENING, "one_cover_card"),
    ),
    table_defect(
        "no-cover-card",
        THREE_A,
        "boundary",
        "More than one cover card is an error, none at all is not.",
        named(OPENING, "one_cover_card", cover_card_at_most),
    ),
    table_defect(
        "any-number-of-decks",
        THREE_B,
        LAX,
        "The table takes whatever decks it is given.",
        *left_out(OPENING, "two_decks_only_with_a_device"),
    ),
    table_defect(
        "three-decks-beside-a-device",
        THREE_B,
        "boundary",
        "A device of another game stores two decks.",
        named(OPENING, "two_decks_only_with_a_device", three_beside_a_device),
    ),
    table_defect(
        "no-single-deck-beside-a-device",
        THREE_B,
        STRICT,
        "That two decks may be used is taken for a must.",
        named(OPENING, "two_decks_only_with_a_device", two_beside_a_device),
    ),
    table_defect(
        "one-deck-even-beside-a-device",
        THREE_B,
        "omitted-exception",
        "The game is known to be played with one deck.",
        named(OPENING, "two_decks_only_with_a_device", one_always),
    ),
    table_defect(
        "no-deck-in-place-of-another",
        THREE_B,
        STRICT,
        "The decks ever received are counted, not those at the table.",
        named(OPENING, "two_decks_only_with_a_device", decks_ever_received),
    ),
    table_defect(
        "same-backs-of-a-later-deck",
        (f"{THREE}.b.1",),
        "omitted-exception",
        "Decks are compared when they come, not with those that lie there.",
        named(OPENING, "backs_of_two_decks_differ", backs_of_those_that_come_together),
    ),
    table_defect(
        "both-decks-in-the-shoe",
        (f"{THREE}.b.2",),
        LAX,
        "The shoe takes whatever comes.",
        *left_out(CUT, "shoe_is_free"),
    ),
    table_defect(
        "first-deck-first",
        (f"{THREE}.b.2",),
        STRICT,
        "The decks are dealt in the order of their names.",
        named(DEALING, "deck_to_deal_from", first_deck_first),
    ),
    table_defect(
        "dealt-on-from-the-other-deck",
        (f"{THREE}.b.2",),
        LAX,
        "When a deck runs out, the next one is taken.",
        doing("deal", from_the_other_deck_too),
    ),
    table_defect(
        "turns-from-a-shoe-only",
        (f"{THREE}.b.3",),
        "omitted-exception",
        "Whose turn it is, the shoe knows; the hand does not.",
        named(DEALING, "has_its_turn", turns_from_a_shoe_only),
    ),
    table_defect(
        "always-told-as-the-first-deck",
        (f"{THREE}.b.3",),
        "wrong-order-of-steps",
        "The name of the deck is written once, when the table is opened.",
        told_with("card-dealt", deck="A"),
    ),
    table_defect(
        "two-decks-with-the-same-backs",
        (f"{THREE}.b.1",),
        LAX,
        "Decks are told apart by their names.",
        *left_out(OPENING, "backs_of_two_decks_differ"),
    ),
    table_defect(
        "other-deck-anywhere",
        (f"{THREE}.b.2",),
        STEPS,
        "The round begins as soon as one deck is ready.",
        *left_out(DEALING, "other_deck_is_in_the_device"),
    ),
    table_defect(
        "other-deck-in-the-rack",
        (f"{THREE}.b.2",),
        STEPS,
        "The deck of the round before is shuffled while the next is dealt.",
        named(DEALING, "other_deck_is_in_the_device", stored_unless_in_the_rack),
    ),
    table_defect(
        "one-deck-round-after-round",
        (f"{THREE}.b.3",),
        LAX,
        "Whichever deck is ready is dealt.",
        *left_out(CUT, "turn_of_this_deck"),
    ),
    table_defect(
        "first-deck-twice",
        (f"{THREE}.b.3",),
        "omitted-exception",
        "The turn is looked at for the second deck only.",
        named(CUT, "turn_of_this_deck", any_turn_but_the_next),
    ),
    table_defect(
        "both-decks-in-the-rack",
        (f"{THREE}.b.4",),
        LAX,
        "The discard rack takes whatever comes.",
        *left_out(DEALING, "rack_holds_one_deck"),
    ),
    table_defect(
        "five-hours-by-hand",
        HAND,
        "boundary",
        "An hour of grace was added.",
        named(DEALING, "MINUTES_BY_HAND", 300),
    ),
    table_defect(
        "less-than-four-hours-by-hand",
        HAND,
        "boundary",
        "At least every four hours is read as in less than four.",
        named(DEALING, "MINUTES_BY_HAND", 239),
    ),
    table_defect(
        "a-minute-more-from-a-shoe",
        SHOE,
        "boundary",
        "The age is compared with the wrong sign for equal.",
        named(DEALING, "MINUTES_BY_SHOE", 481),
    ),
    table_defect(
        "a-minute-less-from-a-shoe",
        SHOE,
        "boundary",
        "The age is compared with the wrong sign for equal.",
        named(DEALING, "MINUTES_BY_SHOE", 479),
    ),
    table_defect(
        "automated-shoes-keep-their-deck",
        SHOE,
        "omitted-exception",
        "The hours are counted for the manual shoe alone.",
        named(DEALING, "deck_is_not_too_old", aged_as_from_a_manual_shoe),
    ),
    table_defect(
        "age-of-the-table",
        SHOE,
        "state-leak",
        "The hours are counted from the opening of the table, whatever deck has come since.",
        named(DEALING, "deck_is_not_too_old", first_deck_keeps_its_age),
    ),
    table_defect(
        "other-deck-never-in-the-device",
        (f"{THREE}.b.2",),
        STRICT,
        "The place of the deck that is not used was mistaken.",
        named(DEALING, "other_deck_is_in_the_device", other_deck_in_the_rack),
    ),
    table_defect(
        "no-second-round-with-two-decks",
        (f"{THREE}.b.2",),
        "state-leak",
        "The deck of the round before is thought to be in use still.",
        named(DEALING, "other_deck_is_in_the_device", never_a_deck_after_another),
        consequences=(f"{THREE}.b.3",),
    ),
    table_defect(
        "rack-never-empty-again",
        (f"{THREE}.b.4",),
        "state-leak",
        "That the cards have left the discard rack is not written down.",
        named(DEALING, "rack_holds_one_deck", rack_is_never_empty_again),
    ),
)
