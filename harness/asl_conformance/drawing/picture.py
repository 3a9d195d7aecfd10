"""A position drawn in plain text, narrow enough for 80 columns: hexes, terrain, marks for pieces.

Flat-top hexes, as on the boards: columns A, C, .. stand half a hex higher than B, D, .. Every unit
and counter has a mark in its hex and a line below that describes it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase
from typing import Any

from asl_conformance.protocol.position import Hex, Position
from asl_conformance.suite.case import plain

WIDTH = 78
"""Columns of a terminal, less an indent of two."""
PITCH = 7
"""Characters from one column of hexes to the next."""
BAND = (WIDTH - 2) // PITCH
"""Columns of hexes that fit side by side."""
FILL = 20
TALL = 5
"""If the region has at most so many hexes, and rows, it is drawn whole; otherwise only the parts with pieces
or terrain.
"""

Cell = tuple[int, int]
"""Column and row of a hex; column A is 0."""

SHORT = {
    "open_ground": "",
    "plowed_field": "plow",
    "vineyard": "vine",
    "forest": "forst",
    "pine_woods": "pine",
    "orchard": "orch",
    "olive_grove": "olive",
    "cactus_patch": "cact",
    "mudflat": "mud",
    "graveyard": "grave",
    "wooden_building": "wBldg",
    "stone_building": "sBldg",
    "wooden_rubble": "wRubl",
    "stone_rubble": "sRubl",
    "sunken_road": "sunk",
    "stream": "strm",
}
"""Terrain whose name is too long for a hex: the shorter form. The legend gives the name."""

EDGE = {
    "wall": "#",
    "hedge": "%",
    "bocage": "B",
    "cactus_hedge": "c",
    "cliff": "!",
    "water": "~",
    "roadblock": "X",
    "rowhouse": "H",
}
"""The mark for a hexside, by its terrain."""

EDGES: dict[Cell, tuple[tuple[int, int], ...]] = {
    (0, -2): tuple((x, 0) for x in range(2, 7)),
    (3, -1): ((7, 1), (8, 2)),
    (3, 1): ((8, 3), (7, 4)),
    (0, 2): tuple((x, 4) for x in range(2, 7)),
    (-3, 1): ((0, 3), (1, 4)),
    (-3, -1): ((1, 1), (0, 2)),
}
"""Lattice step to a neighbour (N, NE, SE, S, SW, NW) -> characters of that hexside in a hex's box."""

_OUTLINE = ("  _____  ", " /     \\ ", "/       \\", "\\       /", " \\_____/ ")
_NAME = re.compile(r"([A-Z])(\1?)(\d+)")

Canvas = dict[tuple[int, int], str]


def draw(position: Position) -> str:
    """The position as text: the drawing, a legend, then hexsides, units and counters in words."""
    marks = _marks(position)
    lines = [line for band in _bands(cells(position)) for line in _drawing(position, marks, band)]
    lines += _legend(position)
    lines += [_wrapped("", line) for line in moment(position)]
    lines += [_wrapped(f"{name} ", text) for name, text in _ground(position)]
    lines += [_wrapped(f"{kind}: ", ", ".join(names)) for kind, names in _sides(position).items()]
    lines += [_wrapped(f"{marks[key]} ", words(key, item)) for key, item in pieces(position)]
    return "\n".join(lines)


