"""B9.33, 9.36: Hull Down (HD) vehicles behind walls, and what the choice is.

C8.31 HEAT against Infantry and Cavalry, as far as 9.31 and 9.5 need it, is here as well.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.b16_identity import beside_the_obstacle
from asl_reference.rules.sheltering.b9_tem import claims_wa, hexside_options

HULL_DOWN = "hull_down"
"""The player's word for HD status in place of in-hex TEM (9.36)."""
AS_WALLS = ("wall", "bocage")
"""Hexside terrain behind which a vehicle is HD (9.36, 9.5); hedges never make it HD."""
REDUCED_TEM = 1
"""Wall TEM with which a shot from above hits the hull more easily (9.33)."""
LOCATION_DRM = -1
HEAT_ERRATUM = "B9.5-heat"
"""The erratum by which bocage, although it counts as a wall, does not allow HEAT."""
HEAT_TERRAIN = frozenset({"wooden_building", "stone_building", "wooden_rubble", "stone_rubble"})
"""Terrain that allows HEAT against Infantry in it (C8.31)."""


def _wall_tem(rules: Rules, position: Position, fire: Fire, target: Piece) -> set[int]:
    """The TEM of walls that a vehicle would have against the Direct Fire ordnance, were it not HD."""
    options = hexside_options(rules, position, fire, target)
    return {options[wall] for wall in AS_WALLS if wall in options}


@clause("B9.36", "B9.33", "B9.34", "B9.35", "B9.42")
def hull_down_behind_wall(rules: Rules, position: Position, fire: Fire, target: Piece) -> bool:
    """A vehicle to which wall TEM applies is HD to Direct Fire ordnance instead of having that TEM.

    It is not HD if the wall gives it no TEM, or height has taken all of that away.
    """
    return any(_wall_tem(rules, position, fire, target))


@clause("B9.33")
def colored_drm(rules: Rules, position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """The changes of ordnance's colored die, by what it decides: location of hit, ROF, Critical Hit.

    -1 for the location of hit if height has cut the wall's TEM to +1; none for the other uses.
    """
    low = _wall_tem(rules, position, fire, target) == {REDUCED_TEM}
    return {"location": LOCATION_DRM} if low else {}


@clause("B9.31", "B9.5", "C8.31", "C13.3")
def heat_banned(rules: Rules, position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """HEAT may be fired at Infantry and Cavalry only in buildings, rubble, pillboxes, caves or behind a wall.

    A wall justifies it only against units that have its TEM against the shot, with WA or without.
    [EXC: bocage does not.] Passengers and Riders are no Infantry.
    """
    if fire.kind.shell != "heat" or not (isinstance(target, Unit) and target.stands_for_itself):
        return None
    beside = beside_the_obstacle(position, target)
    if target.at in ("pillbox", "cave") or (position.hex(target.hex).terrain in HEAT_TERRAIN and not beside):
        return None
    walls = ("wall",) if rules.includes(HEAT_ERRATUM) else AS_WALLS
    options = hexside_options(rules, position, fire, target)
    behind = [wall for wall in walls if options.get(wall)]
    if behind and (claims_wa(position, target) or chosen(position, target) in ("", *behind)):
        return None
    number = "B9.5" if "bocage" in options else "B9.31"
    return Illegal(number, f"nothing in {target.hex} justifies firing HEAT at {target.type} there")


def chosen(position: Position, target: Piece) -> str:
    """What the target's player has chosen against the attack under way; empty for no choice."""
    man = manned_by(position, target)
    return man.chosen_tem if isinstance(man, Unit) else ""
