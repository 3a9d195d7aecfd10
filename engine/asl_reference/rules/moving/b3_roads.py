"""B3.4, B6.4: along a road and over a bridge."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board import geometry
from asl_reference.board.chart import MOVERS, column_of
from asl_reference.board.position import Number, Place, Position
from asl_reference.rules.ground.b16_identity import terrain_of

ROAD_RATE: dict[str, Number] = {"infantry": 1, "cavalry": 1, "wagon": 1}
VEHICLE_ROAD_RATE = 0.5
"""COT of a hex entered over a road hexside (B3.4)."""


def by_road(position: Position, start: Place, to: Place, *, off_road: bool = False) -> bool:
    """Whether the entry is along a road: both hexes and the hexside between them have it (B3.4).

    Where the road runs over a bridge, only on the bridge; never into Bypass, to or from Crest status, from
    floor to floor, nor off the road.
    """
    if off_road or to.at == "bypass" or start.hex == to.hex:
        return False
    side = position.hexside(geometry.hexside(start.hex, to.hex))
    return side.road and _on_road(position, start) and _on_road(position, to)


@clause("B3.4", "B16.4")
def at_road_rate(position: Position, to: Place) -> bool:
    """Whether an entry by road costs what a road does [EXC: into marsh off a bridge]."""
    return to.at == "bridge" or terrain_of(position, to.hex) != "marsh"


def road_rate(column: str) -> Number:
    """COT by road, by a column of the terrain chart (B3.4)."""
    return ROAD_RATE.get(MOVERS[column_of(column)], VEHICLE_ROAD_RATE)


def _on_road(position: Position, place: Place) -> bool:
    if place.at == "crest" or place.floor:
        return False
    ground = position.hex(place.hex)
    return bool(ground.road) and (place.at == "bridge" or not ground.bridge)


@clause("B6.4")
def beside_the_bridge(position: Position, start: Place, to: Place, *, along: bool) -> Illegal | None:
    """A bridge is entered and left by its road alone; if no hexside shows how it lies, left anywhere."""
    if along or "bridge" not in (start.at, to.at):
        return None
    if to.at == "bridge":
        return _along_the_road(to.hex)
    return _along_the_road(start.hex) if _road_told(position, start.hex) else None


@clause("B6.4")
def bridge_parts(position: Position, one: Place, other: Place) -> bool:
    """Whether two places in adjacent hexes are not ADJACENT (A.8), for a bridge's road leads elsewhere.

    Another fact than ``beside_the_bridge``, which asks how one unit steps: by road, off it, onto a bridge
    whose road is not told.
    """
    if "bridge" not in (one.at, other.at) or position.hexside(geometry.hexside(one.hex, other.hex)).road:
        return False
    off_one = one.at == "bridge" and _road_told(position, one.hex)
    return off_one or (other.at == "bridge" and _road_told(position, other.hex))


def _road_told(position: Position, hex_name: str) -> bool:
    """Whether a hexside of the hex has a road, and so shows how its bridge lies."""
    return any(position.hexside(side).road for side in geometry.hexsides_of(hex_name))


def _along_the_road(bridge: str) -> Illegal:
    return Illegal("B6.4", f"the bridge in {bridge} is entered and left along its road alone")
