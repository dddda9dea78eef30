"""``pa58 rules check``, ``accept`` and ``import``: published text, for the day on which the law changes."""

from datetime import UTC, datetime
from pathlib import Path

import click

from pa58.citations import Citation, CitationError
from pa58.entry_files import EntryProblems
from pa58.evidence import Review, TextState
from pa58.importing import skeleton, write_skeleton
from pa58.index import Clause, IndexProblems, RulesIndex, UnknownClause, load_index
from pa58.official_text import TextProblem, read_official_text
from pa58.reviews import NAME, Reviews, add_review, read_reviews
from pa58.text_told import MOST_SHOWN, told
from pa58.texts import (
    CheckedText,
    Page,
    PublishedText,
    UnreadableText,
    check_text,
    read_for,
    read_text,
)

DIFFERENT = 1
UNREADABLE = 3


class _NothingToAccept(Exception):  # noqa: N818  said to the person who would accept
    """There is no change to be reviewed, or no review of it."""


class _NothingToImport(Exception):  # noqa: N818  said to the person who would import
    """The text is not one to make a chapter of."""


def _section(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    if value is None:
        return None
    try:
        cited = Citation.parse(value)
    except CitationError as error:
        raise click.BadParameter(str(error)) from None
    if cited.section is None or cited.path or cited.term:
        raise click.BadParameter(f"{value} is no section such as 684a.6.")
    return cited.key


def _words(_: click.Context, __: click.Parameter, value: str) -> str:
    if not value.strip():
        raise click.BadParameter("a review needs words here.")
    return value.strip()


@click.command("check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@click.option(
    "--before",
    multiple=True,
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="The text that the index was made from, to show old beside new; may be repeated.",
)
@click.option(
    "--section",
    metavar="684a.6",
    callback=_section,
    help="The section that a text holds which does not name it.",
)
@click.option(
    "--as-of",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="Compare with the clauses in force on this day instead of the present ones.",
)
@click.pass_context
def check(
    context: click.Context,
    *,
    files: tuple[Path, ...],
    before: tuple[Path, ...],
    section: str | None,
    as_of: datetime | None,
) -> None:
    """Compare published text with the index, clause by clause.

    Exit status: 0 all as indexed, 1 something differs, 3 a place could not be read, so nothing is certain.
    """
    status = 0
    try:
        index = load_index().as_of(as_of.date() if as_of else None)
        old = _old_words(index, before)
        for path in files:
            try:
                checked = check_text(index, read_for(index, path, section))
            except UnreadableText as error:
                click.echo(f"{error}")
                status = UNREADABLE
                continue
            for line in told(index, checked, old):
                click.echo(line)
            status = max(status, _status(checked))
    except (IndexProblems, UnreadableText) as error:
        click.echo(f"pa58: {error}", err=True)
        status = UNREADABLE
    context.exit(status)


def _status(checked: CheckedText) -> int:
    if checked.troubles:
        return UNREADABLE
    return DIFFERENT if checked.differences else 0


def _old_words(index: RulesIndex, files: tuple[Path, ...]) -> dict[str, str]:
    """Return the words of every fingerprint that the older texts hold."""
    return {
        clause.fingerprint: clause.text
        for path in files
        for each in read_for(index, path).sections
        for clause in each.clauses
    }


@click.command("import")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--chapter", required=True, metavar="669a", help="The chapter that FILE holds.")
@click.option("--title", metavar="TEXT", default="To be written", help="The name of the game.")
@click.option(
    "--section",
    metavar="669a.6",
    callback=_section,
    help="The section that a text holds which does not name it.",
)
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="DIR", help="A new folder, otherwise import-CHAPTER."
)
@click.pass_context
def import_chapter(  # noqa: PLR0913  one parameter for each option of the command
    context: click.Context, *, file: Path, chapter: str, title: str, section: str | None, out: Path | None
) -> None:
    """Make a start with a chapter that the suite does not know: index, pending scenarios, references.

    Exit status: 0 written, 3 the text cannot be read without a doubt, or does not hold the chapter.
    """
    folder = out or Path(f"import-{chapter}")
    try:
        index = load_index()
        text = read_text(Page.read(file), foreign={}, section=section)
        made = skeleton(_whole(text, chapter), chapter, title, (clause.key for clause in index.clauses))
        write_skeleton(made, folder)
    except OSError as error:
        click.echo(
            f"pa58: {error.filename or folder}: cannot be written: {error.strerror}; choose another --out.",
            err=True,
        )
        context.exit(UNREADABLE)
    except (IndexProblems, UnreadableText, _NothingToImport) as error:
        click.echo(f"pa58: {error}", err=True)
        context.exit(UNREADABLE)
    click.echo(f"{made.clauses} clauses, {made.scenarios} pending scenarios: {folder}")
    click.echo("docs/adding-a-chapter.md says how to go on.")


