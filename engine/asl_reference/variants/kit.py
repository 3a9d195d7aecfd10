"""All variants, by the choice that they follow."""

from __future__ import annotations

from asl_reference.base.readings import READINGS
from asl_reference.variants import b9, firing, los, moving, others, places
from asl_reference.variants.variant import Variant

ROOMS = (b9, others, los, firing, moving, places)
KIT: dict[str, Variant] = {f"{one.reading}={one.choice}": one for room in ROOMS for one in room.KIT}


def followable() -> dict[str, tuple[str, ...]]:
    """By reading with a switch or variants: the choice of the reference, then the others."""
    found = dict(READINGS)
    for one in KIT.values():
        found[one.reading] = (*found.get(one.reading, (one.usual,)), one.choice)
    return found
