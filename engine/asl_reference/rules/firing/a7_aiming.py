"""A6.11, A4.34, A7.6: how an attack on one target is drawn, what forbids it, its LOS, TEM and DRM."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, side_of
from asl_reference.board.position import Position
from asl_reference.rules.firing import a8_first_fire
from asl_reference.rules.firing.a7_fire import attack_banned, attackers_drm, cx_drm
from asl_reference.rules.firing.a7_groups import group_barred
from asl_reference.rules.firing.a7_who_fires import fire_barred
from asl_reference.rules.firing.b26_attacks import wire_drm
from asl_reference.rules.firing.d4_underbelly import underbelly_banned
from asl_reference.rules.ground.a2_locations import location_of, units_at
from asl_reference.rules.ground.b_terrain_tem import height_advantage
from asl_reference.rules.los.hindrance import known_in_weather
from asl_reference.rules.los.sight import Sight
from asl_reference.rules.sheltering.b9_hull_down import chosen, heat_banned
from asl_reference.rules.sheltering.b27_cover import bmg_banned, hull_down, net_tem, tem_options
from asl_reference.rules.sheltering.lof import aim_banned, aims, sight_along


@clause("A7.1", "A8.1", "A23.1", "C1.5")
def attacked(position: Position, fire: Fire, target: str, at: str = "") -> tuple[str, ...]:
    """The ids attacked: the piece named, or the units of a hex's Location that are not the attackers'.

    OBA attacks all of its hex; a DC attacks all of the Location, its user included. A hex means its ground
    Location or, if no unit is there, all of it.
    """
    if position.piece(target) is not None:
        return (target,)
    if at:
        return tuple(units_at(position, location_of(target, at)))
    ground = {} if fire.kind.oba else units_at(position, location_of(target))
    friends = {man.side for man in fire.who} if fire.kind.aimed else set[str]()
    units = ground or position.in_hex(target)
    return tuple(name for name, unit in units.items() if unit.side not in friends)


class Shot(NamedTuple):
    """The attack on one target, drawn in one way, with what forbids it or else its worst LOS."""

    fire: Fire
    barred: Illegal | None
    sight: Sight


@clause("A4.34", "A6.11", "B9.42")
def aimed(rules: Rules, position: Position, fire: Fire, target: Piece) -> Shot:
    """The attack along its best lines, by TEM and DRM together; every rule is asked about these lines."""
    shots = [_shot(rules, position, way, target) for way in _ways(position, fire, target)]
    if len(shots) == 1:
        return shots[0]
    able = [shot for shot in shots if shot.barred is None]
    clear = [shot for shot in able if shot.sight.clear]
    if clear:
        return min(clear, key=lambda shot: _worth(rules, position, shot, target))
    return next(iter(able or shots))


def drawn(rules: Rules, position: Position, fire: Fire, target: Piece) -> Fire:
    """The lines of the attack as ``aimed`` draws it; its LOS is asked only where there is a choice."""
    ways = _ways(position, fire, target)
    return ways[0] if len(ways) == 1 else aimed(rules, position, fire, target).fire


def _ways(position: Position, fire: Fire, target: Piece) -> tuple[Fire, ...]:
    """Every way to draw the attack on the target, a Snap Shot at the hexside of that target."""
    return aims(position, a8_first_fire.at_its_hexside(fire, target), target)


def _shot(rules: Rules, position: Position, fire: Fire, target: Piece) -> Shot:
    barred = banned(rules, position, fire, target)
    return Shot(fire, barred, Sight(True) if barred else sight_along(rules, position, fire, target))


def _worth(rules: Rules, position: Position, shot: Shot, target: Piece) -> tuple[Any, ...]:
    """How good the attack is along its lines, lowest best; the same however the board is turned."""
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
    return (
        a8_first_fire.left_alone(position, fire, target)
        or aim_banned(position, fire, target)
        or banned_at(rules, position, fire, target)
        or underbelly_banned(position, fire, target)
        or bmg_banned(rules, position, fire, target)
        or heat_banned(rules, position, fire, target)
    )


@clause("A7.1", "A8.15", "B9.31")
def banned_from_all(
    rules: Rules, position: Position, fire: Fire, at: Piece, met: Iterable[Piece]
) -> Illegal | None:
    """What forbids the attack on each of the pieces it meets; None if it may be made on one of them.

    An attack that picks no targets, or finds none, is judged by the place it is made at. A Snap Shot
    is for a unit that is there, at any hexside if it is not told which one the unit crossed.
    """
    snap_shot = fire.kind.path == "vertices"
    ways = [(way, one) for one in met for way in (a8_first_fire.snaps(fire, one) if snap_shot else (fire,))]
    if not snap_shot and not (ways and fire.kind.aimed):
        return banned_at(rules, position, fire, at)
    reasons = [banned(rules, position, drawn(rules, position, way, one), one) for way, one in ways]
    if None in reasons:
        return None
    return next(iter(reasons), None) or Illegal("A8.15", "nobody is there to take a Snap Shot at")


@clause("A7.1")
def banned_at(rules: Rules, position: Position, fire: Fire, place: Piece) -> Illegal | None:
    """What forbids the attackers such fire at a place, whoever is there."""
    return (
        fire_barred(position, fire, place)
        or group_barred(rules, position, fire)
        or attack_banned(position, fire, place)
    )


class Met(NamedTuple):
    """What an attack meets in one target."""

    options: dict[str, int]
    """All TEM that could apply, by source."""
    used: dict[str, int]
    """The TEM that the target's player has left by his choice."""
    drm: dict[str, int]
    """All other DRM, by name."""
    hull_down: bool

    @property
    def tem(self) -> int:
        """The TEM that counts."""
        return net_tem(self.used)

    @property
    def total(self) -> int:
        """TEM and DRM together."""
        return self.tem + sum(self.drm.values())


