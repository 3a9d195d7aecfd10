"""LOS to vertices: units in Bypass, Snap Shots, Underbelly Hits, and walls that end there."""

from __future__ import annotations

import random
from collections.abc import Iterator

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.questions import as_json, unlike
from asl_conformance.fuzz.boards.lattice import Point, centre, disc, hexside, neighbours, vertices
from asl_conformance.fuzz.boards.lines import ends, vertex
from asl_conformance.fuzz.boards.transforms import mirror, rotation, wide
from asl_conformance.fuzz.invariants.b9.scenes import (
    MET,
    PLAIN,
    attack,
    ground,
    inside,
    made,
    manned,
    met_by,
    near,
    pair,
    place,
    squad,
    tank,
    tems,
    times,
    walled,
)
from asl_conformance.fuzz.invariants.check import Violation, invariant

TRIES = 4
"""Scenes set up on a board."""
MOVING: Json = {"phase": "MPh", "turn_of": "German"}
MOVED: Json = {"done": ["moved"], "mf_spent": 1}
"""The fields that make First Fire possible (A8.1)."""


def met_corners(board: Json, dice: random.Random) -> Iterator[tuple[str, list[str]]]:
    """Some vertices of the board, each with its three hexes in random order; none at the edge."""
    for _ in times(TRIES):
        found = [
            name for name in vertices(place(board, dice)) if all(inside(board, n) for n in name.split("-"))
        ]
        if found:
            name = dice.choice(found)
            yield name, dice.sample(name.split("-"), 3)


def bypassing(board: Json, name: str, other: str, firer: str) -> Json:
    """g bypasses the woods of a hex along its hexside with ``other``; r is in another hex."""
    around = [one for one in neighbours(name) if one]
    woods = made(board, **{name: {"terrain": "woods", "free": around}, firer: {}})
    g = squad(name, at="bypass", bypass=[hexside(name, other)], **MOVED)
    return manned(woods, {"g": g, "r": squad(firer, "Russian")}, **MOVING)


def bare_but(position: Json, first: str, second: str, terrain: str) -> Json:
    """Bare level ground with only this terrain, between two hexes."""
    return walled(ground(position, (), bare=True), first, second, terrain=terrain)


