"""DJ Wild Stud Poker: 58 Pa. Code § 687a.6, rankings.

Hands have five cards. The deck has 52 cards and a joker.
"""

from collections.abc import Sequence
from typing import Final, Literal

from reference_impl.cards import JOKER, TWO, Card
from reference_impl.poker_patterns import (
    NO_LISTED_HAND,
    Hand,
    ListedHand,
    first_listed,
    in_a_row,
    of_a_kind,
    of_more_than_one_suit,
    of_one_suit,
    row_that_an_ace_begins,
    rows_of,
    set_wild_cards_apart,
    two_sets_of_a_kind,
)
from reference_impl.readings import DEFAULT_READINGS, FiveOfAKind, FiveWildsBonus, Readings, WildAssumes

# (a) The rank of the cards

ROYAL, *_LOWER = rows_of(5)
ROWS_BELOW_ROYAL: Final = (*_LOWER, row_that_an_ace_begins(5))
ROWS: Final = (ROYAL, *ROWS_BELOW_ROYAL)


def consecutive(hand: Hand) -> bool:
    """§ 687a.6(a): ranks in a row; an ace ends ten to king or begins 2 to 5, and joins no other row."""
    return in_a_row(hand, ROWS)


# (b) The Wild cards

WILD_RANKS: Final = frozenset({TWO, JOKER})
ONLY_THE_JOKER: Final = frozenset({JOKER})


def with_wild_cards(cards: Sequence[Card], readings: Readings) -> Hand:
    """§ 687a.6(b): the four 2s and the joker are Wild and may take another rank.

    Whether a 2 may take another suit as well is the reading `687a-wild-assumes`.
    """
    free_suit_ranks = WILD_RANKS if readings.wild_assumes is WildAssumes.ANY_CARD else ONLY_THE_JOKER
    return set_wild_cards_apart(cards, readings, wild_ranks=WILD_RANKS, free_suit_ranks=free_suit_ranks)


# (c) The permissible poker hands


def five_wilds(hand: Hand) -> bool:
    """§ 687a.6(c)(1): all five Wild cards."""
    return hand.wilds == 5


def royal_flush(hand: Hand) -> bool:
    """§ 687a.6(c)(2): ace, king, queen, jack and 10 of one suit."""
    return of_one_suit(hand) and in_a_row(hand, (ROYAL,))


def straight_flush(hand: Hand) -> bool:
    """§ 687a.6(c)(3): five cards of one suit and in a row, other than the row of a royal flush."""
    return of_one_suit(hand) and in_a_row(hand, ROWS_BELOW_ROYAL)


def four_of_a_kind(hand: Hand) -> bool:
    """§ 687a.6(c)(4): four cards of one rank."""
    return of_a_kind(hand, 4)


def full_house(hand: Hand) -> bool:
    """§ 687a.6(c)(5): three cards of one rank and two of another."""
    return two_sets_of_a_kind(hand, 3, 2)


def flush(hand: Hand) -> bool:
    """§ 687a.6(c)(6): five cards of one suit, not in a row; a Wild card can always break the row."""
    return of_one_suit(hand) and (hand.wilds > 0 or not consecutive(hand))


def straight(hand: Hand) -> bool:
    """§ 687a.6(c)(7): five cards of two suits or more, in a row."""
    return of_more_than_one_suit(hand) and consecutive(hand)


def three_of_a_kind(hand: Hand) -> bool:
    """§ 687a.6(c)(8): three cards of one rank."""
    return of_a_kind(hand, 3)


def two_pairs(hand: Hand) -> bool:
    """§ 687a.6(c)(9): two pairs of different ranks."""
    return two_sets_of_a_kind(hand, 2, 2)


def pair(hand: Hand) -> bool:
    """§ 687a.6(c)(10): two cards of one rank."""
    return of_a_kind(hand, 2)


def high_card(hand: Hand) -> bool:
    """§ 687a.6(c)(11): no pair or better: no two cards of one rank, not in a row, not of one suit."""
    return not (pair(hand) or consecutive(hand) or of_one_suit(hand))


POKER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("five-wilds", "687a.6.c.1", five_wilds),
    ListedHand("royal-flush", "687a.6.c.2", royal_flush),
    ListedHand("straight-flush", "687a.6.c.3", straight_flush),
    ListedHand("four-of-a-kind", "687a.6.c.4", four_of_a_kind),
    ListedHand("full-house", "687a.6.c.5", full_house),
    ListedHand("flush", "687a.6.c.6", flush),
    ListedHand("straight", "687a.6.c.7", straight),
    ListedHand("three-of-a-kind", "687a.6.c.8", three_of_a_kind),
    ListedHand("two-pairs", "687a.6.c.9", two_pairs),
    ListedHand("pair", "687a.6.c.10", pair),
    ListedHand("high-card", "687a.6.c.11", high_card),
)


