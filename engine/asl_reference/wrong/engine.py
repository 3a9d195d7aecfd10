"""A wrong engine: its name, the clause it has wrong, and what it breaks in the reference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from asl_reference.wrong.swapping import Wrong


@dataclass(frozen=True)
class WrongEngine:
    """The reference with one rule of it wrong, as engines get rules wrong."""

    name: str
    clause: str
    """The clause that it breaks; a case of this clause fails."""
    does: str
    """What it does wrong, as a predicate."""
    breaks: Mapping[str, Wrong]
    """Dotted name within the reference, such as ``rules.los.walls.is_own``, and its replacement."""
