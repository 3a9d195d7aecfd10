"""A4.3 and D2.3 Bypass, as deep as Wire needs it: which hexsides, at what cost."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.words import with_article
from asl_reference.board import geometry
from asl_reference.board.chart import CHART, Special
from asl_reference.board.places import straddled
from asl_reference.board.position import Place, Position, Unit
from asl_reference.rules.ground.b26_movement import bypass_bars
from asl_reference.rules.moving.a4_entry import Entry, entry_cost, mover

INFANTRY_HEXSIDES = 2
"""Most hexsides of a hex that Infantry bypasses for one cost (A4.3)."""


@clause("A4.3", "D2.3", "B26.44")
def bypass_cost(position: Position, unit_id: str, to: Place) -> Entry | Illegal:
    """MF for the hexsides in all, MP for each; a hex already in Bypass is not entered anew."""
    unit, hexsides = position.units[unit_id], to.bypass
    barred = bypass_bars(position, unit, to.hex, hexsides) or _way_bars(position, unit_id, to.hex, hexsides)
    if barred:
        return barred
    each = CHART["open_ground"].cost(mover(unit))
    if isinstance(each, Special):
        return Illegal("A4.3", f"{with_article(unit.type)} does not bypass {to.hex}")
    goes_on = unit.hex == to.hex
    if goes_on:
        return Entry().plus("hexsides", each * len(hexsides) if unit.is_vehicle else 0)
    entry = entry_cost(position, unit_id, to)
    if isinstance(entry, Illegal) or not unit.is_vehicle:
        return entry
    return entry.plus("hexsides", each * (len(hexsides) - 1))


def _way_bars(position: Position, unit_id: str, hex_name: str, hexsides: tuple[str, ...]) -> Illegal | None:
    """Whether the hexsides follow each other from where the unit is, free of the hex's artwork."""
    unit = position.units[unit_id]
    if not hexsides:
        return Illegal("A4.3", f"name the hexsides of {hex_name} that {unit_id} bypasses")
    before = _last(unit, hex_name) if unit.hex == hex_name else unit.hex
    followed = len(hexsides) + (len(unit.bypass) if unit.hex == hex_name else 0)
    if not unit.is_vehicle and followed > INFANTRY_HEXSIDES:
        return Illegal("A4.3", f"{unit_id} bypasses at most {INFANTRY_HEXSIDES} hexsides of {hex_name}")
    for side in hexsides:
        near = geometry.hexes_of(side)
        if near.count(hex_name) != 1:
            return Illegal("A4.3", f"{side} is no hexside of {hex_name}")
        (other,) = (name for name in near if name != hex_name)
        over_it = other == before == unit.hex  # along the very hexside crossed (9.42 EX)
        if not before or not (over_it or geometry.adjacent(before, other)):
            return Illegal("A4.3", f"{side} does not follow from {before or 'the middle of ' + hex_name}")
        if other not in position.hex(hex_name).free:
            return Illegal("A4.3", f"the artwork of {hex_name} leaves no way along {side}")
        before = other
    return None


@clause("A4.3", "D2.3")
def out_of_bypass(unit: Unit, to_hex: str) -> Illegal | None:
    """A unit in Bypass leaves its hex over the hexside it has come to, or over one that joins it."""
    along = [name for side in straddled(unit) for name in geometry.hexes_of(side) if name != unit.hex]
    if not along or any(to_hex == other or geometry.adjacent(to_hex, other) for other in along):
        return None
    return Illegal("A4.3", f"{unit.id} in Bypass along {along[-1]} does not come to {to_hex}")


def _last(unit: Unit, hex_name: str) -> str:
    """The neighbour along which the unit bypasses its hex now; empty if it is not in Bypass."""
    if unit.at != "bypass" or not unit.bypass:
        return ""
    return next(name for name in geometry.hexes_of(unit.bypass[-1]) if name != hex_name)
