"""B26.41: what becomes of a broken unit that Wire keeps from routing away."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.places import place_of, put
from asl_reference.board.position import Position, Unit
from asl_reference.rules.firing.a8_adjacent import next_to
from asl_reference.rules.ground.a2_locations import counter_at, location
from asl_reference.rules.ground.a7_activity import held_from_rout, no_router, status_barring
from asl_reference.rules.ground.b26_movement import on_wire, outside
from asl_reference.rules.ground.b27_foxholes import covers_of, fits_beneath, shelter_of
from asl_reference.rules.los.seers import enemies
from asl_reference.rules.moving.a4_legality import phase_bars
from asl_reference.rules.moving.b27_movement import interdiction_first
from asl_reference.rules.routing.a10_rout import known_and_dangerous, seen_uncovered, threatened
from asl_reference.rules.sheltering.a10_open_ground import open_ground_to

NEVER_SURRENDER = frozenset({"Japanese"})
"""Sides whose units do not surrender (A20.21)."""


@clause("B26.41", "A10.5")
def outcome(rules: Rules, position: Position, unit_id: str) -> str:
    """What happens if the unit's rout ends here, on Wire or beneath it.

    In Open Ground to a Known enemy within whose Normal Range and LOS it is, or to a Known armed and unbroken
    one that is ADJACENT, it is eliminated for Failure to Rout; in other terrain such an ADJACENT enemy
    has it eliminated or surrendering; else it stays, as it does where it is held from routing at all.
    """
    unit = position.units[unit_id]
    if no_router(unit) or not _at_wire(position, unit):
        return ""
    others = enemies(position, unit.side)
    near = [name for name in others if threatened(rules, position, name, unit_id)]
    in_the_open = any(open_ground_to(rules, position, name, unit_id) for name in near)
    if in_the_open or any(seen_uncovered(rules, position, name, unit_id) for name in others):
        return "failure_to_rout"
    return "eliminated_or_surrenders" if near else ""


def _at_wire(position: Position, unit: Unit) -> bool:
    return on_wire(position, unit) or "wire" in covers_of(position, unit)


@clause("B26.41")
def too_late(rules: Rules, position: Position, unit_id: str) -> Illegal | None:
    """A unit that its Wire Exit dr has left in the open before the enemy is lost, and surrenders no more."""
    tried = position.units[unit_id].did("tried_wire")
    if not tried or outcome(rules, position, unit_id) != "failure_to_rout":
        return None
    return Illegal("B26.41", f"{unit_id} has failed to rout off the Wire in the open and is eliminated")


@clause("B26.41", "A20.21")
def surrender_bars(rules: Rules, position: Position, unit_id: str, captor_id: str) -> Illegal | None:
    """A broken unit surrenders in the RtPh to an ADJACENT, armed Good Order enemy, Wire or not.

    It surrenders instead of routing, so what holds a unit from its rout holds it from that, and who has
    routed does not [EXC: on Wire still, by its dr]. Infantry and Cavalry take prisoners, vehicles do not.
    """
    unit, captor = position.units[unit_id], position.units.get(captor_id)
    held = held_from_rout(unit, "does not surrender") or interdiction_first(position, unit_id)
    if held or (held := too_late(rules, position, unit_id)):
        return held
    if captor is None or captor.side == unit.side or not next_to(rules, position, captor_id, unit_id):
        return Illegal("A20.21", f"{captor_id} is no enemy ADJACENT to {unit_id}")
    if unit.did("routed") and not (unit.did("tried_wire") and _at_wire(position, unit)):
        return Illegal("A20.21", f"{unit_id} has routed, and no longer surrenders instead")
    if not unit.has("broken"):
        return Illegal("A20.21", f"{unit_id} is not broken and does not surrender")
    if unit.side in NEVER_SURRENDER or unit.has("fanatic"):
        kind = "Fanatic" if unit.has("fanatic") else unit.side
        return Illegal("A20.21", f"{unit_id} is {kind} and does not surrender")
    on_foot_or_horse = captor.is_infantry or captor.mount == "cavalry"
    fit = (
        on_foot_or_horse
        and not status_barring("take_prisoners", captor)
        and known_and_dangerous(position, captor_id)
    )
    return phase_bars(position, "rout") if fit else Illegal("A20.21", f"{captor_id} can take no prisoners")


@clause("A20.21", "B26.42", "B27.1", "B27.12")
def taken(position: Position, unit: Unit, captor: Unit) -> Unit:
    """The unit as a prisoner, on foot, in its captor's place [EXC: outside an entrenchment without room].

    Mounted it could not be on Wire, nor beneath what a captor is beneath.
    """
    there, where = place_of(captor), location(captor)
    found = counter_at(position, where, shelter_of(captor))
    if found is not None and fits_beneath(position, found[0], (unit.id,)) is not None:
        there = there._replace(beneath=outside(position, where))
    return replace(put(unit, there), mount="").marked("prisoner")
