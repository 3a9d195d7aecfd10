"""Crossing walls, hedges, bocage and cactus hedges: who may, at what cost, and what stays."""

from __future__ import annotations

import random
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import as_json, unlike
from asl_conformance.fuzz.boards.lattice import hexside, neighbours
from asl_conformance.fuzz.invariants.b9.scenes import (
    ALL,
    PLAIN,
    ground,
    made,
    manned,
    near,
    place,
    squad,
    tank,
    times,
    unwalled,
    walled,
)
from asl_conformance.fuzz.invariants.b9.wall_advantage import played
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 4
"""Scenes set up on a board."""
COSTS = {"may": ("allowed", "cost")}
MOVING: Json = {"phase": "MPh", "turn_of": "German"}
BEYOND = ("open_ground", "brush", "grain", "woods", "orchard", "stone_building", "plowed_field", "graveyard")
SURCHARGE = {"wall": 1, "hedge": 1, "bocage": 2}
"""MF that Infantry pays in addition to COT (B9.4, B9.54)."""
VEHICLES = (
    "tank",
    "assault_gun",
    "sp_gun",
    "carrier",
    "halftrack",
    "armored_car",
    "truck",
    "tractor",
    "wagon",
)
BREACHING = ("bulldozer",)
OVER_BOCAGE = ("squad", "leader", "tank", "assault_gun", "sp_gun", "carrier")
"""Infantry and fully-tracked AFV (B9.54)."""
BREACH: dict[str, tuple[str, ...]] = {
    "may": ("allowed",),
    "state": ("units.hex", "units.status", "units.mf_left"),
}


def mover(kind: str, name: str, to: str) -> Json:
    """A unit about to enter the next hex with enough MF or MP, a vehicle in Motion."""
    if kind in ("squad", "leader"):
        return squad(name, mf=8) | {"type": kind}
    if kind == "cavalry":
        return squad(name, mf=12, mount=kind)
    vehicle = tank(name, "German", to, "motion") | {"type": kind, "mf": 20}
    return vehicle if kind != "wagon" else squad(name, mf=20) | {"type": kind, "vca": to}


def way(position: Json, dice: random.Random) -> tuple[Json, str, str]:
    """Bare ground, a hex, and a neighbour of it with some terrain."""
    board = ground(position, (), bare=True)
    start = place(ground(position, ALL), dice)
    end = dice.choice(near(board, start))
    return made(board, **{end: {"terrain": dice.choice(BEYOND)}}), start, end


def going(board: Json, who: Json, to: str, **more: Any) -> tuple[Json, Json]:
    """The unit g on the board, and the question whether it may move to the hex."""
    step = {"do": "move", "units": ["g"], "to": to, **more}
    return manned(board, {"g": who}, **MOVING), {"ask": "may", "action": step}


def cost(ask: Asker, board: Json, who: Json, to: str, **more: Any) -> tuple[bool | None, float | None]:
    """The MF or MP for g to enter the hex; None if it may not, or if the cost is not a number."""
    scene, question = going(board, who, to, **more)
    answer = ask.answer(scene, question) or {}
    paid = answer.get("cost") if answer.get("allowed") else None
    return answer.get("allowed"), paid if isinstance(paid, (int, float)) else None


