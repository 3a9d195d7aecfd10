"""Crowded boards: a few hexes of many kinds side by side, and pieces in every part of them.

For the crossings of ``features/crossings.toml``: floors and roofs, bridges and what is
below them, Crest, Bypass, caves, vehicles with Passengers and Riders, Guns with crews, two covers at once,
captured and malfunctioned weapons, every kind and status. The same dice give the same board.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any, get_args

from asl_conformance.fuzz.boards.crowding import CARRIERS, RIDDEN, SHELTERS, CrowdedDraft
from asl_conformance.fuzz.boards.lattice import board_names, disc, hexside, neighbours, on_board, vertices
from asl_conformance.fuzz.boards.placement import APART, MEN
from asl_conformance.fuzz.boards.themes import AT_DITCH_SSR, BOCAGE_SSR, CACTUS_SSR, DELUXE_SSR
from asl_conformance.protocol.vocabulary import AFVS, GUNS, SUPPORT_WEAPONS, CounterType, Place

Json = dict[str, Any]
Names = tuple[str, ...]

STAGE = 8
"""Hexes that pieces are put into."""
SIDES = ("German", "Russian")
PHASES = ("", "", "", "MPh", "MPh", "MPh", "PFPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh", "RPh", "setup")
PEOPLE = ("squad", "squad", "squad", "half_squad", "half_squad", "crew", "crew", "leader", "hero", "dummy")
VEHICLES = (
    *("tank", "tank", "assault_gun", "sp_gun", "carrier", "halftrack", "halftrack", "armored_car", "truck"),
    *("motorcycle", "wagon", "boat", "tractor", "bulldozer", "horse", "aircraft"),
)
OF_PEOPLE = (
    *("broken", "broken", "pinned", "concealed", "hidden", "cx", "ti", "wounded", "berserk", "fanatic"),
    *("encircled", "unarmed", "prisoner", "inexperienced", "melee", "column", "convoy", "wall_advantage"),
    *("wall_advantage", "wall_advantage", "disrupted", "dm"),
)
OF_VEHICLES = (
    *("motion", "motion", "immobilized", "bogged", "concealed", "hidden", "stunned", "shocked", "abandoned"),
    *("bounding", "column", "convoy", "melee", "wall_advantage", "wall_advantage"),
)
UNFIT = ("crest", "bypass", "climbing")
"""Places in which no counters lie."""
CARRIED = ("dc", "dc", *(kind for kind in get_args(CounterType) if kind in SUPPORT_WEAPONS))
BIG = ("mortar", "mortar", "at_gun", "inf_gun", "art_gun", "aa_gun", "rcl_gun")
CALIBER = {"mortar": 81, "at_gun": 75, "inf_gun": 75, "art_gun": 105, "aa_gun": 20, "rcl_gun": 75}
FIREPOWER = {
    "squad": 4,
    "half_squad": 2,
    "crew": 1,
    "hero": 1,
    "lmg": 2,
    "mmg": 4,
    "hmg": 6,
    "ft": 24,
    "dc": 30,
}
RANGE = {"squad": 4, "half_squad": 4, "crew": 2, "hero": 4, "lmg": 6, "mmg": 10, "hmg": 12}
PORTAGE = {"lmg": 1, "mmg": 4, "hmg": 5, "dc": 1, "ft": 1, "light_mortar": 3, "baz": 1, "psk": 1, "piat": 1}
EXTRAS = ("panji", "roadblock", "minefield", "at_minefield", "wreck", "pillbox")
PLACES = tuple(place for place in get_args(Place) if place)

GROUNDS: tuple[Callable[[random.Random], Json], ...] = (
    lambda d: {},
    lambda d: {},
    lambda d: {"level": d.choice((1, 1, 2, -1))},
    lambda d: {"terrain": d.choice(("brush", "grain", "orchard", "graveyard", "crag", "plowed_field"))},
    lambda d: {"terrain": d.choice(("woods", "woods", "forest", "pine_woods"))},
    lambda d: _house(d),
    lambda d: _house(d),
    lambda d: {"depression": d.choice(("gully", "gully", "wadi", "stream", "sunken_road"))},
    lambda d: {"depression": d.choice(("gully", "stream")), "bridge": True, "road": "unpaved"},
    lambda d: {"depression": "gully", "bridge": True, "road": "unpaved", "level": 1},
    lambda d: {"terrain": "marsh", "bridge": True, "road": "unpaved"},
    lambda d: {"terrain": d.choice(("marsh", "mudflat"))},
    lambda d: {"terrain": d.choice(("river", "water"))},
    lambda d: {"road": d.choice(("unpaved", "paved")), "access": ["manhole"]},
    lambda d: {"overlays": [d.choice(("shellholes", "runway"))]},
    lambda d: {"terrain": d.choice(("wooden_rubble", "stone_rubble", "olive_grove", "cactus_patch"))},
)
"""Possible grounds of a hex of the stage."""


def _house(dice: random.Random) -> Json:
    floors = dice.randint(0, 2)
    return {
        "terrain": dice.choice(("wooden_building", "stone_building")),
        **({"floors": floors, "height": floors + 0.5} if floors else {}),
    }


def crowded(dice: random.Random, columns: int, rows: int, middle: str = "") -> Json:
    """A crowded board of so many columns and rows; all pieces are near a hex in the middle."""
    middle = middle or dice.choice(_inner(columns, rows))
    near = [name for name in disc(middle, 3) if on_board(name, columns, rows)]
    stage = (*near[:5], *dice.sample(near[5:], min(STAGE - 5, len(near[5:]))))
    draft = CrowdedDraft(columns=columns, rows=rows, **_moment(dice))
    _lay_ground(draft, stage, dice)
    _lay_hexsides(draft, stage, dice)
    _lay_counters(draft, stage, dice)
    _people(draft, stage, dice)
    _arm(draft, dice)
    return draft.done()


@lru_cache(maxsize=32)
def _inner(columns: int, rows: int) -> Names:
    """The hexes of a board with all their neighbours on it."""
    names = board_names(columns, rows)
    return tuple(n for n in names if all(x and on_board(x, columns, rows) for x in neighbours(n))) or names


def _moment(dice: random.Random) -> Json:
    ssr = [AT_DITCH_SSR]
    if dice.random() < 0.3:
        ssr.append(dice.choice((*BOCAGE_SSR, CACTUS_SSR, DELUXE_SSR)))
    phase = dice.choice(PHASES)
    return {
        "phase": phase,
        "turn_of": dice.choice(SIDES) if phase or dice.random() < 0.3 else "",
        "ssr": sorted(ssr),
        "water": dice.choice(("", "", "shallow", "dry")),
    }


def _lay_ground(draft: CrowdedDraft, stage: Names, dice: random.Random) -> None:
    for name in stage:
        ground = dice.choice(GROUNDS)(dice)
        if ground.get("terrain") in ("woods", "wooden_building", "stone_building"):
            around = [
                n
                for n in neighbours(name)
                if n and on_board(n, draft.position["columns"], draft.position["rows"])
            ]
            free = dice.sample(around, min(len(around), dice.choice((0, 2, 3))))
            ground = {**ground, "free": free} if free else ground
        if dice.random() < 0.06:
            ground = {**ground, "smoke": dice.choice(("smoke", "dispersed_smoke", "wp"))}
        if ground:
            draft.hexes[name] = ground


def _lay_hexsides(draft: CrowdedDraft, stage: Names, dice: random.Random) -> None:
    inside = set(stage)
    sides = {hexside(name, n) for name in stage for n in neighbours(name) if n in inside}
    for side in sorted(sides):
        if dice.random() < 0.35:
            kind = dice.choice(("wall", "wall", "hedge", "bocage", "bocage", "cactus_hedge", "cliff"))
            found: Json = {"terrain": kind}
            if kind != "cliff":
                chance = dice.random()
                if chance < 0.15:
                    found["gap"] = True
                elif chance < 0.3 and kind == "bocage":
                    found["breached"] = True
                elif chance < 0.6:
                    found["hillside"] = True
            draft.add_hexside(side, found)


def _lay_counters(draft: CrowdedDraft, stage: Names, dice: random.Random) -> None:
    number = 0
    for name in stage:
        kinds = [dice.choice(sorted(SHELTERS))] if dice.random() < 0.65 else []
        if dice.random() < 0.4:
            kinds.append("wire")
        if dice.random() < 0.3:
            kinds.append(dice.choice(EXTRAS))
        for kind in kinds:
            number += 1
            counter: Json = {"type": kind, "hex": name, "side": dice.choice(SIDES)}
            if kind == "wire" and draft.hex(name).get("bridge") and dice.random() < 0.5:
                counter["at"] = "bridge"
            if kind == "foxhole":
                counter["size"] = dice.randint(1, 3)
            if kind in ("minefield", "at_minefield"):
                counter["strength"] = 6
            draft.add_counter(f"c{number}", counter)


def _people(draft: CrowdedDraft, stage: Names, dice: random.Random) -> None:
    for number in range(1, dice.randint(6, 10)):
        side, name = dice.choice(SIDES), dice.choice(stage)
        kind = dice.choice(PEOPLE if dice.random() < 0.7 else VEHICLES)
        dug = [where for where in stage if draft.at.get(where)]
        if dug and kind in MEN and dice.random() < 0.4:
            name = dice.choice(dug)
        if kind == "boat":
            name = dice.choice(
                [n for n in stage if draft.hex(n).get("terrain") in ("river", "water")] or stage
            )
        unit = _unit(draft, side, kind, name, dice)
        key = f"u{number}"
        if not draft.add_unit(key, unit):
            continue
        if (kind in CARRIERS or kind in RIDDEN) and dice.random() < 0.6:
            _load(draft, f"p{number}", key, dice)
        if "melee" in unit.get("status", ()):
            foe = {"side": SIDES[side == SIDES[0]], "type": dice.choice(("squad", "half_squad")), "hex": name}
            place = {field: unit[field] for field in ("at", "floor") if field in unit}
            if place.get("at") in ("", *APART) or "at" not in place:
                draft.add_unit(f"m{number}", foe | _printed(foe["type"]) | place | {"status": ["melee"]})


def _load(draft: CrowdedDraft, key: str, vehicle_key: str, dice: random.Random) -> None:
    """Passengers or a Rider for the vehicle."""
    vehicle, kind = draft.units[vehicle_key], dice.choice(("squad", "half_squad", "crew", "leader", "hero"))
    who = {"side": vehicle["side"], "type": kind, "hex": vehicle["hex"], "aboard": vehicle_key}
    status = {"status": ["rider"]} if vehicle["type"] in RIDDEN else {}
    draft.add_unit(key, who | _printed(kind) | status)


def _unit(draft: CrowdedDraft, side: str, kind: str, name: str, dice: random.Random) -> Json:
    """Fields of a unit that go together; the draft removes places that its hex does not have."""
    unit: Json = {"side": side, "type": kind, "hex": name, **_printed(kind)}
    _place(draft, unit, dice)
    if dice.random() < 0.7:
        wire = ["wire"] if dice.random() < 0.7 else []
        unit["beneath"] = [*dice.sample(sorted(SHELTERS), len(SHELTERS)), *wire]
    elif dice.random() < 0.4:
        unit["beneath"] = ["wire"]
    if dice.random() < 0.4:
        unit["status"] = _status(kind, dice)
    if kind in MEN and dice.random() < 0.15:
        unit["mf_spent"] = dice.choice((1, 2))
    if kind in ("tank", "armored_car"):
        unit["weapons"] = ["ma", "cmg"]
    elif kind in AFVS:
        unit["weapons"] = ["ma"] if kind in ("assault_gun", "sp_gun") else ["bmg"]
    return unit


def _place(draft: CrowdedDraft, unit: Json, dice: random.Random) -> None:
    """A place in its hex, and its VCA."""
    name, kind = unit["hex"], unit["type"]
    near = [n for n in neighbours(name) if n]
    offered = [place for place in PLACES if _possible(draft, unit, place)] if dice.random() < 0.45 else []
    floors = draft.hex(name).get("floors", 0)
    if kind in MEN and floors and dice.random() < 0.4:
        unit["floor"] = dice.randint(1, floors)
    elif offered:
        unit["at"] = dice.choice(offered)
    at = unit.get("at", "")
    if at in ("crest", "bypass"):
        side = hexside(name, dice.choice(near))
        unit[at] = side if at == "crest" else [side]
    if kind not in (*MEN, "aircraft", "boat", "horse"):
        unit["vca"] = dice.choice((at == "bypass" and vertices(name)) or near)


def _status(kind: str, dice: random.Random) -> list[str]:
    """One or two statuses for it."""
    word = dice.choice(OF_PEOPLE if kind in MEN else OF_VEHICLES)
    found = [word, "broken"] if word in ("disrupted", "dm") else [word]
    if dice.random() < 0.2 and kind in MEN and "broken" not in found:
        found.append(dice.choice(("concealed", "pinned", "wall_advantage", "cx")))
    return list(dict.fromkeys(found))


def _possible(draft: CrowdedDraft, unit: Json, place: str) -> bool:
    """Whether its hex may have that place, so that the draft is worth a try."""
    ground = draft.hex(unit["hex"])
    if place == "crest":
        return bool(ground.get("depression")) and unit["type"] in MEN
    if place == "bypass":
        moving = draft.position.get("phase") == "MPh" and draft.position.get("turn_of") == unit["side"]
        return bool(ground.get("free")) and (moving or unit["type"] not in MEN)
    return draft.there_is(unit, place)


def _printed(kind: str) -> Json:
    """The values printed on such a counter."""
    found: Json = {}
    if kind in FIREPOWER:
        found["firepower"] = FIREPOWER[kind]
    if kind in RANGE:
        found["range"] = RANGE[kind]
    if kind in MEN - {"dummy"}:
        found["morale"] = 8 if kind in ("leader", "hero") else 7
    if kind == "leader":
        found["leadership"] = -1
    return found


def _arm(draft: CrowdedDraft, dice: random.Random) -> None:
    """SW and Guns for units that can have them, a few captured or malfunctioned; a few are unpossessed."""
    number = 0
    for key, unit in list(draft.units.items()):
        if unit["type"] not in MEN - {"dummy"} or dice.random() < 0.4:
            continue
        number += 1
        gun = unit["type"] == "crew" and dice.random() < 0.8
        kind = dice.choice(BIG if gun else CARRIED)
        captured = dice.random() < 0.15
        side = SIDES[unit["side"] == SIDES[0]] if captured else unit["side"]
        weapon = _weapon(kind, unit["hex"], side, dice)
        if gun and unit.get("beneath") and dice.random() < 0.7:
            weapon["beneath"] = list(unit["beneath"])
        weapon_id = f"w{number}"
        if draft.add_counter(weapon_id, weapon) and not draft.arm(weapon_id, key):
            weapon.pop("beneath", None)
            if not draft.arm(weapon_id, key):
                _taken_up(draft, weapon_id)
    if dice.random() < 0.5 and draft.units:
        unit = dice.choice(list(draft.units.values()))
        place = {f: unit[f] for f in ("at", "floor") if f in unit and unit[f] not in UNFIT}
        loose = _weapon(dice.choice((*CARRIED, *BIG[:2])), unit["hex"], unit["side"], dice) | place
        draft.add_counter("w0", loose)


def _taken_up(draft: CrowdedDraft, key: str) -> None:
    counter = draft.counters.pop(key)
    draft.at[counter["hex"]] = [(k, c) for k, c in draft.at[counter["hex"]] if k != key]


def _weapon(kind: str, name: str, side: str, dice: random.Random) -> Json:
    weapon: Json = {"type": kind, "hex": name, "side": side}
    if kind in FIREPOWER:
        weapon["firepower"] = FIREPOWER[kind]
    if kind in RANGE:
        weapon["range"] = RANGE[kind]
    if kind in PORTAGE:
        weapon["pp"] = PORTAGE[kind]
    if kind in CALIBER:
        weapon["caliber"] = CALIBER[kind]
    chance = dice.random()
    if chance < 0.12:
        weapon["status"] = ["malfunctioned"]
    elif chance < 0.25 and kind in ("mmg", "hmg", "mortar", "light_mortar"):
        weapon["status"] = ["dm"]
    elif kind in GUNS and chance < 0.6:
        weapon["status"] = ["emplaced"]
    return weapon
