"""A10.531: when a hex is Open Ground to an enemy, for FFMO and Interdiction alike."""

from typing import Any

import pytest

from asl_reference.board.position import Position
from asl_reference.rules.sheltering.a10_open_ground import open_ground_to
from tests.dated import CURRENT

ENEMY = {"side": "Russian", "type": "squad", "hex": "B4"}
ROUTER = {"side": "German", "type": "squad", "hex": "B2", "status": ["broken"]}


def is_open(unit: dict[str, Any] | None = None, enemy: dict[str, Any] | None = None, **board: Any) -> bool:
    units = {"G": {**ROUTER, **(unit or {})}, "R": {**ENEMY, **(enemy or {})}}
    return open_ground_to(CURRENT, Position.from_json({**board, "units": units}), "R", "G")


@pytest.mark.parametrize(
    ("ground", "result"),
    [
        ({}, True),
        ({"terrain": "plowed_field"}, True),
        ({"terrain": "woods"}, False),
        ({"terrain": "brush"}, False),
        ({"terrain": "grain"}, False),
        ({"terrain": "marsh"}, False),
        ({"terrain": "orchard"}, False),
        ({"overlays": ["shellholes"]}, False),
        ({"smoke": "dispersed_smoke"}, False),
    ],
)
def test_terrain_decides_first(ground: dict[str, Any], result: bool) -> None:
    assert is_open(hexes={"B2": ground}) is result


@pytest.mark.parametrize(("hex_name", "result"), [("B3", True), ("B4", False)])
def test_a_gully_is_open_ground_to_whoever_sees_into_it(hex_name: str, result: bool) -> None:
    assert is_open(enemy={"hex": hex_name}, hexes={"B2": {"depression": "gully"}}) is result


def test_in_bypass_a_unit_is_beside_the_woods_but_not_out_of_their_smoke() -> None:
    beside = {"at": "bypass", "bypass": ["B2-B3"], "status": []}
    assert is_open(beside, hexes={"B2": {"terrain": "woods"}})
    assert not is_open(beside, hexes={"B2": {"terrain": "woods", "smoke": "dispersed_smoke"}})


@pytest.mark.parametrize("cover", ["foxhole", "trench", "at_ditch", "sangar"])
def test_beneath_an_entrenchment_never_on_top_as_the_hex_is(cover: str) -> None:
    counters = {"c": {"type": cover, "hex": "B2"}}
    assert not is_open({"beneath": [cover]}, counters=counters)
    assert is_open(counters=counters)


def test_not_even_where_a_high_firer_has_taken_away_its_tem() -> None:
    assert not is_open({"beneath": ["foxhole"]}, {"hex": "B3"}, hexes={"B3": {"level": 5}})


@pytest.mark.parametrize(("terrain", "result"), [("wall", False), ("hedge", False), ("cliff", True)])
def test_a_wall_or_hedge_that_the_enemy_looks_across(terrain: str, result: bool) -> None:
    assert is_open(hexsides={"B2-B3": {"terrain": terrain}}) is result


def test_a_wall_on_another_hexside_does_not_matter() -> None:
    assert is_open(hexsides={"B1-B2": {"terrain": "wall"}})


@pytest.mark.parametrize(("own", "enemys", "result"), [(1, 0, False), (0, 0, True), (0, 1, True)])
def test_height_advantage_over_that_enemy(own: int, enemys: int, result: bool) -> None:
    assert is_open(hexes={"B2": {"level": own}, "B4": {"level": enemys}}) is result


def test_a_bridge_and_a_pillbox_are_no_open_ground() -> None:
    assert not is_open({"at": "bridge"})
    assert not is_open({"at": "pillbox"})
