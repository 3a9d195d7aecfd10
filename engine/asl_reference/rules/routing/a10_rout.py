"""A10.5-10.531 Rout and Interdiction, as deep as Wire and entrenchments need them.

Which Location is the nearest to rout to (A10.51) is left to the player: only what a routing unit
may never do on its way is judged.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.board import geometry
from asl_reference.board.position import Position
from asl_reference.rules.ground.a1_arms import armed
from asl_reference.rules.los import sight_between_units
from asl_reference.rules.sheltering.a10_open_ground import open_ground_to

MAXIMUM_RANGE = 16
"""Interdiction reaches no farther than 16 hexes (A10.53)."""
USUAL_RANGE = 4
"""Normal Range of MMC and heroes whose position gives no ``range``."""
MG_RANGE = {"lmg": 6, "mmg": 10, "hmg": 12}
VEHICLE_RANGE = 8
"""Normal Range of a vehicle's MG where the position gives no ``range``."""
UNFIT = ("broken", "melee", "ti", "prisoner", "unarmed", "stunned", "shocked", "abandoned", "inherent")
"""What keeps a unit from interdicting; a pinned unit may, and a concealed one by showing itself."""


def enemies(position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the units of the other side on the board."""
    side = position.units[unit_id].side
    return tuple(name for name, other in position.units.items() if other.side != side and not other.aboard)


@clause("A10.53")
def normal_range(position: Position, enemy_id: str) -> int:
    """Normal Range of the unit or of the MG it possesses, 16 hexes at most."""
    unit = position.units[enemy_id]
    usual = VEHICLE_RANGE if unit.is_vehicle else USUAL_RANGE
    guns = (MG_RANGE.get(c.type, 0) for c in position.counters.values() if c.possessed_by == enemy_id)
    return min(MAXIMUM_RANGE, max(usual if unit.range is None else unit.range, *guns, 0))


def in_view(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
    """Whether the enemy has a LOS to the unit."""
    return sight_between_units(rules, position, enemy_id, unit_id).clear


@clause("A10.53", "A10.531", "B27.41", "B27.54", "B27.6")
def could_interdict(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
    """Whether the enemy could interdict the unit where its last expenditure has left it.

    An armed, unbroken, free enemy with the unit in its LOS and Normal Range can, if the hex is Open
    Ground to it. [EXC: beneath an entrenchment or in a pillbox; between connecting trenches.]
    """
    enemy, unit = position.units[enemy_id], position.units[unit_id]
    if not armed(position, enemy_id) or enemy.has(*UNFIT):
        return False
    if unit.entrenched or unit.at == "pillbox" or unit.did("moved_by_trench"):
        return False
    if geometry.distance(enemy.hex, unit.hex) > normal_range(position, enemy_id):
        return False
    return in_view(rules, position, enemy_id, unit_id) and open_ground_to(rules, position, enemy_id, unit_id)


def interdictors(rules: Rules, position: Position, unit_id: str) -> tuple[str, ...]:
    """Ids of the enemies that could interdict the unit where it is."""
    return tuple(e for e in enemies(position, unit_id) if could_interdict(rules, position, e, unit_id))


def known_and_dangerous(position: Position, unit_id: str) -> bool:
    """A Known, unbroken, armed unit: the kind that routers run from."""
    unit = position.units[unit_id]
    return armed(position, unit_id) and not unit.has("broken", "concealed", "hidden")


@clause("A10.5")
def must_rout(rules: Rules, position: Position, unit_id: str) -> bool:
    """A broken unit must rout from an ADJACENT enemy, and out of Open Ground in an enemy's Normal Range."""
    unit = position.units[unit_id]
    if not unit.has("broken") or unit.has("melee", "prisoner"):
        return False
    for name in enemies(position, unit_id):
        enemy = position.units[name]
        if not known_and_dangerous(position, name):
            continue
        away = geometry.distance(enemy.hex, unit.hex)
        if away == 0 or (away == 1 and in_view(rules, position, name, unit_id)):
            return True
        if away <= normal_range(position, name) and _seen_uncovered(rules, position, name, unit_id):
            return True
    return False


def _seen_uncovered(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
    sighted = in_view(rules, position, enemy_id, unit_id)
    return sighted and open_ground_to(rules, position, enemy_id, unit_id)


@clause("A10.51")
def path_bars(rules: Rules, position: Position, unit_id: str, to_hex: str) -> Illegal | None:
    """A rout leads neither nearer to a Known enemy in LOS nor to a hex next to one it was not next to."""
    unit = position.units[unit_id]
    for name in enemies(position, unit_id):
        enemy = position.units[name]
        if not known_and_dangerous(position, name):
            continue
        before, after = geometry.distance(enemy.hex, unit.hex), geometry.distance(enemy.hex, to_hex)
        if after < before and in_view(rules, position, name, unit_id):
            return Illegal("A10.51", f"{to_hex} is nearer to {name} in {enemy.hex}, which sees {unit_id}")
        if after <= 1 < before:
            return Illegal("A10.51", f"{to_hex} is next to {name} in {enemy.hex}")
    return None
