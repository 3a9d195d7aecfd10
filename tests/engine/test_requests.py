"""How the reference answers requests: strict where the schema is, it never dies, each question separately."""

from __future__ import annotations

import json
import typing
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asl_conformance.protocol import vocabulary as published
from asl_reference.__main__ import reply
from asl_reference.base.limits import Words
from asl_reference.board import vocabulary

SQUAD = {"side": "German", "type": "squad", "hex": "B2"}
OTHER_ENDS = {"RoutOutcome", "WholeAllotment"}
"""Words that occur only in answers: the engine writes them and does not read them."""


def said(params: Any, method: str = "evaluate") -> dict[str, Any]:
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    found = reply(line)
    assert found is not None
    return found


def asked(*questions: Any, actions: Any = (), **position: Any) -> dict[str, Any]:
    params = {"edition": "current", "position": position}
    return said({**params, "actions": list(actions), "questions": list(questions)})


def refusal(response: dict[str, Any]) -> str:
    assert response["error"]["code"] == -32602, response
    return str(response["error"]["message"])


def test_engine_and_protocol_know_the_same_words() -> None:
    lists = {
        n: typing.get_args(k) for n, k in vars(published).items() if typing.get_origin(k) is typing.Literal
    }
    known = {
        name: typing.get_args(kind)[1].words
        for name, kind in vars(vocabulary).items()
        if typing.get_origin(kind) is typing.Annotated and isinstance(typing.get_args(kind)[1], Words)
    }
    assert {name: set(words) for name, words in known.items()} == {
        name: set(words) for name, words in lists.items() if name not in OTHER_ENDS
    }


@pytest.mark.parametrize(
    ("unit", "place", "way_out"),
    [
        ({"status": ["Broken"]}, "units.p.status[0]", "is it 'broken'?"),
        ({"status": ["wall advantage"]}, "units.p.status[0]", "is it 'wall_advantage'?"),
        ({"type": "sqaud"}, "units.p.type", "is it 'squad'?"),
        ({"at": "brigde"}, "units.p.at", "is it 'bridge'?"),
        ({"done": ["move"]}, "units.p.done[0]", "is it 'moved'?"),
        ({"floor": 9}, "units.p.floor", "0 and 4"),
        ({"mf": 1.3}, "units.p.mf", "steps of 0.5"),
        ({"hexx": "B2"}, "units.p.hexx", "is it 'hex'?"),
        ({"id": "p"}, "units.p.id", "no such field"),
        ({"status": None}, "units.p.status", "a list is due"),
        ({"wall_advantage_over": ["B2_B3"]}, "units.p.wall_advantage_over[0]", "as F5-F6"),
    ],
)
def test_what_the_schema_forbids_is_refused_with_its_place(unit: Any, place: str, way_out: str) -> None:
    told = refusal(asked({"ask": "state"}, units={"p": SQUAD | unit}))
    assert told.startswith(f"position.{place}: ")
    assert way_out in told


def test_what_the_engine_works_out_is_no_field_of_a_counter() -> None:
    for field, value in (("id", "w"), ("crest", "B2-B3"), ("bypass", [])):
        told = refusal(asked({"ask": "state"}, counters={"w": {"type": "lmg", "hex": "B2", field: value}}))
        assert told.startswith(f"position.counters.w.{field}: no such field")


@pytest.mark.parametrize("field", ["units", "by"])
def test_an_action_of_nobody_is_refused(field: str) -> None:
    actions = {
        "units": {"do": "move", "units": [], "to": "B3"},
        "by": {"do": "fire", "by": [], "target": "B3", "means": "small_arms"},
    }
    action = actions[field]
    told = refusal(asked({"ask": "state"}, actions=[action], units={"P": SQUAD}))
    assert told == f"actions[0].{field}: {action['do']} needs at least one"
    told = refusal(asked({"ask": "may", "action": action}, units={"P": SQUAD}))
    assert told == f"questions[0].action.{field}: {action['do']} needs at least one"


@pytest.mark.parametrize("verb", ["go_beneath", "come_out"])
@pytest.mark.parametrize("cover", ["foxhole", "trench", "wire"])
@pytest.mark.parametrize("kind", ["mmg", "at_gun", "mortar"])
def test_a_weapon_goes_nowhere_by_itself(kind: str, cover: str, verb: str) -> None:
    above = {"type": cover, "hex": "B2", **({"size": 1} if cover == "foxhole" else {})}
    counters = {"w": {"type": kind, "hex": "B2"}, "c": above}
    action = {"do": verb, "units": ["w"], "cover": cover}
    outcome = asked({"ask": "state"}, actions=[action], counters=counters)["result"]["outcomes"][0]
    assert outcome["illegal"]["action"] == 0


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ({"ask": "attack", "target": "p", "means": "small arms"}, "questions[0].means"),
        ({"ask": "attack", "means": "small_arms"}, "questions[0]: the field 'target'"),
        ({"ask": "los", "from": {"unit": "p"}, "to": {"hexx": "B3"}}, "questions[0].to.hexx"),
        ({"ask": "los", "from": {"unit": "p"}}, "questions[0]: the field 'to'"),
        ({"ask": "may", "action": {"do": "mvoe", "units": ["p"], "to": "B3"}}, "questions[0].action.do"),
        ({"ask": "rout", "unit": "p", "steps": {}}, "questions[0].steps"),
        ({"ask": "same_location", "first": "p", "second": "p", "purpose": "Rally"}, "questions[0].purpose"),
        ({"ask": "wall_advantage", "unit": "nobody"}, "questions[0]"),
        (["state"], "questions[0]"),
    ],
)
def test_questions_are_read_as_strictly_as_positions(question: Any, place: str) -> None:
    assert refusal(asked(question, units={"p": SQUAD})).startswith(place)


