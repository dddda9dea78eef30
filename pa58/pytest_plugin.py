"""Drives the feature files through pytest, and lets nothing get lost on the way.

Before anything runs, every expected case must be one test item, and every step of it must match exactly one
step definition. While it runs, the reports of all three phases of an item (set-up, call, teardown) make its
evidence; an item that was merely not seen to fail has not passed.
"""

import os
import random
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.feature import get_feature
from pytest_bdd.scenario import scenario_wrapper_template_registry
from pytest_bdd.steps import step_function_context_registry

from pa58.asking import Asking
from pa58.at_table import AtTable
from pa58.evidence import CaseRecord, ExpectedCase
from pa58.features import (
    CLAUSE_TAG,
    PENDING_TAG,
    READING_TAG,
    SINCE_TAG,
    SWEEP_TAG,
    UNTIL_TAG,
    Catalogue,
    FeatureProblems,
    read_features,
)
from pa58.index import IndexProblems, load_index
from pa58.products import REFERENCE, ProductSource
from pa58.suite_session import CaseEvidence, SuiteSession
from pa58.sweeping import Sweeping
from pa58.sweeps import askers

SESSION = pytest.StashKey[SuiteSession]()
CASE = pytest.StashKey[ExpectedCase]()
EVIDENCE = pytest.StashKey[CaseEvidence]()

_ENCODING = "utf-8-sig"


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks that citations become."""
    config.addinivalue_line("markers", "clause(key): the clause of 58 Pa. Code that the case would convict")
    config.addinivalue_line("markers", "reading(choice): the case belongs to this option of a reading")
    config.addinivalue_line("markers", "day(limit): the first or last day of the law that the case judges by")
    config.addinivalue_line("markers", "pending: the case is yet to be written, and is not run")
    config.addinivalue_line("markers", "sweep: the case puts a whole space of hands to the product")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Read the law and the feature files, unless a run has done so."""
    config = session.config
    folder = config.rootpath / "features"
    if SESSION not in config.stash:
        if not folder.is_dir():
            return
        config.stash[SESSION] = _reference_session(config)
    suite = config.stash[SESSION]
    config.pluginmanager.register(_EvidenceCollector(suite))
    for name in _feature_files(suite.catalogue):
        _hide_tags_of_examples(config.rootpath / name)


def _reference_session(config: pytest.Config) -> SuiteSession:
    """Frame a plain run of pytest: the reference under the default readings, evidence not kept."""
    root = config.rootpath
    try:
        index = load_index(root / "rules_index.yaml")
        catalogue = read_features(root / "features", index)
    except (IndexProblems, FeatureProblems) as error:
        raise pytest.UsageError(str(error)) from None
    readings = index.default_readings
    source = ProductSource(REFERENCE, readings, seed=0)
    product = source.open()
    # Processes are started when the first sweep needs them.
    those = ExitStack()
    config.add_cleanup(those.close)
    return SuiteSession(
        index=index,
        catalogue=catalogue,
        product=product,
        readings=readings,
        expected={case.id: case for case in catalogue.in_force(readings)},
        seed=0,
        askers=those.enter_context(askers(product, source, os.cpu_count() or 1)),
    )


def _feature_files(catalogue: Catalogue) -> list[str]:
    return list(dict.fromkeys(case.id.split(":")[0] for case in (*catalogue.cases, *catalogue.pending)))


