"""Questions of every kind about a crowded board, asked once, with shared answers.

The questions about a piece depend only on that piece, so that a shrunk board gets the same questions about
its remaining pieces.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.doings import announcements, lying, named_hexes, weapons_of
from asl_conformance.fuzz.boards.lattice import hexside, neighbours
from asl_conformance.fuzz.boards.placement import MEN
from asl_conformance.protocol.vocabulary import GUNS

BY_KIND: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("lmg", "mmg", "hmg"), ("mg", "mg")),
    **dict.fromkeys(("baz", "psk", "piat", "rcl"), ("ordnance_heat",)),
    "atr": ("ordnance_ap",),
    "ft": ("flamethrower",),
    "light_mortar": ("mortar",),
    "mortar": ("mortar", "mortar", "wp"),
    "dc": ("dc_placed", "dc_thrown", "dc_set"),
    **dict.fromkeys(sorted(GUNS - {"mortar"}), ("ordnance_he", "ordnance_ap", "ordnance_heat")),
}
"""Means of attack by the kind of weapon that makes them."""
UNNAMED = ("oba_concentration", "oba_harassing", "aerial_bomb", "mortar", "ordnance_he", "residual_fp", "wp")
"""Means that need no firing unit."""
OF_SQUADS = ("small_arms", "small_arms", "small_arms", "snap_shot", "panzerfaust", "molotov", "close_combat")
OF_VEHICLES = ("mg", "ordnance_he", "ordnance_ap", "overrun", "flamethrower", "wp")
OF_AIRCRAFT = ("strafing", "aerial_bomb")
GIVEN_FP = frozenset({"ordnance_he", "oba_concentration", "oba_harassing", "mortar", "aerial_bomb", "wp"})
GIVEN_FP_OF = frozenset({"residual_fp", "overrun"})
FIGHTS = ("close_combat", "capture", "hand_to_hand")
PURPOSES = (
    *("general", "adjacency", "hex_entry", "close_combat", "fire_group", "leader_direction", "rally"),
    *("entrenching_leadership", "sw_transfer", "enemy_occupied", "recovery", "tem", "llmc"),
)
ATTACKS, DEEDS = 2, 3
"""Number of attacks and of actions asked about per piece."""


@dataclass(frozen=True)
class Sheet:
    """The questions about a position, and the outcomes."""

    position: Json
    asked: list[Json]
    answers: list[Json]

    def of(self, ask: str) -> Iterator[tuple[Json, Json]]:
        """The questions of one kind that were answered, with their answers."""
        for question, outcome in zip(self.asked, self.answers, strict=True):
            if question["ask"] == ask and "answer" in outcome:
                yield question, outcome["answer"]


def sheet(ask: Asker, position: Json) -> Sheet:
    """All questions about the position, answered. Raises EngineFailed."""
    asked = everything(position, ask)
    return Sheet(position, asked, ask.ask(position, asked) if asked else [])


def everything(position: Json, ask: Asker) -> list[Json]:
    """Questions of every kind that the engine declares, with verbs that it knows."""
    declared, verbs = ask.capabilities.questions, set(ask.capabilities.actions)
    return [
        question
        for question in questions_about(position)
        if question["ask"] in declared and {deed["do"] for deed in _deeds(question)} <= verbs
    ]


def _deeds(question: Json) -> list[Json]:
    return [question["action"]] if "action" in question else list(question.get("steps", ()))


def dice_of(name: str, piece: Json) -> random.Random:
    """Dice of a piece, which depend only on that piece."""
    return random.Random(f"{name} {json.dumps(piece, sort_keys=True)}")


def questions_about(position: Json) -> Iterator[Json]:
    """Questions of every kind, whether declared or not."""
    yield {"ask": "state"}
    units: Mapping[str, Json] = position.get("units", {})
    counters: Mapping[str, Json] = position.get("counters", {})
    for name, unit in units.items():
        dice = dice_of(name, unit)
        yield {"ask": "wall_advantage", "unit": name}
        if unit["type"] in MEN:
            yield {"ask": "concealment", "unit": name}
        for _ in range(ATTACKS):
            yield from attack(position, name, dice)
        for deed in announcements(position, name, dice, DEEDS):
            yield {"ask": "may", "action": deed}
        yield from _sights(position, {"unit": name}, dice)
        yield from _shares(position, name, dice)
        if "broken" in unit.get("status", ()):
            yield {"ask": "rout", "unit": name, "steps": _routing(position, name, dice)}
    for name, counter in counters.items():
        dice = dice_of(name, counter)
        if counter["type"] in BY_KIND:
            yield from attack(position, name, dice)
            yield from _shares(position, name, dice)
            yield from _sights(position, {"counter": name}, dice)
    yield from _of_ground(position)


def _routing(position: Json, name: str, dice: random.Random) -> list[Json]:
    """The steps of a rout: into a hex next to it, in Bypass of it, or beneath what lies there."""
    near = named_hexes(position, name)
    if not near:
        return []
    to = dice.choice(near[:3])
    step: Json = {"do": "rout", "units": [name], "to": to}
    free = position.get("hexes", {}).get(to, {}).get("free", ())
    covers = [kind for kind in lying(position, to) if kind != "wire"]
    if free and dice.random() < 0.7:
        step |= {"at": "bypass", "bypass": [hexside(to, dice.choice(free))], "mode": "bypass"}
    elif covers and dice.random() < 0.5:
        step["beneath"] = covers[:1]
    out = [
        {"do": "come_out", "units": [name], "cover": cover}
        for cover in position["units"][name].get("beneath", ())[:1]
        if dice.random() < 0.4
    ]
    return [*out, step]


def _sights(position: Json, start: Json, dice: random.Random) -> Iterator[Json]:
    units: Mapping[str, Json] = position.get("units", {})
    hexes = sorted({unit["hex"] for unit in units.values()} | set(position.get("hexes", ())))
    ends: list[Json] = [
        {kind: dice.choice(names)} for kind, names in (("unit", [*units]), ("hex", hexes)) if names
    ]
    end = dice.choice(ends) if ends else start
    if end != start:
        yield {"ask": "los", "from": start, "to": end}


def _shares(position: Json, name: str, dice: random.Random) -> Iterator[Json]:
    """Whether it shares a Location with another piece of its hex."""
    pieces = {**position.get("units", {}), **position.get("counters", {})}
    here = [key for key, one in pieces.items() if key != name and one["hex"] == pieces[name]["hex"]]
    if here:
        purpose = dice.choice(PURPOSES)
        yield {"ask": "same_location", "first": name, "second": dice.choice(here), "purpose": purpose}


def attack(position: Json, target: str, dice: random.Random) -> Iterator[Json]:
    """An attack on a unit or weapon, by a unit that may be able to make it, or without a firing unit."""
    units: Mapping[str, Json] = position.get("units", {})
    counters: Mapping[str, Json] = position.get("counters", {})
    piece = units.get(target) or counters[target]
    side = units[piece["possessed_by"]]["side"] if piece.get("possessed_by") else piece.get("side", "")
    foes = [name for name, unit in units.items() if unit["side"] != side]
    if not foes or dice.random() < 0.25:
        means = dice.choice(UNNAMED)
        yield _with_given_fp({"ask": "attack", "target": target, "means": means}, dice)
        return
    by = dice.choice(foes)
    own = [key for key in weapons_of(position, by) if counters[key]["type"] in BY_KIND]
    foe, question = units[by], {"ask": "attack", "target": target}
    if foe["hex"] == piece["hex"] and dice.random() < 0.6:
        yield {**question, "means": dice.choice(FIGHTS), "by": [by]}
    elif own and dice.random() < 0.5:
        weapon = dice.choice(own)
        means = dice.choice(BY_KIND[counters[weapon]["type"]])
        named = {"by": [weapon]} if dice.random() < 0.5 else {"by": [by], "weapons": [weapon]}
        yield _with_given_fp({**question, "means": means, **_across(means, foe, piece), **named}, dice)
    else:
        kinds = {"aircraft": OF_AIRCRAFT}.get(foe["type"], OF_SQUADS if foe["type"] in MEN else OF_VEHICLES)
        means = dice.choice(kinds)
        yield _with_given_fp({**question, "means": means, **_across(means, foe, piece), "by": [by]}, dice)


def _across(means: str, foe: Json, piece: Json) -> Json:
    """The hexside that a Thrown DC goes over, or a Snap Shot is taken at."""
    if means == "dc_thrown" and piece["hex"] in neighbours(foe["hex"]):
        return {"hexside": hexside(foe["hex"], piece["hex"])}
    if means == "snap_shot":
        near = next(n for n in neighbours(piece["hex"]) if n)
        return {"hexside": hexside(near, piece["hex"])}
    return {}


def _with_given_fp(question: Json, dice: random.Random) -> Json:
    """The question with the FP that no counter gives, and sometimes with a DR."""
    if question["means"] in GIVEN_FP | GIVEN_FP_OF:
        question["firepower"] = dice.choice((4, 8, 12, 16))
    if dice.random() < 0.5:
        question["dr"] = dice.randint(2, 12)
    return question


def _of_ground(position: Json) -> Iterator[Json]:
    for name in sorted(position.get("hexes", ()))[::3]:
        yield {"ask": "terrain", "hex": name}
    for name in sorted(position.get("hexsides", ()))[::3]:
        yield {"ask": "terrain", "hexside": name}
