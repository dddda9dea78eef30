"""Keeps what came of each wrong product, for as long as nothing that it hangs on has changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

import defects
from adapters.appending import append_whole
from defects import Defect
from pa58.features import read_features
from pa58.identity import suite_identity
from pa58.index import load_index
from pa58.selftest.killing import Outcome
from pa58.suite_files import suite_root

OUTCOMES = "outcomes.jsonl"


class _Line(msgspec.Struct, frozen=True):
    key: str
    outcome: Outcome


class Store:
    """Outcomes in a folder: a line is written as each ends, so that what was cut short goes on from there."""

    def __init__(self, folder: Path) -> None:
        """Read what ``folder`` holds; raises `OSError` where it cannot be read or made."""
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / OUTCOMES
        self._kept: dict[str, Outcome] = {}
        self._keys = _Keys()
        self._torn = False
        if self._path.exists():
            content = self._path.read_bytes()
            self._torn = not content.endswith(b"\n") and bool(content)
            for raw in content.split(b"\n"):
                try:
                    line = msgspec.json.decode(raw, type=_Line)
                except msgspec.MsgspecError:
                    continue  # torn by an end that came too early; that product is simply asked again
                self._kept[line.key] = line.outcome

    def known(self, wanted: Iterable[Defect]) -> list[Outcome]:
        """Return the outcomes that still hold."""
        return [self._kept[key] for defect in wanted if (key := self._keys.of(defect)) in self._kept]

    def keep(self, defect: Defect, outcome: Outcome) -> None:
        """Write down an outcome, whole or not at all; raises `OSError` where the disk refuses it."""
        key = self._keys.of(defect)
        # What comes now must not stand on a line that was cut off.
        line = b"\n" * self._torn + msgspec.json.encode(_Line(key, outcome)) + b"\n"
        with self._path.open("ab", buffering=0) as file:
            append_whole(file, line)
        self._torn = False
        self._kept[key] = outcome


class _Keys:
    """What an outcome hangs on: the defects' code, the suite's code, the index, and the chapter's features."""

    def __init__(self) -> None:
        index = load_index()
        identity = suite_identity(index, read_features(suite_root() / "features", index))
        own = _digest(Path(defects.__file__).parent.rglob("*.py"))
        self._common = f"{own} {identity.code_digest} {identity.index_digest}"
        self._features: dict[str, str] = {}

    def of(self, defect: Defect) -> str:
        if defect.chapter not in self._features:
            folder = suite_root() / "features" / defect.chapter
            self._features[defect.chapter] = _digest(folder.glob("*.feature"))
        text = f"{defect.id} {self._common} {self._features[defect.chapter]}"
        return hashlib.sha256(text.encode()).hexdigest()


def _digest(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
