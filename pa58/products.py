"""Opens the product that a run is to test."""

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
