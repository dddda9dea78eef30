"""Five Card Roulette: which wagers are lawful, and which of them a card lets win."""

import pytest

from adapters.reference_readings import choose
from reference_impl import five_card_roulette
from reference_impl.cards import BLACK_JOKER, CARDS, RED_JOKER, parse_cards
from reference_impl.five_card_roulette import IllegalWager
from reference_impl.readings import DEFAULT_READINGS

PRINTED = choose({"691-joker-colour": "printed"})
ON_RANKS = {"two-six": "23456", "seven-jack": "789TJ", "queen-king": "QK", "ace": "A"}


def settle(revealed, wagers, community="", readings=DEFAULT_READINGS):
    cards = parse_cards(community) if community else ()
    (card,) = parse_cards(revealed)
    return five_card_roulette.settle(card, wagers, cards, readings)


class TestEveryCard:
    @pytest.mark.parametrize(("ante", "suits"), [("black-ante", "sc"), ("red-ante", "hd")])
    def test_the_wagers_follow_the_ante(self, ante, suits):
        for token in CARDS:
            matches = token[1] in suits
            expected = {wager: matches and token[0] in ranks for wager, ranks in ON_RANKS.items()}
            assert settle(token, [ante, *ON_RANKS, "joker"]) == {ante: matches, **expected, "joker": False}

    def test_with_both_antes_the_wagers_follow_either(self):
        for token in CARDS:
            red = token[1] in "hd"
            expected = {wager: token[0] in ranks for wager, ranks in ON_RANKS.items()}
            outcomes = settle(token, ["black-ante", "red-ante", *ON_RANKS])
            assert outcomes == {"black-ante": not red, "red-ante": red, **expected}


class TestAJokerRevealed:
    @pytest.mark.parametrize("joker", ["Jk1", "Jk2"])
    def test_it_has_no_colour_and_no_rank(self, joker):
        outcomes = settle(joker, ["black-ante", "red-ante", *ON_RANKS, "joker"])
        assert [wager for wager, wins in outcomes.items() if wins] == ["joker"]

    @pytest.mark.parametrize(("joker", "ante"), [("Jk1", "red-ante"), ("Jk2", "black-ante")])
    def test_it_may_have_its_printed_colour(self, joker, ante):
        outcomes = settle(joker, ["black-ante", "red-ante", *ON_RANKS, "joker"], readings=PRINTED)
        assert {wager for wager, wins in outcomes.items() if wins} == {ante, "joker"}


class TestLawfulWagers:
    @pytest.mark.parametrize("wager", [*ON_RANKS, "joker"])
    def test_an_optional_wager_needs_an_ante(self, wager):
        with pytest.raises(IllegalWager, match=f"{wager} needs a Black Ante or a Red Ante"):
            settle("7h", [wager])

    def test_the_community_card_bet_needs_an_ante(self):
        with pytest.raises(IllegalWager, match="community-card-bet needs a Black Ante or a Red Ante"):
            settle("7h", ["community-card-bet"], "7h 7d 7c 7s 2h")

    def test_a_wager_is_named_once(self):
        with pytest.raises(IllegalWager, match="two-six was named more than once"):
            settle("7h", ["red-ante", "two-six", "two-six"])

    @pytest.mark.parametrize("wager", ["seven", "Red-Ante", "", None, 7, ["red-ante"], {}])
    def test_an_unknown_wager_is_refused_with_those_that_exist(self, wager):
        with pytest.raises(
            IllegalWager, match=r"is not a wager of this game; there are: black-ante, red-ante"
        ):
            settle("7h", ["red-ante", wager])

    def test_without_wagers_there_are_no_outcomes(self):
        assert settle("7h", []) == {}


class TestCommunityCardBet:
    def test_it_wins_with_a_listed_combination(self):
        assert (
            settle("7h", ["red-ante", "community-card-bet"], "7h 7d 7c 7s 2h")["community-card-bet"] is True
        )

    def test_it_loses_without_one(self):
        outcomes = settle("7h", ["red-ante", "community-card-bet"], "7h 8s Tc Kd 2h")
        assert outcomes == {"red-ante": True, "community-card-bet": False}

    @pytest.mark.parametrize(
        ("cards", "category"),
        [
            ("As Ks Qs Js Ts", "royal-flush-without-joker"),
            ("As Ah Ad Ac Jk1", "five-of-a-kind"),
            ("As Ah Ad Jk2 Jk1", "five-of-a-kind"),
            ("As Ks Qs Js Jk1", "royal-flush-with-joker"),
            ("As Ks Qs Jk2 Jk1", "royal-flush-with-joker"),
            ("Ks Qs Js Jk1 9s", "straight-flush"),
            ("As 2s 3s Jk1 Jk2", "straight-flush"),
            ("7s 7h 7d 7c 2s", "four-of-a-kind"),
            ("7s 7h 7d Jk1 2s", "four-of-a-kind"),
            ("7s 7h Jk2 Jk1 2s", "four-of-a-kind"),
            ("7s 7h 2d Jk1 2s", "full-house"),
            ("Ks 9s 7s 3s Jk2", "flush"),
            ("As 2h 3s Jk1 Jk2", "straight"),
            ("Kh 9d 7h 3d Jk2", "all-same-color"),
            ("7h 7d Kh 3d Jk2", "all-same-color"),
            ("7h 7d Ks 3d Jk2", "none"),
            ("Qs Kh Ad 2c Jk1", "none"),
        ],
    )
    def test_the_first_listed_combination_counts(self, cards, category):
        assert five_card_roulette.community_card_bet_hand(parse_cards(cards)) == category

    def test_an_ace_begins_a_straight_flush_by_either_reading(self):
        readings = choose({"691-low-straight": "ace-high-only"})
        low = parse_cards("As 2s 3s 4s 5s")
        assert five_card_roulette.community_card_bet_hand(low, readings) == "straight-flush"

    def test_a_printed_joker_completes_its_own_colour(self):
        readings = choose({"691-same-colour-joker": "printed"})
        red = parse_cards("Kh 9d 7h 3d")
        assert five_card_roulette.community_card_bet_hand((*red, RED_JOKER), readings) == "all-same-color"
        assert five_card_roulette.community_card_bet_hand((*red, BLACK_JOKER), readings) == "none"

    def test_the_lists_cite_their_clauses_in_order(self):
        numerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        cited = [entry.clause for entry in five_card_roulette.COMMUNITY_CARD_BET_HANDS]
        assert cited == [f"691.wagers.c.6.{numeral}" for numeral in numerals]
        cited = [entry.clause for entry in five_card_roulette.SINGLE_CARD_WAGERS]
        assert cited == ["691.wagers.b.1", "691.wagers.b.2", *(f"691.wagers.c.{n}" for n in range(1, 6))]
