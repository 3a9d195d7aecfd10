"""A10.5-10.531 Rout and Interdiction, as deep as Wire and entrenchments need them.

Which Location is the nearest to rout to (A10.51) is left to the player: only what a routing unit
may never do on its way is judged.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board import geometry
from asl_reference.board.fire import is_aerial
from asl_reference.board.places import put, weapons_of
from asl_reference.board.position import Place, Position
from asl_reference.rules.firing.a7_who_fires import pieces_fit_to_fire
from asl_reference.rules.firing.a8_adjacent import next_to
from asl_reference.rules.firing.a9_weapons import AS_SMALL_ARMS
from asl_reference.rules.firing.b16_fire import marsh_bars_fire
from asl_reference.rules.ground.a1_arms import FIRED, armed, has_firepower, usable
from asl_reference.rules.ground.a7_activity import known, no_router
from asl_reference.rules.los.seers import enemies, in_view
from asl_reference.rules.moving.a4_allotment import CRAWLED
from asl_reference.rules.sheltering.a10_open_ground import open_ground_to

MAXIMUM_RANGE = 16
"""The greatest range of Interdiction, in hexes (A10.53)."""
USUAL_RANGE = 4
"""Normal Range of MMC and heroes for which the position gives no ``range``."""
INTERDICTED = "interdicted"
"""Deed of a unit whose Interdiction in the hex where it is has been resolved (A10.53)."""
WEAPON_RANGE = {"lmg": 6, "mmg": 10, "hmg": 12, "atr": 12}
"""Normal Range of weapons for which the position gives none."""
VEHICLE_RANGE = 8
"""Normal Range of a vehicle's MG if the position gives no ``range``."""


@clause("A10.53", "B16.32", "B26.41", "B27.41")
def normal_range(position: Position, enemy_id: str) -> int:
    """Normal Range of the unit's own FP or of a MG or ATR that it has, 16 hexes at most.

    A weapon that is out of order, or not to be fired from marsh, has none. A unit marked as unarmed keeps
    that of its counter: 26.41 asks for the range alone.
    """
    unit = position.units[enemy_id]
    usual = VEHICLE_RANGE if unit.is_vehicle else USUAL_RANGE
    own = (usual if unit.range is None else unit.range,) if has_firepower(unit) else ()
    guns = [
        gun
        for gun in weapons_of(position, enemy_id, *AS_SMALL_ARMS).values()
        if usable(gun) and not marsh_bars_fire(position, gun)
    ]
    ranges = (WEAPON_RANGE[gun.type] if gun.range is None else gun.range for gun in guns)
    return min(MAXIMUM_RANGE, max((*own, *ranges), default=0))


@clause("A10.52", "A10.53", "A10.531", "B27.41", "B27.54", "B27.6")
def could_interdict(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
    """Whether the enemy could interdict the unit where its last expenditure has left it.

    An enemy on the ground that is able to fire, pinned or concealed though it be, can, with the unit in
    its LOS and Normal Range, if the hex is Open Ground to it.
    [EXC: a Low Crawl; between connecting trenches; in a hex where it has met its Interdiction.]
    """
    enemy, unit = position.units[enemy_id], position.units[unit_id]
    if is_aerial(enemy) or not pieces_fit_to_fire(position, enemy_id, *FIRED):
        return False
    if unit.did("moved_by_trench", CRAWLED, INTERDICTED):
        return False
    if geometry.distance(enemy.hex, unit.hex) > normal_range(position, enemy_id):
        return False
    return open_ground_to(rules, position, enemy_id, unit_id)


def interdictors(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the enemies that could interdict the unit where it is."""
    others = enemies(position, position.units[unit_id].side)
    return tuple(name for name in others if could_interdict(rules, position, name, unit_id))


def known_and_dangerous(position: Position, unit_id: str) -> bool:
    """A Known, unbroken, armed unit: the kind that routers run from."""
    unit = position.units[unit_id]
    return armed(position, unit_id) and known(unit) and not unit.has("broken", "disrupted")


@clause("A10.5")
def must_rout(rules: Rules, position: Position, unit_id: str) -> bool:
    """A broken unit must rout from an ADJACENT enemy, and out of Open Ground in an enemy's Normal Range."""
    unit = position.units[unit_id]
    if no_router(unit):
        return False
    return any(
        threatened(rules, position, name, unit_id) or seen_uncovered(rules, position, name, unit_id)
        for name in enemies(position, unit.side)
    )


def why_no_rout(position: Position, unit_id: str) -> str:
    """Why a unit does not have to rout, in words."""
    barred = no_router(position.units[unit_id])
    need_not = f"{unit_id} need not rout: no enemy is next to it, none has it in Open Ground and Normal Range"
    return barred.why if barred else need_not


@clause("A10.5", "A10.62", "B26.41", "B27.13")
def threatened(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
    """Whether a Known, armed, unbroken enemy is in the unit's Location or ADJACENT to it."""
    return known_and_dangerous(position, enemy_id) and next_to(rules, position, enemy_id, unit_id)


@clause("A10.5", "A10.531", "B26.41")
def seen_uncovered(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
    """Whether the unit is in Open Ground to a Known enemy that sees it within its Normal Range.

    Any such enemy suffices; by the other reading it has to be armed and unbroken.
    """
    enemy, unit = position.units[enemy_id], position.units[unit_id]
    any_known = not position.follows("B26.41-enemy-in-range=armed-unbroken")
    if not (known(enemy) if any_known else known_and_dangerous(position, enemy_id)):
        return False
    if geometry.distance(enemy.hex, unit.hex) > normal_range(position, enemy_id):
        return False
    return open_ground_to(rules, position, enemy_id, unit_id)


@clause("A10.51")
def path_bars(rules: Rules, position: Position, unit_id: str, to: Place) -> Illegal | None:
    """A rout leads neither nearer to a Known enemy in LOS nor ADJACENT to one that it was not ADJACENT to.

    Who has seen the unit since its rout began counts as in LOS.
    """
    unit = position.units[unit_id]
    there, to_hex = position.with_unit(unit_id, put(unit, to)), to[0]
    for name in enemies(position, unit.side):
        enemy = position.units[name]
        if not known(enemy):
            continue
        before, after = geometry.distance(enemy.hex, unit.hex), geometry.distance(enemy.hex, to_hex)
        if after < before and (name in unit.fled_from or in_view(rules, position, name, unit_id)):
            return Illegal("A10.51", f"{to_hex} is nearer to {name} in {enemy.hex}, which has seen {unit_id}")
        if next_to(rules, there, name, unit_id) and not next_to(rules, position, name, unit_id):
            return Illegal("A10.51", f"{to_hex} is next to {name} in {enemy.hex}")
    return None


@clause("A10.51")
def watched_by(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the Known enemies that have seen the unit since its rout began, or see it now."""
    unit = position.units[unit_id]
    others = (name for name in enemies(position, unit.side) if known(position.units[name]))
    seen = (name for name in others if name not in unit.fled_from)
    now = [name for name in seen if in_view(rules, position, name, unit_id)]
    return (*unit.fled_from, *now)
