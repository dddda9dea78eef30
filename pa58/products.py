"""Opens the product that a run is to test."""

import hashlib
import shlex
import shutil
from contextlib import suppress
from pathlib import Path

import msgspec

from adapters import Product, SupervisedProduct
from adapters.reference import ReferenceProduct

REFERENCE = "reference"


class ProductSource(msgspec.Struct, frozen=True):
    """How to open a product, as often as needed: each worker of a run has one of its own.

    ``adapter`` is "reference" or a command line; ``readings`` maps reading ids to the options in force.
    """

    adapter: str
    readings: dict[str, str]
    seed: int
    sandbox: bool = False

    def open(self, record: Path | None = None) -> Product:
        """Return the product, ready to answer; raises `adapters.ProductError` where it cannot be used.

        ``record`` names a file for every line sent and received.
        """
        if self.adapter == REFERENCE:
            return ReferenceProduct(self.readings)
        return SupervisedProduct(self.adapter, seed=self.seed, record=record, sandbox=self.sandbox)


def adapter_files(adapter: str) -> dict[str, str]:
    """Return the SHA-256 of each file that the command of an adapter names, by the word that names it.

    The reference names none: it is code of the suite.
    """
    if adapter == REFERENCE:
        return {}
    files = {}
    for place, word in enumerate(shlex.split(adapter)):
        path = shutil.which(word) if place == 0 else word
        with suppress(OSError):
            if path is not None and Path(path).is_file():
                with Path(path).open("rb") as file:
                    files[word] = hashlib.file_digest(file, "sha256").hexdigest()
    return files
