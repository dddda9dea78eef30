"""The end of a conversation, kept for the evidence of a case that was answered wrongly or not at all.

A journal is compared with others, and a run that was resumed must give the report of one that was not. So what
differs from run to run without meaning anything is counted anew within the slice: the numbers of requests, and
the names that a product gives its table sessions. Everything else stands as it went over the wire.
"""

import re
from collections import deque
from typing import Any, Final

import msgspec

from adapters.product import Way, WireLine, WireSlice
from adapters.wire import excerpt

LINES: Final = 20
CHARACTERS: Final = 8_192
_LINE: Final = 4_000  # so that the last question and its answer always have room
_KEPT: Final = 64 << 10  # bytes of one line that are looked at
_VALUE: Final = rb'"%s"\s*:\s*(-?\d+|"(?:[^"\\]|\\.)*")'
_IDS: Final = re.compile(_VALUE % b"id")
_SESSIONS: Final = re.compile(_VALUE % b"session")


class RecentLines:
    """Keeps the last lines of a conversation until they are taken."""

    def __init__(self) -> None:
        self._lines: deque[tuple[Way, int, bytes, int]] = deque(maxlen=LINES)
        self._count = self._asked = 0

    def sent(self, line: bytes) -> None:
        """Note a question."""
        self._asked += 1
        self._note("sent", line)

    def received(self, line: bytes) -> None:
        """Note what came back, if anything came."""
        if line:
            self._note("received", line)

    def take(self) -> WireSlice | None:
        """Return what was noted since the last call, and forget it; None where that is nothing."""
        lines, count = list(self._lines), self._count
        self._lines.clear()
        self._count = self._asked = 0
        counting = _Counting()
        told = [
            WireLine(way=way, text=_shown(counting.counted(line, number), length - len(line)))
            for way, number, line, length in lines
        ]
        room = CHARACTERS
        first = len(told)
        while first and len(told[first - 1].text) <= room:
            first -= 1
            room -= len(told[first].text)
        return WireSlice(lines=tuple(told[first:]), left_out=count - len(told) + first) if told else None

    def _note(self, way: Way, line: bytes) -> None:
        self._count += 1
        self._lines.append((way, self._asked, line[:_KEPT], len(line)))


class _Counting:
    """Counts ids and sessions anew. An answer with another id than its question's keeps it: that is the fault."""

    def __init__(self) -> None:
        self._ids: dict[int, int] = {}
        self._sessions: dict[str, str] = {}

    def counted(self, line: bytes, number: int) -> bytes:
        """Return ``line``, of the question ``number`` or its answer, with its id and its session counted."""
        match _decoded(line):
            case {"id": int(asked), "method": _} as message:
                self._ids = {asked: number}
                line = _with(line, _IDS, message | {"id": number}, number)
            case {"id": int(asked)} as message if asked in self._ids:
                line = _with(line, _IDS, message | {"id": number}, number)
        match _decoded(line):
            case {"params": {"session": str(name), **params}, **message}:
                named = self._named(name)
                wanted = {**message, "params": {**params, "session": named}}
                return _with(line, _SESSIONS, wanted, named)
            case {"result": {"accepted": {"session": str(name), **accepted}, **result}, **message}:
                named = self._named(name)
                wanted = {**message, "result": {**result, "accepted": {**accepted, "session": named}}}
                return _with(line, _SESSIONS, wanted, named)
        return line

    def _named(self, session: str) -> str:
        return self._sessions.setdefault(session, f"session-{len(self._sessions) + 1}")


def _with(line: bytes, pattern: re.Pattern[bytes], wanted: Any, value: Any) -> bytes:
    """Put ``value`` where the line then means ``wanted``, and leave every other byte as it came."""
    for found in pattern.finditer(line):
        changed = line[: found.start(1)] + msgspec.json.encode(value) + line[found.end(1) :]
        if _decoded(changed) == wanted:
            return changed
    return line


def _decoded(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None


def _shown(line: bytes, more: int) -> str:
    text = excerpt(line, _LINE)
    if len(text) > _LINE + 100:  # written out, its unprintable characters take more room than they did
        text = text[:_LINE] + " …"
    return f"{text} … ({more:,} bytes more)" if more else text
