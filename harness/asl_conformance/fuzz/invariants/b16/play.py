"""Movement into, out of and over marsh, with fire and equipment there (16.1, 16.3-16.5, 16.7)."""

from __future__ import annotations

import random
from itertools import pairwise

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import unlike
from asl_conformance.fuzz.boards.lattice import hexside
from asl_conformance.fuzz.boards.scenes import with_unit
from asl_conformance.fuzz.invariants.b16.ground import HE, WETS, wet
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    US,
    around,
    attack,
    broken,
    counter,
    dig,
    dry,
    may,
    move,
    plain,
    played,
    spots,
    squad,
    staged,
)

MP = 12
"""Amphibious MP of the amphibian; its path takes at most half of them."""
FORTIFICATIONS = ("foxhole", "trench", "wire", "sangar", "pillbox", "minefield", "at_minefield")
DRIVEN = ("tank", "assault_gun", "carrier", "halftrack", "armored_car", "truck")


def shore(position: Json, dice: random.Random) -> tuple[Json, str, str]:
    """A plain hex with adjacent marsh or mudflat at the same level: the board, that hex, the marsh."""
    start = spots(position, dice, 1)[0]
    ring = around(position, start)
    name = dice.choice(ring)
    board = plain(dry(position), start, *ring) | {"counters": {}}
    return wet(board, name, dice.choice(WETS)), start, name


