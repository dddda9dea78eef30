"""Five Card Roulette: 58 Pa. Code ch. 691, wagers section (its number is not stated in the source).

Players wager on the community card revealed, and on the hand that the five community cards form. The
deck has 52 cards and two jokers.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from reference_impl.cards import (
    ACE,
    BLACK,
    JACK,
    JOKER,
    KING,
    NO_COLOUR,
    QUEEN,
    RED,
    SEVEN,
    SIX,
    TWO,
    Card,
    quoted,
)
from reference_impl.poker_patterns import (
    NO_LISTED_HAND,
    Hand,
    ListedHand,
    first_listed,
    in_a_row,
    of_one_suit,
    row_that_an_ace_begins,
    rows_of,
    set_wild_cards_apart,
    two_sets_of_a_kind,
)
from reference_impl.readings import (
    DEFAULT_READINGS,
    JokerColour,
    LowStraight,
    Readings,
    SameColourJoker,
)


class IllegalWager(ValueError):  # noqa: N818 - it names what was found, as the answer `illegal-wager` does
    """Wagers that may not be placed; the message says why."""


class Reveal(NamedTuple):
    """A community card revealed, its colour as the readings have it, and the colours of the Antes placed."""

    card: Card
    colour: str
    ante_colours: frozenset[str]


def colour_of(card: Card, readings: Readings) -> str:
    """Ch. 691 wagers (b): the colour of a revealed card; `691-joker-colour` says if a joker has one."""
    if card.rank == JOKER and readings.joker_colour is JokerColour.LOSES:
        return NO_COLOUR
    return card.colour


def of_the_colour_of_the_ante(reveal: Reveal) -> bool:
    """Ch. 691 wagers (c)(1) to (c)(4): the card has the colour of the player's Ante; with both, of either."""
    return reveal.colour in reveal.ante_colours


# (b) The Ante wagers


def black_ante(reveal: Reveal) -> bool:
    """Ch. 691 wagers (b)(1): the card is black."""
    return reveal.colour == BLACK


def red_ante(reveal: Reveal) -> bool:
    """Ch. 691 wagers (b)(2): the card is red."""
    return reveal.colour == RED


# (c) The optional wagers on the card revealed


def two_six(reveal: Reveal) -> bool:
    """Ch. 691 wagers (c)(1): the card is a 2, 3, 4, 5 or 6 of the colour of the Ante."""
    return TWO <= reveal.card.rank <= SIX and of_the_colour_of_the_ante(reveal)


def seven_jack(reveal: Reveal) -> bool:
    """Ch. 691 wagers (c)(2): the card is a 7, 8, 9, 10 or jack of the colour of the Ante."""
    return SEVEN <= reveal.card.rank <= JACK and of_the_colour_of_the_ante(reveal)


def queen_king(reveal: Reveal) -> bool:
    """Ch. 691 wagers (c)(3): the card is a queen or a king of the colour of the Ante."""
    return QUEEN <= reveal.card.rank <= KING and of_the_colour_of_the_ante(reveal)


def ace(reveal: Reveal) -> bool:
    """Ch. 691 wagers (c)(4): the card is an ace of the colour of the Ante."""
    return reveal.card.rank == ACE and of_the_colour_of_the_ante(reveal)


def joker(reveal: Reveal) -> bool:
    """Ch. 691 wagers (c)(5): the card is a joker, of whatever colour."""
    return reveal.card.rank == JOKER


class SingleCardWager(NamedTuple):
    """A wager on the card revealed: its name, its clause, and when it wins."""

    wager: str
    clause: str
    wins: Callable[[Reveal], bool]


ANTE_COLOURS: Final = {"black-ante": BLACK, "red-ante": RED}

SINGLE_CARD_WAGERS: tuple[SingleCardWager, ...] = (
    SingleCardWager("black-ante", "691.wagers.b.1", black_ante),
    SingleCardWager("red-ante", "691.wagers.b.2", red_ante),
    SingleCardWager("two-six", "691.wagers.c.1", two_six),
    SingleCardWager("seven-jack", "691.wagers.c.2", seven_jack),
    SingleCardWager("queen-king", "691.wagers.c.3", queen_king),
    SingleCardWager("ace", "691.wagers.c.4", ace),
    SingleCardWager("joker", "691.wagers.c.5", joker),
)
COMMUNITY_CARD_BET: Final = "community-card-bet"


def refuse_unlawful_wagers(wagers: Sequence[str]) -> None:
    """Ch. 691 wagers (b), (c): the optional wagers are for players who placed an Ante wager.

    Raises `IllegalWager` for a wager that the section does not know, for one named twice, and for
    optional wagers without an Ante.
    """
    lawful = [entry.wager for entry in SINGLE_CARD_WAGERS] + [COMMUNITY_CARD_BET]
    for wager in wagers:
        if wager not in lawful:
            found = quoted(wager) if isinstance(wager, str) else "what is not even a name"
            raise IllegalWager(f"{found} is not a wager of this game; there are: {', '.join(lawful)}")
        if wagers.count(wager) > 1:
            raise IllegalWager(f"{wager} was named more than once")
    if wagers and not any(wager in ANTE_COLOURS for wager in wagers):
        raise IllegalWager(f"{wagers[0]} needs a Black Ante or a Red Ante wager beside it")


# (c)(6) The Community Card bet

ROYAL, *_LOWER = rows_of(5)
ACE_2_3_4_5: Final = row_that_an_ace_begins(5)
ROWS_BELOW_ROYAL: Final = (*_LOWER, ACE_2_3_4_5)


