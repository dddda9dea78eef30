"""What is given: the table, the cards, and what lies on the layout."""

from typing import Any

from pytest_bdd import given, parsers, when

from steps.names import CHAPTERS, wagers


@given(parsers.re(rf"a (?P<game>{'|'.join(CHAPTERS)}) table"), target_fixture="chapter")
def a_table(game: str) -> str:
    return CHAPTERS[game]


@when(parsers.re(r"the cards are (?P<cards>.*)"), target_fixture="cards")
def the_cards(cards: str) -> str:
    return cards


@when(
    parsers.re(r"the first hand is (?P<first>.*) and the second hand is (?P<second>.*)"),
    target_fixture="two_hands",
)
def two_hands(first: str, second: str) -> dict[str, Any]:
    return {"first": first, "second": second}


@when(
    parsers.re(r"the community card revealed is (?P<card>.*) and the player has placed (?P<placed>.*)"),
    target_fixture="layout",
)
def one_card_revealed(card: str, placed: str) -> dict[str, Any]:
    return {"revealed": card, "wagers": wagers(placed)}


@when(
    parsers.re(
        r"the community cards are (?P<cards>.*), (?P<card>\S+) is the one revealed, "
        r"and the player has placed (?P<placed>.*)"
    ),
    target_fixture="layout",
)
def five_cards_and_one_revealed(cards: str, card: str, placed: str) -> dict[str, Any]:
    return {"revealed": card, "community": cards, "wagers": wagers(placed)}
