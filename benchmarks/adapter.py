"""What the runner adds to a bare loop that sends the same batches to the same adapter.

    python benchmarks/adapter.py [ROUNDS]

The bare loop is the least that gets answers at all: it writes each batch as JSON, reads a line, parses it,
and believes it. The runner checks every line, follows every batch with an empty one, keeps deadlines and
a sample. Both talk to the Python and the Node kit, with the Point Count filled in, in turns within one run;
the ratio is between the fastest rounds of each. The bar: at most 1.25.
"""

import contextlib
import itertools
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from adapters import SupervisedProduct
from adapters.kits import write_kit

BAR = 1.25
BATCH = 1_000
DECK = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
CASES = [{"cards": f"{one} {two}"} for one, two in itertools.permutations(DECK, 2)] * 8

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


def ask_bare(adapter: subprocess.Popen[str], numbers: Iterator[int]) -> list[dict[str, object]]:
    """Send all cases in batches, and believe what comes back."""
    assert adapter.stdin is not None
    assert adapter.stdout is not None
    answers = []
    for first in range(0, len(CASES), BATCH):
        params = {
            "chapter": "680a",
            "op": "point-count",
            "cases": CASES[first : first + BATCH],
            "deadlineMs": 9,
        }
        request = {"jsonrpc": "2.0", "id": next(numbers), "method": "evaluate", "params": params}
        adapter.stdin.write(json.dumps(request) + "\n")
        adapter.stdin.flush()
        answers += json.loads(adapter.stdout.readline())["result"]["results"]
    return answers


def main() -> int:
    """Measure both kits; return 1 where the bar is missed."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    missed = False
    for language, program in (("python", "python3"), ("node", "node")):
        if shutil.which(program) is None:
            print(f"{language:<7} {program} is not on this machine")
            continue
        with tempfile.TemporaryDirectory() as folder:
            command = filled_kit(language, Path(folder))
            alone, supervised = [], []
            numbers = itertools.count(1)
            with (
                subprocess.Popen(
                    command, shell=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
                ) as adapter,
                contextlib.closing(SupervisedProduct(command, seed=1)) as product,
            ):
                for _ in range(rounds):
                    began = time.perf_counter()
                    expected = ask_bare(adapter, numbers)
                    alone.append(time.perf_counter() - began)
                    began = time.perf_counter()
                    answers = product.evaluate("680a", "point-count", CASES)
                    supervised.append(time.perf_counter() - began)
                    assert answers == expected
        ratio = min(supervised) / min(alone)
        missed |= ratio > BAR
        print(
            f"{language:<7} bare {len(CASES) / min(alone):>9,.0f} cases/s   "
            f"runner {len(CASES) / min(supervised):>9,.0f} cases/s   ratio {ratio:.2f} (bar {BAR})"
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
