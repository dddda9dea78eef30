"""Which of the failed clauses a product most likely violates.

A wrong rule fails more clauses than its own: whoever never recognises a straight flush fails the clause that lets
an ace begin one. Two shares tell how much speaks for a clause: of all cases that failed, how many convict it; of
the cases that cite it and were judged, how many convict it. A clause with both shares large explains what was seen;
the product of the two is what the failed clauses are ordered by. (It gives the order of the coefficient that is
named after Ochiai where programs are searched for faults.)
"""

import math
from collections import Counter
from collections.abc import Iterable

from pa58.evidence import Journal


def most_likely_first(failed: Iterable[str], journal: Journal) -> tuple[str, ...]:
    """Return the clauses ``failed``, given in the order of the regulation, the most likely violated first.

    A clause that no case convicts was found violated by a person, and stands before those that are inferred. Of
    two for which as much speaks the one further down in the tree stands first, then that first in the regulation.
    """
    judged: Counter[str] = Counter()
    convicting: Counter[str] = Counter()
    failures = 0
    for case in journal.header.expected:
        record = journal.cases.get(case.id)
        if record is None or record.outcome not in {"passed", "failed"}:
            continue
        judged.update(case.clauses)
        if record.outcome == "failed":
            failures += 1
            convicting.update(record.convicts)

    def speaks_for(key: str) -> float:
        if not convicting[key]:
            return math.inf
        return (convicting[key] / failures) * (convicting[key] / judged[key])

    return tuple(sorted(failed, key=lambda key: (-speaks_for(key), -key.count("."))))
