"""The report as one HTML file that needs nothing but itself.

The page may run exactly one script and use exactly one style sheet, both inside it: its content security
policy names their SHA-256. All else is text, escaped. It is written in pieces, so that a report of twenty
thousand cases is never held in memory as a whole.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

from jinja2 import Environment
from markupsafe import Markup, escape

from pa58.texts import compare_words
from pa58.verdicts import NOT_VERIFIED, WORST_FIRST
from reports import cards, lab_rows, overview, text, wording
from reports.clause_sets import ClauseSets
from reports.groups import Groups, Sentence, by_outcome
from reports.matrix import ClauseRow, Matrix, SectionRow
from reports.on_the_spot import carried
from reports.room import needs_account
from reports.templating import environment

_LONGEST_MESSAGE: Final = 4_000  # characters of one message or line of a transcript; matrix.json has it whole
_LONGEST_FOOT: Final = 80
_CSS_SIGNS: Final = re.compile(r"[^A-Za-z0-9 .,:/_-]")
_PIECES_AT_ONCE: Final = 2_000
_BARE: Final = re.compile(r"[A-Za-z0-9._:/-]*[A-Za-z0-9._:-]")


def pieces(matrix: Matrix, *, matrix_digest: str) -> Iterator[bytes]:
    """Yield the report on ``matrix`` piece by piece, in UTF-8.

    ``matrix_digest`` is the SHA-256, in hexadecimal, of the ``matrix.json`` that lies beside the report; it
    numbers the report. Equal arguments give equal bytes.
    """
    groups = Groups(matrix)
    number = matrix.lab.report.number if matrix.lab else None
    style = _resource("report.css") + _resource("reference.css") + _running_foot(number, matrix_digest[:16])
    script = _resource("comparing.js") + _resource("report.js")
    stream = (
        _environment()
        .get_template("index.html.j2")
        .stream(
            matrix=matrix,
            matrix_digest=matrix_digest,
            style=Markup(style),  # noqa: S704  our own file and a hexadecimal number
            script=Markup(script),  # noqa: S704  our own file
            policy=_policy(style, script),
            groups=groups,
            room=groups.room,
            carried=carried(matrix, groups),
            in_brief=_clause_sets(matrix).in_brief,
            clauses={clause.key: clause for clause in matrix.clauses},
            sections={section.section: section for section in matrix.sections},
            clauses_by_section=_clauses_by_section(matrix),
            sweeps_by_clause=_sweeps_by_clause(matrix),
            sweeps_by_case={sweep.id: number for number, sweep in enumerate(matrix.sweeps, start=1)},
            rerun=_rerun(matrix),
            selection=matrix.run.selection,
        )
    )
    stream.enable_buffering(_PIECES_AT_ONCE)
    for piece in stream:
        yield piece.encode()


@cache
def _environment() -> Environment:
    templates = environment()
    templates.filters |= {
        "brief": text.brief_citation,
        "cards": cards.in_text,
        "count": text.count,
        "demanded": text.demanded,
        "hand": cards.hand,
        "json": _one_line_of_json,
        "message": lambda message: text.cut(message, _LONGEST_MESSAGE),
        "n": "{:,}".format,
        "plain": cards.in_plain_text,
        "removed": str.removeprefix,
        "sentence": _sentence,
        "value": _attribute,
        "within": text.citation_within,
        "words": text.answer_in_words,
    }
    templates.globals |= {
        "answers_in_words": text.answers_in_words,
        "by_outcome": by_outcome,
        "by_verdict": overview.by_verdict,
        "code_anchor": _code_anchor,
        "headlines": wording.HEADLINES,
        "is_hand": cards.is_hand,
        "lab_groups": lab_rows.lab_groups,
        "meanings": wording.MEANINGS,
        "members": _members,
        "any_account": lambda group: any(needs_account(line.case) for line in group.lines),
        "not_verified": NOT_VERIFIED,
        "outcomes": wording.OUTCOMES,
        "shares": overview.shares,
        "wordings": lambda old, new: list(compare_words(old, new)),
        "worst_first": WORST_FIRST,
    }
    return templates


@cache
def _resource(name: str) -> str:
    return files("reports").joinpath("templates", name).read_text(encoding="utf-8")


def _running_foot(number: str | None, digest: str) -> str:
    """Return the rule that prints the report's number on each page, and which matrix.json belongs to it."""
    told = f"Report {number}, matrix {digest}" if number else f"Report {digest}"
    font = '8pt "Noto Sans",Arial,sans-serif'
    return f'@page{{@bottom-left{{content:"{_in_css(text.one_line(told))}";font:{font}}}}}\n'


def _in_css(words: str) -> str:
    """Return ``words`` for a string of CSS: whatever might end it, or the style sheet, by its number."""
    return _CSS_SIGNS.sub(lambda found: f"\\{ord(found[0]):06x}", text.cut(words, _LONGEST_FOOT))


def _policy(style: str, script: str) -> str:
    return (
        f"default-src 'none'; style-src {_source(style)}; script-src {_source(script)}; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )


def _source(content: str) -> str:
    digest = hashlib.sha256(content.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def _clauses_by_section(matrix: Matrix) -> Iterator[tuple[SectionRow, Iterator[ClauseRow]]]:
    sections = {section.section: section for section in matrix.sections}
    for key, clauses in groupby(matrix.clauses, key=lambda clause: clause.section):
        yield sections[key], clauses


def _sweeps_by_clause(matrix: Matrix) -> dict[str, list[int]]:
    """Return, for each clause that a sweep is about or convicts, the numbers of those sweeps."""
    found: dict[str, list[int]] = {}
    for number, sweep in enumerate(matrix.sweeps, start=1):
        touched = (sweep.clause, *(key for part in sweep.disagreements for key in part.clauses))
        for key in dict.fromkeys(touched):
            found.setdefault(key, []).append(number)
    return found


def _rerun(matrix: Matrix) -> str:
    """Return the command that runs a case again, with CASE for its address; empty where there is no case."""
    for case in matrix.scenarios:
        if case.id in case.reproduce:
            return case.reproduce.replace(case.id, "CASE")
    return ""


def _attribute(value: str) -> Markup:
    """Return an attribute's value, in quotes only where it needs them: a large page has many thousands."""
    if _BARE.fullmatch(value):
        return Markup(value)  # noqa: S704  letters, digits and signs that end nothing
    return Markup('"{}"').format(text.visible(value))


def _sentence(sentence: Sentence) -> Markup:
    """Return what cases have in common, the letters of their columns boxed."""
    if len(sentence.parts) == 1:
        return cards.in_text(sentence.parts[0])
    pieces = (
        f"<var>{escape(part)}</var>" if place % 2 else cards.in_text(part)
        for place, part in enumerate(sentence.parts)
    )
    return Markup("".join(pieces))  # noqa: S704  each piece has been escaped


def _clause_sets(matrix: Matrix) -> ClauseSets:
    sets = matrix.lines.clause_sets if matrix.lines else ()
    return ClauseSets(matrix.clauses, {key for each in sets for key in each})


def _code_anchor(file: str, line: int = 0) -> str:
    """Return the HTML id of a module of the reference, or of the function in it that begins on ``line``."""
    return f"code-{file.removesuffix('.py')}" + (f"-{line}" if line else "")


def _members(case: dict[str, Any]) -> list[tuple[str, str]]:
    """Return what a product was asked, member by member, as name and text."""
    return [
        (name, value if isinstance(value, str) else _one_line_of_json(value)) for name, value in case.items()
    ]


def _one_line_of_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
