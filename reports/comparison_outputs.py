"""A comparison for people and for programs: in the terminal, as JSON, and as one page of HTML."""

import base64
import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from jinja2 import Environment
from markupsafe import Markup
from rich.text import Text

from reports.comparison import MEANINGS, CaseChange, Change, ClauseChange, Comparison
from reports.templating import environment
from reports.text import brief_citation, count, one_line

TITLES: Final[dict[Change, str]] = {
    "newly-failing": "Newly failing",
    "no-longer-run": "No longer run",
    "changed-by-suite": "Verdict changed by the suite",
    "text-changed": "Official text changed",
    "gone": "Gone",
    "new": "New",
    "fixed": "Fixed",
    "now-verified": "Now verified",
    "changed": "Otherwise changed",
}
_STYLES: Final[dict[str, str]] = {"newly-failing": "bold red", "no-longer-run": "yellow", "fixed": "green"}
_CLAUSES_SHOWN: Final = 20
_CASES_SHOWN: Final = 3
_CASES_ON_PAGE: Final = 50


def as_json(comparison: Comparison) -> bytes:
    """Return ``comparison`` as JSON; equal comparisons give equal bytes."""
    return msgspec.json.format(msgspec.json.encode(comparison), indent=2) + b"\n"


def in_terminal(comparison: Comparison) -> Text:
    """Return the verdict on the change, what differs between the runs, and the clauses by kind of change."""
    lines = [_headline(comparison)]
    lines += [
        Text.assemble(
            (f"{name}: ", "bold"), one_line(f"{side.product}, {side.suite}, {side.started}: {side.sentence}")
        )
        for name, side in (("Old", comparison.old), ("New", comparison.new))
    ]
    lines += [
        Text.assemble(("Differs: ", "bold"), one_line(f"{each.what}: {each.old} → {each.new}"))
        for each in comparison.differences
    ]
    for change, number in comparison.counts.items():
        lines.append(
            Text.assemble(
                (f"{TITLES[change]}: {number:,}", _STYLES.get(change, "bold")), f" ({MEANINGS[change]})"
            )
        )
        clauses = [clause for clause in comparison.changes if clause.change == change]
        for clause in clauses[:_CLAUSES_SHOWN]:
            lines += _clause_lines(clause)
        if number > _CLAUSES_SHOWN:
            lines.append(Text(f"  and {count(number - _CLAUSES_SHOWN, 'more clause')}"))
    lines.append(Text(f"Unchanged: {count(comparison.unchanged, 'clause')}"))
    return Text("\n").join(lines)


def as_html(comparison: Comparison) -> bytes:
    """Return ``comparison`` as one page that needs nothing but itself; equal comparisons give equal bytes."""
    style = files("reports").joinpath("templates", "report.css").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    page = (
        _environment()
        .get_template("comparison.html.j2")
        .render(
            comparison=comparison,
            groups=[
                (title, change, [each for each in comparison.changes if each.change == change])
                for change, title in TITLES.items()
                if comparison.counts.get(change)
            ],
            meanings=MEANINGS,
            cases_shown=_CASES_ON_PAGE,
            style=Markup(style),  # noqa: S704  our own file
            policy=f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:; base-uri 'none'; "
            "form-action 'none'",
        )
    )
    return page.encode()


@cache
def _environment() -> Environment:
    templates = environment()
    templates.keep_trailing_newline = True
    templates.filters |= {"brief": brief_citation, "count": count, "n": "{:,}".format}
    return templates


def _headline(comparison: Comparison) -> Text:
    if not comparison.regression:
        return Text("No regression.", "bold green")
    number = sum(clause.regression for clause in comparison.changes)
    return Text(f"Regression: {count(number, 'clause')} worse than before.", "bold red")


def _clause_lines(clause: ClauseChange) -> list[Text]:
    told = [f"{brief_citation(clause.citation)} {_verdicts(clause)}: {clause.summary.rstrip('.')}"]
    if clause.text_changed and clause.change != "text-changed":
        told.append("its official text changed too")
    lines = [Text("  " + one_line("; ".join(told)))]
    if not clause.regression:
        return lines
    lines += [
        Text("    " + one_line(f"{case.file}: {case.name}: {_verdicts(case)}"))
        for case in clause.cases[:_CASES_SHOWN]
    ]
    more = len(clause.cases) - _CASES_SHOWN
    if more > 0:
        lines.append(Text(f"    and {count(more, 'more case')}"))
    failing = next((case for case in clause.cases if case.new == "failed"), None)
    if failing is not None:
        lines.append(Text.assemble(("    Reproduce: ", "bold"), one_line(failing.reproduce)))
    return lines


def _verdicts(each: ClauseChange | CaseChange) -> str:
    return f"{each.old or 'not there'} → {each.new or 'not there'}"
