"""``pa58 run --log FILE --chapter 684a``: the record of a table that nobody drove, judged line by line.

A line is an event of the adapter protocol; the first is ``table-opened``. A line that cannot be read is told,
and costs nothing but itself.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from adapters.table_messages import EVENT_NAMES, Event, TableOpened
from pa58.citations import Citation
from pa58.recorded_table import RecordedTable

_decoder = msgspec.json.Decoder(Event)


class LogProblem(Exception):  # noqa: N818  said to the person who named the file
    """A record that cannot be judged at all; the message says why and what to do."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Something found on a line: a violation of a clause, or with no clause a line that cannot be read."""

    line: int
    clause: str
    what: str

    def sentence(self, file: str) -> str:
        """Return it as a line for a person."""
        where = f"{Citation.parse(self.clause).printed}: " if self.clause else "not read: "
        return f"{file}:{self.line}: {where}{self.what}"


class LogJudged(msgspec.Struct, frozen=True, kw_only=True):
    """What a record showed. ``others``: events that the protocol does not name."""

    lines: int
    rounds: int
    others: int
    violations: tuple[Found, ...]
    unread: tuple[Found, ...]

    @property
    def exit_status(self) -> int:
        """1: a clause is broken; 2: nothing is, but a line could not be read or no round was recorded; else 0."""
        if self.violations:
            return 1
        return 2 if self.unread or not self.rounds else 0


def judge_log(file: Path, chapter: str) -> LogJudged:
    """Judge the record in ``file``.

    Raises `LogProblem` where the file cannot be read, is no record of ``chapter``, or the chapter has no rules
    for records.
    """
    if chapter != "684a":
        raise LogProblem(f"records are judged for chapter 684a only, not for {chapter or 'all chapters'}.")
    table = RecordedTable()
    violations: list[Found] = []
    unread: list[Found] = []
    lines = others = rounds = 0
    opened = False
    for lines, raw in _lines(file):
        try:
            event = _read(raw)
            if event is None:
                others += 1
                continue
            if not opened or isinstance(event, TableOpened):
                _demand_opening(event, chapter, f"{file}:{lines}")
                rounds += table.rounds
                table, opened = RecordedTable(), True
            found = list(table.follow(event))
        except (msgspec.MsgspecError, ValueError) as error:
            unread.append(Found(line=lines, clause="", what=str(error)))
            continue
        violations += [Found(line=lines, clause=each.clause, what=each.what) for each in found]
    if not opened:
        raise LogProblem(f"{file}: holds no event that can be read; is it the record of a table?")
    return LogJudged(
        lines=lines,
        rounds=rounds + table.rounds,
        others=others,
        violations=tuple(violations),
        unread=tuple(unread),
    )


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    try:
        with file.open("rb") as lines:
            yield from ((number, raw) for number, raw in enumerate(lines, 1) if raw.strip())
    except OSError as error:
        raise LogProblem(f"{file}: cannot be read: {error.strerror}.") from None


def _read(raw: bytes) -> Event | None:
    """Return the event of a line, None for one that the protocol does not name."""
    try:
        return _decoder.decode(raw)
    except msgspec.ValidationError:
        named = msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).get("event")
        if named is not None and msgspec.json.decode(named) not in EVENT_NAMES:
            return None
        raise


def _demand_opening(event: Event, chapter: str, where: str) -> None:
    if not isinstance(event, TableOpened):
        raise LogProblem(f"{where}: a record begins with `table-opened`, which says how the table is set up.")
    if event.chapter != chapter:
        raise LogProblem(f"{where}: the table is of chapter {event.chapter}, and {chapter} was asked for.")
