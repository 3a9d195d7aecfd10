"""The contents of a board: fields of a hex, hexside, counter or unit that go together."""

from __future__ import annotations

from typing import Any

from asl_conformance.fuzz.boards.lattice import hexside
from asl_conformance.fuzz.boards.placement import BUILDINGS, MEN, Draft

Json = dict[str, Any]

SIDES = ("German", "Russian")
COVERS = ("foxhole", "trench", "at_ditch", "sangar", "wire")
"""Covers in the order of preference: a unit goes beneath the first that its Location has with room."""


def ground(
    terrain: str,
    level: float,
    depression: str,
    road: str,
    smoke: str,
    free: list[int],
    floors: int,
    more: int,
) -> Json:
    """The fields that go together: a Depression is open ground, a road leads over open ground.

    ``more`` stands for what few hexes have: 7 a bridge, 6 shellholes, 5 a runway.
    """
    built = terrain in BUILDINGS
    if depression or road:
        terrain = "open_ground"
    if depression:
        road = ""
    fields: Json = {
        "terrain": terrain,
        "level": level,
        "depression": depression,
        "road": road,
        "smoke": smoke,
    }
    if terrain in BUILDINGS or terrain == "woods":
        fields["free"] = free
    if built and terrain in BUILDINGS and floors:
        fields |= {"floors": floors, "height": floors + 0.5}
    fields |= _extra(fields, more)
    return {key: value for key, value in fields.items() if value and value != "open_ground"}


def _extra(fields: Json, more: int) -> Json:
    open_ground = fields["terrain"] == "open_ground"
    if more == 7 and (fields["depression"] or fields["terrain"] == "marsh"):
        return {"bridge": True, "road": "unpaved"}
    if more == 6 and open_ground:
        return {"overlays": ["shellholes"]}
    if more == 5 and open_ground and not (fields["depression"] or fields["road"] or fields["level"]):
        return {"overlays": ["runway"]}
    return {}


def hexside_of(kind: str, more: int) -> Json:
    """A hexside; ``more`` is what few have: 9 a gap, 8 a road in a gap, 7 or 4 Hillside, 6 a Breach."""
    side: Json = {"terrain": kind}
    if kind == "cliff":
        return side
    if more >= 8:
        side["gap"] = True
    if more == 8:
        side["road"] = True
    if more in (4, 7):
        side["hillside"] = True
    if more == 6 and kind == "bocage":
        side["breached"] = True
    return side


def possess(draft: Draft, key: str) -> None:
    """Let the first unit that can possess the weapon have it."""
    here = draft.men.get(draft.counters[key]["hex"], ())
    any(draft.arm(key, who) for who, _ in here)


def counter(kind: str, name: str, side: str, size: int, *, taken: bool) -> Json:
    """The fields of a counter that go together; ``taken``: an enemy Controls the trench or sangar."""
    fields: Json = {"type": kind, "hex": name, "side": side}
    if kind == "foxhole":
        fields["size"] = size
    if kind in ("minefield", "at_minefield"):
        fields["strength"] = 6
    if taken and kind in ("trench", "sangar"):
        fields["control"] = SIDES[side == SIDES[0]]
    return fields


PLACES: dict[int, Json] = {
    2: {"mf_spent": 1},
    3: {"mf_spent": 2},
    4: {"at": "bypass"},
    5: {"at": "bridge"},
    6: {"at": "crest"},
    7: {"floor": 1},
}
"""By number, places in which few units are, and MF that few have spent."""


def unit(side: str, kind: str, name: str, status: str, *, beneath: bool, place: int, faces: str) -> Json:
    """The fields of a unit that go together; a vehicle has weapons and faces a neighbour.

    ``place`` is a number of ``PLACES`` or below; the unit keeps of it what its hex and the moment allow.
    """
    fields: Json = {"side": side, "type": kind, "hex": name}
    if status:
        fields["status"] = [status]
    if beneath:
        fields["beneath"] = list(COVERS)
    if place in PLACES and (kind in MEN or place in (4, 5)):
        fields |= PLACES[place]
    if fields.get("at") == "crest":
        fields["crest"] = hexside(name, faces)
    if fields.get("at") == "bypass":
        fields["bypass"] = [hexside(name, faces)]
    if kind == "leader":
        fields["leadership"] = -1
    if kind not in MEN:
        fields["vca"] = faces
        if kind not in ("truck", "wagon"):
            fields["weapons"] = ["ma"] if kind in ("tank", "assault_gun", "armored_car") else ["aamg"]
    return fields
