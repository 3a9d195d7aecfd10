"""A4.42 Portage: what Infantry carries without loss of MF."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.places import Piece, in_one_spot, towing
from asl_reference.board.position import GUNS, MMC, SMC, Counter, Position, Unit
from asl_reference.rules.ground.a2_locations import location

MMC_IPC, SMC_IPC = 3, 1
"""Inherent Portage Capacity in Portage Points (A4.42)."""
CX_IPC = 1
"""Reduction of the IPC of a CX unit (A4.51)."""
PUSHED = "pushed"
"""Deed of a unit whose last expenditure Pushed a Gun (C10.3)."""


@clause("A9.8", "C10.3")
def is_pushed(gear: Counter) -> bool:
    """Whether it is a Gun that Infantry Pushes; one that is dismantled is carried."""
    return gear.type in GUNS and "dm" not in gear.status


@clause("A4.43", "C10.3")
def guns_pushed(position: Position, units: tuple[str, ...]) -> tuple[str, ...]:
    """Ids of the Guns that these units Push along.

    Nobody Pushes a Gun that a vehicle tows. A Gun goes along only if the unit that possesses it goes.
    """
    named = (position.units[name].pushing for name in units if name in position.units)
    guns = (position.counters[name] for name in named if name in position.counters)
    return tuple([gun.id for gun in guns if gun.possessed_by in ("", *units) and not towing(position, gun)])


@clause("C10.3", "A4.431", "A4.44")
def elsewhere_for_a_gun(gear: Counter, start: Piece, to: Piece) -> bool:
    """Whether a Gun on its wheels would change its place within the Location: to Crest status or Bypass."""
    return is_pushed(gear) and not in_one_spot(start, to)


@clause("A4.42", "A4.51")
def surplus_pp(position: Position, unit_id: str) -> int:
    """Portage Points beyond the unit's IPC and what a SMC takes off it, as far as the counters tell them."""
    unit = position.units[unit_id]
    if not unit.is_infantry:
        return 0
    return max(0, _pp(position, unit_id) - ipc(unit) - _help(position, unit))


@clause("A4.42", "A4.51")
def ipc(unit: Unit) -> int:
    """Inherent Portage Capacity: 3 of MMC, 1 of SMC, none of a wounded one; one less while CX."""
    if unit.type in SMC and unit.has("wounded"):
        return 0
    own = MMC_IPC if unit.type in MMC else SMC_IPC
    return own - CX_IPC if unit.has("cx") else own


@clause("A4.42")
def helps(position: Position, unit: Unit, companion: Unit) -> bool:
    """Whether a SMC who moves with the MMC takes up some of what is too much for it."""
    return _carries(companion) and _spare(position, companion) > 0 and _pp(position, unit.id) > ipc(unit)


@clause("A4.42", "A7.8")
def _carries(companion: Unit) -> bool:
    """Whether it is a SMC on foot who moves on, and so may carry for another."""
    able = companion.type in SMC and companion.is_infantry
    return able and not companion.has("broken", "berserk", "pinned", "ti")


def _help(position: Position, unit: Unit) -> int:
    """PP that its companion carries for the unit while they are in one Location."""
    companion = position.units.get(unit.helped_by) if unit.helped_by else None
    if companion is None or location(companion) != location(unit) or not _carries(companion):
        return 0
    return _spare(position, companion)


def _spare(position: Position, unit: Unit) -> int:
    return max(0, ipc(unit) - _pp(position, unit.id))


def _pp(position: Position, unit_id: str) -> int:
    """PP of what the unit carries: what it Pushes is none of it."""
    own = (c for c in position.counters.values() if c.possessed_by == unit_id and not is_pushed(c))
    return sum(counter.pp or 0 for counter in own)
