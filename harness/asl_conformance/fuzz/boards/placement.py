"""The places that pieces may have: a draft of a position that is valid after every addition.

If a piece may not be in its place, the draft removes the cause (a missing cover, a Wall Advan
counter that it may not have) or omits the piece. So a generator need not filter anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_conformance.fuzz.boards.lattice import hexside, neighbours, vertices
from asl_conformance.protocol.vocabulary import FORTIFICATIONS, GUNS, SUPPORT_WEAPONS

Json = dict[str, Any]
NONE: Mapping[str, Any] = {}

PARTS = ("hexes", "hexsides", "counters", "units", "sides")
MARSHES = frozenset({"marsh", "mudflat"})
WATERS = frozenset({"water", "river", "canal"})
BUILDINGS = frozenset({"wooden_building", "stone_building"})
RUBBLE = frozenset({"wooden_rubble", "stone_rubble"})
SNOW = frozenset({"snow", "ground_snow", "deep_snow", "sub_zero", "extreme_winter"})
"""Weather in which marsh is Open Ground (B16.8)."""
NO_ENTRENCHMENT = MARSHES | WATERS | BUILDINGS | RUBBLE | {"crag"}
"""Terrain that takes neither foxhole nor trench (B27.1)."""
NO_WIRE = MARSHES | WATERS | BUILDINGS | RUBBLE
"""Terrain that takes no Wire (B26.1)."""
TRENCHES = frozenset({"trench", "at_ditch"})
ENTRENCHMENTS = TRENCHES | {"foxhole"}
MEN = frozenset({"squad", "half_squad", "crew", "leader", "hero", "dummy"})
ARMED_MEN = frozenset({"squad", "half_squad", "crew", "hero"})
SERVING_WA = frozenset({"wall", "hedge", "bocage", "cactus_hedge"})
SHELTERING_VEHICLES = frozenset(
    "woods forest pine_woods crag graveyard wooden_building stone_building wooden_rubble stone_rubble".split()
)
"""In-hex TEM that closes wall advantage to vehicles (B9.32)."""
WA_BARRED_BY = frozenset({"hidden", "column", "convoy", "prisoner", "abandoned", "broken", "unarmed"})
"""Units with these statuses get no Wall Advan counter on these boards."""
BYPASSED = BUILDINGS | {"woods"}
"""Terrain that can be bypassed along a hexside free of it (A4.3)."""
SPENDING: Mapping[str, tuple[str, str]] = {"MPh": ("moved", "broken"), "RtPh": ("routed", "")}
"""Phases in which units spend MF: the deed, and the status that bars it."""
MIXING = frozenset({"", "APh", "CCPh"})
"""Phases in which enemies may share a Location without further conditions; empty: no phase is named."""
SQUADS: Mapping[str, float] = {"squad": 1, "half_squad": 0.5, "crew": 0.5}
LIMIT = (3, 4)
"""Squads and SMC of a side in a Location (A5.1)."""
ROOM: Mapping[str, int] = {"trench": 3, "at_ditch": 3, "sangar": 1}
"""Squads beneath it (B27.51, F8.3); a foxhole holds its size. Four SMC in addition (B27.12)."""
APART = frozenset({"bridge", "pillbox", "rooftop", "cave", "sewer", "climbing"})
"""Places of a hex that are Locations of their own."""


class Draft:
    """A position that grows: hexes and the moment first, then hexsides, counters, units."""

    def __init__(self, **moment: Any) -> None:
        self.position: Json = {key: value for key, value in moment.items() if value}
        self.hexes: dict[str, Json] = {}
        self.hexsides: dict[str, Json] = {}
        self.counters: dict[str, Json] = {}
        self.units: dict[str, Json] = {}
        self.at: dict[str, list[tuple[str, Json]]] = {}
        """Counters of each hex, with their ids."""
        self.men: dict[str, list[tuple[str, Json]]] = {}
        """Units of each hex, with their ids."""

    def done(self) -> Json:
        """The position so far, without empty parts."""
        parts = {
            "hexes": self.hexes,
            "hexsides": self.hexsides,
            "units": self.units,
            "counters": self.counters,
        }
        return self.position | {name: part for name, part in parts.items() if part}

    def hex(self, name: str) -> Mapping[str, Any]:
        """The hex; Open Ground at level 0 if it was not added."""
        return self.hexes.get(name, NONE)

    def level(self, name: str) -> float:
        """Base Level of the hex; in a Depression that of its Crest."""
        level: float = self.hex(name).get("level", 0)
        return level

    def _treated(self, name: str) -> str:
        """The terrain that the hex counts as, except for flooded marsh (B16.8)."""
        terrain: str = self.hex(name).get("terrain", "open_ground")
        opened = terrain in MARSHES and self.position.get("weather") in SNOW
        return "open_ground" if opened else terrain

    def _depth(self, ground: Mapping[str, Any]) -> str:
        return ground.get("water") or self.position.get("water") or "dry"

    def _stacked(self, name: str, at: str, floor: int, side: str, more: Mapping[str, Any]) -> bool:
        """Whether the side would exceed the stacking limit with one more unit there (A5.1)."""
        there = [u for _, u in self.men.get(name, ()) if u["side"] == side and _where(u) == _spot(at, floor)]
        return _too_many((*there, more), LIMIT[0])

    # --- hexsides -------------------------------------------------------------------------------

    def add_hexside(self, name: str, side: Json) -> None:
        """Put the terrain on the hexside; ``hillside`` is a wish to stand on the higher Base Level (B9.6)."""
        if "hillside" in side:
            side = {key: value for key, value in side.items() if key != "hillside"}
            levels = [self._bottom(one) for one in name.split("-")]
            if levels[0] != levels[1] and side["terrain"] in SERVING_WA:
                side["base"] = max(levels)
        self.hexsides[name] = side

    def _bottom(self, name: str) -> float:
        """Base Level of the hex; in a Depression that of its bottom."""
        return self.level(name) - bool(self.hex(name).get("depression"))

    # --- counters -------------------------------------------------------------------------------

    def add_counter(self, key: str, counter: Json) -> bool:
        """Add the counter if it may be there; a foxhole without a size gets one."""
        kind, name = counter["type"], counter["hex"]
        if kind in FORTIFICATIONS and not self._takes(kind, name):
            return False
        if kind == "foxhole":
            counter.setdefault("size", 1)
        self.counters[key] = counter
        self.at.setdefault(name, []).append((key, counter))
        return True

    def _takes(self, kind: str, name: str) -> bool:
        """Whether the hex takes the Fortification on the ground: terrain, others there, SSR."""
        ground, there = self.hex(name), {c["type"] for _, c in self.at.get(name, ())}
        terrain = self._treated(name)
        if kind == "wire":
            return "wire" not in there and terrain not in NO_WIRE and not self._flooded(ground)
        if kind not in ENTRENCHMENTS | {"sangar"}:
            return terrain not in MARSHES
        if kind == "at_ditch" and "at_ditch" not in self.position.get("ssr", ()):
            return False
        if kind == "sangar" and kind in there:
            return False
        if there & ENTRENCHMENTS and kind in ENTRENCHMENTS:
            return False
        return self._diggable(ground, terrain)

    def _diggable(self, ground: Mapping[str, Any], terrain: str) -> bool:
        """Whether an entrenchment may be in the hex (B27.1)."""
        if terrain in NO_ENTRENCHMENT or ground.get("bridge") or "runway" in ground.get("overlays", ()):
            return False
        depression = ground.get("depression", "")
        if ground.get("road") in ("paved", "elevated") or depression in ("sunken_road", "canal"):
            return False
        return depression != "stream" or self._depth(ground) == "dry"

    def _flooded(self, ground: Mapping[str, Any]) -> bool:
        depression = ground.get("depression", "")
        return depression == "canal" or (depression == "stream" and self._depth(ground) == "flooded")

    # --- units ----------------------------------------------------------------------------------

    def add_unit(self, key: str, unit: Json) -> bool:
        """Add the unit if it may be there, without fields that it may not have."""
        name, side = unit["hex"], unit["side"]
        self._keep_place(unit)
        at, floor = unit.get("at", ""), unit.get("floor", 0)
        if not self._stands(unit) or self._stacked(name, at, floor, side, unit):
            return False
        if self.position.get("phase", "") not in MIXING and self._enemy_there(unit):
            return False
        unit["beneath"] = self._sheltered(unit)
        status = [w for w in unit.get("status", ()) if w == "wall_advantage" or self._fits(w, unit)]
        unit["status"] = [w for w in status if w != "wall_advantage" or self._has_advantage(unit, status)]
        for field in ("beneath", "status"):
            if not unit[field]:
                del unit[field]
        self._keep_deeds(unit)
        self.units[key] = unit
        self.men.setdefault(name, []).append((key, unit))
        self._lose_advantage(unit)
        return True

    def _sheltered(self, unit: Json) -> list[str]:
        """The first of the wanted covers that has room for the unit."""
        return [cover for cover in unit.get("beneath", ()) if self._covers(cover, unit)][:1]

    def _fits(self, status: str, unit: Mapping[str, Any]) -> bool:
        """Whether such a unit can have the status at all."""
        return fits(status, unit)

    def _keep_place(self, unit: Json) -> None:
        """Remove the unit's place if the hex does not have it: Crest, bridge, Bypass, upper level."""
        ground, at = self.hex(unit["hex"]), unit.get("at", "")
        man, mounted = unit["type"] in MEN, bool(unit.get("mount"))
        along = self._free_along(unit, ground) if at == "bypass" else []
        has = {
            "": True,
            "bridge": bool(ground.get("bridge")),
            "crest": bool(ground.get("depression")) and man and not mounted and bool(unit.get("crest")),
            "bypass": bool(along),
        }
        if not has.get(at, False):
            for field in ("at", "crest", "bypass"):
                unit.pop(field, None)
        if unit.get("floor") and (unit.get("at") or unit["floor"] > ground.get("floors", 0)):
            del unit["floor"]
        if along and (unit.get("bypass") or [""])[0] not in along:
            unit["bypass"] = along[:1]
        if along and not man:
            straddled = set(unit["bypass"][0].split("-"))
            ends = [v for v in vertices(unit["hex"]) if straddled <= set(v.split("-"))]
            if unit.get("vca") not in ends and ends:
                unit["vca"] = ends[0]

    def _free_along(self, unit: Mapping[str, Any], ground: Mapping[str, Any]) -> list[str]:
        """The hexsides along which the unit may be in Bypass: free ones; for Infantry in its MPh alone, none
        past Wire (26.44).
        """
        if ground.get("terrain") not in BYPASSED or ground.get("depression"):
            return []
        moving = self.position.get("phase") == "MPh" and self.position.get("turn_of") == unit["side"]
        if unit["type"] in MEN and not moving:
            return []
        wired = {c["hex"] for c in self.counters.values() if c["type"] == "wire" and unit["type"] in MEN}
        free = ground.get("free", ())
        return [hexside(unit["hex"], near) for near in free if wired.isdisjoint((unit["hex"], near))]

    def _keep_deeds(self, unit: Json) -> None:
        """Remove MF spent by a unit that spends none now: in another phase or turn, or broken in the MPh."""
        if not unit.get("mf_spent"):
            return
        deed, barred = SPENDING.get(self.position.get("phase", ""), ("", ""))
        mine = self.position.get("turn_of") == unit["side"] or deed == "routed"
        fit = "broken" in unit.get("status", ()) if deed == "routed" else barred not in unit.get("status", ())
        if deed and mine and fit and unit["type"] in MEN:
            unit["done"] = [deed]
        else:
            unit.pop("mf_spent")
            unit.pop("done", None)

    def arm(self, key: str, unit_key: str) -> bool:
        """Let the unit possess a weapon of its side that lies in its Location, if it can carry one."""
        counter, unit = self.counters[key], self.units[unit_key]
        if counter["type"] not in SUPPORT_WEAPONS | GUNS or unit["type"] not in ARMED_MEN | {"leader"}:
            return False
        if counter["side"] != unit["side"] or counter["hex"] != unit["hex"] or _where(unit) != ("", 0):
            return False
        if counter["type"] in GUNS and (unit.get("beneath") or unit["type"] not in ARMED_MEN):
            return False
        counter["possessed_by"] = unit_key
        return True

    def _stands(self, unit: Mapping[str, Any]) -> bool:
        """Whether terrain allows such a unit there."""
        ground = self.hex(unit["hex"])
        if unit.get("at") in ("bridge", "crest"):
            return True
        terrain = self._treated(unit["hex"])
        if terrain in WATERS or self._flooded(ground):
            return False
        return unit["type"] in MEN or terrain not in MARSHES

    def _enemy_there(self, unit: Mapping[str, Any]) -> bool:
        where = _where(unit)
        return any(u["side"] != unit["side"] and _where(u) == where for _, u in self.men.get(unit["hex"], ()))

    def _covers(self, cover: str, unit: Mapping[str, Any]) -> bool:
        """Whether the unit may be beneath such a counter of its Location, and finds room there."""
        name = unit["hex"]
        found = next((c for _, c in self.at.get(name, ()) if c["type"] == cover), None)
        if found is None or unit.get("at", "") in APART or unit.get("floor", 0) or unit.get("mount"):
            return False
        if unit["type"] not in MEN and not (cover in TRENCHES and self.position.get("phase") == "setup"):
            return False
        if unit.get("at") == "crest" or cover == "wire":
            return unit.get("at") != "crest"
        inside = [
            u
            for _, u in self.men.get(name, ())
            if u["side"] == unit["side"] and cover in u.get("beneath", ())
        ]
        return not _too_many((*inside, unit), found.get("size") or ROOM[cover])

    def _has_advantage(self, unit: Mapping[str, Any], status: list[str]) -> bool:
        """Whether the unit may have a Wall Advan counter here (B9.32), in the simplest case.

        It stands on the ground at the level of a wall, hedge or bocage of its hex, no enemy is adjacent
        across that hexside, and nothing prevents it.
        """
        name, ground = unit["hex"], self.hex(unit["hex"])
        if unit.get("at") or unit.get("floor") or unit.get("beneath") or unit.get("aboard"):
            return False
        if ground.get("depression") or WA_BARRED_BY & set(status) or self._enemy_there(unit):
            return False
        man = unit["type"] in MEN
        if not man and (not unit.get("weapons") or self._treated(name) in SHELTERING_VEHICLES):
            return False
        if man and unit["type"] not in (*ARMED_MEN, "dummy"):
            return False
        if any(c["type"] in ("wire", "panji") for _, c in self.at.get(name, ())):
            return False
        return self._level_wall(name) and not self._opposed(unit)

    def _level_wall(self, name: str) -> bool:
        level = self.level(name)
        return any(
            self.hexsides.get(hexside(name, near), NONE).get("terrain") in SERVING_WA
            and "base" not in self.hexsides[hexside(name, near)]
            and self.level(near) >= level
            for near in neighbours(name)
            if near
        )

    def _opposed(self, unit: Mapping[str, Any]) -> bool:
        """Whether an adjacent enemy has a Wall Advan counter."""
        return any(
            enemy["side"] != unit["side"] and "wall_advantage" in enemy.get("status", ())
            for near in neighbours(unit["hex"])
            if near
            for _, enemy in self.men.get(near, ())
        )

    def _lose_advantage(self, newcomer: Mapping[str, Any]) -> None:
        """A unit that shares a Location with an enemy has no wall advantage (B9.32)."""
        for _, unit in self.men[newcomer["hex"]]:
            if unit["side"] != newcomer["side"] and "wall_advantage" in unit.get("status", ()):
                unit["status"] = [word for word in unit["status"] if word != "wall_advantage"]
                if not unit["status"]:
                    del unit["status"]


