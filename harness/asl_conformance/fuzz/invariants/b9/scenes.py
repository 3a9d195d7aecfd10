"""Scenes for the invariants of B9: the ground of a board, with a few units placed where they matter.

A check cannot wait for a board on which an unentrenched unit without wall advantage stands behind the
very wall that it is about. It takes the ground of its board, walls included, and places the units.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json, Unclaimed, hex_, los, unit
from asl_conformance.fuzz.asking.questions import as_json
from asl_conformance.fuzz.boards.lattice import centre, disc, hexside, hexsides_within, neighbours, on_board
from asl_conformance.fuzz.boards.lines import beyond, hexspine_away, meets
from asl_conformance.fuzz.boards.placement import Draft
from asl_conformance.fuzz.boards.transforms import middle
from asl_conformance.fuzz.invariants.check import Violation

PLAIN = ("wall", "hedge")
BOCAGE = ("bocage",)
ALL = (*PLAIN, *BOCAGE)
SEEN = {"los": ("clear",)}
MET = {"attack": ("targets",)}
HELD = {"wall_advantage": ("has",)}
DIRECT = ("small_arms", "mg", "ordnance_he", "ordnance_ap")
INDIRECT = ("mortar", "oba_concentration")
SHELTER = ("woods", "stone_building", "wooden_building", "graveyard")
"""Terrain with TEM, in which a unit has wall advantage only by a claim (B9.323)."""
RADIUS = 3
"""Radius of a scene around its hex, in hexes."""
Twice = tuple[Json, Json, Json]
"""Two positions, and a question about both."""


def ground(position: Json, kinds: Collection[str] = PLAIN, *, flat: bool = True, bare: bool = False) -> Json:
    """The ground of a board: hexes and hexsides; no units, counters, SSR or weather.

    ``flat``: all on level 0, no Depressions; ``bare``: Open Ground throughout.
    """
    kept = {name: side for name, side in position.get("hexsides", {}).items() if side["terrain"] in kinds}
    if flat:
        kept = {name: {k: v for k, v in side.items() if k != "base"} for name, side in kept.items()}
    hexes = {} if bare else {name: _kept(one, flat=flat) for name, one in position.get("hexes", {}).items()}
    size = {key: position.get(key, usual) for key, usual in (("columns", 33), ("rows", 10))}
    return {**size, "hexes": hexes, "hexsides": kept}


def _kept(ground: Json, *, flat: bool) -> Json:
    gone = {"smoke", *(("level", "depression", "bridge", "height", "floors") if flat else ())}
    return {key: value for key, value in ground.items() if key not in gone}


def inside(board: Json, name: str | None) -> bool:
    """Whether the board has the hex."""
    return name is not None and on_board(name, board["columns"], board["rows"])


@lru_cache(maxsize=4096)
def _around(name: str, radius: int, columns: int, rows: int) -> tuple[str, ...]:
    return tuple(one for one in disc(name, radius) if on_board(one, columns, rows))


def place(board: Json, dice: random.Random) -> str:
    """A hex beside a hexside with terrain; the middle of the board if there is none."""
    sides = sorted(board.get("hexsides", {}))
    names = [one for one in dice.choice(sides).split("-") if inside(board, one)] if sides else []
    return dice.choice(names) if names else _middle(board)


def _middle(board: Json) -> str:
    name = middle(board)
    return name if inside(board, name) else "B2"


def area(board: Json, dice: random.Random, radius: int = RADIUS) -> tuple[str, ...]:
    """The hexes around a place with hexside terrain."""
    return _around(place(board, dice), radius, board["columns"], board["rows"])


def pair(board: Json, dice: random.Random, apart: int = 1) -> tuple[str, str]:
    """Two hexes near something, at least this many hexes apart."""
    names = area(board, dice)
    first, *others = dice.sample(names, min(len(names), 8))
    near = disc(first, apart - 1)
    far = [one for one in others if one not in near] or [one for one in names if one not in near]
    return first, far[0]


def sights(board: Json, dice: random.Random, many: int, apart: int = 2) -> list[tuple[str, str]]:
    """Pairs of hexes; first those whose line meets hexside terrain."""
    drawn = [pair(board, dice, apart) for _ in range(3 * many)]
    sides = list(board.get("hexsides", {}))

    def idle(line: tuple[str, str]) -> bool:
        start, end = centre(line[0]), centre(line[1])
        return not any(meets(start, end, side) for side in sides)

    return sorted(drawn, key=idle)[:many]


def crossed(board: Json, names: Sequence[str]) -> list[str]:
    """The hexsides between hexes of the board among these."""
    return [side for side in hexsides_within(tuple(names)) if all(inside(board, n) for n in side.split("-"))]


def near(board: Json, name: str) -> list[str]:
    """The neighbours of a hex that are on the board."""
    return [one for one in neighbours(name) if one is not None and inside(board, one)]


def walled(board: Json, name: str, *others: str, terrain: str = "wall", **fields: Any) -> Json:
    """The board with that terrain between the hex and those others; an empty word removes it."""
    sides = dict(board.get("hexsides", {}))
    for other in others:
        sides[hexside(name, other)] = {"terrain": terrain, **fields}
    return board | {"hexsides": {key: side for key, side in sides.items() if side["terrain"]}}


def unwalled(board: Json, *names: str) -> Json:
    """The board without terrain on these hexsides."""
    return board | {
        "hexsides": {key: side for key, side in board.get("hexsides", {}).items() if key not in names}
    }


def rewalled(board: Json, **became: str) -> Json:
    """The board with hexside terrain exchanged: ``rewalled(board, wall="hedge")``."""
    sides = {
        key: {**side, "terrain": became.get(side["terrain"], side["terrain"])}
        for key, side in board.get("hexsides", {}).items()
    }
    return board | {"hexsides": sides}


def own(board: Json, name: str) -> list[str]:
    """The hexsides of the hex that have terrain."""
    return [side for side in board.get("hexsides", {}) if name in side.split("-")]


def made(board: Json, **hexes: Json) -> Json:
    """The board with these hexes in place of its own."""
    return board | {"hexes": {**board.get("hexes", {}), **hexes}}


def squad(name: str, side: str = "German", *status: str, **more: Any) -> Json:
    """A squad in a hex, Good Order but for ``status``."""
    return {
        "side": side,
        "type": "squad",
        "hex": name,
        **({"status": list(status)} if status else {}),
        **more,
    }


def tank(name: str, side: str, facing: str, *status: str) -> Json:
    """A tank with its Main Armament, facing a neighbour."""
    return squad(name, side, *status) | {"type": "tank", "weapons": ["ma"], "vca": facing}


def manned(
    board: Json, units: dict[str, Json], counters: dict[str, Json] | None = None, **moment: Any
) -> Json:
    """The board with those units and counters, each moved or left out as the rules of set-up ask."""
    draft = Draft(columns=board["columns"], rows=board["rows"], **moment)
    draft.hexes, draft.hexsides = board.get("hexes", {}), board.get("hexsides", {})
    for key, one in (counters or {}).items():
        draft.add_counter(key, dict(one))
    for key, one in units.items():
        draft.add_unit(key, dict(one))
    return {"hexes": {}, "hexsides": {}, "units": {}} | draft.done()


def duel(
    board: Json,
    ends: tuple[str, str],
    wa: tuple[bool, bool],
    terrain: str = "woods",
    *,
    beneath: bool = False,
) -> Json:
    """A German squad g and a Russian one r, with a Wall Advan counter where that may be, or without.

    They stand in terrain with TEM, so that neither has wall advantage unless it is marked.
    """
    marks = [("wall_advantage",) if has else () for has in wa]
    stood = {name: {**_level(board, name), "terrain": terrain} for name in ends}
    ground = made(board, **stood)
    g, r = squad(ends[0], "German", *marks[0]), squad(ends[1], "Russian", *marks[1])
    if not beneath:
        return manned(ground, {"g": g, "r": r})
    hole = {"type": "foxhole", "hex": ends[0], "side": "German", "size": 1}
    return manned(ground, {"g": g | {"beneath": ["foxhole"]}, "r": r}, {"hole": hole})


def _level(board: Json, name: str) -> Json:
    level = board.get("hexes", {}).get(name, {}).get("level", 0)
    return {"level": level} if level else {}


def flags(dice: random.Random) -> tuple[bool, bool]:
    """Wall Advan counters for either, both or none of two."""
    return dice.random() < 0.5, dice.random() < 0.5


def marked(position: Json, name: str) -> bool:
    """Whether the unit has a Wall Advan counter."""
    return "wall_advantage" in position["units"][name].get("status", ())


def between(start: str, end: str) -> Json:
    """The question of the LOS between two hexes."""
    return los(hex_(start), hex_(end))


G_TO_R, R_TO_G = los(unit("g"), unit("r")), los(unit("r"), unit("g"))


def seen(ask: Asker, position: Json, questions: Sequence[Json]) -> list[bool | None]:
    """Whether each LOS is clear; None where the engine does not say."""
    return [(answer or {}).get("clear") for answer in ask.answers(position, questions)]


def twice(
    ask: Asker, cases: Iterable[Twice], wrong: Callable[[Any, Any], bool], what: str, field: str = "clear"
) -> Violation | None:
    """The first case whose two answers go wrong together: ``wrong`` compares one field of both.

    A case that the engine does not claim is passed over; raises Unclaimed if it claims none.
    """
    found = list(cases)
    asked = [(position, [question], ()) for *two, question in found for position in two]
    outcomes = [outcome for (outcome,) in ask.ask_many(asked)]
    pairs = list(zip(found, outcomes[::2], outcomes[1::2], strict=True))
    claimed = [pair for pair in pairs if not any("unsupported" in outcome for outcome in pair[1:])]
    if pairs and not claimed:
        raise Unclaimed("every one of the cases")
    for (_, second, question), *two in claimed:
        one, other = (outcome.get("answer", {}).get(field) for outcome in two)
        if one is not None and other is not None and wrong(one, other):
            return Violation(f"{what}: {field} {as_json(one)}, then {as_json(other)}", second, [question])
    return None


def attack(target: str = "g", means: str = "small_arms", *by: str, **more: Any) -> Json:
    """The question what an attack meets."""
    firers = {"by": list(by)} if by else {}
    return {"ask": "attack", "target": target, "means": means, **firers, **more}


def met_by(answer: Json | None, target: str = "g") -> Json:
    """What the target meets; nothing if the attack does not affect it."""
    found: Json = ((answer or {}).get("targets") or {}).get(target) or {}
    return found if found.get("affected", True) else {}


def tems(ask: Asker, shots: Sequence[tuple[Json, Json]]) -> list[int | None]:
    """The net TEM of each shot's target; None where it is not affected, or the engine does not say."""
    answers = ask.answers_many([(position, [question], ()) for position, question in shots])
    found = zip(shots, answers, strict=True)
    return [met_by(one[0], shot[1]["target"]).get("tem") for shot, one in found]


