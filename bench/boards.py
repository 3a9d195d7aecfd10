"""Three boards of 33 x 10 hexes to measure LOS on, the same in every run: flat, mixed and hilly."""

from __future__ import annotations

import random
from dataclasses import replace

from asl_reference.board.geometry import distance, hexes_of, hexside, neighbours, on_board
from asl_reference.board.position import Hex, Hexside, Position

COLUMNS, ROWS = 33, 10
NAMES = tuple(
    name
    for c in range(COLUMNS)
    for r in range(ROWS + 1)
    if on_board(name := chr(ord("A") + c % 26) * (1 + c // 26) + str(r), COLUMNS, ROWS)
)
"""The 346 hexes of a geomorphic board."""
SIDES = tuple(sorted({hexside(h, n) for h in NAMES for n in neighbours(h) if n in NAMES}))


def flat() -> Position:
    """Farmland at one level: many walls, hedges and bocage, some woods, houses, grain and orchards."""
    dice = random.Random(1)
    hexes = _ground(dice, {}, woods=8, brush=3, grain=6, orchard=3, houses=5)
    return _board(dice, hexes, fields=30, terrain=("wall", "hedge", "hedge", "bocage"))


def mixed() -> Position:
    """A village between low hills, with a gully, woods, marsh and fields."""
    dice = random.Random(2)
    levels = _hills(dice, hills=3, tops=(1, 2))
    hexes = _ground(dice, levels, woods=10, brush=4, grain=4, orchard=2, houses=8, marsh=1)
    for row in range(1, ROWS):
        name = f"J{row}"
        hexes[name] = Hex(level=hexes.get(name, Hex()).level, depression="gully")
    return _board(dice, hexes, fields=14, terrain=("wall", "hedge", "bocage"))


def hilly() -> Position:
    """Four levels of hills under woods and brush, a few houses, walls and cliffs."""
    dice = random.Random(3)
    levels = _hills(dice, hills=7, tops=(2, 3, 4))
    hexes = _ground(dice, levels, woods=14, brush=8, grain=1, orchard=2, houses=3)
    board = _board(dice, hexes, fields=6, terrain=("wall", "hedge"))
    slopes = [
        s for s in SIDES if len({board.hex(h).level for h in hexes_of(s)}) > 1 and s not in board.hexsides
    ]
    cliffs = dict.fromkeys(dice.sample(slopes, 4), Hexside("cliff"))
    return replace(board, hexsides={**board.hexsides, **cliffs})


BOARDS = {"flat with hexsides": flat, "mixed": mixed, "hilly": hilly}


def _hills(dice: random.Random, hills: int, tops: tuple[int, ...]) -> dict[str, int]:
    """Levels of hexes: hills that fall by a level every one or two hexes from a ridge."""
    levels: dict[str, int] = {}
    for _ in range(hills):
        top, ridge = dice.choice(tops), [dice.choice(NAMES)]
        for _ in range(dice.randint(2, 5)):
            ridge.append(dice.choice([n for n in neighbours(ridge[-1]) if n in NAMES]))
        for name in NAMES:
            level = top - min(distance(name, r) for r in ridge) // dice.choice((1, 2))
            levels[name] = max(levels.get(name, 0), level)
    return {name: level for name, level in levels.items() if level > 0}


def _ground(dice: random.Random, levels: dict[str, int], houses: int, **patches: int) -> dict[str, Hex]:
    """Terrain in patches of two to five hexes, and houses of one or two."""
    terrain: dict[str, Hex] = {}
    kinds = [(kind, 5) for kind, number in patches.items() for _ in range(number)]
    kinds += [(dice.choice(("wooden_building", "stone_building")), 2) for _ in range(houses)]
    for kind, most in kinds:
        patch = [dice.choice(NAMES)]
        for _ in range(dice.randint(1, most) - 1):
            patch.append(dice.choice([n for n in neighbours(dice.choice(patch)) if n in NAMES]))
        for name in patch:
            height = dice.choice((1, 1.5, 2)) if kind.endswith("building") else None
            free = _free(dice, name, patch) if kind.endswith("building") or kind == "woods" else ()
            terrain[name] = Hex(kind, levels.get(name, 0), height=height, free=free)
    return {name: Hex(level=level) for name, level in levels.items()} | terrain


def _free(dice: random.Random, name: str, patch: list[str]) -> tuple[str, ...]:
    """Some hexsides towards other terrain are free of the hex's artwork."""
    outer = [n for n in neighbours(name) if n is not None and n not in patch]
    return tuple(n for n in outer if dice.random() < 0.3)


def _board(dice: random.Random, hexes: dict[str, Hex], fields: int, terrain: tuple[str, ...]) -> Position:
    """Fields bordered by rows of hexsides, here and there with the gap of a road."""
    sides: dict[str, Hexside] = {}
    for _ in range(fields):
        kind, corner = dice.choice(terrain), set(hexes_of(dice.choice(SIDES)))
        run = {n for h in corner for n in neighbours(h) if n in NAMES} | corner
        border = [s for s in SIDES if len(run & set(hexes_of(s))) == 1]
        start = dice.randrange(len(border))
        for side in border[start : start + dice.randint(2, 6)]:
            sides[side] = Hexside(kind, gap=dice.random() < 0.1)
    return Position(hexes=hexes, hexsides=sides)
