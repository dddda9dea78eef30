"""The index as the suite sees it: chapters, sections and clauses in the order of the regulation."""

import datetime as dt
from functools import cached_property
from pathlib import Path

import msgspec

from pa58.citations import Citation, nearest
from pa58.index.document import (
    Capability,
    Dependency,
    EarlierVersion,
    Kind,
    OfferedOption,
    Reading,
    SourceNote,
    Verify,
)


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
    ``readings`` holds ids. ``since`` and ``until`` are the first and last day on which it is in force as it
    stands, None where that is not known or not over; ``earlier`` are its wordings before.
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
    since: dt.date | None = None
    until: dt.date | None = None
    earlier: tuple[EarlierVersion, ...] = ()

    def on(self, day: dt.date | None) -> "Clause | None":
        """Return the clause as in force on ``day``, or now where that is None; None where it was not."""
        if day is None:
            return self if self.until is None else None
        if self.until is not None and day > self.until:
            return None
        if self.since is None or day >= self.since:
            return self
        version = next((each for each in self.earlier if day <= each.until), None)
        if version is None:
            return None
        return msgspec.structs.replace(self, summary=version.summary, fingerprint=version.fingerprint)


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

    def not_known_on(self, day: dt.date) -> str:
        """Say why what was in force on ``day`` is not known; nothing where the source's dates cover it."""
        begins = self.effective or self.adopted
        if begins is not None and day < begins:
            return f"{day} lies before {begins}, when the text took effect"
        if self.current_through is None:
            silent = f"the source states no date through which it is current, so not on {day}"
            return "" if day == begins else silent
        if day > self.current_through:
            return f"{day} lies after {self.current_through}, through which the text is known"
        if begins is None and day < self.current_through:
            return f"the source does not state since when it is in force, so not on {day}"
        return ""


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

    def as_of(self, day: dt.date | None) -> "RulesIndex":
        """Return the index of the clauses in force on ``day``, or now where that is None."""
        found: dict[str, Clause] = {}
        for clause in self.clauses:
            version = clause.on(day) if clause.parent is None or clause.parent in found else None
            if version is not None:
                found[clause.key] = version
        return msgspec.structs.replace(
            self,
            sections=tuple(
                msgspec.structs.replace(each, clauses=tuple(key for key in each.clauses if key in found))
                for each in self.sections
                if any(key in found for key in each.clauses)
            ),
            clauses=tuple(
                msgspec.structs.replace(each, children=tuple(key for key in each.children if key in found))
                for each in found.values()
            ),
        )

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
