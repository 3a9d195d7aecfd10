"""Reads TOML files of the registry and of the user's suites; every defect has file, line and id."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import NoReturn, TypeVar

import msgspec
from msgspec import Struct, inspect

T = TypeVar("T")


class RegistryError(ValueError):
    """The registry's data contradict themselves; the text names file, line and id."""


class Source(Struct, frozen=True):
    """One registry file, which can name the place of a defect."""

    path: Path
    text: str

    def fail(self, identifier: str, why: str) -> NoReturn:
        """Raise RegistryError with the file, the line of the id and why."""
        fail(self.path, self.text, identifier, why)


def parse(path: Path, text: str, kind: type[T]) -> T:
    """The TOML text of that file as the type; raises RegistryError with file, line and id."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RegistryError(f"{path}: not TOML: {error}") from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        fail(path, text, _owner(raw, str(error)), f"{error}{_needed(kind, str(error))}")


def _owner(raw: dict[str, list[dict[str, object]]], why: str) -> str:
    """The id of the entry that a validation error is about, or the path in the file if it has none."""
    place = re.search(r"\$\.(\w+)\[(\d+)\]", why)
    if place is None:
        return "the file"
    return str(raw[place[1]][int(place[2])].get("id", place[0]))


def _needed(kind: object, why: str) -> str:
    """A hint which fields every entry of the list needs, if a validation error is about a missing field."""
    place = re.search(r"missing required field .*\$\.(\w+)\[\d+\]`$", why)
    info = inspect.type_info(kind)
    if place is None or not isinstance(info, inspect.StructType):
        return ""
    entries = next(field.type for field in info.fields if field.encode_name == place[1])
    entry = getattr(entries, "item_type", None)
    if not isinstance(entry, inspect.StructType):
        return ""
    needed = ", ".join(field.encode_name for field in entry.fields if field.required)
    return f"; [[{place[1]}]] needs {needed}"


def fail(path: Path, text: str, identifier: str, why: str) -> NoReturn:
    """Raise RegistryError with the file, the line of the id and why."""
    raise RegistryError(f"{place(path, text, identifier)}: {identifier}: {why}")


def place(path: Path, text: str, identifier: str) -> str:
    """File and line of the last occurrence of the id: of two entries the second is one too many."""
    at = text.rfind(f'"{identifier}"')
    return f"{path}:{text.count(chr(10), 0, at) + 1}" if at >= 0 else str(path)
