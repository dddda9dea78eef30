"""A table of the product, as one case drives it: acts are done, and what came of them is judged.

Every act leads somewhere. One that only prepares the case must be accepted, or the case cannot be judged: what
the preparation shows is shown by cases of its own, which cite the clause. The act that the case is about is
judged by what the feature file says of it.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from adapters.product import Answer, Finding, TableSession
from adapters.table_messages import Event, read_events
from pa58.asking import in_words, no_answer
from pa58.evidence import Exchange, SkipReason
from pa58.suite_session import CannotJudge, CaseEvidence, Nonconformity, SuiteSession
from pa58.table_words import what_followed

Events = Sequence[Event]

_OPEN = "open the table"


class AtTable:
    """The table of a case, opened by the first act.

    The judging methods raise `Nonconformity` where the product is wrong and `CannotJudge` where there is
    nothing to judge; both end the case as skipped where the product lacks what is asked of it.
    """

    def __init__(self, suite: SuiteSession, evidence: CaseEvidence, chapter: str) -> None:
        self._suite = suite
        self._evidence = evidence
        self._chapter = chapter
        self._setup: dict[str, Any] = {}
        self._session: TableSession | None = None
        self._act = ""
        self._answer: Answer | None = None
        self._unjudged = False
        self._exchange: Exchange | None = None
        self._events: list[Event] = []
        self._before = 0

    def set_up(self, **members: Any) -> None:
        """Add to the set-up of a table that is not open yet; see `adapters.table_messages`."""
        if self._session is not None:
            raise ValueError("the table is open already; set it up before the first act")
        offer = self._suite.product.chapters.get(self._chapter)
        for option in members.get("options", ()):
            if offer is not None and option not in offer.options:
                self._skip("not-offered", f"the product does not offer the {option}")
        self._setup |= members

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up so far."""
        return self._setup

    def prepare(self, command: dict[str, Any]) -> None:
        """Do what must be accepted for the case to come about."""
        self.act(command)
        self._demand_accepted()

    def attempt(self, command: dict[str, Any]) -> None:
        """Do what may be accepted or refused, as the product reads the text."""
        self.act(command)
        self._judgeable()
        self._unjudged = False

    def act(self, command: dict[str, Any]) -> None:
        """Do what the case is about; an act before it that nothing judged must have been accepted."""
        if self._unjudged:
            self._demand_accepted()
        session = self._opened()
        self._take(in_words(command), {"command": command}, session.do(command))

    def open(self) -> None:
        """Open the table, as an act that is judged."""
        self._opened(judged=True)

    def was_accepted(self) -> None:
        """Demand that the last act was accepted."""
        answer = self._judgeable()
        self._judge("accepted", right="accepted" in answer)

    def was_refused(self) -> None:
        """Demand that the last act was refused, for whatever reason."""
        answer = self._judgeable()
        self._judge("rejected", right="rejected" in answer)

    @property
    def refused(self) -> bool:
        """Whether the last act was refused."""
        return "rejected" in self._judgeable()

    def shows(self, expected: str, holds: Callable[[Events, Events], bool]) -> None:
        """Demand that ``holds`` of the events of the last act, and of all events of the table so far.

        An act that was refused shows nothing, and cannot be judged so.
        """
        if "accepted" not in self._judgeable():
            self._demand_accepted()
        events = tuple(self._events)
        self._judge(expected, right=holds(events[self._before :], events))

    def may_be_refused_or_shows(self, expected: str, holds: Callable[[Events, Events], bool]) -> None:
        """As `shows`, but a refusal is right too."""
        if self.refused:
            self._judge(expected, right=True)
        else:
            self.shows(expected, holds)

    def close(self) -> None:
        """Give the table up; raise `CannotJudge` where even that broke the contract."""
        if self._session is not None:
            answer = self._session.close()
            self._take_findings()
            if answer:
                raise CannotJudge(f"closing the table: {no_answer(answer)}")

    def _opened(self, *, judged: bool = False) -> TableSession:
        if self._session is None:
            offer = self._suite.product.chapters.get(self._chapter)
            declared = offer is not None and "table" in offer.ops
            tried = (self._chapter, "table", "")
            if not declared and self._suite.probes.get(tried):
                self._skip("unsupported", f"the product has no table in {self._chapter}")
            self._session = self._suite.product.open_table(self._chapter, dict(self._setup))
            self._take(_OPEN, {"table": dict(self._setup)}, self._session.opened)
            if not declared:
                self._suite.probes[tried] = "unsupported" in self._session.opened
                if not self._suite.probes[tried]:
                    detail = f"the product declares no table in {self._chapter}, but opens one"
                    self._evidence.findings.append(Finding(kind="declaration-contradicted", detail=detail))
            if not judged:
                self._demand_accepted()
        return self._session

    def _take(self, act: str, case: dict[str, Any], answer: Answer) -> None:
        self._take_findings()
        self._act, self._answer, self._unjudged = act, answer, True
        self._before = len(self._events)
        self._exchange = Exchange(chapter=self._chapter, op="table", case=case, answer=_shown(answer))
        self._evidence.exchanges.append(self._exchange)
        if "accepted" in answer:
            try:
                self._events += read_events(answer["accepted"].get("events", ()))
            except msgspec.ValidationError as error:
                raise CannotJudge(f"{act}: an event in another form than the protocol’s: {error}") from None

    def _take_findings(self) -> None:
        self._evidence.findings += self._suite.product.take_findings()

    def _judgeable(self) -> Answer:
        """Return the last answer, which is ``accepted`` or ``rejected``."""
        if self._answer is None:
            raise ValueError("no act was done that could be judged")
        if "accepted" in self._answer or "rejected" in self._answer:
            return self._answer
        if "unsupported" in self._answer:
            what = f"a table in {self._chapter}" if self._act == _OPEN else f"“{self._act}” at its table"
            self._skip("unsupported", f"the product does not support {what}")
        raise CannotJudge(f"{self._act}: {no_answer(self._answer)}")

    def _demand_accepted(self) -> None:
        answer = self._judgeable()
        self._unjudged = False
        if "rejected" in answer:
            raise CannotJudge(
                f"the case could not be brought about: {self._act} was refused ({in_words(answer['rejected'])})"
            )

    def _judge(self, expected: str, *, right: bool) -> None:
        self._unjudged = False
        exchange = self._exchange
        assert exchange is not None
        judged = msgspec.structs.replace(exchange, expected=expected, holds=right)
        if exchange.expected:
            self._evidence.exchanges.append(judged)
        else:
            self._evidence.exchanges[-1] = judged
        self._exchange = judged
        if not right:
            raise Nonconformity(f"{self._act}: expected {expected}; answered {_in_short(exchange.answer)}")

    def _skip(self, reason: SkipReason, message: str) -> None:
        self._evidence.skip(reason, message)
        pytest.skip(message)


def _shown(answer: Answer) -> Answer:
    """Return an answer without the product's name for the session, which says nothing and may always differ."""
    accepted = answer.get("accepted")
    if not isinstance(accepted, dict) or "session" not in accepted:
        return answer
    return {"accepted": {name: value for name, value in accepted.items() if name != "session"}}


def _in_short(answer: Answer) -> str:
    if "accepted" in answer:
        return f"accepted: {what_followed(answer['accepted'].get('events', ()))}"
    return in_words(answer)
