"""Wrong products for § 684a.7: who wagers at a Four Card Frenzy table, with what, on what, and when."""

from collections.abc import Callable
from typing import Any, Final

from defects.defect import named
from defects.four_card_frenzy_table.changes import (
    DEALING,
    LAX,
    SEVEN,
    STRICT,
    WAGERS,
    doing,
    left_out,
    table_defect,
    told_before,
)
from reference_impl.four_card_frenzy_table import Deck, Refused, RoundStage, Table, Wager


def no_plaques(instrument: str) -> None:
    if instrument in ("plaques", "verbal-with-cash"):
        raise Refused("no-plaques", "", f"no {instrument}")


def chips_and_plaques_alone(instrument: str) -> None:
    if instrument not in ("value-chips", "plaques"):
        raise Refused("no-such-instrument", "", f"no {instrument}")


def no_unequal_odds_above(table: Table, position: int, wager: str, amount: int) -> None:
    other = table.wagers.get((position, WAGERS.ODDS if wager == WAGERS.ANTE else WAGERS.ANTE))
    if wager in (WAGERS.ANTE, WAGERS.ODDS) and other is not None and amount > other.amount:
        raise Refused("unequal", "", "more than lies beside")


def cash_if_confirmed(table: Table, *, instrument: str, **members: Any) -> None:
    WAGERS.place_wager(
        table, instrument="value-chips" if instrument == "verbal-with-cash" else instrument, **members
    )


def late_increases(table: Table, player: str, position: int, wager: str, amount: int) -> None:
    WAGERS.only_seated_players(table, player)
    WAGERS.own_wager(table, player, position, wager).amount += amount
    table.tell("wager-increased", player=player, position=position, wager=wager, amount=amount)


def late_withdrawals(table: Table, player: str, position: int, wager: str) -> None:
    WAGERS.own_wager(table, player, position, wager)
    del table.wagers[position, wager]
    table.tell("wager-withdrawn", player=player, position=position, wager=wager)


def late_once_dealt(table: Table) -> None:
    if table.round is RoundStage.DEALT:
        raise Refused("no-more-bets", "", "the cards are dealt")


def late_once_announced(table: Table) -> None:
    if table.round is RoundStage.NO_MORE_BETS:
        raise Refused("no-more-bets", "", "“no more bets” has been announced")


def none_after_the_first_round(table: Table) -> None:
    if told_before(table, "no-more-bets-announced"):
        raise Refused("no-more-bets", "", "“no more bets” has been announced")


def no_late_raise(table: Table, *, wager: str, **members: Any) -> None:
    WAGERS.before_no_more_bets(table)
    WAGERS.place_wager(table, wager=wager, **members)


def never_withdrawn(table: Table, player: str, position: int, wager: str) -> None:
    raise Refused("placed", "", "what is placed is placed")


def seated_for_good(table: Table, player: str) -> None:
    if told_before(table, "card-dealt") or player in table.in_round:
        raise Refused("must-remain-seated", "", f"player {player} has had cards")


def seated_once_wagered_or_not(table: Table, player: str) -> None:
    raise Refused("must-remain-seated", "", f"player {player} remains seated")


def nobody_leaves_a_round(table: Table, player: str) -> None:
    WAGERS.remains_seated_until_the_round_is_completed(table, player)
    WAGERS.leave(table, player)


def whoever_is_there(table: Table, player: str) -> None:
    if player not in table.present:
        raise Refused("not-there", "", f"player {player} is not at the table")


def who_ever_sat(table: Table, player: str) -> None:
    sat = any(each["event"] == "player-seated" and each["player"] == player for each in table.history)
    if not sat:
        raise Refused("not-seated", "", f"player {player} is not seated")


def boxes_from_the_second_round(table: Table, player: str, position: int) -> None:
    boxes = WAGERS.boxes_of(table, player) | {position}
    if len(boxes) > 1:
        raise Refused("too-many-boxes", "", "one box")


def specified_but(free: str) -> Callable[[Table, str], None]:
    def rule(table: Table, wager: str) -> None:
        if wager in WAGERS.OPTIONAL and wager != free and wager not in table.setup.options:
            raise Refused("not-offered", "", f"no {wager}")

    return rule


def never_offered(never: str) -> Callable[[Table, str], None]:
    def rule(table: Table, wager: str) -> None:
        if wager == never or (wager in WAGERS.OPTIONAL and wager not in table.setup.options):
            raise Refused("not-offered", "", f"no {wager}")

    return rule


def seats_to_four(table: Table, player: str) -> None:
    if table.seats.get(player, 5) > 4:
        raise Refused("not-seated", "", f"player {player} is not seated")


def box_beside(table: Table, deck: Deck, to: str, facing: str, **where: int) -> None:
    DEAL_CARD(table, deck, to, facing, **{name: number - 1 for name, number in where.items()})


