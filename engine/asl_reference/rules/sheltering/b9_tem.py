"""B9.3, 9.31, 9.33-9.35, 9.42, 9.5, 9.531, 9.62: the TEM that walls, hedges and bocage give a target."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.board import geometry
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import PERSONNEL, Position, Unit
from asl_reference.rules.ground.a2_locations import level_of, location
from asl_reference.rules.ground.b9_identity import has_gap, hexside_base, hexside_terrain, is_hillside
from asl_reference.rules.ground.b_terrain_tem import HEXSIDE_TEM, counts_height, steepness
from asl_reference.rules.ground.c8_moving import is_moving
from asl_reference.rules.sheltering.b9_traced import Traced
from asl_reference.rules.sheltering.b20_crest import protected_hexsides
from asl_reference.rules.sheltering.lof import lofs
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import wa_of

INDIRECT_LOSS = 1
"""Reduction of a wall's or hedge's TEM against Indirect Fire (9.34)."""


@clause("B9.3", "B9.31", "B9.34", "B9.42")
def hexside_options(rules: Rules, position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """TEM of the hexsides that the fire is traced through, by hexside terrain; the best of each.

    In a fire group it is enough that it applies against one of the firers (A.5).
    [EXC: not to PRC; against Underbelly Hits not of the hexsides of the vertex (9.42); not against what
    goes off or is fought in the Location itself, a DC only where thrown over the hexside; Indirect Fire
    need cross none.]
    """
    if not position.hexsides or not takes_hexside_tem(position, target):
        return {}
    if fire.underbelly and not (fire.aim and fire.kind.direct):
        return {}
    if not fire.kind.direct:
        return _indirect(position, fire, target)
    if fire.kind.path == "thrown":
        return _thrown_over(position, fire, target)
    if fire.kind.inside:
        return {}
    found = [_against(rules, position, fire, firer, target) for firer in fire.lines_from]
    if not fire.by:
        found.append(_one(rules, position, None, target, Traced(fire.hexside)))
    return _merged(found)


def _merged(found: list[dict[str, int]]) -> dict[str, int]:
    """The best TEM of each hexside terrain."""
    best: dict[str, int] = {}
    for options in found:
        for terrain, tem in options.items():
            best[terrain] = max(best.get(terrain, tem), tem)
    return best


@clause("B9.3")
def takes_hexside_tem(position: Position, target: Piece) -> bool:
    """Passengers, Riders and crews have none [EXC: Motorcyclists: they have a mount and are not aboard]."""
    man = manned_by(position, target)
    return not (isinstance(man, Unit) and man.aboard)


@clause("B9.34")
def _indirect(position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """Any hexside of the hex serves, crossed or not and whoever has WA, and one only, one lower.

    Where the fire comes from does not matter, nor does a hexspine that it comes along [EXC: its height, by
    the reading that applies 9.33 to a mortar].
    """
    found = [
        {terrain: HEXSIDE_TEM[terrain] - INDIRECT_LOSS - _height(position, fire, target, side)}
        for side, terrain in sheltering_hexsides(position, target)
    ]
    return {terrain: max(0, tem) for terrain, tem in _merged(found).items()}


def _height(position: Position, fire: Fire, target: Piece, side: str) -> int:
    """What the height of a mortar takes from the TEM of the hexside."""
    firers = fire.traced_from if counts_height(position, fire) else ()
    base = hexside_base(position, side)
    return min((steepness(position, firer, target, base) for firer in firers), default=0)


def _on_the_way(position: Position, fire: Fire, target: Piece) -> tuple[str, ...]:
    """The hexsides and hexspines of the target's hex that the LOF of a weapon on the board comes over."""
    lines = (line for firer in fire.by for line in lofs(position, fire, firer, target))
    return tuple(one.hexside for line in lines for one in line.traced)


