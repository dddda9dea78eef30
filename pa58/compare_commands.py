"""``pa58 compare``: what changed between two runs."""

from pathlib import Path

import click
from rich.console import Console

from pa58.made_matrix import read_matrix
from reports.comparison import compare as compare_matrices
from reports.comparison_outputs import as_html, as_json, in_terminal
from reports.writing import write_whole

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("old", type=click.Path(exists=True, path_type=Path))
@click.argument("new", type=click.Path(exists=True, path_type=Path))
@click.option("--json", "json_file", type=_FILE, metavar="FILE", help="Write the comparison as JSON too.")
@click.option("--html", "html_file", type=_FILE, metavar="FILE", help="Write it as one page of HTML too.")
def compare(old: Path, new: Path, json_file: Path | None, html_file: Path | None) -> int:
    """Tell what changed from the run OLD to the run NEW.

    Each is the folder of a run, or a sealed bundle, which is not verified here. Exit status: 0 no regression;
    1 a clause fails that did not, or lost its result; 3 a run cannot be read.
    """
    comparison = compare_matrices(read_matrix(old), read_matrix(new))
    contents = {}
    if json_file is not None:
        contents[json_file] = lambda: iter((as_json(comparison),))
    if html_file is not None:
        contents[html_file] = lambda: iter((as_html(comparison),))
    write_whole(contents)
    Console(soft_wrap=True).print(in_terminal(comparison))
    return int(comparison.regression)
