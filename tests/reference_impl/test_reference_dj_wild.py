"""DJ Wild Stud Poker: what a wild card may stand for, tried out literally, and the wagers."""

import random
from itertools import product

import pytest

from adapters.reference_readings import choose
from reference_impl import dj_wild_stud_poker
from reference_impl.cards import parse_cards
from reference_impl.readings import DEFAULT_READINGS

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "shdc"]
ROWS = [set("A2345")] + [set(RANKS[at : at + 5]) for at in range(9)]
ORDER = [
    "high-card",
    "pair",
    "two-pairs",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "five-of-a-kind",
    "royal-flush",
]


def rank_without_wilds(hand):
    """Name five cards, a card twice allowed, none of them wild."""
    ranks = [rank for rank, _ in hand]
    one_suit = len({suit for _, suit in hand}) == 1
    if set(ranks) in ROWS:
        if one_suit:
            return "royal-flush" if set(ranks) == set("AKQJT") else "straight-flush"
        return "straight"
    sets = sorted(map(ranks.count, set(ranks)))
    by_sets = {
        (5,): "five-of-a-kind",
        (1, 4): "four-of-a-kind",
        (2, 3): "full-house",
        (1, 1, 3): "three-of-a-kind",
        (1, 2, 2): "two-pairs",
        (1, 1, 1, 2): "pair",
        (1, 1, 1, 1, 1): "high-card",
    }[tuple(sets)]
    return max(by_sets, "flush", key=ORDER.index) if one_suit else by_sets


def all_substitutions(hand, reading):
    """Put every permitted card in the place of every wild card, and name all hands so formed."""
    choices = []
    for card in hand:
        if card == "Jk" or (card[0] == "2" and reading == "any-card"):
            choices.append(DECK)
        elif card[0] == "2":
            choices.append([rank + card[1] for rank in RANKS])
        else:
            choices.append([card])
    return {rank_without_wilds(cards) for cards in product(*choices)}


def draw_hands(wilds, number):
    """Draw hands with so many wild cards, the same in every run."""
    draw = random.Random(f"{wilds} wild cards")
    wild_cards, others = ["Jk", "2s", "2h", "2d", "2c"], [card for card in DECK if card[0] != "2"]
    return [draw.sample(wild_cards, wilds) + draw.sample(others, 5 - wilds) for _ in range(number)]


def rank(hand, **readings_by_id):
    cards = parse_cards(hand if isinstance(hand, str) else " ".join(hand))
    return dj_wild_stud_poker.poker_hand(cards, choose(readings_by_id))


class TestWildCardsTriedOutLiterally:
    @pytest.mark.parametrize(
        ("reading", "wilds", "number"),
        [
            ("any-card", 0, 1000),
            ("any-card", 1, 1500),
            ("any-card", 2, 100),
            ("any-card", 3, 1),
            ("rank-only", 0, 1000),
            ("rank-only", 1, 1500),
            ("rank-only", 2, 400),
            ("rank-only", 3, 20),
            ("rank-only", 4, 1),
        ],
    )
    def test_the_highest_hand_of_all_substitutions(self, reading, wilds, number):
        for hand in draw_hands(wilds, number):
            ranked = all_substitutions(hand, reading)
            listed = {"four-of-a-kind" if category == "five-of-a-kind" else category for category in ranked}
            for five_of_a_kind, formed in (("ranked", ranked), ("as-listed", listed)):
                chosen = {"687a-wild-assumes": reading, "687a-five-of-a-kind": five_of_a_kind}
                assert rank(hand, **chosen) == max(formed, key=ORDER.index), hand


class TestWhatAWildCardMayStandFor:
    @pytest.mark.parametrize(
        ("hand", "any_card", "rank_only"),
        [
            ("As Ks Qs Js 2h", "royal-flush", "straight"),
            ("As Ks Qs Js 2s", "royal-flush", "royal-flush"),
            ("As Ks Qs Js Jk", "royal-flush", "royal-flush"),
            ("9h 8h 7h 2h 2s", "straight-flush", "straight"),
            ("Kh 9h 6h 3h 2s", "flush", "pair"),
            ("Kh 9h 6h 3h 2h", "flush", "flush"),
            ("Ah 3c 4d 5s 2h", "straight", "straight"),
        ],
    )
    def test_the_suit_of_a_wild_2(self, hand, any_card, rank_only):
        assert rank(hand) == any_card
        assert rank(hand, **{"687a-wild-assumes": "rank-only"}) == rank_only


