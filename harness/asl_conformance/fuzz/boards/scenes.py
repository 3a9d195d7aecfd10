"""Small changes to a position, each giving another position: for checks that compare two.

Nothing here checks that the result is valid; ``placement`` does.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from asl_conformance.fuzz.boards.transforms import named

Json = dict[str, Any]


def _with(position: Json, part: str, key: str, fields: Json) -> Json:
    there: Json = position.get(part, {})
    return position | {part: there | {key: there.get(key, {}) | fields}}


def with_unit(position: Json, key: str, **fields: Any) -> Json:
    """The position with these fields of a unit, new or there already."""
    return _with(position, "units", key, fields)


def with_counter(position: Json, key: str, **fields: Any) -> Json:
    """The position with these fields of a counter, new or there already."""
    return _with(position, "counters", key, fields)


def with_hex(position: Json, name: str, **fields: Any) -> Json:
    """The position with these fields of a hex."""
    return _with(position, "hexes", name, fields)


def without(position: Json, part: str, *keys: str) -> Json:
    """The position without these of its ``hexes``, ``hexsides``, ``units`` or ``counters``."""
    return position | {part: {key: item for key, item in position.get(part, {}).items() if key not in keys}}


def without_counters(position: Json, *types: str) -> Json:
    """The position without counters of these types; units beneath one are then on the ground."""
    counters = {key: c for key, c in position.get("counters", {}).items() if c["type"] not in types}
    units = {key: _out_of(unit, types) for key, unit in position.get("units", {}).items()}
    return position | {"counters": {k: _out_of(c, types) for k, c in counters.items()}, "units": units}


def _out_of(thing: Json, covers: Iterable[str]) -> Json:
    beneath = thing.get("beneath", ())
    if not set(beneath) & set(covers):
        return thing
    return thing | {"beneath": [cover for cover in beneath if cover not in covers]}


def pairs(position: Json) -> list[tuple[str, str]]:
    """Every two units of the position."""
    return list(combinations(position.get("units", ()), 2))


def places(position: Json) -> list[str]:
    """The hexes that the position names, in a fixed order."""
    return sorted(named(position))


def free_id(position: Json, start: str = "x") -> str:
    """An id that no unit and no counter has."""
    taken = {*position.get("units", ()), *position.get("counters", ())}
    number = 1
    while f"{start}{number}" in taken:
        number += 1
    return f"{start}{number}"
