"""The JSON Schema of ``lab.yaml``, made from the records that read it.

``python -m pa58.lab.schema > docs/lab.schema.json`` writes it anew.
"""

import json
import sys

import msgspec

from pa58.lab.document import Lab


def schema_text() -> str:
    """Return the schema as the text of ``docs/lab.schema.json``."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What only the laboratory knows of a report of pa58",
        **msgspec.json.schema(Lab),
    }
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
