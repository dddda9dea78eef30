"""What the journal keeps of the reference's code, and of the lines that a case reached.

A journal may come from anywhere, so both are refused where they make no sense: a line of it that cannot be read is
named to whoever wants its report.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec

# Lines have at most seven digits: more than there is code, and few enough for anybody to read.
_SPANS: Final = re.compile(r"[0-9]{1,7}(-[0-9]{1,7})?( [0-9]{1,7}(-[0-9]{1,7})?)*")
_WAYS_ON: Final = re.compile(r"[0-9]{1,7}>-?[0-9]{1,7}( [0-9]{1,7}>-?[0-9]{1,7})*")

Exit = tuple[int, int]
"""Where a line that can go on in more than one way goes on: from a line, to a line; to minus N: it leaves the
function that begins on line N."""


class RuleFunction(msgspec.Struct, frozen=True, kw_only=True):
    """A function of the reference; ``clauses`` are the keys that the head of its docstring names."""

    name: str
    first: int
    last: int
    clauses: tuple[str, ...] = ()


class OtherReading(msgspec.Struct, frozen=True, kw_only=True):
    """What only another ``reading`` than the one in force ("ID=OPTION") can reach."""

    reading: str
    lines: tuple[int, ...] = ()
    exits: tuple[Exit, ...] = ()


class CodeFile(msgspec.Struct, frozen=True, kw_only=True):
    """A module of the reference; ``digest`` is the SHA-256 of its bytes.

    ``lines`` are the first lines of the statements inside its functions, ``exits`` all ways on from those that
    have more than one. ``on_loading``: those of the lines that run while the modules are loaded, before any case.
    """

    name: str
    digest: str
    text: str
    functions: tuple[RuleFunction, ...]
    lines: tuple[int, ...]
    exits: tuple[Exit, ...]
    on_loading: tuple[int, ...] = ()
    other_readings: tuple[OtherReading, ...] = ()

    def __post_init__(self) -> None:
        """Raise `ValueError` for a function that the text does not hold, or a line that stands in no function."""
        length = self.text.count("\n") + 1
        inside: set[int] = set()
        for function in self.functions:
            if not 1 <= function.first <= function.last <= length:
                raise ValueError(
                    f"the function {function.name!r} does not stand in the text of {self.name!r}"
                )
            inside.update(range(function.first, function.last + 1))
        outside = {*self.lines, *(line for line, _ in self.exits)} - inside
        if outside:
            raise ValueError(f"line {min(outside)} of {self.name!r} stands in none of its functions")


class ReferenceCode(msgspec.Struct, frozen=True, kw_only=True):
    """The reference as measured; ``measured_by`` names the tool and its version."""

    measured_by: str
    files: tuple[CodeFile, ...]


class Reach(msgspec.Struct, frozen=True, kw_only=True, tag="reach", tag_field="line"):
    """Lines and exits of the reference that cases reached: many cases take one way, so each way is written once.

    By file: ``lines`` as "12-20 33", which leaves out what lies between and is no line of the code's table;
    ``exits`` as "14>16 20>-12".
    """

    id: int
    lines: dict[str, str] = {}
    exits: dict[str, str] = {}

    def __post_init__(self) -> None:
        """Raise `ValueError` for lines or exits that are not written as above."""
        for kind, pattern, told in (("lines", _SPANS, self.lines), ("exits", _WAYS_ON, self.exits)):
            for file, text in told.items():
                if not pattern.fullmatch(text):
                    raise ValueError(f"a reach tells no {kind} of {file!r}")

    @property
    def way(self) -> tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
        """All that tells this one from others, but for its number."""
        return tuple(sorted(self.lines.items())), tuple(sorted(self.exits.items()))

    def lines_of(self, file: CodeFile) -> set[int]:
        """Return the lines of ``file`` that were reached."""
        spans = [span.partition("-") for span in self.lines.get(file.name, "").split()]
        return {
            line
            for first, _, last in spans
            for line in file.lines
            if int(first) <= line <= int(last or first)
        }

    def exits_of(self, file: CodeFile) -> set[Exit]:
        """Return the exits of ``file`` that were taken."""
        pairs = (pair.split(">") for pair in self.exits.get(file.name, "").split())
        return {(int(one), int(other)) for one, other in pairs}


def reach(
    number: int,
    code: ReferenceCode,
    lines: Mapping[str, Collection[int]],
    exits: Mapping[str, Iterable[Exit]],
) -> Reach:
    """Write down what was reached, by name of file; what is not in the table of ``code`` is left out."""
    reached = {file.name: spans(lines.get(file.name, ()), file.lines) for file in code.files}
    pairs = {
        file.name: " ".join(f"{one}>{other}" for one, other in file.exits if (one, other) in taken)
        for file in code.files
        if (taken := set(exits.get(file.name, ())))
    }
    return Reach(
        id=number,
        lines={name: each for name, each in reached.items() if each},
        exits={name: each for name, each in pairs.items() if each},
    )


def spans(lines: Collection[int], table: Iterable[int]) -> str:
    """Return those of the ``table`` that are ``lines``, as in "12-20 33".

    What lies between the ends of a span and is in the table is meant too; what is not in it is left out.
    """
    found: list[list[int]] = []
    going = False
    for line in table:
        if line in lines and going:
            found[-1][1] = line
        elif line in lines:
            found.append([line, line])
        going = line in lines
    return " ".join(f"{first}" if first == last else f"{first}-{last}" for first, last in found)
