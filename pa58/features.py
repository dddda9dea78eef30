"""What the feature files demand, read with the official Gherkin compiler before anything runs.

One *pickle* (a scenario, or one example row of an outline) is one expected case. Test runners lose scenarios
in silence: two of one name, a misspelt first step, an outline without rows. All that a runner would lose is
refused here, with file and line, so that the number of expected cases never depends on what happened to run.
"""

import datetime as dt
import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from pa58.citations import Citation, CitationError, nearest
from pa58.evidence import ExpectedCase
from pa58.index import RulesIndex

CLAUSE_TAG = "@clause:"
READING_TAG = "@reading:"
SWEEP_TAG = "@sweep"
PENDING_TAG = "@pending"
SINCE_TAG = "@since:"
UNTIL_TAG = "@until:"

_PLACEHOLDER = re.compile(r"<([^<>]*)>")
_LOOKS_LIKE_GHERKIN = re.compile(
    r"\s*(@|\||(Feature|Rule|Background|Scen\w*|Examples?|Given|When|Then|And|But|\*)\b[^.]*:?\s*$)"
)


class FeatureProblems(Exception):  # noqa: N818  a list of problems, each of which is the error
    """Everything that is wrong with the feature files, a line each: ``file:line: what, and what to do``."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All cases of a folder of feature files, in the order of files and lines.

    ``pending`` are scenarios that are yet to be written: nothing of them runs, and what they cite is uncovered.
    ``digest`` is the SHA-256 over names and bytes of the files.
    """

    cases: tuple[ExpectedCase, ...]
    digest: str
    pending: tuple[ExpectedCase, ...] = ()

    def uncovered(self, readings: dict[str, str], day: dt.date | None = None) -> tuple[str, ...]:
        """Return the keys of clauses that a pending scenario cites; ``readings`` and ``day`` as in `in_force`."""
        applying = (case for case in self.pending if _applies(case, readings, day))
        return tuple(dict.fromkeys(key for case in applying for key in case.clauses))

    def in_force(self, readings: dict[str, str], day: dt.date | None = None) -> tuple[ExpectedCase, ...]:
        """Return the cases that apply where ``readings`` (reading id -> option) are in force.

        ``day`` is the day whose law they judge by, None for the present.
        """
        return tuple(case for case in self.cases if _applies(case, readings, day))


def _applies(case: ExpectedCase, readings: dict[str, str], day: dt.date | None) -> bool:
    if any(readings[name] != option for name, option in case.readings.items()):
        return False
    if day is None:
        return case.until is None
    return (case.since is None or case.since <= day) and (case.until is None or day <= case.until)


def read_features(folder: Path, index: RulesIndex) -> Catalogue:
    """Compile every feature file below ``folder``.

    Case ids read ``features/684a/684a.6.b.feature:12``, with ``:18`` behind for the example row on line 18.
    Raises `FeatureProblems`, naming all problems at once.
    """
    problems: list[str] = []
    cases: list[ExpectedCase] = []
    pending: list[ExpectedCase] = []
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix.lower() == ".feature"):
        name = path.relative_to(folder.parent).as_posix()
        if path.suffix != ".feature":
            problems.append(
                f"{name}:1: the ending must be .feature in small letters, or the file is never run."
            )
            continue
        data = path.read_bytes()
        digest.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
        reader = _FeatureFile(name, index)
        reader.read(data)
        problems += reader.problems
        cases += reader.cases
        pending += reader.pending
    if problems:
        raise FeatureProblems(problems)
    return Catalogue(cases=tuple(cases), digest=digest.hexdigest(), pending=tuple(pending))


