"""From evidence and index to the matrix, and from the matrix to every output.

`Matrix` is the table; `write_outputs` writes the files of a report, `summary` is its end in the terminal.
"""

from reports.matrix import Matrix
from reports.terminal import summary
from reports.writing import OutputError, write_outputs

__all__ = ["Matrix", "OutputError", "summary", "write_outputs"]