@clause("B9.3", "A23.6")
def _thrown_over(position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """A DC thrown across a hexside meets its TEM in the target's Location and in the thrower's.

    [EXC: through a road gap there is none for a moving target.]
    """
    throwers = (one.hex for one in fire.by if geometry.adjacent(one.hex, target.hex))
    names = (fire.hexside,) if fire.hexside else (geometry.hexside(one, target.hex) for one in throwers)
    met = (name for name in names if not _gap_for_mover(position, name, target))
    standing = (hexside_for(position, name, target) for name in met)
    return {terrain: HEXSIDE_TEM[terrain] for terrain in standing if terrain}


@clause("B9.3")
def _gap_for_mover(position: Position, hexside: str, target: Piece) -> bool:
    """Whether what passes the middle of the hexside passes a road gap, and the target is moving."""
    return has_gap(position, hexside) and is_moving(manned_by(position, target))


@clause("B9.3", "B9.42", "A4.34", "A8.15")
def _against(rules: Rules, position: Position, fire: Fire, firer: Piece, target: Piece) -> dict[str, int]:
    """TEM against one firer, along its line; of a Snap Shot's two lines one that is affected suffices."""
    lines = lofs(position, fire, firer, target)
    met = (one for line in lines for one in _apart_from(fire, line.traced))
    return _merged([_one(rules, position, firer, target, one) for one in met])


@clause("B9.42", "D4.3")
def _apart_from(fire: Fire, traced: tuple[Traced, ...]) -> tuple[Traced, ...]:
    """What a line is traced through; for an Underbelly Hit without the hexsides that form its vertex."""
    if not (fire.underbelly and fire.aim):
        return traced
    around = set(geometry.hexes_at(fire.aim))
    return tuple(one for one in traced if not around.issuperset(geometry.hexes_of(one.hexside)))


@clause("B9.3", "B9.31", "B9.33", "B9.531")
def _one(
    rules: Rules, position: Position, firer: Piece | None, target: Piece, traced: Traced
) -> dict[str, int]:
    """TEM of one hexside for the target, by its terrain; nothing where it gives none.

    [EXC: not through a road gap to a moving target (9.3), nor against a firer with WA over that very
    hexside (9.31), nor in full against one high above it (9.33), bocage apart (9.531).]
    """
    terrain = hexside_for(position, traced.hexside, target)
    if not terrain or (traced.middle and _gap_for_mover(position, traced.hexside, target)):
        return {}
    if has_wa_over(position, firer, traced.hexside):
        return {}
    if not rules.includes("B9.31-J8") and _within_reach_of_wa(position, firer, target, traced.hexside):
        return {}
    tem = HEXSIDE_TEM[terrain]
    if firer is None or terrain == "bocage":
        return {terrain: tem}
    base = hexside_base(position, traced.hexside)
    return {terrain: max(0, tem - steepness(position, firer, target, base))}


@clause("B9.31")
def _within_reach_of_wa(position: Position, firer: Piece | None, target: Piece, hexside: str) -> bool:
    """Before B9.31-J8: Infantry without WA had no hexside TEM against who stood across that hexside.

    What the older text said is unknown; without the words the erratum added, the option is left
    only against firers that could not have WA over the hexside at all.
    """
    return (
        firer is not None
        and hexside_terrain(position, hexside) != "bocage"
        and firer.hex in geometry.hexes_of(hexside)
        and level_of(position, firer) == hexside_base(position, hexside)
        and target.type in PERSONNEL
        and not has_wa_over(position, target, hexside)
    )


@clause("B9.3", "B9.35", "B9.62")
def hexside_for(position: Position, name: str, target: Piece) -> str:
    """The terrain of a hexside that can shelter the target; empty for none.

    A wall or hedge shelters only who is on its own level, in the Location of the hex that it forms: not
    in a pillbox or cave, nor on a bridge [EXC: a Roadblock]. And a Hillside one shelters a unit in Crest
    status only on its own side of the Depression.
    """
    terrain = hexside_terrain(position, name)
    if terrain not in HEXSIDE_TEM or not _level_with(position, name, target):
        return ""
    if not _forms(name, terrain, target):
        return ""
    fronted = protected_hexsides(target)
    behind = fronted and target.hex in geometry.hexes_of(name) and name not in fronted
    return "" if behind and is_hillside(position, name) else terrain


@clause("B9.35", "B9.62")
def _level_with(position: Position, name: str, target: Piece) -> bool:
    return hexside_base(position, name) == level_of(position, target)


@clause("B9.3", "B9.31")
def _forms(name: str, terrain: str, target: Piece) -> bool:
    """Whether a hexside or hexspine forms the Location of the target, and not only that of the ground."""
    apart = location(target).place
    return geometry.touches(name, target.hex) and (not apart or (apart, terrain) == ("bridge", "roadblock"))


@clause("B9.3", "B9.34", "B9.55")
def sheltering_hexsides(position: Position, target: Piece) -> tuple[tuple[str, str], ...]:
    """The hexsides of its hex that can shelter the target, each with its terrain."""
    near = geometry.hexsides_of(target.hex)
    return tuple((side, terrain) for side in near if (terrain := hexside_for(position, side, target)))


@clause("B9.31")
def has_wa_over(position: Position, firer: Piece | None, name: str) -> bool:
    """Whether the firer has WA over the hexside, which must be one of its own hex."""
    return name in wa_of(position, firer)


@clause("B9.31")
def claims_wa(position: Position, target: Piece) -> bool:
    """Whether the target has WA, and with it hexside TEM in place of that of its hex."""
    return bool(wa_of(position, target))


@clause("B9.34")
def lof_over_hexside(position: Position, fire: Fire, target: Piece) -> bool:
    """Whether a mortar's LOF enters the hex over a wall or hedge of it, even if its TEM is lowered to 0.

    A hexspine that the LOF comes along is none of its hexsides.
    """
    if not fire.kind.area_target:
        return False
    own = (name for name in _on_the_way(position, fire, target) if target.hex in geometry.hexes_of(name))
    return any(hexside_for(position, name, target) for name in own)
