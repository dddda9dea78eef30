"""Which lines are believed, and which are not."""

import json
import re
from pathlib import Path

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.messages import EvaluateResult, InitializeResult
from adapters.ops import OPS
from adapters.schema import json_schema, schema_text
from adapters.wire import KINDS, Violation, decode, excerpt, read_answers, read_result

DOCS = Path(__file__).parents[2] / "docs"


def refusal(read, *arguments):
    with pytest.raises(Violation) as caught:
        read(*arguments)
    assert caught.value.kind in KINDS
    return caught.value.kind


class TestStrictJson:
    @pytest.mark.parametrize(
        "line",
        [
            b"NaN",
            b"[Infinity]",
            b"-Infinity",
            b"1e999",
            b'{"a":1,"a":1}',
            b'{"a":1,"\\u0061":2}',
            b'[{"b":{"a":1,"c":2,"a":3}}]',
            b"[1,]",
            b"[01]",
            b'"\xff"',
            b'"\\ud800"',
            b"\xef\xbb\xbf{}",
            b"{} {}",
            b"",
            b"[" * 100_000,
        ],
        ids=lambda line: line[:20].decode("ascii", "backslashreplace"),
    )
    def test_what_is_not_json_or_loses_something_is_refused(self, line):
        assert refusal(decode, line) == "not-json"

    @given(
        st.recursive(
            st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(st.characters(codec="utf-8")),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner),
        )
    )
    def test_every_spelling_of_a_value_is_understood(self, value):
        for line in (
            json.dumps(value),
            json.dumps(value, separators=(",", ":"), ensure_ascii=False),
            json.dumps(value, indent="\t").replace("\n", " "),
        ):
            assert decode(line.encode()) == value


class TestResponses:
    @pytest.mark.parametrize(
        ("line", "kind"),
        [
            (b'{"jsonrpc":"2.0","id":"7","result":{}}', "wrong-id"),
            (b'{"jsonrpc":"2.0","id":7.0,"result":{}}', "wrong-id"),
            (b'{"jsonrpc":"2.0","id":true,"result":{}}', "wrong-id"),
            (b'{"jsonrpc":"2.0","id":null,"result":{}}', "wrong-id"),
            (b'{"jsonrpc":"2.0","id":8,"result":{}}', "wrong-id"),
            (b'{"jsonrpc":"2.0","result":{}}', "wrong-id"),
            (b'[{"jsonrpc":"2.0","id":7,"result":{}}]', "malformed"),
            (b'{"id":7,"result":{}}', "malformed"),
            (b'{"jsonrpc":2.0,"id":7,"result":{}}', "malformed"),
            (b'{"jsonrpc":"2.0","id":7}', "malformed"),
            (b'{"jsonrpc":"2.0","id":7,"result":null}', "malformed"),
            (b'{"jsonrpc":"2.0","id":7,"result":{},"error":null}', "malformed"),
            (b'{"jsonrpc":"2.0","id":7,"error":{"message":"no code"}}', "malformed"),
            (b'{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}', "malformed"),
            (b'{"jsonrpc":"2.0","id":7,"error":{"code":-32603,"message":"lost"}}', "rpc-error"),
        ],
    )
    def test_anything_but_the_result_of_this_request_is_refused(self, line, kind):
        assert refusal(read_result, line, 7) == kind

    def test_members_that_nobody_named_are_ignored(self):
        line = b'{"jsonrpc": "2.0", "id": 7, "result": {"results": [{"ok": {}, "took": 5}], "x": 1}, "y": 2}'
        assert read_answers(line, 7, 1) == [{"ok": {}}]

    @pytest.mark.parametrize(
        "result",
        [
            '{"ok":{},"rejected":{"code":"a","message":"b"}}',
            '{"ok":{},"unsupported":true}',
            '{"ok":5}',
            '{"ok":null}',
            '{"rejected":{"code":"bad-cards"}}',
            '{"rejected":"bad-cards"}',
            '{"unsupported":false}',
            '{"unsupported":1}',
            '{"error":"lost"}',
            '{"OK":{}}',
            "{}",
            "null",
            "true",
        ],
    )
    def test_a_result_holds_exactly_one_of_the_four_members(self, result):
        line = f'{{"jsonrpc":"2.0","id":7,"result":{{"results":[{{"ok":{{}}}},{result}]}}}}'.encode()
        assert refusal(read_answers, line, 7, 2) == "bad-result"

    @pytest.mark.parametrize("count", [0, 1, 3])
    def test_there_are_as_many_results_as_cases(self, count):
        line = b'{"jsonrpc":"2.0","id":7,"result":{"results":[{"ok":{}},{"ok":{}}]}}'
        assert refusal(read_answers, line, 7, count) == "wrong-count"
        assert len(read_answers(line, 7, 2)) == 2


