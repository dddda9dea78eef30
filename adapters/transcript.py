"""The record of a conversation: every line sent and received, as JSON Lines.

Each line is an event. ``start`` opens one life of the process, with its command;
``sent`` and ``received`` hold a line of the protocol as text; ``violation`` says
what broke the contract, with an excerpt; ``stderr`` holds what the product said
there meanwhile. ``at`` is in seconds since the recording began.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from adapters.errors import ProductError
from adapters.slices import RecentLines
from adapters.wire import Violation, excerpt


class TranscriptError(ProductError):
    """A transcript that cannot be written or read; the message names the file and the line."""


class Recorder:
    """Writes a transcript, or nothing when it has no file.

    ``recent`` keeps the last lines of what belongs to a case, file or not. Where the disk takes no more the
    conversation goes on unrecorded, since no case may end otherwise for it; `close` says so.
    """

    def __init__(self, file: Path | None) -> None:
        self.recent = RecentLines()
        try:
            self._out = file.open("wb") if file is not None else None
        except OSError as error:
            raise TranscriptError(f"{file}: the transcript cannot be written: {error.strerror}") from None
        self._file = file
        self._refused = ""
        self._began = time.monotonic()

    def note(self, event: str, **members: Any) -> None:
        """Write one event."""
        if self._out is not None:
            at = round(time.monotonic() - self._began, 6)
            try:
                self._out.write(msgspec.json.encode({"event": event, "at": at, **members}) + b"\n")
            except OSError as error:
                self._end(error)

    def line(self, event: str, line: bytes) -> None:
        """Write one line of the protocol, whole."""
        if self._out is not None:
            self.note(event, line=line.decode("utf-8", "backslashreplace").rstrip("\n"))

    def stderr(self, tail: bytes) -> None:
        """Write what the product said on standard error, if it said anything."""
        if tail:
            self.note("stderr", text=tail.decode("utf-8", "backslashreplace"))

    def violation(self, violation: Violation) -> None:
        """Write what broke the contract, and let the file show it even if pa58 is ended now."""
        self.note(
            "violation", kind=violation.kind, detail=violation.detail, received=excerpt(violation.received)
        )
        if self._out is not None:
            try:
                self._out.flush()
            except OSError as error:
                self._end(error)

    def close(self) -> None:
        """Close the file; safe to call twice. Raises `TranscriptError`, once, where not all could be written."""
        self._end()
        refused, self._refused = self._refused, ""
        if refused:
            raise TranscriptError(f"{self._file}: the transcript is not whole: {refused}; make room for it.")

    def _end(self, error: OSError | None = None) -> None:
        out, self._out = self._out, None
        if out is not None:
            try:
                out.close()
            except OSError as at_last:  # even so the file is closed
                error = error or at_last
        if error is not None:
            self._refused = error.strerror or str(error)


def read(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the events of a transcript; raise ``TranscriptError`` where it is none."""
    try:
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                try:
                    event = msgspec.json.decode(line, type=dict[str, Any])
                    event["event"]
                except (msgspec.DecodeError, KeyError):
                    raise TranscriptError(
                        f"{file}:{number}: not an event of a transcript; record one with --record FILE"
                    ) from None
                yield event
    except OSError as error:
        raise TranscriptError(f"{file}: cannot be read: {error.strerror}") from None