def an_empty_wager_stays(table: Table, player: str, position: int, wager: str) -> None:
    if (position, wager) not in table.wagers:
        table.wagers[position, wager] = Wager(player, 0)
        raise Refused("no-such-wager", "", f"player {player} has no {wager}")
    WAGERS.withdraw_wager(table, player, position, wager)


def added_to_the_odds(table: Table, *, position: int, wager: str, amount: int, **members: Any) -> None:
    beside = table.wagers.get((position, WAGERS.ODDS))
    if beside and (position, wager) in table.wagers and wager in WAGERS.OPTIONAL:
        beside.amount += amount
    WAGERS.place_wager(table, position=position, wager=wager, amount=amount, **members)


def two_boxes_at_most(table: Table, player: str, position: int) -> None:
    ON_NO_MORE_BOXES_THAN_SPECIFIED(table, player, position)
    if len(WAGERS.boxes_of(table, player) | {position}) > 2:
        raise Refused("too-many-boxes", "", "two boxes")


OF_SEVEN: Final = {letter: (f"{SEVEN}.{letter}",) for letter in "abcde"}
D_1 = (f"{SEVEN}.d.1",)
DEAL_CARD: Final = DEALING.deal_card
ON_NO_MORE_BOXES_THAN_SPECIFIED: Final = WAGERS.on_no_more_boxes_than_specified
OPTIONS: Final = {"prime-wager": 2, "four-card-bonus-wager": 3, "all-six-bonus-wager": 4}

