"""All that is wrong with an index file, gathered so that a person can mend it in one go."""

from collections.abc import Iterable

_MOST = 200  # problems reported of one file; nobody reads on


class IndexProblems(Exception):  # noqa: N818  a list of problems, each of which is the error
    """Everything that is wrong with an index file, a line each: ``file:line: what, and what to do``."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Findings:
    """The problems of one file while it is being read, by line."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._found: list[tuple[int, str]] = []

    def add(self, line: int, message: str) -> None:
        """Note what is wrong on a line, counted from 1."""
        self._found.append((line, message))

    def stop(self) -> None:
        """Raise `IndexProblems` if anything was found, in the order of the lines."""
        if self._found:
            ordered = sorted(self._found, key=lambda found: found[0])[:_MOST]
            problems = [f"{self._file}:{line}: {message}" for line, message in ordered]
            if len(self._found) > _MOST:
                problems.append(f"{self._file}: and {len(self._found) - _MOST} more.")
            raise IndexProblems(problems)
