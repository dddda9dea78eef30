"""Wrong products that follow other readings than the default ones.

For each option there is the product that declares it and goes on as before, and some of the wrong products of the
catalogue whose rule the option touches, built for it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any, Final

import msgspec

from defects import dj_wild_stud_poker, five_card_roulette, four_card_frenzy, saigon_5_card
from defects.defect import Change, Defect, Kind, named
from reference_impl import dj_wild_stud_poker as dj
from reference_impl import five_card_roulette as roulette
from reference_impl import four_card_frenzy as frenzy
from reference_impl.readings import DEFAULT_READINGS, Readings

_MODULES: Final = (saigon_5_card, four_card_frenzy, dj_wild_stud_poker, five_card_roulette)
_DEFAULT: Final = {defect.id: defect for module in _MODULES for defect in module.DEFECTS}


def _as_before(module: ModuleType, rule: str, *fields: str) -> Change:
    """Let a rule, whose last argument are the readings, follow the default ones in ``fields``."""
    follows: Callable[..., Any] = getattr(module, rule)

    def before(*given: Any) -> Any:
        *asked, readings = given
        kept: Readings = replace(readings, **{field: getattr(DEFAULT_READINGS, field) for field in fields})
        return follows(*asked, kept)

    return named(module, rule, before)


def _ignoring(
    reading: str, option: str, violates: tuple[str, ...], *changes: Change, kind: Kind, **more: Any
) -> Defect:
    return Defect(
        id=f"{reading}-declared-{option}-and-ignored",
        chapter=violates[0].partition(".")[0],
        violates=violates,
        kind=kind,
        why="The choice was made in the declaration, and not in the program.",
        changes=changes,
        readings={reading: option},
        **more,
    )


def _under(
    reading: str, option: str, names: Iterable[str], more: Mapping[str, tuple[str, ...]] | None = None
) -> Iterable[Defect]:
    """Yield wrong products of the catalogue as they are where an option is followed.

    ``more`` are consequences that a change has only there, by name.
    """
    chapter = reading.partition("-")[0]
    for name in names:
        defect = _DEFAULT[f"{chapter}-{name}"]
        yield msgspec.structs.replace(
            defect,
            id=f"{defect.id}-under-{option}",
            readings={reading: option},
            consequences=(*defect.consequences, *(more or {}).get(name, ())),
        )


SETS: Final = ("684a.6.b.3", "684a.6.b.6", "684a.6.b.7")

DEFECTS: Final = (
    _ignoring(
        "687a-wild-assumes",
        "rank-only",
        ("687a.6.b",),
        _as_before(dj, "with_wild_cards", "wild_assumes"),
        kind="wild-too-free",
        consequences=("687a.6.c", "687a.6.d", "687a.6.e", "687a.6.f"),
    ),
    *_under(
        "687a-wild-assumes",
        "rank-only",
        (
            "joker-not-wild",
            "deuces-not-wild",
            "only-one-wild",
            "joker-of-no-suit",
            "wilds-not-in-straights",
            "full-house-before-four-of-a-kind",
        ),
    ),
    _ignoring(
        "687a-five-of-a-kind",
        "ranked",
        ("687a.6.c",),
        _as_before(dj, "permissible_poker_hands", "five_of_a_kind"),
        kind="omitted-exception",
        consequences=("687a.6.b",),
    ),
    *_under(
        "687a-five-of-a-kind",
        "ranked",
        (
            "joker-not-wild",
            "only-three-wild",
            "four-of-a-kind-before-straight-flush",
            "comparison-upside-down",
            "four-aces-and-a-wild",
        ),
    ),
    _ignoring(
        "687a-five-wilds-bonus",
        "not-eligible",
        ("687a.6.d", "687a.6.f"),
        _as_before(dj, "five_wilds_not_listed", "five_wilds_bonus"),
        kind="accepts-unlawful",
    ),
    *_under(
        "687a-five-wilds-bonus",
        "not-eligible",
        (
            "joker-not-wild",
            "only-one-wild",
            "wilds-not-in-royal-flushes",
            "progressive-bonus-wager-pays-two-pairs",
            "two-way-bad-beat-bonus-wager-pays-two-pairs",
        ),
    ),
    *_under(
        "680a-joker-value",
        "any-of-three",
        (
            "joker-any-value",
            "joker-counts-nought",
            "joker-counts-ten-too",
            "ace-counts-two",
            "count-modulo-ten",
        ),
    ),
    _ignoring(
        "684a-tie-scope",
        "card-only",
        ("684a.6.c",),
        _as_before(frenzy, "strength", "tie_scope"),
        kind="tie-rule",
    ),
    *_under(
        "684a-tie-scope",
        "card-only",
        (
            "first-of-equals-wins",
            "cards-added",
            "flush-by-highest-card-only",
            "cards-compared-from-the-lowest",
            "ace-is-low",
            "wheel-is-no-row",
        ),
        {
            "cards-added": SETS,
            "cards-compared-from-the-lowest": SETS,
            "ace-is-low": ("684a.6.d.2",),
            "wheel-is-no-row": ("684a.6.c",),
        },
    ),
    _ignoring(
        "684a-wheel-in-all-six",
        "no",
        ("684a.6.a",),
        _as_before(frenzy, "rows_of_five", "wheel_in_all_six"),
        kind="omitted-exception",
        consequences=("684a.6.e",),
    ),
    *_under(
        "684a-wheel-in-all-six",
        "no",
        (
            "ace-wraps-in-six",
            "all-six-without-straight",
            "all-six-without-straight-flush",
            "all-six-straight-of-six",
            "all-six-straight-of-four",
        ),
    ),
    _ignoring(
        "691-joker-colour",
        "printed",
        ("691.wagers.b.1", "691.wagers.b.2"),
        _as_before(roulette, "colour_of", "joker_colour"),
        kind="refuses-lawful",
    ),
    *_under(
        "691-joker-colour",
        "printed",
        (
            "black-ante-spades-only",
            "red-ante-hearts-only",
            "black-ante-wins-on-red",
            "diamonds-black",
            "red-ante-always-wins",
        ),
    ),
    _ignoring(
        "691-low-straight",
        "ace-high-only",
        ("691.wagers.c.6.viii",),
        _as_before(roulette, "with_wild_jokers", "low_straight"),
        kind="accepts-unlawful",
    ),
    *_under(
        "691-low-straight",
        "ace-high-only",
        (
            "no-straight",
            "straight-with-jokers-missing",
            "ace-wraps-in-straight",
            "four-card-straight",
            "all-same-color-before-straight",
        ),
    ),
    _ignoring(
        "691-same-colour-joker",
        "printed",
        ("691.wagers.c.6.ix",),
        _as_before(roulette, "with_wild_jokers", "same_colour_joker"),
        kind="wild-too-free",
    ),
    *_under(
        "691-same-colour-joker",
        "printed",
        (
            "no-all-same-color",
            "same-colour-red-only",
            "same-colour-of-four",
            "bet-never-wins",
            "bet-from-flush-up",
        ),
    ),
)
