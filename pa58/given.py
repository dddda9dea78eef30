"""What a run is given besides the suite and the product: official text, inspections, waivers."""

import datetime as dt
from pathlib import Path
from typing import Literal

import msgspec

from pa58.evidence import Inspection, Waiver
from pa58.features import Catalogue
from pa58.index import RulesIndex
from pa58.inspections import read_inspections
from pa58.official_text import OfficialText, read_official_text
from pa58.reviews import read_reviews
from pa58.waivers import read_waivers


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """The files that a run is given; None where there is none. ``reviews`` None: those beside the index."""

    regulation_text: Path | None = None
    reviews: Path | None = None
    inspections: Path | None = None
    waivers: Path | None = None


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """The files, read."""

    text: OfficialText | None = None
    inspections: tuple[Inspection, ...] = ()
    waivers: tuple[Waiver, ...] = ()


def take(
    given: Given,
    index: RulesIndex,
    catalogue: Catalogue,
    *,
    today: dt.date,
    profile: Literal["presubmission", "certification"],
) -> Taken:
    """Read the files; raises `EntryProblems` or `TextProblem`."""
    text = take_text(given.regulation_text, given.reviews, index)
    inspections = read_inspections(index, given.inspections, today).answered if given.inspections else ()
    cases = {case.id: case for case in catalogue.cases}
    waivers = read_waivers(index, cases, given.waivers, today=today, profile=profile) if given.waivers else ()
    return Taken(text=text, inspections=inspections, waivers=waivers)


def take_text(place: Path | None, reviews: Path | None, index: RulesIndex) -> OfficialText | None:
    """Read the official text at ``place``, where there is any; raises `EntryProblems` or `TextProblem`."""
    return None if place is None else read_official_text(index, place, read_reviews(index, reviews))
