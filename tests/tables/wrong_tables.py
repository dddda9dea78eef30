"""Table products with one fault each: the reference with a rule left out or turned round.

An entry: what is wrong, the names that are replaced (module-qualified, in `reference_impl`), and the clauses that
a suite must convict, no more and no fewer.
"""

import msgspec

from adapters import reference_table
from reference_impl import (
    five_card_roulette_table,
    four_card_frenzy_dealing,
    four_card_frenzy_opening,
    four_card_frenzy_shuffle_and_cut,
    four_card_frenzy_table,
    four_card_frenzy_wagers,
)
from reference_impl.four_card_frenzy_table import DeckStage, RoundStage

OPENING = four_card_frenzy_opening
CUT = four_card_frenzy_shuffle_and_cut
WAGERS = four_card_frenzy_wagers
DEALING = four_card_frenzy_dealing
MACHINE = four_card_frenzy_table
ROULETTE = five_card_roulette_table
DECLARED = reference_table


def nothing(*_, **__):
    """What is left of a rule that is left out."""


def never(*_, **__):
    return False


def moves(name, *more):
    """The deck's way, with an act allowed from more stages."""
    move = MACHINE.DECK_MOVES[name]
    return MACHINE.DECK_MOVES | {name: move._replace(after=move.after | set(more))}


def without(name, *stages):
    move = MACHINE.DECK_MOVES[name]
    return MACHINE.DECK_MOVES | {name: move._replace(after=move.after - set(stages))}


def close_betting_silently(table):
    if table.round is RoundStage.BETTING:
        table.round = RoundStage.NO_MORE_BETS


def deal_then_announce(table, deck, to, facing, **where):
    table.tell(
        "card-dealt",
        deck=deck.name,
        card=deck.cards[0],
        to=to,
        facing=facing,
        **where,
        drawn="left",
        placed="right",
    )
    deck.laid.append(deck.cards.pop(0))
    announced = [event["event"] for event in table.history[::-1]]
    since = announced[: announced.index("round-completed")] if "round-completed" in announced else announced
    if "no-more-bets-announced" not in since:
        table.tell("no-more-bets-announced")


def deal_face_up(table, deck, to, facing, **where):
    REAL_DEAL_CARD(table, deck, to, "up", **where)


REAL_DEAL_CARD = DEALING.deal_card


def cut_without_the_cover_card(table, event, **members):
    if event == "cards-moved-to-bottom":
        members["cover"] = False
    table.history.append({"event": event, "at": table.clock, **members})


def in_two_stacks(table, event, **members):
    if event == "cards-stacked" and table.history[-1]["event"] == "cards-shuffled":
        members["stacks"] = 2
    table.history.append({"event": event, "at": table.clock, **members})


def columns_by_rank():
    return [" ".join(rank + suit for suit in "shdc") for rank in MACHINE.IN_SEQUENCE]


def idle_face(face):
    def tell(table, event, **members):
        if event == "cards-spread" and table.round is RoundStage.BETTING and len(table.history) > 12:
            members["facing"] = face
        table.history.append({"event": event, "at": table.clock, **members})

    return tell


def refuse_plaques(instrument):
    if instrument in ("plaques", "verbal-with-cash"):
        raise MACHINE.Refused("no", "", "no")


def declared_with(**changes):
    return msgspec.structs.replace(DECLARED.DECLARED, **changes)


def layout_with(**changes):
    return declared_with(layout=msgspec.structs.replace(DECLARED.DECLARED.layout, **changes))


def position_with(areas):
    first, *rest = DECLARED.DECLARED.layout.positions
    return layout_with(positions=(msgspec.structs.replace(first, areas=areas), *rest))


def tip_box_with(**changes):
    return msgspec.structs.replace(DECLARED.DECLARED.tipbox, **changes)


def layout_and_sign(inscribed, posted):
    sign = msgspec.structs.replace(DECLARED.DECLARED.sign, odds=posted)
    return msgspec.structs.replace(layout_with(odds=inscribed), sign=sign)


def deck_with(**changes):
    first, second = DECLARED.DECLARED.decks
    return (msgspec.structs.replace(first, **changes), second)


