"""One line out, one line in: how a message is checked before anybody believes it.

A line that breaks the contract is a *violation*. After one, nothing more that
the process says can be trusted to belong to the question asked, so the caller
ends the process. The one exception is a well-formed JSON-RPC error: the
conversation is still in step then, and the process may go on.
"""

import json
from typing import Any, NamedTuple

import msgspec

from adapters.messages import (
    DECLARE_MEMBERS,
    RESULT_MEMBERS,
    TABLE_MEMBERS,
    DeclareAnswer,
    EvaluateResult,
    Response,
    TableAnswer,
)
from adapters.product import Answer

EXCERPT = 2_000


class Rule(NamedTuple):
    """What the contract demands, and what to change where it was broken."""

    demand: str
    change: str


KINDS: dict[str, Rule] = {
    "deadline": Rule(
        "A request is answered within its deadline.",
        "Flush standard output after each line; look for an endless loop or a wait for more input.",
    ),
    "end-of-file": Rule(
        "The program runs, and keeps its standard output open, until it is asked to shut down.",
        "Read its last words on standard error. A file that it did not find: the program runs in a folder of its "
        "own, so name your files by a path. A case that it ended on: catch what it raises, and answer `error`.",
    ),
    "closed-input": Rule(
        "The program reads its standard input until it is asked to shut down.",
        "Read line by line until end of file; leave standard input open.",
    ),
    "not-json": Rule(
        "Standard output carries JSON in UTF-8, one object a line, and nothing else.",
        "Send prints, banners and logs to standard error; write a message on one line, without indentation. "
        "NaN, Infinity and a key twice are not JSON here.",
    ),
    "too-long": Rule(
        "A line from the program has at most 16 MiB.",
        "Answer with what the table of ops names; end each answer with a newline.",
    ),
    "malformed": Rule(
        'A response is {"jsonrpc": "2.0", "id": ..., "result": {...}}, or with `error` instead of `result`.',
        "Send exactly one of `result` and `error`, in the form that the protocol's page shows.",
    ),
    "wrong-id": Rule(
        "The id is an integer, echoed as it came.",
        "Copy `id` from the request just read; do not turn it into text, do not count on your own.",
    ),
    "extra-line": Rule(
        "A request is answered by one line.",
        "Write one line per request, and no line without a request. A batch without cases is a request too: "
        'answer it with {"results": []}.',
    ),
    "wrong-count": Rule(
        "`results` holds as many results as the request had cases, in their order.",
        'Answer every case: one that you cannot judge is {"unsupported": true} or {"error": {...}}.',
    ),
    "bad-result": Rule(
        'A result is one of {"ok": {...}}, {"rejected": {"code": "...", "message": "..."}}, '
        '{"unsupported": true}, {"error": {...}}.',
        "Give each result exactly one of the four members.",
    ),
    "bad-table-answer": Rule(
        'An act at a table is answered with one of {"accepted": {"events": [...]}}, {"rejected": {...}}, '
        '{"unsupported": true}, {"error": {...}}, and `declare` with `declared`, `unsupported` or `error`.',
        "Give exactly one member; `accepted` of `table.open` holds the `session` too.",
    ),
    "changed-session": Rule(
        "A session that is played again from its opening goes as it went before.",
        "Keep no state between sessions, and draw random numbers from the seed and the set-up alone.",
    ),
    "rpc-error": Rule(
        "A JSON-RPC error reports trouble in the adapter itself; it does not answer a case.",
        'Answer a case that the rules refuse with {"rejected": {...}}, one that you lack with '
        '{"unsupported": true}, one that broke your program with {"error": {...}}.',
    ),
}
"""Each kind of violation, with the rule that it breaks."""


class Violation(Exception):  # noqa: N818 -- the contract's own word
    """The product broke the contract; ``kind`` is a key of ``KINDS``."""

    def __init__(self, kind: str, detail: str, *, received: bytes = b"") -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail
        self.received = received
        self.sent = b""
        self.stderr = b""

    @property
    def in_step(self) -> bool:
        """Whether the process may be asked again: only after a well-formed JSON-RPC error."""
        return self.kind == "rpc-error"


