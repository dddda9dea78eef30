"""58 Pa. Code §§ 684a.2(a) and 684a.7: who may wager at a Four Card Frenzy table, with what, on what, and when."""

from typing import Final

from reference_impl.four_card_frenzy_table import Refused, RoundStage, Table, Wager, act

ANTE: Final = "ante-wager"
ODDS: Final = "odds-wager"
RAISE: Final = "raise-wager"
OPTIONAL: Final = ("prime-wager", "four-card-bonus-wager", "all-six-bonus-wager")


def no_more_than_six_positions(position: int) -> None:
    """§ 684a.2(a): the table has betting positions for no more than six players."""
    if position > 6:
        raise Refused("no-such-position", "684a.2(a)", f"there is no position {position}")


@act("sit-down")
def sit_down(table: Table, player: str, position: int) -> None:
    """§ 684a.2(a): a player takes a seat."""
    no_more_than_six_positions(position)
    if position in table.seats.values():
        raise Refused("seat-taken", "", f"position {position} is taken")
    table.present.add(player)
    table.seats[player] = position
    table.tell("player-seated", player=player, position=position)


def remains_seated_until_the_round_is_completed(table: Table, player: str) -> None:
    """§ 684a.7(b): who has placed a wager and received cards remains seated to the end of the round."""
    if player in table.in_round:
        raise Refused("must-remain-seated", "684a.7(b)", f"player {player} has cards in this round")


@act("stand-up")
def stand_up(table: Table, player: str) -> None:
    """§ 684a.7(b): a player gives up the seat."""
    remains_seated_until_the_round_is_completed(table, player)
    if table.seats.pop(player, None) is None:
        raise Refused("not-seated", "", f"player {player} has no seat")
    table.tell("player-stood-up", player=player)


@act("leave")
def leave(table: Table, player: str) -> None:
    """§ 684a.7(b): the wagers of a player who leaves during a round may be treated as losing; here they are."""
    table.present.discard(player)
    table.seats.pop(player, None)
    table.in_round.discard(player)
    table.tell("player-left", player=player)
    if any(wager.player == player for wager in table.wagers.values()):
        table.wagers = {box: wager for box, wager in table.wagers.items() if wager.player != player}
        table.tell("wagers-abandoned", player=player)


# (a) Instruments


def chips_plaques_or_approved_instruments(instrument: str) -> None:
    """§ 684a.7(a): a verbal wager accompanied by cash may not be accepted."""
    if instrument == "verbal-with-cash":
        raise Refused("no-cash", "684a.7(a)", "verbal wagers accompanied by cash are not accepted")


def on_the_appropriate_area(wager: str, area: str) -> None:
    """§ 684a.7(a): a wager is placed on its area of the layout."""
    if area != wager:
        raise Refused("wrong-area", "684a.7(a)", f"the {wager} lies on the area {area}")


# (b) Seated players


def only_seated_players(table: Table, player: str) -> None:
    """§ 684a.7(b): only players who are seated at the table may wager."""
    if player not in table.seats:
        raise Refused("not-seated", "684a.7(b)", f"player {player} is not seated")


# (c) Until “no more bets”


def before_no_more_bets(table: Table) -> None:
    """§ 684a.7(c): no wager but the Raise Wager is made, increased or withdrawn after “no more bets”."""
    if table.round is not RoundStage.BETTING:
        raise Refused("no-more-bets", "684a.7(c)", "“no more bets” has been announced")


# (d) The wagers of the game


def a_wager_of_the_game(wager: str) -> None:
    """§ 684a.7(d): the wagers that may be placed are those named."""
    if wager not in (ANTE, ODDS, RAISE, *OPTIONAL):
        raise Refused("no-such-wager", "684a.7(d)", f"the game knows no {wager}")


def specified_in_the_rules_submission(table: Table, wager: str) -> None:
    """§ 684a.7(d)(2) to (4): an optional wager is offered if the Rules Submission specifies it."""
    if wager in OPTIONAL and wager not in table.setup.options:
        raise Refused("not-offered", "684a.7(d)", f"the Rules Submission does not specify the {wager}")


