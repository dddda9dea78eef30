"""The questions that are put to a product hand by hand, one for each op and what it is asked for."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from pa58.hands import chapter_680a, chapter_684a, chapter_687a, chapter_691
from pa58.hands.asked import Question, Readings, in_force, winners
from pa58.hands.cards import Cards, HandError
from pa58.hands.ranker import Codes, Column, Flags, columns_of
from pa58.hands.spaces import Space
from pa58.hands.symmetry import Symmetry


def strength(cards: Cards, readings: Readings | None = None) -> npt.NDArray[np.uint32]:
    """Return the strength of hands by § 684a.6(b)–(c), shape (hands,): the greater is higher, equal is a tie.

    `cards` has shape (hands, 4), or (hands, 5) to (hands, 7) for the best four of each. Raises `HandError`
    for others.
    """
    if cards.ndim != 2 or not 4 <= cards.shape[1] <= 7:
        raise HandError(
            f"A strength is found for four to seven cards, not for an array of shape {cards.shape}."
        )
    chosen = in_force(["684a-tie-scope"], readings)
    return chapter_684a.strengths(columns_of(cards, 52, cards.shape[1]), chosen["684a-tie-scope"])


_FIVE_OF_53 = Space(53, 5)
_FIVE_OF_52 = Space(52, 5)
_SIX_OF_52 = Space(52, 6)
_FIVE_OF_54 = Space(54, 5)


def _trips(columns: list[Column], readings: Readings) -> Codes:
    return chapter_687a.trips_eligibility(columns, readings["687a-wild-assumes"])


def _bonus(columns: list[Column], readings: Readings) -> Codes:
    return chapter_687a.bonus_eligibility(
        columns, readings["687a-wild-assumes"], readings["687a-five-wilds-bonus"]
    )


def _settle(antes: Sequence[str]) -> Question:
    """Ask for the single-card wagers of 691, all optional ones beside Antes; codes are winners as bits."""
    wagers = (*antes, *chapter_691.OPTIONAL_WAGERS)

    def decide(columns: list[Column], readings: Readings) -> Codes:
        wins = chapter_691.settlements(columns[0], wagers, readings["691-joker-colour"])
        return (wins @ (1 << np.arange(len(wagers)))).astype(np.uint8)

    subsets = range(1 << len(wagers))
    labels = tuple(winners(w for bit, w in enumerate(wagers) if subset >> bit & 1) for subset in subsets)
    return Question(
        "691",
        "settle",
        " ".join(antes),
        Space(54, 1),
        labels,
        decide,
        readings=("691-joker-colour",),
        wagers=wagers,
        _wild=chapter_691.WILD,
        _symmetry=lambda _: Symmetry.NONE,
    )


def _any_of_three(columns: list[Column], codes: Codes, _expected: Codes, readings: Readings) -> Flags:
    """Let any of the joker's three values do, where that is the reading."""
    any_of_three = readings["680a-joker-value"] == "any-of-three"
    return any_of_three & chapter_680a.is_point_count(columns, codes)


def _below_the_list(_columns: list[Column], codes: Codes, expected: Codes, _readings: Readings) -> Flags:
    """Take `pair` and `none` for one another: § 684a.6(d) lists neither."""
    last = chapter_684a.BONUS_LABELS.index("two-pairs")
    return np.minimum(codes, expected) > last


def _roulette_symmetry(readings: Readings) -> Symmetry:
    if readings["691-same-colour-joker"] == "printed":
        return Symmetry.COLOURS
    return Symmetry.COLOURS_AND_JOKERS


