"""Classes of hands that the rules cannot tell apart, made directly, without a look at every hand.

Inside this module a hand is a bit board: a 64-bit number with bit c set for card c. The cards of one suit are
then a *strip*: every fourth bit. Exchanging suits exchanges strips, so a class under all exchanges of suits
is a set of four strips in no order; and where colours must stay together, it is two pairs of strips, each
pair in no order and the pairs in no order. Such sets without order are what `_unordered` lists.

The representative of a class is its lowest hand in the order of `Space`: within a rank the lower suits are
taken first, which is to say that the strips lie in descending order.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial

import numpy as np
import numpy.typing as npt

from pa58.hands.cards import NATURALS, RANKS, Cards, HandError
from pa58.hands.draws import Purpose, dealt, draws
from pa58.hands.spaces import Space

_Boards = npt.NDArray[np.uint64]
_FIRST_JOKER, _SECOND_JOKER = NATURALS, NATURALS + 1


class Symmetry(Enum):
    """Which exchanges of cards leave every answer as it is."""

    NONE = "every hand for itself"
    SUITS = "the four suits may be exchanged"
    COLOURS = (
        "suits may be exchanged within a colour, and the colours as wholes, each with the joker printed in it"
    )
    COLOURS_AND_JOKERS = "suits as in COLOURS, and the two jokers for one another"

    def exchanges(self) -> Cards:
        """Return the exchanges, shape (exchanges, 54): each gives for every card the card in its place."""
        return np.array(sorted(self._rows()), dtype=np.uint8)

    def _rows(self) -> Iterator[tuple[int, ...]]:
        plain, crossed = (_FIRST_JOKER, _SECOND_JOKER), (_SECOND_JOKER, _FIRST_JOKER)
        match self:
            case Symmetry.NONE:
                yield _exchange((0, 1, 2, 3), plain)
            case Symmetry.SUITS:
                for suits in permutations(range(4)):
                    yield _exchange(suits, plain)
            case Symmetry.COLOURS | Symmetry.COLOURS_AND_JOKERS:
                for suits in permutations(range(4)):
                    if suits[0] // 2 == suits[1] // 2:
                        follow = plain if suits[0] < 2 else crossed
                        yield _exchange(suits, follow)
                        if self is Symmetry.COLOURS_AND_JOKERS:
                            yield _exchange(suits, follow[::-1])


def _exchange(suits: tuple[int, ...], jokers: tuple[int, ...]) -> tuple[int, ...]:
    return (*(card // 4 * 4 + suits[card % 4] for card in range(NATURALS)), *jokers)


@dataclass(frozen=True, eq=False)
class Classes:
    """The classes of a space, in the order of their representatives.

    `representatives` has shape (classes, cards), each row the lowest hand of its class, ascending; `weights`,
    shape (classes,), counts the hands of each class and sums to the size of the space.
    """

    space: Space
    symmetry: Symmetry
    representatives: Cards
    weights: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.weights)

    def drawn(self, seed: int, start: int = 0, stop: int | None = None) -> Cards:
        """Return one hand of each class `start` … `stop` - 1, each of its hands equally likely, as dealt.

        The hand depends on the seed and the class alone.
        """
        stop = len(self) if stop is None else stop
        return dealt(self._members(seed, start, stop), seed, start)

    def others(self, seed: int, share: float = 0.01) -> tuple[npt.NDArray[np.int64], Cards]:
        """Return further hands: for at least `share` of the classes, a hand other than the one `drawn` gives.

        Returns (numbers of the classes, ascending; hands, cards as dealt). Classes of a single hand have no
        other; where too few classes have more than one hand, all that have are sampled.
        """
        several = np.flatnonzero(self.weights > 1)
        wanted = min(-int(-len(self) * share // 1), len(several))
        lots = draws(seed, Purpose.SAMPLE, 0, len(self))[several]
        chosen = np.sort(several[np.argsort(lots, kind="stable")[:wanted]])

        exchanges = self.symmetry.exchanges()
        images = exchanges[:, self.representatives[chosen]]  # (exchanges, chosen, cards)
        places = np.stack([self.space.positions(image) for image in images])
        asked = self.space.positions(self._members(seed, 0, len(self))[chosen])
        other = places != asked
        turn = draws(seed, Purpose.OTHER_MEMBER, 0, len(self))[chosen] % other.sum(axis=0).astype(np.uint64)
        pick = np.argmax(np.cumsum(other, axis=0) > turn.astype(np.int64), axis=0)
        return chosen, dealt(images[pick, np.arange(wanted)], ~seed)

    def _members(self, seed: int, start: int, stop: int) -> Cards:
        """One hand of each class: every exchange as likely as another, hence every hand."""
        exchanges = self.symmetry.exchanges()
        pick = draws(seed, Purpose.MEMBER, start, stop) % np.uint64(len(exchanges))
        hands: Cards = exchanges[pick.astype(np.int64)[:, None], self.representatives[start:stop]]
        return hands


@cache
def classes_of(space: Space, symmetry: Symmetry) -> Classes:
    """Return the classes of a space; raises `HandError` for colours in a deck of one joker, of no colour."""
    if symmetry in (Symmetry.COLOURS, Symmetry.COLOURS_AND_JOKERS) and space.deck == NATURALS + 1:
        raise HandError(
            "A deck with one joker has no classes by colour: the joker would belong to one of them."
        )
    if symmetry is Symmetry.NONE:
        return Classes(space, symmetry, space.hands(), np.ones(space.size, dtype=np.int64))
    parts = list(_orbits(space, symmetry))
    boards = np.concatenate([part.boards for part in parts])
    weights = np.concatenate([part.weights for part in parts])
    order = np.argsort(boards)
    return Classes(space, symmetry, _cards(boards[order], space.hand), weights[order])


@dataclass(frozen=True)
class _Orbits:
    """Lowest boards of orbits, and the number of boards in each."""

    boards: _Boards
    weights: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.boards)


def _orbits(space: Space, symmetry: Symmetry) -> Iterator[_Orbits]:
    """List the orbits of a space, for each set of jokers in the hand."""
    jokers = range(NATURALS, space.deck)
    for held in range(min(len(jokers), space.hand) + 1):
        naturals = space.hand - held
        if symmetry is Symmetry.SUITS:
            for some in combinations(jokers, held):
                yield _with(some, _unordered(_strips(naturals), 4, 1, naturals))
        elif held == 1 and symmetry is Symmetry.COLOURS:
            # The joker tells the colours apart; each orbit has as many hands with the other joker.
            yield _with((_FIRST_JOKER,), _ordered(_pairs(naturals), naturals), times=2)
        else:
            two_pairs = _unordered(_pairs(naturals), 2, 2, naturals)
            yield _with(tuple(jokers)[:held], two_pairs, times=2 if held == 1 else 1)


def _with(jokers: tuple[int, ...], orbits: _Orbits, times: int = 1) -> _Orbits:
    board = np.uint64(sum(1 << joker for joker in jokers))
    return _Orbits(orbits.boards | board, orbits.weights * times)


def _strips(most: int) -> Mapping[int, _Orbits]:
    """All sets of up to `most` cards of the lowest suit, by their number of cards."""
    ranks = range(len(RANKS))
    return {
        size: _Orbits(boards := _boards(combinations(ranks, size)), np.ones(len(boards), dtype=np.int64))
        for size in range(most + 1)
    }


def _boards(sets_of_ranks: Iterator[tuple[int, ...]]) -> _Boards:
    return np.array([sum(1 << 4 * rank for rank in ranks) for ranks in sets_of_ranks], dtype=np.uint64)


def _pairs(most: int) -> Mapping[int, _Orbits]:
    """All pairs of strips in no order, with up to `most` cards, by their number of cards."""
    strips = _strips(most)
    return {size: _unordered(strips, 2, 1, size) for size in range(most + 1)}


def _unordered(items: Mapping[int, _Orbits], count: int, step: int, size: int) -> _Orbits:
    """List the sets, in no order, of `count` items (an item may come twice) that hold `size` cards together.

    The greatest item lies lowest, and each further one `step` suits higher.
    """
    parts = []
    for sizes in combinations_with_replacement(sorted(items, reverse=True), count):
        if sum(sizes) != size:
            continue
        boards = np.zeros((1, 0), dtype=np.uint64)
        weights = np.array([factorial(count)], dtype=np.int64)
        for part, times in Counter(sizes).items():
            picks = np.array(
                list(combinations_with_replacement(range(len(items[part])), times)), dtype=np.int64
            )
            left, right = _product(len(weights), len(picks))
            boards = np.concatenate([boards[left], items[part].boards[picks][right]], axis=1)
            weights = weights[left] * items[part].weights[picks].prod(axis=1)[right]
            weights //= _repetitions(picks)[right]
        descending = np.sort(boards, axis=1)[:, ::-1]
        shifts = np.arange(0, step * count, step, dtype=np.uint64)
        parts.append(_Orbits(np.bitwise_or.reduce(descending << shifts, axis=1), weights))
    return _Orbits(
        np.concatenate([part.boards for part in parts]), np.concatenate([part.weights for part in parts])
    )


def _ordered(pairs: Mapping[int, _Orbits], size: int) -> _Orbits:
    """List the two pairs of strips, black and red told apart, that hold `size` cards together."""
    boards, weights = [], []
    for black in range(size + 1):
        left, right = _product(len(pairs[black]), len(pairs[size - black]))
        boards.append(pairs[black].boards[left] | pairs[size - black].boards[right] << np.uint64(2))
        weights.append(pairs[black].weights[left] * pairs[size - black].weights[right])
    return _Orbits(np.concatenate(boards), np.concatenate(weights))


def _product(left: int, right: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    return np.repeat(np.arange(left), right), np.tile(np.arange(right), left)


def _repetitions(picks: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """For each row of picks, ascending: in how many ways equal picks can trade places."""
    ways = np.ones(len(picks), dtype=np.int64)
    run = np.ones(len(picks), dtype=np.int64)
    for column in range(1, picks.shape[1]):
        run = np.where(picks[:, column] == picks[:, column - 1], run + 1, 1)
        ways *= run
    return ways


def _cards(boards: _Boards, hand: int) -> Cards:
    """Return the cards of each board, ascending."""
    rows = np.empty((hand, len(boards)), dtype=np.uint8).T
    rest = boards.copy()
    for column in range(hand):
        lowest = rest & (~rest + np.uint64(1))
        rows[:, column] = np.bitwise_count(lowest - np.uint64(1))
        rest ^= lowest
    return rows
