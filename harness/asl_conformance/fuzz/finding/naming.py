"""The clauses of a difference: those that the reference cites, and those of the remaining pieces.

A difference is shrunk until nothing can be removed, so everything that remains takes part in it. A
LOS that is clear only without the Wire between its ends is about 26.2, whatever clause makes it clear.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from asl_conformance.fuzz.asking.differential import Difference
from asl_conformance.fuzz.boards.lattice import hexside
from asl_conformance.fuzz.boards.placement import MARSHES, MEN, SERVING_WA
from asl_conformance.judging.meaning import MISSING

Json = dict[str, Any]
ENTRENCHED = frozenset({"foxhole", "trench", "at_ditch", "sangar"})
CROSSING = {"wall": "B9.4", "hedge": "B9.4", "bocage": "B9.54", "cactus_hedge": "B9.7"}
ENTERING = {"wire": "B26.43", "foxhole": "B27.43", "trench": "B27.55", "at_ditch": "B27.56"}
"""The clause about a counter in the entered hex, for vehicles and Cavalry."""
MARSH_ENTRY = {"marsh": "B16.4", "mudflat": "B16.7"}
GOING_BENEATH = {
    "wire": "B26.4",
    "foxhole": "B27.4",
    "trench": "B27.5",
    "at_ditch": "B27.56",
    "sangar": "B27.6",
}
STATUSES = {
    "wall_advantage": "B9.32",
    "ti": "B27.11",
    "concealed": "A12",
    "hidden": "A12",
    "cx": "A4.51",
    "pinned": "A7.8",
    "broken": "A10",
    "dm": "A10.62",
    "melee": "A11.15",
}
HE = frozenset({"ordnance_he", "oba_concentration", "mortar"})
DEED_CLAUSES = {"entrench": "B27.11", "claim_wall_advantage": "B9.322", "forfeit_wall_advantage": "B9.322"}


def clauses_of(difference: Difference) -> tuple[str, ...]:
    """The clauses of a shrunk difference, first those of the remaining pieces."""
    return tuple(dict.fromkeys((*_left(difference), *difference.clauses)))


def _left(difference: Difference) -> Iterator[str]:
    question, position = difference.question, difference.position
    for deed in difference.actions:
        yield from _of_deed(position, deed)
    ask = question["ask"]
    if ask == "los" or difference.path[-1:] in (("hindrance",), ("possible",), ("affected",)):
        yield from _of_sight(position)
    if ask == "attack":
        yield from _of_attack(difference)
    if ask == "may" and difference.path[:1] != ("exposes",):
        yield from _of_deed(position, question["action"])
    if ask == "may" and difference.path[:1] == ("exposes",):
        yield from _of_exposure(position, question["action"], _unlike(difference))
    if ask == "rout":
        for deed in question.get("steps", ()):
            yield from _of_deed(position, deed)
    if ask == "state" and difference.path[-1:] == ("status",):
        yield from sorted(STATUSES[word] for word in _unlike(difference) if word in STATUSES)


def _unlike(difference: Difference) -> set[str]:
    """The words that only one of the two answers has; a field that an answer leaves out has none."""
    ours, theirs = (() if one is MISSING else one or () for one in (difference.ours, difference.theirs))
    return {*ours} ^ {*theirs}


def _of_sight(position: Json) -> Iterator[str]:
    """Clauses of what affects a LOS on the board."""
    counters = {counter["type"] for counter in position.get("counters", {}).values()}
    beneath = {cover for unit in position.get("units", {}).values() for cover in unit.get("beneath", ())}
    if "wire" in counters:
        yield "B26.2"
    if counters & ENTRENCHED:
        yield "B9.21" if beneath & ENTRENCHED and position.get("hexsides") else "B27.2"
    if MARSHES & {ground.get("terrain") for ground in position.get("hexes", {}).values()}:
        yield "B16.2"
    yield from _of_walls(position)


def _of_walls(position: Json) -> Iterator[str]:
    for name, side in position.get("hexsides", {}).items():
        kind = side.get("terrain")
        if kind in SERVING_WA and _on_the_hillside(position, name):
            yield "B9.6"
        if kind == "bocage" or (kind in SERVING_WA and _bocage(position)):
            yield "B9.52"
        elif kind in SERVING_WA:
            yield "B9.1" if side.get("gap") else "B9.2"


def _on_the_hillside(position: Json, side: str) -> bool:
    """Whether the hexside stands on the higher of two Base Levels (B9.6)."""
    grounds = [position.get("hexes", {}).get(name, {}) for name in side.split("-")]
    tops = [ground.get("level", 0) for ground in grounds]
    low, high = sorted(top - bool(g.get("depression")) for top, g in zip(tops, grounds, strict=True))
    return bool(low < high == position["hexsides"][side].get("base", min(tops)))


def _bocage(position: Json) -> bool:
    return any("bocage" in ssr for ssr in position.get("ssr", ()))


def _of_attack(difference: Difference) -> Iterator[str]:
    """Clauses of what affects TEM, FP and Hull Down status near the target."""
    question, position = difference.question, difference.position
    target = position.get("units", {}).get(question.get("target"))
    if target is None:
        return
    marsh = position.get("hexes", {}).get(target["hex"], {}).get("terrain") in MARSHES
    what = difference.path[-1] if difference.path else ""  # two outcomes have no path
    if marsh and question.get("means") in HE and what in ("firepower", "column"):
        yield "B16.31"
    if what == "wire":
        yield "B26.31"
    if marsh and what == "ffmo":
        yield "B16.3"
    if what == "ffmo" and ENTRENCHED & set(target.get("beneath", ())):
        yield "B27.42"
    if position.get("hexsides") and what not in ("ffmo", "ffnam"):
        yield from _of_hexside_tem(difference, target)


def _of_hexside_tem(difference: Difference, target: Json) -> Iterator[str]:
    position, question = difference.position, difference.question
    levels = {ground.get("level", 0) for ground in position.get("hexes", {}).values()}
    sunk = any(ground.get("depression") for ground in position.get("hexes", {}).values())
    based = any("base" in side for side in position["hexsides"].values())
    if levels - {0} or sunk or based:
        yield from ("B9.35", "B9.33")
    if question.get("means") in ("ordnance_he", "ordnance_ap") and target["type"] not in MEN:
        yield "B9.36"
    by = position.get("units", {}).get(next(iter(question.get("by", ())), ""))
    bears = any("wall_advantage" in unit.get("status", ()) for unit in (target, by or target))
    if by and (bears or hexside(by["hex"], target["hex"]) in position["hexsides"]):
        yield "B9.31"


def _of_exposure(position: Json, deed: Json, to: set[str]) -> Iterator[str]:
    """Clauses of why an action exposes a unit to FFMO or Interdiction, or not."""
    if ENTRENCHED & {deed.get("cover"), *deed.get("beneath", ())}:
        yield "B27.41" if "interdiction" in to else "B27.42"
    if position.get("hexes", {}).get(deed.get("to"), {}).get("terrain") in MARSHES:
        yield "B16.3"


def _of_deed(position: Json, deed: Json) -> Iterator[str]:
    """Clauses of what allows an action and sets its cost, at its target."""
    do, to = deed["do"], deed.get("to", "")
    if do in DEED_CLAUSES:
        yield DEED_CLAUSES[do]
    if do in ("go_beneath", "come_out"):
        yield GOING_BENEATH.get(deed.get("cover", ""), "B27.4")
    units = position.get("units", {})
    for unit in (units[name] for name in deed.get("units", ()) if name in units):
        if to:
            yield from _of_entry(position, unit, deed)


def _of_entry(position: Json, unit: Json, deed: Json) -> Iterator[str]:
    to = deed["to"]
    counters = [c for c in position.get("counters", {}).values() if c["hex"] in (to, unit["hex"])]
    ground = position.get("hexes", {}).get(to, {}).get("terrain", "")
    side = position.get("hexsides", {}).get(_between(unit["hex"], to), {}).get("terrain", "")
    if ground in MARSH_ENTRY:
        yield MARSH_ENTRY[ground]
    if side in CROSSING:
        yield "B9.54" if _bocage(position) else CROSSING[side]
    afoot = unit["type"] in MEN and not unit.get("mount")
    for counter in counters:
        if not afoot and counter["hex"] == to and counter["type"] in ENTERING:
            yield ENTERING[counter["type"]]
    beneath = ENTRENCHED & {*unit.get("beneath", ()), *deed.get("beneath", ())}
    if afoot and beneath:
        yield from _of_covers(unit, deed)


def _of_covers(unit: Json, deed: Json) -> Iterator[str]:
    """Out of one counter and into another: between trenches, in a rout or advance, or in the MPh."""
    trenches = {"trench", "at_ditch"}
    if trenches & set(unit.get("beneath", ())) and trenches & set(deed.get("beneath", ())):
        yield "B27.54"
    else:
        yield {"rout": "B27.41", "advance": "B27.44", "withdraw": "B27.44"}.get(deed["do"], "B27.4")


def _between(first: str, second: str) -> str:
    return hexside(first, second) if first != second else ""
