"""From a run to a sealed bundle, and from a bundle to one with a further signature."""

from collections.abc import Mapping

from securesystemslib.signer import Signer

from pa58.seals import envelope
from pa58.seals.archive import BundleProblem, pack, unpack
from pa58.seals.checking import ENVELOPES, Derive, content_problems, read_envelopes
from pa58.seals.statements import MANIFEST, manifest, statements


def seal(sources: Mapping[str, bytes], derive: Derive, signers: Mapping[str, Signer]) -> bytes:
    """Return the bundle of a run, signed by each of ``signers`` (role -> signer).

    ``sources`` (name -> content) are the files that everything else comes out of. Equal arguments give equal
    bytes. Raises `BundleProblem`, and what ``derive`` raises.
    """
    files = {**sources, **derive(sources)}
    files[MANIFEST] = manifest(files)
    seals = {ENVELOPES[kind]: envelope.sign(payload, signers) for kind, payload in statements(files).items()}
    return pack({**files, **seals})


def countersign(bundle: bytes, derive: Derive, signers: Mapping[str, Signer]) -> bytes:
    """Return ``bundle`` with the signatures of further ``signers`` (role -> signer).

    What they put their names under is checked first, all but the signatures of others. Raises `BundleProblem`
    where something is wrong with it, and what ``derive`` raises.
    """
    files = unpack(bundle)
    envelopes = read_envelopes(files)
    problems = content_problems(files, envelopes, derive)
    if problems:
        raise BundleProblem(" ".join(problems))
    for each in envelopes.values():
        for role in signers:
            if role in envelope.roles(each):
                raise BundleProblem(f"it is signed by the {role} already.")
    added = {ENVELOPES[kind]: envelope.add_signatures(each, signers) for kind, each in envelopes.items()}
    return pack({**files, **added})
