"""The one way to cite a clause: its key, its printed form, its tag and its anchor are one citation.

The levels below a section follow the Pennsylvania Code: ``(a)``, ``(1)``, ``(i)``, ``(A)``. What stands at a
level is known by its place, so ``(c)(6)(i)`` is a roman one and ``(i)`` alone the ninth letter. Case matters.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from string import ascii_lowercase, ascii_uppercase
from typing import Final, NamedTuple, Self

TAG_PREFIX: Final = "@clause:"
EXAMPLE: Final = "684a.6.b.2, or 58 Pa. Code § 684a.6(b)(2)"

_LONGEST = 200  # characters; no citation comes near it, and a megabyte of parentheses is refused at once
_SHOWN = 60  # characters of a wrong citation that an error repeats

_TITLE = "58 Pa. Code"
_NOT_STATED = "(number not stated in the source)"

_TENS = ("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc")
_ONES = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
_ROMANS = tuple(tens + ones for tens in _TENS for ones in _ONES)[1:]


class Level(NamedTuple):
    """A level below the section: what it is called, what stands there, and the enumerators in order."""

    name: str
    example: str
    enumerators: tuple[str, ...]


LEVELS: Final = (
    Level("subsection", "a lower-case letter such as (a)", tuple(ascii_lowercase)),
    Level("paragraph", "a number such as (1)", tuple(map(str, range(1, 1000)))),
    Level("subparagraph", "a lower-case roman numeral such as (i)", _ROMANS),
    Level("clause", "a capital letter such as (A)", tuple(ascii_uppercase)),
)
_CHAPTER = re.compile(r"[1-9][0-9]{0,3}[a-z]?")
_SECTION_NUMBER = re.compile(r"[1-9][0-9]{0,2}")
_SECTION_NAME = re.compile(r"[a-z]+(-[a-z]+)*")
_TERM = re.compile(r"(?=.*[a-z])(?=..)[a-z0-9]+(-[a-z0-9]+)*")

_PRINTED_START = re.compile(r"(58[ \xa0]*Pa\.[ \xa0]*Code)?[ \xa0]*(§|ch\.)?[ \xa0]*")
_NAMED_SECTION = re.compile(r", ([a-z-]+) section " + re.escape(_NOT_STATED))
_ENUMERATORS = re.compile(r"[ \xa0]*((?:\([^()]*\))+)")


class CitationError(ValueError):
    """A text that cites nothing; ``text`` is what was given, ``problem`` what is wrong with it."""

    def __init__(self, text: str, problem: str) -> None:
        self.text = text
        self.problem = problem
        shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
        super().__init__(f"{shown!r} is not a citation: {problem}. Write it like {EXAMPLE}.")


@dataclass(frozen=True, slots=True)
class Citation:
    """A chapter, a section, a definition or a clause of 58 Pa. Code.

    ``section`` is a number, or a name where the source does not state the number (``wagers``). ``term`` is
    set for a definition only; ``path`` holds the enumerators below the section, the outermost first. Parts
    that cannot stand where they stand raise `CitationError`.
    """

    chapter: str
    section: str | None = None
    term: str | None = None
    path: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        problem = self._problem()
        if problem:
            raise CitationError(self.key, problem)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a key, a printed form (``58 Pa. Code`` and ``§`` may be missing) or a tag.

        Raises `CitationError`, which says what is wrong, and no other exception.
        """
        wanted = text.strip(" \xa0\t\r\n")
        if len(wanted) > _LONGEST:
            raise CitationError(wanted, f"it is longer than {_LONGEST} characters")
        try:
            if wanted.startswith("@"):
                return cls._of_parts(_tag_parts(wanted))
            return cls._of_parts(_printed_parts(wanted))
        except CitationError as error:
            raise CitationError(wanted, error.problem) from None

    @classmethod
    def _of_parts(cls, parts: list[str]) -> Self:
        chapter, section, rest = parts[0], parts[1] if len(parts) > 1 else None, parts[2:]
        if rest and _is_term(rest[0]):
            if len(rest) > 1:
                raise CitationError(".".join(parts), f"the definition ({rest[0]}) has nothing below it")
            return cls(chapter, section, term=rest[0])
        return cls(chapter, section, path=tuple(rest))

    @property
    def key(self) -> str:
        """The form used in the index, on the command line and in data: ``684a.6.b.2``."""
        head = (self.chapter, self.section, self.term)
        return ".".join([*(part for part in head if part is not None), *self.path])

    @property
    def printed(self) -> str:
        """The form that people read: ``58 Pa. Code § 684a.6(b)(2)``."""
        if self.section is None:
            return f"{_TITLE} ch. {self.chapter}"
        levels = "".join(f"({part})" for part in self.path)
        if self.term is not None:
            levels = f" ({self.term})"
        if _SECTION_NUMBER.fullmatch(self.section):
            return f"{_TITLE} § {self.chapter}.{self.section}{levels}"
        gap = " " if self.path else ""
        return f"{_TITLE} ch. {self.chapter}, {self.section} section {_NOT_STATED}{gap}{levels}"

    @property
    def tag(self) -> str:
        """The form that cites a clause in a feature file: ``@clause:684a.6.b.2``."""
        return TAG_PREFIX + self.key

    @property
    def anchor(self) -> str:
        """An HTML id of its own for each citation, even where ids are compared without regard to case.

        The place of a level says whether it is a capital, so no two keys differ by case alone.
        """
        return "clause-" + self.key.replace(".", "_")

    @property
    def parent(self) -> "Citation | None":
        """What this stands directly under; None for a chapter."""
        if self.path:
            return Citation(self.chapter, self.section, path=self.path[:-1])
        if self.term is not None:
            return Citation(self.chapter, self.section)
        return Citation(self.chapter) if self.section is not None else None

    def __str__(self) -> str:
        return self.printed

    def _problem(self) -> str | None:
        if not _CHAPTER.fullmatch(self.chapter):
            return f"{self.chapter!r} is not a chapter such as 684a"
        if self.section is None:
            return "levels need a section, such as 684a.6" if self.term or self.path else None
        if not (_SECTION_NUMBER.fullmatch(self.section) or _SECTION_NAME.fullmatch(self.section)):
            return f"{self.section!r} is not a section such as 684a.6"
        if self.term is not None:
            if self.path:
                return f"the definition ({self.term}) has nothing below it"
            return None if _is_term(self.term) else f"{self.term!r} is not a defined term such as ante-wager"
        return _level_problem(self.path)


