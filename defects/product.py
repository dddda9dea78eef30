"""A wrong product at work: the reference, changed only while it answers."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from adapters.intermediary import Intermediary
from adapters.product import Answer, Case, ProductIdentity, TableSession
from adapters.reference import ReferenceProduct
from defects.defect import Change, Defect, Owner


class DefectiveProduct(Intermediary):
    """The reference with the change of one defect, which looks like any product from outside."""

    def __init__(self, defect: Defect) -> None:
        super().__init__(ReferenceProduct(defect.readings))
        self._changed = _changed(defect.changes)
        self._answering = defect.answering() if defect.answering else None
        self._name = defect.id

    @property
    def identity(self) -> ProductIdentity:
        """The reference's identity under the defect's name, and with a build of its own."""
        behind = self.behind.identity
        digest = _digest_of(behind.build_digest, self._name)
        return msgspec.structs.replace(behind, name=self._name, build_digest=digest)

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Answer as the changed rules do, and leave the rules as they were."""
        with _in_place(self._changed):
            answers = self.behind.evaluate(chapter, op, cases)
        if self._answering is None:
            return answers
        return [self._answering(chapter, op, case, each) for case, each in zip(cases, answers, strict=True)]

    def open_table(self, chapter: str, table: Case) -> TableSession:
        """Open a table where what is done is done as the changed rules have it."""
        return _Table(self._changed, lambda: self.behind.open_table(chapter, table))

    def declare(self, chapter: str) -> Answer:
        """Return the declaration, as changed."""
        with _in_place(self._changed):
            return self.behind.declare(chapter)


def _digest_of(reference: str, name: str) -> str:
    """Return a digest over the reference's, the code of all defects, and the name of one of them."""
    digest = hashlib.sha256(f"{reference} {name}\n".encode())
    for module in sorted(Path(__file__).parent.rglob("*.py")):
        text = module.read_bytes()
        digest.update(f"{module.name} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()


_Places = dict[tuple[Owner, str], Any]


class _Table(TableSession):
    """A table of the reference, changed only while something is done at it."""

    def __init__(self, changed: _Places, opening: Callable[[], TableSession]) -> None:
        self._changed = changed
        with _in_place(changed):
            self._table = opening()
        self.opened = self._table.opened

    def do(self, command: Case) -> Answer:
        """Do one thing."""
        with _in_place(self._changed):
            return self._table.do(command)

    def close(self) -> Answer:
        """Give the table up."""
        return self._table.close()


def _changed(changes: Sequence[Change]) -> _Places:
    """Work out what stands where, each change seeing those before it."""
    places: _Places = {}
    before: _Places = {}
    try:
        for change in changes:
            for owner, name, value in change():
                before.setdefault((owner, name), getattr(owner, name))
                setattr(owner, name, value)
                places[owner, name] = value
    finally:
        _put(before)
    return places


@contextmanager
def _in_place(places: _Places) -> Iterator[None]:
    before = {(owner, name): getattr(owner, name) for owner, name in places}
    try:
        _put(places)
        yield
    finally:
        _put(before)


def _put(places: _Places) -> None:
    for (owner, name), value in places.items():
        setattr(owner, name, value)
