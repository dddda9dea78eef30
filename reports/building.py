"""Builds the matrix from the clause index and a journal; nothing else decides what a report says."""

import datetime as dt
import re
import shlex
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from adapters.product import ChapterOffer, Finding
from pa58.evidence import CaseRecord, ExpectedCase, Header, Journal, StepRecord, TextState
from pa58.grounds import gather
from pa58.index import Clause, ReadingOption, RulesIndex
from pa58.lab import Lab
from pa58.most_likely import most_likely_first
from pa58.official_text import OfficialText
from pa58.products import REFERENCE
from pa58.scope import in_scope
from pa58.verdicts import (
    NOT_VERIFIED,
    WORST_FIRST,
    Duty,
    Grounds,
    Judgement,
    Verdict,
    clause_verdict,
    exit_status,
    not_asked,
    overall,
    worst,
)
from pa58.waivers import covering_nothing
from reports.line_rows import ClauseLines, lines_of_run
from reports.matrix import (
    ChapterRow,
    ClauseRow,
    Matrix,
    ProductRow,
    ReadingOptionRow,
    ReadingRow,
    RunRow,
    ScenarioRef,
    ScenarioRow,
    SectionRow,
    Totals,
)
from reports.text import count

_IN_PROCESS = ("The product answered inside pa58 itself; no program of its own was started.",)


class ForeignIndex(Exception):  # noqa: N818  the journal's trouble, said to a person
    """The journal was made with another index than the one at hand."""


def build_matrix(
    index: RulesIndex, journal: Journal, text: OfficialText | None = None, *, lab: Lab | None = None
) -> Matrix:
    """Return the matrix of a run, with what the laboratory tells of the report.

    ``text`` is official text at hand: it gives its words, and is judged by instead of the text that the run was
    given.

    Raises `ForeignIndex` where ``index`` is not the one that the run was judged by.
    """
    header = journal.header
    index = index.as_of(header.as_of)
    if header.suite.index_digest != index.digest:
        raise ForeignIndex(
            "this run was made with another rules_index.yaml; make its report with the suite that made it "
            f"(pa58 {header.suite.version}, index {header.suite.index_digest[:12]})."
        )
    states = text.states if text else header.text_states
    grounds = gather(index, header, states)
    judged = clause_judgements(index, journal, grounds)
    scope = in_scope(index, header.selection)
    if header.selection.cases:
        scope = frozenset(key for case in header.expected for key in case.clauses)
    whole_clauses = frozenset() if header.selection.cases else scope
    idle = tuple(covering_nothing(journal, judged, whole_clauses))
    shown = {key: each if key in whole_clauses else not_asked(each) for key, each in judged.items()}
    clauses = _clause_rows(index, journal, shown, _citing(header.expected), scope)
    lines, lines_of_clauses = lines_of_run(index, journal, whole_clauses)
    clauses = tuple(
        _with_grounds(row, grounds[row.key], states.get(row.key), text, lines_of_clauses.get(row.key))
        for row in clauses
    )
    complete = journal.footer is not None
    verdicts = [row.verdict for row in clauses]
    by_verdict = _counted(verdicts)
    findings = journal.footer.findings if journal.footer else ()
    findings += text.findings if text else header.text_findings
    findings += tuple(_outside_what_is_known(index, header.as_of))
    whole = overall(verdicts, complete=complete, findings=bool(findings))
    worst_first = sorted(clauses, key=lambda row: WORST_FIRST.index(row.verdict))
    return Matrix(
        verdict=whole,
        sentence=_sentence(by_verdict) + _of_waivers(by_verdict, len(idle)),
        exit_status=exit_status(
            (judged[key].verdict for key in scope),
            whole,
            complete=complete,
            profile=header.profile,
            idle_waivers=bool(idle),
        ),
        product=_product_row(header),
        suite=header.suite,
        run=RunRow(
            started=header.started,
            ended=journal.footer.ended if journal.footer else None,
            complete=complete,
            profile=header.profile,
            seed=header.seed,
            selection=header.selection,
            environment=header.environment,
            isolation=_isolation(header),
            findings=findings,
            texts=text.files if text else header.texts,
            idle_waivers=idle,
            as_of=header.as_of,
        ),
        regulation=tuple(_chapter_rows(index, clauses, header.as_of)),
        sections=tuple(
            SectionRow(
                section=section.key,
                chapter=section.chapter,
                citation=section.citation.printed,
                title=section.title,
            )
            for section in index.sections
        ),
        readings=tuple(_reading_rows(index, header)),
        totals=Totals(
            clauses=len(clauses),
            by_verdict=by_verdict,
            cases_expected=len(header.expected),
            by_outcome=_outcomes(header.expected, journal),
        ),
        failed=most_likely_first((row.key for row in clauses if row.verdict == "failed"), journal),
        not_verified=tuple(row.key for row in worst_first if row.verdict in NOT_VERIFIED),
        clauses=clauses,
        scenarios=tuple(_scenario_row(case, journal.cases.get(case.id), header) for case in header.expected),
        sweeps=tuple(
            record.sweep
            for case in header.expected
            if (record := journal.cases.get(case.id)) is not None and record.sweep is not None
        ),
        lab=lab,
        lines=lines,
    )


