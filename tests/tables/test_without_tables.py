"""A product without tables, or with one that it does not declare, is met as the protocol says."""

import msgspec
from running import outcomes, run

from adapters.product import NoTable
from adapters.reference import ReferenceProduct


class Evaluator(ReferenceProduct):
    """Has the hands, and declares no more."""

    @property
    def chapters(self):
        return {
            chapter: msgspec.structs.replace(
                offer, ops=tuple(op for op in offer.ops if op not in ("table", "declare"))
            )
            for chapter, offer in super().chapters.items()
        }


class WithoutTables(Evaluator):
    def open_table(self, chapter, table):  # noqa: ARG002  whatever it is
        self.tried = [*getattr(self, "tried", []), chapter]
        return NoTable()

    def declare(self, chapter):  # noqa: ARG002  whatever it is
        return {"unsupported": True}


class WithoutOptions(ReferenceProduct):
    @property
    def chapters(self):
        offers = super().chapters
        return {**offers, "684a": msgspec.structs.replace(offers["684a"], options=())}


def test_every_case_is_skipped_as_unsupported_and_each_game_is_tried_once():
    product = WithoutTables()
    records = run(product)
    assert outcomes(records) == {"skipped"}
    assert {record.reason for record in records.values()} == {"unsupported"}
    assert sorted(product.tried) == ["684a", "691"]


def test_a_table_that_was_not_declared_is_judged_and_reported():
    records = run(Evaluator())
    assert outcomes(records) == {"passed"}
    details = {finding.detail for record in records.values() for finding in record.findings}
    assert details == {
        "the product declares no table in 684a, but opens one",
        "the product declares no table in 691, but opens one",
        "the product declares no declaration of 684a, but gives one",
    }


def test_cases_with_an_option_that_is_not_offered_are_skipped_as_such():
    records = run(WithoutOptions())
    reasons = {record.reason for record in records.values() if record.outcome == "skipped"}
    assert reasons == {"not-offered"}
    clauses = {
        key for record in records.values() if record.outcome == "skipped" for key in record_clauses(record)
    }
    assert clauses == {
        "684a.7.a",
        "684a.7.c",
        "684a.7.d.1",
        "684a.7.d.2",
        "684a.7.d.3",
        "684a.7.d.4",
        "684a.8.b",
        "684a.8.c",
    }


def record_clauses(record):
    from running import CATALOGUE

    return next(case.clauses for case in CATALOGUE.cases if case.id == record.id)


class Faulty(ReferenceProduct):
    """Answers acts with what is no answer of a product."""

    def __init__(self, answer):
        super().__init__()
        self.answer = answer

    def open_table(self, chapter, table):
        session = super().open_table(chapter, table)
        session.do = lambda _: self.answer
        return session


def test_an_act_that_broke_the_contract_makes_its_case_an_error():
    for answer in (
        {"fault": {"kind": "deadline", "detail": "too late"}},
        {"not-run": {"reason": "the budget of restarts is spent"}},
        {"error": {"message": "inside"}},
        {"accepted": {"events": [{"event": "card-dealt", "deck": 7}]}},
    ):
        records = run(Faulty(answer))
        # Those that only open a table or read a declaration are not touched.
        assert outcomes(records) <= {"error", "passed"}
        assert sum(record.outcome == "error" for record in records.values()) > 200
