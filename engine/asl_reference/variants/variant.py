"""A variant: the choice of a reading that it follows, and what it replaces in the reference."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asl_reference.wrong.swapping import PACKAGE, Wrong


@dataclass(frozen=True)
class Variant:
    """The reference with another choice of one contested reading."""

    reading: str
    choice: str
    usual: str
    """The choice of the reference."""
    replaces: Mapping[str, Wrong]
    """Dotted name within the reference, such as ``rules.los.walls.is_own``, and its replacement."""


def part(dotted: str) -> Any:
    """A function or table of the reference by its dotted name, as it is now."""
    module, _, name = dotted.rpartition(".")
    return getattr(importlib.import_module(f"{PACKAGE}.{module}"), name)
