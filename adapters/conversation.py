"""One conversation with a product, from the greeting to the first violation or the shutdown."""

from collections.abc import Iterator, Sequence
from importlib import metadata
from typing import Any

import msgspec
from msgspec import Struct

from adapters.child import Child
from adapters.errors import HandshakeError
from adapters.messages import (
    MAX_REQUEST_BYTES,
    NO_COMMON_VERSION,
    PROTOCOL_MAX,
    PROTOCOL_MIN,
    EvaluateParams,
    InitializeParams,
    InitializeResult,
    VersionRange,
    encode_request,
)
from adapters.product import Answer, Case
from adapters.slices import RecentLines
from adapters.transcript import Recorder
from adapters.wire import Violation, excerpt, read_answers, read_result

EXCHANGE_EXCERPT = 64 << 10


class Exchange(Struct, frozen=True, kw_only=True):
    """A question as it went over the pipe and what came back, for evidence: each bounded to 64 KiB."""

    sent: str = ""
    received: str = ""
    stderr: str = ""


class Conversation:
    """A running product that has been greeted. Whoever sees it raise ``Violation`` must ``end`` it."""

    def __init__(
        self,
        child: Child,
        *,
        ids: Iterator[int],
        recorder: Recorder,
        seed: int,
        start_seconds: float,
    ) -> None:
        """Greet the product. Raises ``Violation`` or ``HandshakeError``, and leaves no process then."""
        self._child = child
        self._ids = ids
        self._recorder = recorder
        # A greeting belongs to no case.
        self._recent = RecentLines()
        self._sent = self._received = b""
        versions = VersionRange(min=PROTOCOL_MIN, max=PROTOCOL_MAX)
        suite = f"pa58 {metadata.version('pa58')}"
        try:
            result = self.call("initialize", InitializeParams(versions, suite, seed), start_seconds)
            self.greeting = self._read_greeting(result)
            self._close_off(*self._something_declared(), start_seconds)
        except BaseException:
            self.end()
            raise
        self._recent = recorder.recent

    @property
    def last(self) -> Exchange:
        """The last question and its answer; the empty batch after it does not count."""
        return Exchange(
            sent=excerpt(self._sent, EXCHANGE_EXCERPT),
            received=excerpt(self._received, EXCHANGE_EXCERPT),
            stderr=self._child.stderr.decode("utf-8", "backslashreplace"),
        )

    def ask(self, chapter: str, op: str, cases: Sequence[Case], seconds: float) -> list[Answer]:
        """Ask one batch, make sure that nothing follows its answer, and return the answers.

        A batch that does not fit into 1 MiB goes out in parts; a case that does not is not asked.
        """
        number, line = self._evaluate(chapter, op, cases, seconds)
        if len(line) > MAX_REQUEST_BYTES:
            if len(cases) == 1:
                return [{"not-run": {"reason": "the case is longer than the 1 MiB that a request may have"}}]
            middle = len(cases) // 2
            left = self.ask(chapter, op, cases[:middle], seconds)
            return left + self.ask(chapter, op, cases[middle:], seconds)
        received = self._exchange(line, seconds)
        try:
            answers = read_answers(received, number, len(cases))
        except Violation as violation:
            raise self._noted(violation, line) from None
        self._close_off(chapter, op, seconds)
        return answers

    def call(self, method: str, params: Struct | None, seconds: float) -> dict[str, Any]:
        """Send one request of any method and return its result; raise ``Violation`` for an error too."""
        number = next(self._ids)
        line = encode_request(number, method, params)
        received = self._exchange(line, seconds)
        try:
            return read_result(received, number)
        except Violation as violation:
            raise self._noted(violation, line) from None

    def close_off(self, seconds: float) -> None:
        """Make sure that nothing follows the last answer; raise ``Violation`` where something does."""
        self._close_off(*self._something_declared(), seconds)

    def shut_down(self, seconds: float) -> str:
        """Ask for an orderly end, and return how the process ended ("exit code 0"; "" if it did not)."""
        self.call("shutdown", None, seconds)
        return self._child.finish(seconds)

    def end(self) -> None:
        """End the process and all that it started; safe to call twice."""
        self._child.kill()

    def _evaluate(self, chapter: str, op: str, cases: Sequence[Case], seconds: float) -> tuple[int, bytes]:
        number = next(self._ids)
        params = EvaluateParams(chapter=chapter, op=op, cases=cases, deadline_ms=round(seconds * 1000))
        return number, encode_request(number, "evaluate", params)

    def _exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line that opens a new stretch of evidence, and return the line that comes back."""
        self._child.forget_stderr()
        self._sent, self._received = line, b""
        self._recorder.line("sent", line)
        self._recent.sent(line)
        try:
            self._received = self._child.exchange(line, seconds)
        except Violation as violation:
            self._recent.received(violation.received)
            raise self._noted(violation, line) from None
        self._recorder.line("received", self._received)
        self._recent.received(self._received)
        return self._received

    def _something_declared(self) -> tuple[str, str]:
        for chapter, offer in self.greeting.chapters.items():
            for op in offer.ops:
                return chapter, op.partition(":")[0]
        return "684a", "rank"

    def _close_off(self, chapter: str, op: str, seconds: float) -> None:
        """Ask an empty batch: a line too many is then found with the request that caused it, not the next."""
        number, line = self._evaluate(chapter, op, [], seconds)
        self._recorder.line("sent", line)
        try:
            received = self._child.exchange(line, seconds)
            self._recorder.line("received", received)
            read_answers(received, number, 0)
        except Violation as violation:
            if violation.in_step:
                return
            self._recent.received(violation.received)
            if violation.received and violation.kind != "extra-line":
                violation = Violation(
                    "extra-line",
                    f"after its answer came {excerpt(violation.received, 200)}, which does not answer the "
                    f"empty batch that follows every answer ({violation.detail})",
                    received=violation.received,
                )
            raise self._noted(violation, self._sent) from None
        self._recorder.stderr(self._child.stderr)

    def _noted(self, violation: Violation, line: bytes) -> Violation:
        violation.sent, violation.stderr = line, self._child.stderr
        self._received = violation.received
        self._recorder.stderr(violation.stderr)
        self._recorder.violation(violation)
        return violation

    def _read_greeting(self, result: dict[str, Any]) -> InitializeResult:
        try:
            greeting = msgspec.convert(result, InitializeResult)
        except msgspec.ValidationError as error:
            violation = Violation(
                "malformed", f"not an answer to `initialize`: {error}", received=self._received
            )
            raise self._noted(violation, self._sent) from None
        if not PROTOCOL_MIN <= greeting.protocol <= PROTOCOL_MAX:
            raise HandshakeError(f"{_NO_VERSION}, and the product chose {greeting.protocol}")
        return greeting


_NO_VERSION = f"no common protocol version: pa58 speaks version {PROTOCOL_MIN} of the adapter protocol"


def handshake_error(command: str, violation: Violation) -> HandshakeError:
    """Return what the person who started the run must know of a greeting that failed."""
    if violation.in_step and f"JSON-RPC error {NO_COMMON_VERSION}:" in violation.detail:
        return HandshakeError(f"{_NO_VERSION}, and the product answered with {violation.detail}")
    lines = [
        f"the product did not answer `initialize` ({violation.kind}): {violation.detail}",
        f"  command:  {command}",
        f"  sent:     {excerpt(violation.sent, 500)}",
        f"  received: {excerpt(violation.received, 500) or '(nothing)'}",
    ]
    if violation.stderr:
        lines.append(f"  stderr:   {excerpt(violation.stderr[-500:])}")
    lines.append("`pa58 adapter check` goes through the conversation step by step.")
    return HandshakeError("\n".join(lines))
