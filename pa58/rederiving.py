"""Matrix and report, made again from nothing but what a bundle holds."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Final

from pa58.evidence import EvidenceError, Journal
from pa58.features import FeatureProblems, read_features
from pa58.identity import code_digest, suite_identity
from pa58.index import IndexProblems, load_index
from pa58.lab import LabProblems, load_lab
from pa58.scope import ScopeProblem, select_cases
from pa58.seals import BundleProblem, OtherSuite
from reports.building import build_matrix
from reports.writing import OutputError, outputs

JOURNAL: Final = "evidence.jsonl"
LAB: Final = "lab.yaml"
INDEX: Final = "rules_index.yaml"
FEATURES: Final = "features"


def rederive(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files of the report (name -> content) that come out of ``sources``, which `pa58.seals` names.

    Raises `OtherSuite` where another version of the suite made the run, and `BundleProblem` where the sources
    do not belong together; `reports.OutputError` where they cannot be put into a temporary folder.
    """
    try:
        with TemporaryDirectory(prefix="pa58-") as name:
            folder = Path(name)
            for place, content in sources.items():
                (folder / place).parent.mkdir(parents=True, exist_ok=True)
                (folder / place).write_bytes(content)
            return _report_of(folder)
    except OSError as error:
        raise OutputError(
            f"{gettempdir()}: cannot be written: {error.strerror}. Make room, or name another folder in TMPDIR."
        ) from error


def _report_of(folder: Path) -> dict[str, bytes]:
    try:
        return _derived(folder)
    except (EvidenceError, FeatureProblems, IndexProblems, LabProblems, ScopeProblem) as error:
        raise BundleProblem(str(error).replace(f"{folder}/", "")) from error


def _derived(folder: Path) -> dict[str, bytes]:
    journal = Journal.read(folder / JOURNAL)
    header = journal.header
    if header.suite.code_digest != code_digest():
        raise OtherSuite(
            f"the run was made with pa58 {header.suite.version}, code {header.suite.code_digest[:12]}, which is "
            "not the one at hand; only that one can make the report again from the journal."
        )
    all_versions = load_index(folder / INDEX)
    catalogue = read_features(folder / FEATURES, all_versions)
    index = all_versions.as_of(header.as_of)
    if header.suite != suite_identity(index, catalogue):
        raise BundleProblem("the clause index or the feature files are not those that the run was judged by.")
    readings = {name: reading.option for name, reading in header.readings.items()}
    if header.expected != select_cases(index, catalogue, header.selection, readings, header.as_of):
        raise BundleProblem("the cases that the journal expects are not those of the feature files.")
    lab = load_lab(folder / LAB)[0] if (folder / LAB).exists() else None
    matrix = build_matrix(index, journal, lab=lab)
    return {name: b"".join(pieces()) for name, pieces in outputs(matrix).items()}