@invariant("B9-INV-66", needs=MET, over="walls")
def vertex_los_is_the_same_turned_or_mirrored(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """Turning or mirroring everything does not change a shot at a vertex."""
    board = ground(position)
    for name, (at, other, _) in met_corners(board, dice):
        firer = dice.choice([one for one in disc(at, 4)[1:] if inside(board, one)])
        fenced = walled(board, at, other, terrain=dice.choice(PLAIN))
        scene = wide(bypassing(fenced, at, other, firer))
        if not {"g", "r"} <= set(scene.get("units", ())):
            continue
        aim = _moved_vertex(scene, at, name)
        question = attack("g", "small_arms", "r", vertex=aim)
        motion = dice.choice((rotation(dice.randint(1, 5)), mirror()))
        moved, asked = motion.position(scene), motion.value(question, scene)
        here, there = ask.ask_many([(scene, [question], ()), (moved, [asked], ())])
        here = motion.value(here, scene)
        for _, due, got in unlike([asked], here, there, ask.capabilities.questions):
            return Violation(
                f"{motion.name}, the answer is {as_json(got)} and not {as_json(due)}", moved, [asked]
            )
    return None


def _moved_vertex(scene: Json, at: str, name: str) -> str:
    """The name that the vertex has in the moved scene."""
    (ax, ay), (vx, vy) = centre(at), vertex(name)
    x, y = centre(scene["units"]["g"]["hex"])
    point = (x + vx - ax, y + vy - ay)
    return next(one for one in vertices(scene["units"]["g"]["hex"]) if vertex(one) == point)


@invariant("B9-INV-67", needs=MET, over="walls")
def along_the_wall_every_hex_of_the_vertex_is_alike(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """Fire along a wall to the vertex at its end meets it, in each of the three hexes there."""
    for name, (first, second, third) in met_corners(ground(position), dice):
        board = bare_but(position, first, second, dice.choice(PLAIN))
        firer = _at_other_end(board, first, second, third)
        if firer is None:
            continue
        question = attack("g", "small_arms", "r", vertex=name)
        targets = ((first, third), (second, third), (third, dice.choice((first, second))))
        scenes = [bypassing(board, at, along, firer) for at, along in targets]
        met = tems(ask, [(scene, question) for scene in scenes])
        if len(set(met)) > 1:
            return Violation(f"TEM {met} in the three hexes of the vertex", scenes[2], [question])
    return None


def _at_other_end(board: Json, first: str, second: str, third: str) -> str | None:
    """The hex at the other end of the hexside between two hexes; None off the board."""
    both = {one for one in neighbours(first) if one in neighbours(second)} - {third}
    other = next(iter(both), None)
    return other if inside(board, other) else None


def enters_through(start: Point, end: Point, name: str) -> bool:
    """Whether the line reaches the vertex of the hex through the hex's inside, off both hexsides there."""
    (ax, ay), (ox, oy) = centre(name), end
    arms = [_other_end(hexside(name, one), end) for one in neighbours(name) if one]
    p, q = ((x - ox, y - oy) for x, y in (arm for arm in arms if arm is not None))
    d, inward = (start[0] - ox, start[1] - oy), (ax - ox, ay - oy)
    return all(_cross(arm, d) * _cross(arm, inward) > 0 for arm in (p, q))


def _other_end(side: str, end: Point) -> Point | None:
    points = ends(side)
    return points[1 - points.index(end)] if end in points else None


def _cross(a: Point, b: Point) -> int:
    return a[0] * b[1] - a[1] * b[0]


@invariant("B9-INV-68", needs=MET, over="walls")
def off_the_wall_one_side_is_protected(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Fire that reaches the vertex through one hex of a wall meets the wall in the other hex only."""
    for name, (behind, through, third) in met_corners(ground(position), dice):
        terrain = dice.choice(PLAIN)
        board = bare_but(position, behind, through, terrain)
        firers = [
            one
            for one in disc(through, 4)[1:]
            if inside(board, one) and one not in (behind, third)
            if enters_through(centre(one), vertex(name), through)
        ]
        if not firers:
            continue
        firer, question = dice.choice(firers), attack("g", "small_arms", "r", vertex=name)
        due = {behind: {"wall": 2, "hedge": 1}[terrain], through: 0, third: 0}
        for at, tem in due.items():
            along = behind if at == third else third
            scene = bypassing(board, at, along, firer)
            (met,) = tems(ask, [(scene, question)])
            if met is not None and met != tem:
                return Violation(
                    f"fire through {through} meets TEM {met} in {at}, not {tem}", scene, [question]
                )
    return None


@invariant("B9-INV-69", needs=MET, over="walls")
def a_snap_shot_meets_what_either_vertex_meets(
    ask: Asker, position: Json, dice: random.Random
) -> Violation | None:
    """A Snap Shot at a hexside meets a wall exactly if fire at one of its two vertices does."""
    for _, (at, other, _) in met_corners(ground(position), dice):
        walls = [one for one in near(ground(position), at) if dice.random() < 0.4]
        board = walled(ground(position, (), bare=True), at, *walls, terrain=dice.choice(PLAIN))
        firer = dice.choice([one for one in disc(at, 4)[1:] if inside(board, one) and one != other])
        scene = bypassing(board, at, other, firer)
        scene["units"]["g"].pop("at")
        scene["units"]["g"].pop("bypass")
        at_vertices = bypassing(board, at, other, firer)
        side = hexside(at, other)
        points = [name for name in vertices(at) if set(side.split("-")) <= set(name.split("-"))]
        if len(points) < 2:
            continue
        snap = attack("g", "snap_shot", "r", hexside=side)
        shots = [(at_vertices, attack("g", "small_arms", "r", vertex=one)) for one in points]
        met, *either = tems(ask, [(scene, snap), *shots])
        if met is not None and None not in either and met != max(tem or 0 for tem in either):
            return Violation(f"the Snap Shot meets TEM {met}, the vertices {either}", scene, [snap])
    return None


@invariant("B9-INV-70", needs=MET, over="walls")
def underbelly_hits_meet_no_hexside(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An Underbelly Hit on a tank that crosses bocage meets no TEM or HD of hexsides at that vertex."""
    for _ in times(TRIES):
        board = ground(position)
        start, end = pair(board, dice)
        fenced = walled(board, start, *near(board, start)[:: dice.randint(1, 2)], terrain="wall")
        g = tank(start, "German", near(board, start)[0], "motion")
        r = tank(end, "Russian", near(board, end)[0])
        scene = manned(made(fenced, **{start: {}, end: {}}), {"g": g, "r": r}, **MOVING)
        scene["units"]["g"] |= MOVED
        crossed = hexside(start, dice.choice(near(board, start)))
        scene["hexsides"][crossed] = {"terrain": "bocage"}
        aim = dice.choice([one for one in vertices(start) if set(crossed.split("-")) <= set(one.split("-"))])
        question = attack("g", "ordnance_ap", "r", vertex=aim, underbelly=True)
        sides = scene["hexsides"].items()
        scene["hexsides"] = {
            name: side for name, side in sides if set(name.split("-")) <= set(aim.split("-"))
        }
        met = met_by(ask.answer(scene, question))
        if met and (met.get("tem") or met.get("hull_down")):
            what = f"an Underbelly Hit meets TEM {met.get('tem')}, HD {met.get('hull_down')}"
            return Violation(what, scene, [question])
    return None
