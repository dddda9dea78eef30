"""Changes of tables, texts and acts, as operators of cosmic-ray.

cosmic-ray's own operators change numbers, comparisons and logic. The rules are tables as much: lists of hands in
the order of the law, stages that an act may follow, names of wagers. And the procedures are acts and guards, one
after the other.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from cosmic_ray.operators.operator import Example, Operator
from parso.python.tree import ExprStmt, PythonNode, String
from parso.python.tree import Operator as Sign
from parso.tree import NodeOrLeaf

Position = tuple[tuple[int, int], tuple[int, int]]

_ENTRIES = ("testlist_comp", "dictorsetmaker", "testlist_star_expr")


class LeaveOutEntry(Operator):
    """Leaves one entry out of a tuple, list, set or dictionary that is written out."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Position]:
        """Yield the place of each entry."""
        for entry in _entries(node):
            yield entry[0].start_pos, entry[-1].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Return the table without the entry."""
        left_out = _entries(node)[index]
        first, last = node.children.index(left_out[0]), node.children.index(left_out[-1])
        del node.children[first : last + 2]  # with the comma behind it
        if len(node.children) == 1 and node.type == "testlist_comp" and node.get_previous_sibling() == "(":
            node.children.append(Sign(",", node.end_pos))  # one thing in parentheses is no tuple
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """Show it."""
        return (Example("x = (1, 2, 3)", "x = (1, 3)", occurrence=1),)


class ExchangeEntries(Operator):
    """Exchanges an entry of a tuple that is written out with the next; the order of other tables means nothing."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Position]:
        """Yield the place of each pair of neighbours."""
        entries = _entries(node) if node.get_previous_sibling() in ("(", None) else []
        for one, other in pairwise(entries):
            yield one[0].start_pos, other[-1].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Return the table with the two exchanged."""
        [one], [other] = _entries(node)[index : index + 2]
        here, there = node.children.index(one), node.children.index(other)
        node.children[here], node.children[there] = other, one
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """Show it."""
        return (Example("x = (1, 2, 3)", "x = (1, 3, 2)", occurrence=1),)


class ChangeText(Operator):
    """Changes a text: a category, the name of a wager, the word of an event."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Position]:
        """Yield the place of a text that is no docstring."""
        if isinstance(node, String) and node.parent.type not in ("file_input", "simple_stmt", "suite"):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:  # noqa: ARG002  there is but one change of a text
        """Return the text with something before it."""
        node.value = node.value[0] + "other-" + node.value[1:]
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """Show it."""
        return (Example('x = "flush"', 'x = "other-flush"'),)


class LeaveOutStep(Operator):
    """Leaves out a step: a call, or an assignment to something that already is."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Position]:
        """Yield the place of a statement that is a step of a procedure."""
        if node.type == "simple_stmt" and _is_step(node.children[0]):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:  # noqa: ARG002  a step is left out in one way
        """Return a statement that does nothing."""
        step = node.children[0]
        node.children[0] = String("...", step.start_pos, prefix=step.get_first_leaf().prefix)
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """Show it."""
        return (Example("def f():\n    one()\n    two()\n", "def f():\n    ...\n    two()\n"),)


def _is_step(node: NodeOrLeaf) -> bool:
    if isinstance(node, ExprStmt):
        target = node.children[0]
        return isinstance(target, PythonNode) and target.type in ("atom_expr", "power")
    return node.type in ("atom_expr", "power", "del_stmt")


def _entries(node: NodeOrLeaf) -> list[list[NodeOrLeaf]]:
    """Return the entries of a table, each as its nodes: one, or key, colon and value."""
    if node.type not in _ENTRIES or _is_taken_apart(node):
        return []
    if any(child.type in ("comp_for", "sync_comp_for") for child in node.children):
        return []
    entries: list[list[NodeOrLeaf]] = [[]]
    for child in node.children:
        if child.type == "operator" and child.value == ",":
            entries.append([])
        else:
            entries[-1].append(child)
    return [entry for entry in entries if entry]


def _is_taken_apart(node: NodeOrLeaf) -> bool:
    """Say whether the names stand here that a value is assigned to."""
    around = node.parent if node.type == "testlist_comp" else node
    within = around.parent
    return within.type in ("comp_for", "sync_comp_for", "for_stmt") or (
        within.type == "expr_stmt" and around is within.children[0]
    )


_OPERATORS: Final = {
    each.__name__: each for each in (LeaveOutEntry, ExchangeEntries, ChangeText, LeaveOutStep)
}


class Provider:
    """The operators, by name."""

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        return iter(_OPERATORS)

    def __getitem__(self, name: str) -> type[Operator]:
        """Return the operator of that name."""
        return _OPERATORS[name]
