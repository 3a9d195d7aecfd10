"""A claim, placement on board and set-up give the same wall advantage."""

from __future__ import annotations

import random
from collections.abc import Iterator

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.themes import DELUXE_SSR
from asl_conformance.fuzz.invariants.b9.scenes import (
    SHELTER,
    ground,
    inside,
    made,
    manned,
    near,
    own,
    place,
    squad,
    times,
    walled,
)
from asl_conformance.fuzz.invariants.b9.wall_advantage import CLAIM, enemies
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 4
"""Scenes set up on a board."""
RING = 4
"""Units around the one that is to have wall advantage."""
HOLDERS = ((), (), ("concealed",), ("hidden",), ("pinned",))
NEEDS = {"state": ("units.status",), "wall_advantage": ("has", "hexsides")}


def facing(position: Json, dice: random.Random, phase: str) -> Json:
    """A walled hex, and units of two sides in the hexes beyond its walls, some with wall advantage."""
    board = ground(position)
    middle = place(board, dice)
    around = near(board, middle)
    board = walled(board, middle, *(name for name in around if dice.random() < 0.6))
    units = {}
    for i, name in enumerate(dice.sample(around, min(RING, len(around)))):
        status = [*dice.choice(HOLDERS), *dice.choice(((), ("wall_advantage",), ("wall_advantage",)))]
        kind = dice.choice(("squad", "squad", "half_squad", "dummy"))
        units[f"u{i}"] = squad(name, dice.choice(("German", "Russian", "Russian")), *status) | {"type": kind}
    terrain = {name: {"terrain": dice.choice((*SHELTER, "open_ground"))} for name in (middle, *around)}
    ssr = [DELUXE_SSR] if dice.random() < 0.5 else []
    scene = manned(made(board, **terrain), units, phase=phase, turn_of="German", ssr=ssr)
    return scene | {"middle": middle}


def _ways(
    position: Json, dice: random.Random, verbs: tuple[str, ...]
) -> Iterator[tuple[Json, list[list[Json]]]]:
    """Scenes, each with two plans by which a German squad gets wall advantage: directly, and by a claim."""
    claim: Json = {"do": CLAIM, "units": ["g"]}
    for _ in times(TRIES):
        placed = dice.random() < 0.5
        scene = facing(position, dice, dice.choice(("MPh", "PFPh", "DFPh")) if placed else "setup")
        g = squad(scene.pop("middle"))
        if not placed:
            new: Json = {"do": "set_up", "side": "German", "id": "g", "unit": g}
            at_once = new | {"unit": g | {"status": ["wall_advantage"]}}
            yield scene, [[at_once], [new, claim]]
            continue
        units = {**scene["units"], "g": g | {"status": ["hidden"]}}
        foes = [name for name, unit in units.items() if unit["side"] == "Russian" and unit["type"] != "dummy"]
        friends = [name for name, unit in units.items() if unit["side"] == "German" and name != "g"]
        shot: list[Json] = []
        if foes and friends and "fire" in verbs and dice.random() < 0.4:
            shot = [{"do": "fire", "by": foes[:1], "target": friends[0], "means": "small_arms"}]
        put: Json = {"do": "place_on_board", "unit": "g"}
        shown = claim | {"showing": "g"}
        yield scene | {"units": units}, [[*shot, put | {"claim": True}], [*shot, put, shown]]


@invariant("B9-INV-98", needs=NEEDS, actions=(CLAIM, "place_on_board", "set_up"), over="walls")
def got_alike_in_every_way(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Placement or set-up gives a unit wall advantage exactly where a claim would.

    After that, no opponent has it over the same hexside.
    """
    for scene, plans in _ways(position, dice, tuple(ask.capabilities.actions)):
        units = {**scene["units"], "g": {"side": "German"}}
        asked: list[Json] = [{"ask": "wall_advantage", "unit": name} for name in units]
        at_once, by_claim = ask.answers_many([(scene, asked, plan) for plan in plans])
        for name, one, two in zip(units, at_once, by_claim, strict=True):
            held = [answer and (answer["has"], answer["hexsides"]) for answer in (one, two)]
            if held[0] != held[1]:
                what = f"{plans[0][-1]['do']} gives {name} {held[0]}, and a claim {held[1]}"
                return Violation(what, scene, asked, plans[0])
        over = {name: answer["hexsides"] for name, answer in zip(units, at_once, strict=True) if answer}
        for a, b in enemies(units):
            both = {*over.get(a, ())} & {*over.get(b, ())}
            if both:
                return Violation(f"{a} and {b} both have it over {min(both)}", scene, asked, plans[0])
    return None


@invariant("B9-INV-99", needs=NEEDS, actions=(CLAIM,), over="walls")
def part_of_a_claim(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A claim of some hexsides never leaves a hexside to both sides, in Deluxe ASL or elsewhere."""
    for _ in times(TRIES):
        scene = facing(position, dice, "MPh")
        middle = scene.pop("middle")
        sides = [side for side in own(scene, middle) if all(inside(scene, one) for one in side.split("-"))]
        if not sides:
            continue
        units = {**scene["units"], "g": squad(middle)}
        board = scene | {"units": units}
        named = dice.sample(sides, 1 + (len(sides) > 1 and dice.random() < 0.3))
        plan: list[Json] = [{"do": CLAIM, "units": ["g"], "hexsides": sorted(named)}]
        asked: list[Json] = [{"ask": "wall_advantage", "unit": name} for name in units]
        found = ask.answers(board, asked, plan)
        over = {name: answer["hexsides"] for name, answer in zip(units, found, strict=True) if answer}
        for a, b in enemies(units):
            both = {*over.get(a, ())} & {*over.get(b, ())}
            if both:
                return Violation(f"{a} and {b} both have it over {min(both)}", board, asked, plan)
    return None
