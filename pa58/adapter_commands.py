"""The commands for those who connect a product: ``pa58 adapter new``, ``check``, ``replay``."""

import shlex
from collections.abc import Iterable
from pathlib import Path

import click

from adapters.checking import Remark, check
from adapters.kits import LANGUAGES, write_kit
from adapters.reference import ReferenceProduct
from adapters.reference_readings import UnknownReading
from adapters.replay import Replayed, replay
from adapters.serve import serve
from adapters.transcript import TranscriptError
from adapters.wire import excerpt

BROKEN = 2
DIFFERS = 1
SHOWN = 20
_MARKS = {"good": "ok   ", "note": "note ", "fault": "FAULT"}
_COMMAND_LINE = {"ignore_unknown_options": True, "allow_interspersed_args": False}


@click.group()
def adapter() -> None:
    """Connect a product to the suite: start an adapter, check it, replay a conversation."""


@adapter.command()
@click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), required=True, help="The adapter's language."
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
def new(language: str, folder: Path) -> None:
    """Write a small adapter into DIR that runs at once, with a to-do per op."""
    try:
        file, command = write_kit(language, folder)
    except FileExistsError as error:
        raise click.ClickException(
            f"{error.filename} exists and is left as it is; name another folder."
        ) from None
    except OSError as error:
        raise click.ClickException(f"{folder}: cannot be written to: {error.strerror}.") from None
    click.echo(f"Wrote {file}. Nothing is filled in yet, and it runs already:")
    click.echo(f"  pa58 adapter check {shlex.quote(command)}")


@adapter.command("check", context_settings=_COMMAND_LINE)
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED)
@click.pass_context
def check_(context: click.Context, command: tuple[str, ...]) -> None:
    """Talk to the adapter that COMMAND starts, and explain what it does wrong.

    COMMAND is a command line, quoted or not. Exit status: 0 the adapter keeps the protocol, 2 it does not.
    """
    faults = 0
    notes = 0
    for remark in check(_joined(command)):
        _say(remark)
        faults += remark.verdict == "fault"
        notes += remark.verdict == "note"
    if faults:
        click.echo(
            f"\n{faults} {'fault' if faults == 1 else 'faults'}. The page is docs/adapter-protocol.md."
        )
        context.exit(BROKEN)
    noted = f" ({notes} to note above)" if notes else ""
    click.echo(f"\nThe adapter keeps the protocol{noted}. Whether its answers are right, `pa58 run` shows.")


@adapter.command("replay", context_settings=_COMMAND_LINE)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def replay_(context: click.Context, file: Path, command: tuple[str, ...]) -> None:
    """Send the lines of a transcript again, and compare what comes back.

    FILE was written by --record. COMMAND starts the adapter; without it, the command that was recorded
    is used. Exit status: 0 everything came about as recorded, faults included; 1 something differs.
    """
    try:
        differs = _report(file, replay(file, _joined(command) if command else None))
    except TranscriptError as error:
        raise click.ClickException(str(error)) from None
    if differs:
        context.exit(DIFFERS)


@click.command("serve-reference")
@click.option("--reading", "readings", multiple=True, metavar="ID=OPTION", help="Take this reading.")
def serve_reference(readings: tuple[str, ...]) -> None:
    """Answer the adapter protocol on standard input and output with the reference."""
    if not all("=" in reading for reading in readings):
        raise click.BadParameter("a reading is written ID=OPTION.", param_hint="--reading")
    try:
        product = ReferenceProduct(dict(reading.split("=", 1) for reading in readings))
    except UnknownReading as error:
        raise click.BadParameter(str(error), param_hint="--reading") from None
    serve(product)


def _joined(command: tuple[str, ...]) -> str:
    """Return a command line from one quoted word or from several words, after ``--`` or without."""
    if command[0] == "--":
        command = command[1:]
    return command[0] if len(command) == 1 else shlex.join(command)


def _say(remark: Remark) -> None:
    if remark.verdict == "fault":
        click.echo()
    click.echo(f"{_MARKS[remark.verdict]} {remark.step}: {remark.detail}")
    if remark.exchange is not None:
        click.echo(f"  sent:      {remark.exchange.sent or '(nothing)'}")
        click.echo(f"  received:  {remark.exchange.received or '(nothing)'}")
        if remark.exchange.stderr:
            click.echo("  its standard error ends with:")
            for line in remark.exchange.stderr.splitlines()[-10:]:
                click.echo(f"    | {excerpt(line.encode())}")
    if remark.rule is not None:
        click.echo(f"  the rule:  {remark.rule.demand}")
        click.echo(f"  to change: {remark.rule.change}")


def _report(file: Path, replayed: Iterable[Replayed]) -> bool:
    """Say how the lines fared; return whether any fared differently."""
    same = different = unsent = 0
    for line in replayed:
        same += line.same
        unsent += line.now is None
        different += line.now is not None and not line.same
        if line.same and line.violation:
            click.echo(f"{file}:{line.number}: came about again: {line.recorded}")
            click.echo(f"  sent:     {line.sent}")
        elif not line.same and line.now is not None and different <= SHOWN:
            click.echo(f"{file}:{line.number}: differs")
            click.echo(f"  sent:     {line.sent}")
            click.echo(f"  recorded: {line.recorded}")
            click.echo(f"  now:      {line.now}")
    if different > SHOWN:
        click.echo(f"… and {different - SHOWN:,} more that differ")
    click.echo(
        f"{same:,} as recorded, {different:,} differently, {unsent:,} not sent (the process was gone by then)"
    )
    return different + unsent > 0
