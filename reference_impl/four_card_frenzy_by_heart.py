"""Four Card Frenzy for tens of millions of hands: the rules of `four_card_frenzy`, with a memory.

The rules stay readable there, and speed lives here. Nothing is decided here: what is remembered was answered
by those rules, when it was first asked. That is one of two things.

- What a set of four cards makes. There are 270,725 sets, and the best four of more cards are found among
  sets that have been judged before. What is remembered about a set is about these very cards.
- What six cards of three suits or four make for the All-Six Bonus Wager. No five of them share a suit. All
  that § 684a.6(e) says of suits is said of five cards of one; the rest of it speaks of ranks, and so the ranks
  alone decide: 18,395 choices. Six cards of two suits, or of one, are put to the rules each time.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from reference_impl import four_card_frenzy, poker_patterns
from reference_impl.cards import CARDS, Card
from reference_impl.poker_patterns import NO_LISTED_HAND
from reference_impl.readings import Readings

_AS_WRITTEN: Final = [(module, dict(vars(module))) for module in (four_card_frenzy, poker_patterns)]

# A set of cards is remembered by the sum of their numbers, each of which is a bit of its own.
_NUMBERS: Final = {token: 1 << place for place, token in enumerate(CARDS)}


def rules_are_as_written() -> bool:
    """Say whether each rule and each list stands in its module as the module was written.

    Where one was replaced, a memory must not answer: the new rule may look at what is not remembered.
    """
    return all(vars(module) == as_written for module, as_written in _AS_WRITTEN)


class Judged(Struct, frozen=True):
    """What the rules make of four cards."""

    strength: tuple[int, tuple[int, ...], tuple[int, ...]]  # as `four_card_frenzy.strength` has it
    poker_hand: str
    four_card_bonus_wager_hand: str


class RulesByHeart:
    """The rules for more than four cards under one choice of readings.

    Cards are such as the deck of 52 deals: no card twice, and no joker.
    """

    def __init__(self, readings: Readings) -> None:
        self._readings = readings
        self._fours: dict[int, Judged] = {}
        self._judged: dict[Judged, Judged] = {}  # each but once: hundreds of thousands of objects cost time
        self._sixes: dict[tuple[int, ...], str] = {}

    def best_four(self, cards: Sequence[Card]) -> tuple[tuple[Card, ...], Judged]:
        """§ 684a.6(b), (c): the four of five cards or more that make the highest ranking hand."""
        numbers = [_NUMBERS[card.token] for card in cards]
        fours = zip(combinations(cards, 4), map(sum, combinations(numbers, 4)), strict=True)
        judged = [(four, self._fours.get(number) or self._judge(four, number)) for four, number in fours]
        return max(judged, key=_strength)

    def all_six_bonus_wager_hand(self, cards: Sequence[Card]) -> str:
        """§ 684a.6(e): the first listed hand that the six cards form, or `none`."""
        if len({card.suit for card in cards}) <= 2:
            return four_card_frenzy.all_six_bonus_wager_hand(cards, self._readings)
        ranks = tuple(sorted([card.rank for card in cards]))
        hand = self._sixes.get(ranks)
        if hand is None:
            hand = self._sixes[ranks] = four_card_frenzy.all_six_bonus_wager_hand(cards, self._readings)
        return hand

    def four_card_bonus_wager(self, cards: Sequence[Card]) -> bool:
        """§ 684a.7(d)(3): the wager wins if the four-card hand is two pairs or better by § 684a.6(d)."""
        _, judged = self.best_four(cards)
        return judged.four_card_bonus_wager_hand != NO_LISTED_HAND

    def all_six_bonus_wager(self, cards: Sequence[Card]) -> bool:
        """§ 684a.7(d)(4): the wager wins if the six cards form a three-of-a-kind or better by § 684a.6(e)."""
        return self.all_six_bonus_wager_hand(cards) != NO_LISTED_HAND

    def _judge(self, four: tuple[Card, ...], number: int) -> Judged:
        kind, naming, ranks = four_card_frenzy.strength(four, self._readings)
        judged = Judged(
            (kind, tuple(naming), tuple(ranks)),
            four_card_frenzy.poker_hand(four, self._readings),
            four_card_frenzy.four_card_bonus_wager_hand(four, self._readings),
        )
        self._fours[number] = self._judged.setdefault(judged, judged)
        return judged


def _strength(four: tuple[tuple[Card, ...], Judged]) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    return four[1].strength
