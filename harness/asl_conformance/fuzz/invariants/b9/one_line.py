"""One shot, one line: LOS, Hindrance, TEM and bars of bocage belong to the same two points (9.42, 9.53)."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.lattice import centre, disc, hexside, vertices
from asl_conformance.fuzz.boards.lines import meets
from asl_conformance.fuzz.invariants.b9.scenes import (
    ALL,
    MET,
    attack,
    ground,
    inside,
    made,
    manned,
    met_by,
    near,
    place,
    squad,
    tank,
    times,
    unwalled,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 6
"""Scenes set up on a board."""


def bypassed(board: Json, dice: random.Random, name: str) -> tuple[Json, str, list[str]] | None:
    """The board with the hex as woods without hexsides, one of its hexsides, and the vertices there."""
    others = near(board, name)
    bare = unwalled(board, *(hexside(name, other) for other in others))
    side = hexside(name, dice.choice(others))
    points = [one for one in vertices(name) if set(side.split("-")) <= set(one.split("-"))]
    if len(points) < 2 or not all(inside(board, one) for point in points for one in point.split("-")):
        return None
    return made(bare, **{name: {"terrain": "woods", "free": others}}), side, points


def parts(met: Json) -> tuple[int, int, Json]:
    """Total, Hindrance and TEM by source of a shot."""
    return met["total"], met["drm"]["hindrance"], met["tem_options"]


@invariant("B9-INV-88", needs=MET, over="hedgerows")
def fire_out_of_bypass_is_along_one_line(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Infantry firing in Bypass meets what a vehicle would at the better one of its two vertices."""
    for _ in times(TRIES):
        board = ground(position, ALL)
        target = place(board, dice)
        firer = dice.choice([one for one in disc(target, 4) if one != target and inside(board, one)])
        if (found := bypassed(board, dice, firer)) is None:
            continue
        board, side, points = found
        there: Json = {"at": "bypass", "bypass": [side]}
        firers = [squad(firer, "Russian", **there)]
        firers += [tank(firer, "Russian", point) | there for point in points]
        scenes = [
            manned(board, {"g": squad(target), "r": one}, phase="MPh", turn_of="Russian") for one in firers
        ]
        if [scene["units"] for scene in scenes] != [{"g": squad(target), "r": one} for one in firers]:
            continue
        question = attack("g", "small_arms", "r")
        answers = ask.answers_many([(scene, [question], ()) for scene in scenes])
        met, *either = [met_by(one) for (one,) in answers]
        due = min((parts(one) for one in either if one), key=lambda one: one[0], default=None)
        if (due is None) != (not met) or (due and due[0] != met["total"]):
            what = f"the shot meets {parts(met) if met else 'nothing'}, at a vertex the best meets {due}"
            return Violation(what, scenes[0], [question])
        if met and parts(met) not in [parts(one) for one in either if one]:
            what = f"the shot meets {parts(met)}, which it meets at neither vertex"
            return Violation(what, scenes[0], [question])
    return None


@invariant("B9-INV-89", needs=MET, over="hedgerows")
def a_gun_that_turned_is_barred_where_bocage_shelters(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """A Gun that changed CA may not fire at a unit in Bypass exactly if bocage gives that unit TEM."""
    for _ in times(TRIES):
        board = ground(position, (), bare=True)
        target = place(ground(position, ALL), dice)
        if (found := bypassed(board, dice, target)) is None:
            continue
        board, _, points = found
        gun = dice.choice([one for one in disc(target, 4)[1:] if inside(board, one)])
        sides = [one for one in near(board, target) if gun not in near(board, target)]
        towards = [one for one in sides if meets(centre(gun), centre(target), hexside(target, one))]
        walls = dice.sample(sides, dice.randint(0, len(sides))) or towards
        board = walled(board, target, *walls, terrain="bocage")
        at_gun: Json = {"type": "at_gun", "hex": gun, "side": "Russian", "possessed_by": "r"}
        units = {
            "g": tank(target, "German", dice.choice(points)) | {"at": "bypass"},
            "r": squad(gun, "Russian") | {"type": "crew"},
        }
        scenes = [
            manned(board, units, {"n": at_gun | more}, phase="PFPh", turn_of="Russian")
            for more in ({}, {"done": ["changed_ca"]})
        ]
        if any({"g", "r"} - scene["units"].keys() or "n" not in scene["counters"] for scene in scenes):
            continue
        small_arms, shot = attack("g", "small_arms", "r"), attack("g", "ordnance_ap", "n")
        seen, before = [met_by(one) for one in ask.answers(scenes[0], [small_arms, shot])]
        after = met_by(ask.answer(scenes[1], shot))
        if not seen or not before:
            continue
        sheltered = "bocage" in seen["tem_options"]
        if sheltered == bool(after):
            what = f"bocage {'shelters' if sheltered else 'does not shelter'}, and the Gun that turned"
            return Violation(f"{what} {'may' if after else 'may not'} fire", scenes[1], [shot])
    return None
