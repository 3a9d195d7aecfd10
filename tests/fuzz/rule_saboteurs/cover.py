"""Wrong engines for cover: TEM, Hull Down, FP and DRM (B9.3, B16.3, B26.3, B27.3)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from asl_reference.base.editions import Rules
from asl_reference.board.fire import Fire
from asl_reference.board.places import Piece
from asl_reference.board.position import Position, Unit
from asl_reference.rules.ground.b9_identity import hexside_terrain
from asl_reference.rules.ground.b27_foxholes import shelter_of
from tests.fuzz.rule_saboteurs.engine import Saboteur, always, changed


def _added_up(right: Any) -> Any:
    def net(options: dict[str, int]) -> int:
        found: int = right(options) if "crest" in options else sum(options.values())
        return found

    return net


def _ft_meets_it(right: Any) -> Any:
    def options(rules: Rules, position: Position, fire: Fire, target: Piece) -> dict[str, int]:
        found: dict[str, int] = right(rules, position, fire, target)
        shelter = shelter_of(target)
        return {**found, shelter: 2} if fire.means == "flamethrower" and shelter else found

    return options


def _at_any_level(right: Any) -> Any:
    def terrain(position: Position, name: str, target: Piece) -> str:
        found = hexside_terrain(position, name)
        return found if found in ("wall", "hedge", "bocage", "cactus_hedge") else ""

    return terrain


def _marsh_is_open(right: Any) -> Any:
    def open_by_nature(position: Position, fire: Any, unit: Unit) -> bool:
        in_marsh = position.hex(unit.hex).terrain == "marsh" and not unit.at
        return in_marsh or right(position, fire, unit)

    return open_by_nature


def _foxhole_too_late(right: Any) -> Any:
    def open_ground(rules: Rules, position: Position, by: Any, unit: Unit, *rest: Any) -> bool:
        found: bool = right(rules, position, by, replace(unit, beneath=()), *rest)
        return found

    return open_ground


SABOTEURS = (
    Saboteur(
        "tem-added-up",
        ("B9.31", "B27.3", "B27.5", "B9.3", "B9.34"),
        "adds TEM of terrain, hexside and entrenchment together",
        {"rules.sheltering.b27_cover.net_tem": _added_up},
        "foxholes",
    ),
    Saboteur(
        "foxhole-two-against-oba",
        ("B27.3",),
        "gives the +2 of a foxhole against OBA and OVR as well",
        {"rules.sheltering.b27_cover.FROM_ABOVE": changed(foxhole=2)},
        "foxholes",
    ),
    Saboteur(
        "ft-meets-foxhole-tem",
        ("B27.3", "B27.5", "B27.56", "B27.6"),
        "gives the TEM of an entrenchment against a FT",
        {"rules.sheltering.b27_cover.tem_options": _ft_meets_it},
        "foxholes",
    ),
    Saboteur(
        "steep-fire-meets-full-tem",
        ("B9.33",),
        "lets height take nothing from the TEM of a wall",
        {"rules.ground.b_terrain_tem.steepness": always(0)},
        "hills",
    ),
    Saboteur(
        "indirect-fire-meets-full-wall-tem",
        ("B9.34",),
        "gives the full TEM of a wall against Indirect Fire",
        {"rules.sheltering.b9_tem.INDIRECT_LOSS": always(0)},
        "walls",
    ),
    Saboteur(
        "wall-of-another-level-shelters",
        ("B9.35", "B9.62"),
        "gives the TEM of walls above and below the target",
        {"rules.sheltering.b9_tem.hexside_for": _at_any_level},
        "hills",
    ),
    Saboteur(
        "hedge-gives-hull-down",
        ("B9.36",),
        "has vehicles Hull Down behind hedges",
        {"rules.sheltering.b9_hull_down.AS_WALLS": always(("wall", "bocage", "hedge"))},
        "walls",
    ),
    Saboteur(
        "firers-wall-advantage-ignored",
        ("B9.31", "B9.3"),
        "gives wall TEM against a firer with WA over that wall",
        {"rules.sheltering.b9_tem.has_wa_over": always(False)},
        "walls",
    ),
    Saboteur(
        "he-not-halved-in-marsh",
        ("B16.31",),
        "gives HE its full FP against a target in marsh",
        {"rules.firing.b16_fire.he_multiplier": always(Fraction(1))},
        "marsh",
    ),
    Saboteur(
        "wire-drm-forgotten",
        ("B26.31",),
        "has no +1 for fire by units on Wire",
        {"rules.firing.b26_attacks.attackers_on_wire": always(0)},
        "wire",
    ),
    Saboteur(
        "marsh-is-open-ground",
        ("B16.3", "A10.531"),
        "has FFMO and Interdiction in marsh",
        {"rules.sheltering.a10_open_ground.open_by_nature": _marsh_is_open},
        "marches",
    ),
    Saboteur(
        "ffmo-beneath-the-foxhole",
        ("B27.42",),
        "has FFMO against a unit that has just gone beneath a foxhole",
        {"rules.sheltering.a10_open_ground.open_ground": _foxhole_too_late},
        "marches",
    ),
)
