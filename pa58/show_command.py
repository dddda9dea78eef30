"""``pa58 show``: one case of a run, in full."""

from pathlib import Path

import click
from rich.console import Console

from pa58.made_matrix import MatrixRefusal, read_matrix
from reports.account import account


@click.command()
@click.argument("run", metavar="RUN", type=click.Path(exists=True, path_type=Path))
@click.argument("case", metavar="CASE")
def show(run: Path, case: str) -> None:
    """Tell everything that is known of CASE of the run RUN, a folder or a sealed bundle.

    CASE is the file and lines that the report names, such as features/684a/684a.6.b.feature:16:26.
    """
    matrix = read_matrix(run)
    found = next((each for each in matrix.scenarios if each.id == case), None)
    if found is None:
        raise MatrixRefusal(f"{run} has no case {case}. The report names each by its file and lines.")
    Console(soft_wrap=True).print(account(matrix, found))
