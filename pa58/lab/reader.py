"""From ``lab.yaml`` to a `Lab`, or to a list of everything that is wrong with the file."""

from itertools import pairwise
from pathlib import Path

from pa58.index.problems import Findings, IndexProblems
from pa58.index.reader import Lines, read_entries
from pa58.lab.document import Lab

_LARGEST = 1024 * 1024  # bytes; what a person writes about a report takes a hundredth of it


class LabProblems(Exception):  # noqa: N818  a list of problems, each of which is the error
    """Everything that is wrong with a lab file, a line each: ``file:line: what, and what to do``."""


def load_lab(path: Path) -> tuple[Lab, bytes]:
    """Return what stands in the lab file at ``path``, and its bytes; raises `LabProblems`."""
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise LabProblems(f"{path}: the lab file cannot be read: {error.strerror}.") from error
    return read_lab(content, str(path)), content


def read_lab(content: bytes, name: str) -> Lab:
    """Return what stands in a lab file of this ``content``; raises `LabProblems`, which call it ``name``."""
    findings = Findings(name)
    if len(content) > _LARGEST:
        findings.add(1, f"the file is larger than {_LARGEST} bytes, which no lab file is.")
        content = b""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise LabProblems(f"{name}:{line}: this is not UTF-8; save the file as UTF-8.") from None
    lab = None
    try:
        lab, lines = read_entries(text, findings, Lab, "the lab file")
        findings.stop()
        assert lab is not None, "a file that could not be read has findings"
        _check_dates(lab, lines, findings)
        findings.stop()
    except IndexProblems as problems:
        raise LabProblems(str(problems)) from None
    return lab


def _check_dates(lab: Lab, lines: Lines, findings: Findings) -> None:
    """Note dates that stand in an order in which no work is done."""
    given = [
        (entry, field, date)
        for entry, field, date in (
            (lab.item, "received", lab.item.received),
            (lab.work, "started", lab.work.started),
            (lab.work, "ended", lab.work.ended),
            (lab.report, "issued", lab.report.issued),
        )
        if date is not None
    ]
    for (_, before, earlier), (entry, after, later) in pairwise(given):
        if later < earlier:
            findings.add(
                lines.of(entry, after),
                f"{after}: {later} is before {before}, {earlier}; correct one of them.",
            )
