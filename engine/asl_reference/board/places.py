"""Where a piece is and what covers it: a carried or possessed piece is where its carrier is.

A Passenger, Rider or crew is in its vehicle's place, a possessed weapon in its possessor's. ``placed`` writes
those places into the pieces, so that every rule that asks a piece for its hex, floor or cover gets the place
of its carrier. This is done when a position is read and again after each action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import Any, TypeVar

from asl_reference.base.facts import of_position
from asl_reference.base.values import replace
from asl_reference.board.geometry import hexes_of, hexside, parallel
from asl_reference.board.position import GUNS, UNSEEN, Came, Counter, Place, Position, Unit, at_its_cafp

Piece = Unit | Counter
P = TypeVar("P", Unit, Counter)

SPOT = Place._fields[:-1]
"""The fields that say where a piece is, except ``beneath``."""
spot_of = attrgetter(*SPOT)
"""Where a piece is, as a tuple of these fields."""
RIDDEN = frozenset({"tank", "assault_gun", "sp_gun"})
"""AFV that carry Riders on top and no Passengers (D6.2)."""
BOTTOM = frozenset({"", "in", "below_bridge"})
"""Words for the ground of a hex: the bottom of a Depression, and what lies below a bridge."""
CARRIED, HELD = ("units", "which it is aboard"), ("counters", "who possesses it")
"""What holds a unit or counter where it is, with its field of the position."""
CAME = "came"
"""Deed of a unit that moves on, or tries to, after it has entered a hex in this phase."""


def carrier_of(position: Position, piece: Piece) -> Unit | None:
    """The vehicle that carries a unit, the unit that possesses a weapon; None for what stands by itself."""
    carrier = piece.aboard if isinstance(piece, Unit) else piece.possessed_by
    return position.units.get(carrier) if carrier else None


def load_of(position: Position, *vehicles: str) -> dict[str, Unit]:
    """The units in and on these vehicles, by id."""
    return {name: unit for name, unit in position.units.items() if unit.aboard and unit.aboard in vehicles}


def rides(position: Position, unit: Unit) -> bool:
    """Whether the unit is a Rider: told so, or aboard an AFV without Passengers and not its crew (D6.2)."""
    vehicle = position.units.get(unit.aboard)
    on_top = vehicle is not None and vehicle.type in RIDDEN and not unit.has("inherent")
    return on_top or unit.has("rider")


def carried_otherwise(was: Unit, now: Unit) -> bool:
    """Whether the unit has gone aboard a vehicle, or come off one."""
    return was.aboard != now.aboard


def manned_by(position: Position, piece: Piece) -> Piece:
    """The unit that has the weapon, or the piece itself."""
    if isinstance(piece, Counter):
        return position.units.get(piece.possessed_by, piece)
    return piece


def weapons_of(position: Position, unit_id: str, *types: str) -> dict[str, Counter]:
    """The weapons that a unit possesses (of these types, if any are named), by id."""
    if not position.counters:
        return {}
    return {
        name: counter
        for name, counter in position.counters.items()
        if counter.possessed_by == unit_id and (not types or counter.type in types)
    }


def towing(position: Position, gun: Counter) -> str:
    """Id of the vehicle that tows the Gun: its possessor, or the one that its possessor is aboard."""
    holder = position.units.get(gun.possessed_by) if "towed" in gun.status else None
    if holder is None:
        return ""
    return holder.id if holder.is_vehicle else holder.aboard


def tows(position: Position, vehicle: Unit) -> bool:
    """Whether the vehicle has a Gun in tow."""
    return any(towing(position, gun) == vehicle.id for gun in position.counters.values())


def side_of(position: Position, piece: Piece) -> str:
    """The side a piece acts for: a captured weapon is its possessor's."""
    return manned_by(position, piece).side


