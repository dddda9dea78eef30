"""What §§ 684a.2, 684a.3, 684a.5, 684a.7 and 684a.8 demand of a declared Four Card Frenzy table.

A rule says what is wrong with a declaration, in a sentence, or nothing. The rules read what the certificate
holder declares; whether table and equipment are so is for a person to see.
"""

from collections.abc import Callable

from adapters.table_messages import Declaration

Rule = Callable[[Declaration], str]

MUST: tuple[str, ...] = ("ante-wager", "odds-wager", "raise-wager")


def six_positions_at_most(declared: Declaration) -> str:
    """§ 684a.2(a): the table has betting positions, for no more than six players."""
    number = len(declared.layout.positions)
    return "" if 1 <= number <= 6 else f"{number} betting positions, from one to six are lawful"


def positions_on_one_side(declared: Declaration) -> str:
    """§ 684a.2(a): the betting positions are on one side, the dealer's place on the opposite side."""
    if declared.place != "opposite":
        return "the dealer’s place is not opposite the betting positions"
    astray = [number for number, each in enumerate(declared.layout.positions, 1) if each.side != "players"]
    return f"position {astray[0]} is on the dealer’s side" if astray else ""


def layout_was_submitted(declared: Declaration) -> str:
    """§ 684a.2(b): the layout is submitted to the Bureau of Gaming Operations."""
    return (
        "" if declared.layout.submitted else "the layout was not submitted to the Bureau of Gaming Operations"
    )


def layout_names_the_holder(declared: Declaration) -> str:
    """§ 684a.2(b)(1): the layout bears the certificate holder's name or logo."""
    return "the layout bears neither name nor logo" if declared.layout.holder == "none" else ""


def areas_for_ante_odds_and_raise(declared: Declaration) -> str:
    """§ 684a.2(b)(2): each player has three separate areas, for Ante, Odds and Raise Wagers."""
    return _areas_missing(declared, MUST)


def areas_for_offered_wagers(declared: Declaration) -> str:
    """§ 684a.2(b)(3): each player has a separate area for each optional wager on offer."""
    return _areas_missing(declared, declared.offered)


def _areas_missing(declared: Declaration, wagers: tuple[str, ...]) -> str:
    for number, position in enumerate(declared.layout.positions, 1):
        for wager in wagers:
            areas = position.areas.count(wager)
            if areas != 1:
                return f"position {number} has {areas} areas for the {wager}"
    return ""


def odds_can_be_read(declared: Declaration) -> str:
    """§ 684a.2(b)(4): the odds of all wagers are on the layout, or else on a sign that has them all."""
    wagers = {*MUST, *declared.offered}
    posted = declared.sign.odds if declared.sign else ()
    missing = sorted(wagers - set(declared.layout.odds))
    if missing and not wagers <= set(posted):
        return f"the odds of the {missing[0]} are not on the layout, and no sign has the odds of all wagers"
    return ""


def limit_can_be_read(declared: Declaration) -> str:
    """§ 684a.2(b)(5): a payout limit, where one is established, is on the layout, or else on a sign."""
    posted = declared.sign is not None and declared.sign.limit
    if declared.limit and not (declared.layout.limit or posted):
        return "a payout limit is set, and neither layout nor sign says so"
    return ""


def boxes_beside_the_dealer(declared: Declaration) -> str:
    """§ 684a.2(c): drop box and tip box on the dealer's side, one to each hand, or the tip box as approved."""
    drop, tip = declared.dropbox, declared.tipbox
    if not (drop.attached and tip.attached):
        return "drop box and tip box are not both attached to the table"
    if drop.side != "dealer" or not drop.approved:
        return "the drop box is not on the dealer’s side, as approved"
    if not tip.approved:
        return "the place of the tip box is not approved"
    beside = tip.side == "dealer" and tip.hand != drop.hand
    if not beside and not declared.crowded:
        return "the tip box is not across the dealer from the drop box, and no equipment is in the way"
    return ""


def rack_on_the_dealers_side(declared: Declaration) -> str:
    """§ 684a.2(d): a discard rack is attached to the top of the dealer's side."""
    rack = declared.rack
    if rack is None or not rack.attached or rack.place != "top-of-dealers-side":
        return "no discard rack is attached to the top of the dealer’s side"
    return ""