class _FeatureFile:
    """Reads one feature file into cases and problems."""

    def __init__(self, name: str, index: RulesIndex) -> None:
        self.name = name
        self.problems: list[str] = []
        self.cases: list[ExpectedCase] = []
        self.pending: list[ExpectedCase] = []
        self._clauses = {clause.key for clause in index.clauses}
        self._options = {reading.id: [each.id for each in reading.options] for reading in index.readings}

    def read(self, data: bytes) -> None:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            self._refuse(line, "not UTF-8; save the file as UTF-8.")
            return
        try:
            document: Any = Parser().parse(text)
        except CompositeParserException as error:
            for single in error.errors:
                self._refuse_unparsed(single)
            return
        except ParserError as error:
            self._refuse_unparsed(error)
            return
        feature = document.get("feature")
        if not feature:
            self._refuse(1, "holds no feature; write `Feature:` and its scenarios, or remove the file.")
            return
        self._check(feature)
        if self.problems:
            return
        document["uri"] = self.name
        pickles: Any = Compiler().compile(document)
        lines = dict(_lines_of_ids(feature))
        rows = dict(_rows(feature))
        for pickle in pickles:
            self._add_case(pickle, lines, rows, feature["name"])

    def _refuse(self, line: int, what: str) -> None:
        self.problems.append(f"{self.name}:{line}: {what}")

    def _refuse_unparsed(self, error: ParserError) -> None:
        location: Any = getattr(error, "location", None) or {}
        message = re.sub(r"^\(\d+:\d+\): ", "", str(error).strip().splitlines()[-1])
        self._refuse(location.get("line", 1), f"not Gherkin: {message}")

    def _check(self, feature: Any) -> None:
        for part in _parts(feature):
            self._check_description(part)
        names: dict[str, int] = {}
        found = False
        for scenario in _scenarios(feature):
            found = True
            name, line = scenario["name"], scenario["location"]["line"]
            if not name:
                self._refuse(line, "the scenario has no name; say what the clause demands.")
            elif name in names:
                self._refuse(
                    line,
                    f"a scenario named “{name}” stands on line {names[name]} already, and only one of the "
                    "two would run; give it a name of its own.",
                )
            names.setdefault(name, line)
            if not scenario["steps"]:
                self._refuse(
                    line, f"the scenario “{name}” has no steps; write them, or check their keywords."
                )
            self._check_examples(scenario)
        if not found:
            self._refuse(feature["location"]["line"], "the feature has no scenario.")

    def _check_description(self, part: Any) -> None:
        """Refuse prose that is, or may be, a misspelt line of Gherkin: the parser takes it as description."""
        for offset, text in enumerate(part["description"].splitlines(), start=1):
            if not text.strip():
                continue
            free = part["keyword"] in {"Feature", "Rule"}
            if not free or _LOOKS_LIKE_GHERKIN.match(text):
                self._refuse(
                    part["location"]["line"] + offset,
                    f"“{text.strip()}” would be read as description and never run; mend its keyword, or "
                    "write prose behind `#`.",
                )

    def _check_examples(self, scenario: Any) -> None:
        line = scenario["location"]["line"]
        outline = scenario["keyword"] in {"Scenario Outline", "Scenario Template"}
        if outline and not scenario["examples"]:
            self._refuse(line, f"the outline “{scenario['name']}” has no Examples; add them.")
        for examples in scenario["examples"]:
            header = [cell["value"] for cell in (examples.get("tableHeader") or {"cells": []})["cells"]]
            if not examples.get("tableBody"):
                self._refuse(
                    examples["location"]["line"], "these Examples have no rows; add one, or remove them."
                )
            for column in sorted({name for name in header if header.count(name) > 1}):
                self._refuse(
                    examples["location"]["line"], f"the column <{column}> stands twice in this table."
                )
            for step in scenario["steps"]:
                for missing in sorted(_placeholders(step) - set(header)):
                    self._refuse(
                        step["location"]["line"],
                        f"<{missing}> is no column of the Examples on line {examples['location']['line']}.",
                    )
        if not scenario["examples"]:
            for step in scenario["steps"]:
                for missing in sorted(_placeholders(step)):
                    self._refuse(
                        step["location"]["line"], f"<{missing}> has no Examples to take a value from."
                    )

    def _add_case(self, pickle: Any, lines: dict[str, int], rows: dict[str, str], feature: str) -> None:
        where = [lines[node] for node in pickle["astNodeIds"]]
        line = where[-1]
        clauses: dict[str, None] = {}
        readings: dict[str, str] = {}
        days: dict[str, dt.date] = {}
        sweep = pending = False
        for tag in pickle["tags"]:
            tag_line, name = lines[tag["astNodeId"]], tag["name"]
            if name.startswith(CLAUSE_TAG):
                self._cite(tag_line, name, clauses)
            elif name.startswith(READING_TAG):
                self._take_reading(tag_line, name, readings)
            elif name == SWEEP_TAG:
                sweep = True
            elif name.startswith((SINCE_TAG, UNTIL_TAG)):
                self._take_day(tag_line, name, days)
            elif name == PENDING_TAG:
                pending = True
            else:
                self._refuse(
                    tag_line,
                    f"unknown tag {name}; known are {CLAUSE_TAG}KEY, {READING_TAG}ID=OPTION, {SWEEP_TAG}, "
                    f"{PENDING_TAG}, {SINCE_TAG}DATE, {UNTIL_TAG}DATE.",
                )
        if not any(tag["name"].startswith(CLAUSE_TAG) for tag in pickle["tags"]):
            self._refuse(line, f"“{pickle['name']}” cites no clause; tag it {CLAUSE_TAG}KEY.")
        found = self.pending if pending else self.cases
        found.append(
            ExpectedCase(
                id=":".join([self.name, *map(str, where)]),
                name=pickle["name"] + rows.get(pickle["astNodeIds"][-1], ""),
                feature=feature,
                clauses=tuple(clauses),
                steps=tuple(step["text"] for step in pickle["steps"]),
                readings=readings,
                sweep=sweep,
                since=days.get(SINCE_TAG),
                until=days.get(UNTIL_TAG),
            )
        )

    def _cite(self, line: int, tag: str, clauses: dict[str, None]) -> None:
        try:
            key = Citation.parse(tag).key
        except CitationError as error:
            self._refuse(line, f"{tag}: {error}")
            return
        if key not in self._clauses:
            near = ", ".join(nearest(key, self._clauses))
            self._refuse(line, f"{tag} is not a clause of the index; nearest are {near}.")
            return
        clauses[key] = None

    def _take_day(self, line: int, tag: str, days: dict[str, dt.date]) -> None:
        name, colon, day = tag.partition(":")
        try:
            days[name + colon] = dt.date.fromisoformat(day)
        except ValueError:
            self._refuse(line, f"{tag}: “{day}” is not a date such as 2024-11-02.")

    def _take_reading(self, line: int, tag: str, readings: dict[str, str]) -> None:
        name, _, option = tag.removeprefix(READING_TAG).partition("=")
        options = self._options.get(name)
        if options is None:
            near = ", ".join(nearest(name, self._options))
            self._refuse(line, f"unknown reading {name}; nearest are {near}.")
        elif option not in options:
            self._refuse(line, f"reading {name} has no option “{option}”; it has {', '.join(options)}.")
        elif readings.setdefault(name, option) != option:
            self._refuse(line, f"two options of the reading {name} on one case; it could never run.")