def bearer(position: Position, piece: Piece) -> Piece:
    """Who has the "?" and the WA of the piece: its possessor, for an Inherent crew its vehicle (D5.1)."""
    man = manned_by(position, piece)
    if isinstance(man, Unit) and man.has("inherent"):
        return position.units.get(man.aboard, man)
    return man


def bearers(position: Position, names: Iterable[str]) -> tuple[str, ...]:
    """Ids of the units that these ids name, by their own, a weapon's or an Inherent crew's."""
    found = (bearer(position, piece) for piece in position.pieces(names))
    return tuple(dict.fromkeys(one.id for one in found if isinstance(one, Unit)))


def is_unseen(position: Position, piece: Piece, *how: str) -> bool:
    """Whether the piece is ``concealed`` or ``hidden``, whichever is named, or either."""
    return not set(how or UNSEEN).isdisjoint(bearer(position, piece).status)


def place_of(piece: Piece) -> Place:
    """Where the piece stands now, and beneath what."""
    return Place(piece.hex, piece.at, piece.floor, piece.crest, piece.bypass, piece.beneath)


def put(piece: P, place: Place) -> P:
    """The piece in that place, beneath the counters that the place names."""
    hex_name, at, floor, crest, bypass, beneath = place
    return replace(piece, hex=hex_name, at=at, floor=floor, crest=crest, bypass=bypass, beneath=beneath)


def bypasses(piece: Piece) -> bool:
    """Whether the piece is in Bypass of its hex."""
    return piece.at == "bypass"


def cafp(unit: Unit) -> tuple[str, ...]:
    """The hexes of the vertex at which a vehicle in Bypass is; empty if that is not told (D2.32)."""
    return hexes_of(unit.vca) if bypasses(unit) and at_its_cafp(unit) else ()


def followed(unit: Unit) -> tuple[str, ...]:
    """The hexsides that a unit in Bypass has followed; both that end at a CAFP that is told alone (D2.3)."""
    return unit.bypass or tuple(hexside(unit.hex, other) for other in cafp(unit) if other != unit.hex)


def straddled(unit: Unit) -> tuple[str, ...]:
    """The hexside that a unit in Bypass has come to; both that end at its CAFP, if that alone is told."""
    return unit.bypass[-1:] or followed(unit)


def has_come(unit: Unit) -> bool:
    """Whether play has brought the unit into the hex it is in, by its last move or by one before."""
    return unit.did(CAME) or (unit.came is not None and unit.came.place.hex != unit.hex)


def placed(position: Position) -> Position:
    """The position with the place of everything that is carried or possessed filled in."""
    units: dict[str, Unit] = {}
    for name, unit in position.units.items():
        vehicle = position.units.get(unit.aboard) if unit.aboard else None
        if vehicle is not None and vehicle is not unit:
            _told_apart(units, name, unit, vehicle)
            if (cover := cover_aboard(position, unit, vehicle)) != unit.beneath:
                units[name] = replace(units.get(name, unit), beneath=cover)
    if units:
        position = position.with_units(units)
    counters: dict[str, Counter] = {}
    for name, counter in position.counters.items():
        holder = position.units.get(counter.possessed_by) if counter.possessed_by else None
        if holder is not None:
            _told_apart(counters, name, counter, holder)
    return position.with_counters(counters)


@of_position
def as_given(position: Position) -> Position:
    """``placed``, for a position as a request gives it: more than one rule asks for that."""
    return placed(position)


def cover_aboard(position: Position, unit: Unit, vehicle: Unit) -> tuple[str, ...]:
    """The counters that a unit aboard is beneath, and unloads beneath.

    An Inherent crew is part of its vehicle and has the vehicle's (D5.1). Passengers and Riders have none, or
    by the other reading those of their vehicle.
    """
    if vehicle.beneath and (unit.has("inherent") or position.follows("B27.51-unloading=beneath")):
        return vehicle.beneath
    return ()


