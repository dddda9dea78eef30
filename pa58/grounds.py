"""What bears on each clause besides its cases, gathered from the index and the header of a journal."""

from collections.abc import Mapping

from pa58.citations import Citation
from pa58.evidence import Header, TextState
from pa58.index import RulesIndex
from pa58.verdicts import Grounds

_CHANGES = {
    "changed": "its official text has changed since the suite was written against it",
    "missing": "it is gone from the official text",
    "moved": "it stands elsewhere in the official text",
    "renumbered": "it has another number in the official text",
    "added-below": "something was added below it in the official text",
}


def gather(index: RulesIndex, header: Header, states: Mapping[str, TextState]) -> dict[str, Grounds]:
    """Return the grounds of each clause, by key; ``states`` say what the official text has become."""
    inspections = {each.clause: each for each in header.inspections}
    found: dict[str, Grounds] = {}
    for clause in index.clauses:
        above = found[clause.parent] if clause.parent else Grounds()
        state = states.get(clause.key)
        found[clause.key] = Grounds(
            suspect=_doubt(state) or _from_above(above, clause.parent),
            remarks=_reviewed(state),
            inspection=inspections.get(clause.key),
            pending=clause.key in header.pending,
            waivers=tuple(each for each in header.waivers if each.clause == clause.key),
        )
    return found


def _doubt(state: TextState | None) -> str:
    if state is None or state.kind == "as-indexed" or state.review is not None:
        return ""
    now = f": {Citation.parse(state.now).printed}" if state.kind in ("moved", "renumbered") else ""
    return _CHANGES[state.kind] + now


def _from_above(above: Grounds, key: str | None) -> str:
    if not above.suspect or key is None:
        return ""
    if above.suspect.startswith("the clause above it"):
        return above.suspect
    return f"the clause above it, {Citation.parse(key).printed}, is suspect: {above.suspect}"


def _reviewed(state: TextState | None) -> tuple[str, ...]:
    if state is None or state.review is None:
        return ()
    review = state.review
    return (
        f"{_CHANGES[state.kind]}; {review.reviewer} accepted the change on {review.date}: {review.reason}",
    )
