"""B27.3, B27.42, B27.5-27.53 and the TEM of B27.6: what an entrenchment shelters from."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, cite, clause
from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, weapons_of
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.rules.ground.a2_locations import level_of, location
from asl_reference.rules.ground.b27_foxholes import TRENCHES, shelter_of
from asl_reference.rules.ground.b_terrain_tem import lowered_by_height, terrain_options
from asl_reference.rules.ground.d9_afv_cover import afv_options
from asl_reference.rules.sheltering.b6_bridges import open_along_its_road
from asl_reference.rules.sheltering.b9_hull_down import AS_WALLS, hull_down_behind_wall
from asl_reference.rules.sheltering.b9_tem import claims_wa, hexside_options
from asl_reference.rules.sheltering.b20_crest import crest_shelters
from asl_reference.rules.sheltering.lof import answered

FROM_ABOVE = {"foxhole": 4, "trench": 4, "at_ditch": 4, "sangar": 2, "crest": 4}
"""TEM against OVR and OBA, beneath the counter or in Crest status (27.3, 27.5, 27.56; F8.4, B20.92)."""
TRENCH_TEM = 2
FROM_ELSEWHERE = {"foxhole": 2, "trench": TRENCH_TEM, "at_ditch": TRENCH_TEM, "sangar": 1, "crest": 2}
"""TEM against all other attacks, on-board mortars included."""
BESIDE_WA = ("air_bursts", "runway")
"""In-hex TEM that a unit with WA keeps (9.31)."""
EMPLACEMENT_TEM = 2
"""TEM of Emplacement for a Gun and its crew (C11.2)."""
cite("asl_reference.rules.sheltering.b27_cover.FROM_ABOVE", "B27.3", "B27.5", "B27.56")
cite("asl_reference.rules.sheltering.b27_cover.FROM_ELSEWHERE", "B27.3", "B27.5", "B27.56")


@clause("B27.3", "B27.5", "B27.53", "B27.56")
def entrenchment_tem(rules: Rules, shelter: str, fire: Fire) -> int:
    """+4 against OVR and OBA, +2 against other attacks [EXC: an OVR by FT; CC and FT, as for any TEM].

    An enemy in a connecting trench is an attacker like any other (27.53).
    """
    if not fire.kind.from_above:
        return FROM_ELSEWHERE[shelter]
    return 0 if not fire.kind.oba and _overrun_by_ft(rules, fire) else FROM_ABOVE[shelter]


@clause("B27.3")
def _overrun_by_ft(rules: Rules, fire: Fire) -> bool:
    """Whether the OVR is excepted: by FT alone; before the erratum, by FT among other weapons too."""
    carried = tuple(w for piece in fire.by if isinstance(piece, Unit) for w in piece.weapons)
    used = fire.weapons or carried
    if rules.includes("B27.3-only"):
        return {*used} == {"ft"}
    return "ft" in used


@clause("B27.3", "B27.5", "B9.31", "B9.62", "B6.3", "B9.34")
def tem_options(rules: Rules, position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """Every TEM the target could have against the attack, by source (9.3, 9.31, 9.33, 9.34, 27.3, D9.3).

    Signed drm by the words of ``tem_options`` in the protocol ("wall", "foxhole", "woods"); 0 stands
    where a source counts for nothing, one that cannot be is left out. ``net_tem`` chooses among them.
    A target with WA has hexside TEM in place of that of its hex [EXC: Air Bursts, runway; it may
    choose Emplacement or an AFV that shares WA; the TEM of its hex against Indirect Fire by the reading
    that leaves it the choice]. A target without WA has that of its hex, and may use
    that of a hexside instead against who lacks WA over it.
    """
    wa = claims_wa(position, target)
    in_hex = {**terrain_options(position, fire, target)}
    if "bridge" in in_hex and open_along_its_road(position, fire, target):
        in_hex["bridge"] = 0
    if shelter := shelter_of(target) or ("crest" if crest_shelters(position, fire, target) else ""):
        in_hex[shelter] = entrenchment_tem(rules, shelter, fire)
    if wa and (fire.kind.direct or not position.follows("B9.34-in-hex-tem=either")):
        in_hex = {name: tem for name, tem in in_hex.items() if name in BESIDE_WA}
    options = lowered_by_height(position, fire, target, in_hex)
    options |= hexside_options(rules, position, fire, target)
    options |= afv_options(position, fire, target, wa=wa)
    if _emplaced(position, target):
        options["emplacement"] = EMPLACEMENT_TEM
    if not fire.kind.positive_tem:
        return {name: min(tem, 0) for name, tem in options.items()}
    return {name: tem for name, tem in options.items() if not _gives_hull_down(name, fire, target)}


@clause("B9.31", "C11.2")
def _emplaced(position: Position, target: Piece) -> bool:
    """Whether the target is an emplaced Gun, or mans one; a SW has no Emplacement."""
    guns = (target,) if isinstance(target, Counter) else weapons_of(position, target.id, *GUNS).values()
    return any("emplaced" in gun.status and gun.type in GUNS for gun in guns)


@clause("B27.52", "B9.36")
def _gives_hull_down(source: str, fire: Fire, target: Piece) -> bool:
    """A vehicle is HD behind a wall or beneath a trench instead of having its TEM (9.36, 27.52)."""
    return _aimed_at_vehicle(fire, target) and source in (*AS_WALLS, *TRENCHES)


@clause("B27.52", "B9.36")
def _aimed_at_vehicle(fire: Fire, target: Piece) -> bool:
    """Whether it is fire that rolls To Hit, at a vehicle."""
    return isinstance(target, Unit) and target.is_vehicle and fire.kind.direct_to_hit


@clause("B27.3", "B27.5", "B9.31")
def net_tem(options: dict[str, int]) -> int:
    """The best positive TEM, none added to another, with the negative TEM of Air Bursts combined."""
    return max((0, *options.values())) + sum(min(0, tem) for tem in options.values())


@clause("B27.52", "B9.36")
def hull_down(rules: Rules, position: Position, fire: Fire, target: Piece) -> bool:
    """A vehicle beneath a trench is HD to Direct Fire ordnance from any direction.

    One on top is not (27.43, 27.55); one behind a wall is, over the wall's hexside (9.36).
    """
    return _aimed_at_vehicle(fire, target) and _protects_hull(rules, position, fire, target)


@clause("B27.52", "B9.36")
def _protects_hull(rules: Rules, position: Position, fire: Fire, vehicle: Piece) -> bool:
    """Whether a trench, or a wall on the way of the fire, is before the hull of the vehicle."""
    return _dug_in(vehicle) or hull_down_behind_wall(rules, position, fire, vehicle)


@clause("B27.52")
def _dug_in(vehicle: Piece) -> bool:
    return shelter_of(vehicle) in TRENCHES


@clause("B9.36", "B27.52", "D4.223")
def bmg_banned(rules: Rules, position: Position, fire: Fire, target: Piece) -> Illegal | None:
    """The BMG of a vehicle HD to the target's hex fires at nothing there that is no higher.

    It is HD behind a wall to that hex, or beneath a trench to each other hex.
    """
    if "bmg" not in fire.weapons:
        return None
    there = location(target).hex
    for firer in fire.by:
        if not (isinstance(firer, Unit) and firer.is_vehicle) or location(firer).hex == there:
            continue
        if level_of(position, target) > level_of(position, firer):
            continue
        if _protects_hull(rules, position, answered(position, fire, firer, target), firer):
            number = "B27.52" if _dug_in(firer) else "B9.36"
            return Illegal(number, f"{firer.id} is Hull Down to {there}, which bars its BMG")
    return None
