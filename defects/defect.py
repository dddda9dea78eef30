"""What a deliberately wrong product is: the reference with one small, named change."""

from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Any, Literal, NamedTuple

import msgspec

from adapters.product import Answer, Case

Kind = Literal[
    "boundary",
    "omitted-exception",
    "swapped-precedence",
    "wild-too-free",
    "wild-not-free-enough",
    "tie-rule",
    "accepts-unlawful",
    "refuses-lawful",
    "wrong-order-of-steps",
    "state-leak",
    "one-suit-or-rank",
    "one-hand",
    "unlawful-declaration",
]


Owner = ModuleType | type


class Patch(NamedTuple):
    """An attribute of a module of the reference, or of a class in it, and what stands there instead."""

    owner: Owner
    name: str
    value: Any


Change = Callable[[], Iterable[Patch]]

# Given chapter, op, case and the reference's answer, the answer of the wrong product.
Answering = Callable[[str, str, Case, Answer], Answer]


class Defect(msgspec.Struct, frozen=True, kw_only=True):
    """A deliberately wrong product.

    ``violates`` are the clauses that the change is made against: the suite must fail each of them.
    ``consequences`` are further clauses that some answer of the product contradicts because of it (whoever never
    recognises a straight flush also lets no wild card complete one): they may fail, and nothing else may.
    ``few_hands`` counts the hands that are answered wrongly, where it is fewer than a hundred.
    ``seen``: faults of this kind stand in public bug reports of poker engines.
    ``answering`` makes a function with a memory of its own, for each product anew.
    ``readings`` are those that the product follows and declares, where they are not the default ones.
    """

    id: str
    chapter: str
    violates: tuple[str, ...]
    kind: Kind
    why: str
    changes: tuple[Change, ...] = ()
    answering: Callable[[], Answering] | None = None
    consequences: tuple[str, ...] = ()
    few_hands: int | None = None
    seen: bool = False
    readings: dict[str, str] = {}


def named(owner: Owner, name: str, value: Any) -> Change:
    """Put ``value`` in the place of ``owner.name``, and of the same object in the tables of the module."""

    def change() -> Iterable[Patch]:
        old = getattr(owner, name)
        yield Patch(owner, name, value)
        if callable(old):
            yield from _in_tables(owner, old, value)

    return change


def _in_tables(owner: Owner, old: object, new: object) -> Iterable[Patch]:
    for name, table in list(vars(owner).items()):
        if isinstance(table, dict) and not name.startswith("__") and old in table.values():
            yield Patch(owner, name, {key: new if each is old else each for key, each in table.items()})
        elif isinstance(table, tuple) and any(isinstance(entry, tuple) and old in entry for entry in table):
            yield Patch(owner, name, tuple(_exchanged(entry, old, new) for entry in table))


def _exchanged(entry: Any, old: object, new: object) -> Any:
    fields = [new if each is old else each for each in entry]
    return type(entry)(*fields) if hasattr(entry, "_fields") else tuple(fields)


def entry(module: ModuleType, table: str, category: str, formed_by: Callable[..., Any]) -> Change:
    """Let another function decide over the entry ``category`` of ``table``, and of no other table."""

    def change() -> Iterable[Patch]:
        rows = getattr(module, table)
        yield Patch(
            module,
            table,
            tuple(row._replace(**{row._fields[2]: formed_by}) if row[0] == category else row for row in rows),
        )

    return change


def without(module: ModuleType, table: str, category: str) -> Change:
    """Leave the entry ``category`` out of ``table``."""

    def change() -> Iterable[Patch]:
        yield Patch(module, table, tuple(row for row in getattr(module, table) if row[0] != category))

    return change


def with_added(module: ModuleType, table: str, row: Any) -> Change:
    """Put one more entry at the end of ``table``."""

    def change() -> Iterable[Patch]:
        yield Patch(module, table, (*getattr(module, table), row))

    return change


def swapped(module: ModuleType, table: str, one: str, other: str) -> Change:
    """Let two entries of ``table`` change places."""

    def change() -> Iterable[Patch]:
        rows = list(getattr(module, table))
        names = [row[0] for row in rows]
        here, there = names.index(one), names.index(other)
        rows[here], rows[there] = rows[there], rows[here]
        yield Patch(module, table, tuple(rows))

    return change


def hand_set(*hands: str) -> frozenset[frozenset[str]]:
    """Return hands as sets of cards: "As Kd" and "Kd As" are one."""
    return frozenset(frozenset(hand.split()) for hand in hands)


def is_one_of(hands: frozenset[frozenset[str]]) -> Callable[[Any], bool]:
    """Return a predicate of the reference's `Hand`: it is one of these very hands."""
    return lambda hand: frozenset(card.token for card in hand.cards) in hands


def unless(rule: Callable[[Any], bool], exception: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return ``rule``, which no longer holds where ``exception`` does."""
    return lambda hand: rule(hand) and not exception(hand)


def also(rule: Callable[[Any], bool], addition: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return ``rule``, which now holds where ``addition`` does as well."""
    return lambda hand: rule(hand) or addition(hand)


def suited(rows: Sequence[str], suits: str = "shdc") -> frozenset[frozenset[str]]:
    """Return the hands of one suit with the ranks of each of ``rows``: "AKQJT"."""
    return frozenset(frozenset(rank + suit for rank in row) for row in rows for suit in suits)
