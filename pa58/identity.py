"""What judged: the suite's version, and digests of all that its judgement rests on."""

import hashlib
from functools import cache
from importlib import metadata
from pathlib import Path

import adapters
import pa58
import reference_impl
import reports
import steps
from pa58.evidence import SuiteIdentity
from pa58.features import Catalogue
from pa58.index import RulesIndex


def suite_identity(index: RulesIndex, catalogue: Catalogue) -> SuiteIdentity:
    """Return version and digests (SHA-256, hexadecimal) of index, feature files and code."""
    return SuiteIdentity(
        version=metadata.version("pa58"),
        features_digest=catalogue.digest,
        index_digest=index.digest,
        code_digest=code_digest(),
    )


@cache
def code_digest() -> str:
    """Return the SHA-256 over names and bytes of all that judges and reports: modules, and templates of reports.

    It is the same whether the suite is installed or not.
    """
    code = hashlib.sha256()
    for package in (adapters, pa58, reference_impl, reports, steps):
        folder = Path(str(package.__file__)).parent
        templates = (folder / "templates").glob("*.*") if package is reports else ()
        for path in sorted((*folder.rglob("*.py"), *templates)):
            name = f"{package.__name__}/{path.relative_to(folder).as_posix()}"
            if not name.startswith("pa58/suite/"):  # feature files and index have digests of their own
                code.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return code.hexdigest()
