"""Many clauses in few words: where a set holds all that there are below a clause, it is named and not they."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from reports.matrix import ClauseRow

_FEWEST = 3  # clauses below one that are worth a word for all of them


class Named(NamedTuple):
    """A clause, by itself or with all that the cases of the run cite ``below`` it."""

    key: str
    below: bool


class ClauseSets:
    """Says sets of clauses in brief; ``cited`` are all clauses that lines are reached by."""

    def __init__(self, clauses: Iterable[ClauseRow], cited: Collection[str]) -> None:
        self._parent = {clause.key: clause.parent for clause in clauses}
        self._family: dict[str, set[str]] = {}
        for key in cited:
            for above in self._upward(key):
                self._family.setdefault(above, set()).add(key)

    def in_brief(self, keys: Collection[str]) -> Iterator[Named]:
        """Yield what to name, in the order of ``keys``, so that each of them is meant once and no other is."""
        left = set(keys)
        for key in keys:
            if key not in left:
                continue
            whole = [above for above in self._upward(key) if self._family[above] <= left]
            if whole and len(self._family[whole[-1]]) >= _FEWEST:
                left -= self._family[whole[-1]]
                yield Named(whole[-1], below=True)
            else:
                left.discard(key)
                yield Named(key, below=False)

    def _upward(self, key: str) -> Iterator[str]:
        """Yield a clause and those that it stands under, the nearest first."""
        at: str | None = key
        while at is not None:
            yield at
            at = self._parent.get(at)
