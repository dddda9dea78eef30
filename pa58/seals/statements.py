"""What is signed: two in-toto statements about the product's build, made from the files of the bundle alone.

One has the standard predicate for test results, for tools that know nothing of this suite; the other our own,
with the verdict of every clause. Both name the digest of the manifest, and so every file of the bundle.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from pa58.evidence import Header
from pa58.seals.archive import BundleProblem

STATEMENT_TYPE: Final = "https://in-toto.io/Statement/v1"
TEST_RESULT: Final = "https://in-toto.io/attestation/test-result/v0.1"
CONFORMANCE: Final = "urn:pa58:conformance:1"

JOURNAL: Final = "evidence.jsonl"
MANIFEST: Final = "manifest.json"
MATRIX: Final = "matrix.json"

_RESULTS: Final = {"conforms": "PASSED", "conforms-with-findings": "WARNED"}


class _Product(msgspec.Struct):
    name: str
    vendor: str
    version: str
    digest: str
    adapter: str


class _Clause(msgspec.Struct):
    key: str
    verdict: str


class _Case(msgspec.Struct):
    id: str
    outcome: str
    findings: list[Any]


class _Reading(msgspec.Struct):
    id: str
    in_force: str


class _Run(msgspec.Struct):
    started: str
    ended: str | None
    complete: bool
    profile: str
    seed: int


class _Totals(msgspec.Struct):
    clauses: int
    by_verdict: dict[str, int]
    cases_expected: int
    by_outcome: dict[str, int]


class _Matrix(msgspec.Struct):
    """What the statements say of ``matrix.json``."""

    verdict: str
    sentence: str
    product: _Product
    suite: dict[str, str]
    run: _Run
    readings: list[_Reading]
    totals: _Totals
    clauses: list[_Clause]
    scenarios: list[_Case]


def manifest(files: Mapping[str, bytes]) -> bytes:
    """Return the manifest of ``files`` (name -> content): the SHA-256 of each."""
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(files.items())}
    return _json({"format": "pa58-manifest/1", "files": digests})


def statements(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the statements about a bundle, by predicate type.

    ``files`` (name -> content) holds the manifest, the journal and the matrix. Raises `BundleProblem` where
    these are not what their names say.
    """
    try:
        header = msgspec.json.decode(files[JOURNAL].partition(b"\n")[0], type=Header)
        matrix = msgspec.json.decode(files[MATRIX], type=_Matrix)
    except msgspec.MsgspecError as error:
        raise BundleProblem(f"journal or matrix cannot be read: {error}.") from None
    adapter = header.adapter_files
    algorithm, _, digest = matrix.product.digest.partition(":")
    subject = {
        "name": f"{matrix.product.name} {matrix.product.version}",
        "digest": {algorithm: digest},
    }
    evidence = {"name": MANIFEST, "digest": {"sha256": hashlib.sha256(files[MANIFEST]).hexdigest()}}
    predicates = {
        TEST_RESULT: _test_result(matrix, adapter, evidence),
        CONFORMANCE: _conformance(matrix, adapter, evidence),
    }
    return {
        kind: _json(
            {"_type": STATEMENT_TYPE, "subject": [subject], "predicateType": kind, "predicate": predicate}
        )
        for kind, predicate in predicates.items()
    }


def _test_result(matrix: _Matrix, adapter: Mapping[str, str], evidence: Any) -> dict[str, Any]:
    """Return the standard predicate.

    Its result is a pass only where conformity was shown: what is not fully verified counts as failed, so that
    a policy that asks for no more than a pass is not served by a run cut short. A case that could not be
    judged stands with the failed ones; one that was skipped or not run stands nowhere.
    """
    cases = matrix.scenarios
    return {
        "result": _RESULTS.get(matrix.verdict, "FAILED"),
        "configuration": [
            {"name": "features", "digest": {"sha256": matrix.suite["features_digest"]}},
            {"name": "rules_index.yaml", "digest": {"sha256": matrix.suite["index_digest"]}},
            {"name": "pa58", "digest": {"sha256": matrix.suite["code_digest"]}},
            *({"name": name, "digest": {"sha256": digest}} for name, digest in sorted(adapter.items())),
        ],
        "passedTests": [case.id for case in cases if case.outcome == "passed" and not case.findings],
        "warnedTests": [case.id for case in cases if case.outcome == "passed" and case.findings],
        "failedTests": [case.id for case in cases if case.outcome in ("failed", "error")],
        "evidence": evidence,
    }


def _conformance(matrix: _Matrix, adapter: Mapping[str, str], evidence: Any) -> dict[str, Any]:
    return {
        "verdict": matrix.verdict,
        "sentence": matrix.sentence,
        "product": {
            "name": matrix.product.name,
            "vendor": matrix.product.vendor,
            "version": matrix.product.version,
        },
        "suite": matrix.suite,
        "adapter": {"command": matrix.product.adapter, "files": dict(adapter)},
        "run": msgspec.to_builtins(matrix.run),
        "readings": {reading.id: reading.in_force for reading in matrix.readings},
        "totals": msgspec.to_builtins(matrix.totals),
        "clauses": {clause.key: clause.verdict for clause in matrix.clauses},
        "evidence": evidence,
    }


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=2, sort_keys=True).encode() + b"\n"
