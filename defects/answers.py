"""Faults beside the rules: in what a product reads, keeps and answers."""

from collections.abc import Callable
from typing import Any

from adapters.product import Answer, Case
from defects.defect import Answering
from reference_impl.cards import CARDS, BadCards, Card, parse_cards
from reference_impl.decks import Deck


def these_hands(
    chapter: str, op: str, subject: str, hands: frozenset[frozenset[str]], ok: dict[str, Any]
) -> Callable[[], Answering]:
    """Return an answering that gives ``ok`` for these very hands, in whatever order their cards stand."""

    def answering(of_chapter: str, of_op: str, case: Case, answer: Answer) -> Answer:
        asked = (of_chapter, of_op, case.get("for") or case.get("wager") or "")
        if asked == (chapter, op, subject) and frozenset(str(case.get("cards")).split()) in hands:
            return {"ok": ok}
        return answer

    return lambda: answering


class LateAnswers:
    """Gives every third answer of an op as it was given before: something is kept from case to case."""

    def __init__(self, op: str) -> None:
        self._op = op
        self._asked = 0
        self._before: Answer | None = None

    def __call__(self, _chapter: str, op: str, _case: Case, answer: Answer) -> Answer:
        """Return the answer, or that of the case before."""
        if op != self._op or "ok" not in answer:
            return answer
        self._asked += 1
        before, self._before = self._before, answer
        return before if before is not None and self._asked % 3 == 0 else answer


class LaxDeck:
    """A deck that deals what it does not have.

    ``allows`` names what is not refused: "doubles", "any number", "unknown" (read as some other card) or
    "jokers". ``first``: more cards than wanted are cut off instead of being refused.
    """

    def __init__(self, deck: Deck, *allows: str, first: bool = False) -> None:
        self._deck = deck
        self._allows = allows
        self._first = first

    def deal(self, text: str, fewest: int, most: int | None = None) -> tuple[Card, ...]:
        """Read cards as `Deck.deal` does, but for what is allowed."""
        cards = self._read(text)
        if self._first:
            cards = cards[: most or fewest]
        if "any number" in self._allows:
            self._deck.refuse_what_it_cannot_deal(cards)
            return cards
        self._refuse(cards)
        if not fewest <= len(cards) <= (most or fewest):
            raise BadCards("not the number of cards that is needed")
        return cards

    def deal_two(self, first: str, second: str, number: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Read two hands as `Deck.deal_two` does, but for what is allowed."""
        hands = self.deal(first, number), self.deal(second, number)
        self._refuse(hands[0] + hands[1])
        return hands

    def _read(self, text: str) -> tuple[Card, ...]:
        if "unknown" not in self._allows:
            return parse_cards(text)
        tokens = str(text).split()
        spare = iter([token for token in CARDS if token not in tokens])
        known = self._deck.tokens
        return parse_cards(" ".join(token if token in known else next(spare) for token in tokens))

    def _refuse(self, cards: tuple[Card, ...]) -> None:
        if "doubles" in self._allows:
            cards = tuple(dict.fromkeys(cards))
        if "jokers" in self._allows:
            cards = tuple(dict.fromkeys(card for card in cards if not card.suit)) + tuple(
                card for card in cards if card.suit
            )
        self._deck.refuse_what_it_cannot_deal(cards)