@invariant(
    "B16-INV-13",
    needs={"may": ("allowed", "cost"), "state": ("units.mf_left",)},
    actions=("move",),
    over="marsh",
)
def entering_takes_all_of_it(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Entry on foot or mounted takes all MF."""
    board, start, name = shore(position, dice)
    board = wet(board, name, "marsh")
    kind = dice.choice(("squad", "half_squad", "crew", "leader", "hero"))
    spent = dice.choice((0, 0, 1, 2))
    deeds: Json = {"mf_spent": spent, "done": ["moved"]} if spent else {}
    scene = staged(board, {"g": squad(start, type=kind, **deeds)})
    if scene is None:
        return None
    mounted = with_unit(scene, "g", mount="cavalry") if kind == "squad" and dice.random() < 0.5 else scene
    question, act = may(move("g", name)), [move("g", name)]
    answer, state = ask.answer(mounted, question), ask.state(mounted, act)
    if answer and answer["allowed"] is not (spent == 0):
        return broken(f"with {spent} MF spent entry is {answer['allowed']}", mounted, [question])
    if state and state["units"]["g"]["mf_left"] != 0:
        return broken(f"in marsh it has {state['units']['g']['mf_left']} MF left", mounted, plan=act)
    return None


@invariant("B16-INV-14", needs={"attack": ("possible", "firepower")}, over="marsh")
def he_is_halved_once(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """HE is halved in marsh and not on a bridge over it; Area Target Type halves again."""
    board, _, name = shore(position, dice)
    bridge = {name: board["hexes"][name] | {"bridge": True, "road": "unpaved"}}
    bridged = board | {"hexes": board["hexes"] | bridge}
    scene = staged(bridged, {"g": squad(name)}, phase="PFPh", turn_of=THEM)
    if scene is None:
        return None
    base = dice.randint(1, 60)
    for at in ("", "bridge"):
        where = with_unit(scene, "g", at=at)
        for means in HE:
            question = attack("g", means, firepower=base)
            answer = ask.answer(where, question)
            due = base * 0.5 ** ((means == "mortar") + (at == ""))
            if answer and answer["possible"] and answer.get("firepower", due) != due:
                message = f"{base} FP are {answer['firepower']} and have to be {due}"
                return broken(f"{means} into marsh: {message}", where, [question])
    return None


@invariant("B16-INV-15", needs={"attack": ("possible", "firepower")}, over="marsh")
def fire_out_of_it_is_halved(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Weapons that may fire from marsh fire at half FP, others not at all; in the open both fire."""
    board, start, name = shore(position, dice)
    phase = dice.choice(("PFPh", "AFPh"))
    status = dice.choice(([], ["pinned"]))
    units = {"g": squad(name, firepower=dice.randint(1, 8), range=4, status=status)}
    units |= {"r": squad(start, side=THEM)}
    gun = {"type": dice.choice(("mmg", "hmg", "lmg")), "hex": name, "side": US, "possessed_by": "g"}
    scene = staged(board, units, {"m": gun | {"firepower": 4, "range": 8}}, phase)
    if scene is None:
        return None
    open_ = wet(scene, name, "open_ground")
    for question, barred in (
        (attack("r", "small_arms", "g"), False),
        (attack("r", "mg", "m"), gun["type"] != "lmg"),
    ):
        one, other = ask.answer(scene, question), ask.answer(open_, question)
        if not one or not other or not other["possible"]:
            continue
        if one["possible"] is barred:
            verb = "fires" if barred else "does not fire"
            return broken(f"a {question['means']} {verb} from marsh", scene, [question])
        if not barred and "firepower" in one and one["firepower"] * 2 != other.get("firepower"):
            message = f"{one['firepower']} FP from marsh, {other.get('firepower')} from the open"
            return broken(message, scene, [question])
    return None


@invariant("B16-INV-16", needs={}, over="marsh")
def a_bridge_is_above_it(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A bridge over marsh gives the same answers as the same bridge over another hex."""
    board, start, name = shore(position, dice)
    road = {"bridge": True, "road": "unpaved"}
    hexes = board["hexes"] | {name: board["hexes"][name] | road, start: {"road": "unpaved"}}
    roads = {hexside(start, name): {"road": True}}
    board = board | {"hexes": hexes, "hexsides": board["hexsides"] | roads}
    units = {"g": squad(name, at="bridge", firepower=4, range=4), "r": squad(start, side=THEM)}
    phase, turn_of = dice.choice((("PFPh", US), ("PFPh", THEM), ("AFPh", US)))
    scene = staged(board, units, phase=phase, turn_of=turn_of)
    alone = staged(board, {"g": units["g"]})
    if scene is None or alone is None:
        return None
    fired = [attack("r", "small_arms", "g"), *(attack("g", means, firepower=8) for means in HE)]
    fired += [attack("g", "small_arms", "r")]
    ways = [may(move("g", start)), may(move("g", name))]
    entering = with_unit(alone, "g", hex=start, at="")
    into = [may(move("g", name, at="bridge"))]
    declared = ask.capabilities.questions
    for where, asked in ((scene, fired), (alone, ways), (entering, into)):
        if asked[0]["ask"] not in declared:
            continue
        other = where | {"hexes": hexes | {name: road}}
        one, two = ask.ask_many([(where, asked, ()), (other, asked, ())])
        for question, _, _ in unlike(asked, one, two, declared):
            return broken("on a bridge the marsh below counts", where, [question])
    return None


@invariant("B16-INV-17", needs={"state": ("units.amphibious_mp_left",)}, actions=("move",), over="marsh")
def an_amphibian_pays_two_a_hex(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An amphibian pays 2 MP for each marsh hex, up or down, across water hexsides or not."""
    path = [spots(position, dice, 1)[0]]
    for _ in range(dice.randint(1, 4)):
        ways = [near for near in around(position, path[-1]) if near not in path]
        if ways:
            path.append(dice.choice(ways))
    board, sides = plain(dry(position), *path) | {"counters": {}}, {}
    for one, other in pairwise(path):
        ground = {"terrain": "marsh", "level": dice.choice((-1, 0, 1, 2))}
        board = board | {"hexes": board["hexes"] | {other: ground}}
        if dice.random() < 0.5:
            sides[hexside(one, other)] = {"terrain": "water"}
    board = board | {"hexsides": board["hexsides"] | sides}
    tank = squad(path[0], type="tank", vca=path[1], amphibious=True, amphibious_mp=MP)
    scene = staged(board, {"t": tank})
    if scene is None:
        return None
    plan = [move("t", name) for name in path[1:]]
    state = ask.state(scene, plan)
    left = state["units"]["t"]["amphibious_mp_left"] if state else None
    if left != MP - 2 * len(plan):
        return broken(f"{len(plan)} marsh hexes leave {left} of {MP} MP", scene, plan=plan)
    return None


@invariant("B16-INV-18", needs={"may": ("allowed",)}, actions=("set_up",), over="marsh")
def no_fortification_lies_in_it(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Nothing is set up or dug in marsh or mudflat except on a bridge."""
    board, _, name = shore(position, dice)
    order = {US: {"foxholes": 9, "trenches": 9, "wire": 9, "sangars": 9}}
    scene = staged(board | {"sides": order}, {"g": squad(name)}, phase="setup")
    if scene is None:
        return None
    tries = [
        (scene, {"do": "set_up", "side": US, "id": "new", "counter": counter(kind, name)})
        for kind in FORTIFICATIONS
    ]
    if "entrench" in ask.capabilities.actions:
        tries += [(scene | {"phase": "PFPh"}, dig("g", 2))]
    for where, action in tries:
        answer = ask.answer(where, may(action))
        if answer and answer["allowed"]:
            return broken("a Fortification comes to lie in marsh", where, [may(action)])
    return None


@invariant("B16-INV-19", needs={"state": ("counters.type", "counters.possessed_by")}, over="marsh")
def it_swallows_what_is_let_go(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Equipment without a possessor is lost in marsh; in mudflat it stays."""
    board, _, name = shore(position, dice)
    board = wet(board, name, "marsh")
    kind = dice.choice(("lmg", "mmg", "dc", "radio", "ft"))
    scene = staged(board, {"g": squad(name)}, {"m": counter(kind, name, possessed_by="g")}, "PFPh")
    if scene is None:
        return None
    wishes: list[Json] = [
        {"do": "drop", "unit": "g", "counter": "m"},
        {"do": "result", "unit": "g", "result": "eliminated"},
    ]
    for wish in wishes:
        if wish["do"] not in ask.capabilities.actions:
            continue
        for _, state in played(ask, scene, [wish]):
            left = state["counters"].get("m")
            if left and left.get("hex", name) == name and not left.get("possessed_by"):
                return broken(f"a {kind} lies unpossessed in marsh", scene, plan=[wish])
    lost = scene | {"counters": {"m": counter(kind, name)}, "units": {}}
    found = ask.state(lost)
    return broken(f"a {kind} lies unpossessed in marsh", lost) if found and "m" in found["counters"] else None


@invariant("B16-INV-20", needs={"may": ("allowed",)}, actions=("move",), over="marsh")
def nothing_on_wheels_or_tracks_enters(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Off a bridge no Gun and no vehicle enters marsh or mudflat, unless it is amphibious."""
    board, start, name = shore(position, dice)
    road = dice.random() < 0.5
    if road:
        hexes = {name: board["hexes"][name] | {"road": "unpaved"}, start: {"road": "unpaved"}}
        roads = {hexside(start, name): {"road": True}}
        board = board | {"hexes": board["hexes"] | hexes, "hexsides": board["hexsides"] | roads}
    kind = dice.choice(DRIVEN)
    tank = squad(start, type=kind, vca=name, mf=40)
    crew = squad(start, type="crew", pushing="gun")
    gun = counter("at_gun", start, possessed_by="crew")
    scene = staged(board, {"t": tank, "crew": crew}, {"gun": gun})
    if scene is None:
        return None
    ways = [move("t", name, **({"mode": mode} if mode else {})) for mode in ("", "reverse", "water")]
    ways += [move("crew", name, carrying=["gun"], mode="push"), move("crew", name, carrying=["gun"])]
    for way in ways:
        answer = ask.answer(scene, may(way))
        if answer and answer["allowed"]:
            who = "a pushed Gun" if way["units"] == ["crew"] else f"a {kind}"
            return broken(f"{who} enters the marsh", scene, [may(way)])
    return None


@invariant("B16-INV-21", needs={"state": ("units.hex",)}, actions=("move",), over="marsh")
def k_of_them_take_k_and_one_mph(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A squad needs k MPh to enter k marsh hexes in a row, and one more to leave."""
    row = [spots(position, dice, 1)[0]]
    for _ in range(dice.randint(1, 5)):
        ways = [near for near in around(position, row[-1]) if near not in row]
        row += [dice.choice(ways)] if ways else []
    board = plain(dry(position), *row) | {"counters": {}}
    for name in row[1:-1]:
        board = wet(board, name, "marsh")
    scene = staged(board, {"g": squad(row[0])})
    if scene is None:
        return None
    phases, ahead, here = 1, row[1:], scene
    done: list[Json] = []
    while ahead and phases <= len(row):
        step = move("g", ahead[0])
        if ask.legal(here, [*done, step]):
            done, ahead = [*done, step], ahead[1:]
            continue
        reached = row[len(row) - len(ahead) - 1]
        here, done, phases = with_unit(scene, "g", hex=reached), [], phases + 1
    if phases != len(row) - 1:
        return broken(f"{len(row) - 2} marsh hexes are crossed in {phases} MPh", scene, plan=done)
    return None
