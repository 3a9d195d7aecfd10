"""Two adjacent hexes: the hexside between, the four that meet its ends, levels, units, WA (B9)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from asl_conformance.fuzz.asking.ask import Json, Needs, los, unit
from asl_conformance.fuzz.boards.lattice import centre, hexside
from asl_conformance.fuzz.boards.transforms import Motion, mirror
from asl_conformance.fuzz.families.family import Answers, Family, Part, Rule
from asl_conformance.fuzz.families.lots import digits

NEAR, FAR, EAST, WEST = "E5", "E6", "F5", "D5"
BETWEEN = hexside(NEAR, FAR)
ENDS = (hexside(NEAR, EAST), hexside(NEAR, WEST), hexside(FAR, EAST), hexside(FAR, WEST))
"""The hexsides that meet the ends of the one between: of the near hex east and west, of the far hex."""
KINDS: tuple[Json | None, ...] = (
    None,
    {"terrain": "wall"},
    {"terrain": "hedge"},
    {"terrain": "bocage"},
    {"terrain": "cactus_hedge"},
    {"terrain": "wall", "gap": True},
    {"terrain": "bocage", "breached": True},
    {"terrain": "wall", "base": "top"},
)
"""The hexsides; the last one is a wall along the top of a slope, Hillside if there is a slope (9.6)."""
LEVELS = (-1, 0, 1, 2)
SQUAD: Json = {"type": "squad"}
DUG_IN: Json = {"type": "squad", "beneath": ["foxhole"]}
TANK: Json = {"type": "tank", "weapons": ["ma"]}
WITH_WA: Json = {"type": "squad", "status": ["wall_advantage"]}
_MEN = (SQUAD, DUG_IN, TANK, WITH_WA)
MANNED = tuple((a, b) for a in _MEN for b in _MEN if not a is b is WITH_WA)
"""The units of the two hexes; at most one of them has wall advantage."""


def _turned(ends: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The ends as they are, mirrored, with the hexes exchanged, and both."""
    a, b, c, d = ends
    return [(a, b, c, d), (b, a, d, c), (d, c, b, a), (c, d, a, b)]


FOUR = tuple(ends for ends in product(range(len(KINDS)), repeat=4) if ends == min(_turned(ends)))
"""The hexsides at the ends, one of each four that are mirror images."""
SIZES = (len(FOUR), len(KINDS), len(LEVELS), len(LEVELS), len(MANNED))


def board(number: int) -> Json:
    """The board of that number."""
    ends, between, near, far, men = digits(number, SIZES)
    sides = dict(zip(ENDS, FOUR[ends], strict=True)) | {BETWEEN: between}
    levels = {NEAR: LEVELS[near], FAR: LEVELS[far]}
    first, second = MANNED[men]
    units = {
        "g": {"side": "German", "hex": NEAR, **first} | ({"vca": FAR} if first is TANK else {}),
        "r": {"side": "Russian", "hex": FAR, **second} | ({"vca": NEAR} if second is TANK else {}),
    }
    return walled(sides, levels, units)


def walled(kinds: Mapping[str, int], levels: Mapping[str, int], units: Mapping[str, Json]) -> Json:
    """A board with these kinds of hexsides, levels and units, and a foxhole for each unit beneath one."""
    dug = [one["hex"] for one in units.values() if one.get("beneath")]
    return {
        "columns": 10,
        "rows": 10,
        "hexes": {name: {"level": level} for name, level in levels.items() if level},
        "hexsides": sided(kinds, levels),
        "counters": {f"hole {name}": {"type": "foxhole", "hex": name, "size": 1} for name in dug},
        "units": dict(units),
    }


def sided(kinds: Mapping[str, int], levels: Mapping[str, int]) -> Json:
    """The hexsides of a position, of kinds by number; ``top`` becomes the level of the higher hex."""
    found: Json = {}
    for name, number in kinds.items():
        if (kind := KINDS[number]) is not None:
            top = max(levels.get(one, 0) for one in name.split("-"))
            found[name] = kind | ({"base": top} if "base" in kind else {})
    return found


def _shot(position: Json, firer: str, target: str) -> Json:
    """The attack of one at the other: small arms of a squad, a tank's main armament."""
    means = "small_arms"
    if position["units"][firer]["type"] == "tank":
        means = "ordnance_ap" if position["units"][target]["type"] == "tank" else "ordnance_he"
    return {"ask": "attack", "target": target, "means": means, "by": [firer]}


