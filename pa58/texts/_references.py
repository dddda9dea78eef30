"""What a clause cites: other clauses, of its own chapter or of another."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pa58.citations import Citation, CitationError
from pa58.texts._published import PublishedClause

_LEVEL = r"\([A-Za-z0-9]{1,8}\)"
_AND_MORE = rf"((?:(?:,|,? or|,? and|\s?[—–-])\s?(?:{_LEVEL})+(?!\w))*)"
_SECTION = re.compile(rf"§\s*(\d{{1,4}}[a-z]?\.\d{{1,3}}[a-z]?)\s?((?:{_LEVEL})*){_AND_MORE}")
_SUBSECTION = re.compile(rf"\bsubsections? ((?:{_LEVEL})+){_AND_MORE}")
_LEVELS = re.compile(rf"(?:{_LEVEL})+")


class Reference(NamedTuple):
    """A citation in a clause: the key of the clause that cites, and the key that is cited."""

    by: str
    cited: str


def references(clause: PublishedClause) -> Iterator[Reference]:
    """Yield what ``clause`` cites, of a range both ends."""
    own = Citation.parse(clause.key)
    section = f"{own.chapter}.{own.section}"
    for found in _SECTION.finditer(clause.text):
        yield from _reference(clause.key, found[1] + found[2])
        if found[2]:
            yield from _more(clause.key, found[1], found[2], found[3])
    for found in _SUBSECTION.finditer(clause.text):
        yield from _reference(clause.key, section + found[1])
        yield from _more(clause.key, section, found[1], found[2])


def _more(by: str, section: str, first: str, more: str) -> Iterator[Reference]:
    """Yield what stands behind a cited clause: ``(d)(1) and (2)`` cites two paragraphs of (d)."""
    for levels in _LEVELS.findall(more):
        above = first[: first.rindex("(")] if levels.count("(") < first.count("(") else ""
        yield from _reference(by, section + above + levels)


def _reference(by: str, printed: str) -> Iterator[Reference]:
    try:
        yield Reference(by, Citation.parse(printed).key)
    except CitationError:
        # Not of the form that our citations have, such as a section of a statute.
        yield Reference(by, printed)
