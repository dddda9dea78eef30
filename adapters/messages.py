"""The messages of the adapter protocol, as types.

The runner decodes and checks every message with these types, and the JSON
Schema in ``docs/adapter-protocol.schema.json`` is generated from them, so that
what is published is what is enforced.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from adapters.table_messages import COMMANDS_691, SETUPS, Command, Declaration, Event

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
        _demand_one_of(self, RESULT_MEMBERS)


def _demand_one_of(answer: Struct, members: tuple[str, ...]) -> None:
    given = sum(getattr(answer, name) is not UNSET for name in members)
    if given != 1:
        raise ValueError(f"exactly one of {', '.join(members)} is wanted, {given} are there")
    if getattr(answer, "unsupported", UNSET) is False:
        raise ValueError("`unsupported` is true where it stands")


def _one_of(members: tuple[str, ...]) -> dict[str, Any]:
    return {"oneOf": [{"required": [name]} for name in members]}


_ONE_MEMBER = Meta(extra_json_schema=_one_of(RESULT_MEMBERS))


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
        _demand_one_of(self, TABLE_MEMBERS)


DECLARE_MEMBERS = ("declared", "unsupported", "error")


class DeclareAnswer(Struct, frozen=True):
    """The answer to ``declare``: exactly one of the three members."""

    declared: Declaration | UnsetType = UNSET
    unsupported: Annotated[bool, Meta(extra_json_schema={"const": True})] | UnsetType = UNSET
    error: dict[str, Any] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse none or several members, and ``"unsupported": false``."""
        _demand_one_of(self, DECLARE_MEMBERS)


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


# The ops: what a case holds, and what `ok` holds.

Wager687a = Literal["progressive-bonus-wager", "trips-bonus-wager", "two-way-bad-beat-bonus-wager"]
Wager684a = Literal["prime-wager", "four-card-bonus-wager", "all-six-bonus-wager"]
Wager691 = Literal[
    "black-ante", "red-ante", "two-six", "seven-jack", "queen-king", "ace", "joker", "community-card-bet"
]

Category687a = Literal[
    "five-wilds",
    "royal-flush",
    "five-of-a-kind",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pairs",
    "pair",
    "high-card",
]
Category680a = Literal[
    "five-aces",
    "royal-flush-no-joker",
    "royal-flush-with-joker",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pair",
    "none",
]
Category684a = Literal[
    "four-of-a-kind", "straight-flush", "three-of-a-kind", "flush", "straight", "two-pairs", "pair", "none"
]
BonusCategory684a = Literal[
    "royal-flush",
    "four-of-a-kind",
    "straight-flush",
    "three-of-a-kind",
    "flush",
    "straight",
    "two-pairs",
    "pair",
    "none",
]
AllSixCategory684a = Literal[
    "six-card-royal-flush",
    "royal-flush",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "none",
]
Category691 = Literal[
    "royal-flush-without-joker",
    "five-of-a-kind",
    "royal-flush-with-joker",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "all-same-color",
    "none",
]


class RankCase(Struct, frozen=True):
    """``rank``: name the hand that these cards form."""

    cards: str
    purpose: str = field(name="for")


class EligibleCase(Struct, frozen=True):
    """``eligible``: say whether these cards qualify for this wager."""

    cards: str
    wager: str


class CompareCase(Struct, frozen=True):
    """``compare``: say which of two hands of one deck wins."""

    first: str
    second: str


class PointCountCase(Struct, frozen=True):
    """``point-count``: the Point Count of a showdown hand."""

    cards: str


class SettleCase(Struct, frozen=True, omit_defaults=True):
    """``settle``: say which of these wagers win; ``community`` comes with ``community-card-bet``."""

    revealed: str
    wagers: list[str]
    community: str | UnsetType = UNSET


class Rank687a(Struct, frozen=True):
    """The category of a five-card hand with wilds."""

    category: Category687a


class Rank680a(Struct, frozen=True):
    """The category on the Bonus Wager's list."""

    category: Category680a


class Rank684a(Struct, frozen=True):
    """The category of a four-card hand."""

    category: Category684a


class BestFour684a(Struct, frozen=True):
    """The category of the highest four cards, and the four."""

    category: Category684a
    hand: str


class RankFourCardBonus684a(Struct, frozen=True):
    """The category on the Four Card Bonus Wager's list."""

    category: BonusCategory684a


class RankAllSix684a(Struct, frozen=True):
    """The category on the All-Six Bonus Wager's list."""

    category: AllSixCategory684a


class Rank691(Struct, frozen=True):
    """The category on the Community Card Bet's list."""

    category: Category691


class Eligible687a(Struct, frozen=True, omit_defaults=True):
    """Whether the wager is paid; where it is, the listed hand under which."""

    eligible: bool
    category: Category687a | UnsetType = UNSET


class Eligible684a(Struct, frozen=True):
    """Whether the hand qualifies for the wager."""

    eligible: bool


