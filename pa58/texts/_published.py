"""What a published text holds, as far as it could be read."""

import datetime as dt
from typing import Literal

import msgspec


class PublishedClause(msgspec.Struct, frozen=True, kw_only=True):
    """A clause as published: its own words, without enumerator, what stands below it, and what is no law.

    ``key`` is its key; under a section that the text does not name it is the path alone (``b.2``).
    ``digest`` is of the words exactly as they stand, ``fingerprint`` of their letters and digits.
    """

    key: str
    line: int
    text: str
    fingerprint: str
    digest: str


class PublishedSection(msgspec.Struct, frozen=True, kw_only=True):
    """A section as published; ``key`` is empty where the text does not name it."""

    key: str
    title: str
    line: int
    clauses: tuple[PublishedClause, ...]


class SetAside(msgspec.Struct, frozen=True, kw_only=True):
    """Words that belong to no clause.

    ``kind``: page furniture that is known as such, noise that a source note records, or anything else.
    """

    line: int
    kind: Literal["furniture", "noise", "other"]
    text: str


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """A place that could not be read with certainty, so that nothing may be concluded from it."""

    line: int
    what: str


class Enactment(msgspec.Struct, frozen=True, kw_only=True):
    """When a text was adopted and took effect, and where that was published (``55 Pa.B. 261``)."""

    effective: dt.date
    bulletin: str


class PublishedText(msgspec.Struct, frozen=True, kw_only=True):
    """A file of published text, read.

    ``listed`` are sections that its contents list names and its text does not hold. ``doubled`` are sections
    that stand in it more than once, word for word.
    """

    name: str
    sections: tuple[PublishedSection, ...]
    troubles: tuple[Trouble, ...]
    set_aside: tuple[SetAside, ...]
    listed: tuple[str, ...]
    doubled: tuple[str, ...]
    current_through: dt.date | None
    enactments: tuple[Enactment, ...]
