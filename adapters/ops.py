"""The ops of the adapter protocol: what a case holds, and what ``ok`` holds.

An op is a question about cards or wagers that a product answers for a chapter, in batches of cases.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Wager687a = Literal["progressive-bonus-wager", "trips-bonus-wager", "two-way-bad-beat-bonus-wager"]
Wager684a = Literal["prime-wager", "four-card-bonus-wager", "all-six-bonus-wager"]
Wager691 = Literal[
    "black-ante", "red-ante", "two-six", "seven-jack", "queen-king", "ace", "joker", "community-card-bet"
]

Category687a = Literal[
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
]
Category680a = Literal[
    "five-aces",
    "royal-flush-no-joker",
    "royal-flush-with-joker",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pair",
    "none",
]
Category684a = Literal[
    "four-of-a-kind", "straight-flush", "three-of-a-kind", "flush", "straight", "two-pairs", "pair", "none"
]
BonusCategory684a = Literal[
    "royal-flush",
    "four-of-a-kind",
    "straight-flush",
    "three-of-a-kind",
    "flush",
    "straight",
    "two-pairs",
    "pair",
    "none",
]
AllSixCategory684a = Literal[
    "six-card-royal-flush",
    "royal-flush",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "none",
]
Category691 = Literal[
    "royal-flush-without-joker",
    "five-of-a-kind",
    "royal-flush-with-joker",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "all-same-color",
    "none",
]


class RankCase(Struct, frozen=True):
    """``rank``: name the hand that these cards form."""

    cards: str
    purpose: str = field(name="for")


class EligibleCase(Struct, frozen=True):
    """``eligible``: say whether these cards qualify for this wager."""

    cards: str
    wager: str


class CompareCase(Struct, frozen=True):
    """``compare``: say which of two hands of one deck wins."""

    first: str
    second: str


class PointCountCase(Struct, frozen=True):
    """``point-count``: the Point Count of a showdown hand."""

    cards: str


class SettleCase(Struct, frozen=True, omit_defaults=True):
    """``settle``: say which of these wagers win; ``community`` comes with ``community-card-bet``."""

    revealed: str
    wagers: list[str]
    community: str | UnsetType = UNSET


class Rank687a(Struct, frozen=True):
    """The category of a five-card hand with wilds."""

    category: Category687a


class Rank680a(Struct, frozen=True):
    """The category on the Bonus Wager's list."""

    category: Category680a


class Rank684a(Struct, frozen=True):
    """The category of a four-card hand."""

    category: Category684a


class BestFour684a(Struct, frozen=True):
    """The category of the highest four cards, and the four."""

    category: Category684a
    hand: str


class RankFourCardBonus684a(Struct, frozen=True):
    """The category on the Four Card Bonus Wager's list."""

    category: BonusCategory684a


class RankAllSix684a(Struct, frozen=True):
    """The category on the All-Six Bonus Wager's list."""

    category: AllSixCategory684a


class Rank691(Struct, frozen=True):
    """The category on the Community Card Bet's list."""

    category: Category691


class Eligible687a(Struct, frozen=True, omit_defaults=True):
    """Whether the wager is paid; where it is, the listed hand under which."""

    eligible: bool
    category: Category687a | UnsetType = UNSET


class Eligible684a(Struct, frozen=True):
    """Whether the hand qualifies for the wager."""

    eligible: bool


class Compare687a(Struct, frozen=True):
    """The higher of two hands of different categories."""

    winner: Literal["first", "second"]


class Compare684a(Struct, frozen=True):
    """The higher of two hands."""

    winner: Literal["first", "second", "tie"]


class PointCount(Struct, frozen=True):
    """The Point Count, a whole number."""

    count: Annotated[int, Meta(ge=0)]


class Settle691(Struct, frozen=True):
    """An outcome for each wager made."""

    outcomes: dict[Wager691, Literal["win", "lose"]]


