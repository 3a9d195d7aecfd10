"""Variants of LOS: Blind Hexes, SMOKE, hidden vehicles, roofs."""

from __future__ import annotations

from asl_reference.base.values import replace
from asl_reference.board.water import bottom
from asl_reference.rules.ground.b9_identity import is_hillside
from asl_reference.rules.los.blind import Casts, Obstacle, blocked_by
from asl_reference.rules.los.ends import LEVEL, half_levels
from asl_reference.rules.los.hindrance import HINDRANCE_LIMIT, SMOKE_HEIGHT
from asl_reference.rules.los.sight import Sight
from asl_reference.rules.los.terrain import AREAS, cliffs_of
from asl_reference.variants.variant import Variant

KIT: tuple[Variant, ...] = (
    Variant(
        "A24-height-of-wp",
        "four-levels",
        "two-levels",
        {
            "rules.los.hindrance._base_and_top": lambda right: (
                lambda line, name: (
                    (right(line, name)[0], right(line, name)[0] + 2 * SMOKE_HEIGHT)
                    if line.position.hex(name).smoke.endswith("wp")
                    else right(line, name)
                )
            )
        },
    ),
    Variant(
        "A24-smoke-in-a-depression",
        "bottom",
        "crest",
        {
            "rules.los.hindrance._base_and_top": lambda right: (
                lambda line, name: tuple(
                    half_levels(bottom(line.position, line.position.hex(name))) + above
                    for above in (0, SMOKE_HEIGHT)
                )
            )
        },
    ),
    Variant(
        "B9.2-rising-gully",
        "half-level",
        "no-obstacle",
        {
            "rules.los.walls._obstructed": lambda right: (
                lambda line, wall, place, why="": (
                    blocked_by(
                        line,
                        Obstacle(place, wall.name, wall.base, wall.top, wall.hexes, Casts.GENERAL, ("B9.2",)),
                    )
                    if line.high - line.low >= LEVEL and not is_hillside(line.position, wall.hexside)
                    else right(line, wall, place, why)
                )
            )
        },
    ),
    Variant(
        "B9.61-cliffs",
        "far-side",
        "either-side",
        {
            "rules.los.terrain._over_a_cliff": lambda right: (
                lambda line, hexes: (
                    lambda areas, at, step: any(
                        all((name, other) in cliffs_of(line.position) for name in hexes for other in beyond)
                        for beyond in areas[max(0, at + step) : at + step + 1]
                    )
                )(
                    areas := [touch.hexes for touch in line.path if isinstance(touch, AREAS)],
                    areas.index(hexes),
                    1 if line.higher_hex == line.start.hex else -1,
                )
            )
        },
    ),
    Variant(
        "B16.2-out-of-smoke",
        "counted",
        "not-counted",
        {
            "rules.los.sight.sight": lambda right: (
                lambda rules, position, start, end: (
                    lambda seen: (
                        Sight(False, seen.hindrance, start.hex, ("A6.7",), "Hindrances of +6 or more block")
                        if seen.clear and seen.hindrance >= HINDRANCE_LIMIT
                        else seen
                    )
                )(right(rules, position, start, end))
            )
        },
    ),
    Variant(
        "D9.4-hidden",
        "hinders-not",
        "hinders",
        {
            "rules.los.hindrance._standing": lambda right: (
                lambda position: right(
                    replace(
                        position,
                        units={name: unit for name, unit in position.units.items() if not unit.has("hidden")},
                    )
                )
            )
        },
    ),
)
