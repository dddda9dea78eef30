"""Saigon 5 Card: Point Counts of every showdown hand, and where a joker is an ace only."""

from itertools import combinations

import pytest

from adapters.reference_readings import choose
from reference_impl import saigon_5_card
from reference_impl.cards import CARDS, THE_JOKER, parse_cards

VALUES = dict(zip("A23456789TJQK", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], strict=True))
ANY_OF_THREE = choose({"680a-joker-value": "any-of-three"})


def last_figure(total):
    """The total without its tens, 10 in place of 0."""
    return total % 10 or 10


class TestPointCount:
    def test_every_showdown_hand_without_the_joker(self):
        for first, second in combinations(CARDS.values(), 2):
            expected = last_figure(VALUES[first.token[0]] + VALUES[second.token[0]])
            assert saigon_5_card.point_count((first, second)) == expected

    def test_every_showdown_hand_with_the_joker(self):
        for card in CARDS.values():
            counts = {last_figure(VALUES[card.token[0]] + value) for value in (3, 6, 9)}
            hand = (THE_JOKER, card)
            assert saigon_5_card.point_count(hand) == max(counts)
            assert saigon_5_card.permissible_point_counts(hand) == {max(counts)}
            assert saigon_5_card.permissible_point_counts(hand, ANY_OF_THREE) == counts
            assert saigon_5_card.point_count(hand, ANY_OF_THREE) in counts

    @pytest.mark.parametrize(
        ("hand", "count"),
        [("As 4d", 5), ("Ts Jd", 10), ("9s As", 10), ("9s 2d", 1), ("Jk 4d", 10), ("Jk Kd", 9)],
    )
    def test_totals_at_the_edge_of_ten(self, hand, count):
        assert saigon_5_card.point_count(parse_cards(hand)) == count


class TestBonusWager:
    @pytest.mark.parametrize(
        ("hand", "category"),
        [
            ("As Ah Ad Ac Jk", "five-aces"),
            ("As Ks Qs Js Ts", "royal-flush-no-joker"),
            ("As Ks Qs Js Jk", "royal-flush-with-joker"),
            ("Ks Qs Js Ts Jk", "royal-flush-with-joker"),
            ("Ks Qs Js 9s Jk", "straight-flush"),
            ("As 2s 3s 5s Jk", "straight-flush"),
            ("Ks Kh Kd Kc Jk", "four-of-a-kind"),
            ("As Ah Ad 9c Jk", "four-of-a-kind"),
            ("As Ah Kd Kc Jk", "full-house"),
            ("Ks Kh Kd Ac Jk", "full-house"),
            ("Ks 9s 7s 3s Jk", "flush"),
            ("Ks Qh Jd Tc Jk", "straight"),
            ("Qs Kh 2d 3c Jk", "none"),
            ("As Ah 9d 7c Jk", "three-of-a-kind"),
            ("Ks Kh Ad 7c Jk", "two-pair"),
        ],
    )
    def test_a_hand_with_the_joker(self, hand, category):
        assert saigon_5_card.bonus_wager_hand(parse_cards(hand)) == category

    @pytest.mark.parametrize(
        ("hand", "category"),
        [
            ("Ks Kh Kd Qc Jk", "three-of-a-kind"),  # no four kings, and no queens full
            ("Ks Kh Qd Qc Jk", "two-pair"),  # no full house
            ("Ks Kh Qd 7c Jk", "none"),  # no three kings, and no pair of queens
        ],
    )
    def test_the_joker_pairs_nothing_but_aces(self, hand, category):
        assert saigon_5_card.bonus_wager_hand(parse_cards(hand)) == category

    def test_the_list_cites_its_clauses_in_order(self):
        cited = [entry.clause for entry in saigon_5_card.BONUS_WAGER_HANDS]
        assert cited == [f"680a.6.c.{number}" for number in range(1, 11)]