def cell(name: str) -> Cell | None:
    """Column and row of a hex by its name; None if it is not a hex name."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    return ord(match[1]) - ord("A") + (26 if match[2] else 0), int(match[3])


def hex_name(where: Cell) -> str:
    """The name of a hex by column and row."""
    column, row = where
    return ascii_uppercase[column % 26] * (1 + column // 26) + str(row)


def lattice(where: Cell) -> Cell:
    """Where the centre of a hex lies: columns 3 apart, rows 2, B, D, .. half a hex lower."""
    column, row = where
    return 3 * column, 2 * row + column % 2


def pieces(position: Position) -> Iterator[tuple[str, Any]]:
    """Units, then counters: their ids and what they are."""
    yield from position.units.items()
    yield from position.counters.items()


def cells(position: Position) -> set[Cell]:
    """The hexes that the position says something about."""
    names = {*position.hexes, *(item.hex for _, item in pieces(position))}
    names |= {name for side in position.hexsides for name in side.split("-")}
    return {found for found in map(cell, names) if found is not None}


def _bands(cells: set[Cell]) -> Iterator[set[Cell]]:
    """The cells in groups that fit side by side; a small region is drawn without holes."""
    rest = sorted(cells)
    while rest:
        first = rest[0][0]
        band = {found for found in rest if found[0] < first + BAND}
        rest = [found for found in rest if found not in band]
        columns, rows = {c for c, _ in band}, {r for _, r in band}
        whole = {
            (c, r) for c in range(min(columns), max(columns) + 1) for r in range(min(rows), max(rows) + 1)
        }
        yield whole if len(whole) <= FILL and max(rows) - min(rows) < TALL else band


def _marks(position: Position) -> dict[str, str]:
    """Unit and counter ids -> the mark each has in the drawing: a..z, then a1, b1 .."""
    keys = [key for key, _ in pieces(position)]
    return {key: ascii_lowercase[i % 26] + (str(i // 26) if i >= 26 else "") for i, key in enumerate(keys)}


def _drawing(position: Position, marks: Mapping[str, str], cells: set[Cell]) -> Iterator[str]:
    left, top = min(c for c, _ in cells), min(lattice(found)[1] for found in cells)
    standing: dict[str, str] = {}
    for key, item in pieces(position):
        standing[item.hex] = standing.get(item.hex, "") + marks[key]
    canvas: Canvas = {}
    for where in sorted(cells):
        name = hex_name(where)
        ground = position.hexes.get(name, Hex())
        x, y = PITCH * (where[0] - left), 2 * (lattice(where)[1] - top)
        _outline(canvas, x, y, (name, terrain(ground), _fitting(standing.get(name, ""))))
    _hexsides(canvas, position, cells, left, top)
    yield from _lines(canvas)


def _outline(canvas: Canvas, x: int, y: int, texts: Sequence[str]) -> None:
    for dy, row in enumerate(_OUTLINE):
        for dx, char in enumerate(row):
            if char != " ":
                canvas[x + dx, y + dy] = char
    for dy, text in enumerate(texts, 1):
        for dx, char in enumerate(text.center(7)):
            if char != " ":
                canvas[x + 1 + dx, y + dy] = char


def _hexsides(canvas: Canvas, position: Position, cells: set[Cell], left: int, top: int) -> None:
    for name, side in position.hexsides.items():
        ends = [found for found in map(cell, name.split("-")) if found in cells and found is not None]
        if len(ends) != 2 or not (mark := EDGE.get(side.terrain)):
            continue
        (ax, ay), (bx, by) = map(lattice, ends)
        x, y = PITCH * (ends[0][0] - left), 2 * (ay - top)
        for dx, dy in EDGES.get((bx - ax, by - ay), ()):
            canvas[x + dx, y + dy] = ":" if side.gap or side.breached else mark


def _lines(canvas: Canvas) -> Iterator[str]:
    """The canvas as lines; a run of empty lines becomes one line of dots."""
    blank = False
    for y in range(max(y for _, y in canvas) + 1):
        row = {x: char for (x, at), char in canvas.items() if at == y}
        if row:
            yield "".join(row.get(x, " ") for x in range(max(row) + 1))
        elif not blank:
            yield "   ..."
        blank = not row


def _fitting(marks: str) -> str:
    return marks if len(marks) <= 7 else marks[:6] + "+"


def terrain(ground: Hex) -> str:
    """Terrain and level of a hex in at most seven characters."""
    word: str = ground.depression or ground.terrain
    if word == "open_ground" and ground.road:
        word = "road"
    short = SHORT.get(word, word)
    level = f"{ground.level:g}" if ground.level else ""
    return f"{short[: 6 - len(level)]} {level}".strip() if level else short


def _legend(position: Position) -> Iterator[str]:
    """What the abbreviations and marks of the drawing mean: only those that occur."""
    grounds = position.hexes.values()
    words = {word for ground in grounds for word in (ground.terrain, ground.depression) if word in SHORT}
    entries = [f"{SHORT[word]} {spoken(word)}" for word in sorted(words) if SHORT[word]]
    if any(ground.level for ground in grounds):
        entries.append("a number is the level")
    sides = {side.terrain for side in position.hexsides.values()} - {""}
    entries += [f"{EDGE[word]} {spoken(word)}" for word in sorted(sides)]
    if any(side.gap or side.breached for side in position.hexsides.values()):
        entries.append(": gap or breach")
    if entries:
        unbroken = "; ".join(entry.replace(" ", "\N{NO-BREAK SPACE}") for entry in entries)
        yield _wrapped("legend: ", unbroken).replace("\N{NO-BREAK SPACE}", " ")


def moment(position: Position) -> Iterator[str]:
    """Whose phase it is, board, weather, SSRs and what a side may still set up, on one line."""
    parts = [f"{position.turn_of} {position.phase}".strip()]
    parts += [f"board {position.board}"] if position.board else []
    parts += [f"weather {position.weather}"] if position.weather else []
    parts += [f"water {position.water}"] if position.water else []
    parts += [f"SSR {rule}" for rule in position.ssr]
    parts += [f"{side} OB: {details(ob)}" for side, ob in position.sides.items() if details(ob)]
    if any(parts):
        yield "; ".join(filter(None, parts))


def _ground(position: Position) -> Iterator[tuple[str, str]]:
    """Hexes with more to say than the drawing shows."""
    for name, ground in position.hexes.items():
        more = details(ground, "terrain", "level")
        if more:
            yield name, f"{spoken(ground.terrain)}, {more}"


def _sides(position: Position) -> dict[str, list[str]]:
    """The hexsides by their terrain, each with its other fields in brackets."""
    kinds: dict[str, list[str]] = {}
    for name, side in position.hexsides.items():
        more = details(side, "terrain")
        kinds.setdefault(spoken(side.terrain) or "hexside", []).append(name + (f" ({more})" if more else ""))
    return kinds


def words(key: str, item: Any) -> str:
    """A unit or counter in words: ``German squad P in F5, beneath foxhole``."""
    kind = spoken(item.type)
    if getattr(item, "size", None):
        kind = f"{kind} {item.size}S"
    side = f"{item.side} " if item.side else ""
    more = details(item, "side", "type", "hex", "size")
    name = "" if key == f"{side}{kind}" else f" ({key})"
    return f"{side}{kind}{name} in {item.hex}" + (f", {more}" if more else "")


def details(item: Any, *without: str) -> str:
    """Every other field of a protocol value in words."""
    parts = []
    for field, value in plain(item).items():
        if field in without:
            continue
        if value is True:
            parts.append(spoken(field))
        elif field in ("status", "done", "overlays"):
            parts += map(spoken, value)
        elif isinstance(value, list):
            parts.append(f"{spoken(field)} {', '.join(spoken(str(part)) for part in value)}")
        else:
            parts.append(f"{spoken(field)} {spoken(str(value))}")
    return ", ".join(parts)


def spoken(word: str) -> str:
    """A word of the vocabulary as it is said."""
    return word.replace("_", " ")


def _wrapped(first: str, text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=" " * min(len(first), 8))
