"""``pa58 compare``: what changed between two runs."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from pa58.seals import LARGEST, BundleProblem, unpack
from reports.comparison import compare as compare_matrices
from reports.comparison_outputs import as_html, as_json, in_terminal
from reports.matrix import Matrix
from reports.writing import write_whole

_MATRIX = "matrix.json"
_USAGE = 3
_FILE = click.Path(dir_okay=False, path_type=Path)


class _Refusal(click.ClickException):
    """A sentence for the person who named a run that cannot be compared."""

    exit_code = _USAGE


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
    comparison = compare_matrices(_matrix(old), _matrix(new))
    contents = {}
    if json_file is not None:
        contents[json_file] = lambda: iter((as_json(comparison),))
    if html_file is not None:
        contents[html_file] = lambda: iter((as_html(comparison),))
    write_whole(contents)
    Console(soft_wrap=True).print(in_terminal(comparison))
    return int(comparison.regression)


def _matrix(run: Path) -> Matrix:
    path = run / _MATRIX if run.is_dir() else run
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        return msgspec.json.decode(content if run.is_dir() else unpack(content)[_MATRIX], type=Matrix)
    except OSError as error:
        raise _Refusal(f"{path}: cannot be read: {error.strerror}. Make it with: pa58 report {run}") from None
    except BundleProblem as problem:
        raise _Refusal(f"{path} is not the folder of a run, and no bundle either: {problem}") from None
    except KeyError:
        raise _Refusal(f"{path}: the bundle holds no {_MATRIX}.") from None
    except msgspec.MsgspecError as error:
        raise _Refusal(f"{path}: this is not the matrix of a run: {error}.") from None
