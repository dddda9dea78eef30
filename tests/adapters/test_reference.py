"""The reference as a product: what it declares, and the rules of the contract that hold for any answer."""

import json
import shutil
from importlib.metadata import version
from importlib.resources import files

import msgspec
import pytest

from adapters import reference
from adapters.reference import ReferenceProduct
from adapters.reference_readings import UnknownReading


def ask(chapter, op, readings=None, **case):
    (answer,) = ReferenceProduct(readings).evaluate(chapter, op, [case])
    return answer


def rejected(answer):
    assert list(answer) == ["rejected"], answer
    assert answer["rejected"]["message"]
    return answer["rejected"]["code"]


UNSUPPORTED = {"unsupported": True}

# A good case for each question of the contract, and the answer by the regulation.
GOOD = [
    ("687a", "rank", {"cards": "As Kd 2c Td Jk", "for": "hand"}, {"category": "straight"}),
    (
        "687a",
        "eligible",
        {"cards": "As Kd 2c Td Jk", "wager": "progressive-bonus-wager"},
        {"eligible": True, "category": "straight"},
    ),
    (
        "687a",
        "eligible",
        {"cards": "2s 2h 2d 2c Jk", "wager": "trips-bonus-wager"},
        {"eligible": True, "category": "five-wilds"},
    ),
    (
        "687a",
        "eligible",
        {"cards": "As Kd 9c Td 8s", "wager": "two-way-bad-beat-bonus-wager"},
        {"eligible": False},
    ),
    ("687a", "compare", {"first": "As Ah Kd 9c 7s", "second": "3s 3h 3d Kc 9h"}, {"winner": "second"}),
    ("680a", "point-count", {"cards": "As 4d"}, {"count": 5}),
    ("680a", "rank", {"cards": "As Ah Ad Ac Jk", "for": "bonus-wager"}, {"category": "five-aces"}),
    ("684a", "rank", {"cards": "Ah 2h 3h 4h", "for": "hand"}, {"category": "straight-flush"}),
    (
        "684a",
        "rank",
        {"cards": "As Ks Qs Js Ah", "for": "four-card-bonus-wager"},
        {"category": "royal-flush"},
    ),
    (
        "684a",
        "rank",
        {"cards": "As Ks Qs Js Ts 9s", "for": "all-six-bonus-wager"},
        {"category": "six-card-royal-flush"},
    ),
    ("684a", "compare", {"first": "4s 4h 3d 2c", "second": "3s 3h Ad Kc"}, {"winner": "first"}),
    ("684a", "compare", {"first": "Ks Kh 9d 4c", "second": "Kd Kc 9s 4h"}, {"winner": "tie"}),
    ("684a", "eligible", {"cards": "As Kc Qs Jc 2h", "wager": "prime-wager"}, {"eligible": True}),
    ("684a", "eligible", {"cards": "As Ah Kd Qc 9c", "wager": "four-card-bonus-wager"}, {"eligible": False}),
    ("684a", "eligible", {"cards": "2s 2h 2d 7c 9c Kd", "wager": "all-six-bonus-wager"}, {"eligible": True}),
    (
        "691",
        "rank",
        {"cards": "7s 7h 7d Jk1 2s", "for": "community-card-bet"},
        {"category": "four-of-a-kind"},
    ),
    (
        "691",
        "settle",
        {"revealed": "7h", "wagers": ["red-ante", "two-six"]},
        {"outcomes": {"red-ante": "win", "two-six": "lose"}},
    ),
    (
        "691",
        "settle",
        {"revealed": "7h", "wagers": ["red-ante", "community-card-bet"], "community": "7h 7d 7c 7s 2h"},
        {"outcomes": {"red-ante": "win", "community-card-bet": "win"}},
    ),
]
GOOD_CASES = [(chapter, op, case) for chapter, op, case, _ in GOOD]
CARD_MEMBERS = ("cards", "first", "second", "revealed", "community")