def in_equal_amounts(table: Table, position: int, wager: str, amount: int) -> None:
    """§ 684a.7(d)(1): Ante and Odds Wagers are placed in equal amounts."""
    other = table.wagers.get((position, ODDS if wager == ANTE else ANTE))
    if wager in (ANTE, ODDS) and other is not None and other.amount != amount:
        raise Refused("unequal", "684a.7(d)(1)", f"{amount} cents, where {other.amount} lie beside")


def after_ante_and_odds(table: Table, player: str, position: int) -> None:
    """§ 684a.7(d)(1): a player's Raise Wager follows the Ante and Odds Wagers of that player."""
    own = {
        wager for (box, wager), placed in table.wagers.items() if (box, placed.player) == (position, player)
    }
    if not {ANTE, ODDS} <= own:
        raise Refused("no-ante", "684a.7(d)(1)", "there is no Ante and Odds Wager to raise")


# (e) Adjacent boxes


def boxes_of(table: Table, player: str) -> set[int]:
    """§ 684a.7(e): the boxes on which a player has wagered in this round."""
    return {position for (position, _), wager in table.wagers.items() if wager.player == player}


def on_no_more_boxes_than_specified(table: Table, player: str, position: int) -> None:
    """§ 684a.7(e): the Rules Submission limits the adjacent boxes on which a player wagers in a round."""
    boxes = boxes_of(table, player) | {position}
    if len(boxes) > max(table.setup.boxes, 1):
        raise Refused("too-many-boxes", "684a.7(e)", f"{len(boxes)} boxes, {table.setup.boxes} are specified")


def on_adjacent_boxes(table: Table, player: str, position: int) -> None:
    """§ 684a.7(e): the boxes are adjacent to one another, and to the player's own."""
    boxes = boxes_of(table, player) | {position, table.seats.get(player, position)}
    if max(boxes) - min(boxes) >= len(boxes):
        raise Refused("not-adjacent", "684a.7(e)", f"box {position} is not adjacent")


@act("place-wager")
def place_wager(  # noqa: PLR0913 - each is a thing that the section speaks of
    table: Table, *, player: str, position: int, wager: str, amount: int, instrument: str, area: str
) -> None:
    """§ 684a.7(a) to (e): a player wagers."""
    only_seated_players(table, player)
    chips_plaques_or_approved_instruments(instrument)
    a_wager_of_the_game(wager)
    on_the_appropriate_area(wager, area)
    specified_in_the_rules_submission(table, wager)
    if wager == RAISE:
        after_ante_and_odds(table, player, position)
    else:
        before_no_more_bets(table)
        in_equal_amounts(table, position, wager, amount)
    no_more_than_six_positions(position)
    on_no_more_boxes_than_specified(table, player, position)
    on_adjacent_boxes(table, player, position)
    if (position, wager) in table.wagers:
        raise Refused("already-placed", "", f"a {wager} lies on box {position} already")
    table.wagers[position, wager] = Wager(player, amount)
    table.tell(
        "wager-placed",
        player=player,
        position=position,
        wager=wager,
        amount=amount,
        instrument=instrument,
    )


def own_wager(table: Table, player: str, position: int, wager: str) -> Wager:
    """§ 684a.7(c): the wager that a player increases or withdraws is the player's own."""
    found = table.wagers.get((position, wager))
    if found is None or found.player != player:
        raise Refused("no-such-wager", "", f"player {player} has no {wager} on box {position}")
    return found


@act("increase-wager")
def increase_wager(table: Table, player: str, position: int, wager: str, amount: int) -> None:
    """§ 684a.7(b), (c): a seated player increases a wager, which ends with “no more bets”."""
    only_seated_players(table, player)
    before_no_more_bets(table)
    own_wager(table, player, position, wager).amount += amount
    table.tell("wager-increased", player=player, position=position, wager=wager, amount=amount)


@act("withdraw-wager")
def withdraw_wager(table: Table, player: str, position: int, wager: str) -> None:
    """§ 684a.7(c): a wager is withdrawn, which ends with “no more bets”."""
    before_no_more_bets(table)
    own_wager(table, player, position, wager)
    del table.wagers[position, wager]
    table.tell("wager-withdrawn", player=player, position=position, wager=wager)
