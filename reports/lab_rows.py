"""What the laboratory tells of a report, in the order in which a report says it, the missing named as missing."""

from typing import Any, Final

import msgspec

from pa58.lab import ItemFile, Lab, Signatory

NONE: Final = "none"

_LABELS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "report": (
        "Report",
        {
            "title": "Title",
            "number": "Unique number",
            "issued": "Date of issue",
            "earlier_reports": "Earlier reports",
        },
    ),
    "laboratory": (
        "Laboratory",
        {
            "name": "Name",
            "address": "Address",
            "licence": "Licence",
            "accreditation": "Accreditation",
            "place_of_work": "Place of work",
        },
    ),
    "customer": ("Customer", {"name": "Name", "address": "Address"}),
    "supplier": ("Supplier", {"name": "Name", "address": "Address"}),
    "recipients": ("Recipients", {}),
    "jurisdiction": (
        "Jurisdiction",
        {"name": "Name", "legal_text": "Legal text", "dated": "Date of the text"},
    ),
    "item": (
        "Item tested",
        {
            "description": "Description",
            "condition": "Condition",
            "received": "Date received",
            "files": "Files",
        },
    ),
    "work": ("Dates of the work", {"started": "Begun", "ended": "Ended"}),
    "scope": ("Scope", {"covers": "Covers", "exclusions": "Exclusions"}),
    "method": (
        "Method",
        {
            "configuration": "Configuration",
            "paytables": "Paytables",
            "options": "Options of the Rules Submission",
            "decision_rule": "Decision rule",
            "deviations": "Deviations from the method",
        },
    ),
    "conclusion": ("Opinions and interpretations", {}),
    "authorized_by": ("Authorized by", {}),
}


class LabRow(msgspec.Struct, frozen=True):
    """A field and what it holds; without ``values`` it is missing."""

    label: str
    values: tuple[str, ...]


class LabGroup(msgspec.Struct, frozen=True):
    """Fields that belong together under a title."""

    title: str
    rows: tuple[LabRow, ...]


def lab_groups(lab: Lab) -> tuple[LabGroup, ...]:
    """Return every field of ``lab``, whether it was given or not."""
    groups = []
    for field, (title, labels) in _LABELS.items():
        entry = getattr(lab, field)
        rows = [LabRow(label, _values(getattr(entry, name))) for name, label in labels.items()]
        groups.append(LabGroup(title, tuple(rows) or (LabRow(title, _values(entry)),)))
    return tuple(groups)


def missing(lab: Lab) -> tuple[str, ...]:
    """Return the fields that were not given, in words."""
    return tuple(
        row.label if row.label == group.title else f"{group.title}: {row.label}"
        for group in lab_groups(lab)
        for row in group.rows
        if not row.values
    )


def _values(value: Any) -> tuple[str, ...]:
    match value:
        case None:
            return ()
        case tuple():
            return tuple(_words(each) for each in value) or (NONE,)
        case _:
            return (_words(value),)


def _words(value: Any) -> str:
    match value:
        case ItemFile():
            return f"{value.name}, {value.algorithm} {value.digest}"
        case Signatory():
            function = value.function or "function missing"
            return f"{value.name}, {function}, {value.date or 'date missing'}"
        case _:
            return str(value)
