"""58 Pa. Code § 684a.8(a) to (c), and what §§ 684a.3, 684a.5 and 684a.7 demand before cards are dealt.

The text of (c) ends in the middle of a word, and the sections on other ways of dealing and on the completion
of a round are not among the sources. Where they would rule, the table does the least that lets a round be
played: five cards to each box with an Ante Wager, as § 684a.7(d)(2) speaks of a player's five cards, and as
many to the dealer. Nothing is paid or collected.
"""

from typing import Final

from reference_impl.four_card_frenzy_table import (
    Deck,
    DeckStage,
    Refused,
    RoundStage,
    Table,
    act,
    move_deck,
    move_round,
)
from reference_impl.four_card_frenzy_wagers import ANTE, ODDS

CARDS_OF_A_HAND: Final = 5
OTHER_SIDE: Final = {"left": "right", "right": "left"}
MINUTES_BY_HAND: Final = 4 * 60
MINUTES_BY_SHOE: Final = 8 * 60


@act("announce-no-more-bets")
def announce_no_more_bets(table: Table) -> None:
    """§ 684a.8(b): the dealer announces “no more bets”."""
    move_round(table, "announce-no-more-bets")
    table.tell("no-more-bets-announced")


def deck_to_deal_from(table: Table) -> Deck:
    """§§ 684a.5(c), (d), 684a.8(a): the deck in the dealing shoe, or the one made ready for the hand."""
    by_hand = table.setup.dealing == "hand"
    ready = (DeckStage.CUT, DeckStage.IN_DEVICE) if by_hand else (DeckStage.IN_SHOE,)
    found = [deck for deck in table.decks.values() if deck.stage in ready and has_its_turn(table, deck)]
    if not found:
        raise Refused("not-ready", "684a.8(a)", "no deck is ready to be dealt from")
    return found[0]


def has_its_turn(table: Table, deck: Deck) -> bool:
    """§ 684a.3(b)(3): of two decks each is used for every other round of play."""
    return len(table.decks) < 2 or deck.name != table.last_dealt


def other_deck_is_in_the_device(table: Table, deck: Deck) -> None:
    """§ 684a.3(b)(2): while one deck is used, the other is shuffled and stored in the device."""
    others = [other for other in table.decks.values() if other is not deck]
    if any(other.stage is not DeckStage.IN_DEVICE for other in others):
        raise Refused("other-deck-not-stored", "684a.3(b)(2)", "the other deck is not in the device")


def deck_is_not_too_old(table: Table, deck: Deck) -> None:
    """§ 684a.3(c)(1), (2): a deck is changed after four hours where dealt by hand, eight from a shoe."""
    most = MINUTES_BY_HAND if table.setup.dealing == "hand" else MINUTES_BY_SHOE
    age = table.clock - deck.received
    if age > most:
        raise Refused(
            "deck-too-old", "684a.3(c)", f"deck {deck.name} is {age} minutes old, {most} are allowed"
        )


def ante_and_odds_lie_in_equal_amounts(table: Table) -> None:
    """§ 684a.7(d)(1): who plays against the dealer has Ante and Odds Wagers in equal amounts."""
    for position in range(1, 7):
        ante, odds = table.wagers.get((position, ANTE)), table.wagers.get((position, ODDS))
        if (ante and ante.amount) != (odds and odds.amount):
            raise Refused("unequal", "684a.7(d)(1)", f"Ante and Odds Wagers differ on box {position}")


def hands_of_the_dealer(table: Table) -> dict[str, str]:
    """§ 684a.8(b): the hand closest to the shoe draws the card, the opposite hand places it."""
    if table.setup.dealing != "manual-shoe":
        return {}
    return {"drawn": table.setup.shoe, "placed": OTHER_SIDE[table.setup.shoe]}


def all_six_bonus_card_is_due(table: Table) -> bool:
    """§ 684a.8(c): a player has placed an All-Six Bonus Wager."""
    return any(wager == "all-six-bonus-wager" for _, wager in table.wagers)


@act("deal")
def deal(table: Table) -> None:
    """§ 684a.8(b), (c): “no more bets” is announced before any card, and the cards are dealt."""
    deck = deck_to_deal_from(table)
    deck_is_not_too_old(table, deck)
    other_deck_is_in_the_device(table, deck)
    ante_and_odds_lie_in_equal_amounts(table)
    announce_before_dealing(table)
    move_round(table, "deal")
    move_deck(deck, "deal by hand" if table.setup.dealing == "hand" else "deal")
    table.last_dealt = deck.name
    if all_six_bonus_card_is_due(table):
        deal_card(table, deck, "area", "down")
    boxes = sorted(position for position, wager in table.wagers if wager == ANTE)
    for _ in range(CARDS_OF_A_HAND):
        for position in boxes:
            deal_card(table, deck, "player", "down", position=position)
        deal_card(table, deck, "dealer", "down")
    table.in_round = {table.wagers[position, ANTE].player for position in boxes}


def announce_before_dealing(table: Table) -> None:
    """§ 684a.8(b): the dealer announces “no more bets” prior to dealing any cards."""
    if table.round is RoundStage.BETTING:
        announce_no_more_bets(table)


def deal_card(table: Table, deck: Deck, to: str, facing: str, **where: int) -> None:
    """§ 684a.8(b): one card comes from the shoe to the layout."""
    card = deck.cards.pop(0)
    deck.laid.append(card)
    hands = hands_of_the_dealer(table)
    table.tell("card-dealt", deck=deck.name, card=card, to=to, facing=facing, **where, **hands)


def rack_holds_one_deck(table: Table, deck: Deck) -> None:
    """§ 684a.3(b)(4): the cards of only one deck are in the discard rack at any time."""
    others = [other for other in table.decks.values() if other is not deck]
    if any(other.stage is DeckStage.DISCARDED for other in others):
        raise Refused("rack-in-use", "684a.3(b)(4)", "the other deck's cards are in the discard rack")


@act("place-in-discard-rack")
def place_in_discard_rack(table: Table, deck: str) -> None:
    """§ 684a.3(b)(4): the cards of a deck are put in the discard rack."""
    cards = table.deck(deck)
    rack_holds_one_deck(table, cards)
    move_deck(cards, "place-in-discard-rack")
    table.tell("cards-placed-in-discard-rack", deck=deck)


@act("complete-round")
def complete_round(table: Table) -> None:
    """§ 684a.5(a): a round of play is completed; § 684a.11, which says how, is not among the sources."""
    dealt = [deck for deck in table.decks.values() if deck.stage is DeckStage.IN_PLAY]
    for deck in dealt:
        rack_holds_one_deck(table, deck)
    move_round(table, "complete-round")
    table.tell("round-completed")
    for deck in dealt:
        move_deck(deck, "complete-round")
        deck.cards, deck.laid = deck.cards + deck.laid, []
        table.tell("cards-placed-in-discard-rack", deck=deck.name)
    table.wagers.clear()
    table.in_round.clear()
