"""Opens the product that a run is to test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from adapters import Product, SupervisedProduct
from adapters.reference import ReferenceProduct

REFERENCE = "reference"


@contextmanager
def open_product(
    adapter: str, readings: dict[str, str], seed: int, *, record: Path | None = None, sandbox: bool = False
) -> Iterator[Product]:
    """Give the reference in process, or the program that the command line ``adapter`` starts; close it after.

    ``readings`` maps reading ids to the options in force. Raises `adapters.ProductError` where the product
    cannot be used.
    """
    product: Product
    if adapter == REFERENCE:
        product = ReferenceProduct(readings)
    else:
        product = SupervisedProduct(adapter, seed=seed, record=record, sandbox=sandbox)
    try:
        yield product
    finally:
        product.close()
