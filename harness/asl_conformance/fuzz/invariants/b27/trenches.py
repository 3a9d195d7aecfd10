"""Connecting trenches, and vehicles that may enter entrenchments (27.5-27.56)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.lattice import adjacent
from asl_conformance.fuzz.boards.scenes import with_counter, with_unit
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    STATE,
    THEM,
    US,
    around,
    attack,
    broken,
    counter,
    level_of,
    may,
    met,
    move,
    neighbour,
    squad,
    staged,
    stages,
)

CONNECTED = {"state": ("counters.connected",)}
TRENCHES = ("trench", "at_ditch")
VEHICLES = ("tank", "assault_gun", "carrier", "halftrack", "armored_car", "truck", "wagon")
PENALTIES = frozenset({"ffmo", "ffnam", "snap_shot", "interdiction", "minefield"})
"""What a move between connecting trenches does not expose to (27.54)."""


def _trenched(position: Json, dice: random.Random) -> tuple[Json, str, str] | None:
    """Trenches in two adjacent hexes, perhaps one more, and a squad beneath the first."""
    for name, kind in stages(position, dice, ("trench", "trench", "at_ditch")):
        for near in dice.sample(ring := around(position, name), len(ring)):
            other = dice.choice(("trench", "trench", "at_ditch"))
            pits = {"c": counter(kind, name), "d": counter(other, near, dice.choice((US, THEM)))}
            scene = staged(position, {"g": squad(name, kind)}, pits)
            if scene is not None:
                return scene, name, near
    return None


def _connections(ask: Asker, scene: Json) -> dict[str, list[str]]:
    state = ask.state(scene)
    counters = state["counters"] if state else {}
    return {key: sorted(one.get("connected", ())) for key, one in counters.items()}


@invariant("B27-INV-08", needs=CONNECTED, over="trenches")
def connection_is_symmetric(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """If trench A is connected to trench B, B is connected to A."""
    found = _trenched(position, dice)
    scene = found[0] if found else position
    links = _connections(ask, scene)
    for one, others in links.items():
        for other in others:
            if one not in links.get(other, ()):
                return broken(f"{one} is connected to {other}, and {other} not to {one}", scene)
    return None


@invariant("B27-INV-09", needs=CONNECTED, over="trenches")
def connection_is_between_neighbours(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Connected are only two trenches or A-T Ditches in adjacent hexes."""
    found = _trenched(position, dice)
    scene = found[0] if found else position
    lying = scene.get("counters", {})
    for one, others in _connections(ask, scene).items():
        for other in others:
            pits = {lying[one]["type"], lying[other]["type"]} <= set(TRENCHES)
            if one == other or not pits or not adjacent(lying[one]["hex"], lying[other]["hex"]):
                return broken(f"{one} is connected to {other}", scene)
    return None


@invariant("B27-INV-10", needs=CONNECTED, over="trenches")
def connection_asks_for_no_owner(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The owner of a trench does not change what it is connected to."""
    found = _trenched(position, dice)
    if found is None:
        return None
    scene, _, _ = found
    side = THEM if scene["counters"]["d"]["side"] == US else US
    taken = with_counter(scene, "d", side=side)
    if _connections(ask, scene) != _connections(ask, taken):
        return broken("the other side's trench is connected otherwise", taken)
    return None


def _steps(ask: Asker, position: Json, dice: random.Random) -> Iterator[tuple[Json, Json, str]]:
    """A step between trenches that the engine calls connected: the board, the action, the hex entered."""
    found = _trenched(position, dice)
    if found is None:
        return
    scene, _, near = found
    if "d" not in _connections(ask, scene).get("c", ()):
        return
    yield scene, move("g", near, scene["counters"]["d"]["type"]), near


@invariant("B27-INV-22", needs={**CONNECTED, "may": ("allowed", "cost")}, actions=("move",), over="trenches")
def a_trench_step_is_blind_to_terrain(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Between connecting trenches a step costs 1 MF, uphill 2, whatever hexes, hexsides and Wire."""
    for scene, action, near in _steps(ask, position, dice):
        if scene.get("hexes", {}).get(near, {}).get("smoke"):
            continue
        wired = with_counter(scene, "w", **counter("wire", near)) if dice.random() < 0.5 else scene
        up = level_of(scene, near) > level_of(scene, scene["units"]["g"]["hex"])
        answer, due = ask.answer(wired, may(action)), 2 if up else 1
        if answer and (not answer["allowed"] or answer["cost"] != due):
            cost = answer["cost"] if answer["allowed"] else "illegal"
            return broken(f"the step is {cost} and has to cost {due} MF", wired, [may(action)])
    return None


@invariant(
    "B27-INV-26",
    needs={**CONNECTED, "state": ("counters.connected", "minefield_attacks"), "may": ("allowed", "exposes")},
    actions=("move",),
    over="trenches",
)
def a_trench_step_draws_no_penalty(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A step from trench to trench meets no FFMO, FFNAM, Snap Shot, Interdiction or mine."""
    for scene, action, near in _steps(ask, position, dice):
        enemy = squad(neighbour(position, near, dice), side=THEM, range=8)
        if enemy["hex"] == scene["units"]["g"]["hex"]:
            continue
        mined = with_counter(with_unit(scene, "r", **enemy), "m", **counter("minefield", near, THEM))
        routing = with_unit(mined | {"phase": "RtPh"}, "g", status=["broken"])
        for where, act in ((mined, action), (routing, action | {"do": "rout"})):
            if act["do"] not in ask.capabilities.actions:
                continue
            answer = ask.answer(where, may(act))
            drawn = PENALTIES & set(answer.get("exposes", ())) if answer and answer["allowed"] else None
            if drawn:
                return broken(f"a trench step draws {', '.join(sorted(drawn))}", where, [may(act)])
        asked = [STATE] + [attack("g", "small_arms", "r")] * ask.supports({"attack": ("targets",)})
        state, *fired = ask.answers(mined, asked, [action])
        if state and state["minefield_attacks"]:
            return broken("mines attack a move from trench to trench", mined, plan=[action])
        drm = (met(fired[0], "g") or {}).get("drm", {}) if fired else {}
        if drm.get("ffmo") or drm.get("ffnam"):
            return broken("FFMO or FFNAM on a move from trench to trench", mined, asked[1:], [action])
    return None


@invariant("B27-INV-38", needs={"may": ("allowed",)}, actions=("move",), over="trenches")
def vehicle_bans_nest(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A vehicle that may enter an A-T Ditch may enter a trench; if a trench, also a foxhole hex."""
    kinds = ("at_ditch", "trench", "foxhole")
    for name, _ in stages(position, dice, ("foxhole",)):
        start = neighbour(position, name, dice)
        kind = dice.choice(VEHICLES)
        vehicle = squad(start, type=kind, vca=name, mf=30)
        scenes = [staged(position, {"t": vehicle}, {"c": counter(one, name)}) for one in kinds]
        if None in scenes:
            continue
        question = may(move("t", name))
        answers = [ask.answer(scene, question) for scene in scenes if scene is not None]
        allowed = [answer["allowed"] for answer in answers if answer]
        if allowed != sorted(allowed):
            ways = dict(zip(kinds, allowed, strict=True))
            return broken(f"a {kind} may enter: {ways}", scenes[0] or position, [question])
        return None
    return None
