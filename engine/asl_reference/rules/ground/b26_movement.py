"""B26.4, 26.42-26.44: on Wire and beneath it, who may enter its Location, and what vehicles pay."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.words import with_article
from asl_reference.board.geometry import hexes_of
from asl_reference.board.places import is_unseen
from asl_reference.board.position import Counter, Number, Position, Unit
from asl_reference.rules.ground.a2_locations import (
    Location,
    counter_at,
    in_crest_status,
    location,
    location_of,
)

WIRE_MP: dict[str, Number] = {"armored_car": 4, "truck": 4, "halftrack": 4, "tracked": 2}
"""MP added to COT for entering a Wire hex (26.43); Infantry pays none (26.4)."""
BARRED_BY_WIRE = frozenset({"cavalry", "motorcycle", "wagon"})
"""Units that may not enter a Wire Location (26.42)."""


def wire_in(position: Position, hex_name: str) -> bool:
    """Whether a Wire counter lies in the hex, on its bridge or on the ground."""
    return position.fortification(hex_name, "wire") is not None


@clause("B26.32", "B26.4", "B26.42", "B26.43", "B26.44")
def wire_at(position: Position, hex_name: str, at: str = "") -> bool:
    """Whether the Location at this place of the hex is a Wire Location: a bridge is one of its own."""
    return wired(position, location_of(hex_name, at))


def wired(position: Position, where: Location) -> bool:
    """Whether Wire lies in the Location."""
    return counter_at(position, where, "wire") is not None


def outside(position: Position, where: Location) -> tuple[str, ...]:
    """Covers of a unit that leaves an entrenchment of the Location, or finds no room in it: the Wire."""
    return ("wire",) if wired(position, where) else ()


@clause("B26.1", "B26.4", "B27.11")
def on_wire(position: Position, unit: Unit) -> bool:
    """Infantry in a Wire Location is on top of the Wire unless it is beneath that or an entrenchment.

    [EXC: Crest status, above the base that the Wire lies on.]
    """
    if not position.counters or not unit.is_infantry or unit.beneath or in_crest_status(unit):
        return False
    return wired(position, location(unit))


@clause("A11.1", "B26.4", "B27.13")
def may_fight(position: Position, one: Unit | Counter, other: Unit | Counter) -> bool:
    """Whether the other may be fought in CC: in one Location [EXC: on Wire and in a pillbox of its hex].

    Nobody fights a hidden unit there (A12.3). That Wire lies on the ground; the Wire of a bridge is above no
    pillbox.
    """
    if is_unseen(position, other, "hidden"):
        return False
    if location(one) == location(other):
        return True
    return one.hex == other.hex and any(
        isinstance(man, Unit) and _on_wire_of_the_ground(position, man) and enemy.at == "pillbox"
        for man, enemy in ((one, other), (other, one))
    )


def _on_wire_of_the_ground(position: Position, man: Unit) -> bool:
    return on_wire(position, man) and not location(man).place


@clause("B26.4")
def with_its_wire(position: Position, where: Location, covers: tuple[str, ...]) -> tuple[str, ...]:
    """All covers of a unit beneath these counters: in a Wire hex, beneath an entrenchment, the Wire too."""
    return tuple(sorted({*covers, "wire"} if covers and wired(position, where) else covers))


@clause("B26.4")
def stuck_on_wire(position: Position, unit_id: str) -> Illegal | None:
    """Infantry on top of Wire stays there until it has paid the MF of its dr to get beneath."""
    if on_wire(position, position.units[unit_id]):
        return Illegal("B26.4", f"{unit_id} is on top of the Wire and must get beneath it first")
    return None


@clause("B26.42", "B26.43")
def wire_bars(position: Position, column: str, hex_name: str, at: str = "") -> Illegal | None:
    """Cavalry, motorcycles and wagons may not enter a Wire Location."""
    if column in BARRED_BY_WIRE and wire_at(position, hex_name, at):
        return Illegal("B26.42", f"{with_article(column)} may not enter the Wire in {hex_name}")
    return None


@clause("B26.1", "B26.43")
def never_beneath(thing: Unit | Counter) -> Illegal | None:
    """No vehicle is placed beneath Wire, a motorcycle no more than another, and nothing in Crest status."""
    if in_crest_status(thing):
        return Illegal("B26.1", f"{thing.id} is in Crest status, above the Wire")
    if isinstance(thing, Unit) and (thing.is_vehicle or thing.mount == "motorcycle"):
        return Illegal("B26.43", f"{with_article(thing.mount or thing.type)} is never beneath Wire")
    return None


@clause("B26.42", "B26.43")
def lands_beneath(position: Position, thing: Unit | Counter) -> bool:
    """Whether a piece that comes down from the air does so beneath the Wire of its Location.

    [EXC: vehicles and mounted units.]
    """
    if never_beneath(thing) or (isinstance(thing, Unit) and thing.mount == "cavalry"):
        return False
    return wired(position, location(thing))


@clause("B26.4", "B26.43")
def wire_surcharge(column: str, counter: Counter) -> Number:
    """MP the counter adds to the COT of its hex, if it is Wire; a higher level does not double them."""
    return WIRE_MP.get(column, 0) if counter.type == "wire" else 0


@clause("B26.44")
def bypass_bars(position: Position, unit: Unit, bypassed: str, hexsides: tuple[str, ...]) -> Illegal | None:
    """Nobody but a vehicle bypasses a hexside of a Wire hex, be it in that hex or in its neighbour.

    By the reading that looks at the hex ``bypassed`` alone, others may in its neighbour.
    """
    if unit.is_vehicle:
        return None
    beside = not position.follows("B26.44-next-hex=allowed")
    for side in hexsides:
        for hex_name in hexes_of(side):
            if wire_in(position, hex_name) and (beside or hex_name == bypassed):
                return Illegal("B26.44", f"{side} is a hexside of {hex_name}, which holds Wire")
    return None


@clause("B26.1")
def fixed(position: Position, gear: tuple[str, ...]) -> Illegal | None:
    """Nobody carries, pushes or tows a Wire counter along."""
    for name in gear:
        if position.counters[name].type == "wire":
            return Illegal("B26.1", f"{name} stays where it was set up")
    return None
