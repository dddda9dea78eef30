"""Send a transcript's lines again, and see whether the same comes back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from adapters.child import Child
from adapters.command import split_command
from adapters.transcript import TranscriptError, read
from adapters.wire import Violation, excerpt

START_SECONDS = 30.0


class _Recorded(Struct):
    """A line that was sent, the number of its event in the transcript, and what came of it."""

    number: int
    sent: bytes
    received: bytes | None = None
    kind: str = ""
    detail: str = ""


class Replayed(Struct, frozen=True, kw_only=True):
    """What came of one line of the transcript this time.

    ``recorded`` and ``now`` are the line received, or the kind of violation and its detail. ``now`` is
    None where the line was not sent, because the process had ended over an earlier line.
    """

    number: int
    sent: str
    recorded: str
    now: str | None
    same: bool
    violation: bool


def replay(file: Path, command: str | None = None) -> Iterator[Replayed]:
    """Yield how each line of the transcript fares with ``command``, or with the command recorded.

    A fresh process is started wherever one was started then. Raises ``TranscriptError``, ``CommandError``.
    """
    for recorded_command, lines in _lives(file):
        words = split_command(command) if command is not None else recorded_command
        yield from _relive(words, lines)


def _lives(file: Path) -> Iterator[tuple[list[str], list[_Recorded]]]:
    command: list[str] | None = None
    lines: list[_Recorded] = []
    for number, event in enumerate(read(file), 1):
        if event["event"] == "start":
            if command is not None:
                yield command, lines
            command, lines = event["command"], []
        elif event["event"] == "sent":
            lines.append(_Recorded(number, event["line"].encode() + b"\n"))
        elif lines and event["event"] == "received":
            lines[-1].received = event["line"].encode()
        elif lines and event["event"] == "violation":
            lines[-1].kind, lines[-1].detail = event["kind"], event["detail"]
    if command is None:
        raise TranscriptError(f"{file}: holds no conversation; record one with --record FILE")
    yield command, lines


def _relive(command: list[str], lines: list[_Recorded]) -> Iterator[Replayed]:
    child = Child(command)
    alive = True
    try:
        for line in lines:
            if not alive:
                yield _replayed(line, None, "")
                continue
            try:
                yield _replayed(line, child.exchange(line.sent, _seconds(line.sent)), "")
            except Violation as violation:
                alive = False
                yield _replayed(line, violation.detail.encode(), violation.kind)
    finally:
        child.kill()


def _replayed(line: _Recorded, now: bytes | None, kind: str) -> Replayed:
    if now is None:
        same = False
    elif line.received is None or kind:
        same = line.received is None and kind == line.kind
    else:
        same = _value(now) == _value(line.received)
    recorded = excerpt(line.received) if line.received is not None else f"{line.kind}: {line.detail}"
    shown = None if now is None else f"{kind}: {excerpt(now)}" if kind else excerpt(now)
    return Replayed(
        number=line.number,
        sent=excerpt(line.sent),
        recorded=recorded,
        now=shown,
        same=same,
        violation=bool(line.kind),
    )


def _seconds(line: bytes) -> float:
    """Return the deadline that the request names, or the one for a start."""
    try:
        deadline = msgspec.json.decode(line)["params"]["deadlineMs"]
        return float(deadline) / 1000
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        return START_SECONDS


def _value(line: bytes) -> Any:
    """Return what a line says, however it spells it; a line that is not JSON says its bytes."""
    try:
        return msgspec.json.decode(line)
    except msgspec.DecodeError:
        return line