def _level_problem(path: tuple[str, ...]) -> str | None:
    if len(path) > len(LEVELS):
        return f"({path[len(LEVELS)]}) is one level too deep: (a), (1), (i), (A) is all there is"
    for part, level in zip(path, LEVELS, strict=False):
        if part not in level.enumerators:
            return f"({part}) stands where a {level.name} needs {level.example}"
    return None


def _is_term(part: str) -> bool:
    """Tell a defined term from an enumerator: a lone letter, a number or a roman numeral is no term."""
    return part not in _ROMANS and bool(_TERM.fullmatch(part))


def _tag_parts(text: str) -> list[str]:
    if not text.startswith(TAG_PREFIX):
        raise CitationError(text, f"a tag that cites starts with {TAG_PREFIX}")
    key = text.removeprefix(TAG_PREFIX)
    if "(" in key:
        raise CitationError(text, f"a tag carries the key, such as {TAG_PREFIX}684a.6.b.2")
    return key.split(".")


def _printed_parts(text: str) -> list[str]:
    """Split a printed form or a key into chapter, section and levels."""
    start = _PRINTED_START.match(text)
    assert start is not None, "every part of it is optional"
    rest = text[start.end() :]
    if rest.startswith("§"):
        raise CitationError(text, "§§ cites several sections; cite one")
    if start[2] == "ch.":
        return _chapter_parts(text, rest)
    head, levels = _split_levels(text, rest)
    parts = head.split(".")
    if len(parts) > 2 and (levels or start[0]):
        raise CitationError(text, "dots and parentheses are mixed: a key has dots only, (b)(2) follows a §")
    if len(parts) == 1 and levels:
        raise CitationError(text, "levels need a section, such as 684a.6")
    return parts + levels


def _chapter_parts(text: str, rest: str) -> list[str]:
    chapter, comma, _ = rest.partition(",")
    if not comma:
        return [chapter]
    named = _NAMED_SECTION.match(rest, len(chapter))
    if named is None:
        raise CitationError(text, f"after the chapter stands “, wagers section {_NOT_STATED}” or nothing")
    head, levels = _split_levels(text, rest[named.end() :])
    if head:
        raise CitationError(text, f"{head.strip()!r} has no place after the section")
    return [chapter, named[1], *levels]


def _split_levels(text: str, rest: str) -> tuple[str, list[str]]:
    opening = rest.find("(")
    if opening < 0:
        if ")" in rest:
            raise CitationError(text, "a parenthesis is closed that was not opened")
        return rest, []
    head = rest[:opening].rstrip(" \xa0")
    levels = _ENUMERATORS.fullmatch(rest, len(head))
    if levels is None:
        raise CitationError(
            text, "levels are written (b)(2), one in each pair of parentheses, nothing behind"
        )
    return head, levels[1][1:-1].split(")(")


def nearest(text: str, keys: Iterable[str], n: int = 3) -> list[str]:
    """Return the ``n`` of ``keys`` that are most like ``text``, the likeliest first.

    Likeness counts the letters and, more, the leading levels that two keys share. Whatever ``text`` is, it is
    compared as a key where it can be read as one. The answer does not depend on the order of ``keys``.
    """
    try:
        wanted = Citation.parse(text).key
    except CitationError:
        wanted = _PRINTED_START.sub("", text[:_LONGEST].strip().removeprefix(TAG_PREFIX), count=1)
        wanted = wanted.replace("(", ".").replace(")", "")
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted.casefold())

    def likeness(key: str) -> float:
        matcher.set_seq1(key.casefold())
        return matcher.ratio() + _shared_levels(key, wanted)

    scored = ((likeness(key), key) for key in keys)
    return [key for _, key in sorted(scored, key=lambda pair: (-pair[0], pair[1]))[:n]]


def _shared_levels(key: str, wanted: str) -> float:
    """Return the share of leading levels that are the same, from 0 to 1."""
    ours, theirs = key.split("."), wanted.split(".")
    shared = 0
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            break
        shared += 1
    return shared / max(len(ours), len(theirs))
