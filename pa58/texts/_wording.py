"""Two wordings of one clause, word by word."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Literal, NamedTuple

_MOST_WORDS = 3000  # of one wording; beyond that a comparison would take long and help nobody


class Piece(NamedTuple):
    """Words that stand in both wordings, or only in the old or the new one."""

    side: Literal["both", "old", "new"]
    words: str


def compare_words(old: str, new: str) -> Iterator[Piece]:
    """Yield the pieces of two wordings in order, what is only in the old one before what is only in the new."""
    before, after = old.split(), new.split()
    if max(len(before), len(after)) > _MOST_WORDS:
        yield Piece("old", old)
        yield Piece("new", new)
        return
    for kind, start, end, new_start, new_end in SequenceMatcher(
        None, before, after, autojunk=False
    ).get_opcodes():
        if kind == "equal":
            yield Piece("both", " ".join(before[start:end]))
            continue
        if end > start:
            yield Piece("old", " ".join(before[start:end]))
        if new_end > new_start:
            yield Piece("new", " ".join(after[new_start:new_end]))
