"""Saigon 5 Card: 58 Pa. Code § 680a.6, rankings.

A showdown hand has two cards and a Point Count. For the Bonus Wager five cards are read as a poker hand.
The deck has 52 cards and a joker.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

from reference_impl.cards import ACE, JOKER, KING, NINE, TEN, TWO, Card
from reference_impl.poker_patterns import (
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
from reference_impl.readings import DEFAULT_READINGS, JokerValue, Readings

# (a) The value of the cards


def face_value(card: Card) -> tuple[int, ...]:
    """§ 680a.6(a)(1): a 2 to a 9 is worth what its face shows."""
    return (card.rank,)


def value_of_ten(_card: Card) -> tuple[int, ...]:
    """§ 680a.6(a)(2): a 10, jack, queen or king is worth 10."""
    return (10,)


def value_of_an_ace(_card: Card) -> tuple[int, ...]:
    """§ 680a.6(a)(3): an ace is worth 1."""
    return (1,)


def values_of_a_joker(_card: Card) -> tuple[int, ...]:
    """§ 680a.6(a)(4): a joker is worth 3, 6 or 9."""
    return (3, 6, 9)


class CardValue(NamedTuple):
    """An entry of (a): the ranks that it is about, its clause, and what such a card may be worth."""

    ranks: Sequence[int]
    clause: str
    values: Callable[[Card], tuple[int, ...]]


CARD_VALUES: Final = (
    CardValue(range(TWO, NINE + 1), "680a.6.a.1", face_value),
    CardValue(range(TEN, KING + 1), "680a.6.a.2", value_of_ten),
    CardValue((ACE,), "680a.6.a.3", value_of_an_ace),
    CardValue((JOKER,), "680a.6.a.4", values_of_a_joker),
)


def values(card: Card) -> tuple[int, ...]:
    """§ 680a.6(a)(1) to (4): what a card is worth; a joker has three values to choose from."""
    return next(entry.values(card) for entry in CARD_VALUES if card.rank in entry.ranks)


# (b) The Point Count of a showdown hand


def point_count_of_total(total: int) -> int:
    """§ 680a.6(b): the total of a showdown hand, less 10 if it is greater than 10."""
    return total - 10 if total > 10 else total


def permissible_point_counts(
    showdown_hand: Sequence[Card], readings: Readings = DEFAULT_READINGS
) -> set[int]:
    """§ 680a.6(b): the Point Counts that may be given to a showdown hand of two cards.

    It is one count, but for a hand with the joker under `680a-joker-value=any-of-three`.
    """
    totals = [sum(choice) for choice in product(*[values(card) for card in showdown_hand])]
    counts = {point_count_of_total(total) for total in totals}
    if readings.joker_value is JokerValue.ANY_OF_THREE:
        return counts
    return {max(counts)}


def point_count(showdown_hand: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> int:
    """§ 680a.6(b): the Point Count of a showdown hand of two cards, the highest that it may be given."""
    return max(permissible_point_counts(showdown_hand, readings))


# (c) The permissible poker hands for the Bonus Wager

ROYAL, *_LOWER = rows_of(5)
ROWS_BELOW_ROYAL: Final = (*_LOWER, row_that_an_ace_begins(5))
ROWS: Final = (ROYAL, *ROWS_BELOW_ROYAL)


def with_joker_to_complete(cards: Sequence[Card], readings: Readings) -> Hand:
    """§ 680a.6(c): the joker may complete a royal flush, straight flush, flush or straight as any card."""
    only_the_joker = frozenset({JOKER})
    return set_wild_cards_apart(cards, readings, wild_ranks=only_the_joker, free_suit_ranks=only_the_joker)


def with_joker_as_an_ace(hand: Hand) -> Hand:
    """§ 680a.6(c): in every other hand the joker is an ace, and nothing else."""
    if hand.wilds == 0:
        return hand
    cards = [card._replace(rank=ACE) if card.rank == JOKER else card for card in hand.cards]
    return set_wild_cards_apart(cards, hand.readings)


def consecutive(hand: Hand) -> bool:
    """§ 680a.6(c): ranks in a row; an ace ends ten to king or begins 2 to 5, and joins no other row."""
    return in_a_row(hand, ROWS)


def five_aces(hand: Hand) -> bool:
    """§ 680a.6(c)(1): the four aces and the joker."""
    return with_joker_as_an_ace(hand).ranks == {ACE}


def royal_flush_with_no_joker(hand: Hand) -> bool:
    """§ 680a.6(c)(2): ace, king, queen, jack and 10 of one suit, and none of them a joker."""
    return hand.wilds == 0 and of_one_suit(hand) and in_a_row(hand, (ROYAL,))


def royal_flush_with_a_joker(hand: Hand) -> bool:
    """§ 680a.6(c)(3): four of ace, king, queen, jack and 10 of one suit, the joker in place of the fifth."""
    return hand.wilds == 1 and of_one_suit(hand) and in_a_row(hand, (ROYAL,))


def straight_flush(hand: Hand) -> bool:
    """§ 680a.6(c)(4): five cards of one suit and in a row, other than the row of a royal flush."""
    return of_one_suit(hand) and in_a_row(hand, ROWS_BELOW_ROYAL)


def four_of_a_kind(hand: Hand) -> bool:
    """§ 680a.6(c)(5): four cards of one rank."""
    return of_a_kind(with_joker_as_an_ace(hand), 4)


def full_house(hand: Hand) -> bool:
    """§ 680a.6(c)(6): three cards of one rank and two of another."""
    return two_sets_of_a_kind(with_joker_as_an_ace(hand), 3, 2)


def flush(hand: Hand) -> bool:
    """§ 680a.6(c)(7): five cards of one suit, not in a row; a joker can always break the row."""
    return of_one_suit(hand) and (hand.wilds > 0 or not consecutive(hand))


def straight(hand: Hand) -> bool:
    """§ 680a.6(c)(8): five cards of two suits or more, in a row."""
    return of_more_than_one_suit(hand) and consecutive(hand)


def three_of_a_kind(hand: Hand) -> bool:
    """§ 680a.6(c)(9): three cards of one rank."""
    return of_a_kind(with_joker_as_an_ace(hand), 3)


def two_pair(hand: Hand) -> bool:
    """§ 680a.6(c)(10): two pairs of different ranks."""
    return two_sets_of_a_kind(with_joker_as_an_ace(hand), 2, 2)


BONUS_WAGER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("five-aces", "680a.6.c.1", five_aces),
    ListedHand("royal-flush-no-joker", "680a.6.c.2", royal_flush_with_no_joker),
    ListedHand("royal-flush-with-joker", "680a.6.c.3", royal_flush_with_a_joker),
    ListedHand("straight-flush", "680a.6.c.4", straight_flush),
    ListedHand("four-of-a-kind", "680a.6.c.5", four_of_a_kind),
    ListedHand("full-house", "680a.6.c.6", full_house),
    ListedHand("flush", "680a.6.c.7", flush),
    ListedHand("straight", "680a.6.c.8", straight),
    ListedHand("three-of-a-kind", "680a.6.c.9", three_of_a_kind),
    ListedHand("two-pair", "680a.6.c.10", two_pair),
)


def bonus_wager_hand(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 680a.6(c): the hand of five cards for the Bonus Wager, the first listed that they form, or `none`."""
    return first_listed(with_joker_to_complete(cards, readings), BONUS_WAGER_HANDS)
