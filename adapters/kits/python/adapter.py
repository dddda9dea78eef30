# ruff: noqa: ARG001, INP001 -- functions to be filled in, in a file that stands alone
"""An adapter between your game and the conformance suite. Python 3.9 or newer, nothing to install.

Run it from the suite:  pa58 adapter check "python3 adapter.py"
Each function below gets one case and returns one of
    {"ok": {...}}                                    your game's answer
    {"rejected": {"code": "...", "message": "..."}}  your game refuses the case
    UNSUPPORTED                                      your game does not have this
case["cards"] is "As Td 2c", a joker "Jk" (in 691 "Jk1", "Jk2"). All words: docs/adapter-protocol.md.
"""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
UNSUPPORTED = {"unsupported": True}

# To do: name your product. The digest says which build was tested.
PRODUCT: Json = {"name": "My game", "vendor": "My company", "version": "0.1"}
PRODUCT["build"] = {"algorithm": "sha256", "digest": "to do"}

# To do: name in "ops" what you have filled in below; in "options" the optional wagers that you offer.
CHAPTERS: Json = {
    "687a": {"ops": [], "options": [], "readings": {}},
    "680a": {"ops": [], "options": [], "readings": {}},
    "684a": {"ops": [], "options": [], "readings": {}},
    "691": {"ops": [], "options": [], "readings": {}},
}
LIMITS = {"maxBatch": 1000}


def bad_cards(message: str) -> Json:
    """Answer a case that no deck can deal: a card twice, an unknown card, the wrong number of cards."""
    return {"rejected": {"code": "bad-cards", "message": message}}


def rank_687a(case: Json) -> Json:
    """To do: case["for"] is "hand"; five cards -> {"ok": {"category": "full-house"}}."""
    return UNSUPPORTED


def eligible_687a(case: Json) -> Json:
    """To do: case["wager"] -> {"ok": {"eligible": False}}, or True with the paid "category"."""
    return UNSUPPORTED


def compare_687a(case: Json) -> Json:
    """To do: case["first"], case["second"], five cards each -> {"ok": {"winner": "first"}}, or "second"."""
    return UNSUPPORTED


def point_count_680a(case: Json) -> Json:
    """To do: two cards -> {"ok": {"count": 5}}."""
    return UNSUPPORTED


def rank_680a(case: Json) -> Json:
    """To do: case["for"] is "bonus-wager"; five cards -> {"ok": {"category": "two-pair"}}."""
    return UNSUPPORTED


def rank_684a(case: Json) -> Json:
    """To do: case["for"] is "hand", "best-four" (answer "hand" too), or a wager -> {"ok": {"category": "pair"}}."""
    return UNSUPPORTED


def compare_684a(case: Json) -> Json:
    """To do: case["first"], case["second"], four cards each -> {"ok": {"winner": "first"}}, "second" or "tie"."""
    return UNSUPPORTED


def eligible_684a(case: Json) -> Json:
    """To do: case["wager"] -> {"ok": {"eligible": True}}."""
    return UNSUPPORTED


def rank_691(case: Json) -> Json:
    """To do: case["for"] is "community-card-bet"; five cards -> {"ok": {"category": "flush"}}."""
    return UNSUPPORTED


def settle_691(case: Json) -> Json:
    """To do: case["revealed"], case["wagers"] -> {"ok": {"outcomes": {"red-ante": "win", "ace": "lose"}}}."""
    return UNSUPPORTED


def at_table(method: str, params: Json) -> Json:
    """To do: "table.open" and "table.do" -> {"accepted": {...}}; "declare" -> {"declared": {...}}."""
    return UNSUPPORTED


ANSWERS = {
    ("687a", "rank"): rank_687a,
    ("687a", "eligible"): eligible_687a,
    ("687a", "compare"): compare_687a,
    ("680a", "point-count"): point_count_680a,
    ("680a", "rank"): rank_680a,
    ("684a", "rank"): rank_684a,
    ("684a", "compare"): compare_684a,
    ("684a", "eligible"): eligible_684a,
    ("691", "rank"): rank_691,
    ("691", "settle"): settle_691,
}


def answer(function: Callable[[Json], Json], case: Json) -> Json:
    """Answer one case; what goes wrong with it must not touch the others."""
    try:
        return function(case)
    except Exception as error:  # noqa: BLE001 -- the suite must hear of it
        return {"error": {"message": repr(error)}}


def respond(method: str, params: Json) -> tuple[str, Json]:
    """Return ("result", ...) or ("error", ...) for one request."""
    if method == "evaluate":
        function = ANSWERS.get((params["chapter"], params["op"]), lambda _: UNSUPPORTED)
        return "result", {"results": [answer(function, case) for case in params["cases"]]}
    if method == "initialize":
        if not params["protocol"]["min"] <= 1 <= params["protocol"]["max"]:
            return "error", {"code": -32000, "message": "this adapter speaks protocol version 1"}
        return "result", {"protocol": 1, "product": PRODUCT, "chapters": CHAPTERS, "limits": LIMITS}
    if method in {"table.open", "table.do", "declare"}:
        return "result", at_table(method, params)
    if method in {"table.close", "shutdown"}:
        return "result", {}
    return "error", {"code": -32601, "message": "there is no method " + method}


def main() -> None:
    """Answer one request a line. Standard output is kept for the protocol; prints go to standard error."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        request = json.loads(line)
        member, content = respond(request["method"], request.get("params", {}))
        message = {"jsonrpc": "2.0", "id": request["id"], member: content}
        out.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")
        out.flush()
        if request["method"] == "shutdown":
            break


if __name__ == "__main__":
    main()