def asked(position: Json) -> tuple[Part, ...]:
    """LOS both ways, the shots, wall advantage, entry of the hexes beside, and the hexside itself."""
    units = position.get("units", {})
    found: dict[str, Json] = {"terrain": {"ask": "terrain", "hexside": BETWEEN}}
    for key, one in units.items():
        found[f"wall_advantage {key}"] = {"ask": "wall_advantage", "unit": key}
        found |= {
            f"move {key} {to}": {"ask": "may", "action": {"do": "move", "units": [key], "to": to}}
            for to in (EAST, WEST)
            if one["type"] == "squad"
        }
    if units.keys() == {"g", "r"}:
        for a, b in (("g", "r"), ("r", "g")):
            found[f"los {a} {b}"] = los(unit(a), unit(b))
            found[f"attack {a} {b}"] = _shot(position, a, b)
    return (Part(position, found),)


def _bocage(position: Json) -> bool:
    return any(side["terrain"] == "bocage" for side in position.get("hexsides", {}).values())


def reciprocal(position: Json, answers: Answers) -> str:
    """LOS is the same both ways; boards with bocage are another invariant's."""
    return "" if _bocage(position) else _reciprocal(answers)


def reciprocal_in_bocage(position: Json, answers: Answers) -> str:
    """LOS between units is the same both ways in bocage as well."""
    return _reciprocal(answers) if _bocage(position) else ""


def _reciprocal(answers: Answers) -> str:
    there, back = _of(answers, "los g r"), _of(answers, "los r g")
    if there["clear"] is back["clear"]:
        return ""
    return f"LOS from g to r is {_seen(there)}, from r to g {_seen(back)}"


def _seen(answer: Json) -> str:
    return "clear" if answer["clear"] else "blocked"


def _of(answers: Answers, label: str) -> Json:
    """The answer with that label; KeyError if there is none."""
    if (found := answers[label]) is None:
        raise KeyError(label)
    return found


def neighbours_see_each_other(_: Json, answers: Answers) -> str:
    """No hexside terrain blocks LOS between adjacent hexes."""
    for label in ("los g r", "los r g"):
        if not _of(answers, label)["clear"]:
            return f"{label}: blocked between adjacent hexes"
    return ""


def _shots(answers: Answers) -> list[tuple[str, str, Json]]:
    """Firer, target and result of each attack that affects its target."""
    found = []
    for a, b in (("g", "r"), ("r", "g")):
        met = ((answers.get(f"attack {a} {b}") or {}).get("targets") or {}).get(b) or {}
        if met.get("affected"):
            found.append((a, b, met))
    return found


def _of_hexsides(met: Json) -> Json:
    """The TEM options that hexsides give."""
    return {name: tem for name, tem in met["tem_options"].items() if name in HEXSIDES}


HEXSIDES = frozenset({"wall", "hedge", "bocage", "cactus_hedge", "hillside"})


def tem_is_small(_: Json, answers: Answers) -> str:
    """A hexside gives a TEM of 0 to 2."""
    for a, b, met in _shots(answers):
        if any(tem not in (0, 1, 2) for tem in _of_hexsides(met).values()):
            return f"{b} has {met['tem_options']} against {a}"
    return ""


def tems_do_not_add(_: Json, answers: Answers) -> str:
    """The TEM is one of the options, never their sum."""
    for a, b, met in _shots(answers):
        if met["tem"] not in (0, *met["tem_options"].values()):
            return f"{b} has TEM {met['tem']} against {a}, of {met['tem_options']}"
    return ""


def _has(answers: Answers, key: str) -> bool:
    return bool(_of(answers, f"wall_advantage {key}")["has"])


def one_side_has_it(_: Json, answers: Answers) -> str:
    """Enemies in adjacent hexes do not both have wall advantage over the hexside between them."""
    both = [set(_of(answers, f"wall_advantage {key}")["hexsides"]) for key in "gr"]
    return f"g and r both have wall advantage over {BETWEEN}" if BETWEEN in both[0] & both[1] else ""