class TestDeclaration:
    def test_it_makes_no_findings_and_can_be_closed_twice(self):
        product = ReferenceProduct()
        assert product.take_findings() == []
        product.close()
        product.close()

    def test_it_names_itself_and_its_build(self):
        identity = ReferenceProduct().identity
        assert (identity.name, identity.vendor) == ("pa58 reference", "pa58")
        assert identity.version == version("pa58")
        assert identity.build_algorithm == "sha256"
        assert len(bytes.fromhex(identity.build_digest)) == 32

    def test_the_build_digest_changes_with_any_rule(self, tmp_path, monkeypatch):
        rules = tmp_path / "rules"
        shutil.copytree(str(files("reference_impl")), rules, ignore=shutil.ignore_patterns("__pycache__"))
        shipped = ReferenceProduct().identity.build_digest
        monkeypatch.setattr(reference, "files", lambda _package: rules)
        assert ReferenceProduct().identity.build_digest == shipped
        with (rules / "decks.py").open("a") as module:
            module.write("\n")
        assert ReferenceProduct().identity.build_digest != shipped

    def test_it_offers_every_op_and_option_of_the_contract(self):
        offered = msgspec.to_builtins(dict(ReferenceProduct().chapters))
        assert {
            chapter: (set(offer["ops"]), list(offer["options"])) for chapter, offer in offered.items()
        } == {
            "687a": (
                {"rank", "eligible", "compare"},
                ["progressive-bonus-wager", "trips-bonus-wager", "two-way-bad-beat-bonus-wager"],
            ),
            "680a": ({"point-count", "rank"}, []),
            "684a": (
                {"rank", "compare", "eligible", "table", "declare"},
                ["prime-wager", "four-card-bonus-wager", "all-six-bonus-wager"],
            ),
            "691": ({"rank", "settle", "table"}, []),
        }

    def test_it_declares_the_readings_in_force(self):
        chosen = {"684a-tie-scope": "card-only", "691-joker-colour": "printed"}
        chapters = ReferenceProduct(chosen).chapters
        assert chapters["684a"].readings["684a-tie-scope"] == "card-only"
        assert chapters["691"].readings["691-joker-colour"] == "printed"
        assert chapters["687a"].readings == {
            "687a-wild-assumes": "any-card",
            "687a-five-of-a-kind": "as-listed",
            "687a-five-wilds-bonus": "as-royal-flush",
        }

    def test_an_unknown_reading_is_refused_when_it_is_made(self):
        with pytest.raises(UnknownReading):
            ReferenceProduct({"687a-wild-assumes": "anything"})

    def test_its_batches_hold_a_thousand_cases(self):
        assert ReferenceProduct().limits == {"maxBatch": 1000}


class TestAnswers:
    @pytest.mark.parametrize(("chapter", "op", "case", "body"), GOOD)
    def test_every_question_of_the_contract_is_answered(self, chapter, op, case, body):
        assert ask(chapter, op, **case) == {"ok": body}

    def test_as_many_answers_as_cases_in_their_order(self):
        answers = ReferenceProduct().evaluate(
            "680a", "point-count", [{"cards": "As 4d"}, {"cards": "As As"}, {"cards": "9s 2d"}]
        )
        assert answers[0] == {"ok": {"count": 5}}
        assert rejected(answers[1]) == "bad-cards"
        assert answers[2] == {"ok": {"count": 1}}

    @pytest.mark.parametrize(("chapter", "op", "case"), GOOD_CASES)
    def test_answers_are_plain_json(self, chapter, op, case):
        answer = ask(chapter, op, **case)
        assert json.loads(json.dumps(answer)) == answer
        assert "<" not in repr(answer)  # no enumeration hides in place of a text

    @pytest.mark.parametrize(("chapter", "op", "case", "body"), GOOD)
    def test_the_order_of_the_cards_and_members_not_named_mean_nothing(self, chapter, op, case, body):
        turned = {
            name: " ".join(reversed(value.split(" "))) if name in CARD_MEMBERS else value
            for name, value in case.items()
        }
        assert ask(chapter, op, **turned, stake=500) == {"ok": body}

    def test_the_best_four_are_named_with_their_category(self):
        answer = ask("684a", "rank", cards="7s Ac 7h 2c 7d", **{"for": "best-four"})
        assert answer["ok"]["category"] == "three-of-a-kind"
        assert set(answer["ok"]["hand"].split(" ")) == {"7s", "7h", "7d", "Ac"}

    @pytest.mark.parametrize(
        ("cards", "category"),
        [("As Ah Kd Qc 9c", "pair"), ("As Kd Qh 9c 7s", "none"), ("3s 3h 2d 2c Ac", "two-pairs")],
    )
    def test_below_the_bonus_list_the_hand_keeps_its_own_category(self, cards, category):
        answer = ask("684a", "rank", cards=cards, **{"for": "four-card-bonus-wager"})
        assert answer == {"ok": {"category": category}}

    def test_within_one_kind_687a_compares_nothing(self):
        assert ask("687a", "compare", first="As Ah Kd 9c 7s", second="3s 3h Kc 9h 7d") == UNSUPPORTED

    def test_the_readings_in_force_reach_the_rules(self):
        hands = {"first": "4s 4h 3d 2c", "second": "3s 3h Ad Kc"}
        assert ask("684a", "compare", {"684a-tie-scope": "card-only"}, **hands) == {
            "ok": {"winner": "second"}
        }
        fives = {"cards": "Ks Kh Kd Kc 2s", "for": "hand"}
        answer = ask("687a", "rank", {"687a-five-of-a-kind": "ranked"}, **fives)
        assert answer == {"ok": {"category": "five-of-a-kind"}}


