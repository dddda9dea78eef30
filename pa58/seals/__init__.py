"""Seals: a run in one file that can be checked years later, by someone else, without a network.

`seal` makes a *bundle*: the journal, what it was judged by, and the report that comes out of both, under a
manifest of digests and signed statements. `verify` asks all of it again.
"""

from pa58.seals.archive import LARGEST, BundleProblem, unpack
from pa58.seals.checking import Derive, OtherSuite, Verification, verify
from pa58.seals.keys import ROLES, KeyProblem, key_files, new_key, private_key, public_key
from pa58.seals.sealing import countersign, seal

__all__ = [
    "LARGEST",
    "ROLES",
    "BundleProblem",
    "Derive",
    "KeyProblem",
    "OtherSuite",
    "Verification",
    "countersign",
    "key_files",
    "new_key",
    "private_key",
    "public_key",
    "seal",
    "unpack",
    "verify",
]
