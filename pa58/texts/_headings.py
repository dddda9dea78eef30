"""Where sections begin.

A number alone does not make a heading: the law cites sections in every second sentence. A heading has a title,
and stands at the start of a line or is glued to the end of a sentence.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

_NUMBER = re.compile(
    r"([1-9]\d{0,3}[a-z]?\.[1-9]\d{0,2})"
    r"(?:(?P<dot>\.[ \t]+|\.(?=[A-Z]))|[ \t]+[-–—][ \t]+|[ \t]*[-–—](?=[A-Z]))(?=[A-Z0-9“\"‘'])"
)
_SIGN = re.compile(r"(?:58\s+Pa\.?\s*(?:Code|C\.)\s*)?(?:§[ \t]*|Section[ \t]+)\Z")
_LONGEST_SIGN = 30
_TITLE = re.compile(r"[^.\n(]{0,200}\.?")
_WRAPPED_TITLE = re.compile(r"[^.\n(]{0,200}(?:\n(?![ \t]*\n)(?![ \t]*\()[^.\n(]{0,200}(?=\.))?\.?")
_TITLE_OF_DEFINITIONS = re.compile(r"Definitions\.?")
_ENDED = re.compile(r"[.:;)\]”\"’'?!]\Z")


class Heading(NamedTuple):
    """A heading: the section's key, its title, where it stands, and where its body begins."""

    key: str
    title: str
    start: int
    body: int


def headings(text: str, start: int) -> Iterator[Heading]:
    """Yield the headings of ``text`` from ``start`` on, those of a contents list among them."""
    for found in _NUMBER.finditer(text, start):
        sign = _SIGN.search(text, max(start, found.start() - _LONGEST_SIGN), found.start())
        begins = sign.start() if sign else found.start()
        if not _may_stand(text, start, begins, signed=sign is not None):
            continue
        definitions = _TITLE_OF_DEFINITIONS.match(text, found.end())
        title = definitions or (_WRAPPED_TITLE if found["dot"] else _TITLE).match(text, found.end())
        assert title is not None, "a title may be of any length"
        words = " ".join(title[0].split()).rstrip(".")
        yield Heading(found[1], words, begins, title.end())


def _may_stand(text: str, start: int, place: int, *, signed: bool) -> bool:
    before = text[max(start, place - 120) : place]
    words = before.rstrip()
    gap = before[len(words) :]
    if not words or gap.count("\n") > 1:
        return True
    if "\n" in gap:
        return bool(_ENDED.search(words)) or _is_a_line_of_its_own(words)
    # Glued to a sentence, or a space behind it where all lines have been made one.
    return signed and bool(_ENDED.search(words))


def _is_a_line_of_its_own(words: str) -> bool:
    """Tell whether the line before is a short one such as “Sec.”, “Authority” or a title, not cut prose."""
    line = words.rsplit("\n", 1)[-1].strip()
    return len(line) < 60 and not re.search(
        r"\b(?:of|in|with|under|by|to|and|or|the|see|§|section|sections)\Z|[,—–-]\Z", line
    )
