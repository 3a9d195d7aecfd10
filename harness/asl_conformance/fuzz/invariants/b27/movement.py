"""Into, out of and over entrenchments: MF, expenditures, fire and Interdiction (27.4-27.44)."""

from __future__ import annotations

import random
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json, los, unit
from asl_conformance.fuzz.boards.lattice import distance
from asl_conformance.fuzz.boards.scenes import with_unit, without_counters
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    STATE,
    THEM,
    US,
    around,
    broken,
    counter,
    level_of,
    may,
    move,
    neighbour,
    out,
    pair,
    spots,
    squad,
    staged,
    stages,
    under,
)

PLENTY = 20
"""MF for a unit that must not run out of them."""
IN_AND_OUT = {"foxhole": 1, "trench": 1, "at_ditch": 2}
"""MF to go beneath, and to come out (27.4, 27.56)."""
LONG = 8
"""Normal Range of an enemy that must reach the routing unit."""


@invariant(
    "B27-INV-20",
    needs={"state": ("expenditures", "units.mf_spent")},
    actions=("move", "come_out", "go_beneath"),
    over="foxholes",
)
def in_and_out_add_to_the_way_on_top(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Each end of a move that is beneath adds 1 MF (an A-T Ditch 2) to the cost on top."""
    for name, kind in stages(position, dice, ("foxhole", "foxhole", "trench", "at_ditch")):
        way, end = pair(position, name, dice), dice.choice(("foxhole", "at_ditch"))
        if way is None or way[1] == name:
            continue
        holes = {"a": counter(kind, name), "b": counter(end, way[1])}
        scene = staged(position, {"g": squad(name, mf=PLENTY)}, holes)
        if scene is None:
            continue
        walk = [move("g", step) for step in way]
        on_top = ask.state(scene, walk)
        if on_top is None:
            continue
        plan = [out("g", kind), *walk, under("g", end)]
        beneath = with_unit(scene, "g", beneath=[kind])
        state = ask.state(beneath, plan)
        due = on_top["units"]["g"]["mf_spent"] + IN_AND_OUT[kind] + IN_AND_OUT[end]
        if state is None or state["units"]["g"]["mf_spent"] != due:
            spent = "illegal" if state is None else state["units"]["g"]["mf_spent"]
            return broken(f"out, over and beneath is {spent}, and {due} MF are due", beneath, plan=plan)
        return None
    return None


@invariant("B27-INV-21", needs={"may": ("allowed", "cost")}, actions=("move",), over="foxholes")
def foxholes_slow_nobody_on_foot(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A foxhole does not change what Infantry pays to enter its hex on top."""
    for name in spots(position, dice):
        holes = {
            f"c{near}": counter("foxhole", near)
            for near in (name, *around(position, name))
            if staged(position, {}, {"c": counter("foxhole", near)}) is not None
        }
        scene = staged(position, {"g": squad(name)}, holes) if holes else None
        if scene is None:
            continue
        questions = [may(move("g", near)) for near in around(position, name)]
        bare = without_counters(scene, "foxhole")
        found = ask.answers(scene, questions), ask.answers(bare, questions)
        for question, one, other in zip(questions, *found, strict=True):
            if one and other and _paid(one) != _paid(other):
                message = f"{_paid(one)} with foxholes and {_paid(other)} without"
                return broken(f"entering is {message}", scene, [question])
        return None
    return None


def _paid(answer: Json) -> Any:
    return answer["cost"] if answer["allowed"] else "illegal"


@invariant("B27-INV-23", needs={"state": ("expenditures",)}, actions=("move",), over="foxholes")
def no_foxhole_along_with_its_hex(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In the MPh one expenditure never pays both for a hex and for a foxhole in that hex or the one left."""
    for name, _ in stages(position, dice, ("foxhole",)):
        near = neighbour(position, name, dice)
        holes = {"a": counter("foxhole", name)}
        both = holes | {"b": counter("foxhole", near)}
        scene = staged(position, {"g": squad(name, "foxhole", mf=PLENTY)}, both)
        scene = scene or staged(position, {"g": squad(name, "foxhole", mf=PLENTY)}, holes)
        if scene is None:
            continue
        on_top = with_unit(scene, "g", beneath=[])
        tries = [(scene, move("g", near))]
        if "b" in scene["counters"]:
            tries += [(scene, move("g", near, "foxhole")), (on_top, move("g", near, "foxhole"))]
        for where, action in tries:
            state = ask.state(where, [action])
            parts = [e for e in state["expenditures"] if "g" in e["units"]] if state else []
            if state is not None and len(parts) < 2:
                return broken("the MF of a foxhole are spent with those of the hex", where, plan=[action])
        return None
    return None


@invariant(
    "B27-INV-24",
    needs={"state": ("expenditures",), "may": ("allowed", "exposes"), "los": ("clear",)},
    actions=("move", "come_out", "go_beneath"),
    over="foxholes",
)
def every_expenditure_may_be_fired_at(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An action is at most one expenditure of the unit, after which an enemy that sees it may fire."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        near, far = neighbour(position, name, dice), dice.choice(around(position, name, 3))
        units = {"g": squad(name, kind, mf=PLENTY), "r": squad(far, side=THEM)}
        scene = staged(position, units, {"c": counter(kind, name)})
        if scene is None or far in (name, near):
            continue
        done: list[Json] = []
        for act in (out("g", kind), under("g", kind), out("g", kind), move("g", near), move("g", name)):
            look = ask.answer(scene, may(act), done)
            asked = [STATE, los(unit("r"), unit("g"))]
            state, seen = ask.answers(scene, asked, [*done, act])
            if state is None:
                continue
            done.append(act)
            parts = [e for e in state["expenditures"] if "g" in e["units"]]
            if len(parts) > len(done):
                return broken(f"{len(done)} acts are {len(parts)} expenditures", scene, plan=done)
            if look and seen and seen["clear"] and "first_fire" not in look.get("exposes", ()):
                return broken("no First Fire at what is seen to spend MF", scene, [may(act)], done[:-1])
        return None
    return None


def _routs(position: Json, dice: random.Random) -> list[tuple[Json, str, str]]:
    """A broken squad in a foxhole or on top, an enemy behind it and a foxhole ahead."""
    found = []
    for name, _ in stages(position, dice, ("foxhole",)):
        for near in dice.sample(ring := around(position, name), len(ring)):
            far = [one for one in around(position, name, 3) if distance(one, near) > distance(one, name) > 1]
            holes = {"a": counter("foxhole", name), "b": counter("foxhole", near)}
            beneath = ["foxhole"] if dice.random() < 0.5 else []
            broke = squad(name, *beneath, status=["broken"])
            if not far:
                continue
            enemy = squad(dice.choice(far), side=THEM, range=LONG)
            scene = staged(position, {"g": broke, "r": enemy}, holes, "RtPh", THEM)
            if scene is not None:
                found.append((scene, name, near))
                break
        if len(found) == 2:
            break
    return found


def _rout(*steps: Json) -> Json:
    return {"ask": "rout", "unit": "g", "steps": list(steps)}


@invariant(
    "B27-INV-27",
    needs={"rout": ("legal", "mf", "interdiction")},
    actions=("rout", "come_out", "go_beneath"),
    over="foxholes",
)
def combining_adds_no_interdiction(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Out, over and beneath in one action costs what three actions cost, and exposes in no other hex."""
    for scene, _, near in _routs(position, dice):
        first = [out("g", "foxhole")] if scene["units"]["g"].get("beneath") else []
        singly = _rout(*first, move("g", near, do="rout"), under("g", "foxhole"))
        together = _rout(move("g", near, "foxhole", do="rout"))
        apart, at_once = ask.answers(scene, [singly, together])
        if not apart or not at_once or not apart["legal"]:
            continue
        more = set(at_once["interdiction"]) - set(apart["interdiction"])
        if not at_once["legal"] or at_once["mf"] != apart["mf"] or more:
            return broken("combined it is dearer, more dangerous or illegal", scene, [singly, together])
    return None


@invariant("B27-INV-28", needs={"rout": ("legal", "interdiction")}, actions=("rout",), over="foxholes")
def a_full_foxhole_is_no_shelter(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A router treats a full foxhole as if there were none, and does not get beneath."""
    for scene, _, near in _routs(position, dice):
        full = with_unit(scene, "o", **squad(near, "foxhole"))
        none = without_counters(full, "foxhole")
        none = none | {"counters": none["counters"] | {"a": scene["counters"]["a"]}}
        none = with_unit(none, "g", beneath=scene["units"]["g"].get("beneath", []))
        enters, shelters = _rout(move("g", near, do="rout")), _rout(move("g", near, "foxhole", do="rout"))
        one, beneath = ask.answers(full, [enters, shelters])
        other = ask.answer(none, enters)
        if beneath and beneath["legal"]:
            return broken("a full foxhole takes one more", full, [shelters])
        if one and other and (one["legal"], one["interdiction"]) != (other["legal"], other["interdiction"]):
            return broken("Interdiction asks for a foxhole that is full", full, [enters])
    return None


@invariant(
    "B27-INV-39",
    needs={"may": ("allowed",), "state": ("counters.connected",)},
    actions=("move",),
    over="trenches",
)
def direct_moves_need_a_step_in_level(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A direct move goes down from beneath, up into one's own counter, or between connected ones."""
    for name, kind in stages(position, dice, ("trench", "sangar", "at_ditch")):
        near, other = neighbour(position, name, dice), dice.choice(("trench", "sangar", "at_ditch"))
        end = counter(other, near, dice.choice((US, THEM)))
        scene = staged(position, {"g": squad(name, mf=PLENTY)}, {"c": counter(kind, name), "d": end})
        if scene is None:
            continue
        beneath = with_unit(scene, "g", beneath=[kind])
        rise = level_of(scene, near) - level_of(scene, name)
        state = ask.state(scene) or {"counters": {}}
        linked = "d" in state["counters"].get("c", {}).get("connected", ())
        linked = linked or (kind == "sangar") is not (other == "sangar")
        tries = (
            (beneath, move("g", near), rise < 0, "not down"),
            (scene, move("g", near, other), rise > 0 and end["side"] == US, "not up, or not its own"),
            (beneath, move("g", near, other), linked, "between what is not connected"),
        )
        for where, action, lawful, why in tries:
            answer = ask.answer(where, may(action))
            if answer and answer["allowed"] and not lawful:
                return broken(f"a direct move {why}", where, [may(action)])
        return None
    return None


@invariant("B27-INV-40", needs={"may": ("allowed",)}, actions=("move",), over="trenches")
def control_only_widens(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Control of a trench or A-T Ditch never removes a way into it."""
    for name in spots(position, dice):
        for near in dice.sample(ring := around(position, name), len(ring)):
            if level_of(position, near) <= level_of(position, name) and dice.random() < 0.8:
                continue
            kind = dice.choice(("trench", "sangar"))
            end = counter(kind, near, THEM)
            scene = staged(position, {"g": squad(name, mf=PLENTY)}, {"d": end})
            if scene is None:
                continue
            ours = scene | {"counters": scene["counters"] | {"d": end | {"control": US}}}
            theirs = scene | {"counters": scene["counters"] | {"d": end | {"side": US}}}
            questions = [may(move("g", near, kind)), may(move("g", near))]
            first, second, third = (ask.answers(board, questions) for board in (scene, ours, theirs))
            for question, one, two, own in zip(questions, first, second, third, strict=True):
                if one and two and one["allowed"] and not two["allowed"]:
                    return broken("Control takes the way away", ours, [question])
                if own and two and own["allowed"] and not two["allowed"]:
                    return broken("what the OB allows Control does not", ours, [question])
            return None
    return None
