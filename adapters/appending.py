"""Adds to the end of a file, whole or not at all: a disk that is full leaves no torn line behind."""

import os
from contextlib import suppress
from io import FileIO


def append_whole(file: FileIO, data: bytes) -> None:
    """Put ``data`` at the end of ``file``, or leave the file as it was and raise `OSError`."""
    end = file.seek(0, os.SEEK_END)
    rest = memoryview(data)
    try:
        while rest:
            rest = rest[file.write(rest) :]
    except OSError:
        with suppress(OSError):
            file.truncate(end)
        raise
