"""Shots at units that move, ride, bypass or are vehicles, over walls, hedges and bocage."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import as_json, questions, unlike
from asl_conformance.fuzz.boards.lattice import centre, hexside
from asl_conformance.fuzz.boards.lines import meets
from asl_conformance.fuzz.invariants.b9.scenes import (
    ALL,
    DIRECT,
    INDIRECT,
    MET,
    PLAIN,
    attack,
    ground,
    having,
    made,
    manned,
    marked,
    met_by,
    near,
    pair,
    place,
    rewalled,
    squad,
    tank,
    tems,
    times,
    unwalled,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 4
"""Scenes set up on a board."""
ORDNANCE = ("ordnance_he", "ordnance_ap", "ordnance_heat")
MOVING: Json = {"phase": "MPh", "turn_of": "German"}
MOVED: Json = {"done": ["moved"], "mf_spent": 1}
CARRIED: dict[str, Json] = {
    "tank": {"status": ["rider"]},
    "truck": {},
    "halftrack": {"status": ["inherent"], "type": "crew"},
}
"""Units aboard such a vehicle: a Rider, a Passenger, its crew."""


def lane(position: Json, dice: random.Random, terrain: str) -> tuple[Json, str, str]:
    """The board with this terrain on a hexside of one hex that the LOS from another meets."""
    board = ground(position)
    start, end = pair(board, dice)
    towards = [n for n in near(board, start) if meets(centre(start), centre(end), hexside(start, n))]
    return (
        made(walled(board, start, dice.choice(towards), terrain=terrain), **{start: {}, end: {}}),
        start,
        end,
    )


@invariant("B9-INV-31", needs=MET, over="bocage")
def hull_down_takes_wall_ordnance_and_vehicle(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """HD comes of a wall or bocage to Direct Fire ordnance at a vehicle, and then leaves no hexside TEM."""
    for _ in times(TRIES):
        fenced, start, end = lane(position, dice, dice.choice(ALL))
        g = dice.choice((tank(start, "German", near(fenced, start)[0]), squad(start)))
        scene = manned(fenced, {"g": g, "r": tank(end, "Russian", near(fenced, end)[0])})
        hedged = rewalled(scene, wall="hedge", bocage="hedge")
        for means in (dice.choice(ORDNANCE), *dice.sample((*DIRECT, *INDIRECT), 2)):
            question = attack("g", means, "r")
            met = met_by(ask.answer(scene, question))
            if not met.get("hull_down"):
                continue
            if means not in ORDNANCE or g["type"] == "squad" or met.get("tem"):
                what = f"a {g['type']} is HD to {means}, with TEM {met.get('tem')} besides"
                return Violation(what, scene, [question])
            if met_by(ask.answer(hedged, question)).get("hull_down"):
                return Violation("a hedge makes a vehicle HD", hedged, [question])
    return None


@invariant("B9-INV-32", needs={"attack": ("residual_fp",)}, over="walls")
def better_hexsides_leave_less_residual_fp(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """A shot over a wall leaves no more Residual FP than over a hedge, and that no more than over nothing."""
    for _ in times(TRIES):
        fenced, start, end = lane(position, dice, "wall")
        power = dice.choice((4, 6, 8, 12, 16))
        adjacent = end in near(fenced, start)
        status = ("wall_advantage",) if adjacent and dice.random() < 0.5 else ()
        r = squad(end, "Russian", *status, firepower=power, range=20)
        scene = manned(fenced, {"r": r, "g": squad(start, **MOVED)}, **MOVING)
        if "g" not in scene["units"]:
            continue
        question, left = attack("g", "small_arms", "r"), []
        for terrain in ("wall", "hedge", ""):
            became = rewalled(scene, wall=terrain, hedge=terrain)
            one = (ask.answer(became if terrain else unwalled(became, *became["hexsides"]), question)) or {}
            left.append(one.get("residual_fp"))
        found = [fp for fp in left if fp is not None]
        if len(found) == 3 and (found != sorted(found) or (marked(scene, "r") and len(set(found)) > 1)):
            what = f"Residual FP over wall, hedge and nothing: {found}, WA of the firer: {marked(scene, 'r')}"
            return Violation(what, scene, [question])
    return None


@invariant("B9-INV-33", needs=MET, over="walls")
def passengers_riders_and_crews_never_profit(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """PRC have the same TEM with and without hexside terrain around their vehicle."""
    for kind, more in CARRIED.items():
        fenced, start, end = lane(position, dice, dice.choice(PLAIN))
        vehicle = tank(start, "German", near(fenced, start)[0]) | {"type": kind}
        board = manned(fenced, {"v": vehicle, "r": squad(end, "Russian")})
        if not {"v", "r"} <= set(board["units"]):
            continue
        g = squad(start, aboard="v") | more
        scene = board | {"units": {**board["units"], "g": g}}
        question = attack("g", dice.choice(DIRECT[:2]), "r")
        there, bare = tems(ask, [(scene, question), (unwalled(scene, *scene["hexsides"]), question)])
        if there is not None and bare is not None and there != bare:
            return Violation(f"in a {kind} the TEM is {there} with walls, {bare} without", scene, [question])
    return None


@invariant("B9-INV-36", needs=MET | {"wall_advantage": ("has",)}, over="walls")
def another_level_has_no_benefit(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Above a wall that stands on the lower level a unit has no TEM, HD or wall advantage of it."""
    for _ in times(TRIES):
        fenced, start, end = lane(position, dice, dice.choice(PLAIN))
        raised = made(fenced, **{start: {"level": dice.choice((1, 2, 3))}})
        g = dice.choice((squad(start), tank(start, "German", near(fenced, start)[0])))
        scene = manned(raised, {"g": g, "r": squad(end, "Russian")})
        bare, question = unwalled(scene, *scene["hexsides"]), attack("g", dice.choice(DIRECT), "r")
        there, without = tems(ask, [(scene, question), (bare, question)])
        met = met_by(ask.answer(scene, question))
        if (there is not None and without is not None and there != without) or met.get("hull_down"):
            what = f"above the wall the TEM is {there} and not {without}, HD {met.get('hull_down')}"
            return Violation(what, scene, [question])
        if having(ask, scene).get("g", {}).get("has"):
            return Violation("a unit above the walls of its hex has wall advantage", scene)
    return None


