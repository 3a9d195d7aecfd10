"""B26.5-26.53: what takes Wire off the board, and what is left where it was."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from asl_reference.base.clauses import clause
from asl_reference.base.values import replace
from asl_reference.board.chart import vehicle_mover
from asl_reference.board.means import MEANS
from asl_reference.board.places import bypasses
from asl_reference.board.position import Counter, Number, Position, Unit
from asl_reference.rules.firing.a7_results import is_kia
from asl_reference.rules.ground.a2_locations import counters_at, location

FREE_FROM_WITHIN = frozenset({"Japanese"})
"""Sides that may Place a DC from within the Wire's Location (26.51, A23.61)."""
CLEARING_DIE = 1
"""The colored die that clears Wire after a passed Bog Check (26.53)."""

Piece = TypeVar("Piece", Unit, Counter)


class Resolved(NamedTuple):
    """An attack on a Location as Wire sees it: means, FP, Original DR and Final DR against the Wire."""

    means: str
    firepower: Number
    original: int
    final: int


@clause("B26.5")
def without_wire(position: Position, wire_id: str) -> Position:
    """The position once the Wire is gone: who was on it or beneath it is in the Location as it is."""
    wire = position.counters[wire_id]
    left = position.without_counter(wire_id)
    units = {n: _freed(u, wire) for n, u in left.units.items()}
    counters = {n: _freed(c, wire) for n, c in left.counters.items()}
    return replace(left, units=units, counters=counters)


def _freed(thing: Piece, wire: Counter) -> Piece:
    if location(thing) != location(wire):
        return thing
    return replace(thing, beneath=tuple(cover for cover in thing.beneath if cover != "wire"))


@clause("B26.5", "B26.51", "B26.52")
def removed_by(attack: Resolved, dc: Counter | None) -> bool:
    """Whether the attack clears Wire: a Placed DC, a Set DC, an HE Concentration or a bomb with a KIA.

    Nothing else fired or thrown does.
    """
    kind = MEANS[attack.means]
    if kind.path == "placed" and not (dc is not None and _bangalore(dc)):
        return False
    dr = {"original": attack.original, "final": attack.final}.get(kind.clears_wire)
    return dr is not None and is_kia(attack.firepower, dr)


@clause("B26.51", "A23.61")
def _bangalore(dc: Counter) -> bool:
    """A DC Placed from outside the Location can clear Wire. [EXC: Japanese, from within too.]"""
    return "placed_within" not in dc.status or dc.side in FREE_FROM_WITHIN


@clause("B26.53")
def rolled_down(unit: Unit, *, passed: bool, colored: int) -> bool:
    """A fully-tracked vehicle that passes a Bog Check in a Wire hex clears it if the colored die is a 1."""
    return passed and colored == CLEARING_DIE and vehicle_mover(unit.type) == "tracked"


@clause("B26.53")
def wires_met(position: Position, unit: Unit) -> tuple[str, ...]:
    """Ids of the Wire in the vehicle's Location: of the bridge it is on, or of the ground.

    VBM meets it; by the reading that asks for a track over the hex, it does not.
    """
    if bypasses(unit) and position.follows("B26.53-vbm=stays"):
        return ()
    return tuple(counters_at(position, location(unit), "wire"))
