"""Writes qualification.md: every promise that the tool makes about itself, with the evidence for it.

``docs/promises.yaml`` says which tests show what. What has to be listed there (verdicts, outcomes, exit statuses,
kinds of fault, refusals, files of a report) is read from the program itself, so that a new one without an entry is
refused here, and by ``tests/test_qualification.py``. Run ``.venv/bin/python docs/make_qualification.py``.
"""

import ast
import fnmatch
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast, get_args, get_type_hints

import click
import jinja2
import msgspec
import yaml

from adapters.wire import KINDS
from defects import CATALOGUE
from pa58.citations import Citation
from pa58.cli import USAGE
from pa58.evidence import SkipReason, TextState
from pa58.features import read_features
from pa58.index import load_index
from pa58.verdicts import WORST_FIRST, Overall, exit_status
from reports.wording import OUTCOMES
from reports.writing import outputs

DOCS: Final = Path(__file__).resolve().parent
ROOT: Final = DOCS.parent
PAGE: Final = DOCS / "qualification.md"
SAMPLE: Final = "680a-ace-wraps-round"
"""The wrong product of which docs/sample/ holds a report."""

_ROW: Final = re.compile(r"^\|\s*(`[^`|]+`(?:, `[^`|]+`)*|\d)\s*\|(.*)\|\s*$")


