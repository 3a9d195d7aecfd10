"""Where Fortifications may lie (26.1, 16.5, 27.1)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.position import Counter, Position
from asl_reference.board.water import water_of
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.b16_identity import MARSHES, WATERS, terrain_of, word
from asl_reference.rules.ground.b26_movement import wired
from asl_reference.rules.ground.b27_foxholes import (
    SHELTERS,
    is_fortification,
    no_second_entrenchment,
    takes_entrenchment,
)

AT_DITCH_SSR = frozenset({"at_ditch", "a_t_ditch"})
"""Words of an SSR by which trench counters are A-T Ditches (27.56)."""
NO_WIRE = frozenset("wooden_building stone_building wooden_rubble stone_rubble marsh mudflat".split())


@clause("B16.5", "B26.1", "B27.1", "B27.51", "B27.56")
def misplaced(rules: Rules, others: Position, new: Counter) -> Illegal | None:
    """What forbids a Fortification where it lies: terrain, another one, a missing SSR.

    ``others``: the position without it.
    """
    if not is_fortification(new):
        return None
    if new.type == "wire":
        return takes_wire(others, new)
    if new.type not in SHELTERS:
        return marsh_bars(others, new)
    if new.type == "at_ditch" and not any(word(ssr) in AT_DITCH_SSR for ssr in others.ssr):
        return Illegal("B27.56", "no SSR makes trench counters A-T Ditches")
    return takes_entrenchment(others, new.hex, new.at) or no_second_entrenchment(rules, others, new)


@clause("B16.5", "B16.6", "B16.8")
def marsh_bars(position: Position, new: Counter) -> Illegal | None:
    """No Fortification in a marsh Location, nor in the water of its flood [EXC: on a bridge; snow, frost]."""
    wet = position.hex(new.hex).terrain in MARSHES and terrain_of(position, new.hex) != "open_ground"
    if new.at != "bridge" and wet:
        return Illegal("B16.5", f"{new.hex} is marsh, which takes no {new.type} but on a bridge")
    return None


@clause("B26.1")
def takes_wire(position: Position, new: Counter) -> Illegal | None:
    """Wire lies on the ground, one counter a Location, not in building, rubble, sewer or water.

    A bridge and the Location beneath it are two; a frozen Water Obstacle takes Wire; in a
    Depression it lies at the base, never at Crest level.
    """
    if new.at in ("crest", "sewer"):
        return Illegal("B26.1", f"Wire may not be placed at {new.at} in {new.hex}")
    where = location(new)
    if wired(position, where):
        return Illegal("B26.1", f"the Location {new.hex} {where.place}".strip() + " has Wire already")
    if where.place == "bridge":
        return None
    terrain = terrain_of(position, new.hex)
    water = water_of(position, position.hex(new.hex))
    frozen = water.depth == "frozen"
    if terrain in NO_WIRE and not (frozen and terrain in MARSHES):
        return Illegal("B26.1", f"{new.hex} is {terrain.replace('_', ' ')}, which takes no Wire")
    if not frozen and (terrain in WATERS or water.body == "canal"):
        return Illegal("B26.1", f"{new.hex} is an unfrozen Water Obstacle")
    return None
