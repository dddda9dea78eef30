"""Any product, spoken to over the adapter protocol: what a vendor's program does, done for one in process."""

import os
import sys
from collections.abc import Iterable
from typing import Any, BinaryIO, TypeVar

import msgspec

from adapters.messages import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    MAX_REQUEST_BYTES,
    METHOD_NOT_FOUND,
    NO_COMMON_VERSION,
    PARSE_ERROR,
    PROTOCOL_MAX,
    PROTOCOL_MIN,
    Build,
    Chapter,
    DeclareParams,
    ErrorObject,
    EvaluateParams,
    InitializeParams,
    InitializeResult,
    Limits,
    ProductName,
    Request,
    Response,
    TableCloseParams,
    TableDoParams,
    TableOpenParams,
)
from adapters.product import Answer, Product, TableSession
from adapters.wire import Violation, decode

MAX_BATCH = 1_000

_Params = TypeVar("_Params", bound=msgspec.Struct)


class _RefusedError(Exception):
    """A request that is answered with a JSON-RPC error."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def serve(product: Product) -> None:
    """Answer requests on standard input until ``shutdown`` or end of file, then close the product.

    Standard output carries the protocol and nothing else: it is kept aside, and file descriptor 1 is
    pointed at standard error, so that nobody's print can break it.
    """
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    with os.fdopen(kept, "wb") as out:
        converse(product, sys.stdin.buffer, out)


def converse(product: Product, lines: BinaryIO, out: BinaryIO) -> None:
    """Answer each line of ``lines`` with a line on ``out`` until ``shutdown`` or end of file."""
    tables = _Tables(product)
    try:
        for line in _bounded(lines):
            number: int | None = None
            method = ""
            try:
                request = _read(line)
                number, method = request.id, request.method
                response = Response(jsonrpc="2.0", id=number, result=_answer(product, tables, request))
            except _RefusedError as refused:
                error = ErrorObject(refused.code, refused.message)
                response = Response(jsonrpc="2.0", id=number, error=error)
            out.write(msgspec.json.encode(response) + b"\n")
            out.flush()
            if method == "shutdown":
                return
    finally:
        product.close()


def _bounded(lines: BinaryIO) -> Iterable[bytes]:
    """Yield lines; of one that is too long only the beginning, which then does not parse."""
    while line := lines.readline(MAX_REQUEST_BYTES + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = lines.readline(MAX_REQUEST_BYTES)
        yield line


def _read(line: bytes) -> Request:
    try:
        message = decode(line.rstrip(b"\r\n"))
    except Violation as violation:
        raise _RefusedError(PARSE_ERROR, violation.detail) from None
    try:
        return msgspec.convert(message, Request)
    except msgspec.ValidationError as error:
        raise _RefusedError(INVALID_REQUEST, f"not a request: {error}") from None


def _answer(product: Product, tables: "_Tables", request: Request) -> dict[str, Any]:
    if request.method == "initialize":
        return _initialize(product, _params(request, InitializeParams))
    if request.method == "evaluate":
        return _evaluate(product, _params(request, EvaluateParams))
    if request.method in {"table.open", "table.do", "table.close"}:
        return tables.answer(request)
    if request.method == "declare":
        return _own_word(product.declare(_params(request, DeclareParams).chapter))
    if request.method == "shutdown":
        return {}
    raise _RefusedError(METHOD_NOT_FOUND, f"there is no method {request.method!r}")


def _params(request: Request, shape: type[_Params]) -> _Params:
    try:
        return msgspec.convert(request.params, shape)
    except msgspec.ValidationError as error:
        raise _RefusedError(INVALID_PARAMS, f"params of {request.method}: {error}") from None


def _initialize(product: Product, params: InitializeParams) -> dict[str, Any]:
    version = min(PROTOCOL_MAX, params.protocol.max)
    if version < max(PROTOCOL_MIN, params.protocol.min):
        spoken = f"this product speaks protocol versions {PROTOCOL_MIN} to {PROTOCOL_MAX}"
        raise _RefusedError(
            NO_COMMON_VERSION, f"{spoken}, and was offered {params.protocol.min} to {params.protocol.max}"
        )
    identity = product.identity
    greeting = InitializeResult(
        protocol=version,
        product=ProductName(
            name=identity.name,
            vendor=identity.vendor,
            version=identity.version,
            build=Build(identity.build_algorithm, identity.build_digest),
        ),
        chapters={
            name: Chapter(offer.ops, offer.options, offer.readings)
            for name, offer in product.chapters.items()
        },
        limits=Limits(MAX_BATCH),
    )
    greeted: dict[str, Any] = msgspec.to_builtins(greeting)
    return greeted


def _evaluate(product: Product, params: EvaluateParams) -> dict[str, Any]:
    if len(params.cases) > MAX_BATCH:
        raise _RefusedError(INVALID_PARAMS, f"{len(params.cases):,} cases, where maxBatch is {MAX_BATCH:,}")
    try:
        answers = product.evaluate(params.chapter, params.op, params.cases)
    except Exception as error:  # whatever the product raises concerns this batch only
        raise _RefusedError(INTERNAL_ERROR, f"{type(error).__name__}: {error}") from error
    return {"results": [_own_word(answer) for answer in answers]}


class _Tables:
    """The open tables, by the names that this program gave them."""

    def __init__(self, product: Product) -> None:
        self._product = product
        self._open: dict[str, TableSession] = {}
        self._opened = 0

    def answer(self, request: Request) -> dict[str, Any]:
        """Answer one of the three methods of a table."""
        try:
            return self._answer(request)
        except _RefusedError:
            raise
        except Exception as error:  # whatever the product raises concerns this table only
            raise _RefusedError(INTERNAL_ERROR, f"{type(error).__name__}: {error}") from error

    def _answer(self, request: Request) -> dict[str, Any]:
        if request.method == "table.open":
            return self._new(_params(request, TableOpenParams))
        if request.method == "table.do":
            act = _params(request, TableDoParams)
            return _own_word(self._named(act.session).do(act.command))
        name = _params(request, TableCloseParams).session
        self._named(name).close()
        del self._open[name]
        return {}

    def _new(self, params: TableOpenParams) -> dict[str, Any]:
        table = self._product.open_table(params.chapter, params.table)
        if "accepted" not in table.opened:
            return _own_word(table.opened)
        self._opened += 1
        name = f"table-{self._opened}"
        self._open[name] = table
        return {"accepted": {**table.opened["accepted"], "session": name}}

    def _named(self, name: str) -> TableSession:
        if name not in self._open:
            raise _RefusedError(INVALID_PARAMS, f"there is no session {name!r}")
        return self._open[name]


def _own_word(answer: Answer) -> Answer:
    """Return an answer with one of the four members; the two that belong to a runner become ``error``."""
    for member in ("fault", "not-run"):
        if member in answer:
            return {"error": answer[member]}
    return answer
