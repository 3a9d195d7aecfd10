"""Hull Down and Height Advantage beside the TEM of walls (9.3, 9.36, B10.31)."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.invariants.anywhere.base import OVER, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant

GUNNERS = frozenset({"tank", "assault_gun", "sp_gun", "armored_car"})
"""Vehicles that fire ordnance and, most of them, MG."""
WALLS = frozenset({"wall", "bocage"})
TRENCHES = frozenset({"trench", "at_ditch"})
HULLS = frozenset({"tank", "assault_gun", "sp_gun", "armored_car", "carrier", "halftrack", "truck", "wagon"})
PAIRS = 6
"""Shots of a board that are tried."""
NEEDS = {"attack": ("possible", "targets")}


@invariant("ANY-INV-08", needs=NEEDS, over=OVER)
def hull_down_where_a_wall_shelters(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Direct Fire ordnance finds a vehicle Hull Down exactly where MG fire finds it behind a wall (9.36).

    Not one beneath a trench, which is Hull Down for that (27.52), nor one that moves: C.8 lets a moving
    vehicle have the one and not the other.
    """
    board = spread(ask, position).position
    units = board.get("units", {})
    shots = [
        (by, target)
        for by, firer in units.items()
        if firer["type"] in GUNNERS
        for target, unit in units.items()
        if unit["side"] != firer["side"] and unit["type"] in HULLS and _still(board, unit)
    ]
    dice.shuffle(shots)
    if not shots:
        return None
    asked = [
        {"ask": "attack", "target": target, "means": means, "by": [by], **more}
        for by, target in shots[:PAIRS]
        for means, more in (("ordnance_ap", {}), ("mg", {"weapons": ["cmg"]}))
    ]
    answers = ask.answers(board, asked)
    for number in range(0, len(asked), 2):
        target = asked[number]["target"]
        gun, gun_mg = (_met(answer, target) for answer in answers[number : number + 2])
        if gun is None or gun_mg is None:
            continue
        behind = any(value > 0 for source, value in gun_mg.get("tem_options", {}).items() if source in WALLS)
        if gun.get("hull_down", False) != behind:
            said = "Hull Down" if gun.get("hull_down") else "not Hull Down"
            wall = "a wall's TEM" if behind else "no TEM of a wall"
            what = f"{target} is {said} to ordnance and has {wall} against MG of the same firer"
            return Violation(what, board, asked[number : number + 2])
    return None


def _still(position: Json, unit: Json) -> bool:
    moving = position.get("phase") == "MPh" and position.get("turn_of") in ("", unit["side"])
    return not moving and "motion" not in unit.get("status", ()) and not TRENCHES & {*unit.get("beneath", ())}


def _met(answer: Json | None, target: str) -> Json | None:
    if answer is None or not answer.get("possible"):
        return None
    met: Json = answer.get("targets", {}).get(target, {})
    return met if met.get("affected", True) and met else None


@invariant("ANY-INV-14", needs=NEEDS, over=OVER)
def height_advantage_alone(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Height Advantage is for who has no positive TEM, and never more than +1 (B10.31)."""
    base = spread(ask, position)
    for question, answer in base.of("attack"):
        for name, met in answer.get("targets", {}).items():
            height = met.get("drm", {}).get("height_advantage", 0)
            if not height:
                continue
            ask.asked += 1
            positive = [source for source, value in met.get("tem_options", {}).items() if value > 0]
            if height != 1 or positive:
                what = f"{name} has a Height Advantage of {height} beside {', '.join(positive) or 'no TEM'}"
                return Violation(what, base.position, [question])
    return None
