"""An Inherent crew that the position tells beside its vehicle (A12.1, D5.1)."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, without
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import STATE, THEM, around, may, move, spots, squad, staged
from asl_conformance.protocol.vocabulary import AFVS

OF_VEHICLES = ("concealed", "hidden", "stunned", "shocked", "")
"""Statuses of a vehicle that its crew shares, and none."""
OF_MEN = ("concealed", "concealed", "wall_advantage", "")
VERBS = {"MPh": "move", "APh": "advance", "CCPh": "withdraw"}
CREW = "crew"


@invariant("ANY-INV-35", needs={"state": (), "may": ("allowed",)}, over=OVER)
def an_inherent_crew(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An Inherent crew acts as its vehicle: no answer about anybody else changes if the position tells it."""
    known, declared = set(ask.capabilities.actions), ask.capabilities.questions
    name = spots(position, dice, 1)[0]
    hexes = dice.sample(around(position, name), 2)
    scene = beside_a_vehicle(position, name, hexes[0], dice)
    if scene is None:
        return None
    crew = squad(name, side=THEM, type="crew", aboard="v", status=["inherent"])
    told = scene | {"units": {**scene["units"], CREW: crew}}
    verb = VERBS[scene["phase"]]
    deeds = [*(move("p", to, do=verb) for to in (name, *hexes[1:])), {"do": "end_phase"}]
    deeds = [deed for deed in deeds if deed["do"] in known]
    of_man = [{"ask": question, "unit": "p"} for question in ("wall_advantage", "concealment")]
    asked = [STATE, *map(may, deeds), *(one for one in of_man if one["ask"] in declared)]
    plans: list[tuple[list[Json], list[Json]]] = [(asked, []), *(([STATE], [deed]) for deed in deeds)]
    found = ask.ask_many([(one, questions, plan) for questions, plan in plans for one in (scene, told)])
    for (questions, plan), here, there in zip(plans, found[::2], found[1::2], strict=True):
        due, got = ([without(outcome, [CREW]) for outcome in some] for some in (here, there))
        for question, right, wrong in unlike(questions, due, got, declared):
            what = f"with the Inherent crew of v told, {differs(question, right, wrong)}"
            return Violation(what, told, [question], plan)
    return None


def beside_a_vehicle(position: Json, name: str, near: str, dice: random.Random) -> Json | None:
    """An AFV in some state and an enemy squad next to it or, if it is hidden, perhaps in its hex."""
    kind, status, mark = dice.choice(sorted(AFVS)), dice.choice(OF_VEHICLES), dice.choice(OF_MEN)
    units = {
        "v": squad(name, side=THEM, type=kind, vca=near, status=[status] if status else []),
        "p": squad(near, status=[mark] if mark else [], firepower=4, range=4),
    }
    return staged(position, units, phase=dice.choice(("MPh", "APh", "CCPh")))
