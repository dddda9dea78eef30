"""How a step puts a question to the product, and how the answer is judged.

The product's declarations are probed, not believed: an op or an option that it declares absent is tried once.
If it answers all the same, that is a finding, and its answers are judged like any other.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
import pytest

from adapters.product import Answer, Finding
from adapters.table_messages import Declaration
from pa58.evidence import Exchange, SkipReason
from pa58.suite_session import CannotJudge, CaseEvidence, Nonconformity, SuiteSession

_LONGEST = 300  # characters of an answer in a message: two lines of a screen


class Question(msgspec.Struct, frozen=True):
    """A case for one op of one chapter, as the contract's table of ops describes it."""

    chapter: str
    op: str
    case: dict[str, Any]

    @property
    def what(self) -> str:
        """The purpose or the wager that the op is asked about; empty where it has none."""
        return str(self.case.get("for") or self.case.get("wager") or "")

    @property
    def op_name(self) -> str:
        """The op in words."""
        return f"{self.op} for {self.what}" if self.what else self.op

    def __str__(self) -> str:
        return f"{self.chapter} {self.op} of {in_words(self.case)}"


class Asking:
    """The product, as one case sees it.

    Each method raises `Nonconformity` where the answer is wrong and `CannotJudge` where there is no usable
    answer, and ends the case as skipped where the product does not offer what the question needs.
    """

    def __init__(self, suite: SuiteSession, evidence: CaseEvidence) -> None:
        self._suite = suite
        self._evidence = evidence

    def member(self, question: Question, name: str, right: Collection[Any]) -> None:
        """Demand an ``ok`` answer whose member ``name`` is one of ``right``."""
        self.accepted(
            question,
            expected=f"{name}: {' or '.join(in_words(each) for each in right)}",
            holds=lambda ok: _one_of(_member(ok, name), right),
        )

    def accepted(self, question: Question, *, expected: str, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Demand an ``ok`` answer for which ``holds``; ``expected`` says in words what that is."""
        answer = self._answer(question)
        ok = answer.get("ok")
        try:
            right = isinstance(ok, dict) and holds(ok)
        except CannotJudge:
            self._note(question, answer)
            raise
        self._judge(question, answer, expected, right=right)

    def rejected(self, question: Question, code: str) -> None:
        """Demand that the product rejects the case with ``code``."""
        answer = self._answer(question)
        rejection = answer.get("rejected")
        right = isinstance(rejection, dict) and rejection.get("code") == code
        self._judge(question, answer, f"rejected: {code}", right=right)

    def declares(self, chapter: str, expected: str, wrong: Callable[[Declaration], str]) -> None:
        """Demand that the declaration of ``chapter`` shows ``expected``; ``wrong`` says what is wrong with it."""
        offer = self._suite.product.chapters.get(chapter)
        question = Question(chapter, "declare", {})
        tried = (chapter, "declare", "")
        declared = offer is not None and "declare" in offer.ops
        if not declared and self._suite.probes.get(tried):
            raise self._skip("unsupported", question)
        answer = self._suite.product.declare(chapter)
        self._evidence.findings += self._suite.product.take_findings()
        self._suite.probes[tried] = "unsupported" in answer
        if "declared" in answer:
            if not declared:
                self._contradicted(f"declares no declaration of {chapter}, but gives one")
            fault = wrong(msgspec.convert(answer["declared"], Declaration))
            self._note(question, answer, expected, holds=not fault)
            if fault:
                raise Nonconformity(f"{chapter} declaration: expected {expected}; declared: {fault}")
            return
        self._note(question, answer)
        if "unsupported" in answer:
            if declared:
                self._contradicted(f"offers a declaration of {chapter}, but does not give one")
            raise self._skip("unsupported", question)
        raise CannotJudge(f"{chapter} declaration: {no_answer(answer)}")

    def _judge(self, question: Question, answer: Answer, expected: str, *, right: bool) -> None:
        self._note(question, answer, expected, holds=right)
        if not right:
            raise Nonconformity(f"{question}: expected {expected}; answered {in_words(answer)}")

    def _note(
        self, question: Question, answer: Answer, expected: str = "", *, holds: bool | None = None
    ) -> None:
        self._evidence.exchanges.append(
            Exchange(
                chapter=question.chapter,
                op=question.op,
                case=question.case,
                answer=answer,
                expected=expected,
                holds=holds,
            )
        )

    def offered(self, question: Question) -> None:
        """Demand that the product offers what ``question`` needs; try once what it declares absent."""
        absent = self._declared_absent(question)
        if absent is None:
            return
        tried = (question.chapter, question.op, question.what)
        if tried not in self._suite.probes:
            [answer] = self._evaluated(question)
            self._suite.probes[tried] = "ok" not in answer and "rejected" not in answer
            if self._suite.probes[tried] and "unsupported" not in answer:
                self._note(question, answer)
                raise CannotJudge(f"declared absent, but tried: {question}: {no_answer(answer)}")
            # Which case is the first to try depends on where a run was taken up.
            self._suite.product.take_wire()
        if self._suite.probes[tried]:
            raise self._skip(absent, question)
        self._contradicted(f"declares no {question.op_name} in {question.chapter}, but answers it")

    def _answer(self, question: Question) -> Answer:
        """Return what the product itself said: ``ok`` or ``rejected``."""
        self._leave_to_the_products_reading(question.chapter)
        self.offered(question)
        [answer] = self._evaluated(question)
        if "ok" in answer or "rejected" in answer:
            return answer
        self._note(question, answer)
        if "unsupported" in answer:
            self._contradicted(f"declares {question.op_name} in {question.chapter}, but does not answer it")
            raise self._skip("unsupported", question)
        raise CannotJudge(f"{question}: {no_answer(answer)}")

    def _evaluated(self, question: Question) -> list[Answer]:
        answers = self._suite.product.evaluate(question.chapter, question.op, [question.case])
        self._evidence.findings += self._suite.product.take_findings()
        return answers

    def _declared_absent(self, question: Question) -> SkipReason | None:
        offer = self._suite.product.chapters.get(question.chapter)
        if offer is None:
            return "unsupported"
        if question.what in self._suite.options(question.chapter) and question.what not in offer.options:
            return "not-offered"
        if question.op not in offer.ops and f"{question.op}:{question.what}" not in offer.ops:
            return "unsupported"
        return None

    def _leave_to_the_products_reading(self, chapter: str) -> None:
        """Leave a case alone that a reading changes, where the product declares another option of it."""
        offer = self._suite.product.chapters.get(chapter)
        for reading, option in self._evidence.case.readings.items():
            declared = offer.readings.get(reading, option) if offer else option
            if declared != option:
                message = f"the product follows {reading}={declared}; this case belongs to {reading}={option}"
                self._evidence.skip("reading", message)
                pytest.skip(message)

    def _contradicted(self, what: str) -> None:
        self._evidence.findings.append(Finding(kind="declaration-contradicted", detail=f"the product {what}"))

    def _skip(self, reason: SkipReason, question: Question) -> BaseException:
        message = f"the product does not offer {question.op_name} in {question.chapter}"
        self._evidence.skip(reason, message)
        return pytest.skip.Exception(message)


def _member(ok: dict[str, Any], name: str) -> Any:
    if name not in ok:
        raise CannotJudge(f"the answer has no member “{name}”: {in_words(ok)}")
    return ok[name]


def _one_of(value: Any, right: Collection[Any]) -> bool:
    # True is not 1 and 5.0 is not 5: an answer has the type that the contract gives it.
    return any(type(value) is type(each) and value == each for each in right)


def no_answer(answer: Answer) -> str:
    """Return, in words, why an answer is none that could be judged."""
    match answer:
        case {"error": error}:
            return f"the product could not do its job: {in_words(error)}"
        case {"fault": {"kind": kind, "detail": detail}}:
            return f"{kind}: {detail}"
        case {"not-run": {"reason": reason}}:
            return f"never asked: {reason}"
        case _:
            return f"not an answer of the contract: {in_words(answer)}"


def in_words(value: Any) -> str:
    """Return JSON data as one short line for people."""
    if isinstance(value, Mapping):
        text = ", ".join(f"{name}: {in_words(each)}" for name, each in value.items())
    elif isinstance(value, list):
        text = " ".join(map(in_words, value))
    elif isinstance(value, bool):
        text = "yes" if value else "no"
    else:
        text = str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
