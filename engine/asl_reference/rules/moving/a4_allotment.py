"""A4.11-4.12, A4.42, A4.5: the MF or MP of a unit for its phase, laden, led and in haste."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from asl_reference.base.clauses import clause
from asl_reference.base.values import replace
from asl_reference.board.position import MMC, SMC, Number, Position, Unit
from asl_reference.rules.ground.a2_locations import location, units_at
from asl_reference.rules.ground.a7_activity import good_order
from asl_reference.rules.ground.c8_moving import has_entered, has_moved
from asl_reference.rules.moving.a4_portage import helps, surplus_pp

LEADER_BONUS_MF = 2
"""MF added by a leader (A4.12)."""
DOUBLE_TIME_MF = 2
"""Added to the allotment by Double Time (A4.5)."""
DOUBLE_TIMED = "double_timed"
TURNED_BACK = "sent_back"
"""Deed of a unit that entered a concealed enemy's Location: its MPh has ended (A12.15)."""
TAKES_ALL = ("minimum", "low_crawl")
"""Modes of movement that take the whole allotment, whatever the move costs (A4.134, A10.52)."""
CRAWLED = "low_crawled"
"""Deed of a unit whose rout is a Low Crawl (A10.52)."""
HUNG_UP = "hung_up"
"""Deed of a unit whose Wire Exit dr was higher than its MF (26.4)."""
HASTE = (DOUBLE_TIMED, "dashed")
"""Deeds of a unit that has made haste (A4.5, A4.63)."""
HURRIED = "hurried"
"""Deed of a unit that has made haste in an earlier phase of the Player Turn."""
ONTO_WIRE = "onto_wire"
"""Deed of a unit that has come onto Wire in this turn, however it came, and so did not begin it there."""
INEXPERIENCED_MF, MMC_MF, SMC_MF, WOUNDED_MF = 3, 4, 6, 3
BERSERK_MF, ROUT_MF, CAVALRY_MF = 8, 6, 12
START_MP = STOP_MP = 1
"""MP to Start (D2.12), and to Stop (D2.13)."""
VEHICLE_MP = 12
"""An assumed printed MP allotment; positions give ``mf`` if it matters (D1.1)."""


def _guided(position: Position, unit: Unit) -> bool:
    """Whether a Good Order leader of its side is in its Location (A19.31)."""
    return any(
        other.type == "leader" and other.side == unit.side and good_order(other)
        for other in units_at(position, location(unit)).values()
    )


@clause("A4.11", "A4.12", "A4.42", "A4.5")
def allotment(position: Position, unit_id: str) -> Number:
    """MF (vehicles: MP) of the unit for the whole phase: 4 for MMC, 6 for SMC and routing units.

    Each Portage Point beyond its Inherent Portage Capacity takes 1 MF; what the position gives as its
    allotment stands for all that. Double Time adds 2, and so does a leader that it moves with.
    """
    unit = position.units[unit_id]
    haste = DOUBLE_TIME_MF if unit.did(DOUBLE_TIMED) else 0
    own = _own_allotment(position, unit) + haste + (LEADER_BONUS_MF if is_led(position, unit) else 0)
    return max(0, own)


def _own_allotment(position: Position, unit: Unit) -> Number:
    """What the unit has by itself, at its usual pace; below 0 if it carries more than that takes."""
    if unit.mf is not None:
        return unit.mf
    return _unladen(position, unit) - surplus_pp(position, unit.id)


@clause("A4.12")
def is_led(position: Position, unit: Unit) -> bool:
    """Whether a leader that it moves with is in its Location still, able to lead, and it to follow."""
    if not _follows(unit):
        return False
    leaders = (position.units.get(name) for name in unit.gone_with)
    return any(one is not None and leads(one) and location(one) == location(unit) for one in leaders)


@clause("A4.12", "A7.8", "D6.1")
def leads(unit: Unit) -> bool:
    """A leader who is able to lead the movement of others, and to move himself, on foot or on horseback."""
    able = unit.type == "leader" and good_order(unit) and not unit.has("wounded", "pinned", "ti")
    return able and unit.stands_for_itself


