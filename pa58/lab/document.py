"""What may stand in ``lab.yaml``: what a report must say and only the laboratory knows.

The fields are those that ISO/IEC 17025 (7.8.2.1, 7.8.6) asks of a report and that regulators of gaming ask on
top, as far as the suite cannot know them itself. Every field may be left out; a report shows it
as missing. An empty list is an answer: there are none.
"""

import datetime as dt
from typing import Annotated

import msgspec
from msgspec import Meta

Words = Annotated[str, Meta(min_length=1)]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all entries have in common: fields are named, and no others are taken."""


class ReportEntry(_Entry, frozen=True, kw_only=True):
    """The report itself."""

    title: Words | None = None
    number: Annotated[Words | None, Meta(description="Unique; it stands on every page.")] = None
    issued: Annotated[dt.date | None, Meta(description="The date of issue.")] = None
    earlier_reports: Annotated[
        tuple[Words, ...] | None,
        Meta(description="Reports on the same item that this one follows or replaces."),
    ] = None


class Laboratory(_Entry, frozen=True, kw_only=True):
    """Who tested."""

    name: Words | None = None
    address: Words | None = None
    licence: Annotated[Words | None, Meta(description="The number of the licence to test.")] = None
    accreditation: Annotated[Words | None, Meta(description="The accrediting body and its number.")] = None
    place_of_work: Annotated[
        Words | None, Meta(description="Where the tests were made, if not at the laboratory's address.")
    ] = None


class Party(_Entry, frozen=True, kw_only=True):
    """A customer or a supplier."""

    name: Words | None = None
    address: Words | None = None


class Jurisdiction(_Entry, frozen=True, kw_only=True):
    """For which regulator, under which text."""

    name: Words | None = None
    legal_text: Words | None = None
    dated: Annotated[dt.date | None, Meta(description="The date of the legal text.")] = None


class ItemFile(_Entry, frozen=True, kw_only=True):
    """A file of the item tested."""

    name: Words
    algorithm: Annotated[Words, Meta(description="Such as sha256.")]
    digest: Annotated[
        str, Meta(pattern=r"^[0-9A-Fa-f]+$", title="a digest in hexadecimal digits, as in e3b0c442")
    ]


class Item(_Entry, frozen=True, kw_only=True):
    """What was tested, and in what state it came."""

    description: Words | None = None
    condition: Words | None = None
    received: dt.date | None = None
    files: tuple[ItemFile, ...] | None = None


class Work(_Entry, frozen=True, kw_only=True):
    """When the work was done."""

    started: dt.date | None = None
    ended: dt.date | None = None


class Scope(_Entry, frozen=True, kw_only=True):
    """What the report covers, and what it leaves out."""

    covers: Words | None = None
    exclusions: tuple[Words, ...] | None = None


class Method(_Entry, frozen=True, kw_only=True):
    """How it was tested, beyond what the suite records of itself."""

    configuration: Words | None = None
    paytables: Annotated[
        tuple[Words, ...] | None,
        Meta(description="The paytables of the certificate holder's Rules Submission."),
    ] = None
    options: Annotated[
        tuple[Words, ...] | None,
        Meta(description="The options of the certificate holder's Rules Submission."),
    ] = None
    decision_rule: Annotated[
        Words | None, Meta(description="How a verdict on conformity follows from the results.")
    ] = None
    deviations: Annotated[
        tuple[Words, ...] | None,
        Meta(description="Additions to, deviations from and exclusions from the method."),
    ] = None


class Signatory(_Entry, frozen=True, kw_only=True):
    """A person who authorizes the report."""

    name: Words
    function: Words | None = None
    date: dt.date | None = None


class Lab(_Entry, frozen=True, kw_only=True):
    """What only the laboratory knows of a report."""

    report: ReportEntry = ReportEntry()
    laboratory: Laboratory = Laboratory()
    customer: Party = Party()
    supplier: Party = Party()
    recipients: tuple[Words, ...] | None = None
    jurisdiction: Jurisdiction = Jurisdiction()
    item: Item = Item()
    work: Work = Work()
    scope: Scope = Scope()
    method: Method = Method()
    conclusion: Annotated[
        Words | None, Meta(description="Opinions and interpretations, marked as such in the report.")
    ] = None
    authorized_by: tuple[Signatory, ...] | None = None
