"""The shipped schema is that of the records, and says no to what they refuse."""

import copy
import json

import pytest
import yaml
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError

from pa58.index.schema import schema_text
from pa58.suite_files import suite_root

SCHEMA = suite_root() / "docs" / "rules_index.schema.json"


@pytest.fixture(scope="module")
def validator():
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema, format_checker=FormatChecker())


@pytest.fixture(scope="module")
def index():
    return yaml.safe_load((suite_root() / "rules_index.yaml").read_text(encoding="utf-8"))


def test_the_shipped_schema_is_current():
    assert SCHEMA.read_text(encoding="utf-8") == schema_text(), (
        "write it anew: python -m pa58.index.schema > docs/rules_index.schema.json"
    )


def test_the_index_of_the_suite_is_valid(validator, index):
    validator.validate(index)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "rule"},
        {"verify": "guess"},
        {"fingerprint": "12AB"},
        {"note": "an unknown field"},
        {"verify": "none"},
        {"verify": "inspection"},
        {"capability": None},
    ],
    ids=str,
)
def test_a_wrong_clause_is_invalid(validator, index, change):
    damaged = copy.deepcopy(index)
    clause = damaged["chapters"][0]["sections"][0]["clauses"][0]
    assert clause["verify"] == "test"
    clause.update(change)
    with pytest.raises(ValidationError):
        validator.validate(damaged)
