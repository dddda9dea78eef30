"""Whoever asks the parts of a sweep, and however often it was interrupted, the record is the same."""

import pytest
from products import Altered

from adapters.reference import ReferenceProduct
from pa58.products import ProductSource
from pa58.sweeps import HereAlone, Sweep, askers, run_sweep


@pytest.fixture
def whole_sweep(readings):
    sweep = Sweep("680a", "rank", "bonus-wager")
    tasks = sweep.tasks("case", mode="classes", readings=readings, follows={}, seed=5)

    def record(those, known=None, on_part=lambda *_: None):
        parts = run_sweep(tasks, known or {}, those, on_part)
        return sweep.add_up(parts, clause="680a.6.c", title="t", mode="classes", readings=readings)

    record.tasks = tasks
    return record


def test_workers_give_the_same_record_as_one_process(whole_sweep, readings):
    source = ProductSource("reference", readings, 5)
    with askers(ReferenceProduct(readings), source, 3) as those:
        by_many = whole_sweep(those)
    assert by_many == whole_sweep(HereAlone(ReferenceProduct(readings)))
    assert by_many.hands == 2_869_685


def test_parts_that_are_known_are_not_asked_again(whole_sweep, readings):
    known = {}
    full = whole_sweep(
        HereAlone(ReferenceProduct(readings)), on_part=lambda part, *_: known.update({part.part: part})
    )
    kept = {number: known[number] for number in list(known)[:-1]}
    product = Altered(lambda _, answer: answer)
    assert whole_sweep(HereAlone(product), known=kept) == full
    assert len(product.asked) == known[len(known) - 1].asked


def test_progress_is_told_in_hands(whole_sweep, readings):
    told = []
    whole_sweep(HereAlone(ReferenceProduct(readings)), on_part=lambda *progress: told.append(progress[1:]))
    done, of = told[-1]
    assert done == of >= 150_891
    assert [hands for hands, _ in told] == sorted({hands for hands, _ in told})


@pytest.mark.parametrize(
    "named", [("684a", "rank", "best-four"), ("684a", "eligible", "all-six-bonus-wager")]
)
def test_workers_give_the_parts_of_a_full_sweep_as_one_process_does(named, readings):
    tasks = Sweep(*named).tasks("case", mode="full", readings=readings, follows={}, seed=5)
    # What a worker was asked before must not show: each meets other hands first.
    tasks = [task for task in tasks if task.number in {0, 1, len(tasks) // 2, len(tasks) - 1}]
    alone = {part.part: part for part in HereAlone(ReferenceProduct(readings)).asked(tasks)}
    with askers(ReferenceProduct(readings), ProductSource("reference", readings, 5), 2) as those:
        by_many = {part.part: part for part in those.asked(tasks[::-1])}
    assert by_many == alone
    assert all(part.groups == () for part in alone.values())
