"""Positions read from JSON, with a cache of those read lately and of the facts worked out about them.

A request gives its whole position, and the next one often gives the same board with other pieces, or the same
position with another question. A cached value is used only for the same bytes. The identity of an object does
not count, for its owner may change it; nor does equality, by which ``True`` is 1.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from asl_reference.base.decode import Malformed, decode
from asl_reference.base.facts import of_position
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit, named

BOARD = ("board", "columns", "rows", "ssr", "month", "date", "weather", "water", "hexes", "hexsides")
"""The fields on which cached facts about a board depend: all except pieces, phase and turn."""
POSITIONS, BOARDS, STACKS, PIECES, HEXES, ACTIONS = 8, 32, 64, 512, 512, 512
"""Most entries of each cache."""
LONGEST = 200_000
"""A position of more bytes is not cached."""
PLAIN = 2
"""The version of marshal that always writes equal values alike, however they are referred to."""
SHORT = 2_000
"""An action or question of more bytes is not cached."""
NONE = marshal.dumps({}, PLAIN)
"""No pieces, in the form of the cache keys."""


def read(data: Any) -> Position:
    """The position, as ``Position.from_json`` reads it; raises Malformed with path and value."""
    if type(data) is not dict:
        return Position.from_json(data)
    moment = data.copy()
    try:
        board = marshal.dumps({name: moment.pop(name) for name in BOARD if name in moment}, PLAIN)
        units, counters = _taken(moment, "units"), _taken(moment, "counters")
        others = marshal.dumps(moment, PLAIN)
    except ValueError:  # what JSON cannot express either
        return Position.from_json(data)
    if len(board) + len(units) + len(counters) + len(others) > LONGEST:
        return Position.from_json(data)
    try:
        return _position(board, units, counters, others)
    except Malformed:
        return Position.from_json(data)  # of two faults it reports the first


def _taken(fields: dict[Any, Any], name: str) -> bytes:
    """The bytes of the pieces in that field, which is removed from the fields; none if it is no object."""
    return marshal.dumps(fields.pop(name), PLAIN) if type(fields.get(name)) is dict else NONE


def told(data: Any) -> bytes | None:
    """The bytes of an action or question; None for one that is long, or that JSON cannot express."""
    try:
        text = marshal.dumps(data, PLAIN)
    except ValueError:
        return None
    return text if len(text) <= SHORT else None


def read_action(data: Any, path: str) -> Action:
    """The action, as ``Action.from_json`` reads it; raises Malformed with path and value."""
    text = told(data)
    if text is not None:
        try:
            return _action(text)
        except Malformed:
            pass  # it is reported below, with its path
    return Action.from_json(data, path)


@lru_cache(ACTIONS)
def _action(told: bytes) -> Action:
    return Action.from_json(marshal.loads(told))


@of_position
def reading_so(position: Position, choices: frozenset[str]) -> Position:
    """The position, under these choices of contested readings."""
    return replace(position, readings=choices)


@lru_cache(POSITIONS)
def _position(board: bytes, units: bytes, counters: bytes, others: bytes) -> Position:
    ground = _board(board)
    position = replace(ground, units=_units(units), counters=_counters(counters), **_moment(others))
    position.on_the_board_of(ground)
    return position


@lru_cache(BOARDS)
def _board(told: bytes) -> Position:
    fields = marshal.loads(told)
    for name, known in (("hexes", _hex), ("hexsides", _hexside)):
        if type(fields.get(name)) is dict:
            fields[name] = {one: known(marshal.dumps(said, PLAIN)) for one, said in fields[name].items()}
    return Position.from_json(fields)


@lru_cache(HEXES)
def _hex(told: bytes) -> Hex:
    return decode(Hex, marshal.loads(told))


@lru_cache(HEXES)
def _hexside(told: bytes) -> Hexside:
    return decode(Hexside, marshal.loads(told))


@lru_cache(BOARDS)
def _moment(told: bytes) -> dict[str, Any]:
    """The fields of a position that describe the moment of play."""
    fields = marshal.loads(told)
    there = decode(Position, fields)
    return {name: getattr(there, name) for name in fields}


@lru_cache(STACKS)
def _units(told: bytes) -> Mapping[str, Unit]:
    return {name: _unit(name, marshal.dumps(unit, PLAIN)) for name, unit in marshal.loads(told).items()}


@lru_cache(STACKS)
def _counters(told: bytes) -> Mapping[str, Counter]:
    return {name: _counter(name, marshal.dumps(one, PLAIN)) for name, one in marshal.loads(told).items()}


@lru_cache(PIECES)
def _unit(name: str, told: bytes) -> Unit:
    return named(decode(Unit, marshal.loads(told)), name)


@lru_cache(PIECES)
def _counter(name: str, told: bytes) -> Counter:
    return named(decode(Counter, marshal.loads(told)), name)


def forget() -> None:
    """Empty the caches of read positions; needed where rules are patched in a running process."""
    for known in (_position, _board, _moment, _units, _counters, _unit, _counter, _hex, _hexside, _action):
        known.cache_clear()
