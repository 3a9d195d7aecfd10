"""TEM of entrenchments by kind of attack: the invariants of 27.3, 27.42 and 9.31."""

from __future__ import annotations

import random

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.scenes import with_hex, with_unit
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    US,
    around,
    attack,
    broken,
    counter,
    dry,
    level_of,
    met,
    plain,
    spots,
    squad,
    staged,
    stages,
    tem,
)

TARGETS = {"attack": ("targets",)}
FROM_ABOVE = frozenset({"oba_concentration", "oba_harassing", "overrun"})
"""Attacks against which an entrenchment gives +4 (27.3)."""
UNSHELTERED = frozenset({"close_combat", "flamethrower"})
"""Attacks against which it gives nothing (27.3)."""
MEANS = ("small_arms", "ordnance_he", "mortar", *sorted(FROM_ABOVE), *sorted(UNSHELTERED))
SHELTERING = ("woods", "forest", "pine_woods", "graveyard", "brush", "orchard")
"""Terrain that takes a foxhole, with and without TEM of its own."""
DUG = ("foxhole", "trench", "at_ditch")


@invariant("B27-INV-15", needs=TARGETS, over="foxholes")
def its_tem_is_two_or_four(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In plain ground TEM is +4 against OBA and OVR, 0 in CC and against a FT, else +2."""
    name, kind = spots(position, dice, 1)[0], dice.choice(DUG)
    scene = staged(plain(position, name), {"g": squad(name, kind)}, {"c": counter(kind, name)}, "PFPh", THEM)
    if scene is None:
        return None
    questions = [attack("g", means) for means in MEANS]
    for question, answer in zip(questions, ask.answers(scene, questions), strict=True):
        means, found = question["means"], tem(answer, "g")
        due = 4 if means in FROM_ABOVE else 0 if means in UNSHELTERED else 2
        if found is not None and found != due:
            return broken(f"TEM beneath the {kind} is {found} against {means}", scene, [question])
        on_top = with_unit(scene, "g", beneath=[])
        bare = tem(ask.answer(on_top, question), "g")
        if bare is not None and bare != 0:
            return broken(f"TEM on top of the {kind} in plain ground is {bare}", on_top, [question])
    return None


@invariant("B27-INV-16", needs=TARGETS, over="foxholes")
def tem_is_the_best_and_no_sum(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """The higher one of the TEM of the hex and of the entrenchment counts, never their sum."""
    name, kind = spots(position, dice, 1)[0], dice.choice(DUG)
    board = plain(position, name, terrain=dice.choice(SHELTERING))
    scene = staged(board, {"g": squad(name, kind)}, {"c": counter(kind, name)}, "PFPh", THEM)
    if scene is None:
        return None
    question = attack("g", "small_arms")
    own, bare = (
        tem(ask.answer(p, question), "g")
        for p in (with_unit(scene, "g", beneath=[]), with_unit(plain(scene, name), "g", beneath=[kind]))
    )
    found = tem(ask.answer(scene, question), "g")
    if None not in (own, bare, found) and own and bare and own > 0 and found != max(own, bare):
        return broken(f"TEM {own} of the hex and {bare} of the {kind} make {found}", scene, [question])
    return None


@invariant("B27-INV-17", needs=TARGETS, over="foxholes")
def air_bursts_lower_it_by_one(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """In woods the entrenchment's TEM against indirect HE is 1 less."""
    name, kind = spots(position, dice, 1)[0], dice.choice(DUG)
    wooded, treeless = plain(position, name, terrain="woods"), plain(position, name)
    scenes = [
        staged(board, {"g": squad(name, kind)}, {"c": counter(kind, name)}, "PFPh", THEM)
        for board in (wooded, treeless)
    ]
    if scenes[0] is None or scenes[1] is None:
        return None
    for means in ("mortar", "oba_concentration"):
        question = attack("g", means)
        woods, bare = (tem(ask.answer(scene, question), "g") for scene in scenes if scene)
        if woods is not None and bare is not None and woods != bare - 1:
            return broken(f"TEM beneath is {bare} in the open, {woods} in woods", scenes[0], [question])
    return None


@invariant("B27-INV-18", needs=TARGETS, over="foxholes")
def going_beneath_never_worsens_tem(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """TEM beneath is at least that on top against the same attack; CC and FT left out."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        far = dice.choice(around(position, name, 2))
        units = {"g": squad(name), "r": squad(far, side=THEM)}
        scene = staged(position, units, {"c": counter(kind, name)}, "PFPh", THEM)
        if scene is None:
            continue
        beneath = with_unit(scene, "g", beneath=[kind])
        questions = [attack("g", "small_arms", "r"), attack("g", "mortar", "r")]
        questions += [attack("g", "oba_concentration"), attack("g", "ordnance_he")]
        above, below = ask.answers(scene, questions), ask.answers(beneath, questions)
        for question, one, other in zip(questions, above, below, strict=True):
            before, after = tem(one, "g"), tem(other, "g")
            if before is not None and after is not None and after < before:
                return broken(f"TEM is {before} on top and {after} beneath", beneath, [question])
        return None
    return None


@invariant("B27-INV-19", needs=TARGETS, over="foxholes")
def height_only_lowers_it(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A higher firer never meets more TEM than one on the target's level, and no negative one."""
    for name, kind in stages(position, dice, ("foxhole", "trench")):
        near = dice.choice(around(position, name, 2))
        level = level_of(position, name)
        board = plain(position, near, level=level)
        units = {"g": squad(name, kind), "r": squad(near, side=THEM)}
        scene = staged(board, units, {"c": counter(kind, name)}, "PFPh", THEM)
        if scene is None:
            continue
        question = attack("g", "small_arms", "r")
        flat = tem(ask.answer(scene, question), "g")
        for up in (1, 2, 3):
            raised = with_hex(scene, near, level=level + up)
            found = tem(ask.answer(raised, question), "g")
            if flat is not None and found is not None and not 0 <= found <= flat:
                return broken(f"TEM is {flat} on the level, {found} from {up} above", raised, [question])
        if flat is not None:
            return None
    return None


@invariant("B27-INV-25", needs={**TARGETS, "terrain": ("open_ground",)}, over="foxholes")
def no_ffmo_while_beneath(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """If FFMO applies, the target is in Open Ground and not beneath an entrenchment.

    [EXC: shellholes, which are Open Ground or not by the MF paid (B2.3).]
    """
    question = attack("g", "small_arms", "r")
    for name, kind in stages(dry(position), dice, ("foxhole", "trench")):
        moved: Json = {"mf_spent": 1, "done": ["moved"]}
        near = dice.choice(around(position, name, 2))
        units = {"g": squad(name, kind, **moved), "r": squad(near, side=THEM)}
        scene = staged(dry(position), units, {"c": counter(kind, name)}, "MPh", US)
        if scene is None:
            continue
        on_top = with_unit(scene, "g", beneath=[])
        for where, beneath in ((scene, True), (on_top, False)):
            target = met(ask.answer(where, question), "g")
            if not target or target.get("drm", {}).get("ffmo", 0) >= 0:
                continue
            ground = ask.answer(where, {"ask": "terrain", "hex": name})
            by_mf = "shellholes" in where.get("hexes", {}).get(name, {}).get("overlays", ())
            if beneath or (ground and not ground["open_ground"] and not by_mf):
                return broken("FFMO where none applies", where, [question])
        return None
    return None
