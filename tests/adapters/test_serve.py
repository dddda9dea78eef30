"""A product served over the protocol is the product itself."""

import contextlib
import io
import itertools
import json
import random
import shlex
import sys
from pathlib import Path

import pytest
from fake_product import FakeProduct

from adapters import SupervisedProduct
from adapters.ops import OPS
from adapters.reference import ReferenceProduct
from adapters.serve import converse

FAKE = shlex.join([sys.executable, str(Path(__file__).with_name("fake_product.py"))])
REFERENCE = shlex.join(
    [sys.executable, "-c", "from pa58.adapter_commands import serve_reference; serve_reference()"]
)
JOKERS = {"687a": ["Jk"], "680a": ["Jk"], "684a": [], "691": ["Jk1", "Jk2"]}

BREAKING = (
    b'{"jsonrpc":"2.0","id":4,"method":"evaluate","params":'
    b'{"chapter":"680a","op":"breaks","cases":[{}],"deadlineMs":1}}'
)
FROM_THE_FUTURE = (
    b'{"jsonrpc":"2.0","id":4,"method":"initialize","params":'
    b'{"protocol":{"min":2,"max":3},"suite":"s","seed":1}}'
)


def dealt(op, count):
    """Return cases of the op with cards drawn from the chapter's deck, some of them drawn twice."""
    ranks_and_suits = itertools.product("23456789TJQKA", "shdc")
    deck = [rank + suit for rank, suit in ranks_and_suits] + JOKERS[op.chapter]
    chance = random.Random(f"{op.chapter} {op.declared}")
    for _ in range(count):
        pick = chance.choices if chance.random() < 0.1 else chance.sample
        cards = iter(pick(deck, k=12))
        yield {
            member: " ".join(itertools.islice(cards, len(value.split())))
            if member in {"cards", "first", "second", "revealed"}
            else value
            for member, value in op.good.items()
        }


class TestServing:
    def test_the_fake_gives_the_same_answers_over_the_pipe(self, tmp_path):
        cases = [{"cards": "x" * (number % 50), "note": "é “”"} for number in range(2500)]
        inside = FakeProduct()
        record = tmp_path / "record"
        with contextlib.closing(SupervisedProduct(FAKE, seed=1, record=record)) as outside:
            assert outside.identity == inside.identity
            assert outside.chapters == inside.chapters
            for op in ("point-count", "no-such-op"):
                assert outside.evaluate("680a", op, cases) == inside.evaluate("680a", op, cases)
        assert outside.take_findings() == []
        assert "evaluating 500 cases" in record.read_text(encoding="utf-8")

    def test_the_reference_gives_the_same_answers_over_the_pipe(self):
        inside = ReferenceProduct()
        with contextlib.closing(SupervisedProduct(REFERENCE, seed=1)) as outside:
            assert outside.identity == inside.identity
            assert outside.chapters == inside.chapters
            for op in OPS:
                cases = [op.good, op.illegal, *dealt(op, 60)]
                answers = outside.evaluate(op.chapter, op.name, cases)
                assert answers == inside.evaluate(op.chapter, op.name, cases)
                assert any("ok" in answer for answer in answers)
            assert outside.check_determinism() == []
        assert outside.take_findings() == []

    def test_what_belongs_to_a_runner_goes_out_as_an_error(self):
        cases = [{"answer": {"fault": {"kind": "deadline"}}}, {"answer": {"not-run": {"reason": "spent"}}}]
        with contextlib.closing(SupervisedProduct(FAKE, seed=1)) as outside:
            assert outside.evaluate("680a", "own-words", cases) == [
                {"error": {"kind": "deadline"}},
                {"error": {"reason": "spent"}},
            ]

    def test_the_reference_has_the_same_table_over_the_pipe(self):
        commands = [
            {"command": "receive-decks", "decks": [{"deck": "A", "preshuffled": True}]},
            {"command": "cut-cards", "deck": "A", "above": 9},
            {"command": "cut-cards", "deck": "A", "above": 10},
            {"command": "place-in-shoe", "deck": "A"},
            {"command": "deal"},
            {"command": "no-such-act"},
            {"command": "arrive"},
        ]
        here = ReferenceProduct().open_table("684a", {"shoe": "right"})
        with contextlib.closing(SupervisedProduct(REFERENCE, seed=1)) as outside:
            there = outside.open_table("684a", {"shoe": "right"})
            assert there.opened["accepted"]["events"] == here.opened["accepted"]["events"]
            assert [there.do(command) for command in commands] == [here.do(command) for command in commands]
            assert there.close() == {}
            assert outside.declare("684a") == ReferenceProduct().declare("684a")
            refused = outside.open_table("684a", {"reshuffler": {"approved": False}}).opened
            assert refused["rejected"]["code"] == "not-approved"
            assert outside.open_table("687a", {}).opened == {"unsupported": True}
        assert outside.take_findings() == []


class TestErrors:
    @staticmethod
    def answer(line):
        out = io.BytesIO()
        converse(FakeProduct(), io.BytesIO(line + b"\n"), out)
        (answer,) = out.getvalue().splitlines()
        return json.loads(answer)

    @pytest.mark.parametrize(
        ("line", "number", "code"),
        [
            (b"hello", None, -32700),
            (b'{"jsonrpc":"2.0","id":1,"id":2,"method":"shutdown"}', None, -32700),
            (b'{"x":"' + b"x" * (1 << 20) + b'"}', None, -32700),
            (b'{"jsonrpc":"2.0","id":"1","method":"shutdown"}', None, -32600),
            (b'{"jsonrpc":"2.0","method":"shutdown"}', None, -32600),
            (b"[]", None, -32600),
            (b'{"jsonrpc":"2.0","id":4,"method":"table.shut","params":{}}', 4, -32601),
            (b'{"jsonrpc":"2.0","id":4,"method":"evaluate","params":{"chapter":"680a"}}', 4, -32602),
            (BREAKING, 4, -32603),
            (FROM_THE_FUTURE, 4, -32000),
        ],
    )
    def test_each_has_its_code(self, line, number, code):
        answer = self.answer(line)
        assert answer["id"] == number
        assert answer["error"]["code"] == code
        assert answer["error"]["message"]

    def test_a_batch_that_is_too_long_is_refused(self):
        params = {"chapter": "680a", "op": "point-count", "cases": [{}] * 1001, "deadlineMs": 1}
        request = {"jsonrpc": "2.0", "id": 1, "method": "evaluate", "params": params}
        assert self.answer(json.dumps(request).encode())["error"]["code"] == -32602

    def test_after_an_error_the_conversation_goes_on(self):
        lines = b'hello\n{"jsonrpc":"2.0","id":5,"method":"shutdown"}\nnever read\n'
        out = io.BytesIO()
        product = FakeProduct()
        converse(product, io.BytesIO(lines), out)
        assert [json.loads(line)["id"] for line in out.getvalue().splitlines()] == [None, 5]
        assert product.closed
