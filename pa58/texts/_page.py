"""A file of published text as it was found: decoded, bounded, and able to say on which line a place is."""

import re
from bisect import bisect_right
from pathlib import Path

LARGEST = 16 * 1024 * 1024  # bytes; the longest chapter of the title takes a hundredth of it

# What some programs make of the section sign.
_SECTION_SIGN = re.compile("ยง|Â§")


class UnreadableText(Exception):  # noqa: N818  the file's trouble, said to a person
    """A file that cannot be read as text at all; the message names the file and, where known, the line."""


class Page:
    """Text with line numbers. ``name`` is how errors call the file."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", " ").replace("\xa0", " ")
        self.text = _SECTION_SIGN.sub("§", text)
        self._breaks = [match.start() for match in re.finditer("\n", self.text)]

    def line(self, place: int) -> int:
        """Return the line, counted from 1, on which the character at ``place`` stands."""
        return bisect_right(self._breaks, place - 1) + 1

    @classmethod
    def read(cls, path: Path) -> "Page":
        """Read ``path``; raises `UnreadableText` for a file that is missing, too large, or not UTF-8 text."""
        try:
            with path.open("rb") as file:
                raw = file.read(LARGEST + 1)
        except OSError as error:
            raise UnreadableText(f"{path}: cannot be read: {error.strerror}.") from None
        return cls(str(path), _decoded(raw, str(path)))


def _decoded(raw: bytes, name: str) -> str:
    if len(raw) > LARGEST:
        raise UnreadableText(
            f"{name}: larger than {LARGEST >> 20} MiB, which no chapter is; give its text alone."
        )
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise UnreadableText(f"{name}:1: this is UTF-16; save the file as UTF-8.")
    nul = raw.find(b"\0")
    if nul >= 0:
        line = raw.count(b"\n", 0, nul) + 1
        raise UnreadableText(
            f"{name}:{line}: holds a NUL byte, so it is no text; save the text alone, as UTF-8."
        )
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise UnreadableText(f"{name}:{line}: not UTF-8; save the file as UTF-8.") from None
