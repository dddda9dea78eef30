"""Reviews: a person has read what the law says now, and found that the suite still judges by it.

They stand in ``reviews.yaml`` beside the index. A review holds for the one change that was read; the next change
makes the clause suspect again.
"""

import datetime as dt
from pathlib import Path
from typing import Annotated

import msgspec
import yaml

from adapters.appending import append_whole
from pa58.entry_files import EntryProblems, read_entry_file
from pa58.evidence import Review, TextState
from pa58.index import RulesIndex
from pa58.index.document import Words
from pa58.index.problems import Findings
from pa58.index.reader import Lines

NAME = "reviews.yaml"


class _ReviewEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One review; ``kind`` and ``now`` tell the change that it accepts, as a `TextState` does."""

    clause: Words
    kind: Words
    now: Annotated[str, msgspec.Meta()]
    reviewer: Words
    date: dt.date
    reason: Words


class _ReviewFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    reviews: tuple[_ReviewEntry, ...]


class Reviews:
    """The reviews that a file holds, by clause and by the change that they accept."""

    def __init__(self, entries: tuple[_ReviewEntry, ...] = ()) -> None:
        self._found = {
            (each.clause, each.kind, each.now): Review(
                reviewer=each.reviewer, date=each.date, reason=each.reason
            )
            for each in entries
        }

    def of(self, key: str, state: TextState) -> Review | None:
        """Return the review of this change of the clause ``key``."""
        return self._found.get((key, state.kind, state.now))


def read_reviews(index: RulesIndex, path: Path | None = None) -> Reviews:
    """Read a file of reviews, by default the one beside the index, which need not exist.

    Raises `EntryProblems` for a file that is wrong, and for a clause that is not in the index.
    """
    if path is None:
        path = index.path.parent / NAME
        if not path.exists():
            return Reviews()
    keys = {clause.key for clause in index.clauses}

    def check(document: _ReviewFile, lines: Lines, findings: Findings) -> None:
        for entry in document.reviews:
            if entry.clause not in keys:
                findings.add(lines.of(entry, "clause"), f"{entry.clause} is not a clause of the index.")

    return Reviews(read_entry_file(path, _ReviewFile, "a file of reviews", check).reviews)


def add_review(path: Path, key: str, state: TextState, review: Review) -> None:
    """Put a review at the end of the file at ``path``, which is made where there is none.

    Raises `EntryProblems` where it cannot be written.
    """
    entry = {
        "clause": key,
        "kind": state.kind,
        "now": state.now,
        "reviewer": review.reviewer,
        "date": review.date.isoformat(),
        "reason": review.reason,
    }
    text = yaml.safe_dump([entry], allow_unicode=True, sort_keys=False, width=100)
    try:
        new = not path.exists()
        if new:
            text = f"# Changes of the official text that a person has read and accepted.\nreviews:\n{text}"
        with path.open("ab", buffering=0) as file:
            try:
                append_whole(file, text.encode())
            except OSError:
                if new:
                    path.unlink()
                raise
    except OSError as error:
        raise EntryProblems(
            f"{path}: cannot be written: {error.strerror}; name another file with --reviews."
        ) from None