@invariant("B9-INV-39", needs=MET, over="walls")
def who_stops_moving_loses_no_tem(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A target that stands still has at least the hexside TEM of one that moves; at gaps the same.

    Both have wall advantage, so that the unit already there does not deny it to the one that comes.
    """
    for _ in times(TRIES):
        fenced, start, end = lane(position, dice, dice.choice(PLAIN))
        gap = dice.random() < 0.7
        sides = {name: {**side, "gap": True} if gap else side for name, side in fenced["hexsides"].items()}
        board, question = fenced | {"hexsides": sides}, attack("g", "small_arms", "r")
        r = squad(end, "Russian")
        still_there: Json = {**MOVING, "phase": "DFPh"}
        scenes = [
            manned(board, {"g": squad(start, "German", "wall_advantage", **MOVED), "r": r}, **MOVING),
            manned(board, {"g": squad(start, "German", "wall_advantage"), "r": r}, **still_there),
        ]
        moving, still = tems(ask, [(scene, question) for scene in scenes])
        if moving is None or still is None or still == moving or (gap and still > moving):
            continue
        return Violation(f"TEM {moving} moving, {still} not moving, gaps: {gap}", scenes[1], [question])
    return None


@invariant("B9-INV-85", needs={"attack": ("possible",)}, over="bocage")
def bocage_justifies_no_heat(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Bocage never makes HEAT fire at Infantry or Cavalry possible."""
    for _ in times(TRIES):
        board = ground(position, ("bocage",))
        start, end = pair(board, dice)
        towards = [n for n in near(board, start) if meets(centre(start), centre(end), hexside(start, n))]
        fenced = walled(board, start, *towards, terrain="bocage")
        mount = dice.choice(({}, {"mount": "cavalry"}))
        g = squad(start, "German", "wall_advantage") | mount
        r = tank(end, "Russian", near(fenced, end)[0])
        scene = manned(made(fenced, **{start: {}, end: {}}), {"g": g, "r": r})
        question = attack("g", "ordnance_heat", "r")
        if (ask.answer(scene, question) or {}).get("possible"):
            return Violation("HEAT is fired at Infantry behind bocage", scene, [question])
    return None


@invariant("B9-INV-61", needs={}, over="bocage")
def a_breach_changes_movement_alone(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A Breach of a bocage hexside changes only answers about movement."""
    board = ground(position, ALL, flat=False)
    start = place(board, dice)
    end = dice.choice(near(board, start))
    sound = made(walled(board, start, end, terrain="bocage"), **{start: {"terrain": "woods"}})
    scene = manned(sound, {"g": squad(start), "r": squad(end, "Russian"), **position.get("units", {})})
    breached = walled(scene, start, end, terrain="bocage", breached=True)
    declared = {ask_: f for ask_, f in ask.capabilities.questions.items() if ask_ not in ("may", "rout")}
    asked = questions(scene, declared, dice, 8)
    if not asked:
        return None
    whole, holed = ask.ask_many([(scene, asked, ()), (breached, asked, ())])
    for question, due, found in unlike(asked, whole, holed, declared):
        for outcome in (due, found):
            outcome.get("answer", {}).pop("breached", None)
        if due != found:
            return Violation(
                f"with a Breach the answer is {as_json(found)} and not {as_json(due)}", breached, [question]
            )
    return None
