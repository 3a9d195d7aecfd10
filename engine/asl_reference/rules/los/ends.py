"""Where a LOS begins and ends: the hex a thing belongs to, its elevation and its point (A6.1, C.5)."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import clause
from asl_reference.base.decode import Malformed
from asl_reference.board.geometry import NotAHex, Point, centre, hexes_of, vertex, vertices_of_hexside
from asl_reference.board.places import bypasses, cafp, carrier_of, manned_by
from asl_reference.board.position import Counter, Number, Position, Unit
from asl_reference.board.water import bottom, depression_of
from asl_reference.rules.ground.a2_locations import level_in, location
from asl_reference.rules.ground.b27_foxholes import shelter_of

LEVEL = 2
"""Half-levels per full level."""


class End(NamedTuple):
    """One end of a LOS. It belongs to ``hex`` even where its point is a vertex (C.5)."""

    hex: str
    level: int = 0
    """Elevation in half-levels above the board."""
    point: Point | None = None
    """A vertex of the hex as a lattice point; None for the centre dot."""
    entrenched: bool = False
    """Whether it is beneath an entrenchment counter (9.21, 27.2)."""
    depressed: bool = False
    """Whether it is IN a Depression (A6.3)."""
    underground: bool = False
    """Whether it is in a sewer (B8.4)."""
    unit: str = ""
    """Id of the viewing or viewed unit; empty for a hex and its contents (9.521)."""

    @property
    def lattice(self) -> Point:
        """The lattice point the LOS is traced to."""
        return centre(self.hex) if self.point is None else self.point

    def drawn_at(self, point: Point | None) -> End:
        """The same end with the LOS drawn to that point of its hex."""
        return self if self.point == point else self._replace(point=point)


CENTRE: tuple[Point | None, ...] = (None,)
"""The centre dot only."""


def half_levels(levels: Number) -> int:
    """A number of levels as an integer in half-levels."""
    return int(levels * LEVEL)


def _located(position: Position, hex_name: str, at: str, floor: int = 0) -> End:
    """The place as an end; IN a Depression is who is at its bottom, and nobody on a bridge or upstairs."""
    ground = position.hex(hex_name)
    level = level_in(position, hex_name, at, floor)
    depressed = bool(depression_of(position, ground)) and level == bottom(position, ground)
    return End(hex_name, half_levels(level), depressed=depressed, underground=at == "sewer")


@clause("B9.2", "B9.21", "B9.42", "B9.61", "B27.2", "B27.5")
def ends_of_unit(position: Position, unit_id: str) -> tuple[End, ...]:
    """The points at which a unit may be seen: the centre dot, in Bypass a vertex (A4.34, D2.32).

    Infantry in Bypass may be aimed at in either vertex of what it bypasses; a vehicle is at its CAFP,
    the vertex its VCA names. Raises Malformed if there is no such unit.
    """
    try:
        unit = position.units[unit_id]
    except KeyError:
        raise Malformed("question", f"no unit {unit_id!r} in the position") from None
    end = _located(position, unit.hex, unit.at, unit.floor)
    end = End(end.hex, end.level, None, unit.entrenched, end.depressed, end.underground, unit_id)
    points = points_of(position, unit)
    return (end,) if points == CENTRE else tuple(end.drawn_at(p) for p in points)


@clause("A4.34", "B9.42", "D2.32")
def points_of(position: Position, piece: Unit | Counter) -> tuple[Point | None, ...]:
    """Where LOS to and from the piece is drawn: None for the centre dot, in Bypass its vertices.

    They are those of the unit that mans the weapon, and of the vehicle that the unit is aboard.
    """
    man = manned_by(position, piece)
    if not isinstance(man, Unit):
        return CENTRE
    stands = carrier_of(position, man) or man if man.aboard else man
    return (_bypass_points(stands) if bypasses(stands) else ()) or CENTRE


def _bypass_points(unit: Unit) -> tuple[Point, ...]:
    if at := cafp(unit):
        return (vertex(*at),)
    points: dict[Point, None] = {}
    for side in unit.bypass:
        points.update(dict.fromkeys(vertices_of_hexside(*hexes_of(side))))
    return tuple(points)


@clause("B9.21", "B9.521", "B27.1")
def ends_of_counter(position: Position, counter_id: str) -> tuple[End, ...]:
    """A counter is seen as a unit is: entrenched if it lies beneath an entrenchment. It shields only others.

    [EXC: what a unit possesses is seen as the unit is, but a Gun by what it is itself beneath. Its crew
    looks out, when it fires, from where the crew is.]
    """
    try:
        counter = position.counters[counter_id]
    except KeyError:
        raise Malformed("question", f"no counter {counter_id!r} in the position") from None
    ends: tuple[End, ...] = (_located(position, counter.hex, counter.at, counter.floor),)
    if counter.possessed_by in position.units:
        ends = ends_of_unit(position, counter.possessed_by)
    return tuple(end._replace(entrenched=bool(shelter_of(counter))) for end in ends)


def ends_of_piece(position: Position, piece: Unit | Counter) -> tuple[End, ...]:
    """The points at which a unit or counter may be seen; a counter that is not on the board marks a place."""
    if isinstance(piece, Unit):
        return ends_of_unit(position, piece.id)
    if piece.id in position.counters:
        return ends_of_counter(position, piece.id)
    return (_located(position, *location(piece)),)


def end_of_hex(position: Position, hex_name: str, level: Number | None = None) -> End:
    """The centre dot of a hex, at its ground or at the level given (in levels)."""
    try:
        centre(hex_name)
    except NotAHex as error:
        raise Malformed("question", str(error)) from error
    end = _located(position, hex_name, "")
    return end if level is None else End(hex_name, half_levels(level))
