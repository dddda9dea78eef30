"""What a report of 10,000 clauses and 20,000 cases costs, and whether the cost grows with their number alone.

Run: ``.venv/bin/python benchmarks/report.py [--no-browser]``. Each size is made in a process of its own, from a
journal on disk to the file; one case in two hundred failed. The limits that matter: matrix and HTML under 2 s of
CPU, the HTML under 8 MB, the process under 120 MB at its peak, the same cost for each case up to 100,000 of them
(ratio under 1.5), and in Chromium the first paint under 1 s and a keystroke in the search under 100 ms. What a
limit is exceeded by is said. The keys are chosen badly on purpose: at
the third half of the 10,000 rows go and the other half change, and some let all come back or leave none.

The peak was 115 MB when this was written, 36 MB of it imports: the journal is held as a whole, at 2.5 KB a case,
until the matrix is made of it.

Published of others, for 10,000 requirements and 10,000 tests on a machine like the one that this was written on:
LOBSTER 4.1 s of CPU, 13.7 MB, 127 MB of memory; OpenFastTrace 11.8 s, 14.9 MB, 681 MB.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from adapters.product import ProductIdentity
from pa58.citations import Citation
from pa58.evidence import (
    CaseRecord,
    Exchange,
    ExpectedCase,
    Footer,
    Header,
    Journal,
    JournalWriter,
    Selection,
    StepRecord,
    SuiteIdentity,
)
from pa58.index import RulesIndex
from pa58.index.model import Chapter, Clause, Section
from reports import html
from reports.building import build_matrix

LIMITED = (10_000, 20_000, 4)
"""Clauses, cases, and rows of an outline (our own have six on the average, and each row cites its clause)."""
GROWING = ((25_000, 50_000, 4), (50_000, 100_000, 4))
OTHER_SHAPES = ((10_000, 20_000, 2), (10_000, 20_000, 1), (10_000, 10_000, 1))
LETTERS, SECTIONS = "abcdefghijklmnopqrst", 10
OTHERS = (("LOBSTER, 10,000 and 10,000", 4.1, 13.7, 127), ("OpenFastTrace, the same", 11.8, 14.9, 681))


def main() -> None:
    """Print the figures beside their limits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-browser", action="store_true", help="leave Chromium out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _print_costs([_in_a_process(folder, *size) for size in (LIMITED, *GROWING, *OTHER_SHAPES)])
        if not options.no_browser:
            _print_browser(folder / f"{'-'.join(map(str, LIMITED))}.html")


def _print_costs(made: list[dict[str, float]]) -> None:
    print(f"{'CPU s':36}{'read':>6}{'matrix':>8}{'HTML':>6}{'both':>7}{'MB':>7}{'peak MB':>9}{'us/case':>9}")
    for each in made:
        name = f"{each['clauses']:,.0f} clauses, {each['cases']:,.0f} cases, rows {each['rows']}"
        print(
            f"{name:36}{each['read']:>6.2f}{each['matrix']:>8.2f}{each['html']:>6.2f}{each['both']:>7.2f}"
            f"{each['size']:>7.1f}{each['peak']:>9.0f}{each['both'] / each['cases'] * 1e6:>9.0f}"
        )
    for name, seconds, size, peak in (("limits of the first", 2.0, 8.0, 120), *OTHERS):
        print(f"{name:36}{seconds:>27.2f}{size:>7.1f}{peak:>9.0f}")
    first, *larger = made[: 1 + len(GROWING)]
    for name, found, limit in (
        ("CPU s", first["both"], 2.0),
        ("MB", first["size"], 8.0),
        ("peak MB", first["peak"], 120),
    ):
        if found > limit:
            print(f"over the limit: {name}, by {found - limit:.1f}")
    for each in larger:
        ratio = each["both"] / each["cases"] / (first["both"] / first["cases"])
        print(
            f"a case of {each['cases']:,.0f} costs {ratio:.2f} times what one of {first['cases']:,.0f} costs"
        )


