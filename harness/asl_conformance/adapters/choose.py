"""The engine that a name means: the reference, a wrong one, a Python object, a configured one, a command."""

from __future__ import annotations

import importlib
import os
import re
import stat
import sys
import tomllib
from difflib import get_close_matches
from pathlib import Path
from shutil import which
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from asl_conformance.adapters.base import Engine, EngineStartError
from asl_conformance.adapters.check import explain
from asl_conformance.adapters.limits import MEMORY, REFERENCE, TIMEOUT

PYTHON = "python:"
"""Prefix of a Python object: ``python:package.module:object``."""
WRONG = "wrong:"
"""Prefix of a wrong engine: ``wrong:forgets-sangar``."""
CONFIGURATION = "asl-conformance.toml"
"""The file that names engines, in the working directory or a folder above it."""


_BARE_WORD = re.compile(r"[\w.-]+")


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


class Choice(Struct, frozen=True):
    """An engine that may be opened, and how it is to be asked."""

    command: str | tuple[str, ...]
    directory: Path | None = None
    environment: dict[str, str] = {}
    timeout: float = TIMEOUT
    edition: str = ""
    memory: int = MEMORY
    readings: dict[str, str] = {}
    """Contested readings that its user declares."""
    max_restarts: int = 0
    """Restarts that a run survives; 0 means the default."""


def choose(
    name: str, timeout: float | None = None, folder: Path | None = None, memory: int | None = None
) -> Choice:
    """The engine that ``name`` means; a given ``timeout`` or ``memory`` overrides the configuration.

    Raises EngineStartError if the configuration cannot be read, or ``name`` is neither in it nor a command.
    """
    if name.startswith(WRONG):
        return _wrong(name.removeprefix(WRONG), timeout or TIMEOUT, memory or MEMORY)
    try:
        found = configuration(folder or Path.cwd())
    except EngineStartError:
        if name != REFERENCE:
            raise
        found = None  # the reference needs no configuration, so a bad file does not matter
    if found is not None and name in found[1].engines:
        path, engine = found[0], found[1].engines[name]
        return Choice(
            engine.command,
            path.parent / engine.directory,
            engine.environment,
            timeout or engine.timeout or TIMEOUT,
            engine.edition,
            memory or engine.memory or MEMORY,
            engine.readings,
        )
    if found is not None and name != REFERENCE and _BARE_WORD.fullmatch(name) and which(name) is None:
        known = ", ".join(found[1].engines) or "none"
        raise EngineStartError(f"{name!r} is no command and no engine of {found[0]}; it names {known}")
    return Choice(name, timeout=timeout or TIMEOUT, memory=memory or MEMORY)


def _wrong(name: str, timeout: float, memory: int) -> Choice:
    """A wrong engine, in a process of its own, because the reference in this one has to stay right."""
    from asl_conformance.adapters.reference import source, wrong_engines

    known = [one.name for one in wrong_engines()]
    if name not in known:
        near = get_close_matches(name, known, cutoff=0.5)
        hint = f"; perhaps {' or '.join(near)}" if near else ""
        raise EngineStartError(
            f"there is no wrong engine {name!r}{hint}; asl-conformance wrong lists all {len(known)}"
        )
    paths = (str(source().parent), os.environ.get("PYTHONPATH", ""))
    environment = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = (sys.executable, "-m", "asl_reference.wrong", name)
    return Choice(command, environment=environment, timeout=timeout, memory=memory)


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
        told = _unknown_key(data) or explain(error, data, top="the file")
        raise EngineStartError(f"{path}: {told}") from None


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


def open_jobs(choice: Choice, jobs: int) -> Engine:
    """``jobs`` processes of the engine as one; raises EngineStartError if it has no process of its own."""
    if jobs == 1:
        return open_choice(choice)
    from asl_conformance.adapters.pool import PoolEngine
    from asl_conformance.adapters.subprocess import SubprocessEngine

    engines = [open_choice(choice) for _ in range(jobs)]
    if not isinstance(engines[0], SubprocessEngine):
        raise EngineStartError(f"{choice.command} runs in this process; --jobs is for engines with their own")
    return PoolEngine(engines)


def open_choice(choice: Choice) -> Engine:
    """The engine, not started yet; raises EngineStartError if the object or command does not exist."""
    if choice.command == REFERENCE:
        from asl_conformance.adapters.reference import reference_engine

        return reference_engine(choice.timeout)
    if isinstance(choice.command, str) and choice.command.startswith(PYTHON):
        from asl_conformance.adapters.inprocess import InProcessEngine

        return InProcessEngine(load_object(choice.command, choice.directory), choice.timeout)
    from asl_conformance.adapters.command import surroundings
    from asl_conformance.adapters.subprocess import SubprocessEngine

    environment = surroundings(choice.environment) if choice.environment else None
    return SubprocessEngine(
        choice.command,
        timeout=choice.timeout,
        memory=choice.memory,
        **({"max_restarts": choice.max_restarts} if choice.max_restarts else {}),
        directory=choice.directory,
        environment=environment,
    )


def load_object(text: str, folder: Path | None = None) -> Any:
    """The Python object of ``python:package.module:object``; a class is called without arguments.

    Modules are looked for in ``folder`` (the working directory) as well. Raises EngineStartError.
    """
    module_name, _, attribute = text.removeprefix(PYTHON).partition(":")
    if not module_name or not attribute:
        raise EngineStartError(f"{text!r} is no Python engine; write python:package.module:object")
    sys.path.insert(0, str(folder or Path.cwd()))
    try:
        found: Any = importlib.import_module(module_name)
        for part in attribute.split("."):
            found = getattr(found, part)
        engine = found() if isinstance(found, type) else found
    except Exception as error:
        raise EngineStartError(f"{text}: {type(error).__name__}: {error}") from error
    finally:
        sys.path.pop(0)
    for method in ("initialize", "evaluate"):
        if not callable(getattr(engine, method, None)):
            raise EngineStartError(f"{text}: it has no method {method}(params)")
    return engine


def open_engine(name: str, timeout: float | None = None) -> Engine:
    """The engine that ``name`` means, not started yet; raises EngineStartError."""
    return open_choice(choose(name, timeout))
