"""``pa58 adapter check``: walk through a conversation with an adapter, and say at each step how it went.

It judges the form of answers, never whether they are right: that is what a run is for.
"""

import itertools
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from adapters.child import Child
from adapters.command import split_command
from adapters.conversation import Conversation, Exchange
from adapters.errors import HandshakeError
from adapters.messages import (
    METHOD_NOT_FOUND,
    DeclareParams,
    TableCloseParams,
    TableDoParams,
    TableOpenParams,
)
from adapters.ops import OPS, Op
from adapters.product import Answer
from adapters.reference import OPTIONS
from adapters.reference_readings import QUESTIONS
from adapters.transcript import Recorder
from adapters.wire import KINDS, Rule, Violation, excerpt, read_declaration, read_table_answer

SECONDS = 5.0
START_SECONDS = 30.0
SEED = 58
SHOWN = 1_000

_DEADLINE = round(SECONDS * 1000)
_TABLE_OPS = {("684a", "table"), ("684a", "declare"), ("691", "table")}
_ACTS: dict[str, dict[str, Any]] = {
    "684a": {"command": "let-time-pass", "minutes": 1},
    "691": {"command": "place-wager", "player": "P1", "wager": "red-ante", "amount": 500},
}


class Remark(Struct, frozen=True, kw_only=True):
    """What one step showed. A ``note`` is worth knowing and breaks no rule; a ``fault`` must be changed."""

    step: str
    verdict: Literal["good", "note", "fault"]
    detail: str
    rule: Rule | None = None
    exchange: Exchange | None = None


def check(command: str) -> Iterator[Remark]:
    """Yield a remark for each step: greeting, cases of each declared op, a batch, the unknown, shutdown.

    Ends after the first violation. Raises ``CommandError`` where there is no such program.
    """
    child = Child(split_command(command))
    try:
        conversation = Conversation(
            child, ids=itertools.count(1), recorder=Recorder(None), seed=SEED, start_seconds=START_SECONDS
        )
    except HandshakeError as error:
        yield Remark(step="greeting", verdict="fault", detail=str(error), rule=_VERSION)
        return
    except Violation as violation:
        yield _violated("greeting", violation)
        return
    try:
        yield from _Walk(conversation).remarks()
    finally:
        conversation.end()


