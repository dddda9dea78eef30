"""A table of a vendor's program: a session that survives the end of the process, or is given up whole.

After a violation the whole session is played again in a fresh process, from its opening, and must go as it
went before; only then is the act tried once more. A session is never gone on with half-way.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from adapters.conversation import Conversation
from adapters.errors import SpentError
from adapters.messages import METHOD_NOT_FOUND, TableCloseParams, TableDoParams, TableOpenParams
from adapters.product import Answer, Case, TableSession
from adapters.wire import Violation, excerpt, read_table_answer

_T = TypeVar("_T")


class InConversation(Protocol):
    """Lets a function talk to the running process; raises ``Violation`` and ``SpentError``."""

    def __call__(self, speak: Callable[[Conversation], _T]) -> _T:
        """Return what ``speak`` returned."""


class SupervisedTable(TableSession):
    """A table opened over the adapter protocol."""

    def __init__(
        self,
        in_conversation: InConversation,
        healed: Callable[[str, Violation], None],
        chapter: str,
        table: Case,
        seconds: float,
    ) -> None:
        self._in_conversation = in_conversation
        self._healed = healed
        self._chapter = chapter
        self._table = table
        self._seconds = seconds
        self._life: Conversation | None = None
        self._session = ""
        self._history: list[tuple[Case, Answer]] = []
        self._given_up: Answer | None = None
        self._closed = False
        self.opened: Answer = {}
        self.opened = self._resolve("opening a table", self._open)

    def do(self, command: Case) -> Answer:
        """Do one thing at the table. A session that broke the contract answers all that follows with that."""

        def act(conversation: Conversation) -> Answer:
            answer = self._say(conversation, command)
            self._history.append((command, answer))
            return answer

        return self._given_up or self._resolve(str(command.get("command")), self._continued(act))

    def close(self) -> Answer:
        """Forget the table, and make sure that nothing follows."""
        if self._closed or self._given_up or "accepted" not in self.opened:
            return {}
        self._closed = True

        def leave(conversation: Conversation) -> Answer:
            conversation.call("table.close", TableCloseParams(self._session, self._deadline), self._seconds)
            conversation.close_off(self._seconds)
            return {}

        return self._resolve("closing a table", self._continued(leave))

    @property
    def _deadline(self) -> int:
        return round(self._seconds * 1000)

    def _resolve(self, what: str, speak: Callable[[Conversation], Answer]) -> Answer:
        """Let ``speak`` say its part, and after a violation once more; give the session up after two."""
        try:
            return self._in_conversation(speak)
        except SpentError as spent:
            self._given_up = {"not-run": {"reason": str(spent)}}
            return self._given_up
        except Violation as violation:
            if is_unknown_method(violation):
                return {"unsupported": True}
            first = violation
        self._life = None
        try:
            answer = self._in_conversation(speak)
        except (SpentError, Violation):
            self._given_up = {"fault": fault(first)}
            return self._given_up
        self._healed(f"{self._chapter} table, {what},", first)
        return answer

    def _continued(self, speak: Callable[[Conversation], Answer]) -> Callable[[Conversation], Answer]:
        """Return ``speak``, preceded by the session so far where this process does not know it."""

        def spoken(conversation: Conversation) -> Answer:
            if conversation is not self._life:
                self._play_again(conversation)
            return speak(conversation)

        return spoken

    def _play_again(self, conversation: Conversation) -> None:
        before = [self.opened, *(answer for _, answer in self._history)]
        now = [self._open(conversation)]
        now += [self._say(conversation, command) for command, _ in self._history]
        for one, other in zip(before, now, strict=True):
            if _substance(one) != _substance(other):
                shown = excerpt(msgspec.json.encode(other), 300)
                detail = f"played again from its opening, the session went otherwise: {shown}"
                raise Violation("changed-session", detail, received=msgspec.json.encode(other))

    def _open(self, conversation: Conversation) -> Answer:
        params = TableOpenParams(self._chapter, self._table, self._deadline)
        answer = read_table_answer(conversation.call("table.open", params, self._seconds))
        if "accepted" in answer:
            session = answer["accepted"].get("session")
            if not session:
                line = msgspec.json.encode(answer)
                raise Violation("bad-table-answer", "a table was opened without a `session`", received=line)
            self._session = session
        self._life = conversation
        return answer

    def _say(self, conversation: Conversation, command: Case) -> Answer:
        params = TableDoParams(self._session, command, self._deadline)
        return read_table_answer(conversation.call("table.do", params, self._seconds))


def _substance(answer: Answer) -> Any:
    """Return what must be the same when a session is played again: not its name, not a message."""
    if "rejected" in answer:
        return ("rejected", answer["rejected"]["code"])
    if "accepted" in answer:
        return ("accepted", answer["accepted"].get("events", []))
    return next(iter(answer), "")


def is_unknown_method(violation: Violation) -> bool:
    """Tell whether the product said that it has no such method: it lacks that part of the protocol."""
    return violation.in_step and f"error {METHOD_NOT_FOUND}:" in violation.detail


def fault(violation: Violation) -> dict[str, str]:
    """Return a violation as the content of a ``fault``."""
    shown = {
        "kind": violation.kind,
        "detail": violation.detail,
        "sent": excerpt(violation.sent),
        "received": excerpt(violation.received),
    }
    if violation.stderr:
        shown["stderr"] = violation.stderr[-2_000:].decode("utf-8", "backslashreplace")
    return shown
