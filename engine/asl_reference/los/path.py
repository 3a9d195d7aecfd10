"""The exact trace of a LOS: what it passes through, crosses, runs along and touches, in order.

Nothing here knows terrain. A path between two lattice points depends only on the difference of the
points and on where in its hex the first lies, so each is worked out once and moved into place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from asl_reference.clauses import clause
from asl_reference.geometry import VERTICES, Point, hex_at, hexes_at, hexside, vertex_name

ALL_SECTORS = 0b111111
"""A hex is six triangles, each between its centre dot and one hexside; bit i is hexside i."""

CORE = 3
"""Artwork that leaves every hexside free is a third as wide as its hex (our convention)."""

GAP = Fraction(1, 4)
"""A road gap takes up the middle half of a hexside: up to a quarter of its length from the middle."""


@dataclass(frozen=True, slots=True)
class Through:
    """The LOS passes through the interior of a hex."""

    hex: str
    entered: int
    """The triangles whose interior it enters."""
    left: int
    """Triangles to the left that it only grazes: at the centre dot, or between two triangles."""
    right: int
    core: bool
    """It enters the middle of the hex (a third of its width)."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """The LOS crosses a hexside somewhere between its vertices."""

    hexside: str
    hexes: tuple[str, str]
    middle: bool
    """In the middle half of the hexside, where a road gap would be (9.1)."""


@dataclass(frozen=True, slots=True)
class Spine:
    """The LOS runs along a whole hexside; ``hexes`` lie on either side (one at the board's edge)."""

    hexside: str
    hexes: tuple[str, ...]
    vertices: tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Corner:
    """The LOS touches a vertex somewhere between its ends."""

    vertex: str
    point: Point
    hexes: tuple[str, ...]


Touch = Through | Crossing | Spine | Corner


@dataclass(frozen=True, slots=True)
class _Stretch:
    """The part of a segment, from t0 to t1, that lies in one closed hex."""

    t0: Fraction
    t1: Fraction
    centre: Point
    along: int
    """The hexside it runs along, -1 if it passes through the interior."""


@lru_cache(maxsize=1 << 17)
def trace(start: Point, end: Point) -> tuple[Touch, ...]:
    """What the segment between two centres or vertices meets, in order from ``start``."""
    x, y = _nearest_centre(start)
    moved = _relative((start[0] - x, start[1] - y), (end[0] - start[0], end[1] - start[1]))
    return tuple(touch for part in moved for touch in part.at(x, y))


@dataclass(frozen=True, slots=True)
class _Part:
    """One touch of a path before it is moved into place, in lattice points."""

    kind: type[Through] | type[Crossing] | type[Spine] | type[Corner]
    points: tuple[Point, ...]
    vertices: tuple[Point, ...] = ()
    sectors: tuple[int, int, int] = (0, 0, 0)
    flag: bool = False

    def at(self, x: int, y: int) -> Iterator[Touch]:
        """The touch with (x, y) as origin; nothing if it lies off every board."""
        names = tuple(n for px, py in self.points if (n := hex_at((px + x, py + y))) is not None)
        vertices = tuple((px + x, py + y) for px, py in self.vertices)
        if not names:
            return
        if self.kind is Through:
            yield Through(names[0], *self.sectors, self.flag)
        elif self.kind is Crossing and len(names) > 1:
            yield Crossing(hexside(*names), (names[0], names[1]), self.flag)
        elif self.kind is Spine:
            side = hexside(*names) if len(names) > 1 else ""
            yield Spine(side, names, (vertices[0], vertices[1]))
        elif self.kind is Corner:
            yield Corner(vertex_name(vertices[0]), vertices[0], hexes_at(vertices[0]))


def _nearest_centre(point: Point) -> Point:
    """A hex centre whose hex holds the point: the same one wherever the board is moved."""
    x, y = point
    for dx, dy in ((0, 0), *VERTICES):
        if _is_centre(x - dx, y - dy):
            return x - dx, y - dy
    raise ValueError(f"{point} is neither the centre nor a vertex of a hex")


@lru_cache(maxsize=1 << 16)
@clause("B9.1", "B9.2")
def _relative(offset: Point, delta: Point) -> tuple[_Part, ...]:
    """The parts of the segment from ``offset`` (seen from a hex centre) over ``delta``, in order."""
    stretches = [s for c in _centres_near(offset, delta) if (s := _clip(c, offset, delta)) is not None]
    timed: list[tuple[Fraction, int, _Part]] = []
    corners: set[Fraction] = set()
    for s in stretches:
        if s.t0 == s.t1:
            continue
        corners.update(t for t in (s.t0, s.t1) if 0 < t < 1 and _is_vertex(s.centre, offset, delta, t))
        timed.append(_stretch_part(s, offset, delta))
    timed += [(t, 0, _Part(Corner, _hexes_of(p), (p,))) for t, p in _points(corners, offset, delta)]
    timed += _crossings(stretches, corners, offset, delta)
    unique = {part: (when, rank) for when, rank, part in timed}
    return tuple(sorted(unique, key=lambda part: (*unique[part], part.points)))


def _points(times: set[Fraction], offset: Point, delta: Point) -> list[tuple[Fraction, Point]]:
    return [(t, (int(offset[0] + t * delta[0]), int(offset[1] + t * delta[1]))) for t in sorted(times)]


def _hexes_of(point: Point) -> tuple[Point, ...]:
    """The centres of the three hexes that meet in a vertex."""
    x, y = point
    return tuple((x - dx, y - dy) for dx, dy in VERTICES if _is_centre(x - dx, y - dy))


def _is_centre(x: int, y: int) -> bool:
    return x % 3 == 0 and (y - x // 3) % 2 == 0


def _centres_near(offset: Point, delta: Point) -> Iterator[Point]:
    """Centres of all hexes that the segment can touch."""
    (ox, oy), (dx, dy) = offset, delta
    reach = max(abs(dx * vy - dy * vx) for vx, vy in VERTICES)
    for column in range((min(ox, ox + dx) - 2) // 3, (max(ox, ox + dx) + 2) // 3 + 1):
        for y in range(min(oy, oy + dy) - 2, max(oy, oy + dy) + 3):
            if (y - column) % 2 == 0 and abs(dx * (y - oy) - dy * (3 * column - ox)) <= reach:
                yield 3 * column, y


def _forms(x: int, y: int) -> tuple[int, int, int]:
    """The three linear forms that bound a hex: |y| <= 1, |x + y| <= 2, |x - y| <= 2."""
    return y, x + y, x - y


_BOUNDS = (1, 2, 2)
_BOUNDARY = {(0, -1): 0, (2, 1): 1, (1, 1): 2, (0, 1): 3, (2, -1): 4, (1, -1): 5}
"""Hexside (N first, clockwise) by the form and the side of it that bounds the hex."""


def _clip(hex_centre: Point, offset: Point, delta: Point) -> _Stretch | None:
    """The stretch of the segment in the closed hex; None if they do not meet."""
    starts = _forms(offset[0] - hex_centre[0], offset[1] - hex_centre[1])
    t0, t1, along = Fraction(0), Fraction(1), -1
    for form, (at, by, bound) in enumerate(zip(starts, _forms(*delta), _BOUNDS, strict=True)):
        if by == 0:
            if abs(at) > bound:
                return None
            if abs(at) == bound:
                along = _BOUNDARY[form, 1 if at > 0 else -1]
            continue
        low, high = sorted((Fraction(-bound - at, by), Fraction(bound - at, by)))
        t0, t1 = max(t0, low), min(t1, high)
    return _Stretch(t0, t1, hex_centre, along) if t0 <= t1 else None


def _is_vertex(hex_centre: Point, offset: Point, delta: Point, t: Fraction) -> bool:
    x = offset[0] + t * delta[0] - hex_centre[0]
    y = offset[1] + t * delta[1] - hex_centre[1]
    return x.denominator == y.denominator == 1 and (int(x), int(y)) in VERTICES


def _stretch_part(s: _Stretch, offset: Point, delta: Point) -> tuple[Fraction, int, _Part]:
    """A stretch with length: through the interior, or along a hexside."""
    middle = (s.t0 + s.t1) / 2
    if s.along < 0:
        return middle, 1, _through(s, offset, delta)
    (ax, ay), (bx, by) = VERTICES[s.along - 1], VERTICES[s.along]
    x, y = s.centre
    ends = sorted(((x + ax, y + ay), (x + bx, y + by)), key=lambda p: p[0] * delta[0] + p[1] * delta[1])
    pair = sorted((s.centre, (x + ax + bx, y + ay + by)))
    return middle, 2, _Part(Spine, tuple(pair), tuple(ends))


def _through(s: _Stretch, offset: Point, delta: Point) -> _Part:
    """Which triangles of the hex the stretch enters and which it grazes on either hand."""
    at = (offset[0] - s.centre[0], offset[1] - s.centre[1])
    cuts = {s.t0, s.t1}
    for start, by in zip(_forms(*at), _forms(*delta), strict=True):
        if by and s.t0 < Fraction(-start, by) < s.t1:
            cuts.add(Fraction(-start, by))
    times = sorted(cuts)
    probes = [(a + b) / 2 for a, b in pairwise(times)]
    touched = {t: _sectors_at(at, delta, t) for t in (*times[1:-1], *probes)}
    entered = grazed = 0
    for sectors in touched.values():
        if sectors.bit_count() == 1:
            entered |= sectors
        else:
            grazed |= sectors
    left = right = 0
    for i in (i for i in range(6) if grazed & ~entered & 1 << i):
        mx, my = VERTICES[i - 1][0] + VERTICES[i][0], VERTICES[i - 1][1] + VERTICES[i][1]
        # The cross product's sign says on which hand the triangle's middle lies (scaled by 3).
        if delta[0] * (my - 3 * at[1]) - delta[1] * (mx - 3 * at[0]) < 0:
            left |= 1 << i
        else:
            right |= 1 << i
    return _Part(Through, (s.centre,), (), (entered, left, right), _enters_core(at, delta))


def _sectors_at(at: Point, delta: Point, t: Fraction) -> int:
    """The closed triangles of the hex that hold the point at t."""
    x, y = at[0] + t * delta[0], at[1] + t * delta[1]
    mask = 0
    for i in range(6):
        (ax, ay), (bx, by) = VERTICES[i - 1], VERTICES[i]
        if ax * y - ay * x >= 0 and x * by - y * bx >= 0:
            mask |= 1 << i
    return mask


def _enters_core(at: Point, delta: Point) -> bool:
    """Whether the segment enters the interior of the hex scaled to a third."""
    t0, t1 = Fraction(0), Fraction(1)
    for start, by, bound in zip(_forms(*at), _forms(*delta), _BOUNDS, strict=True):
        if by == 0:
            if CORE * abs(start) >= bound:
                return False
            continue
        edges = (Fraction(side - CORE * start, CORE * by) for side in (-bound, bound))
        low, high = sorted(edges)
        t0, t1 = max(t0, low), min(t1, high)
    return t0 < t1


def _crossings(
    stretches: list[_Stretch], corners: set[Fraction], offset: Point, delta: Point
) -> Iterator[tuple[Fraction, int, _Part]]:
    """The hexsides crossed between their vertices: where one hex ends and the next begins."""
    leaving = {s.t1: s for s in stretches if s.along < 0 and s.t0 < s.t1 < 1}
    entering = {s.t0: s for s in stretches if s.along < 0 and 0 < s.t0 < s.t1}
    for t in leaving.keys() & entering.keys() - corners:
        (ax, ay), (bx, by) = leaving[t].centre, entering[t].centre
        mx = offset[0] + t * delta[0] - Fraction(ax + bx, 2)
        my = offset[1] + t * delta[1] - Fraction(ay + by, 2)
        i = _side_towards((bx - ax, by - ay))
        along_x, along_y = VERTICES[i][0] - VERTICES[i - 1][0], VERTICES[i][1] - VERTICES[i - 1][1]
        # How far from the middle of the hexside, as a share of its whole length.
        share = mx / along_x if along_x else my / along_y
        yield t, 0, _Part(Crossing, ((ax, ay), (bx, by)), (), flag=abs(share) < GAP)


def _side_towards(step: Point) -> int:
    """The hexside of a hex towards the neighbour at that step."""
    for i in range(6):
        if (VERTICES[i - 1][0] + VERTICES[i][0], VERTICES[i - 1][1] + VERTICES[i][1]) == step:
            return i
    raise ValueError(f"{step} does not lead to a neighbour")
