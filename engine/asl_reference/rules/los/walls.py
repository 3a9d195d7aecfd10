"""Walls, hedges and other hexside terrain across a LOS (9.1, 9.2, 9.21, 9.61)."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board.geometry import Point, hexsides_at, touches, vertex_name, vertices_of
from asl_reference.board.position import Position
from asl_reference.rules.ground.b9_identity import has_gap, is_hillside
from asl_reference.rules.los.blind import Casts, Obstacle, blocked_by
from asl_reference.rules.los.bocage import along_bocage, bocage_at_vertex, seen_because, through_bocage
from asl_reference.rules.los.ends import LEVEL, End
from asl_reference.rules.los.line import Blockage, Line
from asl_reference.rules.los.path import Corner, Crossing, Spine, Touch
from asl_reference.rules.los.vertex import hexsides_entered
from asl_reference.rules.los.wall import Wall

SPINES_AT_A_VERTEX = 3
"""Three hexsides meet at every vertex (9.2)."""


def wall_across(line: Line, touch: Touch) -> Blockage | None:
    """The hexside terrain that the LOS meets there and that blocks it, if any."""
    if isinstance(touch, Crossing):
        return _crossed(line, touch)
    if isinstance(touch, Spine):
        return _along(line, touch)
    return _touched(line, touch) if isinstance(touch, Corner) else None


@clause("B9.1", "B9.2", "B9.21", "B9.52", "B9.521", "B9.61")
def _crossed(line: Line, touch: Crossing) -> Blockage | None:
    """A wall affects every LOS across it, except through a break in its depiction."""
    wall = line.wall(touch.hexside)
    if wall is None or (touch.middle and has_gap(line.position, touch.hexside)):
        return None
    if (bar := _barred(line, wall)) is not None:
        return bar
    if wall.terrain == "bocage":
        return through_bocage(line, wall, touch)
    return None if is_own(line, wall) else _obstructed(line, wall, touch.hexside)


@clause("B9.2", "B9.21", "B9.52", "B9.61")
def _along(line: Line, touch: Spine) -> Blockage | None:
    """A wall lengthwise along the LOS blocks if it touches neither end's hex.

    Touching one of them it blocks only if the three hexsides at its other vertex are all walls or
    hedges; touching both it never does. [EXC: bocage is an obstacle in any case (9.52).]
    """
    wall = line.wall(touch.hexside)
    if wall is None:
        return None
    if (bar := _barred(line, wall)) is not None:
        return bar
    if wall.terrain == "bocage":
        return along_bocage(line, wall)
    if is_own(line, wall):
        return None
    opposite = opposite_vertices(line, touch)
    if not opposite:
        return _obstructed(line, wall, touch.hexside)
    if len(opposite) == 1 and _all_walled(line, wall, *opposite):
        where = vertex_name(*opposite)
        return _obstructed(line, wall, where, why=f"lies along the LOS and vertex {where} has three walls")
    return None


@clause("B9.2")
def _all_walled(line: Line, wall: Wall, point: Point) -> bool:
    """Whether the three hexsides of a vertex are walls or hedges that count beside the wall along the LOS."""
    found = [one for one in _walls_at(line, point) if counts_beside(line.position, wall, one)]
    return len(found) == SPINES_AT_A_VERTEX


@clause("B9.2")
def counts_beside(position: Position, wall: Wall, other: Wall) -> bool:
    """Whether the other is one of the three walls: on any level, or by another reading on the same alone."""
    return other.base == wall.base or not position.follows("B9.2-three-walls-level=same-level")


@clause("B9.1", "B9.2", "B9.21", "B9.52", "B9.521", "B9.61")
def _touched(line: Line, touch: Corner) -> Blockage | None:
    """A wall reaches to its very vertices, so it affects a LOS that touches no more than one.

    [EXC: at the far vertex of a walled hexspine that touches an end's hex, 9.2 decides.]
    """
    for wall in _walls_at(line, touch.point):
        if any(isinstance(t, Spine) and t.hexside == wall.hexside for t in line.path):
            continue
        if (bar := _barred(line, wall)) is not None:
            return bar
        if wall.terrain == "bocage":
            blockage = through_bocage(line, wall, touch)
        elif is_own(line, wall) or touch.point in _excused_vertices(line):
            continue
        else:
            blockage = _obstructed(line, wall, touch.vertex, why=f"ends at vertex {touch.vertex} on the LOS")
        if blockage is not None:
            return blockage._replace(place=touch.vertex)
    return None


@clause("B9.2", "B9.21", "B9.42", "B9.521")
def wall_at_vertex(line: Line) -> Blockage | None:
    """A wall reached at the vertex where the LOS ends blocks it for an entrenched unit; bocage for others as
    well.

    Otherwise a wall or hedge hides no part of its own hex (9.2).
    """
    for here, there in ((line.start, line.end), (line.end, line.start)):
        for side in hexsides_entered(there, here):
            wall = line.wall(side)
            if wall is None:
                continue
            if (bar := _barred(line, wall)) is not None:
                return bar
            if wall.terrain == "bocage" and (hidden := bocage_at_vertex(line, wall, here, there)) is not None:
                return hidden
    return None


def is_own(line: Line, wall: Wall) -> bool:
    """Whether the hexside is part of the viewer's or the target's hex, which it never hides (9.2)."""
    return any(line.owns(h) for h in wall.hexes)


def opposite_vertices(line: Line, touch: Spine) -> tuple[Point, ...]:
    """For each end whose hex the spine touches, the spine's vertex away from that hex (9.2)."""
    found = []
    for end in (line.start, line.end):
        near = [v in vertices_of(end.hex) for v in touch.vertices]
        if any(near) and end.hex not in touch.hexes:
            found.append(touch.vertices[near.index(False)])
    return tuple(found)


def _excused_vertices(line: Line) -> set[Point]:
    """Far vertices of walled spines along the LOS that touch an end's hex, unless it runs over them."""
    excused: set[Point] = set()
    for touch in line.path:
        if isinstance(touch, Spine):
            wall = line.wall(touch.hexside)
            if wall is not None and wall.top > line.high:
                excused.update(opposite_vertices(line, touch))
    return excused


def _walls_at(line: Line, point: Point) -> tuple[Wall, ...]:
    """The walls that end at a vertex, on whatever level."""
    found = [line.wall(side) for side in hexsides_at(point)]
    return tuple([wall for wall in found if wall is not None])


@clause("B9.2", "B9.61", "B9.7")
def _obstructed(line: Line, wall: Wall, place: str, why: str = "") -> Blockage | None:
    """The wall as an obstacle, half a level high; ``place`` is where it blocks.

    It is one to same-level LOS: between units a full level or more apart it is ignored, as 9.61 says
    of a Hillside wall expressly.
    """
    if line.high - line.low >= LEVEL:
        return None
    obstacle = Obstacle(
        wall.hexside, wall.terrain, wall.base, wall.top, wall.hexes, Casts.GENERAL, clauses=("B9.2",)
    )
    blockage = blocked_by(line, obstacle)
    if blockage is None:
        return None
    other = f"is not a hexside of {line.start.hex} or {line.end.hex}"
    return Blockage(place, clauses=blockage.clauses, why=" ".join((wall.name, why or other)))


@clause("B9.21", "B9.61", "B27.2", "B27.5")
def _barred(line: Line, wall: Wall) -> Blockage | None:
    """A unit in an entrenchment sees no non-adjacent Location across a wall or hedge of its level.

    [EXC: one at least half a level above the entrenchment.] What it cannot see cannot see it.
    """
    if line.adjacent:
        return None
    for here, there in ((line.start, line.end), (line.end, line.start)):
        if here.entrenched and wall.base == here.level and there.level <= here.level:
            why = f"{wall.name} hides what is entrenched in {here.hex} from {there.hex}, which is no higher"
            return Blockage(wall.hexside, clauses=_of_entrenchment(wall, here), why=why)
    return None


def _of_entrenchment(wall: Wall, here: End) -> tuple[str, ...]:
    """What keeps a unit in an entrenchment from seeing over the wall of its hex, or over any other."""
    return ("B27.2",) if touches(wall.hexside, here.hex) else ("B9.21",)


@clause("B9.2", "B9.61")
def disregarded_walls(line: Line) -> list[tuple[str, str]]:
    """Clause and reason for each wall that a clear LOS meets and that does not block it."""
    notes: dict[tuple[str, str], None] = {}
    for touch in line.path if line.walled else ():
        match touch:
            case Crossing(hexside=side) | Spine(hexside=side):
                wall = line.wall(side)
                if wall is not None:
                    notes[_why_not(line, touch, wall)] = None
    return list(notes)


def _why_not(line: Line, touch: Crossing | Spine, wall: Wall) -> tuple[str, str]:
    gap = getattr(touch, "middle", False) and has_gap(line.position, wall.hexside)
    if wall.terrain == "bocage" and not gap:
        return seen_because(line, wall, touch)
    if is_own(line, wall):
        whose = " and ".join(h for h in wall.hexes if line.owns(h))
        return "B9.2", f"{wall.name} is a hexside of {whose}"
    if is_hillside(line.position, wall.hexside) and line.high - line.low >= LEVEL:
        return "B9.61", f"Hillside {wall.name} is ignored between different levels"
    if gap:
        return "B9.1", f"the LOS passes the gap in {wall.name}"
    if line.high > wall.base:
        return "B9.2", f"{wall.name} is seen over"
    if line.high - line.low >= LEVEL:
        return "B9.2", f"{wall.name} is no obstacle between different levels"
    return "B9.2", f"{wall.name} lies along the LOS and touches {line.start.hex} or {line.end.hex}"
