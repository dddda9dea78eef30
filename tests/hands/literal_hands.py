"""The regulations once more, word by word and without wit: try every card that a wild card can stand for.

Cards are pairs of a rank, 2 to 14, and a suit. Slow on purpose, and made to be checked by eye.
"""

from collections import Counter
from functools import cmp_to_key
from itertools import combinations, combinations_with_replacement, product

RANKS = {token: rank for rank, token in enumerate("23456789TJQKA", start=2)}
JOKERS = ("Jk", "Jk1", "Jk2")
DECK = [(rank, suit) for rank in RANKS.values() for suit in "cdhs"]
ACE = 14


def cards_of(tokens):
    return [token if token in JOKERS else (RANKS[token[0]], token[1]) for token in tokens.split(" ")]


def tokens_of(cards):
    return " ".join("..23456789TJQKA"[rank] + suit for rank, suit in cards)


# ---------------------------------------------------------------- hands without wild cards


def sizes(cards):
    """How many cards there are of each rank, the most first."""
    ranks = [rank for rank, _ in cards]
    return sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)


def one_suit(cards):
    return len({suit for _, suit in cards}) == 1


def consecutive(cards, *, ace_low=True):
    ranks = sorted(rank for rank, _ in cards)
    low = sorted(1 if rank == ACE else rank for rank in ranks)
    lines = [ranks, low] if ace_low else [ranks]
    return any(line == list(range(line[0], line[0] + len(line))) for line in lines)


def royal(cards):
    return one_suit(cards) and sorted(rank for rank, _ in cards) == list(range(15 - len(cards), 15))


# ---------------------------------------------------------------- 687a.6(b)-(c)

DJ_WILD = (
    "five-wilds",
    "royal-flush",
    "five-of-a-kind",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pairs",
    "pair",
    "high-card",
)


def dj_wild_natural(cards):
    """The position in the list of five cards that are what they are; the same card may come twice."""
    by_size = sizes(cards)
    fits = (
        False,
        royal(cards),
        by_size == [5],
        one_suit(cards) and consecutive(cards),
        by_size[0] == 4,
        by_size == [3, 2],
        one_suit(cards),
        consecutive(cards),
        by_size[0] == 3,
        by_size == [2, 2, 1],
        by_size[0] == 2,
        True,
    )
    return fits.index(True)


def dj_wild(tokens, wild_assumes):
    """The hand under each reading of five of a kind: as listed (four of a kind it is), and ranked."""
    cards = cards_of(tokens)
    naturals = [card for card in cards if card not in JOKERS and card[0] != 2]
    wild = [card for card in cards if card not in naturals]
    if len(wild) == 5:
        return {"as-listed": "five-wilds", "ranked": "five-wilds"}
    if wild_assumes == "any-card":
        stand_ins = combinations_with_replacement(DECK, len(wild))
    else:
        stand_ins = product(
            *(DECK if card in JOKERS else [(rank, card[1]) for rank in RANKS.values()] for card in wild)
        )
    formed = {DJ_WILD[dj_wild_natural([*naturals, *some])] for some in stand_ins}
    listed = {"four-of-a-kind" if hand == "five-of-a-kind" else hand for hand in formed}
    return {"as-listed": min(listed, key=DJ_WILD.index), "ranked": min(formed, key=DJ_WILD.index)}


# ---------------------------------------------------------------- 680a.6


def point_counts(tokens):
    """Every Point Count that two cards can have."""
    values = [
        (3, 6, 9) if card in JOKERS else (1,) if card[0] == ACE else (min(card[0], 10),)
        for card in cards_of(tokens)
    ]
    return {total - 10 if total > 10 else total for total in map(sum, product(*values))}


def saigon(tokens):
    """The first listed hand that fits: the joker is an ace, but in (2), or completes (3), (4), (7) or (8)."""
    cards = cards_of(tokens)
    naturals = [card for card in cards if card not in JOKERS]
    joker = len(naturals) == 4
    as_ace = [[*naturals, (ACE, suit)] for suit in "cdhs"] if joker else [naturals]
    completed = [[*naturals, card] for card in DECK] if joker else [naturals]
    listed = [
        ("five-aces", joker and sizes(as_ace[0]) == [5]),
        ("royal-flush-no-joker", not joker and royal(naturals)),
        ("royal-flush-with-joker", joker and any(map(royal, completed))),
        ("straight-flush", any(one_suit(hand) and consecutive(hand) for hand in completed)),
        ("four-of-a-kind", any(sizes(hand) == [4, 1] for hand in as_ace)),
        ("full-house", any(sizes(hand) == [3, 2] for hand in as_ace)),
        ("flush", any(map(one_suit, completed))),
        ("straight", any(map(consecutive, completed))),
        ("three-of-a-kind", any(sizes(hand) == [3, 1, 1] for hand in as_ace)),
        ("two-pair", any(sizes(hand) == [2, 2, 1] for hand in as_ace)),
    ]
    # Five of one rank, the joker among them, is four of a kind too; only aces can be five.
    return next((name for name, fits in listed if fits), "none")


