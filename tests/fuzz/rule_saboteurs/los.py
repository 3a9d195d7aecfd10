"""Wrong engines for LOS (B9.1, B9.2, B9.21, B9.5, B9.6, B16.2, B26.2, B27.2)."""

from __future__ import annotations

from typing import Any

from asl_reference.board.geometry import touches
from asl_reference.rules.ground.b9_identity import is_hillside
from asl_reference.rules.los.blind import Casts, Obstacle, blocked_by
from asl_reference.rules.los.line import Blockage, Line
from asl_reference.rules.los.path import Corner, Crossing, Spine, Through, Touch
from asl_reference.rules.los.wall import Wall
from tests.fuzz.rule_saboteurs.engine import Saboteur, Wrong, always


def _one_way(right: Any) -> Any:
    def touched(line: Line, touch: Corner) -> Blockage | None:
        found: Blockage | None = right(line, touch)
        return None if line.start.lattice > line.end.lattice else found

    return touched


def _hiding_in(kind: str) -> Wrong:
    def wrong(right: Any) -> Any:
        def drm(line: Line, name: str, *, along_depression: bool) -> int:
            holed = any(c.hex == name and c.type == kind for c in line.position.counters.values())
            return 0 if holed else right(line, name, along_depression=along_depression)

        return drm

    return wrong


def _blocking(kind: str, clause: str) -> Wrong:
    def wrong(right: Any) -> Any:
        def first_blockage(line: Line) -> Blockage | None:
            lying = {c.hex for c in line.position.counters.values() if c.type == kind}
            for touch in line.path if lying else ():
                if isinstance(touch, Through) and touch.hex in lying and not line.owns(touch.hex):
                    return Blockage(touch.hex, (clause,), kind)
            found: Blockage | None = right(line)
            return found

        return first_blockage

    return wrong


def _as_along_a_wall(right: Any) -> Any:
    def along(line: Line, wall: Wall) -> Blockage | None:
        found: Blockage | None = right(line, wall)
        return None if any(touches(wall.hexside, end.hex) for end in (line.start, line.end)) else found

    return along


def _not_at_vertices(right: Any) -> Any:
    def through(line: Line, wall: Wall, touch: Crossing | Corner) -> Blockage | None:
        found: Blockage | None = None if isinstance(touch, Corner) else right(line, wall, touch)
        return found

    return through


def _half_as_high(right: Any) -> Any:
    def obstacle(wall: Wall, hexes: tuple[str, ...], casts: Casts) -> Obstacle:
        found: Obstacle = right(wall, hexes, casts)
        return found._replace(top=wall.base + 1)

    return obstacle


def _over_half(right: Any) -> Any:
    return lambda end, wall: end.level > wall.base


def _without_hillside(right: Any) -> Any:
    def obstructed(line: Line, wall: Wall, place: str, why: str = "") -> Blockage | None:
        hillside = is_hillside(line.position, wall.hexside)
        found: Blockage | None = None if hillside else right(line, wall, place, why)
        return found

    return obstructed


def _hillside_as_any(right: Any) -> Any:
    def obstructed(line: Line, wall: Wall, place: str, why: str = "") -> Blockage | None:
        found: Blockage | None = right(line, wall, place, why)
        if found is None and is_hillside(line.position, wall.hexside):
            high_and_low = wall.base, wall.top, wall.hexes, Casts.GENERAL
            obstacle = Obstacle(wall.hexside, wall.terrain, *high_and_low, clauses=("B9.2",))
            return blocked_by(line, obstacle)
        return found

    return obstructed


def _without_gaps(right: Any) -> Any:
    def crossed(line: Line, touch: Crossing) -> Blockage | None:
        found: Blockage | None = right(line, Crossing(touch.hexside, touch.hexes, False))
        return found

    return crossed


def _not_along(right: Any) -> Any:
    def across(line: Line, touch: Touch) -> Blockage | None:
        found: Blockage | None = None if isinstance(touch, Spine) else right(line, touch)
        return found

    return across