def _told_apart(moved: dict[str, P], name: str, piece: P, carrier: Unit) -> None:
    """Note the piece in its carrier's place, if it is not there already."""
    there = with_place_of(piece, carrier)
    if there is not piece:
        moved[name] = there


def with_place_of(piece: P, carrier: Unit) -> P:
    """The piece in its carrier's place; a weapon that is no Gun is beneath what its possessor is too."""
    fields: tuple[str, ...] = SPOT
    if not isinstance(piece, Unit) and piece.type not in GUNS:
        fields = Place._fields
    place = {name: there for name in fields if (there := _field(carrier, name)) != getattr(piece, name)}
    return replace(piece, **place) if place else piece


def _field(carrier: Unit, name: str) -> Any:
    """A field of the carrier's place, as its load has it: a CAFP is told by the hexsides that end there."""
    return followed(carrier) if name == "bypass" else getattr(carrier, name)


def unhidden(counter: Counter) -> Counter:
    """The counter, on board if it was hidden."""
    return replace(counter, status=tuple(one for one in counter.status if one != "hidden"))


def let_go(after: Position, weapon: Counter, unit: Unit) -> Counter:
    """The weapon once the unit has it no more, in its place and in no Bypass: nobody's, or its tower's.

    A SW and a mortar stay beneath what they are beneath. Any other Gun comes to lie on top of a
    foxhole, and stays beneath a trench it was set up in (27.1, 27.51). It is as hidden as the unit was.
    """
    left = with_place_of(weapon, unit)
    by = unit.aboard if "towed" in weapon.status and unit.aboard in after.units else ""
    beneath = left.beneath
    if weapon.type in GUNS - {"mortar"}:
        beneath = tuple(cover for cover in beneath if cover != "foxhole")
    at = "" if bypasses(left) else left.at
    status = tuple(word for word in left.status if word not in UNSEEN or unit.has(word))
    return replace(left, possessed_by=by, at=at, crest="", bypass=(), beneath=beneath, status=status)


def where_it_was(unit: Unit, hex_name: str) -> Unit:
    """The unit in that hex, at the place and beneath the counters from which it made its last move."""
    came = unit.came or Came(Place(hex_name), parallel(unit.vca, unit.hex, hex_name))
    return replace(put(unit, came.place._replace(hex=hex_name)), vca=came.vca, came=None)


def contradictions(position: Position) -> Iterator[tuple[str, str]]:
    """Each piece that is given two different places: where in the position, and both places in words."""
    aboard: list[Piece] = [unit for unit in position.units.values() if unit.aboard]
    held: list[Piece] = [counter for counter in position.counters.values() if counter.possessed_by]
    for piece in (*aboard, *held):
        carrier = carrier_of(position, piece)
        if carrier is not None and elsewhere(piece, where := carrier_of(position, carrier) or carrier):
            field, has_it = CARRIED if isinstance(piece, Unit) else HELD
            why = f"in {_said(piece)}, while {carrier.id}, {has_it}, is in {_said(where)}"
            yield f"{field}.{piece.id}", why


def in_one_spot(one: Piece, other: Piece) -> bool:
    """Whether two pieces of a Location share a place of it: its ground, or a Crest or Bypass hexside."""
    if one.at in BOTTOM and other.at in BOTTOM:
        return True
    return (one.at, one.crest, one.bypass) == (other.at, other.crest, other.bypass)


def elsewhere(piece: Piece, carrier: Unit) -> bool:
    """Whether the piece's own fields name another place; omitted fields do not count."""
    said = {name: getattr(piece, name) for name in SPOT if getattr(piece, name)}
    if said.get("at") in BOTTOM and carrier.at in BOTTOM:
        del said["at"]
    if not set(said.pop("bypass", ())) <= set(followed(carrier)):
        return True
    return any(getattr(carrier, name) != value for name, value in said.items())


def _said(piece: Piece) -> str:
    parts = (piece.hex, piece.at, f"level {piece.floor}" if piece.floor else "")
    return " ".join(part for part in parts if part)
