"""Which wagers are lawful, which win, and which hands are eligible for a payout."""

from typing import Any

from pytest_bdd import parsers, then

from pa58.asking import Asking, Question
from steps.names import hand, wager


@then(parsers.re(r"the (?P<name>.* Wager) is eligible for a payout"))
def eligible(ask: Asking, chapter: str, cards: str, name: str) -> None:
    ask.member(Question(chapter, "eligible", {"cards": cards, "wager": wager(name)}), "eligible", [True])


@then(parsers.re(r"the (?P<name>.* Wager) is not eligible for a payout"))
def not_eligible(ask: Asking, chapter: str, cards: str, name: str) -> None:
    ask.member(Question(chapter, "eligible", {"cards": cards, "wager": wager(name)}), "eligible", [False])


@then(parsers.re(r"the (?P<name>.* Wager) is eligible for a payout as (?P<phrase>.*)"))
def eligible_as(ask: Asking, chapter: str, cards: str, name: str, phrase: str) -> None:
    category = hand(chapter, phrase)
    ask.accepted(
        Question(chapter, "eligible", {"cards": cards, "wager": wager(name)}),
        expected=f"eligible: yes, category: {category}",
        holds=lambda ok: ok.get("eligible") is True and ok.get("category") == category,
    )


@then(parsers.re(r"the (?P<name>.*) (?P<outcome>wins|loses)"))
def wins_or_loses(ask: Asking, chapter: str, layout: dict[str, Any], name: str, outcome: str) -> None:
    identifier, right = wager(name), outcome.removesuffix("s")
    ask.accepted(
        Question(chapter, "settle", layout),
        expected=f"{identifier}: {right}",
        holds=lambda ok: isinstance(ok.get("outcomes"), dict) and ok["outcomes"].get(identifier) == right,
    )


@then("the wagers are accepted")
def accepted(ask: Asking, chapter: str, layout: dict[str, Any]) -> None:
    placed = set(layout["wagers"])
    ask.accepted(
        Question(chapter, "settle", layout),
        expected="an outcome for each of " + ", ".join(layout["wagers"]),
        holds=lambda ok: isinstance(ok.get("outcomes"), dict) and placed <= ok["outcomes"].keys(),
    )


@then(parsers.re(r"the cards are refused for the (?P<name>.* Wager)"))
def cards_refused_for_a_wager(ask: Asking, chapter: str, cards: str, name: str) -> None:
    ask.rejected(Question(chapter, "eligible", {"cards": cards, "wager": wager(name)}), "bad-cards")


@then("the cards on the layout are refused")
def cards_on_the_layout_refused(ask: Asking, chapter: str, layout: dict[str, Any]) -> None:
    ask.rejected(Question(chapter, "settle", layout), "bad-cards")


@then("the wagers are refused")
def refused(ask: Asking, chapter: str, layout: dict[str, Any]) -> None:
    ask.rejected(Question(chapter, "settle", layout), "illegal-wager")
