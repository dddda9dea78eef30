"""What came of every change: the score of each module, and the survivors with the verdict on each."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml
from mutmut.mutation.diff_apply import get_diff_for_mutant

KNOWN = "survivors.yaml"
MOVED = "one place further up"

_KILLED_BY_MUTMUT = frozenset({1, 3})
_SURVIVED_MUTMUT = frozenset({0, 33})  # 33: no case comes to the function


class Change(NamedTuple):
    """A change of the reference: its module, what it takes away, and what it puts there."""

    module: str
    before: str
    after: str


class Outcome(NamedTuple):
    """What came of a change: "killed", "timeout" or "survived"."""

    tool: str
    change: Change
    outcome: str


def outcomes(work: Path) -> list[Outcome]:
    """Return what both tools have found so far, in ``work``."""
    return [*_of_mutmut(work), *_of_cosmic_ray(work)]


def _of_mutmut(work: Path) -> Iterator[Outcome]:
    for meta in sorted((work / "mutants" / "reference_impl").glob("*.meta")):
        module = meta.name.removesuffix(".py.meta")
        for name, code in json.loads(meta.read_text())["exit_code_by_key"].items():
            if code in _KILLED_BY_MUTMUT:
                yield Outcome("mutmut", Change(module, "", ""), "killed")
            elif code in _SURVIVED_MUTMUT:
                try:
                    diff = get_diff_for_mutant(name, path=f"reference_impl/{module}.py")
                except FileNotFoundError:  # kept of an earlier run, which changed what is left alone by now
                    continue
                yield Outcome("mutmut", _change(module, diff), "survived")
            elif code is not None:
                yield Outcome("mutmut", Change(module, "", ""), "timeout")


def _of_cosmic_ray(work: Path) -> Iterator[Outcome]:
    with sqlite3.connect(work / "tables.sqlite") as session:
        found = session.execute(
            "SELECT module_path, test_outcome, diff, output FROM mutation_specs JOIN work_results USING (job_id) "
            "WHERE worker_outcome = 'NORMAL' ORDER BY module_path, start_pos_row, occurrence"
        ).fetchall()
    for path, outcome, diff, output in found:
        said = "survived" if outcome == "SURVIVED" else "timeout" if output == "timeout" else "killed"
        yield Outcome("cosmic-ray", _change(Path(path).stem, diff), said)


def _change(module: str, diff: str) -> Change:
    lines = [line for line in diff.splitlines() if not line.startswith(("---", "+++"))]
    before, after = (
        " ".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in ("-", "+")
    )
    return Change(module, before, MOVED if after == before else after)


def tell(work: Path, known: Path) -> tuple[str, int]:
    """Return a report in Markdown, and how many survivors are unknown to the file ``known``."""
    found = outcomes(work)
    verdicts = _verdicts(known)
    survivors = Counter(outcome.change for outcome in found if outcome.outcome == "survived")
    unknown = [change for change in survivors if change not in verdicts]
    gone = [change for change in verdicts if change not in survivors]
    parts = [
        "## Score\n",
        *_score(found),
        "\n## Survivors\n",
        *_table(survivors, verdicts),
    ]
    if unknown:
        parts += ["\n## Not read yet\n", *(f"- `{c.module}`: {_in_words(c)}" for c in unknown)]
    if gone:
        parts += ["\n## Noticed by now\n", *(f"- `{c.module}`: {_in_words(c)}" for c in gone)]
    return "\n".join(parts) + "\n", len(unknown)


def _score(found: list[Outcome]) -> Iterator[str]:
    yield "| module | tool | changes | noticed | of these by a timeout | survived |"
    yield "|---|---|--:|--:|--:|--:|"
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for outcome in found:
        counts[outcome.change.module, outcome.tool][outcome.outcome] += 1
    for (module, tool), count in sorted(counts.items()):
        yield _row(f"`{module}`", tool, count)
    for tool in ("mutmut", "cosmic-ray"):
        yield _row("all", tool, Counter(each.outcome for each in found if each.tool == tool))
    yield _row("all", "both", Counter(each.outcome for each in found))


def _row(module: str, tool: str, count: Counter[str]) -> str:
    noticed = count["killed"] + count["timeout"]
    return f"| {module} | {tool} | {count.total()} | {noticed} | {count['timeout'] or ''} | {count['survived']} |"


def _verdicts(known: Path) -> dict[Change, tuple[str, str]]:
    groups = yaml.safe_load(known.read_text(encoding="utf-8")) if known.exists() else []
    return {
        Change(each["module"], each["before"], each["after"]): (group["verdict"], group["reason"])
        for group in groups
        for each in group["changes"]
    }


def _table(survivors: Counter[Change], verdicts: dict[Change, tuple[str, str]]) -> Iterator[str]:
    groups: dict[tuple[str, str], list[Change]] = defaultdict(list)
    counts = Counter[str]()
    for change, found in verdicts.items():
        if change in survivors:
            groups[found].append(change)
            counts[found[0]] += survivors[change]
    yield "| verdict | survivors |\n|---|--:|"
    yield from (f"| {verdict} | {count} |" for verdict, count in counts.most_common())
    for (verdict, reason), changes in groups.items():
        yield f"\n**{verdict}**: {reason}\n\n| module | change |\n|---|---|"
        for change in changes:
            yield f"| `{change.module}` | {_in_words(change)} |"


def _in_words(change: Change) -> str:
    return f"{_code(change.before)} → {change.after if change.after == MOVED else _code(change.after)}"


def _code(text: str) -> str:
    return f"`{text}`".replace("|", "\\|") if text else "nothing"
