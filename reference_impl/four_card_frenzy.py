"""Four Card Frenzy: 58 Pa. Code § 684a.6, rankings, and § 684a.7(d)(2) to (4), the optional wagers.

A hand has four cards, chosen from a player's five or from the dealer's; the All-Six Bonus Wager
reads six cards. The deck has 52 cards, none of them wild.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, Literal

from reference_impl.cards import ACE, BLACK, FOUR, NINE, RED, Card
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
from reference_impl.readings import DEFAULT_READINGS, Readings, TieScope, WheelInAllSix

# § 684a.6(a) The rank of the cards

ROYAL, *_LOWER = rows_of(4)
ACE_2_3_4: Final = row_that_an_ace_begins(4)
ROWS_BELOW_ROYAL: Final = (*_LOWER, ACE_2_3_4)
ROWS: Final = (ROYAL, *ROWS_BELOW_ROYAL)

ROYAL_OF_FIVE, *_LOWER_OF_FIVE = rows_of(5)
ROWS_OF_FIVE_BELOW_ROYAL: Final = tuple(_LOWER_OF_FIVE)
ROWS_OF_FIVE_WITH_ACE_TO_5: Final = (*_LOWER_OF_FIVE, row_that_an_ace_begins(5))
ROYAL_OF_SIX: Final = frozenset(range(NINE, ACE + 1))


def consecutive(hand: Hand) -> bool:
    """§ 684a.6(a): ranks in a row; an ace ends jack to king or begins 2 to 4, and joins no other row."""
    return in_a_row(hand, ROWS)


# § 684a.6(b) The permissible poker hands


def four_of_a_kind(hand: Hand) -> bool:
    """§ 684a.6(b)(1), (d)(1): four cards of one rank."""
    return of_a_kind(hand, 4)


def straight_flush(hand: Hand) -> bool:
    """§ 684a.6(b)(2): four cards of one suit and in a row, ace to jack among them."""
    return of_one_suit(hand) and consecutive(hand)


def three_of_a_kind(hand: Hand) -> bool:
    """§ 684a.6(b)(3), (d)(4): three cards of one rank."""
    return of_a_kind(hand, 3)


def flush(hand: Hand) -> bool:
    """§ 684a.6(b)(4), (d)(5): four cards of one suit, whatever their ranks."""
    return of_one_suit(hand)


def straight(hand: Hand) -> bool:
    """§ 684a.6(b)(5), (d)(6): four cards of two suits or more, in a row."""
    return of_more_than_one_suit(hand) and consecutive(hand)


def two_pairs(hand: Hand) -> bool:
    """§ 684a.6(b)(6), (d)(7): two pairs of different ranks."""
    return two_sets_of_a_kind(hand, 2, 2)


def pair(hand: Hand) -> bool:
    """§ 684a.6(b)(7): two cards of one rank."""
    return of_a_kind(hand, 2)


POKER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("four-of-a-kind", "684a.6.b.1", four_of_a_kind),
    ListedHand("straight-flush", "684a.6.b.2", straight_flush),
    ListedHand("three-of-a-kind", "684a.6.b.3", three_of_a_kind),
    ListedHand("flush", "684a.6.b.4", flush),
    ListedHand("straight", "684a.6.b.5", straight),
    ListedHand("two-pairs", "684a.6.b.6", two_pairs),
    ListedHand("pair", "684a.6.b.7", pair),
)


def poker_hand(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 684a.6(b): the hand of four cards, the highest that they form, or `none`."""
    return first_listed(set_wild_cards_apart(cards, readings), POKER_HANDS)


def rank_of_the_sets(hand: Hand) -> list[int]:
    """§ 684a.6(b)(1), (3), (6), (7): such hands rank by the rank of their sets, the higher pair first."""
    ranks = [card.rank for card in hand.cards]
    return sorted((rank for rank in hand.ranks if ranks.count(rank) > 1), reverse=True)


def rank_of_the_row(hand: Hand) -> list[int]:
    """§ 684a.6(b)(2), (5): such hands rank by the top of their row; ace, 2, 3 and 4 is the lowest."""
    return [FOUR if hand.ranks == ACE_2_3_4 else max(hand.ranks)]


