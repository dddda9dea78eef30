"""`pa58 adapter` as a person meets it."""

import json
import re
import sys

import pytest
from click.testing import CliRunner
from scripted import CASES, ask, command, start

from pa58.adapter_commands import adapter

WELL_BEHAVED = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    params = request.get("params", {})
    body = {"result": {}}
    if request["method"] == "initialize":
        body = {"result": {
            "protocol": 1,
            "product": {"name": "Mine", "vendor": "Me", "version": "1",
                         "build": {"algorithm": "sha256", "digest": "ab"}},
            "chapters": {"680a": {"ops": ["point-count"]}},
            "limits": {"maxBatch": 500},
        }}
    elif request["method"] == "evaluate":
        results = []
        for case in params["cases"]:
            if params["op"] != "point-count":
                results.append({"unsupported": True})
            elif case["cards"] == "As As":
                results.append({"rejected": {"code": "bad-cards", "message": "twice"}})
            else:
                results.append({"ok": {"count": 5}})
        body = {"result": {"results": results}}
    elif request["method"] != "shutdown":
        body = {"error": {"code": -32601, "message": "no"}}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **body}), flush=True)
    if request["method"] == "shutdown":
        break
"""


def run(*arguments):
    return CliRunner().invoke(adapter, [str(argument) for argument in arguments])


class TestNew:
    def test_it_names_the_file_and_the_next_command(self, tmp_path):
        result = run("new", "--lang", "python", tmp_path / "mine")
        assert result.exit_code == 0
        assert (tmp_path / "mine" / "adapter.py").is_file()
        assert f"pa58 adapter check 'python3 {tmp_path}/mine/adapter.py'" in result.output

    def test_it_refuses_to_overwrite_and_says_what_to_do(self, tmp_path):
        run("new", "--lang", "node", tmp_path)
        result = run("new", "--lang", "node", tmp_path)
        assert result.exit_code != 0
        assert "adapter.js exists and is left as it is; name another folder." in result.output


class TestCheck:
    @pytest.fixture
    def checked(self, tmp_path):
        """Check the well-behaved adapter after some text in it was changed."""

        def checked(*changes):
            text = WELL_BEHAVED
            for old, new in changes:
                assert old in text
                text = text.replace(old, new)
            file = tmp_path / "mine.py"
            file.write_text(text, encoding="utf-8")
            return run("check", sys.executable, file)

        return checked

    def test_one_that_keeps_the_protocol_passes_step_by_step(self, checked):
        result = checked()
        assert result.exit_code == 0
        assert "Mine 1 by Me, build sha256 ab; protocol 1, at most 500 cases a batch" in result.output
        assert 'ok    680a point-count, a good case: {"ok":{"count":5}}' in result.output
        assert "FAULT" not in result.output

    def test_the_command_may_be_one_quoted_word(self, tmp_path):
        result = run("check", command("none", "never", tmp_path / "token"))
        assert "Scripted 1 by Tests" in result.output

    @pytest.mark.parametrize(
        ("changes", "shown"),
        [
            (
                [('"id": request["id"]', '"id": str(request["id"])')],
                ["The id is an integer", 'received:  {"jsonrpc"'],
            ),
            (
                [("import json, sys", "import json, sys; print('Hello')")],
                ["received:  Hello", "standard error"],
            ),
            ([('"message": "twice"', '"reason": "twice"')], ["`message`", "$.results[0].rejected"]),
            (
                [('{"count": 5}', '{"count": "5"}')],
                ["Expected `int`, got `str`", "table on the protocol's page"],
            ),
            ([('"bad-cards"', '"duplicate"')], ["rejected with the code `bad-cards`", '"code":"duplicate"']),
            (
                [('case["cards"] == "As As"', "False")],
                ["an illegal case", "rejected with the code `bad-cards`"],
            ),
            (
                [('"ops": ["point-count"]', '"ops": ["point-cuont"]')],
                ["declares the op 'point-cuont'; there are point-count, rank, rank:bonus-wager"],
            ),
            (
                [('"680a": {"ops"', '"680A": {"ops"')],
                ["there is no chapter '680A' among 687a, 680a, 684a, 691"],
            ),
            (
                [('"ops": ["point-count"]', '"ops": ["point-count"], "options": ["ante"]')],
                ["chapter 680a declares the option 'ante'; there are none"],
            ),
            (
                [('"ops": ["point-count"]', '"ops": ["point-count"], "readings": {"680a-joker-value": "9"}')],
                [
                    "the reading '680a-joker-value=9'; there are 680a-joker-value=best-count, 680a-joker-value=any"
                ],
            ),
            (
                [('{"ok": {"count": 5}}', '{"error": {"message": "no such table"}}')],
                ["could not do its work on this case", "Mend what the message names"],
            ),
            (
                [("json.dumps({", "json.dumps(indent=1, obj={")],
                ["write a message on one line, without indentation"],
            ),
            ([('"protocol": 1,', '"protocol": 9,')], ["the product chose 9", "-32000"]),
            ([('"maxBatch": 500', '"maxBatch": 0')], ["$.limits.maxBatch"]),
            (
                [("results = []", "results = []; params['cases'].reverse()")],
                ["result 1 is", "in the order of the cases"],
            ),
            (
                [('{"unsupported": True}', '{"error": {}}')],
                ["an op that does not exist", '{"unsupported": true}'],
            ),
            ([("-32601", "-32000")], ["a method that does not exist", "-32601"]),
            ([("        break", "        sys.exit(4)")], ["exit code 4", "exits with code 0"]),
            ([('{"ok": {"count": 5}}', '{"ok": {"count": 1 / 0}}')], ["ZeroDivisionError", "exit code 1"]),
        ],
        ids=lambda value: value[-1] if isinstance(value[-1], str) else None,
    )
    def test_a_fault_is_explained(self, checked, changes, shown):
        result = checked(*changes)
        assert result.exit_code == 2
        assert "FAULT" in result.output
        assert "to change: " in result.output
        for text in shown:
            assert text in result.output

    def test_unsupported_is_said_and_no_fault(self, checked):
        result = checked(('params["op"] != "point-count"', "True"))
        assert result.exit_code == 0
        assert "note  680a point-count, a good case: unsupported" in result.output


class TestReplay:
    @pytest.fixture
    def record(self, tmp_path):
        file = tmp_path / "conversation.jsonl"
        product = start("nan", 4, tmp_path, record=file)
        ask(product, CASES[:8])
        product.close()
        return file

    def test_what_broke_the_contract_comes_about_again(self, record):
        result = run("replay", record)
        assert result.exit_code == 0
        assert "came about again: " in result.output
        assert '"number":4' in result.output
        assert re.search(r"\d+ as recorded, 0 differently, 0 not sent", result.output)

    def test_another_program_shows_where_it_differs(self, record, tmp_path):
        result = run("replay", record, "--", command("none", "never", tmp_path / "token"))
        assert result.exit_code == 1
        assert "differs" in result.output
        assert "now:      " in result.output

    def test_a_file_that_is_no_transcript_is_named_with_the_line(self, tmp_path):
        file = tmp_path / "other.txt"
        file.write_text('{"event":"start","command":[]}\nhello\n', encoding="utf-8")
        result = run("replay", file)
        assert result.exit_code != 0
        assert f"{file}:2: not an event of a transcript" in result.output

    def test_the_transcript_is_one_event_a_line(self, record):
        names = [json.loads(line)["event"] for line in record.read_text().splitlines()]
        assert set(names) == {"start", "sent", "received", "violation"}
