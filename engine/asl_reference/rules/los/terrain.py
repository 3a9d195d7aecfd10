"""Ground and in-hex terrain as obstacles to a LOS: hills, woods, buildings (A6.2, B10.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import add

from asl_reference.base.clauses import clause
from asl_reference.base.facts import of_board
from asl_reference.board.chart import height, in_season, row
from asl_reference.board.geometry import hexes_of
from asl_reference.board.position import Hex, Position
from asl_reference.rules.ground.b16_identity import chart_row
from asl_reference.rules.los.blind import Casts, Obstacle
from asl_reference.rules.los.ends import LEVEL, half_levels
from asl_reference.rules.los.line import Line, met_at
from asl_reference.rules.los.path import Crossing, Spine, Through, Touch

AREAS = (Through, Spine)
"""Areas of a LOS: in the hex itself, or along it."""
ORCHARDS = ("orchard", "olive_grove")
HIGHER_GROUND = "higher ground"


@clause("B16.2", "B16.6", "B16.8")
def hindrance_of(position: Position, name: str) -> int:
    """The Hindrance the hex's terrain is worth: none out of season [EXC: orchards]; marsh as treated."""
    return chart_row(position, name).hindrance


def height_of(ground: Hex) -> int:
    """Height of the hex's terrain above its base level, in half-levels."""
    return half_levels(height(ground))


def base_of(ground: Hex, *, along_depression: bool) -> int:
    """Level the terrain of a hex stands on; seen along its Depression it is the bottom's."""
    return half_levels(ground.level) - (LEVEL if along_depression else 0)


def obstacles_at(line: Line, touch: Touch, *, along_depression: bool) -> Iterable[Obstacle]:
    """The obstacles that the ground and the terrain there put in the way.

    Woods and buildings rise from Crest level, along their Depression as across it (B13.2).
    """
    if isinstance(touch, Crossing) or not meets_hexes(line, touch):
        return ()
    return _obstacles(line, touch, along_depression=along_depression)


def _obstacles(line: Line, touch: Touch, *, along_depression: bool) -> Iterator[Obstacle]:
    yield from _ground(line, touch, along_depression=along_depression)
    for hexes in met_at(line, touch):
        heights = [obstacle_height(line, h) for h in hexes]
        if 0 in heights:
            continue
        bases = [
            base_of(ground, along_depression=along_depression and not row(ground).is_obstacle)
            for ground in map(line.position.hex, hexes)
        ]
        tops = tuple(map(add, bases, heights))
        top = max(tops) if line.position.follows("A6.1-hexside-of-two-heights=higher") else min(tops)
        first, *_ = hexes
        what = line.position.hex(first).terrain.replace("_", " ")
        yield Obstacle("-".join(hexes), what, min(bases), top, hexes, Casts.GENERAL, clauses=("A6.2",))


def meets_hexes(line: Line, touch: Touch) -> bool:
    """Whether the LOS meets other hexes there than Open Ground at level 0, below both its ends."""
    return line.low < 0 or not line.position.hexes.keys().isdisjoint(touch.hexes)


def obstacle_height(line: Line, name: str) -> int:
    """Height as an obstacle, in half-levels; 0 where the terrain only hinders or does nothing.

    An orchard in season is an obstacle to a LOS between different levels (B14.2).
    """
    ground = line.position.hex(name)
    if ground.terrain in ORCHARDS:
        slanted = line.start.level != line.end.level
        return height_of(ground) if slanted and in_season(line.position, ground.terrain) else 0
    return 0 if row(ground).hindrance else height_of(ground)


def _ground(line: Line, touch: Touch, *, along_depression: bool) -> Iterator[Obstacle]:
    """Higher ground: a hex passed through, or two on either side of a hexspine (B10.2)."""
    hexes = touch.hexes
    if not isinstance(touch, AREAS) or not set(hexes).isdisjoint(line.own):
        return
    top = min(base_of(line.position.hex(h), along_depression=along_depression) for h in hexes)
    if top <= line.low:
        return
    casts = Casts.GENERAL if _over_a_cliff(line, hexes) else Casts.CREST
    yield Obstacle("-".join(hexes), HIGHER_GROUND, top - LEVEL, top, hexes, casts, clauses=("B10.2",))


@clause("B9.61")
def _over_a_cliff(line: Line, hexes: tuple[str, ...]) -> bool:
    """Whether the LOS comes to these hexes or leaves them over cliffs down from them (B11.3).

    A cliff along another of their hexsides does not matter.
    """
    cliffs = cliffs_of(line.position)
    if not cliffs:
        return False
    areas = [touch.hexes for touch in line.path if isinstance(touch, AREAS)]
    here = areas.index(hexes)
    return any(
        all((name, other) in cliffs for name in hexes for other in beyond)
        for beyond in areas[max(0, here - 1) : here + 2]
    )


@of_board
def cliffs_of(position: Position) -> frozenset[tuple[str, str]]:
    """The cliffs of the board: the hex at the top with the one that is not above it."""
    found: set[tuple[str, str]] = set()
    for side, carried in position.hexsides.items():
        if carried.terrain == "cliff":
            one, other = hexes_of(side)
            rise = position.hex(one).level - position.hex(other).level
            found |= {pair for pair, up in (((one, other), rise), ((other, one), -rise)) if up >= 0}
    return frozenset(found)
