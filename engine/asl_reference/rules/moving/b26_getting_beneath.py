"""B26.4, 26.46: the attempt to get beneath Wire: what it requires of the unit, and its effects on it."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import put, where_it_was
from asl_reference.board.position import Number, Place, Position, Unit
from asl_reference.board.steps import owed
from asl_reference.rules.ground.a2_locations import counter_at, location, location_of
from asl_reference.rules.ground.b2_shellholes import SKIRTED
from asl_reference.rules.ground.b26_movement import on_wire, outside, wire_at
from asl_reference.rules.ground.b27_foxholes import STRAIGHT
from asl_reference.rules.ground.c8_moving import has_entered
from asl_reference.rules.moving import a4_assault
from asl_reference.rules.moving.a4_allotment import CRAWLED, HASTE, HURRIED, ONTO_WIRE, leads, led
from asl_reference.rules.moving.a4_legality import low_crawl_bars, manhandles, no_charger, state_bars
from asl_reference.rules.moving.a4_portage import guns_pushed, is_pushed

WITH_THE_ATTEMPT = frozenset({"", "assault", "low_crawl", "charge"})
"""Modes of movement in which a unit may attempt it (26.4)."""
TOO_FAST = frozenset({"double_time", "dash"})
"""Modes of movement that 26.46 forbids in the turn of an attempt."""
UNDERGROUND = {"sewer": ("manhole", "B8.4"), "tunnel": ("tunnel", "B8.6")}
"""Where Sewer and Tunnel Movement begin, with the clause."""


@clause("B26.4", "B26.46")
def attempt_bars(position: Position, action: Action, unit_id: str, verb: str) -> Illegal | None:
    """An attempt is made on top of Wire, in the MPh or as part of a rout, and not in haste.

    Who has made haste makes none later in that Player Turn, broken since or not. Assault Movement may be
    declared for it, and Low Crawl, and it may be part of a Charge; a Minimum Move may not.
    """
    unit = position.units[unit_id]
    if not on_wire(position, unit):
        return Illegal("B26.4", f"{unit_id} is not on top of the Wire")
    if action.mode in TOO_FAST or unit.did(*HASTE, HURRIED):
        return Illegal("B26.46", f"{unit_id} may not Double Time or Dash in a turn of such an attempt")
    if action.mode not in WITH_THE_ATTEMPT:
        return Illegal("B26.4", f"{unit_id} may not get beneath Wire by a {action.mode} move")
    if action.mode == "low_crawl" and (barred := low_crawl_bars(position, verb, unit_id)) is not None:
        return barred
    if action.mode == "charge" and (barred := no_charger(unit)) is not None:
        return barred
    if action.mode == "assault" and (verb != "move" or _moves_openly(position, unit)):
        return Illegal("A4.61", f"{unit_id} did not declare Assault Movement before it moved")
    return None


def _moves_openly(position: Position, unit: Unit) -> bool:
    """Whether it has moved this phase without Assault Movement, and may no longer declare it."""
    return not a4_assault.in_assault(unit) and isinstance(a4_assault.begins(position, unit.id), Illegal)


@clause("B26.4", "C10.3")
def load_bars(position: Position, action: Action, unit_id: str) -> Illegal | None:
    """A Gun is never pushed beneath Wire; PP are left on top by a unit that began its turn there.

    The crew of a Gun may leave it and go alone.
    """
    unit = position.units[unit_id]
    for name in action.leaving:
        if name not in position.counters or position.counters[name].possessed_by != unit_id:
            return Illegal("B26.4", f"{unit_id} has no {name} to leave on the Wire")
        if unit.did(ONTO_WIRE) or has_entered(unit):
            return Illegal("B26.4", f"{unit_id} came onto the Wire this turn and leaves nothing after its dr")
    pushed = guns_pushed(position, (unit_id,)) if manhandles(position, action) else ()
    for name in (*action.carrying, *pushed):
        if name not in action.leaving and is_pushed(position.counters[name]):
            return Illegal("C10.3", f"{name} may not be pushed beneath the Wire")
    return None


@clause("B26.4", "A4.12")
def with_leader(position: Position, unit_id: str, leader_id: str) -> Position | Illegal:
    """The MF of moving with a leader, declared before the dr is made, and before the first MF is spent."""
    unit, leader = position.units[unit_id], position.units.get(leader_id)
    if leader is None or state_bars(position, "move", leader_id):
        return Illegal("A4.12", f"{leader_id} is not able to lead {unit_id}")
    if unit.did("tried_wire"):
        return Illegal("B26.4", f"{unit_id} declares movement with {leader_id} before its Wire dr, not after")
    together = led(position, tuple(dict.fromkeys((unit_id, *unit.gone_with, leader_id))))
    if leader_id not in together.units[unit_id].gone_with or not leads(leader):
        return Illegal("A4.12", f"{leader_id} does not lead {unit_id}, or has begun to move without it")
    return together


@clause("B26.4")
def gets_through(dr: int, left: Number) -> tuple[bool, Number]:
    """Whether the dr is within the MF left, and the MF spent: the dr, or all there are."""
    return dr <= left, min(dr, left)


@clause("B26.4", "B26.41")
def after_attempt(unit: Unit, mode: str, verb: str, *, all_spent: bool) -> Unit:
    """The unit with what it counts as having done: its last MF gone, Assault Movement is voided.

    Without the last MF it is no Non-Assault Movement by itself: FFNAM comes of using all MF in it.
    """
    unit = a4_assault.within(unit)
    if verb == "rout":
        return unit.having_done("routed", "tried_wire", *((CRAWLED,) if mode == "low_crawl" else ()))
    if all_spent:
        return a4_assault.voided(unit).having_done("tried_wire", "moved")
    return unit.having_done("tried_wire", *((a4_assault.ASSAULT,) if mode == "assault" else ()))


@clause("B26.4")
def attempt_announced(position: Position, unit_id: str) -> bool:
    """Whether the unit has announced an attempt to get beneath Wire of which the dr is not made."""
    return owed(position, unit_id, "wire") is not None


@clause("B26.46")
def haste_bars(position: Position, unit_id: str) -> Illegal | None:
    """No Double Time and no Dash in a turn in which the unit tries to get beneath Wire, once announced."""
    if position.units[unit_id].did("tried_wire") or attempt_announced(position, unit_id):
        return Illegal("B26.46", f"{unit_id} has tried to get beneath Wire this turn")
    return None


@clause("B26.4", "B8.4", "B8.6")
def underground_bars(position: Position, unit_id: str, mode: str) -> Illegal | None:
    """Sewer and Tunnel Movement begin at a manhole or tunnel entrance; on top of Wire a unit is stuck.

    The way through the sewer or tunnel is not judged here, only the place entered.
    """
    access, clause_id = UNDERGROUND.get(mode, ("", ""))
    here = position.units[unit_id].hex
    if access and access not in position.hex(here).access:
        return Illegal(clause_id, f"{here} has no {access}")
    return None


@clause("B26.4", "A12.15", "B2.4", "B27.54", "B27.6")
def put_back(position: Position, unit_id: str, to_hex: str) -> Unit:
    """A unit turned back is where it was: its Location and status, beneath the Wire if that is there yet, and
    the trench or sangar that it left directly.

    It is past the shellholes that it had entered past. A unit on top of Wire may not leave, and one that has
    come out of its entrenchment is on top of that. If a position begins with the unit already in the hex
    entered, it goes back to the ground.
    """
    unit = position.units[unit_id].without_deed(SKIRTED)
    if not unit.came:
        return _put_on_the_ground(position, unit, to_hex)
    straight = unit.did("moved_by_trench", "moved_directly")
    back = where_it_was(unit.having_done(SKIRTED) if unit.came.skirted else unit, to_hex)
    kept = outside(position, location(back))
    left = tuple(
        cover for cover in unit.came.place.beneath if cover in kept or (straight and cover != "wire")
    )
    return replace(back, beneath=left)


def _put_on_the_ground(position: Position, unit: Unit, to_hex: str) -> Unit:
    straight = unit.did("moved_by_trench") or (unit.did("moved_directly") and not unit.entrenched)
    found = counter_at(position, location_of(to_hex), *STRAIGHT) if straight else None
    wire = ("wire",) if wire_at(position, to_hex) else ()
    return put(unit, Place(to_hex, beneath=(*((found[1].type,) if found else ()), *wire)))
