"""The sweep over the order of four-card hands, § 684a.6(b) and (c): pairs of hands, both ways round.

Hands that tie make a class of equal strength. Each class meets the next one above it that the deck can deal
beside it, and itself where two such hands can be dealt; a sample of distant pairs, drawn by the run's seed, is
added. Two hands of one deal never share a card, so that some neighbours (three aces with a king, three aces
with a queen) can never meet.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from adapters.product import Answer, Product
from pa58.evidence import SweepGroup, SweepPart
from pa58.hands import Cards, Space, question, strength, tokens
from pa58.sweeps.parts import EXAMPLES, NO_ANSWER, REJECTED, UNJUDGED, Task, first_fault

LABELS = ("first", "second", "tie")

_DISTANT = 4_000  # pairs; each class takes part in three of them on average
_REACH = 60  # classes; further up than a class ever has to look for one to be dealt beside it

# Variants of a pair: what its order rests on.
BY_CARD = 0  # § 684a.6(c)
BY_KIND = 8  # the order of the list; 1 to 7 are the paragraphs of (b), within one kind


class Pair(NamedTuple):
    """Two hands as a case, with the answer expected and what it rests on."""

    case: dict[str, Any]
    expected: str
    variant: int
    simplicity: int


@lru_cache(maxsize=2)
def pairs(tie_scope: str, seed: int) -> tuple[Pair, ...]:
    """Return all pairs that are asked under the reading ``684a-tie-scope=tie_scope``, each both ways round."""
    hands = Space(52, 4).hands()
    readings = {"684a-tie-scope": tie_scope}
    strengths = strength(hands, readings).astype(np.int64)
    random = np.random.default_rng(seed)
    rows = [*_neighbours_and_ties(hands, strengths, random), *_distant(hands, strengths, random)]
    lower = np.array([pair[0] for pair in rows])
    higher = np.array([pair[1] for pair in rows])
    variants = _variants(hands, lower, higher)
    if tie_scope == "card-only":
        variants[variants != BY_KIND] = BY_CARD
    ties = strengths[lower] == strengths[higher]
    low, high = tokens(hands[lower], 52), tokens(hands[higher], 52)
    result = []
    for row, (first, second) in enumerate(zip(low, high, strict=True)):
        simplicity = int(max(lower[row], higher[row]))
        for case, winner in (
            ({"first": first, "second": second}, "second"),
            ({"first": second, "second": first}, "first"),
        ):
            result.append(Pair(case, "tie" if ties[row] else winner, int(variants[row]), simplicity))
    return tuple(result)


def ask_pairs(task: Task, product: Product) -> SweepPart:
    """Ask which hand of each pair of ``task`` ranks higher, and return what came of it."""
    asked = pairs(task.readings["684a-tie-scope"], task.seed)[task.part.start : task.part.stop]
    answers = product.evaluate("684a", "compare", [pair.case for pair in asked])
    words = [_word(answer) for answer in answers]
    return SweepPart(
        id=task.id,
        part=task.number,
        hands=len(asked),
        asked=len(asked),
        counts=dict(sorted(Counter(words).items())),
        expected_counts=dict(sorted(Counter(pair.expected for pair in asked).items())),
        groups=tuple(_groups(asked, answers, words)),
        unjudged=words.count(UNJUDGED),
        first_fault=first_fault(answers),
        findings=tuple(product.take_findings()),
    )


def _word(answer: Answer) -> str:
    if "ok" in answer:
        winner = answer["ok"].get("winner") if isinstance(answer["ok"], dict) else None
        return winner if winner in LABELS else NO_ANSWER
    return REJECTED if "rejected" in answer else UNJUDGED


def _groups(asked: tuple[Pair, ...], answers: list[Answer], words: list[str]) -> Iterator[SweepGroup]:
    rows: dict[tuple[str, str, int], list[int]] = defaultdict(list)
    for row, (pair, word) in enumerate(zip(asked, words, strict=True)):
        if word not in {pair.expected, UNJUDGED}:
            rows[pair.expected, word, pair.variant].append(row)
    for (expected, got, variant), alike in sorted(rows.items()):
        simplest = sorted(alike, key=lambda row: asked[row].simplicity)[:EXAMPLES]
        yield SweepGroup(
            expected=expected,
            got=got,
            variant=variant,
            hands=len(alike),
            asked=len(alike),
            examples=tuple(
                {"case": asked[row].case, "answer": answers[row], "simplicity": asked[row].simplicity}
                for row in simplest
            ),
        )


def convicted(variant: int) -> str:
    """Return the clause that a pair ordered wrongly convicts, by what its order rests on."""
    if variant == BY_CARD:
        return "684a.6.c"
    return "684a.6.b" if variant == BY_KIND else f"684a.6.b.{variant}"


def classes(tie_scope: str) -> int:
    """Return the number of classes of equal strength."""
    hands = Space(52, 4).hands()
    return len(np.unique(strength(hands, {"684a-tie-scope": tie_scope})))


def _neighbours_and_ties(
    hands: Cards, strengths: npt.NDArray[np.int64], random: np.random.Generator
) -> Iterator[tuple[int, int]]:
    """Yield rows (weaker, stronger) of hands that can be dealt together."""
    masks = np.bitwise_or.reduce(np.left_shift(np.uint64(1), hands.astype(np.uint64)), axis=1)
    shuffled = random.permutation(len(hands))
    order = shuffled[np.argsort(strengths[shuffled], kind="stable")]
    borders = np.flatnonzero(np.diff(strengths[order])) + 1
    members = np.split(order, borders)
    for place, own in enumerate(members):
        for above in members[place : place + 1]:
            yield from _dealt_together(masks, own, above)
        for above in members[place + 1 : place + 1 + _REACH]:
            found = list(_dealt_together(masks, own, above))
            yield from found
            if found:
                break


def _dealt_together(
    masks: npt.NDArray[np.uint64], own: npt.NDArray[np.int64], above: npt.NDArray[np.int64]
) -> Iterator[tuple[int, int]]:
    for row in own:
        apart = above[(masks[above] & masks[row]) == 0]
        if len(apart):
            yield int(row), int(apart[0])
            return


def _distant(
    hands: Cards, strengths: npt.NDArray[np.int64], random: np.random.Generator
) -> Iterator[tuple[int, int]]:
    found = 0
    while found < _DISTANT:
        one, other = (int(row) for row in random.integers(len(hands), size=2))
        if strengths[one] == strengths[other] or set(hands[one].tolist()) & set(hands[other].tolist()):
            continue
        found += 1
        yield (one, other) if strengths[one] < strengths[other] else (other, one)


def _variants(
    hands: Cards, lower: npt.NDArray[np.int64], higher: npt.NDArray[np.int64]
) -> npt.NDArray[np.int64]:
    """Tell what the order of each pair rests on: the kinds of hand, the rank that names them, or the cards."""
    asked = question("684a", "rank", "hand")
    kinds = [asked.codes(hands[rows]).astype(np.int64) for rows in (lower, higher)]
    names = [_naming_ranks(hands[rows]) for rows in (lower, higher)]
    by_rank = (names[0] != names[1]).any(axis=1) & np.isin(kinds[0], [0, 1, 2, 4, 5, 6])
    return np.where(kinds[0] != kinds[1], BY_KIND, np.where(by_rank, kinds[0] + 1, BY_CARD))


def _naming_ranks(hands: Cards) -> npt.NDArray[np.int64]:
    """Return the ranks that name a hand, shape (hands, 4): those held twice or more, or else the top of its row."""
    ranks = np.sort(hands // 4, axis=1)[:, ::-1].astype(np.int64)
    times = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2)
    wheel = (ranks == np.array([12, 2, 1, 0])).all(axis=1)
    top = np.where(wheel, 2, ranks[:, 0])
    sets = np.where(times > 1, ranks, -1)
    row = np.stack([top, *[np.full(len(hands), -1)] * 3], axis=1)
    named: npt.NDArray[np.int64] = np.where((times > 1).any(axis=1)[:, None], np.sort(sets, axis=1), row)
    return named
