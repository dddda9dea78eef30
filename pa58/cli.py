"""The command line.

Exit status: 0 nothing failed and all that is automatic ran; 1 a clause failed; 2 something could not be
judged; 3 what was asked for cannot be done (a wrong option, a file that cannot be read or written).
"""

import errno
import io
import sys
import traceback
from collections.abc import Sized
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, NoReturn

import click
from rich.console import Console

from adapters import ProductError
from pa58.adapter_commands import adapter, serve_reference
from pa58.citations import Citation
from pa58.compare_commands import compare
from pa58.entry_files import EntryProblems
from pa58.evidence import EvidenceError, Journal, Selection
from pa58.features import FeatureProblems
from pa58.given import Given, take_text
from pa58.index import IndexProblems, load_index
from pa58.inspection_commands import inspect
from pa58.lab import Lab, LabProblems, load_lab
from pa58.official_text import TextProblem
from pa58.progress import watcher_on
from pa58.readings import ReadingProblem
from pa58.recorded_log import LogProblem, judge_log
from pa58.rederiving import LAB
from pa58.rules_commands import rules
from pa58.run import JOURNAL, FinishedRun, RunOptions, RunProblem, execute, sigterm_as_interrupt
from pa58.scope import ScopeProblem
from pa58.seal_commands import key, seal, verify
from pa58.selftest_commands import selftest
from pa58.show_command import show
from pa58.sweeps import ClusterProblem
from pa58.text_commands import accept, check, import_chapter
from reports.building import ForeignIndex, build_matrix
from reports.terminal import summary
from reports.writing import OutputError, write_outputs

USAGE = 3
NOT_JUDGED = 2

_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}

_PROBLEMS_OF_INPUT = (
    ClusterProblem,
    EntryProblems,
    EvidenceError,
    FeatureProblems,
    ForeignIndex,
    IndexProblems,
    LogProblem,
    LabProblems,
    OutputError,
    ReadingProblem,
    RunProblem,
    ScopeProblem,
    TextProblem,
)


