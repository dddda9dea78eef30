"""The clauses that a rule names at the head of its docstring."""

import ast

import pytest

from pa58.citations import CitationError
from pa58.lines import clauses_named
from pa58.lines.code import FOLDER


@pytest.mark.parametrize(
    ("docstring", "named"),
    [
        ("§ 684a.6(b)(2): four cards of one suit", ["684a.6.b.2"]),
        ("684a.8(b): the dealer announces", ["684a.8.b"]),
        ("§ 684a.6(b)(1), (d)(1): four cards of one rank.", ["684a.6.b.1", "684a.6.d.1"]),
        ("§ 684a.6(b)(1), (3), (6), (7): such hands", [f"684a.6.b.{number}" for number in (1, 3, 6, 7)]),
        ("684a.7(d)(2) to (4): an optional wager", ["684a.7.d.2", "684a.7.d.3", "684a.7.d.4"]),
        ("684a.7(a) to (e): a player wagers", [f"684a.7.{letter}" for letter in "abcde"]),
        ("684a.3(a), (b), 684a.4(a), (e): decks", ["684a.3.a", "684a.3.b", "684a.4.a", "684a.4.e"]),
        ("Ch. 691 wagers (c)(1) to (c)(4): the card", [f"691.wagers.c.{number}" for number in range(1, 5)]),
        ("Ch. 691 wagers (c)(6)(ii)(A): four cards", ["691.wagers.c.6.ii.A"]),
        ("Ch. 691 wagers (b), (c): the Antes", ["691.wagers.b", "691.wagers.c"]),
        ("§ 687a.6(c) lists no five cards of one rank; and (d) neither", ["687a.6.c"]),
        ("§§ 684a.6(b), 684a.7(d)(3): which four", ["684a.6.b", "684a.7.d.3"]),
        ("Return the boxes of (b) and of 684a.7(e).", []),
        ("", []),
    ],
)
def test_the_head_of_a_docstring_names_clauses(docstring, named):
    assert list(clauses_named(docstring)) == named


@pytest.mark.parametrize(
    "docstring", ["§ 684a.6(2): no such level", "§ (b): of nothing", "684a.6(b) to (d)(1): two"]
)
def test_a_head_that_is_no_citation_is_refused(docstring):
    with pytest.raises(CitationError):
        clauses_named(docstring)


def _public_functions():
    for path in sorted(FOLDER.glob("*.py")):
        functions = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef)]
        # What games share, and how cards are written, is no chapter's rule.
        if any(clauses_named(ast.get_docstring(node) or "") for node in functions):
            for node in functions:
                if not node.name.startswith("_"):
                    yield pytest.param(node, id=f"{path.stem}.{node.name}")


@pytest.mark.parametrize("function", list(_public_functions()))
def test_every_public_function_of_a_chapter_names_clauses_of_the_index(function, index):
    named = clauses_named(ast.get_docstring(function) or "")
    assert named, f"{function.name} names no clause; say at the head of its docstring whose rule it is"
    for key in named:
        index.clause(key)
