"""Products that conform and are not the reference: another of the choices that the rules leave open.

None of them may be convicted of anything.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from adapters.intermediary import Intermediary
from adapters.product import Answer, Case
from adapters.reference import ReferenceProduct
from reference_impl.cards import parse_cards, write_cards
from reference_impl.four_card_frenzy import strength

Rewriting = Callable[[str, str, Case, Answer], Answer]


class Rewritten(Intermediary):
    """The reference, whose answers about hands and wagers are rewritten before anybody sees them."""

    def __init__(self, rewrite: Rewriting) -> None:
        super().__init__(ReferenceProduct())
        self._rewrite = rewrite

    def evaluate(self, chapter: str, op: str, cases: Sequence[Case]) -> list[Answer]:
        """Answer each case, rewritten."""
        answers = self.behind.evaluate(chapter, op, cases)
        return [self._rewrite(chapter, op, case, each) for case, each in zip(cases, answers, strict=True)]


def _cards_turned_round(_chapter: str, _op: str, _case: Case, answer: Answer) -> Answer:
    ok = answer.get("ok", {})
    if "hand" not in ok:
        return answer
    return {"ok": ok | {"hand": " ".join(reversed(ok["hand"].split()))}}


def _more_members(_chapter: str, _op: str, _case: Case, answer: Answer) -> Answer:
    if "ok" not in answer:
        return answer
    return {"ok": {"took": 0.2, "note": "as dealt", **answer["ok"], "paytable": {"royal": [50, 1]}}}


def _pair_unnamed(chapter: str, op: str, case: Case, answer: Answer) -> Answer:
    asked = (chapter, op, case.get("for")) == ("684a", "rank", "four-card-bonus-wager")
    return {"ok": {"category": "none"}} if asked and answer.get("ok") == {"category": "pair"} else answer


def _another_best_four(_chapter: str, _op: str, case: Case, answer: Answer) -> Answer:
    ok = answer.get("ok", {})
    if "hand" not in ok:
        return answer
    best = strength(parse_cards(ok["hand"]))
    equal = [four for four in combinations(parse_cards(case["cards"]), 4) if strength(four) == best]
    return {"ok": ok | {"hand": write_cards(equal[-1])}}


def _refusals_in_other_words(_chapter: str, _op: str, _case: Case, answer: Answer) -> Answer:
    if "rejected" not in answer:
        return answer
    return {"rejected": {"code": answer["rejected"]["code"], "message": "E-17"}}


def _outcomes_turned_round(_chapter: str, _op: str, _case: Case, answer: Answer) -> Answer:
    ok = answer.get("ok", {})
    if "outcomes" not in ok:
        return answer
    return {"ok": {"outcomes": dict(reversed(ok["outcomes"].items()))}}


HARMLESS: Final[dict[str, Rewriting]] = {
    "cards of the best four turned round": _cards_turned_round,
    "members that nobody asked for": _more_members,
    "a pair unnamed on the Four Card Bonus Wager": _pair_unnamed,
    "another of several equal best fours": _another_best_four,
    "refusals in other words": _refusals_in_other_words,
    "outcomes in another order": _outcomes_turned_round,
}