@clause("A4.12", "A10.5", "A15.43")
def _follows(unit: Unit) -> bool:
    """Whether it goes where a leader takes it: broken units rout, berserk ones Charge."""
    return not unit.has("broken", "berserk")


@clause("A4.12", "A4.42")
def led(position: Position, units: tuple[str, ...]) -> Position:
    """The position in which the MMC that move together with a leader have 2 MF more than alone.

    They begin their MPh stacked with him and do all of it with him. One that goes on without him has only its
    own MF [EXC: another leader has moved with it as well]. The same holds for a SMC who helps to carry.
    """
    movers = [position.units[name] for name in units if name in position.units]
    men = {one.id: one for one in movers if one.type in MMC and one.is_infantry}
    companions = {
        name: tuple([one.id for one in movers if one.type in SMC and _goes_with(unit, one)])
        for name, unit in men.items()
    }
    helping = _helping(position, companions)
    return position.with_units(
        {
            name: replace(unit, gone_with=companions[name], helped_by=helping[name])
            for name, unit in men.items()
            if (companions[name], helping[name]) != (unit.gone_with, unit.helped_by)
        }
    )


@clause("A4.42")
def _helping(position: Position, companions: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """By MMC the SMC among its companions who helps it to carry: each helps one, whom he helped before."""
    men = {name: position.units[name] for name in companions}
    helping = dict.fromkeys(men, "")
    for name in sorted(men, key=lambda one: men[one].helped_by not in companions[one]):
        unit, taken = men[name], set(helping.values())
        free = [
            one for one in companions[name] if one not in taken and helps(position, unit, position.units[one])
        ]
        helping[name] = unit.helped_by if unit.helped_by in free else next(iter(free), "")
    return helping


@clause("A4.12", "B26.4")
def _goes_with(unit: Unit, other: Unit) -> bool:
    """Whether they move as one stack: together from the first MF on, in one Location.

    [EXC: their own drs may have cost them unlike MF on Wire, and those MF alone.]
    """
    if other.side != unit.side or location(other) != location(unit) or not _follows(unit):
        return False
    if not has_moved(unit) and not _has_gone(other):
        return True
    return other.id in unit.gone_with and other.mf_spent - other.wire_mf == unit.mf_spent - unit.wire_mf


@clause("A4.12", "B26.4")
def _has_gone(unit: Unit) -> bool:
    """Whether it has moved otherwise than by its dr on Wire."""
    if not unit.did("tried_wire"):
        return has_moved(unit)
    return has_entered(unit) or unit.did(ONTO_WIRE) or unit.mf_spent > unit.wire_mf


def _unladen(position: Position, unit: Unit) -> Number:
    """The allotment of the unit's kind and status, what it carries apart."""
    if unit.is_vehicle:
        return VEHICLE_MP
    if unit.mount == "cavalry":
        return CAVALRY_MF
    if unit.has("broken"):
        return ROUT_MF
    if unit.has("berserk"):
        return BERSERK_MF
    if unit.type not in MMC:
        return WOUNDED_MF if unit.has("wounded") else SMC_MF
    if unit.has("inexperienced") and not _guided(position, unit):
        return INEXPERIENCED_MF
    return MMC_MF


@clause("A4.1", "A10.52", "A12.15", "B26.4")
def mf_left(position: Position, unit_id: str) -> Number:
    """MF or MP the unit still has: none once turned back, crawled or hung up on Wire, whatever it spent."""
    unit = position.units[unit_id]
    if unit.did(TURNED_BACK, CRAWLED, HUNG_UP):
        return 0
    return max(0, allotment(position, unit_id) - unit.mf_spent)


@clause("A4.134", "A10.52")
def by_mode(position: Position, unit_id: str, mode: str, mf: Number) -> Number:
    """The MF that it spends on what costs so many: a Minimum Move and a Low Crawl take all that it has."""
    return mf_left(position, unit_id) if mode in TAKES_ALL else mf


def half_allotment(position: Position, unit_id: str) -> int:
    """Half the printed MP allotment, fractions up."""
    return ceil(allotment(position, unit_id) / 2)