class _Walk:
    """The steps after the greeting."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._step = ""
        self._answered: dict[str, list[tuple[dict[str, Any], Answer]]] = {}

    def remarks(self) -> Iterator[Remark]:
        """Yield what each step shows, up to the first violation."""
        try:
            yield self._good("greeting", self._introduction())
            yield from self._declarations()
            for op in self._declared() or OPS[:1]:
                yield from self._op(op)
            yield from self._tables()
            yield from self._batch()
            yield self._unknown_op()
            yield self._unknown_method()
            yield self._shutdown()
        except Violation as violation:
            yield _violated(self._step, violation)

    def _introduction(self) -> str:
        greeting = self._conversation.greeting
        product = greeting.product
        build = f"{product.build.algorithm} {product.build.digest}"
        named = f"{product.name} {product.version} by {product.vendor}, build {build}"
        return (
            f"{excerpt(named.encode())}; protocol {greeting.protocol}, "
            f"at most {greeting.limits.max_batch:,} cases a batch"
        )

    def _declarations(self) -> Iterator[Remark]:
        known: dict[str, list[str]] = {}
        for op in OPS:
            known.setdefault(op.chapter, []).extend((op.name, op.declared))
        for chapter, name in sorted(_TABLE_OPS):
            known.setdefault(chapter, []).append(name)
        for chapter, offer in self._conversation.greeting.chapters.items():
            if chapter not in known:
                detail = f"there is no chapter {chapter!r} among {', '.join(known)}"
                yield self._fault("declarations", detail, _DECLARED)
                continue
            for what, names, allowed in (
                ("the op", offer.ops, known[chapter]),
                ("the option", offer.options, OPTIONS[chapter]),
                (
                    "the reading",
                    [f"{name}={option}" for name, option in offer.readings.items()],
                    _readings(chapter),
                ),
            ):
                for name in names:
                    if name not in allowed:
                        others = ", ".join(dict.fromkeys(allowed)) or "none"
                        detail = f"chapter {chapter} declares {what} {name!r}; there are {others}"
                        yield self._fault("declarations", detail, _DECLARED)
        if not self._declared():
            yield self._note("declarations", f"no op is declared yet; trying {_name(OPS[0])} all the same")

    def _declared(self) -> tuple[Op, ...]:
        offers = self._conversation.greeting.chapters
        return tuple(
            op for op in OPS if op.chapter in offers and {op.name, op.declared} & set(offers[op.chapter].ops)
        )

    def _op(self, op: Op) -> Iterator[Remark]:
        good = self._ask(f"{_name(op)}, a good case", op, [op.good])[0]
        yield self._judge_good(op, good)
        if "unsupported" in good:
            return
        illegal = self._ask(f"{_name(op)}, an illegal case", op, [op.illegal])[0]
        yield self._judge_illegal(op, illegal)
        self._answered[_name(op)] = [(op.good, good), (op.illegal, illegal)]

    def _judge_good(self, op: Op, answer: Answer) -> Remark:
        if "ok" in answer:
            try:
                msgspec.convert(answer["ok"], op.ok)
            except msgspec.ValidationError as error:
                return self._fault(self._step, f"`ok` is not in the form of this op: {error}", _OK_FORM)
            return self._good(self._step, _shown(answer))
        if "unsupported" in answer:
            return self._note(self._step, "unsupported; its clauses will not be verified")
        return self._not_as_wanted(answer, _ANSWERED)

    def _judge_illegal(self, op: Op, answer: Answer) -> Remark:
        if "rejected" in answer and answer["rejected"]["code"] == op.illegal_code:
            return self._good(self._step, _shown(answer))
        rule = Rule(
            f"{_WHY_ILLEGAL[op.illegal_code]}: the case is rejected with the code `{op.illegal_code}`.",
            f'Answer {{"rejected": {{"code": "{op.illegal_code}", "message": "..."}}}}. Look at this before your '
            "game is asked.",
        )
        return self._not_as_wanted(answer, rule)

    def _not_as_wanted(self, answer: Answer, rule: Rule) -> Remark:
        return self._fault(
            self._step, f"answered {_shown(answer)}", _WENT_WRONG if "error" in answer else rule
        )

    def _tables(self) -> Iterator[Remark]:
        for chapter, offer in self._conversation.greeting.chapters.items():
            if (chapter, "table") in _TABLE_OPS and "table" in offer.ops:
                yield from self._table(chapter)
            if (chapter, "declare") in _TABLE_OPS and "declare" in offer.ops:
                self._step = f"{chapter} declare"
                result = self._conversation.call("declare", DeclareParams(chapter, _DEADLINE), SECONDS)
                yield self._judge_act(read_declaration(result), "declared")

    def _table(self, chapter: str) -> Iterator[Remark]:
        self._step = f"{chapter} table, opening"
        call = self._conversation.call
        opened = read_table_answer(call("table.open", TableOpenParams(chapter, {}, _DEADLINE), SECONDS))
        session = opened.get("accepted", {}).get("session")
        yield self._judge_act(opened if session else {"no session in": opened}, "accepted")
        if not session:
            return
        for step, command, member in (
            ("an act", _ACTS[chapter], "accepted"),
            ("an act that does not exist", {"command": "no-such-act"}, ""),
        ):
            self._step = f"{chapter} table, {step}"
            params = TableDoParams(session, command, _DEADLINE)
            yield self._judge_act(read_table_answer(call("table.do", params, SECONDS)), member)
        self._step = f"{chapter} table, closing"
        call("table.close", TableCloseParams(session, _DEADLINE), SECONDS)
        yield self._good(self._step, "closed")

    def _judge_act(self, answer: dict[str, Any], member: str) -> Remark:
        """Judge the form of an answer that should have ``member``, or where that is empty not ``accepted``."""
        right = member in answer if member else "accepted" not in answer
        if right:
            return self._good(self._step, _shown(answer))
        return self._fault(self._step, f"answered {_shown(answer)}", _TABLE)

    def _batch(self) -> Iterator[Remark]:
        answered = next(iter(self._answered.items()), None)
        name, known = answered or (_name(OPS[0]), [])
        op = next(op for op in OPS if _name(op) == name)
        order = [0, 1, 1, 0, 1, 0, 0, 0, 1, 1]
        cases = [(op.good, op.illegal)[which] for which in order]
        answers = self._ask(f"{name}, a batch of {len(order)}", op, cases)
        for place, (which, answer) in enumerate(zip(order, answers, strict=True), 1):
            if known and answer != known[which][1]:
                detail = (
                    f"result {place} is {_shown(answer)}, and alone the case got {_shown(known[which][1])}"
                )
                yield self._fault(self._step, detail, _ORDER)
                return
        yield self._good(self._step, f"{len(answers)} results, in order")

    def _unknown_op(self) -> Remark:
        self._step = "an op that does not exist"
        answer = self._conversation.ask("684a", "no-such-op", [{"cards": "As"}], SECONDS)[0]
        if "unsupported" in answer:
            return self._good(self._step, "unsupported")
        return self._fault(self._step, f"answered {_shown(answer)}", _UNKNOWN_OP)

    def _unknown_method(self) -> Remark:
        self._step = "a method that does not exist"
        try:
            self._conversation.call("no.such.method", None, SECONDS)
        except Violation as violation:
            if not violation.in_step:
                raise
            if f"error {METHOD_NOT_FOUND}:" in violation.detail:
                return self._good(self._step, violation.detail)
        return self._fault(self._step, "it was not answered as the protocol says", _UNKNOWN_METHOD)

    def _shutdown(self) -> Remark:
        self._step = "shutdown"
        ended = self._conversation.shut_down(SECONDS) or "still running"
        if ended == "exit code 0":
            return self._good(self._step, "answered, and exited with code 0")
        return self._fault(self._step, f"answered, but then: {ended}", _SHUTDOWN)

    def _ask(self, step: str, op: Op, cases: list[dict[str, Any]]) -> list[Answer]:
        self._step = step
        return self._conversation.ask(op.chapter, op.name, cases, SECONDS)

    def _good(self, step: str, detail: str) -> Remark:
        return Remark(step=step, verdict="good", detail=detail)

    def _note(self, step: str, detail: str) -> Remark:
        return Remark(step=step, verdict="note", detail=detail)

    def _fault(self, step: str, detail: str, rule: Rule) -> Remark:
        return Remark(step=step, verdict="fault", detail=detail, rule=rule, exchange=self._conversation.last)


def _violated(step: str, violation: Violation) -> Remark:
    exchange = Exchange(
        sent=excerpt(violation.sent),
        received=excerpt(violation.received),
        stderr=violation.stderr.decode("utf-8", "backslashreplace"),
    )
    rule = KINDS[violation.kind]
    return Remark(step=step, verdict="fault", detail=violation.detail, rule=rule, exchange=exchange)


def _name(op: Op) -> str:
    return f"{op.chapter} {op.declared}"


def _shown(answer: Answer) -> str:
    return excerpt(msgspec.json.encode(answer), SHOWN)


def _readings(chapter: str) -> list[str]:
    return [
        f"{question.id}={option}"
        for question in QUESTIONS
        if question.chapter == chapter
        for option in question.options
    ]


_WHY_ILLEGAL = {
    "bad-cards": "No deck can deal these cards, since one stands there twice",
    "illegal-wager": "An optional wager needs an Ante beside it",
}
_WENT_WRONG = Rule(
    "`error` says that your adapter could not do its work on this case; nothing can be judged by it.",
    "Mend what the message names, then check again.",
)
_VERSION = Rule(
    "The product chooses a protocol version between the `min` and the `max` that it was offered.",
    "Answer `protocol` with one of those, or with JSON-RPC error -32000 if there is none that you speak.",
)
_DECLARED = Rule(
    "Chapters, ops, options and readings are named as on the protocol's page and in the report.",
    "Correct the name; what is not declared counts as not there.",
)
_OK_FORM = Rule(
    "`ok` holds the members that the table of ops names, with values that it names.",
    "Compare your answer with the table on the protocol's page; names are spelt as they stand there.",
)
_ANSWERED = Rule(
    "A declared op answers a case that a deck can deal.",
    'Answer {"ok": {...}}, or take the op out of `ops` and answer {"unsupported": true}.',
)
_TABLE = Rule(
    "A declared table opens with a `session` and lets the simplest act be done; an act that it does not know it "
    "does not accept. A declaration is `declared`.",
    "Compare with the page’s section on tables, or take `table` and `declare` out of `ops`.",
)
_ORDER = Rule(
    "Results stand in the order of the cases, and a case has the same answer in a batch as alone.",
    "Answer the cases one after the other, and keep nothing between them.",
)
_UNKNOWN_OP = Rule(
    "An op that the product does not know is answered `unsupported`, case by case.",
    'Answer {"unsupported": true} for every op that is not in your table.',
)
_UNKNOWN_METHOD = Rule(
    "A method that the product does not know is answered with JSON-RPC error -32601.",
    'Answer {"jsonrpc": "2.0", "id": ..., "error": {"code": -32601, "message": "..."}}.',
)
_SHUTDOWN = Rule(
    "`shutdown` is answered with {} as the result, and the program exits with code 0.",
    "Leave the loop after that answer; end threads and child processes.",
)
