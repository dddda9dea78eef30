"""What a sweep needs of a question: its cases, its answers and what they mean, and how it orders hands."""

import numpy as np
import pytest

from pa58.hands import QUESTIONS, HandError, Space, indexes, question, strength, tokens


class TestQuestions:
    def test_are_those_that_a_product_can_be_swept_with(self):
        assert {str(asked) for asked in QUESTIONS} == {
            "687a rank hand",
            "687a eligible progressive-bonus-wager",
            "687a eligible trips-bonus-wager",
            "687a eligible two-way-bad-beat-bonus-wager",
            "680a point-count",
            "680a rank bonus-wager",
            "684a rank hand",
            "684a rank best-four",
            "684a rank four-card-bonus-wager",
            "684a rank all-six-bonus-wager",
            "684a eligible prime-wager",
            "684a eligible four-card-bonus-wager",
            "684a eligible all-six-bonus-wager",
            "691 rank community-card-bet",
            "691 settle black-ante",
            "691 settle red-ante",
            "691 settle black-ante red-ante",
        }

    def test_that_nobody_knows_are_refused_with_those_there_are(self):
        with pytest.raises(HandError, match="No question 684a rank flop; there are: 687a rank hand; "):
            question("684a", "rank", "flop")

    @pytest.mark.parametrize(
        ("asked", "hand", "case"),
        [
            (("687a", "rank", "hand"), "As Kd 2c Td Jk", {"cards": "As Kd 2c Td Jk", "for": "hand"}),
            (
                ("687a", "eligible", "trips-bonus-wager"),
                "As Kd 2c Td Jk",
                {"cards": "As Kd 2c Td Jk", "wager": "trips-bonus-wager"},
            ),
            (("680a", "point-count"), "As 4d", {"cards": "As 4d"}),
            (
                ("684a", "rank", "best-four"),
                "As Kd 2c Td 9c",
                {"cards": "As Kd 2c Td 9c", "for": "best-four"},
            ),
            (
                ("691", "settle", "red-ante"),
                "Jk2",
                {
                    "revealed": "Jk2",
                    "wagers": ["red-ante", "two-six", "seven-jack", "queen-king", "ace", "joker"],
                },
            ),
        ],
    )
    def test_write_hands_as_the_cases_of_the_contract(self, asked, hand, case):
        swept = question(*asked)
        assert swept.cases(indexes([hand], swept.space.deck)) == [case]

    @pytest.mark.parametrize(
        ("asked", "hand", "answer"),
        [
            (("687a", "rank", "hand"), "As Kd 2c Td Jk", {"category": "straight"}),
            (
                ("687a", "eligible", "trips-bonus-wager"),
                "As Kd 2c Td Jk",
                {"eligible": True, "category": "straight"},
            ),
            (("687a", "eligible", "trips-bonus-wager"), "As Kd 2c Td 9c", {"eligible": False}),
            (("680a", "point-count"), "As 4d", {"count": 5}),
            (("680a", "point-count"), "Td Jd", {"count": 10}),
            (("680a", "point-count"), "As Jk", {"count": 10}),
            (("684a", "rank", "best-four"), "As Ad Kc Kd Kh", {"category": "three-of-a-kind"}),
            (("684a", "eligible", "prime-wager"), "As 2s 3s 4c 5h", {"eligible": True}),
            (("684a", "eligible", "prime-wager"), "As 2s 3s 4d 5h", {"eligible": False}),
            (
                ("691", "settle", "black-ante"),
                "7s",
                {
                    "outcomes": {
                        "black-ante": "win",
                        "two-six": "lose",
                        "seven-jack": "win",
                        "queen-king": "lose",
                        "ace": "lose",
                        "joker": "lose",
                    }
                },
            ),
        ],
    )
    def test_know_the_answer_that_a_product_should_give(self, asked, hand, answer):
        swept = question(*asked)
        (code,) = swept.codes(indexes([hand], swept.space.deck)).tolist()
        assert swept.answer(code) == answer
        assert swept.code(answer | {"hand": "members not named in the contract mean nothing"}) == code

    @pytest.mark.parametrize("asked", QUESTIONS, ids=str)
    def test_read_back_every_answer_there_is(self, asked):
        codes = range(len(asked.labels))
        assert [asked.code(asked.answer(code)) for code in codes] == list(codes)

    @pytest.mark.parametrize(
        ("asked", "answer"),
        [
            (("687a", "rank", "hand"), {"category": "two-pair"}),
            (("687a", "rank", "hand"), {"category": ["pair"]}),
            (("687a", "rank", "hand"), {}),
            (("687a", "eligible", "trips-bonus-wager"), {"eligible": True}),
            (("687a", "eligible", "trips-bonus-wager"), {"eligible": True, "category": "not-eligible"}),
            (("687a", "eligible", "trips-bonus-wager"), {"eligible": "yes", "category": "flush"}),
            (("684a", "eligible", "prime-wager"), {"eligible": 1}),
            (("680a", "point-count"), {"count": "5"}),
            (("680a", "point-count"), {"count": True}),
            (("680a", "point-count"), {"count": 11}),
            (("691", "settle", "red-ante"), {"outcomes": {"red-ante": "win"}}),
            (("691", "settle", "red-ante"), {"outcomes": "win"}),
        ],
    )
    def test_do_not_take_for_an_answer_what_is_none(self, asked, answer):
        assert question(*asked).code(answer) is None

    def test_list_their_categories_best_first(self):
        assert question("684a", "rank", "four-card-bonus-wager").labels == (
            "four-of-a-kind",
            "royal-flush",
            "straight-flush",
            "three-of-a-kind",
            "flush",
            "straight",
            "two-pairs",
            "pair",
            "none",
        )


