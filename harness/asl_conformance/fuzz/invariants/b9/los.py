"""LOS over walls and hedges: the invariants of B9 without bocage."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json, hex_, los, unit
from asl_conformance.fuzz.boards.lattice import centre, hexside, vertices
from asl_conformance.fuzz.boards.lines import along, beyond, ends, hexspine_away, meets, spine_at
from asl_conformance.fuzz.boards.scenes import pairs
from asl_conformance.fuzz.invariants.b9.scenes import (
    G_TO_R,
    MET,
    PLAIN,
    R_TO_G,
    SEEN,
    Twice,
    attack,
    between,
    crossed,
    duel,
    flags,
    flanks,
    ground,
    inside,
    manned,
    near,
    own,
    pair,
    place,
    rewalled,
    seen,
    sights,
    squad,
    tems,
    times,
    twice,
    unwalled,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant, uncheckable

LINES = 6
"""LOS that are traced on a board."""

uncheckable(
    "B9-INV-26",
    "protocol 1 has one name for each hexside, so that a stranger cannot be given the other; "
    "tests/fuzz/test_invariants_b9.py holds it to that",
)


def unequal(one: object, other: object) -> bool:
    """Whether two answers differ that should be equal."""
    return one != other


def lost(one: object, other: object) -> bool:
    """Whether a LOS that was clear is now blocked."""
    return bool(one) and not other


@invariant("B9-INV-01", needs=SEEN, over="walls")
def los_is_reciprocal(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """LOS over walls and hedges is reciprocal, for units of the board and for two added ones."""
    scene = duel(ground(position, flat=False), pair(ground(position), dice), flags(dice))
    for found in (position, scene):
        questions = [los(unit(a), unit(b)) for one, two in pairs(found) for a, b in ((one, two), (two, one))]
        answers = seen(ask, found, questions) if questions else []
        for i in range(0, len(answers), 2):
            if None not in answers[i : i + 2] and answers[i] != answers[i + 1]:
                what = "one of two units sees the other and is not seen by it"
                return Violation(what, found, questions[i : i + 2])
    return None


@invariant("B9-INV-03", needs=SEEN, over="hills")
def who_is_entrenched_sees_who_sees_it(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit beneath a foxhole sees over a wall exactly the units that see it, at any difference of level."""
    board = ground(position, flat=False)
    for _ in times(LINES):
        scene = duel(board, pair(board, dice), flags(dice), "open_ground", beneath=True)
        if {"g", "r"} <= set(scene["units"]):
            there, back = seen(ask, scene, [G_TO_R, R_TO_G])
            if there is not None and back is not None and there != back:
                return Violation(
                    f"the entrenched g sees r: {there}; r sees g: {back}", scene, [G_TO_R, R_TO_G]
                )
    return None


def _named_exception(line: tuple[str, str], side: str) -> bool:
    """[EXC: a hexspine along the LOS that touches only one of its two hexes.]"""
    start, end = line
    return along(centre(start), centre(end), side) and spine_at(side, start) != spine_at(side, end)


def _one_more(board: Json, line: tuple[str, str], side: str, terrain: str) -> Twice:
    """The LOS with that hexside and without it."""
    first, second = side.split("-")
    return walled(board, first, second, terrain=terrain), unwalled(board, side), between(*line)