class _Commands(click.Group):
    """Ends with the suite's own exit status where click would end with its own, and without a traceback."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except SystemExit:  # as click ends, with 1, where nobody reads on
            status = USAGE
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
        except OSError as error:
            if error.errno not in _NO_ROOM:
                _own_fault()
                status = NOT_JUDGED
            else:
                # What could not be said must not be tried again when Python ends.
                sys.stdout = io.StringIO()
                _complain(
                    f"{error.filename or 'the output'}: cannot be written: {error.strerror}; make room."
                )
                status = USAGE
        except Exception:  # noqa: BLE001  a fault of ours must never end with 1, which says that a clause failed
            _own_fault()
            status = NOT_JUDGED
        sys.exit(status if isinstance(status, int) else 0)


def _own_fault() -> None:
    traceback.print_exc()
    _complain("this is a fault of pa58 itself, and no verdict about the product; please report it.")


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


_reviews_option = click.option(
    "--reviews",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Reviews of changed text, otherwise taken from reviews.yaml beside the index.",
)
_lab_option = click.option(
    "--lab",
    "lab_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="What the report must say and only the laboratory knows; the folder of the run keeps a copy.",
)


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
    "--project",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A project file with the readings taken for this product, and why.",
)
@click.option(
    "--product-readings",
    is_flag=True,
    help="Take the readings that the product declares, where none is chosen.",
)
@click.option(
    "--profile",
    type=click.Choice(["presubmission", "certification"]),
    default="presubmission",
    show_default=True,
    help="certification ends with 2 for anything short of verified.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    help="Processes for sweeps, each with a product of its own; one, but for the reference all cores.",
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
@click.option(
    "--log",
    "log",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Judge the record of a table, an event a line, instead of a product; needs --chapter 684a.",
)
@_lab_option
@click.option(
    "--as-of",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="Judge by the law in force on this day, such as 2024-11-02.",
)
@click.option(
    "--regulation-text",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The official text: shown beside our summaries, and what it changed turns suspect.",
)
@_reviews_option
@click.option(
    "--inspections",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A filled-in checklist of pa58 inspect new.",
)
@click.option(
    "--waivers",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Failures that an authority has waived for a while.",
)
def run(  # noqa: PLR0913  one parameter for each option of the command
    *,
    adapter_: str,
    chapters: tuple[str, ...],
    clauses: tuple[str, ...],
    cases: tuple[str, ...],
    sweep: Literal["classes", "full", "off"],
    readings: dict[str, str],
    project: Path | None,
    product_readings: bool,
    profile: Literal["presubmission", "certification"],
    workers: int | None,
    cluster: str,
    seed: int | None,
    out: Path,
    resume: Path | None,
    record: Path | None,
    sandbox: bool,
    log: Path | None,
    lab_file: Path | None,
    as_of: datetime | None,
    regulation_text: Path | None,
    reviews: Path | None,
    inspections: Path | None,
    waivers: Path | None,
) -> int:
    """Run the suite on a product and write its report."""
    if log is not None:
        return _judge_log(log, chapters)
    options = RunOptions(
        adapter=adapter_,
        selection=Selection(chapters=chapters, clauses=clauses, cases=cases, sweep=sweep),
        readings=readings,
        project=project,
        product_readings=product_readings,
        profile=profile,
        seed=seed,
        workers=workers,
        cluster=cluster,
        out=resume or out,
        resume=resume is not None,
        record=record,
        sandbox=sandbox,
        as_of=as_of.date() if as_of else None,
        given=Given(
            regulation_text=regulation_text, reviews=reviews, inspections=inspections, waivers=waivers
        ),
    )
    lab = load_lab(lab_file) if lab_file else None
    with sigterm_as_interrupt():
        with watcher_on(Console(stderr=True)) as watcher:
            finished = execute(options, watcher)
        try:
            status = _report(finished, options.out, lab or _kept_lab(options.out))
        except KeyboardInterrupt:
            _complain(f"interrupted before the report was whole; make it with: pa58 report {options.out}")
            return NOT_JUDGED
    if finished.stopped:
        _complain(f"{finished.stopped}; go on with: pa58 run --resume {options.out}")
        return max(status, NOT_JUDGED) if status != 1 else 1
    return status


def _judge_log(file: Path, chapters: tuple[str, ...]) -> int:
    judged = judge_log(file, " and ".join(chapters))
    for found in sorted((*judged.violations, *judged.unread), key=lambda each: each.line):
        click.echo(found.sentence(str(file)))
    clauses = sorted({Citation.parse(each.clause).printed for each in judged.violations})
    parts = (
        _count(judged.violations, "violation") + (f" of {', '.join(clauses)}" if clauses else ""),
        _count(judged.unread, "line") + " not read",
        f"{judged.others:,} of the events have no rule",
    )
    click.echo(f"{judged.rounds:,} rounds completed on {judged.lines:,} lines: {'; '.join(parts)}.")
    return judged.exit_status


def _count(things: Sized, noun: str) -> str:
    return f"{len(things):,} {noun}" + ("" if len(things) == 1 else "s")


@main.command()
@click.argument("folder", metavar="RUN", type=click.Path(exists=True, file_okay=False, path_type=Path))
@_lab_option
@click.option(
    "--regulation-text",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Judge by this official text instead of what the run was given, and show its words.",
)
@_reviews_option
def report(folder: Path, *, lab_file: Path | None, regulation_text: Path | None, reviews: Path | None) -> int:
    """Write the report of the run in the folder RUN again, from its journal."""
    lab = load_lab(lab_file) if lab_file else _kept_lab(folder)
    journal = Journal.read(folder / JOURNAL)
    index = load_index().as_of(journal.header.as_of)
    finished = FinishedRun(
        index=index, journal=journal, stopped="", text=take_text(regulation_text, reviews, index)
    )
    return _report(finished, folder, lab)


def _kept_lab(folder: Path) -> tuple[Lab, bytes] | None:
    return load_lab(folder / LAB) if (folder / LAB).exists() else None


def _report(finished: FinishedRun, folder: Path, lab: tuple[Lab, bytes] | None) -> int:
    matrix = build_matrix(finished.index, finished.journal, finished.text, lab=lab[0] if lab else None)
    write_outputs(matrix, folder, {LAB: lab[1]} if lab else {})
    Console(soft_wrap=True).print(summary(matrix, folder / "index.html"))
    return matrix.exit_status


rules.add_command(check)
rules.add_command(accept)
rules.add_command(import_chapter)
main.add_command(rules)
main.add_command(adapter)
main.add_command(inspect)
main.add_command(selftest)
main.add_command(serve_reference)
main.add_command(compare)
main.add_command(show)
main.add_command(seal)
main.add_command(verify)
main.add_command(key)
