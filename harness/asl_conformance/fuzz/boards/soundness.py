"""Whether a position is valid for fuzzing: every piece may be where it is."""

from __future__ import annotations

from typing import Any

from asl_conformance.fuzz.boards.crowding import CrowdedDraft
from asl_conformance.fuzz.boards.placement import Draft, grown, moment_of

Json = dict[str, Any]


def sound(position: Json) -> bool:
    """Whether a plain or crowded draft can grow to the position."""
    moment = moment_of(position)
    carried = any(unit.get("aboard") for unit in position.get("units", {}).values())
    plain = not carried and grown(position, Draft(**moment))
    return plain or grown(position, CrowdedDraft(**moment))
