"""Adds up the parts of a sweep: counts, disagreements with the clauses they convict, and what was not judged.

Parts are added in their own order, so that the sum does not depend on who asked them, or when.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from pa58.evidence import Disagreement, SweepGroup, SweepPart, SweepRecord
from pa58.sweeps.convictions import Wrong
from pa58.sweeps.parts import EXAMPLES


def add_up(  # noqa: PLR0913  what the record says of the sweep itself
    parts: Sequence[SweepPart],
    labels: Sequence[str],
    convict: Callable[[list[Wrong]], dict[Wrong, tuple[str, ...]]],
    *,
    clause: str,
    title: str,
    mode: Literal["classes", "full"],
    classes: int,
) -> SweepRecord:
    """Return the record of a sweep whose parts are all here.

    ``labels`` are the answers in the order in which the regulation lists them. ``convict`` says which clauses
    each way of answering wrongly violates.
    """
    return SweepRecord(
        id=parts[0].id,
        clause=clause,
        title=title,
        mode=mode,
        hands=sum(part.hands for part in parts),
        classes=classes,
        asked=sum(part.asked for part in parts),
        counts=_in_listed_order(labels, (part.counts for part in parts)),
        expected_counts=_in_listed_order(labels, (part.expected_counts for part in parts)),
        disagreements=tuple(_disagreements(parts, convict)),
        skipped_for_reading=sum(part.skipped_for_reading for part in parts),
        unjudged=sum(part.unjudged for part in parts),
    )


def _in_listed_order(labels: Sequence[str], counts: Iterable[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    listed = [label for label in labels if total[label]]
    return {label: total[label] for label in [*listed, *sorted(total.keys() - set(listed))]}


def _disagreements(
    parts: Sequence[SweepPart], convict: Callable[[list[Wrong]], dict[Wrong, tuple[str, ...]]]
) -> list[Disagreement]:
    """Join groups that convict the same clauses; the one with the simplest hand comes first."""
    groups = [group for part in parts for group in part.groups]
    clauses = convict(sorted({_wrong(group) for group in groups}))
    joined: dict[tuple[str, str, tuple[str, ...]], list[SweepGroup]] = defaultdict(list)
    for group in groups:
        joined[group.expected, group.got, clauses[_wrong(group)]].append(group)
    found = []
    for (expected, got, convicted), alike in joined.items():
        examples = sorted(
            (example for group in alike for example in group.examples), key=lambda each: each["simplicity"]
        )
        found.append(
            Disagreement(
                expected=expected,
                got=got,
                # A hand asked beside its class is among the hands of the class, where the class is wrong too.
                hands=max(sum(group.hands for group in alike), sum(group.asked for group in alike)),
                clauses=convicted,
                examples=tuple(examples[:EXAMPLES]),
            )
        )
    return sorted(found, key=lambda each: (each.examples[0]["simplicity"], each.expected, each.got))


def _wrong(group: SweepGroup) -> Wrong:
    return Wrong(group.expected, group.got, group.variant)