DEFECTS: Final = (
    table_defect(
        "spoken-word-and-cash",
        OF_SEVEN["a"],
        LAX,
        "The rule of another game for confirmed wagers is kept.",
        *left_out(WAGERS, "chips_plaques_or_approved_instruments"),
    ),
    table_defect(
        "cash-taken-for-chips",
        OF_SEVEN["a"],
        LAX,
        "Cash is converted and laid down as if it had been chips.",
        doing("place-wager", cash_if_confirmed),
    ),
    table_defect(
        "no-plaques",
        OF_SEVEN["a"],
        STRICT,
        "Plaques are not known.",
        named(WAGERS, "chips_plaques_or_approved_instruments", no_plaques),
    ),
    table_defect(
        "no-other-instruments",
        OF_SEVEN["a"],
        STRICT,
        "What was approved later is not known.",
        named(WAGERS, "chips_plaques_or_approved_instruments", chips_and_plaques_alone),
    ),
    table_defect(
        "wagers-anywhere-on-the-layout",
        OF_SEVEN["a"],
        LAX,
        "What a wager is called decides, not where it lies.",
        *left_out(WAGERS, "on_the_appropriate_area"),
    ),
    table_defect(
        "wagers-of-those-who-stand",
        OF_SEVEN["b"],
        LAX,
        "Whoever is known to the table may wager.",
        *left_out(WAGERS, "only_seated_players"),
    ),
    table_defect(
        "wagers-of-those-who-are-there",
        OF_SEVEN["b"],
        LAX,
        "To be at the table is taken for to be seated at it.",
        named(WAGERS, "only_seated_players", whoever_is_there),
    ),
    table_defect(
        "wagers-of-those-who-have-sat",
        OF_SEVEN["b"],
        "state-leak",
        "That a player stood up is not written down.",
        named(WAGERS, "only_seated_players", who_ever_sat),
    ),
    table_defect(
        "rising-with-cards",
        OF_SEVEN["b"],
        LAX,
        "A seat may be given up at any time.",
        *left_out(WAGERS, "remains_seated_until_the_round_is_completed"),
    ),
    table_defect(
        "seated-when-the-round-is-over",
        OF_SEVEN["b"],
        "state-leak",
        "The players of the last round are not let go.",
        named(WAGERS, "remains_seated_until_the_round_is_completed", seated_for_good),
    ),
    table_defect(
        "nobody-stands-up",
        OF_SEVEN["b"],
        STRICT,
        "To remain seated is demanded of those without cards too.",
        named(WAGERS, "remains_seated_until_the_round_is_completed", seated_once_wagered_or_not),
    ),
    table_defect(
        "nobody-leaves-a-round",
        OF_SEVEN["b"],
        STRICT,
        "Whoever must remain seated may not leave either.",
        doing("leave", nobody_leaves_a_round),
    ),
    table_defect(
        "late-wagers",
        OF_SEVEN["c"],
        LAX,
        "“No more bets” is a word, and no more.",
        *left_out(WAGERS, "before_no_more_bets"),
    ),
    table_defect(
        "late-increases",
        OF_SEVEN["c"],
        "omitted-exception",
        "Only new wagers are looked at.",
        doing("increase-wager", late_increases),
    ),
    table_defect(
        "late-withdrawals",
        OF_SEVEN["c"],
        "omitted-exception",
        "To take back a wager is not thought of as a wager.",
        doing("withdraw-wager", late_withdrawals),
    ),
    table_defect(
        "betting-until-the-cards",
        OF_SEVEN["c"],
        "boundary",
        "Betting ends with the first card, not with the announcement.",
        named(WAGERS, "before_no_more_bets", late_once_dealt),
    ),
    table_defect(
        "betting-open-once-dealt",
        OF_SEVEN["c"],
        "boundary",
        "One stage of the round is compared, and the next is forgotten.",
        named(WAGERS, "before_no_more_bets", late_once_announced),
    ),
    table_defect(
        "no-wagers-in-the-second-round",
        OF_SEVEN["c"],
        "state-leak",
        "“No more bets” is not taken back for the next round.",
        named(WAGERS, "before_no_more_bets", none_after_the_first_round),
    ),
    table_defect(
        "no-late-raise",
        OF_SEVEN["c"],
        "omitted-exception",
        "The Raise Wager is treated like the others.",
        doing("place-wager", no_late_raise),
    ),
    table_defect(
        "no-withdrawals",
        OF_SEVEN["c"],
        STRICT,
        "What is placed is placed.",
        doing("withdraw-wager", never_withdrawn),
    ),
    table_defect(
        "wagers-of-any-name",
        OF_SEVEN["d"],
        LAX,
        "The names of the wagers come from the layout.",
        *left_out(WAGERS, "a_wager_of_the_game"),
    ),
    table_defect(
        "odds-of-any-amount",
        D_1,
        LAX,
        "Ante and Odds Wager are compared by nobody.",
        *left_out(WAGERS, "in_equal_amounts"),
        *left_out(DEALING, "ante_and_odds_lie_in_equal_amounts"),
    ),
    table_defect(
        "odds-up-to-the-ante",
        D_1,
        "boundary",
        "Not more is asked for instead of equal.",
        named(WAGERS, "in_equal_amounts", no_unequal_odds_above),
        *left_out(DEALING, "ante_and_odds_lie_in_equal_amounts"),
    ),
    table_defect(
        "cards-for-an-ante-alone",
        D_1,
        LAX,
        "Whoever has placed an Ante Wager gets cards.",
        *left_out(DEALING, "ante_and_odds_lie_in_equal_amounts"),
    ),
    table_defect(
        "raise-alone",
        D_1,
        LAX,
        "A Raise Wager is a wager like another.",
        *left_out(WAGERS, "after_ante_and_odds"),
    ),
    table_defect(
        "options-that-were-not-submitted",
        tuple(f"{SEVEN}.d.{number}" for number in OPTIONS.values()),
        LAX,
        "Every wager that the program knows is on offer.",
        *left_out(WAGERS, "specified_in_the_rules_submission"),
    ),
    *(
        table_defect(
            f"{wager}-without-submission",
            (f"{SEVEN}.d.{number}",),
            LAX,
            "One option is a part of the game as this program has it.",
            named(WAGERS, "specified_in_the_rules_submission", specified_but(wager)),
        )
        for wager, number in OPTIONS.items()
    ),
    *(
        table_defect(
            f"{wager}-never-taken",
            (f"{SEVEN}.d.{number}",),
            STRICT,
            "The table refuses an option that its Rules Submission specifies.",
            named(WAGERS, "specified_in_the_rules_submission", never_offered(wager)),
        )
        for wager, number in OPTIONS.items()
    ),
    table_defect(
        "any-number-of-boxes",
        OF_SEVEN["e"],
        LAX,
        "The number in the Rules Submission is not read.",
        *left_out(WAGERS, "on_no_more_boxes_than_specified"),
    ),
    table_defect(
        "one-box-whatever-is-specified",
        OF_SEVEN["e"],
        STRICT,
        "Every player has one box.",
        named(WAGERS, "on_no_more_boxes_than_specified", boxes_from_the_second_round),
    ),
    table_defect(
        "boxes-anywhere",
        OF_SEVEN["e"],
        LAX,
        "Boxes are counted, and where they lie is not looked at.",
        *left_out(WAGERS, "on_adjacent_boxes"),
    ),
    table_defect(
        "no-wagers-from-the-last-seats",
        OF_SEVEN["b"],
        "boundary",
        "The seats of a smaller table are looked through.",
        named(WAGERS, "only_seated_players", seats_to_four),
    ),
    table_defect(
        "empty-wager-stays",
        OF_SEVEN["c"],
        "state-leak",
        "A withdrawal that is refused leaves a wager of nothing behind.",
        doing("withdraw-wager", an_empty_wager_stays),
    ),
    table_defect(
        "added-to-the-odds",
        (f"{SEVEN}.d.2",),
        "state-leak",
        "What is refused as a second wager is added to the one beside it.",
        doing("place-wager", added_to_the_odds),
    ),
    table_defect(
        "two-boxes-at-most",
        OF_SEVEN["e"],
        "boundary",
        "Adjacent is taken to mean two.",
        named(WAGERS, "on_no_more_boxes_than_specified", two_boxes_at_most),
    ),
    table_defect(
        "cards-to-the-box-beside",
        D_1,
        "boundary",
        "Boxes are counted from one, and dealt to from nought.",
        named(DEALING, "deal_card", box_beside),
        consequences=("684a.7.b", "684a.7.d.2"),
    ),
)
