"""What the runner adds to a bare loop that sends the same batches to the same adapter.

    python benchmarks/adapter.py [TURNS]

The bare loop is the least that gets answers at all: it writes each batch as JSON, reads a line, parses it,
and believes it. The runner checks every line, follows every batch with an empty one, keeps deadlines and
a sample. Both talk to the Python and the Node kit, with a sum of points filled in, and take turns batch by
batch, so that whatever else the machine does falls on both; the ratio is between the medians. The bar: at
most 1.25.
"""

import contextlib
import itertools
import json
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from adapters import SupervisedProduct
from adapters.kits import write_kit

BAR = 1.25
BATCH = 1_000
DECK = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
CASES = [{"cards": f"{one} {two}"} for one, two in itertools.permutations(DECK, 2)][:BATCH]

PYTHON = """
    points = [min(10, "A23456789TJQK".index(card[0]) + 1) for card in case["cards"].split()]
    return {"ok": {"count": sum(points) % 10 or 10}}"""
NODE = """
    const points = kase.cards.split(" ").map((card) => Math.min(10, "A23456789TJQK".indexOf(card[0]) + 1));
    return { ok: { count: points.reduce((sum, point) => sum + point) % 10 || 10 } };"""
TO_DO = {
    "python": ('    """To do: two cards -> {"ok": {"count": 5}}."""\n    return UNSUPPORTED', PYTHON),
    "node": ("    // To do: two cards -> { ok: { count: 5 } }\n    return UNSUPPORTED;", NODE),
}


def filled_kit(language: str, folder: Path) -> str:
    """Write a kit that answers Point Counts, and return its command line."""
    file, command = write_kit(language, folder)
    text = file.read_text(encoding="utf-8")
    to_do, done = TO_DO[language]
    assert text.count(to_do) == 1
    file.write_text(text.replace(to_do, done), encoding="utf-8")
    return command


def ask_bare(adapter: subprocess.Popen[str], number: int) -> list[dict[str, object]]:
    """Send the batch, and believe what comes back."""
    assert adapter.stdin is not None
    assert adapter.stdout is not None
    params = {"chapter": "680a", "op": "point-count", "cases": CASES, "deadlineMs": 9999}
    request = {"jsonrpc": "2.0", "id": number, "method": "evaluate", "params": params}
    adapter.stdin.write(json.dumps(request) + "\n")
    adapter.stdin.flush()
    results: list[dict[str, object]] = json.loads(adapter.stdout.readline())["result"]["results"]
    return results


def main() -> int:
    """Measure both kits; return 1 where the bar is missed."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    missed = False
    for language, program in (("python", "python3"), ("node", "node")):
        if shutil.which(program) is None:
            print(f"{language:<7} {program} is not on this machine")
            continue
        alone, supervised = [], []
        with tempfile.TemporaryDirectory() as folder:
            command = filled_kit(language, Path(folder))
            with (
                subprocess.Popen(
                    shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
                ) as adapter,
                contextlib.closing(SupervisedProduct(command, seed=1)) as product,
            ):
                for turn in range(turns):
                    began = time.perf_counter()
                    expected = ask_bare(adapter, turn)
                    between = time.perf_counter()
                    answers = product.evaluate("680a", "point-count", CASES)
                    ended = time.perf_counter()
                    alone.append(between - began)
                    supervised.append(ended - between)
                    assert answers == expected
        ratio = statistics.median(supervised) / statistics.median(alone)
        missed |= ratio > BAR
        print(
            f"{language:<7} bare {BATCH / statistics.median(alone):>9,.0f} cases/s   "
            f"runner {BATCH / statistics.median(supervised):>9,.0f} cases/s   ratio {ratio:.2f} (bar {BAR})"
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