def having(ask: Asker, position: Json, actions: Sequence[Json] = ()) -> dict[str, Json]:
    """Each unit's wall advantage as the engine answers; units that it leaves out are missing."""
    names = list(position.get("units", ()))
    asked = [{"ask": "wall_advantage", "unit": name} for name in names]
    found = zip(names, ask.answers(position, asked, actions), strict=True) if names else ()
    return {name: answer for name, answer in found if answer is not None}


def times(many: int) -> Iterator[int]:
    """How often a check may draw a scene before it gives up."""
    return iter(range(many))


FAR = 6
"""Most hexes of a row after the first; along hexspines half as many, since each is two hexes away."""


def row(
    position: Json, dice: random.Random, *, spine: bool = False, at_least: int = 3
) -> tuple[Json, list[str]] | None:
    """Bare level ground and a straight row of hexes, over hexsides or along hexspines; None off the board."""
    board = ground(position, (), bare=True)
    start = place(ground(position, ALL), dice)
    for turn in dice.sample(range(6), 6):
        names = list(takewhile(lambda name: inside(board, name), _straight(start, turn, spine=spine)))
        if len(names) >= at_least:
            return board, [str(name) for name in names]
    return None


def _straight(start: str, turn: int, *, spine: bool) -> Iterator[str | None]:
    """The hexes beyond a hex in that direction, over hexsides or along hexspines."""
    next_to = neighbours(start)[turn]
    yield start
    for i in range(FAR // 2 if spine else FAR):
        yield hexspine_away(start, turn, i + 1) if spine else (next_to and beyond(start, next_to, i))


def flanks(start: str, end: str) -> tuple[str, str]:
    """The two hexes between which the hexspine from one hex to the other lies."""
    one, other = (name for name in neighbours(start) if name and name in neighbours(end))
    return one, other
