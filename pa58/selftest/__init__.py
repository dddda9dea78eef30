"""The suite proves itself: every deliberately wrong product of `defects` is put to it, and must be caught."""

from pa58.selftest.killing import Kill, Outcome, summarise
from pa58.selftest.running import SelftestProblem, run_defects

__all__ = ["Kill", "Outcome", "SelftestProblem", "run_defects", "summarise"]
