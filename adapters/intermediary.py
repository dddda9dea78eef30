"""A product that passes everything on to another: what those build on that watch, listen or rewrite."""

from collections.abc import Mapping, Sequence

from adapters.product import (
    Answer,
    Case,
    ChapterOffer,
    Finding,
    Product,
    ProductIdentity,
    TableSession,
    WireSlice,
)


class Intermediary(Product):
    """Passes everything on to the product behind it, which a subclass finds as ``behind``."""

    def __init__(self, behind: Product) -> None:
        self.behind = behind

    @property
    def identity(self) -> ProductIdentity:
        """The identity of the product behind it."""
        return self.behind.identity

    @property
    def chapters(self) -> Mapping[str, ChapterOffer]:
        """What the product behind it offers."""
        return self.behind.chapters

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Let the product behind it answer."""
        return self.behind.evaluate(chapter, op, cases)

    def open_table(self, chapter: str, table: Case) -> TableSession:
        """Let the product behind it open a table."""
        return self.behind.open_table(chapter, table)

    def declare(self, chapter: str) -> Answer:
        """Let the product behind it declare."""
        return self.behind.declare(chapter)

    def take_findings(self) -> list[Finding]:
        """Return the findings of the product behind it, and forget them."""
        return self.behind.take_findings()

    def take_wire(self) -> WireSlice | None:
        """Return what went over the wire to the product behind it."""
        return self.behind.take_wire()

    def close(self) -> None:
        """End the product behind it."""
        self.behind.close()
