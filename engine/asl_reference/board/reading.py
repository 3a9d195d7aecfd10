"""Positions read from JSON; what was read lately, and what is known of it, serves those who tell it again.

A request tells its whole position, and the next one often tells the same board with other pieces, or the
same position with another question. Told again is what is written in the same bytes: nothing else is trusted,
neither the identity of an object, which its owner may change, nor equality, by which ``True`` is 1.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from asl_reference.base.decode import Malformed, decode
from asl_reference.base.facts import of_position
from asl_reference.base.values import replace
from asl_reference.board.position import Counter, Hex, Position, Unit

BOARD = ("board", "columns", "rows", "ssr", "month", "date", "weather", "water", "hexes", "hexsides")
"""The fields on which all rests that is known of a board: all but the pieces and the moment of play."""
POSITIONS, BOARDS, PIECES, HEXES = 8, 32, 512, 512
"""How many are kept."""
LONGEST = 200_000
"""Bytes of a position beyond which nothing is kept."""
PLAIN = 2
"""The version of marshal that writes a value in one way only, whatever else refers to its parts."""


class _Told:
    """A JSON object, the same as any other that is written in the same bytes."""

    __slots__ = ("fields", "text")

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields
        self.text = marshal.dumps(fields, PLAIN)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Told) and self.text == other.text


def read(data: Any) -> Position:
    """The position, as ``Position.from_json`` reads it; raises Malformed with path and value."""
    if type(data) is not dict:
        return Position.from_json(data)
    try:
        pieces = data.copy()
        board = _Told({name: pieces.pop(name) for name in BOARD if name in pieces})
        others = _Told(pieces)
    except ValueError:  # what JSON cannot say either
        return Position.from_json(data)
    if len(board.text) + len(others.text) > LONGEST:
        return Position.from_json(data)
    try:
        return _position(board, others)
    except Malformed:
        return Position.from_json(data)  # of two faults the one that is told first


@of_position
def reading_so(position: Position, choices: frozenset[str]) -> Position:
    """The position, by these choices of contested readings."""
    return replace(position, readings=choices)


@lru_cache(POSITIONS)
def _position(board: _Told, others: _Told) -> Position:
    ground = _board(board)
    there = decode(Position, others.fields | dict(_pieces(others.fields)), "position")
    position = replace(there, **{name: getattr(ground, name) for name in BOARD})
    position.on_the_board_of(ground)
    return position


@lru_cache(BOARDS)
def _board(told: _Told) -> Position:
    hexes = told.fields.get("hexes")
    if type(hexes) is not dict:
        return Position.from_json(told.fields)
    ground = {name: _hex(marshal.dumps(one, PLAIN)) for name, one in hexes.items()}
    return Position.from_json(told.fields | {"hexes": ground})


@lru_cache(HEXES)
def _hex(told: bytes) -> Hex:
    return decode(Hex, marshal.loads(told))


def _pieces(fields: dict[str, Any]) -> Iterator[tuple[str, dict[Any, Any]]]:
    """Units and counters as they were read before, if they were, in place of what tells of them."""
    for field, kind in (("units", Unit), ("counters", Counter)):
        told = fields.get(field)
        if type(told) is dict:
            yield (
                field,
                {
                    name: _piece(kind, name, marshal.dumps(piece, PLAIN)) if type(piece) is dict else piece
                    for name, piece in told.items()
                },
            )


@lru_cache(PIECES)
def _piece(kind: type[Unit] | type[Counter], name: str, told: bytes) -> Unit | Counter:
    return replace(decode(kind, marshal.loads(told)), id=name)


def forget() -> None:
    """Keep nothing of what was read, with all that is known of it: for who changes the rules under way."""
    _position.cache_clear()
    _board.cache_clear()
    _piece.cache_clear()
    _hex.cache_clear()
