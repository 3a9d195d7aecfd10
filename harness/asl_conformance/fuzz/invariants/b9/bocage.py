"""LOS and bocage: what it hides and from whom, and how little else it changes."""

from __future__ import annotations

import random
from dataclasses import replace

from asl_conformance.fuzz.asking.ask import Asker, Json, hex_, los, unit
from asl_conformance.fuzz.boards.lattice import disc, hexside, hexsides_within
from asl_conformance.fuzz.boards.lines import hexspine_away, met
from asl_conformance.fuzz.boards.scenes import pairs
from asl_conformance.fuzz.invariants.b9.scenes import (
    ALL,
    G_TO_R,
    R_TO_G,
    SEEN,
    between,
    duel,
    flags,
    flanks,
    ground,
    inside,
    made,
    marked,
    near,
    pair,
    place,
    rewalled,
    row,
    seen,
    sights,
    times,
    twice,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 5
"""Scenes set up on a board."""
LEVELS = (2, 3, 4, 5, 6)
"""Levels of a viewer above bocage on level 0, which is one level high."""
ERRATUM = "B9.521-rewrite"


def opened(before: object, after: object) -> bool:
    """Whether a LOS that was blocked is now clear."""
    return not before and bool(after)


def _fenced(position: Json, dice: random.Random, *, flat: bool = True) -> tuple[Json, str, str]:
    """The board's ground, two hexes apart, and bocage on a hexside of the first that their LOS meets."""
    board = ground(position, ALL, flat=flat)
    start, end = pair(board, dice, 2)
    others = [name for name in near(board, start) if met([hexside(start, name)], start, end)]
    return walled(board, start, dice.choice(others), terrain="bocage"), start, end


@invariant("B9-INV-02", "B9-INV-43", needs=SEEN, over="bocage")
def units_see_each_other_alike(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Through bocage a unit sees exactly the units that see it, whoever has wall advantage."""
    scenes = [position]
    for _ in times(TRIES):
        board, start, end = _fenced(position, dice, flat=False)
        scenes.append(duel(board, (start, end), flags(dice), "woods", beneath=dice.random() < 0.3))
    for scene in scenes:
        asked = [los(unit(a), unit(b)) for one, two in pairs(scene) for a, b in ((one, two), (two, one))]
        clear = seen(ask, scene, asked) if asked else []
        for i in range(0, len(clear), 2):
            if None not in clear[i : i + 2] and clear[i] != clear[i + 1]:
                return Violation("one of two units sees the other and is not seen", scene, asked[i : i + 2])
    return None


@invariant("B9-INV-44", needs=SEEN, over="bocage")
def who_sees_a_unit_sees_its_hex(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A unit that sees another unit sees that unit's hex."""
    at_hex = [los(unit("r"), {"hex": ""}), los(unit("g"), {"hex": ""})]
    for _ in times(TRIES):
        board, start, end = _fenced(position, dice, flat=False)
        scene = duel(board, (start, end), flags(dice), "woods", beneath=dice.random() < 0.3)
        questions = [R_TO_G, at_hex[0] | {"to": hex_(start)}, G_TO_R, at_hex[1] | {"to": hex_(end)}]
        clear = seen(ask, scene, questions)
        for i in (0, 2):
            if clear[i] and clear[i + 1] is False:
                return Violation("a unit is seen and its hex is not", scene, questions[i : i + 2])
    return None


def _with_and_without(position: Json, dice: random.Random) -> tuple[Json, Json] | None:
    """The same two units, g without wall advantage and with it; None if g may not have it."""
    board = ground(position, ALL)
    ((start, end),) = sights(board, dice, 1)
    board = walled(board, start, dice.choice(near(board, start)), terrain="bocage")
    r_has = dice.random() < 0.5
    without, having = (duel(board, (start, end), (has, r_has)) for has in (False, True))
    alike = marked(without, "r") == marked(having, "r")
    return (without, having) if marked(having, "g") and alike else None


@invariant("B9-INV-45", needs=SEEN, over="bocage")
def wall_advantage_hides_no_target(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Everybody who sees a target without wall advantage sees it with wall advantage."""
    scenes = [found for _ in times(TRIES) if (found := _with_and_without(position, dice))]
    cases = [(without, having, R_TO_G) for without, having in scenes]
    return twice(ask, cases, lambda a, b: a and not b, "wall advantage takes its unit out of LOS")


@invariant("B9-INV-46", needs=SEEN, over="bocage")
def wall_advantage_blinds_no_viewer(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A viewer with wall advantage sees all units and hexes that it sees without."""
    scenes = [found for _ in times(TRIES) if (found := _with_and_without(position, dice))]
    cases = []
    for without, having in scenes:
        over = los(unit("g"), hex_(having["units"]["r"]["hex"]))
        cases += [(without, having, G_TO_R), (without, having, over)]
    return twice(ask, cases, lambda a, b: a and not b, "wall advantage takes something out of its unit's LOS")


@invariant("B9-INV-47", needs=SEEN, over="bocage")
def bocage_parts_no_neighbours(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Two adjacent units see each other across the bocage between them, whoever has wall advantage."""
    board = ground(position, ALL)
    start = place(board, dice)
    end = dice.choice(near(board, start))
    fenced = walled(board, start, end, terrain="bocage")
    for wa in ((False, False), (True, False), (False, True)):
        scene = duel(fenced, (start, end), wa)
        for question, clear in zip((G_TO_R, R_TO_G), seen(ask, scene, [G_TO_R, R_TO_G]), strict=True):
            if clear is False:
                return Violation("neighbours do not see each other over bocage", scene, [question])
    return None


@invariant("B9-INV-48", needs=SEEN, over="bocage")
def without_wall_advantage_nothing_is_seen_past_own_bocage(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """Without wall advantage a unit sees on its level only the next hex through its own bocage."""
    for _ in times(TRIES):
        board, start, end = _fenced(position, dice)
        scene = duel(board, (start, end), (False, dice.random() < 0.5))
        if True in seen(ask, scene, [G_TO_R]):
            return Violation("g sees past its own bocage without wall advantage", scene, [G_TO_R])
    return None


@invariant("B9-INV-49", needs=SEEN, over="bocage")
def no_height_shows_who_has_no_wall_advantage(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """Through its own bocage a unit without wall advantage is seen from the next hex alone."""
    for _ in times(TRIES):
        board, start, end = _fenced(position, dice)
        raised = made(board, **{end: {"level": dice.randint(0, 6)}})
        scene = duel(raised, (start, end), (False, False))
        if True in seen(ask, scene, [R_TO_G]):
            return Violation("a unit without wall advantage is seen through its bocage", scene, [R_TO_G])
    return None


def _blind_hexes(
    ask: Asker, board: Json, viewer: str, level: int, behind: list[str]
) -> tuple[Json, list[Json], set[str]]:
    """The hexes behind the bocage that are not seen from a hill of that level."""
    hill = made(board, **{viewer: {"level": level}})
    questions = [between(viewer, name) for name in behind]
    clear = seen(ask, hill, questions)
    return hill, questions, {name for name, one in zip(behind, clear, strict=True) if one is False}


@invariant("B9-INV-51", needs=SEEN, over="bocage")
def who_is_higher_finds_no_more_blind_hexes(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """A viewer one level higher sees all hexes behind bocage that it saw from below."""
    for _ in times(TRIES):
        found = row(position, dice)
        if found is None:
            continue
        board, names = found
        at = dice.randrange(1, len(names) - 1)
        fenced = walled(board, names[at], names[at + 1], terrain="bocage")
        low = dice.choice(LEVELS[:-1])
        _, _, blind = _blind_hexes(ask, fenced, names[0], low, names[at + 1 :])
        hill, questions, higher = _blind_hexes(ask, fenced, names[0], low + 1, names[at + 1 :])
        if higher - blind:
            return Violation(
                f"from level {low + 1} {min(higher - blind)} is blind, from {low} it is not", hill, questions
            )
    return None


@invariant("B9-INV-52", needs=SEEN, over="bocage")
def behind_a_hexspine_one_hex_stays_blind(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """The hex behind a bocage hexspine is hidden from every height; more height never hides more."""
    for _ in times(TRIES):
        found = row(position, dice, spine=True)
        if found is None:
            continue
        board, names = found
        at = dice.randrange(0, len(names) - 1)
        fenced = walled(board, *flanks(names[at], names[at + 1]), terrain="bocage")
        low = dice.choice(LEVELS[:-1])
        _, _, blind = _blind_hexes(ask, fenced, names[0], low, names[at + 1 :])
        hill, questions, higher = _blind_hexes(ask, fenced, names[0], low + 1, names[at + 1 :])
        if higher - blind or (blind | higher and names[at + 1] not in higher):
            return Violation(
                f"behind the hexspine {sorted(higher)} are blind from level {low + 1}", hill, questions
            )
        if not higher:
            return Violation("no hex is blind behind a bocage hexspine", hill, questions)
    return None


@invariant("B9-INV-53", needs=SEEN, over="bocage")
def bocage_hides_as_a_single_story_house(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """From above, bocage hides what a Single-Story House in the hex behind it would hide, or less.

    They hide the same from one level above, and where the house hides more than one hex.
    """
    for _ in times(TRIES):
        found = row(position, dice)
        if found is None or len(found[1]) < 4:
            continue
        board, names = found
        at, level = dice.randrange(1, len(names) - 2), dice.choice(LEVELS)
        fenced = walled(board, names[at - 1], names[at], terrain="bocage")
        house = made(board, **{names[at]: {"terrain": "wooden_building", "height": 1}})
        behind = names[at + 1 :]
        hill, questions, bocage = _blind_hexes(ask, fenced, names[0], level, behind)
        _, _, hidden = _blind_hexes(ask, house, names[0], level, behind)
        like = len(hidden) > 1 or level == LEVELS[0]
        if bocage - hidden or (like and bocage != hidden):
            what = f"bocage hides {sorted(bocage)}, a Single-Story House {sorted(hidden)} from level {level}"
            return Violation(what, hill, questions)
    return None


@invariant("B9-INV-54", needs=SEEN, over="bocage")
def bocage_opens_no_los_of_walls(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Two units on one level that see each other over bocage do so over a wall in its place."""
    board = ground(position, ALL)
    cases = []
    for line in sights(board, dice, TRIES):
        scene = duel(board, line, flags(dice))
        cases.append((rewalled(scene, bocage="wall"), scene, G_TO_R))
    return twice(ask, cases, opened, "bocage opens a LOS that a wall blocks")


@invariant("B9-INV-55", needs=SEEN, over="bocage")
def far_bocage_is_nothing_to_a_los(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Bocage that the LOS does not meet, and that no line of bocage joins to it, changes nothing.

    Hexsides of the hexes that the LOS passes are left out: they may be part of such a line (9.521 EX),
    or change who has wall advantage.
    """
    board, cases = ground(position, ALL), []
    for start, end in sights(board, dice, TRIES):
        names = [name for name in disc(start, 5) if inside(board, name)]
        passed = _passed(board, start, end)
        far = [side for side in hexsides_within(tuple(names)) if not passed & set(side.split("-"))]
        if far:
            scene = duel(board, (start, end), flags(dice))
            more = walled(scene, *dice.choice(far).split("-"), terrain="bocage")
            cases.append((scene, more, G_TO_R))
    return twice(ask, cases, lambda a, b: a != b, "bocage that the LOS does not meet changes it")


def _passed(board: Json, start: str, end: str) -> set[str]:
    """The hexes that the LOS touches, and their neighbours."""
    names = [name for name in disc(start, 2 * 3 + 1) if inside(board, name)]
    sides = met(hexsides_within(tuple(names)), start, end)
    touched = {start, end} | {name for side in sides for name in side.split("-")}
    return touched | {other for name in touched for other in near(board, name)}


@invariant("B9-INV-56", needs=SEEN, over="bocage")
def no_los_runs_along_bocage(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A LOS along bocage is blocked between units on its level, whoever has wall advantage."""
    board = ground(position, ALL)
    for _ in times(TRIES):
        start, turn, many = place(board, dice), dice.randrange(6), dice.randint(1, 2)
        names = [start, *(str(hexspine_away(start, turn, i + 1)) for i in range(many))]
        if not all(name != "None" and inside(board, name) for name in names):
            continue
        at = dice.randrange(many)
        fenced = walled(board, *flanks(names[at], names[at + 1]), terrain="bocage")
        scene = duel(fenced, (names[0], names[-1]), flags(dice))
        if True in seen(ask, scene, [G_TO_R]):
            return Violation("a LOS runs along bocage", scene, [G_TO_R])
    return None


@invariant("B9-INV-86", needs=SEEN, over="bocage")
def both_texts_of_9521_agree_on_units(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The LOS between two units on one level is the same before and after the erratum of 9.521."""
    if ERRATUM not in ask.capabilities.errata:
        return None
    before = replace(ask, edition=f"current-{ERRATUM}")
    for _ in times(TRIES):
        board, start, end = _fenced(position, dice)
        scene = duel(board, (start, end), flags(dice), beneath=dice.random() < 0.3)
        older, newer = seen(before, scene, [G_TO_R]), seen(ask, scene, [G_TO_R])
        if older != newer:
            return Violation(f"LOS {older} by the older text, {newer} by the newer", scene, [G_TO_R])
    return None
