"""A6.11, A4.34: how an attack on one target is drawn, what forbids it, and whether it has LOS."""

from __future__ import annotations

from typing import Any, NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, side_of
from asl_reference.board.position import Position
from asl_reference.rules.firing import a8_first_fire
from asl_reference.rules.firing.a7_fire import attack_banned
from asl_reference.rules.firing.a7_groups import group_barred
from asl_reference.rules.firing.a7_met import met_by
from asl_reference.rules.firing.a7_who_fires import fire_barred
from asl_reference.rules.firing.d4_underbelly import underbelly_banned
from asl_reference.rules.los import Sight
from asl_reference.rules.sheltering.b9_hull_down import bmg_banned, heat_banned
from asl_reference.rules.sheltering.lof import aims, sight_along


class Shot(NamedTuple):
    """The attack on one target, drawn in one way, with what forbids it or else its worst LOS."""

    fire: Fire
    barred: Illegal | None
    sight: Sight


@clause("A4.34", "A6.11", "B9.42")
def aimed(rules: Rules, position: Position, fire: Fire, target: Piece) -> Shot:
    """The attack drawn as is best for it, TEM and DRM together: every rule is asked about these lines."""
    first, *others = (_shot(rules, position, way, target) for way in aims(position, fire, target))
    if not others:
        return first
    able = [shot for shot in (first, *others) if shot.barred is None]
    clear = [shot for shot in able if shot.sight.clear]
    if clear:
        return min(clear, key=lambda shot: _worth(rules, position, shot, target))
    return min(able, key=lambda shot: shot.sight.hindrance, default=first)


def _shot(rules: Rules, position: Position, fire: Fire, target: Piece) -> Shot:
    barred = banned(rules, position, fire, target)
    return Shot(fire, barred, Sight(True) if barred else sight_along(rules, position, fire, target))


def _worth(rules: Rules, position: Position, shot: Shot, target: Piece) -> tuple[Any, ...]:
    """By which of two lines the better is known, the same whichever way the board lies."""
    met = met_by(rules, position, shot.fire, target, shot.sight.hindrance)
    return met.total, met.tem, sorted(met.options.values(), reverse=True), sorted(met.options)


@clause("A7.1", "A8.1")
def banned(rules: Rules, position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """What forbids the attack on one target, LOS apart.

    Defensive First Fire meets only units that spend MF; other attacks whoever is there (A8.1).
    """
    if fire.kind.path == "vertices":
        illegal = a8_first_fire.snap_shot_banned(position, fire, target)
        if illegal is not None:
            return illegal
    first_fire = a8_first_fire.is_first_fire(position, fire, side_of(position, target))
    if first_fire and not a8_first_fire.may_draw_first_fire(position, target):
        return Illegal("A8.1", f"{target.id} has spent no MF, so there is nothing to First Fire at")
    return (
        fire_barred(position, fire, target)
        or group_barred(rules, position, fire)
        or attack_banned(position, fire, target)
        or underbelly_banned(position, fire, target)
        or bmg_banned(rules, position, fire, target)
        or heat_banned(rules, position, fire, target)
    )
