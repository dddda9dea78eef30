"""Conforming products pass, whatever choice they make that the rules leave; products without rules pass nothing."""

import sys

import pytest

from adapters import SupervisedProduct
from adapters.reference import ReferenceProduct
from defects.harmless import HARMLESS, Rewritten
from defects.vacuous import VACUOUS
from pa58.selftest import judge_products
from pa58.sweeps import Sweep
from pa58.sweeps.asking import ask
from reference_impl.readings import DEFAULT_READINGS, QUESTIONS

# Clauses that a product without rules may pass, each with the reason why nothing more can be asked.
PASSED_WITHOUT_RULES = {
    # (b) itself demands that an Ante is taken, and anybody can take one; what becomes of it is (1) and (2).
    "691.wagers.b",
}

READINGS = {question.id: str(getattr(DEFAULT_READINGS, question.field)) for question in QUESTIONS}


def passed(verdicts: dict[str, str]) -> set[str]:
    return {key for key, verdict in verdicts.items() if verdict.startswith("passed")}


@pytest.fixture(scope="module")
def verdicts():
    products = {"the reference": ReferenceProduct}
    products |= {name: (lambda rewrite=rewrite: Rewritten(rewrite)) for name, rewrite in HARMLESS.items()}
    products |= {name: (lambda made=made: Rewritten(made())) for name, made in VACUOUS.items()}
    return judge_products(products)


@pytest.mark.parametrize("name", HARMLESS)
def test_another_lawful_choice_is_no_fault(verdicts, name):
    assert verdicts[name] == verdicts["the reference"]
    assert len(passed(verdicts[name])) > 80


@pytest.mark.parametrize("name", VACUOUS)
def test_a_product_without_rules_passes_nothing(verdicts, name):
    assert passed(verdicts[name]) <= PASSED_WITHOUT_RULES


@pytest.mark.parametrize(
    ("name", "sweep"),
    [
        ("cards of the best four turned round", Sweep("684a", "rank", "best-four")),
        ("another of several equal best fours", Sweep("684a", "rank", "best-four")),
        ("a pair unnamed on the Four Card Bonus Wager", Sweep("684a", "rank", "four-card-bonus-wager")),
    ],
)
def test_a_sweep_finds_no_fault_in_another_lawful_choice(name, sweep):
    task = sweep.tasks("a case", mode="classes", readings=READINGS, follows={}, seed=58)[0]
    part = ask(task, Rewritten(HARMLESS[name]))
    assert part.asked > 1000
    assert part.groups == ()
    assert part.unjudged == 0


def test_a_slow_start_is_no_fault(tmp_path):
    slow = tmp_path / "slow.py"
    slow.write_text(
        f"import sys, time\nsys.path[:0] = {sys.path!r}\ntime.sleep(1.5)\n"
        "from adapters.reference import ReferenceProduct\nfrom adapters.serve import serve\n"
        "serve(ReferenceProduct())\n"
    )
    product = SupervisedProduct(f"{sys.executable} {slow}", seed=1)
    try:
        assert product.evaluate("680a", "point-count", [{"cards": "As 4d"}]) == [{"ok": {"count": 5}}]
        assert product.take_findings() == []
    finally:
        product.close()
