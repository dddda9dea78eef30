"""The readings as products and people name them: a question's id and an option, which the rules take as types."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from reference_impl.readings import (
    DEFAULT_READINGS,
    BestFour,
    BonusOrder,
    FiveOfAKind,
    FiveWildsBonus,
    JokerColour,
    JokerValue,
    LowStraight,
    Reading,
    Readings,
    SameColourJoker,
    SettlingCard,
    TieScope,
    WheelInAllSix,
    WildAssumes,
)


class Question(NamedTuple):
    """A question that the text leaves open: its id, the field of `Readings` that answers it, its options."""

    id: str
    field: str
    options: type[Reading]

    @property
    def chapter(self) -> str:
        """The chapter whose text leaves the question open."""
        return self.id.partition("-")[0]


QUESTIONS: Final = (
    Question("687a-wild-assumes", "wild_assumes", WildAssumes),
    Question("687a-five-of-a-kind", "five_of_a_kind", FiveOfAKind),
    Question("687a-five-wilds-bonus", "five_wilds_bonus", FiveWildsBonus),
    Question("680a-joker-value", "joker_value", JokerValue),
    Question("680a-bonus-order", "bonus_order", BonusOrder),
    Question("684a-tie-scope", "tie_scope", TieScope),
    Question("684a-wheel-in-all-six", "wheel_in_all_six", WheelInAllSix),
    Question("684a-best-four", "best_four", BestFour),
    Question("691-joker-colour", "joker_colour", JokerColour),
    Question("691-low-straight", "low_straight", LowStraight),
    Question("691-same-colour-joker", "same_colour_joker", SameColourJoker),
    Question("691-settling-card", "settling_card", SettlingCard),
)


class UnknownReading(ValueError):  # noqa: N818 - it names what was found
    """A reading id or an option that does not exist; the message lists those that do."""


def choose(choices: Mapping[str, str]) -> Readings:
    """Return the default readings with other options chosen, given as {reading id: option}.

    Raises `UnknownReading` for an id or an option that does not exist.
    """
    questions = {question.id: question for question in QUESTIONS}
    chosen: dict[str, Reading] = {}
    for reading_id, option in choices.items():
        question = questions.get(reading_id)
        if question is None:
            raise UnknownReading(f"no reading is called {reading_id!r}; there are: {', '.join(questions)}")
        try:
            chosen[question.field] = question.options(option)
        except ValueError:
            options = ", ".join(question.options)
            raise UnknownReading(f"{reading_id} has no option {option!r}; it has: {options}") from None
    return replace(DEFAULT_READINGS, **chosen)  # type: ignore[arg-type] # each field gets an option of its own question


def of_chapter(readings: Readings, chapter: str) -> dict[str, str]:
    """Return the readings of one chapter as {reading id: option}."""
    return {
        question.id: getattr(readings, question.field).value
        for question in QUESTIONS
        if question.chapter == chapter
    }
