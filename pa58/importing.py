"""The skeleton of a chapter that the suite does not know yet, made from its published text.

It is an index with everything but our own words, a feature file for each section with one pending scenario for
each obligation, and a list of what is defined and cited. It holds no sentence of the regulation.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from shutil import rmtree

import msgspec

from pa58.citations import Citation
from pa58.texts import Proposal, PublishedSection, PublishedText, propose, references

_UNWRITTEN = "To be written in our own words."


class Skeleton(msgspec.Struct, frozen=True, kw_only=True):
    """The files of a skeleton: text by path, below the folder that they go to."""

    files: dict[str, str]
    clauses: int
    scenarios: int


def skeleton(text: PublishedText, chapter: str, title: str, indexed: Iterable[str]) -> Skeleton:
    """Return the skeleton of ``chapter``; ``indexed`` are the keys of clauses that the suite knows already.

    ``text`` must have been read without a doubt, and hold sections of the chapter.
    """
    sections = sorted(
        (section for section in text.sections if section.key.split(".")[0] == chapter),
        key=lambda section: _order(section.key),
    )
    proposals = {
        clause.key: propose(
            clause,
            definition=Citation.parse(clause.key).term is not None,
            children=any(other.key.startswith(clause.key + ".") for other in section.clauses),
        )
        for section in sections
        for clause in section.clauses
    }
    features = {
        f"features/{chapter}/{section.key}.feature": feature
        for section in sections
        if (feature := "\n".join(_feature(section, proposals)))
    }
    return Skeleton(
        files={
            "rules_index.yaml": "\n".join(_index(text, chapter, title, sections, proposals)),
            "references.md": "\n".join(_references(sections, text, set(indexed))),
            **features,
        },
        clauses=len(proposals),
        scenarios=sum(feature.count("@pending") for feature in features.values()),
    )


def write_skeleton(made: Skeleton, folder: Path) -> None:
    """Write the files of a skeleton into ``folder``, which must not exist: all of them, or no folder.

    Raises OSError.
    """
    folder.mkdir(parents=True)
    try:
        for name, content in made.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
    except OSError:
        rmtree(folder, ignore_errors=True)
        raise


def _order(key: str) -> tuple[int, str]:
    number = key.rpartition(".")[2]
    return (int(number), "") if number.isdigit() else (0, number)


def _scalar(value: str) -> str:
    """Write a key or title as YAML takes it for text: a number alone would not be one."""
    return (
        value
        if re.fullmatch(r"[a-z0-9.-]*[a-zA-Z][a-zA-Z0-9.-]*", value)
        else json.dumps(value, ensure_ascii=False)
    )


def _index(
    text: PublishedText,
    chapter: str,
    title: str,
    sections: Sequence[PublishedSection],
    proposals: Mapping[str, Proposal],
) -> Iterator[str]:
    yield f"# The skeleton of chapter {chapter}, made from its published text. Behind each # stands why"
    yield "# something was guessed: read the clause, mend or confirm, and take the remark away."
    yield "sources:"
    yield f"  - chapter: {_scalar(chapter)}"
    yield f"    title: {json.dumps(title, ensure_ascii=False)}"
    yield f"    extent: {json.dumps(_extent(sections), ensure_ascii=False)}"
    yield f"    currency: {json.dumps(_currency(text), ensure_ascii=False)}"
    if text.current_through:
        yield f'    current_through: "{text.current_through}"'
    if text.enactments:
        yield f'    effective: "{max(each.effective for each in text.enactments)}"'
    yield "source_notes: []"
    yield "readings: []"
    yield "chapters:"
    yield f"  - key: {_scalar(chapter)}"
    yield "    sections:"
    for section in sections:
        yield f"      - key: {_scalar(section.key)}"
        yield f"        title: {json.dumps(section.title or _UNWRITTEN, ensure_ascii=False)}"
        yield "        clauses:"
        yield from _clauses(section, proposals)
    yield ""


def _clauses(section: PublishedSection, proposals: Mapping[str, Proposal]) -> Iterator[str]:
    depth_before = 1
    for clause in section.clauses:
        proposal = proposals[clause.key]
        depth = len(Citation.parse(clause.key).path) or 1
        if depth > depth_before:
            yield " " * (4 * depth + 4) + "clauses:"
        depth_before = depth
        indent = " " * (4 * depth + 6)
        yield f"{indent}- key: {_scalar(clause.key)}"
        yield f"{indent}  summary: {_UNWRITTEN}"
        yield f"{indent}  kind: {proposal.kind}  # {proposal.kind_because}"
        yield f"{indent}  verify: {proposal.verify}  # {proposal.verify_because}"
        if proposal.verify == "none":
            known = "It explains a term." if proposal.kind == "definition" else "To be written."
            yield f"{indent}  reason: {known}"
        if proposal.verify == "inspection":
            yield f"{indent}  question: To be written?"
        if proposal.capability:
            yield f"{indent}  capability: {proposal.capability}"
        yield f"{indent}  fingerprint: {clause.fingerprint}"


def _extent(sections: Sequence[PublishedSection]) -> str:
    numbers = [section.key for section in sections]
    return f"§ {numbers[0]} alone." if len(numbers) == 1 else f"§§ {', '.join(numbers)}."


def _currency(text: PublishedText) -> str:
    said = [f"Current through {text.current_through}."] if text.current_through else []
    said += [f"Effective {each.effective} ({each.bulletin})." for each in text.enactments]
    return " ".join(said) or "Undated."


def _feature(section: PublishedSection, proposals: Mapping[str, Proposal]) -> Iterator[str]:
    """Yield a feature file with a pending scenario for each clause that cases could verify; nothing without any."""
    tested = [clause for clause in section.clauses if proposals[clause.key].verify in ("test", "analysis")]
    if not tested:
        return
    yield f"Feature: {Citation.parse(section.key).printed} — {section.title or _UNWRITTEN}"
    for clause in tested:
        citation = Citation.parse(clause.key)
        yield ""
        yield f"  {citation.tag} @pending"
        yield f"  Scenario: What {citation.printed.removeprefix('58 Pa. Code ')} demands"
        yield "    Given a case that is yet to be written"
    yield ""


def _references(
    sections: Sequence[PublishedSection], text: PublishedText, indexed: set[str]
) -> Iterator[str]:
    clauses = [clause for section in sections for clause in section.clauses]
    yield "# Definitions"
    yield ""
    for clause in clauses:
        term = Citation.parse(clause.key).term
        if term:
            yield f"- {term} ({Citation.parse(clause.key).printed})"
    yield ""
    yield "# What the chapter cites"
    yield ""
    held = {clause.key for section in text.sections for clause in section.clauses}
    held |= {section.key for section in text.sections}
    known = indexed | {key.rpartition(".")[0] for key in indexed if key.count(".") == 2}
    for clause in clauses:
        for each in dict.fromkeys(references(clause)):
            where = (
                "in this text" if each.cited in held else "in the index" if each.cited in known else "outside"
            )
            yield f"- {Citation.parse(each.by).printed} cites {_printed(each.cited)}: {where}"
    yield ""


def _printed(key: str) -> str:
    try:
        return Citation.parse(key).printed
    except ValueError:
        return key
