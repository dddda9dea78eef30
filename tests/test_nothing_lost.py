"""What a test runner would lose in silence is refused before anything runs, with file and line."""

import shutil

import pytest

from pa58.suite_files import suite_root

BINDING = """
from pathlib import Path
from pytest_bdd import scenarios
scenarios(".", encoding="utf-8-sig", features_base_dir=str(Path(__file__).parent))
"""

STEPS = """
from pytest_bdd import given, then
from pa58.asking import Question

pytest_plugins = ["pa58.pytest_plugin"]

@given("a table")
def _(): pass

@then("the hand is a pair")
def _(ask):
    ask.member(Question("684a", "rank", {"cards": "2s 2h 9d Kc", "for": "hand"}), "category", ["pair"])

@then("nothing is asked")
def _(): pass
"""

GOOD = """\
Feature: F

  @clause:684a.6.b.7
  Scenario: a pair is a pair
    Given a table
    Then the hand is a pair
"""


@pytest.fixture
def suite(pytester):
    """A small suite of its own; call it with feature text to run it through the real pytest."""
    shutil.copy(suite_root() / "rules_index.yaml", pytester.path)
    pytester.makeini("[pytest]\naddopts = --strict-markers -p no:cacheprovider")
    pytester.makeconftest(STEPS)
    folder = pytester.mkdir("features")
    (folder / "test_binding.py").write_text(BINDING)

    def run(text, *arguments, name="f.feature", encoding="utf-8"):
        (folder / name).write_bytes(text.encode(encoding))
        return pytester.runpytest_subprocess(*arguments)

    run.folder = folder
    run.pytester = pytester
    return run


def refused(result, *sentences):
    """Nothing ran, and each sentence was said."""
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    said = "\n".join(result.outlines + result.errlines)
    assert " passed" not in said
    assert "Traceback" not in said
    for sentence in sentences:
        assert sentence in said


class TestWhatIsWhole:
    def test_a_sound_feature_runs_once_for_each_case(self, suite):
        suite(GOOD).assert_outcomes(passed=1)

    def test_a_byte_order_mark_is_read_over(self, suite):
        suite(GOOD, encoding="utf-8-sig").assert_outcomes(passed=1)

    def test_each_example_row_is_a_case(self, suite):
        suite(
            "Feature: F\n  @clause:684a.6.b.7\n  Scenario Outline: o\n"
            "    Given a <n>\n    Then the hand is a pair\n"
            "    Examples: one\n      | n |\n      | table |\n"
            "    @clause:684a.6.b.6\n    Examples: two\n      | n |\n      | table |\n"
        ).assert_outcomes(passed=2)


class TestScenarios:
    def test_two_of_one_name_in_a_file(self, suite):
        refused(suite(GOOD + GOOD.removeprefix("Feature: F\n")), "features/f.feature:9: ", "stands on line 4")

    def test_two_of_one_name_in_two_rules(self, suite):
        body = GOOD.removeprefix("Feature: F\n").replace("\n", "\n  ")
        refused(
            suite(f"Feature: F\n  Rule: a\n{body}\n  Rule: b\n{body}\n"),
            "features/f.feature:",
            "stands on line 5",
        )

    def test_without_a_name(self, suite):
        refused(
            suite(GOOD.replace("Scenario: a pair is a pair", "Scenario:")),
            "features/f.feature:4: the scenario has no name",
        )

    def test_without_steps(self, suite):
        refused(
            suite("Feature: F\n  @clause:684a.6.b.7\n  Scenario: empty\n"),
            "features/f.feature:3: ",
            "has no steps",
        )

    @pytest.mark.parametrize("line", ["Givven a table", "Given: a table"])
    def test_a_misspelt_first_step(self, suite, line):
        refused(
            suite(GOOD.replace("Given a table", line)),
            f"features/f.feature:5: “{line}” would be read as description",
        )

    def test_a_misspelt_scenario_keyword(self, suite):
        refused(
            suite(GOOD.replace("Feature: F\n", "Feature: F\n  Scenaro: lost\n")),
            "features/f.feature:2: “Scenaro: lost” would be read as description",
        )

    def test_a_feature_without_scenarios(self, suite):
        refused(suite("Feature: F\n"), "features/f.feature:1: the feature has no scenario")


class TestOutlines:
    OUTLINE = (
        "Feature: F\n  @clause:684a.6.b.7\n  Scenario Outline: o\n"
        "    Given a <n>\n    Then the hand is a pair\n"
    )

    def test_without_examples(self, suite):
        refused(suite(self.OUTLINE), "features/f.feature:3: ", "has no Examples")

    def test_with_a_header_only(self, suite):
        refused(suite(self.OUTLINE + "    Examples:\n      | n |\n"), "features/f.feature:6: ", "no rows")

    def test_a_placeholder_that_is_no_column(self, suite):
        refused(
            suite(self.OUTLINE + "    Examples:\n      | m |\n      | table |\n"),
            "features/f.feature:4: <n> is no column",
        )

    def test_a_column_that_stands_twice(self, suite):
        rows = "    Examples:\n      | n | n |\n      | table | table |\n"
        refused(suite(self.OUTLINE + rows), "features/f.feature:6: the column <n> stands twice in this table")

    def test_a_placeholder_in_a_scenario_that_is_no_outline(self, suite):
        refused(
            suite(GOOD.replace("a table", "a <n>")),
            "features/f.feature:5: <n> has no Examples to take a value from",
        )


