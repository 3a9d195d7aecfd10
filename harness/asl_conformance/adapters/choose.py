"""The engine that a name means: the reference, a wrong one, a Python object, a configured one, a command."""

from __future__ import annotations

import importlib
import os
import re
import sys
from difflib import get_close_matches
from pathlib import Path
from shutil import which
from typing import Any

from msgspec import Struct

from asl_conformance.adapters.base import Engine, EngineStartError
from asl_conformance.adapters.command import surroundings
from asl_conformance.adapters.configuration import configuration
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.limits import MEMORY, REFERENCE, TIMEOUT, WRONG
from asl_conformance.adapters.pool import PoolEngine

PYTHON = "python:"
"""Prefix of a Python object: ``python:package.module:object``."""
READING = "reading:"
"""Prefix of the reference by another choice of a reading: ``reading:B16.31-dc=halved``."""
ANY_READING = f"{READING}any"
"""The reference by whichever choices a request asks for, also where its rules have no switch."""


_BARE_WORD = re.compile(r"[\w.-]+")


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
    profile: str = "whole"
    """How much of the suite ``run`` asks it by default."""


def choose(
    name: str, timeout: float | None = None, folder: Path | None = None, memory: int | None = None
) -> Choice:
    """The engine that ``name`` means; a given ``timeout`` or ``memory`` overrides the configuration.

    Raises EngineStartError if the configuration cannot be read, or ``name`` is neither in it nor a command.
    """
    if name.startswith(WRONG):
        return _wrong(name.removeprefix(WRONG), timeout or TIMEOUT, memory or MEMORY)
    if name.startswith(READING):
        return _by_reading(name.removeprefix(READING), timeout or TIMEOUT, memory or MEMORY)
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
            profile=engine.profile,
        )
    if found is not None and name != REFERENCE and _BARE_WORD.fullmatch(name) and which(name) is None:
        known = ", ".join(found[1].engines) or "none"
        raise EngineStartError(f"{name!r} is no command and no engine of {found[0]}; it names {known}")
    return Choice(name, timeout=timeout or TIMEOUT, memory=memory or MEMORY)


def _wrong(name: str, timeout: float, memory: int) -> Choice:
    """A wrong engine, in a process of its own, because the reference in this one has to stay right."""
    from asl_conformance.adapters.reference.wrong import know_nothing_engines, wrong_engines

    known = [one.name for one in (*wrong_engines(), *know_nothing_engines())]
    if name not in known:
        hint = _nearest(name, known)
        raise EngineStartError(
            f"there is no wrong engine {name!r}{hint}; asl-conformance wrong lists all {len(known)}"
        )
    return _altered(("asl_reference.wrong", name), timeout, memory)


def _by_reading(name: str, timeout: float, memory: int) -> Choice:
    """The reference by that choice of a reading, in a process of its own."""
    from asl_conformance.adapters.reference.readings import followed_choices

    known = followed_choices()
    if name == ANY_READING.removeprefix(READING):
        return _altered(("asl_reference.variants",), timeout, memory)
    if name not in known:
        hint = _nearest(name, known)
        raise EngineStartError(
            f"the reference follows no reading {name!r}{hint}; write {READING}ID=choice, "
            "asl-conformance readings list names them"
        )
    return _altered(("asl_reference.variants", name), timeout, memory)


def _nearest(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, cutoff=0.5)
    return f"; perhaps {' or '.join(near)}" if near else ""


def _altered(module: tuple[str, ...], timeout: float, memory: int) -> Choice:
    """A module of the reference's package that serves as an engine."""
    from asl_conformance.adapters.reference.parts import source

    paths = (str(source().parent), os.environ.get("PYTHONPATH", ""))
    environment = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return Choice((sys.executable, "-m", *module), environment=environment, timeout=timeout, memory=memory)


def open_jobs(choice: Choice, jobs: int) -> Engine:
    """``jobs`` processes of the engine as one; raises EngineStartError if it has no process of its own."""
    if jobs == 1:
        return open_choice(choice)
    engines = [open_choice(choice) for _ in range(jobs)]
    if isinstance(engines[0], InProcessEngine):
        raise EngineStartError(f"{choice.command} runs in this process; --jobs is for engines with their own")
    return PoolEngine(engines)


def open_choice(choice: Choice) -> Engine:
    """The engine, not started yet; raises EngineStartError if the object or command does not exist."""
    if choice.command == REFERENCE:
        from asl_conformance.adapters.reference.engine import reference_engine

        return reference_engine(choice.timeout)
    if isinstance(choice.command, str) and choice.command.startswith(PYTHON):
        return InProcessEngine(load_object(choice.command, choice.directory), choice.timeout)
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
