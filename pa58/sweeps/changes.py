"""Which hands change their answer between two ways to read the text, and how many there are."""

import numpy as np
import numpy.typing as npt

from pa58.hands import QUESTIONS, Cards, Question, Space, strength


def changed(
    asked: Question, cards: Cards, before: dict[str, str], after: dict[str, str]
) -> npt.NDArray[np.bool_]:
    """Tell for each hand whether some answer is right under one set of readings and wrong under the other."""
    if asked.op != "point-count":
        result: npt.NDArray[np.bool_] = asked.codes(cards, before) != asked.codes(cards, after)
        return result
    # More than one count may be right here, so that each has to be tried.
    differs = np.zeros(len(cards), dtype=np.bool_)
    for code in range(len(asked.labels)):
        answered = np.full(len(cards), code, dtype=np.uint8)
        differs |= asked.accepts(cards, answered, before) != asked.accepts(cards, answered, after)
    return differs


def hands_changed(reading: str, option: str, in_force: dict[str, str]) -> int | None:
    """Return how many hands answer otherwise under ``option`` than under the readings in force.

    Of the questions that the reading touches, the one counts that it changes most. None where it touches none
    that is asked hand by hand.
    """
    after = in_force | {reading: option}
    counts = []
    for asked in QUESTIONS:
        if reading in asked.readings:
            # Of two symmetries the one with more classes tells all hands apart that either tells apart.
            classes = max(asked.classes(in_force), asked.classes(after), key=len)
            differs = changed(asked, classes.representatives, in_force, after)
            counts.append(int(classes.weights[differs].sum()))
    return max(counts, default=None)


def pairs_changed(option: str, in_force: dict[str, str]) -> int:
    """Return how many pairs of kinds of four-card hands are ordered otherwise under ``684a-tie-scope=option``.

    Two hands are of one kind where they have the same ranks and both or neither is a flush: 2,535 kinds.
    """
    hands = Space(52, 4).hands()
    ranks = np.sort(hands // 4, axis=1).astype(np.int64)
    flush = (hands % 4 == hands[:, :1] % 4).all(axis=1)
    kind = ((ranks @ np.array([2197, 169, 13, 1])) << 1) | flush
    _, first = np.unique(kind, return_index=True)
    before = strength(hands[first], in_force).astype(np.int64)
    after = strength(hands[first], in_force | {"684a-tie-scope": option}).astype(np.int64)
    order_before = np.sign(before[:, None] - before[None, :])
    order_after = np.sign(after[:, None] - after[None, :])
    return int((order_before != order_after).sum()) // 2
