"""One hex, several Locations: a unit upstairs, on a bridge or in a pillbox is elsewhere (A2.8)."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.board.places import place_of, placed
from asl_reference.board.position import Counter, Hex, Hexside, Place, Position, Unit
from asl_reference.play.moving.exposure import minefields_met
from asl_reference.rules.firing.a7_fire import range_multiplier
from asl_reference.rules.firing.a8_adjacent import next_to
from asl_reference.rules.ground.a2_locations import Location, location, location_of, no_such_place
from asl_reference.rules.ground.b27_foxholes import covers_of
from asl_reference.rules.hiding.a12_hidden import _side_beneath
from asl_reference.rules.los.ends import end_of_hex
from asl_reference.rules.los.sight import sight
from asl_reference.rules.moving.a4_entry import accessible
from tests.dated import CURRENT

TALL = {"B2": Hex("stone_building", floors=2, height=2.5)}


def squad(side: str = "german", hex_name: str = "B2", **place: Any) -> Unit:
    return Unit(side, "squad", hex_name, firepower=4, range=4, **place)


def test_a_roof_is_one_location_whatever_floor_is_given() -> None:
    roof = squad(at="rooftop", floor=2)
    assert location(roof) == Location("B2", "rooftop") == location_of("B2", "rooftop")


@pytest.mark.parametrize(
    ("one", "other", "multiple", "reached"),
    [
        ({}, {}, 3, True),
        ({"floor": 1}, {"floor": 1}, 3, True),
        ({}, {"floor": 1}, 2, True),
        ({"floor": 2}, {"floor": 1}, 2, True),
        ({"floor": 2}, {"at": "rooftop"}, 2, True),
        ({}, {"floor": 2}, 1, False),
        ({"floor": 2}, {}, 2, False),
        ({}, {"at": "rooftop"}, 1, False),
    ],
)
def test_floors_of_one_hex(one: dict[str, Any], other: dict[str, Any], multiple: int, reached: bool) -> None:
    """Fire is tripled only in the same Location; one level apart is ADJACENT, two levels are not."""
    here, there = squad(**one), squad("russian", **other)
    position = Position(hexes=TALL, units={"p": here, "q": there})
    assert range_multiplier(position, here, there) == multiple
    ends = place_of(here), place_of(there)
    assert accessible(position, *ends) == accessible(position, *reversed(ends)) == reached
    assert next_to(CURRENT, position, "q", "p") == reached


@pytest.mark.parametrize(
    ("terrain", "there"),
    [("stone_building", True), ("wooden_building", True), ("woods", False), ("stone_rubble", False)],
)
def test_a_building_alone_has_levels(terrain: Any, there: bool) -> None:
    """B23.2: told of woods or rubble, ``floors`` makes no Location."""
    position = Position(hexes={"B2": Hex(terrain, floors=1)})
    assert (no_such_place(position, Place("B2", floor=1)) is None) == there


@pytest.mark.parametrize(
    ("terrain", "gap", "reached"), [("", False, True), ("wall", False, True), ("cliff", False, False)]
)
def test_over_a_cliff_nobody_is_adjacent(terrain: str, gap: bool, reached: bool) -> None:
    sides = {"B2-B3": Hexside(terrain, gap=gap)}
    position = Position(hexsides=sides, units={"p": squad(), "q": squad("russian", "B3")})
    assert next_to(CURRENT, position, "q", "p") == reached


def test_a_sewer_is_next_to_nobody_above_it() -> None:
    position = Position(units={"p": squad(), "q": squad("russian", at="sewer")})
    assert not next_to(CURRENT, position, "q", "p")


@pytest.mark.parametrize(("place", "mined"), [({}, True), ({"floor": 1}, False), ({"at": "rooftop"}, False)])
def test_mines_lie_on_the_ground(place: dict[str, Any], mined: bool) -> None:
    counters = {"m": Counter("minefield", "B2")}
    before = Position(hexes=TALL, units={"p": squad(hex_name="B3")}, counters=counters)
    assert minefields_met(before, before.with_unit("p", squad(**place)), "p") == (
        {Location("B2", "")} if mined else set()
    )


@pytest.mark.parametrize(
    ("beneath", "covers"),
    [((), set()), (("wire",), {"wire"}), (("foxhole",), {"foxhole", "wire"})],
)
def test_who_is_entrenched_in_a_wire_hex_is_beneath_the_wire(
    beneath: tuple[str, ...], covers: set[str]
) -> None:
    counters = {"w": Counter("wire", "B2"), "f": Counter("foxhole", "B2", size=1)}
    unit = squad(beneath=beneath)
    assert covers_of(Position(units={"p": unit}, counters=counters), unit) == covers


def test_wire_on_the_bridge_covers_nobody_below_it() -> None:
    ground = {"B2": Hex(depression="gully", bridge=True)}
    counters = {"w": Counter("wire", "B2", at="bridge"), "f": Counter("foxhole", "B2", size=1)}
    unit = squad(beneath=("foxhole",))
    assert covers_of(Position(hexes=ground, units={"p": unit}, counters=counters), unit) == {"foxhole"}


def test_a_weapon_is_beneath_what_its_possessor_is() -> None:
    counters = {"w": Counter("wire", "B2"), "f": Counter("foxhole", "B2", size=1)}
    lmg = Counter("lmg", "B2", possessed_by="p")
    position = placed(Position(units={"p": squad(beneath=("foxhole",))}, counters={**counters, "lmg": lmg}))
    assert covers_of(position, position.counters["lmg"]) == {"foxhole", "wire"}


def test_a_foxhole_below_a_bridge_is_of_those_beneath_it_alone() -> None:
    ground = {"B2": Hex(depression="gully", bridge=True)}
    counters = {"w": Counter("wire", "B2", at="bridge"), "v": Counter("wire", "B2")}
    units = {"p": squad("russian", at="bridge", beneath=("wire",)), "q": squad(beneath=("wire",))}
    position = Position(hexes=ground, units=units, counters=counters)
    assert (_side_beneath(position, "w"), _side_beneath(position, "v")) == ("russian", "german")


@pytest.mark.parametrize(("at", "low", "high"), [("bridge", 0, 1), ("", 0, 0), ("in", 0, 0)])
@pytest.mark.parametrize("hull", ["tank", "wreck"])
def test_an_afv_hinders_on_the_level_it_stands_on(hull: str, at: str, low: int, high: int) -> None:
    """From bank to bank an AFV on the bridge is a Hindrance, one below is not; from above neither is."""
    ground = {"E5": Hex(depression="gully", bridge=True)}
    units = {"t": Unit("german", "tank", "E5", at=at)} if hull == "tank" else {}
    counters = {"w": Counter("wreck", "E5", at=at)} if hull == "wreck" else {}
    position = Position(hexes=ground, units=units, counters=counters)

    def hindrance(level: float) -> int:
        return sight(
            CURRENT, position, end_of_hex(position, "E3", level), end_of_hex(position, "E7")
        ).hindrance

    assert (hindrance(1), hindrance(0)) == (low, high)
