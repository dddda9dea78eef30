"""The record of a table is judged line by line: what is lawful passes, a fault is told with its line and clause."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from adapters.reference import ReferenceProduct
from adapters.schema import json_schema
from pa58.recorded_log import LogProblem, judge_log
from steps import acts

ROOT = Path(__file__).parents[2]
SHUFFLED = ("the dealer shuffles the cards", "the dealer cuts the cards with 20 cards above the cover card")
READY = (*SHUFFLED, "the dealer places the cards in the dealing shoe")


def recorded(commands, **setup):
    """Return the events of a lawful table of the reference."""
    table = ReferenceProduct().open_table("684a", setup)
    events = list(table.opened["accepted"]["events"])
    for command in commands:
        answer = table.do(command)
        assert "accepted" in answer, (command, answer)
        events += answer["accepted"]["events"]
    return events


def sentences(*texts):
    return [acts.command(text) for text in texts]


@pytest.fixture
def two_rounds():
    """An opening, a round with an All-Six Bonus Wager, and another round, dealt from a manual shoe."""
    return recorded(
        [
            *acts.made_ready({}, decks="A"),
            *sentences(
                "the player sits down at position 3", "the player places $5 as an All-Six Bonus Wager"
            ),
            *acts.whole_round(),
            *sentences(*READY),
            *acts.whole_round(),
        ],
        options=["all-six-bonus-wager"],
    )


@pytest.fixture
def two_decks():
    """A round with deck A, one with deck B, an idle time, and another round with deck A."""
    return recorded(
        [
            *acts.made_ready({"device": {}}, decks="AB"),
            *sentences("the player sits down at position 3"),
            *acts.whole_round(),
            *sentences("the device shuffles the cards of deck A"),
            *sentences("the device places the cards of deck B in the dealing shoe"),
            *acts.whole_round(),
            *sentences(
                "there is no gaming activity",
                "a newcomer arrives",
                "a newcomer is afforded an opportunity to inspect the cards",
                "the dealer turns the cards of deck B face down",
                "the dealer washes the cards of deck B",
                "the dealer stacks the cards of deck B",
                "the device shuffles the cards of deck B",
                "the device places the cards of deck A in the dealing shoe",
            ),
            *acts.whole_round(),
        ],
        device={},
    )


@pytest.fixture
def judge(tmp_path):
    def judge(events, chapter="684a"):
        file = tmp_path / "rounds.jsonl"
        file.write_text("".join(e if isinstance(e, str) else json.dumps(e) + "\n" for e in events))
        return judge_log(file, chapter)

    return judge


def found(judged):
    return [(each.line, each.clause) for each in judged.violations]


def line_of(events, name, number=0):
    """Return the line (from 1) of the ``number``th event of a name."""
    return [line for line, event in enumerate(events, 1) if event["event"] == name][number]


def without(events, name, number=0):
    line = line_of(events, name, number)
    return [*events[: line - 1], *events[line:]]


def changed(events, name, number=0, **members):
    line = line_of(events, name, number)
    return [*events[: line - 1], events[line - 1] | members, *events[line:]]


def moved(events, name, to, number=0):
    """Move an event behind line ``to``."""
    line = line_of(events, name, number)
    rest = [*events[: line - 1], *events[line:]]
    return [*rest[: to - 1], events[line - 1], *rest[to - 1 :]]


def test_a_lawful_record_has_nothing_to_tell(two_rounds, judge):
    judged = judge(two_rounds)
    assert (found(judged), judged.unread, judged.rounds, judged.exit_status) == ([], (), 2, 0)
    assert judged.lines == len(two_rounds)


def test_a_table_that_is_opened_again_begins_anew(two_rounds, judge):
    judged = judge([*two_rounds[:-4], *without(two_rounds, "cards-inspected")])
    assert judged.rounds == 3
    line = len(two_rounds) - 4 + line_of(without(two_rounds, "cards-inspected"), "inspection-verified")
    assert found(judged) == [(line, "684a.4.a")]


def test_its_lines_have_the_published_form(two_rounds):
    schema = {"$ref": "#/$defs/RecordedLine", "$defs": json_schema()["$defs"]}
    for event in two_rounds:
        jsonschema.Draft202012Validator(schema).validate(event)


def test_two_decks_and_an_idle_time_are_lawful_too(two_decks, judge):
    judged = judge(two_decks)
    assert (found(judged), judged.rounds) == ([], 3)


@pytest.mark.parametrize("rounds", [0, 1])
def test_a_deck_that_came_preshuffled_may_lie_spread_in_an_idle_time(judge, rounds):
    played = [*sentences("the player sits down at position 3"), *acts.whole_round()]
    idle = recorded(
        [
            *sentences("a preinspected and preshuffled deck is received"),
            *sentences("the dealer cuts the cards with 20 cards above the cover card", READY[-1]),
            *played * rounds,
            *sentences("there is no gaming activity"),
        ]
    )
    judged = judge(idle)
    assert (found(judged), judged.rounds) == ([], rounds)


LINE = "line"
FAULTS = [
    ("684a.2.a", "player-seated", {"position": 7}),
    ("684a.3.a", "decks-received", {"covers": 2}),
    ("684a.3.a", "decks-received", {"decks": [{"deck": "A", "cards": 53}]}),
    ("684a.4.a", "cards-inspected", {"by": "player"}),
    ("684a.4.a", "inspection-verified", {"by": "dealer"}),
    ("684a.4.b", "cards-spread", {"facing": "down"}),
    ("684a.4.b", "cards-spread", {"columns": ["As Kh"]}),
    ("684a.5.a", "cards-stacked", {"stacks": 2}),
    ("684a.7.a", "wager-placed", {"instrument": "verbal-with-cash"}),
    ("684a.7.d", "wager-placed", {"wager": "pair-plus-wager"}),
    ("684a.7.d.2", "wager-placed", {"wager": "prime-wager"}),
    ("684a.8.c", "card-dealt", {"to": "player", "position": 3}),
    ("684a.8.c", "card-dealt", {"facing": "up"}),
    ("684a.8.b", "card-dealt", {"drawn": "right", "placed": "left"}),
]


@pytest.mark.parametrize(("clause", "name", "members"), FAULTS)
def test_an_event_that_breaks_a_clause_is_told_once_with_its_line(two_rounds, judge, clause, name, members):
    events = changed(two_rounds, name, **members)
    assert found(judge(events)) == [(line_of(two_rounds, name), clause)]


MISSING = [
    ("684a.4.a", "cards-inspected", "inspection-verified"),
    ("684a.4.a", "inspection-verified", "cards-spread"),
    ("684a.4.b", "cards-spread", "cards-turned-face-down"),
    ("684a.4.c", "inspection-afforded", "cards-turned-face-down"),
    ("684a.4.c", "cards-turned-face-down", "cards-washed"),
    ("684a.4.c", "cards-washed", "cards-stacked"),
    ("684a.4.c", "cards-stacked", "cards-shuffled"),
    ("684a.5.d", "cards-placed-in-shoe", "card-dealt"),
    ("684a.7.b", "player-seated", "wager-placed"),
    ("684a.8.b", "no-more-bets-announced", "card-dealt"),
]


@pytest.mark.parametrize(("clause", "missing", "told_at"), MISSING)
def test_a_step_left_out_is_told_at_the_step_that_needed_it(two_rounds, judge, clause, missing, told_at):
    events = without(two_rounds, missing)
    judged = found(judge(events))
    assert judged[0] == (line_of(events, told_at), clause)
    assert {each for _, each in judged} == {clause}


def test_the_second_round_is_held_to_the_same(two_rounds, judge):
    cases = [
        (without(two_rounds, "cards-moved-to-bottom", 1), "cards-placed-in-shoe", 1, "684a.5.c.2"),
        (
            without(without(two_rounds, "cards-shuffled", 1), "cover-card-inserted", 1),
            "cards-placed-in-shoe",
            1,
            None,
        ),
    ]
    events, name, number, clause = cases[0]
    assert found(judge(events)) == [(line_of(events, name, number), clause)]
    events, name, number, _ = cases[1]
    assert (line_of(events, name, number), "684a.5.a") in found(judge(events))


def test_a_wager_after_no_more_bets_is_told(two_rounds, judge):
    late = {"event": "wager-withdrawn", "player": "P1", "position": 3, "wager": "all-six-bonus-wager"}
    line = line_of(two_rounds, "no-more-bets-announced") + 1
    assert found(judge([*two_rounds[: line - 1], late, *two_rounds[line - 1 :]]))[0] == (line, "684a.7.c")


def put(events, line, event):
    """Put an event behind line ``line``."""
    return [*events[:line], event, *events[line:]]


def test_what_two_decks_must_keep_is_told(two_decks, judge):
    shoe, rack = (
        line_of(two_decks, "cards-placed-in-shoe", 1),
        line_of(two_decks, "cards-placed-in-discard-rack"),
    )
    same_backs = [{"deck": "A", "backs": ["red"]}, {"deck": "B", "backs": ["red"]}]
    second_round = 1 + line_of(two_decks, "round-completed")
    cases = [
        (changed(two_decks, "table-opened", table={}), line_of(two_decks, "decks-received"), "684a.3.b"),
        (
            changed(two_decks, "decks-received", decks=same_backs),
            line_of(two_decks, "decks-received"),
            "684a.3.b.1",
        ),
        (changed(two_decks, "cards-placed-in-shoe", 1, deck="A"), shoe, "684a.3.b.3"),
        (
            put(two_decks, rack, {"event": "cards-placed-in-discard-rack", "deck": "B"}),
            rack + 1,
            "684a.3.b.4",
        ),
    ]
    for events, line, clause in cases:
        assert found(judge(events))[0] == (line, clause)
    stored = line_of(two_decks, "cards-stored-in-device", 2)
    assert stored > second_round
    dealt = [clause for _, clause in found(judge([*two_decks[: stored - 1], *two_decks[stored:]]))]
    assert dealt[0] == "684a.3.b.2"


def test_an_idle_table_goes_all_the_way_again(two_decks, judge):
    events = without(two_decks, "cards-washed", 2)
    assert found(judge(events)) == [(line_of(events, "cards-stacked", 5), "684a.5.f")]


def test_what_shuffle_and_cut_must_keep_is_told(two_rounds, judge):
    cut = line_of(two_rounds, "cards-moved-to-bottom")
    shoe = line_of(two_rounds, "cards-placed-in-shoe")
    recut = {"event": "recut-required", "deck": "A", "by": "floorperson"}
    dealt = line_of(two_rounds, "card-dealt")
    cases = [
        (changed(two_rounds, "cover-card-inserted", above=9), [(cut - 1, "684a.5.d"), (cut, "684a.5.d")]),
        (
            put(two_rounds, cut, {"event": "cards-counted", "deck": "A", "cards": 51}),
            [(shoe + 1, "684a.5.b")],
        ),
        (put(two_rounds, cut, recut), [(shoe + 1, "684a.5.e")]),
        (put(two_rounds, cut, recut | {"by": "player"}), [(cut + 1, "684a.5.e"), (shoe + 1, "684a.5.e")]),
        (put(two_rounds, dealt, recut), [(dealt + 1, "684a.5.e")]),
        (
            put(two_rounds, cut, {"event": "shuffle-directed", "deck": "A", "by": "floorperson"}),
            [(shoe + 1, "684a.5.a")],
        ),
    ]
    for events, expected in cases:
        assert found(judge(events)) == expected
    unapproved = {"options": ["all-six-bonus-wager"], "reshuffler": {"approved": False}}
    assert found(judge(changed(two_rounds, "table-opened", table=unapproved))) == [(1, "684a.5.g")]


def test_what_wagers_must_keep_is_told(two_rounds, judge):
    odds = line_of(two_rounds, "wager-placed", 2)
    dealt = line_of(two_rounds, "card-dealt")
    raised = {"event": "wager-placed", "player": "P1", "position": 4, "wager": "raise-wager", "amount": 5}
    box = {"event": "wager-placed", "player": "P1", "wager": "all-six-bonus-wager", "amount": 5}
    cases = [
        (changed(two_rounds, "wager-placed", 2, amount=499), [(dealt, "684a.7.d.1")]),
        (put(two_rounds, dealt, raised), [(dealt + 1, "684a.7.d.1")]),
        (put(two_rounds, dealt, raised | {"position": 3}), []),
        (put(two_rounds, odds, box | {"position": 4}), []),
        (
            put(put(two_rounds, odds, box | {"position": 4}), odds, box | {"position": 2}),
            [(odds + 2, "684a.7.e")],
        ),
    ]
    for events, expected in cases:
        assert found(judge(events)) == expected


def test_cards_dealt_by_hand_are_held_to_four_hours(judge):
    way = [*acts.made_ready({"dealing": "hand"}, decks="A"), *sentences("the player sits down at position 3")]
    events = recorded([*way, *acts.whole_round()], dealing="hand")
    first = line_of(events, "card-dealt")
    for minutes, expected in ((240, []), (241, [(first, "684a.3.c.1")])):
        late = [event | {"at": minutes if line >= first else 0} for line, event in enumerate(events, 1)]
        assert found(judge(late)) == expected


def test_standing_up_with_cards_is_told_and_without_is_not(two_rounds, judge):
    rises = {"event": "player-stood-up", "player": "P1"}
    for line, expected in (
        (line_of(two_rounds, "no-more-bets-announced"), []),
        (line_of(two_rounds, "round-completed") - 1, ["684a.7.b"]),
        (line_of(two_rounds, "round-completed"), []),
    ):
        events = [
            *two_rounds[:line],
            rises,
            {**rises, "event": "player-seated", "position": 3},
            *two_rounds[line:],
        ]
        assert [clause for _, clause in found(judge(events))] == expected


def test_no_more_bets_behind_the_first_card_breaks_that_clause_alone(two_rounds, judge):
    card = line_of(two_rounds, "card-dealt", 0)
    events = moved(two_rounds, "no-more-bets-announced", card)
    assert found(judge(events)) == [(card - 1, "684a.8.b")]


def test_the_age_of_a_deck_is_read_from_the_clock(two_rounds, judge):
    for minutes, expected in ((480, []), (481, [(line_of(two_rounds, "card-dealt"), "684a.3.c.2")])):
        first = line_of(two_rounds, "card-dealt")
        events = [event | {"at": minutes if line >= first else 0} for line, event in enumerate(two_rounds, 1)]
        assert found(judge(events))[:1] == expected


def test_lines_that_cannot_be_read_are_told_and_nothing_else_is_lost(two_rounds, judge):
    broken = [
        *two_rounds[:5],
        "{half a line\n",
        '{"event":"card-dealt","deck":7}\n',
        "[]\n",
        "\xff\n",
        "\n",
        '{"event":"drinks-served"}\n',
        *changed(two_rounds, "no-more-bets-announced", event="drinks-served")[5:],
    ]
    judged = judge(broken)
    assert [each.line for each in judged.unread] == [6, 7, 8, 9]
    assert judged.others == 2
    assert [clause for _, clause in found(judged)] == ["684a.8.b"]
    assert (judged.rounds, judged.exit_status) == (2, 1)


def test_without_a_violation_an_unread_line_leaves_the_record_unjudged(two_rounds, judge):
    assert judge([*two_rounds, "{\n"]).exit_status == 2


@pytest.mark.parametrize("events", [[], ["no json\n"], [{"event": "deal"}]])
def test_what_is_no_record_is_refused(judge, events):
    with pytest.raises(LogProblem):
        judge(events)


def test_a_record_of_another_chapter_or_without_its_opening_is_refused(two_rounds, judge):
    with pytest.raises(LogProblem, match=r"rounds\.jsonl:1: .*table-opened"):
        judge(two_rounds[1:])
    with pytest.raises(LogProblem, match="691"):
        judge(two_rounds, "691")


def test_ten_thousand_rounds_are_judged(two_rounds, judge):
    second = two_rounds[line_of(two_rounds, "cards-shuffled", 1) - 1 :]
    judged = judge([*two_rounds, *second * 9_998])
    assert (judged.rounds, found(judged)) == (10_000, [])


def test_the_command_says_file_line_and_clause(two_rounds, tmp_path):
    file = tmp_path / "rounds.jsonl"
    events = changed(two_rounds, "player-seated", position=7)
    file.write_text("\n".join(map(json.dumps, events)))
    command = [sys.executable, "-m", "pa58", "run", "--log", str(file), "--chapter", "684a"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    said = done.stdout.splitlines()
    assert (
        said[0]
        == f"{file}:{line_of(events, 'player-seated')}: 58 Pa. Code § 684a.2(a): a player sits at position 7"
    )
    assert said[1] == (
        f"2 rounds completed on {len(events)} lines: 1 violation of 58 Pa. Code § 684a.2(a); "
        "0 lines not read; 0 of the events have no rule."
    )
