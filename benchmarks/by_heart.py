"""Whether the memory of Four Card Frenzy's rules says what the rules say: every hand of five and six cards.

Run: ``.venv/bin/python benchmarks/by_heart.py [--workers N]``. 2,598,960 hands of five cards and 20,358,520 of
six are put to `reference_impl.four_card_frenzy_by_heart` and to `reference_impl.four_card_frenzy`, the cards in
an order drawn for each hand. It says how many hands were answered, and how many otherwise; one is too many. It
takes some six minutes of processor time.
"""

import argparse
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from reference_impl import four_card_frenzy
from reference_impl.cards import CARDS, Card
from reference_impl.four_card_frenzy_by_heart import RulesByHeart
from reference_impl.readings import DEFAULT_READINGS


def main() -> None:
    """Print what was compared; exit with 1 where a hand was answered otherwise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    begun, answered, otherwise = time.perf_counter(), 0, 0
    with ProcessPoolExecutor(options.workers) as pool:
        for hands, wrong in pool.map(compared, range(len(CARDS))):
            answered += hands
            otherwise += wrong
    print(f"{answered:,} hands in {time.perf_counter() - begun:.0f} s, {otherwise:,} answered otherwise")
    sys.exit(otherwise > 0)


def compared(highest: int) -> tuple[int, int]:
    """Return (hands, those answered otherwise) of all hands whose highest place in the deck is `highest`."""
    deck = list(CARDS.values())
    by_heart = RulesByHeart(DEFAULT_READINGS)
    draw = random.Random(highest)
    hands = wrong = 0
    for number in (5, 6):
        for lower in combinations(deck[:highest], number - 1):
            cards = draw.sample((*lower, deck[highest]), number)
            hands += 1
            wrong += not (_five_agree if number == 5 else _six_agree)(by_heart, cards)
    return hands, wrong


def _five_agree(by_heart: RulesByHeart, cards: list[Card]) -> bool:
    four, judged = by_heart.best_four(cards)
    best = four_card_frenzy.best_four(cards)
    return (
        four == best
        and judged.poker_hand == four_card_frenzy.poker_hand(best)
        and judged.four_card_bonus_wager_hand == four_card_frenzy.four_card_bonus_wager_hand(best)
    )


def _six_agree(by_heart: RulesByHeart, cards: list[Card]) -> bool:
    hand = by_heart.all_six_bonus_wager_hand(cards)
    return hand == four_card_frenzy.all_six_bonus_wager_hand(cards)


if __name__ == "__main__":
    main()
