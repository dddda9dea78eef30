"""Every hand of a game, put to the product at once."""

from pytest_bdd import given, parsers, then, when

from pa58.sweeping import Sweeping
from pa58.sweeps import Sweep
from steps.names import HAND_IS_RANKED_FOR, wager, wagers

_NUMBERS = {"two": 2, "four": 4, "five": 5, "six": 6}


@given(
    parsers.re(rf"every (?P<number>{'|'.join(_NUMBERS)})-card hand of the (?P<deck>52|53|54)-card deck"),
    target_fixture="space",
)
def every_hand(number: str, deck: str) -> tuple[int, int]:
    return int(deck), _NUMBERS[number]


@given(parsers.re(r"every single card of the 54-card deck"), target_fixture="space")
def every_card() -> tuple[int, int]:
    return 54, 1


@given("hands of every strength, each beside the next that can be dealt with it", target_fixture="space")
def every_strength() -> tuple[int, int]:
    return 52, 4


@when("the hand that each makes is asked", target_fixture="sweep")
def each_is_ranked(chapter: str) -> Sweep:
    return Sweep(chapter, "rank", HAND_IS_RANKED_FOR[chapter])


@when("the best four cards of each are asked", target_fixture="sweep")
def the_best_four_of_each(chapter: str) -> Sweep:
    return Sweep(chapter, "rank", "best-four")


@when(parsers.re(r"the hand that each makes for the (?P<name>.* Wager) is asked"), target_fixture="sweep")
def each_is_ranked_for_a_wager(chapter: str, name: str) -> Sweep:
    return Sweep(chapter, "rank", wager(name))


@when("the Point Count of each is asked", target_fixture="sweep")
def each_is_counted(chapter: str) -> Sweep:
    return Sweep(chapter, "point-count")


@when(parsers.re(r"the eligibility of each for the (?P<name>.* Wager) is asked"), target_fixture="sweep")
def each_is_eligible(chapter: str, name: str) -> Sweep:
    return Sweep(chapter, "eligible", wager(name))


@when(
    parsers.re(r"each is revealed to a player with (?P<antes>.*) and every wager on a single card"),
    target_fixture="sweep",
)
def each_is_revealed(chapter: str, antes: str) -> Sweep:
    return Sweep(chapter, "settle", " ".join(wagers(antes)))


@when("it is asked of each pair, both ways round, which hand ranks higher", target_fixture="sweep")
def each_pair_is_compared(chapter: str) -> Sweep:
    return Sweep(chapter, "compare")


@then("the product and the rules agree on all of them")
def all_agree(sweeping: Sweeping, sweep: Sweep, space: tuple[int, int]) -> None:
    if sweep.space != space:
        raise ValueError(f"the question is asked of {sweep.space}, the feature file names {space}")
    sweeping.all_agree(sweep)
