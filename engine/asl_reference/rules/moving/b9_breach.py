"""B9.541: breaching bocage, and what a Bog Check at a hexside leaves behind (9.4, 9.54)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board.geometry import hexside, neighbours
from asl_reference.board.places import placed, where_it_was
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.b9_identity import hexside_terrain
from asl_reference.rules.moving.a4_allotment import START_MP
from asl_reference.rules.moving.b9_movement import FULLY_TRACKED_AFV

CULIN_AFTER = "1944-07-25"
"""The last day without the hedgerow device; if no date is given, the SSR for the device is enough."""


@clause("B9.541")
def has_breaching_gear(position: Position, unit: Unit) -> bool:
    """A bulldozer, a Dozer tank, or after 25 July 1944 a fully-tracked AFV with a hedgerow device by SSR.

    By one other reading the device counts on that day already, by another Dozers count no sooner than it
    does.
    """
    late = not position.date or position.date > CULIN_AFTER
    late = late or (position.date == CULIN_AFTER and position.follows("B9.541-day-of-the-date=from-it"))
    dozes = late or not position.follows("B9.541-date-of-dozers=all")
    if unit.type == "bulldozer":
        return dozes
    if unit.type not in FULLY_TRACKED_AFV:
        return False
    return ("dozer" in unit.equipment and dozes) or ("culin" in unit.equipment and late)


@clause("B9.541")
def breach_bars(position: Position, unit_id: str, to: str) -> Illegal | None:
    """What keeps a vehicle from breaching now: no gear, MP spent on more than a Start, Reverse movement.

    What bars crossing bocage at all, such as Riders, bars breaching too (9.54).
    """
    unit = position.units[unit_id]
    if to not in neighbours(unit.hex):
        return Illegal("A4.1", f"{to} is not adjacent to {unit.hex}")
    side = hexside(unit.hex, to)
    if hexside_terrain(position, side) != "bocage" or position.hexside(side).breached:
        return Illegal("B9.541", f"hexside {unit.hex}-{to} is no bocage without a Breach")
    if not has_breaching_gear(position, unit):
        return Illegal("B9.541", f"{unit_id} has nothing to breach bocage with")
    if is_behind(unit, to):
        return Illegal("B9.541", f"{to} is behind {unit_id}: nobody breaches in Reverse")
    if unit.did("moved") or unit.mf_spent != (START_MP if unit.did("started") else 0):
        return Illegal("B9.541", f"{unit_id} has spent MP on more than its Start")
    if not unit.has("motion"):
        return Illegal("D2.12", f"{unit_id} has not Started")
    return None


def is_behind(unit: Unit, to: str) -> bool:
    """Whether the hull points away from the adjacent hex, if it is known where it points."""
    around = neighbours(unit.hex)
    if unit.vca not in around:
        return False
    turn = abs(around.index(unit.vca) - around.index(to))
    return min(turn, len(around) - turn) > 1


@clause("B9.4", "B9.54", "B9.541")
def after_bog_check(position: Position, unit_id: str, *, passed: bool) -> Position | None:
    """What comes of a Bog Check due for a hexside; None if it is due for something else.

    Failed, the vehicle is Bogged in the hex it was leaving and bocage stays as it was; passed, it
    stays across, and if it was breaching, a Breach points to the hexside.
    """
    unit = position.units[unit_id]
    if not unit.bogs_in:
        return None
    settled = replace(unit, bogs_in="", underbelly=unit.underbelly if passed else "")
    if not passed:
        back = bogged(where_it_was(settled, unit.bogs_in))
        return placed(position.with_unit(unit_id, back))  # with Passengers, Riders and their SW
    after = position.with_unit(unit_id, settled)
    return with_breach(after, hexside(unit.bogs_in, unit.hex)) if unit.did("breaching") else after


def bogged(unit: Unit) -> Unit:
    """The vehicle once it has failed a Bog Check."""
    return unit.marked("bogged").unmarked("motion")


def with_breach(position: Position, side_name: str) -> Position:
    """The position with a Breach on that hexside alone; what grows on it is the same as before."""
    side = replace(position.hexsides[side_name], breached=True)
    return replace(position, hexsides={**position.hexsides, side_name: side})
