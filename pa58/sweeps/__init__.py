"""Sweeps: whole spaces of hands put to the product, and every answer compared with the ranker's."""

from pa58.sweeps.changes import hands_changed, pairs_changed
from pa58.sweeps.cluster import ClusterProblem, on_cluster
from pa58.sweeps.running import Askers, HereAlone, SweepWorkersLost, askers, run_sweep
from pa58.sweeps.sweep import Sweep

__all__ = [
    "Askers",
    "ClusterProblem",
    "HereAlone",
    "Sweep",
    "SweepWorkersLost",
    "askers",
    "hands_changed",
    "on_cluster",
    "pairs_changed",
    "run_sweep",
]
