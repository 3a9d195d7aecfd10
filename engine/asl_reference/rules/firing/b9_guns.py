"""B9.53: a Gun does not both change CA and fire through bocage in one fire phase."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board import geometry
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece
from asl_reference.board.position import GUNS, Counter, Position
from asl_reference.rules.ground.a2_locations import level_of
from asl_reference.rules.ground.b9_identity import has_gap, hexside_base, hexside_terrain
from asl_reference.rules.los.path import Crossing, Touch, trace
from asl_reference.rules.los.vertex import hexsides_entered
from asl_reference.rules.sheltering.lof import Lof, lofs

CHANGED_CA, THROUGH_BOCAGE = "changed_ca", "fired_through_bocage"
BOCAGE_HEIGHT = 1
INDIRECT_GUNS = frozenset({"mortar"})
"""Guns that make Indirect Fire (C9)."""


@clause("B9.53")
def is_direct_fire_gun(gun: Counter) -> bool:
    """A Gun that stands on the board for itself and fires Direct Fire; not one in a vehicle, no mortar."""
    return gun.type in GUNS - INDIRECT_GUNS


@clause("B9.53", "B9.52")
def fires_through_bocage(position: Position, fire: Fire, gun: Counter, target: Piece) -> bool:
    """Whether the Gun's LOF, or each that it may choose of, meets bocage on its own hex or farther on.

    Bocage is fired over if both ends are at least as high as its top. By another reading the hexsides of the
    Gun's own hex alone count.
    """
    lower = min(level_of(position, gun), level_of(position, target))
    nearby = position.follows("B9.53-which-bocage=its-own")
    return all(
        any(
            hexside_base(position, side) + BOCAGE_HEIGHT > lower
            for side in _bocage_met(position, line)
            if not nearby or gun.hex in geometry.hexes_of(side)
        )
        for line in lofs(position, fire, gun, target)
    )


@clause("B9.42", "B9.53")
def _bocage_met(position: Position, line: Lof) -> Iterator[str]:
    """Bocage that the LOF meets; at a vertex, bocage that affects it [EXC: passed by a gap (9.1)]."""
    start, end = line.ends(position)
    touches: list[tuple[Touch | None, str]] = [
        (touch, geometry.hexside(*pair))
        for touch in trace(start.lattice, end.lattice)
        for pair in combinations(touch.hexes, 2)
    ]
    touches += [(None, side) for side in (*hexsides_entered(start, end), *hexsides_entered(end, start))]
    for touch, side in touches:
        by_gap = isinstance(touch, Crossing) and touch.middle
        if hexside_terrain(position, side) == "bocage" and not (by_gap and has_gap(position, side)):
            yield side


@clause("B9.53")
def gun_bars_fire(position: Position, fire: Fire, gun: Counter, target: Piece) -> Illegal | None:
    """After a change of CA no fire through bocage in that phase; First and Final Fire are one."""
    turned = is_direct_fire_gun(gun) and CHANGED_CA in gun.done
    if turned and fires_through_bocage(position, fire, gun, target):
        return Illegal("B9.53", f"{gun.id} has changed CA in this phase and may not fire through bocage")
    return None


@clause("B9.53")
def gun_bars_change_ca(position: Position, gun_id: str) -> Illegal | None:
    """After fire through bocage no change of CA in that phase."""
    gun = position.counters[gun_id]
    if THROUGH_BOCAGE in gun.done:
        return Illegal("B9.53", f"{gun_id} has fired through bocage in this phase and keeps its CA")
    return None
