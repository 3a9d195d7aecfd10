"""On Wire, beneath it and away from it (26.4): the MF that the dr costs, and the ways open to a unit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.scenes import with_unit, without_counters
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    US,
    around,
    broken,
    counter,
    may,
    move,
    neighbour,
    squad,
    staged,
    stages,
    states,
    under,
)

STATUS = {"state": ("units.on", "units.beneath")}
EXIT = {"state": ("units.beneath", "units.mf_spent", "units.mf_left")}
VERBS = {"move": "MPh", "rout": "RtPh", "advance": "APh", "withdraw": "CCPh"}
PHASES = ("RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")
DIE = range(1, 7)
SQUAD_MF, ROUT_MF = 4, 6


def _on_wire(
    position: Json, dice: random.Random, phase: str = "MPh", cover: str = "", **more: Any
) -> tuple[Json, str] | None:
    """The board with a squad ``g`` on Wire, or beneath it, and the hex it is in."""
    for name, _ in stages(position, dice, ("wire",)):
        unit = squad(name, *([cover] if cover else []), **more)
        scene = staged(position, {"g": unit}, {"w": counter("wire", name)}, phase)
        if scene is not None:
            return scene, name
    return None


def _entering(position: Json, dice: random.Random, verb: str) -> tuple[Json, str] | None:
    """The board with a squad ``g`` next to a Wire hex, and that hex."""
    status = ["broken"] if verb == "rout" else ["melee"] if verb == "withdraw" else []
    for name, _ in stages(position, dice, ("wire",)):
        start = neighbour(position, name, dice)
        kind = dice.choice(("squad", "squad", "half_squad", "leader", "hero"))
        unit = squad(start, type="squad" if verb == "rout" else kind, status=status)
        scene = staged(position, {"g": unit}, {"w": counter("wire", name)}, VERBS[verb], lenient=bool(status))
        if scene is not None:
            return scene, name
    return None


def _tried(dr: int, who: str = "g", **more: Any) -> Json:
    return under(who, "wire", dr=dr, **more)


@invariant("B26-INV-03", needs={"may": ("allowed", "cost")}, actions=("move",), over="wire")
def infantry_enters_wire_for_nothing(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Wire adds no MF to the cost of Infantry that enters its Location."""
    found = _entering(position, dice, "move")
    if found is None:
        return None
    scene, name = found
    question = may(move("g", name))
    wired, free = ask.answer(scene, question), ask.answer(without_counters(scene, "wire"), question)
    if wired and free and [wired["allowed"], wired.get("cost")] != [free["allowed"], free.get("cost")]:
        return broken(f"{wired.get('cost')} MF with Wire, {free.get('cost')} without", scene, [question])
    return None


