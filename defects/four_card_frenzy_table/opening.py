"""Wrong products for § 684a.4: how a Four Card Frenzy table is opened for gaming."""

from typing import Final

from defects.defect import named
from defects.four_card_frenzy_table.changes import (
    FIVE,
    FOUR,
    LAX,
    MACHINE,
    OPENING,
    STEPS,
    STRICT,
    allowed_after,
    doing,
    left_out,
    refused_after,
    table_defect,
    telling,
    told_before,
    told_with,
)
from reference_impl.four_card_frenzy_table import DeckStage, Refused, Table

_BEFORE_THE_SHUFFLE: Final = (
    DeckStage.RECEIVED,
    DeckStage.INSPECTED,
    DeckStage.VERIFIED,
    DeckStage.SPREAD,
    DeckStage.SEEN,
    DeckStage.FACE_DOWN,
    DeckStage.WASHED,
    DeckStage.STACKED,
)


def columns_by_rank() -> list[str]:
    return [" ".join(rank + suit for suit in "shdc") for rank in MACHINE.IN_SEQUENCE]


def columns_from_king_to_ace() -> list[str]:
    return [" ".join(rank + suit for rank in (*MACHINE.IN_SEQUENCE[5:], *"23456")) for suit in "shdc"]


def all_decks_at_once(table: Table, deck: str) -> None:
    for name in table.decks:
        OPENING.spread_cards(table, name)


def inspected_for_both(table: Table, deck: str, by: str) -> None:
    OPENING.verify_inspection(table, deck, by)
    for other in table.decks.values():
        if other.stage in (DeckStage.RECEIVED, DeckStage.INSPECTED):
            other.stage = DeckStage.VERIFIED


def stacked_for_both(table: Table, deck: str) -> None:
    OPENING.stack_cards(table, deck)
    for other in table.decks.values():
        if other.stage is DeckStage.FACE_DOWN:
            other.stage = DeckStage.STACKED


def only_one_lies_spread(table: Table, deck: str) -> None:
    if any(each.stage is DeckStage.SPREAD for each in table.decks.values()):
        raise Refused("out-of-order", "", "a deck lies spread already")
    OPENING.spread_cards(table, deck)


def one_who_sits(table: Table, player: str) -> None:
    if player not in table.seats:
        raise Refused("not-seated", "", f"player {player} is not seated")


def shown_as_they_lie(table: Table, player: str) -> None:
    if any(deck.stage is DeckStage.SPREAD for deck in table.decks.values()):
        OPENING.afford_inspection(table, player)
    else:
        table.tell("inspection-afforded", player=player)


FOUR_A, FOUR_B, FOUR_C, FOUR_D = ((f"{FOUR}.{letter}",) for letter in "abcd")

