"""The command line of a product: found, and made independent of the current directory."""

import shlex
import shutil
from itertools import pairwise
from pathlib import Path

from adapters.errors import CommandError


def split_command(command: str) -> list[str]:
    """Return the words of a command line, with the program found and files as absolute paths.

    Raises ``CommandError``.
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise CommandError(f"the command line cannot be read ({error}): {command}") from None
    if not words:
        raise CommandError("the command line of the product is empty")
    program = shutil.which(words[0])
    if program is None:
        raise CommandError(f"there is no program {words[0]!r} to run (in the command line: {command})")
    return [
        str(Path(program).absolute()),
        # After -m stands the name of a module, even where a folder of that name lies here.
        *(word if before == "-m" else _absolute(word) for before, word in pairwise(words)),
    ]


def _absolute(word: str) -> str:
    path = Path(word)
    return str(path.absolute()) if word and path.exists() else word
