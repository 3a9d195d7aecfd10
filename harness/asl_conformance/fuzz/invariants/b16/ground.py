"""Marsh: Hindrance, weather and flood, and the hexes beside it (16.2, 16.43, 16.6-16.8).

Movement into marsh and fire from it are in ``play``; INV-05 is in ``metamorphic``.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from asl_conformance.fuzz.asking.ask import Asker, Json, hex_, los
from asl_conformance.fuzz.asking.questions import questions, unlike
from asl_conformance.fuzz.boards.lattice import DIRECTIONS, centre, name_at, neighbours
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
    move,
    plain,
    spots,
    squad,
    staged,
)

SIGHT = {"los": ("clear", "hindrance")}
KIND = {"terrain": ("type",)}
WETS = ("marsh", "mudflat")
SNOWS = ("snow", "ground_snow", "deep_snow", "sub_zero", "extreme_winter")
"""Weather in which marsh is Open Ground (16.8)."""
RAINS = ("overcast", "rain", "heavy_rain", "mud")
"""Weather that does not change marsh."""
BOG_LEVELS = (0, -1)
BLOCKED = 6
"""Hindrances that together block a LOS (A6.7)."""
LOOKS = 10
ROW: Json = {"columns": 33, "rows": 40}
START = "Q20"


def wetland(position: Json, dice: random.Random, *more: str, levels: bool = True) -> Json:
    """The marsh and mudflat of the board (or the kinds named) in fair weather, with some more added."""
    kept = {"marsh", "mudflat", *more}
    hexes: dict[str, Json] = {}
    for name, ground in position.get("hexes", {}).items():
        terrain = ground.get("terrain", "open_ground")
        wet = {"terrain": terrain} if terrain in kept else {}
        fields = wet | ({"level": ground["level"]} if levels and "level" in ground else {})
        if fields:
            hexes[name] = fields
    pivot = spots(position, dice, 1)[0]
    near = [pivot, *around(position, pivot, 2)]
    for name in dice.sample(near, min(8, len(near))):
        hexes[name] = hexes.get(name, {}) | {"terrain": dice.choice(("marsh", "marsh", *WETS, *more))}
    return {name: position[name] for name in ("columns", "rows") if name in position} | {"hexes": hexes}


def wet(board: Json, name: str, terrain: str) -> Json:
    """The board with another terrain in a hex, at its level."""
    level = board.get("hexes", {}).get(name, {}).get("level")
    ground: Json = {"terrain": terrain} if terrain != "open_ground" else {}
    ground |= {"level": level} if level else {}
    return board | {"hexes": board.get("hexes", {}) | {name: ground}}


def looks(board: Json, dice: random.Random, many: int = LOOKS) -> list[Json]:
    """LOS between hexes in and around the marsh."""
    wets = sorted(board["hexes"])
    found = []
    for _ in range(many):
        start = dice.choice(wets)
        end = dice.choice(around(board, start, 5))
        found.append(los(hex_(start), hex_(end)))
    return found


def _seen(answer: Json) -> tuple[bool, int]:
    return answer["clear"], answer["hindrance"] if answer["clear"] else 0


@invariant("B16-INV-01", needs=SIGHT, over="marsh")
def marsh_hinders_both_ways(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """LOS and Hindrance over marsh are the same in both directions."""
    board = wetland(position, dice)
    there = looks(board, dice)
    back = [los(question["to"], question["from"]) for question in there]
    found = ask.answers(board, there), ask.answers(board, back)
    for question, one, other in zip(there, *found, strict=True):
        if one and other and _seen(one) != _seen(other):
            return broken(f"{_seen(one)} there and {_seen(other)} back", board, [question])
    return None


def _row(start: str, direction: int, length: int) -> list[str]:
    """This many hexes in a row, beginning with the given hex."""
    x, y = centre(start)
    dx, dy = DIRECTIONS[direction]
    return [name_at((x + i * dx, y + i * dy)) for i in range(length + 1)]


@invariant("B16-INV-02", needs=SIGHT, over="marsh")
def along_a_hexrow_it_counts(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Along a hexrow at one level the Hindrance is the number of marsh hexes between; six block the LOS."""
    row = _row(START, dice.randrange(6), dice.randint(2, 12))
    marsh = {name for name in row if dice.random() < dice.choice((0.3, 0.7))}
    board = ROW | {"hexes": {name: {"terrain": "marsh"} for name in sorted(marsh)}}
    count = len(marsh & {*row[1:-1]})
    question = los(hex_(row[0]), hex_(row[-1]))
    answer = ask.answer(board, question)
    if answer and _seen(answer) != (count < BLOCKED, count if count < BLOCKED else 0):
        return broken(f"{count} marsh hexes between hinder by {answer['hindrance']}", board, [question])
    return None


