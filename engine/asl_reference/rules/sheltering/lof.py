"""A line of fire (LOF): from one point of the firer to one point of the target (A6.1, 9.42).

LOS, Hindrance, TEM, Crest, 9.53 and 9.55 of one shot are judged along the same line.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.fire import Fire, attack_by, is_aerial
from asl_reference.board.geometry import Point
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import Counter, Position
from asl_reference.rules.los.ends import End, ends_of_piece, points_of
from asl_reference.rules.los.sight import Sight, sight, worst_of
from asl_reference.rules.sheltering.b9_traced import Traced, traced_through


class Lof(NamedTuple):
    """One line of fire; a point is a vertex, None the centre dot."""

    firer: Piece
    target: Piece
    start: Point | None
    end: Point | None

    @property
    def traced(self) -> tuple[Traced, ...]:
        """The hexsides of the target's hex, and the hexspines, that it is traced through."""
        start = geometry.centre(self.firer.hex) if self.start is None else self.start
        return traced_through(start, self.firer.hex, self.target.hex, self.end)

    def ends(self, position: Position) -> tuple[End, End]:
        """Both ends as LOS sees them; a Gun that is fired at is entrenched if it is so itself."""
        one, *_ = ends_of_firer(position, self.firer)
        other = ends_of_piece(position, self.target)[0]
        return one.drawn_at(self.start), other.drawn_at(self.end)

    def sight(self, rules: Rules, position: Position) -> Sight:
        """The LOS along it; that of an Aerial firer is clear, but to a sewer (B8.4)."""
        one, other = self.ends(position)
        if is_aerial(self.firer) and not other.underground:
            return Sight(True)
        return sight(rules, position, one, other)


@clause("B9.21", "B27.2", "B27.51")
def ends_of_firer(position: Position, firer: Piece) -> tuple[End, ...]:
    """A Gun that fires has the LOS of its crew, and is entrenched if the Gun or the crew is.

    ``ends_of_counter`` says how it is seen.
    """
    ends = ends_of_piece(position, manned_by(position, firer))
    if isinstance(firer, Counter) and ends_of_piece(position, firer)[0].entrenched:
        return tuple(end._replace(entrenched=True) for end in ends)
    return ends


@clause("A4.34", "A6.1", "A8.15", "B9.42")
def lofs(position: Position, fire: Fire, firer: Piece, target: Piece) -> tuple[Lof, ...]:
    """The lines of one attacker: one, two of a Snap Shot; in Bypass several, until ``aims`` chooses."""
    starts = points_of(position, firer)
    if fire.starts and len(starts) > 1:
        starts = (dict(fire.starts)[manned_by(position, firer).id],)
    return tuple(Lof(firer, target, start, end) for start in starts for end in _ends(position, fire, target))


def _ends(position: Position, fire: Fire, target: Piece) -> tuple[Point | None, ...]:
    if fire.kind.path == "vertices":
        return geometry.vertices_of_hexside(*geometry.hexes_of(fire.hexside)) if fire.hexside else ()
    return points_of(position, target) if fire.aim is None else (fire.aim,)


@clause("A4.34", "B9.42")
def aims(position: Position, fire: Fire, target: Piece) -> tuple[Fire, ...]:
    """Every way to draw the attack: from one point of each unit that fires, to one of the target."""
    if not fire.lines_from:
        return (fire,)
    ends = (fire.aim,) if fire.aim or fire.kind.path == "vertices" else points_of(position, target)
    men = {manned_by(position, firer).id: points_of(position, firer) for firer in fire.by}
    if len(ends) == 1 and all(len(points) == 1 for points in men.values()):
        return (fire,)
    ways = product(ends, *men.values())
    return tuple(replace(fire, aim=end, starts=tuple(zip(men, points, strict=True))) for end, *points in ways)


@clause("A4.34", "A6.1")
def aim_banned(position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """What forbids to aim at a vertex: the target is in Bypass at no such one.

    [EXC: at its underbelly, which ``underbelly_banned`` judges.]
    """
    if (
        fire.aim is None
        or fire.kind.path != "line"
        or fire.underbelly
        or fire.aim in points_of(position, target)
    ):
        return None
    return Illegal("A4.34", f"{target.id} is not in Bypass at {geometry.vertex_name(fire.aim)}")


@clause("A6.1", "A6.11", "A8.15")
def sight_along(rules: Rules, position: Position, fire: Fire, target: Piece) -> Sight:
    """The worst LOS of all lines of an attack, where its means needs LOS; a clear one elsewhere."""
    return worst_of(
        line.sight(rules, position)
        for firer in fire.lines_from
        for line in lofs(position, fire, firer, target)
    )


@clause("A6.11", "B9.42")
def seen_aims(rules: Rules, position: Position, fire: Fire, target: Piece) -> Iterator[tuple[Fire, Sight]]:
    """Every way to draw the attack in which all its lines have LOS, with the worst LOS of them."""
    for aim in aims(position, fire, target):
        line = sight_along(rules, position, aim, target)
        if line.clear:
            yield aim, line


def answered(position: Position, fire: Fire, firer: Piece, target: Piece) -> Fire:
    """The fire of the target at one attacker, along the same line."""
    line, *_ = lofs(position, fire, firer, target)
    back = attack_by(position, "small_arms", (target,))
    return replace(back, starts=((manned_by(position, target).id, line.end),), aim=line.start)
