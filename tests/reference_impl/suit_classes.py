"""All hands of a deck without meeting each one: some suits are as good as others.

Only the choice of suits is folded; ranks are spelled out, so every combination of ranks is met.
"""

import random
from collections import Counter
from functools import cache
from itertools import combinations, permutations, product

from reference_impl.cards import CARDS

SUITS = "shdc"
RANKS = "AKQJT98765432"

ALL_ALIKE = tuple(permutations(SUITS))
COLOURS_KEPT = tuple((s, h, d, c) for s, h, d, c in ALL_ALIKE if {h, d} in ({"h", "d"}, {"s", "c"}))


@cache
def suits_for(sizes, renamings=ALL_ALIKE):
    """Ways to give suits to sets of cards of these sizes: one way of each class, with the class's size."""
    tables = [str.maketrans(SUITS, "".join(renamed)) for renamed in renamings]
    classes = Counter()
    for chosen in product(*(combinations(SUITS, size) for size in sizes)):
        suits = tuple("".join(of_a_rank) for of_a_rank in chosen)
        classes[min(tuple("".join(sorted(s.translate(table))) for s in suits) for table in tables)] += 1
    return list(classes.items())


def set_sizes(total):
    """All ways to split so many cards into sets of one rank, in the order of the ranks."""
    if total == 0:
        yield ()
    for first in range(1, min(total, 4) + 1):
        for rest in set_sizes(total - first):
            yield (first, *rest)


def cards_of(ranks, suits):
    return tuple(CARDS[rank + suit] for rank, held in zip(ranks, suits, strict=True) for suit in held)


def hand_classes(number):
    """Yield (cards, how many hands) for each class of hands of `number` cards of the deck of 52."""
    for sizes in set_sizes(number):
        for ranks in combinations(RANKS, len(sizes)):
            for suits, size in suits_for(sizes):
                yield cards_of(ranks, suits), size


def hands_where_suits_matter(number, matter):
    """Yield (cards, how many hands) over all hands of `number` cards of the deck of 52.

    Where `matter` says so of the suits (one letter a card), each class of suits that keeps the colours
    is met. All other hands of the same ranks are met in one of them, drawn with a fixed seed.
    """
    draw = random.Random(number)
    for sizes in set_sizes(number):
        classes = suits_for(sizes, COLOURS_KEPT)
        each = [(suits, size) for suits, size in classes if matter("".join(suits))]
        others = [suits for suits, _ in classes if not matter("".join(suits))]
        other_hands = sum(size for _, size in classes) - sum(size for _, size in each)
        for ranks in combinations(RANKS, len(sizes)):
            for suits, size in each:
                yield cards_of(ranks, suits), size
            if others:
                yield cards_of(ranks, draw.choice(others)), other_hands
