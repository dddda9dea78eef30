"""Runs the cases about tables against a product in this process, without a test runner around each.

Steps, judging and records are the suite's own; pytest itself runs the same cases on the reference wherever the
feature files are run.
"""

from functools import cache

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from pytest_bdd.steps import step_function_context_registry

from pa58.asking import Asking
from pa58.at_table import AtTable
from pa58.features import read_features
from pa58.index import load_index
from pa58.suite_files import suite_root
from pa58.suite_session import CaseEvidence, SuiteSession
from pa58.sweeps import HereAlone
from steps import at_the_table, declared, tables

FILES = (
    "684a/684a.2.feature",
    "684a/684a.3.feature",
    "684a/684a.4.feature",
    "684a/684a.5.feature",
    "684a/684a.7.feature",
    "684a/684a.8.feature",
    "691/691.wagers.a.feature",
)

INDEX = load_index()
CATALOGUE = read_features(suite_root() / "features", INDEX)
TYPES = {"Context": "given", "Action": "when", "Outcome": "then"}
DEFINITIONS = [
    step_function_context_registry[definition._get_wrapped_function()]
    for module in (tables, at_the_table, declared)
    for definition in vars(module).values()
    if hasattr(definition, "_get_wrapped_function")
]


def cases():
    """Return each expected case about tables with its steps, as (type, text)."""
    found = []
    for name in FILES:
        ours = [case for case in CATALOGUE.cases if case.id.startswith(f"features/{name}:")]
        document = Parser().parse((suite_root() / "features" / name).read_text(encoding="utf-8"))
        document["uri"] = name
        pickles = Compiler().compile(document)
        for case, pickle in zip(ours, pickles, strict=True):
            found.append((case, [(TYPES[step["type"]], step["text"]) for step in pickle["steps"]]))
    return found


CASES = cases()


def run(product):
    """Return the records of all cases about tables, by id, as ``product`` answers them."""
    suite = SuiteSession(
        index=INDEX,
        catalogue=CATALOGUE,
        product=product,
        readings=INDEX.default_readings,
        expected={case.id: case for case, _ in CASES},
        seed=58,
        askers=HereAlone(product),
    )
    return {case.id: _run_case(suite, case, steps) for case, steps in CASES}


def _run_case(suite, case, steps):
    evidence = CaseEvidence(case)
    fixtures = {"ask": Asking(suite, evidence)}
    phase = "call"
    try:
        for kind, text in steps:
            definition, arguments = _bound(kind, text)
            if definition.target_fixture == "chapter":
                fixtures["chapter"] = definition.step_func(**arguments)
                fixtures["at_table"] = AtTable(suite, evidence, fixtures["chapter"])
                continue
            given = fixtures | arguments
            names = definition.step_func.__code__.co_varnames[: definition.step_func.__code__.co_argcount]
            definition.step_func(**{name: given[name] for name in names})
        phase = "teardown"
        fixtures["at_table"].close()
    except pytest.skip.Exception as skipped:
        evidence.phase_skipped(phase, str(skipped))
    except Exception as error:  # noqa: BLE001  as a test runner would
        evidence.phase_failed(phase, error)
    return evidence.close()


@cache
def _bound(kind, text):
    """Return the one definition of a step, and the arguments that its words give."""
    [definition] = [each for each in DEFINITIONS if each.type == kind and each.parser.is_matching(text)]
    return definition, definition.parser.parse_arguments(text)


def convicted(records):
    """Return the clauses that failed cases convict."""
    return {key for record in records.values() if record.outcome == "failed" for key in record.convicts}


def outcomes(records):
    return {record.outcome for record in records.values()}
