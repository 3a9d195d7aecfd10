"""Actions to try on a position: every verb and mode, by units that may take them.

Many are illegal; the checks compare whether an engine says so consistently.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from asl_conformance.fuzz.asking.deeds import COVERS, DIE, DIGGERS
from asl_conformance.fuzz.boards.lattice import hexside, neighbours, on_board
from asl_conformance.fuzz.boards.placement import MEN
from asl_conformance.protocol.vocabulary import GUNS, SUPPORT_WEAPONS

Json = dict[str, Any]
Maker = Callable[[Json, str, random.Random], Json]
"""A function that makes an action of one kind for a unit; empty if the unit has none."""

ENTERING = {"MPh": "move", "": "move", "APh": "advance", "RtPh": "rout", "CCPh": "withdraw"}
MODES = "assault assault double_time minimum dash charge bypass push reverse off_road".split()
RARE_MODES = "low_crawl water sewer tunnel breach".split()


def named_hexes(position: Json, name: str) -> list[str]:
    """The neighbours of a unit's hex on the board; hexes with something in them come first."""
    columns, rows = position.get("columns", 33), position.get("rows", 10)
    near = [n for n in neighbours(position["units"][name]["hex"]) if n and on_board(n, columns, rows)]
    there = {c["hex"] for c in position.get("counters", {}).values()} | set(position.get("hexes", ()))
    return [n for n in near if n in there] + [n for n in near if n not in there]


def lying(position: Json, name: str) -> list[str]:
    """The counters in the hex that units can go beneath."""
    found = {c["type"] for c in position.get("counters", {}).values() if c["hex"] == name}
    return [kind for kind in (*COVERS, "wire") if kind in found]


def entering(position: Json, name: str, dice: random.Random) -> Json:
    """It enters a hex next to it, or another part of its own."""
    verb = ENTERING.get(position.get("phase", ""), "move")
    if dice.random() < 0.1:
        verb = dice.choice(("move", "advance", "rout", "withdraw"))
    unit = position["units"][name]
    near = named_hexes(position, name)
    to = (
        dice.choice(near[:3] if dice.random() < 0.7 else near)
        if near and dice.random() < 0.85
        else unit["hex"]
    )
    wired = [n for n in near if {"wire"} < set(lying(position, n))]
    if wired and unit["type"] not in MEN and dice.random() < 0.5:
        to = dice.choice(wired)
    deed: Json = {"do": verb, "units": [name], "to": to}
    deed |= _arriving(position, unit, to, dice)
    if verb in ("move", "rout") and dice.random() < 0.4 and "at" not in deed:
        modes = RARE_MODES if dice.random() < 0.1 else MODES
        deed["mode"] = dice.choice(modes if verb == "move" else ("low_crawl", "bypass"))
    dug_up = "shellholes" in position.get("hexes", {}).get(to, {}).get("overlays", ())
    if dug_up and verb in ("move", "rout") and dice.random() < 0.5:
        deed["shellholes"] = True
    if verb == "move" and dice.random() < 0.15:
        mates = _comrades(position, name)
        deed["units"] = [name, *mates[:1]]
    return deed


def _arriving(position: Json, unit: Json, to: str, dice: random.Random) -> Json:
    """Where in the hex it arrives, or what it goes beneath in the same expenditure."""
    ground = position.get("hexes", {}).get(to, {})
    places = [
        *(["bridge", "below_bridge"] if ground.get("bridge") else []),
        *(["crest", "in"] if ground.get("depression") else []),
        *(["rooftop"] if "building" in ground.get("terrain", "") else []),
        *(["bypass"] if ground.get("free") else []),
        *(["pillbox"] if any(c["type"] == "pillbox" and c["hex"] == to for c in _counters(position)) else []),
    ]
    if ground.get("floors") and dice.random() < 0.4:
        return {"floor": dice.randint(1, ground["floors"])}
    if places and dice.random() < 0.6:
        place = dice.choice(places)
        if place == "crest":
            return {"at": place, "crest": hexside(to, dice.choice([n for n in neighbours(to) if n]))}
        if place == "bypass":
            return {"at": place, "bypass": [hexside(to, dice.choice(ground["free"]))]}
        return {"at": place}
    covers = [kind for kind in lying(position, to) if kind != "wire"]
    if covers and dice.random() < (0.35 if unit["type"] in MEN else 0.25):
        wired = "wire" in lying(position, to) and dice.random() < (0.3 if unit["type"] in MEN else 0.7)
        wire = ["wire"] if wired else []
        return {"beneath": [dice.choice(covers), *wire]}
    return {}


