"""What a page carries so that it can be compared with another run on the spot, without a network or pa58.

How a clause has changed is decided by `reports.comparison` alone: the page carries its answer to every question
that can be put to it, as a table, and its script finds out which question it is. A case is known by the start of
a SHA-256 over file, name and its place among those of the same name: enough to tell apart the cases of a clause.
"""

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any, Final

import msgspec
from markupsafe import Markup

from pa58.verdicts import WORST_FIRST
from reports.comparison import MEANINGS, cases_by_id, change_of, conditions, is_regression, side_of
from reports.comparison_outputs import TITLES
from reports.groups import Groups
from reports.matrix import ClauseRow, Matrix
from reports.wording import OUTCOMES

_LETTERS: Final = 8  # of a case's name in base 64: 48 bits
_LARGEST: Final = 256 << 20  # bytes of a matrix.json; twenty thousand failed cases take a fifth of it
_UNCHANGED: Final = "."


def carried(matrix: Matrix, groups: Groups) -> Markup:
    """Return, as JSON, the rules of comparison and what is compared of ``matrix``.

    Members: ``rules``; ``side`` and ``conditions`` of the run; ``cases``, the names of all cases one after the
    other, in the order of the page; ``clauses``, in the order of the matrix, each the start of its fingerprint
    and its cases by their numbers, ``5-8 12p``: a ``p`` marks one that failed for other clauses only.
    """
    named = {case.id: key for key, case in cases_by_id(matrix.scenarios).values()}
    on_page = [case.id for case in groups.on_page(matrix.clauses)]
    numbers = {case: number for number, case in enumerate(on_page)}
    outcomes = {case.id: case.outcome for case in matrix.scenarios}
    told = {
        "rules": _rules(),
        "format": matrix.format,
        "side": msgspec.to_builtins(side_of(matrix)),
        "conditions": conditions(matrix),
        "cases": "".join(_name(*named[case]) for case in on_page),
        "clauses": [
            f"{clause.fingerprint[:12]}|{' '.join(_numbered(clause, numbers, outcomes))}"
            for clause in matrix.clauses
        ],
    }
    data = json.dumps(told, separators=(",", ":"))
    return Markup(data.replace("&", "\\u0026").replace("<", "\\u003c"))  # noqa: S704  no markup is left in it


@cache
def _rules() -> dict[str, Any]:
    return {
        "verdicts": WORST_FIRST,
        "outcomes": OUTCOMES,
        "changes": [[change, TITLES[change], meaning] for change, meaning in MEANINGS.items()],
        "decisions": "".join(_decisions()),
        "regressions": {change: is_regression(change, in_scope=False) for change in MEANINGS},
        "regressionsInScope": {change: is_regression(change, in_scope=True) for change in MEANINGS},
        "letters": _LETTERS,
        "largest": _LARGEST,
    }


def _decisions() -> Iterator[str]:
    """Yield for each question the place of the answer in the list of changes."""
    changes = list(MEANINGS)
    questions = product(product(WORST_FIRST, repeat=2), product((False, True), repeat=4))
    for (was, now), (alike, worse, text_changed, same_suite) in questions:
        change = change_of(
            was, now, alike=alike, worse=worse, text_changed=text_changed, same_suite=same_suite
        )
        yield _UNCHANGED if change is None else str(changes.index(change))


def _numbered(clause: ClauseRow, numbers: dict[str, int], outcomes: dict[str, str]) -> Iterable[str]:
    found: list[list[Any]] = []
    for case in clause.scenarios:
        number, mark = numbers[case.id], "" if case.outcome == outcomes[case.id] else "p"
        if found and found[-1][1] == number - 1 and not mark and not found[-1][2]:
            found[-1][1] = number
        else:
            found.append([number, number, mark])
    return (f"{first}{mark}" if first == last else f"{first}-{last}" for first, last, mark in found)


def _name(file: str, name: str, place: int) -> str:
    digest = hashlib.sha256(f"{file}\0{name}\0{place}".encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[: _LETTERS * 6 // 8]).decode()
