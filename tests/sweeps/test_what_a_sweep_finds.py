"""A sweep finds a product that is wrong about few hands, and names the clause and the simplest hand."""

from math import comb

import pytest
from products import Altered, cards, saying

HAND = ("684a", "rank", "hand")
BONUS = ("680a", "rank", "bonus-wager")
WILD = ("687a", "rank", "hand")


def clauses(record):
    return {key for each in record.disagreements for key in each.clauses}


class TestASoundProduct:
    def test_every_hand_is_covered_and_none_disagrees(self, swept):
        record = swept(Altered(lambda _, answer: answer), *HAND)
        assert (record.hands, record.classes) == (comb(52, 4), 16_432)
        assert record.disagreements == ()
        assert record.counts == record.expected_counts
        assert record.counts["four-of-a-kind"] == 13

    def test_full_asks_every_hand(self, swept):
        record = swept(Altered(lambda _, answer: answer), *HAND, mode="full")
        assert record.asked == record.hands == comb(52, 4)

    def test_classes_ask_other_members_too(self, swept):
        product = Altered(lambda _, answer: answer)
        record = swept(product, *HAND)
        assert record.asked >= 16_432 * 1.01
        assert len({frozenset(case["cards"].split()) for case in product.asked}) == record.asked

    def test_another_seed_draws_other_hands(self, swept):
        drawn = []
        for seed in (1, 2):
            product = Altered(lambda _, answer: answer)
            swept(product, *HAND, seed=seed)
            drawn.append({case["cards"] for case in product.asked})
        assert drawn[0] != drawn[1]


class TestOneHandWrong:
    @pytest.mark.parametrize("seed", range(2))
    def test_a_rare_hand_is_always_asked(self, swept, seed):
        royal = cards("As Ks Qs Js Ts")
        record = swept(saying("straight-flush", when=lambda held: held == royal), *WILD, seed=seed)
        [found] = record.disagreements
        assert (found.expected, found.got) == ("royal-flush", "straight-flush")
        assert found.clauses == ("687a.6.c.2", "687a.6.c.3")
        assert cards(found.examples[0]["case"]["cards"]) == royal

    def test_any_hand_is_asked_by_full(self, swept):
        one = cards("9c 7d 5h 2s")
        record = swept(saying("pair", when=lambda held: held == one), *HAND, mode="full")
        assert [(each.hands, each.clauses) for each in record.disagreements] == [(1, ("684a.6.b.7",))]

    def test_every_two_card_hand_is_asked_whatever_the_mode(self, swept):
        one = cards("Kd 8c")
        product = saying(7, when=lambda held: held == one, member="count")
        record = swept(product, "680a", "point-count")
        assert record.asked == comb(53, 2)
        assert [(each.expected, each.got, each.hands) for each in record.disagreements] == [("8", "7", 1)]


class TestTheClauseConvicted:
    def test_expected_and_answered_category(self, swept):
        def alter(case, answer):
            return {"ok": {"category": "straight"}} if answer["ok"]["category"] == "flush" else answer

        assert clauses(swept(Altered(alter), *HAND)) == {"684a.6.b.4", "684a.6.b.5"}

    def test_an_ace_in_the_middle_of_a_row_convicts_the_rule_of_the_ace(self, swept):
        rows = [set("QKA2"), set("KA23")]
        product = saying("straight", when=lambda held: {card[0] for card in held} in rows)
        assert "684a.6.a" in clauses(swept(product, *HAND))

    def test_only_the_row_of_the_ace_below_missing_convicts_the_rule_of_the_ace(self, swept):
        def alter(case, answer):
            low = {card[0] for card in case["cards"].split()} == set("A234")
            return {"ok": {"category": "none"}} if low and answer["ok"]["category"] == "straight" else answer

        assert clauses(swept(Altered(alter), *HAND)) == {"684a.6.a"}

    def test_all_rows_missing_convicts_the_straight(self, swept):
        def alter(case, answer):
            return {"ok": {"category": "none"}} if answer["ok"]["category"] == "straight" else answer

        assert clauses(swept(Altered(alter), *HAND)) == {"684a.6.b.5"}

    @pytest.mark.parametrize(
        ("rank", "add", "clause"),
        [("A", 1, "680a.6.a.3"), ("K", -1, "680a.6.a.2"), ("5", 1, "680a.6.a.1"), ("J", 0, None)],
    )
    def test_a_wrong_value_convicts_the_value(self, swept, rank, add, clause):
        def alter(case, answer):
            if rank in case["cards"] and add and "Jk" not in case["cards"]:
                return {"ok": {"count": (answer["ok"]["count"] + add - 1) % 10 + 1}}
            return answer

        assert clauses(swept(Altered(alter), "680a", "point-count")) == ({clause} if clause else set())

    def test_a_total_not_reduced_convicts_the_counting(self, swept):
        def alter(case, answer):
            tens = [card for card in case["cards"].split() if card[0] in "TJQK"]
            plain = len(tens) == 1 and "Jk" not in case["cards"]
            return {"ok": {"count": 10}} if plain or case["cards"][0] in "789" else answer

        assert "680a.6.b" in clauses(swept(Altered(alter), "680a", "point-count"))

    def test_a_wager_settled_wrongly_convicts_that_wager_alone(self, swept):
        def alter(case, answer):
            if case["revealed"] == "Jh":
                return {"ok": {"outcomes": answer["ok"]["outcomes"] | {"queen-king": "win"}}}
            return answer

        record = swept(Altered(alter), "691", "settle", "red-ante")
        assert clauses(record) == {"691.wagers.c.3"}

    def test_jokers_choose_the_clause_of_four_of_a_kind(self, swept):
        def alter(case, answer):
            both = {"Jk1", "Jk2"} <= set(case["cards"].split())
            if both and answer["ok"]["category"] == "four-of-a-kind":
                return {"ok": {"category": "full-house"}}
            return answer

        record = swept(Altered(alter), "691", "rank", "community-card-bet")
        assert clauses(record) == {"691.wagers.c.6.v", "691.wagers.c.6.v.C", "691.wagers.c.6.vi"}


