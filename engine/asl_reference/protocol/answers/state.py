"""The question ``state``: what stands where after the actions, and what the actions showed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.editions import Rules
from asl_reference.base.facts import of_position
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.rules.ground.a2_locations import counters_at, in_crest_status, location
from asl_reference.rules.ground.a5_stacking import Capacity, overstacked, stacking_limit
from asl_reference.rules.ground.b16_identity import settled
from asl_reference.rules.ground.b27_foxholes import (
    capacity,
    covers_of,
    described,
    foxhole_squads,
    is_entrenchment,
    is_fortification,
    overfull,
    room_beneath,
)
from asl_reference.rules.ground.b27_trenches import connected_trenches
from asl_reference.rules.hiding.a12_hidden import revealed
from asl_reference.rules.moving.a4_allotment import mf_left
from asl_reference.rules.moving.b16_movement import afloat, amphibious_mp_left

COVERS = ("foxhole", "trench", "at_ditch", "sangar", "wire")
"""Counters that a unit is either beneath or on top of."""

FIELDS_OF = {
    "units": "side hex at floor beneath on status mf_spent mf_left eliminated afloat amphibious_mp_left",
    "counters": "type hex size fortification entrenchment capacity room within_capacity connected revealed"
    " possessed_by beneath status",
    "hexes": "holds stacking_limit overstacked",
    "sides": "foxholes foxholes_on_board trenches wire hip",
}
FIELDS = (
    *(f"{kind}.{field}" for kind, fields in FIELDS_OF.items() for field in fields.split()),
    *("expenditures", "attempts", "attacks", "checks", "minefield_attacks"),
)


def answer_state(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """The state after the actions, with the expenditures, attempts and checks they led to."""
    position = settled(log.position)
    return {
        "units": {
            **{name: unit_state(position, name) for name in position.units},
            **{name: {"eliminated": True} for name in log.eliminated},
        },
        "counters": {name: counter_state(rules, position, name) for name in position.counters},
        "hexes": hex_states(position),
        "sides": {name: side_state(position, name) for name in _sides(position)},
        "expenditures": [
            {"units": list(e.units), "mf": e.mf, "spent_on": e.purpose, "wire": e.wire}
            for e in log.expenditures
        ],
        "attempts": [
            {"units": list(a.units), "final": a.final, "drm": a.drm, "success": a.success}
            for a in log.attempts
        ],
        "attacks": [{"target": a.target, "final": a.final} for step in log.steps for a in step.attacks],
        "checks": [{"check": c.check, "unit": c.unit, "drm": c.drm} for c in log.checks],
        "minefield_attacks": sum(step.exposes.count("minefield") for step in log.steps),
        "clauses": list(dict.fromkeys(clause for step in log.steps for clause in step.clauses)),
    }


def unit_state(position: Position, name: str) -> dict[str, Any]:
    """Where a unit is, what it is beneath and on top of, and what MF it has left."""
    unit = position.units[name]
    return {
        "side": unit.side,
        "hex": unit.hex,
        "at": unit.at,
        "floor": unit.floor,
        "beneath": list(unit.beneath),
        "on": on_top_of(position, unit),
        "status": list(unit.status),
        "mf_spent": unit.mf_spent,
        "mf_left": mf_left(position, name),
        "eliminated": False,
        "afloat": afloat(position, unit),
        **({"amphibious_mp_left": amphibious_mp_left(unit)} if unit.amphibious else {}),
    }


def on_top_of(position: Position, unit: Unit) -> list[str]:
    """The counters of its Location that the unit is not beneath; none in Crest status or aboard (26.1).

    A vehicle is on top of Wire, too. ``on_wire`` is about Infantry, which alone the Wire holds.
    """
    if in_crest_status(unit) or unit.aboard:
        return []
    present = {c.type for c in counters_at(position, location(unit), *COVERS).values()}
    return [cover for cover in COVERS if cover in present - covers_of(position, unit)]


def counter_state(rules: Rules, position: Position, name: str) -> dict[str, Any]:
    """What a counter is, what it holds and may still take, and what it is connected to."""
    counter = position.counters[name]
    state: dict[str, Any] = {
        "type": counter.type,
        "hex": counter.hex,
        "fortification": is_fortification(counter),
        "entrenchment": is_entrenchment(counter),
        "connected": list(connected_trenches(position, name)),
        "revealed": revealed(rules, position, name),
        "possessed_by": counter.possessed_by,
        "beneath": list(counter.beneath),
        "status": list(counter.status),
    }
    if counter.type == "foxhole":
        state["size"] = foxhole_squads(counter)
    limit = capacity(counter)
    if limit is not None:
        state["capacity"] = _plain(limit)
        sides = _sides(position)
        state["room"] = {side: _plain(room_beneath(position, name, limit, side)) for side in sides}
        state["within_capacity"] = not overfull(position, name)
    return state


def _plain(limit: Capacity) -> dict[str, Any]:
    return {"squads": limit.squads, "smc": limit.smc}


def hex_states(position: Position) -> dict[str, dict[str, Any]]:
    """By hex its Fortifications, its stacking limit, and by side what exceeds it."""
    lying: dict[str, list[Counter]] = {}
    for counter in position.counters.values():
        lying.setdefault(counter.hex, []).append(counter)
    over = overstacked(position)
    nobody, limit = dict.fromkeys(_sides(position), 0), _plain(stacking_limit())
    return {
        name: {
            "holds": sorted([described(one) for one in lying.get(name, ()) if is_fortification(one)]),
            "stacking_limit": limit,
            "overstacked": {**nobody, **over.get(name, {})},
        }
        for name in _hexes(position)
    }


def _hexes(position: Position) -> list[str]:
    """Every hex that is named, or that something stands or lies in."""
    pieces: list[Unit | Counter] = [*position.units.values(), *position.counters.values()]
    return list(dict.fromkeys([*position.hexes, *(piece.hex for piece in pieces)]))


@of_position
def _sides(position: Position) -> list[str]:
    """Every side with an OB, a unit or a counter."""
    pieces: list[Unit | Counter] = [*position.units.values(), *position.counters.values()]
    return list(dict.fromkeys([*position.sides, *(piece.side for piece in pieces if piece.side)]))


def side_state(position: Position, name: str) -> dict[str, Any]:
    """What a side's OB still holds, and the capacity of its foxholes on the board (27.1)."""
    order = position.order_of(name)
    on_board = (c for c in position.counters.values() if c.type == "foxhole" and c.side == name)
    return {
        "foxholes": order.foxholes,
        "foxholes_on_board": sum(foxhole_squads(counter) for counter in on_board),
        "trenches": order.trenches,
        "wire": order.wire,
        "hip": order.hip,
    }
