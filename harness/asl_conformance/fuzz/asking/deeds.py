"""Short sequences of actions to try on a position, with what to ask after each.

Half of the rules are about effects of actions: MF spent, TI, wall advantage, fire at a unit that has just
moved. So boards are also checked after some actions.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

from asl_conformance.fuzz.boards.lattice import neighbours
from asl_conformance.fuzz.boards.placement import ENTRENCHMENTS, MEN

Json = dict[str, Any]
ENTERING = {"MPh": "move", "": "move", "APh": "advance", "RtPh": "rout"}
"""The verb that takes units into other hexes, by phase."""
COVERS = sorted((*ENTRENCHMENTS, "sangar"))
REAL = MEN - {"dummy"}
"""Personnel that stays after a move: dummies are removed as soon as they are revealed."""
DIGGERS = frozenset({"squad", "half_squad", "crew"})
RESULTS = ("broken", "pinned", "reduced", "eliminated")
DIE = 6


def deeds(position: Json, dice: random.Random, many: int, verbs: Collection[str]) -> Iterator[list[Json]]:
    """At most ``many`` sequences, each of one unit, of the verbs that an engine knows."""
    names = [name for name, unit in position.get("units", {}).items() if unit["type"] in REAL]
    for name in dice.sample(names, min(many, len(names))):
        done = _some(position, name, dice)
        if done and all(deed["do"] in verbs for deed in done):
            yield done


def _some(position: Json, name: str, dice: random.Random) -> list[Json]:
    """Actions that the unit may take in this phase."""
    phase, unit = position.get("phase", ""), position["units"][name]
    if phase == "PFPh" and unit["type"] in DIGGERS:
        return [_dig(position, name, dice)]
    if phase in ENTERING:
        return _go(position, name, ENTERING[phase], dice)
    return [{"do": "result", "unit": name, "result": dice.choice(RESULTS)}]


def _dig(position: Json, name: str, dice: random.Random) -> Json:
    deed: Json = {"do": "entrench", "units": [name], "dr": dice.randint(1, DIE) + dice.randint(1, DIE)}
    leaders = [
        other
        for other, unit in position["units"].items()
        if unit["type"] == "leader" and unit["hex"] == position["units"][name]["hex"]
    ]
    return deed | {"leader": leaders[0]} if leaders and dice.random() < 0.5 else deed


def _go(position: Json, name: str, verb: str, dice: random.Random) -> list[Json]:
    """Off the Wire, out of what it is beneath, into a neighbouring hex and beneath what lies there."""
    unit = position["units"][name]
    here, beneath = _lying(position, unit["hex"]), unit.get("beneath", ())
    if "wire" in here and not beneath and dice.random() < 0.7:
        return [{"do": "go_beneath", "units": [name], "cover": "wire", "dr": dice.randint(1, DIE)}]
    around: list[str] = [near for near in neighbours(unit["hex"]) if near]
    dug = [near for near in around if set(COVERS) & _lying(position, near)]
    to = dice.choice(dug or around)
    step: Json = {"do": verb, "units": [name], "to": to}
    left: list[Json] = [
        {"do": "come_out", "units": [name], "cover": cover} for cover in COVERS if cover in beneath
    ]
    stay = [cover for cover in COVERS if cover in here and cover not in beneath]
    if stay and dice.random() < 0.5:
        return [{"do": "go_beneath", "units": [name], "cover": stay[0]}]
    covers = [cover for cover in COVERS if cover in _lying(position, to)]
    below: list[Json] = [{"do": "go_beneath", "units": [name], "cover": covers[0]}] if covers else []
    if left and covers and dice.random() < 0.3:  # from one cover to another, such as between trenches
        return [{**step, "beneath": covers[:1]}]
    return [*left, step, *below][: dice.randint(1, 3)]


def _lying(position: Json, name: str) -> set[str]:
    return {c["type"] for c in position.get("counters", {}).values() if c["hex"] == name}


def after(position: Json, done: list[Json], dice: random.Random) -> list[Json]:
    """The questions afterwards: the state, and enemy fire at the unit."""
    name: str = next(iter(done[0].get("units", ())), "") or done[0]["unit"]
    side = position["units"][name]["side"]
    units = position["units"].items()
    enemies = [other for other, unit in units if unit["side"] != side and unit["type"] != "dummy"]
    asked: list[Json] = [{"ask": "state"}]
    if enemies and done[-1]["do"] != "result":
        by = [dice.choice(enemies)]
        asked.append({"ask": "attack", "target": name, "means": "small_arms", "by": by})
    return asked
