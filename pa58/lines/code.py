"""The reference's code as a table: its functions, their clauses, their lines, and the ways on from each.

Which lines are statements, and which of them can go on in more than one way, is coverage's word. Comments that
would hide a line from coverage hide nothing here.
"""

import ast
import hashlib
import json
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import coverage

import reference_impl
from pa58.citations import CitationError
from pa58.lines.docstrings import clauses_named
from pa58.lines.other_readings import other_readings
from pa58.lines.records import CodeFile, Exit, ReferenceCode, RuleFunction

FOLDER: Final = Path(str(reference_impl.__file__)).parent

# A memory of what the rules answered decides nothing, and only batches are answered from it, which are sweeps'.
_NO_RULES: Final = frozenset({"four_card_frenzy_by_heart.py"})

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def watching() -> coverage.Coverage:
    """Return a measurement of the reference, not begun, which keeps its data in memory and obeys no settings."""
    watch = coverage.Coverage(
        data_file=None, branch=True, source=[str(FOLDER)], config_file=False, messages=False
    )
    watch.set_option("run:core", "ctrace")  # what else there is knows no contexts
    watch.clear_exclude()
    watch.clear_exclude("partial")
    return watch


def reference_code(readings: Mapping[str, str], clauses: Collection[str]) -> ReferenceCode:
    """Describe the reference under ``readings`` (reading id -> option); ``clauses`` are the keys of the index."""
    sources = {path.name: path.read_bytes() for path in _modules()}
    trees = {name: ast.parse(source) for name, source in sources.items()}
    found = _statements()
    exits = {name: _exits(found[name], _inside(tree)) for name, tree in trees.items()}
    others = other_readings(trees, exits, readings)
    files = []
    for name, source in sources.items():
        inside = _inside(trees[name])
        ran, missed = found[name]["executed_lines"], found[name]["missing_lines"]
        files.append(
            CodeFile(
                name=name,
                digest=hashlib.sha256(source).hexdigest(),
                text=source.decode(),
                functions=tuple(_functions(trees[name], clauses)),
                lines=tuple(sorted(inside.intersection((*ran, *missed)))),
                exits=exits[name],
                on_loading=tuple(sorted(inside.intersection(ran))),
                other_readings=others[name],
            )
        )
    return ReferenceCode(measured_by=f"coverage {coverage.__version__}", files=tuple(files))


def _modules() -> list[Path]:
    """Return the modules that hold rules, and what the rules are made of."""
    return sorted(path for path in FOLDER.glob("*.py") if path.name not in _NO_RULES)


def statements_by_line(tree: ast.AST) -> dict[int, int]:
    """Map each line of the statements below ``tree`` to the first line of its statement."""
    found: dict[int, int] = {}
    for node in ast.walk(tree):  # from the outside in: what stands deeper has the last word
        if isinstance(node, ast.stmt | ast.ExceptHandler):
            first = _first(node)
            found.update(dict.fromkeys(range(first, (node.end_lineno or first) + 1), first))
        elif isinstance(node, ast.match_case):
            first = node.pattern.lineno
            found.update(dict.fromkeys(range(first, (node.pattern.end_lineno or first) + 1), first))
    return found


def _first(node: ast.stmt | ast.ExceptHandler) -> int:
    decorators = getattr(node, "decorator_list", None)
    return decorators[0].lineno if decorators else node.lineno


def _functions(tree: ast.AST, clauses: Collection[str], above: str = "") -> Iterator[RuleFunction]:
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, _Function | ast.ClassDef):
            yield from _functions(node, clauses, above)
            continue
        name = above + node.name
        if isinstance(node, _Function):
            yield RuleFunction(
                name=name,
                first=_first(node),
                last=node.end_lineno or node.lineno,
                clauses=_named(node, clauses),
            )
        yield from _functions(node, clauses, f"{name}.")


def _named(node: _Function, clauses: Collection[str]) -> tuple[str, ...]:
    """Return the clauses of the index that a function names; the tests see to it that none is misspelt."""
    try:
        named = clauses_named(ast.get_docstring(node) or "")
    except CitationError:
        return ()
    return tuple(key for key in named if key in clauses)


def _inside(tree: ast.AST) -> set[int]:
    """Return the lines that stand in a function; the head of a function that stands in no other does not."""
    inside: set[int] = set()
    for node in ast.walk(tree):  # from the outside in
        if isinstance(node, _Function):
            inside.update(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
    return inside


def _exits(measured: Any, inside: Collection[int]) -> tuple[Exit, ...]:
    """Return the ways on from lines that have several, but for those taken while the modules are loaded."""
    return tuple(sorted((one, other) for one, other in measured["missing_branches"] if one in inside))


def _statements() -> dict[str, Any]:
    """Return what coverage says of each module, with what it sees run while all of them are loaded anew."""
    watch = watching()
    with _loaded_anew(), watch.collect():
        for path in _modules():
            import_module(f"{FOLDER.name}.{path.stem}" if path.stem != "__init__" else FOLDER.name)
    found = {}
    with TemporaryDirectory(prefix="pa58-") as name:
        report = Path(name) / "lines.json"
        for path in _modules():  # one by one, which takes little room on the disk
            watch.json_report(morfs=[str(path)], outfile=str(report))
            [found[path.name]] = json.loads(report.read_bytes())["files"].values()
    return found


@contextmanager
def _loaded_anew() -> Iterator[None]:
    """Let the reference be imported once more, and then be again what it was: copies are thrown away."""

    def ours() -> list[str]:
        return [name for name in sys.modules if name.split(".")[0] == FOLDER.name]

    kept = {name: sys.modules.pop(name) for name in ours()}
    try:
        yield
    finally:
        for name in ours():
            del sys.modules[name]
        sys.modules.update(kept)
