"""Locations (A2.8) as deep as B16, B26 and B27 need them: where a unit or counter is in its hex.

Crest and IN, on top of and beneath a counter, in and out of Bypass are one Location; a bridge, a
pillbox, a sewer, a building level and a cliff face are Locations of their own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from asl_reference.board.chart import bottom, height
from asl_reference.board.places import APART
from asl_reference.board.position import Counter, Number, Position, Unit


class Location(NamedTuple):
    """A hex, a place in it that is a Location of its own (or ""), and the building level."""

    hex: str
    place: str = ""
    floor: int = 0


def location(position: Position, thing: Unit | Counter) -> Location:
    """The Location of a unit or counter."""
    return _location(thing.hex, thing.at if thing.at in APART else "", thing.floor)


@lru_cache(maxsize=8192)
def _location(hex_name: str, place: str, floor: int) -> Location:
    """The one value of a Location, made once."""
    return Location(hex_name, place, floor)


def level_of(position: Position, thing: Unit | Counter) -> Number:
    """Level of a piece: the ground of its hex, the Crest or bridge of a Depression, its floor or the roof."""
    return level_in(position, thing.hex, thing.at, thing.floor)


def level_in(position: Position, hex_name: str, at: str = "", floor: int = 0) -> Number:
    """Level of a place in a hex (B20, B23.2); the roof of a building is as high as the building (9.521)."""
    ground = position.hex(hex_name)
    if at in ("crest", "bridge"):
        return ground.level
    if at == "rooftop":
        return ground.level + height(ground)
    return bottom(ground) + floor


def units_at(position: Position, where: Location) -> dict[str, Unit]:
    """The units in a Location, by id."""
    return {
        name: unit
        for name, unit in position.units.items()
        if unit.hex == where.hex and location(position, unit) == where
    }


def counters_at(position: Position, where: Location, *types: str) -> dict[str, Counter]:
    """The counters of these types (all, if none named) in a Location, by id."""
    return {
        name: counter
        for name, counter in position.counters.items()
        if counter.hex == where.hex
        and (not types or counter.type in types)
        and location(position, counter) == where
    }
