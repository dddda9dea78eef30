"""The protocol's words for tables: what is published, what the page says, and what the reference says agree."""

import runpy
from pathlib import Path
from typing import get_args

import jsonschema
import pytest
from running import CASES

from adapters.reference import ReferenceProduct
from adapters.reference_table import DECLARED
from adapters.schema import json_schema
from adapters.table_messages import Command, Event
from pa58.declared_table import RULES
from reference_impl.four_card_frenzy_table import ACTS
from steps import acts

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = json_schema()


def tag(kind):
    return kind.__struct_config__.tag


def valid(name, value):
    jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}).validate(value)


def test_the_drawing_is_that_of_the_code():
    # To write it anew: python docs/draw_four_card_frenzy_table.py > docs/four-card-frenzy-table.md
    drawing = runpy.run_path(str(DOCS / "draw_four_card_frenzy_table.py"))["drawing"]
    assert (DOCS / "four-card-frenzy-table.md").read_text(encoding="utf-8") == drawing()


def test_the_page_names_every_command_and_every_event():
    page = (DOCS / "adapter-protocol.md").read_text(encoding="utf-8")
    for kind in (*get_args(Command), *get_args(Event)):
        assert f"`{tag(kind)}`" in page


def test_the_reference_can_do_every_command():
    assert ACTS.keys() == {tag(kind) for kind in get_args(Command)}


def test_what_the_feature_files_do_and_what_follows_has_the_published_form():
    commands, events = SCHEMA["x-tables"]["commands"], SCHEMA["x-tables"]["events"]
    table = ReferenceProduct().open_table("684a", {"options": ["all-six-bonus-wager"], "boxes": 2})
    told = list(table.opened["accepted"]["events"])
    way = [
        *acts.made_ready({}, decks="A"),
        acts.command("the player sits down at position 3"),
        *acts.whole_round(),
        acts.command("there is no gaming activity"),
    ]
    for command in way:
        valid(commands[command["command"]]["$ref"].rpartition("/")[2], command)
        told += table.do(command)["accepted"]["events"]
    for event in told:
        valid(events[event["event"]]["$ref"].rpartition("/")[2], event)
    assert {"card-dealt", "cards-spread", "round-completed"} <= {event["event"] for event in told}


def test_every_sentence_of_an_act_is_understood():
    for _, steps in CASES:
        for kind, text in steps:
            if kind == "when" and not text.startswith(("the certificate holder", "the table is opened")):
                assert acts.command(text)["command"] in ACTS


@pytest.mark.parametrize("command", [{"command": "no-such-act"}, {}, {"command": None}])
def test_an_act_that_the_protocol_does_not_know_is_unsupported(command):
    assert ReferenceProduct().open_table("684a", {}).do(command) == {"unsupported": True}


@pytest.mark.parametrize(
    "command", [{"command": "cut-cards"}, {"command": "deal", "x": 1}, {"command": "arrive", "player": 3}]
)
def test_a_misshapen_act_is_refused_and_leaves_the_table_alone(command):
    table = ReferenceProduct().open_table("684a", {})
    answer = table.do(command)
    assert "rejected" in answer
    assert (
        table.do({"command": "arrive", "player": "P1"})["accepted"]["events"][0]["event"] == "player-arrived"
    )


def test_other_chapters_have_no_table_and_no_declaration():
    assert ReferenceProduct().open_table("687a", {}).opened == {"unsupported": True}
    assert ReferenceProduct().declare("691") == {"unsupported": True}


def test_the_reference_declares_a_lawful_table():
    assert {rule(DECLARED) for rule in RULES.values()} == {""}
