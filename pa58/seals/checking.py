"""What is asked of a bundle. Signatures and digests come first; only what they vouch for is looked into."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
from securesystemslib.dsse import Envelope
from securesystemslib.signer import Key

from pa58.seals import envelope
from pa58.seals.archive import BundleProblem, unpack
from pa58.seals.statements import CONFORMANCE, MANIFEST, TEST_RESULT, manifest, statements

Derive = Callable[[Mapping[str, bytes]], dict[str, bytes]]
"""Makes matrix and report (name -> content) from a bundle's sources, or raises `BundleProblem`."""

ENVELOPES: Final = {
    TEST_RESULT: "seals/test-result.dsse.json",
    CONFORMANCE: "seals/conformance.dsse.json",
}
"""The file of each statement, by its predicate type."""

_SOURCES: Final = ("evidence.jsonl", "rules_index.yaml", "lab.yaml")
_SOURCE_FOLDERS: Final = ("features/", "transcripts/")


class OtherSuite(BundleProblem):
    """The bundle was made by another version of the suite, which alone can make its report again."""


class Verification(msgspec.Struct, frozen=True, kw_only=True):
    """What was found of a bundle.

    It is good where ``problems`` is empty and ``undecided`` too, which says what could not be checked here.
    ``statement`` is the conformance statement as it was signed; None where a bundle has none to be believed.
    ``signed`` are the roles of those who signed it.
    """

    problems: tuple[str, ...] = ()
    undecided: str = ""
    statement: dict[str, Any] | None = None
    signed: tuple[str, ...] = ()


def verify(bundle: bytes, keys: Mapping[str, Key], derive: Derive) -> Verification:
    """Check a bundle: form, signatures (``keys``: role -> key), statements, digests, and the report itself."""
    try:
        files = unpack(bundle)
        envelopes = read_envelopes(files)
    except BundleProblem as problem:
        return Verification(problems=(str(problem),))
    problems = tuple(
        f"{ENVELOPES[kind]}: {problem}"
        for kind, each in envelopes.items()
        for problem in envelope.signature_problems(each, keys)
    )
    if problems:
        return Verification(problems=problems)
    undecided = ""
    try:
        problems = tuple(content_problems(files, envelopes, derive))
    except OtherSuite as other:
        undecided = str(other)
    except BundleProblem as problem:
        problems = (str(problem),)
    if problems:
        return Verification(problems=problems)
    return Verification(
        undecided=undecided,
        statement=json.loads(envelopes[CONFORMANCE].payload),
        signed=tuple(sorted(envelope.roles(envelopes[CONFORMANCE]))),
    )


def read_envelopes(files: Mapping[str, bytes]) -> dict[str, Envelope]:
    """Return the envelopes of a bundle by predicate type; raises `BundleProblem`."""
    found = {}
    for kind, name in ENVELOPES.items():
        if name not in files:
            raise BundleProblem(f"{name} is missing: the bundle is not sealed.")
        try:
            found[kind] = envelope.read(files[name])
        except envelope.EnvelopeProblem as problem:
            raise BundleProblem(f"{name}: {problem}") from None
    return found


def content_problems(
    files: Mapping[str, bytes], envelopes: Mapping[str, Envelope], derive: Derive
) -> list[str]:
    """Return what is wrong with a bundle, its signatures aside; raises what ``derive`` raises."""
    covered = {name: content for name, content in files.items() if name not in ENVELOPES.values()}
    return (
        list(_manifest_problems(covered))
        or list(_statement_problems(covered, envelopes))
        or list(_derivation_problems(covered, derive))
    )


def _manifest_problems(files: Mapping[str, bytes]) -> Iterator[str]:
    listed = {name: content for name, content in files.items() if name != MANIFEST}
    now = manifest(listed)
    if MANIFEST not in files:
        yield f"{MANIFEST} is missing."
    elif files[MANIFEST] != now:
        try:
            then = msgspec.json.decode(files[MANIFEST], type=_Manifest).files
        except msgspec.MsgspecError:
            then = {}
        digests = msgspec.json.decode(now, type=_Manifest).files
        for name in sorted(then.keys() | digests.keys()):
            if name not in digests:
                yield f"{name} is listed in the manifest, and missing."
            elif name not in then:
                yield f"{name} is not listed in the manifest."
            elif digests[name] != then[name]:
                yield f"{name} is not the file that the manifest lists: its digest differs."
        if then == digests:
            yield f"{MANIFEST} is not spelt as pa58 spells it."


class _Manifest(msgspec.Struct):
    files: dict[str, str]


def _statement_problems(files: Mapping[str, bytes], envelopes: Mapping[str, Envelope]) -> Iterator[str]:
    for kind, payload in statements(files).items():
        if envelopes[kind].payload != payload:
            subject = _subject(envelopes[kind].payload)
            if subject != _subject(payload):
                yield f"{ENVELOPES[kind]}: it is about another product ({subject}) than the journal."
            else:
                yield f"{ENVELOPES[kind]}: what was signed is not what journal, matrix and manifest say."


def _subject(payload: bytes) -> Any:
    try:
        return json.loads(payload)["subject"]
    except (ValueError, KeyError, TypeError):
        return "unreadable"


def _derivation_problems(files: Mapping[str, bytes], derive: Derive) -> Iterator[str]:
    sources = {name: content for name, content in files.items() if _is_source(name)}
    derived = derive(sources)
    for name in sorted(files.keys() - sources.keys() - derived.keys() - {MANIFEST}):
        yield f"{name} is a file that no bundle has."
    for name, content in derived.items():
        if name not in files:
            yield f"{name} is missing."
        elif files[name] != content:
            yield f"{name} is not what comes out of the journal."


def _is_source(name: str) -> bool:
    return name in _SOURCES or name.startswith(_SOURCE_FOLDERS)