@invariant("B16-INV-03", needs=SIGHT, over="marsh")
def one_more_adds_one_or_nothing(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """One more intervening marsh hex adds 1; those on either side of a hexspine add 1 between them."""
    direction = dice.randrange(6)
    row = _row(START, direction, dice.randint(2, 6))
    extra = dice.choice(row[1:-1])
    marsh = [name for name in row[1:-1] if name != extra and dice.random() < 0.4]
    before = ROW | {"hexes": {name: {"terrain": "marsh"} for name in marsh}}
    question = los(hex_(row[0]), hex_(row[-1]))
    dry_, wet_ = ask.answer(before, question), ask.answer(wet(before, extra, "marsh"), question)
    if dry_ and wet_ and wet_["clear"] and wet_["hindrance"] - dry_["hindrance"] != 1:
        added = wet_["hindrance"] - dry_["hindrance"]
        return broken(f"marsh in {extra} adds {added} and has to add 1", before, [question])
    left, right = (_row(START, d % 6, 1)[1] for d in (direction, direction + 1))
    (cx, cy), (lx, ly), (rx, ry) = centre(START), centre(left), centre(right)
    question = los(hex_(START), hex_(name_at((lx + rx - cx, ly + ry - cy))))
    sums = []
    for marshes in ((), (left,), (left, right)):
        answer = ask.answer(ROW | {"hexes": {name: {"terrain": "marsh"} for name in marshes}}, question)
        sums.append(answer["hindrance"] if answer and answer["clear"] else None)
    if sums[0] != 0 or sums[1] not in (0, 1) or sums[2] != 1:
        both = ROW | {"hexes": {name: {"terrain": "marsh"} for name in (left, right)}}
        return broken(f"none, one and both of a hexspine's hexes hinder by {sums}", both, [question])
    return None


@invariant("B16-INV-04", needs=SIGHT, over="marsh")
def the_ends_do_not_matter(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Marsh in the hex of the firer or the target is no Hindrance."""
    board = wetland(position, dice)
    for question in looks(board, dice, 4):
        ends = question["from"]["hex"], question["to"]["hex"]
        found = []
        for first in ("open_ground", "marsh"):
            for second in ("open_ground", "marsh"):
                there = ask.answer(wet(wet(board, ends[0], first), ends[1], second), question)
                found.append(there and _seen(there))
        if len({*found}) > 1:
            return broken(f"with the ends dry or wet the LOS is {found}", board, [question])
    return None


@invariant("B16-INV-06", needs={}, over="marsh")
def in_snow_it_is_open_ground(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In the weather of 16.8 every question is answered as if marsh were Open Ground."""
    name = spots(position, dice, 1)[0]
    frozen: Json = position | {"weather": dice.choice(SNOWS)}
    frozen = frozen | {"hexes": frozen.get("hexes", {}) | {name: {"terrain": dice.choice(WETS)}}}
    marsh = {key: g for key, g in frozen["hexes"].items() if g.get("terrain") in WETS}
    bare = {key: {f: v for f, v in g.items() if f != "terrain"} for key, g in marsh.items()}
    for key in marsh:
        for unit in position.get("units", {}).values():
            if unit["hex"] == key and unit.get("at"):
                return None
    dry_ = frozen | {"hexes": frozen["hexes"] | bare}
    declared = ask.capabilities.questions
    asked = questions(dry_, declared, dice, LOOKS, ask.capabilities.actions)
    asked += [{"ask": "terrain", "hex": key} for key in sorted(marsh)][:4] * ("terrain" in declared)
    if not asked:
        return None
    one, other = ask.ask_many([(frozen, asked, ()), (dry_, asked, ())])
    for question, _, _ in unlike(asked, one, other, declared):
        return broken("in this weather marsh is not as Open Ground", frozen, [question])
    return None


@invariant("B16-INV-07", needs={}, over="marsh")
def rain_leaves_it_alone(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Rain, mud and clouds do not change LOS, terrain and entry on foot of marsh."""
    board = wetland(position, dice)
    asked = looks(board, dice) if ask.supports(SIGHT) else []
    wets = [name for name, ground in board["hexes"].items() if "terrain" in ground]
    if ask.supports({"terrain": ("type", "open_ground", "tem")}):
        asked += [{"ask": "terrain", "hex": name} for name in wets[:6]]
    start = next((near for name in wets for near in around(board, name) if near not in wets), "")
    scene = staged(board, {"g": squad(start)}) if start else None
    if scene is not None and ask.supports({"may": ("allowed", "cost")}, ("move",)):
        asked += [may(move("g", near)) for near in around(board, start) if near in wets]
    scene = scene or board
    declared = ask.capabilities.questions
    if not asked:
        return None
    weather = dice.choice(RAINS)
    one, other = ask.ask_many([(scene | {"weather": w}, asked, ()) for w in ("clear", weather)])
    for question, _, _ in unlike(asked, one, other, declared):
        return broken(f"{weather} changes marsh", scene | {"weather": weather}, [question])
    return None


def _types(ask: Asker, board: Json, names: Sequence[str]) -> dict[str, str]:
    asked = [{"ask": "terrain", "hex": name} for name in names]
    answers = ask.answers(board, asked)
    return {name: one["type"] for name, one in zip(names, answers, strict=True) if one}


def _reached(board: Json, names: Iterable[str]) -> set[str]:
    """The hexes of marsh and mudflat that a flood reaches, from the water outwards."""
    hexes, found = board["hexes"], set[str]()
    front = list(names)
    while front:
        for near in neighbours(front.pop()):
            if near and near not in found and hexes.get(near, {}).get("terrain") in WETS:
                found.add(near)
                front.append(near)
    return found


def _flood(position: Json, dice: random.Random) -> tuple[Json, list[str], set[str]]:
    """Marsh next to a flooded river: the board, its marsh and mudflat, and what the flood reaches."""
    board: Json = wetland(position, dice, "river") | {"water": "flooded"}
    marsh = [name for name, g in board["hexes"].items() if g.get("terrain") in WETS]
    rivers = [name for name, g in board["hexes"].items() if g.get("terrain") == "river"]
    return board, marsh, _reached(board, rivers)


@invariant("B16-INV-08", needs=KIND, over="marsh")
def a_flood_takes_what_it_reaches(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """All marsh joined to a flooded river, and no other, stops being marsh; asking again changes nothing."""
    board, marsh, due = _flood(position, dice)
    found = {name for name, kind in _types(ask, board, marsh).items() if kind not in WETS}
    if found != due:
        odd = sorted(found ^ due)[0]
        return broken(f"{odd} is {'' if odd in due else 'not '}in reach of the flood", board, [_ground(odd)])
    again = board
    for name in due:
        again = wet(again, name, "river")
    left = [name for name in marsh if name not in due]
    more = sorted(name for name, kind in _types(ask, again, left).items() if kind not in WETS)
    return broken(f"flooded again {more} are water", again, [_ground(more[0])]) if more else None


def _ground(name: str) -> Json:
    return {"ask": "terrain", "hex": name}


@invariant("B16-INV-09", needs=KIND, over="marsh")
def more_marsh_keeps_no_flood_out(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """One more marsh hex never saves another one from the flood."""
    board, marsh, _ = _flood(position, dice)
    extra = spots(board, dice, 6)
    extra = [name for name in extra if "terrain" not in board["hexes"].get(name, {})][:1] or marsh[:1]
    for name in extra:
        fewer, more = wet(board, name, "open_ground"), wet(board, name, "marsh")
        others = [one for one in marsh if one != name]
        before, after = (_types(ask, one, others) for one in (fewer, more))
        lost = [one for one in others if before.get(one) not in WETS and after.get(one) in WETS]
        if lost:
            return broken(f"marsh in {name} keeps the flood from {lost[0]}", more, [_ground(lost[0])])
    return None


HE = ("ordnance_he", "oba_concentration", "mortar", "aerial_bomb")
"""HE attacks that marsh halves (16.31)."""


@invariant("B16-INV-10", needs={}, over="marsh")
def mudflat_is_as_marsh_off_the_move(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Mudflat equals marsh in LOS, TEM, FP of HE, who may fire and what may lie there."""
    board = wetland(position, dice)
    name = dice.choice([name for name, g in board["hexes"].items() if g.get("terrain") in WETS])
    near = dice.choice(around(board, name))
    units = {"g": squad(name, firepower=4, range=4), "r": squad(near, side=THEM, firepower=4, range=4)}
    scene = staged(wet(board, near, "open_ground"), units, phase="PFPh")
    if scene is None:
        return None
    asked = looks(board, dice) if ask.supports(SIGHT) else []
    if ask.supports({"attack": ("possible", "firepower", "targets")}):
        asked += [attack("g", means, firepower=12) for means in HE]
        asked += [attack("r", "small_arms", "g"), attack("g", "small_arms", "r")]
    if "set_up" in ask.capabilities.actions and ask.supports({"may": ("allowed",)}):
        asked += [_placing(kind, name) for kind in ("wire", "minefield", "pillbox")]
    if not asked:
        return None
    boards = [wet(scene, name, kind) for kind in WETS]
    one, other = ask.ask_many([(board, asked, ()) for board in boards])
    declared = ask.capabilities.questions
    for question, _, _ in unlike(asked, one, other, declared):
        return broken("mudflat is not as marsh", boards[1], [question])
    return None


def _placing(kind: str, name: str) -> Json:
    return may({"do": "set_up", "side": US, "id": "new", "counter": counter(kind, name)})


BOG = {"may": ("allowed", "checks")}


def _bog(ask: Asker, scene: Json, name: str) -> bool | None:
    """Whether a tank that enters the hex checks for Bog; None if it may not enter."""
    answer = ask.answer(scene, may(move("t", name)))
    if not answer or not answer["allowed"]:
        return None
    return any(check["check"] == "bog" for check in answer.get("checks", ()))


def _adjacent(position: Json, dice: random.Random) -> tuple[Json, str, int, list[str]] | None:
    """A tank about to enter a plain hex, with or without marsh around it: the board, hex, level, marshes."""
    name = spots(position, dice, 1)[0]
    ring = around(position, name)
    level, start = dice.choice((-1, 0, 0, 1, 2)), dice.choice(ring)
    board = plain(dry(position), name, *around(position, start), *ring, level=level)
    far = [near for near in ring if near != start]
    marsh = dice.sample(far, min(len(far), dice.choice((0, 1, 1, 2, 6))))
    for near in marsh:
        board = wet(board, near, dice.choice(WETS))
    tank = squad(start, type="tank", vca=name, mf=30)
    scene = staged(board | {"counters": {}}, {"t": tank})
    return (scene, name, level, marsh) if scene is not None else None


@invariant("B16-INV-11", needs=BOG, actions=("move",), over="marsh")
def bog_hexes_are_its_low_neighbours(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A Bog hex is a hex at level 0 or -1 next to marsh or mudflat, however much of it, and no other."""
    found = _adjacent(position, dice)
    if found is None:
        return None
    scene, name, level, marsh = found
    bog, due = _bog(ask, scene, name), level in BOG_LEVELS and bool(marsh)
    if bog is not None and bog is not due:
        message = f"{name} at level {level} next to {len(marsh)} marsh hexes"
        return broken(f"{message} {'is no' if due else 'is a'} Bog hex", scene, [may(move("t", name))])
    return None


@invariant("B16-INV-12", needs=BOG, actions=("move",), over="marsh")
def bog_hexes_survive_a_flood(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The marsh makes the same Bog hexes, flooded or not."""
    found = _adjacent(position, dice)
    if found is None:
        return None
    scene, name, _, marsh = found
    rivers = [near for one in marsh for near in around(scene, one) if near not in around(scene, name)]
    for near in rivers[:2]:
        scene = wet(scene, near, "river") if near != name else scene
    flooded, fair = _bog(ask, scene | {"water": "flooded"}, name), _bog(ask, scene | {"water": "deep"}, name)
    if flooded is not None and fair is not None and flooded is not fair:
        return broken("the flood changes a Bog hex", scene | {"water": "flooded"}, [may(move("t", name))])
    return None
