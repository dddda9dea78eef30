"""What a reader finds in the files of a report, taken from them without the code that wrote them."""

import csv
import io
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

VOID = frozenset(("meta", "link", "br", "input", "img"))


@dataclass
class ClauseOnPage:
    citation: str
    summary: str
    verdict: str
    inherited: str
    method: str
    cases: int
    key: str = ""


@dataclass
class Page(HTMLParser):
    """An ``index.html`` as a reader meets it: clauses and cases by anchor, tags, attributes, text."""

    clauses: dict[str, ClauseOnPage] = field(default_factory=dict)
    cases: dict[str, str] = field(default_factory=dict)
    ids: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    attributes: list[tuple[str, str, str]] = field(default_factory=list)
    raw: dict[str, str] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._inside: list[str] = []
        self._clause = ""
        self._spans: list[list[str]] | None = None
        self._row: tuple[str, list[str]] | None = None
        self._article = ""

    @classmethod
    def read(cls, content: bytes) -> "Page":
        page = cls()
        page.feed(content.decode())
        page.close()
        return page

    @property
    def text(self) -> str:
        return " ".join("".join(self.texts).split())

    def links(self) -> list[str]:
        return [value for _, name, value in self.attributes if name == "href"]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.attributes += [(tag, name, value) for name, value in given.items()]
        if "id" in given:
            self.ids.append(given["id"])
        if tag not in VOID:
            self._inside.append(tag)
        match tag:
            case "details" if "id" in given:
                self._clause = given["id"]
            case "summary" if self._inside[-2] == "details" and self._clause not in self.clauses:
                self._spans = []
            case "span" | "b" if self._spans is not None:
                self._spans.append([tag, ""])
            case "article" | "li":
                own = given.get("id", "")
                self._article = "" if own.startswith("report-") else own
            case "tr":
                self._finish_row()
                if "id" in given:
                    self._row = (given["id"], [])
            case "td" if self._row:
                self._row[1].append("")
        self.texts.append(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in self._inside:
            while self._inside.pop() != tag:
                pass
        if tag == "summary" and self._spans is not None:
            cells = [text for kind, text in self._spans or () if kind == "span"]
            below = [text for kind, text in self._spans or () if kind == "b"]
            self._spans = None
            self.clauses[self._clause] = ClauseOnPage(
                citation=cells[0],
                summary=cells[1],
                verdict=cells[2].strip(),
                inherited=below[0].removesuffix(" below") if below else "",
                method=cells[3],
                cases=int(cells[4]),
            )
        elif tag == "table":
            self._finish_row()
        elif tag == "article":
            self._article = ""
        self.texts.append(" ")

    def handle_data(self, data: str) -> None:
        inside = self._inside[-1] if self._inside else ""
        if inside in {"script", "style"}:
            self.raw[inside] = self.raw.get(inside, "") + data
            return
        self.texts.append(data)
        if self._spans and inside != "summary":
            self._spans[-1][1] += data
        if self._row and self._row[1]:
            self._row[1][-1] += data
        if inside == "b" and self._article and not self.cases.get(self._article) and "h4" not in self._inside:
            self.cases[self._article] = data
        if inside == "code" and self._clause in self.clauses and not self.clauses[self._clause].key:
            self.clauses[self._clause].key = data

    def _finish_row(self) -> None:
        if self._row:
            anchor, cells = self._row
            self.cases[anchor] = cells[-1].partition(":")[0].strip()
            self._row = None


def csv_rows(content: bytes) -> list[dict[str, str]]:
    """Read CSV as a spreadsheet does: a byte order mark first, quoted cells over several lines."""
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def junit_cases(content: bytes) -> dict[str, tuple[str, list[str]]]:
    """Return, by the id in a test case's name, its outcome and the clauses that it cites."""
    found = {}
    for test in ET.fromstring(content).iter("testcase"):
        outcome = next(
            (mark for mark in ("failure", "error", "skipped") if test.find(mark) is not None), "passed"
        )
        if outcome == "error" and test.find("error").get("type") == "not-run":
            outcome = "not-run"
        clauses = [entry.get("value") for entry in test.iter("property") if entry.get("name") == "clause"]
        identity = test.get("name").rpartition("[")[2].removesuffix("]")
        found[identity] = (outcome, clauses)
    return found


def junit_grounds(content: bytes) -> dict[str, dict[str, list[str]]]:
    """Return, by the id in a test case's name, what its properties say of official text and waivers."""
    found = {}
    for test in ET.fromstring(content).iter("testcase"):
        said = [(entry.get("name"), entry.get("value")) for entry in test.iter("property")]
        found[test.get("name").rpartition("[")[2].removesuffix("]")] = {
            name: [value for each, value in said if each == name] for name in ("official-text", "waiver")
        }
    return found


def verdict_table(page: Page) -> dict[str, int]:
    """Return the counts of the page's table of verdicts."""
    table = page.text.partition("Clauses by verdict, worst first Verdict Clauses Meaning ")[2].partition(
        "All clauses"
    )[0]
    return {word: int(number) for word, number in re.findall(r"(?:^| )([a-z-]+) (\d+) ", table)}


def tallies(summary: str) -> dict[str, dict[str, int]]:
    """Return the numbers of each line of the terminal's summary by the words that they count."""
    found = {}
    for line in summary.splitlines():
        name, _, told = line.partition(": ")
        counts = told.partition("clause")[2] if name == "Not verified" else told
        found[name] = {word: int(number) for number, word in re.findall(r"(\d+) ([a-z-]+)", counts)}
    return found


def read_all(folder: Path) -> tuple[bytes, ...]:
    names = ("index.html", "matrix.json", "matrix.csv", "matrix.xlsx", "junit.xml")
    return tuple((folder / name).read_bytes() for name in names)
