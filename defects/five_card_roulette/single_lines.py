"""Wrong products for the Community Card bet, (c)(6)(i) to (ix): one rank, or one hand, of a line."""

from typing import Final

from defects.answers import these_hands
from defects.defect import also, hand_set, named, unless
from defects.five_card_roulette.changes import C6, six, wager_defect
from reference_impl import five_card_roulette as roulette
from reference_impl.poker_patterns import of_one_suit

DEFECTS: Final = (
    wager_defect(
        "four-sixes-missing",
        six("v.A"),
        "one-suit-or-rank",
        "A rank of the table is missing.",
        named(
            roulette,
            "four_of_a_rank",
            unless(roulette.four_of_a_rank, lambda hand: [card.rank for card in hand.cards].count(6) == 4),
        ),
        few_hands=48,
    ),
    wager_defect(
        "straight-flush-with-a-gap",
        six("iv"),
        "boundary",
        "Five cards of a suit within six ranks are taken for a row.",
        named(
            roulette,
            "straight_flush",
            also(
                roulette.straight_flush,
                lambda hand: hand.wilds == 0 and of_one_suit(hand) and max(hand.ranks) - min(hand.ranks) == 5,
            ),
        ),
        consequences=(C6, *six("vii")),
    ),
    wager_defect(
        "three-and-a-joker-five-of-a-kind",
        six("ii.A"),
        "wild-too-free",
        "A joker is counted twice.",
        named(
            roulette,
            "four_of_a_rank_and_a_joker",
            lambda hand: hand.most_of_a_rank >= 3 and hand.wilds == 1,
        ),
        consequences=six("v.B", "ii"),
    ),
    wager_defect(
        "four-kings-and-joker-missing",
        six("ii.A"),
        "one-hand",
        "A rank of the table is missing.",
        named(
            roulette,
            "four_of_a_rank_and_a_joker",
            unless(roulette.four_of_a_rank_and_a_joker, lambda hand: 13 in hand.ranks),
        ),
        few_hands=2,
    ),
    wager_defect(
        "three-twos-and-jokers-missing",
        six("ii.B"),
        "one-hand",
        "A rank of the table is missing.",
        named(
            roulette,
            "three_of_a_rank_and_two_jokers",
            unless(roulette.three_of_a_rank_and_two_jokers, lambda hand: 2 in hand.ranks),
        ),
        few_hands=4,
    ),
    wager_defect(
        "joker-royal-of-hearts-without-the-ten",
        six("iii"),
        "one-hand",
        "A hand of a table is missing.",
        answering=these_hands(
            "691",
            "rank",
            "community-card-bet",
            hand_set("Ah Kh Qh Jh Jk1", "Ah Kh Qh Jh Jk2"),
            {"category": "flush"},
        ),
        consequences=six("vii"),
        few_hands=2,
    ),
)
