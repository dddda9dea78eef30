"""What a product was asked in a case and what it answered, so that another can be asked the very same.

Where the other gives the same answers, the case has the same outcome, and need not be run.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from adapters.intermediary import Intermediary
from adapters.product import Answer, Case, Product, TableSession


@dataclass(frozen=True, slots=True)
class _Asked:
    """Questions about hands and wagers."""

    chapter: str
    op: str
    cases: Sequence[Case]
    answers: list[Answer]

    def alike(self, product: Product) -> bool:
        return product.evaluate(self.chapter, self.op, self.cases) == self.answers


@dataclass(frozen=True, slots=True)
class _Declared:
    """What was declared of a chapter."""

    chapter: str
    answer: Answer

    def alike(self, product: Product) -> bool:
        return product.declare(self.chapter) == self.answer


@dataclass(frozen=True, slots=True)
class _AtTable:
    """A table, and all that was done at it."""

    chapter: str
    table: Case
    opened: Answer
    acts: list[tuple[Case, Answer]] = field(default_factory=list)

    def alike(self, product: Product) -> bool:
        session = product.open_table(self.chapter, self.table)
        same = session.opened == self.opened and all(session.do(act) == answer for act, answer in self.acts)
        session.close()
        return same


Heard = _Asked | _Declared | _AtTable


def answers_alike(product: Product, heard: Sequence[Heard]) -> bool:
    """Tell whether ``product``, asked what was heard, gives the answers that were heard."""
    return all(each.alike(product) for each in heard)


class Listening(Intermediary):
    """A product that is listened to."""

    def __init__(self, product: Product) -> None:
        super().__init__(product)
        self._heard: list[Heard] = []

    def take_heard(self) -> list[Heard]:
        """Return what was heard since the last call, and forget it."""
        heard, self._heard = self._heard, []
        return heard

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Let the product answer."""
        answers = self.behind.evaluate(chapter, op, cases)
        self._heard.append(_Asked(chapter, op, cases, answers))
        return answers

    def open_table(self, chapter: str, table: Case) -> TableSession:
        """Let the product open a table."""
        session = self.behind.open_table(chapter, table)
        heard = _AtTable(chapter, table, session.opened)
        self._heard.append(heard)
        return _ListeningSession(session, heard.acts)

    def declare(self, chapter: str) -> Answer:
        """Let the product declare."""
        answer = self.behind.declare(chapter)
        self._heard.append(_Declared(chapter, answer))
        return answer


class _ListeningSession(TableSession):
    def __init__(self, session: TableSession, acts: list[tuple[Case, Answer]]) -> None:
        self._session = session
        self._acts = acts
        self.opened = session.opened

    def do(self, command: Case) -> Answer:
        answer = self._session.do(command)
        self._acts.append((command, answer))
        return answer

    def close(self) -> Answer:
        return self._session.close()
