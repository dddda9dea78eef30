"""What the suite asks of a product, whoever made it and wherever it runs.

A product answers *cases*: plain JSON objects as the contract's table of ops
describes them. Its answers are plain JSON objects too, each with exactly one
member. Four of them are a product's own words:

``{"ok": {...}}``, ``{"rejected": {"code": ..., "message": ...}}``,
``{"unsupported": true}``, ``{"error": {...}}``

and two are the runner's, where the product gave no usable answer:

``{"fault": {"kind": ..., "detail": ...}}``   this case broke the contract
``{"not-run": {"reason": ...}}``              never asked: the budget of restarts was spent

At a table an act is answered ``{"accepted": {"events": [...]}}`` in place of ``ok``, and a declaration is
``{"declared": {...}}``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

Case = Mapping[str, Any]
Answer = dict[str, Any]
Way = Literal["sent", "received"]


class ProductIdentity(msgspec.Struct, frozen=True, kw_only=True):
    """The item tested, as it names itself."""

    name: str
    vendor: str
    version: str
    build_algorithm: str
    build_digest: str


class ChapterOffer(msgspec.Struct, frozen=True, kw_only=True):
    """What a product declares for one chapter of the regulation."""

    ops: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    readings: dict[str, str] = {}


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something the lab must know although it fails no case (a healed violation, a changed answer)."""

    kind: str
    detail: str


class WireLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the protocol, safe to print; one that is too long ends in a mark that says so."""

    way: Way
    text: str


class WireSlice(msgspec.Struct, frozen=True, kw_only=True):
    """The last lines between suite and product; ``left_out`` counts those before them."""

    lines: tuple[WireLine, ...]
    left_out: int = 0


class TableSession(Protocol):
    """A table of a product, opened for one case.

    ``opened`` is the answer to its opening. Unless that was ``accepted`` there is no table, and nothing can
    be done at it.
    """

    opened: Answer

    def do(self, command: Case) -> Answer:
        """Do one thing at the table, a command of `adapters.table_messages`, and return what came of it."""

    def close(self) -> Answer:
        """Give the table up: ``{}``, or a ``fault`` where even that broke the contract. Safe to call twice."""


class NoTable(TableSession):
    """What a product without tables opens."""

    def __init__(self) -> None:
        self.opened = {"unsupported": True}

    def do(self, command: Case) -> Answer:  # noqa: ARG002  whatever it is
        """Answer that there is no table."""
        return self.opened

    def close(self) -> Answer:
        """Do nothing."""
        return {}


class Product(Protocol):
    """A product under test."""

    @property
    def identity(self) -> ProductIdentity:
        """Name, vendor, version and build digest."""

    @property
    def chapters(self) -> Mapping[str, ChapterOffer]:
        """What it declares, by chapter ("684a")."""

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Answer each case, in order; as many answers as cases, whatever happens."""

    def open_table(self, chapter: str, table: Case) -> TableSession:  # noqa: ARG002  for products without
        """Open a table set up as ``table`` says; see `adapters.table_messages`."""
        return NoTable()

    def declare(self, chapter: str) -> Answer:  # noqa: ARG002  as above
        """Return what the certificate holder declares of ``chapter``."""
        return {"unsupported": True}

    def take_findings(self) -> list[Finding]:
        """Return the findings since the last call, and forget them."""

    def take_wire(self) -> WireSlice | None:
        """Return the last lines that went over the wire since the last call; None where there is no wire."""
        return None

    def close(self) -> None:
        """End the product; safe to call twice."""
