"""The reference as a program of its own that is altered in one way: ``python altered_reference.py WAY TOKEN``.

``TOKEN`` is a file by which a process can tell that another one went before it.
"""

import contextlib
import os
import sys
from pathlib import Path

import msgspec

from adapters.product import NoTable
from adapters.reference import ReferenceProduct
from adapters.serve import serve

SPECIAL = {"As", "Kh", "Ad", "3c"}


class Altered:
    """The reference; each way of altering it is a method that is named after the way."""

    def __init__(self, way, token):
        readings = {"691-joker-colour": "printed"} if way == "reads_otherwise" else {}
        self._reference = ReferenceProduct(readings)
        self._way = way
        self._again = token.exists()
        with contextlib.suppress(OSError):  # in a sandbox nobody leaves a file
            token.touch()
        self.identity = self._reference.identity
        self.chapters = dict(self._reference.chapters)
        offer = self.chapters["684a"]
        if way in {"without_compare", "denies_compare", "breaks_where_absent"}:
            offer = msgspec.structs.replace(offer, ops=("rank", "eligible", "table", "declare"))
        if way in {"without_prime", "denies_prime"}:
            options = tuple(each for each in offer.options if each != "prime-wager")
            offer = msgspec.structs.replace(offer, options=options)
        self.chapters["684a"] = offer
        if way == "without_691":
            del self.chapters["691"]

    def open_table(self, chapter, table):
        return self._reference.open_table(chapter, table) if chapter in self.chapters else NoTable()

    def declare(self, chapter):
        return self._reference.declare(chapter) if chapter in self.chapters else {"unsupported": True}

    def evaluate(self, chapter, op, cases):
        answers = self._reference.evaluate(chapter, op, cases)
        return [self._altered(chapter, op, case, answer) for case, answer in zip(cases, answers, strict=True)]

    def _altered(self, chapter, op, case, answer):
        special = set(str(case.get("first")).split()) == SPECIAL
        match self._way:
            case "without_compare" if op == "compare":
                return {"unsupported": True}
            case "without_691" if chapter == "691":
                return {"unsupported": True}
            case "without_prime" if case.get("wager") == "prime-wager":
                return {"unsupported": True}
            case "breaks_where_absent" if op == "compare":
                os._exit(3)
            case "dies_on_one_hand" if special:
                os._exit(3)
            case "wrong_on_one_hand" if special:
                return {"ok": {"winner": "tie"}}
            case "changes_its_answers" if self._again:
                return {"ok": {"winner": "tie"}}
        return answer

    def take_findings(self):
        return []

    def close(self): ...


if __name__ == "__main__":
    serve(Altered(sys.argv[1], Path(sys.argv[2])))
