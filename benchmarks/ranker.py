"""How fast the ranker is, beside what it could be and beside what others offer, all measured in one run.

    python benchmarks/ranker.py

Every figure is the best of several passes on one core. Rates are comparable within one run only, and a busy
machine spoils them; read the ratios. The bounds are the same number of hands copied; put through one gather for
each card and one more, the least that ranking by table can do; and ranked by a plain C loop, which needs `cc`.
The other evaluators are called from Python, hand by hand, with their own card objects made beforehand; they find
the strength of a plain five-card hand, we its category. Those that are missing are named; to have them:

    python -m pip install eval7 phevaluator treys
"""

import ctypes
import importlib
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from pa58.hands import Cards, Question, Space, question, strength, tokens

PASSES = 7
SAMPLE = 20_000  # hands for evaluators that are called hand by hand
PLAIN = Space(52, 5)
SWEPT = (
    ("687a", "rank", "hand"),
    ("687a", "eligible", "trips-bonus-wager"),
    ("680a", "point-count", None),
    ("680a", "rank", "bonus-wager"),
    ("684a", "rank", "hand"),
    ("684a", "rank", "best-four"),
    ("684a", "rank", "four-card-bonus-wager"),
    ("684a", "rank", "all-six-bonus-wager"),
    ("684a", "eligible", "prime-wager"),
    ("691", "rank", "community-card-bet"),
)

C_LOOP = """
#include <stdint.h>
/* Codes as in 680a without a joker: 1 royal, 3 straight flush, 4 four, 5 full house, 6 flush, 7 straight, 8 three,
   9 two pair, 10 none. The columns of the hands lie one after another. */
void rank(const uint8_t *cards, int64_t hands, uint8_t *codes) {
    for (int64_t hand = 0; hand < hands; hand++) {
        uint64_t counts = 0;
        uint32_t ranks = 0, suits = 0;
        for (int card = 0; card < 5; card++) {
            uint8_t c = cards[card * hands + hand];
            counts += 1ull << (4 * (c >> 2));
            ranks |= 1u << (c >> 2);
            suits |= 1u << (c & 3);
        }
        int flush = (suits & (suits - 1)) == 0;
        int straight = ranks == 0x100F || ranks / (ranks & -ranks) == 31;
        uint64_t twos = counts >> 1 & 0x1111111111111ull;
        uint64_t fours = counts >> 2 & 0x1111111111111ull, threes = twos & counts;
        codes[hand] = flush && ranks == 0x1F00 ? 1 : flush && straight ? 3 : fours ? 4
            : threes && twos != threes ? 5 : flush ? 6 : straight ? 7 : threes ? 8
            : twos & (twos - 1) ? 9 : 10;
    }
}
"""


def rates(hands: int, *works: Callable[[], object]) -> list[float]:
    """Return hands a second of each work in its best pass; the works take turns, so that they share the weather."""
    best = [float("inf")] * len(works)
    for _ in range(PASSES):
        for place, work in enumerate(works):
            begun = time.perf_counter()
            work()
            best[place] = min(best[place], time.perf_counter() - begun)
    return [hands / seconds for seconds in best]


def gathers(cards: Cards) -> Callable[[], object]:
    """Return what ranking by table cannot do without: a key for each card, their sum, an entry for the sum."""
    keys = np.arange(54, dtype=np.int64)
    table = np.zeros(54 * 6, dtype=np.uint8)
    found = np.empty(len(cards), dtype=np.uint8)

    def work() -> None:
        for start in range(0, len(cards), 16_384):
            block = cards[start : start + 16_384]
            total = keys.take(block[:, 0], mode="clip")
            for column in range(1, block.shape[1]):
                total += keys.take(block[:, column], mode="clip")
            table.take(total, mode="clip", out=found[start : start + 16_384])

    return work


def questions() -> None:
    """Print our rate for each question, beside that of the gathers, over up to two million hands of its space."""
    print(f"\n{'question':44}{'M hands/s':>12}{'gathers':>12}{'ratio':>8}")
    for name in SWEPT:
        asked = question(*name)
        cards = asked.space.hands(0, min(asked.space.size, 2_000_000))
        ours, bound = rates(len(cards), partial(asked.codes, cards), gathers(cards))
        print(f"{asked!s:44}{ours / 1e6:12.2f}{bound / 1e6:12.2f}{ours / bound:8.2f}")
    cards = Space(52, 4).hands()
    ours, bound = rates(len(cards), lambda: strength(cards), gathers(cards))
    print(f"{'684a strength of four cards':44}{ours / 1e6:12.2f}{bound / 1e6:12.2f}{ours / bound:8.2f}")


