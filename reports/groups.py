"""Cases put together as the feature files state them: an outline once, each of its example rows on a line.

A journal knows cases only one by one. What the rows of an outline have in common is told once, and what tells
them apart stands in columns, so that a reader compares hands and not sentences. Nothing is left out: template
and cells together are the text of each step.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, takewhile
from string import ascii_lowercase
from typing import Final

import msgspec

from reports.cards import split_at_cards
from reports.matrix import ClauseRow, Matrix, ScenarioRef, ScenarioRow
from reports.room import room_for

_EXAMPLE_ROW: Final = re.compile(r"(.+:\d+):(\d+)")
_VALUES_FOLLOW: Final = " — "
_NOTHING: Final = "(nothing)"
_NOT_REACHED: Final = "–"
_BAD: Final = frozenset(("failed", "error", "not-run"))


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """A text whose odd parts are the letters of columns: ``("the hand is ", "a", "")``."""

    parts: tuple[str, ...]


class CaseLine(msgspec.Struct, frozen=True, gc=False):
    """One case of a group: its place in the file, and what it puts into the columns."""

    case: ScenarioRow
    place: str
    cells: tuple[str, ...]


class CaseGroup(msgspec.Struct, frozen=True, gc=False):
    """The cases of one scenario or outline, as they stand under the clause ``home``.

    ``place`` is file and line. ``columns`` are the letters that stand for what varies. ``steps`` are what the rows
    of an outline have in common; a case alone has its own.
    """

    anchor: str
    place: str
    home: str
    clauses: tuple[str, ...]
    name: Sentence
    steps: tuple[Sentence, ...]
    columns: tuple[str, ...]
    lines: tuple[CaseLine, ...]


class Cited(msgspec.Struct, frozen=True):
    """Cases that a clause has in common with another, under which they are told."""

    group: CaseGroup
    outcomes: dict[str, int]


class BriefTable(msgspec.Struct, frozen=True, gc=False):
    """Scenarios of one feature file that are told on one line each."""

    file: str
    groups: tuple[CaseGroup, ...]


class Groups:
    """All cases of a matrix, each in exactly one group; ``room`` says how much is told of each."""

    def __init__(self, matrix: Matrix) -> None:
        self.room = room_for(matrix)
        known = {clause.key for clause in matrix.clauses}
        swept = {sweep.id: sweep.clause for sweep in matrix.sweeps}
        self._swept = swept.keys()
        together: dict[tuple[str, tuple[str, ...]], list[ScenarioRow]] = {}
        for case in matrix.scenarios:
            together.setdefault((_outline(case.id), case.clauses), []).append(case)
        self._of_case: dict[str, CaseGroup] = {}
        at_home: dict[str, list[CaseGroup]] = {}
        for (place, clauses), cases in together.items():
            home = next((key for key in (swept.get(cases[0].id), *clauses) if key in known), None)
            group = _group(place, home or "", cases)
            at_home.setdefault(group.home, []).append(group)
            self._of_case.update((case.id, group) for case in cases)
        self._told = {key: self._divided(groups) for key, groups in at_home.items()}

    def at_home(self, key: str) -> Sequence[CaseGroup]:
        """Return the groups told at length under the clause ``key``: those with bad news, then the others.

        Within each the order is that of the feature files. A key of "" stands for no clause of the matrix.
        """
        return self._told[key][0] if key in self._told else ()

    def briefly(self, key: str) -> Sequence[BriefTable]:
        """Return the groups told on one line each under the clause ``key``, in the same order."""
        return self._told[key][1] if key in self._told else ()

    def on_page(self, clauses: Iterable[ClauseRow]) -> Iterator[ScenarioRow]:
        """Yield every case in the order in which the page tells of it."""
        for key in (*(clause.key for clause in clauses), ""):
            briefly = (group for table in self.briefly(key) for group in table.groups)
            for group in (*self.at_home(key), *briefly):
                for line in group.lines:
                    yield line.case

    def _divided(self, groups: list[CaseGroup]) -> tuple[tuple[CaseGroup, ...], tuple[BriefTable, ...]]:
        groups.sort(key=_good)
        brief = [group for group in groups if self._brief(group)]
        return (
            tuple(group for group in groups if not self._brief(group)),
            tuple(
                BriefTable(file, tuple(those))
                for file, those in groupby(brief, key=lambda group: group.place.rpartition(":")[0])
            ),
        )

    def _brief(self, group: CaseGroup) -> bool:
        if not self.room.large or len(group.lines) > 1:
            return False
        case = group.lines[0].case.id
        return case not in self.room.accounts and case not in self._swept

    def elsewhere(self, clause: ClauseRow) -> Iterator[Cited]:
        """Yield the groups that ``clause`` lists and another clause tells, those with bad news first."""
        cited: dict[str, tuple[CaseGroup, list[ScenarioRef]]] = {}
        for ref in clause.scenarios:
            group = self._of_case[ref.id]
            if group.home != clause.key:
                cited.setdefault(group.anchor, (group, []))[1].append(ref)
        found = [Cited(group, by_outcome(refs)) for group, refs in cited.values()]
        yield from sorted(found, key=lambda each: _BAD.isdisjoint(each.outcomes))


def _good(group: CaseGroup) -> bool:
    return not any(line.case.outcome in _BAD for line in group.lines)


def by_outcome(cases: Iterable[ScenarioRef | ScenarioRow]) -> dict[str, int]:
    """Count cases by outcome."""
    return Counter(case.outcome for case in cases)


def template(texts: Sequence[str]) -> tuple[tuple[str | None, ...], tuple[tuple[str, ...], ...]]:
    """Return what ``texts`` have in common, None where they differ, and for each what it puts there."""
    if len(set(texts)) == 1:
        return (texts[0],), ((),) * len(texts)
    split = [split_at_cards(text) for text in texts]
    if len({len(pieces) for pieces in split}) > 1:
        split = [[text] for text in texts]
    common: list[str | None] = []
    varying: list[Sequence[str]] = []
    for place, pieces in enumerate(zip(*split, strict=True)):
        if len(set(pieces)) == 1:
            common.append(pieces[0])
        elif place % 2:  # a hand
            common.append(None)
            varying.append(pieces)
        else:
            start, middles, end = _between_words(pieces)
            common += (start, None, end)
            varying.append(middles)
    return tuple(common), tuple(zip(*varying, strict=True))


@lru_cache(maxsize=256)
def _sentence(*parts: str) -> Sentence:
    """Return the sentence of ``parts``: outlines have many of theirs in common."""
    return Sentence(parts)


def _alone(place: str, home: str, case: ScenarioRow) -> CaseGroup:
    return CaseGroup(
        anchor=case.anchor,
        place=place,
        home=home,
        clauses=case.clauses,
        name=_sentence(*_titles([case])),
        steps=(),
        columns=(),
        lines=(CaseLine(case, case.id.removeprefix(place), ()),),
    )


def _group(place: str, home: str, cases: Sequence[ScenarioRow]) -> CaseGroup:
    if len(cases) == 1:
        return _alone(place, home, cases[0])
    texts = [
        (title, *(step.text for step in case.steps))
        for case, title in zip(cases, _titles(cases), strict=True)
    ]
    letters = iter(ascii_lowercase)
    sentences: list[Sentence] = []
    columns: list[str] = []
    cells: list[list[str]] = [[] for _ in cases]
    for step in range(max(map(len, texts))):
        # A case that was cut short has fewer steps to tell; the others still say what this one is.
        having = [number for number, text in enumerate(texts) if len(text) > step]
        common, values = template([texts[number][step] for number in having])
        parts = [""]
        for piece in common:
            if piece is None:
                columns.append(next(letters, "z"))
                parts += (columns[-1], "")
            else:
                parts[-1] += piece
        sentences.append(_sentence(*parts))
        if not any(values):
            continue
        for number, found in zip(having, values, strict=True):
            cells[number].extend(value or _NOTHING for value in found)
        for row in cells:
            row.extend([_NOT_REACHED] * (len(columns) - len(row)))
    return CaseGroup(
        anchor=cases[0].anchor,
        place=place,
        home=home,
        clauses=cases[0].clauses,
        name=sentences[0],
        steps=tuple(sentences[1:]),
        columns=tuple(columns),
        lines=tuple(
            CaseLine(case, case.id.removeprefix(place), tuple(row))
            for case, row in zip(cases, cells, strict=True)
        ),
    )


def _titles(cases: Sequence[ScenarioRow]) -> list[str]:
    """Return the names of ``cases``, without the values of an example row where its steps tell them all."""
    titles = []
    for case in cases:
        title, _, values = case.name.rpartition(_VALUES_FOLLOW)
        steps = "\n".join(step.text for step in case.steps)
        if (
            not title
            or not _EXAMPLE_ROW.fullmatch(case.id)
            or not all(each in steps for each in values.split(", "))
        ):
            return [case.name for case in cases]
        titles.append(title)
    return titles


def _outline(case_id: str) -> str:
    """Return file and line of the scenario: an example row adds its own line to them."""
    row = _EXAMPLE_ROW.fullmatch(case_id)
    return row[1] if row else case_id


def _between_words(texts: Sequence[str]) -> tuple[str, tuple[str, ...], str]:
    """Return the words that all ``texts`` begin with, those between, and those that all end with.

    A word in common is given up where otherwise one text would have nothing between: "straight flush" and
    "flush" are two hands, not one with a word more.
    """
    rows = [text.split(" ") for text in texts]
    shortest = min(map(len, rows)) - 1
    start = min(_same(rows), shortest)
    end = min(_same([row[::-1] for row in rows]), shortest - start)
    head = "".join(word + " " for word in rows[0][:start])
    tail = "".join(" " + word for word in rows[0][len(rows[0]) - end :])
    return head, tuple(" ".join(row[start : len(row) - end]) for row in rows), tail


def _same(rows: Sequence[Sequence[str]]) -> int:
    """Count the leading words that all rows share."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*rows, strict=False)))
