"""From YAML text to typed entries, each knowing the lines it stands on.

The nodes of the YAML parser are read against records such as those of `pa58.index.document`, so that every
wrong field is reported with its own line, and all of them at once. YAML's conveniences that surprise (``no``
for false, ``691`` for a number, aliases, tags) are refused rather than guessed at.
"""

import datetime as dt
import re
from collections.abc import Collection
from difflib import get_close_matches
from typing import Any, TypeVar, cast

import yaml
from msgspec import inspect

from pa58.index.document import IndexDocument
from pa58.index.problems import Findings

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TEXT = "tag:yaml.org,2002:str"
_NULL = "tag:yaml.org,2002:null"
_DATE = "tag:yaml.org,2002:timestamp"
_Document = TypeVar("_Document")
_SHOWN = 60  # characters of a wrong value that a message repeats


class Lines:
    """On which line of the file each entry and each of its fields stands, counted from 1."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int, str, int], int] = {}

    def keep(self, entry: object, at: dict[tuple[str, int], int]) -> None:
        """Remember the lines of ``entry``: of fields by name, of their items by name and position."""
        for (field, item), line in at.items():
            self._lines[id(entry), field, item] = line

    def of(self, entry: object, field: str = "", item: int = -1) -> int:
        """Return the line of an entry, of a field of it, or of one item in the field."""
        return self._lines.get((id(entry), field, item)) or self._lines[id(entry), "", -1]


def read_document(text: str, findings: Findings) -> tuple[IndexDocument | None, Lines]:
    """Read the entries in ``text``; a field that cannot be read is noted in ``findings`` and left None."""
    return read_entries(text, findings, IndexDocument, "the index")


def read_entries(
    text: str, findings: Findings, kind: type[_Document], name: str, *, plain_dates: bool = False
) -> tuple[_Document | None, Lines]:
    """Read a file of entries of ``kind``, a record; ``name`` is how messages call the whole of it.

    A field that cannot be read is noted in ``findings`` and left None. ``plain_dates``: dates need no quotes.
    """
    declared = cast("inspect.StructType", inspect.type_info(kind))
    reader = _Reader(findings, plain_dates=plain_dates)
    try:
        root = _compose(text, findings, declared, name)
        if root is not None:
            return cast("_Document | None", reader.read(root, declared, name)), reader.lines
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        findings.add(line, f"this is not YAML: {error.problem or error.context}.")
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        findings.add(line, f"this is not YAML: {error.reason}.")
    except RecursionError:
        findings.add(1, f"{name} is nested too deeply.")
    return None, reader.lines


def _compose(text: str, findings: Findings, declared: inspect.StructType, name: str) -> yaml.Node | None:
    """Return the top of the tree of nodes; None, after noting why, where there is no tree to read.

    Aliases are looked for first: they could make a small file unfold into a huge one.
    """
    if "*" in text:
        events = list(yaml.parse(text, Loader=_LOADER))
        aliases = [event for event in events if isinstance(event, yaml.AliasEvent)]
        for alias in aliases:
            findings.add(_line(alias), "a YAML alias is not taken here; write the value out.")
        if aliases:
            return None
    root = yaml.compose(text, Loader=_LOADER)
    if root is None:
        findings.add(1, f"the file is empty; {name} has the fields {_names(declared)}.")
    return root


class _Reader:
    def __init__(self, findings: Findings, *, plain_dates: bool) -> None:
        self._findings = findings
        self._plain_dates = plain_dates
        self.lines = Lines()

    def read(self, node: yaml.Node, declared: inspect.Type, where: str) -> Any:
        """Read one node as what is declared to stand there; None, after noting why, where it is not that."""
        kind = _bare(declared)
        if isinstance(kind, inspect.UnionType):
            if node.tag == _NULL:
                return None
            (kind,) = (_bare(each) for each in kind.types if not isinstance(each, inspect.NoneType))
        if isinstance(kind, inspect.StructType):
            return self._entry(node, kind, where)
        if isinstance(kind, inspect.VarTupleType):
            return self._list(node, kind, where)
        return self._scalar(node, kind, _title(declared), where)

    def _refuse(self, node: yaml.Node, where: str, problem: str) -> None:
        self._findings.add(_line(node), f"{where}: {problem}.")

    def _entry(self, node: yaml.Node, kind: inspect.StructType, where: str) -> Any:
        if not isinstance(node, yaml.MappingNode):
            return self._refuse(node, where, f"expected an entry with the fields {_names(kind)}")
        where = _identity(node) or where
        given = self._given(node, kind, where)
        values: dict[str, Any] = {}
        at = {("", -1): _line(node)}
        for field in kind.fields:
            is_list = isinstance(_bare(field.type), inspect.VarTupleType)
            if field.name in given:
                name, value = given[field.name]
                at[field.name, -1] = _line(name)
                values[field.name] = self.read(value, field.type, f"{where}: {field.name}")
                if is_list and isinstance(value, yaml.SequenceNode):
                    at |= {(field.name, place): _line(item) for place, item in enumerate(value.value)}
            elif field.required:
                self._refuse(node, where, f"the field {field.name} is missing")
                values[field.name] = () if is_list else None
        entry = kind.cls(**values)
        self.lines.keep(entry, at)
        return entry

    def _given(
        self, node: yaml.MappingNode, kind: inspect.StructType, where: str
    ) -> dict[str, tuple[yaml.Node, yaml.Node]]:
        """Return the fields of an entry, name and value, after noting those unknown or given twice."""
        names = [field.name for field in kind.fields]
        given: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for name, value in node.value:
            text = str(name.value) if isinstance(name, yaml.ScalarNode) else "a list or mapping"
            if text not in names:
                self._refuse(name, where, f"unknown field {_choice(text, names)}")
            elif text in given:
                self._refuse(name, where, f"{text} is given twice")
            else:
                given[text] = name, value
        return given

    def _list(self, node: yaml.Node, kind: inspect.VarTupleType, where: str) -> tuple[Any, ...]:
        if not isinstance(node, yaml.SequenceNode):
            self._refuse(node, where, "expected a list")
            return ()
        if len(node.value) < (kind.min_length or 0):
            self._refuse(node, where, "the list is empty")
        return tuple(self.read(item, kind.item_type, where) for item in node.value)

    def _scalar(self, node: yaml.Node, kind: inspect.Type, title: str, where: str) -> Any:
        if not isinstance(node, yaml.ScalarNode):
            return self._refuse(node, where, "expected text, not a list or a mapping")
        try:
            return _value(node, kind, title, plain_dates=self._plain_dates)
        except ValueError as error:
            return self._refuse(node, where, str(error))


def _value(node: yaml.ScalarNode, kind: inspect.Type, title: str, *, plain_dates: bool) -> str | dt.date:
    """Return the value of a field; raise ValueError with what is wrong with it."""
    text = cast("str", node.value)
    if node.tag == _NULL or not text:
        raise ValueError("nothing is given")
    if node.tag != _TEXT and not (plain_dates and node.tag == _DATE and isinstance(kind, inspect.DateType)):
        raise ValueError(f'YAML does not take {text[:_SHOWN]} for text; write "{text[:_SHOWN]}"')
    if isinstance(kind, inspect.DateType):
        try:
            return dt.date.fromisoformat(text)
        except ValueError:
            raise ValueError(f'{text[:_SHOWN]!r} is not a date such as "2024-11-02"') from None
    if isinstance(kind, inspect.LiteralType) and text not in kind.values:
        raise ValueError(f"unknown value {_choice(text, kind.values)}")
    if isinstance(kind, inspect.StrType) and kind.pattern and not re.search(kind.pattern, text):
        raise ValueError(f"{text[:_SHOWN]!r} is not {title}")
    return text


def _bare(kind: inspect.Type) -> inspect.Type:
    return _bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def _title(kind: inspect.Type) -> str:
    """Return the words that the record has for what belongs in a field."""
    own = (kind.extra_json_schema or {}).get("title") if isinstance(kind, inspect.Metadata) else None
    if own is None and isinstance(kind, inspect.Metadata):
        return _title(kind.type)
    return str(own or "what belongs here")


def _names(kind: inspect.StructType) -> str:
    return ", ".join(field.name for field in kind.fields)


def _identity(node: yaml.MappingNode) -> str:
    """Return the key or id by which people know an entry, where it has one."""
    for name, value in node.value:
        if name.value in ("key", "id") and isinstance(value, yaml.ScalarNode):
            return str(value.value)[:_SHOWN]
    return ""


def _line(part: yaml.Node | yaml.AliasEvent) -> int:
    assert part.start_mark is not None, "the parsers mark every part"
    return part.start_mark.line + 1


def _choice(name: str, choices: Collection[Any]) -> str:
    """Say what was found, what was probably meant, and what there is to choose from."""
    names = [str(choice) for choice in choices]
    (near,) = get_close_matches(name[:_SHOWN], names, n=1, cutoff=0)
    return f"{name[:_SHOWN]!r}; the nearest is {near!r} of {', '.join(names)}"
