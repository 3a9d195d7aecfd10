"""Locations (A2.8) as deep as B16, B26 and B27 need them: where a unit or counter is in its hex.

Crest and IN, on top of and beneath a counter, in and out of Bypass are one Location; a bridge, a
pillbox, a sewer, a building level and a cliff face are Locations of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeVar

from asl_reference.base.clauses import Illegal, Reason, clause
from asl_reference.base.facts import MANY, of_position
from asl_reference.base.words import with_article
from asl_reference.board.chart import BUILDINGS, height
from asl_reference.board.fire import AERIAL
from asl_reference.board.geometry import hexsides_of
from asl_reference.board.position import Counter, Number, Place, Position, Unit
from asl_reference.board.water import bottom

AIR = "air"
"""The place of aircraft, which is above all Locations of the hex."""
SPARED = frozenset({AIR, "sewer"})
"""Places out of reach of attacks from above, or in another Location of the hex (B8.4, E7)."""
OFF_THE_GROUND = {
    "pillbox": Reason("B30.4", "in a pillbox"),
    "cave": Reason("A2.8", "in a cave"),
    "rooftop": Reason("B23.8", "on a roof"),
    "climbing": Reason("B11.4", "on a cliff face"),
    "sewer": Reason("A2.8", "in a sewer"),
}
"""Places of a hex that are not at ground level, with the clause that gives them to Infantry, in words."""
APART = frozenset({"bridge", *OFF_THE_GROUND})
"""Places of a hex that are Locations of their own; all other places are the ground Location (A2.8)."""
FOR_INFANTRY = OFF_THE_GROUND | {"crest": Reason("B20.9", "in Crest status")}
"""Places of a hex for Infantry and what it carries only."""


P = TypeVar("P", Unit, Counter)


class Location(NamedTuple):
    """A hex, a place in it that is a Location of its own (or ""), and the building level."""

    hex: str
    place: str = ""
    floor: int = 0


PLACES_IN_WORDS = {
    AIR: "over {}",
    "bridge": "the bridge in {}",
    "pillbox": "the pillbox in {}",
    "sewer": "the sewer in {}",
    "cave": "the cave in {}",
    "climbing": "the cliff face in {}",
    "rooftop": "the roof in {}",
}


def in_words(there: Location) -> str:
    """The Location in words: its hex, its place or its level."""
    if there.floor:
        return f"level {there.floor} of {there.hex}"
    return PLACES_IN_WORDS.get(there.place, "{}").format(there.hex)


def location(thing: Unit | Counter) -> Location:
    """The Location of a unit or counter; an aircraft is in none of the hex it flies over (E7)."""
    return _location(thing.type, thing.hex, thing.at, thing.floor)


@lru_cache(maxsize=8192)
def _location(kind: str, hex_name: str, at: str, floor: int) -> Location:
    return Location(hex_name, AIR) if kind in AERIAL else location_of(hex_name, at, floor)


@lru_cache(maxsize=8192)
def location_of(hex_name: str, at: str = "", floor: int = 0) -> Location:
    """The Location that a place in a hex belongs to: most are of the ground, or of their building level."""
    return Location(hex_name, at) if at in APART else Location(hex_name, "", floor)


def place_in(where: Location) -> Counter:
    """The Location as a piece that marks it, for fire at a place where no unit is named."""
    return Counter("", where.hex, at=where.place, floor=where.floor)


def location_at(place: Place) -> Location:
    """The Location that the place belongs to."""
    return location_of(place.hex, place.at, place.floor)


@clause("B20.9", "B6.2", "B11.4", "B23.4", "B23.8", "B30.4", "B9.32")
def no_such_place(position: Position, place: Place) -> Illegal | None:
    """Why nothing can be in such a place of the hex; None if it can.

    IN and Crest ask for a Depression, a bridge, pillbox, building level and roof for what they are
    of, a cliff face for a cliff. Sewers and caves are shown by no terrain and are not judged.
    """
    hex_name, at, floor, crest, *_ = place
    ground = position.hex(hex_name)
    if crest and (at != "crest" or crest not in hexsides_of(hex_name)):
        return Illegal("B20.9", f"{crest} is no hexside of a Crest in {hex_name}")
    if at == "crest" and not ground.depression:
        return Illegal("B20.9", f"{hex_name} is no Depression hex and has no Crest")
    if at == "in" and not ground.depression:
        return Illegal("B20.9", f"{hex_name} is no Depression hex to be IN")
    if at in ("bridge", "below_bridge") and not ground.bridge:
        return Illegal("B6.2", f"there is no bridge in {hex_name}")
    if at == "pillbox" and position.fortification(hex_name, "pillbox") is None:
        return Illegal("B30.4", f"there is no pillbox in {hex_name}")
    if at == "rooftop" and ground.terrain not in BUILDINGS:
        return Illegal("B23.8", f"{hex_name} has no building, and no roof")
    if at == "climbing" and all(position.hexside(side).terrain != "cliff" for side in hexsides_of(hex_name)):
        return Illegal("B11.4", f"{hex_name} has no cliff to climb")
    if floor and (floor > ground.floors or ground.terrain not in BUILDINGS):
        return Illegal("B23.4", f"{hex_name} has no level {floor}")
    return None


@clause("B20.9", "B23.4", "B30.4")
def not_for_it(unit: Unit, place: Place | Unit) -> Illegal | None:
    """Why the unit cannot be in such a place: none of these is for vehicles, horses or riders."""
    if unit.is_infantry or unit.aboard or (not place.floor and place.at not in FOR_INFANTRY):
        return None
    by, where = "B23.4", f"on level {place.floor} of a building"
    if not place.floor:
        by, where = FOR_INFANTRY[place.at]
    return Illegal(by, f"{with_article(unit.mount or unit.type)} is not {where}")


@clause("B20.9", "B26.1", "B27.51")
def in_crest_status(thing: Unit | Counter) -> bool:
    """Whether it is above the bottom of its Depression, and so above what lies there."""
    return thing.at == "crest"


def level_of(position: Position, thing: Unit | Counter | Place) -> Number:
    """Level of a piece or place: the ground of its hex, the Crest or bridge of a Depression, its floor or the
    roof.
    """
    return level_in(position, thing.hex, thing.at, thing.floor)


def level_in(position: Position, hex_name: str, at: str = "", floor: int = 0) -> Number:
    """Level of a place in a hex (B20, B23.2); the roof of a building is as high as the building (9.521)."""
    ground = position.hex(hex_name)
    if at in ("crest", "bridge"):
        return ground.level
    if at == "rooftop":
        return ground.level + height(ground)
    return bottom(position, ground) + floor


def units_at(position: Position, where: Location) -> Mapping[str, Unit]:
    """The units in a Location, by id."""
    return {
        name: unit
        for name, unit in _units_near(position, where).items()
        if unit.hex == where.hex and location(unit) == where
    }


def enemies_at(position: Position, where: Location, side: str) -> Iterator[Unit]:
    """The units in a Location that are not of the side."""
    for unit in _units_near(position, where).values():
        if unit.side != side and unit.hex == where.hex and location(unit) == where:
            yield unit


@clause("A24.31", "B8.4", "C1.5")
def met_from_above(position: Position, hex_name: str) -> dict[str, Unit]:
    """The units of the hex that meet what comes down on all of it: none in a sewer, none in the air."""
    there = position.in_hex(hex_name).items()
    return {name: unit for name, unit in there if location(unit).place not in SPARED}


def counter_at(position: Position, where: Location, *types: str) -> tuple[str, Counter] | None:
    """Id and counter of the first one of these types in a Location; None if none is there."""
    if not position.counters:
        return None
    for name, counter in _counters_near(position, where).items():
        if counter.type in types and counter.hex == where.hex and location(counter) == where:
            return name, counter
    return None


def counters_at(position: Position, where: Location, *types: str) -> dict[str, Counter]:
    """The counters of these types (all, if none named) in a Location, by id."""
    if not position.counters:
        return {}
    return {
        name: counter
        for name, counter in _counters_near(position, where).items()
        if counter.hex == where.hex and (not types or counter.type in types) and location(counter) == where
    }


def _units_near(position: Position, where: Location) -> Mapping[str, Unit]:
    """Units among which those of the Location are: on a large board these alone."""
    if len(position.units) < MANY:
        return position.units
    return _units_by_location(position).get(where, {})


def _counters_near(position: Position, where: Location) -> Mapping[str, Counter]:
    """Counters among which those of the Location are: on a large board these alone."""
    if len(position.counters) < MANY:
        return position.counters
    return _counters_by_location(position).get(where, {})


@of_position
def _units_by_location(position: Position) -> dict[Location, dict[str, Unit]]:
    return _by_location(position.units)


@of_position
def _counters_by_location(position: Position) -> dict[Location, dict[str, Counter]]:
    return _by_location(position.counters)


def _by_location(pieces: Mapping[str, P]) -> dict[Location, dict[str, P]]:
    found: dict[Location, dict[str, P]] = {}
    for name, piece in pieces.items():
        found.setdefault(location(piece), {})[name] = piece
    return found
