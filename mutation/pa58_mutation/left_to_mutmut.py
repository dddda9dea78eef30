"""A filter of cosmic-ray: skips what mutmut changes already, and what no answer can show.

mutmut changes the bodies of functions, while they run. It leaves alone what stands outside of them, functions with
a decorator, and what a function does while its module is imported. It has no operator that leaves a step out.
No answer can show the wording of a refusal, annotations, and the clause that an entry of a table cites.
"""

import re
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import parso
from cosmic_ray.config import load_config
from cosmic_ray.tools.filters.filter_app import FilterApp
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, WorkerOutcome, WorkResult
from parso.tree import NodeOrLeaf

_A_CLAUSE = re.compile(r"""["'](§ )?(680a|684a|687a|691|ch\. 691)[ .]""")
_EVERYWHERE = ("tables/LeaveOutEntry", "tables/ExchangeEntries", "tables/LeaveOutStep")


class LeftToMutmut(FilterApp):
    """Marks as skipped what is not for cosmic-ray."""

    def description(self) -> str | None:
        """Say what it does."""
        return __doc__

    def add_args(self, parser: ArgumentParser) -> None:
        """Take the configuration, which names the functions that run while their module is imported."""
        parser.add_argument("config")

    def filter(self, work_db: WorkDB, args: Namespace) -> None:
        """Mark as skipped."""
        at_import = load_config(args.config).sub("filters", "left-to-mutmut").get("at-import", ())
        trees = {}
        skipped = []
        for item in work_db.pending_work_items:
            [mutation] = item.mutations
            if mutation.module_path not in trees:
                trees[mutation.module_path] = parso.parse(Path(mutation.module_path).read_text("utf-8"))
            if _is_skipped(mutation, trees[mutation.module_path], at_import):
                skipped.append(item.job_id)
        if skipped:
            work_db.set_multiple_results(skipped, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))


def _is_skipped(mutation: MutationSpec, tree: NodeOrLeaf, at_import: list[str]) -> bool:
    leaf = tree.get_leaf_for_position(mutation.start_pos, include_prefixes=True)
    around = list(_around(leaf))
    if any(node.type in ("raise_stmt", "import_from", "tfpdef") for node in around):
        return True
    if any(node.type == "annassign" and mutation.end_pos <= node.children[1].end_pos for node in around):
        return True
    if mutation.operator_name == "tables/ChangeText" and _A_CLAUSE.match(leaf.value):
        return True
    functions = [node for node in around if node.type == "funcdef"]
    if not functions or mutation.operator_name in _EVERYWHERE:
        return False
    outermost = functions[-1]
    return outermost.parent.type != "decorated" and outermost.name.value not in at_import


def _around(leaf: NodeOrLeaf) -> list[NodeOrLeaf]:
    found = []
    node = leaf
    while node is not None:
        found.append(node)
        node = node.parent
    return found


if __name__ == "__main__":
    sys.exit(LeftToMutmut().main())
