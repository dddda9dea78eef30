"""A program with a table that counts its acts, and does one thing wrong at the third: once, or each time.

    scripted_table.py FAULT once|always TOKEN

Faults: none, dies, hangs, garbage, twice, wrong-id, no-member, drifts, rpc-error, no-session, unknown.
"""

import json
import sys
import time
from pathlib import Path

FAULT, TIMES, TOKEN = sys.argv[1:]
SHOWN = Path(TOKEN)
PRODUCT = {"name": "T", "vendor": "T", "version": "1", "build": {"algorithm": "sha256", "digest": "ab"}}
CHAPTERS = {"684a": {"ops": ["table", "declare"]}}
counts = {}
lives = 0


def due():
    """Whether the fault is to be shown now: always, or if no life of the program has shown it yet."""
    if TIMES == "once" and SHOWN.exists():
        return False
    SHOWN.touch()
    return True


def write(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def reply(number, **member):
    write(json.dumps({"jsonrpc": "2.0", "id": number, **member}))


def act(number, session):
    counts[session] += 1
    answer = {"accepted": {"events": [{"event": "player-arrived", "at": 0, "player": f"P{counts[session]}"}]}}
    if FAULT == "drifts" and counts[session] == 2 and SHOWN.exists():
        answer = {"rejected": {"code": "other", "message": "today it is otherwise"}}
    if counts[session] == 3 and FAULT != "none" and due():
        if FAULT in ("dies", "drifts"):
            sys.exit(3)
        if FAULT == "hangs":
            time.sleep(60)
        if FAULT == "garbage":
            write("a banner")
        if FAULT == "twice":
            reply(number, result=answer)
        if FAULT == "wrong-id":
            number += 1
        if FAULT == "no-member":
            answer = {"events": []}
        if FAULT == "rpc-error":
            return reply(number, error={"code": -32603, "message": "inside"})
    return reply(number, result=answer)


for line in sys.stdin:
    request = json.loads(line)
    number, method, params = request["id"], request["method"], request.get("params", {})
    if method == "initialize":
        limits = {"maxBatch": 10}
        reply(number, result={"protocol": 1, "product": PRODUCT, "chapters": CHAPTERS, "limits": limits})
    elif method == "evaluate":
        reply(number, result={"results": [{"unsupported": True}] * len(params["cases"])})
    elif method == "table.open" and FAULT != "unknown":
        lives += 1
        counts[f"s{lives}"] = 0
        session = {} if FAULT == "no-session" else {"session": f"s{lives}"}
        reply(number, result={"accepted": {"events": [], **session}})
    elif method == "table.do":
        act(number, params["session"])
    elif method in ("table.close", "shutdown"):
        reply(number, result={})
        if method == "shutdown":
            break
    else:
        reply(number, error={"code": -32601, "message": f"there is no method {method}"})
