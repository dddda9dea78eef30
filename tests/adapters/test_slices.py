"""The end of a conversation as evidence: bounded, and free of what differs between runs for no reason."""

import json

import pytest

from adapters.slices import CHARACTERS, LINES, RecentLines


def asked(number, **params):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": "evaluate", "params": params}).encode()


def answered(number, result):
    return json.dumps({"jsonrpc": "2.0", "id": number, "result": result}).encode()


def texts(*lines):
    recent = RecentLines()
    for line in lines:
        (recent.sent if b'"method"' in line else recent.received)(line)
    told = recent.take()
    return [line.text for line in told.lines], told.left_out


def test_is_the_same_wherever_in_a_run_the_case_stood():
    early = texts(asked(7, cases=[1]), answered(7, {"results": [7]}), asked(9, cases=[2]))
    late = texts(asked(70, cases=[1]), answered(70, {"results": [7]}), asked(71, cases=[2]))
    assert early == late
    assert [json.loads(line)["id"] for line in early[0]] == [1, 1, 2]


def test_names_the_sessions_of_tables_in_their_order():
    def table(one, other):
        return texts(
            asked(1, table={}),
            answered(1, {"accepted": {"session": one, "events": []}}),
            asked(2, session=one, command={"command": "deal"}),
            answered(2, {"accepted": {"events": [{"session": "late"}]}}),
            asked(3, table={}),
            answered(3, {"accepted": {"session": other, "events": []}}),
        )

    lines, _ = table('a"1', "é2")
    assert (lines, 0) == table("x", "y")
    assert json.loads(lines[2])["params"]["session"] == "session-1"
    assert json.loads(lines[5])["result"]["accepted"]["session"] == "session-2"
    assert "late" in lines[3]


@pytest.mark.parametrize(
    "line",
    [
        b'{ "id" : 5, "result": {"id": 5, "results": [ {"ok": {"id":5}} ] } }',
        b'{"result": {"id": 5}, "x": "\\"id\\":5", "id":5}',
    ],
)
def test_changes_nothing_but_the_number(line):
    [_, told], _ = texts(asked(5), line)
    assert json.loads(told) == {**json.loads(line), "id": 1}
    assert len(told) == len(line)


def test_an_answer_to_another_question_keeps_its_number():
    [_, told], _ = texts(asked(50), answered(49, {"results": []}))
    assert json.loads(told)["id"] == 49


@pytest.mark.parametrize("line", [b"Loading tables...", b'{"id": 5', b"[" * 100_000, b"5", b"\xff\xfe"])
def test_shows_what_is_no_message_as_it_came(line):
    [_, told], _ = texts(asked(5), line)
    assert told.startswith(line[:4000].decode("utf-8", "backslashreplace")[:20])
    assert told.isprintable()


def test_keeps_the_last_lines_and_counts_the_others():
    lines, left_out = texts(*(asked(number, at=number) for number in range(1, 51)))
    assert (len(lines), left_out) == (LINES, 50 - LINES)
    assert [json.loads(line)["id"] for line in lines] == list(range(31, 51))


def test_keeps_within_its_length_and_marks_what_it_cuts():
    long = asked(1, cards="A" * 3_000)
    lines, left_out = texts(*[long] * 5)
    assert (len(lines), left_out) == (2, 3)
    lines, left_out = texts(asked(1), answered(1, "A" * 100_000))
    assert left_out == 0
    assert "more" in lines[1] or "in all" in lines[1]
    assert sum(map(len, lines)) <= CHARACTERS + 200


def test_what_cannot_be_printed_does_not_make_it_longer():
    lines, _ = texts(asked(1), b'"' + "\U0010ffff\x00".encode() * 20_000 + b'"')
    assert len(lines) == 2
    assert sum(map(len, lines)) <= CHARACTERS
    assert all(line.isprintable() for line in lines)


def test_what_was_told_is_forgotten():
    recent = RecentLines()
    recent.sent(asked(1))
    assert recent.take() is not None
    assert recent.take() is None
