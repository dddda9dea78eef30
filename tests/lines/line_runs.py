"""Runs of the suite on the reference, as processes: no other measurement of coverage may be in their way."""

import subprocess
import sys

from pa58.evidence import Journal

OTHER_READINGS = (
    "687a-five-of-a-kind=ranked",
    "680a-joker-value=any-of-three",
    "684a-wheel-in-all-six=no",
    "691-low-straight=ace-high-only",
)


def run(folder, *arguments):
    """Run the suite without its sweeps, and return what it said and its journal."""
    command = [sys.executable, "-m", "pa58", "run", "--sweep", "off", "--seed", "7", "--out", str(folder)]
    said = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
    assert said.returncode in {0, 2}, said.stderr
    return said.stdout, Journal.read(folder / "evidence.jsonl")
