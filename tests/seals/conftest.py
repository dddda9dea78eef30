"""The small run, sealed."""

import pytest
import small_run
from securesystemslib.signer import CryptoSigner

from pa58.seals import seal


@pytest.fixture(scope="session")
def sources():
    return small_run.sources()


@pytest.fixture(scope="session")
def lab():
    return CryptoSigner.generate_ed25519()


@pytest.fixture(scope="session")
def vendor():
    return CryptoSigner.generate_ed25519()


@pytest.fixture(scope="session")
def keys(lab, vendor):
    return {"lab": lab.public_key, "vendor": vendor.public_key}


@pytest.fixture(scope="session")
def bundle(sources, lab, vendor):
    return seal(sources, small_run.derive, {"lab": lab, "vendor": vendor})
