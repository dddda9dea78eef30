"""``pa58 inspect``: a checklist for what only a person can see, and a check of the answers before they count."""

from datetime import UTC, datetime
from pathlib import Path

import click

from pa58.citations import Citation
from pa58.entry_files import EntryProblems
from pa58.index import IndexProblems, RulesIndex, load_index
from pa58.inspections import blank_checklist, questions, read_inspections
from reports.checklist import checklist_html
from reports.writing import write_whole

_USAGE = 3


class _Refusal(click.ClickException):
    """A sentence for the person whose request or file cannot be used."""

    exit_code = _USAGE


@click.group()
def inspect() -> None:
    """Make and check the inspections that a person carries out."""


@inspect.command("new")
@click.option(
    "--chapter", "chapters", multiple=True, metavar="684a", help="Only this chapter; may be repeated."
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("checklist.yaml"),
    show_default=True,
    help="The checklist to be filled in; the same to be printed stands beside it as .html.",
)
@click.option(
    "--without-table",
    is_flag=True,
    help="The product has no table: also ask what the suite would have shown at one.",
)
def new(*, chapters: tuple[str, ...], out: Path, without_table: bool) -> None:
    """Write a checklist with each question that a person must answer."""
    index = _index()
    known = [chapter.key for chapter in index.chapters]
    for chapter in chapters:
        if chapter not in known:
            raise _Refusal(f"there is no chapter {chapter!r} in the index; there are {', '.join(known)}.")
    clauses = questions(index, chapters, without_table=without_table)
    if not clauses:
        raise _Refusal("nothing in what was asked for is verified by inspection.")
    page = out.with_suffix(".html")
    for path in (out, page):
        if path.exists():
            raise _Refusal(f"{path} exists; answers in it are not written over. Choose another with --out.")
    write_whole(
        {
            out: lambda: iter((blank_checklist(clauses).encode(),)),
            page: lambda: iter((checklist_html(index, clauses).encode(),)),
        }
    )
    click.echo(f"{len(clauses)} questions: {out} to be filled in, {page} to be printed.")


@inspect.command("check")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Check the answers in FILE and their evidence, as a run would.

    Exit status: 0 what is answered is whole (open questions are named), 3 something is wrong with an answer.
    """
    index = _index()
    try:
        answers = read_inspections(index, file, datetime.now(UTC).date())
    except EntryProblems as problems:
        raise _Refusal(str(problems)) from None
    for each in answers.answered:
        click.echo(f"{Citation.parse(each.clause).printed}: {each.result}, {each.inspector}, {each.date}")
    for key in answers.open:
        click.echo(f"{Citation.parse(key).printed}: not answered; it stays due")


def _index() -> RulesIndex:
    try:
        return load_index().as_of(None)
    except IndexProblems as problems:
        raise _Refusal(f"the index of clauses cannot be used:\n{problems}") from None
