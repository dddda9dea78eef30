"""The messages of the adapter protocol, as types.

The runner decodes and checks every message with these types; what a case and its answer hold, stands in
`adapters.ops`, and `adapters.schema` publishes both.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from adapters.table_messages import Declaration

PROTOCOL_MIN = 1
PROTOCOL_MAX = 1

MAX_REQUEST_BYTES = 1 << 20
MAX_RESPONSE_BYTES = 16 << 20

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
NO_COMMON_VERSION = -32000

Text = Annotated[str, Meta(min_length=1)]


class VersionRange(Struct, frozen=True):
    """The protocol versions that the runner speaks."""

    min: int
    max: int


class InitializeParams(Struct, frozen=True):
    """The runner's greeting."""

    protocol: VersionRange
    suite: str
    seed: int


class Build(Struct, frozen=True):
    """The digest of the build under test, and the algorithm that made it."""

    algorithm: Text
    digest: Text


class ProductName(Struct, frozen=True):
    """The item tested, as it names itself."""

    name: Text
    vendor: Text
    version: Text
    build: Build


class Chapter(Struct, frozen=True):
    """What a product offers of one chapter: ops (``rank`` or ``rank:hand``), optional wagers, readings."""

    ops: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    readings: dict[str, str] = {}


class Limits(Struct, frozen=True, rename="camel"):
    """How many cases the product takes in one batch."""

    max_batch: Annotated[int, Meta(ge=1)]


class InitializeResult(Struct, frozen=True):
    """The product's greeting: who it is and what it offers."""

    protocol: int
    product: ProductName
    chapters: dict[str, Chapter]
    limits: Limits


class EvaluateParams(Struct, frozen=True, rename="camel"):
    """A batch of cases for one op of one chapter. ``deadlineMs`` is the time until the process is ended."""

    chapter: str
    op: str
    cases: Sequence[Mapping[str, Any]]
    deadline_ms: int


class Rejected(Struct, frozen=True):
    """A case that the product refuses: a normal answer."""

    code: str
    message: str


RESULT_MEMBERS = ("ok", "rejected", "unsupported", "error")


class Result(Struct, frozen=True):
    """The answer to one case: exactly one of the four members."""

    ok: dict[str, Any] | UnsetType = UNSET
    rejected: Rejected | UnsetType = UNSET
    unsupported: Annotated[bool, Meta(extra_json_schema={"const": True})] | UnsetType = UNSET
    error: dict[str, Any] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse what the single fields cannot: none or several members, and ``"unsupported": false``."""
        _demandone_of(self, RESULT_MEMBERS)


def _demandone_of(answer: Struct, members: tuple[str, ...]) -> None:
    given = sum(getattr(answer, name) is not UNSET for name in members)
    if given != 1:
        raise ValueError(f"exactly one of {', '.join(members)} is wanted, {given} are there")
    if getattr(answer, "unsupported", UNSET) is False:
        raise ValueError("`unsupported` is true where it stands")


def one_of(members: tuple[str, ...]) -> dict[str, Any]:
    """Return what a JSON Schema says of an answer that holds exactly one of ``members``."""
    return {"oneOf": [{"required": [name]} for name in members]}


_ONE_MEMBER = Meta(extra_json_schema=one_of(RESULT_MEMBERS))


class EvaluateResult(Struct, frozen=True):
    """As many results as the batch had cases, in their order."""

    results: list[Annotated[Result, _ONE_MEMBER]]


class TableOpenParams(Struct, frozen=True, rename="camel"):
    """Open a table of a chapter; ``table`` is a set-up such as `FourCardFrenzySetup`."""

    chapter: str
    table: Mapping[str, Any]
    deadline_ms: int


class TableDoParams(Struct, frozen=True, rename="camel"):
    """Do one thing at an open table; ``command`` is one of `table_messages.Command`."""

    session: str
    command: Mapping[str, Any]
    deadline_ms: int


class TableCloseParams(Struct, frozen=True, rename="camel"):
    """Forget a table."""

    session: str
    deadline_ms: int


class DeclareParams(Struct, frozen=True, rename="camel"):
    """Say what the certificate holder declares of a chapter."""

    chapter: str
    deadline_ms: int


class Accepted(Struct, frozen=True):
    """What followed an act, in order: each is one of `table_messages.Event`. ``session`` at opening only."""

    events: tuple[dict[str, Any], ...] = ()
    session: Text | UnsetType = UNSET


TABLE_MEMBERS = ("accepted", "rejected", "unsupported", "error")


class TableAnswer(Struct, frozen=True):
    """The answer to an act at a table: exactly one of the four members."""

    accepted: Accepted | UnsetType = UNSET
    rejected: Rejected | UnsetType = UNSET
    unsupported: Annotated[bool, Meta(extra_json_schema={"const": True})] | UnsetType = UNSET
    error: dict[str, Any] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse none or several members, and ``"unsupported": false``."""
        _demandone_of(self, TABLE_MEMBERS)


DECLARE_MEMBERS = ("declared", "unsupported", "error")


class DeclareAnswer(Struct, frozen=True):
    """The answer to ``declare``: exactly one of the three members."""

    declared: Declaration | UnsetType = UNSET
    unsupported: Annotated[bool, Meta(extra_json_schema={"const": True})] | UnsetType = UNSET
    error: dict[str, Any] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse none or several members, and ``"unsupported": false``."""
        _demandone_of(self, DECLARE_MEMBERS)


class ErrorObject(Struct, frozen=True):
    """A JSON-RPC error: trouble in the adapter itself."""

    code: int
    message: str


class Request(Struct, frozen=True, kw_only=True):
    """One line to the product."""

    jsonrpc: Literal["2.0"] = "2.0"
    id: int
    method: str
    params: dict[str, Any] = {}


class Response(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line from the product: the request's id, and a result or an error."""

    jsonrpc: Literal["2.0"]
    id: int | None
    result: dict[str, Any] | UnsetType = UNSET
    error: ErrorObject | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse a response that both succeeded and failed, or neither."""
        if (self.result is UNSET) == (self.error is UNSET):
            raise ValueError("exactly one of result and error is wanted")


def encode_request(number: int, method: str, params: Struct | None = None) -> bytes:
    """Return the line, newline included, of a request."""
    message: dict[str, Any] = {"jsonrpc": "2.0", "id": number, "method": method}
    if params is not None:
        message["params"] = params
    return msgspec.json.encode(message, enc_hook=dict) + b"\n"