RACK_ELSEWHERE = msgspec.structs.replace(DECLARED.DECLARED.rack, place="elsewhere")
SHOE_ASIDE = msgspec.structs.replace(DECLARED.DECLARED.shoe, table=False)
ALL_AREAS = DECLARED.DECLARED.layout.positions[0].areas
RESHUFFLER = msgspec.structs.replace(DECLARED.DECLARED.devices[0], reshuffles=True, approved=False)
ONE_DECK = DECLARED.DECLARED.decks[:1]

PROCEDURES = [
    ("a seventh position", {(WAGERS, "no_more_than_six_positions"): nothing}, {"684a.2.a"}),
    ("decks of any size", {(OPENING, "one_deck_of_52_alike"): nothing}, {"684a.3.a"}),
    ("cards that can be told apart", {(OPENING, "cards_identical_in_appearance"): nothing}, {"684a.3.a"}),
    ("any number of cover cards", {(OPENING, "one_cover_card"): nothing}, {"684a.3.a"}),
    ("any number of decks", {(OPENING, "two_decks_only_with_a_device"): nothing}, {"684a.3.b"}),
    ("two decks with the same backs", {(OPENING, "backs_of_two_decks_differ"): nothing}, {"684a.3.b.1"}),
    ("the other deck anywhere", {(DEALING, "other_deck_is_in_the_device"): nothing}, {"684a.3.b.2"}),
    ("one deck round after round", {(CUT, "turn_of_this_deck"): nothing}, {"684a.3.b.3"}),
    ("both decks in the discard rack", {(DEALING, "rack_holds_one_deck"): nothing}, {"684a.3.b.4"}),
    ("five hours by hand", {(DEALING, "MINUTES_BY_HAND"): 300}, {"684a.3.c.1"}),
    ("a minute more from a shoe", {(DEALING, "MINUTES_BY_SHOE"): 481}, {"684a.3.c.2"}),
    ("a minute less from a shoe", {(DEALING, "MINUTES_BY_SHOE"): 479}, {"684a.3.c.2"}),
    ("anyone inspects", {(OPENING, "inspected_by_the_dealer"): nothing}, {"684a.4.a"}),
    ("anyone verifies", {(OPENING, "verified_by_the_floorperson"): nothing}, {"684a.4.a"}),
    (
        "the inspection is not verified",
        {(MACHINE, "DECK_MOVES"): moves("spread-cards", DeckStage.INSPECTED)},
        {"684a.4.a"},
    ),
    ("columns by rank", {(OPENING, "columns_by_suit_in_sequence"): columns_by_rank}, {"684a.4.b"}),
    ("a look for nobody", {(OPENING, "afforded_to_a_player_who_is_there"): nothing}, {"684a.4.b"}),
    (
        "turned before the first player could look",
        {(MACHINE, "DECK_MOVES"): moves("turn-face-down", DeckStage.SPREAD)},
        {"684a.4.c", "684a.5.f"},  # an idle table's cards are turned just the same
    ),
    ("stacked unwashed", {(MACHINE, "DECK_MOVES"): moves("stack-cards", DeckStage.FACE_DOWN)}, {"684a.4.c"}),
    (
        "preshuffled decks are spared nothing",
        {(MACHINE, "DECK_MOVES"): without("cut-cards", DeckStage.PRESHUFFLED)},
        {"684a.4.e"},
    ),
    (
        "no shuffle after the round",
        {(MACHINE, "DECK_MOVES"): moves("place-in-shoe", DeckStage.DISCARDED)},
        {"684a.5.a"},
    ),
    ("two stacks", {(MACHINE.Table, "tell"): in_two_stacks}, {"684a.5.a"}),
    ("a deck of 51 stays", {(CUT, "number_of_cards_is_wrong"): never}, {"684a.5.b"}),
    (
        "a cut is asked for after the device",
        {(MACHINE, "DECK_MOVES"): without("place-in-shoe", DeckStage.IN_DEVICE)},
        {"684a.5.c.1", "684a.5.g", "684a.8.a"},  # the same act, by the dealer, a reshuffler, the device
    ),
    (
        "no cut after a manual shuffle",
        {(MACHINE, "DECK_MOVES"): moves("place-in-shoe", DeckStage.SHUFFLED)},
        {"684a.5.c.2", "684a.5.e"},  # cards to be recut are in the same place
    ),
    ("the cover card nine cards deep", {(CUT, "at_least_ten_cards_in"): nothing}, {"684a.5.d"}),
    ("the cover card stays behind", {(MACHINE.Table, "tell"): cut_without_the_cover_card}, {"684a.5.d"}),
    ("anyone requires a recut", {(CUT, "required_by_a_floorperson_or_above"): nothing}, {"684a.5.e"}),
    (
        "a recut when cards have been dealt",
        {(MACHINE, "DECK_MOVES"): moves("require-recut", DeckStage.IN_PLAY)},
        {"684a.5.e"},
    ),
    ("idle cards face up", {(MACHINE.Table, "tell"): idle_face("up")}, {"684a.5.f"}),
    ("idle cards never face up", {(MACHINE.Table, "tell"): idle_face("down")}, {"684a.5.f"}),
    ("reshuffling devices of any kind", {(CUT, "reshuffler_is_approved"): nothing}, {"684a.5.g"}),
    ("a spoken word and cash", {(WAGERS, "chips_plaques_or_approved_instruments"): nothing}, {"684a.7.a"}),
    ("no plaques", {(WAGERS, "chips_plaques_or_approved_instruments"): refuse_plaques}, {"684a.7.a"}),
    ("wagers anywhere on the layout", {(WAGERS, "on_the_appropriate_area"): nothing}, {"684a.7.a"}),
    ("wagers of those who stand", {(WAGERS, "only_seated_players"): nothing}, {"684a.7.b"}),
    (
        "players rise with cards before them",
        {(WAGERS, "remains_seated_until_the_round_is_completed"): nothing},
        {"684a.7.b"},
    ),
    ("late wagers", {(WAGERS, "before_no_more_bets"): nothing}, {"684a.7.c"}),
    ("wagers of any name", {(WAGERS, "a_wager_of_the_game"): nothing}, {"684a.7.d"}),
    ("an Odds Wager of any amount", {(WAGERS, "in_equal_amounts"): nothing}, {"684a.7.d.1"}),
    (
        "cards for an Ante Wager alone",
        {(DEALING, "ante_and_odds_lie_in_equal_amounts"): nothing},
        {"684a.7.d.1"},
    ),
    ("a Raise Wager alone", {(WAGERS, "after_ante_and_odds"): nothing}, {"684a.7.d.1"}),
    (
        "options that were not submitted",
        {(WAGERS, "specified_in_the_rules_submission"): nothing},
        {"684a.7.d.2", "684a.7.d.3", "684a.7.d.4"},
    ),
    ("any number of boxes", {(WAGERS, "on_no_more_boxes_than_specified"): nothing}, {"684a.7.e"}),
    ("boxes anywhere", {(WAGERS, "on_adjacent_boxes"): nothing}, {"684a.7.e"}),
    (
        "“no more bets” after the first card",
        {
            (DEALING, "announce_before_dealing"): close_betting_silently,
            (DEALING, "deal_card"): deal_then_announce,
        },
        {"684a.8.b"},
    ),
    ("the same hand twice", {(DEALING, "OTHER_SIDE"): {"left": "left", "right": "right"}}, {"684a.8.b"}),
    ("no card for the All-Six Bonus", {(DEALING, "all_six_bonus_card_is_due"): never}, {"684a.8.c"}),
    ("the first card face up", {(DEALING, "deal_card"): deal_face_up}, {"684a.8.c"}),
    ("cash that stays cash", {(ROULETTE, "cash_becomes_chips"): nothing}, {"691.wagers.a"}),
    ("cash unconfirmed", {(ROULETTE, "confirmed_by_the_dealer"): nothing}, {"691.wagers.a"}),
    ("optional wagers without an Ante", {(ROULETTE, "after_an_ante"): nothing}, {"691.wagers.b"}),
    ("five of the six", {(ROULETTE, "OPTIONAL"): ROULETTE.OPTIONAL[:5]}, {"691.wagers.c"}),
]

