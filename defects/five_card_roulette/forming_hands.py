"""Wrong products for the Community Card bet, (c)(6)(i) to (ix): which cards form each of its hands."""

from typing import Final

from defects.defect import also, is_one_of, named, suited, unless
from defects.five_card_roulette.changes import C6, natural_only, six, wager_defect
from reference_impl import five_card_roulette as roulette
from reference_impl.cards import BLACK, JOKER, RED
from reference_impl.poker_patterns import in_a_row, of_one_suit, two_sets_of_a_kind

WRAPPED: Final = tuple(frozenset(row) for row in ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4)))

DEFECTS: Final = (
    wager_defect(
        "joker-royal-as-natural",
        six("i"),
        "wild-too-free",
        "A royal flush is a royal flush, with a joker or without.",
        named(
            roulette,
            "royal_flush_without_a_joker",
            lambda hand: of_one_suit(hand) and in_a_row(hand, (roulette.ROYAL,)),
        ),
        consequences=six("iii"),
        seen=True,
    ),
    wager_defect(
        "royals-under-one-name",
        six("i"),
        "omitted-exception",
        "Both royal flushes have the lower payout.",
        named(roulette, "royal_flush_without_a_joker", lambda _: False),
        named(
            roulette,
            "royal_flush_with_a_joker",
            lambda hand: of_one_suit(hand) and in_a_row(hand, (roulette.ROYAL,)),
        ),
        few_hands=4,
    ),
    wager_defect(
        "royal-is-straight-flush",
        six("i", "iii"),
        "omitted-exception",
        "The royal flush is the highest straight flush.",
        named(roulette, "royal_flush_without_a_joker", lambda _: False),
        named(roulette, "royal_flush_with_a_joker", lambda _: False),
        named(roulette, "ROWS_BELOW_ROYAL", (roulette.ROYAL, *roulette.ROWS_BELOW_ROYAL)),
        few_hands=4 + 40 + 40,
        seen=True,
    ),
    wager_defect(
        "royal-of-spades-missing",
        six("i"),
        "one-hand",
        "One of four hands written out is wrong.",
        named(
            roulette,
            "royal_flush_without_a_joker",
            unless(roulette.royal_flush_without_a_joker, is_one_of(suited(["AKQJT"], "s"))),
        ),
        few_hands=1,
    ),
    wager_defect(
        "wheel-no-straight-flush",
        six("iv.A"),
        "omitted-exception",
        "The ace is high, and only high.",
        named(
            roulette,
            "straight_flush",
            lambda hand: of_one_suit(hand) and in_a_row(hand, roulette.ROWS_BELOW_ROYAL[:-1]),
        ),
        consequences=six("iv"),
        seen=True,
    ),
    wager_defect(
        "wheel-no-straight",
        six("viii"),
        "omitted-exception",
        "The ace is high, and only high, and no reading declared.",
        named(
            roulette,
            "straight",
            lambda hand: in_a_row(hand, (roulette.ROYAL, *roulette.ROWS_BELOW_ROYAL[:-1])),
        ),
        seen=True,
    ),
    wager_defect(
        "steel-wheel-of-diamonds-missing",
        six("iv.A"),
        "one-hand",
        "A table of straight flushes lacks a line.",
        named(roulette, "straight_flush", unless(roulette.straight_flush, is_one_of(suited(["A2345"], "d")))),
        few_hands=1,
        consequences=six("iv"),
    ),
    wager_defect(
        "ace-wraps-in-straight-flush",
        six("iv.A"),
        "boundary",
        "Ranks are counted modulo thirteen.",
        named(
            roulette,
            "straight_flush",
            also(roulette.straight_flush, lambda hand: of_one_suit(hand) and in_a_row(hand, WRAPPED)),
        ),
        consequences=six("iv"),
        seen=True,
    ),
    wager_defect(
        "ace-wraps-in-straight",
        six("viii"),
        "boundary",
        "Ranks are counted modulo thirteen.",
        named(roulette, "straight", also(roulette.straight, lambda hand: in_a_row(hand, WRAPPED))),
        seen=True,
        consequences=six("ix"),
    ),
    wager_defect(
        "ace-wraps-round",
        six("iv.A", "viii"),
        "boundary",
        "Ranks are counted modulo thirteen, in every row.",
        named(roulette, "ROWS_BELOW_ROYAL", (*roulette.ROWS_BELOW_ROYAL, *WRAPPED)),
        seen=True,
        consequences=six("iv", "ix"),
    ),
    wager_defect(
        "straight-flush-is-flush",
        six("iv"),
        "swapped-precedence",
        "The flush is found first, and the row not looked at.",
        named(roulette, "straight_flush", lambda _: False),
        consequences=six("iv.A", "iv.B"),
        seen=True,
    ),
    wager_defect(
        "straight-flush-not-in-hearts",
        six("iv"),
        "one-suit-or-rank",
        "The loop over the suits leaves one out.",
        named(roulette, "straight_flush", unless(roulette.straight_flush, lambda hand: "h" in hand.suits)),
        consequences=six("iv.A", "iv.B"),
        seen=True,
    ),
    wager_defect(
        "straight-flush-ten-to-six",
        six("iv"),
        "one-hand",
        "A line of a table is missing.",
        named(roulette, "straight_flush", unless(roulette.straight_flush, is_one_of(suited(["T9876"])))),
        few_hands=4,
    ),
    wager_defect(
        "flush-not-in-clubs",
        six("vii"),
        "one-suit-or-rank",
        "The loop over the suits ends too early.",
        named(roulette, "flush", unless(roulette.flush, lambda hand: "c" in hand.suits)),
        consequences=(C6,),
        seen=True,
    ),
    wager_defect(
        "four-card-flush",
        six("vii"),
        "boundary",
        "Four of a suit are enough.",
        named(
            roulette,
            "flush",
            also(
                roulette.flush,
                lambda hand: any([card.suit for card in hand.cards].count(suit) == 4 for suit in "shdc"),
            ),
        ),
        consequences=(C6, *six("viii", "ix", "iii", "iv", "iv.A", "iv.B")),
    ),
    wager_defect(
        "four-card-straight",
        six("viii"),
        "boundary",
        "Four in a row are enough.",
        named(
            roulette,
            "straight",
            also(
                roulette.straight,
                lambda hand: (
                    hand.wilds == 0 and any(set(range(low, low + 4)) <= hand.ranks for low in range(2, 12))
                ),
            ),
        ),
        consequences=(C6, *six("ix")),
    ),
    wager_defect(
        "straight-needs-one-suit-more",
        six("viii"),
        "boundary",
        "A straight of one colour is called by its colour.",
        named(
            roulette,
            "straight",
            unless(
                roulette.straight,
                lambda hand: len({card.colour for card in hand.cards if card.rank != JOKER}) == 1,
            ),
        ),
        consequences=(),
    ),
    wager_defect(
        "two-pairs-as-full-house",
        six("vi"),
        "boundary",
        "Two sets are counted, whatever their size.",
        named(
            roulette,
            "full_house",
            also(roulette.full_house, lambda hand: two_sets_of_a_kind(hand, 2, 2) and hand.wilds == 0),
        ),
        consequences=(C6, *six("ix")),
        seen=True,
    ),
    wager_defect(
        "full-house-missing-natural",
        six("vi"),
        "refuses-lawful",
        "Three of a kind is found, and the rest not looked at.",
        named(roulette, "full_house", unless(roulette.full_house, lambda hand: hand.wilds == 0)),
        seen=True,
    ),
    wager_defect(
        "same-colour-red-only",
        six("ix"),
        "one-suit-or-rank",
        "One of two tests was forgotten.",
        named(
            roulette,
            "all_same_color",
            unless(roulette.all_same_color, lambda hand: any(card.suit in {"s", "c"} for card in hand.cards)),
        ),
        consequences=six("viii"),
    ),
    wager_defect(
        "same-colour-black-only",
        six("ix"),
        "one-suit-or-rank",
        "One of two tests was forgotten.",
        named(
            roulette,
            "all_same_color",
            unless(roulette.all_same_color, lambda hand: any(card.suit in {"h", "d"} for card in hand.cards)),
        ),
        consequences=six("viii"),
    ),
    wager_defect(
        "same-colour-of-four",
        six("ix"),
        "boundary",
        "Four of a colour are enough.",
        named(
            roulette,
            "all_same_color",
            also(
                roulette.all_same_color,
                lambda hand: any(
                    [card.colour for card in hand.cards].count(colour) >= 4 for colour in (RED, BLACK)
                ),
            ),
        ),
        consequences=(C6, *six("vii", "viii", "v.A", "v.B", "v.C", "vi")),
    ),
    wager_defect(
        "same-colour-joker-printed-undeclared",
        six("ix"),
        "wild-not-free-enough",
        "A joker keeps its printed colour, and no reading is declared.",
        named(roulette, "all_same_color", lambda hand: len({card.colour for card in hand.cards}) == 1),
    ),
    wager_defect(
        "same-colour-not-with-a-joker",
        six("ix"),
        "wild-not-free-enough",
        "A joker has no colour at all.",
        natural_only("all_same_color"),
    ),
)
