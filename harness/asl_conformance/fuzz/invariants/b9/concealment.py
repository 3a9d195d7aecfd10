"""Concealment and Guns behind bocage; and questions that must not change anything."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import as_json, questions, unlike
from asl_conformance.fuzz.boards.lattice import disc
from asl_conformance.fuzz.invariants.b9.scenes import (
    ALL,
    ground,
    inside,
    made,
    manned,
    near,
    place,
    squad,
    times,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 4
"""Scenes set up on a board."""
BENEFIT = {"concealment": ("concealment_terrain",)}
CC: Json = {"phase": "CCPh", "turn_of": "German"}
"""The phase at the end of which units gain concealment."""
LIKE_NOBODY: tuple[tuple[tuple[str, ...], Json], ...] = ((("broken",), {}), ((), {"type": "aircraft"}))
"""Enemies that 9.55 ignores: broken ones, and Aerial ones."""


def behind_bocage(position: Json, dice: random.Random) -> tuple[Json, dict[str, Json], list[str]]:
    """The board with g in Open Ground behind bocage and one enemy; the hexes free for another."""
    board = ground(position, ALL)
    start = place(board, dice)
    walls = [name for name in near(board, start) if dice.random() < 0.6] or near(board, start)[:1]
    free = [name for name in disc(start, 4)[1:] if inside(board, name)]
    fenced = made(walled(board, start, *walls, terrain="bocage"), **{start: {}})
    at = dice.choice(free)
    units = {"g": squad(start), "r": squad(at, "Russian")}
    return made(fenced, **{at: {}}), units, [name for name in free if name != at]


def benefits(ask: Asker, scene: Json) -> bool | None:
    """Whether g is treated as in Concealment Terrain."""
    answer = ask.answer(scene, {"ask": "concealment", "unit": "g"}) or {}
    return answer.get("concealment_terrain")


@invariant("B9-INV-81", needs=BENEFIT, over="bocage")
def another_enemy_never_helps(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Another Good Order enemy never gives the unit behind bocage a benefit that it did not have."""
    for _ in times(TRIES):
        board, units, free = behind_bocage(position, dice)
        at = dice.choice(free)
        scene = manned(made(board, **{at: {}}), units, **CC)
        more = manned(made(board, **{at: {}}), {**units, "s": squad(at, "Russian")}, **CC)
        if benefits(ask, more) and benefits(ask, scene) is False:
            question = {"ask": "concealment", "unit": "g"}
            return Violation("one more enemy gives g Concealment Terrain", more, [question])
    return None


@invariant("B9-INV-82", needs=BENEFIT, over="bocage")
def broken_and_aerial_enemies_are_nothing(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """A broken or Aerial enemy changes nothing in what bocage does for concealment."""
    for _ in times(TRIES):
        board, units, free = behind_bocage(position, dice)
        at, (status, more) = dice.choice(free), dice.choice(LIKE_NOBODY)
        scene = manned(made(board, **{at: {}}), units, **CC)
        enemy = squad(at, "Russian", *status) | more
        other = scene | {"units": {**scene["units"], "s": enemy}}
        without, within = benefits(ask, scene), benefits(ask, other)
        if None not in (without, within) and without != within:
            question = {"ask": "concealment", "unit": "g"}
            return Violation(
                f"Concealment Terrain {within} with that enemy, {without} without", other, [question]
            )
    return None


@invariant("B9-INV-83", needs={"state": ("units.status",)}, actions=("end_phase",), over="bocage")
def the_check_after_setup_has_no_order(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The order in which units are checked after set-up does not decide who loses HIP or '?'."""
    for _ in times(TRIES):
        board, units, free = behind_bocage(position, dice)
        named = [name for side in board["hexsides"] for name in side.split("-") if inside(board, name)]
        taken = {units["r"]["hex"]}
        for i, name in enumerate(dice.sample(sorted(set(named) - taken), min(3, len(set(named) - taken)))):
            units[f"h{i}"] = squad(name, "German", dice.choice(("hidden", "concealed")))
            taken.add(name)
        units["s"] = squad(dice.choice([name for name in free if name not in taken]), "Russian")
        scene = manned(board, units, phase="setup", turn_of="Russian")
        turned = scene | {"units": dict(reversed(scene["units"].items()))}
        deed = [{"do": "end_phase", "next": "RPh"}]
        first, second = (
            {k: one.get("status") for k, one in (ask.state(p, deed) or {}).get("units", {}).items()}
            for p in (scene, turned)
        )
        if first != second:
            return Violation(
                f"after set-up {first}, in another order {second}", turned, [{"ask": "state"}], deed
            )
    return None


@invariant("B9-INV-84", needs={"state": ("units.hex",)}, actions=("change_ca", "fire"), over="bocage")
def a_gun_turns_or_fires_through_bocage(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In one fire phase a Gun may change CA or fire through bocage, not both, in either order."""
    for _ in times(TRIES):
        board = ground(position, ALL)
        start = place(board, dice)
        end = dice.choice(near(board, start))
        fenced = made(walled(board, start, end, terrain="bocage"), **{start: {}, end: {}})
        moment = dice.choice(
            ({"phase": "PFPh", "turn_of": "German"}, {"phase": "DFPh", "turn_of": "Russian"})
        )
        gun = {"type": "at_gun", "hex": start, "side": "German"}
        units = {"g": squad(start) | {"type": "crew"}, "r": squad(end, "Russian")}
        scene = manned(fenced, units, {"gun": gun}, **moment)
        scene["counters"]["gun"]["possessed_by"] = "g"
        turn: Json = {"do": "change_ca", "counter": "gun"}
        fire: Json = {"do": "fire", "by": ["gun"], "target": "r"}
        for deeds in ([turn, fire], [fire, turn]):
            if ask.legal(scene, deeds):
                return Violation(
                    "a Gun both turns and fires through bocage", scene, [{"ask": "state"}], deeds
                )
    return None


@invariant("B9-INV-40", needs={}, over="walls")
def questions_change_nothing(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Neither the order of keys in a position nor the questions asked before change an answer."""
    declared = ask.capabilities.questions
    asked = questions(position, declared, dice, 8, ask.capabilities.actions)
    if not asked:
        return None
    turned = {k: dict(reversed(v.items())) if isinstance(v, dict) else v for k, v in position.items()}
    here, there = ask.ask_many([(position, asked, ()), (turned, [*reversed(asked), asked[0]], ())])
    again = [*reversed(there[:-1])]
    ones, others = [*here, here[0]], [*again, there[-1]]
    for question, due, found in unlike([*asked, asked[0]], ones, others, declared):
        return Violation(
            f"in another order the answer is {as_json(found)} and not {as_json(due)}", turned, [question]
        )
    return None
