"""The meaning of an answer: two answers that mean the same compare as equal.

Hexsides and vertices are named by their hexes in any order, sets are in any order, whole
numbers may be written as 2.0, and an empty map or list may be omitted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from asl_conformance.base.numbers import whole
from asl_conformance.protocol.lattice import is_vertex

MAPS = frozenset(
    "units counters hexes sides targets drm tem_options colored_drm to_hit room overstacked".split()
)
"""Answer fields whose keys are names in the case instead of fields."""

SPARSE = frozenset({"drm", "tem_options", "colored_drm", "to_hit", "overstacked"})
"""Answer fields in which an omitted name means 0."""

PIECES = frozenset({"units", "counters", "targets", "room"})
"""Answer fields in which an omitted key is missing, instead of empty."""

SETS = frozenset("status beneath on connected hexsides exposes interdiction units".split())
"""Lists in which neither order nor repetition matters."""

BAGS = frozenset({"holds", "checks"})
"""Lists in which the order does not matter."""

EVENTS = frozenset({"expenditures", "attempts", "attacks", "costs"})
"""Lists in the order of events."""

LISTS = SETS | BAGS | EVENTS

PLACES = frozenset({"blocked_at", "hexsides"})
"""Fields that name hexsides or vertices."""

IN = "in"
"""The place at the bottom of a Depression; an empty place means the same."""

WHOLE = "all"
"""A ``cost`` that is the whole allotment; the number of MF or MP is accepted as well."""

REMARKS = frozenset({"why", "clauses"})
"""Fields for people, never compared as part of an answer."""

MISSING = object()
"""Returned by ``look_up`` if the answer has no such value."""


def place(name: str) -> str:
    """A hex, hexside or vertex with its hexes in one fixed order; any other text unchanged."""
    return "-".join(sorted(name.split("-")))


def same_place(got: Any, wanted: str) -> bool:
    """Whether two names mean the same place. A hexside may be named by the vertices at its ends."""
    if not isinstance(got, str):
        return False
    if place(got) == place(wanted):
        return True
    here, there = got.split("-"), {*wanted.split("-")}
    return len(there) == 2 and there < {*here} and is_vertex(here)


def spelled(value: Any, field: str = "") -> Any:
    """Plain JSON of an answer, with places, sets and numbers in one canonical spelling.

    ``field`` is the field that holds the value.
    """
    if isinstance(value, str):
        return place(value) if field in PLACES else "" if field == "at" and value == IN else value
    if isinstance(value, Mapping):
        return {key: spelled(item, "" if field in MAPS else key) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        items = [spelled(item, field if field in PLACES else "") for item in value]
        return items if field not in SETS | BAGS else _in_order(items, once=field in SETS)
    return whole(value)


def same_cost(one: Any, other: Any) -> bool:
    """Whether one is the whole allotment and the other a number that can be equal to it."""
    number = other if one == WHOLE else one
    return WHOLE in (one, other) and _number(number) and number > 0


def canonical(value: Any, field: str = "") -> Any:
    """As ``spelled``, without what may be omitted: empty values, 0 in a map, fields for people."""
    return _bare(spelled(value, field), field)


def _bare(value: Any, field: str) -> Any:
    if isinstance(value, list):
        return [_bare(item, "") for item in value]
    if not isinstance(value, dict):
        return value
    if field not in MAPS:
        fields = {key: _bare(item, key) for key, item in value.items() if key not in REMARKS}
        return {key: item for key, item in fields.items() if item not in ({}, [])}
    named = {key: _bare(item, "") for key, item in value.items()}
    kept = named if field in PIECES else {key: item for key, item in named.items() if item != {}}
    return {key: item for key, item in kept.items() if item or field not in SPARSE}


def _in_order(items: list[Any], *, once: bool) -> list[Any]:
    ordered = sorted(items, key=repr)
    return [item for i, item in enumerate(ordered) if not once or i == 0 or item != ordered[i - 1]]


def look_up(answer: Any, path: tuple[str | int, ...], *, sparing: bool = False) -> Any:
    """The value at the path; MISSING if the answer does not have it. An omitted DRM is 0.

    In a ``sparing`` answer an omitted map or list is empty, and a clear LOS is blocked nowhere.
    """
    value, table = answer, ""
    for key in path:
        if isinstance(value, Mapping):
            named, table = table, "" if table in MAPS else str(key)
            value = value.get(key, _left_out(str(key), named, sparing=sparing))
            if table in SETS and isinstance(value, (list, tuple)):
                value = spelled(value, table)
        elif isinstance(value, (list, tuple)) and isinstance(key, int):
            value = value[key] if -len(value) <= key < len(value) else MISSING
        else:
            return MISSING
    if value is MISSING and sparing and path == ("blocked_at",) and answer.get("clear") is True:
        return ""
    return value


def _left_out(key: str, table: str, *, sparing: bool) -> Any:
    """The meaning of an omitted key of the map ``table``; with an empty ``table``, of an omitted field.

    An entry of a list has fields of its own: the ``drm`` of an attempt is a number, not a map.
    """
    if table in SPARSE:
        return 0
    if not sparing or table in PIECES:
        return MISSING
    if table not in LISTS and (table in MAPS or key in MAPS):
        return {}
    return [] if key in LISTS else MISSING


@lru_cache(4096)
def field_name(path: tuple[str | int, ...]) -> str:
    """A path as a declared field, without ids and indexes: ``units.beneath``."""
    names: list[str] = []
    skip = False
    for key in path:
        if skip or isinstance(key, int):
            skip = False
            continue
        names.append(key)
        skip = key in MAPS
    return ".".join(names)


@lru_cache(4096)
def last_field(path: tuple[str | int, ...]) -> str:
    """The field to which the path leads; empty for an id, an index and the whole answer."""
    return str(path[-1]) if field_name(path) != field_name(path[:-1]) else ""


def meets(got: Any, op: str, value: Any, field: str = "") -> bool:
    """The comparison itself, on plain JSON values; a missing value meets only ``absent``.

    ``field`` is the answer field of the values; it can decide when two values mean the same.
    """
    if op == "absent":
        return got is MISSING or got is None
    if got is MISSING:
        return False
    match op:
        case "is":
            return _same(got, value, field)
        case "is_not":
            return not _same(got, value, field)
        case "among":
            return any(_equal(got, one, field) for one in value)
        case "contains":
            return _holds(got, value, field) and (field not in BAGS or _times(got, value, field) == 1)
        case "lacks":
            return isinstance(got, (list, tuple, str, dict)) and not _holds(got, value, field)
        case "has":
            return isinstance(got, (list, tuple)) and sum(includes(item, value) for item in got) == 1
        case "has_no":
            return isinstance(got, (list, tuple)) and not any(includes(item, value) for item in got)
        case "at_least":
            return _number(got) and got >= value
        case "at_most":
            return _number(got) and got <= value
    raise ValueError(f"no comparison {op!r}")


def _same(got: Any, value: Any, field: str) -> bool:
    if field == "blocked_at" and isinstance(value, str):
        return same_place(got, value)
    return _equal(got, value, field)


def _equal(got: Any, value: Any, field: str) -> bool:
    equal = bool(spelled(got, field) == spelled(value, field))
    return equal and isinstance(got, bool) == isinstance(value, bool)


def _holds(got: Any, value: Any, field: str) -> bool:
    if isinstance(got, (list, tuple)):
        return _times(got, value, field) > 0
    return value in got if isinstance(got, (str, dict)) else False


def _times(got: Any, value: Any, field: str) -> int:
    """How often the list has the value."""
    return sum(spelled(one, field) == spelled(value, field) for one in got)


def includes(item: Any, fields: Mapping[str, Any]) -> bool:
    """Whether an entry of a list has each of these fields with its value."""
    return isinstance(item, Mapping) and all(
        key in item and spelled(item[key], key) == spelled(value, key) for key, value in fields.items()
    )


def _number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