class TestSteps:
    def test_one_that_no_definition_matches(self, suite):
        refused(
            suite(GOOD.replace("a table", "a horse")),
            "features/f.feature:5: no step definition matches “Given a horse”",
        )

    def test_one_that_two_definitions_match(self, suite):
        more = "\nfrom pytest_bdd import parsers\n@given(parsers.parse('a {thing}'))\ndef other(): pass\n"
        suite.pytester.makeconftest(STEPS + more)
        refused(
            suite(GOOD),
            "features/f.feature:5: more than one step definition matches “Given a table”",
            "conftest.py:6 and conftest.py:17",
        )


class TestBinding:
    def test_a_feature_that_no_module_binds(self, suite):
        (suite.folder / "test_binding.py").unlink()
        (suite.folder / "test_other.py").write_text("def test_something(): pass\n")
        refused(suite(GOOD), "features/f.feature:4: bound by no test module")

    def test_an_ending_that_is_not_found(self, suite):
        refused(suite(GOOD, name="g.FEATURE"), "features/g.FEATURE:1: the ending must be .feature")

    def test_a_file_bound_twice(self, suite):
        (suite.folder / "test_again.py").write_text(BINDING)
        refused(suite(GOOD), "features/f.feature:4: bound twice", "test_again.py", "test_binding.py")

    def test_a_file_outside_the_suite(self, suite):
        outside = suite.pytester.mkdir("outside")
        (outside / "x.feature").write_text(GOOD)
        (suite.folder / "test_outside.py").write_text(
            f"from pytest_bdd import scenarios\nscenarios('x.feature', features_base_dir={str(outside)!r})\n"
        )
        refused(suite(GOOD), "outside/x.feature:4: runs as", "no feature file of the suite holds it")


class TestCitations:
    def test_none(self, suite):
        refused(
            suite(GOOD.replace("  @clause:684a.6.b.7\n", "")), "features/f.feature:3: ", "cites no clause"
        )

    def test_one_that_is_not_in_the_index(self, suite):
        refused(
            suite(GOOD.replace("b.7", "b.8")),
            "features/f.feature:3: @clause:684a.6.b.8 is not a clause of the index; nearest are 684a.6.b.1",
        )

    def test_one_that_does_not_parse(self, suite):
        refused(suite(GOOD.replace("b.7", "7.b")), "features/f.feature:3: @clause:684a.6.7.b: ")

    def test_a_tag_of_no_meaning(self, suite):
        refused(
            suite(GOOD.replace("@clause:", "@claus:")), "features/f.feature:3: unknown tag @claus:684a.6.b.7"
        )

    def test_a_reading_that_does_not_exist(self, suite):
        refused(
            suite(GOOD.replace("b.7\n", "b.7 @reading:684a-tie=x\n")),
            "features/f.feature:3: unknown reading 684a-tie; nearest are",
            "684a-tie-scope",
        )

    def test_an_option_that_does_not_exist(self, suite):
        refused(
            suite(GOOD.replace("b.7\n", "b.7 @reading:684a-tie-scope=x\n")),
            "features/f.feature:3: reading 684a-tie-scope has no option “x”; it has rank-then-card, card-only",
        )

    def test_two_options_of_one_reading(self, suite):
        both = "@reading:684a-tie-scope=rank-then-card @reading:684a-tie-scope=card-only"
        refused(
            suite(GOOD.replace("b.7\n", f"b.7 {both}\n")),
            "features/f.feature:3: two options of the reading 684a-tie-scope on one case",
        )


class TestFiles:
    def test_text_that_is_not_gherkin(self, suite):
        refused(suite("Hello\n"), "features/f.feature:1: not Gherkin")

    def test_an_empty_file(self, suite):
        refused(suite(""), "features/f.feature:1: holds no feature")

    def test_another_encoding(self, suite):
        refused(suite(GOOD.replace("F\n", "Ä\n"), encoding="latin-1"), "features/f.feature:1: not UTF-8")


class TestRunning:
    def test_a_case_that_judges_no_answer_does_not_pass(self, suite):
        result = suite(GOOD.replace("the hand is a pair", "nothing is asked"))
        assert result.ret == pytest.ExitCode.TESTS_FAILED
        result.stdout.fnmatch_lines(["*no step judged an answer of the product*"])

    def test_every_problem_is_named_at_once(self, suite):
        refused(
            suite(GOOD.replace("b.7", "b.9").replace("Given", "Givven")),
            "features/f.feature:5: ",
        )

    def test_a_part_asked_for_by_name_runs_alone(self, suite):
        (suite.folder / "g.feature").write_text(GOOD.replace("a pair is a pair", "another"))
        suite(GOOD, "features/test_binding.py::test_another").assert_outcomes(passed=1)


class TestPending:
    OUTLINE = (
        "\n  @clause:684a.6.b.7\n  Scenario Outline: o\n    Given a <n>\n    Then the hand is a pair\n"
        "    @pending\n    Examples: one\n      | n |\n      | sketch |\n"
        "    Examples: two\n      | n |\n      | table |\n"
    )

    def test_a_scenario_yet_to_be_written_does_not_run_and_needs_no_steps_that_exist(self, suite):
        suite(
            GOOD + "\n  @clause:684a.6.b.6 @pending\n  Scenario: later\n    Given nothing yet\n"
        ).assert_outcomes(passed=1, deselected=1)

    def test_examples_yet_to_be_written_leave_the_other_rows_alone(self, suite):
        suite("Feature: F\n" + self.OUTLINE).assert_outcomes(passed=1, deselected=1)

    def test_it_cites_what_exists_all_the_same(self, suite):
        refused(suite(GOOD.replace("b.7", "b.9 @pending")), "@clause:684a.6.b.9 is not a clause of the index")
