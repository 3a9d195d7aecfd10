"""Crossing the hexside of a move: between the handlers of movement and the rules of B9."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.actions import Action
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.rules.moving.a4_movement import Entry, Place, crossing_of, entry_cost, mf_left, place_of
from asl_reference.rules.moving.b9_breach import breach_bars, is_behind
from asl_reference.rules.moving.b9_movement import (
    Crossing,
    bogs_by_hexside,
    crossing_bars,
    is_difficult,
    laid_open,
)
from asl_reference.rules.moving.b27_lower_levels import Passage

REVERSE_FACTOR = 4
"""MP in Reverse are so many times those of forward movement (D2.2)."""


def place_of_action(action: Action) -> Place:
    """The place the action aims at, its road used or not, its shellholes paid for or not."""
    off_road = action.mode == "off_road"
    return Place(action.to, action.at, action.floor, action.crest, off_road, action.shellholes)


def pushing(position: Position, action: Action, gear: tuple[str, ...]) -> bool:
    """Whether a Gun goes along, manhandled or towed; a dm mortar is Portaged."""
    return action.mode == "push" or any(_is_gun(position.counters[name]) for name in gear)


def _is_gun(counter: Counter) -> bool:
    return counter.type in GUNS and not (counter.type == "mortar" and "dm" in counter.status)


def manner_bars(position: Position, action: Action, name: str, gear: tuple[str, ...]) -> Illegal | None:
    """What the hexside forbids of this way of crossing it; Reverse is for vehicles, backwards."""
    unit = position.units[name]
    if action.mode == "reverse" and (not unit.is_vehicle or (unit.vca and not is_behind(unit, action.to))):
        return Illegal("D2.2", f"{action.to} is not behind {name}, so it does not Reverse there")
    how = (action.do, action.mode)
    return crossing_bars(
        position, name, how, _crossing(position, unit, action), pushing=pushing(position, action, gear)
    )


@clause("B9.541")
def breach(position: Position, action: Action, name: str) -> Passage | Illegal:
    """Through bocage and into the hex beyond, for all MP that are left."""
    barred = breach_bars(position, name, action.to)
    entry = barred or entry_cost(position, name, place_of_action(action), breaching=True)
    if isinstance(entry, Illegal):
        return entry
    return Passage(Entry(mf_left(position, name)), "breaching", "B9.541")


def toll(position: Position, action: Action, name: str, passage: Passage) -> Entry:
    """The entry as its manner makes it: four times the MP in Reverse, difficult over a cactus hedge.

    [EXC: between connecting trenches no hexside matters (27.54).]
    """
    entry = passage.entry
    if action.mode == "reverse":
        return entry._replace(mf=REVERSE_FACTOR * entry.mf)
    unit = position.units[name]
    if passage.deed == "moved_by_trench":
        return entry
    over_cactus = unit.hex != action.to and is_difficult(position, unit, _crossing(position, unit, action))
    return entry._replace(whole=True) if over_cactus else entry


def bogs_back_in(position: Position, unit: Unit, action: Action) -> str:
    """The hex it leaves, if a Bog Check is due for the hexside; else empty."""
    if not unit.is_vehicle or unit.hex == action.to:
        return ""
    due = action.mode == "breach" or bogs_by_hexside(position, unit, _crossing(position, unit, action))
    return unit.hex if due else ""


def risks(position: Position, action: Action, name: str) -> frozenset[str]:
    """What crossing the hexside lays the unit open to."""
    unit = position.units[name]
    if unit.hex == action.to:
        return frozenset()
    return frozenset(
        laid_open(position, unit, _crossing(position, unit, action), breaching=action.mode == "breach")
    )


def _crossing(position: Position, unit: Unit, action: Action) -> Crossing:
    return crossing_of(position, place_of(unit), place_of_action(action))