def _hide_tags_of_examples(path: Path) -> None:
    """Keep pytest-bdd from making marks of tags that no mark can be named after.

    Tags count as the pickles have them, those of Examples included; see `read_features`.
    """
    feature = get_feature(str(path.parent), path.name, encoding=_ENCODING)
    for scenario in feature.scenarios.values():
        for examples in scenario.examples:
            examples.tags = set()


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool | None:
    """Turn our tags into marks that can be registered and selected."""
    name = "@" + tag
    if name.startswith(CLAUSE_TAG):
        pytest.mark.clause(name.removeprefix(CLAUSE_TAG))(function)
    elif name.startswith(READING_TAG):
        pytest.mark.reading(name.removeprefix(READING_TAG))(function)
    elif name.startswith((SINCE_TAG, UNTIL_TAG)):
        pytest.mark.day(name.removeprefix("@"))(function)
    elif name == SWEEP_TAG:
        pytest.mark.sweep(function)
    elif name == PENDING_TAG:
        pytest.mark.pending(function)
    else:
        return None
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Tie every item to its case, refuse losses, leave out what was not asked for, and shuffle the rest."""
    suite = config.stash.get(SESSION, None)
    if suite is None:
        return
    cases = {case.id: case for case in suite.catalogue.cases}
    pending = {case.id for case in suite.catalogue.pending}
    unwritten: list[pytest.Item] = []
    items_of: dict[str, list[pytest.Item]] = defaultdict(list)
    table = _cases_of_scenarios(suite.catalogue)
    for item in items:
        case_id = _case_id(item, config.rootpath.resolve(), table)
        if case_id in pending:
            unwritten.append(item)
        elif case_id is not None:
            items_of[case_id].append(item)
    problems = [
        *_lost(suite, cases, items_of, config),
        *_unmatched_steps(session, items_of),
    ]
    if problems:
        raise pytest.UsageError("\n".join(problems))

    for case_id, [item] in items_of.items():
        item.stash[CASE] = cases[case_id]
    left_out = unwritten + [
        item for item in items if CASE in item.stash and item.stash[CASE].id not in suite.expected
    ]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
    ours = [item for item in items if CASE in item.stash and item.stash[CASE].id in suite.expected]
    ours.sort(key=lambda item: item.stash[CASE].id)
    random.Random(suite.seed).shuffle(ours)  # noqa: S311  an order to be repeated, not a secret
    # Sweeps come last: a quick answer about every clause first, the long proofs after.
    ours.sort(key=lambda item: item.stash[CASE].sweep)
    items[:] = [item for item in items if CASE not in item.stash and item not in unwritten] + ours


def _cases_of_scenarios(catalogue: Catalogue) -> dict[tuple[str, int], list[str]]:
    """Map each scenario (file, line) to its cases, in the order of their example rows."""
    table: dict[tuple[str, int], list[str]] = defaultdict(list)
    for case in (*catalogue.cases, *catalogue.pending):
        name, line, *_ = case.id.split(":")
        table[name, int(line)].append(case.id)
    for rows in table.values():
        rows.sort(key=lambda case_id: int(case_id.rpartition(":")[2]))
    return table


def _case_id(item: pytest.Item, root: Path, table: dict[tuple[str, int], list[str]]) -> str | None:
    """Return the id of the case that a test item would execute, None for an item that is no scenario."""
    function = getattr(item, "obj", None)
    template = None if function is None else scenario_wrapper_template_registry.get(function)
    if template is None:
        return None
    path = Path(template.feature.filename).resolve()
    name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()
    cases = table.get((name, template.line_number), [])
    call: Any = getattr(item, "callspec", None)
    # pytest-bdd keeps no line of an example row, but hands the rows on in the order of the file.
    row = 0 if call is None else call.indices["_pytest_bdd_example"]
    return cases[row] if row < len(cases) else f"{name}:{template.line_number}"


def _lost(
    suite: SuiteSession,
    cases: dict[str, ExpectedCase],
    items_of: dict[str, list[pytest.Item]],
    config: pytest.Config,
) -> Iterator[str]:
    for case_id, items in items_of.items():
        where = _where(case_id)
        if case_id not in cases:
            yield f"{where}: runs as {items[0].nodeid}, but no feature file of the suite holds it."
        elif len(items) > 1:
            nodes = ", ".join(item.nodeid.split("[")[0] for item in items)
            yield f"{where}: bound twice and would run twice ({nodes}); bind each feature file once."
    named = config.args_source is config.ArgsSource.ARGS
    asked_for_part = named and (not items_of or any("::" in argument for argument in config.args))
    if suite.whole or not asked_for_part:
        for case_id in cases.keys() - items_of.keys():
            yield f"{_where(case_id)}: bound by no test module and would never run; bind it with scenarios()."


def _where(case_id: str) -> str:
    name, *lines = case_id.split(":")
    return f"{name}:{lines[-1]}"


def _unmatched_steps(session: pytest.Session, items_of: dict[str, list[pytest.Item]]) -> Iterator[str]:
    """Yield a problem for each step that no definition matches, or more than one."""
    visible: dict[pytest.Item | None, list[Any]] = {}
    seen: dict[tuple[str, str], list[Any]] = {}
    for case_id, items in items_of.items():
        item = items[0]
        module = cast("pytest.Item | None", item.parent)
        if module not in visible:
            visible[module] = list(_definitions(session, item))
        function: Any = item
        template = scenario_wrapper_template_registry[function.obj]
        example = function.callspec.params["_pytest_bdd_example"] if template.examples else {}
        for step in template.render(example).steps:
            key = (step.type, step.name)
            if key not in seen:
                seen[key] = [
                    definition
                    for definition in visible[module]
                    if definition.type in {None, step.type} and definition.parser.is_matching(step.name)
                ]
            matching = seen[key]
            where = f"{case_id.split(':')[0]}:{step.line_number}"
            if not matching:
                yield f"{where}: no step definition matches “{step.keyword} {step.name}”."
            elif len(matching) > 1:
                names = " and ".join(_place(definition) for definition in matching)
                yield f"{where}: more than one step definition matches “{step.keyword} {step.name}”: {names}."


def _definitions(session: pytest.Session, item: pytest.Item) -> Iterator[Any]:
    manager = session._fixturemanager  # noqa: SLF001  pytest offers no other list of fixtures
    for name in get_fixture_names(manager):
        for fixture in getfixturedefs(manager, name, item) or ():
            definition = step_function_context_registry.get(fixture.func)
            if definition is not None:
                yield definition


def _place(definition: Any) -> str:
    code = definition.step_func.__code__
    return f"{Path(code.co_filename).name}:{code.co_firstlineno}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Open the evidence of a case."""
    if CASE in item.stash:
        item.stash[EVIDENCE] = CaseEvidence(item.stash[CASE])
        item.config.stash[SESSION].product.take_wire()


