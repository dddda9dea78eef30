"""The contract with a product under test: its messages, the supervised process, and kits for vendors."""

from adapters.errors import CommandError, HandshakeError, ProductError, SandboxMissing
from adapters.process import SupervisedProduct
from adapters.product import Answer, Case, ChapterOffer, Finding, Product, ProductIdentity
from adapters.sandbox import Isolation

__all__ = [
    "Answer",
    "Case",
    "ChapterOffer",
    "CommandError",
    "Finding",
    "HandshakeError",
    "Isolation",
    "Product",
    "ProductError",
    "ProductIdentity",
    "SandboxMissing",
    "SupervisedProduct",
]
