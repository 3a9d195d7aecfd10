"""The order of keys in a request means nothing, and neither do the ids of pieces."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import questions, unlike
from asl_conformance.fuzz.boards.lattice import hexsides_within
from asl_conformance.fuzz.boards.themes import FIGHTING
from asl_conformance.fuzz.boards.transforms import REMARKS
from asl_conformance.fuzz.invariants.anywhere.base import OVER, compared_after, differs, some, spread
from asl_conformance.fuzz.invariants.b9.hillside import hills, level
from asl_conformance.fuzz.invariants.b9.scenes import PLAIN, area, inside, manned, squad, times, walled
from asl_conformance.fuzz.invariants.check import Violation, invariant

SCENES = 2
"""Scenes of opponents among walls, set up on a board."""
MANY = 5
"""Units of a scene."""
LOS = 3
"""LOS questions about a scene."""
FEW = 10
"""Questions that are asked again about pieces with other ids."""


def shuffled(value: Any, dice: random.Random) -> Any:
    """The same value with the keys of every object in another order; lists stay as they are."""
    if isinstance(value, dict):
        keys = list(value)
        dice.shuffle(keys)
        return {key: shuffled(value[key], dice) for key in keys}
    return [shuffled(item, dice) for item in value] if isinstance(value, list) else value


@invariant("ANY-INV-02", needs={}, over=OVER)
def key_order(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """No answer changes with the order in which pieces, hexes and fields are named."""
    base = spread(ask, position)
    pairs = some(base, dice)
    if not pairs:
        return None
    due = [outcome for _, outcome in pairs]
    other, asked = shuffled(base.position, dice), [shuffled(question, dice) for question, _ in pairs]
    there = ask.ask(other, asked)
    for question, right, found in unlike(asked, due, there, ask.capabilities.questions):
        what = f"with the keys in another order, {differs(question, right, found)}"
        return Violation(what, other, [question])
    return None


def renamed(value: Any, ids: Mapping[str, str]) -> Any:
    """The same value with other ids of pieces, wherever they are named."""
    if isinstance(value, Mapping):
        return {ids.get(key, key): renamed(item, ids) for key, item in value.items() if key not in REMARKS}
    if isinstance(value, list):
        return [renamed(item, ids) for item in value]
    return ids.get(value, value) if isinstance(value, str) else value


def other_ids(position: Json) -> dict[str, str]:
    """New ids of the pieces, whose order of the alphabet is that of the old ids reversed."""
    old = sorted((*position.get("units", ()), *position.get("counters", ())), reverse=True)
    return {one: f"piece {number:03}" for number, one in enumerate(old)}


@invariant("ANY-INV-32", needs={}, over=OVER)
def ids_of_pieces(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """No answer changes if the pieces have other ids, in another order of the alphabet."""
    base = spread(ask, position)
    ids = other_ids(base.position)
    other, what = renamed(base.position, ids), "with other ids"
    if not ids:
        return None
    if dice.random() < 0.5:
        return compared_after(ask, base, other, what, dice, said=lambda value: renamed(value, ids))
    pairs = some(base, dice, FEW)[1:]
    if not pairs:
        return None
    asked = [renamed(question, ids) for question, _ in pairs]
    due = [renamed(outcome, ids) for _, outcome in pairs]
    for question, right, found in unlike(asked, due, ask.ask(other, asked), ask.capabilities.questions):
        return Violation(f"{what}, {differs(question, right, found)}", other, [question])
    return None


@invariant("ANY-INV-25", needs={"state": (), "wall_advantage": ("has",)}, over="hills")
def key_order_of_a_moment(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """No order of keys decides anything: neither who gets wall advantage nor whose Player Turn follows."""
    declared, verbs = ask.capabilities.questions, ask.capabilities.actions
    ends: list[Json] = [{"do": "end_phase"}] if "end_phase" in verbs else []
    for _ in times(SCENES):
        scene = ledges(position, dice)
        if not scene["units"]:
            continue
        other, asked = shuffled(scene, dice), questions(scene, declared, dice, LOS, verbs)
        plans: list[list[Json]] = [[], ends] if ends else [[]]
        found = ask.ask_many([(one, asked, plan) for plan in plans for one in (scene, other)])
        for plan, here, there in zip(plans, found[::2], found[1::2], strict=True):
            for question, due, got in unlike(asked, here, there, declared):
                what = f"with the keys in another order, {differs(question, due, got)}"
                return Violation(what, other, [question], plan)
    return None


def ledges(position: Json, dice: random.Random) -> Json:
    """Opponents in hexes of several levels with walls between them, a few on the higher level.

    Some of the positions do not say whose Player Turn it is.
    """
    board = hills(position, dice)
    names = [name for name in area(board, dice, 1) if inside(board, name)]
    for side in hexsides_within(tuple(names)):
        if dice.random() < 0.6:
            one, two = side.split("-")
            top = max(level(board, one), level(board, two))
            stands = {"base": top} if dice.random() < 0.5 and level(board, one) != level(board, two) else {}
            board = walled(board, one, two, terrain=dice.choice(PLAIN), **stands)
    where = dice.sample(names, min(MANY, len(names)))
    units = {
        f"u{i}": squad(name, dice.choice(("German", "Russian")), *dice.choice(((), (), ("pinned",))))
        for i, name in enumerate(where)
    }
    turn = dice.choice(("", "German", "Russian"))
    return manned(board, units, phase=dice.choice(FIGHTING), turn_of=turn)
