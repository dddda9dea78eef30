"""Shows a person who waits how far the run has come."""

from collections import Counter
from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pa58.evidence import CaseRecord


def watch_on(console: Console) -> Callable[[int], Callable[[CaseRecord], None]]:
    """Return what tells ``console`` of cases as they end: a bar on a terminal, a line a tenth elsewhere."""
    return lambda expected: _bar(console, expected) if console.is_terminal else _lines(console, expected)


def _bar(console: Console, expected: int) -> Callable[[CaseRecord], None]:
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    task = progress.add_task("cases", total=expected)
    counts: Counter[str] = Counter()
    progress.start()

    def tell(record: CaseRecord) -> None:
        counts[record.outcome] += 1
        progress.update(task, advance=1, description=_tally(counts))
        if counts.total() == expected:
            progress.stop()

    return tell


def _lines(console: Console, expected: int) -> Callable[[CaseRecord], None]:
    counts: Counter[str] = Counter()
    step = max(1, expected // 10)

    def tell(record: CaseRecord) -> None:
        counts[record.outcome] += 1
        if counts.total() % step == 0 or counts.total() == expected:
            console.print(f"{counts.total()} of {expected} cases: {_tally(counts)}", highlight=False)

    return tell


def _tally(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {outcome}" for outcome, number in sorted(counts.items())) or "cases"
