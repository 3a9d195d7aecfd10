"""Hexside terrain as LOS meets it: what it is and on what level it stands (9.1, 9.35, 9.6)."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import clause
from asl_reference.base.facts import of_board
from asl_reference.board.chart import HEXSIDE_HEIGHT
from asl_reference.board.geometry import hexes_of
from asl_reference.board.position import Position
from asl_reference.rules.ground.b9_identity import hexside_base, hexside_terrain
from asl_reference.rules.los.ends import half_levels


class Wall(NamedTuple):
    """Hexside terrain that is an obstacle, with its base level in half-levels."""

    hexside: str
    terrain: str
    base: int

    @property
    def name(self) -> str:
        return f"{self.terrain.replace('_', ' ')} {self.hexside}"

    @property
    def top(self) -> int:
        return self.base + half_levels(HEXSIDE_HEIGHT[self.terrain])

    @property
    def hexes(self) -> tuple[str, ...]:
        return hexes_of(self.hexside)


def wall_on(position: Position, side: str) -> Wall | None:
    """The wall, hedge or bocage on the hexside, under the SSRs; None if there is none."""
    return _standing_on(position, side) if side in position.hexsides else None


@clause("B9.1", "B9.2", "B9.35", "B9.51", "B9.52", "B9.6")
@of_board
def _standing_on(position: Position, side: str) -> Wall | None:
    """The wall on a hexside that carries something: on the lower of two Base Levels unless it is said."""
    terrain = hexside_terrain(position, side)
    if terrain not in HEXSIDE_HEIGHT:
        return None
    return Wall(side, terrain, half_levels(hexside_base(position, side)))
