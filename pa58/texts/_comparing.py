"""Published text against the index: which clauses are as they were, and what became of the others."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from pa58.citations import Citation
from pa58.index import Clause, RulesIndex
from pa58.texts._page import Page
from pa58.texts._published import PublishedClause, PublishedSection, PublishedText, Trouble
from pa58.texts._reading import read_text


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """A clause that is not as indexed.

    ``key`` is the clause in the index, or for one that is added, in the text. ``now`` is the clause in the
    text, None where it is missing. *moved* stands under another clause or section, *renumbered* under the
    same one with another enumerator, both with the same words.
    """

    kind: Literal["changed", "missing", "added", "moved", "renumbered"]
    key: str
    now: PublishedClause | None = None


class CheckedText(msgspec.Struct, frozen=True, kw_only=True):
    """A published text compared with the index.

    ``unchanged`` are the keys of clauses as indexed, ``absent`` those of sections that the text of one or
    few sections does not hold and says nothing of.
    """

    text: PublishedText
    chapters: tuple[str, ...]
    unchanged: tuple[str, ...]
    differences: tuple[Difference, ...]
    absent: tuple[str, ...]
    troubles: tuple[Trouble, ...]


def foreign_words(index: RulesIndex) -> dict[str, list[str]]:
    """Return, by chapter, the words in its source that are recorded as not of the regulation."""
    return {
        chapter.key: [note.foreign_words for note in chapter.source_notes if note.foreign_words]
        for chapter in index.chapters
    }


def read_for(index: RulesIndex, path: Path, section: str | None = None) -> PublishedText:
    """Read a file of text that ``index`` is to be compared with; raises `UnreadableText`.

    A text that does not name its section is taken for the section of the index with which it has most clauses
    in common, unless ``section`` says which it is.
    """
    page = Page.read(path)
    foreign = foreign_words(index)
    text = read_text(page, foreign=foreign, section=section)
    if section is None and any(not each.key for each in text.sections):
        likeliest = _likeliest(index, [clause for each in text.sections for clause in each.clauses])
        if likeliest:
            return read_text(page, foreign=foreign, section=likeliest)
    return text


def _likeliest(index: RulesIndex, clauses: Sequence[PublishedClause]) -> str | None:
    counts: dict[str, int] = defaultdict(int)
    found = {(clause.key, clause.fingerprint) for clause in clauses}
    for clause in index.clauses:
        counts[clause.section] += (clause.key.removeprefix(clause.section + "."), clause.fingerprint) in found
    best = max(counts, key=lambda key: (counts[key], key))
    return best if counts[best] else None


def check_text(index: RulesIndex, text: PublishedText) -> CheckedText:
    """Compare a text with the clauses of the index that it should hold."""
    troubles = list(text.troubles)
    unnamed = [each for each in text.sections if not each.key]
    troubles += [
        Trouble(line=each.line, what="the text does not name its section; say which it is with --section")
        for each in unnamed
    ]
    sections = [each for each in text.sections if each.key]
    chapters = {chapter.key for chapter in index.chapters}
    of_chapters = tuple(dict.fromkeys(each.key.split(".")[0] for each in sections))
    troubles += [
        Trouble(
            line=1, what=f"chapter {chapter} is not in the index; pa58 rules import makes a start with it"
        )
        for chapter in of_chapters
        if chapter not in chapters
    ]
    held = {each.key for each in sections}
    whole = {chapter for chapter in of_chapters if sum(key.split(".")[0] == chapter for key in held) > 1}
    whole |= {key.split(".")[0] for key in text.listed}
    expected = [
        clause
        for clause in index.clauses
        if clause.section in held or (clause.chapter in whole and clause.chapter in of_chapters)
    ]
    absent = [
        clause.section for clause in index.clauses if clause.chapter in of_chapters and clause not in expected
    ]
    # The keys of definitions, by what is left where apostrophes and hyphens of a term are lost.
    terms = {clause.key.replace("-", ""): clause.key for clause in index.clauses if clause.citation.term}
    published = {
        terms.get(clause.key.replace("-", ""), clause.key): clause
        for each in sections
        if each.key.split(".")[0] in chapters
        for clause in each.clauses
    }
    unchanged, differences = _differences(expected, published)
    troubles += _cut_off(index, sections, {each.key for each in differences})
    return CheckedText(
        text=text,
        chapters=of_chapters,
        unchanged=unchanged,
        differences=differences,
        absent=tuple(dict.fromkeys(absent)),
        troubles=tuple(troubles),
    )


def _differences(
    expected: Sequence[Clause], published: Mapping[str, PublishedClause]
) -> tuple[tuple[str, ...], tuple[Difference, ...]]:
    indexed = {clause.key: clause for clause in expected}
    unchanged = {
        key
        for key, now in published.items()
        if key in indexed and indexed[key].fingerprint == now.fingerprint
    }
    left = [clause for clause in expected if clause.key not in unchanged]
    new = {key: now for key, now in published.items() if key not in unchanged}
    elsewhere = _matched(left, new)
    taken = set(elsewhere.values())
    found: list[Difference] = []
    for clause in left:
        if clause.key in elsewhere:
            key = elsewhere[clause.key]
            same_parent = _parent(key) == _parent(clause.key)
            kind: Literal["renumbered", "moved"] = "renumbered" if same_parent else "moved"
            found.append(Difference(kind=kind, key=clause.key, now=new[key]))
        elif clause.key in new and clause.key not in taken:
            found.append(Difference(kind="changed", key=clause.key, now=new[clause.key]))
            taken.add(clause.key)
        else:
            found.append(Difference(kind="missing", key=clause.key))
    found += [Difference(kind="added", key=key, now=now) for key, now in new.items() if key not in taken]
    return tuple(clause.key for clause in expected if clause.key in unchanged), tuple(found)


def _matched(left: Iterable[Clause], new: Mapping[str, PublishedClause]) -> dict[str, str]:
    """Find the words of clauses at other places, the nearest first; return {key in the index: key in the text}."""
    places: dict[str, list[str]] = defaultdict(list)
    for key, now in new.items():
        places[now.fingerprint].append(key)
    found: dict[str, str] = {}
    for clause in left:
        keys = places[clause.fingerprint]
        if keys:
            near = max(keys, key=lambda key: (_parent(key) == _parent(clause.key), _shared(key, clause.key)))
            found[clause.key] = near
            keys.remove(near)
    return found


def _shared(key: str, other: str) -> int:
    count = 0
    for one, two in zip(key.split("."), other.split("."), strict=False):
        if one != two:
            break
        count += 1
    return count


def _parent(key: str) -> str:
    return key.rpartition(".")[0]


def _cut_off(index: RulesIndex, sections: Iterable[PublishedSection], differing: set[str]) -> list[Trouble]:
    """Find sections whose last words are no end of a sentence, unless that is recorded and as it was."""
    recorded = {
        key
        for chapter in index.chapters
        for note in chapter.source_notes
        if note.kind == "cut-off"
        for key in note.clauses
        if key not in differing
    }
    return [
        Trouble(line=last.line, what=f"{Citation.parse(last.key).printed} breaks off: “…{last.text[-50:]}”")
        for section in sections
        if section.clauses and (last := section.clauses[-1]).key not in recorded and _breaks_off(last.text)
    ]


def _breaks_off(words: str) -> bool:
    """Tell a broken sentence from a whole one, and from a table, which ends in figures."""
    return words[-1:].isalpha() or words.endswith((",", "-", "–", "—", "("))
