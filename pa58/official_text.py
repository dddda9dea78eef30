"""The official text that a run or a report is given: what it says of each clause now, and its words.

The words go into the report beside our summaries. Into the journal go states alone: whoever has journal and index
comes to the same verdicts without the text.
"""

import datetime as dt
from collections.abc import Iterable
from pathlib import Path

import msgspec

from adapters.product import Finding
from pa58.citations import Citation
from pa58.entry_files import file_digest
from pa58.evidence import TextFile, TextState
from pa58.index import RulesIndex
from pa58.reviews import Reviews
from pa58.texts import CheckedText, Difference, UnreadableText, check_text, fingerprint, read_for

_MOST_TOLD = 20


class TextProblem(Exception):  # noqa: N818  a problem of what was given, said to the person who gave it
    """Official text that cannot be used; the message names file and line."""


class OfficialText(msgspec.Struct, frozen=True, kw_only=True):
    """What a folder of official text says of the clauses of the index.

    ``states`` and the words are by clause key: ``indexed`` are words with the fingerprint of the index,
    ``differing`` others. ``findings`` tell what is of no clause.
    """

    files: tuple[TextFile, ...]
    states: dict[str, TextState]
    indexed: dict[str, str]
    differing: dict[str, str]
    findings: tuple[Finding, ...]


class _Said(msgspec.Struct, frozen=True, kw_only=True):
    """What one file says of a clause, and of what day it is."""

    date: dt.date
    state: TextState
    words: str


def read_official_text(index: RulesIndex, place: Path, reviews: Reviews) -> OfficialText:
    """Read the text files in the folder ``place``, or the one file that it is.

    Where files differ over a clause the later text counts; where their dates do not decide, the one that is not
    as indexed. Raises `TextProblem` for a folder without text and for text that cannot be read with certainty.
    """
    said: dict[str, list[_Said]] = {}
    findings: list[Finding] = []
    files = []
    for path in _files(place):
        checked = _checked(index, path)
        files.append(
            TextFile(name=path.name, digest=file_digest(path), current_through=checked.text.current_through)
        )
        for key, each in _statements(index, checked):
            said.setdefault(key, []).append(each)
        findings += _of_no_clause(index, checked)
    last = {
        key: max(each, key=lambda one: (one.date, one.state.kind != "as-indexed"))
        for key, each in said.items()
    }
    return OfficialText(
        files=tuple(files),
        states={
            key: msgspec.structs.replace(each.state, review=reviews.of(key, each.state))
            for key, each in sorted(last.items())
        },
        indexed={
            key: each.words
            for key, all_of_it in said.items()
            for each in all_of_it
            if _is_indexed(index, key, each)
        },
        differing={
            key: each.words for key, each in last.items() if each.words and not _is_indexed(index, key, each)
        },
        findings=tuple(findings),
    )


def _is_indexed(index: RulesIndex, key: str, said: _Said) -> bool:
    return fingerprint(said.words) == index.clause(key).fingerprint


def _files(place: Path) -> list[Path]:
    try:
        files = sorted(place.iterdir()) if place.is_dir() else [place]
    except OSError as error:
        raise TextProblem(f"{place}: cannot be read: {error.strerror}.") from None
    if files != [place]:
        files = [path for path in files if path.is_file() and not path.name.startswith(".")]
    if not files:
        raise TextProblem(f"{place}: holds no file of official text.")
    return files


def _checked(index: RulesIndex, path: Path) -> CheckedText:
    try:
        checked = check_text(index, read_for(index, path))
    except UnreadableText as error:
        raise TextProblem(str(error)) from None
    if checked.troubles:
        told = [f"{path}:{each.line}: cannot be read: {each.what}." for each in checked.troubles[:_MOST_TOLD]]
        more = len(checked.troubles) - len(told)
        raise TextProblem("\n".join((*told, *([f"and {more} more places."] if more else []))))
    return checked


def _statements(index: RulesIndex, checked: CheckedText) -> Iterable[tuple[str, _Said]]:
    """Yield what a text says of each clause that it holds or should hold."""
    enacted = [each.effective for each in checked.text.enactments]
    date = checked.text.current_through or max(enacted, default=dt.date.min)
    clauses = {clause.key: clause for section in checked.text.sections for clause in section.clauses}
    words = {key: clause.text for key, clause in clauses.items()}
    digests = {key: clause.digest for key, clause in clauses.items()}
    states = {key: TextState(kind="as-indexed") for key in checked.unchanged}
    added: dict[str, list[Difference]] = {}
    for each in checked.differences:
        if each.kind == "added":
            added.setdefault(_nearest_above(index, each.key), []).append(each)
        else:
            states[each.key] = _state(each)
            words[each.key] = each.now.text if each.now else ""
            digests[each.key] = each.now.digest if each.now else ""
    for key, below in added.items():
        if key and states.get(key, TextState(kind="as-indexed")).kind == "as-indexed":
            prints = " ".join(f"{each.key} {each.now.fingerprint}" for each in below if each.now)
            states[key] = TextState(kind="added-below", now=prints)
    for key, state in states.items():
        whole = msgspec.structs.replace(state, digest=digests.get(key, ""))
        yield key, _Said(date=date, state=whole, words=words.get(key, ""))


def _state(difference: Difference) -> TextState:
    now = difference.now
    match difference.kind:
        case "changed":
            return TextState(kind="changed", now=now.fingerprint if now else "")
        case "moved" | "renumbered" as kind:
            return TextState(kind=kind, now=now.key if now else "")
        case _:
            return TextState(kind="missing")


def _of_no_clause(index: RulesIndex, checked: CheckedText) -> Iterable[Finding]:
    """Yield what stands in the text under no clause of the index: nothing there can turn suspect."""
    for each in checked.differences:
        if each.kind == "added" and not _nearest_above(index, each.key):
            yield Finding(
                kind="official-text",
                detail=f"{Citation.parse(each.key).printed} stands in {Path(checked.text.name).name}, "
                "but is not in the index, so nothing is known of it here",
            )


def _nearest_above(index: RulesIndex, key: str) -> str:
    """Return the clause of the index that a clause outside it would stand under; nothing where there is none."""
    keys = {clause.key for clause in index.clauses}
    above = Citation.parse(key).parent
    while above is not None and above.key not in keys:
        above = above.parent
    return above.key if above is not None else ""