class Promise(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the tool promises, and what shows it.

    ``name`` is a member of the group's denominator, or for a refusal words that its message has, which the tests
    ask for (in the words ``asked``, where they are others); ``says`` is the promise in words, where the denominator
    has none. ``tests`` are node ids, with ``[pattern]`` behind for some of the cases of a parametrised test.
    ``scenarios`` are patterns of feature files. ``gap``: why nothing shows it.
    """

    name: str
    says: str = ""
    asked: str = ""
    stated: str = ""
    tests: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    defects: bool = False
    benchmark: str = ""
    gap: str = ""


class Group(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Promises of one kind. ``members`` names their denominator, ``within`` is where the ids of their tests begin.

    ``stated`` is where the promises stand (``page.md#heading``), ``also`` where the same table stands again.
    """

    title: str
    stated: str = ""
    also: tuple[str, ...] = ()
    members: str = ""
    within: str = "tests/"
    promises: tuple[Promise, ...]

    def node(self, test: str) -> tuple[str, str]:
        """Return the node id of a test and the pattern of its cases, empty for all."""
        path, bracket, pattern = (test if test.startswith("tests/") else self.within + test).partition("[")
        return path, pattern.removesuffix("]") if bracket else ""


def read_promises() -> tuple[Group, ...]:
    """Read ``promises.yaml``."""
    text = (DOCS / "promises.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.safe_load(text), tuple[Group, ...])


def collect() -> tuple[str, ...]:
    """Return the node ids of all tests of the tool, as pytest collects them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603  our own
    if done.returncode:
        raise click.ClickException(f"pytest cannot collect the tests:\n{done.stdout[-2000:]}{done.stderr}")
    return tuple(line for line in done.stdout.splitlines() if "::" in line)


# What there is to promise, as the program has it.


def _words(*names: str | int) -> dict[str, str]:
    return {str(name): "" for name in names}


def _refusals(*files: str) -> dict[str, str]:
    return {words: words for file in files for words in refusals((ROOT / file).read_text(encoding="utf-8"))}


MEMBERS: Final[Mapping[str, Callable[[], dict[str, str]]]] = {
    "outcomes of a case": lambda: _words(*OUTCOMES),
    "reasons of a skip": lambda: _words(*get_args(SkipReason)),
    "verdicts of a clause": lambda: _words(*WORST_FIRST),
    "verdicts of the whole": lambda: _words(*get_args(Overall)),
    "exit statuses of a run": lambda: _words(*get_args(get_type_hints(exit_status)["return"]), USAGE),
    "kinds of fault": lambda: _words(*KINDS),
    "findings": lambda: _words(*findings()),
    "states of the text": lambda: _words(*get_args(get_type_hints(TextState)["kind"])),
    "files of a report": lambda: _words(*outputs(cast("Any", None))),  # named only: none is made
    "refusals of a feature file": lambda: _refusals("pa58/features.py"),
    "refusals of a suite": lambda: _refusals("pa58/pytest_plugin.py"),
    "refusals of an index": lambda: _refusals(
        "pa58/index/loader.py", "pa58/index/reader.py", "pa58/index/checks.py"
    ),
}
"""By name, what a group must list: name -> words; no words where those stand on the page that states it."""


def refusals(source: str) -> Iterator[str]:
    """Yield the message of each refusal in a module, with … for what a case puts in.

    Messages that are another error's own words are not among them.
    """
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        variables: dict[str, ast.expr] = {}
        for node in sorted(ast.walk(function), key=lambda node: getattr(node, "lineno", 0)):
            said: Sequence[ast.expr] = ()
            if isinstance(node, ast.Assign):
                variables |= {each.id: node.value for each in node.targets if isinstance(each, ast.Name)}
            elif isinstance(node, ast.Call) and _refuses(node.func):
                said = node.args
            elif isinstance(node, ast.Yield) and node.value is not None:
                said = (node.value,)
            for each in said:
                words = _template(variables.get(each.id, each) if isinstance(each, ast.Name) else each)
                if re.search(r"[a-z]{2} ", words):
                    yield words
                    break


def _refuses(function: ast.expr) -> bool:
    name = ast.unparse(function).removeprefix("self.")
    return name in {"_refuse", "_note", "findings.add", "_findings.add", "problems.append", "ValueError"}


def _template(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_template(part) for part in parts)
        case _:
            return "…"


def findings() -> Iterator[str]:
    """Yield each kind of finding that the program makes."""
    for path in sorted((*(ROOT / "pa58").rglob("*.py"), *(ROOT / "adapters").rglob("*.py"))):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source if "Finding(" in source else "")):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Finding":
                yield from (_template(each.value) for each in node.keywords if each.arg == "kind")


def told(stated: str) -> dict[str, str]:
    """Return the table that a page has under a heading (``page.md#heading``): first cell -> the others."""
    rows: dict[str, str] = {}
    page, _, anchor = stated.partition("#")
    lines = sections(page).get(anchor, [])
    for line, following in zip(lines, (*lines[1:], ""), strict=True):
        found = _ROW.match(line)
        if found and not following.startswith("|---"):
            names, rest = found[1].replace("`", "").split(", "), found[2].strip()
            rows |= dict.fromkeys(names, rest.replace(" | ", "; "))
    return rows


def sections(page: str) -> dict[str, list[str]]:
    """Return the lines of a page by the anchor of the heading that they stand under."""
    found: dict[str, list[str]] = {"": []}
    lines = found[""]
    code = False
    for line in (DOCS / page).read_text(encoding="utf-8").splitlines():
        code ^= line.startswith("```")
        heading = None if code else re.match(r"#+ (.*)", line)
        if heading:
            anchor = re.sub(r"[^\w -]", "", heading[1].lower()).replace(" ", "-")
            lines = found.setdefault(anchor, [])
        else:
            lines.append(line)
    return found


def tables_of_statuses() -> Iterator[str]:
    """Yield where a page has a table of exit statuses, as ``page.md#heading``."""
    for page in sorted(DOCS.glob("*.md")):
        for anchor, lines in sections(page.name).items():
            if page != PAGE and any(re.match(r"\| \d \|", line) for line in lines):
                yield f"{page.name}#{anchor}"


# What is wrong, and the page.


class Evidence:
    """What the promises can be shown by, as it is at hand."""

    def __init__(self, nodes: Sequence[str]) -> None:
        self._cases: dict[str, list[str]] = {}
        for node in nodes:
            path, bracket, case = node.partition("[")
            self._cases.setdefault(path, []).append(case.removesuffix("]") if bracket else "")
        index = load_index()
        self.clauses = len(index.clauses)
        self.to_inspect = sum(clause.verify == "inspection" for clause in index.clauses)
        catalogue = read_features(ROOT / "features", index)
        self.scenarios = [case.id for case in catalogue.in_force(index.default_readings)]
        self.tests = len(nodes)

    def cases(self, node: str, pattern: str) -> int:
        """Count the cases of a test, those that match ``pattern`` where there is one."""
        return sum(not pattern or fnmatch.fnmatchcase(case, pattern) for case in self._cases.get(node, ()))

    def scenarios_in(self, pattern: str) -> int:
        """Count the cases of the feature files that match ``pattern``."""
        return sum(fnmatch.fnmatchcase(case.split(":")[0], pattern) for case in self.scenarios)


def denominator(group: Group) -> dict[str, str]:
    """Return what a group must list, name -> words.

    Where the program has no list, the table on the page that states it is taken; empty for promises in words.
    """
    if group.members == "table":
        return told(group.stated)
    if not group.members:
        return {}
    members = MEMBERS[group.members]()
    words = told(group.stated) if group.stated else {}
    return {name: own or words.get(name, "") for name, own in members.items()}


def member_of(promise: Promise, members: Mapping[str, str]) -> list[str]:
    """Return the members that a promise is about: one, if all is well."""
    if promise.name in members:
        return [promise.name]
    return [name for name, words in members.items() if name == words and promise.name in words]


def problems(groups: Sequence[Group], evidence: Evidence) -> Iterator[str]:
    """Say of each thing that ought to be listed and is not, and of each piece of evidence that is not there."""
    for group in groups:
        members = denominator(group)
        for promise in group.promises:
            where = f"{group.title}: {promise.name}"
            yield from _unfounded(group, promise, where, evidence)
            if not promise.says and not any(members.get(each) for each in member_of(promise, members)):
                yield f"{where}: nothing says what is promised, neither here nor in a table of {group.stated}."
        yield from _incomplete(group, members)
        yield from _unstated(group, members)
    claimed = {place for group in groups if group.members for place in (group.stated, *group.also)}
    for place in tables_of_statuses():
        if place not in claimed:
            yield f"{place}: has a table of exit statuses that no group lists."
    for name in MEMBERS.keys() - {group.members for group in groups}:
        yield f"no group lists the {name}."


def _incomplete(group: Group, members: Mapping[str, str]) -> Iterator[str]:
    about = [member_of(promise, members) for promise in group.promises] if members else []
    for promise, names in zip(group.promises, about, strict=False):
        if len(names) != 1:
            yield f"{group.title}: {promise.name}: names {len(names)} of the {group.members}, not one."
    listed = [name for names in about for name in names]
    for name in members:
        if listed.count(name) != 1:
            yield f"{group.title}: “{name}” is listed {listed.count(name)} times."


def _unfounded(group: Group, promise: Promise, where: str, evidence: Evidence) -> Iterator[str]:
    for test in promise.tests:
        node, pattern = group.node(test)
        if not evidence.cases(node, pattern):
            yield f"{where}: no test is collected as {node}{f'[{pattern}]' if pattern else ''}."
        elif group.members.startswith("refusals") and (promise.asked or promise.name) not in _source(node):
            yield f"{where}: {node.partition('::')[0]} never has these words, so it cannot ask for this refusal."
    for pattern in promise.scenarios:
        if not evidence.scenarios_in(pattern):
            yield f"{where}: no case of the suite is in {pattern}."
    if promise.benchmark and not (ROOT / promise.benchmark).is_file():
        yield f"{where}: there is no {promise.benchmark}."
    if bool(promise.gap) == bool(promise.tests or promise.scenarios or promise.defects or promise.benchmark):
        yield f"{where}: name what shows it, or the gap, and not both."


def _source(node: str) -> str:
    """Return the text of a test's file; words that a line break parts are put together."""
    text = (ROOT / node.partition("::")[0]).read_text(encoding="utf-8")
    return text + re.sub(r'"\s*\n\s*f?"', "", text)


def _unstated(group: Group, members: Mapping[str, str]) -> Iterator[str]:
    for stated in {group.stated, *group.also, *(promise.stated for promise in group.promises)} - {""}:
        page, _, anchor = stated.partition("#")
        if anchor not in sections(page):
            yield f"{group.title}: {page} has no heading #{anchor}."
    for table in (group.stated, *group.also) if members and group.stated else ():
        names = told(table).keys()
        for name in names - members.keys():
            yield f"{table}: “{name}” is in the table, and none of the {group.members}."
        for name in members.keys() - names if names else ():
            yield f"{table}: “{name}” is one of the {group.members}, and not in the table."


def page(groups: Sequence[Group], evidence: Evidence) -> str:
    """Return the page."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(DOCS), undefined=jinja2.StrictUndefined, keep_trailing_newline=True,
        trim_blocks=True, lstrip_blocks=True, autoescape=False,  # noqa: S701  Markdown, of our own words
    )  # fmt: skip
    promises = [promise for group in groups for promise in group.promises]
    used = {group.node(test)[0] for group in groups for promise in group.promises for test in promise.tests}
    return environment.get_template("qualification.md.jinja").render(
        groups=[(group, _lines(group, evidence)) for group in groups],
        promises=len(promises),
        gaps=[(group, each) for group in groups for each in group.promises if each.gap],
        functions=len(used),
        clauses=evidence.clauses,
        to_inspect=evidence.to_inspect,
        scenarios=f"{len(evidence.scenarios):,}",
        tests=f"{evidence.tests // 100 * 100:,}",
        products=len(CATALOGUE),
        under_others=sum(bool(defect.readings) for defect in CATALOGUE.values()),
        wrong=CATALOGUE[SAMPLE],
        convicted=" and ".join(Citation.parse(key).printed for key in CATALOGUE[SAMPLE].violates),
    )


def _lines(group: Group, evidence: Evidence) -> list[tuple[Promise, str, list[str]]]:
    """Return each promise of a group with its words and what shows it, a line each."""
    members = denominator(group)
    return [
        (
            promise,
            (promise.says or " ".join(members[each] for each in member_of(promise, members))).replace(
                "<", "&lt;"
            ),
            _shown(group, promise, evidence),
        )
        for promise in group.promises
    ]


def _shown(group: Group, promise: Promise, evidence: Evidence) -> list[str]:
    shown = []
    for test in promise.tests:
        node, pattern = group.node(test)
        number = evidence.cases(node, pattern)
        shown.append(f"`{node}{f'[{pattern}]' if pattern else ''}`" + (f", {number} cases" * (number > 1)))
    shown += [
        f"`{pattern}`, {evidence.scenarios_in(pattern):,} cases of the suite" for pattern in promise.scenarios
    ]
    shown += [f"`pa58 selftest`, {len(CATALOGUE)} wrong products"] * promise.defects
    shown += [f"`{promise.benchmark}`, measured, not tested"] * bool(promise.benchmark)
    return shown


def main() -> None:
    """Write the page, or say why it cannot be."""
    groups, evidence = read_promises(), Evidence(collect())
    wrong = list(problems(groups, evidence))
    for each in wrong:
        click.echo(each, err=True)
    if wrong:
        sys.exit(1)
    PAGE.write_text(page(groups, evidence), encoding="utf-8")


if __name__ == "__main__":
    main()
