"""The readable rules and the ranker, made independently, agree on every hand under every reading.

Under the default readings the feature files show it with each run of the suite; here are all the others. Both
answer one hand of each class; that neither tells the hands of a class apart is shown for the ranker, over every
hand, by exchanging suits.
"""

from itertools import product

import numpy as np
import pytest

from adapters.reference import ReferenceProduct
from pa58.hands import QUESTIONS, question
from pa58.sweeps import HereAlone, Sweep, run_sweep


def other_readings(asked):
    """Every choice of the readings that the question depends on, but for the default one."""
    options = asked.options()
    choices = [dict(zip(options, chosen, strict=True)) for chosen in product(*options.values())]
    return choices[1:]


CHOICES = [
    pytest.param(asked, chosen, id=f"{asked.chapter} {asked.op} {asked.what} {' '.join(chosen.values())}")
    for asked in QUESTIONS
    for chosen in other_readings(asked)
    # The wager wins where the same hand is listed: what is ranked is what is eligible.
    if not (asked.op == "eligible" and asked.what == "all-six-bonus-wager")
]


@pytest.mark.parametrize(("asked", "chosen"), CHOICES)
def test_every_class_has_one_answer_both_ways(asked, chosen, readings):
    in_force = readings | chosen
    sweep = Sweep(asked.chapter, asked.op, asked.what)
    tasks = sweep.tasks("case", mode="classes", readings=in_force, follows={}, seed=3)
    parts = run_sweep(tasks, {}, HereAlone(ReferenceProduct(in_force)), lambda *_: None)
    assert sum(part.hands for part in parts) == asked.space.size
    assert [group for part in parts for group in part.groups] == []


def test_the_order_of_hands_is_the_same_both_ways_where_cards_alone_decide(readings):
    in_force = readings | {"684a-tie-scope": "card-only"}
    tasks = Sweep("684a", "compare").tasks("case", mode="classes", readings=in_force, follows={}, seed=3)
    parts = run_sweep(tasks, {}, HereAlone(ReferenceProduct(in_force)), lambda *_: None)
    assert sum(part.asked for part in parts) > 4 * 2_000
    assert [group for part in parts for group in part.groups] == []


@pytest.mark.parametrize(
    "named",
    [
        ("687a", "rank", "hand"),
        ("680a", "rank", "bonus-wager"),
        ("684a", "rank", "best-four"),
        ("691", "rank", "community-card-bet"),
    ],
    ids=" ".join,
)
def test_exchanging_suits_changes_no_answer_of_any_hand(named, readings):
    asked = question(*named)
    exchanges = asked.classes(readings).symmetry.exchanges()
    hands = asked.space.hands()
    codes = asked.codes(hands, readings)
    for exchange in exchanges[[1, len(exchanges) // 2, -1]]:
        assert np.array_equal(asked.codes(exchange[hands], readings), codes)