@invariant("B9-INV-04", needs=SEEN, over="walls")
def one_more_wall_opens_no_los(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A new wall or hedge that the LOS meets never clears it, but for the one named exception."""
    board, cases = ground(position), []
    for line in sights(board, dice, 2 * LINES):
        new = [side for side in _touched(board, line) if side not in board["hexsides"]]
        if new and not _named_exception(line, side := dice.choice(new)):
            cases.append(_one_more(board, line, side, dice.choice(PLAIN)))
    return twice(ask, cases, lost, "a wall less blocks a LOS")


@invariant("B9-INV-05", needs=SEEN, over="walls")
def one_wall_less_blocks_no_los(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Taking a wall or hedge away never blocks a LOS, but for the same exception."""
    board, cases = ground(position), []
    for line in sights(board, dice, 2 * LINES):
        standing = [side for side in _touched(board, line) if side in board["hexsides"]]
        if standing and not _named_exception(line, side := dice.choice(standing)):
            cases.append(_one_more(board, line, side, board["hexsides"][side]["terrain"]))
    return twice(ask, cases, lost, "a wall taken away blocks a LOS")


def _touched(board: Json, line: tuple[str, str]) -> list[str]:
    """The hexsides near either end of the LOS that it meets."""
    start, end = centre(line[0]), centre(line[1])
    return [side for side in _about(board, line) if meets(start, end, side)]


def _about(board: Json, line: tuple[str, str]) -> list[str]:
    names = {line[0], line[1]}
    for _ in range(2):
        names |= {other for name in names for other in near(board, name)}
    return crossed(board, sorted(names))


@invariant("B9-INV-07", needs=SEEN, over="walls")
def own_hexsides_never_matter(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Unentrenched units on the level of the walls see the same without the walls of their own hexes."""
    board, cases = ground(position), []
    for start, end in sights(board, dice, LINES):
        fenced = walled(board, start, *near(board, start)[:: dice.randint(1, 3)], terrain=dice.choice(PLAIN))
        bare = unwalled(fenced, *own(fenced, start), *own(fenced, end))
        cases.append((fenced, bare, between(start, end)))
    return twice(ask, cases, unequal, "a wall of a unit's own hex matters to its LOS")


@invariant("B9-INV-08", needs=SEEN, over="walls")
def adjacent_hexes_see_each_other(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Two adjacent units see each other over a wall, hedge or bocage between them, entrenched or not."""
    board = ground(position)
    for terrain in (*PLAIN, "bocage"):
        start = place(board, dice)
        end = dice.choice(near(board, start))
        fenced = walled(board, start, end, terrain=terrain)
        scene = duel(fenced, (start, end), flags(dice), "open_ground", beneath=dice.random() < 0.5)
        for question, clear in zip((G_TO_R, R_TO_G), seen(ask, scene, [G_TO_R, R_TO_G]), strict=True):
            if clear is False:
                return Violation(f"a {terrain} between adjacent hexes blocks LOS", scene, [question])
    return None


@invariant("B9-INV-10", needs=SEEN, over="walls")
def what_blocks_blocks_farther_along(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Walls that block the LOS to a hex also block it to the hex twice as far along the line."""
    board = ground(position, bare=True)
    for start, end in sights(board, dice, LINES):
        far = beyond(start, end)
        if inside(board, far):
            questions = [between(start, end), between(start, str(far))]
            close, farther = seen(ask, board, questions)
            if close is False and farther:
                return Violation(f"{end} is not seen from {start}, {far} behind it is", board, questions)
    return None


@invariant("B9-INV-11", needs=SEEN, over="walls")
def along_one_hexspine_nothing_blocks(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Along one hexspine to range 2, which touches both hexes, the walls at its vertices do not block."""
    board = ground(position, bare=True)
    for _ in times(LINES):
        start, turn = place(board, dice), dice.randrange(6)
        end = hexspine_away(start, turn)
        if not inside(board, end):
            continue
        spine = hexside(*flanks(start, str(end)))
        touching = [side for side in _about(board, (start, str(end))) if set(ends(side)) & set(ends(spine))]
        sides = {side: {"terrain": dice.choice(PLAIN)} for side in touching if dice.random() < 0.7}
        fenced = board | {"hexsides": {**board["hexsides"], **sides}}
        question = between(start, str(end))
        if seen(ask, fenced, [question]) == [False]:
            return Violation("walls block a LOS of two hexes along a hexspine", fenced, [question])
    return None


@invariant("B9-INV-14", needs=SEEN, over="walls")
def wall_advantage_is_nothing_to_los(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Over walls and hedges a unit sees and is seen the same with and without wall advantage."""
    board, cases = ground(position), []
    for _ in times(LINES):
        start, end = pair(board, dice)
        fenced = walled(board, start, *near(board, start)[:1])
        marked, bare = (duel(fenced, (start, end), wa) for wa in ((True, False), (False, False)))
        cases += [(marked, bare, G_TO_R), (marked, bare, R_TO_G)]
    return twice(ask, cases, unequal, "LOS over walls depends on wall advantage")


@invariant("B9-INV-42", needs=SEEN, over="walls")
def no_point_of_a_hex_is_hidden_by_its_walls(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """The viewer's and the target's own walls hide neither the centre nor a vertex of the target hex."""
    board = ground(position, bare=True)
    start, end = pair(board, dice, 2)
    fenced = walled(board, end, *near(board, end)[:: dice.randint(1, 2)], terrain=dice.choice(PLAIN))
    alone = unwalled(fenced, *(set(fenced["hexsides"]) - {*own(fenced, end), *own(fenced, start)}))
    scene = manned(alone, {"g": squad(start)})
    inner = [name for name in vertices(end) if all(inside(board, one) for one in name.split("-"))]
    points = [hex_(end), *({"hex": end, "vertex": name} for name in inner)]
    questions = [los(unit("g"), point) for point in points]
    for question, clear in zip(questions, seen(ask, scene, questions), strict=True):
        if clear is False:
            return Violation("a hex's own walls block the LOS to it", scene, [question])
    return None


@invariant("B9-INV-75", needs=SEEN, over="walls")
def a_cactus_hedge_is_a_hedge(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A cactus hedge equals a hedge for LOS and for the TEM of a squad behind it."""
    hedged = rewalled(ground(position), wall="hedge")
    cactus = rewalled(hedged, hedge="cactus_hedge")
    cases = [(hedged, cactus, between(*line)) for line in sights(hedged, dice, LINES)]
    found = twice(ask, cases, unequal, "LOS over a cactus hedge is not that over a hedge")
    if found is not None or not ask.supports(MET):
        return found
    return _same_tem(ask, (hedged, cactus), dice)


def _same_tem(ask: Asker, boards: tuple[Json, Json], dice: random.Random) -> Violation | None:
    start, end = pair(boards[0], dice)
    question = attack("g", "small_arms", "r")
    scenes = [duel(board, (start, end), (True, False), "open_ground") for board in boards]
    one, other = tems(ask, [(scene, question) for scene in scenes])
    if one != other:
        return Violation(
            f"the TEM of a hedge is {one}, that of a cactus hedge {other}", scenes[1], [question]
        )
    return None
