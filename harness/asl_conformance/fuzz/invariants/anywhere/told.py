"""The same moment, reached by an action and told as a position."""

from __future__ import annotations

import random
from collections.abc import Sequence

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json
from asl_conformance.fuzz.asking.everything import everything
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.themes import DELUXE_SSR
from asl_conformance.fuzz.invariants.anywhere.base import OVER, differs, men, spread
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import STATE

AFTER = {
    "RPh": "PFPh",
    "PFPh": "MPh",
    "MPh": "DFPh",
    "DFPh": "AFPh",
    "AFPh": "RtPh",
    "RtPh": "APh",
    "APh": "CCPh",
}
"""The phase in which both are asked: MF, deeds and declarations of the phase before have ended."""
MANY = 3
"""Moments of a board that are written as positions."""
RESULTS = ("pinned", "broken", "eliminated")
"""Results of fire. ``state`` does not give the half-squad that remains of a Reduced squad."""
PLAYED = frozenset({"drop", "transfer", "recover", "forfeit_wall_advantage"})
"""Actions other than movement after which ``state`` gives everything about the pieces."""
FIELDS_OF_UNITS = ("hex", "at", "floor", "beneath", "status")
REPLACED = frozenset({*FIELDS_OF_UNITS, "mf_spent", "done"})
"""Fields of a unit that ``state`` gives, or that end with the phase."""
FIELDS_OF_COUNTERS = ("type", "hex", "size", "possessed_by", "beneath", "status")
NEEDS = {
    "state": (
        *(f"units.{field}" for field in (*FIELDS_OF_UNITS, "eliminated")),
        *(f"counters.{field}" for field in FIELDS_OF_COUNTERS),
    )
}
ASKED = frozenset({"may", "rout", "wall_advantage", "los", "attack", "same_location", "terrain", "state"})
"""The questions that are compared; a position does not say whether concealment was lost."""
KEPT = ("hex", "at", "floor", "beneath", "status", "on", "eliminated")
"""Fields of a unit's state that are compared."""


def as_position(position: Json, state: Json, phase: str) -> Json:
    """The position that the state tells: each piece where it is now, as it is now, in this phase."""
    units = {}
    for name, unit in position["units"].items():
        after = state["units"][name]
        if not after.get("eliminated"):
            rest = {key: value for key, value in unit.items() if key not in REPLACED}
            units[name] = rest | {key: after[key] for key in FIELDS_OF_UNITS if after.get(key)}
    counters = {}
    for name, after in state["counters"].items():
        counter = position.get("counters", {}).get(name, {})
        holder = position["units"].get(counter.get("possessed_by", ""), {})
        holder = position["units"].get(holder.get("aboard", ""), holder)
        gone = ("at", "floor", *FIELDS_OF_COUNTERS) if counter.get("possessed_by") else FIELDS_OF_COUNTERS
        rest = {key: value for key, value in counter.items() if key not in gone}
        if holder and not after.get("possessed_by") and holder.get("at") != "bypass":
            rest |= {key: holder[key] for key in ("at", "floor") if holder.get(key)}
        counters[name] = rest | {key: after[key] for key in FIELDS_OF_COUNTERS if after.get(key)}
    return position | {"phase": phase, "units": units, "counters": counters}


def moments(ask: Asker, position: Json, dice: random.Random) -> list[list[Json]]:
    """Actions after which the moment is told: a result of fire, a weapon given up or handed over, none."""
    plans: list[list[Json]] = [[]]
    sheet = spread(ask, position)
    plans += [
        [question["action"]]
        for question, answer in sheet.of("may")
        if answer.get("allowed") and question["action"]["do"] in PLAYED
    ]
    if "result" in ask.capabilities.actions:
        plans += [
            [{"do": "result", "unit": name, "result": dice.choice(RESULTS)}] for name in men(sheet.position)
        ]
    dice.shuffle(plans)
    return plans


@invariant("ANY-INV-28", needs=NEEDS, actions=("end_phase",), over=OVER)
def played_or_placed(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A moment that play has led to is a valid position, and gets the same answers as that position."""
    board = spread(ask, position).position
    later = AFTER.get(board.get("phase", ""))
    if not later:
        return None
    for plan in moments(ask, position, dice)[:MANY]:
        played = [*plan, {"do": "end_phase", "next": later}]
        state = ask.state(board, played)
        if state is not None and not _found(board, state):
            moment = _with_hexsides(ask, board, played, as_position(board, state, later))
            found = _unlike(ask, board, played, moment)
            if found:
                return found
    return None


def _with_hexsides(ask: Asker, board: Json, played: Sequence[Json], moment: Json) -> Json:
    """The moment with the hexsides of each Wall Advan counter in Deluxe, which a state leaves out."""
    holders = [name for name, unit in moment["units"].items() if "wall_advantage" in unit.get("status", ())]
    if DELUXE_SSR not in board.get("ssr", ()) or "wall_advantage" not in ask.capabilities.questions:
        return moment
    answers = ask.ask(board, [{"ask": "wall_advantage", "unit": name} for name in holders], played)
    each = zip(holders, answers, strict=True)
    held = {name: outcome.get("answer", {}).get("hexsides", ()) for name, outcome in each}
    units = {
        name: unit | ({"wall_advantage_over": list(held[name])} if held.get(name) else {})
        for name, unit in moment["units"].items()
    }
    return moment | {"units": units}


def _found(board: Json, state: Json) -> bool:
    """Whether a hidden unit has just been found: it may claim WA, which a position does not say."""
    hidden = {name for name, unit in board["units"].items() if "hidden" in unit.get("status", ())}
    return any("hidden" not in state["units"][name].get("status", ()) for name in hidden)


def _unlike(ask: Asker, board: Json, played: Sequence[Json], moment: Json) -> Violation | None:
    """The first question that is answered otherwise about the position than after the actions."""
    if not moment["units"]:
        return None
    asked = [question for question in everything(moment, ask) if question["ask"] in ASKED]
    try:
        there = ask.ask(moment, asked)
    except EngineFailed as failed:
        if failed.failure.kind != "error":
            raise
        return Violation(
            f"what they lead to is no valid position: {failed.failure.text}", board, [STATE], played
        )
    here = ask.ask(board, asked, played)
    one, two = ([_lasting(outcome) for outcome in some] for some in (here, there))
    for question, due, found in unlike(asked, one, two, ask.capabilities.questions):
        what = f"after {played[0]['do']}, told as a position, {differs(question, due, found)}"
        return Violation(what, moment, [question])
    return None


def _lasting(outcome: Json) -> Json:
    """The outcome; of a state what it tells of the units that are left."""
    answer = outcome.get("answer", {})
    if "units" not in answer:
        return outcome
    units = {
        name: {key: one[key] for key in KEPT if key in one}
        for name, one in answer["units"].items()
        if not one.get("eliminated")
    }
    return {"answer": {"units": units}}
