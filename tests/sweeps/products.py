"""Products for the tests of sweeps: the reference, and ways to be wrong about some hands."""

from collections.abc import Callable
from typing import Any

from adapters.product import Answer, Finding
from adapters.reference import ReferenceProduct


class Altered:
    """The reference, whose answers are passed through ``alter(case, answer)``."""

    def __init__(self, alter: Callable[[dict[str, Any], Answer], Answer], readings=None) -> None:
        self._reference = ReferenceProduct(readings or {})
        self._alter = alter
        self.asked: list[dict[str, Any]] = []
        self.identity = self._reference.identity
        self.chapters = self._reference.chapters

    def evaluate(self, chapter, op, cases):
        self.asked += cases
        answers = self._reference.evaluate(chapter, op, cases)
        return [self._alter(case, answer) for case, answer in zip(cases, answers, strict=True)]

    def take_findings(self) -> list[Finding]:
        return []

    def close(self) -> None: ...


def saying(word: str, *, when: Callable[[set[str]], bool], member: str = "category") -> Altered:
    """A product that answers ``word`` for every hand whose cards, as a set, meet ``when``."""

    def alter(case, answer):
        return {"ok": {member: word}} if when(set(case["cards"].split())) else answer

    return Altered(alter)


def cards(text: str) -> set[str]:
    return set(text.split())
