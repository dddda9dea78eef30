"""Which of the parentheses in a section begin a clause, and at which level.

``(i)`` may be a roman one or a letter, ``subsections (a)—(d)`` and ``§ 603a.16(u) or (v)`` begin nothing. What
decides is the place (the start of a line, or the end of a sentence), what follows (words, not a comma), and the
order: an enumerator must be the next of a level that is open, or the first of the level below.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pa58.citations import LEVELS

_TOKEN = re.compile(r"\(([a-z]{1,8}|[0-9]{1,3}|[A-Z])\)")
_PLACES = [{name: place for place, name in enumerate(level.enumerators)} for level in LEVELS]
_SENTENCE_END = re.compile(r"[.:;?!][\"”’'`)\]]*(?:\s+(?:and|or))?\Z")
_CITING = {
    *(
        f"{below}{level}{plural}"
        for level in ("section", "paragraph", "clause")
        for below in ("", "sub")
        for plural in ("", "s")
    ),
    "§",
}
_FOLLOWS = re.compile(r"\s*[“\"‘'`]*([A-Z0-9$§\[])")
_FOLLOWS_SMALL = re.compile(r"\s*[“\"‘'`]*[a-z]")
_LOOK_BACK = 30  # characters; enough for the word before, its punctuation and an indent
_LOOK_AHEAD = 60  # enumerators; enough to see whether (i) is followed by (ii) or (j)


class Item(NamedTuple):
    """An enumerator that begins a clause: its path, where it stands, and where its words begin."""

    path: tuple[str, ...]
    start: int
    body: int


class Doubt(NamedTuple):
    """A place where the order of the enumerators breaks."""

    place: int
    what: str


class Again(NamedTuple):
    """A place where the section begins anew with its first subsection."""

    place: int


class _Candidate(NamedTuple):
    name: str
    start: int
    end: int
    exact_only: bool


def items(text: str, start: int, end: int) -> Iterator[Item | Doubt | Again]:
    """Yield what begins clauses between ``start`` and ``end``, and where that is in doubt."""
    candidates = list(_candidates(text, start, end))
    open_levels: list[int] = []
    colon_at = start
    for number, each in enumerate(candidates):
        possible = list(_possible(each.name, open_levels))
        exact = [level for level, place, gap in possible if gap == 0]
        level = _chosen(exact, candidates, number, text[colon_at : each.start]) if exact else None
        if level is None and each.exact_only:
            continue
        if level is None:
            if each.name == LEVELS[0].enumerators[0] and open_levels:
                yield Again(each.start)
                open_levels = []
                level = 0
            elif possible:
                level, _, gap = min(possible, key=lambda found: found[2])
                before = _name(open_levels[: level + 1]) or "the heading"
                yield Doubt(each.start, f"({each.name}) follows {before}; {gap} before it cannot be found")
            else:
                after = f"after {_name(open_levels)}" if open_levels else "where a section begins with (a)"
                yield Doubt(each.start, f"({each.name}) stands {after}, where it has no place")
                continue
        name = "1" if level == 1 and each.name == "l" else each.name
        open_levels = [*open_levels[:level], _PLACES[level][name]]
        colon_at = each.end
        yield Item(_path(open_levels), each.start, each.end)


def _candidates(text: str, start: int, end: int) -> Iterator[_Candidate]:
    accepted_to = -1  # where the enumerator accepted last ends: (6)(i) may follow one another
    for token in _TOKEN.finditer(text, start, end):
        small = _FOLLOWS_SMALL.match(text, token.end(), end) is not None
        if not (small or _FOLLOWS.match(text, token.end(), end) or _chains(text, token, end)):
            continue
        before = text[max(start, token.start() - _LOOK_BACK) : token.start()]
        words = before.rstrip()
        gap = before[len(words) :]
        chained = token.start() == accepted_to
        new_line = "\n" in gap or not words
        ended = not words or _SENTENCE_END.search(words) is not None
        if chained or ((new_line or ended) and not _cited(words)):
            if small and not (ended and (new_line or not gap)):
                continue
            accepted_to = token.end()
            yield _Candidate(
                token[1], token.start(), token.end(), exact_only=small or not (new_line or ended)
            )


def _cited(words: str) -> bool:
    """Tell whether the word before a parenthesis makes it a citation: ``subsection (b)``."""
    return bool(words) and words.rsplit(maxsplit=1)[-1].lstrip("(").casefold() in _CITING


def _chains(text: str, token: re.Match[str], end: int) -> bool:
    """Tell whether another enumerator, with words behind it, follows at once."""
    following = _TOKEN.match(text, token.end(), end)
    return following is not None and bool(_FOLLOWS.match(text, following.end(), end))


def _possible(name: str, open_levels: list[int]) -> Iterator[tuple[int, int, int]]:
    """Yield each level at which ``name`` may stand next, its place there, and how many are left out before."""
    for level in range(min(len(open_levels) + 1, len(LEVELS))):
        expected = open_levels[level] + 1 if level < len(open_levels) else 0
        place = _PLACES[level].get(name)
        if level == 1 and name == "l" and expected == 0:
            place = 0  # a one that was read as a letter
        if place is not None and place >= expected:
            yield level, place, place - expected


def _chosen(exact: list[int], candidates: list[_Candidate], number: int, words_above: str) -> int:
    """Choose between a letter and a roman numeral, where the order allows both."""
    if len(exact) == 1:
        return exact[0]
    letter, deeper = exact[0], exact[-1]
    name = candidates[number].name
    after_letter = _after(name, letter)
    after_deeper = _after(name, deeper)
    for following in candidates[number + 1 : number + _LOOK_AHEAD]:
        if following.name == after_deeper:
            return deeper
        if following.name == after_letter:
            return letter
    return deeper if words_above.rstrip().endswith(":") else letter


def _after(name: str, level: int) -> str | None:
    place = _PLACES[level].get(name, len(_PLACES[level])) + 1
    return LEVELS[level].enumerators[place] if place < len(LEVELS[level].enumerators) else None


def _path(open_levels: list[int]) -> tuple[str, ...]:
    return tuple(LEVELS[level].enumerators[place] for level, place in enumerate(open_levels))


def _name(open_levels: list[int]) -> str:
    return "".join(f"({part})" for part in _path(open_levels))
