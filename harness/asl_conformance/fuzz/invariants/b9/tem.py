"""TEM of walls and hedges: how much, against whom, and never added to other TEM."""

from __future__ import annotations

import random
from math import floor

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.lattice import centre, disc, hexside
from asl_conformance.fuzz.boards.lines import meets
from asl_conformance.fuzz.invariants.b9.scenes import (
    ALL,
    BOCAGE,
    DIRECT,
    INDIRECT,
    MET,
    PLAIN,
    SHELTER,
    attack,
    crossed,
    duel,
    flags,
    ground,
    made,
    manned,
    marked,
    met_by,
    near,
    own,
    pair,
    place,
    rewalled,
    row,
    squad,
    tank,
    tems,
    times,
    unwalled,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 4
"""Scenes set up on a board."""
TEM = {"wall": 2, "hedge": 1, "bocage": 2}
"""B9.3, B9.5."""
HEIGHTS = [half / 2 for half in range(13)]
"""Levels of firers above the wall."""


def shots(position: Json, dice: random.Random, terrain: str, wa: tuple[bool, bool], apart: int = 1) -> Json:
    """r fires at g, who is behind a wall or hedge that the LOS meets."""
    board = ground(position)
    start, end = pair(board, dice, apart)
    towards = [name for name in near(board, start) if _met(hexside(start, name), start, end)]
    return duel(
        walled(board, start, dice.choice(towards), terrain=dice.choice(PLAIN)), (start, end), wa, terrain
    )


def _met(side: str, start: str, end: str) -> bool:
    return meets(centre(start), centre(end), side)


@invariant("B9-INV-06", needs=MET | {"los": ("clear",)}, over="walls")
def hexsides_not_met_are_irrelevant(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A wall that the LOS does not meet changes neither the LOS nor TEM and HD of a Direct Fire shot."""
    for _ in times(TRIES):
        scene = shots(position, dice, dice.choice(SHELTER), (dice.random() < 0.7, False), 2)
        start, end = (scene["units"][name]["hex"] for name in ("g", "r"))
        if dice.random() < 0.3:
            units = {"g": tank(start, "German", near(scene, start)[0]), "r": scene["units"]["r"]}
            scene = manned(made(scene, **{start: {}}), units)
        passed = [side for side in crossed(scene, disc(start, 3)) if not _met(side, start, end)]
        more = walled(scene, *dice.choice(passed).split("-"), terrain=dice.choice(PLAIN))
        question = attack("g", dice.choice(DIRECT), "r")
        met = [met_by(ask.answer(one, question)) for one in (scene, more)]
        for name in ("tem", "hull_down", "affected"):
            if met[0].get(name) != met[1].get(name):
                return Violation(f"a wall that the LOS does not meet changes {name}", more, [question])
    return None


@invariant("B9-INV-09", needs=MET | {"los": ("clear",)}, over="walls")
def wall_and_hedge_are_interchangeable(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """LOS is the same over hedges as over walls; the TEM of a wall is one higher where there is any."""
    for _ in times(TRIES):
        scene = rewalled(shots(position, dice, "open_ground", (True, False)), hedge="wall")
        hedged = rewalled(scene, wall="hedge")
        question = attack("g", "small_arms", "r")
        wall, hedge = tems(ask, [(scene, question), (hedged, question)])
        if (wall is None) != (hedge is None):
            return Violation("LOS over hedges is not that over walls", hedged, [question])
        if wall is not None and hedge is not None and wall - hedge != (wall != 0):
            return Violation(f"TEM {wall} of walls is {hedge} with hedges in their place", hedged, [question])
    return None


@invariant("B9-INV-12", needs=MET, over="hills")
def hexside_tem_is_none_one_or_two(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In Open Ground hexsides give a squad TEM 0 to 2, against Indirect Fire 0 or 1."""
    board = ground(position, ALL, flat=False)
    for _ in times(TRIES):
        start, end = pair(board, dice)
        fenced = walled(board, start, *near(board, start)[:: dice.randint(1, 3)], terrain=dice.choice(ALL))
        scene = duel(fenced, (start, end), flags(dice), "open_ground")
        if not {"g", "r"} <= set(scene.get("units", ())):
            continue
        for means, most in ((dice.choice(DIRECT), 2), (dice.choice(INDIRECT), 1)):
            question = attack("g", means, "r")
            (tem,) = tems(ask, [(scene, question)])
            if tem is not None and not 0 <= tem <= most:
                return Violation(f"walls and hedges give a TEM of {tem} to {means}", scene, [question])
    return None


def _parts(scene: Json, question: Json) -> list[tuple[Json, Json]]:
    """The same shot three times: as it is, without walls, and with Open Ground in the target's hex."""
    units, target = scene["units"], scene["units"]["g"]
    bare = manned(
        unwalled(scene, *scene["hexsides"]), {name: one | {"status": []} for name, one in units.items()}
    )
    opened = manned(made(scene, **{target["hex"]: {}}), units)
    return [(scene, question), (bare, question), (opened, question)]


@invariant("B9-INV-13", needs=MET, over="walls")
def tem_is_never_cumulative(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """TEM is that of the hexside, of the hex, or 0; never the sum of both."""
    for _ in times(TRIES):
        scene = shots(position, dice, dice.choice(SHELTER), flags(dice))
        question = attack("g", dice.choice(DIRECT), "r")
        both, of_hex, of_hexside = tems(ask, _parts(scene, question))
        if both is None or of_hex is None or of_hexside is None or both in (0, of_hex, of_hexside):
            continue
        what = f"TEM {both} where the hex has {of_hex} and the hexside {of_hexside}"
        return Violation(what, scene, [question])
    return None


@invariant("B9-INV-19", needs=MET, over="walls")
def wall_advantage_leaves_no_tem_of_the_hex(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """A target with wall advantage has no TEM of its hex. [EXC: Air Bursts.]"""
    for _ in times(TRIES):
        terrain = dice.choice(SHELTER)
        scene = shots(position, dice, terrain, (True, False))
        question = attack("g", dice.choice(DIRECT if terrain == "woods" else (*DIRECT, *INDIRECT)), "r")
        there, _, in_the_open = tems(ask, _parts(scene, question))
        if marked(scene, "g") and there is not None and in_the_open is not None and there != in_the_open:
            what = f"with wall advantage the TEM in {terrain} is {there}, in Open Ground {in_the_open}"
            return Violation(what, scene, [question])
    return None


@invariant("B9-INV-20", needs=MET, over="walls")
def a_firer_with_wall_advantage_denies_it(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """An adjacent firer with wall advantage over the hexside denies the target TEM and HD of it."""
    board = ground(position)
    for _ in times(TRIES):
        start = place(board, dice)
        end = dice.choice(near(board, start))
        fenced = made(walled(board, start, end, terrain=dice.choice(PLAIN)), **{start: {}, end: {}})
        r = squad(end, "Russian", "wall_advantage")
        for g, means in ((squad(start), DIRECT), (tank(start, "German", end), DIRECT[2:])):
            scene, question = manned(fenced, {"r": r, "g": g}), attack("g", dice.choice(means), "r")
            met = met_by(ask.answer(scene, question)) if marked(scene, "r") else {}
            if met and (met.get("tem") or met.get("hull_down")):
                what = f"TEM {met.get('tem')}, HD {met.get('hull_down')} against wall advantage"
                return Violation(what, scene, [question])
    return None


def from_above(
    position: Json, dice: random.Random, terrain: str, levels: tuple[float, ...], many: int = 1
) -> list[tuple[Json, int, float]]:
    """g with wall advantage behind a wall, and r straight ahead: several ranges and hill levels."""
    found = row(position, dice, at_least=3)
    if found is None:
        return []
    board, names = found
    fenced = walled(board, names[0], names[1], terrain=terrain)
    scenes = []
    for distance in dice.sample(range(1, len(names)), min(many, len(names) - 1)):
        for level in levels:
            hill = made(fenced, **({names[distance]: {"level": level}} if level else {}))
            g, r = squad(names[0], "German", "wall_advantage"), squad(names[distance], "Russian")
            scenes.append((manned(hill, {"g": g, "r": r}), distance, level))
    return scenes


@invariant("B9-INV-21", needs=MET, over="walls")
def height_lowers_tem_by_the_formula(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A wall's TEM drops by 1 for each full level by which the firer's height above it exceeds the range."""
    terrain, question = dice.choice(PLAIN), attack("g", "small_arms", "r")
    scenes = from_above(position, dice, terrain, tuple(dice.sample(HEIGHTS, 4)), 3)
    for (scene, distance, height), tem in zip(
        scenes, tems(ask, [(scene, question) for scene, *_ in scenes]), strict=True
    ):
        due = max(0, TEM[terrain] - max(0, floor(height - distance)))
        if tem is not None and tem != due:
            what = f"the TEM of a {terrain} is {tem} from level {height} at range {distance}, not {due}"
            return Violation(what, scene, [question])
    return None


@invariant("B9-INV-22", needs=MET, over="walls")
def higher_and_nearer_is_never_worse(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Through one hexside, a higher or nearer firer meets no more TEM than a lower or farther one."""
    question = attack("g", "small_arms", "r")
    scenes = from_above(position, dice, dice.choice(PLAIN), tuple(dice.sample(HEIGHTS, 3)), 2)
    found = tems(ask, [(scene, question) for scene, *_ in scenes])
    for (scene, far, low), worse in zip(scenes, found, strict=True):
        for (_, close, high), better in zip(scenes, found, strict=True):
            if worse is None or better is None or close > far or high < low:
                continue
            if better > worse:
                what = f"TEM {better} from level {high} at {close}, {worse} from level {low} at {far}"
                return Violation(what, scene, [question])
    return None


@invariant("B9-INV-29", needs=MET, over="walls")
def a_fire_group_meets_the_most_of_its_members(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """The TEM against a fire group is at least the TEM against each member alone."""
    for _ in times(TRIES):
        scene = shots(position, dice, "open_ground", flags(dice))
        r = scene["units"]["r"]["hex"]
        other = dice.choice([name for name in near(scene, r) if name != scene["units"]["g"]["hex"]])
        scene = manned(scene, {**scene["units"], "s": squad(other, "Russian")})
        if "s" not in scene["units"]:
            continue
        questions = [attack("g", "small_arms", *by) for by in (("r", "s"), ("r",), ("s",))]
        group, *alone = tems(ask, [(scene, question) for question in questions])
        if group is not None and None not in alone and group < max(tem or 0 for tem in alone):
            return Violation(f"the FG meets TEM {group}, its members alone {alone}", scene, questions)
    return None


@invariant("B9-INV-30", needs=MET, over="bocage")
def indirect_fire_meets_any_hexside(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Indirect Fire meets the best hexside less 1, from any direction, whoever has wall advantage."""
    board = ground(position, ALL)
    for _ in times(TRIES):
        start, end = pair(board, dice)
        fenced = walled(board, start, *near(board, start)[:: dice.randint(1, 4)], terrain=dice.choice(ALL))
        due = max(TEM[fenced["hexsides"][side]["terrain"]] - 1 for side in own(fenced, start))
        scene = duel(fenced, (start, end), flags(dice), "open_ground")
        for question in (attack("g", "mortar", "r"), attack("g", "oba_concentration")):
            (tem,) = tems(ask, [(scene, question)])
            if tem is not None and tem != due:
                return Violation(f"Indirect Fire meets TEM {tem}, not {due}", scene, [question])
    return None


@invariant("B9-INV-50", needs=MET, over="bocage")
def bocage_tem_is_the_same_from_any_height(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """Direct Fire over bocage meets the same TEM from any level and range."""
    question, (terrain,) = attack("g", "small_arms", "r"), BOCAGE
    scenes = from_above(position, dice, terrain, (0, *dice.sample(range(1, 7), 2)), 2)
    for (scene, distance, height), tem in zip(
        scenes, tems(ask, [(scene, question) for scene, *_ in scenes]), strict=True
    ):
        if tem is not None and tem != TEM[terrain]:
            what = f"the TEM of bocage is {tem} from level {height} at range {distance}"
            return Violation(what, scene, [question])
    return None