DECLARATIONS = [
    ("seven positions", layout_with(positions=DECLARED.DECLARED.layout.positions[:1] * 7), {"684a.2.a"}),
    ("the dealer among the players", declared_with(place="same-side"), {"684a.2.a"}),
    ("a layout nobody has seen", layout_with(submitted=False), {"684a.2.b"}),
    ("no name", layout_with(holder="none"), {"684a.2.b.1"}),
    ("odds in part", layout_with(odds=("odds-wager",)), {"684a.2.b.4"}),
    ("a secret limit", declared_with(sign=None), {"684a.2.b.5"}),
    (
        "no area for the Raise Wager at one position",
        position_with([a for a in ALL_AREAS if a != "raise-wager"]),
        {"684a.2.b.2"},
    ),
    ("two areas for the Ante Wager", position_with([*ALL_AREAS, "ante-wager"]), {"684a.2.b.2"}),
    (
        "no area for the Prime Wager",
        position_with([a for a in ALL_AREAS if a != "prime-wager"]),
        {"684a.2.b.3"},
    ),
    (
        "a sign with the odds that the layout lacks, and not with all",
        layout_and_sign(ALL_AREAS[:3], ALL_AREAS[3:]),
        {"684a.2.b.4"},
    ),
    ("the tip box beside the drop box", declared_with(tipbox=tip_box_with(hand="left")), {"684a.2.c"}),
    ("the tip box loose", declared_with(tipbox=tip_box_with(attached=False)), {"684a.2.c"}),
    (
        "the tip box elsewhere for want of room, and not approved",
        declared_with(tipbox=tip_box_with(side="end", approved=False), crowded=True),
        {"684a.2.c"},
    ),
    ("a rack on the players' side", declared_with(rack=RACK_ELSEWHERE), {"684a.2.d"}),
    ("a deck of 51", declared_with(decks=deck_with(cards=51)), {"684a.3.a"}),
    ("backs of two colors", declared_with(decks=deck_with(backs=("red", "green"))), {"684a.3.a"}),
    ("an unapproved reshuffler", declared_with(devices=(RESHUFFLER,)), {"684a.5.g"}),
    ("a shoe beside the table", declared_with(shoe=SHOE_ASIDE), {"684a.8.a"}),
    ("no discard rack", declared_with(rack=None), {"684a.2.d"}),
    ("two cover cards", declared_with(covers=2), {"684a.3.a"}),
    ("two decks without a device", declared_with(devices=()), {"684a.3.b"}),
    ("decks alike", declared_with(decks=DECLARED.DECLARED.decks[:1] * 2), {"684a.3.b.1"}),
    (
        "options that were not submitted",
        declared_with(
            submission=msgspec.structs.replace(DECLARED.DECLARED.submission, options=("prime-wager",))
        ),
        {"684a.7.d.3", "684a.7.d.4"},
    ),
    (
        "no word of boxes",
        declared_with(submission=msgspec.structs.replace(DECLARED.DECLARED.submission, boxes=None)),
        {"684a.7.e"},
    ),
]

