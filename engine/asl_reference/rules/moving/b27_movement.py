"""B27.4, 27.41, 27.43, 27.44 and the movement side of 27.1: in and out of foxholes."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, cite, clause
from asl_reference.board.chart import FOXHOLE_SURCHARGE, Special
from asl_reference.board.places import put
from asl_reference.board.position import ENTRENCHMENTS, Counter, Number, Place, Position
from asl_reference.rules.ground.a2_locations import Location
from asl_reference.rules.ground.b16_identity import chart_row
from asl_reference.rules.ground.b27_foxholes import (
    SHELTERS,
    covers_of,
    fits_beneath,
    may_cross_the_rim,
    may_lie_beneath,
)

COVER_MF = {"foxhole": 1, "trench": 1, "sangar": 1, "at_ditch": 2}
"""MF to go beneath, and again to come out (27.4, 27.5, 27.56, F8); never doubled."""
cite("asl_reference.rules.moving.b27_movement.COVER_MF", "B27.4", "B27.5", "B27.56", "B27.6")
COMBINING = frozenset({"rout", "advance", "withdraw"})
"""Verbs in which leaving a counter, entering the hex and going beneath can be one action."""


@clause("B27.1", "B27.51")
def gear_may_cross(position: Position, gear: tuple[str, ...], cover: str) -> Illegal | None:
    """Of 5/8 inch counters only a dismantled mortar goes in or out with its crew; SW do freely."""
    return next(filter(None, (may_cross_the_rim(position.counters[name], cover) for name in gear)), None)


@clause("B27.1", "B27.51")
def gear_may_leave(position: Position, gear: tuple[str, ...]) -> Illegal | None:
    """Gear leaves the entrenchment that it is beneath as its kind may, whoever takes it."""
    for name in gear:
        for cover in sorted(SHELTERS & covers_of(position, position.counters[name])):
            if barred := gear_may_cross(position, (name,), cover):
                return barred
    return None


@clause("B27.51", "C10.1")
def alone(name: str) -> Illegal:
    """A counter goes nowhere without Infantry to carry or Push it."""
    return Illegal("C10.1", f"{name} does not move by itself; the units that take it name it as carried")


def no_such_cover(cover: str, where: Location) -> Illegal:
    """A unit goes beneath a counter that is there: Wire is 26.4's, all others are 27.1's."""
    by = "B26.4" if cover == "wire" else "B27.1"
    return Illegal(by, f"there is no {cover} in that Location of {where.hex} to go beneath")


@clause("B20.9", "B27.1", "B27.12", "B27.44")
def may_go_beneath(
    position: Position, units: tuple[str, ...], gear: tuple[str, ...], cover_id: str, to: Place | None = None
) -> Illegal | None:
    """Infantry with SW may go beneath as capacity allows, enemies there or not.

    ``to``: the place that they enter with it, if it is not the one where they are.
    """
    counter = position.counters[cover_id]
    for name in units:
        unit = position.units[name]
        barred = may_lie_beneath(position, put(unit, to) if to else unit, counter.type)
        if barred:
            return barred
    return gear_may_cross(position, gear, counter.type) or fits_beneath(position, cover_id, units)


@clause("B27.4", "B27.5", "B27.56")
def cover_mf(position: Position, where: Location, covers: tuple[str, ...]) -> Number:
    """MF to go beneath these counters of a Location, or to come out: 1 each [EXC: A-T Ditch 2; Wire].

    By the reading that adds the COT to the two, a ditch costs it once more.
    """
    number: Number = sum(COVER_MF.get(cover, 0) for cover in covers)
    if "at_ditch" in covers and position.follows("B27.56-ditch-cost=cot-again"):
        number += infantry_cot(position, where.hex)
    return number


def infantry_cot(position: Position, hex_name: str) -> Number:
    """COT of the terrain of a hex to Infantry; none if it is not a number of MF."""
    cot = chart_row(position, hex_name).cost("infantry")
    return 0 if isinstance(cot, Special) else cot


@clause("B27.4", "B27.41", "B27.44")
def may_combine(verb: str, why: str) -> Illegal | None:
    """In the MPh the MF of a counter are an expenditure of their own [EXC: RtPh, APh, CC Withdrawal]."""
    return None if verb in COMBINING else Illegal("B27.4", why)


@clause("B27.41")
def interdiction_first(position: Position, unit_id: str) -> Illegal | None:
    """A routing unit adds no MF once Interdiction is claimed and before it is resolved."""
    if position.units[unit_id].has("interdiction_claimed"):
        return Illegal("B27.41", f"the Interdiction claimed against {unit_id} must be resolved first")
    return None


@clause("B27.43", "B27.5", "B27.56")
def foxhole_surcharge(column: str, counter: Counter) -> Number:
    """A foxhole slows wheels and Cavalry, not tracks and Infantry; so does a trench, for those that may enter
    it.

    [EXC: a bridged ditch.]
    """
    if counter.type in ENTRENCHMENTS and "bridged" not in counter.status:
        return FOXHOLE_SURCHARGE.get(column, 0)
    return 0
