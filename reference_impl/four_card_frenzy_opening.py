"""58 Pa. Code §§ 684a.3 and 684a.4: the decks of a Four Card Frenzy table, and its opening for gaming."""

from collections.abc import Sequence
from typing import NamedTuple

from reference_impl.cards import SUITS
from reference_impl.four_card_frenzy_table import (
    IN_SEQUENCE,
    Deck,
    DeckStage,
    Refused,
    Table,
    act,
    move_deck,
)


class Arriving(NamedTuple):
    """A deck as it comes to the table; `backs` are the colours found among its cards' backs."""

    deck: str
    cards: int
    backs: tuple[str, ...]
    preshuffled: bool


# § 684a.3 Cards; number of decks


def deck_of_52_cards(deck: Arriving) -> None:
    """§ 684a.3(a), (b): a deck has 52 cards."""
    if deck.cards != 52:
        raise Refused("not-52-cards", "684a.3(a)", f"deck {deck.deck} has {deck.cards} cards, not 52")


def cards_identical_in_appearance(deck: Arriving) -> None:
    """§ 684a.3(a), (b)(1): the cards of a deck are identical in appearance; their backs are alike."""
    if len(set(deck.backs)) != 1:
        raise Refused("not-alike", "684a.3(a)", f"the backs of deck {deck.deck} are not alike")


def one_cover_card(covers: int) -> None:
    """§ 684a.3(a): the game is played with one cover card."""
    if covers != 1:
        raise Refused("not-one-cover-card", "684a.3(a)", f"{covers} cover cards, not one")


def two_decks_only_with_a_device(table: Table, decks: Sequence[Arriving]) -> None:
    """§ 684a.3(a), (b): one deck; or two where an automated card shuffling device is utilized."""
    if not 1 <= len(decks) + len(table.decks) <= (2 if table.setup.device else 1):
        raise Refused("too-many-decks", "684a.3(b)", "two decks are for a table with a shuffling device")


def backs_of_two_decks_differ(table: Table, decks: Sequence[Arriving]) -> None:
    """§ 684a.3(b)(1): the backs of the two decks are of different colors."""
    backs = [deck.backs[0] for deck in decks] + [deck.backs[0] for deck in table.decks.values()]
    if len(set(backs)) < len(backs):
        raise Refused("same-backs", "684a.3(b)(1)", "the backs of both decks have the same color")


@act("receive-decks")
def receive_decks(table: Table, decks: Sequence[Arriving], covers: int) -> None:
    """§§ 684a.3(a), (b), 684a.4(a), (e): decks are received at the table."""
    two_decks_only_with_a_device(table, decks)
    one_cover_card(covers)
    for deck in decks:
        deck_of_52_cards(deck)
        cards_identical_in_appearance(deck)
    backs_of_two_decks_differ(table, decks)
    for deck in decks:
        stage = DeckStage.PRESHUFFLED if deck.preshuffled else DeckStage.RECEIVED
        table.decks[deck.deck] = Deck(deck.deck, deck.backs, stage, table.clock)
        if deck.preshuffled:
            table.chance.shuffle(table.decks[deck.deck].cards)
    table.tell(
        "decks-received",
        decks=[deck._asdict() | {"backs": list(deck.backs)} for deck in decks],
        covers=covers,
    )


@act("remove-deck")
def remove_deck(table: Table, deck: str) -> None:
    """§ 684a.3(c): a deck leaves the table, to be changed."""
    if table.deck(deck).stage is DeckStage.IN_PLAY:
        raise Refused("in-play", "", f"deck {deck} is being dealt from")
    take_from_table(table, deck)


def take_from_table(table: Table, deck: str) -> None:
    """§§ 684a.3(c), 684a.5(b): a deck is taken from the table, to be changed or because cards are missing."""
    del table.decks[deck]
    table.tell("deck-removed", deck=deck)


# § 684a.4 Opening of the table for gaming


def inspected_by_the_dealer(by: str) -> None:
    """§ 684a.4(a): the dealer inspects the cards for defects."""
    if by != "dealer":
        raise Refused("not-the-dealer", "684a.4(a)", f"the dealer inspects the cards, not the {by}")


@act("inspect-cards")
def inspect_cards(table: Table, deck: str, by: str) -> None:
    """§ 684a.4(a): the cards received are inspected."""
    inspected_by_the_dealer(by)
    move_deck(table.deck(deck), "inspect-cards")
    table.tell("cards-inspected", deck=deck, by=by)


def verified_by_the_floorperson(by: str) -> None:
    """§ 684a.4(a): the floorperson assigned to the table verifies the inspection."""
    if by != "floorperson":
        raise Refused("not-the-floorperson", "684a.4(a)", f"the floorperson verifies, not the {by}")


@act("verify-inspection")
def verify_inspection(table: Table, deck: str, by: str) -> None:
    """§ 684a.4(a): the inspection is verified."""
    verified_by_the_floorperson(by)
    move_deck(table.deck(deck), "verify-inspection")
    table.tell("inspection-verified", deck=deck, by=by)


def columns_by_suit_in_sequence() -> list[str]:
    """§ 684a.4(b): a column for each suit, its cards in sequence."""
    return [" ".join(rank + suit for rank in IN_SEQUENCE) for suit in SUITS]


@act("spread-cards")
def spread_cards(table: Table, deck: str) -> None:
    """§ 684a.4(b): the cards are spread face up, in horizontal fans, by deck, suit and sequence."""
    move_deck(table.deck(deck), "spread-cards")
    table.tell(
        "cards-spread",
        deck=deck,
        facing="up",
        shape="horizontal-fans",
        columns=columns_by_suit_in_sequence(),
    )


@act("arrive")
def arrive(table: Table, player: str) -> None:
    """§ 684a.4(b): a player arrives at the table."""
    table.present.add(player)
    table.tell("player-arrived", player=player)


def afforded_to_a_player_who_is_there(table: Table, player: str) -> None:
    """§ 684a.4(b), (c): it is a player at the table who is afforded the opportunity to inspect."""
    if player not in table.present:
        raise Refused("not-there", "684a.4(b)", f"player {player} is not at the table")


@act("afford-inspection")
def afford_inspection(table: Table, player: str) -> None:
    """§ 684a.4(c): the player is afforded an opportunity to inspect all cards that lie spread."""
    afforded_to_a_player_who_is_there(table, player)
    spread = [deck for deck in table.decks.values() if deck.stage is DeckStage.SPREAD]
    if not spread:
        raise Refused("out-of-order", "684a.4(c)", "no cards lie spread")
    for deck in spread:
        move_deck(deck, "afford-inspection")
    table.tell("inspection-afforded", player=player)


@act("turn-face-down")
def turn_face_down(table: Table, deck: str) -> None:
    """§ 684a.4(c): the cards are turned face down."""
    move_deck(table.deck(deck), "turn-face-down")
    table.tell("cards-turned-face-down", deck=deck)


@act("wash-cards")
def wash_cards(table: Table, deck: str) -> None:
    """§ 684a.4(c): the cards are mixed by a washing."""
    cards = table.deck(deck)
    move_deck(cards, "wash-cards")
    table.chance.shuffle(cards.cards)
    table.tell("cards-washed", deck=deck)


@act("stack-cards")
def stack_cards(table: Table, deck: str) -> None:
    """§ 684a.4(c): the washed cards are stacked."""
    move_deck(table.deck(deck), "stack-cards")
    table.tell("cards-stacked", deck=deck, stacks=1)
