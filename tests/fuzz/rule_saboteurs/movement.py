"""Wrong engines for movement: MF, ways in and out, Interdiction (B9.4, B16.4, B26.4, B27.4, B27.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules
from asl_reference.board.chart import ALL, NA
from asl_reference.board.position import Position
from asl_reference.rules.ground.a5_stacking import Capacity, counted, load
from asl_reference.rules.ground.b27_foxholes import beneath, within_capacity
from tests.fuzz.rule_saboteurs.engine import Saboteur, always, changed


def _marsh_for_two(chart: Any) -> Any:
    return {**chart, "marsh": replace(chart["marsh"], costs=(2, 2, NA, NA, NA, NA, NA, NA))}


def _mudflat_for_all(chart: Any) -> Any:
    return {**chart, "mudflat": replace(chart["mudflat"], costs=(ALL, ALL, NA, NA, NA, NA, NA, NA))}


def _never_mudflat(right: Any) -> Any:
    def terrain(position: Position, name: str) -> str:
        found: str = right(position, name)
        return "marsh" if found == "mudflat" else found

    return terrain


def _one_more(right: Any) -> Any:
    def step(*args: Any) -> Any:
        return right(*args).plus("more", 1)

    return step


def _for_nothing(right: Any) -> Any:
    def entry(asked: Any, to: Any, cost: Any) -> Any:
        found = right(asked, to, cost)
        if isinstance(found, Illegal) or found.clause != "B27.41":
            return found
        on_top = right(asked, to._replace(beneath=()), cost)
        return found if isinstance(on_top, Illegal) else on_top._replace(clause=found.clause)

    return entry


def _as_if_on_top(right: Any) -> Any:
    def could(rules: Rules, position: Position, enemy_id: str, unit_id: str) -> bool:
        bare = replace(position.units[unit_id], beneath=())
        found: bool = right(rules, position.with_unit(unit_id, bare), enemy_id, unit_id)
        return found

    return could


def _both_sides(right: Any) -> Any:
    def fits(position: Position, cover_id: str, units: tuple[str, ...]) -> Illegal | None:
        cover = position.counters[cover_id]
        inside = {**beneath(position, cover_id), **{name: position.units[name] for name in units}}
        return None if within_capacity(cover, inside.values(), 0) else Illegal("B27.12", "it is full")

    return fits


def _room_for_both(right: Any) -> Any:
    def room(position: Position, cover_id: str, limit: Capacity, side: str) -> Capacity:
        inside = load(beneath(position, cover_id).values())
        return Capacity(max(0, limit.squads - counted(inside)), max(0, limit.smc - inside.smc))

    return room


def _no_smc(right: Any) -> Any:
    def holds(counter: Any) -> Capacity | None:
        found: Capacity | None = right(counter)
        return found and Capacity(found.squads, 0)

    return holds


SABOTEURS = (
    Saboteur(
        "wire-left-without-mf",
        ("B26.4",),
        "lets units on Wire walk off it",
        {"rules.ground.b26_movement.stuck_on_wire": always(None)},
        "wire",
    ),
    Saboteur(
        "wire-costs-vehicles-nothing",
        ("B26.43",),
        "asks no MP of vehicles that enter Wire",
        {"rules.ground.b26_movement.WIRE_MP": always({})},
        "marches",
    ),
    Saboteur(
        "walls-crossed-for-nothing",
        ("B9.4", "B9.54", "B9.7"),
        "asks no MF to cross a wall or hedge and stops nobody",
        {"rules.moving.b9_movement.crossing_cost": always(0)},
        "walls",
    ),
    Saboteur(
        "bocage-crossed-as-a-wall",
        ("B9.54",),
        "asks one MF to cross bocage",
        {"board.chart.WALL_COST": changed(bocage={"infantry": 1, "tracked": 1})},
        "bocage",
    ),
    Saboteur(
        "marsh-for-two-mf",
        ("B16.4",),
        "asks 2 MF to enter marsh",
        {"board.chart.CHART": _marsh_for_two},
        "marches",
    ),
    Saboteur(
        "mudflat-entered-as-marsh",
        ("B16.7", "B16.71"),
        "asks all MF to enter mudflat",
        {"board.chart.CHART": _mudflat_for_all},
        "marches",
    ),
    Saboteur(
        "mudflat-taken-for-marsh",
        ("B16.6", "B16.7"),
        "treats every mudflat as marsh",
        {"rules.ground.b16_identity.terrain_of": _never_mudflat},
        "marsh",
    ),
    Saboteur(
        "foxhole-entered-in-one",
        ("B27.4",),
        "lets a unit enter a hex and go beneath its foxhole in one expenditure",
        {"rules.moving.b27_movement.may_combine": always(None)},
        "marches",
    ),
    Saboteur(
        "rout-beneath-a-foxhole-for-nothing",
        ("B27.41",),
        "asks no MF of routing units that enter or leave a foxhole",
        {"play.moving.entry._on_the_ground": _for_nothing},
        "routs",
    ),
    Saboteur(
        "interdiction-beneath-a-foxhole",
        ("B27.41", "A10.53"),
        "interdicts routing units that are beneath an entrenchment",
        {"rules.routing.a10_rout.could_interdict": _as_if_on_top},
        "routs",
    ),
    Saboteur(
        "foxhole-slows-no-wheels",
        ("B27.43",),
        "asks nothing more of wheels and Cavalry in a foxhole hex",
        {"rules.moving.b27_movement.foxhole_surcharge": always(0)},
        "marches",
    ),
    Saboteur(
        "capacity-over-both-sides",
        ("B27.12", "B27.51", "B27.44"),
        "counts enemies beneath a counter against its capacity",
        {
            "rules.ground.b27_foxholes.fits_beneath": _both_sides,
            "rules.ground.b27_foxholes.room_beneath": _room_for_both,
        },
        "foxholes",
    ),
    Saboteur(
        "smc-allowance-forgotten",
        ("B27.12", "B27.51"),
        "lets no SMC beneath a counter in excess of its squads",
        {"rules.ground.b27_foxholes.capacity": _no_smc},
        "foxholes",
    ),
    Saboteur(
        "trenches-connect-across-cliffs",
        ("B27.54",),
        "connects trenches that a cliff parts",
        {"rules.ground.b27_trenches.parted": always(False)},
        "trenches",
    ),
    Saboteur(
        "trench-step-pays-the-way-out",
        ("B27.54",),
        "asks 1 MF more to move from trench to trench",
        {"rules.moving.b27_lower_levels.trench_step": _one_more},
        "marches",
    ),
    Saboteur(
        "at-ditch-for-one-mf",
        ("B27.56",),
        "asks 1 MF to enter an A-T Ditch",
        {"rules.moving.b27_movement.COVER_MF": changed(at_ditch=1)},
        "marches",
    ),
    Saboteur(
        "vehicles-enter-trenches",
        ("B27.55", "B27.56"),
        "lets every vehicle into trench hexes",
        {"rules.ground.b27_trenches.trench_bars": always(None)},
        "marches",
    ),
)
