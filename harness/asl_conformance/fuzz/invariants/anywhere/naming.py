"""Fire named by its weapon, by the unit that possesses it, or by both, and what follows it (A4.43, A7.1)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.everything import BY_KIND, GIVEN_FP
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.lattice import neighbours
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import STATE, may
from asl_conformance.protocol.vocabulary import GUNS

FIRED = frozenset("mg mortar flamethrower ordnance_he ordnance_ap ordnance_heat".split())
"""Means of a single weapon, even if the attack also names its possessor."""
MANY = 4
"""Most weapons of a board that are tried."""


@invariant("ANY-INV-01", needs={"attack": ()}, over=OVER)
def named_by_weapon_or_man(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A weapon fires alike whether the attack names it, its possessor, or both."""
    board = spread(ask, position).position
    weapons = [(key, c) for key, c in board.get("counters", {}).items() if c.get("possessed_by")]
    dice.shuffle(weapons)
    asked: list[Json] = []
    first: list[int] = []
    for key, counter in weapons[:MANY]:
        means = [one for one in BY_KIND.get(counter["type"], ()) if one in FIRED]
        side = board["units"][counter["possessed_by"]]["side"]
        foes = [name for name, unit in board["units"].items() if unit["side"] != side]
        if means and foes:
            spellings = ways(board, key, dice.choice(means), dice.choice(foes))
            first += [len(asked)] * len(spellings)
            asked += spellings
    if not asked:
        return None
    found = ask.ask(board, asked)
    due = [found[at] for at in first]
    for question, right, other in unlike(asked, due, found, ask.capabilities.questions):
        alone = asked[first[asked.index(question)]]
        what = f"fire of {alone['by'][0]} under its own id apart, {differs(question, right, other)}"
        return Violation(what, board, [alone, question])
    return None


PHASES_OF_FIRE = ("PFPh", "AFPh", "DFPh")
"""Phases in which a side fires: the first two in its own Player Turn."""


@invariant(
    "ANY-INV-37",
    needs={"attack": ("possible",), "may": ("allowed",), "state": ()},
    actions=("fire", "end_phase"),
    over=OVER,
)
def fired_by_weapon_or_man(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Fire of a weapon has the same consequences whether it names the weapon or its possessor."""
    board = spread(ask, position).position
    asked = shots(board, dice)
    answers = [outcome.get("answer", {}) for outcome in ask.ask(board, asked)] if asked else []
    possible = [one for one, answer in zip(asked, answers, strict=True) if answer.get("possible")]
    if not possible:
        return None
    shot = possible[0]
    (weapon,) = shot["by"]
    man = board["counters"][weapon]["possessed_by"]
    fire = {"do": "fire", "target": shot["target"], "means": shot["means"]}
    after: list[Json] = [{"do": "end_phase"}] * dice.randint(0, 1)
    known = ask.capabilities.actions
    then = [STATE, *(may(one) for one in sequels(board, fire, weapon) if one["do"] in known)]
    moment = in_phase_of_fire(board, board["units"][man]["side"], dice)
    plans = [[fire | {"by": [who]}, *after] for who in (weapon, man)]
    by_weapon, by_man = ask.ask_many([(moment, then, plan) for plan in plans])
    for question, due, found in unlike(then, by_weapon, by_man, ask.capabilities.questions):
        what = f"after fire of {weapon} in the name of {man}, {differs(question, due, found)}"
        return Violation(what, moment, [question], plans[1])
    return None


def shots(board: Json, dice: random.Random) -> list[Json]:
    """Attacks by weapons under their own ids, each of which its possessor's id alone would mean as well."""
    weapons = [(key, c) for key, c in board.get("counters", {}).items() if c.get("possessed_by")]
    dice.shuffle(weapons)
    found: list[Json] = []
    for key, counter in weapons[:MANY]:
        means = [one for one in BY_KIND.get(counter["type"], ()) if one in FIRED]
        side = board["units"][counter["possessed_by"]]["side"]
        foes = [name for name, unit in board["units"].items() if unit["side"] != side]
        chosen = dice.choice(means) if means and foes else ""
        if chosen and like(board, key, chosen) == [key]:
            found.append({"ask": "attack", "target": dice.choice(foes), "means": chosen, "by": [key]})
    return found


def in_phase_of_fire(board: Json, side: str, dice: random.Random) -> Json:
    """The board in a phase in which the side may fire."""
    phase = dice.choice(PHASES_OF_FIRE)
    others = {unit["side"] for unit in board["units"].values()} - {side}
    return board | {"phase": phase, "turn_of": min(others) if phase == "DFPh" else side}


def sequels(board: Json, fire: Json, weapon: str) -> Iterator[Json]:
    """What the weapon and its possessor may do after the shot, or may not."""
    counter = board["counters"][weapon]
    man = counter["possessed_by"]
    yield fire | {"by": [weapon]}
    yield {"do": "fire", "by": [man], "target": fire["target"]}
    yield {"do": "entrench", "units": [man], "dr": 2}
    yield {"do": "move", "units": [man], "to": next(filter(None, neighbours(board["units"][man]["hex"])))}
    if counter["type"] in GUNS:
        yield {"do": "change_ca", "counter": weapon, "hexspines": 1}


def like(position: Json, weapon: str, means: str) -> list[str]:
    """The weapons of its possessor that such an attack in his name may mean."""
    counters = position["counters"]
    man = counters[weapon]["possessed_by"]
    own = [key for key, one in counters.items() if one.get("possessed_by") == man]
    return [key for key in own if means in BY_KIND.get(counters[key]["type"], ())]


def ways(position: Json, weapon: str, means: str, target: str) -> list[Json]:
    """The same fire named by weapon, by unit and weapon, and by unit alone if it has just one weapon."""
    counter = position["counters"][weapon]
    man = counter["possessed_by"]
    attack: Json = {"ask": "attack", "target": target, "means": means}
    if means in GIVEN_FP:
        attack["firepower"] = 12
    found = [
        {**attack, "by": [weapon]},
        {**attack, "by": [man], "weapons": [weapon]},
        {**attack, "by": [weapon], "weapons": [weapon]},
    ]
    if like(position, weapon, means) == [weapon]:
        found += [{**attack, "by": [man]}, {**attack, "by": [man], "weapons": [counter["type"]]}]
    return found
