"""Wire: LOS, TEM, positions on and beneath it, costs, and what removes it (26.1-26.5).

Getting beneath it and leaving it are in ``exit``; INV-25 is in ``metamorphic``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from asl_conformance.fuzz.asking.ask import Asker, Json, los, unit
from asl_conformance.fuzz.boards.lattice import hexside
from asl_conformance.fuzz.boards.scenes import pairs, with_unit, without_counters
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    US,
    around,
    attack,
    broken,
    counter,
    dry,
    may,
    met,
    move,
    neighbour,
    plain,
    played,
    spots,
    squad,
    staged,
    stages,
    states,
    tem,
    under,
)

TARGETS = {"attack": ("targets",)}
MEANS = ("small_arms", "oba_concentration", "mortar", "overrun", "ordnance_he", "flamethrower")
TRACKED = frozenset({"tank", "assault_gun", "sp_gun", "carrier", "bulldozer"})
"""Fully-tracked vehicles, which pay 2 MP for Wire; others pay 4 (26.43)."""
VEHICLES = ("tank", "assault_gun", "carrier", "halftrack", "armored_car", "truck")
MANY = 40
"""MP of a vehicle that must have enough; an answer may give a cost of all of them as ``all`` or as this
number.
"""
LIMIT = 3
"""Squads of a side in a Location (A5.1)."""


@invariant("B26-INV-01", needs={"los": ("clear", "hindrance")}, over="wire")
def wire_is_transparent(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Wire neither blocks nor hinders a LOS."""
    for name, _ in stages(position, dice, ("wire",)):
        far = dice.choice(around(position, name, 4))
        between = {name, far, *around(position, name)}
        wires = {f"w{one}": counter("wire", one) for one in between if _takes(position, one)}
        scene = staged(position, {"g": squad(name), "r": squad(far, side=THEM)}, wires, "PFPh")
        if scene is None:
            continue
        questions = [los(unit(a), unit(b)) for a, b in pairs(scene)]
        found = ask.answers(scene, questions), ask.answers(without_counters(scene, "wire"), questions)
        for question, wired, free in zip(questions, *found, strict=True):
            if wired and free and _seen(wired) != _seen(free):
                return broken("the LOS is another one without the Wire", scene, [question])
        return None
    return None


def _seen(answer: Json) -> tuple[bool, int]:
    return answer["clear"], answer["hindrance"] if answer["clear"] else 0


def _takes(position: Json, name: str) -> bool:
    """Whether Wire may lie in the hex."""
    return staged(position, {}, {"w": counter("wire", name)}) is not None


def _wired(position: Json, dice: random.Random, phase: str = "PFPh", turn_of: str = THEM) -> Json | None:
    """The board with a squad ``g`` on Wire and an enemy ``r`` near it."""
    for name, _ in stages(position, dice, ("wire",)):
        near = dice.choice(around(position, name, 2))
        units = {"g": squad(name), "r": squad(near, side=THEM)}
        scene = staged(position, units, {"w": counter("wire", name)}, phase, turn_of)
        if scene is not None:
            return scene
    return None


