"""A real board with random pieces: ``fuzz --board``.

The ground is that of the board file, the same each time. Counters and units stand close together, first
where there are walls and hedges to claim; the moment of play comes from the theme as on other boards.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from functools import cached_property

from asl_conformance.boards.file import Board
from asl_conformance.fuzz.boards.boards import (
    COUNTER,
    MOMENT,
    UNIT,
    Json,
    Size,
    add_counters,
    add_units,
    moment,
)
from asl_conformance.fuzz.boards.lattice import board_names, disc, neighbours
from asl_conformance.fuzz.boards.placement import SERVING_WA, Draft
from asl_conformance.fuzz.boards.themes import THEMES
from asl_conformance.suite.case import plain

REACH = 4
"""Hexes from the middle of a scene to its edge."""
WALLED = 3
"""In so many of four scenes the middle is a hex with a wall, hedge or bocage."""


@dataclass(frozen=True)
class Ground:
    """A board for the fuzzer: its identity, and its position as text."""

    title: str
    text: str

    @staticmethod
    def of(board: Board) -> Ground:
        """The ground of a board file."""
        return Ground(board.title, json.dumps(plain(board.position), sort_keys=True))

    @cached_property
    def position(self) -> Json:
        """Hexes and hexsides, for reading only; the terrain of a hexside is always given."""
        found: Json = json.loads(self.text)
        for side in found.get("hexsides", {}).values():
            side.setdefault("terrain", "")
        return found

    @cached_property
    def size(self) -> Size:
        """Its columns and rows, with the most pieces on it."""
        return Size(self.position.get("columns", 33), self.position.get("rows", 10), 10, 14)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every hex of the board."""
        return board_names(self.size.columns, self.size.rows)

    @cached_property
    def walled(self) -> tuple[str, ...]:
        """Hexes with a wall, hedge or bocage to claim wall advantage over."""
        inside = set(self.names)
        sides = self.position.get("hexsides", {}).items()
        found = {name for key, side in sides if side.get("terrain") in SERVING_WA for name in key.split("-")}
        return tuple(name for name in self.names if name in found & inside)


def populated(ground: Ground, seed: int, number: int, theme: str) -> Json:
    """The board with pieces on it: scene ``number`` of a seed, the same on any machine."""
    dice, menus = random.Random((seed << 40) + number), THEMES[theme]
    position, size = ground.position, ground.size
    fields = moment(dice.randbytes(MOMENT), menus)
    draft = Draft(board=position.get("board", ""), columns=size.columns, rows=size.rows, **fields)
    draft.hexes = dict(position.get("hexes", {}))
    for key, side in position.get("hexsides", {}).items():
        draft.add_hexside(key, side)
    scene = _scene(ground, dice)
    faces = tuple(tuple(near for near in neighbours(name) if near in scene) for name in scene)
    add_counters(draft, scene, faces, menus, dice.randbytes(COUNTER * size.counters))
    add_units(draft, scene, faces, menus, dice.randbytes(UNIT * size.units))
    return draft.done()


def _scene(ground: Ground, dice: random.Random) -> tuple[str, ...]:
    """The hexes that get pieces."""
    middles = ground.walled if ground.walled and dice.randrange(4) < WALLED else ground.names
    inside = set(ground.names)
    return tuple(name for name in disc(dice.choice(middles), REACH) if name in inside)
