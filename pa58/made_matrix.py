"""The matrix that a run has left, for the commands that read it again."""

from pathlib import Path

import click
import msgspec

from pa58.seals import LARGEST, BundleProblem, unpack
from reports.matrix import Matrix

_MATRIX = "matrix.json"
_USAGE = 3


class MatrixRefusal(click.ClickException):
    """A sentence for the person who named a run that cannot be read."""

    exit_code = _USAGE


def read_matrix(run: Path) -> Matrix:
    """Return the matrix of the folder of a run, or of a sealed bundle, which is not verified here.

    Raises `MatrixRefusal`.
    """
    path = run / _MATRIX if run.is_dir() else run
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        return msgspec.json.decode(content if run.is_dir() else unpack(content)[_MATRIX], type=Matrix)
    except OSError as error:
        raise MatrixRefusal(
            f"{path}: cannot be read: {error.strerror}. Make it with: pa58 report {run}"
        ) from None
    except BundleProblem as problem:
        raise MatrixRefusal(f"{path} is not the folder of a run, and no bundle either: {problem}") from None
    except KeyError:
        raise MatrixRefusal(f"{path}: the bundle holds no {_MATRIX}.") from None
    except msgspec.MsgspecError as error:
        raise MatrixRefusal(f"{path}: this is not the matrix of a run: {error}.") from None
