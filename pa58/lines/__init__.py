"""From clause to line: which lines of the reference the cases of a clause reach, and which clauses a line has.

The reference's code is described once, in the header of the journal (`pa58.lines.code`). While a case runs,
coverage watches what the reference does for it (`pa58.lines.measuring`), and the journal keeps the lines beside the
case. None of this says anything of a product, and no verdict hangs on it.
"""

from pa58.lines.docstrings import clauses_named
from pa58.lines.records import CodeFile, Exit, OtherReading, Reach, ReferenceCode, RuleFunction, spans

__all__ = [
    "CodeFile",
    "Exit",
    "OtherReading",
    "Reach",
    "ReferenceCode",
    "RuleFunction",
    "clauses_named",
    "spans",
]
