"""A10.531 Open Ground as FFMO and Interdiction mean it: where a given enemy sees a unit uncovered."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire, attack_by
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.b16_identity import beside_the_obstacle, chart_row
from asl_reference.rules.ground.b27_foxholes import shelter_of
from asl_reference.rules.ground.b_terrain_tem import height_advantage
from asl_reference.rules.ground.c8_moving import is_moving
from asl_reference.rules.los.hindrance import known_in_weather
from asl_reference.rules.sheltering.b6_bridges import open_along_its_road
from asl_reference.rules.sheltering.b9_tem import lof_over_hexside
from asl_reference.rules.sheltering.b27_cover import tem_options
from asl_reference.rules.sheltering.lof import aims, sight_along


@clause("A10.531", "A4.3", "B6.3", "B9.31", "B16.3", "B26.41", "B27.42")
def open_by_nature(position: Position, fire: Fire, unit: Unit) -> bool:
    """Whether the unit's place is of Open Ground terrain and free of SMOKE.

    Terrain that shelters by its TEM alone is Open Ground to a unit that has wall advantage in its
    place (9.31, 9.32 EX); brush and the like, which have none to lose, are what they are. Beside
    the obstacle of its hex, in Bypass, a unit is in the open (A4.3). A bridge is none [EXC: by the other
    reading, to fire along its road].
    """
    ground = position.hex(unit.hex)
    at = unit.at
    if ground.smoke or at in ("pillbox", "sewer"):
        return False
    if at == "bridge":
        return open_along_its_road(position, fire, unit)
    if beside_the_obstacle(position, unit):
        return True
    row = chart_row(position, unit.hex)
    return row.open_ground or (not row.hindrance and unit.has("wall_advantage"))


@clause("A10.531", "B9.3", "B9.33", "B9.34", "B26.41", "B27.41", "B27.42", "B27.53")
def open_ground(
    rules: Rules,
    position: Position,
    fire: Fire,
    unit: Unit,
) -> bool:
    """Whether the unit's place is Open Ground to the attackers, Hindrances of the LOS apart.

    Never beneath an entrenchment: the MF spent to go beneath ends FFMO (27.42). A wall or hedge whose TEM
    height has cut to 0 is none (9.33), but one that a mortar's LOF comes over keeps FFMO off (9.34). Nor is
    it where a DC is thrown over a hexside that shelters (9.3). It is judged along the line of the attack
    (9.42).
    """
    if shelter_of(unit) or not open_by_nature(position, fire, unit):
        return False
    if lof_over_hexside(position, fire, unit):
        return False
    covered = any(tem > 0 for tem in tem_options(rules, position, fire, unit).values())
    return not covered and not height_advantage(position, fire, unit)


@clause("A10.531", "B9.3", "B9.33", "B16.3", "B26.41", "B27.41", "B27.42")
def open_ground_to(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
    """Whether the hex where the unit stands now is Open Ground for that enemy, as if the unit moved there.

    It is not where the unit has a positive TEM or Height Advantage against that enemy, where the enemy has
    no LOS or a Hindered one, or in terrain that is not Open Ground. Of several lines one suffices.
    """
    unit = position.units[unit_id]
    if not is_moving(unit):
        unit = unit.having_done("moved")
        position = position.with_unit(unit_id, unit)
    fire = attack_by(position, "small_arms", (position.units[enemy_id],))
    for aim in aims(position, fire, unit):
        if open_ground(rules, position, aim, unit):
            line = sight_along(rules, position, aim, unit)
            if line.clear and not line.hindrance:
                known_in_weather(position)
                return True
    return False
