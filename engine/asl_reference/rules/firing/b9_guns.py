"""B9.53: a Gun does not both change CA and fire through bocage in one fire phase."""

from __future__ import annotations

from itertools import combinations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board import geometry
from asl_reference.board.position import GUNS, Counter, Position
from asl_reference.rules.ground.a2_locations import Location, level_in, level_of, location
from asl_reference.rules.ground.b9_identity import hexside_base, hexside_terrain
from asl_reference.rules.los.path import Crossing, Touch, trace

CHANGED_CA, THROUGH_BOCAGE = "changed_ca", "fired_through_bocage"
BOCAGE_HEIGHT = 1
INDIRECT_GUNS = frozenset({"mortar"})
"""Guns that fire Indirect Fire (C9)."""


@clause("B9.53")
def is_direct_fire_gun(gun: Counter) -> bool:
    """A Gun that stands on the board for itself and fires Direct Fire; not one in a vehicle, no mortar."""
    return gun.type in GUNS - INDIRECT_GUNS


@clause("B9.53", "B9.52")
def fires_through_bocage(position: Position, gun: Counter, to: Location) -> bool:
    """Whether the LOF meets a bocage hexside, its vertices included, on the Gun's own hex or farther on.

    Bocage that neither end is below the top of is fired over. By another reading those of the Gun's own
    hex alone count.
    """
    here = location(gun).hex
    path = trace(geometry.centre(here), geometry.centre(to.hex))
    farther = not position.follows("B9.53-which-bocage=its-own")
    lower = min(level_of(position, gun), level_in(position, *to))
    return any(
        _is_bocage(position, t, side) and hexside_base(position, side) + BOCAGE_HEIGHT > lower
        for t in path
        for side in _met(t)
        if farther or here in geometry.hexes_of(side)
    )


def _is_bocage(position: Position, touch: Touch, side: str) -> bool:
    """Whether bocage is met there, and not passed by its gap (9.1)."""
    if hexside_terrain(position, side) != "bocage":
        return False
    return not (isinstance(touch, Crossing) and touch.middle and position.hexsides[side].gap)


def _met(touch: Touch) -> tuple[str, ...]:
    """The hexsides that one touch of the path meets: all between its hexes."""
    return tuple(geometry.hexside(*pair) for pair in combinations(touch.hexes, 2))


@clause("B9.53")
def gun_bars_fire(position: Position, gun_id: str, to: Location) -> Illegal | None:
    """After a change of CA no fire through bocage in that phase; First and Final Fire are one."""
    gun = position.counters[gun_id]
    if not is_direct_fire_gun(gun) or CHANGED_CA not in gun.done:
        return None
    if not fires_through_bocage(position, gun, to):
        return None
    return Illegal("B9.53", f"{gun_id} has changed CA in this phase and may not fire through bocage")


@clause("B9.53")
def gun_bars_change_ca(position: Position, gun_id: str) -> Illegal | None:
    """After fire through bocage no change of CA in that phase."""
    gun = position.counters[gun_id]
    if THROUGH_BOCAGE in gun.done:
        return Illegal("B9.53", f"{gun_id} has fired through bocage in this phase and keeps its CA")
    return None
