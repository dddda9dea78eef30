"""What may stand in ``rules_index.yaml``: a record for each kind of entry, its fields described for readers.

The JSON Schema is made from these records, and the reader checks a file against them field by field.
"""

import datetime as dt
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Kind = Literal["obligation", "permission", "definition", "heading"]
Verify = Literal["test", "analysis", "inspection", "none"]
Capability = Literal[
    "rank:hand",
    "rank:best-four",
    "rank:bonus-wager",
    "rank:four-card-bonus-wager",
    "rank:all-six-bonus-wager",
    "rank:community-card-bet",
    "compare",
    "point-count",
    "settle",
    "eligible:prime-wager",
    "eligible:four-card-bonus-wager",
    "eligible:all-six-bonus-wager",
    "eligible:progressive-bonus-wager",
    "eligible:trips-bonus-wager",
    "eligible:two-way-bad-beat-bonus-wager",
    "table",
    "declare",
]
OfferedOption = Literal[
    "prime-wager",
    "four-card-bonus-wager",
    "all-six-bonus-wager",
    "progressive-bonus-wager",
    "trips-bonus-wager",
    "two-way-bad-beat-bonus-wager",
]
NoteKind = Literal["noise", "doubled", "cut-off", "layout", "not-stated", "amended", "wording"]

Words = Annotated[str, Meta(min_length=1)]
Key = Annotated[
    str,
    Meta(pattern=r"^[0-9a-zA-Z.-]+$", title="a key such as 684a.6.b.2"),
]
Slug = Annotated[
    str,
    Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", title="a name in small letters, digits and hyphens"),
]
Fingerprint = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{64}$",
        title="a SHA-256 in 64 hexadecimal digits",
        description=(
            "SHA-256 over the letters and digits (NFKC, case folded) of the clause's own official text: "
            "without its enumerator, what stands below it, cross references and noise."
        ),
    ),
]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all entries have in common: fields are named, and no others are taken."""


class Source(_Entry, frozen=True, kw_only=True):
    """The text of a chapter that the index was made from, and how current it is."""

    chapter: Annotated[Key, Meta(description="The chapter's key, such as 684a.")]
    title: Words
    extent: Annotated[Words, Meta(description="How much of the chapter the text holds.")]
    currency: Annotated[Words, Meta(description="What the text says about its date, for the report.")]
    current_through: dt.date | None = None
    adopted: dt.date | None = None
    effective: dt.date | None = None


class SourceNote(_Entry, frozen=True, kw_only=True):
    """Something wrong with a source, and what a person decided about it.

    ``foreign_words`` are words in the text that are not of the regulation, exactly as they stand.
    """

    chapter: Annotated[Key, Meta(description="The chapter whose source it is.")]
    kind: NoteKind
    what: Words
    decision: Words
    clauses: Annotated[tuple[Key, ...], Meta(description="The clauses whose text it touches.")] = ()
    foreign_words: Words | None = None


class ReadingOption(_Entry, frozen=True, kw_only=True):
    """One way to read the text."""

    id: Slug
    meaning: Words


class Reading(_Entry, frozen=True, kw_only=True):
    """A question that the text leaves open, the answers to choose from (the default first), and why."""

    id: Slug
    clauses: Annotated[tuple[Key, ...], Meta(min_length=1, description="The clauses that it touches.")]
    question: Words
    options: Annotated[tuple[ReadingOption, ...], Meta(min_length=1)]
    why: Words

    @property
    def default(self) -> str:
        """The id of the option in force where nobody chose another."""
        return self.options[0].id


class Dependency(_Entry, frozen=True, kw_only=True):
    """A text outside the sources on which a clause hangs, or, by its own key, the missing rest of itself."""

    section: Key
    why: Words


class EarlierVersion(_Entry, frozen=True, kw_only=True):
    """An earlier wording of a clause: what differed then. All else is as it is now."""

    until: Annotated[dt.date, Meta(description="The last day on which it was in force.")]
    summary: Annotated[Words, Meta(description="One sentence in our own words, never the regulation's.")]
    fingerprint: Fingerprint


class ClauseEntry(_Entry, frozen=True, kw_only=True):
    """A clause, with what stands below it."""

    key: Key
    summary: Annotated[Words, Meta(description="One sentence in our own words, never the regulation's.")]
    kind: Kind
    verify: Annotated[
        Verify,
        Meta(
            description=(
                "test: cases are put to the product; analysis: of what the vendor declares; inspection: by a "
                "person, who answers the question; none: nothing to verify, for the reason given."
            )
        ),
    ]
    reason: Annotated[Words | None, Meta(description="Why there is nothing to verify.")] = None
    question: Annotated[Words | None, Meta(description="What the inspecting person must answer.")] = None
    capability: Annotated[
        Capability | None, Meta(description="What a product must offer for the clause to be judged.")
    ] = None
    if_offered: Annotated[
        tuple[OfferedOption, ...],
        Meta(description="The clause binds where any of these optional wagers is offered."),
    ] = ()
    readings: tuple[Slug, ...] = ()
    depends_on: tuple[Dependency, ...] = ()
    unreachable: Annotated[Words | None, Meta(description="The part that no product can show.")] = None
    fingerprint: Fingerprint
    since: Annotated[
        dt.date | None, Meta(description="The first day on which the clause is in force as it stands.")
    ] = None
    until: Annotated[
        dt.date | None, Meta(description="The last day on which a repealed clause was in force.")
    ] = None
    earlier: Annotated[
        tuple[EarlierVersion, ...], Meta(description="Its wordings before that day, the oldest first.")
    ] = ()
    clauses: tuple["ClauseEntry", ...] = ()


class SectionEntry(_Entry, frozen=True, kw_only=True):
    """A section: a container of clauses, not a clause."""

    key: Key
    title: Words
    clauses: Annotated[tuple[ClauseEntry, ...], Meta(min_length=1)]


class ChapterEntry(_Entry, frozen=True, kw_only=True):
    """A chapter: a container of sections."""

    key: Key
    sections: Annotated[tuple[SectionEntry, ...], Meta(min_length=1)]


class IndexDocument(_Entry, frozen=True, kw_only=True):
    """Every clause of the sources, in the order of the regulation, and what must be known to judge it."""

    sources: Annotated[tuple[Source, ...], Meta(min_length=1)]
    source_notes: tuple[SourceNote, ...]
    readings: tuple[Reading, ...]
    chapters: Annotated[tuple[ChapterEntry, ...], Meta(min_length=1)]
