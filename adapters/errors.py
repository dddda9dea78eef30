"""Why a product cannot be tested at all: sentences for the person who started the run."""


class ProductError(Exception):
    """The product cannot be used; the message says why and what to do, without a traceback."""


class CommandError(ProductError):
    """The command line of the product is empty, badly quoted, or names a program that is not there."""


class SandboxMissing(ProductError):  # noqa: N818 -- says what is wrong better than SandboxMissingError
    """A sandbox was asked for, and this machine cannot give one."""


class HandshakeError(ProductError):
    """The product started, but no conversation came about (no common version, no valid answer)."""


class SpentError(Exception):
    """There is no process, and none may be started any more; the message is the reason for the report."""
