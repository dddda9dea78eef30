"""Adapters to start from: one file per language that runs at once and needs nothing installed."""

import shlex
from importlib import resources
from pathlib import Path

from adapters.appending import append_whole

_FILES = {
    "python": ("adapter.py", "python3"),
    "node": ("adapter.js", "node"),
    "java": ("Adapter.java", "java"),
}

LANGUAGES = tuple(_FILES)


def write_kit(language: str, folder: Path) -> tuple[Path, str]:
    """Write the kit of a language into ``folder``; return the file, and the command line that runs it.

    Raises ``FileExistsError`` rather than overwrite a file, and ``OSError`` where it cannot be written whole.
    """
    name, program = _FILES[language]
    text = (resources.files(__name__) / language / name).read_bytes()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    with file.open("xb", buffering=0) as out:
        try:
            append_whole(out, text)
        except OSError:
            file.unlink(missing_ok=True)
            raise
    return file, shlex.join([program, str(file)])
