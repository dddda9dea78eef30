"""Four Card Frenzy: comparing hands, the best four of more, and the optional wagers."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.reference_readings import choose
from reference_impl import four_card_frenzy
from reference_impl.cards import CARDS, parse_cards
from reference_impl.readings import DEFAULT_READINGS

CARD_ONLY = choose({"684a-tie-scope": "card-only"})


def compare(first, second, readings=DEFAULT_READINGS):
    return four_card_frenzy.higher_ranking(parse_cards(first), parse_cards(second), readings)


class TestComparing:
    def test_the_kinds_rank_in_the_listed_order(self):
        from_the_highest = [
            "2s 2h 2d 2c",
            "As 2s 3s 4s",
            "3s 3h 3d Ac",
            "2h 4h 6h 8h",
            "Ac 2d 3h 4s",
            "5s 5h 4c 4d",
            "6s 6h Ad Kc",
            "As Kh Qd 9c",
        ]
        for higher, lower in pairwise(from_the_highest):
            assert compare(higher, lower) == "first"
            assert compare(lower, higher) == "second"

    @pytest.mark.parametrize(
        ("higher", "lower"),
        [
            ("As Ah Ad Ac", "Ks Kh Kd Kc"),
            ("As Ks Qs Js", "Kh Qh Jh Th"),
            ("2s 3s 4s 5s", "Ah 2h 3h 4h"),
            ("4s 4h 4d 2c", "3s 3h 3d Ac"),
            ("2s 3h 4s 5s", "Ah 2c 3s 4d"),
            ("As Ah 2d 2c", "Ks Kh Qd Qc"),
            ("As Ah 3d 3c", "Ad Ac 2d 2c"),
            ("4s 4h 3d 2c", "3s 3h Ad Kc"),
        ],
    )
    def test_hands_of_one_kind_rank_by_what_names_them(self, higher, lower):
        assert compare(higher, lower) == "first"
        assert compare(lower, higher) == "second"

    @pytest.mark.parametrize(
        ("by_rank_then_card", "by_card_only"),
        [("4s 4h 3d 2c", "3s 3h Ad Kc"), ("2s 3h 4s 5s", "Ah 2c 3c 4d"), ("4s 4h 4d 2c", "3s 3h 3d Ac")],
    )
    def test_the_readings_of_the_tie_clause_part(self, by_rank_then_card, by_card_only):
        assert compare(by_rank_then_card, by_card_only) == "first"
        assert compare(by_rank_then_card, by_card_only, CARD_ONLY) == "second"

    @pytest.mark.parametrize(
        ("higher", "lower"),
        [
            ("Ks Kh 9d 4c", "Kd Kc 8d 7c"),
            ("Ks Kh 9d 4c", "Kd Kc 9s 3c"),
            ("Ah Jh 9h 3h", "As Js 9s 2s"),
            ("As Qh 9d 3c", "Ad Jh Tc 9s"),
        ],
    )
    def test_the_highest_card_that_the_other_hand_lacks_decides(self, higher, lower):
        for readings in (DEFAULT_READINGS, CARD_ONLY):
            assert compare(higher, lower, readings) == "first"
            assert compare(lower, higher, readings) == "second"

    @pytest.mark.parametrize(
        ("first", "second"),
        [("Ks Kh 9d 4c", "Kd Kc 9s 4h"), ("As 2s 3s 4s", "Ah 2h 3h 4h"), ("As Qh 9d 3c", "Ad Qs 9h 3s")],
    )
    def test_suits_decide_nothing(self, first, second):
        assert compare(first, second) == "tie"


class TestBestFour:
    @pytest.mark.parametrize(
        ("cards", "four"),
        [
            ("As Ks Qs Js Ts", "As Ks Qs Js"),
            ("Ah 2h 3h 4h 5h", "2h 3h 4h 5h"),
            ("7s 7h 7d 2c Ac", "7s 7h 7d Ac"),
            ("7s 7h 6d 6c Ac", "7s 7h 6d 6c"),
            ("7s 7h 6d 5c Ac", "7s 7h 6d Ac"),
            ("Ah 9h 7h 4h 2h", "Ah 9h 7h 4h"),
            ("Kh 9d 7h 4h 2h", "Kh 7h 4h 2h"),
            ("Ts 9d 8h 7c Ac", "Ts 9d 8h 7c"),
            ("As Kd Qh 9c 7s 5h", "As Kd Qh 9c"),
            ("2s 2h 9c 9d Jh Js Ac", "9c 9d Jh Js"),
        ],
    )
    def test_the_highest_ranking_four_are_the_hand(self, cards, four):
        assert set(four_card_frenzy.best_four(parse_cards(cards))) == set(parse_cards(four))

    @given(st.permutations(sorted(CARDS.values())))
    def test_the_order_of_the_cards_changes_no_strength(self, deck):
        five = deck[:5]
        strengths = {
            str(four_card_frenzy.strength(four_card_frenzy.best_four(cards)))
            for cards in (five, five[::-1], random.Random(5).sample(five, 5))
        }
        assert len(strengths) == 1


class TestAllSix:
    @pytest.mark.parametrize(
        ("cards", "category"),
        [
            ("As Ks Qs Js Ts 9s", "six-card-royal-flush"),
            ("As Ks Qs Js Ts 9h", "royal-flush"),
            ("As Ks Qs Js Ts 2s", "royal-flush"),
            ("Ks Qs Js Ts 9s 8s", "straight-flush"),
            ("Ks Qs Js Ts 9s Ah", "straight-flush"),
            ("Ks Kh Kd Kc 9s 9h", "four-of-a-kind"),
            ("Ks Kh Kd 9s 9h 9d", "full-house"),
            ("Ks Kh Kd 9s 9h 8d", "full-house"),
            ("As Ks Qs Js 9s Th", "flush"),
            ("As Kd Qh Js Tc Th", "straight"),
            ("Ks Kh Kd 9s 8h 7d", "three-of-a-kind"),
            ("Ks Kh 9d 9s 8h 8d", "none"),
            ("Qs Ks As 2d 3d 4d", "none"),
        ],
    )
    def test_the_first_listed_hand_of_the_six(self, cards, category):
        assert four_card_frenzy.all_six_bonus_wager_hand(parse_cards(cards)) == category

    @pytest.mark.parametrize(
        ("cards", "yes", "no"),
        [
            ("As 2s 3s 4s 5s Kd", "straight-flush", "flush"),
            ("As 2d 3s 4s 5s Kd", "straight", "none"),
            ("As 2d 3s 4s 5s 6d", "straight", "straight"),
        ],
    )
    def test_ace_to_5(self, cards, yes, no):
        without = choose({"684a-wheel-in-all-six": "no"})
        assert four_card_frenzy.all_six_bonus_wager_hand(parse_cards(cards)) == yes
        assert four_card_frenzy.all_six_bonus_wager_hand(parse_cards(cards), without) == no


class TestOptionalWagers:
    @pytest.mark.parametrize(
        ("cards", "wins"),
        [
            ("As Kc Qs Jc 2s", True),
            ("As Kc Qs Jc 2h", True),
            ("As Kh Qd Jh 2d", True),
            ("As Kc Qs Jh 2d", False),
            ("As Kc Qh Jh 2d", False),
        ],
    )
    def test_prime_wager_takes_four_of_a_colour(self, cards, wins):
        assert four_card_frenzy.prime_wager(parse_cards(cards)) is wins

    @pytest.mark.parametrize(
        ("cards", "wins"), [("3s 3h 2d 2c Ac", True), ("As Ah Kd Qc 9c", False), ("As Kd Qh 9c 7s", False)]
    )
    def test_four_card_bonus_wager_takes_two_pairs(self, cards, wins):
        assert four_card_frenzy.four_card_bonus_wager(parse_cards(cards)) is wins

    @pytest.mark.parametrize(("cards", "wins"), [("2s 2h 2d 7c 9c Kd", True), ("As Ah Kd Kc 9c 9d", False)])
    def test_all_six_bonus_wager_takes_three_of_a_kind(self, cards, wins):
        assert four_card_frenzy.all_six_bonus_wager(parse_cards(cards)) is wins

    @pytest.mark.parametrize(
        ("listed", "clause", "number"),
        [
            (four_card_frenzy.POKER_HANDS, "684a.6.b", 7),
            (four_card_frenzy.FOUR_CARD_BONUS_WAGER_HANDS, "684a.6.d", 7),
            (four_card_frenzy.ALL_SIX_BONUS_WAGER_HANDS, "684a.6.e", 8),
        ],
    )
    def test_each_list_cites_its_clauses_in_order(self, listed, clause, number):
        assert [entry.clause for entry in listed] == [f"{clause}.{place}" for place in range(1, number + 1)]
