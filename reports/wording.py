"""The words in which a report explains its verdicts. What a verdict is, `pa58.verdicts` decides."""

from typing import Final

from pa58.evidence import Waiver
from pa58.verdicts import Overall, Verdict

HEADLINES: Final[dict[Overall, str]] = {
    "does-not-conform": "Does not conform",
    "not-fully-verified": "Not fully verified",
    "conforms-with-findings": "Conforms, with findings",
    "conforms": "Conforms",
}

MEANINGS: Final[dict[Verdict, str]] = {
    "failed": "a case or a sweep that cites the clause was answered wrongly",
    "error": "a case could not be judged: the product or its adapter gave no usable answer",
    "not-run": "a case was expected and has no result",
    "unsupported": "the product does not offer what the cases need, and the clause is not optional",
    "uncovered": "an obligation that no case cites",
    "inspection-due": "to be verified by a person; nobody has attested it",
    "suspect": "the evidence is good, but the official text has changed since",
    "waived": "failed, and a waiver in force covers it",
    "passed-with-findings": "every case passed; something about it is to be known",
    "passed": "every case that cites the clause was run and passed",
    "inspected": "attested by a person as conforming, with evidence",
    "not-offered": "hangs on an option that the product declares it does not offer",
    "no-obligation": "a heading, a definition or a permission that binds nobody",
}

OUTCOMES: Final = ("failed", "error", "not-run", "skipped", "passed")


def waiver_in_words(waiver: Waiver) -> str:
    """Return who waived, of which case where it is one, until when and why, and by what document."""
    case = f", of {waiver.case}" if waiver.case else ""
    document = f" ({waiver.document})" if waiver.document else ""
    return f"{waiver.authority}, until {waiver.expires}{case}: {waiver.reason}{document}"
