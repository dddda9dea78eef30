"""The inspection checklist on paper: each question with room for the answer, one self-contained file."""

from collections.abc import Sequence

from pa58.index import Clause, RulesIndex
from reports.templating import environment


def checklist_html(index: RulesIndex, clauses: Sequence[Clause]) -> str:
    """Return a page to be printed and filled in by hand, with the questions of ``clauses``."""
    return environment().get_template("checklist.html.j2").render(clauses=clauses, digest=index.digest)
