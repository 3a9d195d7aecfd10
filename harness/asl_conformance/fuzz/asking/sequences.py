"""Sequences of up to five actions, by several units.

Each begins as ``deeds`` has it. What follows is announced by the units where they are by then: their places
and statuses are those of the oracle's state. Nothing follows an action that the oracle forbids.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from functools import partial
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
Offer = Callable[[Json, list[Json]], Json]
"""An action to try on the position as it is after the actions done; empty if there is none."""
CHANGING = ("hex", "at", "floor", "beneath", "status")
"""Fields of a unit that are those of the state."""


def sequences(
    oracle: Asker, position: Json, dice: random.Random, many: int, verbs: Collection[str]
) -> Iterator[list[Json]]:
    """``many`` sequences of the verbs that an engine knows, and beginnings that the oracle forbids."""
    for begun in deeds(position, dice, many, verbs):
        if state_after(oracle, position, begun) is None:
            yield begun
            begun = []
        if done := longer(oracle, position, begun, dice.randint(2, LONGEST), partial(_next, dice), verbs):
            yield done


def longer(
    oracle: Asker, position: Json, begun: list[Json], due: int, offer: Offer, verbs: Collection[str]
) -> list[Json]:
    """The actions, and offered ones after them until they are so many, as long as the oracle allows them."""
    done = begun
    state = state_after(oracle, position, done)
    while state is not None and len(done) < due:
        here, found = _now(position, done, state), list[Json]()
        for _ in range(TRIES):
            deed = offer(here, done)
            if deed.get("do") not in verbs:
                continue
            found = [*done, deed]
            state = state_after(oracle, position, found)
            if state is not None:
                break
        if not found:
            break
        done = found
    return done


def state_after(oracle: Asker, position: Json, done: list[Json]) -> Json | None:
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


def _next(dice: random.Random, here: Json, done: list[Json]) -> Json:
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