class TestUnsupported:
    @pytest.mark.parametrize("cards", ["As Kd Qh Jc Ts", "no cards at all", None])
    @pytest.mark.parametrize(
        ("chapter", "op", "subject"),
        [
            ("687a", "rank", {"for": "bonus-wager"}),
            ("687a", "rank", {"for": "Hand"}),
            ("687a", "rank", {"for": None}),
            ("687a", "rank", {"for": ["hand"]}),
            ("687a", "rank", {}),
            ("687a", "eligible", {"wager": "prime-wager"}),
            ("684a", "eligible", {"wager": "trips-bonus-wager"}),
            ("684a", "rank", {"for": "community-card-bet"}),
            ("680a", "rank", {"for": "hand"}),
            ("680a", "compare", {}),
            ("687a", "settle", {}),
            ("691", "point-count", {}),
            ("691", "", {}),
            ("688a", "rank", {"for": "hand"}),
        ],
    )
    def test_an_unknown_question_is_unsupported_whatever_the_cards(self, chapter, op, subject, cards):
        assert ask(chapter, op, cards=cards, **subject) == UNSUPPORTED


class TestBadCards:
    @pytest.mark.parametrize(("chapter", "op", "case"), GOOD_CASES)
    def test_each_member_with_cards_is_checked(self, chapter, op, case):
        for member in set(CARD_MEMBERS) & set(case):
            cards = case[member].split(" ")
            faults = {
                "one too few": " ".join(cards[1:]),
                "far too many": " ".join([*cards, "3c", "6d", "8s"]),
                "one twice": " ".join([*cards[1:], cards[-1]]) if len(cards) > 1 else "7h 7h",
                "an unknown card": " ".join(["Xx", *cards[1:]]),
                "letters of the wrong case": case[member].swapcase(),
                "two blanks": case[member] + "  " + cards[0],
                "a blank at the end": case[member] + " ",
                "commas": case[member].replace(" ", ",") + ",",
                "ten as a figure": " ".join(["10s", *cards[1:]]),
                "another deck's joker": " ".join(["Jk" if chapter in ("684a", "691") else "Jk1", *cards[1:]]),
                "a list": cards,
                "a number": 7,
                "nothing": None,
            }
            for fault, value in faults.items():
                assert rejected(ask(chapter, op, **(case | {member: value}))) == "bad-cards", (member, fault)

    @pytest.mark.parametrize(("chapter", "op", "case"), GOOD_CASES)
    def test_a_missing_member_is_bad_cards(self, chapter, op, case):
        for member in set(case) - {"for", "wager"}:
            without = {name: value for name, value in case.items() if name != member}
            assert rejected(ask(chapter, op, **without)) == "bad-cards", member

    @pytest.mark.parametrize(
        ("chapter", "first", "second"),
        [
            ("684a", "4s 4h 3d 2c", "3s 3h Ad 4s"),
            ("687a", "As Ah Kd 9c 7s", "3s 3h 3d Kc 9c"),
            ("687a", "As Ah Kd 9c Jk", "3s 3h 3d Kc Jk"),
            ("687a", "As Ah Kd 9c 7s", "As Ah Kd 9c 7s"),
        ],
    )
    def test_a_card_in_both_hands_is_bad_cards(self, chapter, first, second):
        assert rejected(ask(chapter, "compare", first=first, second=second)) == "bad-cards"

    @pytest.mark.parametrize(
        ("cards", "good"),
        [
            ("As Kd Qh 9c", False),
            ("As Kd Qh 9c 7s", True),
            ("As Kd Qh 9c 7s 5h", True),
            ("As Kd Qh 9c 7s 5h 3d", True),
            ("As Kd Qh 9c 7s 5h 3d 2c", False),
        ],
    )
    def test_the_best_four_are_taken_from_five_to_seven(self, cards, good):
        answer = ask("684a", "rank", cards=cards, **{"for": "best-four"})
        assert "ok" in answer if good else rejected(answer) == "bad-cards"

    @pytest.mark.parametrize("case", [None, 7, "As Kd", ["As"]])
    def test_a_case_that_is_no_object_raises_nothing(self, case):
        product = ReferenceProduct()
        assert rejected(product.evaluate("680a", "point-count", [case])[0]) == "bad-cards"
        assert product.evaluate("680a", "rank", [case]) == [UNSUPPORTED]