def one_deck_or_two_with_a_device(declared: Declaration) -> str:
    """§ 684a.3(a), (b): one deck and one cover card; two decks where a shuffling device is utilized."""
    most = 2 if any(device.shuffles for device in declared.devices) else 1
    if not 1 <= len(declared.decks) <= most:
        return f"{len(declared.decks)} decks, where {most} may be used"
    return ""


def decks_of_52_alike(declared: Declaration) -> str:
    """§ 684a.3(a): 52 cards identical in appearance, and one cover card."""
    for number, deck in enumerate(declared.decks, 1):
        if deck.cards != 52:
            return f"deck {number} has {deck.cards} cards"
        if len(set(deck.backs)) != 1:
            return f"the backs of deck {number} are not alike"
    return "" if declared.covers == 1 else f"{declared.covers} cover cards"


def decks_told_apart(declared: Declaration) -> str:
    """§ 684a.3(b)(1): each of two decks is of one design, and their backs differ in color."""
    if len(declared.decks) != 2:
        return ""
    first, second = declared.decks
    if first.designs != 1 or second.designs != 1:
        return "the cards of a deck are not all of one design"
    return "the backs of the two decks do not differ in color" if set(first.backs) & set(second.backs) else ""


def reshufflers_approved(declared: Declaration) -> str:
    """§ 684a.5(g): a device that reshuffles and counts by itself is approved before its use."""
    wild = [device.name for device in declared.devices if device.reshuffles and not device.approved]
    return f"{wild[0]} reshuffles and counts by itself, and is not approved" if wild else ""


def offers_only_what_is_submitted(wager: str) -> Rule:
    """Return the rule of § 684a.7(d)(2), (3) or (4): ``wager`` is offered if the Rules Submission says so."""

    def rule(declared: Declaration) -> str:
        if wager in declared.offered and wager not in declared.submission.options:
            return f"the {wager} is offered, and the Rules Submission does not specify it"
        return ""

    return rule


def adjacent_boxes_specified(declared: Declaration) -> str:
    """§ 684a.7(e): the Rules Submission specifies the number of adjacent boxes."""
    return "" if declared.submission.boxes is not None else "the Rules Submission specifies no adjacent boxes"


def shoe_where_approved(declared: Declaration) -> str:
    """§ 684a.8(a): a manual dealing shoe, where one is used, is on the table in an approved place."""
    shoe = declared.shoe
    if shoe is not None and not (shoe.table and shoe.approved):
        return "the manual dealing shoe is not on the table in an approved place"
    return ""


RULES: dict[str, Rule] = {
    "betting positions for no more than six players": six_positions_at_most,
    "betting positions on one side and the dealer’s place on the opposite side": positions_on_one_side,
    "a layout that was submitted": layout_was_submitted,
    "the certificate holder’s name or logo on the layout": layout_names_the_holder,
    "an area of its own for each of Ante, Odds and Raise Wagers for each player": areas_for_ante_odds_and_raise,
    "an area of its own for each optional wager offered for each player": areas_for_offered_wagers,
    "the payout odds of all wagers on the layout or a sign": odds_can_be_read,
    "the payout limit, if there is one, on the layout or a sign": limit_can_be_read,
    "a drop box and a tip box to either hand of the dealer, or the tip box where approved": boxes_beside_the_dealer,
    "a discard rack attached to the top of the dealer’s side": rack_on_the_dealers_side,
    "one deck, or two if a shuffling device is utilized": one_deck_or_two_with_a_device,
    "decks of 52 cards alike, and one cover card": decks_of_52_alike,
    "two decks, if there are two, each of one design and with backs of different colors": decks_told_apart,
    "no reshuffling device that is not approved": reshufflers_approved,
    "the Prime Wager offered only if the Rules Submission specifies it": offers_only_what_is_submitted(
        "prime-wager"
    ),
    "the Four Card Bonus Wager offered only if the Rules Submission specifies it": offers_only_what_is_submitted(
        "four-card-bonus-wager"
    ),
    "the All-Six Bonus Wager offered only if the Rules Submission specifies it": offers_only_what_is_submitted(
        "all-six-bonus-wager"
    ),
    "the number of adjacent boxes in the Rules Submission": adjacent_boxes_specified,
    "the manual dealing shoe, if there is one, on the table where approved": shoe_where_approved,
}
"""Each rule by what a declaration must show, as the feature files say it."""
