"""A variant: the choice of a reading that it follows, and what it replaces in the reference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from asl_reference.wrong.swapping import Wrong


@dataclass(frozen=True)
class Variant:
    """The reference with another choice of one contested reading."""

    reading: str
    choice: str
    usual: str
    """The choice of the reference."""
    replaces: Mapping[str, Wrong]
    """Dotted name within the reference, such as ``rules.los.walls.is_own``, and its replacement."""
