"""The configuration file: engines, suites and editions of one's own by their names."""

from __future__ import annotations

import stat
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.check import explain

CONFIGURATION = "asl-conformance.toml"
"""Where engines have names: in the working directory, or a folder above it."""


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """An engine of the configuration file, ``[engines.NAME]``."""

    command: str | tuple[str, ...]
    """A command line, or its words; or ``python:package.module:object``."""
    directory: str = "."
    """Where it runs, from the folder of the configuration file."""
    environment: dict[str, str] = {}
    """Variables added to the harness's own."""
    timeout: Annotated[float, Meta(gt=0)] | None = None
    """Seconds it has for one case."""
    memory: Annotated[int, Meta(gt=0)] | None = None
    """MiB that it and all it started may hold."""
    edition: str = ""
    """The edition it is asked about unless told otherwise."""
    readings: dict[str, str] = {}
    """Contested readings that it follows, each with its choice."""


class NamedEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition of the configuration file, ``[editions.NAME]``: another, errata switched, with readings."""

    base: str = "current"
    """The edition it begins with."""
    errata: tuple[str, ...] = ()
    """Errata added to it."""
    without: tuple[str, ...] = ()
    """Errata left out of it."""
    readings: dict[str, str] = {}
    """Contested readings by which it is played, each with its choice."""


class Configuration(Struct, frozen=True, forbid_unknown_fields=True):
    """What ``asl-conformance.toml`` says."""

    engines: dict[str, Named] = {}
    suites: dict[str, str] = {}
    """Folders of suites of one's own by the names that ``--suite`` takes, from the folder of the file."""
    editions: dict[str, NamedEdition] = {}
    """Editions of one's own by name."""


def configuration(folder: Path) -> tuple[Path, Configuration] | None:
    """The configuration file of the folder or the nearest above it; None if there is none.

    What lies in a folder like ``/tmp`` above it may be anybody's: it is passed over.
    """
    for place in (folder, *folder.parents):
        path = place / CONFIGURATION
        if path.is_file() and (place == folder or not _is_everybodys(place)):
            return path, read_configuration(path)
    return None


def _is_everybodys(folder: Path) -> bool:
    """Whether anyone may put a file there that only they can take away, as in ``/tmp``."""
    mode = folder.stat().st_mode
    return bool(mode & stat.S_ISVTX and mode & stat.S_IWOTH)


def read_configuration(path: Path) -> Configuration:
    """Read a configuration file; raises EngineStartError naming file and field."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, OSError, UnicodeDecodeError) as error:
        raise EngineStartError(f"{path}: {error}") from None
    try:
        return msgspec.convert(data, Configuration)
    except msgspec.ValidationError as error:
        told = _unknown_key(data) or explain(error, data, top="the file")
        raise EngineStartError(f"{path}: {told}") from None


def _unknown_key(data: dict[str, Any]) -> str:
    """The first key of the file that means nothing, with those that do; empty if all have a meaning."""
    places: list[tuple[str, Any, type[Struct]]] = [("", data, Configuration)]
    kinds: tuple[tuple[str, type[Struct]], ...] = (("engines", Named), ("editions", NamedEdition))
    for part, kind in kinds:
        tables = data.get(part)
        for name, table in tables.items() if isinstance(tables, dict) else ():
            places.append((f"{part}.{name}.", table, kind))
    for place, table, kind in places:
        for key in table if isinstance(table, dict) else ():
            if key not in kind.__struct_fields__:
                return f"there is no {place}{key}; keys are {', '.join(kind.__struct_fields__)}"
    return ""
