"""D2.11, D2.14: MP to turn the hull and to pass vehicles and wrecks, more where there is little room."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.a2_locations import Location, counters_at, location, units_at
from asl_reference.rules.ground.b16_identity import terrain_of

VCA_MP = 1
"""MP for each hexspine turned (D2.11)."""
PASSING_MP, PASSING_ROAD_MP = 1, 2
"""MP for each vehicle and wreck in the Location entered; the second if by road (D2.14)."""
NARROW = 2
"""Factor of such MP in woods, in a Sunken Road and on a bridge (Terrain Chart)."""
WOODS = frozenset({"woods", "forest", "pine_woods"})


@clause("D2.11")
def vca_mp(position: Position, unit: Unit, hexspines: int) -> int:
    """MP to turn by so many hexspines where the vehicle is."""
    return VCA_MP * hexspines * _narrow(position, location(unit))


@clause("D2.14")
def passing_mp(position: Position, unit: Unit, where: Location, *, road: bool) -> int:
    """MP that vehicles and wrecks in the Location add to its COT for another vehicle."""
    if not unit.is_vehicle:
        return 0
    others = units_at(position, where).values()
    hulls = sum(1 for other in others if other.is_vehicle and other.id != unit.id)
    met = hulls + len(counters_at(position, where, "wreck"))
    return met * (PASSING_ROAD_MP if road else PASSING_MP) * _narrow(position, where)


def _narrow(position: Position, where: Location) -> int:
    if where.place == "bridge":
        return NARROW
    sunken = position.hex(where.hex).depression == "sunken_road"
    return NARROW if sunken or terrain_of(position, where.hex) in WOODS else 1
