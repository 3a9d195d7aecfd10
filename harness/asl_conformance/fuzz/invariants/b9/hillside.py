"""Hillside walls and hedges: their level, and the units that they neither hide nor shelter."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.lattice import hexside
from asl_conformance.fuzz.invariants.b9.scenes import (
    DIRECT,
    PLAIN,
    SEEN,
    area,
    attack,
    between,
    ground,
    having,
    made,
    manned,
    near,
    place,
    row,
    seen,
    squad,
    tank,
    tems,
    times,
    twice,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 4
LINES = 8
"""LOS that are traced on a board."""


def hills(position: Json, dice: random.Random) -> Json:
    """Bare ground of whole levels without walls; a few hexes around a place are raised."""
    board = ground(position, ())
    levels = {name: max(0, int(one.get("level", 0))) for name, one in position.get("hexes", {}).items()}
    raised = {name: dice.choice((0, 1, 1, 2)) for name in area(board, dice) if dice.random() < 0.4}
    hexes = {name: {"level": level} for name, level in {**levels, **raised}.items() if level}
    return board | {"hexes": hexes}


def level(board: Json, name: str) -> float:
    """Base Level of a hex."""
    found: float = board["hexes"].get(name, {}).get("level", 0)
    return found


def steps(board: Json) -> list[tuple[str, str]]:
    """Adjacent hexes of different levels, the higher first."""
    found = []
    for name in board["hexes"]:
        found += [(name, other) for other in near(board, name) if level(board, other) < level(board, name)]
    return sorted(found)


def hillside(board: Json, high: str, low: str, terrain: str) -> Json:
    """The board with a Hillside wall or hedge between the two."""
    return walled(board, high, low, terrain=terrain, base=level(board, high))


@invariant("B9-INV-71", needs={"terrain": ("level", "hillside")}, over="hills")
def it_stands_on_the_higher_level(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A Hillside wall stands on the higher of the two Base Levels; any other wall on the lower."""
    board = hills(position, dice)
    for high, low in dice.sample(found := steps(board), min(TRIES, len(found))):
        question = {"ask": "terrain", "hexside": hexside(high, low)}
        upper = hillside(board, high, low, dice.choice(PLAIN))
        lower = walled(board, high, low, terrain=dice.choice(PLAIN))
        for fenced, due, is_one in ((upper, level(board, high), True), (lower, level(board, low), False)):
            answer = ask.answer(fenced, question)
            if answer and (answer["level"], answer["hillside"]) != (due, is_one):
                what = f"the hexside is on level {answer['level']}, Hillside {answer['hillside']}"
                return Violation(f"{what}, and not {due}, {is_one}", fenced, [question])
    return None


@invariant("B9-INV-72", needs={"attack": ("targets",), "wall_advantage": ("has",)}, over="hills")
def below_it_nobody_profits(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit below a Hillside wall of its hex gets no TEM, HD or wall advantage from it."""
    board = hills(position, dice)
    for high, low in dice.sample(found := steps(board), min(TRIES, len(found))):
        fenced = hillside(board, high, low, "wall")
        firer = dice.choice([high, *(name for name in near(board, high) if name != low)])
        for target in (squad(low), tank(low, "German", high)):
            g, r = target, squad(firer, "Russian")
            scene, bare = (manned(one, {"g": g, "r": r}) for one in (fenced, board))
            question = attack("g", dice.choice(DIRECT), "r")
            with_wall, without = tems(ask, [(scene, question), (bare, question)])
            if with_wall is not None and without is not None and with_wall != without:
                return Violation(f"below a Hillside wall the TEM is {with_wall}", scene, [question])
            if having(ask, scene).get("g", {}).get("has"):
                return Violation("a unit below a Hillside wall has wall advantage of it", scene)
    return None


@invariant("B9-INV-73", needs=SEEN, over="hills")
def it_hides_nobody_a_level_apart(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Between unentrenched units a full level apart the LOS is the same without Hillside walls."""
    board = hills(position, dice)
    fenced = board
    for high, low in steps(board):
        if dice.random() < 0.5:
            fenced = hillside(fenced, high, low, dice.choice(PLAIN))
    names = sorted(board["hexes"]) or [place(board, dice)]
    cases = []
    for _ in times(LINES):
        start, end = dice.choice(names), dice.choice(area(fenced, dice))
        if abs(level(board, start) - level(board, end)) >= 1:
            cases.append((board, fenced, between(start, end)))
    return twice(ask, cases, lambda a, b: a != b, "a Hillside wall changes a LOS between levels")


@invariant("B9-INV-74", needs=SEEN, over="hills")
def it_adds_no_blind_hex_to_a_crest_line(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A Hillside wall on the edge of a hill adds no blind hex below to those that the edge makes."""
    for _ in times(TRIES):
        found = row(position, dice, at_least=4)
        if found is None:
            continue
        board, names = found
        edge, height = dice.randrange(1, len(names) - 1), dice.randint(1, 3)
        hill = made(board, **{name: {"level": height} for name in names[:edge]})
        fenced = hillside(hill, names[edge - 1], names[edge], dice.choice(PLAIN))
        questions = [between(names[0], name) for name in names[edge:]]
        bare, walled_off = seen(ask, hill, questions), seen(ask, fenced, questions)
        if bare != walled_off:
            return Violation("a Hillside wall changes how many hexes a Crest Line hides", fenced, questions)
    return None
