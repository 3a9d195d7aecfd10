"""One LOS under judgement: its two ends, their elevations and what it meets on the way."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import clause
from asl_reference.base.editions import CURRENT, Rules
from asl_reference.board.chart import row
from asl_reference.board.geometry import distance, neighbours
from asl_reference.board.position import Hex, Position
from asl_reference.rules.ground.b16_identity import MARSHES
from asl_reference.rules.los.ends import LEVEL, End
from asl_reference.rules.los.path import ALL_SECTORS, Crossing, Spine, Through, Touch, trace
from asl_reference.rules.los.wall import Wall, wall_on


class Blockage(NamedTuple):
    """What blocks a LOS: the place, the clause and why in a short phrase."""

    place: str
    clauses: tuple[str, ...]
    why: str


class Line:
    """A LOS from ``start`` to ``end``. All elevations in half-levels."""

    __slots__ = ("_path", "end", "high", "low", "own", "position", "range", "rules", "start", "walled")

    def __init__(
        self,
        position: Position,
        start: End,
        end: End,
        rules: Rules = CURRENT,
        path: tuple[Touch, ...] | None = None,
    ) -> None:
        """``path`` is given where the LOS is to meet something else than what lies between its ends."""
        self.position, self.rules = position, rules
        self.walled = bool(position.hexsides)
        """Whether the board has hexside terrain at all."""
        self.start, self.end = start, end
        self.low, self.high = (
            (start.level, end.level) if start.level <= end.level else (end.level, start.level)
        )
        self.own = start.hex, end.hex
        """The hexes its ends belong to."""
        self.range = distance(*self.own)
        """Range in hexes, by the hexes the ends belong to (A6.1, C.5)."""
        self._path = path

    def wall(self, side: str) -> Wall | None:
        """The wall, hedge or bocage on the hexside."""
        return wall_on(self.position, side) if side in self.position.hexsides else None

    @property
    def path(self) -> tuple[Touch, ...]:
        """What the LOS meets, in order from its start."""
        if self._path is None:
            self._path = trace(self.start.lattice, self.end.lattice)
        return self._path

    @property
    def low_rim(self) -> int:
        """Elevation of the lower end, or of the rim above it if it is IN a Depression.

        A6.3 alone decides how deep it is IN there: the Blind Hexes of a Crest Line are those of
        the hex (9.61 EX).
        """
        return min(e.level + LEVEL * e.depressed for e in (self.start, self.end))

    @property
    def higher_hex(self) -> str:
        """The hex of the higher end, from which Blind Hexes are counted (A6.4)."""
        return self.start.hex if self.start.level == self.high else self.end.hex

    @property
    def adjacent(self) -> bool:
        return self.range == 1

    def owns(self, name: str) -> bool:
        """Whether the hex is the viewer's or the target's."""
        return name in self.own

    def crosses_own_artwork(self, name: str) -> bool:
        """Whether the end in this hex is a vertex of it, so that its own artwork may be in the way."""
        return any(e.hex == name and e.point is not None for e in (self.start, self.end))


Met = tuple[str, ...]
"""Hexes whose terrain the LOS meets in one place: one hex, or the two beside a hexspine."""


NOTHING: tuple[Met, ...] = ()


def met_at(line: Line, touch: Touch) -> tuple[Met, ...]:
    """The hexes whose terrain (not ground) the LOS meets there; the hexes of its ends never (A6.1).

    Inherent terrain fills its hex, hexsides and vertices included (B.6); other terrain is met where
    its artwork lies on both sides of the thread, as where it laps over the hexside (16.2).
    [EXC: the artwork of its own hex is met by a LOS to a vertex of that hex.]
    """
    if isinstance(touch, Through):
        return (touch.hexes,) if _met_within(line, touch) else NOTHING
    if isinstance(touch, Crossing):
        return NOTHING
    hexes = line.position.hexes
    others = [h for h in touch.hexes if h in hexes and not line.owns(h)]
    if not others:
        return NOTHING
    met: list[Met] = [(name,) for name in others if row(hexes[name]).inherent]
    if isinstance(touch, Spine) and len(others) > 1:
        lapping = [h for h in others if any(h in hexes[o].laps for o in others)]
        if lapping:
            met.append(tuple(lapping))
        elif _artwork_on_both_sides(line.position, touch):
            met.append(touch.hexes)
    return tuple(met)


def _met_within(line: Line, touch: Through) -> bool:
    """Whether the LOS meets the terrain of the hex that it passes through."""
    ground = line.position.hexes.get(touch.hex)
    own = line.owns(touch.hex)
    if ground is None or (own and not line.crosses_own_artwork(touch.hex)):
        return False
    if row(ground).inherent:
        return not own
    return _meets_artwork(touch, drawn(line.position, touch.hex))


def artwork(name: str, ground: Hex) -> int:
    """The triangles of the hex its artwork fills: those whose hexside is not free of it."""
    mask = ALL_SECTORS
    if not ground.free:
        return mask
    for i, neighbour in enumerate(neighbours(name)):
        if neighbour in ground.free:
            mask &= ~(1 << i)
    return mask


def _meets_artwork(touch: Through, filled: int) -> bool:
    """Whether the thread has artwork on both sides somewhere in the hex.

    Artwork that leaves every hexside free stands in the middle of the hex, a third of its width across.
    """
    if not filled:
        return touch.core
    if touch.entered & filled:
        return True
    return bool(touch.left & filled and touch.right & filled)


def _artwork_on_both_sides(position: Position, touch: Spine) -> bool:
    first, second = (position.hexes[h] for h in touch.hexes)
    return (touch.hexes[1] not in first.free or whole_hex(position, first)) and (
        touch.hexes[0] not in second.free or whole_hex(position, second)
    )


def drawn(position: Position, name: str) -> int:
    """The triangles of the hex that hinder: those of its artwork, or all of it."""
    ground = position.hexes[name]
    return ALL_SECTORS if whole_hex(position, ground) else artwork(name, ground)


@clause("B16.2")
def whole_hex(position: Position, ground: Hex) -> bool:
    """Whether marsh or mudflat hinders wherever its hex is crossed: by the reading that goes by the hex."""
    return ground.terrain in MARSHES and position.follows("B16.2-artwork=whole-hex")
