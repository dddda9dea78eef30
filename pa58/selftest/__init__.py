"""The suite proves itself: every deliberately wrong product of `defects` is put to it, and must be caught."""

from pa58.selftest.killing import Kill, Outcome, Summary, summarise
from pa58.selftest.running import SelftestProblem, judge_products, run_defects
from pa58.selftest.store import OUTCOMES, Store

__all__ = [
    "OUTCOMES",
    "Kill",
    "Outcome",
    "SelftestProblem",
    "Store",
    "Summary",
    "judge_products",
    "run_defects",
    "summarise",
]
