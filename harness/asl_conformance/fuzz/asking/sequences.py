"""Sequences of up to five actions, by several units.

Each begins as ``deeds`` has it. What follows is announced by the units where they are by then: their places
and statuses are those of the oracle's state. Nothing follows an action that the oracle forbids.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any, get_args

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json, Unclaimed
from asl_conformance.fuzz.asking.deeds import REAL, deeds
from asl_conformance.fuzz.asking.doings import actor, announcements
from asl_conformance.protocol.vocabulary import Phase

PHASES = tuple(phase for phase in get_args(Phase) if phase not in ("", "setup"))
LONGEST = 5
"""Most actions of a sequence."""
TRIES = 8
"""Most actions that are tried at a place of a sequence."""
OFFERS = 3
"""Number of actions that a unit announces, of which one is tried."""
ANOTHER, ENDING = 0.6, 0.15
"""How often another unit acts next, and how often the phase ends."""
CHANGING = ("hex", "at", "floor", "beneath", "status")
"""Fields of a unit that are those of the state."""


def sequences(
    oracle: Asker, position: Json, dice: random.Random, many: int, verbs: Collection[str]
) -> Iterator[list[Json]]:
    """``many`` sequences of the verbs that an engine knows, and beginnings that the oracle forbids."""
    for begun in deeds(position, dice, many, verbs):
        state = _state(oracle, position, begun)
        if state is None:
            yield begun
        done = _longer(oracle, position, [] if state is None else begun, dice, verbs)
        if done:
            yield done


def _longer(
    oracle: Asker, position: Json, begun: list[Json], dice: random.Random, verbs: Collection[str]
) -> list[Json]:
    """The actions, and others after them as long as the oracle allows them."""
    done, due = begun, dice.randint(2, LONGEST)
    state = _state(oracle, position, done)
    while state is not None and len(done) < due:
        here, found = _now(position, done, state), list[Json]()
        for _ in range(TRIES):
            deed = _next(here, done, dice)
            if deed.get("do") not in verbs:
                continue
            found = [*done, deed]
            state = _state(oracle, position, found)
            if state is not None:
                break
        if not found:
            break
        done = found
    return done


def _state(oracle: Asker, position: Json, done: list[Json]) -> Json | None:
    """The state after the actions; None if they are illegal, or the oracle gives no answer."""
    try:
        return oracle.state(position, done)
    except (EngineFailed, Unclaimed):
        return None


def _now(position: Json, done: list[Json], state: Json) -> Json:
    """The position with units and counters where the state has them; new counters are left out."""
    units = {
        name: unit | {field: state["units"][name][field] for field in CHANGING}
        for name, unit in position.get("units", {}).items()
        if name in state["units"] and not state["units"][name]["eliminated"]
    }
    counters = {
        key: counter | {field: state["counters"][key][field] for field in ("hex", "possessed_by")}
        for key, counter in position.get("counters", {}).items()
        if key in state["counters"]
    }
    now = position | {"units": units, "counters": counters}
    ended = sum(deed["do"] == "end_phase" for deed in done)
    return now | {"phase": _phase(position["phase"], ended)} if position.get("phase") else now


def _phase(phase: str, ended: int) -> str:
    """The phase when so many have ended since."""
    return PHASES[(PHASES.index(phase) + ended) % len(PHASES)] if phase in PHASES else phase


def _next(here: Json, done: list[Json], dice: random.Random) -> Json:
    """The next action; empty if the unit has none."""
    if here.get("phase") and dice.random() < ENDING:
        return {"do": "end_phase"}
    real = [name for name, unit in here["units"].items() if unit["type"] in REAL and unit["hex"]]
    if not real:
        return {}
    last = actor(done[-1]) if done else ""
    name = dice.choice(real) if last not in real or dice.random() < ANOTHER else last
    offers = announcements(here, name, dice, OFFERS)
    deed = dice.choice(offers) if offers else {}
    return deed | {"id": f"{deed['id']}{len(done)}"} if "id" in deed else deed


def afterwards(position: Json, done: list[Json], dice: random.Random) -> list[Json]:
    """The questions afterwards: the state, the wall advantage of who acted, and enemy fire at one of them."""
    units: dict[str, Any] = position["units"]
    actors = [name for name in dict.fromkeys(actor(deed) for deed in done) if name in units]
    asked: list[Json] = [{"ask": "state"}, *({"ask": "wall_advantage", "unit": name} for name in actors)]
    if not actors:
        return asked
    name = dice.choice(actors)
    side = units[name]["side"]
    enemies = [other for other, unit in units.items() if unit["side"] != side and unit["type"] != "dummy"]
    if enemies and done[-1]["do"] != "result":
        by = [dice.choice(enemies)]
        asked.append({"ask": "attack", "target": name, "means": "small_arms", "by": by})
    return asked
