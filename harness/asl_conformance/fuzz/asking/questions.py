"""The questions asked about a position, and the part of an answer that is compared."""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from asl_conformance.fuzz.asking.ask import Unclaimed
from asl_conformance.fuzz.asking.beside import declared_part
from asl_conformance.fuzz.boards.lattice import hexside, neighbours
from asl_conformance.fuzz.boards.placement import MEN
from asl_conformance.fuzz.boards.transforms import REMARKS, bare, named
from asl_conformance.judging.meaning import MISSING, canonical

Json = dict[str, Any]
Declared = Mapping[str, Collection[str]]
"""Questions and the answer fields that an engine declares."""

ALL = "los attack may state wall_advantage terrain same_location concealment rout".split()
MEANS = (
    "small_arms",
    "mortar",
    "oba_concentration",
    "ordnance_he",
    "overrun",
    "flamethrower",
    "close_combat",
)
BY_MEN = ("small_arms", "small_arms", "mortar", "flamethrower")
BY_VEHICLES = ("ordnance_he", "small_arms")
HE = frozenset({"ordnance_he", "oba_concentration", "mortar"})
"""Means whose FP is part of the question."""
HE_FP = 12
ENTRENCHED = ("at_ditch", "foxhole", "sangar", "trench")
PURPOSES = ("general", "recovery", "tem", "close_combat", "fire_group", "rally")
FREE = {"los": frozenset({"blocked_at"})}
"""Fields in which two right answers may differ: the obstacle named, which depends on the end of the LOS."""


def questions(
    position: Json, declared: Declared, dice: random.Random, los: int = 20, actions: Collection[str] = ()
) -> list[Json]:
    """Questions of the declared kinds: about the position's units, and ``los`` further LOS.

    ``may`` and ``rout`` are asked only about verbs in ``actions``, those that an engine knows.
    """
    found = [*_of_units(position, dice), *_of_ground(position, dice), *sights(position, dice, los)]
    return [
        question for question in found if question["ask"] in declared and _verbs(question) <= set(actions)
    ]


def _verbs(question: Json) -> set[str]:
    deeds = [question["action"]] if "action" in question else question.get("steps", ())
    return {deed["do"] for deed in deeds}


def sights(position: Json, dice: random.Random, many: int) -> Iterator[Json]:
    """LOS questions: between opponents, and between random hexes that the position names."""
    units = list(position.get("units", {}))
    points: list[Json] = [{"unit": name} for name in units]
    points += [{"hex": name} for name in sorted(named(position))]
    if len(points) < 2:
        return
    for _ in range(many):
        start, end = dice.sample(points, 2)
        yield {"ask": "los", "from": start, "to": end}


def _of_units(position: Json, dice: random.Random) -> Iterator[Json]:
    yield {"ask": "state"}
    units: Mapping[str, Json] = position.get("units", {})
    names = list(units)
    for name, unit in units.items():
        yield {"ask": "wall_advantage", "unit": name}
        if unit["type"] in MEN:
            yield {"ask": "concealment", "unit": name}
        enemies = [other for other in names if units[other]["side"] != unit["side"]]
        for by, means in _attackers(units, enemies, dice):
            yield _attack(name, means) | {"by": [by]}
        for means in dice.sample(MEANS, 3):
            yield _attack(name, means)
        yield from _moves(position, name, dice)
    if len(names) > 1:
        first, second = dice.sample(names, 2)
        yield {"ask": "same_location", "first": first, "second": second, "purpose": dice.choice(PURPOSES)}


def _attackers(
    units: Mapping[str, Json], enemies: Sequence[str], dice: random.Random
) -> Iterator[tuple[str, str]]:
    """Attackers with means: two that fit the unit's type, one at random."""
    if not enemies:
        return
    apt = [(by, means) for by in enemies for means in _arms(units[by])]
    yield from dice.sample(apt, min(2, len(apt)))
    yield dice.choice(enemies), dice.choice(MEANS)


def _arms(unit: Json) -> tuple[str, ...]:
    """Means of attack that a unit of that kind, as it is now, may have against another Location."""
    if unit["type"] == "dummy" or not {"broken", "ti", "melee"}.isdisjoint(unit.get("status", ())):
        return ()
    return BY_MEN if unit["type"] in MEN else BY_VEHICLES


def _attack(target: str, means: str) -> Json:
    question = {"ask": "attack", "target": target, "means": means}
    return question | {"firepower": HE_FP} if means in HE else question


def _lying(position: Json, name: str) -> set[str]:
    return {c["type"] for c in position.get("counters", {}).values() if c["hex"] == name}


