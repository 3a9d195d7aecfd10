"""The doors through which engines are asked. Every engine, the reference too, comes in by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asl_conformance.adapters.base import Engine

REFERENCE = "reference"
"""The word that stands for the reference engine where an engine is due."""
TIMEOUT = 10.0
"""Seconds an engine has for one case, unless told otherwise."""
MEMORY = 4096
"""MiB that an engine process and all it started may hold, unless told otherwise."""
MAX_RESTARTS = 100
"""Restarts of one process in one run; an engine that ends more often is asked no further."""


def open_engine(name: str, timeout: float | None = None) -> Engine:
    """The engine that ``name`` means, not started yet; raises EngineStartError."""
    from asl_conformance.adapters.choose import choose, open_choice

    return open_choice(choose(name, timeout))
