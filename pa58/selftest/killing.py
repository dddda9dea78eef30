"""The kill matrix: which wrong products are caught, and how well the report says what is wrong with them."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

import msgspec

from defects import CATALOGUE, Defect


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What the suite said of a wrong product.

    ``failed`` are the clauses with the verdict failed, the most likely violated first, as a report has them;
    ``cases`` the cases that failed, ``broken`` those that could not be judged. ``swept``: sweeps were run.
    """

    defect: str
    failed: tuple[str, ...]
    cases: tuple[str, ...]
    broken: tuple[str, ...] = ()
    swept: bool = False


class Kill(msgspec.Struct, frozen=True, kw_only=True):
    """An outcome measured by what the defect violates.

    ``missed`` are clauses violated that did not fail; ``stray`` clauses failed that the defect does not violate,
    directly, as a parent, or by consequence; ``exact`` is without the consequences too.
    """

    defect: Defect
    outcome: Outcome
    missed: tuple[str, ...]
    stray: tuple[str, ...]
    exact: bool

    @property
    def caught(self) -> bool:
        """Whether any clause failed."""
        return bool(self.outcome.failed)

    @property
    def pinned(self) -> bool:
        """Whether every clause failed that the defect violates."""
        return not self.missed

    @property
    def precise(self) -> bool:
        """Whether no clause failed that is none of the defect's."""
        return self.caught and not self.stray

    @property
    def rank(self) -> int:
        """At which place among the clauses failed, the most likely first, one stands that is violated; or 0."""
        places = (place for place, key in enumerate(self.outcome.failed, 1) if key in self.defect.violates)
        return next(places, 0)


class Worth(NamedTuple):
    """What a scenario is worth: how many defects it catches, and how many of them no other scenario does."""

    catches: int
    alone: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The kill matrix as a whole.

    ``untold`` are pairs of clauses that the same defects fail, all of them; ``scenarios`` are by file and line.
    """

    kills: tuple[Kill, ...]
    untold: tuple[tuple[str, str], ...]
    scenarios: dict[str, Worth]

    @property
    def idle(self) -> tuple[str, ...]:
        """The scenarios that no defect fails."""
        return tuple(name for name, worth in self.scenarios.items() if not worth.catches)

    @property
    def never_alone(self) -> tuple[str, ...]:
        """The scenarios that catch something, and without which every defect would still be caught."""
        return tuple(name for name, worth in self.scenarios.items() if worth.catches and not worth.alone)

    @property
    def ranks(self) -> dict[int, int]:
        """How many defects there are by `Kill.rank`."""
        return dict(sorted(Counter(kill.rank for kill in self.kills).items()))


def summarise(outcomes: Iterable[Outcome], scenarios: Iterable[str]) -> Summary:
    """Measure ``outcomes``; ``scenarios`` are the ids of all cases that were run."""
    found = {outcome.defect: outcome for outcome in outcomes}
    kills = tuple(_kill(defect, found[name]) for name, defect in CATALOGUE.items() if name in found)
    catching: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    for outcome in found.values():
        caught_by = {scenario_of(case) for case in outcome.cases}
        catching.update(caught_by)
        if len(caught_by) == 1:
            alone.update(caught_by)
    return Summary(
        kills=kills,
        untold=tuple(_untold(found)),
        scenarios={
            name: Worth(catching[name], alone[name])
            for name in sorted({scenario_of(case) for case in scenarios})
        },
    )


def scenario_of(case: str) -> str:
    """Return file and line of the scenario that a case belongs to."""
    return ":".join(case.split(":")[:2])


def _kill(defect: Defect, outcome: Outcome) -> Kill:
    failed = set(outcome.failed)
    direct = _with_parents(defect.violates)
    return Kill(
        defect=defect,
        outcome=outcome,
        missed=tuple(key for key in defect.violates if key not in failed),
        stray=tuple(key for key in outcome.failed if key not in direct | set(defect.consequences)),
        exact=bool(failed) and failed <= direct,
    )


def _with_parents(keys: Iterable[str]) -> set[str]:
    found = set()
    for key in keys:
        parts = key.split(".")
        found |= {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
    return found


def _untold(found: Mapping[str, Outcome]) -> Iterable[tuple[str, str]]:
    failing: dict[str, set[str]] = defaultdict(set)
    for outcome in found.values():
        for key in outcome.failed:
            failing[key].add(outcome.defect)
    for one, other in combinations(sorted(failing), 2):
        if failing[one] == failing[other]:
            yield one, other
