"""How long the sweeps take on the reference in process, and where the time goes.

Run: ``.venv/bin/python benchmarks/sweeps.py [--workers N] [--mode full] [--adapter COMMAND]``. For each sweep:
the questions asked, the time per question, and the share of that time that the product itself took (the same
cases put to a bare product in one loop, in the same run). The limits that matter: all class sweeps in under
60 s with both cores of a two-core machine, under 1 GB.
"""

import argparse
import os
import resource
import time

from adapters.product import Product
from pa58.features import read_features
from pa58.hands import QUESTIONS
from pa58.index import load_index
from pa58.products import ProductSource
from pa58.suite_files import suite_root
from pa58.sweeps import Sweep, askers, run_sweep
from pa58.sweeps.parts import hands_of

SEED = 1


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--mode", choices=["classes", "full"], default="classes")
    parser.add_argument("--adapter", default="reference")
    options = parser.parse_args()
    index = load_index()
    readings = index.default_readings
    source = ProductSource(options.adapter, readings, SEED)
    product = source.open()
    sweeps = [Sweep(each.chapter, each.op, each.what) for each in QUESTIONS] + [Sweep("684a", "compare")]
    print(f"{'sweep':42}{'asked':>11}{'s':>8}{'us each':>9}{'product':>9}")
    begun, total = time.perf_counter(), 0
    with askers(product, source, options.workers) as those:
        for sweep in sweeps:
            tasks = sweep.tasks("case", mode=options.mode, readings=readings, follows={}, seed=SEED)
            start = time.perf_counter()
            parts = run_sweep(tasks, {}, those, lambda *_: None)
            seconds = time.perf_counter() - start
            asked = sum(part.asked for part in parts)
            total += asked
            name = f"{sweep.chapter} {sweep.op} {sweep.what or ''}"
            share = _bare(sweep, product, readings) * asked / options.workers / seconds
            print(f"{name:42}{asked:>11,}{seconds:>8.2f}{seconds / asked * 1e6:>9.1f}{share:>9.0%}")
    seconds = time.perf_counter() - begun
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(f"{'all, with the bare loops':42}{total:>11,}{seconds:>8.2f}")
    print(f"peak memory of one process: {peak / 1024:.0f} MB; workers: {options.workers}")
    print(f"cases in the feature files: {len(read_features(suite_root() / 'features', index).cases):,}")
    product.close()


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
