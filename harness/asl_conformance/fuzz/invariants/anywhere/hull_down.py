"""Hull Down and Height Advantage beside the TEM of walls (9.3, 9.36, B10.31)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.invariants.anywhere.base import OVER, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import THEM, around, met, squad, staged

WALLS = frozenset({"wall", "bocage"})
GIVING_TEM = WALLS | {"hedge", "cactus_hedge"}
HULLS = ("tank", "assault_gun", "sp_gun", "armored_car", "carrier", "halftrack", "truck", "wagon")
SHOTS = 4
"""Most shots of a board that are tried."""
TRIED = 12
REACH = 3
"""Most hexes from the hexside to the firer."""
NEEDS = {"attack": ("possible", "targets")}
WAYS: tuple[Json, Json] = ({"means": "ordnance_ap"}, {"means": "mg", "weapons": ["cmg"]})


@invariant("ANY-INV-08", needs=NEEDS, over="hedgerows")
def hull_down_where_a_wall_shelters(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Direct Fire ordnance finds a vehicle Hull Down exactly where a wall gives it TEM against a MG (9.36).

    Left out: a vehicle beneath a trench, which is Hull Down for that (27.52), and a moving one: at a gap it
    has neither, although it may have wall advantage (9.36 EX).
    """
    asked: list[Json] = [{"ask": "attack", "target": "t", "by": ["g"], **way} for way in WAYS]
    shots = list(islice(_scenes(position, dice), SHOTS))
    answers = ask.answers_many([(scene, asked, ()) for scene in shots])
    for scene, found in zip(shots, answers, strict=True):
        gun, mg = (met(answer, "t") for answer in found)
        if gun is None or mg is None:
            continue
        behind = any(value > 0 for source, value in mg.get("tem_options", {}).items() if source in WALLS)
        if gun.get("hull_down", False) != behind:
            status = "Hull Down" if gun.get("hull_down") else "not Hull Down"
            wall = "a wall's TEM" if behind else "no TEM of a wall"
            what = f"it is {status} to ordnance and has {wall} against MG of the same firer"
            return Violation(what, scene, asked)
    return None


def _scenes(position: Json, dice: random.Random) -> Iterator[Json]:
    """A vehicle behind a wall, hedge or bocage of the board, and a tank on the other side of it."""
    walled = [key for key, side in position["hexsides"].items() if side.get("terrain") in GIVING_TEM]
    for key in dice.sample(walled, min(TRIED, len(walled))):
        ends = key.split("-")
        dice.shuffle(ends)
        beyond = [name for name in (ends[1], *around(position, ends[1], REACH)) if name != ends[0]]
        if not beyond:
            continue
        claims = {"status": ["wall_advantage"]} if dice.random() < 0.4 else {}
        target = squad(ends[0], side=THEM, type=dice.choice(HULLS), weapons=["cmg"])
        firer = squad(dice.choice(beyond), type="tank", weapons=["ma", "cmg"])
        for fields in (claims, {}):
            scene = staged(position, {"t": target | fields, "g": firer}, phase="PFPh")
            if scene is not None:
                yield scene
                break


@invariant("ANY-INV-14", needs=NEEDS, over=OVER)
def height_advantage_alone(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Height Advantage is +1 at most, and only for a target without positive TEM (B10.31)."""
    base = spread(ask, position)
    for question, answer in base.of("attack"):
        for name, one in answer.get("targets", {}).items():
            height = one.get("drm", {}).get("height_advantage", 0)
            if not height:
                continue
            ask.asked += 1
            positive = [source for source, value in one.get("tem_options", {}).items() if value > 0]
            if height != 1 or positive:
                what = f"{name} has a Height Advantage of {height} beside {', '.join(positive) or 'no TEM'}"
                return Violation(what, base.position, [question])
    return None