def five_of_a_kind(hand: Hand) -> bool:
    """§ 687a.6(c) lists no five cards of one rank; `687a-five-of-a-kind=ranked` adds them to the list."""
    return of_a_kind(hand, 5)


FIVE_OF_A_KIND: Final = ListedHand("five-of-a-kind", "687a.6.c", five_of_a_kind)


def permissible_poker_hands(readings: Readings = DEFAULT_READINGS) -> tuple[ListedHand, ...]:
    """§ 687a.6(c): the poker hands from the highest to the lowest."""
    if readings.five_of_a_kind is FiveOfAKind.AS_LISTED:
        return POKER_HANDS
    return (*POKER_HANDS[:2], FIVE_OF_A_KIND, *POKER_HANDS[2:])


def poker_hand(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 687a.6(c): the hand of five cards, the highest that they form."""
    return first_listed(with_wild_cards(cards, readings), permissible_poker_hands(readings))


def higher_ranking(
    first: Sequence[Card], second: Sequence[Card], readings: Readings = DEFAULT_READINGS
) -> Literal["first", "second"]:
    """§ 687a.6(c): which of two hands of different kinds ranks higher; within one kind the sources are silent."""
    order = [entry.category for entry in permissible_poker_hands(readings)]
    place_of_first = order.index(poker_hand(first, readings))
    place_of_second = order.index(poker_hand(second, readings))
    return "first" if place_of_first < place_of_second else "second"


# (d) The Progressive Bonus Wager

PROGRESSIVE_BONUS_WAGER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("royal-flush", "687a.6.d.1", royal_flush),
    ListedHand("straight-flush", "687a.6.d.2", straight_flush),
    ListedHand("four-of-a-kind", "687a.6.d.3", four_of_a_kind),
    ListedHand("full-house", "687a.6.d.4", full_house),
    ListedHand("flush", "687a.6.d.5", flush),
    ListedHand("straight", "687a.6.d.6", straight),
    ListedHand("three-of-a-kind", "687a.6.d.7", three_of_a_kind),
)


def progressive_bonus_wager(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 687a.6(d): the hand for which five cards are eligible for a payout, or `none`."""
    hand = with_wild_cards(cards, readings)
    if five_wilds(hand):
        return five_wilds_not_listed(readings)
    return first_listed(hand, PROGRESSIVE_BONUS_WAGER_HANDS)


def five_wilds_not_listed(readings: Readings) -> str:
    """§ 687a.6(d), (f): what five Wild cards are paid as where the list lacks Five Wilds."""
    return "royal-flush" if readings.five_wilds_bonus is FiveWildsBonus.AS_ROYAL_FLUSH else NO_LISTED_HAND


# (e) The Trips Bonus Wager

TRIPS_BONUS_WAGER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("five-wilds", "687a.6.e.1", five_wilds),
    ListedHand("royal-flush", "687a.6.e.2", royal_flush),
    ListedHand("straight-flush", "687a.6.e.3", straight_flush),
    ListedHand("four-of-a-kind", "687a.6.e.4", four_of_a_kind),
    ListedHand("full-house", "687a.6.e.5", full_house),
    ListedHand("flush", "687a.6.e.6", flush),
    ListedHand("straight", "687a.6.e.7", straight),
    ListedHand("three-of-a-kind", "687a.6.e.8", three_of_a_kind),
)


def trips_bonus_wager(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 687a.6(e): the hand for which five cards are eligible for a payout, or `none`."""
    return first_listed(with_wild_cards(cards, readings), TRIPS_BONUS_WAGER_HANDS)


# (f) The Two-Way Bad Beat Bonus Wager

TWO_WAY_BAD_BEAT_BONUS_WAGER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("royal-flush", "687a.6.f.1", royal_flush),
    ListedHand("straight-flush", "687a.6.f.2", straight_flush),
    ListedHand("four-of-a-kind", "687a.6.f.3", four_of_a_kind),
    ListedHand("full-house", "687a.6.f.4", full_house),
    ListedHand("flush", "687a.6.f.5", flush),
    ListedHand("straight", "687a.6.f.6", straight),
    ListedHand("three-of-a-kind", "687a.6.f.7", three_of_a_kind),
)


def two_way_bad_beat_bonus_wager(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 687a.6(f): the hand for which five cards are eligible for a payout, or `none`."""
    hand = with_wild_cards(cards, readings)
    if five_wilds(hand):
        return five_wilds_not_listed(readings)
    return first_listed(hand, TWO_WAY_BAD_BEAT_BONUS_WAGER_HANDS)
