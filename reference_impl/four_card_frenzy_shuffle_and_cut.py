"""58 Pa. Code § 684a.5: shuffle and cut of the cards, and the table without gaming activity."""

from reference_impl.four_card_frenzy_opening import take_from_table
from reference_impl.four_card_frenzy_table import (
    Deck,
    DeckStage,
    Refused,
    RoundStage,
    Setup,
    Table,
    act,
    move_deck,
)

FLOORPERSON_OR_ABOVE = ("floorperson", "above-floorperson")


# (a), (b) The shuffle


def device_at_the_table(table: Table) -> None:
    """§ 684a.5(a): a device shuffles only where there is one."""
    if not (table.setup.device or table.setup.reshuffler):
        raise Refused("no-device", "684a.5(a)", "the table has no automated card shuffling device")


def number_of_cards_is_wrong(table: Table, count: int) -> bool:
    """§ 684a.5(b): a counting device reveals that the deck has not 52 cards."""
    return table.setup.device_counts and count != 52


@act("shuffle-cards")
def shuffle_cards(table: Table, deck: str, means: str, count: int) -> None:
    """§ 684a.5(a), (b): the cards are shuffled into one stack, and counted by a device that counts."""
    cards = table.deck(deck)
    if means == "device":
        device_at_the_table(table)
    was = cards.stage
    if means == "manually":
        move_deck(cards, "shuffle-cards")
    elif table.setup.device_loads:
        shoe_is_free(table, deck)
        turn_of_this_deck(table, deck)
        move_deck(cards, "shuffle-cards by a device that loads")
    else:
        move_deck(cards, "shuffle-cards by device")
    if was is DeckStage.DISCARDED:
        table.tell("cards-taken", deck=deck, **{"from": "discard-rack"})
    table.chance.shuffle(cards.cards)
    cards.was_cut = False
    table.tell("cards-shuffled", deck=deck, means=means)
    if means == "device" and table.setup.device_counts:
        table.tell("cards-counted", deck=deck, cards=count)
        if number_of_cards_is_wrong(table, count):
            take_from_table(table, deck)
            return
    table.tell("cards-stacked", deck=deck, stacks=1)
    if cards.stage is DeckStage.IN_DEVICE:
        table.tell("cards-stored-in-device", deck=deck)
    elif cards.stage is DeckStage.IN_SHOE:
        table.tell("cards-placed-in-shoe", deck=deck, by="device")


def directed_by_a_floorperson_or_above(by: str) -> None:
    """§ 684a.5(a): a floorperson or above directs a shuffle."""
    if by not in FLOORPERSON_OR_ABOVE:
        raise Refused("no-authority", "684a.5(a)", f"a {by} cannot direct a shuffle")


@act("direct-shuffle")
def direct_shuffle(table: Table, deck: str, by: str) -> None:
    """§ 684a.5(a): when so directed, the cards are shuffled before they are dealt."""
    directed_by_a_floorperson_or_above(by)
    move_deck(table.deck(deck), "direct-shuffle")
    table.tell("shuffle-directed", deck=deck, by=by)


# (c), (d), (e) The cut


def at_least_ten_cards_in(above: int) -> None:
    """§ 684a.5(d): the cover card goes at least ten cards in from the top of the stack."""
    if above < 10:
        raise Refused(
            "cut-too-high", "684a.5(d)", f"{above} cards above the cover card, at least ten are due"
        )


def within_the_stack(deck: Deck, above: int) -> None:
    """§ 684a.5(d): the cover card goes into the stack."""
    if above > len(deck.cards):
        raise Refused("cut-too-low", "684a.5(d)", f"there are {len(deck.cards)} cards, not {above}")


@act("cut-cards")
def cut_cards(table: Table, deck: str, above: int) -> None:
    """§ 684a.5(c)(2), (d): the cards above the cover card go, with it, to the bottom of the stack."""
    cards = table.deck(deck)
    at_least_ten_cards_in(above)
    within_the_stack(cards, above)
    move_deck(cards, "cut-cards")
    cards.cards = cards.cards[above:] + cards.cards[:above]
    cards.was_cut = True
    table.tell("cover-card-inserted", deck=deck, above=above)
    table.tell("cards-moved-to-bottom", deck=deck, cards=above, cover=True)