def clause_judgements(
    index: RulesIndex, journal: Journal, grounds: Mapping[str, Grounds] | None = None
) -> dict[str, Judgement]:
    """Judge every clause of the index by the cases of the journal that cite it, and by what else is known of it.

    ``grounds`` are by clause key; left out, only cases speak.
    """
    citing = _citing(journal.header.expected)
    return {
        clause.key: clause_verdict(
            clause.key,
            _duty(clause, journal.header),
            [journal.cases.get(case.id) for case in citing[clause.key]],
            grounds[clause.key] if grounds else Grounds(),
        )
        for clause in index.clauses
    }


def _citing(expected: Iterable[ExpectedCase]) -> dict[str, list[ExpectedCase]]:
    citing: dict[str, list[ExpectedCase]] = defaultdict(list)
    for case in expected:
        for key in case.clauses:
            citing[key].append(case)
    return citing


def _duty(clause: Clause, header: Header) -> Duty:
    offer = header.offers.get(clause.chapter)
    return Duty(
        verify=clause.verify,
        optional=bool(clause.if_offered),
        declined=bool(clause.if_offered)
        and offer is not None
        and not {*clause.if_offered} & {*offer.options},
        findings=_standing_findings(clause),
        reason=clause.reason or "",
    )


def _standing_findings(clause: Clause) -> tuple[str, ...]:
    """Return what must be said of the clause even when all its cases pass."""
    unreachable = (f"no product can show this part: {clause.unreachable}",) if clause.unreachable else ()
    return (
        *unreachable,
        *(f"depends on § {each.section}, outside the sources: {each.why}" for each in clause.depends_on),
    )


def _clause_rows(
    index: RulesIndex,
    journal: Journal,
    judgements: dict[str, Judgement],
    citing: dict[str, list[ExpectedCase]],
    scope: frozenset[str],
) -> tuple[ClauseRow, ...]:
    rows = []
    for clause in index.clauses:
        own = judgements[clause.key]
        below = worst(judgements[key].verdict for key in _descendants(index, clause))
        inherited = below if below and WORST_FIRST.index(below) < WORST_FIRST.index(own.verdict) else None
        rows.append(
            ClauseRow(
                key=clause.key,
                citation=clause.citation.printed,
                anchor=clause.citation.anchor,
                chapter=clause.chapter,
                section=clause.section,
                parent=clause.parent,
                depth=clause.depth,
                summary=clause.summary,
                kind=clause.kind,
                method=clause.verify,
                verdict=own.verdict,
                why=own.why,
                inherited=inherited,
                in_scope=clause.key in scope,
                options=clause.if_offered,
                readings=clause.readings,
                depends_on=tuple(f"{each.section}: {each.why}" for each in clause.depends_on),
                unreachable=(clause.unreachable,) if clause.unreachable else (),
                question=clause.question or "",
                fingerprint=clause.fingerprint,
                scenarios=tuple(
                    ScenarioRef(
                        id=case.id,
                        name=case.name,
                        outcome=_outcome_for(clause.key, journal.cases.get(case.id)),
                    )
                    for case in citing[clause.key]
                ),
            )
        )
    return tuple(rows)


