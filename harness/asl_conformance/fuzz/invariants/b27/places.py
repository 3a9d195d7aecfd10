"""Entrenchments: who shares a Location, who takes up room, and positions that mean the same (27.12, 27.13).

The other invariants of B27 are in the modules beside this one, INV-41 is in ``metamorphic``.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import questions, unlike
from asl_conformance.fuzz.invariants.check import Violation, invariant, uncheckable
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    US,
    broken,
    counter,
    may,
    move,
    neighbour,
    sized,
    squad,
    staged,
    stages,
    under,
)

SPLITTING = ("recovery", "tem")
"""Purposes for which beneath and on top are two Locations (27.13)."""
MANY = 40
"""Questions whose answers must be the same after saving and loading."""


@invariant("B27-INV-34", needs={"same_location": ("same",)}, over="foxholes")
def one_location_for_general_purposes(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Beneath and on top are one Location; only Recovery and TEM treat them as two."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        units = {"a": squad(name, kind), "b": squad(name), "c": squad(name, kind, type="leader")}
        units |= {"d": squad(name, type="hero"), "e": squad(name, side=THEM)}
        scene = staged(position, units, {"f": counter(kind, name, size=3)}, "CCPh")
        if scene is None:
            continue
        for purpose in ("general", *SPLITTING):
            asked = [
                {"ask": "same_location", "first": one, "second": other, "purpose": purpose}
                for one, other in product(units, units)
            ]
            for question, answer in zip(asked, ask.answers(scene, asked), strict=True):
                inside = [bool(units[question[end]].get("beneath")) for end in ("first", "second")]
                due = purpose not in SPLITTING or inside[0] == inside[1]
                if answer and answer["same"] is not due:
                    both = f"{question['first']} and {question['second']}"
                    return broken(f"{both} share a Location: not {due}", scene, [question])
        return None
    return None


@invariant(
    "B27-INV-35",
    needs={"may": ("allowed",), "state": ("counters.room",)},
    actions=("advance", "go_beneath"),
    over="foxholes",
)
def enemies_take_no_room(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The units of one side beneath a counter leave the room of the other side as it is."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        near = neighbour(position, name, dice)
        cover = sized(kind, name, dice)
        room = cover.get("size", 3)
        scenes = []
        for inside in (1, room):
            foes = {f"r{i}": squad(name, kind, side=THEM) for i in range(inside)}
            men = {"g": squad(near), "h": squad(name)}
            scenes.append(staged(position, men | foes, {"c": cover}, "APh"))
        few, many = scenes
        if few is None or many is None:
            continue
        asked = [may(move("g", name, kind, do="advance")), may(under("h", kind))]
        found = ask.answers(few, asked), ask.answers(many, asked)
        for question, one, other in zip(asked, *found, strict=True):
            if one and other and one["allowed"] != other["allowed"]:
                return broken(f"{room} enemies beneath and not 1 keep it out", many, [question])
        ends = ask.state(few), ask.state(many)
        left = [state["counters"]["c"]["room"].get(US) for state in ends if state]
        if len(left) == 2 and left[0] != left[1]:
            return broken("enemies beneath take room", many)
        return None
    return None


def _in_full(value: Any, dice: random.Random) -> Any:
    """The same JSON value with the keys of its objects in another order."""
    if isinstance(value, dict):
        keys = dice.sample(list(value), len(value))
        return {key: _in_full(value[key], dice) for key in keys}
    return [_in_full(item, dice) for item in value] if isinstance(value, list) else value


DEFAULTS_IN_FULL: dict[str, Json] = {
    "units": {"at": "", "floor": 0, "beneath": [], "status": [], "done": [], "mf_spent": 0, "aboard": ""},
    "counters": {"at": "", "beneath": [], "possessed_by": "", "status": [], "done": []},
    "hexes": {"terrain": "open_ground", "level": 0, "depression": "", "smoke": "", "overlays": []},
    "hexsides": {"terrain": "", "gap": False, "road": False, "breached": False},
}
"""The meaning of fields that a position omits."""


@invariant("B27-INV-44", needs={}, over="trenches")
def another_text_of_the_same_position(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A position with its defaults written out and its keys in another order gets the same answers."""
    declared, actions = ask.capabilities.questions, ask.capabilities.actions
    asked = questions(position, declared, dice, 8, actions)[:MANY]
    if not asked:
        return None
    full = position | {
        part: {key: defaults | one for key, one in position.get(part, {}).items()}
        for part, defaults in DEFAULTS_IN_FULL.items()
    }
    here, there = ask.ask_many([(position, asked, ()), (_shuffled(full, dice), asked, ())])
    for question, _, _ in unlike(asked, here, there, declared):
        return broken("written otherwise the same position is answered otherwise", position, [question])
    return None


def _shuffled(position: Json, dice: random.Random) -> Json:
    """The position with the keys of each object in another order; units and counters keep their order."""
    kept = {
        part: {key: _in_full(one, dice) for key, one in position[part].items()}
        for part in DEFAULTS_IN_FULL
        if part in position
    }
    return dict(reversed((position | kept).items()))


uncheckable(
    "B27-INV-43",
    "it is about runs of the whole suite with each erratum on and off; tests/repo/test_errata.py runs them",
)
