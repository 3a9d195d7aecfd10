"""Entrenchments on the ground: number, size, and who fits beneath (27.1, 27.12, 27.5)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.placement import SQUADS
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    US,
    around,
    broken,
    counter,
    dig,
    dry,
    may,
    move,
    out,
    pair,
    plain,
    played,
    sized,
    spots,
    squad,
    staged,
    stages,
    under,
)

ROOM = {"trench": 3, "at_ditch": 3}
"""Squads per side beneath it (27.51); a foxhole holds its size (27.12)."""
SMC = 4
"""SMC per side beneath any of them, in addition (27.12)."""
LARGEST = 3
"""Most squads that the foxholes of a hex can hold (27.12)."""
HOLDS = ("units.beneath", "units.hex", "counters.type", "counters.size", "counters.hex")
SIZES = ("counters.type", "counters.size", "counters.hex")
BARREN: tuple[Json, ...] = (
    *({"terrain": name} for name in ("stone_building", "wooden_rubble", "marsh", "mudflat", "crag", "river")),
    {"road": "paved"},
    {"overlays": ["runway"]},
    {"depression": "stream", "water": "shallow"},
)
"""Ground that takes neither foxhole nor trench (27.1)."""


def _full(position: Json, state: Json) -> str:
    """What exceeds its capacity in a state; empty if nothing does."""
    for key, cover in state["counters"].items():
        room = ROOM.get(cover["type"]) if cover["type"] != "foxhole" else cover.get("size", 1)
        if room is None:
            continue
        for side in (US, THEM):
            inside = [
                position["units"][name]["type"]
                for name, unit in state["units"].items()
                if unit.get("hex") == cover["hex"] and cover["type"] in unit.get("beneath", ())
                if position["units"][name]["side"] == side
            ]
            men = sum(SQUADS.get(kind, 0) for kind in inside)
            if men > room or sum(kind not in SQUADS for kind in inside) > SMC:
                return f"{', '.join(inside)} of {side} are beneath {key}, which has room for {room} squads"
    return ""


@invariant(
    "B27-INV-01",
    needs={"state": HOLDS},
    actions=("go_beneath", "come_out", "move", "entrench"),
    over="foxholes",
)
def nobody_fills_it_over_its_capacity(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Whatever a side's units do, no more of them are beneath a counter than it holds."""
    for name, kind in stages(position, dice, ("foxhole", "foxhole", "trench")):
        men = [squad(name), squad(name, type="half_squad"), squad(name), squad(name, type="half_squad")]
        smc = [squad(name, type="leader", leadership=-1), squad(name, type="hero")]
        units = {f"u{i}": man for i, man in enumerate(dice.sample(men, 4) + smc)}
        cover = sized(kind, name, dice)
        scene = staged(position, units, {"c": cover}, phase=dice.choice(("MPh", "MPh", "PFPh")))
        if scene is None:
            continue
        wishes = [under(who, kind) for who in units] + [out("u0", kind), under("u0", kind), under("u5", kind)]
        if scene["phase"] == "PFPh":
            wishes = [dig(who, 2) for who in units]
        for plan, state in played(ask, scene, wishes):
            if what := _full(scene, state):
                return broken(what, scene, plan=plan)
        return None
    return None


def _diggings(
    ask: Asker, position: Json, dice: random.Random
) -> Iterator[tuple[Json, list[Json], Json, Json]]:
    """Successive attempts: the scene, the plan, the state before and the state after."""
    for name, _ in stages(position, dice, ("foxhole",)):
        units = {f"u{i}": squad(name) for i in range(3)} | {"x": squad(name, type="crew")}
        size = dice.randint(0, 3)
        holes = {"c": counter("foxhole", name, size=size)} if size else {}
        scene = staged(position, {key: units[key] for key in ("u0", "u1", "u2")}, holes, "PFPh")
        if scene is None:
            continue
        before = ask.state(scene)
        for plan, state in played(ask, scene, [dig(who, dice.randint(2, 7)) for who in scene["units"]]):
            if before is not None:
                yield scene, plan, before, state
            before = state
        return


def _sizes(state: Json) -> dict[str, list[int]]:
    """The foxholes of each hex, by size."""
    found: dict[str, list[int]] = {}
    for cover in state["counters"].values():
        if cover["type"] == "foxhole":
            found.setdefault(cover["hex"], []).append(cover["size"])
    return found


