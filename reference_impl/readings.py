"""Where the text can be read in more than one way: the questions, and the readings in force.

A reading never hides a failure; it only chooses what a clause is taken to say. The first option of
each question is the default.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Reading(StrEnum):
    """The options of one question, the default first."""


class WildAssumes(Reading):
    """§ 687a.6(b): what a wild card may stand for."""

    ANY_CARD = "any-card"  # any rank and suit, its own and a held card's too
    RANK_ONLY = "rank-only"  # any rank, but a 2 keeps its printed suit; the joker stands for any card


class FiveOfAKind(Reading):
    """§ 687a.6(c): what five cards of one rank are, which the list does not name."""

    AS_LISTED = "as-listed"  # a four-of-a-kind, the best listed hand that they form
    RANKED = "ranked"  # a hand of its own, between the royal flush and the straight flush


class FiveWildsBonus(Reading):
    """§ 687a.6(d), (f): what Five Wilds are to a wager whose list does not name them."""

    AS_ROYAL_FLUSH = "as-royal-flush"
    NOT_ELIGIBLE = "not-eligible"


class JokerValue(Reading):
    """§ 680a.6(a)(4): whether the joker is a 3, a 6 or a 9."""

    BEST_COUNT = "best-count"  # the value that gives the highest Point Count
    ANY_OF_THREE = "any-of-three"  # each of the three counts is right


class BonusOrder(Reading):
    """§ 680a.6(c): which hand counts when the cards form several."""

    LISTED_ORDER = "listed-order"  # the one listed first


class TieScope(Reading):
    """§ 684a.6(b), (c): what decides between two hands of one kind."""

    RANK_THEN_CARD = "rank-then-card"  # the rank that names the hand, and only then the cards not shared
    CARD_ONLY = "card-only"  # the cards not shared, alone


class WheelInAllSix(Reading):
    """§ 684a.6(a), (e): whether A-2-3-4-5 are in a row for the All-Six Bonus Wager."""

    YES = "yes"
    NO = "no"


class BestFour(Reading):
    """§§ 684a.6, 684a.7(d)(3): which four of the cards are the hand."""

    HIGHEST = "highest"  # the highest ranking four


class JokerColour(Reading):
    """Ch. 691 wagers (b), (c)(1) to (c)(4): whether a revealed joker has a colour."""

    LOSES = "loses"  # it has none
    PRINTED = "printed"  # one joker is red and the other black


class LowStraight(Reading):
    """Ch. 691 wagers (c)(6)(viii): whether an ace may begin a straight."""

    ACE_LOW_ALLOWED = "ace-low-allowed"
    ACE_HIGH_ONLY = "ace-high-only"


class SameColourJoker(Reading):
    """Ch. 691 wagers (c)(6)(ix): which colour a joker completes."""

    ANY_COLOUR = "any-colour"
    PRINTED = "printed"  # its own: one joker is red and the other black


class SettlingCard(Reading):
    """Ch. 691 wagers (b), (c)(1) to (c)(5): which community card settles wagers on one card."""

    ADAPTER_STATES = "adapter-states"  # the one that the product names


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings in force, one for each question."""

    wild_assumes: WildAssumes = WildAssumes.ANY_CARD
    five_of_a_kind: FiveOfAKind = FiveOfAKind.AS_LISTED
    five_wilds_bonus: FiveWildsBonus = FiveWildsBonus.AS_ROYAL_FLUSH
    joker_value: JokerValue = JokerValue.BEST_COUNT
    bonus_order: BonusOrder = BonusOrder.LISTED_ORDER
    tie_scope: TieScope = TieScope.RANK_THEN_CARD
    wheel_in_all_six: WheelInAllSix = WheelInAllSix.YES
    best_four: BestFour = BestFour.HIGHEST
    joker_colour: JokerColour = JokerColour.LOSES
    low_straight: LowStraight = LowStraight.ACE_LOW_ALLOWED
    same_colour_joker: SameColourJoker = SameColourJoker.ANY_COLOUR
    settling_card: SettlingCard = SettlingCard.ADAPTER_STATES


DEFAULT_READINGS: Final = Readings()