@pytest.fixture
def sweeping(request: pytest.FixtureRequest) -> Sweeping:
    """Put whole spaces of hands to the product, as evidence of this case."""
    return Sweeping(request.config.stash[SESSION], request.node.stash[EVIDENCE])


@pytest.fixture
def ask(request: pytest.FixtureRequest) -> Asking:
    """Put questions to the product, and judge its answers, as evidence of this case."""
    return Asking(request.config.stash[SESSION], request.node.stash[EVIDENCE])


@pytest.fixture
def at_table(request: pytest.FixtureRequest) -> Iterator[AtTable]:
    """Drive a table of the product, and judge what comes of it, as evidence of this case."""
    chapter = request.getfixturevalue("chapter")
    table = AtTable(request.config.stash[SESSION], request.node.stash[EVIDENCE], chapter)
    yield table
    table.close()


def pytest_bdd_after_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Note a step that was carried out."""
    request.node.stash[EVIDENCE].step(f"{step.keyword} {step.name}", "passed")


def pytest_bdd_step_error(request: pytest.FixtureRequest, step: Any) -> None:
    """Note the step that ended the case."""
    request.node.stash[EVIDENCE].step(f"{step.keyword} {step.name}", "failed")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let all three phases speak, and put the finished record on the last report."""
    report = yield
    evidence = item.stash.get(EVIDENCE, None)
    if evidence is None:
        return report
    evidence.seconds += call.duration
    if call.excinfo is not None:
        if call.excinfo.errisinstance(pytest.skip.Exception):
            evidence.phase_skipped(call.when, str(call.excinfo.value))
        else:
            evidence.phase_failed(call.when, call.excinfo.value)
            # What follows, such as giving up a table, is not what the case was about.
            evidence.wire = evidence.wire or item.config.stash[SESSION].product.take_wire()
    if hasattr(report, "wasxfail"):
        evidence.phase_failed(call.when, RuntimeError("marked as expected to fail"))
    if call.when == "teardown":
        record = evidence.close()
        # A plain dict, so that the record survives the way back from another process.
        report.pa58 = msgspec.to_builtins(record)  # type: ignore[attr-defined]
        if record.outcome == "error" and not evidence.raised:
            report.outcome, report.longrepr = "failed", record.message
    return report


class _EvidenceCollector:
    """Takes finished records off the reports and hands them on."""

    def __init__(self, suite: SuiteSession) -> None:
        self._suite = suite

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hand on a record."""
        record = getattr(report, "pa58", None)
        if record is not None:
            self._suite.on_case(msgspec.convert(record, CaseRecord))
