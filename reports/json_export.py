"""``matrix.json``: the matrix itself, for programs. Equal matrices give equal bytes."""

import json
from collections.abc import Iterator
from typing import Final

import msgspec

from reports.matrix import Matrix

SCHEMA_PATH: Final = "docs/matrix.schema.json"

_encoder = msgspec.json.Encoder(order="deterministic")


def pieces(matrix: Matrix) -> Iterator[bytes]:
    """Yield ``matrix`` as JSON, indented by two blanks, a line feed at its end.

    Members stand in the order of `Matrix`; those of a mapping are sorted by name.
    """
    yield b"{"
    for number, name in enumerate(matrix.__struct_fields__):
        yield b",\n" if number else b"\n"
        yield b'  "%s": ' % name.encode()
        value = getattr(matrix, name)
        if isinstance(value, tuple) and value:
            # Row by row: the whole of it, twice in memory, is what a large matrix cannot afford.
            for place, row in enumerate(value):
                yield (b",\n    " if place else b"[\n    ") + _indented(row, b"\n    ")
            yield b"\n  ]"
        else:
            yield _indented(value, b"\n  ")
    yield b"\n}\n"


def schema() -> bytes:
    """Return the JSON Schema of ``matrix.json``; `SCHEMA_PATH` holds it."""
    described = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "matrix.json of pa58",
        **msgspec.json.schema(Matrix),
    }
    return json.dumps(described, indent=2, ensure_ascii=False).encode() + b"\n"


def _indented(value: object, line_end: bytes) -> bytes:
    # Line feeds inside texts are escaped in JSON, so each one here ends a line.
    return msgspec.json.format(_encoder.encode(value), indent=2).replace(b"\n", line_end)
