"""B9.55 Concealment behind bocage: when its TEM counts as being out of LOS and in Concealment Terrain."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire, attack_by
from asl_reference.board.position import UNSEEN, Position, Unit
from asl_reference.rules.hiding.a12_concealment import (
    VIEWING_RANGE,
    concealment_terrain,
    onlookers,
    viewers,
)
from asl_reference.rules.sheltering.b9_tem import hexside_options, sheltering_hexsides
from asl_reference.rules.sheltering.lof import aims, lofs, seen_aims


def bocage_of(position: Position, unit: Unit) -> tuple[str, ...]:
    """The bocage hexsides of the unit's hex that can shelter it (9.3)."""
    return tuple(side for side, terrain in sheltering_hexsides(position, unit) if terrain == "bocage")


@clause("B9.55")
def through_bocage(rules: Rules, position: Position, viewer_id: str, unit_id: str) -> bool:
    """Whether every LOS of the viewer enters the unit's hex through bocage, whoever has WA over it."""
    unit, viewer = position.units[unit_id], position.units[viewer_id]
    behind = set(bocage_of(position, unit))
    lines = (
        line
        for aim in _views(rules, position, viewer_id, unit_id)
        for line in lofs(position, aim, viewer, unit)
    )
    return all(any(one.hexside in behind for one in line.traced) for line in lines)


@clause("A4.34", "B9.42")
def _views(rules: Rules, position: Position, viewer_id: str, unit_id: str) -> tuple[Fire, ...]:
    """The lines along which a viewer sees the unit, as fire; the LOS of an only line is not asked again."""
    unit = position.units[unit_id]
    fire = attack_by(position, "small_arms", (position.units[viewer_id],))
    ways = aims(position, fire, unit)
    return ways if len(ways) == 1 else tuple(aim for aim, _ in seen_aims(rules, position, fire, unit))


@clause("B9.55", "B9.31")
def bocage_tem_against(rules: Rules, position: Position, viewer_id: str, unit_id: str) -> bool:
    """Whether the unit could claim bocage TEM against the viewer; WA of its own is not needed."""
    unit = position.units[unit_id]
    ways = _views(rules, position, viewer_id, unit_id)
    return all("bocage" in hexside_options(rules, position, aim, unit) for aim in ways)


def _may_benefit(position: Position, unit: Unit) -> bool:
    """Infantry or dummies in a Location that bocage forms."""
    return unit.is_infantry and bool(bocage_of(position, unit))


@clause("B9.55")
def unseen_behind_bocage(rules: Rules, position: Position, unit_id: str, *, within: int | None) -> bool:
    """Whether for set-up and '?' gain the unit is out of LOS and in Concealment Terrain.

    It is if it could claim bocage TEM against every unbroken enemy ground unit that sees it from within so
    many hexes.
    """
    seen_by = onlookers(rules, position, unit_id, within=within)
    return shielded_by_bocage(rules, position, unit_id, seen_by)


@clause("B9.55")
def shielded_by_bocage(rules: Rules, position: Position, unit_id: str, seen_by: Iterable[str]) -> bool:
    """Whether for '?' loss in the RPh and by movement the unit could claim bocage TEM against all viewers."""
    return _may_benefit(position, position.units[unit_id]) and all(
        bocage_tem_against(rules, position, enemy, unit_id) for enemy in seen_by
    )


@clause("B9.55")
def range_behind_bocage(position: Position) -> int | None:
    """The range within which an enemy that sees past the bocage takes HIP or '?'; None: any range."""
    return None if position.follows("B9.55-range-at-set-up=any-range") else VIEWING_RANGE


@clause("B9.55")
def by_bocage_alone(position: Position, unit_id: str) -> bool:
    """Whether nothing but bocage allows the unit to be hidden or concealed where it has set up."""
    unit = position.units[unit_id]
    return _may_benefit(position, unit) and not concealment_terrain(position, unit)


@clause("B9.55")
def unmasked_after_setup(rules: Rules, position: Position) -> tuple[str, ...]:
    """Units whose HIP or '?', owed to bocage alone, is lost when both sides have set up.

    They are those that a Good Order enemy sees otherwise than through bocage. WA over the bocage is not asked
    here: the clause names non-bocage for the end of set-up, TEM for play.
    """
    return _seen_past(rules, position, through_bocage, *UNSEEN)


@clause("B9.55")
def shown_in_play(rules: Rules, position: Position) -> tuple[str, ...]:
    """Units hidden by bocage alone that a Good Order enemy sees past its TEM: they go on board concealed."""
    return _seen_past(rules, position, bocage_tem_against, "hidden")


def _seen_past(
    rules: Rules, position: Position, behind: Callable[[Rules, Position, str, str], bool], *statuses: str
) -> tuple[str, ...]:
    """Units that have such a status by bocage alone, and are not ``behind`` it to all who see them."""
    return tuple(
        name
        for name, unit in position.units.items()
        if unit.has(*statuses)
        and by_bocage_alone(position, name)
        and not all(
            behind(rules, position, viewer, name)
            for viewer in viewers(rules, position, name, within=range_behind_bocage(position))
        )
    )