@invariant("B26-INV-02", needs=TARGETS, over="wire")
def wire_gives_no_tem(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """On Wire, beneath it and without it TEM is the same against any fire."""
    scene = _wired(plain_walls(position), dice)
    if scene is None:
        return None
    boards = scene, with_unit(scene, "g", beneath=["wire"]), without_counters(scene, "wire")
    for means in MEANS:
        question = attack("g", means)
        found = [tem(ask.answer(board, question), "g") for board in boards]
        if None not in found and len({*found}) > 1:
            return broken(f"TEM is {found} on, beneath and without Wire", scene, [question])
    return None


def plain_walls(position: Json) -> Json:
    """The board without hexside terrain: Wire bars wall advantage (9.32), whose TEM is not its own."""
    return position | {"hexsides": {}}


@invariant("B26-INV-13", needs=TARGETS, over="wire")
def fire_asks_not_who_is_beneath(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Fire at a unit has the same DRM whether the unit is on the Wire or beneath it."""
    scene = _wired(position, dice)
    if scene is None:
        return None
    questions = [attack("g", means, *by) for means in MEANS[:5] for by in ((), ("r",)) if means != "overrun"]
    beneath = with_unit(scene, "g", beneath=["wire"])
    found = ask.answers(scene, questions), ask.answers(beneath, questions)
    for question, one, other in zip(questions, *found, strict=True):
        on, below = met(one, "g"), met(other, "g")
        if on and below and any(on.get(f) != below.get(f) for f in ("drm", "total", "tem")):
            return broken("fire at it depends on its Wire status", scene, [question])
    return None


@invariant("B26-INV-11", needs=TARGETS, over="wire")
def from_on_wire_one_more(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An attack from on top of Wire has a DRM 1 higher than from beneath, however many are on it."""
    scene = _wired(position, dice, turn_of=US)
    if scene is None:
        return None
    many = with_unit(scene, "h", **squad(scene["units"]["g"]["hex"]))
    for start, by in ((scene, ("g",)), (many, ("g", "h"))):
        beneath = start
        for one in by:
            beneath = with_unit(beneath, one, beneath=["wire"])
        for means in ("small_arms", "mortar"):
            question = attack("r", means, *by)
            on, below = (met(ask.answer(where, question), "r") for where in (start, beneath))
            if on and below and _brought(on) != _brought(below) + 1:
                message = f"{_brought(on)} on Wire and {_brought(below)} beneath"
                return broken(f"the DRM of {len(by)} is {message}", start, [question])
    return None


def _brought(target: Json) -> int:
    """The DRM of the attack: those of the To Hit DR of ordnance are apart."""
    brought: int = sum(target.get("to_hit", {}).values()) + sum(target.get("drm", {}).values())
    return brought


@invariant("B26-INV-12", needs=TARGETS, over="wire")
def cc_drm_is_antisymmetric(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In CC 1 for the attacker on top, less 1 for a defender on top; exchanged, the reverse."""
    for name, _ in stages(position, dice, ("wire",)):
        units = {"g": squad(name), "r": squad(name, side=THEM)}
        scene = staged(position, units, {"w": counter("wire", name)}, "CCPh")
        if scene is None:
            continue
        found = {}
        for a, d in ((0, 0), (0, 1), (1, 0), (1, 1)):
            where = with_unit(scene, "g", beneath=[] if a else ["wire"])
            where = with_unit(where, "r", beneath=[] if d else ["wire"])
            there = met(ask.answer(where, attack("r", "close_combat", "g")), "r")
            back = met(ask.answer(where, attack("g", "close_combat", "r")), "g")
            if there is None or back is None:
                return None
            found[a, d] = _brought(there), _brought(back)
        even = found[0, 0]
        for (a, d), both in found.items():
            if both != (even[0] + a - d, even[1] + d - a):
                at = "attacker on top" if a else "defender on top" if d else "both beneath"
                return broken(f"{at}: DRM {both}, both beneath {even}", scene)
        return None
    return None


@invariant("B26-INV-14", needs={"state": ("hexes.overstacked",)}, over="wire")
def stacking_sees_one_location(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The number of units in excess of the stacking limit does not depend on which of them are beneath."""
    for name, _ in stages(position, dice, ("wire",)):
        many = dice.randint(1, LIMIT)
        units = {f"g{i}": squad(name) for i in range(many)}
        scene = staged(position, units, {"w": counter("wire", name)})
        if scene is None:
            continue
        for extra in range(dice.randint(0, 2)):
            scene = with_unit(scene, f"x{extra}", **squad(name))
        found = []
        for beneath in range(len(scene["units"]) + 1):
            where = scene
            for one in list(scene["units"])[:beneath]:
                where = with_unit(where, one, beneath=["wire"])
            state = ask.state(where)
            found.append(state["hexes"][name].get("overstacked", {}).get(US, 0) if state else None)
        if len({*found}) > 1:
            return broken(f"overstacked by {found} as more of them are beneath", scene)
        return None
    return None


@invariant(
    "B26-INV-15",
    needs={"state": ("counters.type", "counters.hex")},
    actions=("move", "set_up"),
    over="wire",
)
def wire_never_grows_and_never_moves(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """One Wire counter per Location, as many as the OB gives, and after set-up never more."""
    wired = [name for name, _ in stages(position, dice, ("wire",), 4)]
    if not wired:
        return None
    given = dice.randint(1, 3)
    empty = position | {"phase": "setup", "units": {}, "counters": {}, "sides": {US: {"wire": given}}}
    wishes: list[Json] = [
        {"do": "set_up", "side": US, "id": f"w{i}", "counter": counter("wire", name)}
        for i, name in enumerate([*wired, wired[0]])
    ]
    for plan, state in played(ask, empty, wishes):
        lying = _wires(state)
        if len(lying) > given or len({*lying}) < len(lying):
            return broken(f"Wire lies in {lying}, and the OB gives {given}", empty, plan=plan)
    for scene, wish in _courses(position, wired[0], dice):
        found = ask.state(scene, [wish]) if wish["do"] in ask.capabilities.actions else None
        before = _wires(scene)
        if found and not {*_wires(found)} <= {*before}:
            return broken("Wire has come to another Location", scene, plan=[wish])
    return None


def _wires(state: Json) -> list[str]:
    return sorted(one["hex"] for one in state["counters"].values() if one["type"] == "wire")


def _courses(position: Json, name: str, dice: random.Random) -> Iterator[tuple[Json, Json]]:
    """Actions that might move Wire: units that leave (dragging it or not), dig or cut."""
    near = neighbour(position, name, dice)
    wire = {"w": counter("wire", name)}
    tank = squad(name, type="tank", vca=near, weapons=["ma"])
    walking = staged(position, {"g": squad(name), "t": tank}, wire)
    if walking is not None:
        for who in ("g", "t"):
            yield walking, move(who, near)
            yield walking, move(who, near, carrying=["w"])
        yield walking, under("g", "wire", dr=1)
        yield walking, {"do": "bog_check", "unit": "t", "colored": 1, "white": dice.randint(1, 6)}


@invariant("B26-INV-16", needs={"state": ("counters.type",)}, actions=("resolve_fire",), over="wire")
def an_ffe_asks_for_fp_and_dr_alone(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """FP and Original DR of an FFE alone decide whether it clears Wire, and lower is never worse."""
    fp = dice.choice((16, 20, 24, 30, 36))
    first = staged(plain(position, "B2"), {}, {"w": counter("wire", "B2")}, "PFPh")
    found = next(stages(position, dice, ("wire",)), None)
    if first is None or found is None:
        return None
    name = found[0]
    second = staged(position, {"g": squad(name), "h": squad(name)}, {"w": counter("wire", name)}, "PFPh")
    if second is None:
        return None
    gone = [_cleared(ask, scene, hex_name, fp) for scene, hex_name in ((first, "B2"), (second, name))]
    shell = {"do": "resolve_fire", "means": "oba_concentration", "target": name, "dr": 2, "firepower": fp}
    if gone[0] != gone[1]:
        return broken(f"{fp} FP clear Wire at {gone[0]} in the open, at {gone[1]} here", second, plan=[shell])
    if gone[0] != list(range(2, 2 + len(gone[0]))):
        return broken(f"{fp} FP clear Wire at the DR {gone[0]} and not below", second, plan=[shell])
    return None


def _cleared(ask: Asker, scene: Json, name: str, fp: int) -> list[int]:
    """The Original DR with which the FFE clears the Wire."""
    shell: Json = {"do": "resolve_fire", "means": "oba_concentration", "target": name, "firepower": fp}
    drs = range(2, 13)
    found = states(ask, scene, [[shell | {"dr": dr}] for dr in drs])
    return [dr for dr, state in zip(drs, found, strict=True) if state and "w" not in state["counters"]]


@invariant("B26-INV-18", needs={"may": ("allowed", "cost")}, actions=("move",), over="wire")
def the_surcharge_is_constant(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Wire costs a fully-tracked vehicle 2 MP and any other 4, whatever else its hex costs."""
    for name, _ in stages(position, dice, ("wire",)):
        kind, start = dice.choice(VEHICLES), neighbour(position, name, dice)
        vehicle = squad(start, type=kind, vca=name, mf=MANY)
        scene = staged(position, {"t": vehicle}, {"w": counter("wire", name)})
        if scene is None:
            continue
        ways = [(scene, move("t", name))]
        shared = [near for near in around(position, name) if near in around(position, start)]
        if shared:
            free = plain(scene, name)
            hexes = free["hexes"] | {name: {"terrain": "woods", "free": shared}}
            along: Json = {"at": "bypass", "mode": "bypass", "bypass": [hexside(name, shared[0])]}
            ways.append((free | {"hexes": hexes}, move("t", name, **along)))
        due = 2 if kind in TRACKED else 4
        for with_wire, way in ways:
            question = may(way)
            one, other = (ask.answer(b, question) for b in (with_wire, without_counters(with_wire, "wire")))
            if not one or not other or not other["allowed"] or not one["allowed"]:
                continue
            whole = not {"all", MANY}.isdisjoint((one["cost"], other["cost"]))
            if not whole and one["cost"] - other["cost"] != due:
                message = f"{one['cost']} MP with Wire and {other['cost']} without"
                return broken(f"a {kind} pays {message}", with_wire, [question])
        return None
    return None


@invariant("B26-INV-19", needs={"state": ("attempts", "counters.type")}, actions=("bog_check",), over="wire")
def a_one_on_tracks_clears_wire(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Only a fully-tracked vehicle that passes its Bog Check with a colored 1 clears the Wire."""
    for name, _ in stages(position, dice, ("wire",)):
        kind = dice.choice(VEHICLES)
        vehicle = squad(name, type=kind, vca=neighbour(position, name, dice), bogs_in=name)
        scene = staged(position, {"t": vehicle}, {"w": counter("wire", name)})
        if scene is None:
            continue
        drm = dice.choice((-4, 0, 4, 6, 9))
        rolls = [
            {"do": "bog_check", "unit": "t", "colored": c, "white": w, "drm": drm}
            for c in (1, 2, dice.randint(3, 6))
            for w in range(1, 7)
        ]
        for roll, state in zip(rolls, states(ask, scene, [[roll] for roll in rolls]), strict=True):
            if state is None or not state["attempts"]:
                continue
            due = kind in TRACKED and state["attempts"][-1]["success"] and roll["colored"] == 1
            if ("w" not in state["counters"]) is not due:
                return broken(f"a {kind} {'does not clear' if due else 'clears'} Wire", scene, plan=[roll])
        return None
    return None


@invariant("B26-INV-26", needs={"may": ("allowed",)}, actions=("move",), over="wire")
def nobody_bypasses_along_wire(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Infantry bypasses no hexside of a Wire hex, and Wire never makes a Bypass legal."""
    for name in spots(position, dice):
        start = neighbour(position, name, dice)
        shared = [near for near in around(position, name) if near in around(position, start)]
        wooded = plain(position, name, *shared)
        hexes = wooded["hexes"] | {name: {"terrain": "woods", "free": around(position, name)}}
        wired = [one for one in (name, *shared) if dice.random() < 0.6]
        wires = {f"w{one}": counter("wire", one) for one in wired}
        scene = staged(dry(wooded) | {"hexes": hexes}, {"g": squad(start)}, wires)
        if scene is None or not shared:
            continue
        bare = without_counters(scene, "wire")
        for near in shared:
            way = move("g", name, at="bypass", mode="bypass", bypass=[hexside(name, near)])
            with_wire, none = ask.answer(scene, may(way)), ask.answer(bare, may(way))
            if with_wire and with_wire["allowed"] and {*_wires(scene)} & {name, near}:
                return broken("Infantry bypasses along a Wire hex", scene, [may(way)])
            if with_wire and none and with_wire["allowed"] and not none["allowed"]:
                return broken("the Bypass is legal with Wire alone", bare, [may(way)])
        return None
    return None