def going_beneath(position: Json, name: str, dice: random.Random) -> Json:
    """It goes beneath what lies in its hex."""
    covers = lying(position, position["units"][name]["hex"])
    if not covers:
        return {}
    cover = dice.choice(covers)
    deed: Json = {"do": "go_beneath", "units": [name], "cover": cover}
    if cover == "wire" and dice.random() < 0.8:
        deed["dr"] = dice.randint(1, DIE)
    if dice.random() < 0.25:
        deed["mode"] = dice.choice(("assault", "double_time", "minimum", "low_crawl", "dash"))
    return deed


def coming_out(position: Json, name: str, dice: random.Random) -> Json:
    """It comes out of what it is beneath."""
    unit = position["units"][name]
    covers = unit.get("beneath") or (lying(position, unit["hex"]) if dice.random() < 0.1 else [])
    return {"do": "come_out", "units": [name], "cover": dice.choice(covers)} if covers else {}


def digging(position: Json, name: str, dice: random.Random) -> Json:
    """It digs, with a leader's help where there is one."""
    here = position["units"][name]
    leaders = [n for n in _comrades(position, name) if position["units"][n]["type"] == "leader"]
    if here["type"] not in DIGGERS:
        return {}
    help_ = {"leader": leaders[0]} if leaders and dice.random() < 0.5 else {}
    return {"do": "entrench", "units": [name], "dr": dice.randint(2, 12), **help_}


def claiming(position: Json, name: str, dice: random.Random) -> Json:
    """It claims wall advantage, or gives it up if it has it."""
    held = "wall_advantage" in position["units"][name].get("status", ())
    verbs = ("claim_wall_advantage", "forfeit_wall_advantage", "forfeit_wall_advantage")
    return {"do": dice.choice(verbs if held else verbs[:2]), "units": [name]}


def recovering(position: Json, name: str, dice: random.Random) -> Json:
    """It takes up a weapon of its hex, gives one up, or hands it to another."""
    here = position["units"][name]["hex"]
    own = weapons_of(position, name)
    loose = [
        key
        for key, c in _items(position)
        if c.get("hex") == here and not c.get("possessed_by") and c["type"] in SUPPORT_WEAPONS | GUNS
    ]
    if loose:
        return {"do": "recover", "unit": name, "counter": dice.choice(loose), "dr": dice.randint(1, DIE)}
    if not own:
        return {}
    mates = _comrades(position, name)
    if mates and dice.random() < 0.6:
        return {"do": "transfer", "unit": name, "target": dice.choice(mates), "counter": own[0]}
    return {"do": "drop", "unit": name, "counter": own[0]}


def with_a_charge(position: Json, name: str, dice: random.Random) -> Json:
    """It places, throws or sets a DC that it has."""
    own = [key for key, c in _items(position) if c.get("possessed_by") == name and c["type"] == "dc"]
    if not own:
        return {}
    verb = dice.choice(("place_dc", "throw_dc", "set_dc"))
    here = position["units"][name]["hex"]
    near = named_hexes(position, name)
    to = here if verb == "set_dc" or not near else dice.choice(near)
    return {"do": verb, "unit": name, "counter": own[0], "to": to}


def of_a_vehicle(position: Json, name: str, dice: random.Random) -> Json:
    """A vehicle starts, stops, turns or claims a Motion attempt; units get on and off."""
    unit = position["units"][name]
    if unit.get("aboard"):
        return {"do": "unload", "units": [name]}
    if unit["type"] in MEN:
        cars = [n for n in _comrades(position, name) if position["units"][n]["type"] not in MEN]
        if not cars or dice.random() < 0.2:
            return {"do": "unload", "units": [name]} if dice.random() < 0.5 else {}
        return {"do": "load", "units": [name], "vehicle": cars[0]}
    engine = "stop" if "motion" in unit.get("status", ()) else "start"
    verb = dice.choice((engine, "change_vca", "change_tca", "motion_attempt"))
    turn = {"hexspines": dice.randint(1, 5)} if verb.startswith("change") else {}
    return {"do": verb, "unit": name, **turn}


def of_a_gun(position: Json, name: str, dice: random.Random) -> Json:
    """A Gun that the unit mans turns its CA."""
    own = [key for key, c in _items(position) if c.get("possessed_by") == name and c["type"] in GUNS]
    return {"do": "change_ca", "counter": own[0], "hexspines": dice.randint(1, 5)} if own else {}


def checked(position: Json, name: str, dice: random.Random) -> Json:
    """It takes a check, or tries to rally."""
    unit = position["units"][name]
    if "morale" not in unit:
        return {}
    leaders = [n for n in _comrades(position, name) if position["units"][n]["type"] == "leader"]
    check = "rally" if "broken" in unit.get("status", ()) else dice.choice(("mc", "tc"))
    help_ = {"leader": leaders[0]} if leaders and dice.random() < 0.7 else {}
    return {"do": "take_check", "unit": name, "check": check, "dr": dice.randint(2, 12), **help_}


