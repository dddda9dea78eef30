"""The catalogue of wrong products: what it must hold, and that each of them does what it says."""

import subprocess
import sys
from collections import Counter
from importlib import import_module
from itertools import combinations
from pathlib import Path
from pkgutil import walk_packages

import pytest

import defects
from adapters import SupervisedProduct
from adapters.reference import ReferenceProduct
from defects import CATALOGUE, DefectiveProduct
from pa58.features import read_features
from pa58.index import load_index
from pa58.suite_files import suite_root
from reference_impl import four_card_frenzy
from reference_impl.cards import CARDS


def test_there_are_two_hundred_or_more_and_enough_of_the_rare_and_of_the_seen():
    assert len(CATALOGUE) >= 200
    few = [defect for defect in CATALOGUE.values() if defect.few_hands is not None]
    assert len(few) >= 20
    assert all(defect.few_hands < 100 for defect in few)
    assert sum(defect.seen for defect in CATALOGUE.values()) >= 20
    kinds = Counter(defect.kind for defect in CATALOGUE.values())
    assert len(kinds) == 13
    assert min(kinds.values()) >= 5


def test_every_wrong_product_is_listed_under_a_name_of_its_own():
    modules = [import_module(each.name) for each in walk_packages(defects.__path__, "defects.")]
    products = {id(each): each.id for module in modules for each in getattr(module, "DEFECTS", ())}
    assert [name for name, number in Counter(products.values()).items() if number > 1] == []
    assert set(products.values()) == CATALOGUE.keys()


def test_every_clause_that_has_a_case_is_violated_by_some_product():
    index = load_index()
    cited = {key for case in read_features(suite_root() / "features", index).cases for key in case.clauses}
    assert len(cited) > 150
    violated = {key for defect in CATALOGUE.values() for key in defect.violates}
    assert cited - violated == set()


def test_each_option_of_a_reading_that_has_cases_is_followed_by_a_handful_of_products():
    index = load_index()
    options = {
        choice
        for case in read_features(suite_root() / "features", index).cases
        for choice in case.readings.items()
        if index.default_readings[choice[0]] != choice[1]
    }
    followed = Counter(choice for defect in CATALOGUE.values() for choice in defect.readings.items())
    assert options == followed.keys()
    assert min(followed.values()) >= 5


def test_every_clause_named_is_one_of_the_index():
    keys = {clause.key for clause in load_index().clauses}
    for defect in CATALOGUE.values():
        assert keys.issuperset(defect.violates + defect.consequences), defect.id


def test_a_wrong_product_leaves_the_rules_as_they_were():
    question = {"cards": "As 2h 3d 4c", "for": "hand"}
    wrong = DefectiveProduct(CATALOGUE["684a-wheel-is-no-row"])
    assert wrong.evaluate("684a", "rank", [question]) == [{"ok": {"category": "none"}}]
    assert ReferenceProduct().evaluate("684a", "rank", [question]) == [{"ok": {"category": "straight"}}]
    assert four_card_frenzy.ACE_2_3_4 in four_card_frenzy.ROWS


def test_a_wrong_product_can_be_served():
    command = f"{sys.executable} {Path(defects.__file__).parent} serve 680a-ace-counts-two"
    product = SupervisedProduct(command, seed=1)
    try:
        assert product.identity.name == "680a-ace-counts-two"
        assert product.evaluate("680a", "point-count", [{"cards": "As 4d"}]) == [{"ok": {"count": 6}}]
    finally:
        product.close()


def test_a_wrong_product_is_of_a_build_that_nobody_takes_for_the_reference_or_for_another():
    builds = [DefectiveProduct(CATALOGUE[name]).identity.build_digest for name in list(CATALOGUE)[:3]]
    assert len({ReferenceProduct().identity.build_digest, *builds}) == 4
    assert builds[0] == DefectiveProduct(next(iter(CATALOGUE.values()))).identity.build_digest
    command = f"{sys.executable} {Path(defects.__file__).parent} serve {next(iter(CATALOGUE))}"
    product = SupervisedProduct(command, seed=1)
    try:
        assert product.identity.build_digest == builds[0]
    finally:
        product.close()


def test_a_wrong_table_is_served_and_leaves_the_rules_as_they_were():
    name = "684a-seventh-position"
    command = f"{sys.executable} {Path(defects.__file__).parent} serve {name}"
    sitting = {"command": "sit-down", "player": "P1", "position": 7}
    product = SupervisedProduct(command, seed=1)
    try:
        assert "accepted" in product.open_table("684a", {}).do(sitting)
    finally:
        product.close()
    assert "accepted" in DefectiveProduct(CATALOGUE[name]).open_table("684a", {}).do(sitting)
    assert "rejected" in ReferenceProduct().open_table("684a", {}).do(sitting)


def test_a_product_that_follows_another_reading_says_so():
    product = DefectiveProduct(CATALOGUE["684a-wheel-in-all-six-declared-no-and-ignored"])
    assert product.chapters["684a"].readings["684a-wheel-in-all-six"] == "no"
    hand = {"cards": "As 2h 3d 4c 5s Kd", "for": "all-six-bonus-wager"}
    assert product.evaluate("684a", "rank", [hand]) == [{"ok": {"category": "straight"}}]


@pytest.mark.parametrize("arguments", [["serve", "no-such-defect"], ["serve"], []])
def test_what_cannot_be_served_is_said_in_one_line(arguments):
    done = subprocess.run(
        [sys.executable, Path(defects.__file__).parent, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert len(done.stderr.splitlines()) == 1


# Spaces small enough to be walked through here; in the others a count stands on the definition of the defect.
_SPACES = {
    ("680a", "point-count", None): ([*CARDS, "Jk"], 2),
    ("684a", "rank", "hand"): ([*CARDS], 4),
}


@pytest.mark.parametrize(
    "name",
    [
        "680a-five-of-clubs-counts-nought",
        "680a-ace-of-diamonds-counts-nought",
        "680a-ace-and-four-fifteen",
        "680a-ten-and-jack-nought",
    ],
)
def test_few_hands_are_as_few_as_is_said(name):
    cards, number = _SPACES["680a", "point-count", None]
    cases = [{"cards": " ".join(hand)} for hand in combinations(cards, number)]
    wrong = DefectiveProduct(CATALOGUE[name]).evaluate("680a", "point-count", cases)
    right = ReferenceProduct().evaluate("680a", "point-count", cases)
    changed = sum(one != other for one, other in zip(wrong, right, strict=True))
    assert 0 < changed <= CATALOGUE[name].few_hands
