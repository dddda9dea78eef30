"""What the pages tell of the product that is wrong on purpose is true, and its report is fit to be given away."""

import html
import json
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SAMPLE = DOCS / "sample"
TOLD = " ".join((SAMPLE / "README.md").read_text(encoding="utf-8").split())
PAGE = (SAMPLE / "index.html").read_text(encoding="utf-8")
CLAUSE = "680a.6.c"


@pytest.fixture(scope="module")
def matrix(tmp_path_factory):
    """Run the clause on the wrong product as the page says, without the sweep."""
    folder = tmp_path_factory.mktemp("sample")
    adapter = f"{sys.executable} defects serve 680a-ace-wraps-round"
    command = [sys.executable, "-m", "pa58", "run", "--adapter", adapter, "--clause", CLAUSE]
    command += ["--sweep", "off", "--seed", "1", "--out", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    return json.loads((folder / "matrix.json").read_bytes())


def test_the_clause_that_the_page_names_fails_and_no_other(matrix):
    assert "**One clause fails**, § 680a.6(c)" in TOLD
    assert matrix["failed"] == [CLAUSE]


def test_as_many_cases_fail_as_the_page_says(matrix):
    assert f"**{matrix['totals']['by_outcome']['failed']} cases of the feature files fail.**" in TOLD


def test_the_case_in_the_picture_fails_as_it_is_told(matrix):
    [exchange] = [
        exchange
        for case in matrix["scenarios"]
        for exchange in case["exchanges"]
        if exchange["case"] == {"cards": "Qs Ks As 2s 3s", "for": "bonus-wager"}
    ]
    assert exchange["holds"] is False
    assert exchange["expected"] == "category: flush"
    assert exchange["answer"] == {"ok": {"category": "straight-flush"}}
    assert "“Demanded category: flush”, “Answered straight-flush”".replace("“", '"').replace("”", '"') in TOLD


def rows_of(length, ranks):
    """Return the sets of ``length`` ranks that lie in one of ``ranks``, rows of five."""
    return {frozenset(part) for row in ranks for part in combinations(row, length)}


def test_the_figures_of_the_sweep_are_those_that_can_be_counted():
    line = "A23456789TJQKA"
    lawful = [line[start : start + 5] for start in range(10)]
    wrapped = ["JQKA2", "QKA23", "KA234"]
    fives = rows_of(5, wrapped)
    fours = rows_of(4, wrapped) - rows_of(4, lawful)
    assert (len(fives), len(fours)) == (3, 11)
    suited = len(fives) * 4 + len(fours) * 4
    others = len(fives) * (4**5 - 4) + len(fours) * (4**4 - 4)
    assert f"{suited} that are a flush were called a straight flush, and {others:,} that are nothing" in TOLD
    shown = " ".join(html.unescape(re.sub(r"<[^>]*>", "", PAGE)).split())
    assert re.search(rf"\b{suited} hands: demanded flush, answered straight-flush", shown)
    assert re.search(rf"\b{others:,} hands: demanded none, answered straight\b", shown)


def test_the_report_is_of_that_product_and_of_no_machine():
    assert "680a-ace-wraps-round" in PAGE
    assert "Does not conform" in PAGE
    assert "1 of 163 clauses failed, and 135 are not verified" in PAGE
    assert re.findall(r"/(?:home|root|tmp|usr|work|Users)/", PAGE) == []
    assert len(PAGE.encode()) < 1_000_000


@pytest.mark.parametrize(
    "page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.relative_to(DOCS).as_posix()
)
def test_every_picture_of_a_page_is_there_and_told_in_words(page):
    for words, file in re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / file).is_file(), file
        assert len(words.split()) > 5, f"{file} needs words for those who cannot see it"


def test_the_pages_for_lab_vendor_and_auditor_have_pictures():
    for name in ("lab", "vendor", "auditor"):
        assert "](sample/" in (DOCS / f"{name}.md").read_text(encoding="utf-8")
