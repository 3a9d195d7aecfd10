"""What goes along with a unit and what stays: A4.42, A4.43, 27.1, 27.51, C10.3, D6.1."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.board.position import Position

from .playing import board
from .playing import clause_against as forbidden
from .playing import position_after as after

Json = dict[str, Any]
CREW: Json = {"side": "German", "type": "crew", "hex": "B2"}
GULLY: Json = {"B2": {"depression": "gully"}}
WOODS: Json = {"B3": {"terrain": "woods", "free": ["C3", "B2"]}}
TRENCH: Json = {"t": {"type": "trench", "hex": "B2"}}


def with_gear(kind: str, **more: Any) -> Json:
    return {"w": {"type": kind, "side": "German", "possessed_by": "p", **more}}


@pytest.mark.parametrize(("phase", "verb"), [("MPh", "move"), ("APh", "advance")])
@pytest.mark.parametrize(("kind", "possessed_by"), [("at_gun", ""), ("mortar", ""), ("lmg", "p")])
def test_a_gun_takes_no_crest_status_with_its_crew(
    phase: str, verb: str, kind: str, possessed_by: str
) -> None:
    """A4.43, B20.9, C10.3: nobody Pushes it there, while a SW is carried."""
    start = board(phase, hexes=GULLY, units={"p": {**CREW, "at": "in"}}, counters=with_gear(kind))
    gear = after(start, {"do": verb, "units": ["p"], "to": "B2", "at": "crest"}).counters["w"]
    assert gear.possessed_by == possessed_by
    assert gear.at == ("crest" if possessed_by else "in")


def test_a_tank_on_top_tows_no_gun_out_of_the_trench() -> None:
    """B27.51: no 5/8 inch counter but a dm mortar leaves a trench, whoever takes it."""
    tank = {"side": "German", "type": "tank", "hex": "B2", "mf": 12, "status": ["motion"]}
    moves = {"do": "move", "units": ["p"], "to": "B3"}

    def towing(*beneath: str) -> Position:
        gun = with_gear("at_gun", hex="B2", status=["towed"], beneath=list(beneath))
        return board(units={"p": tank}, counters={**TRENCH, **gun})

    assert forbidden(towing("trench"), moves) == "B27.51"
    assert after(towing(), moves).counters["w"].hex == "B3"


def test_who_is_told_aboard_and_beneath_is_beneath_nothing() -> None:
    """D6.1, B27.51: a Rider is on its vehicle, and that is on top of the trench."""
    tank = {"side": "German", "type": "tank", "hex": "B2", "mf": 12, "status": ["motion"]}
    rider = {**CREW, "aboard": "v", "status": ["rider"], "beneath": ["trench"]}
    start = board(units={"v": tank, "p": rider}, counters=TRENCH)
    assert start.units["p"].beneath == ()
    gone = after(start, {"do": "move", "units": ["v"], "to": "B3"}).units["p"]
    assert (gone.hex, gone.beneath) == ("B3", ())


@pytest.mark.parametrize(("status", "to"), [(["dm", "towed"], "B3"), (["dm"], "B2")])
def test_a_gun_in_tow_goes_along_dismantled_too(status: list[str], to: str) -> None:
    """C10.1: a vehicle tows it; what it neither tows nor names as carried stays."""
    truck = {"side": "German", "type": "truck", "hex": "B2", "mf": 12, "status": ["motion"]}
    start = board(units={"p": truck}, counters=with_gear("mortar", status=status))
    assert after(start, {"do": "move", "units": ["p"], "to": "B3"}).counters["w"].hex == to


@pytest.mark.parametrize(
    ("terrain", "gun", "clause"),
    [
        ("crag", with_gear("at_gun", hex="B2"), "B17"),
        ("crag", with_gear("mortar", hex="B2"), "B17"),
        ("crag", with_gear("mortar", hex="B2", status=["dm"]), ""),
        ("marsh", with_gear("at_gun", hex="B2"), "B16.41"),
        ("brush", with_gear("at_gun", hex="B2"), ""),
    ],
)
def test_no_gun_on_its_wheels_is_pushed_into_crag_or_marsh(terrain: str, gun: Json, clause: str) -> None:
    """B17, 16.41: a mortar that is dismantled is carried there."""
    dm = "dm" in gun["w"].get("status", ())
    crew = CREW if dm else CREW | {"pushing": "w"}
    start = board(hexes={"B3": {"terrain": terrain}}, units={"p": crew | {"mf": 8}}, counters=gun)
    move = {"do": "move", "units": ["p"], "to": "B3", **({"carrying": ["w"]} if dm else {"mode": "push"})}
    if clause:
        assert forbidden(start, move) == clause
    else:
        assert after(start, move).counters["w"].hex == "B3"


@pytest.mark.parametrize(
    ("gear", "told", "clause"),
    [
        ({}, {}, "C10.3"),
        (with_gear("lmg"), {}, "C10.3"),
        (with_gear("mortar", status=["dm"]), {"carrying": ["w"]}, "C10.3"),
        ({"w": {"type": "at_gun", "possessed_by": "v", "status": ["towed"]}}, {}, "C10.3"),
        (with_gear("at_gun", status=["towed"]), {}, ""),
        (with_gear("at_gun"), {}, ""),
    ],
)
def test_who_pushes_has_a_gun_to_push_that_no_vehicle_tows(gear: Json, told: Json, clause: str) -> None:
    """C10.3: neither nothing, nor what is carried, nor what is behind a truck that stays."""
    pushing = {"pushing": "w"} if gear and "carrying" not in told and gear["w"]["type"] == "at_gun" else {}
    truck = {"side": "German", "type": "truck", "hex": "B2"}
    start = board(units={"p": CREW | {"mf": 8} | pushing, "v": truck}, counters=gear)
    move = {"do": "move", "units": ["p"], "to": "B3", "mode": "push", **told}
    if clause:
        assert forbidden(start, move) == clause
    else:
        assert after(start, move).counters["w"].hex == "B3"
