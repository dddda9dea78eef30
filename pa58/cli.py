"""The command line.

Exit status: 0 nothing failed and all that is automatic ran; 1 a clause failed; 2 something could not be
judged; 3 what was asked for cannot be done (a wrong option, a file that cannot be read or written).
"""

import sys
import traceback
from pathlib import Path
from typing import Any, Literal, NoReturn

import click
from rich.console import Console

from adapters import ProductError
from pa58.adapter_commands import adapter, serve_reference
from pa58.evidence import EvidenceError, Journal, Selection
from pa58.features import FeatureProblems
from pa58.index import IndexProblems, load_index
from pa58.progress import watcher_on
from pa58.rules_commands import rules
from pa58.run import JOURNAL, FinishedRun, RunOptions, RunProblem, execute
from pa58.scope import ScopeProblem
from pa58.sweeps import ClusterProblem
from reports.building import ForeignIndex, build_matrix
from reports.terminal import summary
from reports.writing import OutputError, write_outputs

USAGE = 3
NOT_JUDGED = 2

_PROBLEMS_OF_INPUT = (
    ClusterProblem,
    EvidenceError,
    FeatureProblems,
    ForeignIndex,
    IndexProblems,
    OutputError,
    RunProblem,
    ScopeProblem,
)


class _Commands(click.Group):
    """Ends with the suite's own exit status where click would end with its own, and without a traceback."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except click.ClickException as error:
            error.show()
            status = USAGE
        except click.exceptions.Abort:
            _complain("interrupted.")
            status = NOT_JUDGED
        except ProductError as error:
            _complain(str(error))
            status = NOT_JUDGED
        except _PROBLEMS_OF_INPUT as error:
            _complain(str(error))
            status = USAGE
        except Exception:  # noqa: BLE001  a fault of ours must never end with 1, which says that a clause failed
            traceback.print_exc()
            _complain("this is a fault of pa58 itself, and no verdict about the product; please report it.")
            status = NOT_JUDGED
        sys.exit(status if isinstance(status, int) else 0)


def _complain(message: str) -> None:
    click.echo(f"pa58: {message}", err=True)


@click.group(cls=_Commands)
@click.version_option(package_name="pa58", prog_name="pa58")
def main() -> None:
    """Prove that casino table games follow 58 Pa. Code, clause by clause."""


def _readings(_: click.Context, __: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for value in values:
        name, equals, option = value.partition("=")
        if not equals:
            raise click.BadParameter(f"“{value}” must read ID=OPTION, as in 687a-five-of-a-kind=ranked.")
        if chosen.setdefault(name, option) != option:
            raise click.BadParameter(f"{name} is given twice, with different options.")
    return chosen


@main.command()
@click.option(
    "--adapter",
    "adapter_",
    default="reference",
    metavar="COMMAND",
    help="The command that starts the product's adapter, or “reference”.",
)
@click.option(
    "--chapter", "chapters", multiple=True, metavar="684a", help="Only this chapter; may be repeated."
)
@click.option(
    "--clause", "clauses", multiple=True, metavar="684a.6.b", help="Only this clause and those below it."
)
@click.option(
    "--case", "cases", multiple=True, metavar="FILE:LINE", help="Only this case, as a report names it."
)
@click.option(
    "--sweep",
    type=click.Choice(["classes", "full", "off"]),
    default="classes",
    show_default=True,
    help="Whole hand spaces: one hand of each class that the rules cannot tell apart, every hand, or none.",
)
@click.option(
    "--reading", "readings", multiple=True, metavar="ID=OPTION", callback=_readings, help="Take this reading."
)
@click.option(
    "--profile",
    type=click.Choice(["presubmission", "certification"]),
    default="presubmission",
    show_default=True,
    help="certification ends with 2 for anything short of verified.",
)
@click.option(
    "--workers", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes for sweeps."
)
@click.option(
    "--cluster", default="", metavar="ADDRESS", help="Spread sweeps over the workers of this Dask scheduler."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**32 - 1), help="Repeat the order and the drawn hands of a run."
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("pa58-run"),
    show_default=True,
    help="The folder for journal and report.",
)
@click.option(
    "--resume",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Go on with the run in DIR that was cut short, as it was asked for.",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep every line sent to and received from the adapter.",
)
@click.option(
    "--sandbox", is_flag=True, help="Run the adapter in bubblewrap: no network, nothing to write to."
)
def run(  # noqa: PLR0913  one parameter for each option of the command
    *,
    adapter_: str,
    chapters: tuple[str, ...],
    clauses: tuple[str, ...],
    cases: tuple[str, ...],
    sweep: Literal["classes", "full", "off"],
    readings: dict[str, str],
    profile: Literal["presubmission", "certification"],
    workers: int | None,
    cluster: str,
    seed: int | None,
    out: Path,
    resume: Path | None,
    record: Path | None,
    sandbox: bool,
) -> int:
    """Run the suite on a product and write its report."""
    options = RunOptions(
        adapter=adapter_,
        selection=Selection(chapters=chapters, clauses=clauses, cases=cases, sweep=sweep),
        readings=readings,
        profile=profile,
        seed=seed,
        workers=workers,
        cluster=cluster,
        out=resume or out,
        resume=resume is not None,
        record=record,
        sandbox=sandbox,
    )
    with watcher_on(Console(stderr=True)) as watcher:
        finished = execute(options, watcher)
    status = _report(finished, options.out)
    if finished.stopped:
        _complain(f"{finished.stopped}; go on with: pa58 run --resume {options.out}")
        return max(status, NOT_JUDGED) if status != 1 else 1
    return status


@main.command()
@click.argument("folder", metavar="RUN", type=click.Path(exists=True, file_okay=False, path_type=Path))
def report(folder: Path) -> int:
    """Write the report of the run in the folder RUN again, from its journal."""
    return _report(
        FinishedRun(index=load_index(), journal=Journal.read(folder / JOURNAL), stopped=""), folder
    )


def _report(finished: FinishedRun, folder: Path) -> int:
    matrix = build_matrix(finished.index, finished.journal)
    write_outputs(matrix, folder)
    Console(soft_wrap=True).print(summary(matrix, folder / "index.html"))
    return matrix.exit_status


main.add_command(rules)
main.add_command(adapter)
main.add_command(serve_reference)
