"""Wrong products for § 684a.5: shuffle and cut, and the table without gaming activity."""

from typing import Any, Final

from defects.defect import Change, named
from defects.four_card_frenzy_table.changes import (
    CUT,
    DEALING,
    EIGHT,
    FIVE,
    LAX,
    STEPS,
    STRICT,
    THREE,
    allowed_after,
    doing,
    left_out,
    never,
    refused_after,
    table_defect,
    telling,
    told_before,
    told_with,
)
from reference_impl.four_card_frenzy_table import Deck, DeckStage, Refused, Table

# The rules as they are, for those that are changed in part only.
DECK_TO_DEAL_FROM: Final = DEALING.deck_to_deal_from


def two_stacks(table: Table, event: str, members: dict[str, Any]) -> dict[str, Any]:
    after_a_shuffle = event == "cards-stacked" and table.history[-1]["event"] == "cards-shuffled"
    return members | {"stacks": 2} if after_a_shuffle else members


def idle_face(face: str) -> Change:
    return telling(
        lambda table, event, members: (
            members | {"facing": face}
            if event == "cards-spread" and told_before(table, "cards-placed-in-shoe")
            else members
        )
    )


def fewer_than_52(table: Table, count: int) -> bool:
    return table.setup.device_counts and count < 52


def five_cards_in(above: int) -> None:
    if above < 5:
        raise Refused("cut-too-high", "", "the cover card is too high")


def eleven_cards_in(above: int) -> None:
    if above <= 10:
        raise Refused("cut-too-high", "", "the cover card is too high")


def upper_half(deck: Deck, above: int) -> None:
    if above > len(deck.cards) - 10:
        raise Refused("cut-too-low", "", "the cover card is too low")


def one_card_stays(table: Table, event: str, members: dict[str, Any]) -> dict[str, Any]:
    return members | {"cards": members["cards"] - 1} if event == "cards-moved-to-bottom" else members


def floorperson_alone(by: str) -> None:
    if by != "floorperson":
        raise Refused("no-authority", "", f"the {by} is not the floorperson")


def without_taking_from(place: str) -> Change:
    return telling(
        lambda _table, event, members: (
            None if event == "cards-taken" and members["from"] == place else members
        )
    )


def no_reshuffler_at_all(setup: Any) -> None:
    if setup.reshuffler:
        raise Refused("not-approved", "", "no such device is known")


def cut_after_a_reshuffler(table: Table, deck: str, by: str) -> None:
    if table.setup.reshuffler and table.deck(deck).stage is DeckStage.IN_DEVICE:
        raise Refused("not-cut", "", "the cards were not cut")
    CUT.place_in_shoe(table, deck, by)


def only_the_device_loads(table: Table, deck: str, by: str) -> None:
    if by == "dealer" and table.deck(deck).stage is DeckStage.IN_DEVICE:
        raise Refused("not-the-device", "", "the device places what it shuffled")
    CUT.place_in_shoe(table, deck, by)


def uncut_beside_a_device(table: Table, deck: str, by: str) -> None:
    if table.setup.device and table.deck(deck).stage is DeckStage.SHUFFLED:
        table.deck(deck).stage = DeckStage.CUT
    CUT.place_in_shoe(table, deck, by)


def shoe_takes_recut_cards(table: Table, deck: str, by: str) -> None:
    if any(each["event"] == "recut-required" for each in table.history):
        table.deck(deck).stage = DeckStage.CUT
    CUT.place_in_shoe(table, deck, by)


def directed_and_forgotten(table: Table, deck: str, by: str) -> None:
    stage = table.deck(deck).stage
    CUT.direct_shuffle(table, deck, by)
    table.deck(deck).stage = stage


def cut_is_as_good_as_in_the_shoe(table: Table) -> Deck:
    for deck in table.decks.values():
        if deck.stage is DeckStage.CUT and table.setup.dealing != "hand":
            deck.stage = DeckStage.IN_SHOE
    return DECK_TO_DEAL_FROM(table)


def any_deck_recut(table: Table, deck: str, by: str) -> None:
    table.deck(deck).was_cut = True
    CUT.require_recut(table, deck, by)


def only_what_was_cut(table: Table) -> Deck:
    deck = DECK_TO_DEAL_FROM(table)
    if not deck.was_cut:
        raise Refused("not-cut", "", f"deck {deck.name} was not cut")
    return deck


def idle_for_good(table: Table, deck: str, by: str) -> None:
    if [event["event"] for event in table.history].count("cards-spread") > 1:
        raise Refused("closed", "", "the table was idle")
    CUT.place_in_shoe(table, deck, by)


OF_FIVE: Final = {letter: (f"{FIVE}.{letter}",) for letter in "abdefg"}
BY_DEVICE, BY_HAND = (f"{FIVE}.c.1",), (f"{FIVE}.c.2",)

