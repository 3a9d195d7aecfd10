"""How a line, a step or a piece meets the hexsides of B9: ``plain``, ``gap``, ``breach``, ``hexspine`` ..."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from asl_conformance.fuzz.boards.lattice import NotAPlace, Point, centre, hexside
from asl_conformance.fuzz.boards.lines import along, ends, meets, vertex
from asl_conformance.protocol.position import Position

TERRAINS = frozenset({"wall", "hedge", "bocage", "cactus_hedge"})
NOTHING: frozenset[str] = frozenset()


def crossed(position: Position, first: str, second: str) -> frozenset[str]:
    """Terrain on the hexside between two adjacent hexes; empty if they are not adjacent."""
    return _on(position, hexside(first, second))


def around(position: Position, name: str, bypassed: Iterable[str] = ()) -> frozenset[str]:
    """Terrain on the hexsides of a hex; a hexside that a unit follows in Bypass counts lengthwise."""
    found = NOTHING
    for side in position.hexsides:
        if name in side.split("-"):
            found |= _on(position, side)
    return found.union(*(followed(position, side) for side in bypassed))


def followed(position: Position, side: str) -> frozenset[str]:
    """Terrain lengthwise along the hexside of a unit in Bypass."""
    terrain = _terrain(position, side)
    return frozenset({"hexside:hexspine", f"hexside_terrain:{terrain}"}) if terrain else NOTHING


def seen(position: Position, start: str, end: str) -> frozenset[str]:
    """Hexside terrain that the line between two places (hexes, hexsides or vertices) meets."""
    found = NOTHING
    for a in _points(start):
        for b in _points(end):
            for side in position.hexsides:
                if _terrain(position, side) and a != b and meets(a, b, side):
                    found |= _met(position, a, b, side)
    if end.count("-") == 2 or start.count("-") == 2:
        name = end if end.count("-") == 2 else start
        touched = [s for s in position.hexsides if set(s.split("-")) <= set(name.split("-"))]
        terrains = {_terrain(position, side) for side in touched} - {""}
        found |= {"hexside:vertex", *(f"hexside_terrain:{t}" for t in terrains)} if terrains else NOTHING
    return found


def _met(position: Position, a: Point, b: Point, side: str) -> frozenset[str]:
    terrain = f"hexside_terrain:{_terrain(position, side)}"
    if along(a, b, side):
        return frozenset({"hexside:hexspine", terrain})
    if any(_on_line(a, b, corner) for corner in ends(side)):
        return frozenset({"hexside:vertex", terrain})
    return _on(position, side)


def _on_line(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) == (b[1] - a[1]) * (c[0] - a[0])


def _points(name: str) -> Iterator[Point]:
    try:
        match name.count("-"):
            case 0:
                yield centre(name)
            case 1:
                yield from ends(name)
            case 2:
                yield vertex(name)
    except (NotAPlace, ValueError):
        return


def _terrain(position: Position, side: str) -> str:
    found = position.hexsides.get(side)
    return found.terrain if found is not None and found.terrain in TERRAINS else ""


def _on(position: Position, side: str) -> frozenset[str]:
    terrain = _terrain(position, side)
    if not terrain:
        return NOTHING
    hexside = position.hexsides[side]
    levels = [position.hexes[n].level if n in position.hexes else 0 for n in side.split("-")]
    found = {f"hexside_terrain:{terrain}"}
    if hexside.gap:
        found.add("hexside:gap")
    if hexside.breached:
        found.add("hexside:breach")
    if levels[0] != levels[1] and hexside.base == max(levels):
        found.add("hexside:hillside")
    if len(found) == 1:
        found.add("hexside:plain")
    return frozenset(found)
