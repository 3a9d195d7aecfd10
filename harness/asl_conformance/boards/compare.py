"""Where an excerpt of a board in the features differs from the board itself."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import structs

from asl_conformance.boards.file import BadBoard, Board
from asl_conformance.protocol.position import Hex, Hexside

Fields = Mapping[str, Any]
OF_HEX = ("terrain", "level", "depression", "road", "bridge", "overlays", "floors", "height", "free")
OF_HEXSIDE = ("terrain", "gap", "road")
STATED = {"height", "free", "road"}
"""Fields that are compared only if the excerpt gives them; of ``free`` it gives only what it needs."""


class Difference(NamedTuple):
    """One field in which an excerpt and a board differ."""

    place: str
    field: str
    excerpt: Any
    board: Any

    def __str__(self) -> str:
        excerpt, board = _value_text(self.excerpt), _value_text(self.board)
        return f"{self.place} {self.field}: {excerpt} in the excerpt, {board} here"


def excerpt(path: Path) -> dict[str, Any]:
    """An excerpt of ``features/boards``; raises BadBoard, or OSError."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBoard(f"{path}: no excerpt of a board: {error}") from None
    if not isinstance(found.get("board"), str):
        raise BadBoard(f"{path}: no excerpt of a board: board = '<number>' is missing")
    return found


def same_board(excerpt: Fields, board: Board) -> bool:
    """Whether the excerpt belongs to that board; VASL writes 03 for 3."""
    return str(excerpt["board"]).lstrip("0").lower() == board.name.lstrip("0").lower()


def compare(excerpt: Fields, board: Board) -> list[Difference]:
    """Every difference, hexes first: in the hexes that the excerpt names, and the hexsides between them."""
    return [*_hexes(excerpt, board), *_hexsides(excerpt, board)]


def _hexes(excerpt: Fields, board: Board) -> Iterator[Difference]:
    for name, fields in excerpt.get("hexes", {}).items():
        here = board.position.hexes.get(name, Hex())
        yield from _unlike(name, fields, here, Hex(), OF_HEX)


def _hexsides(excerpt: Fields, board: Board) -> Iterator[Difference]:
    named = excerpt.get("hexes", {})
    theirs, ours = excerpt.get("hexsides", {}), board.position.hexsides
    between = [name for name, side in ours.items() if side.terrain and named.keys() >= set(name.split("-"))]
    for name in dict.fromkeys([*theirs, *between]):
        yield from _unlike(name, theirs.get(name, {}), ours.get(name, Hexside()), Hexside(), OF_HEXSIDE)


def _unlike(
    place: str, fields: Fields, here: Hex | Hexside, usual: Hex | Hexside, compared: tuple[str, ...]
) -> Iterator[Difference]:
    plain, defaults = structs.asdict(here), structs.asdict(usual)
    for field in compared:
        if field in STATED and field not in fields:
            continue
        one, other = _plain(fields.get(field, defaults[field])), _plain(plain[field])
        if not set(one) <= set(other) if field == "free" else one != other:
            yield Difference(place, field, one, other)


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, list | tuple) else value


def _value_text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value) or "none"
    return "none" if value in ("", None) else str(value).lower() if isinstance(value, bool) else str(value)
