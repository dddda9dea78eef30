"""Which lines of the reference only another reading than the one in force can reach.

A condition on readings alone is decided before anything runs; so is what stands under it, what stands behind it
where it returns, and what nothing else names.
"""

import ast
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from adapters.reference_readings import QUESTIONS
from pa58.lines.records import Exit, OtherReading

_QUESTIONS: Final = {question.field: question for question in QUESTIONS}


def other_readings(
    trees: Mapping[str, ast.Module], exits: Mapping[str, Collection[Exit]], readings: Mapping[str, str]
) -> dict[str, tuple[OtherReading, ...]]:
    """Return for each file what other readings than those in force (``readings``: id -> option) would reach.

    ``exits`` are all of each file.
    """
    lines: dict[str, dict[int, str]] = {}
    shut: dict[str, dict[Exit, str]] = {}
    for name, tree in trees.items():
        lines[name], shut[name] = {}, {}
        for block in _blocks(tree):
            for node, unreached, way in _decided_in(block, readings):
                reading = _other(node.test, readings)
                for each in unreached:
                    lines[name].update(dict.fromkeys(_span(each), reading))
                open_way = node.body[0].lineno
                for pair in exits[name]:
                    if pair[0] == node.lineno and (pair[1] == open_way) is not way:
                        shut[name][pair] = reading
    used = _uses(trees)
    for name, tree in trees.items():
        _add_what_nothing_else_names(tree, name, used, lines)
    return {name: tuple(_rows(lines[name], shut[name])) for name in trees}


def _rows(lines: Mapping[int, str], exits: Mapping[Exit, str]) -> Iterator[OtherReading]:
    for reading in sorted({*lines.values(), *exits.values()}):
        yield OtherReading(
            reading=reading,
            lines=tuple(sorted(line for line, each in lines.items() if each == reading)),
            exits=tuple(sorted(pair for pair, each in exits.items() if each == reading)),
        )


def _blocks(tree: ast.AST) -> Iterator[Sequence[ast.stmt]]:
    for node in ast.walk(tree):
        for member in ("body", "orelse", "finalbody"):
            block = getattr(node, member, None)
            if isinstance(block, list) and block:
                yield block


def _decided_in(
    block: Sequence[ast.stmt], readings: Mapping[str, str]
) -> Iterator[tuple[ast.If, Sequence[ast.stmt], bool]]:
    """Yield each condition that the readings settle, what it keeps from being reached, and what it comes to."""
    for place, node in enumerate(block):
        decided = _decided(node.test, readings) if isinstance(node, ast.If) else None
        if not isinstance(node, ast.If) or decided is None:
            continue
        returns = isinstance(node.body[-1], ast.Return | ast.Raise)
        behind = block[place + 1 :] if returns else ()
        yield node, [*node.orelse, *behind] if decided else node.body, decided


def _span(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _decided(test: ast.expr, readings: Mapping[str, str]) -> bool | None:
    """Say what the readings in force make of a condition; None where they do not settle it."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            inner = _decided(operand, readings)
            return None if inner is None else not inner
        case ast.BoolOp(op=op, values=values):
            settling = isinstance(op, ast.Or)
            parts = [_decided(each, readings) for each in values]
            if settling in parts:
                return settling
            return None if None in parts else not settling
        case ast.Compare(
            left=ast.Attribute(attr=field),
            ops=[ast.Is() | ast.IsNot() as op],
            comparators=[ast.Attribute(attr=name)],
        ) if field in _QUESTIONS:
            question = _QUESTIONS[field]
            same = question.options[name] == readings[question.id]
            return same is isinstance(op, ast.Is)
    return None


def _other(test: ast.expr, readings: Mapping[str, str]) -> str:
    """Return the first reading that a condition asks for, with the options that are not in force."""
    question = next(
        _QUESTIONS[node.attr]
        for node in ast.walk(test)
        if isinstance(node, ast.Attribute) and node.attr in _QUESTIONS
    )
    others = [str(option) for option in question.options if option != readings[question.id]]
    return f"{question.id}={' or '.join(others)}"


def _add_what_nothing_else_names(
    tree: ast.Module,
    file: str,
    used: Mapping[tuple[str, str], Collection[tuple[str, int]]],
    lines: Mapping[str, dict[int, str]],
) -> None:
    """Add definitions of ``file`` that are named only where another reading leads, until there are no more."""
    more = True
    while more:
        more = False
        for node in tree.body:
            span = _span(node)
            if all(line in lines[file] for line in span):
                continue
            for name in _defines(node):
                readings = {
                    lines[where].get(line, "")
                    for where, line in used.get((file, name), ())
                    if not (where == file and line in span)
                }
                if len(readings) == 1 and "" not in readings:
                    lines[file].update(dict.fromkeys(span, readings.pop()))
                    more = True


def _defines(node: ast.stmt) -> Iterable[str]:
    match node:
        case ast.FunctionDef(name=name) if not node.decorator_list:
            return (name,)
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return (name,)
    return ()


def _uses(trees: Mapping[str, ast.Module]) -> dict[tuple[str, str], set[tuple[str, int]]]:
    """Return where (file, line) each name is used, by the file that defines it: there, and where it is imported."""
    used: dict[tuple[str, str], set[tuple[str, int]]] = defaultdict(set)
    for file, tree in trees.items():
        nodes = list(ast.walk(tree))
        origin = {
            alias.name: f"{(node.module or '').rpartition('.')[2]}.py"
            for node in nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                used[origin.get(node.id, file), node.id].add((file, node.lineno))
    return used
