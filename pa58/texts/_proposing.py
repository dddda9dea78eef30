"""A first guess at what a clause of another chapter is, and how it could be verified, always with the reason.

A guess saves typing and decides nothing: whoever adds the chapter reads each clause and confirms or mends it.
"""

import re
from typing import Literal, NamedTuple

from pa58.texts._published import PublishedClause

Kind = Literal["obligation", "permission", "definition", "heading"]
Verify = Literal["test", "analysis", "inspection", "none"]


class Proposal(NamedTuple):
    """What a clause might be; ``capability`` is given for what is tested or declared."""

    kind: Kind
    kind_because: str
    verify: Verify
    verify_because: str
    capability: str = ""


_BINDS = re.compile(r"\b(shall|must|may not|is required to|are required to|is prohibited)\b", re.IGNORECASE)
_ALLOWS = re.compile(r"\bmay\b", re.IGNORECASE)
_METHODS: tuple[tuple[re.Pattern[str], Verify, str], ...] = (
    (
        re.compile(
            r"\b(drop box|tip box|discard rack|securely|attached|surveillance|identical in appearance|backs of)\b",
            re.IGNORECASE,
        ),
        "inspection",
        "",
    ),
    (
        re.compile(r"\b(layout|inscription\w*|sign|submitted|Rules Submission|logo|posted)\b"),
        "analysis",
        "declare",
    ),
    (
        re.compile(r"\b(a hand (?:consisting|containing)|the rank of the cards|rank of)\b", re.IGNORECASE),
        "test",
        "rank:hand",
    ),
    (re.compile(r"\b\d+ to 1\b|\bpay(?:out)? odds\b|\bshall (?:win|lose|pay)\b"), "test", "settle"),
)


def propose(clause: PublishedClause, *, definition: bool, children: bool) -> Proposal:
    """Return a first guess about ``clause``; ``children``: other clauses stand below it."""
    if definition:
        return Proposal("definition", "it stands among the definitions", "none", "it explains a term")
    binds = _BINDS.search(clause.text)
    if children and clause.text.endswith(":") and not binds:
        return Proposal(
            "heading", "it only announces what stands below", "none", "each item is verified by itself"
        )
    if not binds and _ALLOWS.search(clause.text):
        return Proposal(
            "permission", "it says “may”", "none", "it leaves a choice; find out whether it has a limit"
        )
    because = f"it says “{binds[0].lower()}”" if binds else "it states how things are"
    for words, verify, capability in _METHODS:
        found = words.search(clause.text)
        if found:
            return Proposal("obligation", because, verify, f"it speaks of “{found[0]}”", capability)
    return Proposal("obligation", because, "test", "nothing in it says otherwise", "table")