def who_has_it_can(position: Json, answers: Answers) -> str:
    """Wall advantage is over hexsides of the unit's hex with terrain; nobody has it beneath a foxhole."""
    for key in position["units"]:
        answer = _of(answers, f"wall_advantage {key}")
        if not answer["has"]:
            continue
        here = position["units"][key]["hex"]
        own = {one for one in position["hexsides"] if here in one.split("-")}
        over = answer["hexsides"]
        if not over or set(over) - own or position["units"][key].get("beneath"):
            return f"{key} has wall advantage over {', '.join(over) or 'nothing'}"
    return ""


def who_has_it_denies_tem(_: Json, answers: Answers) -> str:
    """Against a firer with wall advantage over the hexside between, the target has no TEM of it."""
    for a, b, met in _shots(answers):
        over = _of(answers, f"wall_advantage {a}")["hexsides"]
        if BETWEEN in over and any(_of_hexsides(met).values()):
            return f"{a} has wall advantage over {BETWEEN}, and {b} has {met['tem_options']}"
    return ""


def hull_down_is_of_walls(position: Json, answers: Answers) -> str:
    """Only a vehicle behind a wall or bocage is Hull Down, only to ordnance; it has no TEM of it then."""
    for a, b, met in _shots(answers):
        if not met.get("hull_down"):
            continue
        behind = position["hexsides"].get(BETWEEN, {}).get("terrain", "nothing")
        tanks = all(position["units"][key]["type"] == "tank" for key in (a, b))
        if behind not in ("wall", "bocage") or not tanks or any(_of_hexsides(met).values()):
            return f"{b} is Hull Down to {a} behind {behind}"
    return ""


def another_level_no_benefit(position: Json, answers: Answers) -> str:
    """A unit that is not on the hexside's level has nothing of it; Hillside is an exception."""
    base = _of(answers, "terrain")
    if BETWEEN not in position.get("hexsides", {}) or base["hillside"]:
        return ""
    level = base["level"]
    for key, one in position["units"].items():
        if position["hexes"].get(one["hex"], {}).get("level", 0) == level:
            continue
        if BETWEEN in _of(answers, f"wall_advantage {key}")["hexsides"]:
            return f"{key} has wall advantage over {BETWEEN}, which is on level {level:g}"
        for _, b, met in _shots(answers):
            if b == key and (met.get("hull_down") or any(_of_hexsides(met).values())):
                return f"{key} has {met['tem_options']} of {BETWEEN}, which is on level {level:g}"
    return ""


def images(_: Json) -> tuple[Motion, ...]:
    """East and west exchanged, the two hexes exchanged, both."""
    (ax, ay), (bx, by) = centre(NEAR), centre(FAR)
    flip = mirror(NEAR)
    turn = Motion(f"turned about {BETWEEN}", lambda p: (ax + bx - p[0], ay + by - p[1]), {})
    both = Motion(f"mirrored about {BETWEEN}", lambda p: flip.move(turn.move(p)), {}, mirrored=True)
    return flip, turn, both


LOS: Needs = {"los": ("clear",)}
TEM: Needs = {"attack": ("targets",)}
WA: Needs = {"wall_advantage": ("has", "hexsides")}
ADJACENT = Family(
    name="adjacent",
    about="two adjacent hexes, levels -1 to 2, five hexsides of eight kinds; in each hex a squad in the "
    "open, in a foxhole or with wall advantage, or a tank",
    before=len(KINDS) ** 5 * len(LEVELS) ** 2 * len(MANNED),
    count=len(FOUR) * len(KINDS) * len(LEVELS) ** 2 * len(MANNED),
    reductions=("boards that are mirrored, or in which the two hexes are exchanged, are the same board",),
    board=board,
    asked=asked,
    rules=(
        Rule("B9-INV-01", LOS, reciprocal),
        Rule("B9-INV-02", LOS, reciprocal_in_bocage),
        Rule("B9-INV-08", LOS, neighbours_see_each_other),
        Rule("B9-INV-12", TEM, tem_is_small),
        Rule("B9-INV-13", TEM, tems_do_not_add),
        Rule("B9-INV-15", WA, one_side_has_it),
        Rule("B9-INV-17", WA, who_has_it_can),
        Rule("B9-INV-20", {**WA, **TEM}, who_has_it_denies_tem),
        Rule("B9-INV-31", TEM, hull_down_is_of_walls),
        Rule("B9-INV-36", {**WA, **TEM, "terrain": ("level", "hillside")}, another_level_no_benefit),
    ),
    images=images,
    same="B9-INV-24",
)
