"""Wrong products for the Community Card bet, (c)(6): jokers that complete too few hands, or too many."""

from collections.abc import Sequence
from typing import Final

from defects.defect import named, unless
from defects.five_card_roulette.changes import C6, natural_only, one_joker_only, six, wager_defect
from reference_impl import five_card_roulette as roulette
from reference_impl.cards import JOKER, Card
from reference_impl.poker_patterns import Hand, set_wild_cards_apart
from reference_impl.readings import Readings


def _one_wild(cards: Sequence[Card], readings: Readings) -> Hand:
    jokers = [card for card in cards if card.rank == JOKER]
    marked = [card._replace(rank=-1) if card in jokers[1:] else card for card in cards]
    only = frozenset({JOKER})
    return set_wild_cards_apart(marked, readings, wild_ranks=only, free_suit_ranks=only)


DEFECTS: Final = (
    wager_defect(
        "jokers-not-wild",
        (C6,),
        "wild-not-free-enough",
        "The joker is a card of no rank and no suit.",
        named(roulette, "with_wild_jokers", set_wild_cards_apart),
        consequences=six(
            "ii.A", "ii.B", "iii", "iv.A", "iv.B", "v.B", "v.C", "vi", "vii", "viii", "i", "ii", "v", "iv"
        ),
    ),
    wager_defect(
        "joker-keeps-its-colour-in-flushes",
        six("vii"),
        "wild-not-free-enough",
        "A joker completes a flush of its printed colour only.",
        named(
            roulette,
            "flush",
            unless(roulette.flush, lambda hand: len({card.colour for card in hand.cards}) > 1),
        ),
        consequences=(C6,),
    ),
    wager_defect(
        "only-one-joker-wild",
        (C6,),
        "wild-not-free-enough",
        "The second joker is not replaced.",
        named(roulette, "with_wild_jokers", _one_wild),
        consequences=(
            *six("ix"),
            *six("ii.B", "iii", "iv.A", "iv.B", "v.C", "vii", "viii", "ii", "v", "iv"),
        ),
    ),
    wager_defect(
        "royal-with-two-jokers-missing",
        six("iii"),
        "wild-not-free-enough",
        "One joker may complete it, and not two.",
        one_joker_only("royal_flush_with_a_joker"),
    ),
    wager_defect(
        "straight-flush-with-jokers-missing",
        six("iv.B"),
        "wild-not-free-enough",
        "Straight flushes are sought before jokers are replaced.",
        natural_only("straight_flush"),
        consequences=six("iv.A", "iv", "iii"),
        seen=True,
    ),
    wager_defect(
        "straight-flush-with-two-jokers-missing",
        six("iv.B"),
        "wild-not-free-enough",
        "One joker may complete it, and not two.",
        one_joker_only("straight_flush"),
        consequences=six("iv.A", "iv", "iii"),
    ),
    wager_defect(
        "full-house-with-a-joker-missing",
        six("vi"),
        "wild-not-free-enough",
        "The full house is counted from natural cards.",
        natural_only("full_house"),
    ),
    wager_defect(
        "flush-with-jokers-missing",
        six("vii"),
        "wild-not-free-enough",
        "Flushes are sought before jokers are replaced.",
        natural_only("flush"),
        consequences=(C6, *six("iii", "iv.B", "iv.A")),
    ),
    wager_defect(
        "flush-with-two-jokers-missing",
        six("vii"),
        "wild-not-free-enough",
        "One joker may complete it, and not two.",
        one_joker_only("flush"),
        consequences=(C6, *six("iii", "iv.B", "iv.A")),
    ),
    wager_defect(
        "straight-with-jokers-missing",
        six("viii"),
        "wild-not-free-enough",
        "Straights are sought before jokers are replaced.",
        natural_only("straight"),
        consequences=six("iii", "iv.B"),
        seen=True,
    ),
    wager_defect(
        "straight-with-two-jokers-missing",
        six("viii"),
        "wild-not-free-enough",
        "One joker may complete it, and not two.",
        one_joker_only("straight"),
        consequences=six("iii", "iv.B"),
    ),
    wager_defect(
        "two-jokers-and-a-pair-full-house",
        six("v.C"),
        "wild-not-free-enough",
        "Two jokers beside a pair are given to the odd card, for a full house.",
        named(roulette, "two_of_a_rank_and_two_jokers", lambda _: False),
        seen=True,
    ),
    wager_defect(
        "joker-and-three-full-house",
        six("v.B"),
        "wild-not-free-enough",
        "A joker beside three of a rank is given to the odd card, for a full house.",
        named(roulette, "three_of_a_rank_and_a_joker", lambda _: False),
        seen=True,
    ),
    wager_defect(
        "joker-and-four-are-four",
        six("ii.A"),
        "wild-not-free-enough",
        "The engine knows no five of a kind with one joker.",
        named(roulette, "four_of_a_rank_and_a_joker", lambda _: False),
        few_hands=26,
    ),
    wager_defect(
        "jokers-and-three-are-no-five",
        six("ii.B"),
        "wild-not-free-enough",
        "The second joker has no card left to double.",
        named(roulette, "three_of_a_rank_and_two_jokers", lambda _: False),
        few_hands=52,
    ),
    wager_defect(
        "four-of-a-rank-missing",
        six("v.A"),
        "refuses-lawful",
        "Four natural cards are a case that nobody wrote.",
        named(roulette, "four_of_a_rank", lambda _: False),
    ),
    wager_defect(
        "pair-and-a-joker-as-four",
        six("v.B"),
        "boundary",
        "A pair and one joker are four of a kind.",
        named(
            roulette,
            "two_of_a_rank_and_two_jokers",
            lambda hand: hand.most_of_a_rank == 2 and hand.wilds >= 1,
        ),
        consequences=(C6, *six("vi", "v.C", "vii", "viii", "v", "ix")),
    ),
    wager_defect(
        "three-of-a-kind-as-four",
        six("v.A"),
        "boundary",
        "Three cards of a rank are enough.",
        named(roulette, "four_of_a_rank", lambda hand: hand.most_of_a_rank >= 3),
        consequences=(C6, *six("v", "vi")),
    ),
)
