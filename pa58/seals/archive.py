"""The bytes of a bundle: a zip archive in exactly one form.

Files lie in it as they are (stored, not compressed), in the order of their names, with one fixed date and mode
and nothing before, between or behind them. So a bundle's bytes are a function of its files, and a reader can
put them together again and compare: a byte that differs anywhere, in a file or around it, is found, and there
is no room for what zip archives are abused for (paths that lead out, links, bombs, names given twice).
"""

import re
import struct
import zlib
from collections.abc import Mapping
from typing import Final

LARGEST: Final = 1 << 30  # bytes; a run of a hundred thousand cases takes less than a fifth of it

_LOCAL: Final = struct.Struct("<4s5H3L2H")
_CENTRAL: Final = struct.Struct("<4s6H3L5H2L")
_END: Final = struct.Struct("<4s4H2LH")
_LOCAL_MARK: Final = b"PK\3\4"
_CENTRAL_MARK: Final = b"PK\1\2"
_END_MARK: Final = b"PK\5\6"
_VERSION: Final = 20
_MADE_BY_UNIX: Final = 3 << 8 | _VERSION
_MIDNIGHT: Final = 0
_FIRST_DAY: Final = 1 << 5 | 1  # 1 January 1980, the first day that a zip archive can name
_PLAIN_FILE: Final = 0o100644 << 16
_MOST_FILES: Final = 0xFFFF

_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")


class BundleProblem(Exception):  # noqa: N818  said to the person who holds the bundle
    """A bundle that cannot be read or made; the message says what is wrong with it."""


def pack(files: Mapping[str, bytes]) -> bytes:
    """Return the bundle of ``files`` (name -> content); equal files give equal bytes.

    Raises `BundleProblem` for a name that no bundle can hold.
    """
    body = bytearray()
    directory = bytearray()
    for name, content in sorted(files.items()):
        if not _NAME.fullmatch(name):
            raise BundleProblem(
                f"{name!r} cannot be the name of a file in a bundle; take letters, digits, dots, - and _."
            )
        spelt = name.encode("ascii")
        common = (
            _VERSION,
            0,  # flags
            0,  # stored
            _MIDNIGHT,
            _FIRST_DAY,
            zlib.crc32(content),
            len(content),
            len(content),
            len(spelt),
            0,  # nothing extra
        )
        directory += _CENTRAL.pack(_CENTRAL_MARK, _MADE_BY_UNIX, *common, 0, 0, 0, _PLAIN_FILE, len(body))
        directory += spelt
        body += _LOCAL.pack(_LOCAL_MARK, *common) + spelt + content
        if len(body) > LARGEST:
            raise BundleProblem(f"the run is larger than the {LARGEST >> 20} MiB that a bundle may have.")
    if len(files) > _MOST_FILES:
        raise BundleProblem(f"{len(files)} files are more than a bundle can hold.")
    end = _END.pack(_END_MARK, 0, 0, len(files), len(files), len(directory), len(body), 0)
    return bytes(body + directory + end)


def unpack(bundle: bytes) -> dict[str, bytes]:
    """Return the files of a bundle (name -> content).

    Raises `BundleProblem` for anything but the very bytes that `pack` would write.
    """
    if len(bundle) > LARGEST:
        raise BundleProblem(f"it is larger than the {LARGEST >> 20} MiB that a bundle may have.")
    files: dict[str, bytes] = {}
    place = 0
    while bundle.startswith(_LOCAL_MARK, place):
        name, content, place = _file(bundle, place)
        if name in files:
            raise BundleProblem(f"it holds {name} twice.")
        files[name] = content
    if not files:
        raise BundleProblem("it is not a bundle of pa58, or its beginning was changed.")
    if pack(files) != bundle:
        raise BundleProblem(
            "it is not in the form in which pa58 writes bundles: something was changed around the files "
            "(their order, dates, modes or links), or put between or behind them."
        )
    return files


def _file(bundle: bytes, place: int) -> tuple[str, bytes, int]:
    """Return name and content of the file whose header stands at ``place``, and where it ends."""
    if len(bundle) < place + _LOCAL.size:
        raise BundleProblem("it is cut off.")
    _, _, flags, method, _, _, checksum, packed, size, name_length, extra = _LOCAL.unpack_from(bundle, place)
    start = place + _LOCAL.size + name_length
    name = bundle[place + _LOCAL.size : start].decode("ascii", errors="backslashreplace")
    if not _NAME.fullmatch(name):
        raise BundleProblem(f"it holds a file of the name {name!r}, which no bundle has.")
    if method != 0 or packed != size or flags or extra:
        raise BundleProblem(f"{name} is compressed, encrypted or otherwise not stored as it is.")
    content = bundle[start : start + size]
    if len(content) != size:
        raise BundleProblem(f"it is cut off within {name}.")
    if zlib.crc32(content) != checksum:
        raise BundleProblem(f"{name} does not have the checksum that stands before it.")
    return name, content, start + size
