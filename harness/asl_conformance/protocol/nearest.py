"""What may stand at a place where something stands that may not: the nearest word or field of the types."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import inspect

_STEP = re.compile(r"\.(?P<field>[^.\[\]]+)|\[(?P<any>\.\.\.)\]|\[\d+\]")
_WORD = re.compile(r"Invalid (?:enum )?value '(?P<word>.*)'")
_FIELD = re.compile(r"Object contains unknown field `(?P<field>.*)`")


def nearest(kind: Any, complaint: str, path: str) -> str:
    """``; nearest: woods`` for msgspec's complaint about a value of that type at its path; empty for none."""
    if word := _WORD.search(complaint):
        given, known = word["word"], _words(kind, path)
    elif field := _FIELD.search(complaint):
        given, known = field["field"], _fields(kind, path)
    else:
        return ""
    close = get_close_matches(given.lower().replace(" ", "_"), sorted(known), 1)
    return f"; nearest: {close[0]}" if close else ""


def astray(kind: Any, way: Sequence[str | int]) -> str:
    """What is wrong with keys and indexes that lead into no value of that type; empty if they lead somewhere.

    The field is named that there is not, with the nearest of those that there are.
    """
    found = list(_parts(_type(kind)))
    for step, key in enumerate(way):
        held = [one for one in found if _leads(one, key)]
        inside = [part for one in held for inner in _inside(one, str(key)) for part in _parts(inner)]
        if not inside:
            where = f" in {'.'.join(map(str, way[:step]))}" if step else ""
            what = "index" if isinstance(key, int) else "field"
            return f"there is no {what} {key}{where}{_instead(found, key)}"
        found = inside
    return ""


@cache
def _type(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _leads(one: inspect.Type, key: str | int) -> bool:
    """Whether the key leads into values of the type: an index into a list, a name into a map or an object."""
    if isinstance(one, inspect.ListType | inspect.VarTupleType):
        return isinstance(key, int)
    return isinstance(key, str) and isinstance(one, inspect.DictType | inspect.StructType)


def _instead(found: Sequence[inspect.Type], key: str | int) -> str:
    """What leads further from there."""
    if any(_leads(one, 0) for one in found):
        return ", which is a list; an index goes into it"
    objects = (one for one in found if isinstance(one, inspect.StructType))
    known = sorted({field.encode_name for one in objects for field in one.fields})
    if close := get_close_matches(str(key), known, 1):
        return f"; nearest: {close[0]}"
    return f"; there are {', '.join(known)}" if known else ""


def _words(kind: Any, path: str) -> set[str]:
    """The words of the closed list at the path."""
    return {
        value
        for one in _at(kind, path)
        if isinstance(one, inspect.LiteralType)
        for value in one.values
        if isinstance(value, str) and value
    }


def _fields(kind: Any, path: str) -> set[str]:
    """The fields of the objects at the path."""
    objects = (one for one in _at(kind, path) if isinstance(one, inspect.StructType))
    return {field.encode_name for one in objects for field in one.fields}


def _at(kind: Any, path: str) -> list[inspect.Type]:
    """The types that may stand at the path, unions taken apart."""
    found = list(_parts(inspect.type_info(kind)))
    for step in _STEP.finditer(path):
        found = [part for one in found for inner in _inside(one, step["field"]) for part in _parts(inner)]
    return found


def _parts(one: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(one, inspect.UnionType):
        for part in one.types:
            yield from _parts(part)
    elif isinstance(one, inspect.Metadata):
        yield from _parts(one.type)
    else:
        yield one


def _inside(one: inspect.Type, field: str | None) -> Iterator[inspect.Type]:
    """What is one step within: a field of an object, a value of a map, an item of a list."""
    if isinstance(one, inspect.StructType):
        yield from (known.type for known in one.fields if known.encode_name == field)
        if field is not None and field == one.tag_field:
            yield inspect.LiteralType((one.tag,))
    elif isinstance(one, inspect.DictType):
        yield one.value_type
    elif isinstance(one, inspect.ListType | inspect.VarTupleType):
        yield one.item_type
