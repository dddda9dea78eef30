"""Which reading of the text is in force, who chose it, and why.

The command line comes before the project file, the project file before what the product declares (where it is
asked for), and that before the default. A certification takes another reading than the default only where a
project file gives the reason.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from pa58.citations import nearest
from pa58.entry_files import read_entry_file
from pa58.evidence import ReadingInForce
from pa58.index import RulesIndex
from pa58.index.document import Slug, Words
from pa58.index.problems import Findings
from pa58.index.reader import Lines


class ReadingProblem(Exception):  # noqa: N818  a problem of what was asked for, said to the person who asked
    """A reading or option that does not exist, or one that the profile does not take."""


class _Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Slug
    option: Slug
    reason: Words | None = None


class Project(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A project file: what a laboratory has decided for a product, once."""

    readings: tuple[_Choice, ...] = ()


def read_project(index: RulesIndex, path: Path) -> Project:
    """Read a project file; raises `EntryProblems` with the line of each choice that cannot be."""

    def check(project: Project, lines: Lines, findings: Findings) -> None:
        first: dict[str, _Choice] = {}
        for choice in project.readings:
            problem = _problem(index, choice.id, choice.option)
            if problem:
                findings.add(lines.of(choice), problem)
            if first.setdefault(choice.id, choice) is not choice:
                line = lines.of(first[choice.id])
                findings.add(lines.of(choice), f"{choice.id} is chosen on line {line} already.")

    return read_entry_file(path, Project, "a project file", check)


def choose(
    index: RulesIndex,
    *,
    command_line: Mapping[str, str],
    project: Project,
    declared: Mapping[str, str],
    profile: Literal["presubmission", "certification"],
) -> dict[str, ReadingInForce]:
    """Return the reading in force for each question of the index.

    ``command_line`` and ``declared`` (by the product) map reading ids to options. Raises `ReadingProblem`.
    """
    _demand(index, command_line.items(), "")
    _demand(index, declared.items(), "the product declares ")
    recorded = {choice.id: choice for choice in project.readings}
    found: dict[str, ReadingInForce] = {}
    for reading in index.readings:
        by: Literal["default", "command line", "project file", "product"] = "default"
        option = reading.default
        if reading.id in command_line:
            option, by = command_line[reading.id], "command line"
        elif reading.id in recorded:
            option, by = recorded[reading.id].option, "project file"
        elif reading.id in declared:
            option, by = declared[reading.id], "product"
        record = recorded.get(reading.id)
        reason = record.reason or "" if record and record.option == option else ""
        found[reading.id] = ReadingInForce(option=option, chosen_by=by, reason=reason)
    if profile == "certification":
        _demand_reasons(index, found)
    return found


def _demand(index: RulesIndex, choices: Iterable[tuple[str, str]], who: str) -> None:
    for name, option in choices:
        problem = _problem(index, name, option)
        if problem:
            raise ReadingProblem(f"{who}{name}={option}: {problem}" if who else problem)


def _problem(index: RulesIndex, name: str, option: str) -> str:
    """Say what is wrong with a choice; nothing where it can be made."""
    options = {reading.id: [each.id for each in reading.options] for reading in index.readings}
    if name not in options:
        return f"no reading is called {name}; nearest are {', '.join(nearest(name, options))}."
    if option not in options[name]:
        return f"the reading {name} has no option {option}; it has {', '.join(options[name])}."
    return ""


def _demand_reasons(index: RulesIndex, found: Mapping[str, ReadingInForce]) -> None:
    bare = [
        f"{reading.id}={found[reading.id].option} (chosen by {found[reading.id].chosen_by})"
        for reading in index.readings
        if found[reading.id].option != reading.default and not found[reading.id].reason
    ]
    if bare:
        raise ReadingProblem(
            f"a certification takes no reading but the default without a recorded reason: {', '.join(bare)}; give "
            "the reason in a project file (--project)."
        )
