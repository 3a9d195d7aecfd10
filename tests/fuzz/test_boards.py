"""Every random board is sound; none has to be filtered out."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from asl_conformance.fuzz.boards.boards import SMALL, TINY, WHOLE, board, boards, length, numbered
from asl_conformance.fuzz.boards.lattice import board_names
from asl_conformance.fuzz.boards.soundness import possible, sound
from asl_conformance.fuzz.boards.themes import THEMES
from asl_reference.board.position import Position
from asl_reference.rules.problems import problems
from tests.fuzz import sparse
from tests.often import often

themes = st.sampled_from(sorted(THEMES))


def defects(position: dict[str, object]) -> list[str]:
    return [f"{p.where}: {p.what}" for p in problems(Position.from_json(position))]


@given(st.data(), themes)
def test_sparse_boards_are_sound(data: st.DataObject, theme: str) -> None:
    position = data.draw(sparse.positions(theme))
    assert defects(position) == []
    assert sound(position)


@given(st.binary(max_size=length(TINY)), themes)
def test_any_bytes_make_a_sound_board(data: bytes, theme: str) -> None:
    position = board(data, TINY, theme)
    assert defects(position) == []
    assert sound(position)


@pytest.mark.parametrize("size", [TINY, SMALL, WHOLE])
def test_numbered_boards_are_sound(size: object) -> None:
    for number in range(often(16, 400)):
        position = numbered(7, number, size)  # type: ignore[arg-type]  # one of the sizes above
        assert defects(position) == []
        assert sound(position)
        assert possible(position)


def test_no_bytes_and_zeros_make_the_empty_board() -> None:
    bare = {"columns": 10, "rows": 10, "turn_of": "German"}
    assert board(b"") == board(bytes(length())) == bare


def test_bytes_beyond_the_board_change_nothing() -> None:
    data = random.Random(1).randbytes(length())
    assert board(data) == board(data + b"more")


def test_the_same_seed_makes_the_same_boards_wherever_one_begins() -> None:
    first = dict(boards(11, 0, 12))
    assert dict(boards(11, 5, 7)) == {number: first[number] for number in range(5, 12)}
    assert json.dumps(first) == json.dumps(dict(boards(11, 0, 12)))
    assert dict(boards(12, 0, 12)) != first


def test_a_small_board_has_a_hundred_hexes_and_something_of_all_kinds_comes() -> None:
    seen: Counter[str] = Counter()
    for _, position in boards(2, 0, 400):
        seen.update(counter["type"] for counter in position.get("counters", {}).values())
        seen.update(ground.get("terrain", "open_ground") for ground in position.get("hexes", {}).values())
        seen.update(side["terrain"] for side in position.get("hexsides", {}).values())
        for unit in position.get("units", {}).values():
            seen.update([unit["type"], unit.get("at", ""), *unit.get("status", ()), *unit.get("beneath", ())])
    menus = THEMES["mixed"]
    due = {*menus.terrain, *menus.hexsides, *menus.counters, *menus.units, *menus.status} - {""}
    assert due | {"crest", "bridge", "bypass"} <= set(seen)
    assert len(board_names(10, 10)) >= 100


def test_a_property_that_fails_shrinks_to_a_board_that_is_taken_in_at_a_glance() -> None:
    def with_wire(position: dict[str, object]) -> bool:
        counters = position.get("counters", {})
        return any(counter["type"] == "wire" for counter in counters.values())  # type: ignore[attr-defined]

    phases = (Phase.generate, Phase.shrink)  # without Phase.explain, which is not needed here
    least = find(sparse.positions("wire"), with_wire, settings=settings(database=None, phases=phases))
    assert len(least["counters"]) == 1
    assert not least.keys() & {"hexes", "hexsides", "units"}


@pytest.mark.parametrize(
    "position",
    [
        {"units": {"u": {"side": "German", "type": "squad", "hex": "F5", "beneath": ["foxhole"]}}},
        {"hexes": {"F5": {"terrain": "marsh"}}, "counters": {"w": {"type": "wire", "hex": "F5"}}},
        {"counters": {"a": {"type": "at_ditch", "hex": "F5"}}},
        {"units": {f"u{i}": {"side": "German", "type": "squad", "hex": "F5"} for i in range(4)}},
    ],
)
def test_what_breaks_a_rule_is_not_sound(position: dict[str, object]) -> None:
    assert defects(position)
    assert not sound(position)


SQUAD = {"side": "German", "type": "squad", "hex": "F5"}
MPH = {"phase": "MPh", "turn_of": "German", "hexes": {"F5": {"terrain": "woods", "free": ["F4", "F6"]}}}
PASSING = SQUAD | {"at": "bypass", "bypass": ["F5-F6"]}
AIRCRAFT = {"side": "German", "type": "aircraft", "hex": "F5"}
HORSES = {"side": "German", "type": "wagon", "hex": "F5"}


@pytest.mark.parametrize(
    ("position", "change"),
    [
        (MPH | {"units": {"u": PASSING}}, {"counters": {"w": {"type": "wire", "hex": "F5"}}}),
        (MPH | {"units": {"u": PASSING}}, {"counters": {"w": {"type": "wire", "hex": "F6"}}}),
        (
            {"units": {"v": HORSES, "p": SQUAD | {"aboard": "v"}}},
            {"units": {"v": HORSES | {"status": ["hidden"]}, "p": SQUAD | {"aboard": "v"}}},
        ),
        (
            {"units": {"a": AIRCRAFT}, "counters": {"w": {"type": "wire", "hex": "F5"}}},
            {"units": {"a": AIRCRAFT | {"beneath": ["wire"]}}},
        ),
        (
            {"phase": "CCPh", "units": {"u": SQUAD | {"status": ["melee"]}}},
            {"phase": "CCPh", "units": {"u": SQUAD | {"type": "dummy", "status": ["melee"]}}},
        ),
    ],
    ids=[
        "Bypass in Wire",
        "Bypass past Wire",
        "Passengers of a hidden wagon",
        "aircraft beneath Wire",
        "dummies in Melee",
    ],
)
def test_a_board_of_play_has_no_such_pieces(position: dict[str, object], change: dict[str, object]) -> None:
    assert sound(position)
    assert not sound(position | change)


@pytest.mark.parametrize("place", ["beneath", "on"])
def test_no_aircraft_is_caught_in_wire(place: str) -> None:
    """Board after board of crossings has both; Wire is never on the aircraft, nor the aircraft beneath it."""
    aloft, shared = 0, 0
    for number in range(often(400, 4000)):
        position = numbered(3, number, SMALL, "crossings")
        wired = {c["hex"] for c in position.get("counters", {}).values() if c["type"] == "wire"}
        for unit in position.get("units", {}).values():
            if unit["type"] == "aircraft":
                aloft += 1
                shared += unit["hex"] in wired
                assert not unit.get(place)
    assert aloft > shared > 0


BRIDGE = {"bridge": True, "road": "unpaved", "depression": "gully"}


@pytest.mark.parametrize(
    "position",
    [
        {"hexes": {"F5": {"level": 0.5}}},
        {"hexes": {"F5": {"bridge": True, "road": "unpaved"}}},
        {"hexes": {"F5": {"bridge": True, "depression": "gully"}}},
        {"hexes": {"F5": {"level": 2}}, "hexsides": {"F5-F6": {"terrain": "wall", "base": 1}}},
        {"hexsides": {"F5-F6": {"terrain": "wall", "base": 1}}},
    ],
    ids=[
        "half-level hill",
        "bridge over Open Ground",
        "bridge without road",
        "between the levels",
        "in the air",
    ],
)
def test_no_mapboard_has_such_ground(position: dict[str, object]) -> None:
    assert not possible(position)


@pytest.mark.parametrize(
    "position",
    [
        {"hexes": {"F5": BRIDGE, "F6": {"bridge": True, "road": "paved", "terrain": "marsh"}}},
        {"hexes": {"F5": {"level": 1}}, "hexsides": {"F5-F6": {"terrain": "wall", "base": 1}}},
        {"hexes": {"F5": {"depression": "gully"}}, "hexsides": {"F5-F6": {"terrain": "wall", "base": -1}}},
    ],
)
def test_ground_of_a_mapboard_is_possible(position: dict[str, object]) -> None:
    assert possible(position)
