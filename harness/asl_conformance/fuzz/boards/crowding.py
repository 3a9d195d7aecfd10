"""The places of pieces on a crowded board: floors, roofs, caves, Passengers, two covers.

This draft allows pieces that the plain one omits, so that a board can show every place, kind and status
of the crossings. If the rulebook leaves open whether a piece can be in a place, the draft omits it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_conformance.fuzz.boards.lattice import hexside, neighbours
from asl_conformance.fuzz.boards.placement import (
    APART,
    ARMED_MEN,
    BUILDINGS,
    BYPASSED,
    MEN,
    MIXING,
    OF_MEN,
    SQUADS,
    TRENCHES,
    WATERS,
    Draft,
    fits,
)
from asl_conformance.protocol.vocabulary import GUNS, SUPPORT_WEAPONS

Json = dict[str, Any]

SHELTERS = frozenset({"foxhole", "trench", "at_ditch", "sangar"})
CARRIERS: Mapping[str, float] = {"halftrack": 1, "truck": 1, "carrier": 0.5, "wagon": 1}
"""Vehicles that carry Passengers, each with its capacity in squads."""
RIDDEN = frozenset({"tank", "assault_gun"})
"""Vehicles that carry Riders."""
RIDERS = 1.0
"""Squads that ride on one vehicle."""
MOBILE_APART = frozenset({"motorcycle", "horse", "boat", "aircraft"})
"""Units that are neither Personnel nor ground vehicles."""
OF_PLACE: Mapping[str, frozenset[str]] = {
    "aircraft": frozenset({""}),
    "boat": frozenset({""}),
    "horse": frozenset({"", "bridge", "below_bridge", "in"}),
}
"""The places of these kinds; those of ground vehicles are in ``BY_VEHICLES``."""
BY_VEHICLES = frozenset({"", "in", "bridge", "below_bridge", "bypass"})
AFLOAT = WATERS - {"canal"}
LATER_OF_MEN = OF_MEN | {"ti", "prisoner", "inexperienced", "melee", "column", "convoy", "rider"}
LATER_OF_VEHICLES = frozenset(
    "concealed hidden motion immobilized bogged shocked stunned abandoned bounding"
    " column convoy melee".split()
)
CLASHING = (
    frozenset({"broken", "pinned"}),
    frozenset({"broken", "berserk"}),
    frozenset({"broken", "cx"}),
    frozenset({"broken", "ti"}),
    frozenset({"broken", "fanatic"}),
    frozenset({"broken", "wall_advantage"}),
    frozenset({"berserk", "pinned"}),
    frozenset({"berserk", "concealed"}),
    frozenset({"berserk", "hidden"}),
    frozenset({"melee", "concealed"}),
    frozenset({"melee", "hidden"}),
    frozenset({"concealed", "hidden"}),
    frozenset({"concealed", "broken"}),
    frozenset({"hidden", "broken"}),
    frozenset({"motion", "immobilized"}),
    frozenset({"motion", "bogged"}),
    frozenset({"motion", "abandoned"}),
    frozenset({"motion", "stunned"}),
    frozenset({"prisoner", "wall_advantage"}),
    frozenset({"prisoner", "concealed"}),
    frozenset({"prisoner", "hidden"}),
)
"""Statuses that no unit has at the same time."""
NEEDED = {"disrupted": "broken", "dm": "broken"}
"""Statuses that a unit has only together with another."""


class CrowdedDraft(Draft):
    """A position that grows, with all places of a hex, two covers at once, Passengers and Riders."""

    # --- units ----------------------------------------------------------------------------------

    def add_unit(self, key: str, unit: Json) -> bool:
        """Add the unit if it may be there, without fields that it may not have."""
        if "aboard" in unit:
            return self._board(key, unit)
        return super().add_unit(key, unit)

    def _board(self, key: str, unit: Json) -> bool:
        """Let Personnel aboard a vehicle of its side, as Passengers or Riders (D6.1, D6.2)."""
        vehicle = self.units.get(unit["aboard"])
        if vehicle is None or vehicle["side"] != unit["side"] or vehicle["hex"] != unit["hex"]:
            return False
        if unit["type"] not in MEN - {"dummy"} or set(unit) & {"at", "floor", "crest", "bypass", "beneath"}:
            return False
        rides = vehicle["type"] in RIDDEN
        limit = RIDERS if rides else CARRIERS.get(vehicle["type"], 0)
        inside = sum(
            SQUADS.get(u["type"], 0) for u in self.units.values() if u.get("aboard") == unit["aboard"]
        )
        if not limit or inside + SQUADS.get(unit["type"], 0) > limit:
            return False
        barring = {"motion", "abandoned", "concealed", "hidden"} & set(vehicle.get("status", ()))
        if rides != ("rider" in unit.get("status", ())) or barring:
            return False
        unit["status"] = [w for w in unit.get("status", ()) if w in ("rider", "pinned", "broken", "wounded")]
        if "wounded" in unit["status"] and unit["type"] not in ("leader", "hero"):
            return False
        if not unit["status"]:
            del unit["status"]
        unit.pop("mf_spent", None)
        unit.pop("done", None)
        self.units[key] = unit
        return True

    def _keep_place(self, unit: Json) -> None:
        """Remove the unit's place in the hex if the hex does not have it or such a unit may not be there."""
        at = unit.get("at", "")
        if at in ("", "bridge", "crest", "bypass") and unit["type"] not in OF_PLACE:
            super()._keep_place(unit)
            if unit.get("floor") and unit["type"] not in MEN:
                del unit["floor"]
            return
        if not self.there_is(unit, at):
            for field in ("at", "crest", "bypass"):
                unit.pop(field, None)
        if unit.get("floor"):
            del unit["floor"]

    def there_is(self, unit: Mapping[str, Any], at: str) -> bool:
        """Whether the hex has the place and such a unit may be there."""
        name = unit["hex"]
        ground = self.hex(name)
        if at not in (OF_PLACE.get(unit["type"]) or (BY_VEHICLES if unit["type"] not in MEN else {at})):
            return False
        return {
            "in": bool(ground.get("depression")) and not ground.get("bridge"),
            "bridge": bool(ground.get("bridge")),
            "below_bridge": bool(ground.get("bridge")),
            "rooftop": ground.get("terrain") in BUILDINGS,
            "pillbox": any(c["type"] == "pillbox" for _, c in self.at.get(name, ())),
            "climbing": any(
                self.hexsides.get(hexside(name, near), {}).get("terrain") == "cliff"
                for near in neighbours(name)
                if near
            ),
            "sewer": "manhole" in ground.get("access", ()),
            "cave": bool(ground.get("level")) and not ground.get("depression"),
        }.get(at, False)

    def _stands(self, unit: Mapping[str, Any]) -> bool:
        """Whether terrain allows such a unit there."""
        terrain = self._treated(unit["hex"])
        if unit["type"] == "aircraft":
            return True
        if unit["type"] == "boat":
            depth = self.hex(unit["hex"]).get("water") or self.position.get("water", "")
            return terrain in AFLOAT and depth not in ("frozen", "dry")
        if unit.get("at") in ("rooftop", "pillbox", "climbing", "sewer", "cave"):
            return terrain not in WATERS
        if unit.get("at") == "below_bridge" and terrain in BYPASSED:
            return False
        return super()._stands(unit)

    def _enemy_there(self, unit: Mapping[str, Any]) -> bool:
        """Whether an enemy is in its Location; not if both are held in Melee there, or one is in the air."""
        if unit["type"] == "aircraft":
            return False
        melee = "melee" in unit.get("status", ())
        spot = _location(unit)
        return any(
            u["side"] != unit["side"]
            and u["type"] != "aircraft"
            and _location(u) == spot
            and not (melee and "melee" in u.get("status", ()))
            for _, u in self.men.get(unit["hex"], ())
        )

    def _sheltered(self, unit: Json) -> list[str]:
        """The unit's covers, out of those wanted: at most one entrenchment, and Wire."""
        wanted = list(unit.get("beneath", ()))
        found = [cover for cover in wanted if self._covers(cover, unit)]
        shelter = [cover for cover in found if cover in SHELTERS][:1]
        return [cover for cover in found if cover in shelter or cover == "wire"]

    def _covers(self, cover: str, unit: Mapping[str, Any]) -> bool:
        here = [c for _, c in self.at.get(unit["hex"], ()) if c["type"] == cover]
        if unit["type"] in MOBILE_APART or not any(_location(c) == _location(unit) for c in here):
            return False
        if unit.get("at") == "bridge":
            return unit["type"] in MEN
        if unit.get("at", "") not in ("", "in", "below_bridge"):
            return False
        if unit["type"] not in MEN:
            return cover in TRENCHES and not unit.get("floor")
        return super()._covers(cover, unit)

    def _fits(self, status: str, unit: Mapping[str, Any]) -> bool:
        kind, borne = unit["type"], set(unit.get("status", ()))
        if any(status in pair and pair <= borne for pair in CLASHING):
            return False
        if status in NEEDED and (NEEDED[status] not in borne or kind == "hero"):
            return False
        if status == "melee":
            held = (*MIXING, "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "RPh")
            return kind != "dummy" and self.position.get("phase", "") in held
        if kind in MOBILE_APART:
            return status in ("motion", "concealed") and kind == "motorcycle"
        if kind not in MEN:
            return status in LATER_OF_VEHICLES
        if kind == "dummy" or status in ("wounded", "broken"):
            return fits(status, unit)
        if status == "rider":
            return False
        return status in LATER_OF_MEN

    # --- weapons --------------------------------------------------------------------------------

    def add_counter(self, key: str, counter: Json) -> bool:
        """Add the counter if it may be there; on a bridge only Wire or a weapon."""
        if counter.get("at") and not self.there_is({"type": "squad", **_place(counter)}, counter["at"]):
            return False
        if counter.get("floor", 0) > self.hex(counter["hex"]).get("floors", 0):
            return False
        if (counter["type"], counter.get("at")) == ("wire", "bridge"):
            return self._strung(key, counter)
        return super().add_counter(key, counter)

    def _strung(self, key: str, wire: Json) -> bool:
        """Lay Wire on a bridge, a Location of its own (26.1)."""
        there = self.at.setdefault(wire["hex"], [])
        if any(c["type"] == "wire" and c.get("at") == "bridge" for _, c in there):
            return False
        self.counters[key] = wire
        there.append((key, wire))
        return True

    def _takes(self, kind: str, name: str) -> bool:
        ground = [c["type"] for _, c in self.at.get(name, ()) if c.get("at") != "bridge"]
        if kind == "wire" and "wire" not in ground and self.at.get(name):
            kept, self.at[name] = self.at[name], [e for e in self.at[name] if e[1].get("at") != "bridge"]
            found = super()._takes(kind, name)
            self.at[name] = kept
            return found
        if kind == "pillbox" and {c["type"] for _, c in self.at.get(name, ())} & {"pillbox"}:
            return False
        if kind == "pillbox" and (self.hex(name).get("depression") or self.hex(name).get("bridge")):
            return False
        return super()._takes(kind, name)

    def arm(self, key: str, unit_key: str) -> bool:
        """Let the unit possess a weapon where it is, of its own make or captured."""
        counter, unit = self.counters[key], self.units[unit_key]
        gun = counter["type"] in GUNS
        if not (gun or counter["type"] in SUPPORT_WEAPONS) or counter["hex"] != unit["hex"]:
            return False
        if unit["type"] not in ARMED_MEN | {"leader"} or (
            gun and unit["type"] not in ("squad", "half_squad", "crew")
        ):
            return False
        if "prisoner" in unit.get("status", ()) or (gun and unit.get("aboard")):
            return False
        if any(counter.get(field, "") not in ("", 0) for field in ("at", "floor")):
            return False
        if gun and not self._emplaces(counter, unit):
            return False
        if not gun and counter.get("beneath", unit.get("beneath", [])) != unit.get("beneath", []):
            return False
        counter["possessed_by"] = unit_key
        return True

    def _emplaces(self, gun: Mapping[str, Any], unit: Mapping[str, Any]) -> bool:
        """Whether a Gun may be where its crew is, beneath a cover that it may be beneath (27.1, 27.51)."""
        if unit.get("at", "") not in ("", "in", "below_bridge", "pillbox", "bridge", "cave"):
            return False
        own, crew = gun.get("beneath", []), unit.get("beneath", [])
        if any(cover not in crew for cover in own):
            return False
        if not own:
            return not crew or gun["type"] != "mortar"
        setup = self.position.get("phase") == "setup"
        return all(
            cover == "wire" or gun["type"] == "mortar" or (cover in TRENCHES and setup) for cover in own
        )


def _place(thing: Mapping[str, Any]) -> Json:
    return {"hex": thing["hex"], "at": thing.get("at", "")}


def _location(unit: Mapping[str, Any]) -> tuple[str, int]:
    at = unit.get("at", "")
    return (at if at in APART else ""), unit.get("floor", 0)
