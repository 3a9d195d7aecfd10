"""Boards from bytes: one byte per hex, one per hexside, a few per counter and unit.

A missing byte and byte 0 both mean nothing, so that a string of bytes shrinks to the empty board. Any
bytes give a sound position (``placement``); impossible pieces are omitted. Board
n of a seed depends only on these two numbers, on any machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from asl_conformance.fuzz.boards import pieces
from asl_conformance.fuzz.boards.crowds import crowded
from asl_conformance.fuzz.boards.lattice import board_names, hexsides_within, neighbours, on_board
from asl_conformance.fuzz.boards.placement import Draft
from asl_conformance.fuzz.boards.themes import THEMES, Theme
from asl_conformance.protocol.vocabulary import GUNS, SUPPORT_WEAPONS

Json = dict[str, Any]
Names = tuple[str, ...]


@dataclass(frozen=True)
class Size:
    """The columns and rows of a board, and the most pieces on it."""

    columns: int
    rows: int
    counters: int = 10
    units: int = 10


TINY = Size(5, 4, 4, 4)
SMALL = Size(10, 10)
"""105 hexes."""
WHOLE = Size(33, 10, 20, 20)
"""A geomorphic board."""

MOMENT, COUNTER, UNIT = 5, 4, 5
"""Bytes for the moment of play, for a counter and for a unit."""
BARE_HEX, NOBODY = 150, 70
"""So many of the 256 values of a byte, from 0 up, mean an empty hex, or no piece: boards are mostly open."""


@dataclass(frozen=True)
class _Tables:
    """The meaning of every byte at every place of a board of one theme and size."""

    names: tuple[str, ...]
    grounds: tuple[tuple[Json | None, ...], ...]
    """For each hex of ``names``, the meaning of each byte."""
    between: tuple[str, ...]
    hexsides: tuple[Json | None, ...]
    faces: tuple[tuple[str, ...], ...]
    """For each hex, its neighbours on the board."""


@lru_cache(maxsize=32)
def _tables(theme: str, size: Size) -> _Tables:
    menus = THEMES[theme]
    names = board_names(size.columns, size.rows)
    faces = tuple(
        tuple(n for n in neighbours(name) if n and on_board(n, size.columns, size.rows)) for name in names
    )
    kinds = _grounds(menus, theme)
    between = hexsides_within(names)
    grounds = tuple(tuple(_placed(kind, near) for kind in kinds) for near in faces)
    return _Tables(names, grounds, between, _hexsides(menus), faces)


def _grounds(menus: Theme, theme: str) -> tuple[tuple[Json, list[int]] | None, ...]:
    """The meaning of each byte for a hex: fields, and the numbers of neighbours towards which it is free."""
    dice = random.Random(theme)
    kinds: list[tuple[Json, list[int]] | None] = [None] * BARE_HEX
    while len(kinds) < 256:
        ground = pieces.ground(
            dice.choice(menus.terrain),
            dice.choice(menus.levels),
            dice.choice(menus.depressions),
            dice.choice(menus.roads),
            dice.choice(menus.smoke),
            dice.sample(range(6), dice.choice((0, 0, 2))),
            dice.randint(0, 2),
            dice.randint(0, 15),
        )
        kinds.append((ground, ground.pop("free", [])) if ground else None)
    return tuple(kinds)


def _placed(kind: tuple[Json, list[int]] | None, near: tuple[str, ...]) -> Json | None:
    if kind is None:
        return None
    ground, free = kind
    towards = [near[i] for i in free if i < len(near)]
    return ground | {"free": towards} if towards else ground


def _hexsides(menus: Theme) -> tuple[Json | None, ...]:
    some = menus.hexsides
    kinds = [pieces.hexside_of(some[i % len(some)], i % 11) for i in range(256 - menus.bare_hexside)]
    return (None,) * menus.bare_hexside + tuple(kinds)


def length(size: Size = SMALL) -> int:
    """The number of bytes for a board of that size; further bytes are ignored, missing ones are 0."""
    names = board_names(size.columns, size.rows)
    sides = len(hexsides_within(names))
    return MOMENT + len(names) + sides + COUNTER * size.counters + UNIT * size.units


def board(data: bytes, size: Size = SMALL, theme: str = "mixed") -> Json:
    """The position that the bytes encode."""
    if theme == CROWDED:
        return crowded(random.Random(data), size.columns, size.rows)
    tables, menus = _tables(theme, size), THEMES[theme]
    data = data.ljust(length(size), b"\0")
    draft = Draft(columns=size.columns, rows=size.rows, **moment(data, menus))
    start, end = MOMENT, MOMENT + len(tables.names)
    draft.hexes = {
        name: found
        for name, row, byte in zip(tables.names, tables.grounds, data[start:end], strict=True)
        if (found := row[byte]) is not None
    }
    start, end = end, end + len(tables.between)
    kinds = tables.hexsides
    for name, byte in zip(tables.between, data[start:end], strict=True):
        if (found := kinds[byte]) is not None:
            draft.add_hexside(name, found)
    start, end = end, end + COUNTER * size.counters
    add_counters(draft, tables.names, tables.faces, menus, data[start:end])
    add_units(draft, tables.names, tables.faces, menus, data[end : end + UNIT * size.units])
    return draft.done()


def moment(data: bytes, menus: Theme) -> Json:
    """Phase, Player Turn, SSR, weather, water and month of these bytes."""
    ssr = _of(menus.ssr, data[1])
    return {
        "phase": _of(menus.phases, data[0]),
        "turn_of": pieces.SIDES[data[4] & 1],
        "ssr": [ssr] if ssr else [],
        "weather": _of(menus.weather, data[2]),
        "water": _of(menus.water, data[3]),
        "month": 12 if data[4] & 2 else 0,
    }


def _of(menu: tuple[str, ...], byte: int) -> str:
    return menu[byte * len(menu) >> 8]


def add_counters(draft: Draft, names: Names, faces: Sequence[Names], menus: Theme, data: bytes) -> None:
    """Four bytes a counter: kind, hex (of ``names``, with their neighbours), neighbourhood and side, size."""
    last = 0
    for i in range(0, len(data), COUNTER):
        kind, where, near, size = data[i : i + COUNTER]
        if kind < NOBODY:
            continue
        index = where * len(names) >> 8
        if near & 2 and draft.counters:
            index = names.index(faces[last][where % len(faces[last])])
        last = index
        what = _of(menus.counters, (kind - NOBODY) * 256 // (256 - NOBODY))
        counter = pieces.counter(
            what, names[index], pieces.SIDES[near & 1], 1 + size % 3, taken=near & 12 == 12
        )
        draft.add_counter(f"c{i // COUNTER + 1}", counter)


def add_units(draft: Draft, names: Names, faces: Sequence[Names], menus: Theme, data: bytes) -> None:
    """Five bytes a unit: type, hex, side and cover and floor, status, facing."""
    lying = [counter["hex"] for counter in draft.counters.values()]
    fitting = _fitting(draft, set(names))
    for i in range(0, len(data), UNIT):
        kind, where, more, status, facing = data[i : i + UNIT]
        if kind < NOBODY:
            continue
        index, place = where * len(names) >> 8, more >> 3 & 7
        wanted = fitting.get(place) or (lying if more & 2 else ())
        if wanted:
            index = names.index(wanted[where % len(wanted)])
        near = faces[index]
        unit = pieces.unit(
            pieces.SIDES[more & 1],
            _of(menus.units, (kind - NOBODY) * 256 // (256 - NOBODY)),
            names[index],
            _of(menus.status, status),
            beneath=bool(more & 4),
            place=place,
            faces=near[facing % len(near)],
        )
        draft.add_unit(f"u{i // UNIT + 1}", unit)
    for key, counter in draft.counters.items():
        if counter["type"] in SUPPORT_WEAPONS | GUNS:
            pieces.possess(draft, key)


def _fitting(draft: Draft, inside: Set[str]) -> dict[int, list[str]]:
    """Hexes for the units that ``pieces.PLACES`` wants in Bypass, on a bridge, in Crest status, upstairs."""
    fields = {4: "free", 5: "bridge", 6: "depression", 7: "floors"}
    return {
        n: [name for name, h in draft.hexes.items() if field in h and name in inside]
        for n, field in fields.items()
    }


def themed(number: int) -> str:
    """The theme of a board by its number: themes take turns."""
    return _ROUND[number % len(_ROUND)]


CROWDED = "crossings"
"""The theme of crowded boards."""
PLAIN = tuple(theme for theme in THEMES if theme != CROWDED)
"""The other themes."""
EACH = 3
"""Number of plain boards between two crowded ones."""
_ROUND = tuple(
    theme for start in range(0, len(PLAIN), EACH) for theme in (*PLAIN[start : start + EACH], CROWDED)
)


def numbered(seed: int, number: int, size: Size = SMALL, theme: str = "") -> Json:
    """Board ``number`` of a seed. Default theme: by the number."""
    data = random.Random((seed << 40) + number).randbytes(length(size))
    return board(data, size, theme or themed(number))


def boards(
    seed: int, start: int, count: int, size: Size = SMALL, theme: str = ""
) -> Iterator[tuple[int, Json]]:
    """``count`` boards of a seed from number ``start``, each with its number."""
    for number in range(start, start + count):
        yield number, numbered(seed, number, size, theme)