def excerpt(data: bytes, limit: int = EXCERPT) -> str:
    """Return bytes as text for a person: bounded, on one line, safe to print whatever they hold."""
    text = data[:limit].decode("utf-8", "backslashreplace").rstrip("\r\n")
    if not text.isprintable():
        text = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
    return text if len(data) <= limit else f"{text} … ({len(data):,} bytes in all)"


def decode(line: bytes) -> Any:
    """Return the JSON value of a line; raise ``Violation`` for what strict JSON does not allow.

    A key twice would be lost silently. Where encoding the value again gives the very same bytes,
    no key was lost; any other spelling of the same value takes the slower look.
    """
    try:
        value = msgspec.json.decode(line)
        if msgspec.json.encode(value) != line:
            json.loads(line, object_pairs_hook=_unique)
    except RecursionError:
        raise Violation("not-json", "the line is nested too deeply", received=line) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise Violation("not-json", f"the line is not JSON: {error}", received=line) from None
    return value


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the key {twice!r} stands twice in one object")
    return members


def read_result(line: bytes, number: int) -> dict[str, Any]:
    """Return ``result`` of the response to request ``number``; raise ``Violation`` for anything else."""
    message = decode(line)
    if not isinstance(message, dict):
        raise Violation("malformed", "the line is not a JSON object", received=line)
    if "id" not in message:
        raise Violation("wrong-id", f"the answer has no id, where {number} was asked", received=line)
    got = message["id"]
    unread = got is None and isinstance(message.get("error"), dict)
    if not unread and (type(got) is not int or got != number):
        shown = excerpt(msgspec.json.encode(got), 80)
        raise Violation("wrong-id", f"the answer's id is {shown}, where {number} was asked", received=line)
    try:
        response = msgspec.convert(message, Response)
    except msgspec.ValidationError as error:
        raise Violation("malformed", f"not a response: {error}", received=line) from None
    if isinstance(response.result, dict):
        return response.result
    fault = response.error
    assert not isinstance(fault, msgspec.UnsetType)
    said = excerpt(fault.message.encode(), 500)
    if unread:
        detail = f"the product could not read the request: {said} ({fault.code})"
        raise Violation("malformed", detail, received=line)
    raise Violation("rpc-error", f"JSON-RPC error {fault.code}: {said}", received=line)


def read_answers(line: bytes, number: int, count: int) -> list[Answer]:
    """Return the ``count`` answers to request ``number``, each with its one member; else ``Violation``."""
    result = read_result(line, number)
    results = result.get("results")
    if not (type(results) is list and all(map(_plainly_ok, results))):
        try:
            msgspec.convert(result, EvaluateResult)
        except msgspec.ValidationError as error:
            raise Violation("bad-result", f"not a result: {error}", received=line) from None
        results = [_one_member(answer) for answer in result["results"]]
    if len(results) != count:
        detail = f"{len(results):,} results for {count:,} {'case' if count == 1 else 'cases'}"
        raise Violation("wrong-count", detail, received=line)
    return results


def read_table_answer(result: dict[str, Any]) -> Answer:
    """Return the answer to an act at a table, with its one member; else ``Violation``."""
    return _read_one(result, TableAnswer, TABLE_MEMBERS)


def read_declaration(result: dict[str, Any]) -> Answer:
    """Return the answer to ``declare``, with its one member; else ``Violation``."""
    return _read_one(result, DeclareAnswer, DECLARE_MEMBERS)


def _read_one(result: dict[str, Any], shape: type[msgspec.Struct], members: tuple[str, ...]) -> Answer:
    try:
        msgspec.convert(result, shape)
    except msgspec.ValidationError as error:
        line = msgspec.json.encode(result)
        raise Violation("bad-table-answer", f"not an answer: {error}", received=line) from None
    return {name: result[name] for name in members if name in result}


def _plainly_ok(answer: Any) -> bool:
    """Say whether an answer is nothing but ``{"ok": {...}}``: most are, and need no closer look."""
    return type(answer) is dict and len(answer) == 1 and type(answer.get("ok")) is dict


def _one_member(answer: dict[str, Any]) -> Answer:
    return {name: answer[name] for name in RESULT_MEMBERS if name in answer}