def _whole(text: PublishedText, chapter: str) -> PublishedText:
    """Return ``text`` if it holds the chapter and leaves no doubt; raise `_NothingToImport`."""
    if text.troubles:
        places = [
            f"{text.name}:{each.line}: cannot be read: {each.what}." for each in text.troubles[:MOST_SHOWN]
        ]
        raise _NothingToImport(
            "\n".join((*places, "Mend these places in the text, from its publisher, and import again."))
        )
    chapters = list(dict.fromkeys(each.key.split(".")[0] for each in text.sections if each.key))
    if chapter not in chapters:
        if not chapters:
            raise _NothingToImport("the text does not name its section; say which it is with --section.")
        raise _NothingToImport(
            f"{text.name} holds no section of chapter {chapter}, but of {', '.join(chapters)}."
        )
    return text


@click.command("accept")
@click.argument("key")
@click.option(
    "--regulation-text",
    "place",
    required=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The official text with the change that is accepted.",
)
@click.option("--reviewer", required=True, metavar="NAME", callback=_words, help="Who has read the change.")
@click.option(
    "--reason", required=True, metavar="TEXT", callback=_words, help="Why the clause is still judged rightly."
)
@click.option(
    "--reviews",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where reviews are kept, otherwise in reviews.yaml beside the index.",
)
@click.pass_context
def accept(  # noqa: PLR0913  one parameter for each option of the command
    context: click.Context, *, key: str, place: Path, reviewer: str, reason: str, reviews: Path | None
) -> None:
    """Record that a person has reviewed the changed text of the clause KEY.

    The review holds for this change and no later one. KEY is a key such as 684a.6.b.2, or the printed form.
    """
    review = Review(reviewer=reviewer, date=datetime.now(UTC).date(), reason=reason)
    try:
        index = load_index().as_of(None)
        clause = index.clause(Citation.parse(key).key)
        kept = reviews or index.path.parent / NAME
        state = _to_be_accepted(index, clause, place, kept)
        add_review(kept, clause.key, state, review)
    except (
        CitationError,
        EntryProblems,
        IndexProblems,
        TextProblem,
        UnknownClause,
        _NothingToAccept,
    ) as error:
        click.echo(f"pa58: {error}", err=True)
        context.exit(UNREADABLE)
    click.echo(
        f"{clause.citation.printed} ({state.kind}): accepted by {review.reviewer}, recorded in {kept}."
    )


def _to_be_accepted(index: RulesIndex, clause: Clause, place: Path, kept: Path) -> TextState:
    """Return the change of a clause that nobody has accepted yet; raise `_NothingToAccept` where there is none."""
    known = read_reviews(index, kept) if kept.exists() else Reviews()
    state = read_official_text(index, place, known).states.get(clause.key)
    if state is None:
        raise _NothingToAccept(f"the text does not hold {clause.citation.printed}; nothing is known of it.")
    if state.kind == "as-indexed":
        raise _NothingToAccept(f"{clause.citation.printed} is as indexed; there is nothing to accept.")
    if state.review is not None:
        raise _NothingToAccept(f"{state.review.reviewer} accepted this change on {state.review.date}.")
    return state
