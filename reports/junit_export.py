"""``junit.xml``: a test case per expected case, for the dashboards of a build.

What has no result is an error there: a run that was cut short must not look green. Each test case carries the
keys of the clauses that it cites as properties, and what the official text at hand is to each of them. A failed
case that is waived stays a failure; who waived it stands among its properties.
"""

import io
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from reports.groups import by_outcome
from reports.matrix import ClauseRow, Matrix, ScenarioRow
from reports.text import answer_in_words, visible
from reports.wording import waiver_in_words

_CASES_AT_ONCE = 500


def pieces(matrix: Matrix) -> Iterator[bytes]:
    """Yield the cases of ``matrix`` as JUnit XML, a test suite per feature file."""
    buffer = io.StringIO()
    xml = _Writer(buffer)
    clauses = {clause.key: clause for clause in matrix.clauses}
    xml.startDocument()
    xml.open("testsuites", {"name": "pa58", **_counts(matrix.scenarios)})
    written = 0
    for feature, group in groupby(matrix.scenarios, key=lambda case: case.feature):
        cases = list(group)
        xml.open("testsuite", {"name": feature, **_counts(cases)})
        xml.open("properties")
        product = matrix.product
        for name, value in (
            ("product", f"{product.name} {product.version}"),
            ("product.vendor", product.vendor),
            ("product.digest", product.digest),
            ("suite", f"pa58 {matrix.suite.version}"),
            ("seed", str(matrix.run.seed)),
            ("started", matrix.run.started),
        ):
            xml.empty("property", {"name": name, "value": value})
        xml.shut("properties")
        for case in cases:
            _write_case(xml, case, clauses)
            written += 1
            if written % _CASES_AT_ONCE == 0:
                yield _emptied(buffer)
        xml.shut("testsuite")
    xml.shut("testsuites")
    buffer.write("\n")
    yield _emptied(buffer)


class _Writer:
    """XML with every text visible; XML has no way to write most control characters."""

    def __init__(self, buffer: io.StringIO) -> None:
        self._xml = XMLGenerator(buffer, encoding="utf-8", short_empty_elements=True)
        self._depth = 0

    def startDocument(self) -> None:  # noqa: N802  the name that XML readers and writers share
        self._xml.startDocument()

    def open(self, name: str, attributes: dict[str, str] | None = None) -> None:
        self._line()
        self._start(name, attributes or {})
        self._depth += 1

    def shut(self, name: str) -> None:
        self._depth -= 1
        self._line()
        self._xml.endElement(name)

    def empty(self, name: str, attributes: dict[str, str], content: str = "") -> None:
        self._line()
        self._start(name, attributes)
        if content:
            self._xml.characters(visible(content))
        self._xml.endElement(name)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        shown = {key: visible(value) for key, value in attributes.items()}
        self._xml.startElement(name, AttributesImpl(shown))

    def _line(self) -> None:
        if self._depth:
            self._xml.ignorableWhitespace("\n" + "  " * self._depth)


def _write_case(xml: _Writer, case: ScenarioRow, clauses: Mapping[str, ClauseRow]) -> None:
    xml.open(
        "testcase", {"classname": case.feature, "name": f"{case.name} [{case.id}]", "file": case.feature}
    )
    xml.open("properties")
    for key in case.clauses:
        xml.empty("property", {"name": "clause", "value": key})
    for key in case.convicts:
        xml.empty("property", {"name": "convicts", "value": key})
    for name, value in _grounds(case, clauses):
        xml.empty("property", {"name": name, "value": value})
    xml.shut("properties")
    match case.outcome:
        case "failed":
            xml.empty("failure", {"message": case.message, "type": "failed"}, _account(case))
        case "error":
            xml.empty("error", {"message": case.message, "type": "error"}, _account(case))
        case "not-run":
            xml.empty(
                "error", {"message": "expected, and without a result", "type": "not-run"}, _account(case)
            )
        case "skipped":
            xml.empty("skipped", {"message": ": ".join(filter(None, (case.reason, case.message)))})
    xml.shut("testcase")


def _grounds(case: ScenarioRow, clauses: Mapping[str, ClauseRow]) -> Iterator[tuple[str, str]]:
    """Yield what bears on the clauses of a case besides its outcome."""
    for clause in (clauses[key] for key in case.clauses if key in clauses):
        if clause.text_state:
            yield "official-text", f"{clause.key}: {clause.text_state}"
        for waiver in clause.waivers if clause.key in case.convicts else ():
            if waiver.case in {"", case.id}:
                yield "waiver", f"{clause.key}: {waiver_in_words(waiver)}"


def _account(case: ScenarioRow) -> str:
    lines = [step.text for step in case.steps]
    lines += (
        f"demanded {exchange.expected}, answered {answer_in_words(exchange.answer)}"
        for exchange in case.exchanges
        if exchange.holds is False
    )
    return "\n".join((*lines, case.reproduce))


def _counts(cases: Iterable[ScenarioRow]) -> dict[str, str]:
    outcomes = by_outcome(cases)
    return {
        "tests": str(sum(outcomes.values())),
        "failures": str(outcomes.get("failed", 0)),
        "errors": str(outcomes.get("error", 0) + outcomes.get("not-run", 0)),
        "skipped": str(outcomes.get("skipped", 0)),
    }


def _emptied(buffer: io.StringIO) -> bytes:
    content = buffer.getvalue().encode()
    buffer.seek(0)
    buffer.truncate()
    return content
