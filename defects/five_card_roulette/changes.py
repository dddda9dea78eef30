"""What the wrong products for ch. 691, wagers (b) and (c), have in common: clauses, and rules made stricter."""

from typing import Any, Final

from defects.defect import Defect, named, unless
from reference_impl import five_card_roulette as roulette

CHAPTER: Final = "691"
P: Final = "691.wagers"
B, B1, B2, C = (f"{P}.b", f"{P}.b.1", f"{P}.b.2", f"{P}.c")
SINGLE: Final = {
    name: f"{P}.c.{n}" for n, name in enumerate(("two_six", "seven_jack", "queen_king", "ace", "joker"), 1)
}
C6: Final = f"{P}.c.6"
HANDS: Final = "COMMUNITY_CARD_BET_HANDS"
RANKED: Final = tuple(SINGLE[name] for name in ("two_six", "seven_jack", "queen_king", "ace"))


def six(*parts: str) -> tuple[str, ...]:
    return tuple(f"{C6}.{part}" for part in parts)


ALL_SIX: Final = six(
    "i",
    "ii",
    "ii.A",
    "ii.B",
    "iii",
    "iv",
    "iv.A",
    "iv.B",
    "v",
    "v.A",
    "v.B",
    "v.C",
    "vi",
    "vii",
    "viii",
    "ix",
)


def wager_defect(
    id_: str, violates: tuple[str, ...], kind: Any, why: str, *changes: Any, **more: Any
) -> Defect:
    return Defect(
        id=f"691-{id_}", chapter=CHAPTER, violates=violates, kind=kind, why=why, changes=changes, **more
    )


def natural_only(name: str) -> Any:
    return named(roulette, name, unless(getattr(roulette, name), lambda hand: hand.wilds > 0))


def one_joker_only(name: str) -> Any:
    return named(roulette, name, unless(getattr(roulette, name), lambda hand: hand.wilds == 2))
