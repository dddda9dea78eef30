"""What happened at a table, said in a few words."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any


def what_followed(events: Sequence[Any]) -> str:
    """Return the names of events in order: ``no-more-bets-announced, 11 × card-dealt``; ``nothing`` of none."""
    names = [str(event.get("event")) if isinstance(event, dict) else "?" for event in events]
    runs = ((name, len(list(same))) for name, same in groupby(names))
    return ", ".join(name if times == 1 else f"{times} × {name}" for name, times in runs) or "nothing"
