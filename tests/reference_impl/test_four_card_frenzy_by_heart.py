"""The memory of Four Card Frenzy's rules says what the rules say, over whole spaces of hands.

Hand by hand, all 2,598,960 hands of five cards and all 20,358,520 of six are gone through by
`benchmarks/by_heart.py`, which takes minutes.
"""

import random
from itertools import combinations

import pytest
from suit_classes import hand_classes

from adapters.reference_readings import choose
from reference_impl import four_card_frenzy, poker_patterns
from reference_impl.cards import CARDS, parse_cards
from reference_impl.four_card_frenzy_by_heart import RulesByHeart, rules_are_as_written
from reference_impl.readings import DEFAULT_READINGS

OTHER = choose({"684a-tie-scope": "card-only", "684a-wheel-in-all-six": "no"})
READINGS = pytest.mark.parametrize("readings", [DEFAULT_READINGS, OTHER], ids=["default", "other"])


def test_every_four_cards_are_judged_as_the_rules_judge_them():
    by_heart = RulesByHeart(DEFAULT_READINGS)
    for four in combinations(CARDS.values(), 4):
        by_heart.best_four(four)  # learnt in one order
    for four in combinations(reversed(CARDS.values()), 4):  # and asked in another
        cards, judged = by_heart.best_four(four)
        assert cards == four
        kind, naming, ranks = four_card_frenzy.strength(four)
        assert judged.strength == (kind, tuple(naming), tuple(ranks))
        assert judged.poker_hand == four_card_frenzy.poker_hand(four)
        assert judged.four_card_bonus_wager_hand == four_card_frenzy.four_card_bonus_wager_hand(four)


@READINGS
@pytest.mark.parametrize("number", [5, 6, 7])
def test_the_best_four_are_those_of_the_rules_card_by_card(readings, number):
    by_heart = RulesByHeart(readings)
    draw = random.Random(number)
    for _ in range(1_000):
        cards = draw.sample(list(CARDS.values()), number)
        assert by_heart.best_four(cards)[0] == four_card_frenzy.best_four(cards, readings)


@READINGS
def test_six_cards_of_every_class_of_suits_make_what_the_rules_say(readings):
    by_heart = RulesByHeart(readings)
    hands = 0
    for six, alike in hand_classes(6):
        hands += alike
        assert by_heart.all_six_bonus_wager_hand(six) == four_card_frenzy.all_six_bonus_wager_hand(
            six, readings
        )
    assert hands == 20_358_520


def test_what_is_asked_before_makes_no_difference_to_the_cards_named():
    by_heart = RulesByHeart(DEFAULT_READINGS)
    by_heart.best_four(parse_cards("9c Ks Kh As Ad"))
    four, _ = by_heart.best_four(parse_cards("Ad As Kh Ks 2c"))
    assert four == parse_cards("Ad As Kh Ks")


@pytest.mark.parametrize(
    ("module", "name"),
    [
        (four_card_frenzy, "strength"),
        (four_card_frenzy, "in_a_row"),
        (four_card_frenzy, "ROWS"),
        (four_card_frenzy, "POKER_HANDS"),
        (four_card_frenzy, "RANK_THAT_NAMES_THE_HAND"),
        (poker_patterns, "of_a_kind"),
    ],
)
def test_a_rule_replaced_is_noticed_and_so_is_its_return(module, name, monkeypatch):
    assert rules_are_as_written()
    with monkeypatch.context() as patch:
        patch.setattr(module, name, ())
        assert not rules_are_as_written()
    assert rules_are_as_written()