class TestListedHandsByTheLetter:
    """A hand of the list is kept apart from the others by its own words, not only by its place."""

    def hand(self, text):
        return dj_wild_stud_poker.with_wild_cards(parse_cards(text), DEFAULT_READINGS)

    def test_a_royal_flush_is_no_straight_flush(self):
        assert not dj_wild_stud_poker.straight_flush(self.hand("As Ks Qs Js Ts"))

    def test_a_flush_is_not_in_a_row(self):
        assert not dj_wild_stud_poker.flush(self.hand("9s 8s 7s 6s 5s"))
        assert dj_wild_stud_poker.flush(self.hand("9s 8s 7s 6s Jk"))

    def test_a_straight_has_more_than_one_suit(self):
        assert not dj_wild_stud_poker.straight(self.hand("9s 8s 7s 6s 5s"))
        assert dj_wild_stud_poker.straight(self.hand("9s 8s 7s 6s Jk"))

    @pytest.mark.parametrize("hand", ["As Kd Qh Jc Ts", "As Js 9s 6s 3s", "As Ad Kh Jc 9s", "As Kd Jh 9c Jk"])
    def test_high_card_is_no_pair_or_better(self, hand):
        assert not dj_wild_stud_poker.high_card(self.hand(hand))

    def test_the_list_cites_its_clauses_in_order(self):
        cited = [entry.clause for entry in dj_wild_stud_poker.POKER_HANDS]
        assert cited == [f"687a.6.c.{number}" for number in range(1, 12)]


class TestComparing:
    def test_the_hand_listed_first_ranks_higher(self):
        full_house, flush = parse_cards("Ks Kh Kd 9c 9s"), parse_cards("Ah Jh 9h 6h 3h")
        assert dj_wild_stud_poker.higher_ranking(full_house, flush) == "first"
        assert dj_wild_stud_poker.higher_ranking(flush, full_house) == "second"

    @pytest.mark.parametrize(("reading", "winner"), [("as-listed", "second"), ("ranked", "first")])
    def test_five_of_a_kind_against_a_straight_flush(self, reading, winner):
        fives, row = parse_cards("Ks Kh Kd Kc 2s"), parse_cards("9s 8s 7s 6s 5s")
        readings = choose({"687a-five-of-a-kind": reading})
        assert dj_wild_stud_poker.higher_ranking(fives, row, readings) == winner


PROGRESSIVE = dj_wild_stud_poker.progressive_bonus_wager
TRIPS = dj_wild_stud_poker.trips_bonus_wager
BAD_BEAT = dj_wild_stud_poker.two_way_bad_beat_bonus_wager


class TestBonusWagers:
    @pytest.mark.parametrize("wager", [PROGRESSIVE, TRIPS, BAD_BEAT])
    @pytest.mark.parametrize(
        ("hand", "category"),
        [
            ("As Ks Qs Js 2d", "royal-flush"),
            ("9s 8s 7s 6s 5s", "straight-flush"),
            ("Ks Kh Kd Kc 3s", "four-of-a-kind"),
            ("Ks Kh Kd Kc 2s", "four-of-a-kind"),
            ("Ks Kh Kd 9c 9s", "full-house"),
            ("Ah Jh 9h 6h 3h", "flush"),
            ("Ah 3c 4d 5s 2h", "straight"),
            ("Ks Kh 2d 9c 5s", "three-of-a-kind"),
            ("Ks Kh 9d 9c 5s", "none"),
            ("Ks 2h 9d 7c 5s", "none"),
        ],
    )
    def test_three_of_a_kind_or_better_is_eligible(self, wager, hand, category):
        for five_of_a_kind in ("as-listed", "ranked"):  # the wagers' lists hold no five of a kind
            readings = choose({"687a-five-of-a-kind": five_of_a_kind})
            assert wager(parse_cards(hand), readings) == category

    @pytest.mark.parametrize("assumes", ["any-card", "rank-only"])
    @pytest.mark.parametrize(
        ("wager", "as_royal_flush", "not_eligible"),
        [
            (PROGRESSIVE, "royal-flush", "none"),
            (TRIPS, "five-wilds", "five-wilds"),
            (BAD_BEAT, "royal-flush", "none"),
        ],
    )
    def test_five_wilds(self, wager, as_royal_flush, not_eligible, assumes):
        five_wilds = parse_cards("2s 2h 2d 2c Jk")
        readings = choose({"687a-wild-assumes": assumes})
        assert wager(five_wilds, readings) == as_royal_flush
        assert (
            wager(five_wilds, choose({"687a-wild-assumes": assumes, "687a-five-wilds-bonus": "not-eligible"}))
            == not_eligible
        )

    @pytest.mark.parametrize(
        ("listed", "clause", "number"),
        [
            (dj_wild_stud_poker.PROGRESSIVE_BONUS_WAGER_HANDS, "687a.6.d", 7),
            (dj_wild_stud_poker.TRIPS_BONUS_WAGER_HANDS, "687a.6.e", 8),
            (dj_wild_stud_poker.TWO_WAY_BAD_BEAT_BONUS_WAGER_HANDS, "687a.6.f", 7),
        ],
    )
    def test_each_list_cites_its_clauses_in_order(self, listed, clause, number):
        assert [entry.clause for entry in listed] == [f"{clause}.{place}" for place in range(1, number + 1)]
