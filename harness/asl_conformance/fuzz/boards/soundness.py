"""Whether a position is valid for fuzzing: every piece may be where it is."""

from __future__ import annotations

from typing import Any

from asl_conformance.fuzz.boards.crowding import CrowdedDraft
from asl_conformance.fuzz.boards.placement import MARSHES, WATERS, Draft, grown, moment_of

Json = dict[str, Any]


def sound(position: Json) -> bool:
    """Whether a plain or crowded draft can grow to the position."""
    moment = moment_of(position)
    carried = any(unit.get("aboard") for unit in position.get("units", {}).values())
    plain = not carried and grown(position, Draft(**moment))
    return plain or grown(position, CrowdedDraft(**moment))


def possible(position: Json) -> bool:
    """Whether a mapboard can have this ground: levels, bridges, bases. Shrinking leaves no other."""
    hexes = position.get("hexes", {})
    grounds = all(_whole(ground) and _bridged(ground) for ground in hexes.values())
    return grounds and all(_based(name, side, hexes) for name, side in position.get("hexsides", {}).items())


def _whole(ground: Json) -> bool:
    """There is no hill of half a level."""
    return float(ground.get("level", 0)).is_integer()


def _bridged(ground: Json) -> bool:
    """A bridge carries a road over a Depression, marsh or water."""
    under = ground.get("depression") or ground.get("terrain") in MARSHES | WATERS
    return not ground.get("bridge") or bool(ground.get("road") and under)


def _based(name: str, side: Json, hexes: Json) -> bool:
    """A hexside stands on the level of one of its hexes, or on the bottom of a Depression (9.35, 9.6)."""
    if "base" not in side:
        return True
    near = [hexes.get(one, {}) for one in name.split("-")]
    tops = {ground.get("level", 0) for ground in near}
    bottoms = {ground.get("level", 0) - 1 for ground in near if ground.get("depression")}
    return side["base"] in tops | bottoms
