"""A vendor's program as a product: asked in batches, over its standard input and output, and never trusted.

The rule that everything here serves: whatever the program does, each case gets
exactly one answer, and it is the program's answer to *that* case, or a fault
that says so. After a violation the process is ended and a fresh one started;
the batch is halved until the case that causes it stands alone.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from adapters.child import Child
from adapters.command import split_command
from adapters.conversation import Conversation, handshake_error
from adapters.errors import HandshakeError, SpentError
from adapters.messages import DeclareParams, InitializeResult
from adapters.ops import OK_MEMBERS
from adapters.product import Answer, Case, ChapterOffer, Finding, ProductIdentity, WireSlice
from adapters.sampling import Sample
from adapters.sandbox import DEFAULT, SANDBOXED, Isolation, bubblewrap
from adapters.supervised_table import SupervisedTable, fault, is_unknown_method
from adapters.transcript import Recorder
from adapters.wire import Violation, excerpt, read_declaration

BATCH = 1_000
STARTS_IN_A_ROW = 3
SHUTDOWN_SECONDS = 5.0


_T = TypeVar("_T")


class SupervisedProduct:
    """A product behind the adapter protocol. Not for use by two threads.

    ``command`` is a command line; a word that names a file or folder as seen from the current directory
    is passed on as an absolute path, because the program runs in a folder of its own.
    ``record`` names a file that is overwritten with the transcript. A request of n cases is to be answered
    within ``base_seconds + n * per_case_seconds``, the greeting within ``start_seconds``; ``restarts`` is
    how often a fresh process may follow a violation.

    Raises ``CommandError``, ``SandboxMissing`` or ``HandshakeError`` where the product cannot be used.
    """

    def __init__(  # noqa: PLR0913 -- each is a limit of its own, and all but two have a default
        self,
        command: str,
        *,
        seed: int,
        record: Path | None = None,
        sandbox: bool = False,
        base_seconds: float = 5.0,
        per_case_seconds: float = 0.01,
        start_seconds: float = 30.0,
        restarts: int = 100,
    ) -> None:
        self._command = split_command(command)
        self._bwrap = bubblewrap() if sandbox else None
        self._seed = seed
        self._base_seconds = base_seconds
        self._per_case_seconds = per_case_seconds
        self._start_seconds = start_seconds
        self._restarts = self._restarts_left = restarts
        self._broken_by = ""
        self._spent = ""
        self._ids = itertools.count(1)
        self._findings: list[Finding] = []
        self._sample = Sample(seed)
        self._closed = False
        self._recorder = Recorder(record)
        self._conversation: Conversation | None = None
        try:
            self._conversation = self._start()
        except Violation as violation:
            self._recorder.close()
            raise handshake_error(command, violation) from None
        except BaseException:
            self._recorder.close()
            raise
        self._greeting: InitializeResult = self._conversation.greeting
        self._batch = min(BATCH, self._greeting.limits.max_batch)

    @property
    def identity(self) -> ProductIdentity:
        """Name, vendor, version and build digest, as the product gave them."""
        product = self._greeting.product
        return ProductIdentity(
            name=product.name,
            vendor=product.vendor,
            version=product.version,
            build_algorithm=product.build.algorithm,
            build_digest=product.build.digest,
        )

    @property
    def chapters(self) -> Mapping[str, ChapterOffer]:
        """What the product declares, by chapter; an op may be narrowed (``rank:hand``)."""
        return {
            name: ChapterOffer(ops=chapter.ops, options=chapter.options, readings=chapter.readings)
            for name, chapter in self._greeting.chapters.items()
        }

    @property
    def isolation(self) -> Isolation:
        """What the program could reach on this machine, in sentences."""
        return DEFAULT if self._bwrap is None else SANDBOXED

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Answer each case, in order; as many answers as cases, whatever the program does."""
        answers: list[Answer] = []
        for first in range(0, len(cases), self._batch):
            answers += self._resolve(chapter, op, cases[first : first + self._batch])[0]
        self._sample.note(chapter, op, cases, answers)
        return answers

    def open_table(self, chapter: str, table: Case) -> SupervisedTable:
        """Open a table; a violation at it is answered like one in `evaluate`."""
        return SupervisedTable(self._in_conversation, self._healed, chapter, table, self._base_seconds)

    def declare(self, chapter: str) -> Answer:
        """Return what the certificate holder declares: ``declared``, ``unsupported``, or a fault."""
        params = DeclareParams(chapter, round(self._base_seconds * 1000))

        def speak(conversation: Conversation) -> Answer:
            answer = read_declaration(conversation.call("declare", params, self._base_seconds))
            conversation.close_off(self._base_seconds)
            return answer

        try:
            return self._in_conversation(speak)
        except SpentError as spent:
            return {"not-run": {"reason": str(spent)}}
        except Violation as violation:
            if is_unknown_method(violation):
                return {"unsupported": True}
            first = violation
        try:
            answer = self._in_conversation(speak)
        except (SpentError, Violation):
            return {"fault": fault(first)}
        self._healed(f"declare {chapter}", first)
        return answer

    def check_determinism(self) -> list[Finding]:
        """Ask one case in a hundred again, in a fresh process and another order.

        Return a finding for each case that is answered differently now. Only members of ``ok`` that
        the suite reads are compared, and of a rejection only the code.
        """
        self._end()
        changed = []
        for chapter, op, group in self._sample.shuffled():
            for first in range(0, len(group), self._batch):
                again = group[first : first + self._batch]
                answers, _ = self._resolve(chapter, op, [asked.case for asked in again])
                for asked, now in zip(again, answers, strict=True):
                    if _substance(op, now) != _substance(op, asked.answer):
                        detail = (
                            f"{chapter} {op} {_shown(asked.case)} was answered {_shown(asked.answer)}, "
                            f"and when asked again {_shown(now)}"
                        )
                        changed.append(Finding(kind="changed-answer", detail=detail))
        return changed

    def take_wire(self) -> WireSlice | None:
        """Return the last lines that went over the wire since the last call, and forget them."""
        return self._recorder.recent.take()

    def take_findings(self) -> list[Finding]:
        """Return the findings since the last call, and forget them."""
        findings, self._findings = self._findings, []
        return findings

    def close(self) -> None:
        """Ask the program to shut down, then end it and all that it started; safe to call twice."""
        self._closed = True
        if self._conversation is not None:
            try:
                ended = self._conversation.shut_down(SHUTDOWN_SECONDS) or "still running"
            except Violation as violation:
                ended = f"{violation.kind}: {violation.detail}"
            finally:
                self._end()
            if ended != "exit code 0":
                detail = f"asked to shut down, the product did not answer {{}} and exit with code 0 ({ended})"
                self._findings.append(Finding(kind="untidy-shutdown", detail=detail))
        self._recorder.close()

    def _resolve(self, chapter: str, op: str, cases: Sequence[Case]) -> tuple[list[Answer], bool]:
        """Return an answer for each case, and whether a violation was pinned or reported on the way."""
        try:
            return self._ask(chapter, op, cases), False
        except SpentError as spent:
            return [{"not-run": {"reason": str(spent)}} for _ in cases], True
        except Violation as error:
            violation = error
        if len(cases) == 1:
            return [self._retry(chapter, op, cases, violation)], True
        middle = len(cases) // 2
        left, pinned_left = self._resolve(chapter, op, cases[:middle])
        right, pinned_right = self._resolve(chapter, op, cases[middle:])
        if not (pinned_left or pinned_right):
            self._healed(f"a batch of {len(cases):,} cases of {chapter} {op}", violation)
        return left + right, True

    def _retry(self, chapter: str, op: str, cases: Sequence[Case], violation: Violation) -> Answer:
        try:
            answer = self._ask(chapter, op, cases)[0]
        except (SpentError, Violation):
            return {"fault": fault(violation)}
        self._healed(f"{chapter} {op} {_shown(cases[0])}", violation)
        return answer

    def _healed(self, what: str, violation: Violation) -> None:
        detail = (
            f"{what} broke the contract ({violation.kind}: {violation.detail}), and did not when asked again"
        )
        self._findings.append(Finding(kind="healed-violation", detail=detail))

    def _ask(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        seconds = self._base_seconds + len(cases) * self._per_case_seconds
        return self._in_conversation(lambda conversation: conversation.ask(chapter, op, cases, seconds))

    def _in_conversation(self, speak: Callable[[Conversation], _T]) -> _T:
        """Let ``speak`` talk to a running process, and end the process after a violation."""
        if self._closed:
            raise RuntimeError("the product was closed")
        if self._conversation is None:
            self._conversation = self._restart()
        conversation = self._conversation
        try:
            return speak(conversation)
        except Violation as violation:
            if not violation.in_step:
                self._broken_by = violation.kind
                self._end()
            raise
        except BaseException:
            self._end()
            raise

    def _restart(self) -> Conversation:
        """Start a fresh process, after a violation at the expense of the budget."""
        failed: Exception | None = None
        for _ in range(STARTS_IN_A_ROW):
            if self._spent:
                raise SpentError(self._spent)
            if self._broken_by and self._restarts_left == 0:
                self._spent = (
                    f"the budget of {self._restarts} restarts is spent; the last violation: {self._broken_by}"
                )
                raise SpentError(self._spent)
            self._restarts_left -= bool(self._broken_by)
            try:
                conversation = self._start()
            except (Violation, HandshakeError) as error:
                self._broken_by, failed = "handshake", error
                continue
            self._broken_by = ""
            if conversation.greeting != self._greeting:
                detail = "after a restart the product named or declared itself otherwise than before"
                self._findings.append(Finding(kind="changed-declaration", detail=detail))
            return conversation
        self._spent = f"the program did not start again, {STARTS_IN_A_ROW} times in a row: {failed}"
        raise SpentError(self._spent)

    def _start(self) -> Conversation:
        self._recorder.note("start", command=self._command)
        return Conversation(
            Child(self._command, bwrap=self._bwrap),
            ids=self._ids,
            recorder=self._recorder,
            seed=self._seed,
            start_seconds=self._start_seconds,
        )

    def _end(self) -> None:
        if self._conversation is not None:
            self._conversation.end()
            self._conversation = None


def _substance(op: str, answer: Answer) -> Any:
    """Return what the suite reads of an answer."""
    if "rejected" in answer:
        return ("rejected", answer["rejected"]["code"])
    if "error" in answer:
        return "error"
    if "ok" in answer and op in OK_MEMBERS:
        return {name: answer["ok"].get(name) for name in OK_MEMBERS[op]}
    return answer


def _shown(value: Any) -> str:
    return excerpt(msgspec.json.encode(value, enc_hook=dict), 300)