def _with_grounds(
    row: ClauseRow,
    grounds: Grounds,
    state: TextState | None,
    text: OfficialText | None,
    lines: ClauseLines | None,
) -> ClauseRow:
    """Add to a row what bears on its clause besides the cases, its official words and lines where at hand."""
    return msgspec.structs.replace(
        row,
        text_state=state.kind if state else "",
        text=text.indexed.get(row.key, "") if text else "",
        text_now=text.differing.get(row.key, "") if text else "",
        inspection=grounds.inspection,
        waivers=grounds.waivers,
        lines=lines,
    )


def _descendants(index: RulesIndex, clause: Clause) -> list[str]:
    below = list(clause.children)
    for key in below:
        below += index.clause(key).children
    return below


def _outcome_for(key: str, record: CaseRecord | None) -> str:
    if record is None:
        return "not-run"
    if record.outcome == "failed" and key not in record.convicts:
        return "passed"
    return record.outcome


def _counted(verdicts: Iterable[Verdict]) -> dict[Verdict, int]:
    counts = Counter(verdicts)
    return {verdict: counts[verdict] for verdict in WORST_FIRST if counts[verdict]}


def _outcomes(expected: Iterable[ExpectedCase], journal: Journal) -> dict[str, int]:
    counts = Counter(
        record.outcome if (record := journal.cases.get(case.id)) else "not-run" for case in expected
    )
    order = ("failed", "error", "not-run", "skipped", "passed")
    return {outcome: counts[outcome] for outcome in order if counts[outcome]}


def _sentence(by_verdict: dict[Verdict, int]) -> str:
    """Say in words what the verdict rests on."""
    of = f"of {sum(by_verdict.values())} clauses"
    failed = by_verdict.get("failed", 0)
    unverified = sum(number for verdict, number in by_verdict.items() if verdict in NOT_VERIFIED)
    none = "No clause failed without a waiver" if by_verdict.get("waived") else "No clause failed"
    if failed and unverified:
        return f"{failed} {of} failed, and {unverified} are not verified."
    if failed:
        return f"{failed} {of} failed; all others are verified."
    if unverified:
        return f"{none}, but {unverified} {of} are not verified."
    return f"{none}, and none that binds the product is left unverified."


def _of_waivers(by_verdict: dict[Verdict, int], idle: int) -> str:
    """Say how many clauses fail by leave, and how many leaves nobody needs."""
    waived = by_verdict.get("waived", 0)
    said = f" {count(waived, 'clause')} failed under a waiver." if waived else ""
    if not idle:
        return said
    return f"{said} {count(idle, 'waiver')} cover{'s' if idle == 1 else ''} nothing, which fails the run."


def _product_row(header: Header) -> ProductRow:
    product = header.product
    return ProductRow(
        name=product.name,
        vendor=product.vendor,
        version=product.version,
        digest=f"{product.build_algorithm}:{product.build_digest}",
        adapter=header.adapter,
        chapters={chapter: _offer(offer) for chapter, offer in sorted(header.offers.items())},
    )


def _isolation(header: Header) -> tuple[str, ...]:
    """Return what is known of what the product could reach; nothing where the journal does not say."""
    if header.isolation is not None:
        return header.isolation.sentences
    return _IN_PROCESS if header.adapter == REFERENCE else ()


def _offer(offer: ChapterOffer) -> dict[str, list[str] | dict[str, str]]:
    return {
        "ops": list(offer.ops),
        "options": list(offer.options),
        "readings": dict(sorted(offer.readings.items())),
    }