class Op(Struct, frozen=True):
    """An op as a product may declare it, with a case that every product can answer and one that none may.

    ``variant`` is the value of the case's ``for`` or ``wager``, where the op has one.
    """

    chapter: str
    name: str
    variant: str | None
    case: type[Struct]
    ok: type[Struct]
    good: dict[str, Any]
    illegal: dict[str, Any]
    illegal_code: str = "bad-cards"

    @property
    def declared(self) -> str:
        """The narrowed name, as it may stand in ``ops``: ``rank:hand``."""
        return self.name if self.variant is None else f"{self.name}:{self.variant}"


def _rank(chapter: str, purpose: str, ok: type[Struct], cards: str, twice: str) -> Op:
    good, illegal = {"cards": cards, "for": purpose}, {"cards": twice, "for": purpose}
    return Op(chapter, "rank", purpose, RankCase, ok, good, illegal)


def _eligible(chapter: str, wager: str, ok: type[Struct], cards: str, twice: str) -> Op:
    good, illegal = {"cards": cards, "wager": wager}, {"cards": twice, "wager": wager}
    return Op(chapter, "eligible", wager, EligibleCase, ok, good, illegal)


_FIVE, _FIVE_TWICE = "As Kd 9c Td 5h", "As As 9c Td 5h"
_FOUR, _FOUR_TWICE = "As Kd 9c Td", "As As 9c Td"
_SIX, _SIX_TWICE = "As Kd 9c Td 5h 4s", "As As 9c Td 5h 4s"

OPS: tuple[Op, ...] = (
    _rank("687a", "hand", Rank687a, _FIVE, _FIVE_TWICE),
    _eligible("687a", "progressive-bonus-wager", Eligible687a, _FIVE, _FIVE_TWICE),
    _eligible("687a", "trips-bonus-wager", Eligible687a, _FIVE, _FIVE_TWICE),
    _eligible("687a", "two-way-bad-beat-bonus-wager", Eligible687a, _FIVE, _FIVE_TWICE),
    Op(
        "687a",
        "compare",
        None,
        CompareCase,
        Compare687a,
        {"first": "As Ad 9c Td 5h", "second": "Ks Qd 8c 7d 4h"},
        {"first": "As Ad 9c Td 5h", "second": "As Qd 8c 7d 4h"},
    ),
    Op("680a", "point-count", None, PointCountCase, PointCount, {"cards": "As 4d"}, {"cards": "As As"}),
    _rank("680a", "bonus-wager", Rank680a, _FIVE, _FIVE_TWICE),
    _rank("684a", "hand", Rank684a, _FOUR, _FOUR_TWICE),
    _rank("684a", "best-four", BestFour684a, _FIVE, _FIVE_TWICE),
    _rank("684a", "four-card-bonus-wager", RankFourCardBonus684a, _FIVE, _FIVE_TWICE),
    _rank("684a", "all-six-bonus-wager", RankAllSix684a, _SIX, _SIX_TWICE),
    Op(
        "684a",
        "compare",
        None,
        CompareCase,
        Compare684a,
        {"first": "As Ad 9c Td", "second": "Ks Qd 8c 7d"},
        {"first": "As Ad 9c Td", "second": "As Qd 8c 7d"},
    ),
    _eligible("684a", "prime-wager", Eligible684a, _FIVE, _FIVE_TWICE),
    _eligible("684a", "four-card-bonus-wager", Eligible684a, _FIVE, _FIVE_TWICE),
    _eligible("684a", "all-six-bonus-wager", Eligible684a, _SIX, _SIX_TWICE),
    _rank("691", "community-card-bet", Rank691, _FIVE, _FIVE_TWICE),
    Op(
        "691",
        "settle",
        None,
        SettleCase,
        Settle691,
        {"revealed": "7h", "wagers": ["red-ante", "two-six"]},
        {"revealed": "7h", "wagers": ["two-six"]},
        "illegal-wager",
    ),
)

OK_MEMBERS: dict[str, tuple[str, ...]] = {
    "rank": ("category", "hand"),
    "eligible": ("eligible", "category"),
    "compare": ("winner",),
    "point-count": ("count",),
    "settle": ("outcomes",),
}
"""The members of ``ok`` that the suite reads, by op; a product may add others, and they are ignored."""
