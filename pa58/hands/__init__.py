"""Every hand of every game: hand spaces, classes of equal hands, and a fast ranker that says what each is.

A sweep takes a `Question`, goes through its classes or its whole space, writes the hands as cases, and
compares the answers with the codes that the ranker gives::

    asked = question("687a", "rank", "hand")
    for start, hands in asked.space.chunks(100_000):
        cases, expected = asked.cases(hands), asked.codes(hands, readings)
"""

from pa58.hands.asked import Question
from pa58.hands.cards import Cards, HandError, indexes, tokens
from pa58.hands.draws import dealt
from pa58.hands.questions import QUESTIONS, question, strength
from pa58.hands.spaces import Space
from pa58.hands.symmetry import Classes

__all__ = [
    "QUESTIONS",
    "Cards",
    "Classes",
    "HandError",
    "Question",
    "Space",
    "dealt",
    "indexes",
    "question",
    "strength",
    "tokens",
]
