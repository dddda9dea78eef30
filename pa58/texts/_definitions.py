"""A section of definitions: terms instead of enumerators.

The dash behind a term is a long one, a short one between spaces, a bare hyphen, or gone altogether, so that the
term is glued to the article behind it.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

PREAMBLE = re.compile(r"\s*The following (?:words and terms|words|terms)\b[^:]{0,400}:")

_OPENERS = r"(?:A|An|The|Any|Each|Either|One|Two|To|When)\b"
_TERM = r"[“\"‘'`]*(?P<term>[A-Z0-9][^.:;\n—]{0,80}?)[”\"’'`]*"
_DEFINED = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{_TERM}\s*—\s*(?=\S)",
        rf"{_TERM}\s+(?:–|--?)\s+(?=[A-Z0-9])",
        rf"{_TERM}\s*–\s*(?={_OPENERS})",
        rf"{_TERM}(?<=[a-z0-9)])(?={_OPENERS})",
        rf"{_TERM}-(?={_OPENERS})",
    )
)
_MOST_WORDS = 8
_STARTS = re.compile(
    r"(?m)^[ \t]*(?=\S)"
    r"|(?<=[A-Za-z0-9)”’'][.:;])[ \t]*(?=[A-Z“\"‘'`])"
    r"|(?<=[a-z)”’'][.:;])[ \t]*(?=[0-9])"
)
_ENDED = re.compile(r"[.:;?!][\"”’'`)\]]*\Z|\A\Z")


class Definition(NamedTuple):
    """A defined term, as the last part of its key, with the place of its words, the term among them."""

    slug: str
    start: int


def definitions(text: str, start: int, end: int) -> Iterator[Definition]:
    """Yield the definitions between ``start`` and ``end``, the preamble being before ``start``."""
    last = start
    for found in _STARTS.finditer(text, start, end):
        begins = found.end()
        if not _ENDED.search(text[max(last, begins - 40) : begins].rstrip()):
            continue
        # A term ends within its first words; the rest of the text need not be looked at.
        term = _term(text[begins : min(end, begins + 140)])
        if term:
            yield Definition(term, begins)
            last = begins


def _term(words: str) -> str | None:
    for pattern in _DEFINED:
        found = pattern.match(words)
        if found and len(found["term"].split()) <= _MOST_WORDS:
            return slug(found["term"])
    return None


def slug(term: str) -> str:
    """Return a term as the last part of a key: ``Jack’s Wager`` is ``jacks-wager``."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"[’'`]", "", term.casefold())).strip("-")
