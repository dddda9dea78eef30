"""Conforming products pass, whatever choice they make that the rules leave; products without rules pass nothing."""

import sys

import pytest

from adapters import SupervisedProduct
from adapters.product import NoTable
from adapters.reference import ReferenceProduct
from adapters.reference_readings import QUESTIONS
from defects.harmless import HARMLESS, Rewritten
from defects.vacuous import VACUOUS, VACUOUS_TABLES
from pa58.selftest import judge_products
from pa58.sweeps import Sweep
from pa58.sweeps.asking import ask
from reference_impl.readings import DEFAULT_READINGS

# Clauses that a product without rules may pass where the feature files alone are run, each with the reason.
ONE_ANSWER = "the regulation's example has one answer, which a product may give to everything"
NEVER_PAYS = "it forbids to pay other hands than those listed, and who never pays keeps that"
TAKES = "it says what may be done, and who lets everything be done keeps that"
SWEPT = "its cases in the feature files have one answer; the sweep convicts whoever gives it to other hands"
PASSED_WITHOUT_RULES = {
    "680a.6.b.1": ONE_ANSWER,
    "680a.6.b.2": ONE_ANSWER,
    "684a.4.e": TAKES,
    "684a.5.c.1": TAKES,
    "684a.6.d": NEVER_PAYS,
    "684a.6.e": NEVER_PAYS,
    "687a.6.d.1": SWEPT,
    "687a.6.e.1": SWEPT,
    "687a.6.f.1": SWEPT,
    "687a.6.d.5": SWEPT,
    "687a.6.e.5": SWEPT,
    "687a.6.f.5": SWEPT,
    "691.wagers.c.6.ii": SWEPT,
    "691.wagers.c.6.v": SWEPT,
}

READINGS = {question.id: str(getattr(DEFAULT_READINGS, question.field)) for question in QUESTIONS}


def passed(verdicts: dict[str, str]) -> set[str]:
    return {key for key, verdict in verdicts.items() if verdict.startswith("passed")}


def all_at_once(chapter, op, case, answer):
    for rewrite in HARMLESS.values():
        answer = rewrite(chapter, op, case, answer)
    return answer


class WithoutRules(Rewritten):
    """What has no rules has no table that knows them either; the reference's would pass for it."""

    def __init__(self, rewrite, opened=NoTable):
        super().__init__(rewrite)
        self._opened = opened

    def open_table(self, chapter, table):  # noqa: ARG002  whatever it is
        return self._opened()

    def declare(self, chapter):  # noqa: ARG002  as above
        return {"unsupported": True}


@pytest.fixture(scope="module")
def verdicts():
    products = {"the reference": ReferenceProduct, "harmless": lambda: Rewritten(all_at_once)}
    products |= {name: (lambda made=made: WithoutRules(made())) for name, made in VACUOUS.items()}
    nothing = VACUOUS["supports nothing"]
    products |= {
        name: (lambda opened=opened: WithoutRules(nothing(), opened()))
        for name, opened in VACUOUS_TABLES.items()
    }
    return judge_products(products)


def test_other_lawful_choices_are_no_fault(verdicts):
    assert verdicts["harmless"] == verdicts["the reference"]
    assert len(passed(verdicts["harmless"])) > 80
    assert "failed" not in verdicts["harmless"].values()


@pytest.mark.parametrize("name", [*VACUOUS, *VACUOUS_TABLES])
def test_a_product_without_rules_passes_nothing(verdicts, name):
    assert passed(verdicts[name]) <= PASSED_WITHOUT_RULES.keys()


def test_nothing_is_listed_that_no_product_without_rules_passes(verdicts):
    without_rules = [passed(verdicts[name]) for name in (*VACUOUS, *VACUOUS_TABLES)]
    assert set().union(*without_rules) == PASSED_WITHOUT_RULES.keys()


class Blind(WithoutRules):
    """Answers without having worked out what is right, which a sweep would wait for."""

    def evaluate(self, chapter, op, cases):
        return [self._rewrite(chapter, op, case, {}) for case in cases]


def test_where_a_sweep_is_said_to_convict_it_does():
    swept = {key for key, reason in PASSED_WITHOUT_RULES.items() if reason == SWEPT}
    always_one = ("gives the highest answer", "gives the middle answer")
    found = judge_products(
        {name: lambda made=VACUOUS[name]: Blind(made()) for name in always_one}, swept=swept
    )
    for name in always_one:
        assert not passed(found[name]) & swept


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
