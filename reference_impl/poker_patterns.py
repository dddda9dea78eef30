"""What poker hands are made of: cards of one rank, of one suit, in a row; with wild cards or without.

Each pattern says whether the cards *can form it*. A wild card has no rank until one is given to it, and
no suit unless it keeps its own: the cards that are not wild must agree with the pattern, and the wild
cards fill what is missing.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from reference_impl.cards import ACE, TWO, Card
from reference_impl.readings import Readings

NOTHING_WILD: Final[frozenset[int]] = frozenset()
NO_LISTED_HAND: Final = "none"

Row = frozenset[int]


class Hand(Struct, frozen=True):
    """A hand with its wild cards set apart, and the readings under which it is read."""

    cards: tuple[Card, ...]
    ranks: frozenset[int]  # those that the cards have which are not wild
    most_of_a_rank: int  # how many cards there are of the rank that is held most
    most_of_another_rank: int  # and of the rank that is held most but for that one
    wilds: int  # cards that may take any rank
    suits: frozenset[str]  # those of the cards that keep their suit
    free_suits: int  # cards that may take any suit
    readings: Readings


def set_wild_cards_apart(
    cards: Iterable[Card],
    readings: Readings,
    *,
    wild_ranks: frozenset[int] = NOTHING_WILD,
    free_suit_ranks: frozenset[int] = NOTHING_WILD,
) -> Hand:
    """Read a hand in which cards of `wild_ranks` may take any rank, and of `free_suit_ranks` any suit."""
    cards = tuple(cards)
    ranks = [card.rank for card in cards if card.rank not in wild_ranks]
    suits = [card.suit for card in cards if card.rank not in free_suit_ranks]
    distinct = frozenset(ranks)
    if len(distinct) == len(ranks) > 1:  # no rank twice
        most_of_another_rank = most_of_a_rank = 1
    else:
        *_, most_of_another_rank, most_of_a_rank = (0, 0, *sorted(map(ranks.count, distinct)))
    return Hand(
        cards=cards,
        ranks=distinct,
        most_of_a_rank=most_of_a_rank,
        most_of_another_rank=most_of_another_rank,
        wilds=len(cards) - len(ranks),
        suits=frozenset(suits),
        free_suits=len(cards) - len(suits),
        readings=readings,
    )


def of_a_kind(hand: Hand, size: int) -> bool:
    """Say whether `size` of the cards can be of one rank."""
    return hand.most_of_a_rank + hand.wilds >= size


def two_sets_of_a_kind(hand: Hand, larger: int, smaller: int) -> bool:
    """Say whether `larger` of the cards can be of one rank and `smaller` of another."""
    if hand.wilds == 0:
        return hand.most_of_a_rank >= larger and hand.most_of_another_rank >= smaller
    missing_in_larger = max(larger - hand.most_of_a_rank, 0)
    missing_in_smaller = max(smaller - hand.most_of_another_rank, 0)
    return missing_in_larger + missing_in_smaller <= hand.wilds


def of_one_suit(hand: Hand) -> bool:
    """Say whether all cards can be of one suit."""
    return len(hand.suits) <= 1


def of_more_than_one_suit(hand: Hand) -> bool:
    """Say whether the cards can be of two suits or more."""
    return len(hand.suits) > 1 or hand.free_suits > 0


def in_a_row(hand: Hand, rows: Iterable[Row]) -> bool:
    """Say whether the cards can have the ranks of one of the rows, each rank once."""
    no_rank_twice = len(hand.ranks) + hand.wilds == len(hand.cards)
    return no_rank_twice and any(map(hand.ranks.issubset, rows))


def rows_of(length: int) -> tuple[Row, ...]:
    """Return the rows of consecutive ranks, from the one that an ace ends down to the one that a 2 begins."""
    return tuple(frozenset(range(top - length + 1, top + 1)) for top in range(ACE, TWO + length - 2, -1))


def row_that_an_ace_begins(length: int) -> Row:
    """Return the row of an ace, a 2 and what follows."""
    return frozenset({ACE, *range(TWO, TWO + length - 1)})


class ListedHand(NamedTuple):
    """An entry in a clause's list of hands."""

    category: str
    clause: str
    formed_by: Callable[[Hand], bool]


def first_listed(hand: Hand, listed: Sequence[ListedHand]) -> str:
    """Return the category of the first listed hand that the cards form, or `none`."""
    for category, _, formed_by in listed:
        if formed_by(hand):
            return category
    return NO_LISTED_HAND
