"""Each fault that a product may commit is pinned to the one case in 5,000 that causes it."""

import contextlib
import tracemalloc

import pytest
from scripted import CASES, RIGHT, ask, gone, start

from adapters import HandshakeError

BAD = 3210
PATIENT = {"base_seconds": 10.0, "batch": 16}
HASTY = {"base_seconds": 0.3, "per_case_seconds": 0.001, "batch": 8}

FAULTS = [
    ("exits_at_once", "end-of-file", {**PATIENT, "batch": 1000}),
    ("exits_in_the_middle", "end-of-file", PATIENT),
    ("hangs", "deadline", HASTY),
    ("sleeps_past_the_deadline_then_answers", "deadline", HASTY),
    ("prints_a_banner", "not-json", PATIENT),
    ("garbage_line", "not-json", PATIENT),
    ("half_a_line_then_end_of_file", "end-of-file", PATIENT),
    ("id_as_a_string", "wrong-id", PATIENT),
    ("wrong_id", "wrong-id", PATIENT),
    ("answers_twice", "extra-line", PATIENT),
    ("answers_twice_the_second_time_later", "extra-line", PATIENT),
    ("too_few_results", "wrong-count", PATIENT),
    ("too_many_results", "wrong-count", PATIENT),
    ("nan", "not-json", PATIENT),
    ("a_key_twice", "not-json", PATIENT),
    ("two_members", "bad-result", PATIENT),
    ("line_of_200_mb", "too-long", PATIENT),
    ("forks_a_child_that_keeps_the_pipe_open", "end-of-file", PATIENT),
    ("answers_for_the_previous_request", "wrong-id", PATIENT),
    ("closes_stdin", "closed-input", PATIENT),
    ("ignores_sigterm", "deadline", HASTY),
    ("json_rpc_error", "rpc-error", PATIENT),
]


@pytest.mark.parametrize(("fault", "kind", "limits"), FAULTS, ids=[fault for fault, _, _ in FAULTS])
def test_only_the_case_that_causes_the_fault_is_one(fault, kind, limits, tmp_path):
    with contextlib.closing(start(fault, BAD, tmp_path, **limits)) as product:
        answers = ask(product)
    assert len(answers) == 5000
    wrong = [number for number in range(5000) if answers[number] != RIGHT[number]]
    assert wrong == [BAD]
    assert answers[BAD]["fault"]["kind"] == kind
    assert f'"number":{BAD}' in answers[BAD]["fault"]["sent"]
    assert gone(tmp_path)


@pytest.mark.parametrize(
    ("fault", "shown"),
    [
        ("prints_a_banner", "Acme Game Engine 4.2 (c) Acme"),
        ("garbage_line", "\\x00\\x07{]"),
        ("too_many_results", '{"ok": {"count": 25}}, {"ok": {"count": 25}}'),
    ],
)
def test_a_fault_shows_what_was_received_and_is_safe_to_print(fault, shown, tmp_path):
    with contextlib.closing(start(fault, 8, tmp_path)) as product:
        received = ask(product, CASES[:10])[8]["fault"]["received"]
    assert shown in received
    assert received.isprintable()


def test_a_fault_is_bounded_however_long_the_line(tmp_path):
    with contextlib.closing(start("line_of_200_mb", 8, tmp_path)) as product:
        fault = ask(product, CASES[8:9])[0]["fault"]
    assert sum(len(text) for text in fault.values()) < 10_000


@pytest.mark.parametrize("fault", ["line_of_200_mb", "floods_stderr"])
def test_what_has_no_end_is_not_taken_into_memory(fault, tmp_path):
    with contextlib.closing(start(fault, 8, tmp_path, base_seconds=20.0)) as product:
        tracemalloc.start()
        try:
            ask(product, CASES[8:9])
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert peak < 48 << 20


def test_a_megabyte_on_stderr_before_anything_else_does_no_harm(tmp_path):
    with contextlib.closing(start("one_mb_of_stderr", "start", tmp_path)) as product:
        assert ask(product) == RIGHT
        assert product.take_findings() == []
    assert product.take_findings() == []


def test_a_daemon_that_moved_to_another_session_is_ended_with_the_product(tmp_path):
    with contextlib.closing(start("leaves_a_daemon", "start", tmp_path)) as product:
        assert ask(product, CASES[:10]) == RIGHT[:10]
    assert gone(tmp_path, seconds=1.0)


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        ("exits_at_once", "exit code 3"),
        ("prints_a_banner", "Acme Game Engine"),
        ("hangs", "no answer within"),
    ],
)
def test_a_product_that_spoils_the_greeting_is_refused_with_a_reason(fault, named, tmp_path):
    with pytest.raises(HandshakeError, match=named):
        start(fault, "start", tmp_path, start_seconds=0.5)
    assert gone(tmp_path)


def test_no_common_version_is_said_in_one_sentence(tmp_path):
    with pytest.raises(HandshakeError) as caught:
        start("speaks_another_version", "start", tmp_path)
    assert "\n" not in str(caught.value)
    assert "version 1" in str(caught.value)
    assert "version 7" in str(caught.value)