def _moves(position: Json, name: str, dice: random.Random) -> Iterator[Json]:
    """Actions for ``may``: move to a neighbour, go beneath, come out, claim, forfeit or dig."""
    unit = position["units"][name]
    around = [near for near in neighbours(unit["hex"]) if near]
    broken = "broken" in unit.get("status", ())
    verbs = {"MPh": "move", "APh": "advance", "RtPh": "rout"}
    verb = verbs.get(position.get("phase", ""), "move")
    lying = [near for near in around if _lying(position, near)]
    for near in dict.fromkeys((*lying[:1], *dice.sample(around, min(2, len(around))))):
        step = {"do": verb, "units": [name], "to": near}
        yield {"ask": "may", "action": step}
        covers = [cover for cover in ENTRENCHED if cover in _lying(position, near)]
        if covers and unit["type"] in MEN:
            step = {**step, "beneath": covers[:1]}
            yield {"ask": "may", "action": step}
        if broken:
            yield {"ask": "rout", "unit": name, "steps": [{**step, "do": "rout"}]}
    for cover in sorted(_lying(position, unit["hex"]) & {*ENTRENCHED, "wire"}):
        do = "come_out" if cover in unit.get("beneath", ()) else "go_beneath"
        yield {"ask": "may", "action": {"do": do, "units": [name], "cover": cover}}
    yield {"ask": "may", "action": {"do": "claim_wall_advantage", "units": [name]}}
    if position.get("phase") == "PFPh":
        yield {"ask": "may", "action": {"do": "entrench", "units": [name], "dr": dice.randint(2, 12)}}


def _of_ground(position: Json, dice: random.Random) -> Iterator[Json]:
    """Terrain of the hexes and hexsides that the position names, a few of many."""
    hexes, sides = sorted(position.get("hexes", ())), sorted(position.get("hexsides", ()))
    for name in dice.sample(hexes, min(3, len(hexes))):
        yield {"ask": "terrain", "hex": name}
        near = neighbours(name)[3]
        if near:
            yield {"ask": "terrain", "hexside": hexside(name, near)}
    for name in dice.sample(sides, min(3, len(sides))):
        yield {"ask": "terrain", "hexside": name}


def comparable(question: Json, outcome: Json, declared: Declared) -> Json:
    """The part of an outcome that is equal in all right ones: declared fields, none for people."""
    if "answer" not in outcome:
        kind = next((kind for kind in ("illegal", "gone") if kind in outcome), "unsupported")
        return {kind: True}
    ask = question["ask"]
    answer: Json = outcome["answer"]
    if ask == "state":
        return {"answer": bare(_stated(answer, frozenset(declared.get(ask, ()))))}
    kept = declared_part(answer, set(declared.get(ask, ())) - FREE.get(ask, frozenset()) - REMARKS)
    if ask == "los" and kept.get("clear") is False:
        kept.pop("hindrance", None)
    return {"answer": bare(kept)}


def unlike(
    asked: Sequence[Json], ones: Sequence[Json], others: Sequence[Json], declared: Declared
) -> Iterator[tuple[Json, Json, Json]]:
    """The questions whose outcomes differ in two positions, with the comparable parts.

    Outcomes that are unsupported in either are ignored; raises Unclaimed if all are.
    """
    claimed = False
    for question, one, other in zip(asked, ones, others, strict=True):
        if "unsupported" in one or "unsupported" in other:
            continue
        claimed = True
        if one == other:
            continue
        due, found = (comparable(question, outcome, declared) for outcome in (one, other))
        if due != found and canonical(due) != canonical(found):
            yield question, due, found
    if not claimed:
        raise Unclaimed("every one of the questions")


def _stated(answer: Json, fields: frozenset[str]) -> Json:
    """A state with only declared fields (``units.hex``, or ``units`` for all), without empty values."""
    kept: Json = {}
    for kind, things in answer.items():
        if kind in fields:
            kept[kind] = things
        elif isinstance(things, Mapping) and kind in ("units", "counters", "hexes", "sides"):
            known = {key: _known(thing, kind, fields) for key, thing in things.items()}
            kept[kind] = {key: thing for key, thing in known.items() if thing}
    return {kind: things for kind, things in kept.items() if things != {}}


def _known(thing: Json, kind: str, fields: frozenset[str]) -> Json:
    return {name: value for name, value in thing.items() if f"{kind}.{name}" in fields}


def as_json(value: Any) -> str:
    """A value of an answer as JSON text, as engines write it."""
    return "left out" if value is MISSING else json.dumps(value)
