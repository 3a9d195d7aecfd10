"""Whether a position is one that fuzzing may ask about: all in it may be where it is."""

from __future__ import annotations

from typing import Any

from asl_conformance.fuzz.boards.crowding import CrowdedDraft
from asl_conformance.fuzz.boards.placement import Draft, grown, moment_of

Json = dict[str, Any]


def sound(position: Json) -> bool:
    """Whether the position is one that a draft could have grown to, of the plain kind or the crowded."""
    moment = moment_of(position)
    carried = any(unit.get("aboard") for unit in position.get("units", {}).values())
    plain = not carried and grown(position, Draft(**moment))
    return plain or grown(position, CrowdedDraft(**moment))
