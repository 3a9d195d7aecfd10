"""The ground of a drawing: hexes by level and terrain, Depressions, roads, and hexsides along their hexes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from asl_conformance.drawing.picture import Cell, hex_name, lattice
from asl_conformance.drawing.svg.geometry import SIDES, Point, between, centre, middle, segment
from asl_conformance.drawing.svg.markup import Part, group, shape, stroke, words
from asl_conformance.drawing.svg.symbols import BANDS, EDGES, LEVELS, use
from asl_conformance.protocol.position import Hex, Hexside, Position

PLAIN = Hex()
BY_SSR = {"bocage": "bocage", "cactus": "cactus_hedge"}
"""A word of an SSR, and what it turns these walls or hedges into (9.51, 9.7)."""

EMBANKED = ("elevated", "sunken_road")
"""Roads with banks; the banks are hatched."""


def level_colour(level: float) -> str:
    """The ground's colour by its level; beyond the palette, its ends."""
    return LEVELS[int(max(min(LEVELS), min(max(LEVELS), level)))]


def hexes(position: Position, cells: set[Cell]) -> Iterator[Part]:
    """Every hex with its terrain; roads and Depressions above."""
    known = {where: position.hexes.get(hex_name(where), PLAIN) for where in sorted(cells)}
    for where, ground in known.items():
        yield Part("floor", hex_name(where), _floor(where, ground))
    for where in known:
        yield Part("band", hex_name(where), "".join(_bands(position, where, known[where])))
    for where, ground in known.items():
        yield Part("above", hex_name(where), _above(where, ground))


def names(position: Position, cells: set[Cell]) -> Iterator[Part]:
    """Who each hex is and on what level, readable above whatever is drawn there."""
    for where in sorted(cells):
        x, y = at(where)
        name = hex_name(where)
        note = level_note(position.hexes.get(name, PLAIN))
        more = words("l", note, x, y + 46) if note else ""
        yield Part("name", name, words("n", name, x, y - 36) + more)


def symbols(position: Position) -> set[str]:
    """The symbols its ground is drawn with."""
    found = {"x.hex", "x.dot"}
    for ground in position.hexes.values():
        found |= {f"t.{ground.terrain}"} if ground.terrain != "open_ground" else set()
        found |= {f"x.{overlay}" for overlay in ground.overlays}
        found |= {"x.bridge"} if ground.bridge else set()
        found |= {"x.smoke"} if ground.smoke else set()
        found |= {"x.manhole"} if ground.access else set()
    if any(side.breached for side in position.hexsides.values()):
        found.add("x.breach")
    return found


@lru_cache(maxsize=4096)
def at(where: Cell) -> Point:
    """The centre of a hex by column and row."""
    point = centre(hex_name(where))
    assert point is not None
    return point


@lru_cache(maxsize=4096)
def _floor(where: Cell, ground: Hex) -> str:
    x, y = at(where)
    parts = [use("x.hex", 0, 0, f' fill="{level_colour(ground.level)}"')]
    if ground.terrain != "open_ground":
        parts.append(use(f"t.{ground.terrain}"))
    parts += [use(f"x.{overlay}") for overlay in ground.overlays]
    return group(x, y, "".join(parts))


@lru_cache(maxsize=4096)
def _above(where: Cell, ground: Hex) -> str:
    x, y = at(where)
    parts = [use("x.bridge")] if ground.bridge else []
    parts += [use("x.manhole")] if ground.access else []
    parts += [use("x.smoke")] if ground.smoke else []
    parts.append(use("x.hex", 0, 0, ' class="h"'))
    parts.append(use("x.dot"))
    return group(x, y, "".join(parts))


@lru_cache(maxsize=4096)
def level_note(ground: Hex) -> str:
    """``level 1``, ``crest 1`` in a Depression, with the water where it is not as usual."""
    parts = []
    if ground.level:
        parts.append(f"{'crest' if ground.depression else 'level'} {ground.level:g}")
    if ground.height is not None:
        parts.append(f"{ground.height:g} high")
    if ground.water:
        parts.append(ground.water)
    return " ".join(parts)


def _bands(position: Position, where: Cell, ground: Hex) -> Iterator[str]:
    """A Depression and a road as bands from the centre to each neighbour that continues them."""
    here = hex_name(where)
    for kind, wide in ((ground.depression, 44), (ground.road, 20)):
        if not kind:
            continue
        ends = list(_onward(position, where, kind)) or _across(where, 52 if kind == ground.depression else 34)
        x, y = at(where)
        path = "".join(f"M{x:g} {y:g}L{ex:g} {ey:g}" for ex, ey in ends)
        for colour, width in zip(BANDS[kind], (wide, wide - 8), strict=True):
            yield stroke(path, colour, width, stroke_linejoin="round")
            yield shape("circle", cx=x, cy=y, r=width / 2, fill=colour)
        if kind in EMBANKED:
            yield stroke(path, BANDS[kind][0], wide + 8, stroke_dasharray="2 5", opacity=0.6)
    for name, side in position.hexsides.items():
        if side.road and here == name.split("-")[0]:
            yield from _road_across(name)