RANK_THAT_NAMES_THE_HAND = {
    "four-of-a-kind": rank_of_the_sets,
    "straight-flush": rank_of_the_row,
    "three-of-a-kind": rank_of_the_sets,
    "straight": rank_of_the_row,
    "two-pairs": rank_of_the_sets,
    "pair": rank_of_the_sets,
}

# § 684a.6(c) Comparing two hands


def highest_cards_first(cards: Sequence[Card]) -> list[int]:
    """§ 684a.6(c): the ranks of the cards, from the highest to the lowest.

    Two such lists are compared from the top. The cards that both hands contain match each other, and
    the first difference is the highest card that the other hand does not contain. Equal lists tie.
    """
    return sorted((card.rank for card in cards), reverse=True)


def strength(
    cards: Sequence[Card], readings: Readings = DEFAULT_READINGS
) -> tuple[int, list[int], list[int]]:
    """§ 684a.6(b), (c): what four cards are compared by; of two hands the greater ranks higher.

    The kind of hand is compared first, then the rank that names the hand (unless the reading is
    `684a-tie-scope=card-only`), then the cards. Flushes, and hands of no listed kind, have no rank that
    names them, and are compared by their cards.
    """
    hand = set_wild_cards_apart(cards, readings)
    category = first_listed(hand, POKER_HANDS)
    kinds = [entry.category for entry in POKER_HANDS] + [NO_LISTED_HAND]
    naming: list[int] = []
    if readings.tie_scope is TieScope.RANK_THEN_CARD and category in RANK_THAT_NAMES_THE_HAND:
        naming = RANK_THAT_NAMES_THE_HAND[category](hand)
    return -kinds.index(category), naming, highest_cards_first(cards)


def higher_ranking(
    first: Sequence[Card], second: Sequence[Card], readings: Readings = DEFAULT_READINGS
) -> Literal["first", "second", "tie"]:
    """§ 684a.6(b), (c): which of two hands of four cards ranks higher, or that they tie."""
    strength_of_first, strength_of_second = strength(first, readings), strength(second, readings)
    if strength_of_first == strength_of_second:
        return "tie"
    return "first" if strength_of_first > strength_of_second else "second"


def best_four(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> tuple[Card, ...]:
    """§ 684a.6(b), (c): the four of five cards or more that make the highest ranking hand."""
    return max(combinations(cards, 4), key=lambda four: strength(four, readings))


# § 684a.6(d) The hands of the Four Card Bonus Wager


def royal_flush(hand: Hand) -> bool:
    """§ 684a.6(d)(2): ace, king, queen and jack of one suit."""
    return of_one_suit(hand) and in_a_row(hand, (ROYAL,))


def straight_flush_below_royal(hand: Hand) -> bool:
    """§ 684a.6(d)(3): four cards of one suit and in a row, other than a royal flush."""
    return of_one_suit(hand) and in_a_row(hand, ROWS_BELOW_ROYAL)


FOUR_CARD_BONUS_WAGER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("four-of-a-kind", "684a.6.d.1", four_of_a_kind),
    ListedHand("royal-flush", "684a.6.d.2", royal_flush),
    ListedHand("straight-flush", "684a.6.d.3", straight_flush_below_royal),
    ListedHand("three-of-a-kind", "684a.6.d.4", three_of_a_kind),
    ListedHand("flush", "684a.6.d.5", flush),
    ListedHand("straight", "684a.6.d.6", straight),
    ListedHand("two-pairs", "684a.6.d.7", two_pairs),
)


