"""What mutmut asks of a changed reference: whether the feature files of a chapter still hold."""

import pytest

from pa58_mutation.collected import CHAPTERS, Collected

# Before anything forks: a fork has collected what this process has.
COLLECTED = Collected()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_feature_files_hold_for_the_reference(chapter: str) -> None:
    found = COLLECTED.first_not_passed(chapter)
    assert found is None, f"{found.id}: {found.message}"
