"""Text from products and files, made safe to look at.

Escaping keeps such text from becoming markup. It does not keep it from deceiving the eye: a right-to-left
override turns a line round, an escape sequence repaints a terminal, a zero-width blank hides in a name. Those
characters are shown by their numbers, in every output for people.
"""

import re
from typing import Final

from pa58.evidence import Exchange
from pa58.table_words import what_followed

_UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]"
)
_TITLE: Final = "58 Pa. Code "


def visible(text: str) -> str:
    r"""Return ``text`` with each character that acts unseen written out: ``[U+202E]``.

    Line feeds and tabs stay, as does everything that has a shape of its own.
    """
    if text.isascii() and text.isprintable():
        return text
    return _UNSEEN.sub(lambda found: f"[U+{ord(found[0]):04X}]", text)


def one_line(text: str) -> str:
    """Return ``text`` visible and on a single line."""
    return " ".join(visible(text).split())


def cut(text: str, longest: int) -> str:
    """Return ``text``, or its first ``longest`` characters and a note of how many are left out."""
    if len(text) <= longest:
        return text
    return f"{text[:longest]} … ({len(text) - longest:,} more characters in matrix.json)"


def brief_citation(citation: str) -> str:
    """Return a printed citation without the title that the whole report has in common."""
    return citation.removeprefix(_TITLE)


def citation_within(citation: str, section: str) -> str:
    """Return what a printed citation adds to that of its section, as a rule book prints it: ``(b)(2)``."""
    within = citation.removeprefix(section).strip() if citation.startswith(section) else ""
    return within or brief_citation(citation)


def count(number: int, noun: str) -> str:
    """Return a number with its noun: ``1 case``, ``1,312 cases``."""
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def answer_in_words(answer: dict[str, object]) -> str:
    """Return a product's answer as people say it: ``straight-flush``, ``rejected: bad-cards``.

    An answer of one member is said by its value alone. What no contract knows is shown as it came.
    """
    if len(answer) != 1:
        return _plain(answer)
    [(kind, content)] = answer.items()
    match kind, content:
        case "ok", {**members}:
            return _members_in_words(members)
        case "accepted", {"events": [*events]}:
            return f"accepted: {what_followed(events)}"
        case "unsupported" | "declared", _:
            return str(kind)
        case ("rejected", {"code": word}) | ("fault", {"kind": word}) | ("not-run", {"reason": word}):
            return f"{kind}: {_plain(word)}"
        case _:
            return f"{kind}: {_plain(content)}"


def answers_in_words(exchanges: tuple[Exchange, ...]) -> str:
    """Return the answers of a case in the order in which they were given, each said once.

    Where some were judged, those that only led up to them are left out.
    """
    judged = [exchange for exchange in exchanges if exchange.holds is not None] or exchanges
    return "; ".join(dict.fromkeys(answer_in_words(exchange.answer) for exchange in judged))


def demanded(exchanges: tuple[Exchange, ...]) -> str:
    """Return what was demanded where the answers were wrong, each demand said once."""
    wrong = (exchange.expected for exchange in exchanges if exchange.holds is False)
    return "; ".join(dict.fromkeys(filter(None, wrong)))


def _members_in_words(members: dict[object, object]) -> str:
    match list(members.values()):
        case [str() as only]:
            return only
        case [{**nested}]:
            return _plain(nested)
        case _:
            return _plain(members)


def _plain(value: object) -> str:
    match value:
        case str():
            return value
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return ", ".join(_plain(item) for item in value) or "none"
        case dict():
            return ", ".join(f"{name}: {_plain(item)}" for name, item in value.items()) or "nothing"
        case None:
            return "null"
        case _:
            return str(value)
