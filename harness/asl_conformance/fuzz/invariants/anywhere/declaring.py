"""``declare_entry`` compared with the entries that could then be made."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.lattice import hexside, neighbours
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    around,
    counter,
    may,
    move,
    neighbour,
    spots,
    squad,
    staged,
)

SCENES = 6
"""Scenes set up on a board."""
VERBS = {"MPh": "move", "RtPh": "rout", "APh": "advance", "CCPh": "withdraw"}
"""The verb of an entry, by phase."""
MODES = {"move": ("", "minimum", "breach", "water", "off_road"), "rout": ("", "low_crawl")}
HEXSIDES = ("", "", "cliff", "wall", "hedge", "bocage", "cactus_hedge", "water", "rowhouse", "roadblock")
TERRAIN = ("", "", "", "woods", "marsh", "mudflat", "stone_building", "river", "brush")
COVERS = ("foxhole", "trench", "at_ditch", "sangar")
KINDS = ("squad", "squad", "leader", "half_squad", "tank", "truck", "halftrack", "wagon", "cavalry", "boat")


def goings(position: Json, who: str, verb: str, to: str) -> Iterator[Json]:
    """Every way in which the unit could enter the hex: mode, place, counter to be beneath, and Bypass."""
    ground = position.get("hexes", {}).get(to, {})
    start = position["units"][who]["hex"]
    lying = {one["type"] for one in position.get("counters", {}).values() if one["hex"] == to}
    covers: list[tuple[str, ...]] = [(), *((one,) for one in COVERS if one in lying)]
    places: list[Json] = [{}]
    if ground.get("depression"):
        rim = next(iter(around(position, to)))
        places += [{"at": "in"}, {"at": "crest", "crest": hexside(to, rim)}]
    places += [{"at": "bridge"}] if ground.get("bridge") else []
    places += [{"at": "pillbox"}] if "pillbox" in lying else []
    places += [{"floor": level} for level in range(1, ground.get("floors", 0) + 1)]
    modes: list[Json] = [{"mode": mode} if mode else {} for mode in MODES.get(verb, ("",))]
    for mode, place, beneath in product(modes, places, covers):
        yield move(who, to, *beneath, do=verb, **place, **mode)
    near = {start, *filter(None, neighbours(start))}
    for other in filter(None, neighbours(to)):
        if other in near and other in ground.get("free", ()):
            yield move(who, to, do=verb, bypass=[hexside(to, other)])


def scene(position: Json, dice: random.Random) -> tuple[Json, str] | None:
    """A unit in some state, next to a hex with terrain, counters, units and something on its hexside."""
    start = dice.choice(spots(position, dice))
    to = neighbour(position, start, dice)
    ground = position.get("hexes", {})
    sides = {name: one for name, one in position.get("hexsides", {}).items() if name != hexside(start, to)}
    if kind := dice.choice(HEXSIDES):
        sides[hexside(start, to)] = {"terrain": kind}
    if to not in ground and (terrain := dice.choice(TERRAIN)):
        free = [one for one in around(position, to) if dice.random() < 0.2]
        ground = ground | {to: {"terrain": terrain, "free": free}}
    phase = dice.choice(("MPh", "MPh", "MPh", *VERBS))
    one = _unit(start, phase, dice)
    units = {"g": one}
    counters = {"c": counter(one["beneath"][0], start)} if one.get("beneath") else {}
    if dice.random() < 0.25:
        status = [dice.choice(("", "concealed", "broken"))]
        units["r"] = squad(to, side=THEM, status=[word for word in status if word])
    if dice.random() < 0.25:
        counters["w"] = counter(dice.choice(("wire", *COVERS)), dice.choice((to, to, start)))
    made = staged(position | {"hexes": ground, "hexsides": sides}, units, counters, phase)
    return (made, to) if made else None


def _unit(start: str, phase: str, dice: random.Random) -> Json:
    """A unit that is about to enter, able to or not."""
    kind = dice.choice(KINDS)
    more: Json = {"type": kind} if kind != "cavalry" else {"mount": kind}
    if kind in ("squad", "leader", "half_squad") and dice.random() < 0.3:
        more["beneath"] = [dice.choice(COVERS)]
    status = [dice.choice(("", "", "", "cx", "pinned", "wounded"))]
    if phase == "RtPh":
        status = ["broken", dice.choice(("", "interdiction_claimed"))]
    more["status"] = [word for word in status if word and (word != "wounded" or kind == "leader")]
    if phase == "MPh":
        more["mf_spent"] = dice.choice((0, 0, 1, 3, 4))
        more["done"] = ["moved"] if more["mf_spent"] else []
    fields = {name: value for name, value in more.items() if value or name == "beneath"}
    return squad(start, **fields)


@invariant("ANY-INV-20", needs={"may": ("allowed",)}, actions=("move", "rout", "advance", "withdraw"))
def what_may_be_declared_can_be_made(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit may declare an entry only if some mode, place and cover lets it enter the hex (9.41)."""
    for _ in range(SCENES):
        laid = scene(position, dice)
        if laid is None:
            continue
        board, to = laid
        declared = may({"do": "declare_entry", "units": ["g"], "to": to})
        answer = ask.answer(board, declared)
        if answer is None or not answer.get("allowed"):
            continue
        ways = [may(one) for one in goings(board, "g", VERBS[board["phase"]], to)]
        if not any(found and found.get("allowed") for found in ask.answers(board, ways)):
            what = f"g may declare entry of {to}, and no {VERBS[board['phase']]} there is allowed"
            return Violation(what, board, [declared, ways[0]])
    return None