DEFECTS: Final = (
    table_defect(
        "anyone-inspects",
        FOUR_A,
        LAX,
        "Nobody asks who does it.",
        *left_out(OPENING, "inspected_by_the_dealer"),
    ),
    table_defect(
        "anyone-verifies",
        FOUR_A,
        LAX,
        "Nobody asks who does it.",
        *left_out(OPENING, "verified_by_the_floorperson"),
    ),
    table_defect(
        "inspection-not-verified",
        FOUR_A,
        STEPS,
        "The verification is written down later.",
        allowed_after("spread-cards", DeckStage.INSPECTED),
        consequences=(f"{FOUR}.d",),
    ),
    table_defect(
        "verified-uninspected",
        FOUR_A,
        STEPS,
        "The verification stands for the inspection.",
        allowed_after("verify-inspection", DeckStage.RECEIVED),
    ),
    table_defect(
        "columns-by-rank",
        FOUR_B,
        STEPS,
        "The fans are laid by rank.",
        named(OPENING, "columns_by_suit_in_sequence", columns_by_rank),
    ),
    table_defect(
        "columns-out-of-sequence",
        FOUR_B,
        STEPS,
        "The columns begin in the middle of the suit.",
        named(OPENING, "columns_by_suit_in_sequence", columns_from_king_to_ace),
    ),
    table_defect(
        "spread-face-down",
        FOUR_B,
        STEPS,
        "The cards are spread as those of an idle table are.",
        telling(
            lambda table, event, members: (
                members | {"facing": "down"}
                if event == "cards-spread" and not told_before(table, "cards-placed-in-shoe")
                else members
            )
        ),
    ),
    table_defect(
        "shown-as-they-lie",
        FOUR_B,
        LAX,
        "Whoever asks to see the cards is shown the stack.",
        doing("afford-inspection", shown_as_they_lie),
    ),
    table_defect(
        "spread-in-heaps",
        FOUR_B,
        STEPS,
        "That the cards lie in fans is thought to be a matter of taste.",
        told_with("cards-spread", shape="other"),
    ),
    table_defect(
        "a-look-for-nobody",
        FOUR_B,
        LAX,
        "The opportunity to inspect counts when nobody is there.",
        *left_out(OPENING, "afforded_to_a_player_who_is_there"),
    ),
    table_defect(
        "a-look-for-those-who-sit",
        FOUR_B,
        STRICT,
        "A player is someone with a seat.",
        named(OPENING, "afforded_to_a_player_who_is_there", one_who_sits),
    ),
    table_defect(
        "unspread-cards-are-turned",
        FOUR_B,
        STEPS,
        "Cards that a dealer has inspected need not be seen by a player.",
        allowed_after("turn-face-down", DeckStage.VERIFIED),
    ),
    table_defect(
        "turned-before-the-first-look",
        FOUR_C,
        STEPS,
        "The time for a look is not waited for.",
        allowed_after("turn-face-down", DeckStage.SPREAD),
        consequences=(f"{FOUR}.d", f"{FIVE}.f"),
    ),
    table_defect(
        "stacked-unwashed",
        FOUR_C,
        STEPS,
        "The shuffle is thought to be enough.",
        allowed_after("stack-cards", DeckStage.FACE_DOWN),
        consequences=(f"{FOUR}.d",),
    ),
    table_defect(
        "washed-face-up",
        FOUR_C,
        STEPS,
        "Whether the cards were turned is not looked at.",
        allowed_after("wash-cards", DeckStage.SEEN),
        consequences=(f"{FOUR}.d",),
    ),
    table_defect(
        "shuffled-unstacked",
        FOUR_C,
        STEPS,
        "The washed cards go to the shuffle as they lie.",
        allowed_after("shuffle-cards", DeckStage.WASHED),
    ),
    table_defect(
        "all-decks-spread-at-once",
        FOUR_D,
        STEPS,
        "One act spreads whatever is at the table.",
        doing("spread-cards", all_decks_at_once),
    ),
    table_defect(
        "verified-for-both-decks",
        FOUR_D,
        STEPS,
        "The verification is kept for the table, not for the deck.",
        doing("verify-inspection", inspected_for_both),
    ),
    table_defect(
        "stacked-for-both-decks",
        FOUR_D,
        STEPS,
        "The wash is kept for the table, not for the deck.",
        doing("stack-cards", stacked_for_both),
    ),
    table_defect(
        "no-room-for-a-second-spread",
        FOUR_D,
        STRICT,
        "Only one deck may lie on the table.",
        doing("spread-cards", only_one_lies_spread),
    ),
    table_defect(
        "preshuffled-decks-are-spared-nothing",
        (f"{FOUR}.e",),
        STRICT,
        "The exception for preshuffled decks is not known.",
        refused_after("cut-cards", DeckStage.PRESHUFFLED),
    ),
    table_defect(
        "preshuffled-decks-are-not-inspected",
        (f"{FOUR}.e",),
        STRICT,
        "That an inspection is not needed is taken for a ban.",
        refused_after("inspect-cards", DeckStage.PRESHUFFLED),
    ),
    table_defect(
        "cut-unshuffled",
        (f"{FOUR}.c",),
        STEPS,
        "Any deck is taken for a preshuffled one.",
        allowed_after("cut-cards", *_BEFORE_THE_SHUFFLE),
        consequences=(f"{FIVE}.a",),
    ),
)