LAWFUL_DECLARATIONS = [
    ("all odds on a sign instead of the layout", layout_and_sign((), ALL_AREAS)),
    ("the limit on the layout", msgspec.structs.replace(layout_with(limit=True), sign=None)),
    ("no limit at all", declared_with(sign=None, limit=False)),
    ("a logo", layout_with(holder="logo")),
    ("a single position", layout_with(positions=DECLARED.DECLARED.layout.positions[:1])),
    ("the tip box elsewhere for want of room", declared_with(tipbox=tip_box_with(side="end"), crowded=True)),
    (
        "the boxes the other way round",
        declared_with(dropbox=DECLARED.DECLARED.tipbox, tipbox=DECLARED.DECLARED.dropbox),
    ),
    ("one deck and no device", declared_with(decks=ONE_DECK, devices=())),
    ("one deck beside a device", declared_with(decks=ONE_DECK)),
    ("no shoe", declared_with(shoe=None)),
    (
        "no options",
        declared_with(
            offered=(), submission=msgspec.structs.replace(DECLARED.DECLARED.submission, options=())
        ),
    ),
    ("options submitted and not offered", declared_with(offered=())),
    (
        "no adjacent boxes",
        declared_with(submission=msgspec.structs.replace(DECLARED.DECLARED.submission, boxes=0)),
    ),
    ("an approved reshuffler", declared_with(devices=(msgspec.structs.replace(RESHUFFLER, approved=True),))),
]
