"""How much the page tells of each case, so that a run of twenty thousand failures is still a page that opens.

No case is ever left out: its place, its name, what it cites, its answer and its outcome stand on the page. What
may be left to ``matrix.json`` is the account: question, steps, and the lines of the wire. The cases that have
one are spread over the clauses, the first of each clause before the second of any, so that every finding is
told in full at least once as long as there is room.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from reports.matrix import Matrix, ScenarioRow

LARGE: Final = 5_000
_ACCOUNTS: Final = 2_000
_ACCOUNTS_IF_LARGE: Final = 150

_FIRST: Final = {"failed": 0, "error": 1}


@dataclass(frozen=True, slots=True)
class Room:
    """What a page has room for. ``large``: a case of its own that needs no account is told on one line.

    ``accounts`` are the ids of the cases with an account, ``brief`` counts those that have to do without.
    """

    large: bool
    accounts: frozenset[str]
    brief: int


def room_for(matrix: Matrix) -> Room:
    """Return what the page of ``matrix`` has room for."""
    large = len(matrix.scenarios) > LARGE
    seen: Counter[tuple[int, str]] = Counter()
    wanting: list[tuple[int, int, str]] = []
    for case in matrix.scenarios:
        if not needs_account(case):
            continue
        rank = _FIRST.get(case.outcome, 2)
        of = rank, next(iter(case.convicts or case.clauses), "")
        wanting.append((rank, seen[of], case.id))
        seen[of] += 1
    wanting.sort(key=lambda each: each[:2])
    most = _ACCOUNTS_IF_LARGE if large else _ACCOUNTS
    return Room(
        large=large,
        accounts=frozenset(case for _, _, case in wanting[:most]),
        brief=max(0, len(wanting) - most),
    )


def needs_account(case: ScenarioRow) -> bool:
    """Tell whether there is more to say of ``case`` than that it passed."""
    return case.outcome != "passed" or bool(case.findings)
