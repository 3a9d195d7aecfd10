"""Plain JSON values, changed: other values of a field, and answers with one value put in or left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from asl_conformance.judging.meaning import BAGS, MAPS, place

Path = tuple[str | int, ...]
LEFT_OUT: Any = object()
"""Replaces a value that is left out."""
MAY_BE_EMPTY = frozenset({"blocked_at", "outcome", "possessed_by"})


def put(value: Any, path: Path, new: Any) -> Any:
    """A copy of the value with another value at the path; missing levels of the path are made."""
    if not path:
        return new
    key, rest = path[0], path[1:]
    if isinstance(value, (list, tuple)):
        items = list(value)
        if new is LEFT_OUT and not rest:
            del items[key]  # type: ignore[arg-type]
        else:
            items[key] = put(items[key], rest, new)  # type: ignore[index]
        return items
    fields = dict(value or {})
    if new is LEFT_OUT and not rest:
        fields.pop(key, None)
    else:
        fields[key] = put(fields.get(key, {}), rest, new)
    return fields


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of an answer without fields of its own, with its path; a list of values is one."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, (list, tuple)) and value and isinstance(value[0], dict):
        for index, inner in enumerate(value):
            yield from leaves(inner, (*path, index))
    elif path:
        yield path, value


def others(value: Any, field: str, words: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """Values of the field that mean something else, each with its kind; ``words``: texts that it may have."""
    if isinstance(value, bool):
        yield "flag", not value
    elif isinstance(value, (int, float)):
        yield "number", value + 1
        yield "number", value - 1
    elif isinstance(value, str):
        unlike = [word for word in words if place(word) != place(value) and not _within(value, word)]
        yield from (("text", word) for word in unlike[:2])
        if value and field in MAY_BE_EMPTY:
            yield "text", ""
    elif isinstance(value, (list, tuple)):
        yield from _lists(list(value), field, words)
    elif isinstance(value, dict) and field not in MAPS:
        for key, inner in value.items():
            yield from ((what, {**value, key: other}) for what, other in others(inner, key, ()))


def _lists(value: list[Any], field: str, words: Sequence[str]) -> Iterator[tuple[str, list[Any]]]:
    if value:
        yield "list: shorter", value[:-1]
        more = value[0] + 1 if isinstance(value[0], (int, float)) else None
        if more is not None:
            yield "list: other", [more, *value[1:]]
            if value != value[::-1]:
                yield "list: order", value[::-1]
        if field in BAGS:
            yield "list: twice", [*value, value[0]]
    strange = next((word for word in words if word not in value), None)
    if strange is not None:
        yield "list: longer", [*value, strange]


def _within(value: str, word: str) -> bool:
    """Whether one names a hexside and the other a vertex at its end, or both a place of the same hexes."""
    here, there = set(value.split("-")), set(word.split("-"))
    return len(here) > 1 and len(there) > 1 and (here <= there or there <= here)