def with_wild_jokers(cards: Sequence[Card], readings: Readings) -> Hand:
    """Ch. 691 wagers (c)(6): for the Community Card bet jokers are wild."""
    only_jokers = frozenset({JOKER})
    return set_wild_cards_apart(cards, readings, wild_ranks=only_jokers, free_suit_ranks=only_jokers)


def royal_flush_without_a_joker(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(i): 10, jack, queen, king and ace of one suit, and none of them a joker."""
    return hand.wilds == 0 and of_one_suit(hand) and in_a_row(hand, (ROYAL,))


def four_of_a_rank_and_a_joker(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(ii)(A): four cards of one rank and a joker."""
    return hand.most_of_a_rank == 4 and hand.wilds == 1


def three_of_a_rank_and_two_jokers(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(ii)(B): three cards of one rank and two jokers."""
    return hand.most_of_a_rank == 3 and hand.wilds == 2


def five_of_a_kind(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(ii): five cards of one rank, in one of two ways."""
    return four_of_a_rank_and_a_joker(hand) or three_of_a_rank_and_two_jokers(hand)


def royal_flush_with_a_joker(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(iii): 10 to ace of one suit, completed by one or two jokers."""
    return hand.wilds > 0 and of_one_suit(hand) and in_a_row(hand, (ROYAL,))


def straight_flush(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(iv): five cards of one suit and in a row.

    (A) An ace may begin the row; the row that an ace ends is a royal flush. (B) Jokers may complete it.
    """
    return of_one_suit(hand) and in_a_row(hand, ROWS_BELOW_ROYAL)


def four_of_a_rank(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(v)(A): four cards of one rank, of whatever suits."""
    return hand.most_of_a_rank == 4


def three_of_a_rank_and_a_joker(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(v)(B): three cards of one rank, of whatever suits, and a joker."""
    return hand.most_of_a_rank == 3 and hand.wilds == 1


def two_of_a_rank_and_two_jokers(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(v)(C): two cards of one rank, of whatever suits, and two jokers."""
    return hand.most_of_a_rank == 2 and hand.wilds == 2


def four_of_a_kind(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(v): four cards of one rank, in one of three ways."""
    return four_of_a_rank(hand) or three_of_a_rank_and_a_joker(hand) or two_of_a_rank_and_two_jokers(hand)


def full_house(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(vi): three cards of one rank and two of another; jokers may complete it."""
    return two_sets_of_a_kind(hand, 3, 2)


def flush(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(vii): five cards of one suit; jokers may complete it."""
    return of_one_suit(hand)


def straight(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(viii): five cards in a row, whatever their suits; jokers may complete it.

    Whether an ace may begin the row is the reading `691-low-straight`.
    """
    if hand.readings.low_straight is LowStraight.ACE_LOW_ALLOWED:
        return in_a_row(hand, (ROYAL, *ROWS_BELOW_ROYAL))
    return in_a_row(hand, (ROYAL, *_LOWER))


def all_same_color(hand: Hand) -> bool:
    """Ch. 691 wagers (c)(6)(ix): five red cards or five black cards; jokers may complete it.

    Whether a joker takes any colour or has its printed one is the reading `691-same-colour-joker`.
    """
    jokers_count = hand.readings.same_colour_joker is SameColourJoker.PRINTED
    return len({card.colour for card in hand.cards if jokers_count or card.rank != JOKER}) == 1


COMMUNITY_CARD_BET_HANDS: tuple[ListedHand, ...] = (
    ListedHand("royal-flush-without-joker", "691.wagers.c.6.i", royal_flush_without_a_joker),
    ListedHand("five-of-a-kind", "691.wagers.c.6.ii", five_of_a_kind),
    ListedHand("royal-flush-with-joker", "691.wagers.c.6.iii", royal_flush_with_a_joker),
    ListedHand("straight-flush", "691.wagers.c.6.iv", straight_flush),
    ListedHand("four-of-a-kind", "691.wagers.c.6.v", four_of_a_kind),
    ListedHand("full-house", "691.wagers.c.6.vi", full_house),
    ListedHand("flush", "691.wagers.c.6.vii", flush),
    ListedHand("straight", "691.wagers.c.6.viii", straight),
    ListedHand("all-same-color", "691.wagers.c.6.ix", all_same_color),
)


def community_card_bet_hand(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> str:
    """Ch. 691 wagers (c)(6): the combination of the five community cards, the first listed, or `none`."""
    return first_listed(with_wild_jokers(cards, readings), COMMUNITY_CARD_BET_HANDS)


def community_card_bet(cards: Sequence[Card], readings: Readings = DEFAULT_READINGS) -> bool:
    """Ch. 691 wagers (c)(6): the bet wins if the five community cards form a listed combination."""
    return community_card_bet_hand(cards, readings) != NO_LISTED_HAND


# (b), (c) Settling a round


def settle(
    revealed: Card,
    wagers: Sequence[str],
    community: Sequence[Card] = (),
    readings: Readings = DEFAULT_READINGS,
) -> dict[str, bool]:
    """Ch. 691 wagers (b), (c): whether each wager wins on the card revealed and the five community cards.

    The community cards, the card revealed among them, are needed for the Community Card bet only. Raises
    `IllegalWager` for wagers that may not be placed.
    """
    refuse_unlawful_wagers(wagers)
    ante_colours = frozenset(colour for ante, colour in ANTE_COLOURS.items() if ante in wagers)
    reveal = Reveal(revealed, colour_of(revealed, readings), ante_colours)
    outcomes = {entry.wager: entry.wins(reveal) for entry in SINGLE_CARD_WAGERS if entry.wager in wagers}
    if COMMUNITY_CARD_BET in wagers:
        outcomes[COMMUNITY_CARD_BET] = community_card_bet(community, readings)
    return outcomes