DEFECTS: Final = (
    table_defect(
        "no-shuffle-after-the-round",
        OF_FIVE["a"],
        STEPS,
        "The cards of the round before are thought to be mixed enough.",
        allowed_after("place-in-shoe", DeckStage.DISCARDED),
    ),
    table_defect(
        "cut-instead-of-a-shuffle",
        OF_FIVE["a"],
        STEPS,
        "After a round the cards are cut at once.",
        allowed_after("cut-cards", DeckStage.DISCARDED),
    ),
    table_defect(
        "two-stacks",
        OF_FIVE["a"],
        STEPS,
        "The device puts out two halves.",
        telling(two_stacks),
    ),
    table_defect(
        "directed-shuffle-forgotten",
        OF_FIVE["a"],
        STEPS,
        "What the floorperson directs is written down and not waited for.",
        doing("direct-shuffle", directed_and_forgotten),
    ),
    table_defect(
        "only-the-floorperson-directs",
        OF_FIVE["a"],
        STRICT,
        "Those above the floorperson are not known to the table.",
        named(CUT, "directed_by_a_floorperson_or_above", floorperson_alone),
    ),
    table_defect(
        "preshuffled-decks-may-not-be-shuffled",
        OF_FIVE["a"],
        STRICT,
        "A deck is shuffled once.",
        refused_after("shuffle-cards", DeckStage.PRESHUFFLED),
    ),
    table_defect(
        "deck-of-51-stays",
        OF_FIVE["b"],
        LAX,
        "What the device counts is shown and not acted on.",
        named(CUT, "number_of_cards_is_wrong", never),
    ),
    table_defect(
        "deck-counted-at-53-stays",
        OF_FIVE["b"],
        "boundary",
        "Only missing cards are looked for.",
        named(CUT, "number_of_cards_is_wrong", fewer_than_52),
    ),
    table_defect(
        "counted-decks-leave",
        OF_FIVE["b"],
        "boundary",
        "Every deck that was counted is taken away.",
        named(CUT, "number_of_cards_is_wrong", lambda table, count: table.setup.device_counts),
    ),
    table_defect(
        "cut-after-the-device",
        BY_DEVICE,
        STRICT,
        "A cut is asked for whoever has shuffled.",
        refused_after("place-in-shoe", DeckStage.IN_DEVICE),
        consequences=(f"{FIVE}.g", f"{EIGHT}.a"),
    ),
    table_defect(
        "no-cut-after-a-manual-shuffle",
        BY_HAND,
        STEPS,
        "A good shuffle needs no cut.",
        allowed_after("place-in-shoe", DeckStage.SHUFFLED),
        consequences=(f"{FIVE}.e",),
    ),
    table_defect(
        "no-cut-beside-a-device",
        BY_HAND,
        "omitted-exception",
        "Where there is a device nobody thinks of a shuffle by hand.",
        doing("place-in-shoe", uncut_beside_a_device),
    ),
    table_defect(
        "no-cut-of-preshuffled-cards",
        BY_HAND,
        STEPS,
        "What came shuffled is thought to come cut.",
        allowed_after("place-in-shoe", DeckStage.PRESHUFFLED),
    ),
    table_defect(
        "cover-card-at-any-depth",
        OF_FIVE["d"],
        LAX,
        "The player cuts where the player likes.",
        *left_out(CUT, "at_least_ten_cards_in"),
    ),
    table_defect(
        "cover-card-five-cards-deep",
        OF_FIVE["d"],
        "boundary",
        "Another game's depth was kept.",
        named(CUT, "at_least_ten_cards_in", five_cards_in),
    ),
    table_defect(
        "cover-card-more-than-ten-deep",
        OF_FIVE["d"],
        "boundary",
        "At least ten is read as more than ten.",
        named(CUT, "at_least_ten_cards_in", eleven_cards_in),
        consequences=(f"{FIVE}.e",),
    ),
    table_defect(
        "cover-card-ten-from-the-bottom-too",
        OF_FIVE["d"],
        STRICT,
        "The rule of other games for both ends is kept.",
        named(CUT, "within_the_stack", lambda deck, above: upper_half(deck, above + 1)),
    ),
    table_defect(
        "cover-card-stays-behind",
        OF_FIVE["d"],
        STEPS,
        "The cover card is taken out before the cards are moved.",
        told_with("cards-moved-to-bottom", cover=False),
    ),
    table_defect(
        "one-card-above-stays-behind",
        OF_FIVE["d"],
        "boundary",
        "One card too few is moved.",
        telling(one_card_stays),
    ),
    table_defect(
        "anyone-directs-a-shuffle",
        OF_FIVE["a"],
        LAX,
        "Nobody asks who directs it.",
        *left_out(CUT, "directed_by_a_floorperson_or_above"),
    ),
    table_defect(
        "shuffled-by-a-device-that-is-not-there",
        OF_FIVE["a"],
        LAX,
        "Every table of the floor is taken to have a device.",
        *left_out(CUT, "device_at_the_table"),
    ),
    table_defect(
        "no-device-for-preshuffled-cards",
        OF_FIVE["a"],
        STRICT,
        "What is preshuffled is shuffled by hand.",
        refused_after("shuffle-cards by device", DeckStage.PRESHUFFLED),
    ),
    table_defect(
        "cover-card-below-the-stack",
        OF_FIVE["d"],
        LAX,
        "The cut is looked at from the top only.",
        *left_out(CUT, "within_the_stack"),
    ),
    table_defect(
        "idle-in-a-round",
        OF_FIVE["f"],
        LAX,
        "A clock alone decides that nothing happens.",
        *left_out(CUT, "no_round_in_progress"),
    ),
    table_defect(
        "dealt-from-the-cut-stack",
        OF_FIVE["d"],
        STEPS,
        "A stack that is cut is dealt wherever it lies.",
        named(DEALING, "deck_to_deal_from", cut_is_as_good_as_in_the_shoe),
        consequences=("684a.8.a",),
    ),
    table_defect(
        "anyone-requires-a-recut",
        OF_FIVE["e"],
        LAX,
        "Nobody asks who requires it.",
        *left_out(CUT, "required_by_a_floorperson_or_above"),
    ),
    table_defect(
        "only-the-floorperson-requires-a-recut",
        OF_FIVE["e"],
        STRICT,
        "Those above the floorperson are not known to the table.",
        named(CUT, "required_by_a_floorperson_or_above", floorperson_alone),
    ),
    table_defect(
        "recut-when-cards-have-been-dealt",
        OF_FIVE["e"],
        STEPS,
        "Cards on the layout are not looked at.",
        allowed_after("require-recut", DeckStage.IN_PLAY),
    ),
    table_defect(
        "recut-of-what-was-not-cut",
        OF_FIVE["e"],
        STEPS,
        "A recut is any cut that somebody asks for.",
        doing("require-recut", any_deck_recut),
        *left_out(CUT, "after_a_cut"),
        allowed_after("require-recut", DeckStage.SHUFFLED),
    ),
    table_defect(
        "no-recut-from-the-shoe",
        OF_FIVE["e"],
        STRICT,
        "With the stack in the shoe the cut is over.",
        refused_after("require-recut", DeckStage.IN_SHOE),
    ),
    table_defect(
        "recut-required-and-forgotten",
        OF_FIVE["e"],
        STEPS,
        "The recut is written down and not waited for.",
        doing("place-in-shoe", shoe_takes_recut_cards),
    ),
    table_defect(
        "idle-cards-face-up",
        OF_FIVE["f"],
        STEPS,
        "An idle table looks like one that opens.",
        idle_face("up"),
    ),
    table_defect(
        "idle-cards-never-face-up",
        OF_FIVE["f"],
        "omitted-exception",
        "What the player asks for is not heard.",
        idle_face("down"),
    ),
    table_defect(
        "idle-cards-not-taken-from-the-shoe",
        OF_FIVE["f"],
        STEPS,
        "Other cards than those of the shoe are spread.",
        without_taking_from("shoe"),
    ),
    table_defect(
        "idle-cards-not-taken-from-the-rack",
        OF_FIVE["f"],
        STEPS,
        "The discard rack is forgotten.",
        without_taking_from("discard-rack"),
    ),
    table_defect(
        "idle-cards-back-in-the-shoe",
        OF_FIVE["f"],
        STEPS,
        "When a player comes, play goes on as it was.",
        allowed_after("place-in-shoe", DeckStage.SPREAD),
    ),
    table_defect(
        "idle-cards-shuffled-as-they-lie",
        OF_FIVE["f"],
        STEPS,
        "The cards are gathered and shuffled, unseen and unwashed.",
        allowed_after("shuffle-cards", DeckStage.SPREAD),
    ),
    table_defect(
        "reshuffling-devices-of-any-kind",
        OF_FIVE["g"],
        LAX,
        "A device is a device.",
        *left_out(CUT, "reshuffler_is_approved"),
    ),
    table_defect(
        "no-reshuffling-device",
        OF_FIVE["g"],
        STRICT,
        "No device but the one described is known.",
        named(CUT, "reshuffler_is_approved", no_reshuffler_at_all),
    ),
    table_defect(
        "cut-after-a-reshuffling-device",
        OF_FIVE["g"],
        "omitted-exception",
        "That such a device spares the cut is not known.",
        doing("place-in-shoe", cut_after_a_reshuffler),
    ),
    table_defect(
        "only-the-device-loads-the-shoe",
        BY_DEVICE,
        STRICT,
        "What the device has shuffled no dealer may touch.",
        doing("place-in-shoe", only_the_device_loads),
    ),
    table_defect(
        "dealt-only-if-cut",
        BY_DEVICE,
        STRICT,
        "Before the deal a cut is looked for, whoever has shuffled.",
        named(DEALING, "deck_to_deal_from", only_what_was_cut),
        consequences=(f"{THREE}.b.2", *OF_FIVE["a"]),
    ),
    table_defect(
        "idle-for-good",
        OF_FIVE["f"],
        "state-leak",
        "A table that was idle is taken for closed.",
        doing("place-in-shoe", idle_for_good),
    ),
)
