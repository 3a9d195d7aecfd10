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
from asl_conformance.adapters.limits import PROFILES, Profile

CONFIGURATION = "asl-conformance.toml"
"""The file that names engines, in the working directory or a folder above it."""


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """An engine of the configuration file, ``[engines.NAME]``."""

    command: str | tuple[str, ...]
    """A command line, or its words; or ``python:package.module:object``."""
    directory: str = "."
    """Where it runs, relative to the folder of the configuration file."""
    environment: dict[str, str] = {}
    """Variables added to the harness's own."""
    timeout: Annotated[float, Meta(gt=0)] | None = None
    """Seconds it has for one case."""
    memory: Annotated[int, Meta(gt=0)] | None = None
    """Memory limit in MiB for it and all it started."""
    edition: str = ""
    """The default edition it is asked about."""
    readings: dict[str, str] = {}
    """Contested readings that it follows, each with its choice."""
    profile: Profile = "whole"
    """How much of the suite ``run`` asks it by default."""


class NamedEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition of the configuration file, ``[editions.NAME]``: a base, errata switched, and readings."""

    base: str = "current"
    """The edition it begins with."""
    errata: tuple[str, ...] = ()
    """Errata added to it."""
    without: tuple[str, ...] = ()
    """Errata removed from it."""
    readings: dict[str, str] = {}
    """Contested readings by which it is played, each with its choice."""


class Configuration(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of ``asl-conformance.toml``."""

    engines: dict[str, Named] = {}
    suites: dict[str, str] = {}
    """Folders of the user's suites, relative to the file, by the names that ``--suite`` takes."""
    editions: dict[str, NamedEdition] = {}
    """The user's editions by name."""


def configuration(folder: Path) -> tuple[Path, Configuration] | None:
    """The configuration file of the folder or the nearest above it; None if there is none.

    A file in a folder above like ``/tmp``, where anybody may write, is ignored.
    """
    for place in (folder, *folder.parents):
        path = place / CONFIGURATION
        if path.is_file() and (place == folder or not _is_everybodys(place)):
            return path, read_configuration(path)
    return None


def _is_everybodys(folder: Path) -> bool:
    """Whether anyone may put a file there that only they can remove, as in ``/tmp``."""
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
        problem = _unknown_key(data) or _unknown_profile(data) or explain(error, data, top="the file")
        raise EngineStartError(f"{path}: {problem}") from None


def _unknown_key(data: dict[str, Any]) -> str:
    """A message for the first unknown key of the file, with the known keys; empty if all are known."""
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


def _unknown_profile(data: dict[str, Any]) -> str:
    """A message for the first profile that there is not, with those there are; empty if all are known."""
    tables = data.get("engines")
    for name, table in tables.items() if isinstance(tables, dict) else ():
        given = table.get("profile", PROFILES[0]) if isinstance(table, dict) else PROFILES[0]
        if given not in PROFILES:
            return (
                f"engines.{name}.profile: there is no profile {given!r}; profiles are {', '.join(PROFILES)}"
            )
    return ""
