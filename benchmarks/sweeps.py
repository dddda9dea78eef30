"""How long the sweeps take on the reference in process, and where the time goes.

Run: ``.venv/bin/python benchmarks/sweeps.py [--workers N] [--sweep full] [--adapter COMMAND | --kit]``. ``--kit``
is the Python kit for vendors, each of its functions filled in with a call of the reference. For each sweep:
the questions asked, the time per question, and the share of that time that the product itself took (the same
cases put to a bare product in one loop, in the same run). The limits that matter, with both cores of a
two-core machine and under 1 GB a process: all class sweeps in under 60 s, through the kit in under 120 s; all
full sweeps, 69 million questions, in under five minutes.
"""

import argparse
import os
import re
import resource
import shlex
import sys
import tempfile
import time
from pathlib import Path

from adapters.kits import write_kit
from adapters.ops import OPS
from adapters.product import Product
from pa58.evidence import SweepPart
from pa58.features import read_features
from pa58.hands import QUESTIONS
from pa58.index import load_index
from pa58.products import ProductSource
from pa58.suite_files import suite_root
from pa58.sweeps import Sweep, askers, run_sweep
from pa58.sweeps.parts import Mode, hands_of

SEED = 1


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sweep", choices=["classes", "full"], default="classes")
    parser.add_argument("--adapter", default="reference")
    parser.add_argument("--kit", action="store_true", help="the Python kit, filled in with the reference")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        adapter = filled_kit(Path(folder)) if options.kit else options.adapter
        measure(adapter, options.workers, options.sweep)


def filled_kit(folder: Path) -> str:
    """Write the kit, let each of its functions ask the reference, and return its command line."""
    file, _ = write_kit("python", folder)
    text, filled = re.subn(
        r'(def (\w+)_(\w+)\(case: Json\) -> Json:\n    """To do.*"""\n    return )UNSUPPORTED',
        lambda found: f'{found[1]}RULES.evaluate("{found[3]}", "{found[2].replace("_", "-")}", [case])[0]',
        file.read_text(encoding="utf-8"),
    )
    assert filled == len({(each.chapter, each.name) for each in OPS})
    text = text.replace(
        "\nJson = ",
        "\nfrom adapters.reference import ReferenceProduct\n\nRULES = ReferenceProduct()\nJson = ",
        1,
    )
    file.write_text(text, encoding="utf-8")
    # The program's environment is clean, so where the reference lies is part of the command.
    return shlex.join(["env", f"PYTHONPATH={Path(__file__).parents[1]}", sys.executable, str(file)])


def measure(adapter: str, workers: int, mode: Mode) -> None:
    """Ask every sweep and print a line for each."""
    index = load_index()
    readings = index.default_readings
    source = ProductSource(adapter, readings, SEED)
    product = source.open()
    sweeps = [Sweep(each.chapter, each.op, each.what) for each in QUESTIONS] + [Sweep("684a", "compare")]
    print(f"{'sweep':42}{'asked':>11}{'s':>8}{'us each':>9}{'product':>9}")
    begun, total, asking = time.perf_counter(), 0, 0.0
    with askers(product, source, workers) as those:
        for sweep in sweeps:
            tasks = sweep.tasks("case", mode=mode, readings=readings, follows={}, seed=SEED)
            start = time.perf_counter()
            parts = run_sweep(tasks, {}, those, shown)
            seconds = time.perf_counter() - start
            asked = sum(part.asked for part in parts)
            total += asked
            asking += seconds
            name = f"{sweep.chapter} {sweep.op} {sweep.what or ''}"
            share = _bare(sweep, product, readings) * asked / workers / seconds
            print(f"{name:42}{asked:>11,}{seconds:>8.2f}{seconds / asked * 1e6:>9.1f}{share:>9.0%}")
    print(f"{'all':42}{total:>11,}{asking:>8.2f}")
    product.close()
    seconds = time.perf_counter() - begun
    # The workers have ended, and so count among the children.
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(f"{'all, with the bare loops':42}{total:>11,}{seconds:>8.2f}")
    print(
        f"peak memory of one process: {max(each.ru_maxrss for each in used) / 1024:.0f} MB; workers: {workers}; "
        f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    processor = sum(each.ru_utime + each.ru_stime for each in used)
    print(f"processor time, whatever else the machine did: {processor:.0f} s")
    print(f"cases in the feature files: {len(read_features(suite_root() / 'features', index).cases):,}")


def shown(_part: SweepPart, done: int, of: int) -> None:
    """Show how far the sweep is, where someone looks on."""
    if sys.stderr.isatty():
        end = "\r" if done < of else "\r\033[K"
        print(f"{done:,} of {of:,} hands", end=end, file=sys.stderr, flush=True)


def _bare(sweep: Sweep, product: Product, readings: dict[str, str]) -> float:
    """Return the seconds that a bare loop takes for one question."""
    if sweep.op == "compare":
        cases = [sweep.sample(readings, SEED)] * 2_000
    else:
        [task, *_] = sweep.tasks("case", mode="classes", readings=readings, follows={}, seed=SEED)
        cases = sweep.asked.cases(hands_of(sweep.asked, task.part, readings, SEED).cards[:2_000])
    start = time.perf_counter()
    product.evaluate(sweep.chapter, sweep.op, cases)
    return (time.perf_counter() - start) / len(cases)


if __name__ == "__main__":
    main()
