"""The clauses that a rule names: the head of its docstring, as a lawyer writes it, read by the parser of citations.

``§ 684a.6(b)(1), (3), (d)(1): …`` names three clauses; ``Ch. 691 wagers (c)(1) to (c)(4): …`` names four.
"""

import re
from typing import Final

from pa58.citations import LEVELS, Citation, CitationError

_SIGN = re.compile(r"§§? |Ch\. ")
_ITEM = re.compile(r"(?P<section>\d+[a-z]?\.\d+|\d+[a-z]? wagers ?)?(?P<levels>(?:\(\w+\))*)(?=[,: ]|$)")
_BETWEEN = re.compile(r", (?:and )?| (?P<range>to) | and ")
_ENUMERATORS: Final = tuple(level.enumerators for level in LEVELS)


def clauses_named(docstring: str) -> tuple[str, ...]:
    """Return the keys of the clauses that the head of ``docstring`` names, in its order; none: an empty tuple.

    Raises `CitationError` for a head that begins like a citation and is none.
    """
    sign = _SIGN.match(docstring)
    place = sign.end() if sign else 0
    named: list[Citation] = []
    through = False
    while (item := _ITEM.match(docstring, place)) and item.group():
        following = _citation(item, named[-1] if named else None)
        if following is None:
            break
        named += _between(named[-1], following) if through else []
        named.append(following)
        separator = _BETWEEN.match(docstring, item.end())
        if separator is None:
            break
        place, through = separator.end(), separator["range"] is not None
    if sign and not named:
        raise CitationError(docstring.split("\n", 1)[0], "no clause stands behind the sign")
    return tuple(dict.fromkeys(each.key for each in named))


def _citation(item: re.Match[str], before: Citation | None) -> Citation | None:
    """Read one citation; one without a section goes on from the citation ``before`` it."""
    if item["section"]:
        return Citation.parse(item["section"].strip().replace(" ", ".") + item["levels"])
    if before is None:
        return None
    levels = tuple(item["levels"][1:-1].split(")("))
    # The deepest level at which the enumerators can stand: behind (b)(1), a (3) is (b)(3) and a (d) is (d).
    for depth in range(len(before.path), -1, -1):
        if depth and depth == len(before.path):
            continue
        try:
            return Citation(before.chapter, before.section, path=(*before.path[:depth], *levels))
        except CitationError:
            continue
    raise CitationError(item["levels"], f"it does not go on from {before.printed}")


def _between(first: Citation, last: Citation) -> list[Citation]:
    """Return the citations that “to” leaves out between two of one level."""
    if first.path[:-1] != last.path[:-1] or not first.path:
        raise CitationError(f"{first.key} to {last.key}", "“to” joins two clauses that stand under one")
    enumerators = _ENUMERATORS[len(first.path) - 1]
    places = range(enumerators.index(first.path[-1]) + 1, enumerators.index(last.path[-1]))
    return [Citation(first.chapter, first.section, path=(*first.path[:-1], enumerators[at])) for at in places]