def of_others(position: Json, name: str, dice: random.Random) -> Json:
    """What few units announce: Clearance, Search, Double Time, being put on board, a beginning of entry."""
    here, near = position["units"][name]["hex"], named_hexes(position, name)
    mine = [k for k, c in _items(position) if c.get("hex") == here and c["type"] in CLEARED]
    leaders = [n for n in _comrades(position, name) if position["units"][n]["type"] == "leader"]
    offers: list[Json] = [
        {"do": "search", "units": [name]},
        {"do": "declare", "units": [name], "mode": "double_time"},
        {"do": "place_on_board", "unit": name},
        *({"do": "clear", "units": [name], "counter": key} for key in mine[:1]),
        *({"do": "declare_entry", "units": [name], "to": to} for to in near[:1]),
        *({"do": "declare", "units": [name], "leader": leader} for leader in leaders[:1]),
    ]
    return dice.choice(offers)


def fighting(position: Json, name: str, dice: random.Random) -> Json:
    """It fires, fights, surrenders, chooses its TEM, claims Interdiction or is turned back."""
    units, unit = position["units"], position["units"][name]
    foes = [other for other, one in units.items() if one["side"] != unit["side"]]
    if not foes:
        return {}
    foe, near = dice.choice(foes), named_hexes(position, name)
    offers: list[Json] = [
        {"do": "fire", "by": [name], "target": foe, "means": dice.choice(("small_arms", "mg"))},
        {"do": "close_combat", "by": [name], "target": foe},
        {"do": "surrender", "unit": name, "target": foe},
        {"do": "choose_tem", "unit": name, "tem": dice.choice(("hull_down", "wall", "foxhole"))},
        {"do": "claim_interdiction", "by": name, "unit": foe},
        *({"do": "turn_back", "units": [name], "to": to, "by": foe} for to in near[:1]),
    ]
    return dice.choice(offers)


def setting_up(position: Json, name: str, dice: random.Random) -> Json:
    """Its side sets up another piece like it, or a Fortification, where it is."""
    unit = position["units"][name]
    new: Json = {"do": "set_up", "side": unit["side"], "id": "new"}
    if dice.random() < 0.5:
        kind = dice.choice(("foxhole", "trench", "wire", "sangar"))
        size = {"size": 1} if kind == "foxhole" else {}
        return {**new, "counter": {"type": kind, "hex": unit["hex"], "side": unit["side"], **size}}
    fields = ("side", "type", "hex", "at", "crest", "floor", "beneath")
    return {**new, "unit": {field: unit[field] for field in fields if field in unit}}


CLEARED = ("wire", "panji", "minefield", "roadblock", "at_minefield")

MAKERS: Mapping[str, Maker] = {
    "enter": entering,
    "beneath": going_beneath,
    "out": coming_out,
    "dig": digging,
    "claim": claiming,
    "recover": recovering,
    "charge": with_a_charge,
    "vehicle": of_a_vehicle,
    "gun": of_a_gun,
    "check": checked,
    "other": of_others,
    "fight": fighting,
    "set up": setting_up,
}
WEIGHTS = (10, 5, 4, 1, 2, 3, 4, 2, 3, 1, 2, 3, 1)
APT = {
    "PFPh": ("dig", "recover", "gun", "check"),
    "RPh": ("recover", "check", "claim"),
    "MPh": ("enter", "beneath", "out", "vehicle"),
    "APh": ("enter",),
    "DFPh": ("gun", "fight"),
    "AFPh": ("gun", "fight"),
    "CCPh": ("enter", "fight", "other"),
    "setup": ("set up", "claim"),
    "RtPh": ("enter",),
}


def announcements(position: Json, name: str, dice: random.Random, many: int) -> list[Json]:
    """At most ``many`` actions of a unit: some that fit the phase, and others."""
    found: list[Json] = []
    apt = APT.get(position.get("phase", ""), ())
    kinds = [dice.choice(apt)] if apt else []
    kinds += dice.choices(tuple(MAKERS), WEIGHTS, k=many - len(kinds))
    for kind in kinds:
        deed = MAKERS[kind](position, name, dice)
        if deed and deed not in found:
            found.append(deed)
    return found


def actor(deed: Json) -> str:
    """The first unit that the action names."""
    return str(next(iter(deed.get("units", ())), "") or deed.get("unit", ""))


def _comrades(position: Json, name: str) -> list[str]:
    """Units of its side in its hex."""
    unit = position["units"][name]
    return [
        other
        for other, one in position["units"].items()
        if other != name and (one["hex"], one["side"]) == (unit["hex"], unit["side"])
    ]


def _counters(position: Json) -> list[Json]:
    return list(position.get("counters", {}).values())


def _items(position: Json) -> list[tuple[str, Json]]:
    return list(position.get("counters", {}).items())


def weapons_of(position: Json, name: str) -> list[str]:
    """Ids of the weapons that a unit possesses."""
    return [key for key, c in _items(position) if c.get("possessed_by") == name]
