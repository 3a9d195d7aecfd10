"""The doors through which engines are asked. Every engine, the reference too, comes in by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asl_conformance.adapters.base import Engine

REFERENCE = "reference"
"""The word that stands for the reference engine where a command line is due."""
TIMEOUT = 10.0
"""Seconds an engine has for one case, unless told otherwise."""


def open_engine(command: str, timeout: float = TIMEOUT) -> Engine:
    """The engine that ``command`` names: ``reference`` or a command line. It is not started yet.

    Raises EngineStartError if the command line cannot be split.
    """
    if command == REFERENCE:
        from asl_conformance.adapters.reference import reference_engine

        return reference_engine()
    from asl_conformance.adapters.subprocess import SubprocessEngine

    return SubprocessEngine(command, timeout=timeout)