def _onward(position: Position, where: Cell, kind: str) -> Iterator[Point]:
    """The middles of the hexsides towards neighbours with the same Depression or road."""
    x, y = lattice(where)
    for dx, dy in SIDES:
        column = (x + dx) // 3
        other = column, (y + dy - column % 2) // 2
        ground = position.hexes.get(hex_name(other)) if other[0] >= 0 else None
        if ground is None or kind not in (ground.depression, ground.road):
            continue
        if kind == ground.depression or _lets_a_road_through(position, where, other):
            yield middle(at(where), at(other))


def _lets_a_road_through(position: Position, here: Cell, there: Cell) -> bool:
    """Whether a road may cross the hexside: nothing stands there, or it is interrupted."""
    name = "-".join(map(hex_name, sorted((here, there), key=lattice)))
    side = position.hexsides.get(name)
    return side is None or not side.terrain or side.gap or side.road


def _across(where: Cell, far: float) -> list[Point]:
    """What nothing continues runs so far to the north and south: a road stays inside its hex."""
    x, y = at(where)
    return [(x, y - far), (x, y + far)]


def _road_across(name: str) -> Iterator[str]:
    side = segment(name)
    a, b = (centre(part) for part in name.split("-"))
    if side is None or a is None or b is None:
        return
    (px, py), (qx, qy) = between(a, b, 0.25), between(a, b, 0.75)
    for colour, width in zip(BANDS["unpaved"], (20, 12), strict=True):
        yield stroke(f"M{px:g} {py:g}L{qx:g} {qy:g}", colour, width)


def hexside_kind(position: Position, side: Hexside) -> str:
    """What stands on a hexside: its terrain, or what an SSR makes of all walls or hedges."""
    if side.terrain in ("wall", "hedge"):
        for ssr in position.ssr:
            words = set(ssr.replace(",", " ").replace("_", " ").split())
            boards = {word for word in words if word.isdigit()}
            if words & {side.terrain, f"{side.terrain}s"} and (not boards or position.board in boards):
                return next((kind for word, kind in BY_SSR.items() if word in words), side.terrain)
    return side.terrain


def hexsides(position: Position) -> Iterator[Part]:
    """Walls, hedges and the like as thick lines along their hexsides; a gap and a breach are seen."""
    for name, side in position.hexsides.items():
        ends, kind = segment(name), hexside_kind(position, side)
        if ends is None or not kind:
            continue
        drawn = [edge(kind, a, b) for a, b in _runs(*ends, broken=side.gap)]
        x, y = middle(*ends)
        if side.breached:
            drawn.append(use("x.breach", x, y))
        if side.base is not None and side.base != _lower(position, name):
            drawn.append(words("l", f"base {side.base:g}", x, y + 4))
        yield Part("side", name, "".join(drawn))


def _lower(position: Position, name: str) -> float:
    """The level of the lower of its hexes, on which a hexside stands unless another is said (9.35)."""
    return min(position.hexes.get(part, PLAIN).level for part in name.split("-"))


def _runs(a: Point, b: Point, *, broken: bool) -> list[tuple[Point, Point]]:
    if not broken:
        return [(a, b)]
    return [(a, between(a, b, 0.3)), (between(a, b, 0.7), b)]


def edge(kind: str, a: Point, b: Point) -> str:
    """One run of hexside terrain from a to b."""
    outer, inner = EDGES[kind]
    path = f'd="M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}" fill="none"'
    width, over = (14, 9) if kind == "bocage" else (10, 6)
    dash = {
        "wall": 'stroke-dasharray="9 2.5"',
        "hedge": 'stroke-dasharray="0 6.5" stroke-linecap="round"',
        "bocage": 'stroke-dasharray="0 8" stroke-linecap="round"',
        "cactus_hedge": 'stroke-dasharray="0 10" stroke-linecap="round"',
        "cliff": 'stroke-dasharray="3 4"',
        "roadblock": 'stroke-dasharray="7 7"',
    }.get(kind, "")
    return (
        f'<path {path} stroke="{outer}" stroke-width="{width}" stroke-linecap="round"/>'
        f'<path {path} stroke="{inner}" stroke-width="{over}" {dash}/>'
    )