def four_card_bonus_wager_hand(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 684a.6(d): the listed hand that the four cards of the player's hand form, or `none`."""
    return first_listed(set_wild_cards_apart(cards, readings), FOUR_CARD_BONUS_WAGER_HANDS)


# § 684a.6(e) The hands of the All-Six Bonus Wager


def ranks_of_five_suited(hand: Hand) -> frozenset[int]:
    """§ 684a.6(e)(1) to (3), (6): the ranks of the suit that five or six of the cards share; or none."""
    if len(hand.suits) > 2:
        return frozenset()  # six cards of three suits or four never hold five of one
    suits = [card.suit for card in hand.cards]
    for suit in hand.suits:
        if suits.count(suit) >= 5:
            return frozenset(card.rank for card in hand.cards if card.suit == suit)
    return frozenset()


def rows_of_five(readings: Readings) -> tuple[frozenset[int], ...]:
    """§ 684a.6(a): the rows of five below ace to 10; `684a-wheel-in-all-six` says if ace to 5 is one."""
    if readings.wheel_in_all_six is WheelInAllSix.YES:
        return ROWS_OF_FIVE_WITH_ACE_TO_5
    return ROWS_OF_FIVE_BELOW_ROYAL


def six_card_royal_flush(hand: Hand) -> bool:
    """§ 684a.6(e)(1): ace, king, queen, jack, 10 and 9 of one suit."""
    return ranks_of_five_suited(hand) >= ROYAL_OF_SIX


def royal_flush_in_six(hand: Hand) -> bool:
    """§ 684a.6(e)(2): ace, king, queen, jack and 10 of one suit."""
    return ranks_of_five_suited(hand) >= ROYAL_OF_FIVE


def straight_flush_in_six(hand: Hand) -> bool:
    """§ 684a.6(e)(3): five cards of one suit and in a row, other than a royal flush."""
    suited = ranks_of_five_suited(hand)
    return len(suited) >= 5 and any(suited >= row for row in rows_of_five(hand.readings))


def four_of_a_kind_in_six(hand: Hand) -> bool:
    """§ 684a.6(e)(4): four cards of one rank."""
    return of_a_kind(hand, 4)


def full_house_in_six(hand: Hand) -> bool:
    """§ 684a.6(e)(5): three cards of one rank and two of another."""
    return two_sets_of_a_kind(hand, 3, 2)


def flush_in_six(hand: Hand) -> bool:
    """§ 684a.6(e)(6): five cards of one suit."""
    return len(ranks_of_five_suited(hand)) >= 5


def straight_in_six(hand: Hand) -> bool:
    """§ 684a.6(e)(7): five cards in a row, whatever their suits."""
    if len(hand.ranks) < 5:
        return False
    return hand.ranks >= ROYAL_OF_FIVE or any(map(hand.ranks.issuperset, rows_of_five(hand.readings)))


def three_of_a_kind_in_six(hand: Hand) -> bool:
    """§ 684a.6(e)(8): three cards of one rank."""
    return of_a_kind(hand, 3)


ALL_SIX_BONUS_WAGER_HANDS: tuple[ListedHand, ...] = (
    ListedHand("six-card-royal-flush", "684a.6.e.1", six_card_royal_flush),
    ListedHand("royal-flush", "684a.6.e.2", royal_flush_in_six),
    ListedHand("straight-flush", "684a.6.e.3", straight_flush_in_six),
    ListedHand("four-of-a-kind", "684a.6.e.4", four_of_a_kind_in_six),
    ListedHand("full-house", "684a.6.e.5", full_house_in_six),
    ListedHand("flush", "684a.6.e.6", flush_in_six),
    ListedHand("straight", "684a.6.e.7", straight_in_six),
    ListedHand("three-of-a-kind", "684a.6.e.8", three_of_a_kind_in_six),
)


def all_six_bonus_wager_hand(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """§ 684a.6(e): the first listed hand that the six cards form, or `none`."""
    return first_listed(set_wild_cards_apart(cards, readings), ALL_SIX_BONUS_WAGER_HANDS)


# § 684a.7(d) The optional wagers


def prime_wager(cards: Sequence[Card]) -> bool:
    """§ 684a.7(d)(2): the wager wins if four of the player's five cards, or all, are of one colour."""
    colours = [card.colour for card in cards]
    return colours.count(RED) >= 4 or colours.count(BLACK) >= 4


def four_card_bonus_wager(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> bool:
    """§ 684a.7(d)(3): the wager wins if the four-card hand is two pairs or better by § 684a.6(d)."""
    return four_card_bonus_wager_hand(best_four(cards, readings), readings) != NO_LISTED_HAND


def all_six_bonus_wager(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> bool:
    """§ 684a.7(d)(4): the wager wins if the six cards form a three-of-a-kind or better by § 684a.6(e)."""
    return all_six_bonus_wager_hand(cards, readings) != NO_LISTED_HAND
