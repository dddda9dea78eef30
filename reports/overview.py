"""What the first screen says: which clauses are not verified, and how the chapters came out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pa58.verdicts import WORST_FIRST, Verdict
from reports.matrix import ChapterRow, ClauseRow, Matrix, SectionRow

_CLAUSES_SHOWN: Final = 12
_SECTIONS_SHOWN: Final = 8


@dataclass(frozen=True, slots=True)
class Place:
    """Clauses of one section, the first of them one by one; ``more`` counts the others."""

    section: SectionRow
    clauses: tuple[ClauseRow, ...]
    more: int


@dataclass(frozen=True, slots=True)
class Group:
    """The clauses of one verdict; ``more`` and ``more_sections`` count what ``places`` leaves out."""

    verdict: Verdict
    clauses: int
    places: tuple[Place, ...]
    more: int
    more_sections: int


@dataclass(frozen=True, slots=True)
class Share:
    """A piece of a chapter's bar, in clauses."""

    verdict: Verdict
    start: int
    length: int


def by_verdict(matrix: Matrix, keys: Sequence[str]) -> Iterator[Group]:
    """Yield the clauses of ``keys`` by verdict, worst first, then by section in the order of the regulation."""
    wanted = set(keys)
    sections = {section.section: section for section in matrix.sections}
    found: dict[Verdict, dict[str, list[ClauseRow]]] = {}
    for clause in matrix.clauses:
        if clause.key in wanted:
            found.setdefault(clause.verdict, {}).setdefault(clause.section, []).append(clause)
    for verdict in WORST_FIRST:
        if verdict in found:
            yield _group(verdict, [(sections[key], clauses) for key, clauses in found[verdict].items()])


def shares(chapter: ChapterRow) -> Iterator[Share]:
    """Yield the pieces of a chapter's bar, worst first."""
    start = 0
    for verdict in WORST_FIRST:
        length = chapter.counts.get(verdict, 0)
        if length:
            yield Share(verdict, start, length)
            start += length


def _group(verdict: Verdict, sections: Sequence[tuple[SectionRow, list[ClauseRow]]]) -> Group:
    shown = sections[:_SECTIONS_SHOWN]
    hidden = sections[_SECTIONS_SHOWN:]
    return Group(
        verdict=verdict,
        clauses=sum(len(clauses) for _, clauses in sections),
        places=tuple(
            Place(section, tuple(clauses[:_CLAUSES_SHOWN]), max(0, len(clauses) - _CLAUSES_SHOWN))
            for section, clauses in shown
        ),
        more=sum(len(clauses) for _, clauses in hidden),
        more_sections=len(hidden),
    )
