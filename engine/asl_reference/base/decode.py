"""Plain JSON values to frozen dataclasses and back, with errors that name path and value."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Any, TypeVar

from asl_reference.base.limits import Limit, Named, Words, nearest, why_not
from asl_reference.base.values import made

T = TypeVar("T")
Reader = Callable[[Any], Any]


class Malformed(ValueError):
    """The input is not what the protocol says: ``path`` names the place, the text the way out."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or '$'}: {problem}")
        self.path = path
        self.problem = problem

    def within(self, path: str) -> Malformed:
        """The same, seen from the value that holds this one at ``path``."""
        return Malformed(path + self.path, self.problem)


def shown(data: Any) -> str:
    """A strange value, short enough for a message."""
    text = repr(data)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def decode(cls: type[T], data: Any, path: str = "") -> T:
    """Read ``data`` as an instance of the dataclass ``cls``; raise Malformed naming the path."""
    try:
        kind: Any = cls
        found: T = _reader(kind)(data)
    except Malformed as error:
        raise error.within(path) from None
    return found


def check(kind: Any, data: Any, path: str) -> None:
    """Raise Malformed, naming the path, unless the value is of the kind (a type with its limits)."""
    decode(kind, data, path)


def encode(value: Any) -> dict[str, Any]:
    """The JSON object of a dataclass, fields at their default left out."""
    out: dict[str, Any] = {}
    kind = typing.cast(Hashable, type(value))
    for name, default in _defaults(kind):
        item = getattr(value, name)
        if item != default:
            out[name] = _plain(item)
    return out


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value):
        return encode(value)
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


INTERNAL = types.MappingProxyType({"internal": True})
"""Metadata of a field outside the protocol: it is computed, neither read nor written."""
_MISSING = object()
SAYS = {str: "a text", int: "a whole number", bool: "true or false"}
SHOWN = 60
"""Most characters of an unexpected value that a message quotes."""


@cache
def _defaults(cls: Hashable) -> tuple[tuple[str, Any], ...]:
    found = []
    for field in dataclasses.fields(typing.cast(Any, cls)):
        if "internal" in field.metadata:
            continue
        default: Any = _MISSING
        if field.default is not dataclasses.MISSING:
            default = field.default
        elif field.default_factory is not dataclasses.MISSING:
            default = field.default_factory()
        found.append((field.name, default))
    return tuple(found)


@cache
def _reader(kind: Any) -> Reader:
    """The function that reads a value of the kind; it raises Malformed with the path from there on."""
    if dataclasses.is_dataclass(kind):
        return _record(typing.cast(type, kind))
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return _limited(_reader(args[0]), args[1:])
    if origin in (typing.Union, types.UnionType):
        return _union(args)
    if origin is tuple:
        return _sequence(_reader(args[0]))
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(_reader(args[1]))
    if kind is Any:
        return lambda data: data
    return _scalar(kind)


def _record(cls: type) -> Reader:
    hints = typing.get_type_hints(cls, include_extras=True)
    said = [f for f in dataclasses.fields(cls) if "internal" not in f.metadata]
    fields = {f.name: _reader(hints[f.name]) for f in said}
    internal = {f.name: f.default for f in dataclasses.fields(cls) if "internal" in f.metadata}
    scalars = {name: kind for name, kind in hints.items() if name in fields and kind in (str, int, bool)}
    defaults = internal | {name: default for name, default in _defaults(cls) if default is not _MISSING}
    required = [name for name in fields if name not in defaults]

    def read(data: Any) -> Any:
        if isinstance(data, cls):
            return data
        if not isinstance(data, dict):
            raise Malformed("", f"an object is due, not {shown(data)}")
        values = defaults.copy()
        for name, item in data.items():
            if type(item) is scalars.get(name):
                values[name] = item
            elif name in fields:
                try:
                    values[name] = fields[name](item)
                except Malformed as error:
                    raise error.within(f".{name}") from None
            else:
                raise Malformed(f".{name}", f"no such field; {nearest(name, tuple(fields))}")
        for name in required:
            if name not in values:
                raise Malformed("", f"the field {name!r} is missing")
        return made(cls, values)

    return read


def _limited(inner: Reader, limits: tuple[Limit, ...]) -> Reader:
    """A reader that also checks the limits; words by one look-up, names by one match."""
    (limit,) = limits
    fits: Callable[[str], Any] | None = None
    if isinstance(limit, Words):
        fits = frozenset(limit.words).__contains__
    elif isinstance(limit, Named):
        fits = re.compile(limit.pattern).fullmatch

    def read(data: Any) -> Any:
        if fits and type(data) is str and fits(data):
            return data
        value = inner(data)
        problem = why_not(limit, value)
        if problem:
            raise Malformed("", problem)
        return value

    return read


def _union(args: tuple[Any, ...]) -> Reader:
    if type(None) in args:
        rest = tuple(a for a in args if a is not type(None))
        inner = _union(rest) if len(rest) > 1 else _reader(next(iter(rest)))
        return lambda data: None if data is None else inner(data)

    def read(data: Any) -> Any:
        if isinstance(data, (int, float)) and not isinstance(data, bool):
            return int(data) if data == data // 1 else data
        raise Malformed("", f"a number is due, not {shown(data)}")

    return read


def _sequence(inner: Reader) -> Reader:
    def read(data: Any) -> tuple[Any, ...]:
        if not isinstance(data, (list, tuple)):
            raise Malformed("", f"a list is due, not {shown(data)}")
        values = []
        for item in data:
            try:
                values.append(inner(item))
            except Malformed as error:
                raise error.within(f"[{len(values)}]") from None
        return tuple(values)

    return read


def _mapping(inner: Reader) -> Reader:
    def read(data: Any) -> Mapping[str, Any]:
        if type(data) is not dict and not isinstance(data, Mapping):
            raise Malformed("", f"an object is due, not {shown(data)}")
        values = {}
        for key, item in data.items():
            try:
                values[key] = inner(item)
            except Malformed as error:
                raise error.within(f".{key}") from None
        return values

    return read


def _scalar(kind: type) -> Reader:
    def read(data: Any) -> Any:
        if type(data) is kind:
            return data
        if kind is int and type(data) is float and data.is_integer():
            return int(data)
        raise Malformed("", f"{SAYS[kind]} is due, not {shown(data)}")

    return read
