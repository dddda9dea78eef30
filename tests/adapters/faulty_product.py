"""A scripted product that behaves well but for the cases where it commits the fault it was told.

Usage: ``faulty_product.py FAULT WHERE TOKEN [BATCH]``. A case is ``{"cards": TEXT, "number": N}`` and its
good answer ``{"ok": {"count": 3 * N + 1}}``. WHERE is the number of the case that brings the fault about; or
``start`` (at once), ``restart`` (at every start but the first), ``every:N`` (every case that N divides),
``once:N`` (only the first time that case N is asked), ``again:N`` (only after that), ``never``. TOKEN is a path
that the script may create, to remember, and by which a test finds the process; BATCH is its ``maxBatch``.
"""

import json
import os
import resource
import signal
import sys
import time
from pathlib import Path

FAULT, WHERE, TOKEN = sys.argv[1], sys.argv[2], Path(sys.argv[3])
BATCH = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
OUT = os.dup(1)


def send(text, end="\n"):
    data = (text + end).encode()
    while data:
        data = data[os.write(OUT, data) :]


def forever():
    while True:
        time.sleep(60)


def response(number, results):
    return json.dumps({"jsonrpc": "2.0", "id": number, "result": {"results": results}})


class Misdeed:
    """A response line, good so far, and what can be done to it."""

    previous = response(0, [])

    def __init__(self, number, results):
        self.number = number
        self.results = results
        self.good = response(number, results)

    def exits_at_once(self):
        os._exit(3)

    def exits_in_the_middle(self):
        send(self.good[: len(self.good) // 2], end="")
        os._exit(3)

    def half_a_line_then_end_of_file(self):
        send(self.good[: len(self.good) // 2], end="")
        os.close(OUT)
        os.close(1)
        forever()

    def hangs(self):
        forever()

    def ignores_sigterm(self):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        forever()

    def sleeps_past_the_deadline_then_answers(self):
        time.sleep(1.5)
        send(self.good)

    def prints_a_banner(self):
        send("Acme Game Engine 4.2 (c) Acme")
        send(self.good)

    def garbage_line(self):
        send("\x00\x07{]")

    def id_as_a_string(self):
        send(response(str(self.number), self.results))

    def wrong_id(self):
        send(response(self.number + 1, self.results))

    def answers_twice(self):
        send(self.good)
        send(self.good)

    def answers_twice_the_second_time_later(self):
        send(self.good)
        time.sleep(0.05)
        send(self.good)

    def too_few_results(self):
        send(response(self.number, self.results[:-1]))

    def too_many_results(self):
        send(response(self.number, [*self.results, self.results[-1]]))

    def nan(self):
        send(response(self.number, [*self.results[:-1], {"ok": {"count": float("nan")}}]))

    def a_key_twice(self):
        send(self.good.replace('"ok":', '"ok": {"count": 1}, "ok":', 1))

    def two_members(self):
        send(response(self.number, [*self.results[:-1], {**self.results[-1], "unsupported": True}]))

    def line_of_200_mb(self):
        for _ in range(200):
            send("x" * (1 << 20), end="")
        send("")

    def forks_a_child_that_keeps_the_pipe_open(self):
        if os.fork() == 0:
            os.setsid()
            forever()
        os._exit(0)

    def answers_for_the_previous_request(self):
        send(Misdeed.previous)

    def closes_stdin(self):
        os.close(0)
        send(self.good)
        forever()

    def json_rpc_error(self):
        error = {"code": -32603, "message": "lost"}
        send(json.dumps({"jsonrpc": "2.0", "id": self.number, "error": error}))

    def complains_on_stderr(self):
        os.write(2, b"first words " + b"e" * (100 << 10) + b" last words")
        send(self.good)

    def floods_stderr(self):
        for _ in range(100):
            os.write(2, b"e" * (1 << 20))
        send(self.good)

    def speaks_another_version(self):
        error = {"code": -32000, "message": "this product speaks protocol version 7"}
        send(json.dumps({"jsonrpc": "2.0", "id": self.number, "error": error}))

    def one_mb_of_stderr(self):
        os.write(2, b"e" * (1 << 20))

    def leaves_a_daemon(self):
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
                signal.signal(signal.SIGHUP, signal.SIG_IGN)
                forever()
            os._exit(0)

    def changes_its_version(self):
        """Show itself in the greeting only."""

    def drifts(self):
        """Show itself in the answers only."""

    def reveals_itself(self):
        """Show itself in the answers only."""


def misdeed(number, results):
    getattr(Misdeed(number, results), FAULT)()


def answer(case):
    count = 3 * case["number"] + 1
    if FAULT == "reveals_itself":
        return {"ok": {"count": count, **surroundings()}}
    if FAULT == "drifts":
        count += os.getpid()
    return {"ok": {"count": count}}


def surroundings():
    return {
        "environment": dict(os.environ),
        "folder": str(Path.cwd()),
        "files": sorted(int(file.name) for file in Path("/proc/self/fd").iterdir() if int(file.name) != OUT),
        "memory": resource.getrlimit(resource.RLIMIT_DATA),
        "open files": resource.getrlimit(resource.RLIMIT_NOFILE),
        "core": resource.getrlimit(resource.RLIMIT_CORE),
        "session": os.getsid(0) == os.getpid(),
    }


def due(cases):
    """Say whether this batch holds a case that brings the fault about."""
    numbers = [case["number"] for case in cases]
    how, _, which = WHERE.rpartition(":")
    if not which.isdigit():
        return False
    if how == "every":
        return any(number % int(which) == 0 for number in numbers)
    asked_before = TOKEN.exists()
    if int(which) not in numbers or (how == "once" and asked_before):
        return False
    TOKEN.touch()
    return how != "again" or asked_before


def greeting():
    version = "2" if FAULT == "changes_its_version" and restarted else "1"
    build = {"algorithm": "sha256", "digest": "00"}
    return {
        "protocol": 1,
        "product": {"name": "Scripted", "vendor": "Tests", "version": version, "build": build},
        "chapters": {"680a": {"ops": ["point-count"], "options": ["none"], "readings": {"680a-x": "y"}}},
        "limits": {"maxBatch": BATCH},
    }


def main():
    if WHERE == "start" or (WHERE == "restart" and restarted):
        misdeed(1, [{"ok": {}}])
    for line in sys.stdin.buffer:
        request = json.loads(line)
        number = request["id"]
        if request["method"] == "initialize":
            send(json.dumps({"jsonrpc": "2.0", "id": number, "result": greeting()}))
        elif request["method"] == "shutdown":
            send(json.dumps({"jsonrpc": "2.0", "id": number, "result": {}}))
            break
        else:
            cases = request["params"]["cases"]
            results = [answer(case) for case in cases]
            if due(cases):
                misdeed(number, results)
            else:
                send(response(number, results))
            Misdeed.previous = response(number, results)


restarted = WHERE == "restart" and TOKEN.exists()
if WHERE == "restart":
    TOKEN.touch()
main()