def test_an_unknown_question_is_unsupported_and_the_others_are_answered() -> None:
    outcomes = asked({"ask": "weather"}, {"ask": "state"}, units={"p": SQUAD})["result"]["outcomes"]
    assert [list(outcome) for outcome in outcomes] == [["unsupported"], ["answer"]]


SHOT = {"do": "result", "unit": "p", "result": "eliminated"}


@pytest.mark.parametrize(
    "action",
    [
        {"do": "move", "units": ["p"], "to": "B3"},
        {"do": "result", "unit": "p", "result": "pinned"},
        {"do": "fire", "by": ["q"], "target": "p"},
        {"do": "close_combat", "by": ["q"], "target": "p"},
        {"do": "turn_back", "units": ["q"], "to": "B3", "by": "p"},
        {"do": "entrench", "units": ["q"], "dr": 5, "leader": "p"},
        {"do": "transfer", "unit": "q", "target": "p", "counter": "m"},
        {"do": "surrender", "unit": "q", "target": "p"},
    ],
    ids=lambda action: str(action["do"]),
)
def test_an_action_that_names_who_is_gone_is_illegal_and_one_that_names_nobody_an_error(
    action: dict[str, Any],
) -> None:
    pieces = {"units": {"p": SQUAD, "q": {**SQUAD, "side": "Russian"}}}
    (outcome,) = asked({"ask": "state"}, actions=[SHOT, action], **pieces)["result"]["outcomes"]
    assert outcome["illegal"]["action"] == 1
    assert outcome["illegal"]["why"]
    (outcome,) = asked({"ask": "may", "action": action}, actions=[SHOT], **pieces)["result"]["outcomes"]
    assert outcome["gone"]["piece"] == "p" if "gone" in outcome else outcome["answer"]["allowed"] is False
    if action["do"] not in ("transfer", "surrender"):  # illegal by a clause of its own
        nobody = json.loads(json.dumps(action).replace('"p"', '"z"'))
        assert "'z'" in refusal(asked({"ask": "state"}, actions=[nobody], **pieces))


def test_gone_names_the_action_that_removed_the_piece() -> None:
    gone, there = asked(
        {"ask": "concealment", "unit": "p"},
        {"ask": "concealment", "unit": "q"},
        actions=[{"do": "result", "unit": "p", "result": "eliminated"}],
        units={"p": SQUAD, "q": SQUAD},
    )["result"]["outcomes"]
    assert (gone["gone"]["piece"], gone["gone"]["action"]) == ("p", 0)
    assert "answer" in there


def test_whole_numbers_are_whole_however_they_are_written() -> None:
    one, other = (asked({"ask": "state"}, units={"p": SQUAD | {"mf": mf}}) for mf in (4, 4.0))
    assert json.dumps(one) == json.dumps(other)


def test_a_possessed_weapon_needs_no_place_and_takes_no_other() -> None:
    units = {"p": SQUAD}
    told = asked({"ask": "state"}, units=units, counters={"mg": {"type": "mmg", "possessed_by": "p"}})
    assert told["result"]["outcomes"][0]["answer"]["counters"]["mg"]["hex"] == "B2"
    elsewhere = {"mg": {"type": "mmg", "possessed_by": "p", "hex": "C3"}}
    refused = refusal(asked({"ask": "state"}, units=units, counters=elsewhere))
    assert "C3" in refused
    assert "B2" in refused


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b'{"method": 1}',
        b'{"method": "evaluate", "params": "text", "id": 1}',
        b'{"method": "evaluate", "params": {"edition": 5}, "id": 1}',
        b'{"method": "evaluate", "id": {}, "params": {}}',
        b'{"method": "evaluate", "id": 1, "params": {"position": {"turn": NaN}}}',
        b'{"method": "evaluate", "id": 1, "params": {"position": {"turn": 1, "turn": 2}}}',
        b"[" * 100_000,
        b'{"method": "evaluate", "params": {"position": '
        + b'{"hexes":' * 5_000
        + b"1"
        + b"}" * 5_000
        + b"}}",
        b'{"method": "evaluate", "id": 1, "params": {"position": {"turn": 1' + b"0" * 5_000 + b"}}}",
        b"\xff\xfe",
    ],
)
def test_any_line_gets_a_reply(line: bytes) -> None:
    found = reply(line)
    assert found is not None
    assert found["error"]["code"] in (-32700, -32600, -32602)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)


@given(JSON, st.sampled_from(["edition", "position", "actions", "questions"]))
def test_no_value_anywhere_kills_the_engine(value: Any, field: str) -> None:
    found = said({field: value})
    assert found.get("error", {}).get("code") != -32603, found
