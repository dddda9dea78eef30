"""What part of the suite a run is asked for."""

import datetime as dt

from pa58.citations import Citation, CitationError, nearest
from pa58.evidence import ExpectedCase, Selection
from pa58.features import Catalogue
from pa58.index import RulesIndex


class ScopeProblem(Exception):  # noqa: N818  a problem of what was asked for, said to the person who asked
    """A chapter, clause or case that does not exist; names the nearest that do."""


def select_cases(
    index: RulesIndex,
    catalogue: Catalogue,
    selection: Selection,
    readings: dict[str, str],
    day: dt.date | None = None,
) -> tuple[ExpectedCase, ...]:
    """Return the cases asked for that apply under ``readings`` (reading id -> option in force) on ``day``.

    Raises `ScopeProblem`, also where nothing is left to run.
    """
    known = {case.id: case for case in catalogue.cases}
    for case_id in selection.cases:
        if case_id not in known:
            raise ScopeProblem(f"no case {case_id}; nearest are {', '.join(nearest(case_id, known))}.")
    clauses = in_scope(index, selection)
    selected = tuple(
        case
        for case in catalogue.in_force(readings, day)
        if clauses.intersection(case.clauses) and (not selection.cases or case.id in selection.cases)
    )
    if selection.cases and not selected:
        raise ScopeProblem("the case asked for belongs to another reading or clause than the ones asked for.")
    return selected


def in_scope(index: RulesIndex, selection: Selection) -> frozenset[str]:
    """Return the keys of the clauses that ``selection`` asks for.

    A chapter or a section stands for all its clauses, a clause for all below it, a case for what it cites.
    Raises `ScopeProblem`.
    """
    chapters = [chapter.key for chapter in index.chapters]
    for chapter in selection.chapters:
        if chapter not in chapters:
            raise ScopeProblem(f"no chapter {chapter} in the index; it has {', '.join(chapters)}.")
    keys = [clause.key for clause in index.clauses]
    asked = [_key(text, keys) for text in selection.clauses]
    return frozenset(
        key
        for clause, key in zip(index.clauses, keys, strict=True)
        if (not selection.chapters or clause.chapter in selection.chapters)
        and (not asked or any(_is_or_below(key, ancestor) for ancestor in asked))
    )


def _key(text: str, keys: list[str]) -> str:
    try:
        key = Citation.parse(text).key
    except CitationError as error:
        raise ScopeProblem(str(error)) from None
    if not any(_is_or_below(each, key) for each in keys):
        raise ScopeProblem(f"{text} is no clause of the index; nearest are {', '.join(nearest(key, keys))}.")
    return key


def _is_or_below(key: str, ancestor: str) -> bool:
    return key == ancestor or key.startswith(ancestor + ".")