def _parts(feature: Any) -> Iterator[Any]:
    """Yield everything that may carry a description."""
    yield feature
    for child in feature["children"]:
        part = child.get("rule")
        if part:
            yield from _parts(part)
        else:
            part = child.get("background") or child["scenario"]
            yield part
            yield from part.get("examples", [])


def _scenarios(feature: Any) -> Iterator[Any]:
    return (part for part in _parts(feature) if "examples" in part)


def _rows(feature: Any) -> Iterator[tuple[str, str]]:
    """Yield each example row's id with the words that tell its case from its sisters'."""
    for scenario in _scenarios(feature):
        for examples in scenario["examples"]:
            for row in examples["tableBody"]:
                yield row["id"], " — " + ", ".join(cell["value"] for cell in row["cells"])


def _placeholders(step: Any) -> set[str]:
    texts = [step["text"]]
    texts += [cell["value"] for row in step.get("dataTable", {}).get("rows", []) for cell in row["cells"]]
    texts.append(step.get("docString", {}).get("content", ""))
    return {name for text in texts for name in _PLACEHOLDER.findall(text)}


def _lines_of_ids(node: Any) -> Iterator[tuple[str, int]]:
    if isinstance(node, dict):
        if "id" in node and "location" in node:
            yield node["id"], node["location"]["line"]
        for child in node.values():
            yield from _lines_of_ids(child)
    elif isinstance(node, list):
        for child in node:
            yield from _lines_of_ids(child)
