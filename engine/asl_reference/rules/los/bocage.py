"""Bocage: a one-level obstacle, looked through from close by and over from above (9.52, 9.521, 9.531)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.geometry import adjacent, distance, hexside, neighbours
from asl_reference.board.places import bearer
from asl_reference.rules.los.blind import Casts, Obstacle, blocked_by
from asl_reference.rules.los.ends import End
from asl_reference.rules.los.line import Blockage, Line
from asl_reference.rules.los.path import Corner, Crossing, Spine, Through
from asl_reference.rules.los.wall import Wall
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import wa_of


@clause("B9.52")
def along_bocage(line: Line, wall: Wall) -> Blockage | None:
    """No LOS runs along bocage as along a wall, whosever hexside it is: it is a one-level obstacle.

    Until the erratum it barred every LOS along it that is not above it at both ends.
    """
    if line.rules.includes("B9.52-hexspine"):
        obstacle = _obstacle(wall, wall.hexes, Casts.GENERAL)
        return blocked_by(line, obstacle)
    if line.low >= wall.top:
        return None
    return Blockage(wall.hexside, clauses=("B9.521",), why=f"no LOS runs along {wall.name}")


@clause("B9.52", "B9.521", "B9.531")
def through_bocage(line: Line, wall: Wall, touch: Crossing | Corner) -> Blockage | None:
    """What bocage that the LOS crosses, or touches with a vertex, hides.

    Bocage of neither end's hex is an obstacle. Between the two hexes it parts it hides nothing. What
    is on its own side of it in only one of them is looked through as ``_hides`` says.
    """
    mine = [end for end in (line.start, line.end) if end.hex in wall.hexes]
    if len(mine) > 1:
        return None
    for end in mine:
        if not is_over(end, wall):
            return _hides(line, end, wall)
    return blocked_by(line, _obstacle(wall, hexes_behind(line, wall, touch), Casts.HEXSIDE))


@clause("B9.42", "B9.521")
def bocage_at_vertex(line: Line, wall: Wall, here: End, there: End) -> Blockage | None:
    """If a LOS ends at a vertex and reaches it through bocage, that bocage counts as crossed.

    [EXC: bocage that it runs along bars it altogether; the path tells.]
    """
    return None if there.hex in wall.hexes else _hides(line, here, wall)


@clause("B9.521")
def _hides(line: Line, end: End, wall: Wall) -> Blockage | None:
    """Bocage of one end's hex, seen from or towards a hex that it does not form.

    Wall Advantage over it: it hides nothing. A viewer without it sees no farther than the adjacent
    hex. A unit without it is not seen; its hex and all else there is.
    [EXC: what is as high as the bocage looks over it, and is seen over it.]
    """
    if is_over(end, wall) or has_advantage(line, end, wall):
        return None
    if end is line.end and not end.unit and line.rules.includes("B9.521-rewrite"):
        return None
    why = f"{_claimant(line, end) or end.hex} has no Wall Advantage over {wall.name}"
    return Blockage(wall.hexside, clauses=("B9.521",), why=why)


def is_over(end: End, wall: Wall) -> bool:
    """At least as high as the top of the bocage."""
    return end.level >= wall.top


def has_advantage(line: Line, end: End, wall: Wall) -> bool:
    """Whether the unit at this end has Wall Advantage over the hexside."""
    return wall.hexside in wa_of(line.position, line.position.units.get(end.unit))


@clause("B9.521")
def _claimant(line: Line, end: End) -> str:
    """The unit at this end whose Wall Advantage counts."""
    unit = line.position.units.get(end.unit)
    return bearer(line.position, unit).id if unit is not None else end.unit


@clause("B9.52", "B9.521", "B9.531")
def hexes_behind(line: Line, wall: Wall, touch: Crossing | Corner) -> tuple[str, ...]:
    """The hex, seen from the higher end, in which a house would cast the bocage's Blind Hexes (A6.4).

    It is the hex behind the hexside. If the LOS leaves that hex for another one behind the same line of
    bocage, the house stands there.
    """
    onwards = line.higher_hex == line.start.hex
    if isinstance(touch, Crossing):
        near, far = touch.hexes if onwards else touch.hexes[::-1]
    else:
        near, far = sorted(wall.hexes, key=lambda h: distance(line.higher_hex, h))
    met = [t.hex for t in line.path if isinstance(t, Through) and not line.owns(t.hex)]
    houses = [far]
    for one in met if onwards else reversed(met):
        beyond = distance(line.higher_hex, one) >= distance(line.higher_hex, far)
        if beyond and adjacent(far, one) and (front := _front(line, wall, near, far, one)):
            near, far = front, one
            houses.append(one)
    return (max(houses, key=lambda h: distance(line.higher_hex, h)),)


def _front(line: Line, wall: Wall, near: str, far: str, behind: str) -> str:
    """The hex before the line of bocage where it goes on from ``far`` along ``behind``; empty if nowhere.

    The line begins with the hexside between ``near`` and ``far``, and may go around ``far`` before.
    """
    around = neighbours(far)
    begin = around.index(near)
    for step in (1, -1):
        for i in range(len(around)):
            front = around[(begin + step * i) % len(around)]
            if front == behind or not front or not _is_of_line(line, wall, hexside(front, far)):
                break
            if adjacent(front, behind) and _is_of_line(line, wall, hexside(front, behind)):
                return front
    return ""


def _is_of_line(line: Line, wall: Wall, side: str) -> bool:
    """Whether the hexside is bocage as high as the one that the LOS crosses."""
    other = line.wall(side)
    return other is not None and other.terrain == "bocage" and other.top == wall.top


def _obstacle(wall: Wall, hexes: tuple[str, ...], casts: Casts) -> Obstacle:
    return Obstacle(wall.hexside, wall.terrain, wall.base, wall.top, hexes, casts, clauses=("B9.52",))


@clause("B9.521", "B9.531")
def seen_because(line: Line, wall: Wall, touch: Crossing | Spine) -> tuple[str, str]:
    """Clause and reason why bocage that a clear LOS meets does not block it."""
    mine = [end for end in (line.start, line.end) if end.hex in wall.hexes]
    if len(mine) > 1:
        return "B9.521", f"{wall.name} hides nothing between the hexes it parts"
    for end in () if isinstance(touch, Spine) else mine:
        if has_advantage(line, end, wall):
            return "B9.521", f"{_claimant(line, end)} has Wall Advantage over {wall.name}"
        if not is_over(end, wall):
            return "B9.521", f"behind {wall.name} all is seen in {end.hex} but units without Wall Advantage"
    return "B9.52", f"{wall.name} is seen over"
