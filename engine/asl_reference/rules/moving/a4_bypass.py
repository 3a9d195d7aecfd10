"""A4.3 and D2.3 Bypass, as deep as Wire needs it: which hexsides, at what cost."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.words import with_article
from asl_reference.board import geometry
from asl_reference.board.chart import CHART, Special
from asl_reference.board.places import bypasses, cafp, followed, place_of, straddled
from asl_reference.board.position import Place, Position, Unit
from asl_reference.rules.ground.b26_movement import bypass_bars
from asl_reference.rules.moving.a4_entry import Entry, entry_cost, mover

INFANTRY_HEXSIDES = 2
"""Most hexsides of a hex that Infantry bypasses for one cost (A4.3)."""


@clause("A4.3", "D2.3", "B26.44")
def bypass_cost(position: Position, unit_id: str, to: Place) -> Entry | Illegal:
    """MF for all hexsides, MP for the one of a vehicle; a hex already in Bypass is not entered anew."""
    unit = position.units[unit_id]
    if (barred := no_way_past(position, unit_id, to)) is not None:
        return barred
    each = CHART["open_ground"].cost(mover(unit))
    if isinstance(each, Special):
        return Illegal("A4.3", f"{with_article(unit.type)} does not bypass {to.hex}")
    if unit.hex == to.hex:
        return Entry().plus("hexsides", each if unit.is_vehicle else 0)
    return entry_cost(position, unit_id, to)


@clause("A4.3", "D2.3", "B26.44", "B9.541")
def no_way_past(position: Position, unit_id: str, to: Place) -> Illegal | None:
    """Why the unit does not bypass along these hexsides; None if it does, or if it enters no Bypass."""
    if to.at != "bypass":
        return None
    unit = position.units[unit_id]
    return bypass_bars(position, unit, to.hex, to.bypass) or _way_bars(position, unit_id, to.hex, to.bypass)


def _way_bars(position: Position, unit_id: str, hex_name: str, hexsides: tuple[str, ...]) -> Illegal | None:
    """Whether the hexsides follow each other from where the unit is, free of the hex's artwork."""
    unit = position.units[unit_id]
    if not hexsides:
        return Illegal("A4.3", f"name the hexsides of {hex_name} that {unit_id} bypasses")
    if unit.is_vehicle and len(hexsides) > 1:
        return Illegal("D2.3", f"{unit_id} spends MP for each hexside: bypass {hexsides[0]}, then go on")
    inside = unit.hex == hex_name
    if not unit.is_vehicle and len(hexsides) + len(unit.bypass) * inside > INFANTRY_HEXSIDES:
        return Illegal("A4.3", f"{unit_id} bypasses at most {INFANTRY_HEXSIDES} hexsides of {hex_name}")
    along = beyond(hex_name, hexsides)
    leads = _where_it_leads(unit, hex_name) - set(beyond(hex_name, unit.bypass[-1:]) if inside else ())
    before = _before(unit, hex_name, along[0])
    for side, other in zip(hexsides, along, strict=True):
        if not other:
            return Illegal("A4.3", f"{side} is no hexside of {hex_name}")
        if other not in leads:
            return Illegal("A4.3", f"{side} does not follow from where {unit_id} has come to in {hex_name}")
        if (barred := _no_room(position, hex_name, (side,))) is not None:
            return barred
        leads = _ahead(hex_name, before, other)
        before = other
    return None


@clause("A4.3", "D2.3")
def _no_room(position: Position, hex_name: str, hexsides: tuple[str, ...]) -> Illegal | None:
    """The artwork of the hex reaches to all of these hexsides, as it does unless the hex is free there."""
    if any(other in position.hex(hex_name).free for other in beyond(hex_name, hexsides)):
        return None
    return Illegal("A4.3", f"the artwork of {hex_name} leaves no way along {' or '.join(hexsides)}")


@clause("A4.3", "D2.3", "B26.44")
def no_bypass(position: Position, unit: Unit) -> Illegal | None:
    """Why the unit is not set up in Bypass where it would be: artwork along its hexside, or Wire."""
    if not bypasses(unit):
        return None
    here = place_of(unit)[0]
    return bypass_bars(position, unit, here, followed(unit)) or _no_room(position, here, straddled(unit))


def beyond(hex_name: str, hexsides: tuple[str, ...]) -> tuple[str, ...]:
    """The hexes beyond these hexsides of the hex; empty for one that is none of its."""
    pairs = (geometry.hexes_of(side) for side in hexsides)
    return tuple(
        next(one for one in pair if one != hex_name) if pair.count(hex_name) == 1 else "" for pair in pairs
    )


def _before(unit: Unit, hex_name: str, other: str) -> str:
    """The hex beside which the unit comes to the hexside towards ``other``; empty if that is not told."""
    if unit.hex not in (hex_name, other):
        return unit.hex
    if unit.hex == hex_name and unit.bypass:
        return beyond(hex_name, unit.bypass)[-1]
    return next((name for name in cafp(unit) if name not in (unit.hex, hex_name, other)), "")


def _ahead(hex_name: str, before: str, other: str) -> frozenset[str]:
    """The hexes towards which a way goes on around the hex: from one to the other, else either way."""
    on = geometry.next_around(hex_name, before, other)
    return frozenset((on,)) if on else _touching(hex_name, {other})


def _touching(hex_name: str, along: set[str]) -> frozenset[str]:
    """The neighbours of the hex that touch one of the hexes."""
    around = filter(None, geometry.neighbours(hex_name))
    return frozenset(name for name in around if any(geometry.adjacent(name, one) for one in along))


@clause("A4.3", "D2.3", "D2.32")
def _where_it_leads(unit: Unit, hex_name: str) -> frozenset[str]:
    """The neighbours of the hex that touch where the unit is: its CAFP, else the hexside it is at."""
    if unit.hex != hex_name:
        return _touching(hex_name, {unit.hex}) | {unit.hex}
    if at := cafp(unit):
        return frozenset(at) - {hex_name}
    along = set(beyond(hex_name, straddled(unit)))
    return _touching(hex_name, along) | along


@clause("D2.32")
def cafp_after(unit: Unit, to: Place) -> str:
    """The CAFP of a vehicle that follows the hexside: its far end; empty if that is not told."""
    (last,) = beyond(to.hex, to.bypass)
    before = _before(unit, to.hex, last)
    far = geometry.next_around(to.hex, before, last)
    return "-".join(sorted((to.hex, last, far), key=geometry.centre)) if far else ""


@clause("A4.3", "D2.3")
def out_of_bypass(unit: Unit, to_hex: str) -> Illegal | None:
    """A unit in Bypass leaves its hex for one that touches where it has come to."""
    near = _where_it_leads(unit, unit.hex) if bypasses(unit) else ()
    if not near or to_hex in near:
        return None
    return Illegal("A4.3", f"{unit.id} in Bypass along {straddled(unit)[-1]} does not come to {to_hex}")
