"""Where the passphrase of a key comes from: a file, the environment, or a person at a terminal, in this order."""

import os
import sys
from pathlib import Path

import click

from pa58.seals import KeyProblem

VARIABLE = "PA58_PASSPHRASE"


def for_new_key(file: Path | None) -> bytes | None:
    """Return the passphrase that a new key is to be locked with; a person gives it twice.

    None where none is given and nobody can be asked: a script that makes keys guards them by its own means.
    Raises `KeyProblem` where it is empty.
    """
    found = _given(file)
    if found is None:
        if not sys.stdin.isatty():
            return None
        found = _asked("Passphrase for the new key", twice=True)
    if not found:
        raise KeyProblem("the passphrase is empty; a key without one is made with --no-passphrase.")
    return found


def for_key(key: Path, file: Path | None) -> bytes:
    """Return the passphrase that ``key`` is locked with; raises `KeyProblem` where nobody can be asked."""
    found = _given(file)
    if found is not None:
        return found
    if not sys.stdin.isatty():
        raise KeyProblem(
            f"{key}: the key is locked with a passphrase: set {VARIABLE}, name a file with --passphrase-file, or "
            "run this at a terminal."
        )
    return _asked(f"Passphrase of {key}", twice=False)


def _given(file: Path | None) -> bytes | None:
    """Return the first line of ``file``, or what the environment says; None where neither is given."""
    if file is None:
        return os.environb.get(VARIABLE.encode())
    try:
        return file.read_bytes().split(b"\n", 1)[0].removesuffix(b"\r")
    except OSError as error:
        raise KeyProblem(f"{file}: cannot be read: {error.strerror}.") from None


def _asked(words: str, *, twice: bool) -> bytes:
    said: str = click.prompt(words, hide_input=True, confirmation_prompt=twice, err=True)
    return said.encode("utf-8", "surrogateescape")