# ---------------------------------------------------------------- 684a.6 and .7

FRENZY = (
    "four-of-a-kind",
    "straight-flush",
    "three-of-a-kind",
    "flush",
    "straight",
    "two-pairs",
    "pair",
    "none",
)


def frenzy(cards):
    by_size = sizes(cards)
    fits = (
        by_size == [4],
        one_suit(cards) and consecutive(cards),
        by_size == [3, 1],
        one_suit(cards),
        consecutive(cards),
        by_size == [2, 2],
        by_size == [2, 1, 1],
        True,
    )
    return FRENZY[fits.index(True)]


def named_by(cards):
    """The ranks that (b) names a hand by, the first first."""
    ranks = [rank for rank, _ in cards]
    category = frenzy(cards)
    if category in ("straight-flush", "straight"):
        return [4] if sorted(ranks) == [2, 3, 4, ACE] else [max(ranks)]
    return sorted((rank for rank in set(ranks) if ranks.count(rank) > 1), reverse=True)


def higher(first, second, tie_scope):
    """1 if the first of two four-card hands is the higher, -1 if the second is, 0 for a tie."""
    places = FRENZY.index(frenzy(first)), FRENZY.index(frenzy(second))
    if places[0] != places[1]:
        return 1 if places[0] < places[1] else -1
    if tie_scope == "rank-then-card" and named_by(first) != named_by(second):
        return 1 if named_by(first) > named_by(second) else -1
    ranks_of_first, ranks_of_second = Counter(rank for rank, _ in first), Counter(rank for rank, _ in second)
    only_first, only_second = ranks_of_first - ranks_of_second, ranks_of_second - ranks_of_first
    if not only_first:
        return 0
    return 1 if max(only_first) > max(only_second) else -1


def best_four(cards, tie_scope):
    choices = combinations(cards, 4)
    return max(choices, key=cmp_to_key(lambda first, second: higher(first, second, tie_scope)))


def four_card_bonus(cards):
    best = best_four(cards, "rank-then-card")
    return "royal-flush" if royal(best) else frenzy(best)


def all_six(cards, wheel):
    ace_low = wheel == "yes"
    fives = list(combinations(cards, 5))
    listed = [
        ("six-card-royal-flush", royal(cards)),
        ("royal-flush", any(map(royal, fives))),
        ("straight-flush", any(one_suit(five) and consecutive(five, ace_low=ace_low) for five in fives)),
        ("four-of-a-kind", sizes(cards)[0] == 4),
        ("full-house", any(sizes(five) == [3, 2] for five in fives)),
        ("flush", any(map(one_suit, fives))),
        ("straight", any(consecutive(five, ace_low=ace_low) for five in fives)),
        ("three-of-a-kind", sizes(cards)[0] == 3),
    ]
    return next((name for name, fits in listed if fits), "none")


def prime(cards):
    red = sum(suit in "dh" for _, suit in cards)
    return red >= 4 or len(cards) - red >= 4


# ---------------------------------------------------------------- 691

RED = {"c": False, "s": False, "d": True, "h": True, "Jk1": True, "Jk2": False}


def roulette(tokens, low_straight, same_colour_joker):
    cards = cards_of(tokens)
    naturals = [card for card in cards if card not in JOKERS]
    jokers = [card for card in cards if card in JOKERS]
    completed = [[*naturals, *some] for some in combinations_with_replacement(DECK, len(jokers))]
    ace_low = low_straight == "ace-low-allowed"
    colours = {RED[suit] for _, suit in naturals}
    if same_colour_joker == "printed":
        colours |= {RED[joker] for joker in jokers}
    listed = [
        ("royal-flush-without-joker", not jokers and royal(naturals)),
        ("five-of-a-kind", any(sizes(hand) == [5] for hand in completed)),
        ("royal-flush-with-joker", any(map(royal, completed))),
        ("straight-flush", any(one_suit(hand) and consecutive(hand) for hand in completed)),
        ("four-of-a-kind", any(sizes(hand) == [4, 1] for hand in completed)),
        ("full-house", any(sizes(hand) == [3, 2] for hand in completed)),
        ("flush", any(map(one_suit, completed))),
        ("straight", any(consecutive(hand, ace_low=ace_low) for hand in completed)),
        ("all-same-color", len(colours) == 1),
    ]
    return next((name for name, fits in listed if fits), "none")


def winners(token, antes, joker_colour):
    """The single-card wagers that win, all optional ones standing beside the Antes."""
    (card,) = cards_of(token)
    joker = card in JOKERS
    won = {"joker"} if joker else set()
    red = (RED[card] if joker_colour == "printed" else None) if joker else RED[card[1]]
    won |= {"red-ante"} if red is True else {"black-ante"} if red is False else set()
    won &= {*antes, "joker"}
    if not joker and won:
        rank = card[0]
        won.add(
            "two-six" if rank <= 6 else "seven-jack" if rank <= 11 else "ace" if rank == ACE else "queen-king"
        )
    return won