class TestIllegalWagers:
    @pytest.mark.parametrize(
        "wagers",
        [
            ["two-six"],
            ["joker", "ace"],
            ["community-card-bet"],
            ["red-ante", "red-ante"],
            ["red-ante", "odds"],
            ["red-ante", "RED-ANTE"],
            ["red-ante", None],
            ["red-ante", ["ace"]],
            ["red-ante", {"ace": 1}],
        ],
    )
    def test_wagers_that_may_not_be_placed_are_rejected(self, wagers):
        answer = ask("691", "settle", revealed="7h", wagers=wagers, community="7h 7d 7c 7s 2h")
        assert rejected(answer) == "illegal-wager"

    @pytest.mark.parametrize("wagers", ["red-ante", {"red-ante": 5}, 7, None])
    def test_wagers_that_are_no_list_are_a_misshapen_case(self, wagers):
        assert rejected(ask("691", "settle", revealed="7h", wagers=wagers)) == "bad-cards"

    def test_both_antes_are_lawful(self):
        answer = ask("691", "settle", revealed="7h", wagers=["red-ante", "black-ante", "seven-jack"])
        outcomes = {"red-ante": "win", "black-ante": "lose", "seven-jack": "win"}
        assert answer == {"ok": {"outcomes": outcomes}}

    def test_no_wagers_no_outcomes(self):
        assert ask("691", "settle", revealed="7h", wagers=[]) == {"ok": {"outcomes": {}}}

    def test_the_community_card_bet_needs_the_community_cards(self):
        answer = ask("691", "settle", revealed="7h", wagers=["red-ante", "community-card-bet"])
        assert rejected(answer) == "bad-cards"

    def test_the_card_revealed_must_be_one_of_the_community_cards_given(self):
        answer = ask("691", "settle", revealed="7h", wagers=["red-ante"], community="6h 7d 7c 7s 2h")
        assert rejected(answer) == "bad-cards"

    @pytest.mark.parametrize("community", [None, "", "7h", "7h 7d 7c 7s 7h"])
    def test_community_cards_given_without_the_bet_are_checked_all_the_same(self, community):
        answer = ask("691", "settle", revealed="7h", wagers=["red-ante"], community=community)
        assert rejected(answer) == "bad-cards"

    def test_within_one_kind_of_dj_wild_hand_nothing_is_said(self):
        assert ask("687a", "compare", first="Ks Kh 9d 7c 4s", second="3s 3h Ad Qc 5s") == UNSUPPORTED

    def test_what_no_deck_can_deal_is_said_before_what_may_not_be_wagered(self):
        assert rejected(ask("691", "settle", revealed="Jk", wagers=["two-six"])) == "bad-cards"


class TestTheMemoryOfTheRules:
    """Questions asked of millions of hands are answered from a memory, which must never hide the rules."""

    FIVE = ("rank", {"cards": "As Ks 2d 3h 9c", "for": "four-card-bonus-wager"})
    SIX = ("eligible", {"cards": "As Ad Ah 3h 9c 7s", "wager": "all-six-bonus-wager"})

    def test_a_rule_replaced_counts_from_the_next_question_on(self, monkeypatch):
        product = ReferenceProduct()
        op, case = self.FIVE
        before = product.evaluate("684a", op, [case])
        with monkeypatch.context() as patch:
            patch.setattr(reference.four_card_frenzy, "four_card_bonus_wager_hand", lambda *_: "flush")
            assert product.evaluate("684a", op, [case]) == [{"ok": {"category": "flush"}}]
        assert product.evaluate("684a", op, [case]) == before == [{"ok": {"category": "none"}}]

    def test_an_entry_of_a_list_left_out_counts_too(self, monkeypatch):
        product = ReferenceProduct()
        op, case = self.SIX
        assert product.evaluate("684a", op, [case]) == [{"ok": {"eligible": True}}]
        hands = reference.four_card_frenzy.ALL_SIX_BONUS_WAGER_HANDS
        monkeypatch.setattr(reference.four_card_frenzy, "ALL_SIX_BONUS_WAGER_HANDS", hands[:-1])
        assert product.evaluate("684a", op, [case]) == [{"ok": {"eligible": False}}]

    def test_another_deck_is_dealt_from(self, monkeypatch):
        product = ReferenceProduct()
        monkeypatch.setattr(reference, "DECK_OF_52", reference.DECK_OF_53)
        (answer,) = product.evaluate("684a", "rank", [{"cards": "As Ks 2d 3h Jk", "for": "best-four"}])
        assert "ok" in answer

    def test_each_product_remembers_under_its_own_readings(self):
        case = {"cards": "As 2d 3h 4c 5s 9d", "for": "all-six-bonus-wager"}
        with_wheel, without = ReferenceProduct(), ReferenceProduct({"684a-wheel-in-all-six": "no"})
        for _ in range(2):
            assert with_wheel.evaluate("684a", "rank", [case]) == [{"ok": {"category": "straight"}}]
            assert without.evaluate("684a", "rank", [case]) == [{"ok": {"category": "none"}}]
