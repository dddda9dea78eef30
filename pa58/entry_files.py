"""Small YAML files that people write by hand: inspections, waivers, reviews, projects.

Each is read against a record, field by field, and everything wrong with it is told at once, by file and line.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from pa58.index.problems import Findings, IndexProblems
from pa58.index.reader import Lines, read_entries

_LARGEST = 4 * 1024 * 1024  # bytes; whoever writes that much by hand is no person

_Document = TypeVar("_Document")


class EntryProblems(Exception):  # noqa: N818  a list of problems, each of which is the error
    """Everything that is wrong with a file, a line each: ``file:line: what, and what to do``."""


def read_entry_file(
    path: Path,
    kind: type[_Document],
    name: str,
    check: Callable[[_Document, Lines, Findings], None] = lambda *_: None,
) -> _Document:
    """Read ``path`` as a record of ``kind`` and let ``check`` note what no record can forbid.

    ``name`` is how messages call such a file. Raises `EntryProblems`.
    """
    findings = Findings(str(path))
    try:
        raw = read_bounded(path, _LARGEST)
        document, lines = read_entries(raw.decode("utf-8-sig"), findings, kind, name, plain_dates=True)
        findings.stop()
        assert document is not None, "a document that could not be read has findings"
        check(document, lines, findings)
        findings.stop()
    except IndexProblems as problems:
        raise EntryProblems(str(problems)) from None
    except UnicodeDecodeError:
        raise EntryProblems(f"{path}:1: not UTF-8; save the file as UTF-8.") from None
    return document


def read_bounded(path: Path, most: int) -> bytes:
    """Return the bytes of ``path``; raises `EntryProblems` where it cannot be read or has more than ``most``."""
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except OSError as error:
        raise EntryProblems(f"{path}: cannot be read: {error.strerror}.") from None
    if len(raw) > most:
        raise EntryProblems(f"{path}: larger than {most} bytes.")
    return raw


def file_digest(path: Path) -> str:
    """Return the SHA-256 of the bytes of ``path``; raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