@invariant("B26-INV-04", needs=STATUS, actions=("move", "go_beneath"), over="wire")
def on_or_beneath_and_nothing_else(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Infantry in a Wire Location is either on or beneath the Wire; vehicles are never beneath it."""
    found = _entering(position, dice, "move")
    if found is None:
        return None
    scene, name = found
    units = {"h": squad(name), "b": squad(name, "wire"), "t": squad(name, type="tank", vca=_face(scene))}
    for key, one in units.items():
        scene = with_unit(scene, key, **one)
    far = scene["units"]["g"]["hex"]
    dr = dice.randint(1, 6)
    for plan in ([], [move("g", name)], [move("g", name), _tried(dr)], [_tried(dr, "h")]):
        state = ask.state(scene, plan)
        for key, one in state["units"].items() if state else ():
            on, beneath = "wire" in one.get("on", ()), "wire" in one.get("beneath", ())
            there = one.get("hex") == name
            if key == "t" and beneath:
                return broken("a vehicle is beneath Wire", scene, plan=plan)
            if key != "t" and there and on == beneath:
                return broken(f"{key} is {'both' if on else 'neither'} on and beneath", scene, plan=plan)
            if not there and one.get("hex") == far and "w" in scene["counters"] and (on or beneath):
                return broken(f"{key} has a Wire status where no Wire is", scene, plan=plan)
    return None


def _face(scene: Json) -> str:
    """A hex that a vehicle in the Wire may face: the squad's hex."""
    face: str = scene["units"]["g"]["hex"]
    return face


@invariant("B26-INV-05", needs=STATUS, over="wire")
def entering_means_on_top(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit that enters in the MPh, RtPh, APh or by Withdrawal is on top of the Wire."""
    for verb in VERBS:
        if verb not in ask.capabilities.actions:
            continue
        found = _entering(position, dice, verb)
        if found is None:
            continue
        scene, name = found
        plan = [move("g", name, do=verb)]
        state = ask.state(scene, plan)
        if state and "wire" not in state["units"]["g"].get("on", ()):
            return broken(f"after its {verb} it is not on the Wire", scene, plan=plan)
    return None


@invariant("B26-INV-06", needs=EXIT, actions=("go_beneath",), over="wire")
def only_a_paid_dr_gets_beneath(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit gets beneath only in its own MPh or its RtPh, by a dr whose MF it has and spends."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    for phase in PHASES:
        for turn_of in (US, THEM):
            for status in ([], ["broken"]):
                scene = with_unit(found[0] | {"phase": phase, "turn_of": turn_of}, "g", status=status)
                lawful = phase == "RtPh" if status else (phase, turn_of) == ("MPh", US)
                dr = dice.choice((None, *DIE))
                plan = [under("g", "wire", **({"dr": dr} if dr else {}))]
                state = ask.state(scene, plan)
                if state is None or "wire" not in state["units"]["g"].get("beneath", ()):
                    continue
                spent = state["units"]["g"].get("mf_spent", 0)
                if not lawful or dr is None or spent != dr or dr > (ROUT_MF if status else SQUAD_MF):
                    return broken(f"it gets beneath in the {phase} for {spent} MF", scene, plan=plan)
    return None


def _tries(ask: Asker, scene: Json, left: int) -> list[tuple[int, Json]]:
    """For each dr the state of a unit with this many MF after its attempt."""
    with_mf = with_unit(scene, "g", mf=left)
    found = states(ask, with_mf, [[_tried(dr)] for dr in DIE])
    return [(dr, state["units"]["g"]) for dr, state in zip(DIE, found, strict=True) if state]


@invariant("B26-INV-07", needs=EXIT, actions=("go_beneath",), over="wire")
def the_dr_is_paid_as_far_as_mf_go(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An attempt spends the MF of the dr, or all that are left; a unit that had enough gets beneath."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    left = dice.randint(1, 12)
    for dr, unit in _tries(ask, found[0], left):
        spent, beneath = unit.get("mf_spent", 0), "wire" in unit.get("beneath", ())
        if (spent, unit["mf_left"], beneath) != (min(dr, left), left - min(dr, left), dr <= left):
            scene = with_unit(found[0], "g", mf=left)
            return broken(f"a dr of {dr} with {left} MF: {unit}", scene, plan=[_tried(dr)])
    return None


@invariant("B26-INV-08", needs=EXIT, actions=("go_beneath",), over="wire")
def more_mf_never_hurt(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit that gets beneath also would with more MF; one that does not also would not with a higher dr."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    left = dice.randint(1, 6)
    few, more = (
        {dr for dr, unit in _tries(ask, found[0], mf) if "wire" in unit.get("beneath", ())}
        for mf in (left, left + 1)
    )
    if not few <= more or few != {*DIE} & {*range(1, 1 + len(few))}:
        scene = with_unit(found[0], "g", mf=left)
        return broken(f"beneath at {sorted(few)} with {left} MF, {sorted(more)} with 1 more", scene)
    return None


@invariant("B26-INV-09", needs={"may": ("allowed",)}, over="wire")
def nobody_leaves_from_on_top(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Infantry on top of Wire cannot leave the Location: not by moving, routing, advancing or Withdrawing."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    scene, name = found
    for verb, phase in VERBS.items():
        if verb not in ask.capabilities.actions:
            continue
        where = with_unit(scene | {"phase": phase}, "g", status=["broken"] if verb == "rout" else [])
        questions = [may(move("g", near, do=verb)) for near in around(position, name)]
        for question, answer in zip(questions, ask.answers(where, questions), strict=True):
            if answer and answer["allowed"]:
                return broken(f"a {verb} from on top of Wire", where, [question])
    return None


@invariant("B26-INV-10", needs={"may": ("allowed", "cost")}, actions=("move",), over="wire")
def beneath_is_as_free_as_no_wire(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit beneath Wire has the same ways out, at the same MF, as without the Wire."""
    found = _on_wire(position, dice, cover="wire", type=dice.choice(("squad", "leader", "crew")))
    if found is None:
        return None
    scene, name = found
    kept = {key: one for key, one in scene["counters"].items() if key != "w"}
    bare = with_unit(scene | {"counters": kept}, "g", beneath=[])
    questions = [may(move("g", near)) for near in around(position, name)]
    for question, one, other in zip(
        questions, ask.answers(scene, questions), ask.answers(bare, questions), strict=True
    ):
        if one and other and (one["allowed"], one.get("cost")) != (other["allowed"], other.get("cost")):
            return broken("the way out from beneath Wire is another one than without", scene, [question])
    return None


@invariant("B26-INV-20", needs=EXIT, actions=("go_beneath",), over="wire")
def a_router_always_gets_beneath(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A broken unit that begins its rout on Wire gets beneath with any dr: it has 6 MF."""
    found = _on_wire(position, dice, "RtPh", status=["broken"])
    if found is None:
        return None
    plans = [[_tried(dr)] for dr in DIE]
    for dr, state in zip(DIE, states(ask, found[0], plans), strict=True):
        unit = state["units"]["g"] if state else {}
        if "wire" not in unit.get("beneath", ()) or unit["mf_left"] != ROUT_MF - dr:
            return broken(f"a router with a dr of {dr}: {unit or 'illegal'}", found[0], plan=[_tried(dr)])
    return None


@invariant("B26-INV-21", needs=EXIT, actions=("go_beneath",), over="wire")
def a_leader_never_hurts(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """With a leader a squad gets beneath with every dr that it would alone, and with 5 and 6."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    scene = with_unit(found[0], "l", **squad(found[1], type="leader", leadership=0))
    alone, led = (
        [dr for dr, state in zip(DIE, ends, strict=True) if state and _beneath(state)]
        for ends in (
            states(ask, scene, [[_tried(dr)] for dr in DIE]),
            states(ask, scene, [[_tried(dr, leader="l")] for dr in DIE]),
        )
    )
    if not {*alone} <= {*led} or {*led} - {*alone} != {5, 6}:
        message = f"beneath at {alone} alone, at {led} with a leader"
        return broken(message, scene, plan=[_tried(6, leader="l")])
    return None


def _beneath(state: Json) -> bool:
    return "wire" in state["units"]["g"].get("beneath", ())


@invariant(
    "B26-INV-22",
    needs={"attack": ("possible",), "state": ("checks", "units.mf_spent", "units.beneath")},
    actions=("go_beneath",),
    over="wire",
)
def the_dr_comes_before_first_fire(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An attempt without its dr has spent no MF yet, and nobody can fire at it."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    scene, name = found
    near = [one for one in around(position, name, 2) if one != name]
    scene = with_unit(scene, "r", **squad(dice.choice(near), side=THEM))
    question = {"ask": "attack", "target": "g", "means": "small_arms", "by": ["r"]}
    plan = [under("g", "wire")]
    state, fired = ask.answers(scene, [{"ask": "state"}, question], plan)
    if state is None:
        return None
    unit = state["units"]["g"]
    if unit.get("mf_spent", 0) or unit.get("beneath"):
        return broken("an attempt without its dr spends MF or succeeds", scene, plan=plan)
    if not any(check["check"] == "wire" for check in state["checks"]):
        return broken("no dr is due from an attempt announced", scene, plan=plan)
    if fired and fired["possible"]:
        return broken("First Fire is declared before the dr is made", scene, [question], plan)
    return None


@invariant(
    "B26-INV-23",
    needs={"state": ("units.mf_left", "counters.possessed_by")},
    actions=("go_beneath",),
    over="wire",
)
def who_came_this_turn_drops_nothing(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Only a unit that began its turn on the Wire drops PP there, once the dr is known; it gains no MF."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    scene, name = found
    pp = dice.randint(1, 8)
    load = {"type": "hmg", "hex": name, "side": US, "pp": pp, "possessed_by": "g"}
    scene = scene | {"counters": scene["counters"] | {"m": load}}
    dr = dice.randint(1, 6)
    plan = [_tried(dr, leaving=["m"])]
    for deeds in ({}, {"mf_spent": 1, "done": ["moved"]}):
        where = with_unit(scene, "g", **deeds)
        state = ask.state(where, plan)
        if state is None:
            if not deeds:
                return broken("who began its turn on Wire may leave nothing there", where, plan=plan)
            continue
        if deeds:
            return broken("who came onto the Wire this turn leaves PP after its dr", where, plan=plan)
        if state["units"]["g"]["mf_left"] > SQUAD_MF or state["counters"]["m"].get("possessed_by"):
            return broken("what was left gives MF, or is still possessed", where, plan=plan)
    gun = {"type": "at_gun", "hex": name, "side": US, "possessed_by": "g"}
    pushed = with_unit(scene | {"counters": scene["counters"] | {"m": gun}}, "g", pushing="m")
    state = ask.state(pushed, [_tried(1)])
    if state and "wire" in state["units"]["g"].get("beneath", ()):
        return broken("a Gun is Pushed beneath Wire", pushed, plan=[_tried(1)])
    return None


@invariant("B26-INV-24", needs=EXIT, actions=("go_beneath",), over="wire")
def a_stack_knows_no_order(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Each unit of a stack makes its own dr; the order of the attempts changes nothing."""
    found = _on_wire(position, dice)
    if found is None:
        return None
    scene, name = found
    for who in ("h", "k")[: dice.randint(1, 2)]:
        scene = with_unit(scene, who, **squad(name))
    tries = [_tried(dice.randint(1, 6), who) for who in scene["units"]]
    plans = list(_orders(tries))
    ends = [state["units"] if state else None for state in states(ask, scene, plans)]
    for plan, end in zip(plans, ends, strict=True):
        if end != ends[0]:
            return broken("the order of attempts in a stack matters", scene, plan=plan)
    return None


def _orders(tries: list[Json]) -> Iterator[list[Json]]:
    return (list(order) for order in permutations(tries))
