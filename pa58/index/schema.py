"""The JSON Schema of ``rules_index.yaml``, made from the records that read it.

``python -m pa58.index.schema > docs/rules_index.schema.json`` writes it anew.
"""

import json
import sys
from typing import Any

import msgspec

from pa58.index.document import IndexDocument

_NEEDED = {"none": "reason", "inspection": "question", "test": "capability", "analysis": "capability"}


def schema_text() -> str:
    """Return the schema as the text of ``docs/rules_index.schema.json``."""
    schema = msgspec.json.schema(IndexDocument)
    clause = schema["$defs"]["ClauseEntry"]
    clause["allOf"] = [_needs(verify, field) for verify, field in _NEEDED.items()]
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The clause index of pa58",
        "description": (
            "What one entry can be. That entries agree with each other (places in the tree, order, readings, "
            "sources) is checked when the index is loaded."
        ),
        **schema,
    }
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def _needs(verify: str, field: str) -> dict[str, Any]:
    """Say that a clause verified in one way needs a field that is text."""
    return {
        "if": {"properties": {"verify": {"const": verify}}},
        "then": {"required": [field], "properties": {field: {"type": "string"}}},
    }


if __name__ == "__main__":
    sys.stdout.write(schema_text())