def _outside_what_is_known(index: RulesIndex, day: dt.date | None) -> Iterable[Finding]:
    """Yield a finding for each chapter of which it is not known what was in force on ``day``."""
    for chapter in index.chapters:
        why = chapter.not_known_on(day) if day else ""
        if why:
            yield Finding(kind="in-force", detail=f"{chapter.citation.printed}: {why}")


def _chapter_rows(
    index: RulesIndex, clauses: tuple[ClauseRow, ...], day: dt.date | None
) -> Iterable[ChapterRow]:
    for chapter in index.chapters:
        yield ChapterRow(
            chapter=chapter.key,
            title=chapter.title,
            currency=chapter.currency,
            source_notes=tuple(f"{note.what} {note.decision}" for note in chapter.source_notes),
            counts=_counted(row.verdict for row in clauses if row.chapter == chapter.key),
            not_known=chapter.not_known_on(day) if day else "",
        )


def _reading_rows(index: RulesIndex, header: Header) -> Iterable[ReadingRow]:
    in_force = {name: each.option for name, each in header.readings.items()}
    for reading in index.readings:
        chosen = header.readings[reading.id]
        yield ReadingRow(
            id=reading.id,
            question=reading.question,
            why=reading.why,
            clauses=reading.clauses,
            options=tuple(_option_row(reading.id, option, in_force) for option in reading.options),
            in_force=chosen.option,
            chosen_by=chosen.chosen_by,
            reason=chosen.reason,
        )


def _option_row(reading: str, option: ReadingOption, in_force: dict[str, str]) -> ReadingOptionRow:
    """Count what the option changes; ``684a-tie-scope`` changes no hand, but the order of pairs of them."""
    if option.id == in_force[reading]:
        return ReadingOptionRow(option=option.id, meaning=option.meaning)
    # Brings numpy with it, which a report without readings does without.
    from pa58.sweeps import hands_changed, pairs_changed  # noqa: PLC0415  see above

    if reading == "684a-tie-scope":
        pairs = pairs_changed(option.id, in_force)
        return ReadingOptionRow(
            option=option.id, meaning=option.meaning, hands_changed=pairs, counted="pairs of kinds of hands"
        )
    number = hands_changed(reading, option.id, in_force)
    return ReadingOptionRow(option=option.id, meaning=option.meaning, hands_changed=number)


def _scenario_row(case: ExpectedCase, record: CaseRecord | None, header: Header) -> ScenarioRow:
    return ScenarioRow(
        id=case.id,
        anchor=_anchor(case.id),
        name=case.name,
        feature=case.feature,
        outcome=record.outcome if record else "not-run",
        reason=(record.reason or "") if record else "",
        message=record.message if record else "",
        clauses=case.clauses,
        convicts=record.convicts if record else (),
        readings=case.readings,
        steps=_steps(case, record),
        exchanges=record.exchanges if record else (),
        findings=record.findings if record else (),
        wire=record.wire if record else None,
        reproduce=_reproduce(case, header),
    )


def _steps(case: ExpectedCase, record: CaseRecord | None) -> tuple[StepRecord, ...]:
    """Return the steps carried out, and after them those that the case did not come to."""
    done = record.steps if record else ()
    return done + tuple(StepRecord(text=text, outcome="not-run") for text in case.steps[len(done) :])


def _anchor(case_id: str) -> str:
    """Return an HTML id: unusual signs spelt out, so that no two ids meet."""
    return "case-" + re.sub(r"[^A-Za-z0-9./:]", lambda sign: f"_{ord(sign[0]):x}_", case_id)


def _reproduce(case: ExpectedCase, header: Header) -> str:
    words = ["pa58", "run", f"--adapter={header.adapter}", f"--case={case.id}", f"--seed={header.seed}"]
    if case.sweep and header.selection.sweep == "full":
        words.append("--sweep=full")
    if header.isolation is not None and header.isolation.sandbox:
        words.append("--sandbox")
    words += [
        f"--reading={name}={reading.option}"
        for name, reading in sorted(header.readings.items())
        if reading.chosen_by != "default"
    ]
    return shlex.join(words)
