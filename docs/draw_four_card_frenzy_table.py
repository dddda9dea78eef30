"""The drawing of the two state machines of a Four Card Frenzy table, made from their moves.

To write it anew: ``.venv/bin/python docs/draw_four_card_frenzy_table.py > docs/four-card-frenzy-table.md``
"""

import sys
from collections.abc import Iterator, Mapping
from enum import StrEnum

from reference_impl.four_card_frenzy_table import DECK_MOVES, ROUND_MOVES, DeckStage, Move, RoundStage

_HEAD = """\
# A Four Card Frenzy table, drawn

The reference's table is two small state machines: one for each deck, one for the round of play. Each arrow is an
act, as the commands of the [adapter protocol](adapter-protocol.md) name it, with the clause of 58 Pa. Code that
puts it there. An act that has no arrow from where the deck or the round is, is refused. So is one that a guard
refuses: the guards are the small functions beside the acts, each with its clause.

This file is made from the code, by `docs/draw_four_card_frenzy_table.py`.
"""
_REMOVAL = """\
A deck that is not being dealt from may leave the table at any stage (`remove-deck`, § 684a.3(c)); one whose number
of cards a counting device finds wrong leaves it at once (§ 684a.5(b)).
"""


def drawing() -> str:
    """Return the drawing as Markdown with two Mermaid diagrams."""
    parts = [
        _HEAD,
        "## A deck\n",
        *_diagram(
            DeckStage,
            DECK_MOVES,
            [
                "[*] --> RECEIVED: receive-decks § 684a.3",
                "[*] --> PRESHUFFLED: receive-decks § 684a.4(e)",
            ],
        ),
        _REMOVAL,
        "## A round of play\n",
        *_diagram(RoundStage, ROUND_MOVES, ["[*] --> BETTING"]),
    ]
    return "\n".join(parts)


def _diagram(stages: type[StrEnum], moves: Mapping[str, Move], first: list[str]) -> Iterator[str]:
    yield "```mermaid\nstateDiagram-v2"
    for stage in stages:
        yield f'    state "{stage}" as {stage.name}'
    for line in first:
        yield f"    {line}"
    for name, (after, then, clause) in moves.items():
        for stage in stages:
            if stage in after:
                yield f"    {stage.name} --> {then.name}: {name} § {clause}"
    yield "```\n"


if __name__ == "__main__":
    sys.stdout.write(drawing())