def required_by_a_floorperson_or_above(by: str) -> None:
    """§ 684a.5(e): a floorperson or above may require a recut."""
    if by not in FLOORPERSON_OR_ABOVE:
        raise Refused("no-authority", "684a.5(e)", f"a {by} cannot require a recut")


def after_a_cut(deck: Deck) -> None:
    """§ 684a.5(e): a recut follows a cut."""
    if not deck.was_cut:
        raise Refused("not-cut", "684a.5(e)", f"deck {deck.name} was not cut")


@act("require-recut")
def require_recut(table: Table, deck: str, by: str) -> None:
    """§ 684a.5(e): after the cut and before any card is dealt the cards may have to be recut."""
    cards = table.deck(deck)
    required_by_a_floorperson_or_above(by)
    after_a_cut(cards)
    was = cards.stage
    move_deck(cards, "require-recut")
    if was is DeckStage.IN_SHOE:
        table.tell("cards-taken", deck=deck, **{"from": "shoe"})
    table.tell("recut-required", deck=deck, by=by)


def dealt_from_a_shoe(table: Table) -> None:
    """§ 684a.8(a): a table that deals from the hand has no dealing shoe."""
    if table.setup.dealing == "hand":
        raise Refused("no-shoe", "684a.8(a)", "the cards are dealt from the hand at this table")


def shoe_is_free(table: Table, deck: str) -> None:
    """§ 684a.8(a): the shoe holds the stacked deck, one at a time."""
    if any(each.stage is DeckStage.IN_SHOE and each.name != deck for each in table.decks.values()):
        raise Refused("shoe-in-use", "684a.8(a)", "another deck is in the dealing shoe")


def turn_of_this_deck(table: Table, deck: str) -> None:
    """§ 684a.3(b)(3): of two decks each is used for every other round of play."""
    if len(table.decks) == 2 and table.last_dealt == deck:
        raise Refused("not-its-turn", "684a.3(b)(3)", f"deck {deck} was dealt in the round before")


def placed_by_the_device_only_from_the_device(table: Table, deck: Deck, by: str) -> None:
    """§ 684a.8(a): a device places the deck that it shuffled."""
    if by == "device" and deck.stage is not DeckStage.IN_DEVICE:
        device_at_the_table(table)
        raise Refused("not-in-device", "684a.8(a)", f"deck {deck.name} is not in the device")


@act("place-in-shoe")
def place_in_shoe(table: Table, deck: str, by: str) -> None:
    """§§ 684a.5(d), 684a.8(a): the stack is put in the dealing shoe, by the dealer or by the device."""
    cards = table.deck(deck)
    dealt_from_a_shoe(table)
    placed_by_the_device_only_from_the_device(table, cards, by)
    shoe_is_free(table, deck)
    turn_of_this_deck(table, deck)
    move_deck(cards, "place-in-shoe")
    table.tell("cards-placed-in-shoe", deck=deck, by=by)


# (f) The table without gaming activity


def no_round_in_progress(table: Table) -> None:
    """§ 684a.5(f): there is no gaming activity while a round is in progress."""
    if table.round is not RoundStage.BETTING:
        raise Refused("round-in-progress", "684a.5(f)", "a round of play is in progress")


@act("spread-for-no-activity")
def spread_for_no_activity(table: Table, *, faceup: bool) -> None:
    """§ 684a.5(f): cards leave shoe and discard rack and lie spread, face down unless a player asks."""
    no_round_in_progress(table)
    lying = [each for each in table.decks.values() if each.stage in (DeckStage.IN_SHOE, DeckStage.DISCARDED)]
    for deck in lying:
        place = "shoe" if deck.stage is DeckStage.IN_SHOE else "discard-rack"
        move_deck(deck, "spread-for-no-activity")
        table.tell("cards-taken", deck=deck.name, **{"from": place})
        table.tell(
            "cards-spread",
            deck=deck.name,
            facing="up" if faceup else "down",
            shape="horizontal-fans",
            columns=[" ".join(deck.cards[first : first + 13]) for first in range(0, 52, 13)],
        )


# (g) Devices that reshuffle and count


def reshuffler_is_approved(setup: Setup) -> None:
    """§ 684a.5(g): a device that reshuffles and counts by itself is approved before it is used."""
    if setup.reshuffler and not setup.reshuffler_approved:
        raise Refused("not-approved", "684a.5(g)", "the reshuffling device is not approved")