class TestReadings:
    def test_are_those_that_change_an_answer(self):
        assert question("687a", "rank", "hand").options() == {
            "687a-wild-assumes": ("any-card", "rank-only"),
            "687a-five-of-a-kind": ("as-listed", "ranked"),
        }

    @pytest.mark.parametrize("asked", [asked for asked in QUESTIONS if asked.space.hand < 6], ids=str)
    def test_change_something(self, asked):
        """Between the two options of each reading, some answer or what is accepted for one is different."""
        for name, (default, other) in asked.options().items():
            hands = asked.classes({name: other}).representatives
            before, after = asked.codes(hands), asked.codes(hands, {name: other})
            worst = np.full(
                len(hands), asked.labels.index("2") if asked.op == "point-count" else 0, dtype=np.uint8
            )
            accepted = [asked.accepts(hands, worst, {name: option}) for option in (default, other)]
            assert not (np.array_equal(before, after) and np.array_equal(*accepted)), name

    def test_of_other_chapters_do_not_matter(self):
        asked = question("684a", "rank", "hand")
        hands = asked.space.hands()
        assert np.array_equal(asked.codes(hands, {"691-low-straight": "ace-high-only"}), asked.codes(hands))

    def test_have_only_the_options_that_they_have(self):
        with pytest.raises(
            HandError, match="687a-wild-assumes has no option 'suit'; it has any-card and rank-only"
        ):
            question("687a", "rank", "hand").codes(Space(53, 5).hands(0, 1), {"687a-wild-assumes": "suit"})


class TestWhatIsAccepted:
    def test_is_the_answer_itself(self):
        asked = question("684a", "rank", "hand")
        hands = asked.space.hands()
        right = asked.codes(hands)
        assert asked.accepts(hands, right).all()
        assert not asked.accepts(hands, (right + 1) % 8).any()

    def test_is_pair_or_none_alike_below_the_list_of_the_four_card_bonus_wager(self):
        asked = question("684a", "rank", "four-card-bonus-wager")
        cards = indexes(["As Ad 9c 5h 2s", "As Kd 9c 5h 2s", "As Ad 9c 9h 2s"], 52)
        for label, right in (
            ("pair", [True, True, False]),
            ("none", [True, True, False]),
            ("two-pairs", [False, False, True]),
        ):
            given = np.full(3, asked.labels.index(label), dtype=np.uint8)
            assert asked.accepts(cards, given).tolist() == right


