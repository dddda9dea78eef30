"""Keys for seals: Ed25519, in the PEM files that other tools read and write too.

A private key lies in ``NAME.key``, for its owner's eyes only; the public key beside it, in ``NAME.pub``, is
what others need to check a seal.
"""

import os
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Literal

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)
from securesystemslib.signer import CryptoSigner, SSlibKey

Role = Literal["lab", "vendor"]
"""For whom a key signs: who tested, and whose product it is."""

ROLES: tuple[Role, ...] = ("lab", "vendor")


class KeyProblem(Exception):  # noqa: N818  said to the person who named the file
    """A key file that cannot be read, made or used; the message names it."""


def new_key(path: Path, passphrase: bytes | None) -> tuple[Path, Path]:
    """Make a pair of keys and return their files: ``path`` with the endings ``.key`` and ``.pub``.

    The private key is locked with ``passphrase``, in the PKCS #8 form that other tools open too; None: with none.
    Raises `KeyProblem`, also where one of the files exists: a key that seals depend on is never overwritten.
    """
    private, public = key_files(path)
    key = Ed25519PrivateKey.generate()
    try:
        lock = NoEncryption() if passphrase is None else BestAvailableEncryption(passphrase)
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, lock)
    except ValueError as error:
        raise KeyProblem(f"{private}: no key can be locked with this passphrase: {error}.") from None
    pem = key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    _write_both({private: (secret, 0o600), public: (pem, 0o644)})
    return private, public


def _write_both(contents: dict[Path, tuple[bytes, int]]) -> None:
    """Write new files with their modes, all of them or none; raises `KeyProblem`."""
    path = Path()
    with ExitStack() as undone:
        try:
            for path, (content, mode) in contents.items():
                file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
                undone.callback(_take_away, path)  # only what was made here
                with os.fdopen(file, "wb") as out:
                    out.write(content)
                    out.flush()
                    os.fsync(out.fileno())
        except OSError as error:
            raise KeyProblem(f"{path}: cannot be written: {error.strerror}; no key was made.") from error
        undone.pop_all()


def _take_away(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


def key_files(path: Path) -> tuple[Path, Path]:
    """Return the files that a new pair of keys would lie in.

    Raises `KeyProblem` where one exists, and for a path that ends in no name of its own.
    """
    if path.name in {"", ".."}:
        raise KeyProblem(f"{path}: give the key a name, such as lab; this is a folder.")
    files = path.with_name(path.name + ".key"), path.with_name(path.name + ".pub")
    for each in files:
        if each.exists():
            raise KeyProblem(f"{each} exists already; choose another name, or move it away yourself.")
    return files


def private_key(path: Path, passphrase: Callable[[], bytes]) -> CryptoSigner:
    """Read a private key; ``passphrase`` is asked for one where the key is locked. Raises `KeyProblem`."""
    content = _read(path)
    try:
        try:
            key = load_pem_private_key(content, None)
        except TypeError:
            key = _unlocked(path, content, passphrase())
    except (ValueError, UnsupportedAlgorithm):
        raise KeyProblem(
            f"{path}: this is no private key in PEM form; make one with: pa58 key new."
        ) from None
    if not isinstance(key, Ed25519PrivateKey):
        raise KeyProblem(f"{path}: this is not an Ed25519 key; make one with: pa58 key new.")
    return CryptoSigner(key)


def _unlocked(path: Path, content: bytes, passphrase: bytes) -> PrivateKeyTypes:
    try:
        return load_pem_private_key(content, passphrase)
    except (ValueError, TypeError):
        # An empty passphrase is a TypeError there.
        raise KeyProblem(f"{path}: the passphrase is wrong.") from None


def public_key(path: Path) -> SSlibKey:
    """Read a public key; raises `KeyProblem`."""
    try:
        key = load_pem_public_key(_read(path))
    except (ValueError, UnsupportedAlgorithm):
        raise KeyProblem(
            f"{path}: this is no public key in PEM form; it is the file that ends in .pub."
        ) from None
    if not isinstance(key, Ed25519PublicKey):
        raise KeyProblem(f"{path}: this is not an Ed25519 key.")
    return SSlibKey.from_crypto(key)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise KeyProblem(f"{path}: cannot be read: {error.strerror}.") from error
