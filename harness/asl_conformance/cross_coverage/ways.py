"""The hexsides, Wire, entrenchments and marsh of a step, as members of the list ``way``.

A step is an action that moves: into another hex, beneath a counter, or out of one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from asl_conformance.cross_coverage import sides
from asl_conformance.fuzz.boards.lattice import hexside
from asl_conformance.protocol.position import Position

ENTRENCHMENTS = frozenset({"foxhole", "trench", "at_ditch", "sangar"})
TRENCHES = frozenset({"trench", "at_ditch"})
"""Two of these that are adjacent connect (27.54)."""
WET = frozenset({"marsh", "mudflat"})


def ways(position: Position, action: Any, start: str, beneath: Iterable[str]) -> frozenset[str]:
    """The ways of a step by a unit that is in the hex ``start``, beneath these counters."""
    to, verb = getattr(action, "to", "") or start, action.__struct_config__.tag
    left, entered = {*beneath}, {*getattr(action, "beneath", ())}
    if verb == "go_beneath":
        left, entered = set(), {action.cover}
    elif verb == "come_out":
        left, entered = {action.cover}, set()
    elif verb not in ("move", "rout", "advance", "withdraw") or not start or not to:
        return frozenset()
    found = {*_in_and_out(left, entered, leaves=to != start)}
    if to != start:
        found |= {*_over(position, action, start, to), *_onto(position, action, to, entered)}
        found |= {*_off(position, start, left), *_ground(position, action, start, to)}
    return frozenset(f"way:{way}" for way in found)


def _in_and_out(left: set[str], entered: set[str], *, leaves: bool) -> Iterator[str]:
    if leaves and left & TRENCHES and entered & TRENCHES:
        yield "from trench to trench"
        return
    yield from (f"out of {cover}" for cover in left & ENTRENCHMENTS)
    yield from (f"into {cover}" for cover in entered & ENTRENCHMENTS)
    if "wire" in entered and not leaves:
        yield "beneath wire"


def _over(position: Position, action: Any, start: str, to: str) -> Iterator[str]:
    """The hexside terrain crossed, or what lets the unit through; and that which it follows in Bypass."""
    met = {member.partition(":")[2] for member in sides.crossed(position, start, to)}
    if met:
        opened = _opened(position, action, start, to)
        yield from {opened} if opened else met & sides.TERRAINS
        yield from met & {"hillside"}
    if any(sides.followed(position, side) for side in action.bypass):
        yield "along"


def _opened(position: Position, action: Any, start: str, to: str) -> str:
    """What makes the hexside open: a Breach, a gap, or a gap for the road that the unit uses."""
    side = position.hexsides[hexside(start, to)]
    roads = all(name in position.hexes and position.hexes[name].road for name in (start, to))
    if side.breached:
        return "breach"
    if side.road:
        return "road" if roads and action.mode != "off_road" else ""
    return "gap" if side.gap else ""


def _onto(position: Position, action: Any, to: str, entered: set[str]) -> Iterator[str]:
    """The counters of the hex entered that the unit comes on top of."""
    for counter in position.counters.values():
        there = counter.hex == to and counter.at == action.at.replace("bypass", "")
        if there and counter.type in {*ENTRENCHMENTS, "wire"} - entered:
            yield f"onto {counter.type}"


def _off(position: Position, start: str, left: set[str]) -> Iterator[str]:
    """Out of a Wire hex: from beneath the Wire, or from on top of it."""
    if any(c.hex == start and c.type == "wire" and not c.at for c in position.counters.values()):
        yield "from beneath wire" if "wire" in left else "from the top of wire"


def _ground(position: Position, action: Any, start: str, to: str) -> Iterator[str]:
    for word, name in (("into", to), ("out of", start)):
        terrain = position.hexes[name].terrain if name in position.hexes else ""
        if terrain in WET and action.at != "bridge":
            yield f"{word} {terrain}"