@invariant("B27-INV-02", needs={"state": SIZES}, actions=("entrench",), over="foxholes")
def one_foxhole_of_three_squads_at_most(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """However often units dig there, a hex has one foxhole counter, of one to three squads."""
    for scene, plan, _, state in _diggings(ask, position, dice):
        for name, sizes in _sizes(state).items():
            if len(sizes) > 1 or not 1 <= sizes[0] <= LARGEST:
                return broken(f"{name} holds foxholes of {sizes} squads", scene, plan=plan)
    return None


@invariant("B27-INV-03", needs={"state": (*SIZES, "attempts")}, actions=("entrench",), over="foxholes")
def digging_never_fills_in(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A success adds at most one squad to a foxhole; no attempt makes it smaller."""
    for scene, plan, before, state in _diggings(ask, position, dice):
        name = scene["units"]["u0"]["hex"]
        was, is_ = (sum(_sizes(one).get(name, ())) for one in (before, state))
        won = sum(a["success"] for a in state["attempts"]) - sum(a["success"] for a in before["attempts"])
        if not 0 <= is_ - was <= won:
            return broken(f"the foxhole in {name} was {was}S and is {is_}S", scene, plan=plan)
    return None


@invariant(
    "B27-INV-04",
    needs={"state": ("counters.type", "counters.hex")},
    actions=("set_up", "entrench"),
    over="trenches",
)
def a_trench_has_its_hex_to_itself(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A hex with a trench gets no second trench and no foxhole (erratum B27.51-cohabit)."""
    if ask.edition != "current":
        return None
    for name, _ in stages(position, dice, ("trench",)):
        order = {"sides": {US: {"foxholes": 6, "trenches": 3}}}
        kinds = dice.sample(("trench", "trench", "foxhole", "foxhole"), 4)
        scene = staged(position | order, {"u": squad(name)}, phase="setup")
        if scene is None:
            continue
        scene["counters"] = {k: c for k, c in scene["counters"].items() if c["hex"] != name}
        wishes: list[Json] = [
            {"do": "set_up", "side": US, "id": f"n{i}", "counter": counter(kind, name)}
            for i, kind in enumerate(kinds)
        ]
        for plan, state in played(ask, scene, [*wishes, {"do": "end_phase", "next": "PFPh"}, dig("u", 2)]):
            there = [c["type"] for c in state["counters"].values() if c["hex"] == name]
            if there.count("trench") + ("foxhole" in there) > 1:
                return broken(f"{name} holds {' and '.join(there)}", scene, plan=plan)
        return None
    return None


@invariant(
    "B27-INV-05",
    needs={"state": ("counters.type",)},
    actions=("move", "go_beneath", "come_out", "entrench"),
    over="trenches",
)
def nobody_makes_a_trench(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """No action adds a trench."""
    for name, kind in stages(position, dice, ("trench", "foxhole")):
        way = pair(position, name, dice)
        units = {"u": squad(name, kind), "v": squad(name)}
        scene = staged(position, units, {"c": counter(kind, name)}, dice.choice(("MPh", "PFPh")))
        if scene is None or way is None:
            continue
        before = _trenches(scene["counters"].values())
        wishes = [dig("v", 2), out("u", kind), under("v", kind), move("u", way[0]), dig("u", 3)]
        wishes += [move("u", way[0], "trench"), move("v", way[0])]
        for plan, state in played(ask, scene, wishes):
            if (after := _trenches(state["counters"].values())) > before:
                return broken(f"there were {before} trenches and there are {after}", scene, plan=plan)
        return None
    return None


def _trenches(counters: Iterable[Json]) -> int:
    return sum(one["type"] in ROOM for one in counters)


@invariant("B27-INV-06", needs={"state": ("counters.type", "counters.hex")}, over="foxholes")
def barren_ground_has_no_entrenchment(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """No foxhole or trench appears, by set-up or by digging, where 27.1 forbids it."""
    name, ground = spots(position, dice, 1)[0], dice.choice(BARREN)
    board = plain(dry(position), name)
    board = board | {"hexes": board["hexes"] | {name: ground}, "sides": {US: {"foxholes": 3, "trenches": 3}}}
    unit = {} if ground.get("terrain") == "river" else {"u": squad(name)}
    scene = staged(board, unit, phase="setup")
    if scene is None:
        return None
    wishes: list[Json] = [
        {"do": "set_up", "side": US, "id": f"n{kind}", "counter": counter(kind, name)}
        for kind in ("foxhole", "trench")
        if "set_up" in ask.capabilities.actions
    ]
    if unit and {"entrench", "end_phase"} <= set(ask.capabilities.actions):
        wishes += [{"do": "end_phase", "next": "PFPh"}, dig("u", 2)]
    for plan, state in played(ask, scene, wishes):
        kinds = [c["type"] for c in state["counters"].values() if c["hex"] == name]
        if {"foxhole", "trench"} & {*kinds}:
            return broken(f"{name} is {ground} and holds {' and '.join(kinds)}", scene, plan=plan)
    return None


@invariant("B27-INV-07", needs={"state": SIZES}, actions=("set_up",), over="foxholes")
def no_more_foxholes_than_the_ob_gives(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A side sets up foxholes for as many squads as its OB gives and no more."""
    squads = dice.randint(1, 6)
    scene = position | {"phase": "setup", "sides": {US: {"foxholes": squads}}, "counters": {}, "units": {}}
    places = [name for name, _ in stages(scene, dice, ("foxhole",), 6)]
    wishes: list[Json] = [
        {
            "do": "set_up",
            "side": US,
            "id": f"n{i}",
            "counter": counter("foxhole", name, size=dice.randint(1, 3)),
        }
        for i, name in enumerate(places)
    ]
    for plan, state in played(ask, scene, wishes):
        placed = sum(sum(sizes) for sizes in _sizes(state).values())
        if placed > squads:
            message = f"{placed} squads of foxholes are set up, and the OB gives {squads}"
            return broken(message, scene, plan=plan)
    return None


@invariant(
    "B27-INV-36",
    needs={"state": ("counters.beneath", "counters.hex", "units.beneath", "units.hex")},
    actions=("move", "come_out", "go_beneath"),
    over="trenches",
)
def nothing_large_goes_in_or_out(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Guns and vehicles beneath a trench stay there; none on top goes beneath."""
    gun = dice.choice(("at_gun", "inf_gun", "art_gun", "aa_gun"))
    for name, kind in stages(position, dice, ("trench",)):
        inside = dice.random() < 0.5
        covers = [kind] if inside else []
        units = {
            "crew": squad(name, *covers, type="crew", pushing="gun" if dice.random() < 0.5 else ""),
            "tank": squad(name, *covers, type="tank", weapons=["ma"], vca=_facing(position, name)),
        }
        held = {"type": gun, "hex": name, "side": US, "possessed_by": "crew", "beneath": covers}
        scene = staged(position, units, {"c": counter(kind, name), "gun": held}, lenient=True)
        way = pair(position, name, dice)
        if scene is None or way is None:
            continue
        wishes = [
            out("crew", kind, carrying=["gun"]),
            under("crew", kind, carrying=["gun"]),
            out("tank", kind),
            under("tank", kind),
            *(move("crew", way[0], carrying=["gun"], mode=mode) for mode in ("", "push")),
            move("tank", way[0]),
        ]
        for wish in wishes:
            state = ask.state(scene, [wish])
            if state is None:
                continue
            large = state["units"]["tank"], state["counters"]["gun"]
            if any((kind in one.get("beneath", ())) is not inside for one in large):
                return broken(f"the {gun} or the tank went {'out' if inside else 'in'}", scene, plan=[wish])
        return None
    return None


def _facing(position: Json, name: str) -> str:
    """A hex that a vehicle may face."""
    return around(position, name)[0]


@invariant(
    "B27-INV-37",
    needs={"may": ("allowed",)},
    actions=("change_vca", "start", "motion_attempt"),
    over="trenches",
)
def a_vehicle_in_a_trench_faces_on(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A vehicle in a trench changes no VCA, spends no Start MP, tries no Motion (erratum B27.52-start)."""
    if ask.edition != "current":
        return None
    for name, kind in stages(position, dice, ("trench",)):
        tank = squad(name, kind, type=dice.choice(("tank", "assault_gun")), weapons=["ma"])
        tank["vca"] = _facing(position, name)
        scene = staged(position, {"t": tank}, {"c": counter(kind, name)}, lenient=True)
        assert scene is not None
        acts: list[Json] = [{"do": "change_vca", "unit": "t", "hexspines": dice.randint(1, 5)}]
        acts += [{"do": "start", "unit": "t"}]
        questions = [may(act) for act in acts]
        theirs = scene | {"turn_of": THEM}
        tried = [may({"do": "motion_attempt", "unit": "t"})]
        for where, asked in ((scene, questions), (theirs, tried)):
            for question, answer in zip(asked, ask.answers(where, asked), strict=True):
                if answer and answer["allowed"]:
                    done = question["action"]["do"]
                    return broken(f"a vehicle beneath a trench may {done}", where, [question])
        return None
    return None