class TestTheBestFour:
    def test_four_that_rank_lower_are_found(self, swept):
        def alter(case, answer):
            held = case["cards"].split()
            if answer["ok"]["category"] == "none":
                lowest = sorted(held, key=lambda card: "23456789TJQKA".index(card[0]))[:4]
                return {"ok": {"category": "none", "hand": " ".join(lowest)}}
            return answer

        record = swept(Altered(alter), "684a", "rank", "best-four", first=1)
        assert {each.got for each in record.disagreements} == {"another four"}

    @pytest.mark.parametrize("hand", ["As Ks Qs", "As As Ks Qs", "Xs Ks Qs Js", None])
    def test_what_is_no_four_of_the_cards_is_found(self, swept, hand):
        product = Altered(lambda _, answer: {"ok": {"category": answer["ok"]["category"], "hand": hand}})
        record = swept(product, "684a", "rank", "best-four", first=1)
        assert sum(each.hands for each in record.disagreements) == record.hands > 0


class TestTheOrderOfHands:
    def test_a_sound_product_orders_all_pairs(self, swept):
        record = swept(Altered(lambda _, answer: answer), "684a", "compare")
        assert record.classes == 2_535
        assert record.disagreements == ()
        assert record.counts["first"] == record.counts["second"]
        assert record.counts["tie"] > 0

    def test_a_product_without_ties_is_found(self, swept):
        def alter(case, answer):
            return {"ok": {"winner": "first"}} if answer["ok"]["winner"] == "tie" else answer

        assert clauses(swept(Altered(alter), "684a", "compare")) == {"684a.6.c"}

    def test_one_that_takes_the_lower_pair_first_is_found(self, swept):
        def ranks(hand):
            return sorted((card[0] for card in hand.split()), key="23456789TJQKA".index)

        def alter(case, answer):
            first, second = ranks(case["first"]), ranks(case["second"])
            if all(hand[0] == hand[1] != hand[2] == hand[3] for hand in (first, second)):
                order = "23456789TJQKA"
                one, other = ([order.index(rank) for rank in hand] for hand in (first, second))
                return {"ok": {"winner": "first" if one > other else "second" if other > one else "tie"}}
            return answer

        assert clauses(swept(Altered(alter), "684a", "compare")) == {"684a.6.b.6"}


class TestAnswersThatAreNone:
    def test_a_word_of_no_list_is_wrong(self, swept):
        record = swept(saying("two-pair", when=lambda held: held == cards("Kd Ks 8c 8h")), *HAND, mode="full")
        assert [each.got for each in record.disagreements] == ["no answer of the contract"]

    def test_a_refusal_of_cards_that_can_be_dealt_is_wrong(self, swept):
        def alter(case, answer):
            refusal = {"rejected": {"code": "bad-cards", "message": "no"}}
            return refusal if answer["ok"]["category"] == "five-aces" else answer

        record = swept(Altered(alter), *BONUS)
        assert [(each.got, each.clauses) for each in record.disagreements] == [("rejected", ("680a.6.c.1",))]

    def test_no_usable_answer_is_not_judged(self, swept):
        def alter(case, answer):
            fault = {"fault": {"kind": "late", "detail": "no answer in time"}}
            return fault if answer["ok"]["category"] == "five-aces" else answer

        record = swept(Altered(alter), *BONUS)
        assert (record.unjudged, record.disagreements) == (1, ())


class TestTheProductsOwnReading:
    def test_hands_that_it_changes_are_left_out(self, swept):
        product = Altered(lambda _, answer: answer, {"687a-five-of-a-kind": "ranked"})
        record = swept(product, *WILD, follows={"687a-five-of-a-kind": "ranked"})
        assert record.disagreements == ()
        assert record.skipped_for_reading > 0
        assert record.counts.get("five-of-a-kind") is None

    def test_a_reading_followed_in_silence_is_wrong(self, swept):
        product = Altered(lambda _, answer: answer, {"687a-five-of-a-kind": "ranked"})
        record = swept(product, *WILD)
        # Those that hold five of one rank under the other reading: 1,400 by independent enumeration.
        assert sum(each.hands for each in record.disagreements) == 1_400


def test_the_simplest_counterexample_comes_first(swept):
    def alter(case, answer):
        return {"ok": {"category": "flush"}} if answer["ok"]["category"] == "straight-flush" else answer

    record = swept(Altered(alter), *WILD)
    first = record.disagreements[0].examples[0]["case"]["cards"]
    assert {card[0] for card in first.split()} == set("34567")
