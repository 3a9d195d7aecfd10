"""Finds the smallest position that still shows the same thing, by removing what is not needed.

Greedy and deterministic: first whole lists, then half of the rest, then one thing after the other,
then single fields, until nothing more can be removed or the budget is spent. Nothing is tried twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

Json = dict[str, Any]
Shows = Callable[[Json, list[Json]], bool]
"""A test whether the position with these actions still shows the fault."""

PARTS = ("hexsides", "hexes", "counters", "units", "sides")
MOMENT = ("weather", "water", "month", "ssr", "phase", "turn_of", "ending", "board", "date")
NEEDED = frozenset({"side", "type", "hex", "size", "terrain"})
"""Fields that are never removed, because a piece or hex needs them."""
SIMPLER: dict[str, dict[str, tuple[Any, ...]]] = {
    "hexes": {"terrain": ("open_ground",), "level": (0, 1)},
    "hexsides": {"terrain": ("wall", "hedge")},
    "counters": {"type": ("foxhole",), "size": (1,)},
    "units": {"type": ("squad",)},
}
"""Simpler values to try instead, the simplest first."""
BUDGET = 400
"""Most positions that are tried."""


class _Spent(Exception):
    """The budget is spent."""


def shrink(
    position: Json, actions: list[Json], shows: Shows, budget: int = BUDGET
) -> tuple[Json, list[Json]]:
    """The smallest position and actions found; the given ones if nothing can be removed.

    ``shows`` has to return false for nonsense, such as a question about a removed unit.
    """
    left, refused = budget, set[bytes]()

    def asked(smaller: Json, deeds: list[Json]) -> bool:
        nonlocal left
        tried = msgspec.json.encode((smaller, deeds))
        if tried in refused:
            return False
        if not left:
            raise _Spent
        left -= 1
        shown = shows(smaller, deeds)
        if not shown:
            refused.add(tried)
        return shown

    best, deeds = position, actions
    try:
        while True:
            before = best, deeds
            for smaller, fewer in _steps(best, deeds, asked):
                best, deeds = smaller, fewer
            if (best, deeds) == before:
                break
    except _Spent:
        pass
    tidy = _tidy(best)
    return (tidy if tidy == best or shows(tidy, deeds) else best), deeds


def _steps(position: Json, actions: list[Json], shows: Shows) -> Iterator[tuple[Json, list[Json]]]:
    """Each smaller position that still shows the fault; the next try starts from it."""
    best, deeds = position, actions
    for i in reversed(range(len(deeds))):
        fewer = deeds[:i] + deeds[i + 1 :]
        if shows(best, fewer):
            deeds = fewer
            yield best, deeds
    for part in PARTS:
        for smaller in _fewer(best, part, partial(_with, shows, deeds)):
            best = smaller
            yield best, deeds
    for simpler in _simplified(best, partial(_with, shows, deeds)):
        best = simpler
        yield best, deeds


def _with(shows: Shows, deeds: list[Json], position: Json) -> bool:
    return shows(position, deeds)


def _fewer(position: Json, part: str, shows: Callable[[Json], bool]) -> Iterator[Json]:
    """The position with fewer things of a part: halves, quarters and so on down to single ones."""
    keys = list(position.get(part, {}))
    chunk = len(keys)
    while chunk:
        start = 0
        while start < len(keys):
            gone = set(keys[start : start + chunk])
            smaller = position | {part: {k: v for k, v in position[part].items() if k not in gone}}
            if shows(smaller):
                position, keys = smaller, [key for key in keys if key not in gone]
                yield position
            else:
                start += chunk
        chunk //= 2


def _simplified(position: Json, shows: Callable[[Json], bool]) -> Iterator[Json]:
    """The position with fields left out or simpler."""
    for field in MOMENT:
        if position.get(field):
            smaller = {key: value for key, value in position.items() if key != field}
            if shows(smaller):
                position = smaller
                yield position
    for part in PARTS:
        for key in list(position.get(part, {})):
            for thing in _simpler_things(position[part][key], SIMPLER.get(part, {})):
                smaller = position | {part: position[part] | {key: thing}}
                if thing != position[part][key] and shows(smaller):
                    position = smaller
                    yield position


def _simpler_things(thing: Json, simpler: dict[str, tuple[Any, ...]]) -> Iterator[Json]:
    for field, value in thing.items():
        if field not in NEEDED:
            yield {key: item for key, item in thing.items() if key != field}
        for simple in simpler.get(field, ()):
            if simple == value:
                break
            yield thing | {field: simple}


def _tidy(position: Json) -> Json:
    """The position without hexes of Open Ground at level 0 and without empty parts."""
    hexes = {name: ground for name, ground in position.get("hexes", {}).items() if _has_ground(ground)}
    tidy = position | {"hexes": hexes}
    return {key: value for key, value in tidy.items() if key not in PARTS or value}


def _has_ground(ground: Json) -> bool:
    return any(value and value != "open_ground" for value in ground.values())
