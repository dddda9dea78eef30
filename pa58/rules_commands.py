"""``pa58 rules``: look a clause up, and list what there is, in the words of the index."""

import datetime as dt
import json
import sys
from collections.abc import Iterable
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from pa58.citations import Citation, CitationError, nearest
from pa58.index import Chapter, Clause, IndexProblems, RulesIndex, Section, load_index

_USAGE = 3  # the exit status of everything that was asked for wrongly


class _Refusal(click.ClickException):
    """A sentence for the person who asked for what is not there."""

    exit_code = _USAGE


@click.group()
def rules() -> None:
    """Show the clauses of the regulation that the suite knows."""


@rules.command("list")
@click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")
@click.option("--chapter", metavar="CHAPTER", help="Only this chapter, such as 684a.")
def list_clauses(*, as_json: bool, chapter: str | None) -> None:
    """List every clause, in the order of the regulation."""
    index = _index()
    if chapter is not None:
        _demand_chapter(index, chapter)
    clauses = [clause for clause in index.clauses if chapter in (None, clause.chapter)]
    if as_json:
        records = [_record(clause) for clause in clauses]
        click.echo(json.dumps({"clauses": records}, ensure_ascii=False, indent=2))
    else:
        _print_clauses(clauses)


@rules.command("show")
@click.argument("key")
def show_clause(key: str) -> None:
    """Show a clause, section or chapter.

    KEY is a key such as 684a.6.b.2, or the printed form: 58 Pa. Code § 684a.6(b)(2).
    """
    index = _index()
    try:
        wanted = Citation.parse(key).key
    except CitationError as error:
        raise _Refusal(f"{error} Nearest are {_nearest(key, index)}.") from None
    containers: dict[str, Section | Chapter] = {each.key: each for each in index.chapters}
    containers |= {each.key: each for each in index.sections}
    if wanted in containers:
        _print_container(containers[wanted], index)
    elif wanted in {clause.key for clause in index.clauses}:
        _print_clause(index.clause(wanted), index)
    else:
        printed = Citation.parse(wanted).printed
        raise _Refusal(f"{printed} ({wanted}) is not in the index. Nearest are {_nearest(wanted, index)}.")


def _index() -> RulesIndex:
    try:
        return load_index()
    except IndexProblems as problems:
        raise _Refusal(f"the index of clauses cannot be used:\n{problems}") from None


def _demand_chapter(index: RulesIndex, chapter: str) -> None:
    known = [each.key for each in index.chapters]
    if chapter not in known:
        raise _Refusal(f"there is no chapter {chapter!r} in the index; there are {', '.join(known)}.")


def _nearest(text: str, index: RulesIndex) -> str:
    return ", ".join(nearest(text, (clause.key for clause in index.clauses)))


def _record(clause: Clause) -> dict[str, Any]:
    """Return a clause as JSON data: what it is, what it hangs on, and where it stands."""
    return {
        "key": clause.key,
        "citation": clause.citation.printed,
        "summary": clause.summary,
        "kind": clause.kind,
        "verify": clause.verify,
        "reason": clause.reason,
        "question": clause.question,
        "capability": clause.capability,
        "if_offered": list(clause.if_offered),
        "readings": list(clause.readings),
        "depends_on": [{"section": each.section, "why": each.why} for each in clause.depends_on],
        "unreachable": clause.unreachable,
        "fingerprint": clause.fingerprint,
        "chapter": clause.chapter,
        "section": clause.section,
        "depth": clause.depth,
        "parent": clause.parent,
        "children": list(clause.children),
    }


def _print_clauses(clauses: Iterable[Clause]) -> None:
    """Print a table on a terminal; elsewhere a line each, its columns parted by tabs."""
    if not _is_terminal():
        for clause in clauses:
            click.echo(f"{clause.citation.printed}\t{clause.kind}\t{clause.verify}\t{clause.summary}")
        return
    table = Table(
        "Citation", "Kind", "Verify", "Summary", box=None, header_style="bold", padding=(0, 2, 0, 0)
    )
    for clause in clauses:
        table.add_row(clause.citation.printed, clause.kind, clause.verify, clause.summary)
    Console(markup=False, highlight=False).print(table)


def _is_terminal() -> bool:
    return sys.stdout.isatty()


def _print_container(container: Section | Chapter, index: RulesIndex) -> None:
    click.echo(container.citation.printed)
    click.echo(container.title)
    if isinstance(container, Chapter):
        click.echo(f"\n{container.extent}\n{container.currency}")
        for note in container.source_notes:
            cited = ", ".join(Citation.parse(key).printed for key in note.clauses)
            click.echo(f"\nError in the source ({note.kind}{'; ' if cited else ''}{cited}): {note.what}")
            click.echo(f"  Decided: {note.decision}")
    click.echo()
    _print_clauses(each for each in index.clauses if container.key in (each.chapter, each.section))


def _print_clause(clause: Clause, index: RulesIndex) -> None:
    click.echo(clause.citation.printed)
    click.echo(f"{clause.summary}\n")
    for label, text in _facts(clause, index):
        if text:
            click.echo(f"{label + ':':<13}{text}")


def _days(since: dt.date | None, until: dt.date | None) -> str:
    """Say between which days a clause is known to stand as it does; nothing where no day is known."""
    return " ".join((*([f"since {since}"] if since else []), *([f"until {until}"] if until else [])))


def _facts(clause: Clause, index: RulesIndex) -> Iterable[tuple[str, str | None]]:
    yield "key", clause.key
    yield "kind", clause.kind
    yield "verify", clause.verify
    yield "reason", clause.reason
    yield "question", clause.question
    yield "capability", clause.capability
    yield "if offered", " or ".join(clause.if_offered)
    for reading in index.readings:
        if reading.id in clause.readings:
            options = ", ".join(option.id for option in reading.options)
            yield "reading", f"{reading.id}: {reading.question} Options, the default first: {options}."
    for dependency in clause.depends_on:
        yield "depends on", f"{Citation.parse(dependency.section).printed}: {dependency.why}"
    yield "unreachable", clause.unreachable
    yield "above", Citation.parse(clause.parent or clause.section).printed
    yield "below", ", ".join(Citation.parse(key).printed for key in clause.children)
    yield "fingerprint", clause.fingerprint
    yield "in force", _days(clause.since, clause.until)
    for version in clause.earlier:
        yield f"until {version.until}", version.summary
