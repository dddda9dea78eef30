"""``pa58 selftest``: what the suite catches, told by deliberately wrong products."""

import csv
import io
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import click

from defects import CATALOGUE, Defect
from pa58.features import read_features
from pa58.index import load_index
from pa58.selftest import OUTCOMES, Kill, Outcome, SelftestProblem, Store, Summary, run_defects, summarise
from pa58.suite_files import suite_root
from reports.writing import write_whole

LOW = 3  # so many clauses a report names on its first screen
PRECISE = 0.95  # of the wrong products; what falls short of it is a fault of the suite


@click.command()
@click.option(
    "--chapter", "chapters", multiple=True, metavar="684a", help="Only products wrong in this chapter."
)
@click.option("--defect", "names", multiple=True, metavar="ID", help="Only this product; may be repeated.")
@click.option("--sample", type=click.IntRange(1), help="Only one product in so many.")
@click.option(
    "--part", type=click.IntRange(0), default=0, show_default=True, help="Which part of the sample."
)
@click.option("--workers", type=click.IntRange(1, 256), help="Products at work at once. [default: the cores]")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("pa58-selftest"),
    show_default=True,
    help="The folder that keeps what is known, and takes the kill matrix.",
)
def selftest(  # noqa: PLR0913, PLR0917  one parameter for each option of the command
    chapters: tuple[str, ...],
    names: tuple[str, ...],
    sample: int | None,
    part: int,
    workers: int | None,
    out: Path,
) -> int:
    """Put deliberately wrong products to the suite, and show which it catches.

    What is known from an earlier time and still holds is not asked again. Exit status: 0 all are caught, every
    clause violated is failed, and 95 in 100 fail no other clause; 1 otherwise.
    """
    wanted = _wanted(chapters, names, sample, part)
    try:
        store = Store(out)
    except OSError as error:
        raise click.ClickException(f"{out}: cannot be used: {error.strerror}.") from None
    outcomes = store.known(wanted)
    known = {outcome.defect for outcome in outcomes}
    missing = [defect for defect in wanted if defect.id not in known]
    click.echo(f"{len(wanted)} wrong products, {len(known)} of them known", err=True)

    def told(outcome: Outcome) -> None:
        try:
            store.keep(CATALOGUE[outcome.defect], outcome)
        except OSError as error:
            raise SelftestProblem(
                f"{out / OUTCOMES}: cannot be written: {error.strerror}. What ended before is kept; make room, and "
                "give the same command again."
            ) from error
        outcomes.append(outcome)
        if len(outcomes) % 50 == 0:
            click.echo(f"{len(outcomes)} of {len(wanted)}", err=True)

    if missing:
        try:
            run_defects(missing, workers or os.cpu_count() or 1, told)
        except SelftestProblem as problem:
            raise click.ClickException(str(problem)) from None
    summary = summarise(outcomes, _cases({defect.chapter for defect in wanted}))
    write_whole(
        {
            out / "kill-matrix.csv": lambda: _table(_kill_rows(summary)),
            out / "scenarios.csv": lambda: _table(_scenario_rows(summary)),
        }
    )
    _show(summary, whole=len(wanted) == len(CATALOGUE))
    return 0 if _good(summary) else 1


def _wanted(chapters: tuple[str, ...], names: tuple[str, ...], sample: int | None, part: int) -> list[Defect]:
    unknown = [name for name in names if name not in CATALOGUE]
    if unknown:
        raise click.ClickException(f"no defect is called {unknown[0]}; python defects list shows them all.")
    wanted = [
        defect
        for defect in CATALOGUE.values()
        if (not chapters or defect.chapter in chapters) and (not names or defect.id in names)
    ]
    wanted = wanted[part % sample :: sample] if sample else wanted
    if not wanted:
        raise click.ClickException("no wrong product is left to be tried.")
    return wanted