class Compare687a(Struct, frozen=True):
    """The higher of two hands of different categories."""

    winner: Literal["first", "second"]


class Compare684a(Struct, frozen=True):
    """The higher of two hands."""

    winner: Literal["first", "second", "tie"]


class PointCount(Struct, frozen=True):
    """The Point Count, a whole number."""

    count: Annotated[int, Meta(ge=0)]


class Settle691(Struct, frozen=True):
    """An outcome for each wager made."""

    outcomes: dict[Wager691, Literal["win", "lose"]]


class Op(Struct, frozen=True):
    """An op as a product may declare it, with a case that every product can answer and one that none may.

    ``variant`` is the value of the case's ``for`` or ``wager``, where the op has one.
    """

    chapter: str
    name: str
    variant: str | None
    case: type[Struct]
    ok: type[Struct]
    good: dict[str, Any]
    illegal: dict[str, Any]
    illegal_code: str = "bad-cards"

    @property
    def declared(self) -> str:
        """The narrowed name, as it may stand in ``ops``: ``rank:hand``."""
        return self.name if self.variant is None else f"{self.name}:{self.variant}"


def _rank(chapter: str, purpose: str, ok: type[Struct], cards: str, twice: str) -> Op:
    good, illegal = {"cards": cards, "for": purpose}, {"cards": twice, "for": purpose}
    return Op(chapter, "rank", purpose, RankCase, ok, good, illegal)


def _eligible(chapter: str, wager: str, ok: type[Struct], cards: str, twice: str) -> Op:
    good, illegal = {"cards": cards, "wager": wager}, {"cards": twice, "wager": wager}
    return Op(chapter, "eligible", wager, EligibleCase, ok, good, illegal)


_FIVE, _FIVE_TWICE = "As Kd 9c Td 5h", "As As 9c Td 5h"
_FOUR, _FOUR_TWICE = "As Kd 9c Td", "As As 9c Td"
_SIX, _SIX_TWICE = "As Kd 9c Td 5h 4s", "As As 9c Td 5h 4s"

OPS: tuple[Op, ...] = (
    _rank("687a", "hand", Rank687a, _FIVE, _FIVE_TWICE),
    _eligible("687a", "progressive-bonus-wager", Eligible687a, _FIVE, _FIVE_TWICE),
    _eligible("687a", "trips-bonus-wager", Eligible687a, _FIVE, _FIVE_TWICE),
    _eligible("687a", "two-way-bad-beat-bonus-wager", Eligible687a, _FIVE, _FIVE_TWICE),
    Op(
        "687a",
        "compare",
        None,
        CompareCase,
        Compare687a,
        {"first": "As Ad 9c Td 5h", "second": "Ks Qd 8c 7d 4h"},
        {"first": "As Ad 9c Td 5h", "second": "As Qd 8c 7d 4h"},
    ),
    Op("680a", "point-count", None, PointCountCase, PointCount, {"cards": "As 4d"}, {"cards": "As As"}),
    _rank("680a", "bonus-wager", Rank680a, _FIVE, _FIVE_TWICE),
    _rank("684a", "hand", Rank684a, _FOUR, _FOUR_TWICE),
    _rank("684a", "best-four", BestFour684a, _FIVE, _FIVE_TWICE),
    _rank("684a", "four-card-bonus-wager", RankFourCardBonus684a, _FIVE, _FIVE_TWICE),
    _rank("684a", "all-six-bonus-wager", RankAllSix684a, _SIX, _SIX_TWICE),
    Op(
        "684a",
        "compare",
        None,
        CompareCase,
        Compare684a,
        {"first": "As Ad 9c Td", "second": "Ks Qd 8c 7d"},
        {"first": "As Ad 9c Td", "second": "As Qd 8c 7d"},
    ),
    _eligible("684a", "prime-wager", Eligible684a, _FIVE, _FIVE_TWICE),
    _eligible("684a", "four-card-bonus-wager", Eligible684a, _FIVE, _FIVE_TWICE),
    _eligible("684a", "all-six-bonus-wager", Eligible684a, _SIX, _SIX_TWICE),
    _rank("691", "community-card-bet", Rank691, _FIVE, _FIVE_TWICE),
    Op(
        "691",
        "settle",
        None,
        SettleCase,
        Settle691,
        {"revealed": "7h", "wagers": ["red-ante", "two-six"]},
        {"revealed": "7h", "wagers": ["two-six"]},
        "illegal-wager",
    ),
)

OK_MEMBERS: dict[str, tuple[str, ...]] = {
    "rank": ("category", "hand"),
    "eligible": ("eligible", "category"),
    "compare": ("winner",),
    "point-count": ("count",),
    "settle": ("outcomes",),
}
"""The members of ``ok`` that the suite reads, by op; a product may add others, and they are ignored."""


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
        components[shape.__name__].update(_one_of(members))
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
