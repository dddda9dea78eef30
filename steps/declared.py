"""What a certificate holder declares, and what the declaration must show."""

import re

from pytest_bdd import parsers, then, when

from pa58.asking import Asking
from pa58.declared_table import RULES


@when("the certificate holder declares its table, equipment and Rules Submission")
def declares() -> None:
    """Nothing happens yet: the declaration is asked for by what is read in it."""


@then(parsers.re(rf"the declaration shows (?P<what>{'|'.join(map(re.escape, RULES))})"))
def shows(ask: Asking, chapter: str, what: str) -> None:
    ask.declares(chapter, what, RULES[what])