def grown(position: Json, draft: Draft) -> bool:
    """Whether an empty draft can grow to the position: every piece may be where it is."""
    draft.hexes, draft.hexsides = position.get("hexes", {}), position.get("hexsides", {})
    counters, units = position.get("counters", {}), position.get("units", {})
    placed = all(draft.add_counter(key, {**one, "possessed_by": ""}) for key, one in counters.items())
    if not placed or not all(draft.add_unit(key, dict(unit)) for key, unit in units.items()):
        return False
    held = {key: one["possessed_by"] for key, one in counters.items() if one.get("possessed_by")}
    if not all(who in units and draft.arm(key, who) for key, who in held.items()):
        return False
    found = {key: {k: v for k, v in one.items() if v} for key, one in draft.counters.items()}
    return bool(draft.units == units and found == counters)


def moment_of(position: Json) -> Json:
    """The moment of play and the board of the position."""
    return {key: value for key, value in position.items() if key not in PARTS}


def _spot(at: str, floor: int) -> tuple[str, int]:
    return (at if at in APART else ""), floor


def _where(unit: Mapping[str, Any]) -> tuple[str, int]:
    """The Location of a unit in its hex."""
    return _spot(unit.get("at", ""), unit.get("floor", 0))


def _too_many(units: tuple[Mapping[str, Any], ...], squads: int) -> bool:
    """Whether units of one side exceed so many squads and four SMC."""
    men = sum(unit["type"] in ("leader", "hero") for unit in units)
    return men > LIMIT[1] or sum(SQUADS.get(unit["type"], 0) for unit in units) > squads


OF_MEN = frozenset(
    "broken pinned concealed hidden cx ti wounded berserk fanatic disrupted dm encircled unarmed".split()
)
OF_VEHICLES = frozenset("concealed hidden motion immobilized bogged shocked stunned".split())


def fits(status: str, unit: Mapping[str, Any]) -> bool:
    """Whether such a unit can have the status at all."""
    kind = unit["type"]
    if kind not in MEN:
        return status in OF_VEHICLES
    if kind == "dummy":
        return status in ("concealed", "hidden")
    if status == "wounded":
        return kind in ("leader", "hero")
    return status in OF_MEN and not (status == "broken" and kind == "hero")