@clause("A7.6", "A8.15")
def options_against(rules: Rules, position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """Every TEM that the target could have against the attack, by source."""
    of = a8_first_fire.snap_shot_options if fire.kind.path == "vertices" else tem_options
    return of(rules, position, fire, target)


@clause("A7.6", "B9.31", "B9.36")
def met_by(rules: Rules, position: Position, fire: Fire, target: Piece, hindrance: int) -> Met:
    """TEM, DRM and HD status of one target against the attack, with the Hindrance of its LOS."""
    options = options_against(rules, position, fire, target)
    down, used = _chosen(rules, position, fire, target, options)
    covered = down or any(value > 0 for value in options.values())
    drm = _drm(rules, position, fire, target, hindrance, covered=covered)
    return Met(options, used, drm, down)


@clause("B9.31", "B9.36")
def _chosen(
    rules: Rules, position: Position, fire: Fire, target: Piece, options: dict[str, int]
) -> tuple[bool, dict[str, int]]:
    """Whether the target is HD, and the TEM left to it: HD unless it chooses TEM of its hex (9.36)."""
    choice = chosen(position, target)
    down = hull_down(rules, position, fire, target) and options.get(choice, 0) <= 0
    if not down and choice not in options:
        return False, options
    return down, {name: tem for name, tem in options.items() if tem < 0 or name == choice}


def _drm(
    rules: Rules, position: Position, fire: Fire, target: Piece, hindrance: int, *, covered: bool
) -> dict[str, int]:
    """Every DRM besides TEM, by name; Hindrance always, FFMO and FFNAM always in First Fire [EXC: CC]."""
    if fire.lines_from:
        known_in_weather(position)
    drm = {"hindrance": hindrance}
    first_fire = a8_first_fire.is_first_fire(position, fire, side_of(position, target))
    if first_fire and fire.kind.rolls != "cc" and a8_first_fire.mover(position, target):
        drm["ffmo"] = -int(a8_first_fire.ffmo(rules, position, fire, target, hindrance))
        drm["ffnam"] = -int(a8_first_fire.ffnam(position, target))
        if a8_first_fire.hazardous(target):
            drm["hazardous_movement"] = -2  # A4.62
    if not covered and fire.kind.positive_tem and height_advantage(position, fire, target):
        drm["height_advantage"] = 1  # B10.31
    return drm | attackers_drm(position, fire) | cx_drm(fire, target) | wire_drm(position, fire, target)
