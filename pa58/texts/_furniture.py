"""What publishers put around the law: list numbers, page heads, blocks on sources, boilerplate, dates.

Everything is blanked out or cut off in place, so that lines keep their numbers.
"""

import datetime as dt
import re
from collections.abc import Iterator

from pa58.texts._published import Enactment

_LIST_NUMBER = re.compile(r"(?m)^([ \t]*)\d{1,3}\.[ \t]+(?=\([A-Za-z0-9]{1,8}\))")
_PAGE_HEAD = re.compile(
    r"(?m)^[ \t]*(?:"
    r"Page \d{1,4}(?: of \d{1,4})?"
    r"|- ?\d{1,4} ?-"
    r"|\(\d{6}\)[ \t]+No\. \d+.*"
    r"|\d{1,4}[a-z]?-\d{1,3}"
    r"|Ch\. \d{1,4}[a-z]?[ \t].*[ \t]58"
    r"|58[ \t]+§[ \t]+\d.*[ \t]Pt\. [IVX]+"
    r")[ \t]*$"
)
_BARE_NUMBER = re.compile(r"(?m)(?:^[ \t]*\n|\A)[ \t]*(\d{1,4})[ \t]*(?=\n[ \t]*\n|\n?\Z)")
_BEFORE_THE_LAW = re.compile(
    r"(?:[ \t]*\n|[ \t]*(?:Universal Citation:|Current through |Latest version|View Previous Versions|"
    r"(?:Previous|Next|Print|Download|Code Reader)[ \t]*\n)[^\n]{0,200}(?=\n|\Z))*"
)
_ANNEX = re.compile(r"(?m)^[ \t]*Annex A[ \t]*$")
_BLOCK = re.compile(
    r"(?:(?<=[.:;)\]])|(?<=\n)|\A|(?<=[.:;)\]][ \t])|(?<=\n[ \t]))[ \t]*(?:"
    r"Cross[ \t]References?\b"
    r"|This (?:section|chapter|subchapter)\s{1,40}cited\s{1,40}in\b"
    r"|(?:Authority|Source)?\s{0,40}The provisions of this\s{1,40}(?:§|Chapter|chapter|section|subchapter|\d)"
    r"|(?:Authority|Source|Notes|Comments?)[ \t]*(?=\n|\Z)"
    r"|Notes of Decisions\b"
    r"|Disclaimer:"
    r"|https?://"
    r"|State regulations are updated\b"
    r"|The following state regulations pages? link to this page"
    r"|No part of the information on this site\b"
    r"|This site is protected by\b"
    r"|\[Pa\.B\. Doc\. No\."
    r"|Copyright ©"
    r")"
)
_MONTHS = (
    "January February March April May June July August September October November December".split()  # noqa: SIM905  reads as what it is
)
_DATE = rf"({'|'.join(_MONTHS)})\s+(\d{{1,2}}),\s+(\d{{4}})"
_CURRENT = re.compile(rf"[Cc]urrent\s+through\s[^\n]{{0,60}}?{_DATE}")
_ENACTED = re.compile(
    rf"(?:adopted|amended|corrected)\s+{_DATE},\s+effective\s+{_DATE},\s+(\d{{1,3}}\s+Pa\.B\.\s+\d{{1,5}})"
)


def start_of_law(text: str) -> int:
    """Return where the law begins: behind the words “Annex A” of a Bulletin notice, otherwise at 0."""
    annex = _ANNEX.search(text)
    return annex.end() if annex else 0


def without_page_heads(text: str) -> tuple[str, list[tuple[int, str]]]:
    """Blank page heads, page numbers and outer list numbers; return the text and the page heads with places.

    A number alone on a line is a page number only where the numbers of that kind go up one by one through the
    whole text: it might be a figure of the law.
    """
    found = [(match.start(), match[0].strip()) for match in _PAGE_HEAD.finditer(text)]
    text = _PAGE_HEAD.sub(lambda match: " " * len(match[0]), text)
    numbers = list(_BARE_NUMBER.finditer(text))
    values = [int(match[1]) for match in numbers]
    if len(values) > 1 and values == list(range(values[0], values[0] + len(values))):
        found += [(match.start(1), match[1]) for match in numbers]
        text = _BARE_NUMBER.sub(lambda match: match[0].replace(match[1], " " * len(match[1])), text)
    return _LIST_NUMBER.sub(lambda match: " " * len(match[0]), text), sorted(found)


def start_of_body(text: str, start: int, end: int) -> int:
    """Return where the law begins behind a heading that ends at ``start``: pages put lines between the two."""
    first = _BEFORE_THE_LAW.match(text, start, end)
    return first.end() if first else start


def end_of_law(text: str, start: int, end: int) -> int:
    """Return where, in a section's body, sources, cross references or boilerplate begin; else ``end``."""
    block = _BLOCK.search(text, start, end)
    return block.start() if block else end


def current_through(text: str) -> dt.date | None:
    """Return the date through which the text says it is current."""
    found = _CURRENT.search(text)
    return _date(found[1], found[2], found[3]) if found else None


def enactments(text: str) -> Iterator[Enactment]:
    """Yield what the text says of its adoption and amendments."""
    for found in _ENACTED.finditer(text):
        effective = _date(found[4], found[5], found[6])
        if effective:
            yield Enactment(effective=effective, bulletin=" ".join(found[7].split()))


def _date(month: str, day: str, year: str) -> dt.date | None:
    try:
        return dt.date(int(year), _MONTHS.index(month) + 1, int(day))
    except ValueError:
        return None
