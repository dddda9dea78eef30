"""What a hand is, counts, and beats."""

import re
from typing import Any

from pytest_bdd import parsers, then

from pa58.asking import Asking, Question
from reference_impl.cards import BadCards, parse_cards
from reference_impl.four_card_frenzy import strength
from reference_impl.readings import DEFAULT_READINGS
from steps.names import HAND_IS_RANKED_FOR, hand


@then(parsers.re(r"the hand is (?!not )(?P<phrase>.*)"))
def the_hand_is(ask: Asking, chapter: str, cards: str, phrase: str) -> None:
    case = {"cards": cards, "for": HAND_IS_RANKED_FOR[chapter]}
    ask.member(Question(chapter, "rank", case), "category", [hand(chapter, phrase)])


@then(parsers.re(r"for the (?P<bonus>Four Card|All-Six) Bonus Wager the hand is (?!not )(?P<phrase>.*)"))
def the_hand_for_a_bonus_wager_is(ask: Asking, chapter: str, cards: str, bonus: str, phrase: str) -> None:
    case = {"cards": cards, "for": f"{bonus.lower().replace(' ', '-')}-bonus-wager"}
    right = [hand(chapter, phrase)]
    if bonus == "Four Card" and right[0] in {"pair", "none"}:
        # § 684a.6(d) lists neither: both answers say that the hand is not among those it lists.
        right = ["pair", "none"]
    ask.member(Question(chapter, "rank", case), "category", right)


@then(parsers.re(r"the hand is not (?P<phrase>.*)"))
def the_hand_is_not(ask: Asking, chapter: str, cards: str, phrase: str) -> None:
    _is_another(ask, Question(chapter, "rank", {"cards": cards, "for": HAND_IS_RANKED_FOR[chapter]}), phrase)


@then(parsers.re(r"for the (?P<bonus>Four Card|All-Six) Bonus Wager the hand is not (?P<phrase>.*)"))
def the_hand_for_a_bonus_wager_is_not(ask: Asking, chapter: str, cards: str, bonus: str, phrase: str) -> None:
    case = {"cards": cards, "for": f"{bonus.lower().replace(' ', '-')}-bonus-wager"}
    _is_another(ask, Question(chapter, "rank", case), phrase)


def _is_another(ask: Asking, question: Question, phrase: str) -> None:
    """Demand another hand than the one named; which one it is, another clause has to say."""
    excluded = hand(question.chapter, phrase)
    ask.accepted(
        question,
        expected=f"category: another than {excluded}",
        holds=lambda ok: isinstance(ok.get("category"), str) and ok["category"] != excluded,
    )


@then(parsers.re(r"the best four cards are (?P<four>(?:\S\S ){3}\S\S), (?P<phrase>.*)"))
def the_best_four_are(ask: Asking, chapter: str, cards: str, four: str, phrase: str) -> None:
    category = hand(chapter, phrase)

    def holds(ok: dict[str, Any]) -> bool:
        return ok.get("category") == category and _ranks_equally(ok.get("hand"), four, cards)

    ask.accepted(
        Question(chapter, "rank", {"cards": cards, "for": "best-four"}),
        expected=f"category: {category}, hand: {four}, or four that rank equally",
        holds=holds,
    )


def _ranks_equally(chosen: object, four: str, cards: str) -> bool:
    """Tell whether ``chosen`` are four of ``cards`` that rank as high as ``four``.

    The readings cannot matter: they order hands of one kind, and four equal ranks of one kind are equal
    under each of them.
    """
    if not isinstance(chosen, str):
        return False
    try:
        hand_chosen = parse_cards(chosen)
    except BadCards:
        return False
    if len(hand_chosen) != 4 or len(set(hand_chosen)) != 4 or not set(hand_chosen) <= set(parse_cards(cards)):
        return False
    return strength(hand_chosen, DEFAULT_READINGS) == strength(parse_cards(four), DEFAULT_READINGS)


@then(parsers.re(r"the (?P<winner>first|second) hand ranks higher"))
def one_hand_ranks_higher(ask: Asking, chapter: str, two_hands: dict[str, Any], winner: str) -> None:
    ask.member(Question(chapter, "compare", two_hands), "winner", [winner])


@then("the hands tie")
def the_hands_tie(ask: Asking, chapter: str, two_hands: dict[str, Any]) -> None:
    ask.member(Question(chapter, "compare", two_hands), "winner", ["tie"])


@then(parsers.re(r"the Point Count is (?P<count>\d+)"))
def the_point_count_is(ask: Asking, chapter: str, cards: str, count: str) -> None:
    ask.member(Question(chapter, "point-count", {"cards": cards}), "count", [int(count)])


@then(parsers.re(r"the Point Count is one of (?P<counts>.*)"))
def the_point_count_is_one_of(ask: Asking, chapter: str, cards: str, counts: str) -> None:
    right = [int(count) for count in re.findall(r"\d+", counts)]
    ask.member(Question(chapter, "point-count", {"cards": cards}), "count", right)


@then("the cards are refused as a hand")
def the_cards_are_refused(ask: Asking, chapter: str, cards: str) -> None:
    case = {"cards": cards, "for": HAND_IS_RANKED_FOR[chapter]}
    ask.rejected(Question(chapter, "rank", case), "bad-cards")


@then("the cards are refused as a showdown hand")
def the_cards_are_refused_as_a_showdown_hand(ask: Asking, chapter: str, cards: str) -> None:
    ask.rejected(Question(chapter, "point-count", {"cards": cards}), "bad-cards")


@then("the two hands are refused")
def the_two_hands_are_refused(ask: Asking, chapter: str, two_hands: dict[str, Any]) -> None:
    ask.rejected(Question(chapter, "compare", two_hands), "bad-cards")
