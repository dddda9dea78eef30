"""The files of a report, written so that a reader finds whole ones or the former ones, never half of one.

All of them are written beside their places and put on the disk first; only then does each take its place.
"""

import errno
import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from reports import csv_export, html, json_export, junit_export, xlsx_export
from reports.matrix import Matrix

REPORT = "index.html"


class OutputError(Exception):
    """A file of a report that could not be written; the message names it and says why."""


def write_outputs(matrix: Matrix, folder: Path, beside: Mapping[str, bytes] | None = None) -> list[Path]:
    """Write the files of a report, as `outputs` names them, into ``folder``, with files to lie ``beside`` them.

    Makes the folder where there is none, and returns the paths, the report first. Raises `OutputError` when
    the disk refuses; files of an earlier run then stand as they were.
    """
    contents = {folder / name: pieces for name, pieces in outputs(matrix).items()}
    write_whole(contents | {folder / name: partial(iter, (data,)) for name, data in (beside or {}).items()})
    return sorted(contents, key=lambda path: path.name != REPORT)


def outputs(matrix: Matrix) -> dict[str, Callable[[], Iterator[bytes]]]:
    """Return what makes each file of a report (name -> its bytes in pieces), to be called in this order."""
    digest = hashlib.sha256()

    def matrix_json() -> Iterator[bytes]:
        for piece in json_export.pieces(matrix):
            digest.update(piece)
            yield piece

    return {
        "matrix.json": matrix_json,
        REPORT: lambda: html.pieces(matrix, matrix_digest=digest.hexdigest()),
        "matrix.csv": lambda: csv_export.pieces(matrix),
        "matrix.xlsx": lambda: xlsx_export.pieces(matrix),
        "junit.xml": lambda: junit_export.pieces(matrix),
    }


def write_whole(contents: dict[Path, Callable[[], Iterator[bytes]]]) -> None:
    """Write each path of ``contents`` whole, in their order, or none of them; raises `OutputError`."""
    staged: dict[Path, Path] = {}
    path = Path()
    try:
        for path, pieces in contents.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            staged[path] = path.with_name(f".{path.name}.{os.getpid()}.part")
            _write(staged[path], pieces())
        for path, part in staged.items():
            part.replace(path)
        for folder in dict.fromkeys(path.parent for path in staged):
            _settle(folder)
    except OSError as error:
        raise OutputError(
            f"{path}: cannot be written: {error.strerror or error}. "
            "Make room, or choose another folder with --out; no file was left half-written."
        ) from error
    finally:
        for part in staged.values():
            with suppress(OSError):
                part.unlink(missing_ok=True)


def _write(path: Path, pieces: Iterator[bytes]) -> None:
    with path.open("wb") as file:
        for piece in pieces:
            file.write(piece)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Put the names in ``folder`` on the disk, where the system knows how."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
