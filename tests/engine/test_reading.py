"""The cache of positions: a position that is sent again gets the same answers as the first time."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from asl_reference.base.decode import Malformed
from asl_reference.board import reading
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.protocol.requests import evaluate

Json = dict[str, Any]
WOODS: Json = {"hexes": {"B2": {"terrain": "woods", "level": 1}}, "hexsides": {"B2-B3": {"terrain": "wall"}}}
SQUAD: Json = {"g": {"side": "German", "type": "squad", "hex": "B3"}}


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    reading.forget()


@pytest.mark.parametrize(
    "fields",
    [{}, WOODS, {**WOODS, "units": SQUAD, "phase": "MPh"}, {"units": SQUAD}, {"ssr": ["bocage"], "rows": 8}],
)
def test_what_is_read_is_what_from_json_reads_the_second_time_too(fields: Json) -> None:
    for _ in range(2):
        assert reading.read(fields) == Position.from_json(fields)


def test_a_position_sent_again_is_the_one_known() -> None:
    told = {**WOODS, "units": SQUAD}
    assert reading.read(told) is reading.read({**WOODS, "units": {"g": dict(SQUAD["g"])}})


def test_a_board_sent_again_with_other_pieces_is_known() -> None:
    first, second = reading.read(WOODS), reading.read({**WOODS, "units": SQUAD, "phase": "MPh"})
    assert first is not second
    assert first.hexes is second.hexes
    assert first.board_facts is second.board_facts
    assert second.units["g"].id == "g"
    assert second.phase == "MPh"


def test_a_piece_sent_again_is_known_by_its_id() -> None:
    first = reading.read({**WOODS, "units": SQUAD})
    second = reading.read({"units": {**SQUAD, "h": dict(SQUAD["g"])}, "phase": "MPh"})
    assert second.units["g"] is first.units["g"]
    assert second.units["h"].id == "h"
    assert reading.read({"units": {"g": {**SQUAD["g"], "hex": "B4"}}}).units["g"].hex == "B4"


def test_what_is_wrong_with_a_piece_is_named_with_its_place() -> None:
    reading.read({"units": SQUAD})
    for wrong in ({**SQUAD["g"], "side": 1}, {**SQUAD["g"], "ids": "g"}, [], "g"):
        with pytest.raises(Malformed, match=r"units\.g"):
            reading.read({"units": {"g": wrong}})


@pytest.mark.parametrize("field", sorted(reading.BOARD))
def test_no_board_is_known_by_part_of_its_fields(field: str) -> None:
    others: Json = {
        "board": "7",
        "columns": 10,
        "rows": 5,
        "ssr": ["EC are wet"],
        "month": 2,
        "date": "1944-07-26",
        "weather": "mud",
        "water": "deep",
        "hexes": {},
        "hexsides": {},
    }
    first = reading.read(WOODS)
    other = reading.read({**WOODS, field: others[field]})
    assert first.board_facts is not other.board_facts
    assert getattr(other, field) == getattr(Position.from_json({field: others[field]}), field)


def test_true_is_not_taken_for_one() -> None:
    reading.read({"hexes": {"B2": {"level": 1}}})
    with pytest.raises(Malformed, match="level"):
        reading.read({"hexes": {"B2": {"level": True}}})
    reading.read({"turn": 1})
    with pytest.raises(Malformed, match="turn"):
        reading.read({"turn": True})


def test_what_the_owner_changes_afterwards_is_another_position() -> None:
    told: Json = {"hexes": {"B2": {"terrain": "woods"}}}
    before = reading.read(told)
    told["hexes"]["B2"]["terrain"] = "brush"
    assert reading.read(told).hex("B2").terrain == "brush"
    assert before.hex("B2").terrain == "woods"


def test_of_two_faults_the_first_is_named() -> None:
    wrong = {"units": {"g": {"side": 1}}, "hexes": {"B2": {"level": "high"}}}
    for fields in (wrong, dict(reversed(wrong.items()))):
        with pytest.raises(Malformed) as one:
            Position.from_json(fields)
        with pytest.raises(Malformed) as other:
            reading.read(fields)
        assert str(other.value) == str(one.value)


def test_what_no_json_says_is_read_as_before() -> None:
    with pytest.raises(Malformed):
        reading.read({"hexes": object()})
    with pytest.raises(Malformed):
        reading.read([])


def test_answers_are_the_same_whatever_was_asked_before() -> None:
    wall = {"hexsides": {"D4-D5": {"terrain": "wall"}}}
    unit = {"side": "German", "type": "squad", "hex": "D4"}
    requests = [
        {
            "edition": edition,
            "position": {**wall, "phase": phase, "units": {"g": unit | {"status": status}}},
            "actions": actions,
            "questions": [{"ask": "state"}, {"ask": "wall_advantage", "unit": "g"}],
        }
        for edition in ("current", "older")
        for phase in ("MPh", "RPh")
        for status in ([], ["broken"], ["hidden"])
        for actions in ([], [{"do": "end_phase"}], [{"do": "forfeit_wall_advantage", "units": ["g"]}])
    ]
    alone = []
    for request in requests:
        reading.forget()
        alone.append(evaluate(request))
    reading.forget()
    assert [evaluate(request) for request in requests] == alone
    assert [evaluate(request) for request in reversed(requests)] == alone[::-1]


def test_a_huge_position_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LONGEST", 20)
    assert reading.read(WOODS) is not reading.read(WOODS)


def test_one_board_under_two_readings_by_turns() -> None:
    """Cached facts about a board whose marsh is its artwork are not used where marsh fills its hex (16.2)."""
    marsh = {"terrain": "marsh", "free": ["A1", "B1", "B2"]}
    asked = {
        "edition": "current",
        "position": {"hexes": {"A2": marsh}},
        "questions": [{"ask": "los", "from": {"hex": "A1"}, "to": {"hex": "B3"}}],
    }
    other = {**asked, "readings": {"B16.2-artwork": "whole-hex"}}
    said = [evaluate(one)["outcomes"][0]["answer"]["hindrance"] for one in (asked, other, asked, other)]
    assert said == [0, 1, 0, 1]


MOVE: Json = {"do": "move", "units": ["g"], "to": "B2"}


def test_an_action_sent_again_is_the_one_known_and_no_other() -> None:
    first = reading.read_action(MOVE, "action")
    assert first == Action.from_json(MOVE)
    assert reading.read_action(dict(MOVE), "elsewhere") is first
    assert reading.read_action({**MOVE, "to": "B4"}, "action").to == "B4"


@pytest.mark.parametrize("wrong", [{"floor": True}, {"to": 1}, {"too": "B2"}, {"do": "fly"}])
def test_what_is_wrong_with_an_action_is_named_with_its_place_every_time(wrong: Json) -> None:
    reading.read_action({**MOVE, "floor": 1}, "actions[0]")
    for path in ("actions[0]", "actions[1]", "actions[1]"):
        with pytest.raises(Malformed) as one:
            reading.read_action({**MOVE, **wrong}, path)
        with pytest.raises(Malformed) as other:
            Action.from_json({**MOVE, **wrong}, path)
        assert str(one.value) == str(other.value)


def test_long_actions_are_not_kept_and_what_no_json_says_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "SHORT", 10)
    assert reading.read_action(MOVE, "action") is not reading.read_action(MOVE, "action")
    with pytest.raises(Malformed):
        reading.read_action({**MOVE, "to": object()}, "action")


def test_units_sent_again_on_another_board_are_known() -> None:
    first, second = reading.read({"units": SQUAD}), reading.read({**WOODS, "units": SQUAD, "phase": "RPh"})
    assert first.units is second.units
    assert first.units is not reading.read({"units": {"h": SQUAD["g"]}}).units
    assert reading.read({"units": SQUAD}).counters == {}


@pytest.mark.parametrize("field", ["units", "counters", "hexes", "hexsides", "phase"])
def test_null_is_not_what_is_left_out(field: str) -> None:
    reading.read({})
    with pytest.raises(Malformed, match=field):
        reading.read({field: None})


@contextmanager
def collecting() -> Iterator[list[object]]:
    """The objects that only the garbage collector would free."""
    gc.collect()
    gc.disable()
    flags = gc.get_debug()
    try:
        gc.set_debug(gc.DEBUG_SAVEALL)
        found = gc.garbage
        yield found
    finally:
        gc.set_debug(flags)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("ground", [{}, WOODS])
def test_a_position_goes_with_all_that_is_known_of_it(ground: Json) -> None:
    """A position is freed with all cached facts: none refers to itself, not even after settling."""
    request = {
        "edition": "current",
        "position": {**ground, "phase": "MPh", "units": SQUAD},
        "actions": [MOVE],
        "questions": [{"ask": "state"}, {"ask": "wall_advantage", "unit": "g"}],
    }
    evaluate(request, keeping=True)
    reading.forget()
    with collecting() as garbage:
        evaluate(request, keeping=True)
        reading.forget()
        gc.collect()
        assert not [one for one in garbage if isinstance(one, Position)]
