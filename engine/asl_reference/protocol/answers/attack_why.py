"""Why an attack meets what it meets: the TEM and every DRM by their sources, and what FP is multiplied by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import Reason
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece, is_unseen
from asl_reference.board.position import Position, Unit
from asl_reference.rules.firing.a7_fire import multiples
from asl_reference.rules.firing.b26_attacks import attackers_on_wire, exposed_on_wire
from asl_reference.rules.ground.b27_foxholes import SHELTERS, shelter_of
from asl_reference.rules.ground.b_terrain_tem import HEXSIDE_TEM
from asl_reference.rules.sheltering.b9_tem import claims_wa

SOURCES = {
    "foxhole": "B27.3",
    "trench": "B27.5",
    "at_ditch": "B27.56",
    "sangar": "B27.6",
    "crest": "B20.92",
    "bridge": "B6.3",
    "runway": "B7.3",
    "shellholes": "B2.3",
    "air_bursts": "B13.3",
    "woods": "B13.3",
    "forest": "B13.3",
    "pine_woods": "B13.3",
    "olive_grove": "B14.8",
    "cactus_patch": "B14.7",
    "crag": "B17.3",
    "graveyard": "B18.3",
    "wooden_building": "B23.3",
    "stone_building": "B23.3",
    "wooden_rubble": "B24.3",
    "stone_rubble": "B24.3",
    "afv": "D9.3",
    "emplacement": "C11.2",
}
"""The clause for each source of TEM; for a hexside it depends on the fire."""
DRM = {
    "hindrance": ("A6.7", "Hindrance"),
    "ffmo": ("A10.531", "FFMO, its hex is Open Ground to the attackers"),
    "ffnam": ("A4.6", "FFNAM, it moves and not by Assault Movement"),
    "hazardous_movement": ("A4.62", "Hazardous Movement"),
    "height_advantage": ("B10.31", "Height Advantage"),
    "cx": ("A4.51", "CX"),
    "leadership": ("A10.7", "leadership"),
    "area_fire": ("B16.32", "Area Fire out of marsh"),
}
"""Clause and words of each DRM, except that of Wire, which has two clauses."""


def reasons(
    position: Position, fire: Fire, target: Piece, found: Mapping[str, Any], used: Mapping[str, int]
) -> list[Reason]:
    """The reasons of the answer for one target; ``used`` are the TEM that remain after its choice."""
    return [
        *_of_tem(fire, target, found, used),
        *_of_drm(position, fire, target, found["drm"]),
        *_of_the_target(position, fire, target, found),
        *(_of_firepower(position, fire, target) if "firepower" in found else ()),
    ]


def _hexside_clause(fire: Fire, target: Piece) -> str:
    """The clause by which a wall or hedge shelters from such fire."""
    if not fire.kind.direct:
        return "B9.34"
    return "B9.42" if fire.kind.path == "vertices" or fire.aim or target.at == "bypass" else "B9.3"


def _clause_of(source: str, fire: Fire, target: Piece) -> str:
    if source in HEXSIDE_TEM:
        return _hexside_clause(fire, target)
    if source == "trench" and fire.kind.path == "vertices":
        return "B27.6"
    return SOURCES.get(source, "A7.6")


def _of_tem(fire: Fire, target: Piece, found: Mapping[str, Any], used: Mapping[str, int]) -> list[Reason]:
    """Why the TEM is what it is: its source, with Air Bursts or runway beside it, or that there is none."""
    best = max(used, key=lambda source: used[source], default="")
    counting = [source for source in used if used[source] < 0 or (source == best and used[source] > 0)]
    given = [Reason(_clause_of(one, fire, target), _tem(one, used[one], fire)) for one in counting]
    if given or found["hull_down"]:
        return given
    lost = sorted(source for source, tem in found["tem_options"].items() if tem == 0)
    if lost:
        return [Reason(_clause_of(one, fire, target), _tem(one, 0, fire)) for one in lost]
    if not fire.kind.positive_tem:
        return [Reason("A7.6", f"TEM 0: none counts against {fire.means.replace('_', ' ')}")]
    return [Reason("A7.6", "TEM 0")]


def _tem(source: str, tem: int, fire: Fire) -> str:
    words = source.replace("_", " ").replace("at ditch", "A-T Ditch").replace("afv", "AFV")
    under = "beneath the " if source in SHELTERS and fire.kind.path != "vertices" else ""
    return f"{under}{words}: TEM {tem:+d}" if tem else f"{under}{words}: TEM 0"


def _of_drm(position: Position, fire: Fire, target: Piece, drm: Mapping[str, int]) -> list[Reason]:
    """Every DRM that is not 0, and the two of Wire each by itself."""
    given = [
        Reason(DRM[name][0], f"{DRM[name][1]}: DRM {value:+d}")
        for name, value in drm.items()
        if value and name in DRM
    ]
    if "wire" in drm:
        on_it = attackers_on_wire(position, fire)
        if on_it:
            given.append(Reason("B26.31", f"Wire, an attacker is on it: DRM {on_it:+d}"))
        if exposed_on_wire(position, fire, target):
            given.append(Reason("B26.31", f"Wire, the target is on it: DRM {drm['wire'] - on_it:+d}"))
    return given


def _of_the_target(position: Position, fire: Fire, target: Piece, found: Mapping[str, Any]) -> list[Reason]:
    """What the target's own state decides: Hull Down, wall advantage, a move between trenches."""
    given = []
    if found["hull_down"]:
        given.append(Reason("B27.52" if shelter_of(target) else "B9.36", "the vehicle is Hull Down"))
    if found.get("colored_drm", {}).get("location"):
        why = "height has cut the wall's TEM to +1: -1 to the dr for the location of hit"
        given.append(Reason("B9.33", why))
    if fire.lines_from and claims_wa(position, target):
        why = "with wall advantage it has hexside TEM in place of that of its hex"
        given.append(Reason("B9.31", why))
    if isinstance(target, Unit) and target.did("moved_by_trench"):
        given.append(Reason("B27.54", "a move between connecting trenches has neither FFMO nor FFNAM"))
    return given


def _of_firepower(position: Position, fire: Fire, target: Piece) -> list[Reason]:
    concealed = is_unseen(position, target)
    found = multiples(position, fire, target, concealed=concealed)
    return [Reason(one.clause, one.phrase) for one in found]


def together(by_target: Mapping[str, list[Reason]]) -> tuple[list[str], str]:
    """All clauses and phrases; a phrase that does not hold for all targets names those for which it holds."""
    clauses: dict[str, None] = {}
    said: dict[str, list[str]] = {}
    for name, given in by_target.items():
        for one in given:
            clauses[one.clause] = None
            said.setdefault(one.why, []).append(name)
    phrases = [
        phrase if len(names) == len(by_target) else f"{', '.join(names)}: {phrase}"
        for phrase, names in said.items()
    ]
    return list(clauses), "; ".join(phrases)
