"""From ``rules_index.yaml`` to a `RulesIndex`, or to a list of everything that is wrong with the file."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from pa58.citations import Citation
from pa58.index.checks import check
from pa58.index.document import ChapterEntry, ClauseEntry, IndexDocument, SectionEntry
from pa58.index.model import Chapter, Clause, RulesIndex, Section
from pa58.index.problems import Findings
from pa58.index.reader import read_document
from pa58.suite_files import suite_root

_LARGEST = 4 * 1024 * 1024  # bytes; the four chapters take less than a fortieth of it


def load_index(path: Path | None = None) -> RulesIndex:
    """Read and check an index, by default that of the suite.

    Raises `IndexProblems`, which lists everything that is wrong, for a file that is missing, unreadable, not
    YAML, or not an index.
    """
    path = suite_root() / "rules_index.yaml" if path is None else path
    findings = Findings(str(path))
    raw = _read(path, findings)
    findings.stop()
    document, lines = read_document(_decode(raw, findings), findings)
    if document is not None:
        check(document, lines, findings)
    findings.stop()
    assert document is not None, "a document that could not be read has findings"
    return _index(document, path, hashlib.sha256(raw).hexdigest())


def _read(path: Path, findings: Findings) -> bytes:
    try:
        with path.open("rb") as file:
            raw = file.read(_LARGEST + 1)
    except OSError as error:
        findings.add(1, f"the index cannot be read: {error.strerror}.")
        return b""
    if len(raw) > _LARGEST:
        findings.add(1, f"the file is larger than {_LARGEST} bytes, which no index is.")
    return raw


def _decode(raw: bytes, findings: Findings) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        findings.add(raw.count(b"\n", 0, error.start) + 1, "this is not UTF-8; save the file as UTF-8.")
        findings.stop()
        raise


def _index(document: IndexDocument, path: Path, digest: str) -> RulesIndex:
    sources = {source.chapter: source for source in document.sources}
    chapters = []
    for chapter in document.chapters:
        source = sources[chapter.key]
        chapters.append(
            Chapter(
                key=chapter.key,
                citation=Citation.parse(chapter.key),
                title=source.title,
                extent=source.extent,
                currency=source.currency,
                current_through=source.current_through,
                adopted=source.adopted,
                effective=source.effective,
                source_notes=tuple(note for note in document.source_notes if note.chapter == chapter.key),
                sections=tuple(section.key for section in chapter.sections),
            )
        )
    sections = [(chapter, section) for chapter in document.chapters for section in chapter.sections]
    return RulesIndex(
        path=path,
        digest=digest,
        chapters=tuple(chapters),
        sections=tuple(_section(chapter, section) for chapter, section in sections),
        clauses=tuple(clause for _, section in sections for clause in _clauses(section.clauses)),
        readings=document.readings,
    )


def _section(chapter: ChapterEntry, section: SectionEntry) -> Section:
    return Section(
        key=section.key,
        citation=Citation.parse(section.key),
        title=section.title,
        chapter=chapter.key,
        clauses=tuple(clause.key for clause in section.clauses),
    )


def _clauses(entries: tuple[ClauseEntry, ...], parent: ClauseEntry | None = None) -> Iterator[Clause]:
    """Yield the clauses of a tree in the order of the regulation."""
    for entry in entries:
        citation = Citation.parse(entry.key)
        yield Clause(
            key=entry.key,
            citation=citation,
            summary=entry.summary,
            kind=entry.kind,
            verify=entry.verify,
            reason=entry.reason,
            question=entry.question,
            capability=entry.capability,
            if_offered=entry.if_offered,
            readings=entry.readings,
            depends_on=entry.depends_on,
            unreachable=entry.unreachable,
            fingerprint=entry.fingerprint,
            chapter=citation.chapter,
            section=f"{citation.chapter}.{citation.section}",
            depth=len(citation.path) or 1,
            parent=parent.key if parent else None,
            children=tuple(child.key for child in entry.clauses),
            since=entry.since,
            until=entry.until,
            earlier=entry.earlier,
        )
        yield from _clauses(entry.clauses, entry)
