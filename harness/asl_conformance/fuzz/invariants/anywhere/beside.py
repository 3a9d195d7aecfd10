"""What stands beside a unit, far from it, or where nobody is, changes nothing for it."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.everything import Sheet
from asl_conformance.fuzz.boards.lattice import disc, hexside, neighbours
from asl_conformance.fuzz.boards.scenes import free_id
from asl_conformance.fuzz.invariants.anywhere.base import (
    OVER,
    compared,
    crowd,
    holds_something,
    in_hex,
    spread,
    without,
    words,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

FAR = ("Y9", "AA82")
"""Hexes of the wide board that are more than 30 hexes from all pieces."""


@invariant("ANY-INV-09", needs={}, over=OVER)
def an_equal_unit_in_the_hex(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A second unit exactly like the first changes no answer about anybody else.

    Stacking is left out (A5.1, 27.12): units that enter the twins' Location, or go beneath the same counter.
    """
    base = spread(ask, position)
    units = base.position.get("units", {})
    alone = [name for name in units if not holds_something(base.position, name)]
    dice.shuffle(alone)
    for name in alone[:4]:
        twin, unit = free_id(base.position, "twin"), units[name]
        other = base.position | {"units": {**units, twin: dict(unit)}}
        if not crowd(other):
            continue

        def kept(question: Json, where: str = unit["hex"]) -> bool:
            return not _stacks(base.position, question, where) and question.get("target") != where

        def trimmed(outcome: Json, twin: str = twin, where: str = unit["hex"]) -> Json:
            return _bare(outcome, twin, where)

        return compared(ask, base, other, kept, f"with a twin of {name} beside it", dice, trimmed)
    return None


def _stacks(position: Json, question: Json, where: str) -> bool:
    """Whether the announced action brings a unit into the hex, or beneath a counter there."""
    deeds = [question["action"]] if "action" in question else question.get("steps", [])
    for deed in deeds:
        if deed["do"] in ("search", "clear", "take_check", "load", "set_up"):
            return True
        movers = [*deed.get("units", ()), deed.get("unit", "")]
        here = any(position["units"].get(name, {}).get("hex") == where for name in movers if name)
        if deed.get("to") == where or here:
            return True
    return False


def _bare(outcome: Json, twin: str, where: str) -> Json:
    """The outcome without the twin, and without how full its hex is."""
    found = without(outcome, [twin, where])
    if "counters" not in found.get("answer", {}):
        return found
    counters = {
        key: {f: v for f, v in one.items() if f not in ("room", "within_capacity")}
        for key, one in found["answer"]["counters"].items()
    }
    return {"answer": {**found["answer"], "counters": counters}}


@invariant("ANY-INV-10", needs={}, over=OVER)
def what_is_far(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Ground, counters and units of either side thirty hexes away change no answer here.

    The far units have Normal Ranges in the position, since a unit without one could fire at any range. Routs
    are left out: none may lead towards a Known enemy, however far it is (A10.51).
    """
    base = spread(ask, position)
    if not base.position.get("units"):
        return None
    other, ids = with_far_things(base, dice)
    added = [*ids, *(name for middle in FAR for name in disc(middle, 2))]
    what = "with other things far off"

    def kept(question: Json) -> bool:
        return _no_rout(question) and not at_bocage(base.position, question)

    return compared(ask, base, other, kept, what, dice, lambda outcome: without(outcome, added))


def _no_rout(question: Json) -> bool:
    return "rout" not in (question["ask"], question.get("action", {}).get("do"))


def at_bocage(position: Json, question: Json) -> bool:
    """Whether it is asked about the concealment of a unit at bocage: whoever sees it counts (9.55)."""
    if question["ask"] != "concealment":
        return False
    where = position["units"][question["unit"]]["hex"]
    sides = position.get("hexsides", {}).items()
    by_ssr = ("wall", "hedge") if any("bocage" in ssr for ssr in position.get("ssr", ())) else ()
    return any(
        where in name.split("-") and side.get("terrain") in ("bocage", *by_ssr) for name, side in sides
    )


def with_far_things(base: Sheet, dice: random.Random) -> tuple[Json, list[str]]:
    """The board with a scene of its own at its far ends, and the ids of what is in it."""
    units, counters = dict(base.position.get("units", {})), dict(base.position.get("counters", {}))
    hexes, sides = dict(base.position.get("hexes", {})), dict(base.position.get("hexsides", {}))
    sides_there = sorted({unit["side"] for unit in units.values()})
    ids = []
    for number, middle in enumerate(FAR):
        near = [n for n in neighbours(middle) if n]
        hexes |= {
            near[0]: {"terrain": dice.choice(("woods", "marsh", "grain", "stone_building"))},
            near[1]: {"level": dice.choice((1, 2))},
            near[2]: {"depression": "gully"},
        }
        sides[hexside(middle, near[3])] = {"terrain": dice.choice(("wall", "hedge", "bocage"))}
        for kind in ("foxhole", "wire"):
            key = f"far {kind} {number}"
            size = {"size": 3} if kind == "foxhole" else {}
            counters[key] = {
                "type": kind,
                "hex": near[4 if kind == "wire" else 5],
                "side": sides_there[0],
            } | size
            ids.append(key)
        for side, kind, where in (
            ("German", dice.choice(("squad", "half_squad", "truck")), middle),
            ("Russian", dice.choice(("squad", "hero", "truck")), near[3]),
        ):
            key = f"far {side} {number}"
            if side not in sides_there:
                continue
            figures = {} if kind == "truck" else {"firepower": 1, "range": 4}
            units[key] = {"side": side, "type": kind, "hex": where} | figures
            ids.append(key)
    parts = {"hexes": hexes, "hexsides": sides, "counters": counters, "units": units}
    return base.position | parts, ids


@invariant("ANY-INV-12", needs={}, over=OVER)
def wire_where_nobody_is(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Wire matters only to units on it, beneath it, entering or leaving its hex (26.1-26.3).

    A hexside that it shares with a wood is not bypassed from the other hex either (26.44).
    """
    base = spread(ask, position)
    for name in dice.sample(
        sorted(base.position.get("hexes", {})), min(6, len(base.position.get("hexes", {})))
    ):
        wire = free_id(base.position, "wire")
        counters = base.position.get("counters", {})
        other = base.position | {"counters": {**counters, wire: {"type": "wire", "hex": name}}}
        if any(_on_the_ground(base.position, key) for key in in_hex(base.position, name)) or not crowd(other):
            continue

        def kept(question: Json, where: str = name) -> bool:
            deeds = [question["action"]] if "action" in question else question.get("steps", [])
            touched = any(where in word.split("-") for deed in deeds for word in words(deed))
            return not touched and not _stacks(base.position, question, where)

        def trimmed(outcome: Json, where: str = name, added: str = wire) -> Json:
            return without(outcome, [added, where])

        return compared(ask, base, other, kept, f"with Wire in {name}, where nobody is", dice, trimmed)
    return None


def _on_the_ground(position: Json, name: str) -> bool:
    unit = position["units"][name]
    apart = unit.get("at", "") in ("rooftop", "bridge", "cave", "sewer", "pillbox", "climbing")
    return not (apart or unit.get("floor") or unit["type"] == "aircraft")