def _cases(chapters: set[str]) -> list[str]:
    """Return the ids of the feature cases that run; sweeps are not scenarios whose worth is told here."""
    index = load_index()
    catalogue = read_features(suite_root() / "features", index)
    return [
        case.id
        for case in catalogue.in_force(index.default_readings)
        if not case.sweep and case.clauses[0].partition(".")[0] in chapters
    ]


def _good(summary: Summary) -> bool:
    kills = summary.kills
    return all(kill.caught and kill.pinned for kill in kills) and (
        sum(kill.precise for kill in kills) >= PRECISE * len(kills)
    )


def _show(summary: Summary, *, whole: bool) -> None:
    kinds: dict[str, list[Kill]] = {}
    for kill in summary.kills:
        kinds.setdefault(kill.defect.kind, []).append(kill)
    click.echo(f"{'kind':<24}{'products':>9}{'caught':>9}{'pinned':>9}{'precise':>9}{'exact':>9}")
    for kind, kills in [*sorted(kinds.items()), ("all", list(summary.kills))]:
        counts = [len(kills), *(sum(map(test, kills)) for test in _TESTS)]
        click.echo(f"{kind:<24}" + "".join(f"{count:>9}" for count in counts))
    click.echo("\nPlace of a violated clause among those that failed, the most likely violated first:")
    click.echo(
        "  " + ", ".join(f"{_PLACES.get(rank, f'{rank}th')} {of}" for rank, of in summary.ranks.items())
    )
    low = [kill.defect.id for kill in summary.kills if kill.rank > LOW]
    click.echo(f"  further down than {LOW}: {', '.join(low) or 'none'}")
    swept = [kill.defect.id for kill in summary.kills if kill.outcome.swept]
    click.echo(f"\nNeeded a sweep: {', '.join(swept) or 'none'}")
    for kill in summary.kills:
        if not (kill.caught and kill.pinned and kill.precise):
            click.echo(f"{kill.defect.id}: {_fault_of(kill)}")
    if whole:
        click.echo("\nClauses that no defect tells apart:")
        for one, other in summary.untold:
            click.echo(f"  {one} and {other}")
        click.echo(f"Scenarios that catch nothing: {len(summary.idle)}")
        for scenario in summary.idle:
            click.echo(f"  {scenario}")
        number = len(summary.never_alone)
        click.echo(f"Scenarios without which everything would still be caught: {number}, see scenarios.csv")


_PLACES = {0: "none", 1: "1st", 2: "2nd", 3: "3rd"}

_TESTS: tuple[Callable[[Kill], bool], ...] = (
    lambda kill: kill.caught,
    lambda kill: kill.pinned,
    lambda kill: kill.precise,
    lambda kill: kill.exact,
)


def _fault_of(kill: Kill) -> str:
    if not kill.caught:
        return "not caught"
    parts = []
    if kill.missed:
        parts.append(f"violates {', '.join(kill.missed)}, which did not fail")
    if kill.stray:
        parts.append(f"{', '.join(kill.stray)} failed without being violated")
    return "; ".join(parts)


def _table(rows: Iterable[Iterable[object]]) -> Iterator[bytes]:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    yield text.getvalue().encode()


def _kill_rows(summary: Summary) -> Iterator[Iterable[object]]:
    yield (
        "defect",
        "kind",
        "violates",
        "caught",
        "pinned",
        "precise",
        "exact",
        "rank",
        "swept",
        "failed",
        "cases failed",
    )
    for kill in summary.kills:
        yield (
            kill.defect.id,
            kill.defect.kind,
            " ".join(kill.defect.violates),
            *("yes" if test(kill) else "no" for test in _TESTS),
            kill.rank,
            "yes" if kill.outcome.swept else "no",
            " ".join(kill.outcome.failed),
            len(kill.outcome.cases),
        )


def _scenario_rows(summary: Summary) -> Iterator[Iterable[object]]:
    yield "scenario", "catches", "alone"
    for name, worth in summary.scenarios.items():
        yield name, *worth
