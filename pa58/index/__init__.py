"""The clause index: every clause of the sources, and what must be known to judge it.

`load_index` reads ``rules_index.yaml`` into a `RulesIndex`, or raises `IndexProblems` with all that is wrong.
"""

from pa58.index.document import Reading, ReadingOption, SourceNote
from pa58.index.loader import load_index
from pa58.index.model import Chapter, Clause, RulesIndex, Section, UnknownClause
from pa58.index.problems import IndexProblems

__all__ = [
    "Chapter",
    "Clause",
    "IndexProblems",
    "Reading",
    "ReadingOption",
    "RulesIndex",
    "Section",
    "SourceNote",
    "UnknownClause",
    "load_index",
]
