"""Inspections: what only a person can see, answered by a person, with evidence that can be checked again.

A checklist is a YAML file with a question for each clause that is verified by inspection. What is not answered
stays due; what is answered by half, or cannot be so, is refused with its line.
"""

import datetime as dt
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Literal

import msgspec
import yaml

from pa58.citations import nearest
from pa58.entry_files import file_digest, read_entry_file
from pa58.evidence import Inspection
from pa58.index import Clause, RulesIndex
from pa58.index.document import Key, Words
from pa58.index.problems import Findings
from pa58.index.reader import Lines

_ANSWERS = ("inspector", "date", "result", "evidence", "digest")

_HEAD = """\
# Inspections of a product: questions of 58 Pa. Code that a person answers on the spot.
#
# received  the day on which the product was received, such as 2030-01-31
# result    conforms, or does-not-conform
# evidence  a file with what was seen (photographs, a signed form), as a path from the folder of this file
# digest    the SHA-256 of that file; pa58 inspect check says what it is
#
# A question without any answer stays due.
"""


class _Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    clause: Key
    question: Words
    inspector: Words | None = None
    date: dt.date | None = None
    result: Literal["conforms", "does-not-conform"] | None = None
    evidence: Words | None = None
    digest: Words | None = None
    note: Words | None = None

    @property
    def missing(self) -> list[str]:
        """The fields of an answer that are empty."""
        return [name for name in _ANSWERS if getattr(self, name) is None]

    @property
    def begun(self) -> bool:
        """Whether anything of an answer is given."""
        return len(self.missing) < len(_ANSWERS) or self.note is not None


class _Checklist(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    received: dt.date | None = None
    inspections: tuple[_Entry, ...]


class Answers(msgspec.Struct, frozen=True, kw_only=True):
    """A checklist that was read: what is answered, and the keys of clauses whose question is still open."""

    answered: tuple[Inspection, ...]
    open: tuple[str, ...]


def questions(
    index: RulesIndex, chapters: Sequence[str], *, without_table: bool = False
) -> tuple[Clause, ...]:
    """Return the clauses that a person must inspect, each with its question.

    They are those of ``chapters`` or, where these are none, of all. ``without_table``: also the clauses that the
    suite would have shown at a table, or by a declaration, which the product does not offer.
    """
    return tuple(
        clause
        if clause.verify == "inspection"
        else msgspec.structs.replace(
            clause, question=f"At the table as it is set up, does this hold? {clause.summary}"
        )
        for clause in index.clauses
        if (clause.verify == "inspection" or (without_table and falls_to_a_person(clause)))
        and (not chapters or clause.chapter in chapters)
    )


def falls_to_a_person(clause: Clause) -> bool:
    """Tell whether a person must verify the clause where the product offers no table and declares nothing."""
    return clause.verify in ("test", "analysis") and clause.capability in ("table", "declare")


def blank_checklist(clauses: Iterable[Clause]) -> str:
    """Return a checklist for ``clauses``, as YAML to be filled in."""
    blank = dict.fromkeys((*_ANSWERS, "note"))
    entries = [
        yaml.safe_dump(
            [{"clause": clause.key, "question": clause.question, **blank}],
            allow_unicode=True,
            sort_keys=False,
            width=100,
        ).replace(" null\n", "\n")
        for clause in clauses
    ]
    return (
        _HEAD
        + "received:\ninspections:\n"
        + "\n".join(
            f"# {clause.citation.printed}\n{entry}" for clause, entry in zip(clauses, entries, strict=True)
        )
    )


def read_inspections(index: RulesIndex, path: Path, today: dt.date) -> Answers:
    """Read a checklist and check its answers, and the evidence that they name.

    Raises `EntryProblems` with everything that is wrong, each with its line.
    """
    checklist = read_entry_file(path, _Checklist, "a checklist", _checker(index, path.parent, today))
    answered: dict[str, Inspection] = {}
    for entry in checklist.inspections:
        if entry.begun and entry.clause not in answered:
            answered[entry.clause] = Inspection(
                clause=entry.clause,
                inspector=entry.inspector or "",
                date=entry.date or today,
                result=entry.result or "does-not-conform",
                evidence=entry.evidence or "",
                digest=(entry.digest or "").removeprefix("sha256:").lower(),
                note=entry.note or "",
            )
    return Answers(
        answered=tuple(answered.values()),
        open=tuple(entry.clause for entry in checklist.inspections if entry.clause not in answered),
    )


def _checker(
    index: RulesIndex, folder: Path, today: dt.date
) -> Callable[[_Checklist, Lines, Findings], None]:
    inspected = {clause.key: clause for clause in questions(index, (), without_table=True)}
    known = {clause.key for clause in index.clauses}

    def check(checklist: _Checklist, lines: Lines, findings: Findings) -> None:
        first: dict[str, _Entry] = {}
        for entry in checklist.inspections:
            where = lines.of(entry, "clause")
            if entry.clause not in inspected:
                findings.add(where, _not_to_inspect(entry.clause, known, inspected))
                continue
            if " ".join(entry.question.split()) != " ".join((inspected[entry.clause].question or "").split()):
                findings.add(
                    lines.of(entry, "question"),
                    f"the index asks another question about {entry.clause} than the one answered here; "
                    "make a new checklist.",
                )
            if not entry.begun:
                continue
            for name in entry.missing:
                findings.add(where, f"the answer about {entry.clause} has no {name}.")
            _check_date(checklist, entry, lines, findings, today)
            _check_evidence(entry, lines, findings, folder)
            before = first.setdefault(entry.clause, entry)
            if before.result != entry.result:
                findings.add(
                    lines.of(entry, "result"),
                    f"{entry.clause} is answered {entry.result} here, but {before.result} on line "
                    f"{lines.of(before, 'result')}; leave the answer that holds.",
                )

    return check


def _not_to_inspect(key: str, known: set[str], inspected: Iterable[str]) -> str:
    if key in known:
        return f"{key} is not verified by inspection; those that are: {', '.join(inspected)}."
    return f"{key} is not a clause of the index; nearest are {', '.join(nearest(key, known))}."


def _check_date(
    checklist: _Checklist, entry: _Entry, lines: Lines, findings: Findings, today: dt.date
) -> None:
    if entry.date is None:
        return
    where = lines.of(entry, "date")
    if entry.date > today:
        findings.add(where, f"{entry.date} lies in the future; today is {today}.")
    if checklist.received is None:
        findings.add(
            lines.of(checklist), "received is empty: the day on which the product was received must be known."
        )
    elif entry.date < checklist.received:
        findings.add(where, f"{entry.date} is before {checklist.received}, when the product was received.")


def _check_evidence(entry: _Entry, lines: Lines, findings: Findings, folder: Path) -> None:
    if entry.evidence is None:
        return
    try:
        digest = file_digest(folder / entry.evidence)
    except OSError as error:
        findings.add(
            lines.of(entry, "evidence"), f"the evidence {entry.evidence} cannot be read: {error.strerror}."
        )
        return
    if entry.digest is not None and entry.digest.removeprefix("sha256:").lower() != digest:
        findings.add(
            lines.of(entry, "digest"),
            f"{entry.evidence} does not have this digest: its SHA-256 is {digest}. It is not the file that was "
            "attested, or the digest was not yet taken.",
        )
