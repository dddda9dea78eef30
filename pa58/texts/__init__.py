"""Published text of the regulation, in the forms in which it is found, read into clauses and compared.

The project carries no sentence of the regulation. Whoever has the text hands it over; it is taken apart, and
each clause is told by the fingerprint of its letters and digits, which no publisher's typography changes.
"""

from pa58.texts._comparing import CheckedText, Difference, check_text, read_for
from pa58.texts._fingerprint import fingerprint
from pa58.texts._page import Page, UnreadableText
from pa58.texts._proposing import Proposal, propose
from pa58.texts._published import PublishedClause, PublishedSection, PublishedText, SetAside, Trouble
from pa58.texts._reading import read_text
from pa58.texts._references import Reference, references
from pa58.texts._wording import Piece, compare_words

__all__ = [
    "CheckedText",
    "Difference",
    "Page",
    "Piece",
    "Proposal",
    "PublishedClause",
    "PublishedSection",
    "PublishedText",
    "Reference",
    "SetAside",
    "Trouble",
    "UnreadableText",
    "check_text",
    "compare_words",
    "fingerprint",
    "propose",
    "read_for",
    "read_text",
    "references",
]