QUESTIONS: tuple[Question, ...] = (
    Question(
        "687a",
        "rank",
        "hand",
        _FIVE_OF_53,
        chapter_687a.LABELS,
        lambda columns, readings: chapter_687a.ranks(
            columns, readings["687a-wild-assumes"], readings["687a-five-of-a-kind"]
        ),
        readings=("687a-wild-assumes", "687a-five-of-a-kind"),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "687a",
        "eligible",
        "progressive-bonus-wager",
        _FIVE_OF_53,
        chapter_687a.BONUS_LABELS,
        _bonus,
        readings=("687a-wild-assumes", "687a-five-wilds-bonus"),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "687a",
        "eligible",
        "trips-bonus-wager",
        _FIVE_OF_53,
        chapter_687a.TRIPS_LABELS,
        _trips,
        readings=("687a-wild-assumes",),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "687a",
        "eligible",
        "two-way-bad-beat-bonus-wager",
        _FIVE_OF_53,
        chapter_687a.BONUS_LABELS,
        _bonus,
        readings=("687a-wild-assumes", "687a-five-wilds-bonus"),
        _wild=chapter_687a.WILD,
    ),
    Question(
        "680a",
        "point-count",
        None,
        Space(53, 2),
        chapter_680a.COUNT_LABELS,
        lambda columns, _: chapter_680a.point_counts(columns),
        readings=("680a-joker-value",),
        _wild=chapter_680a.WILD,
        _also_right=_any_of_three,
    ),
    Question(
        "680a",
        "rank",
        "bonus-wager",
        _FIVE_OF_53,
        chapter_680a.LABELS,
        lambda columns, _: chapter_680a.ranks(columns),
        _wild=chapter_680a.WILD,
    ),
    Question(
        "684a",
        "rank",
        "hand",
        Space(52, 4),
        chapter_684a.LABELS,
        lambda columns, _: chapter_684a.ranks(columns),
    ),
    Question(
        "684a",
        "rank",
        "best-four",
        _FIVE_OF_52,
        chapter_684a.LABELS,
        lambda columns, _: chapter_684a.ranks(columns),
    ),
    Question(
        "684a",
        "rank",
        "four-card-bonus-wager",
        _FIVE_OF_52,
        chapter_684a.BONUS_LABELS,
        lambda columns, _: chapter_684a.bonus_ranks(columns),
        _also_right=_below_the_list,
    ),
    Question(
        "684a",
        "rank",
        "all-six-bonus-wager",
        _SIX_OF_52,
        chapter_684a.ALL_SIX_LABELS,
        lambda columns, readings: chapter_684a.all_six_ranks(columns, readings["684a-wheel-in-all-six"]),
        readings=("684a-wheel-in-all-six",),
    ),
    Question(
        "684a",
        "eligible",
        "prime-wager",
        _FIVE_OF_52,
        chapter_684a.ELIGIBLE_LABELS,
        lambda columns, _: chapter_684a.prime_eligibility(columns),
        _symmetry=lambda _: Symmetry.COLOURS,  # the wager is about colours
    ),
    Question(
        "684a",
        "eligible",
        "four-card-bonus-wager",
        _FIVE_OF_52,
        chapter_684a.ELIGIBLE_LABELS,
        lambda columns, _: chapter_684a.bonus_eligibility(columns),
    ),
    Question(
        "684a",
        "eligible",
        "all-six-bonus-wager",
        _SIX_OF_52,
        chapter_684a.ELIGIBLE_LABELS,
        lambda columns, readings: chapter_684a.all_six_eligibility(
            columns, readings["684a-wheel-in-all-six"]
        ),
        readings=("684a-wheel-in-all-six",),
    ),
    Question(
        "691",
        "rank",
        "community-card-bet",
        _FIVE_OF_54,
        chapter_691.LABELS,
        lambda columns, readings: chapter_691.ranks(
            columns, readings["691-low-straight"], readings["691-same-colour-joker"]
        ),
        readings=("691-low-straight", "691-same-colour-joker"),
        _wild=chapter_691.WILD,
        _symmetry=_roulette_symmetry,
    ),
    _settle(["black-ante"]),
    _settle(["red-ante"]),
    _settle(["black-ante", "red-ante"]),
)


def question(chapter: str, op: str, what: str | None = None) -> Question:
    """Return the question of that name; raises `HandError` with those that there are."""
    for known in QUESTIONS:
        if (known.chapter, known.op, known.what) == (chapter, op, what):
            return known
    raise HandError(f"No question {chapter} {op} {what or ''}; there are: {'; '.join(map(str, QUESTIONS))}.")
