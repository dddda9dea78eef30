"""The questions that the text leaves open, and the choice of a reading."""

import pytest

from adapters.reference_readings import QUESTIONS, UnknownReading, choose, of_chapter
from reference_impl.readings import DEFAULT_READINGS, Readings

OPTIONS = {
    "687a-wild-assumes": ["any-card", "rank-only"],
    "687a-five-of-a-kind": ["as-listed", "ranked"],
    "687a-five-wilds-bonus": ["as-royal-flush", "not-eligible"],
    "680a-joker-value": ["best-count", "any-of-three"],
    "680a-bonus-order": ["listed-order"],
    "684a-tie-scope": ["rank-then-card", "card-only"],
    "684a-wheel-in-all-six": ["yes", "no"],
    "684a-best-four": ["highest"],
    "691-joker-colour": ["loses", "printed"],
    "691-low-straight": ["ace-low-allowed", "ace-high-only"],
    "691-same-colour-joker": ["any-colour", "printed"],
    "691-settling-card": ["adapter-states"],
}


class TestQuestions:
    def test_each_question_has_its_options(self):
        assert {question.id: list(question.options) for question in QUESTIONS} == OPTIONS

    def test_the_first_option_is_the_default(self):
        defaults = {
            reading_id: option
            for chapter in ("687a", "680a", "684a", "691")
            for reading_id, option in of_chapter(DEFAULT_READINGS, chapter).items()
        }
        assert defaults == {reading_id: options[0] for reading_id, options in OPTIONS.items()}

    def test_a_chapter_has_its_own_questions(self):
        assert of_chapter(DEFAULT_READINGS, "684a") == {
            "684a-tie-scope": "rank-then-card",
            "684a-wheel-in-all-six": "yes",
            "684a-best-four": "highest",
        }


class TestChoosing:
    @pytest.mark.parametrize(
        ("reading_id", "option"), [(reading_id, options[-1]) for reading_id, options in OPTIONS.items()]
    )
    def test_every_option_can_be_chosen_and_changes_nothing_else(self, reading_id, option):
        chosen = choose({reading_id: option})
        chapter = reading_id.partition("-")[0]
        assert of_chapter(chosen, chapter) == of_chapter(DEFAULT_READINGS, chapter) | {reading_id: option}

    def test_nothing_chosen_leaves_the_defaults(self):
        assert choose({}) == Readings()

    def test_an_unknown_reading_is_refused_with_those_that_exist(self):
        with pytest.raises(UnknownReading, match=r"no reading is called '687a-suits'.*687a-wild-assumes"):
            choose({"687a-suits": "any-card"})

    def test_an_unknown_option_is_refused_with_those_that_exist(self):
        with pytest.raises(UnknownReading, match=r"no option 'maybe'; it has: yes, no"):
            choose({"684a-wheel-in-all-six": "maybe"})