def c_loop() -> Callable[[Cards], np.ndarray] | None:
    """Compile the loop, or return None where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "rank.c"), Path(folder, "rank.so")
        source.write_text(C_LOOP)
        subprocess.run(
            [compiler, "-O3", "-march=native", "-shared", "-fPIC", source, "-o", library], check=True
        )
        ranks = ctypes.CDLL(str(library)).rank

    def work(cards: Cards) -> np.ndarray:
        codes = np.empty(len(cards), dtype=np.uint8)
        ranks(
            cards.ctypes.data_as(ctypes.c_void_p),
            ctypes.c_int64(len(cards)),
            codes.ctypes.data_as(ctypes.c_void_p),
        )
        return codes

    return work


def eval7(hands: list[str]) -> Callable[[], object]:
    """Prepare a pass of eval7 over the hands."""
    library = importlib.import_module("eval7")
    held = [[library.Card(token) for token in hand.split(" ")] for hand in hands]
    return lambda: [library.evaluate(cards) for cards in held]


def phevaluator(hands: list[str]) -> Callable[[], object]:
    """Prepare a pass of phevaluator over the hands."""
    library = importlib.import_module("phevaluator")
    held = [[library.Card(token) for token in hand.split(" ")] for hand in hands]
    return lambda: [library.evaluate_cards(*cards) for cards in held]


def treys(hands: list[str]) -> Callable[[], object]:
    """Prepare a pass of treys over the hands."""
    library = importlib.import_module("treys")
    held = [[library.Card.new(token) for token in hand.split(" ")] for hand in hands]
    evaluate = library.Evaluator().evaluate
    return lambda: [evaluate(cards[:2], cards[2:]) for cards in held]


def plain_hands() -> None:
    """Print rates for plain five-card hands: ours, the bounds, and the other evaluators."""
    asked: Question = question("680a", "rank", "bonus-wager")
    cards = PLAIN.hands()  # also the beginning of the space of 53 cards: the hands without the joker
    copy = np.empty_like(cards)
    works = {
        "ours (680a rank bonus-wager)": lambda: asked.codes(cards),
        "copying the cards": lambda: np.copyto(copy, cards),
        "gathers alone, numpy": gathers(cards),
    }
    missing = []
    loop = c_loop()
    if loop is None:
        missing.append("the C loop: no compiler (cc)")
    else:
        if not np.array_equal(loop(cards), asked.codes(cards)):
            raise SystemExit("The C loop and the ranker disagree; neither figure means anything.")
        works["C loop"] = lambda: loop(cards)
    measured = dict(zip(works, rates(len(cards), *works.values()), strict=True))

    drawn = np.random.default_rng(58).integers(len(cards), size=SAMPLE)
    hands = tokens(cards[drawn], 52)
    for prepare in (eval7, phevaluator, treys):
        try:
            (measured[f"{prepare.__name__}, hand by hand"],) = rates(SAMPLE, prepare(hands))
        except ImportError:
            missing.append(f"{prepare.__name__}: not installed")

    ours = next(iter(measured.values()))
    print(f"\n{'all plain five-card hands':44}{'M hands/s':>12}{'ours is':>12}")
    for name, theirs in measured.items():
        print(f"{name:44}{theirs / 1e6:12.2f}{ours / theirs:11.2f}×")
    for name in missing:
        print(f"missing: {name}")


def around_ranking() -> None:
    """Print rates of what a sweep needs besides: hands, classes, cases."""
    six = question("684a", "rank", "all-six-bonus-wager")
    classes = six.classes()
    some = classes.drawn(1, 0, 100_000)
    (every,) = rates(six.space.size, lambda: [len(hands) for _, hands in six.space.chunks()])
    (drawn,) = rates(len(classes), lambda: classes.drawn(1))
    (written,) = rates(len(some), lambda: six.cases(some))
    print(f"\n{'around it':44}{'M hands/s':>12}")
    print(f"{'all six-card hands, in chunks':44}{every / 1e6:12.2f}")
    print(f"{'one hand drawn of each six-card class':44}{drawn / 1e6:12.2f}")
    print(f"{'six-card hands written as cases':44}{written / 1e6:12.2f}")


def main() -> None:
    """Print the tables."""
    begun = time.perf_counter()
    for name in SWEPT:
        question(*name).codes(question(*name).space.hands(0, 1))
    print(f"tables of all games built in {time.perf_counter() - begun:.2f} s")
    begun = time.perf_counter()
    classes = question("684a", "rank", "all-six-bonus-wager").classes()
    print(f"{len(classes):,} classes of six cards listed in {time.perf_counter() - begun:.2f} s")
    questions()
    plain_hands()
    around_ranking()


if __name__ == "__main__":
    main()
