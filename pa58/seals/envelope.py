"""Statements under signatures: DSSE envelopes, in exactly one spelling each.

Every signature carries the role in which it was given. The role is not under the signature: whose key stands
for which role is known to the one who checks, never taken from the envelope.
"""

import json
from base64 import b64encode
from collections import Counter
from collections.abc import Mapping
from typing import Final

from securesystemslib.dsse import Envelope
from securesystemslib.exceptions import UnverifiedSignatureError
from securesystemslib.signer import Key, Signature, Signer

PAYLOAD_TYPE: Final = "application/vnd.in-toto+json"


class EnvelopeProblem(Exception):  # noqa: N818  said to the person who holds the bundle
    """An envelope that cannot be read; the message says why."""


def sign(payload: bytes, signers: Mapping[str, Signer]) -> bytes:
    """Return ``payload`` (a statement) in an envelope, signed by each of ``signers`` (role -> signer)."""
    return add_signatures(Envelope(payload, PAYLOAD_TYPE, {}), signers)


def add_signatures(envelope: Envelope, signers: Mapping[str, Signer]) -> bytes:
    """Return ``envelope``, signed by each of ``signers`` (role -> signer) too."""
    for role, signer in signers.items():
        envelope.sign(signer).unrecognized_fields["role"] = role
    return _spelt(envelope)


def read(data: bytes) -> Envelope:
    """Read an envelope; raises `EnvelopeProblem` for all but the bytes that `sign` would write of it."""
    try:
        envelope = Envelope.from_dict(json.loads(data))
        spelt = _spelt(envelope)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise EnvelopeProblem("it is not an envelope with a signed statement.") from None
    if spelt != data:
        raise EnvelopeProblem("it is not spelt as pa58 spells envelopes: something in it was changed.")
    if envelope.payload_type != PAYLOAD_TYPE:
        raise EnvelopeProblem(f"it holds {envelope.payload_type!r}, not {PAYLOAD_TYPE}.")
    return envelope


def roles(envelope: Envelope) -> list[str]:
    """Return the roles of those who signed, as the envelope names them."""
    return [_role(signature) for signature in envelope.signatures.values()]


def signature_problems(envelope: Envelope, keys: Mapping[str, Key]) -> list[str]:
    """Return what is wrong with the signatures, given the key of each role that must have signed.

    Every signature must be right, those of roles not asked for included.
    """
    signed = Counter(roles(envelope))
    problems = [f"it is not signed by the {role}." for role in keys if role not in signed]
    problems += [
        f"it is signed by the {role} more than once." for role, number in signed.items() if number > 1
    ]
    for signature in envelope.signatures.values():
        role = _role(signature)
        key = keys.get(role)
        if key is None:
            problems.append(
                f"it is signed by the {role} too, which cannot be checked without the public key; "
                f"give it with --pub {role}=FILE."
            )
        elif key.keyid != signature.keyid:
            problems.append(f"the signature of the {role} was made with another key than the one given.")
        else:
            try:
                key.verify_signature(signature, envelope.pae())
            except UnverifiedSignatureError:
                problems.append(f"the signature of the {role} does not belong to what it stands under.")
    return problems


def _role(signature: Signature) -> str:
    return str(signature.unrecognized_fields["role"])


def _spelt(envelope: Envelope) -> bytes:
    signatures = [
        {
            "keyid": signature.keyid,
            "role": _role(signature),
            "sig": b64encode(bytes.fromhex(signature.signature)).decode(),
        }
        for signature in envelope.signatures.values()
    ]
    described = {
        "payload": b64encode(envelope.payload).decode(),
        "payloadType": envelope.payload_type,
        "signatures": sorted(signatures, key=lambda each: each["role"]),
    }
    return json.dumps(described, sort_keys=True, separators=(",", ":")).encode() + b"\n"
