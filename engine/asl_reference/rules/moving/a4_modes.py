"""A4.5, A4.61, A15.43: modes of movement that are declared where no hex is entered, and the Charge."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.places import place_of
from asl_reference.board.position import Place, Position, Unit
from asl_reference.rules.ground.b16_identity import terrain_of
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_allotment import DOUBLE_TIMED
from asl_reference.rules.moving.a4_legality import double_time_bars, low_crawl_bars, no_charger
from asl_reference.rules.moving.a4_portage import surplus_pp
from asl_reference.rules.moving.b3_roads import at_road_rate, by_road
from asl_reference.rules.moving.b26_getting_beneath import haste_bars

MODES = {
    "rout": frozenset({"low_crawl", "off_road"}),
    "advance": frozenset[str](),
    "withdraw": frozenset[str](),
}
"""Modes in which a rout, an advance or a Withdrawal may be made; all other modes belong to the MPh."""
AFOOT = frozenset({"push", "sewer", "tunnel"})
"""Modes of movement for Infantry only."""
MODE_CLAUSE = {
    "assault": "A4.61",
    "double_time": "A4.5",
    "dash": "A4.63",
    "minimum": "A4.134",
    "charge": "A15.43",
    "low_crawl": "A10.52",
    "push": "C10.3",
    "reverse": "D2.2",
    "breach": "B9.541",
    "water": "D16.1",
    "sewer": "B8.4",
    "tunnel": "B8.6",
}
NO_CHARGE = frozenset({"marsh", "woods", "forest", "pine_woods", "crag", "graveyard"})
"""Terrain into which Cavalry cannot Charge (Terrain Chart)."""


@clause("A4.5", "B26.46")
def double_timed(position: Position, unit_id: str) -> Unit | Illegal:
    """The unit in Double Time, which makes it CX, or why it may not declare it."""
    unit = position.units[unit_id]
    barred = haste_bars(position, unit_id) or double_time_bars(position, unit_id)
    return barred or unit.marked("cx").having_done(DOUBLE_TIMED)


@clause("A4.5", "A4.61", "A10.52", "B27.4")
def mode_within(position: Position, unit_id: str, verb: str, mode: str) -> Unit | Illegal:
    """The unit after it has declared a mode to go beneath a counter of its hex.

    Assault Movement and Double Time are possible without entering a hex; other modes are not. A unit that
    Low Crawls goes beneath Wire alone. Another reading allows all counters.
    """
    unit = position.units[unit_id]
    if a4_assault.in_assault(unit):
        return a4_assault.goes_on(unit, unit_id, mode, leaves=False) or unit
    match mode:
        case "":
            return unit
        case "assault" if verb == "move":
            return a4_assault.begins(position, unit_id)
        case "double_time" if verb == "move":
            return double_timed(position, unit_id)
        case "low_crawl" if (barred := low_crawl_bars(position, verb, unit_id)) is not None:
            return barred
    return Illegal("B27.4", f"{unit_id} goes beneath a counter of its hex in no {mode} move")


@clause("A3", "A10.52", "B8.4", "C10.3", "D2.2")
def mode_bars(position: Position, verb: str, unit_id: str, mode: str) -> Illegal | None:
    """Whether the mode is one of that verb, and of such a unit."""
    unit = position.units[unit_id]
    fits = mode in MODES[verb] if verb in MODES else mode != "low_crawl"
    able = unit.is_infantry if mode in AFOOT else unit.is_vehicle or mode != "reverse"
    if not mode or (fits and able):
        return None
    return Illegal(MODE_CLAUSE.get(mode, "A4.7"), f"{unit_id} does not {verb} by {mode.replace('_', ' ')}")


@clause("A4.63", "B26.46")
def dash_bars(position: Position, unit_id: str) -> Illegal | None:
    """Infantry alone Dashes: not CX, and with no load that costs it MF."""
    unit = position.units[unit_id]
    if not unit.is_infantry or unit.has("cx") or surplus_pp(position, unit_id):
        return Illegal("A4.63", f"{unit_id} may not Dash")
    return haste_bars(position, unit_id)


@clause("A13.6", "A15.43", "B16.4")
def charge_bars(position: Position, unit_id: str, to: Place) -> Illegal | None:
    """Berserk Infantry and Cavalry Charge; Cavalry not into what the Terrain Chart bars.

    [EXC: at the rate of a road or bridge.]
    """
    unit = position.units[unit_id]
    if (barred := no_charger(unit)) is not None:
        return barred
    terrain = terrain_of(position, to.hex)
    along_a_road = by_road(position, place_of(unit), to) and at_road_rate(position, to)
    if unit.is_infantry or terrain not in NO_CHARGE or along_a_road:
        return None
    return Illegal("A13.6", f"Cavalry does not Charge into the {terrain.replace('_', ' ')} {to.hex}")
