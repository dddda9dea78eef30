"""Wrong products for what a certificate holder declares of a Four Card Frenzy table: layout, equipment, wagers."""

from typing import Any, Final

from msgspec.structs import replace

from adapters import reference_table
from adapters.reference_table import DECLARED
from adapters.table_messages import Declaration
from defects.defect import Defect, named

CHAPTER: Final = "684a"
AREAS: Final = DECLARED.layout.positions[0].areas
POSITION: Final = DECLARED.layout.positions[0]
RESHUFFLER: Final = replace(DECLARED.devices[0], reshuffles=True, approved=False)


def declared_with(**changes: Any) -> Declaration:
    """Return the reference's declaration with other members."""
    return replace(DECLARED, **changes)


def layout_with(**changes: Any) -> Declaration:
    """Return the reference's declaration with another layout."""
    return declared_with(layout=replace(DECLARED.layout, **changes))


def layout_and_sign(inscribed: tuple[str, ...], posted: tuple[str, ...]) -> Declaration:
    """Return the reference's declaration with the odds of some wagers on the layout, and of some on a sign."""
    assert DECLARED.sign is not None
    return replace(layout_with(odds=inscribed), sign=replace(DECLARED.sign, odds=posted))


def tip_box_with(**changes: Any) -> Any:
    """Return the reference's tip box, placed otherwise."""
    return replace(DECLARED.tipbox, **changes)


def _position_with(*areas: str) -> Declaration:
    return layout_with(positions=(replace(POSITION, areas=areas), *DECLARED.layout.positions[1:]))


def _deck_with(**changes: Any) -> Declaration:
    first, second = DECLARED.decks
    return declared_with(decks=(replace(first, **changes), second))


def _submission_with(**changes: Any) -> Declaration:
    return declared_with(submission=replace(DECLARED.submission, **changes))


def _without(area: str) -> tuple[str, ...]:
    return tuple(each for each in AREAS if each != area)


def _defect(id_: str, violates: tuple[str, ...], why: str, declaration: Declaration) -> Defect:
    return Defect(
        id=f"684a-declared-{id_}",
        chapter=CHAPTER,
        violates=tuple(f"{CHAPTER}.{key}" for key in violates),
        kind="unlawful-declaration",
        why=why,
        changes=(named(reference_table, "DECLARED", declaration),),
    )


def _layout() -> list[Defect]:
    return [
        _defect(
            "seven-positions",
            ("2.a",),
            "The layout of a larger table was taken over.",
            layout_with(positions=(POSITION,) * 7),
        ),
        _defect(
            "dealer-among-the-players",
            ("2.a",),
            "A round table has no opposite side.",
            declared_with(place="same-side"),
        ),
        _defect(
            "position-beside-the-dealer",
            ("2.a",),
            "One seat was put where there was room.",
            layout_with(positions=(replace(POSITION, side="dealer"), *DECLARED.layout.positions[1:])),
        ),
        _defect(
            "layout-not-submitted",
            ("2.b",),
            "The layout was drawn after the submission.",
            layout_with(submitted=False),
        ),
        _defect(
            "no-name", ("2.b.1",), "A layout of the maker bears the maker's name.", layout_with(holder="none")
        ),
        _defect(
            "no-area-for-the-raise-wager",
            ("2.b.2",),
            "One position was drawn without it.",
            _position_with(*_without("raise-wager")),
        ),
        _defect(
            "two-areas-for-the-ante-wager",
            ("2.b.2",),
            "One position was drawn twice over.",
            _position_with(*AREAS, "ante-wager"),
        ),
        _defect(
            "no-area-for-the-prime-wager",
            ("2.b.3",),
            "An option was added, and the layout is the old one.",
            _position_with(*_without("prime-wager")),
        ),
        _defect(
            "odds-of-one-wager",
            ("2.b.4",),
            "Only the odds that vary are inscribed.",
            layout_with(odds=("odds-wager",)),
        ),
        _defect(
            "odds-shared-by-layout-and-sign",
            ("2.b.4",),
            "The sign has what the layout lacks, and neither has all.",
            layout_and_sign(AREAS[:3], AREAS[3:]),
        ),
        _defect(
            "secret-limit",
            ("2.b.5",),
            "The payout limit is known to the pit alone.",
            declared_with(sign=None),
        ),
    ]


def _equipment() -> list[Defect]:
    assert DECLARED.rack is not None
    assert DECLARED.shoe is not None
    return [
        _defect(
            "tip-box-beside-the-drop-box",
            ("2.c",),
            "Both boxes are to one hand.",
            declared_with(tipbox=tip_box_with(hand="left")),
        ),
        _defect(
            "tip-box-loose",
            ("2.c",),
            "The tip box goes with the dealer.",
            declared_with(tipbox=tip_box_with(attached=False)),
        ),
        _defect(
            "tip-box-anywhere-for-want-of-room",
            ("2.c",),
            "Where there is no room nobody asks for approval.",
            declared_with(tipbox=tip_box_with(side="end", approved=False), crowded=True),
        ),
        _defect(
            "rack-on-the-players-side",
            ("2.d",),
            "The rack stands where it is not in the way.",
            declared_with(rack=replace(DECLARED.rack, place="elsewhere")),
        ),
        _defect("no-rack", ("2.d",), "Discards go back into the device.", declared_with(rack=None)),
        _defect("deck-of-51", ("3.a",), "A card is missing.", _deck_with(cards=51)),
        _defect(
            "backs-of-two-colors",
            ("3.a",),
            "A deck was made up from two.",
            _deck_with(backs=("red", "green")),
        ),
        _defect("two-cover-cards", ("3.a",), "Each deck has its own.", declared_with(covers=2)),
        _defect(
            "two-decks-without-a-device",
            ("3.b",),
            "The device is being repaired.",
            declared_with(devices=()),
        ),
        _defect(
            "decks-alike",
            ("3.b.1",),
            "Both decks come from one box.",
            declared_with(decks=DECLARED.decks[:1] * 2),
        ),
        _defect(
            "unapproved-reshuffler",
            ("5.g",),
            "The device is newer than its approval.",
            declared_with(devices=(RESHUFFLER,)),
        ),
        _defect(
            "shoe-beside-the-table",
            ("8.a",),
            "The shoe stands on a stand.",
            declared_with(shoe=replace(DECLARED.shoe, table=False)),
        ),
        _defect(
            "shoe-where-nobody-approved",
            ("8.a",),
            "The shoe was moved after the approval.",
            declared_with(shoe=replace(DECLARED.shoe, approved=False)),
        ),
    ]


def _submission() -> list[Defect]:
    return [
        _defect(
            "bonus-wagers-not-submitted",
            ("7.d.3", "7.d.4"),
            "Two options came after the submission.",
            _submission_with(options=("prime-wager",)),
        ),
        _defect(
            "prime-wager-not-submitted",
            ("7.d.2",),
            "One option came after the submission.",
            _submission_with(options=("four-card-bonus-wager", "all-six-bonus-wager")),
        ),
        _defect(
            "no-word-of-boxes",
            ("7.e",),
            "The number of boxes is left to the pit.",
            _submission_with(boxes=None),
        ),
    ]


DEFECTS: Final = (*_layout(), *_equipment(), *_submission())