class TestSimplicity:
    def test_puts_fewer_wild_cards_first_then_lower_cards(self):
        asked = question("687a", "rank", "hand")
        hands = [
            "3s 4d 5c 6h 8h",
            "3s 4d 5c 6h 9c",
            "Ks Kd Kh Ac Ad",
            "2c 3s 4d 5c 6h",
            "3s 4d 5c 6h Jk",
            "2c 2d 3c 3d 3h",
        ]
        cards = indexes(hands, 53)
        assert np.argsort(asked.simplicity(cards)).tolist() == list(range(6))

    def test_tells_any_two_hands_apart(self):
        asked = question("687a", "rank", "hand")
        hands = asked.space.hands(2_000_000, 2_300_000)
        assert len(np.unique(asked.simplicity(hands))) == len(hands)


class TestCardsThatAreNoHands:
    @pytest.mark.parametrize(
        "cards",
        [
            np.zeros((3, 4), dtype=np.uint8),
            np.zeros(5, dtype=np.uint8),
            np.zeros((3, 5), dtype=np.int64),
        ],
    )
    def test_are_refused_by_their_shape(self, cards):
        with pytest.raises(HandError, match=r"array of bytes \(uint8\) of shape \(hands, 5\)"):
            question("687a", "rank", "hand").codes(cards)

    def test_are_refused_beyond_the_deck(self):
        with pytest.raises(HandError, match="Card number 53 is not in a deck of 53"):
            question("687a", "rank", "hand").codes(np.array([[0, 1, 2, 3, 53]], dtype=np.uint8))

    def test_have_no_strength(self):
        with pytest.raises(HandError, match="four to seven cards"):
            strength(np.zeros((1, 3), dtype=np.uint8))


class TestTheOrderOfFourCardHands:
    def test_has_2535_classes_of_equal_strength(self):
        assert len(np.unique(strength(Space(52, 4).hands()))) == 2_535

    def test_runs_as_the_regulation_says(self):
        """The highest and lowest of each kind, by the words of § 684a.6(b)."""
        hands = [
            "As Ad Ah Ac", "2s 2d 2h 2c",
            "As Ks Qs Js", "2h 3h 4h 5h", "Ah 2h 3h 4h",
            "As Ad Ah Kc", "2s 2d 2h 3c",
            "As Ks Qs Ts", "2s 3s 4s 6s",
            "As Kd Qs Js", "2s 3d 4s 5s", "As 2d 3s 4s",
            "As Ad Ks Kd", "3s 3d 2s 2d",
            "As Ad Ks Qs", "2s 2d 4s 3s",
            "As Kd Qs Ts", "2s 3d 4s 6s",
        ]  # fmt: skip
        found = strength(indexes(hands, 52)).tolist()
        assert found == sorted(set(found), reverse=True)
        everything = strength(Space(52, 4).hands())
        assert (found[0], found[-1]) == (everything.max(), everything.min())

    def test_lets_a_kicker_win_only_where_the_named_rank_is_equal(self):
        fours, threes = indexes(["4s 4d 6h 5c"], 52), indexes(["3s 3d Ah 2c"], 52)
        assert strength(fours) > strength(threes)
        assert strength(fours, {"684a-tie-scope": "card-only"}) < strength(
            threes, {"684a-tie-scope": "card-only"}
        )

    def test_is_the_same_whatever_the_order_of_the_cards(self):
        hands = Space(52, 4).hands()
        assert np.array_equal(strength(hands), strength(hands[:, ::-1]))


def test_a_sweep_goes_through_a_space_in_chunks():
    asked = question("680a", "point-count")
    seen = 0
    for start, hands in asked.space.chunks(400):
        assert start == seen
        cases, codes = asked.cases(hands), asked.codes(hands)
        assert [case["cards"] for case in cases] == tokens(hands, 53)
        assert len(codes) == len(cases)
        seen += len(hands)
    assert seen == 1_378
