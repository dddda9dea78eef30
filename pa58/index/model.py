"""The index as the suite sees it: chapters, sections and clauses in the order of the regulation."""

import datetime as dt
from functools import cached_property
from pathlib import Path

import msgspec

from pa58.citations import Citation, nearest
from pa58.index.document import Capability, Dependency, Kind, OfferedOption, Reading, SourceNote, Verify


class UnknownClause(KeyError):  # noqa: N818  named like the KeyError that it is
    """No clause has this key; ``nearest`` holds the keys most like it."""

    def __init__(self, key: str, nearest_keys: list[str]) -> None:
        self.key = key
        self.nearest = tuple(nearest_keys)
        super().__init__(key)

    def __str__(self) -> str:
        return f"{self.key} is not a clause of the index; nearest are {', '.join(self.nearest)}."


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """A clause and what must be known to judge it.

    ``chapter``, ``section``, ``parent`` and ``children`` are keys; ``parent`` is the clause directly above,
    None for a subsection or definition, whose ``depth`` is 1. ``if_offered`` holds the optional wagers of
    which any one, where offered, makes the clause bind; it is empty where the clause always binds.
    ``readings`` holds ids.
    """

    key: str
    citation: Citation
    summary: str
    kind: Kind
    verify: Verify
    reason: str | None
    question: str | None
    capability: Capability | None
    if_offered: tuple[OfferedOption, ...]
    readings: tuple[str, ...]
    depends_on: tuple[Dependency, ...]
    unreachable: str | None
    fingerprint: str
    chapter: str
    section: str
    depth: int
    parent: str | None
    children: tuple[str, ...]


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A section; ``clauses`` holds the keys of its subsections or definitions."""

    key: str
    citation: Citation
    title: str
    chapter: str
    clauses: tuple[str, ...]


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter, the source that it was indexed from, and how current that is.

    ``currency`` is a sentence for people; the three dates are those that the source states.
    """

    key: str
    citation: Citation
    title: str
    extent: str
    currency: str
    current_through: dt.date | None
    adopted: dt.date | None
    effective: dt.date | None
    source_notes: tuple[SourceNote, ...]
    sections: tuple[str, ...]


class RulesIndex(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Every clause of the sources, in the order of the regulation.

    ``digest`` is the SHA-256 of the bytes of the file at ``path``, in hexadecimal digits.
    """

    path: Path
    digest: str
    chapters: tuple[Chapter, ...]
    sections: tuple[Section, ...]
    clauses: tuple[Clause, ...]
    readings: tuple[Reading, ...]

    def clause(self, key: str) -> Clause:
        """Return the clause with this key; raise `UnknownClause`, which names the nearest keys."""
        found = self._by_key.get(key)
        if found is None:
            raise UnknownClause(key, nearest(key, self._by_key))
        return found

    @property
    def default_readings(self) -> dict[str, str]:
        """The reading in force for each question where nobody chose another: {reading id: option id}."""
        return {reading.id: reading.default for reading in self.readings}

    @cached_property
    def _by_key(self) -> dict[str, Clause]:
        return {clause.key: clause for clause in self.clauses}