@invariant("B9-INV-37", needs={}, over="walls")
def walls_leave_the_hex_as_it_is(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Type, level and stacking limit of a hex are the same with walls about it and without."""
    board = ground(position, flat=False)
    start = place(board, dice)
    fenced = walled(board, start, *near(board, start)[:: dice.randint(1, 3)], terrain=dice.choice(ALL))
    known = ask.capabilities.questions
    limits = [one for one in known.get("state", ()) if one.startswith("hexes.")]
    declared = {"terrain": known.get("terrain", ()), "state": tuple(limits)}
    asked = [q for q in ({"ask": "terrain", "hex": start}, {"ask": "state"}) if declared.get(q["ask"])]
    if not asked:
        return None
    without, within = ask.ask_many(
        [(one, asked, ()) for one in (unwalled(board, *board["hexsides"]), fenced)]
    )
    for question, due, found in unlike(asked, without, within, declared):
        return Violation(f"with walls about it {as_json(found)}, not {as_json(due)}", fenced, [question])
    return None


@invariant("B9-INV-57", needs=COSTS, over="bocage")
def the_hexside_costs_the_same_whatever_is_beyond(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """Infantry pays 1 MF for the hexside, 2 for bocage, on top of any COT, and the double uphill."""
    for terrain in dice.sample(ALL, 3):
        board, start, end = way(position, dice)
        if dice.random() < 0.4:
            board = made(board, **{end: {**board["hexes"][end], "level": 1}})
        who = mover(dice.choice(("squad", "leader")), start, end)
        fenced = walled(board, start, end, terrain=terrain)
        (_, bare), (_, paid) = cost(ask, board, who, end), cost(ask, fenced, who, end)
        if bare is not None and paid is not None and paid - bare != SURCHARGE[terrain]:
            what = f"the {terrain} costs {paid - bare} MF, not {SURCHARGE[terrain]}"
            return Violation(what, *_shown(fenced, who, end))
    return None


def _shown(board: Json, who: Json, to: str, **more: Any) -> tuple[Json, list[Json]]:
    scene, question = going(board, who, to, **more)
    return scene, [question]


@invariant("B9-INV-58", needs=COSTS, over="bocage")
def bocage_costs_one_more_than_a_wall(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Infantry pays one MF more to cross bocage than a wall in its place."""
    for _ in times(TRIES):
        board, start, end = way(position, dice)
        who = mover(dice.choice(("squad", "leader")), start, end)
        boards = [walled(board, start, end, terrain=terrain) for terrain in ("wall", "bocage")]
        (_, wall), (_, bocage) = (cost(ask, one, who, end) for one in boards)
        if wall is not None and bocage is not None and bocage - wall != 1:
            return Violation(f"a wall costs {wall} MF, bocage {bocage}", *_shown(boards[1], who, end))
    return None


@invariant("B9-INV-59", needs=COSTS, over="walls")
def both_ways_cost_the_same(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """At one level Infantry and Cavalry pay the same for a hexside in both directions."""
    for _ in times(TRIES):
        board, start, end = way(position, dice)
        fenced = walled(board, start, end, terrain=dice.choice(PLAIN))
        kind, extra = dice.choice(("squad", "leader", "cavalry")), []
        for at, to in ((start, end), (end, start)):
            who = mover(kind, at, to)
            (_, bare), (_, paid) = cost(ask, board, who, to), cost(ask, fenced, who, to)
            extra.append(None if bare is None or paid is None else paid - bare)
        if None not in extra and extra[0] != extra[1]:
            return Violation(
                f"the hexside costs {extra[0]} MF there and {extra[1]} back", *_shown(fenced, who, to)
            )
    return None


@invariant("B9-INV-60", needs=COSTS, over="walls")
def walls_and_hedges_cost_the_same(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Infantry and Cavalry pay as much for a wall as for a hedge."""
    for _ in times(TRIES):
        board, start, end = way(position, dice)
        who = mover(dice.choice(("squad", "leader", "cavalry")), start, end)
        boards = [walled(board, start, end, terrain=terrain) for terrain in PLAIN]
        wall, hedge = (cost(ask, one, who, end) for one in boards)
        if wall != hedge:
            return Violation(f"over a wall {wall}, over a hedge {hedge}", *_shown(boards[1], who, end))
    return None


@invariant("B9-INV-62", needs=COSTS, over="bocage")
def through_a_breach_nothing_is_crossed(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A Breach is crossed as if the hexside were empty, uphill and down."""
    for kind in dice.sample(("squad", "leader", "cavalry", *VEHICLES), TRIES):
        board, start, end = way(position, dice)
        board = made(board, **{dice.choice((start, end)): {"level": dice.choice((0, 1))}})
        who, breach = (
            mover(kind, start, end),
            walled(board, start, end, terrain="bocage", breached=True),
        )
        bare, through = cost(ask, board, who, end), cost(ask, breach, who, end)
        if bare != through:
            what = f"a {kind} goes through the Breach {through}, over nothing {bare}"
            return Violation(what, *_shown(breach, who, end))
    return None


@invariant("B9-INV-65", needs=COSTS, over="bocage")
def who_crosses_bocage(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Only Infantry, and fully-tracked AFV going forward without Riders, cross bocage."""
    for kind in dice.sample(("squad", "leader", "cavalry", *VEHICLES, *BREACHING), TRIES):
        board, start, end = way(position, dice)
        board = made(board, **{end: {}})
        behind = _behind(start, end)
        mode = dice.choice(("", "reverse")) if behind and kind in VEHICLES[:4] else ""
        who = mover(kind, start, end) | ({"vca": behind} if mode else {})
        fenced = walled(board, start, end, terrain="bocage")
        (bare, _), (over, _) = (cost(ask, one, who, end, mode=mode) for one in (board, fenced))
        due = bool(bare) and kind in OVER_BOCAGE and not mode
        if bare is not None and over is not None and over != due:
            what = f"a {kind} {'in Reverse ' if mode else ''}may cross bocage: {over}"
            return Violation(what, *_shown(fenced, who, end, mode=mode))
    return None


def _behind(name: str, other: str) -> str:
    """The neighbour of a hex that lies opposite another one; empty beyond the last hex that has a name."""
    around = neighbours(name)
    return around[(around.index(other) + 3) % 6] or ""


@invariant("B9-INV-76", needs=COSTS, over="walls")
def who_crosses_cactus_crosses_a_hedge(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit that may cross a cactus hedge may cross a hedge in its place in the same way."""
    modes = {"squad": ("", "minimum", "assault", "double_time"), "leader": ("", "minimum")}
    for kind in dice.sample(("squad", "leader", "cavalry", *VEHICLES), TRIES):
        board, start, end = way(position, dice)
        who, mode = mover(kind, start, end), dice.choice(modes.get(kind, ("",)))
        boards = [walled(board, start, end, terrain=terrain) for terrain in ("hedge", "cactus_hedge")]
        (hedge, _), (cactus, _) = (cost(ask, one, who, end, mode=mode) for one in boards)
        if cactus and hedge is False:
            what = f"a {kind} crosses a cactus hedge, and may not cross a hedge"
            return Violation(what, *_shown(boards[1], who, end, mode=mode))
    return None


def breaching(position: Json, dice: random.Random) -> tuple[Json, str, str, list[Json]]:
    """A tank with a hedgerow device that breaches bocage, and its Bog Check."""
    board = ground(position, ALL)
    start = place(board, dice)
    end = dice.choice(near(board, start))
    fenced = made(walled(board, start, end, terrain="bocage"), **{start: {}, end: {}})
    g = tank(start, "German", end, "motion") | {"equipment": ["culin"], "mf": dice.choice((8, 12, 16))}
    scene = manned(fenced, {"g": g}, **MOVING, date="1944-08-01")
    roll = {"do": "bog_check", "unit": "g", "colored": dice.randint(1, 6), "white": dice.randint(1, 6)}
    return scene, start, end, [{"do": "move", "units": ["g"], "to": end, "mode": "breach"}, roll]


@invariant(
    "B9-INV-63",
    needs=BREACH | {"terrain": ("type", "breached")},
    actions=("move", "bog_check"),
    over="bocage",
)
def a_failed_breach_leaves_the_map_alone(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """After a failed Bog Check the bocage is whole and the vehicle is in Bog in its old hex."""
    for _ in times(TRIES):
        scene, start, end, actions = breaching(position, dice)
        roll = actions[1] | {"colored": 6, "white": 6, "drm": dice.choice((0, 2))}
        asked = [{"ask": "state"}, {"ask": "terrain", "hexside": hexside(start, end)}]
        after, side = ask.answers(scene, asked, [actions[0], roll])
        if after is None or side is None:
            continue
        g = after["units"]["g"]
        if g["hex"] != start or "bogged" not in g.get("status", ()):
            what = f"the breach failed, and the tank is in {g['hex']} with {g.get('status')}"
            return Violation(what, scene, asked, [actions[0], roll])
        if side["type"] != "bocage" or side["breached"]:
            return Violation("a failed breach leaves a Breach behind", scene, asked, [actions[0], roll])
    return None


@invariant("B9-INV-64", needs=BREACH, actions=("move", "bog_check"), over="bocage")
def a_breach_takes_all_mp(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A vehicle has no MP left after a breach, whether it succeeds or fails."""
    for _ in times(TRIES):
        scene, _, _, actions = breaching(position, dice)
        after = ask.state(scene, actions)
        if after is not None and after["units"]["g"]["mf_left"]:
            left = after["units"]["g"]["mf_left"]
            return Violation(f"{left} MP are left after a breach", scene, [{"ask": "state"}], actions)
    return None


@invariant("B9-INV-38", needs={"terrain": ("type",)}, over="bocage")
def what_stands_on_hexsides_stays(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """No action changes the terrain of a wall, hedge or bocage hexside."""
    scene, _, _, breach = breaching(position, dice)
    many = sorted(scene["hexsides"])
    asked = [{"ask": "terrain", "hexside": side} for side in dice.sample(many, min(8, len(many)))]
    for actions in (breach, played(ask, scene, dice, 3)):
        if not {deed["do"] for deed in actions} <= set(ask.capabilities.actions):
            continue
        answers = ask.answers(scene, asked, actions)
        for question, answer in zip(asked, answers, strict=True):
            due = scene["hexsides"][question["hexside"]]["terrain"]
            if answer is not None and answer["type"] != due:
                return Violation(f"{due} became {answer['type']!r}", scene, [question], actions)
    return None
