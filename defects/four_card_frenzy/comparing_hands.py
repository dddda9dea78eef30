"""Wrong products for § 684a.6(b) and (c): which of two hands ranks higher, and which four cards are the best."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from adapters.product import Answer, Case
from defects.answers import LateAnswers
from defects.defect import named
from defects.four_card_frenzy.changes import FOUR_CARD, A, B, C, D, b, d, hand_defect
from reference_impl import four_card_frenzy as frenzy
from reference_impl.cards import Card
from reference_impl.poker_patterns import Hand
from reference_impl.readings import DEFAULT_READINGS

KINDS: Final = tuple(row.category for row in frenzy.POKER_HANDS)
_strength = frenzy.strength
_naming = dict(frenzy.RANK_THAT_NAMES_THE_HAND)
Strength = tuple[int, list[int], list[int]]


def _named_by(**rules: Callable[[Hand], list[int]]) -> Any:
    """Order hands of one kind by another rank."""
    return named(
        frenzy,
        "RANK_THAT_NAMES_THE_HAND",
        _naming | {category.replace("_", "-"): rule for category, rule in rules.items()},
    )


def _by_strength(rule: Callable[[Strength, Sequence[Card]], Any]) -> Any:
    return named(
        frenzy, "strength", lambda cards, readings=DEFAULT_READINGS: rule(_strength(cards, readings), cards)
    )


def _category_of_all_cards(chapter: str, op: str, case: Case, answer: Answer) -> Answer:
    cards = str(case.get("cards")).split()
    ok = answer.get("ok")
    if case.get("for") != "best-four" or len(cards) < 6 or not ok:
        return answer
    ranks = [card[0] for card in cards]
    pairs = sum(ranks.count(rank) > 1 for rank in set(ranks))
    return {"ok": ok | {"category": "two-pairs" if pairs >= 2 else "pair" if pairs else "none"}}


_LOWEST_FIRST: Final = {
    category: lambda hand, rule=rule: [-rank for rank in rule(hand)] for category, rule in _naming.items()
}
_PARAGRAPHS: Final = {
    "four-of-a-kind": 1,
    "straight-flush": 2,
    "three-of-a-kind": 3,
    "straight": 5,
    "two-pairs": 6,
    "pair": 7,
}
_pairs = _naming["two-pairs"]

DEFECTS: Final = (
    *(
        hand_defect(
            f"{category}-upside-down",
            b(_PARAGRAPHS[category]),
            "tie-rule",
            "A comparison of two hands of this kind has its sign the wrong way round.",
            named(frenzy, "RANK_THAT_NAMES_THE_HAND", _naming | {category: _LOWEST_FIRST[category]}),
            consequences=(C, *d(2)) if category == "straight-flush" else (C,),
        )
        for category in _PARAGRAPHS
    ),
    *(
        hand_defect(
            f"{category}-by-highest-card",
            b(_PARAGRAPHS[category]),
            "tie-rule",
            "Hands of one kind are compared by their highest card, whatever its part in the hand.",
            named(frenzy, "RANK_THAT_NAMES_THE_HAND", {k: v for k, v in _naming.items() if k != category}),
            consequences=(C,) if category == "two-pairs" else (),
            seen=True,
        )
        for category in ("straight-flush", "three-of-a-kind", "straight", "pair")
    ),
    hand_defect(
        "wheel-above-all-straights",
        b(5),
        "tie-rule",
        "The ace of ace, 2, 3 and 4 counts as its top.",
        _named_by(straight=lambda hand: [max(hand.ranks)]),
        seen=True,
    ),
    hand_defect(
        "wheel-above-all-straight-flushes",
        b(2),
        "tie-rule",
        "The ace of ace, 2, 3 and 4 counts as its top.",
        _named_by(straight_flush=lambda hand: [max(hand.ranks)]),
        seen=True,
    ),
    hand_defect(
        "wheel-ties-with-five-high",
        b(5),
        "tie-rule",
        "Ace, 2, 3, 4 and 2, 3, 4, 5 share a line of the table.",
        _named_by(straight=lambda hand: [5 if hand.ranks == frenzy.ACE_2_3_4 else max(hand.ranks)]),
    ),
    hand_defect(
        "two-pairs-by-lower-pair",
        b(6),
        "tie-rule",
        "The pairs are sorted from the lowest up.",
        _named_by(two_pairs=lambda hand: sorted(_pairs(hand))),
        seen=True,
    ),
    hand_defect(
        "two-pairs-by-sum",
        b(6),
        "tie-rule",
        "The ranks of the two pairs are added.",
        _named_by(two_pairs=lambda hand: [sum(_pairs(hand))]),
        seen=True,
    ),
    hand_defect(
        "two-pairs-higher-pair-only",
        b(6),
        "tie-rule",
        "Two hands with the same higher pair tie.",
        _by_strength(
            lambda found, _: (
                (found[0], found[1][:1], []) if KINDS[-found[0] :][:1] == ("two-pairs",) else found
            )
        ),
        seen=True,
    ),
    hand_defect(
        "first-of-equals-wins",
        (C,),
        "tie-rule",
        "Greater is written as not less.",
        named(
            frenzy,
            "higher_ranking",
            lambda first, second, readings: (
                "first" if _strength(first, readings) >= _strength(second, readings) else "second"
            ),
        ),
        consequences=(A,),
        seen=True,
    ),
    hand_defect(
        "second-of-equals-wins",
        (C,),
        "tie-rule",
        "In a tie the dealer wins.",
        named(
            frenzy,
            "higher_ranking",
            lambda first, second, readings: (
                "second" if _strength(first, readings) <= _strength(second, readings) else "first"
            ),
        ),
        consequences=(A,),
    ),
    hand_defect(
        "no-kickers",
        (C,),
        "tie-rule",
        "Hands of one kind and rank tie, whatever their other cards.",
        _by_strength(lambda found, _: (found[0], found[1], [] if found[1] else found[2])),
        consequences=(
            B,
            A,
        ),
        seen=True,
    ),
    hand_defect(
        "first-kicker-only",
        (C,),
        "tie-rule",
        "Only the highest card is compared.",
        _by_strength(lambda found, _: (found[0], found[1], found[2][:1])),
        consequences=(A, B, *b(6)),
        seen=True,
    ),
    hand_defect(
        "three-kickers-only",
        (C,),
        "boundary",
        "The last card of a flush is never compared.",
        _by_strength(lambda found, _: (found[0], found[1], found[2][:3])),
        consequences=(A, B),
        seen=True,
    ),
    hand_defect(
        "flush-by-highest-card-only",
        (C,),
        "tie-rule",
        "Two flushes with the same highest card tie.",
        _by_strength(
            lambda found, _: (
                found[0],
                found[1],
                found[2][:1] if KINDS[-found[0] :][:1] == ("flush",) else found[2],
            )
        ),
        seen=True,
    ),
    hand_defect(
        "cards-compared-from-the-lowest",
        (C,),
        "wrong-order-of-steps",
        "Cards are sorted upwards.",
        _by_strength(lambda found, _: (found[0], found[1], found[2][::-1])),
        consequences=(A, B),
        seen=True,
    ),
    hand_defect(
        "cards-compared-as-dealt",
        (C,),
        "wrong-order-of-steps",
        "Cards are compared unsorted.",
        _by_strength(lambda found, cards: (found[0], found[1], [card.rank for card in cards])),
        consequences=(A, B, *b(1, 2, 3, 5, 6, 7)),
        seen=True,
    ),
    hand_defect(
        "cards-added",
        (C,),
        "tie-rule",
        "The ranks of the cards are added up.",
        _by_strength(lambda found, _: (found[0], found[1], [sum(found[2])])),
        consequences=(A,),
        seen=True,
    ),
    hand_defect(
        "nothing-hands-tie",
        (C,),
        "tie-rule",
        "Two hands without a pair are equal, since both are nothing.",
        _by_strength(lambda found, _: (found[0], found[1], found[2] if found[0] > -7 else [])),
        consequences=(A,),
    ),
    hand_defect(
        "card-decides-alone",
        b(3, 7),
        "tie-rule",
        "The highest card decides, and no reading is declared.",
        named(
            frenzy,
            "RANK_THAT_NAMES_THE_HAND",
            {k: v for k, v in _naming.items() if k in {"four-of-a-kind", "two-pairs"}},
        ),
        consequences=b(2, 5),
    ),
    hand_defect(
        "best-four-of-first-five",
        (B,),
        "boundary",
        "Of six or seven cards the last are not looked at.",
        named(
            frenzy,
            "best_four",
            lambda cards, readings: max(
                combinations(cards[:5], 4), key=lambda four: frenzy.strength(four, readings)
            ),
        ),
        consequences=(*b(5, 6), C),
        seen=True,
    ),
    hand_defect(
        "best-four-are-the-first-four",
        (B,),
        "boundary",
        "The hand is the first four cards dealt.",
        named(frenzy, "best_four", lambda cards, readings: cards[:4]),
        seen=True,
        consequences=(A, C, D, FOUR_CARD, *b(*range(1, 8)), *d(*range(1, 8))),
    ),
    hand_defect(
        "best-four-any-of-the-kind",
        (C,),
        "tie-rule",
        "The first four of the highest kind are taken.",
        named(
            frenzy,
            "best_four",
            lambda cards, readings: max(
                combinations(cards, 4), key=lambda four: frenzy.strength(four, readings)[0]
            ),
        ),
        consequences=(B, *b(2, 5, 6), *d(2)),
        seen=True,
    ),
    hand_defect(
        "best-four-lowest-kickers",
        (C,),
        "tie-rule",
        "The first combination found stays, and it is the lowest.",
        named(
            frenzy,
            "best_four",
            lambda cards, readings: max(
                combinations(cards, 4),
                key=lambda four: (
                    frenzy.strength(four, readings)[:2],
                    [-rank for rank in frenzy.strength(four, readings)[2]],
                ),
            ),
        ),
        consequences=(B,),
    ),
    hand_defect(
        "best-four-the-highest-cards",
        (B,),
        "wrong-order-of-steps",
        "The four highest cards are the hand.",
        named(
            frenzy,
            "best_four",
            lambda cards, readings: tuple(sorted(cards, key=lambda card: -card.rank)[:4]),
        ),
        consequences=(A, *b(*range(1, 8)), *d(*range(1, 8)), C, D, FOUR_CARD),
    ),
    hand_defect(
        "seven-cards-beside-five",
        (B,),
        "wrong-order-of-steps",
        "With more than five cards the category is that of all cards, not of the four chosen.",
        answering=lambda: _category_of_all_cards,
        consequences=(*b(5, 6), C),
        seen=True,
    ),
    hand_defect(
        "comparison-of-the-round-before",
        (C,),
        "state-leak",
        "The winner is kept from one round to the next.",
        answering=lambda: LateAnswers("compare"),
        consequences=(A, B, *b(1, 2, 3, 5, 6, 7)),
    ),
)
