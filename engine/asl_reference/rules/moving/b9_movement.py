"""B9.4, 9.54, 9.6 and 9.7: which units cross a wall, hedge, bocage or cactus hedge, how, at what cost."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.words import with_article
from asl_reference.board.chart import MOVERS, NA, WALL_COST, Cost, column_of, vehicle_mover
from asl_reference.board.geometry import hexside
from asl_reference.board.places import load_of, rides
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.b9_identity import hexside_terrain

HEXSIDE_CLAUSE = {
    "wall": "B9.4",
    "hedge": "B9.4",
    "bocage": "B9.54",
    "cactus_hedge": "B9.7",
    "roadblock": "B29.3",
}
FULLY_TRACKED_AFV = frozenset({"tank", "assault_gun", "sp_gun", "carrier"})
"""Armored and fully tracked; a tractor or bulldozer is only tracked (D1.1)."""
BOGS_AT_HEDGE = frozenset({"halftrack", "armored_car"})
"""Columns of the Terrain Chart that make a Bog Check for crossing a hedge (9.4)."""
OVER_CACTUS = {"move": "minimum", "rout": "low_crawl"}
"""The only mode in which Infantry crosses a cactus hedge, in the MPh and in the RtPh (9.7)."""


AS_HEDGE = {"cactus_hedge": "hedge"}
"""Hexside terrain with the cost of another (9.7)."""


class Crossing(NamedTuple):
    """A hexside about to be crossed: from and to which hex, and whether along a road over it."""

    start: str
    to: str
    by_road: bool

    @property
    def side(self) -> str:
        return hexside(self.start, self.to)


@clause("B9.4", "B9.54", "B9.541")
def is_open(position: Position, crossing: Crossing) -> bool:
    """Whether nothing there has to be crossed: a gap, or a Breach.

    [EXC: a gap where a road runs through serves only units that use the road. A Roadblock is never open.]
    """
    side = position.hexside(crossing.side)
    if side.terrain == "roadblock":
        return False
    return side.breached or (crossing.by_road if side.road else side.gap)


def obstacle(position: Position, crossing: Crossing) -> str:
    """The wall, hedge, bocage, cactus hedge or Roadblock that the crossing meets, empty if none."""
    kind = hexside_terrain(position, crossing.side)
    return kind if kind in HEXSIDE_CLAUSE and not is_open(position, crossing) else ""


@clause("B9.4", "B9.54", "B9.6", "B9.7")
def crossing_cost(position: Position, unit: Unit, column: str, crossing: Crossing) -> Cost | Illegal:
    """What the hexside adds to COT by the chart, never doubled with it; Illegal if the unit may not cross.

    A Hillside wall or hedge is one like others, a Roadblock a wall that no vehicle crosses. A cactus hedge
    is as a hedge to motor vehicles, and keeps out Cavalry, Horses, Wagons and whatever Infantry rides.
    """
    kind = obstacle(position, crossing)
    if not kind:
        return 0
    ridden = kind == "cactus_hedge" and not unit.is_infantry and (column == "cavalry" or bool(unit.mount))
    kept_out = ridden or unit.type == "boat" or (kind == "bocage" and not _crosses_bocage(unit))
    cost = NA if kept_out else WALL_COST[AS_HEDGE.get(kind, kind)].get(MOVERS[column_of(column)], NA)
    if cost is NA:
        who = with_article(unit.mount or unit.type)
        why = f"{who} may not cross the {kind.replace('_', ' ')} {crossing.side}"
        return Illegal(HEXSIDE_CLAUSE[kind], why)
    return cost


@clause("B9.54")
def _crosses_bocage(unit: Unit) -> bool:
    """Whether the unit may cross bocage: Infantry and fully-tracked AFV may."""
    return unit.is_infantry or unit.type in FULLY_TRACKED_AFV


@clause("B9.54", "B9.7", "C10.3")
def crossing_bars(
    position: Position, unit_id: str, how: tuple[str, str], crossing: Crossing, *, pushing: bool
) -> Illegal | None:
    """What the manner of crossing forbids; ``how`` is the verb and the mode of movement.

    Bocage: no Reverse movement, no Riders, no Gun manhandled [EXC: by another reading]. Cactus: Infantry
    by Minimum Move, Low Crawl or Advance vs Difficult Terrain only.
    """
    unit, (verb, mode) = position.units[unit_id], how
    kind = obstacle(position, crossing)
    if kind == "bocage" and pushing and not position.follows("B9.54-gun-over-bocage=with-its-crew"):
        return Illegal("B9.54", f"no Gun is manhandled over the bocage {crossing.side}")
    if kind == "bocage" and mode == "reverse":
        return Illegal("B9.54", f"{unit_id} may not Reverse over the bocage {crossing.side}")
    if kind == "bocage" and _has_riders(position, unit_id):
        return Illegal("B9.54", f"{unit_id} carries Riders and may not cross the bocage {crossing.side}")
    if kind == "cactus_hedge" and unit.is_infantry and verb != "advance" and OVER_CACTUS.get(verb) != mode:
        return Illegal(
            "B9.7",
            f"{unit_id} crosses the cactus hedge {crossing.side} by Minimum Move, Low Crawl"
            " or Advance vs Difficult Terrain only",
        )
    return None


def _has_riders(position: Position, unit_id: str) -> bool:
    return any(rides(position, unit) for unit in load_of(position, unit_id).values())


@clause("B9.7")
def is_difficult(position: Position, unit: Unit, crossing: Crossing) -> bool:
    """An advance over a cactus hedge is one vs Difficult Terrain, whatever MF it would cost."""
    return unit.is_infantry and obstacle(position, crossing) == "cactus_hedge"


@clause("B9.4", "B9.54", "B9.7")
def bogs_by_hexside(position: Position, unit: Unit, crossing: Crossing) -> bool:
    """Whether crossing calls for a Bog Check, which bogs the vehicle in the hex it leaves."""
    kind = obstacle(position, crossing)
    if kind == "bocage":
        return unit.type in FULLY_TRACKED_AFV
    return kind in ("hedge", "cactus_hedge") and vehicle_mover(unit.type) in BOGS_AT_HEDGE


@clause("B9.54", "B9.541")
def laid_open(position: Position, unit: Unit, crossing: Crossing, *, breaching: bool) -> set[str]:
    """Over bocage an AFV is subject to Underbelly Hits and loss of Schuerzen.

    [EXC: breaching it is not subject to Underbelly Hits.]
    """
    if obstacle(position, crossing) != "bocage":
        return set()
    found = set() if breaching else {"underbelly_hit"}
    return found | ({"schuerzen_loss"} if "schuerzen" in unit.equipment else set())
