"""The known bugs of VASL's LOS engine, from its tracker, each imitated by a wrong rule of the reference.

A bug that suite and invariants do not find in the imitation would stay unseen in VASL too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from asl_reference.rules.los.blind import Casts, Obstacle
from asl_reference.rules.los.ends import LEVEL, End
from asl_reference.rules.los.line import Line
from asl_reference.rules.los.path import Through
from asl_reference.rules.los.sight import Sight
from asl_reference.rules.los.wall import Wall
from tests.fuzz.rule_saboteurs import SABOTEURS
from tests.fuzz.rule_saboteurs.engine import Saboteur, always
from tests.fuzz.rule_saboteurs.los import _hiding_in

_KNOWN = {saboteur.id: saboteur for saboteur in SABOTEURS}


@dataclass(frozen=True)
class Bug:
    """A class of bugs: the issues of VASL's tracker, its imitation, and what finds it."""

    issues: tuple[int, ...]
    imitation: Saboteur
    cases: tuple[str, ...]
    """Cases that fail because of it."""
    invariant: str = ""
    """The invariant that it breaks, if there is one."""


def _one_blind_hex_at_least(right: Any) -> Any:
    def obstacle(wall: Wall, hexes: tuple[str, ...], casts: Casts) -> Obstacle:
        found: Obstacle = right(wall, hexes, casts)
        return found._replace(casts=Casts.GENERAL)

    return obstacle


def _missed_by_a_pixel(right: Any) -> Any:
    def met_at(line: Line, touch: Any) -> Any:
        x, _ = line.start.lattice
        cuts = isinstance(touch, Through) and touch.entered.bit_count() == 2
        return () if cuts and x % 6 else right(line, touch)

    return met_at


def _rear_vertex_hidden(right: Any) -> Any:
    def sight(rules: Any, position: Any, start: End, end: End) -> Sight:
        if end.point is not None and end.level > start.level:
            return Sight(False, blocked_at=end.hex, clauses=("B9.42",), why="the ground of its own hex")
        found: Sight = right(rules, position, start, end)
        return found

    return sight


def _by_the_viewer(right: Any) -> Any:
    def in_cloud(line: Line, name: str) -> bool:
        if name == line.end.hex:
            return line.start.level < LEVEL * 2 + LEVEL * int(line.position.hex(name).level)
        found: bool = right(line, name)
        return found

    return in_cloud


BUGS = (
    Bug(
        (1417,),
        _KNOWN["los-along-bocage"],
        ("B9.52-9/bocage", "B9.52-12/hex-g5", "B9.52-12c/first-hex-behind"),
        "B9-INV-52",
    ),
    Bug(
        (180,),
        Saboteur(
            "one-blind-hex-behind-bocage-at-least",
            ("B9.52", "B9.521", "B9.531"),
            "casts one Blind Hex at least behind bocage, however high the viewer",
            {"rules.los.bocage._obstacle": _one_blind_hex_at_least},
            "bocage",
        ),
        ("B9.531-5/level-3-1st", "B9.52-7a", "B9.52-8/level-3-range-3-m6"),
    ),
    Bug(
        (1220, 1353),
        _KNOWN["foxhole-hides-the-hindrance"],
        ("B27.2-2b", "B27.2-2d/brush", "B27.2-2d/orchard"),
    ),
    Bug(
        (1220, 1353),
        Saboteur(
            "trench-hides-the-hindrance",
            ("B27.2", "B27.5"),
            "forgets the Hindrance of a hex that holds a trench",
            {"rules.los.hindrance._drm": _hiding_in("trench")},
            "trenches",
        ),
        ("B27.5-4b/brush", "B27.5-4b/grain", "B27.5-4b/orchard"),
    ),
    Bug((1947,), _KNOWN["hillside-walls-ignored"], ("B9.61-1/level-1-to-1", "B9.61-5")),
    Bug((1947,), _KNOWN["hillside-walls-as-others"], ("B9.61-1/level-0-to-1", "B9.61-3/level-0-to-1")),
    Bug(
        (1636, 1641),
        Saboteur(
            "walls-end-before-their-vertices",
            ("B9.1", "B9.2"),
            "lets a LOS pass through the vertex at which a wall ends",
            {"rules.los.walls._touched": always(None)},
            "walls",
        ),
        ("B9.1-7", "B9.2-17/arm-f4-g5"),
    ),
    Bug(
        (1362,),
        Saboteur(
            "terrain-missed-by-a-pixel",
            ("B16.2",),
            "misses terrain whose corner the LOS cuts, by the column in which the viewer stands",
            {"rules.los.line.met_at": _missed_by_a_pixel},
            "walls",
        ),
        (),
        "B9-INV-25",
    ),
    Bug(
        (418,),
        Saboteur(
            "rear-vertex-of-a-hill-hidden",
            ("B9.42",),
            "lets the ground of a higher hex hide its vertices from below",
            {"rules.los.sight.sight": _rear_vertex_hidden},
            "hills",
        ),
        ("B9.42-2e",),
    ),
    Bug(
        (1179,),
        Saboteur(
            "smoke-judged-from-the-viewer",
            ("B16.2",),
            "asks of SMOKE at the target whether the viewer is in it",
            {"rules.los.hindrance._in_cloud": _by_the_viewer},
            "foxholes",
        ),
        ("B16.2-12f/level-2-to-b6-smoke-b6", "B16.2-12f/level-3-to-b6-smoke-b6"),
    ),
)
