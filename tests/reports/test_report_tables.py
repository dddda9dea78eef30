"""What a report says of a table: the act that was judged, and not all that led up to it."""

from pa58.evidence import Exchange
from reports.text import answers_in_words


def at_table(command, name, **judged):
    answer = {"accepted": {"events": [{"event": name}]}}
    return Exchange(chapter="684a", op="table", case={"command": command}, answer=answer, **judged)


def test_acts_that_led_up_to_the_judged_one_are_left_out_of_the_short_account():
    exchanges = (
        at_table("inspect-cards", "cards-inspected"),
        at_table("deal", "card-dealt", expected="accepted", holds=True),
    )
    assert answers_in_words(exchanges) == "accepted: card-dealt"


def test_where_nothing_could_be_judged_all_is_told():
    exchanges = (at_table("inspect-cards", "cards-inspected"), at_table("deal", "card-dealt"))
    assert answers_in_words(exchanges) == "accepted: cards-inspected; accepted: card-dealt"
