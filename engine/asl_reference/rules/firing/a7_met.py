"""A7.6, B9.36: what an attack meets in one target, its TEM and every DRM, along the line it is drawn."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, side_of
from asl_reference.board.position import Position
from asl_reference.rules.firing import a8_first_fire
from asl_reference.rules.firing.a7_fire import attackers_drm
from asl_reference.rules.firing.b26_attacks import wire_drm
from asl_reference.rules.ground.b_terrain_tem import height_advantage
from asl_reference.rules.sheltering.b9_hull_down import chosen
from asl_reference.rules.sheltering.b27_cover import hull_down, net_tem, tem_options


class Met(NamedTuple):
    """What an attack meets in one target."""

    options: dict[str, int]
    """Every TEM there is against the attack, by its source."""
    used: dict[str, int]
    """Those left by the choice of the target's player."""
    drm: dict[str, int]
    """Every DRM besides, by its name."""
    hull_down: bool

    @property
    def tem(self) -> int:
        """The TEM that counts."""
        return net_tem(self.used)

    @property
    def total(self) -> int:
        """TEM and DRM together."""
        return self.tem + sum(self.drm.values())


@clause("A7.6", "B9.31", "B9.36")
def met_by(rules: Rules, position: Position, fire: Fire, target: Piece, hindrance: int) -> Met:
    """TEM, DRM and HD status of one target against the attack, with the Hindrance of its LOS."""
    if fire.kind.path == "vertices":
        options = a8_first_fire.snap_shot_options(rules, position, fire, target)
    else:
        options = tem_options(rules, position, fire, target)
    down, used = _chosen(rules, position, fire, target, options)
    covered = down or any(value > 0 for value in options.values())
    drm = _drm(rules, position, fire, target, hindrance, covered=covered)
    return Met(options, used, drm, down)


@clause("B9.31", "B9.36")
def _chosen(
    rules: Rules, position: Position, fire: Fire, target: Piece, options: dict[str, int]
) -> tuple[bool, dict[str, int]]:
    """Whether the target is HD, and the TEM left to it: HD unless it chooses TEM of its hex (9.36)."""
    choice = chosen(target)
    down = hull_down(rules, position, fire, target) and options.get(choice, 0) <= 0
    if not down and choice not in options:
        return False, options
    return down, {name: tem for name, tem in options.items() if tem < 0 or (name == choice and not down)}


def _drm(
    rules: Rules, position: Position, fire: Fire, target: Piece, hindrance: int, *, covered: bool
) -> dict[str, int]:
    """Every DRM besides TEM, by name; Hindrance always, FFMO and FFNAM always in First Fire."""
    drm = {"hindrance": hindrance}
    if a8_first_fire.is_first_fire(position, fire, side_of(position, target)):
        drm["ffmo"] = -int(a8_first_fire.ffmo(rules, position, fire, target, hindrance))
        drm["ffnam"] = -int(a8_first_fire.ffnam(position, target))
        if a8_first_fire.hazardous(target):
            drm["hazardous_movement"] = -2  # A4.62
    if not covered and fire.kind.positive_tem and height_advantage(position, fire, target):
        drm["height_advantage"] = 1  # B10.31
    return drm | attackers_drm(position, fire) | wire_drm(position, fire, target)
