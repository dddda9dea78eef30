"""A run small enough to change every byte of its bundle."""

import hashlib
import json

import msgspec

from adapters.product import ProductIdentity
from pa58.evidence import Header, Selection, SuiteIdentity


def derive(sources):
    """Make a matrix and a page of the journal, as small as the statements about them allow."""
    digest = hashlib.sha256(sources["evidence.jsonl"]).hexdigest()
    matrix = {
        "verdict": "conforms",
        "sentence": "The product conforms.",
        "product": {
            "name": "Game",
            "vendor": "Vendor",
            "version": "3",
            "digest": "sha256:c0ffee",
            "adapter": "./game --serve",
        },
        "suite": {"version": "1", "features_digest": "1a", "index_digest": "2b", "code_digest": "3c"},
        "run": {"started": "then", "ended": "later", "complete": True, "profile": "certification", "seed": 1},
        "readings": [{"id": "a-reading", "in_force": "an-option"}],
        "totals": {
            "clauses": 1,
            "by_verdict": {"passed": 1},
            "cases_expected": 1,
            "by_outcome": {"passed": 1},
        },
        "clauses": [{"key": "601a.2.a", "verdict": "passed"}],
        "scenarios": [{"id": "features/a.feature:3", "outcome": "passed", "findings": []}],
    }
    return {
        "matrix.json": json.dumps(matrix).encode(),
        "index.html": f"<p>The journal {digest} and nothing else.</p>".encode(),
    }


def sources():
    """Return the files that the bundle is made from."""
    header = Header(
        suite=SuiteIdentity(version="1", features_digest="1a", index_digest="2b", code_digest="3c"),
        product=ProductIdentity(
            name="Game", vendor="Vendor", version="3", build_algorithm="sha256", build_digest="c0ffee"
        ),
        offers={},
        adapter="./game --serve",
        adapter_files={"./game": "4d"},
        readings={},
        selection=Selection(),
        profile="certification",
        seed=1,
        environment={},
        started="then",
        expected=(),
    )
    return {
        "evidence.jsonl": msgspec.json.encode(header) + b"\n",
        "rules_index.yaml": b"chapters: []\n",
        "features/a.feature": b"Feature: A\n",
    }