def _marsh_at_any_level(right: Any) -> Any:
    def drm(line: Line, name: str, *, along_depression: bool) -> int:
        return (
            1
            if line.position.hex(name).terrain == "marsh"
            else right(line, name, along_depression=along_depression)
        )

    return drm


SABOTEURS = (
    Saboteur(
        "los-not-reciprocal-at-a-vertex",
        ("B9.1", "B9.2"),
        "sees past a wall's end at a vertex from one of the two ends only",
        {"rules.los.walls._touched": _one_way},
        "walls",
    ),
    Saboteur(
        "wall-ignored-along-its-hexside",
        ("B9.2", "B9.52"),
        "lets every LOS pass that runs along a walled hexside",
        {"rules.los.walls.wall_across": _not_along},
        "hedgerows",
    ),
    Saboteur(
        "three-walls-at-a-vertex-ignored",
        ("B9.2",),
        "lets a LOS along a wall that touches an end's hex pass whatever stands at its far vertex",
        {"rules.los.walls.SPINES_AT_A_VERTEX": always(4)},
        "hedgerows",
    ),
    Saboteur(
        "own-wall-blocks",
        ("B9.2",),
        "takes walls of the viewer's and the target's own hex for obstacles",
        {"rules.los.walls.is_own": always(False)},
        "walls",
    ),
    Saboteur(
        "gap-in-a-wall-ignored",
        ("B9.1",),
        "blocks a LOS through a gap in the wall",
        {"rules.los.walls._crossed": _without_gaps},
        "walls",
    ),
    Saboteur(
        "entrenched-see-over-walls",
        ("B9.21", "B27.2"),
        "has forgotten that a unit in an entrenchment sees past no wall of its level",
        {"rules.los.walls._barred": always(None)},
        "foxholes",
    ),
    Saboteur(
        "los-along-bocage",
        ("B9.52", "B9.521"),
        "lets a LOS run along a bocage hexspine of the own hex, as along a wall",
        {"rules.los.bocage.along_bocage": _as_along_a_wall},
        "bocage",
    ),
    Saboteur(
        "bocage-ends-before-its-vertices",
        ("B9.52", "B9.521"),
        "lets a LOS pass through the vertex at which a bocage hexspine ends",
        {"rules.los.bocage.through_bocage": _not_at_vertices},
        "bocage",
    ),
    Saboteur(
        "bocage-half-a-level-high",
        ("B9.52", "B9.521", "B9.531"),
        "takes bocage for no higher than a hedge",
        {"rules.los.bocage._obstacle": _half_as_high, "rules.los.bocage.is_over": _over_half},
        "bocage",
    ),
    Saboteur(
        "hillside-walls-ignored",
        ("B9.6", "B9.61"),
        "never lets a wall on the higher of two Base Levels block",
        {"rules.los.walls._obstructed": _without_hillside},
        "hills",
    ),
    Saboteur(
        "hillside-walls-as-others",
        ("B9.6", "B9.61"),
        "lets a Hillside wall block between units on different levels",
        {"rules.los.walls._obstructed": _hillside_as_any},
        "hills",
    ),
    Saboteur(
        "foxhole-hides-the-hindrance",
        ("B27.2",),
        "forgets the Hindrance of a hex that holds a foxhole",
        {"rules.los.hindrance._drm": _hiding_in("foxhole")},
        "foxholes",
    ),
    Saboteur(
        "wire-blocks-los",
        ("B26.2",),
        "takes Wire for an obstacle",
        {"rules.los.sight._first_blockage": _blocking("wire", "B26.2")},
        "wire",
    ),
    Saboteur(
        "marsh-hinders-at-any-level",
        ("B16.2",),
        "lets marsh hinder a LOS that passes high above it",
        {"rules.los.hindrance._drm": _marsh_at_any_level},
        "marsh",
    ),
)
