"""How ``pa58 rules check`` tells what it found, line by line."""

import sys
from collections.abc import Iterator

import click

from pa58.citations import Citation
from pa58.index import RulesIndex
from pa58.texts import CheckedText, Difference, Piece, PublishedClause, compare_words, fingerprint

MOST_SHOWN = 40  # troubles of one file; whoever has more needs another file

_LONGEST = 160  # characters of what was set aside

_WORDS = {
    "changed": "the words are not those indexed",
    "missing": "is in the index, not in the text",
    "added": "is in the text, not in the index",
    "moved": "has moved",
    "renumbered": "has another number",
}


def told(index: RulesIndex, checked: CheckedText, old: dict[str, str]) -> Iterator[str]:
    """Yield the lines on one file; ``old`` are the words of older texts, by their fingerprint."""
    text = checked.text
    expected = len(checked.unchanged) + sum(each.kind != "added" for each in checked.differences)
    yield f"{text.name}: {len(checked.unchanged)} of {expected} clauses as indexed"
    yield from _currency(index, checked)
    for trouble in checked.troubles[:MOST_SHOWN]:
        yield f"  {text.name}:{trouble.line}: cannot be read: {trouble.what}."
    if len(checked.troubles) > MOST_SHOWN:
        yield f"  and {len(checked.troubles) - MOST_SHOWN} more places."
    for difference in checked.differences:
        yield from _difference(index, text.name, difference, old)
    yield from _titles(index, checked)
    yield from _aside(index, checked)
    if checked.absent:
        yield f"  not in this text, so not compared: {_sections(checked.absent)}"
    if text.listed:
        yield f"  named in the contents list only: {_sections(text.listed)}"
    if text.doubled:
        yield f"  stands twice, with the same words where nothing else is said: {_sections(text.doubled)}"


def _sections(keys: tuple[str, ...]) -> str:
    return ", ".join(Citation.parse(key).printed.removeprefix("58 Pa. Code ") for key in keys)


def _currency(index: RulesIndex, checked: CheckedText) -> Iterator[str]:
    text = checked.text
    if text.current_through:
        yield f"  the text says that it is current through {text.current_through}"
    for enactment in text.enactments:
        yield f"  the text names an enactment effective {enactment.effective} ({enactment.bulletin})"
    for chapter in index.chapters:
        if chapter.key in checked.chapters:
            yield f"  the index was made from: {chapter.currency}"


def _difference(index: RulesIndex, name: str, found: Difference, old: dict[str, str]) -> Iterator[str]:
    now = found.now
    where = f"{name}:{now.line}: " if now else f"{name}: "
    line = f"  {where}{found.kind}: {Citation.parse(found.key).printed} {_WORDS[found.kind]}"
    if found.kind in ("moved", "renumbered") and now:
        line += f": it is {Citation.parse(now.key).printed}"
    yield line
    if found.kind == "added" and now:
        yield f"      new: {now.text}"
        return
    clause = index.clause(found.key)
    yield f"      our summary: {clause.summary}"
    if found.kind == "missing" and clause.fingerprint in old:
        yield f"      old: {old[clause.fingerprint]}"
    if found.kind == "changed" and now:
        yield from _wordings(old.get(clause.fingerprint), now)
        for note in _notes(index, found.key):
            yield f"      noted of the source: {note}"


def _wordings(before: str | None, now: PublishedClause) -> Iterator[str]:
    if before is None:
        yield f"      new: {now.text}"
        yield "      old: known by its fingerprint only; --before FILE shows it from the text indexed"
        return
    pieces = list(compare_words(before, now.text))
    yield "      old: " + " ".join(_marked(piece) for piece in pieces if piece.side != "new")
    yield "      new: " + " ".join(_marked(piece) for piece in pieces if piece.side != "old")


def _marked(piece: Piece) -> str:
    match piece.side:
        case "both":
            return piece.words
        case "old":
            marked, colour = f"[-{piece.words}-]", "red"
        case "new":
            marked, colour = f"{{+{piece.words}+}}", "green"
    return click.style(marked, fg=colour) if sys.stdout.isatty() else marked


def _titles(index: RulesIndex, checked: CheckedText) -> Iterator[str]:
    """Tell of sections with another title; no clause hangs on one, so that it is no difference."""
    indexed = {section.key: section for section in index.sections}
    for section in checked.text.sections:
        known = indexed.get(section.key)
        if known and section.title and fingerprint(section.title) != fingerprint(known.title):
            yield (
                f"  {checked.text.name}:{section.line}: {known.citation.printed} is titled “{section.title}” here, "
                f"“{known.title}” in the index"
            )


def _notes(index: RulesIndex, key: str) -> Iterator[str]:
    for chapter in index.chapters:
        for note in chapter.source_notes:
            if key in note.clauses:
                yield f"{note.what} {note.decision}"


def _aside(index: RulesIndex, checked: CheckedText) -> Iterator[str]:
    recorded = {
        note.foreign_words: note.decision
        for chapter in index.chapters
        for note in chapter.source_notes
        if note.foreign_words
    }
    for each in checked.text.set_aside:
        shown = each.text if len(each.text) <= _LONGEST else each.text[:_LONGEST] + "…"
        where = f"{checked.text.name}:{each.line}"
        if each.kind == "noise":
            yield f"  {where}: noise, recorded: “{shown}”. {recorded[each.text]}"
        elif each.kind == "other":
            yield f"  {where}: outside every section: “{shown}”"
        else:
            yield f"  {where}: of the publisher or on sources: “{shown}”"