class TestExcerpts:
    def test_what_could_drive_a_terminal_is_spelt_out(self):
        assert excerpt(b"\x1b[2Jgone\x07\xff\n") == "\\x1b[2Jgone\\x07\\xff"

    def test_what_was_cut_is_said(self):
        assert excerpt(b"x" * 5_000, 10) == "xxxxxxxxxx … (5,000 bytes in all)"


class TestTheSchema:
    def test_the_published_file_is_the_one_that_the_types_give(self):
        # To write it anew: python -c "from adapters.schema import schema_text as s; print(s(), end='')"
        assert (DOCS / "adapter-protocol.schema.json").read_text(encoding="utf-8") == schema_text()

    def test_it_is_a_json_schema(self):
        jsonschema.Draft202012Validator.check_schema(json_schema())

    @pytest.mark.parametrize("op", OPS, ids=lambda op: f"{op.chapter} {op.declared}")
    def test_the_example_of_each_op_fits(self, op):
        validate(op.good, op.case.__name__)

    @given(
        st.dictionaries(
            st.sampled_from(["ok", "rejected", "unsupported", "error", "other"]),
            st.sampled_from([{}, {"code": "c", "message": "m"}, {"code": "c"}, True, False, None, 1, "x"]),
            max_size=3,
        )
    )
    def test_the_runner_accepts_a_result_just_when_the_schema_does(self, result):
        response = {"results": [result]}
        assert accepted(response, EvaluateResult) == fits(response, "EvaluateResult")

    @given(st.data())
    def test_the_runner_accepts_a_greeting_just_when_the_schema_does(self, data):
        greeting = {
            "protocol": 1,
            "product": {
                "name": "n",
                "vendor": "v",
                "version": "1",
                "build": {"algorithm": "sha256", "digest": "d"},
            },
            "chapters": {"684a": {"ops": ["rank"], "options": [], "readings": {"a": "b"}}},
            "limits": {"maxBatch": 1},
        }
        for _ in range(data.draw(st.integers(0, 2))):
            place = greeting
            while True:
                key = data.draw(st.sampled_from(sorted(place)))
                if not isinstance(place[key], dict) or not place[key] or data.draw(st.booleans()):
                    break
                place = place[key]
            if data.draw(st.booleans()):
                place[key] = data.draw(st.sampled_from([None, 0, -1, "", "x", [], ["x"], [1], {}, True]))
            elif len(place) > 1:
                del place[key]
        assert accepted(greeting, InitializeResult) == fits(greeting, "InitializeResult")


class TestThePage:
    PAGE = (DOCS / "adapter-protocol.md").read_text(encoding="utf-8")

    def test_the_conversations_that_it_shows_fit_the_schema(self):
        said = [line for line in self.PAGE.splitlines() if line.startswith(("> {", "< {"))]
        assert [line[0] for line in said] == [">", "<"] * 6
        for asked, answered in zip(said[::2], said[1::2], strict=True):
            request, response = json.loads(asked[2:]), json.loads(answered[2:])
            validate(request, "Request")
            validate(response, "Response")
            if request["method"] != "shutdown":
                for member, shape in json_schema()["x-methods"][request["method"]].items():
                    said_there = request["params"] if member == "params" else response["result"]
                    validate(said_there, shape["$ref"].rpartition("/")[2])

    def test_the_declaration_that_it_shows_fits_the_schema(self):
        shown = self.PAGE.split('```json\n{"declared"')[1].split("```")[0]
        validate(json.loads('{"declared"' + shown), "DeclareAnswer")

    def test_it_lists_each_kind_of_violation(self):
        assert [kind for kind in KINDS if f"| `{kind}` |" not in self.PAGE] == []

    def test_it_lists_each_op_and_each_category(self):
        for op in OPS:
            assert re.search(rf"\| {op.chapter} \| `{op.name}` \|.*{op.variant or ''}", self.PAGE)
        categories = {
            value
            for shape in json_schema()["$defs"].values()
            for value in shape.get("properties", {}).get("category", {}).get("enum", ())
        }
        assert {"five-wilds", "two-pair", "six-card-royal-flush", "all-same-color"} <= categories
        assert [category for category in categories if f"`{category}`" not in self.PAGE] == []


def accepted(value, shape):
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError:
        return False
    return True


def fits(value, name):
    return not list(jsonschema.Draft202012Validator(_named(name)).iter_errors(value))


def validate(value, name):
    jsonschema.Draft202012Validator(_named(name)).validate(value)


def _named(name):
    return {"$ref": f"#/$defs/{name}", "$defs": json_schema()["$defs"]}