def _in_a_process(folder: Path, clauses: int, cases: int, rows: int) -> dict[str, float]:
    """Write the journal here, and let a fresh process, which remembers nothing of that, make the report."""
    name = f"{clauses}-{cases}-{rows}"
    journal, page = folder / f"{name}.jsonl", folder / f"{name}.html"
    _write_journal(journal, clauses, cases, rows)
    code = "import sys; sys.path.insert(0, sys.argv[1]); import report; report.measure(*sys.argv[2:])"
    done = subprocess.run(
        [sys.executable, "-c", code, str(Path(__file__).parent), str(journal), str(page), str(clauses)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures | {
        "clauses": clauses,
        "cases": cases,
        "rows": rows,
        "both": figures["matrix"] + figures["html"],
    }


def measure(journal: str, page: str, clauses: str) -> None:
    """Print what it costs to make ``page`` from ``journal``: CPU seconds, megabytes of the page and at the peak."""
    index = _index(int(clauses))
    started = time.process_time()
    read = Journal.read(Path(journal))
    at_read = time.process_time()
    matrix = build_matrix(index, read)
    at_matrix = time.process_time()
    del read  # nothing but the matrix is needed any more
    with Path(page).open("wb") as file:
        file.writelines(html.pieces(matrix, matrix_digest="0" * 64))
    ended = time.process_time()
    figures = {
        "read": at_read - started,
        "matrix": at_matrix - at_read,
        "html": ended - at_matrix,
        "size": Path(page).stat().st_size / 1e6,
        "peak": _peak(),
    }
    print(json.dumps(figures))


def _peak() -> float:
    """Return the most memory that this process has had, in MB; what rusage says may be its parent's."""
    [most] = re.findall(r"VmHWM:\s*(\d+) kB", Path("/proc/self/status").read_text())
    return int(most) / 1024


# The law and the run: invented, in the shape of ours.


def _key(number: int) -> str:
    section, letter = divmod(number, len(LETTERS))
    chapter, section = divmod(section, SECTIONS)
    return f"{600 + chapter}a.{section + 1}.{LETTERS[letter]}"


def _index(clauses: int) -> RulesIndex:
    """Return an index of subsections, twenty to a section and ten sections to a chapter."""
    keys = [_key(number) for number in range(clauses)]
    below = {section: list(those) for section, those in groupby(keys, key=lambda key: key.rpartition(".")[0])}
    chapters = {
        chapter: list(those) for chapter, those in groupby(below, key=lambda key: key.partition(".")[0])
    }
    return RulesIndex(
        path=Path("invented.yaml"),
        digest="0" * 64,
        chapters=tuple(
            Chapter(
                key=key,
                citation=Citation.parse(key),
                title="An invented game",
                extent="All of it.",
                currency="Invented.",
                current_through=None,
                adopted=None,
                effective=None,
                source_notes=(),
                sections=tuple(sections),
            )
            for key, sections in chapters.items()
        ),
        sections=tuple(
            Section(
                key=key,
                citation=Citation.parse(key),
                title="Invented rules",
                chapter=key.partition(".")[0],
                clauses=tuple(clauses_),
            )
            for key, clauses_ in below.items()
        ),
        clauses=tuple(_clause(number, key) for number, key in enumerate(keys)),
        readings=(),
    )


def _clause(number: int, key: str) -> Clause:
    citation = Citation.parse(key)
    return Clause(
        key=key,
        citation=citation,
        summary=f"Obligation {number}: what a dealer does after the cards have been dealt to each player.",
        kind="obligation",
        verify="test",
        reason=None,
        question=None,
        capability="rank:hand",
        if_offered=(),
        readings=(),
        depends_on=(),
        unreachable=None,
        fingerprint=f"{number:064x}",
        chapter=citation.chapter,
        section=key.rpartition(".")[0],
        depth=1,
        parent=None,
        children=(),
    )


def _expected(clauses: int, cases: int, rows: int) -> Iterator[ExpectedCase]:
    """Yield cases in outlines of so many ``rows``, each of one clause."""
    ranks, suits = "AKQJT98765432", "shdc"
    for number in range(cases):
        outline, row = divmod(number, rows)
        key = _key(outline * clauses * rows // cases)
        hand = " ".join(ranks[(number + place * 5) % 13] + suits[(number + place) % 4] for place in range(5))
        yield ExpectedCase(
            id=f"features/{key}.feature:{outline * 10 + 4}" + (f":{row + 12}" if rows > 1 else ""),
            name=f"A hand of kind {outline} is ranked as its clause says — {hand}",
            feature=f"58 Pa. Code § {key}",
            clauses=(key,),
            steps=("Given a table", f"When the cards are {hand}", "Then the hand is a pair"),
        )


def _write_journal(path: Path, clauses: int, cases: int, rows: int) -> None:
    expected = tuple(_expected(clauses, cases, rows))
    writer = JournalWriter(path)
    writer.write(
        Header(
            suite=SuiteIdentity(version="1", features_digest="0", index_digest="0" * 64, code_digest="0"),
            product=ProductIdentity(
                name="Invented", vendor="Nobody", version="1", build_algorithm="sha256", build_digest="0"
            ),
            offers={},
            adapter="python3 adapter.py",
            readings={},
            selection=Selection(),
            profile="presubmission",
            seed=1,
            environment={"python": sys.version.split()[0]},
            started="2030-01-01T00:00:00+00:00",
            expected=expected,
        )
    )
    for number, case in enumerate(expected):
        writer.write(_record(number, case))
    writer.write(Footer(counts={}, expected=cases, ended="2030-01-01T00:10:00+00:00"))
    writer.close()


def _record(number: int, case: ExpectedCase) -> CaseRecord:
    wrong = number % 200 == 7
    said = "flush" if wrong else "pair"
    hand = case.steps[1].removeprefix("When the cards are ")
    return CaseRecord(
        id=case.id,
        outcome="failed" if wrong else "passed",
        message=f"demanded pair, answered {said}" if wrong else "",
        convicts=case.clauses if wrong else (),
        steps=tuple(StepRecord(text=text, outcome="passed") for text in case.steps),
        exchanges=(
            Exchange(
                chapter=case.clauses[0].partition(".")[0],
                op="rank",
                case={"cards": hand, "for": "hand"},
                answer={"ok": {"category": said}},
                expected="category: pair",
                holds=not wrong,
            ),
        ),
        seconds=0.004,
    )


# In the browser.

_KEYS = (*"pair", *["Backspace"] * 4, *"zz", "Backspace", "Backspace", *"as k")
_LISTEN = """
window.keystrokes = [];
new PerformanceObserver((list) => window.keystrokes.push(...list.getEntries().map((each) => each.duration)))
    .observe({type: "event", durationThreshold: 16, buffered: true});
"""


def _print_browser(page: Path) -> None:
    """Print the time to the next paint, which a busy machine makes longer, and the CPU of the page's thread."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  the processes measured are to be without it

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        view = browser.new_page(viewport={"width": 1280, "height": 900})
        devtools = view.context.new_cdp_session(view)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        view.add_init_script(_LISTEN)
        view.goto(page.as_uri())
        view.locator("[name=q]").focus()
        paint = view.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        print(f"first paint after {paint:.0f} ms (limit 1,000)")
        print("keystrokes in the search (limit 100 ms); the first comes at once after loading")
        slowest = 0.0
        for key in _KEYS:
            before = _busy(devtools)
            view.keyboard.press(key)
            view.wait_for_timeout(1_000)
            painted = view.evaluate("Math.max(0, ...window.keystrokes.splice(0))")
            slowest = max(slowest, painted)
            print(f"  {key!r:12} painted after {painted:.0f} ms; {_busy(devtools) - before:.0f} ms of CPU")
        browser.close()
    if paint > 1_000:
        print(f"over the limit: first paint, by {paint - 1_000:.0f} ms")
    if slowest > 100:
        print(f"over the limit: a keystroke, by {slowest - 100:.0f} ms")


def _busy(devtools: Any) -> float:
    """Return the CPU time that the page's thread has spent on tasks, in ms."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration")) * 1000


if __name__ == "__main__":
    main()
