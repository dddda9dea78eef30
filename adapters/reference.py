"""The reference as a product: the rules of `reference_impl`, asked like any other product, in this process.

The table of questions at the end says which rule answers what. A rule is looked up in its module when
it is asked, so that a product with one deliberate fault differs from the reference in that rule alone.
A few questions that are asked of millions of hands are answered from a memory of the rules
(`reference_impl.four_card_frenzy_by_heart`), unless a rule or the deck is not the one that was written.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from importlib.resources import files
from typing import Any, Final

from adapters.product import Answer, Case, ChapterOffer, Finding, Product, ProductIdentity, TableSession
from adapters.reference_readings import choose, of_chapter
from adapters.reference_table import ReferenceTable, declared
from reference_impl import decks, dj_wild_stud_poker, five_card_roulette, four_card_frenzy, saigon_5_card
from reference_impl.cards import BadCards, write_cards
from reference_impl.decks import DECK_OF_52, DECK_OF_53, DECK_OF_54
from reference_impl.five_card_roulette import IllegalWager
from reference_impl.four_card_frenzy_by_heart import RulesByHeart, rules_are_as_written
from reference_impl.poker_patterns import NO_LISTED_HAND
from reference_impl.readings import Readings

MAX_BATCH: Final = 1000

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "687a": ("progressive-bonus-wager", "trips-bonus-wager", "two-way-bad-beat-bonus-wager"),
    "680a": (),
    "684a": ("prime-wager", "four-card-bonus-wager", "all-six-bonus-wager"),
    "691": (),
}

TABLE_OPS: Final[Mapping[str, tuple[str, ...]]] = {"684a": ("table", "declare"), "691": ("table",)}


class ReferenceProduct(Product):
    """The rules as written, under the readings in force, given as {reading id: option}.

    A reading left out is taken as its default. Raises `adapters.reference_readings.UnknownReading` for an
    id or an option that does not exist.
    """

    def __init__(self, readings: Mapping[str, str] | None = None) -> None:
        self._readings = choose(readings or {})
        self._by_heart = _answered_by_heart(RulesByHeart(self._readings))

    @property
    def identity(self) -> ProductIdentity:
        """Name, vendor, version, and a digest over the names and the text of the rules' modules."""
        return ProductIdentity(
            name="pa58 reference",
            vendor="pa58",
            version=version("pa58"),
            build_algorithm="sha256",
            build_digest=_digest_of_rules(),
        )

    @property
    def chapters(self) -> Mapping[str, ChapterOffer]:
        """Every op and option of the contract, and the readings in force, by chapter."""
        return {
            chapter: ChapterOffer(
                ops=(
                    *dict.fromkeys(op for asked_of, op, _ in _QUESTIONS if asked_of == chapter),
                    *TABLE_OPS.get(chapter, ()),
                ),
                options=options,
                readings=of_chapter(self._readings, chapter),
            )
            for chapter, options in OPTIONS.items()
        }

    @property
    def limits(self) -> Mapping[str, int]:
        """The most cases in one batch, for those who serve the reference to others."""
        return {"maxBatch": MAX_BATCH}

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Answer each case, in order. What a rule refuses is an answer too; nothing is raised.

        A single case is put to the rules themselves: what they do for it does not hang on what was asked before.
        """
        by_heart = len(cases) > 1 and _deck_and_rules_are_as_written()
        questions = [_QUESTIONS, self._by_heart] if by_heart else [_QUESTIONS]
        rules = {
            subject: rule
            for table in questions
            for (asked_of, of_op, subject), rule in table.items()
            if (asked_of, of_op) == (chapter, op)
        }
        names_subject = _SUBJECT.get(op)
        return [self._answer(rules, names_subject, case) for case in cases]

    def open_table(self, chapter: str, table: Case) -> TableSession:
        """Open a table, or refuse to."""
        return ReferenceTable(chapter, table)

    def declare(self, chapter: str) -> Answer:
        """Return a lawful declaration of chapter 684a."""
        return declared(chapter)

    def take_findings(self) -> list[Finding]:
        """Return nothing: the reference keeps the contract."""
        return []

    def close(self) -> None:
        """Do nothing: the reference holds no process."""

    def _answer(self, rules: Mapping[str | None, "Rule"], names_subject: str | None, case: Case) -> Answer:
        members = case if isinstance(case, (dict, Mapping)) else {}
        subject = members.get(names_subject) if names_subject else None
        rule = rules.get(subject) if subject is None or isinstance(subject, str) else None
        if rule is None:
            return {"unsupported": True}
        try:
            answer = rule(members, self._readings)
        except BadCards as refusal:
            return _rejected("bad-cards", str(refusal))
        except IllegalWager as refusal:
            return _rejected("illegal-wager", str(refusal))
        return {"unsupported": True} if answer is None else {"ok": answer}


def _rejected(code: str, message: str) -> Answer:
    return {"rejected": {"code": code, "message": message}}


def _digest_of_rules() -> str:
    digest = hashlib.sha256()
    for module in sorted(files("reference_impl").iterdir(), key=lambda module: module.name):
        if module.name.endswith(".py"):
            text = module.read_bytes()
            digest.update(f"{module.name} {len(text)}\n".encode())
            digest.update(text)
    return digest.hexdigest()


_Asked = tuple[str, str, str | None]
Rule = Callable[[Case, Readings], dict[str, Any] | None]


def _written(case: Case, member: str) -> str:
    """Return cards as a case gives them, before they are read."""
    cards = case.get(member)
    if not isinstance(cards, str):
        raise BadCards("cards are written as one text, as in 'As Td 2c'")
    return cards


def _listed_hand_if_eligible(category: str) -> dict[str, Any]:
    if category == NO_LISTED_HAND:
        return {"eligible": False}
    return {"eligible": True, "category": category}


def _compare_dj_wild_hands(case: Case, readings: Readings) -> dict[str, Any] | None:
    hands = DECK_OF_53.deal_two(_written(case, "first"), _written(case, "second"), 5)
    if len({dj_wild_stud_poker.poker_hand(hand, readings) for hand in hands}) == 1:
        return None  # the sources do not say which of two hands of one kind ranks higher
    return {"winner": dj_wild_stud_poker.higher_ranking(*hands, readings)}


def _compare_four_card_hands(case: Case, readings: Readings) -> dict[str, Any]:
    hands = DECK_OF_52.deal_two(_written(case, "first"), _written(case, "second"), 4)
    return {"winner": four_card_frenzy.higher_ranking(*hands, readings)}


def _deck_and_rules_are_as_written() -> bool:
    return DECK_OF_52 is decks.DECK_OF_52 and rules_are_as_written()


def _answered_by_heart(rules: RulesByHeart) -> Mapping[_Asked, Rule]:
    """Return the questions that a sweep asks of millions of hands, answered from a memory of the rules."""

    def best_four(case: Case, _: Readings) -> dict[str, Any]:
        four, judged = rules.best_four(DECK_OF_52.deal(_written(case, "cards"), 5, 7))
        return {"category": judged.poker_hand, "hand": write_cards(four)}

    def four_card_bonus_wager_hand(case: Case, _: Readings) -> dict[str, Any]:
        judged = rules.best_four(DECK_OF_52.deal(_written(case, "cards"), 5))[1]
        category = judged.four_card_bonus_wager_hand
        return {"category": judged.poker_hand if category == NO_LISTED_HAND else category}

    return {
        ("684a", "rank", "best-four"): best_four,
        ("684a", "rank", "four-card-bonus-wager"): four_card_bonus_wager_hand,
        ("684a", "rank", "all-six-bonus-wager"): lambda case, _: {
            "category": rules.all_six_bonus_wager_hand(DECK_OF_52.deal(_written(case, "cards"), 6))
        },
        ("684a", "eligible", "four-card-bonus-wager"): lambda case, _: {
            "eligible": rules.four_card_bonus_wager(DECK_OF_52.deal(_written(case, "cards"), 5))
        },
        ("684a", "eligible", "all-six-bonus-wager"): lambda case, _: {
            "eligible": rules.all_six_bonus_wager(DECK_OF_52.deal(_written(case, "cards"), 6))
        },
    }


def _best_four(case: Case, readings: Readings) -> dict[str, Any]:
    four = four_card_frenzy.best_four(DECK_OF_52.deal(_written(case, "cards"), 5, 7), readings)
    return {"category": four_card_frenzy.poker_hand(four, readings), "hand": write_cards(four)}


def _four_card_bonus_wager_hand(case: Case, readings: Readings) -> dict[str, Any]:
    four = four_card_frenzy.best_four(DECK_OF_52.deal(_written(case, "cards"), 5), readings)
    category = four_card_frenzy.four_card_bonus_wager_hand(four, readings)
    if category == NO_LISTED_HAND:  # the list ends above a pair, and the hand may be one all the same
        category = four_card_frenzy.poker_hand(four, readings)
    return {"category": category}


def _settle(case: Case, readings: Readings) -> dict[str, Any]:
    (revealed,) = DECK_OF_54.deal(_written(case, "revealed"), 1)
    community = DECK_OF_54.deal(_written(case, "community"), 5) if "community" in case else ()
    wagers = case.get("wagers")
    if not isinstance(wagers, list | tuple):
        raise BadCards("wagers are given as a list of their names")
    if community and revealed not in community:
        raise BadCards(f"the card revealed, {revealed}, is not one of the community cards")
    if five_card_roulette.COMMUNITY_CARD_BET in wagers and not community:
        raise BadCards("the Community Card bet needs the five community cards")
    outcomes = five_card_roulette.settle(revealed, wagers, community, readings)
    return {"outcomes": {wager: "win" if wins else "lose" for wager, wins in outcomes.items()}}


# The member of a case that says what is asked about it, where an op asks more than one thing.
_SUBJECT: Final = {"rank": "for", "eligible": "wager"}

# (chapter, op, what the case names as the subject): the rule that answers. None is "unsupported".
_QUESTIONS: Final[Mapping[_Asked, Rule]] = {
    ("687a", "rank", "hand"): lambda case, readings: {
        "category": dj_wild_stud_poker.poker_hand(DECK_OF_53.deal(_written(case, "cards"), 5), readings)
    },
    ("687a", "eligible", "progressive-bonus-wager"): lambda case, readings: _listed_hand_if_eligible(
        dj_wild_stud_poker.progressive_bonus_wager(DECK_OF_53.deal(_written(case, "cards"), 5), readings)
    ),
    ("687a", "eligible", "trips-bonus-wager"): lambda case, readings: _listed_hand_if_eligible(
        dj_wild_stud_poker.trips_bonus_wager(DECK_OF_53.deal(_written(case, "cards"), 5), readings)
    ),
    ("687a", "eligible", "two-way-bad-beat-bonus-wager"): lambda case, readings: _listed_hand_if_eligible(
        dj_wild_stud_poker.two_way_bad_beat_bonus_wager(DECK_OF_53.deal(_written(case, "cards"), 5), readings)
    ),
    ("687a", "compare", None): _compare_dj_wild_hands,
    ("680a", "point-count", None): lambda case, readings: {
        "count": saigon_5_card.point_count(DECK_OF_53.deal(_written(case, "cards"), 2), readings)
    },
    ("680a", "rank", "bonus-wager"): lambda case, readings: {
        "category": saigon_5_card.bonus_wager_hand(DECK_OF_53.deal(_written(case, "cards"), 5), readings)
    },
    ("684a", "rank", "hand"): lambda case, readings: {
        "category": four_card_frenzy.poker_hand(DECK_OF_52.deal(_written(case, "cards"), 4), readings)
    },
    ("684a", "rank", "best-four"): _best_four,
    ("684a", "rank", "four-card-bonus-wager"): _four_card_bonus_wager_hand,
    ("684a", "rank", "all-six-bonus-wager"): lambda case, readings: {
        "category": four_card_frenzy.all_six_bonus_wager_hand(
            DECK_OF_52.deal(_written(case, "cards"), 6), readings
        )
    },
    ("684a", "compare", None): _compare_four_card_hands,
    ("684a", "eligible", "prime-wager"): lambda case, _readings: {
        "eligible": four_card_frenzy.prime_wager(DECK_OF_52.deal(_written(case, "cards"), 5))
    },
    ("684a", "eligible", "four-card-bonus-wager"): lambda case, readings: {
        "eligible": four_card_frenzy.four_card_bonus_wager(
            DECK_OF_52.deal(_written(case, "cards"), 5), readings
        )
    },
    ("684a", "eligible", "all-six-bonus-wager"): lambda case, readings: {
        "eligible": four_card_frenzy.all_six_bonus_wager(
            DECK_OF_52.deal(_written(case, "cards"), 6), readings
        )
    },
    ("691", "rank", "community-card-bet"): lambda case, readings: {
        "category": five_card_roulette.community_card_bet_hand(
            DECK_OF_54.deal(_written(case, "cards"), 5), readings
        )
    },
    ("691", "settle", None): _settle,
}
