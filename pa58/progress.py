"""Shows a person who waits how far the run has come."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from pa58.evidence import CaseRecord
from pa58.suite_session import Watcher


@contextmanager
def watcher_on(console: Console) -> Iterator[Watcher]:
    """Give a watcher that tells ``console``: bars on a terminal, a line a tenth elsewhere."""
    if not console.is_terminal:
        yield _Lines(console)
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        yield _Bars(progress)


class _Rate(ProgressColumn):
    """How many cases, or hands of a sweep, a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


class _Bars(Watcher):
    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._cases = progress.add_task("cases", total=None)
        self._sweep: TaskID | None = None
        self._counts: Counter[str] = Counter()

    def begins(self, expected: int) -> None:
        self._progress.update(self._cases, total=expected)

    def case(self, record: CaseRecord) -> None:
        self._counts[record.outcome] += 1
        self._progress.update(self._cases, advance=1, description=_tally(self._counts))
        if self._sweep is not None:
            self._progress.remove_task(self._sweep)
            self._sweep = None

    def sweep(self, title: str, done: int, of: int) -> None:
        if self._sweep is None:
            self._sweep = self._progress.add_task(title, total=of)
        self._progress.update(self._sweep, completed=done)


class _Lines(Watcher):
    def __init__(self, console: Console) -> None:
        self._console = console
        self._expected = 0
        self._counts: Counter[str] = Counter()

    def begins(self, expected: int) -> None:
        self._expected = expected

    def case(self, record: CaseRecord) -> None:
        self._counts[record.outcome] += 1
        done = self._counts.total()
        if record.sweep is not None or done % max(1, self._expected // 10) == 0 or done == self._expected:
            self._say(f"{done} of {self._expected} cases: {_tally(self._counts)}")

    def sweep(self, title: str, done: int, of: int) -> None:
        if done == of:
            self._say(f"{title}: all asked")

    def _say(self, text: str) -> None:
        self._console.print(text, highlight=False, markup=False, soft_wrap=True)


def _tally(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {outcome}" for outcome, number in sorted(counts.items())) or "cases"
