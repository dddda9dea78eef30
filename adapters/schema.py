"""The JSON Schema of the adapter protocol, in ``docs/adapter-protocol.schema.json``.

It is made from the types that every message is checked with, so that what is published is what is enforced.
"""

from typing import Any, get_args

import msgspec
from msgspec import Struct

from adapters.messages import (
    DECLARE_MEMBERS,
    TABLE_MEMBERS,
    DeclareAnswer,
    DeclareParams,
    EvaluateParams,
    EvaluateResult,
    InitializeParams,
    InitializeResult,
    Request,
    Response,
    TableAnswer,
    TableCloseParams,
    TableDoParams,
    TableOpenParams,
    one_of,
)
from adapters.ops import OPS
from adapters.table_messages import COMMANDS_691, SETUPS, Command, Event


def json_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of all messages, cases and answers, as ``$defs``."""
    messages = [
        *(Request, Response, InitializeParams, InitializeResult, EvaluateParams, EvaluateResult),
        *(TableOpenParams, TableDoParams, TableCloseParams, TableAnswer, DeclareParams, DeclareAnswer),
    ]
    shapes = {shape.__name__: shape for op in OPS for shape in (op.case, op.ok)}
    tables = [*SETUPS.values(), *get_args(Command), *get_args(Event)]
    _, components = msgspec.json.schema_components(
        [*messages, *shapes.values(), *tables], ref_template="#/$defs/{name}"
    )
    for shape, members in ((TableAnswer, TABLE_MEMBERS), (DeclareAnswer, DECLARE_MEMBERS)):
        components[shape.__name__].update(one_of(members))
    components["RecordedLine"] = {
        "title": "A line of the record of a table",
        "anyOf": [_ref(event) for event in get_args(Event)],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The adapter protocol, version 1",
        "description": "A line to the product is a Request, a line from it a Response.",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Response"}],
        "$defs": dict(sorted(components.items())),
        "x-methods": {
            "initialize": _method(InitializeParams, InitializeResult),
            "evaluate": _method(EvaluateParams, EvaluateResult),
            "table.open": _method(TableOpenParams, TableAnswer),
            "table.do": _method(TableDoParams, TableAnswer),
            "table.close": {"params": _ref(TableCloseParams), "result": {"type": "object"}},
            "declare": _method(DeclareParams, DeclareAnswer),
            "shutdown": {"params": {"type": "object"}, "result": {"type": "object"}},
        },
        "x-tables": {
            "setups": {chapter: _ref(setup) for chapter, setup in SETUPS.items()},
            "commands": {_tag(command): _ref(command) for command in get_args(Command)},
            "commands of 691": list(COMMANDS_691),
            "events": {_tag(event): _ref(event) for event in get_args(Event)},
        },
        "x-ops": {
            f"{op.chapter} {op.declared}": {"case": _ref(op.case), "ok": _ref(op.ok), "example": op.good}
            for op in OPS
        },
    }


def _method(params: type[Struct], result: type[Struct]) -> dict[str, Any]:
    return {"params": _ref(params), "result": _ref(result)}


def _tag(shape: type[Struct]) -> str:
    return str(shape.__struct_config__.tag)


def _ref(shape: type[Struct]) -> dict[str, str]:
    return {"$ref": f"#/$defs/{shape.__name__}"}


def schema_text() -> str:
    """Return the schema as it stands in ``docs/adapter-protocol.schema.json``."""
    return msgspec.json.format(msgspec.json.encode(json_schema()), indent=2).decode() + "\n"
