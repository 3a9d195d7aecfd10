"""Variants of movement: modes and costs, in and out of counters, Bog Checks, turning back."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal
from asl_reference.base.values import replace
from asl_reference.board.chart import BUILDINGS
from asl_reference.board.geometry import hexside
from asl_reference.board.position import GUNS, MMC, Place, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.moving.entry import Asked
from asl_reference.rules.ground.a2_locations import location_at, units_at
from asl_reference.rules.ground.b2_shellholes import SKIRTED
from asl_reference.rules.ground.b16_identity import terrain_of
from asl_reference.rules.ground.b27_foxholes import TRENCHES
from asl_reference.rules.moving.a4_allotment import CRAWLED, allotment, mf_left
from asl_reference.rules.moving.a4_assault import voided
from asl_reference.rules.moving.a4_entry import Entry
from asl_reference.rules.moving.a4_legality import low_crawl_bars, verb_within
from asl_reference.rules.moving.b9_movement import FULLY_TRACKED_AFV, obstacle
from asl_reference.rules.moving.b16_movement import enters_marsh
from asl_reference.rules.moving.d2_movement import WOODS
from asl_reference.rules.moving.d8_bog import NEVER_BOGS, bog_check_of
from asl_reference.variants.variant import Variant
from asl_reference.wrong.swapping import amended, forgets

KIT: tuple[Variant, ...] = (
    Variant(
        "A4.14-lone-leader",
        "overrun",
        "not-plainly",
        {
            "rules.moving.a4_legality.occupied_bars": amended(
                lambda said, position, verb, unit_id, to: (
                    None if verb == "move" and _overruns(position, unit_id, to) else said
                )
            )
        },
    ),
    Variant(
        "A4.431-dropped-on-the-way",
        "has-none",
        "has-mf",
        {
            "play.recovery.drop": amended(
                lambda said, rules, position, action: (
                    said
                    if isinstance(said, Illegal)
                    or not position.units[action.unit].mf_spent
                    or mf_left(position, action.unit)
                    else said.at(_exhausted(said.position, action.unit))
                )
            )
        },
    ),
    Variant(
        "B2.4-how-long",
        "stays",
        "phase",
        {"board.lifetimes.WITHIN_A_PHASE": forgets("shellholes")},
    ),
    Variant(
        "B9.42-underbelly",
        "walls-too",
        "bocage",
        {
            "rules.moving.b9_movement.laid_open": amended(
                lambda said, position, unit, crossing, *, breaching: (
                    {"underbelly_hit"}
                    if unit.type in FULLY_TRACKED_AFV and obstacle(position, crossing) in ("wall", "hedge")
                    else said
                )
            )
        },
    ),
    Variant(
        "B9.541-what-breaching-lifts",
        "all-of-them",
        "underbelly-alone",
        {
            "rules.moving.b9_movement.laid_open": amended(
                lambda said, position, unit, crossing, *, breaching: set() if breaching else said
            ),
            "rules.moving.b9_movement.crossing_bars": amended(
                lambda said, position, unit_id, how, crossing, *, pushing: (
                    None if how[1] == "breach" else said
                )
            ),
        },
    ),
    Variant(
        "B16.4-assault-movement",
        "voided",
        "refused",
        {
            "play.moving.arriving._by_assault": amended(
                lambda said, asked, entry: voided(asked.unit) if _all_for_marsh(asked, entry) else said
            )
        },
    ),
    Variant(
        "B16.4-on-top-of-the-allotment",
        "all-free",
        "hexsides-free",
        {
            "play.moving.arriving._spent": lambda right: (
                lambda asked, entry: right(
                    asked,
                    entry._replace(parts=(("cot", allotment(asked.position, asked.name)),))
                    if _all_for_marsh(asked, entry)
                    else entry,
                )
            )
        },
    ),
    Variant(
        "B26.4-low-crawl",
        "asks-not",
        "asks",
        {
            "play.moving.getting_beneath.beneath_wire": lambda right: (
                lambda rules, position, action: right(
                    rules,
                    position,
                    replace(action, dr=1) if action.mode == "low_crawl" and action.dr is None else action,
                )
            )
        },
    ),
    Variant(
        "B26.53-hexside-bog",
        "hex-left",
        "hex-entered",
        {
            "rules.laboring.b26_removal.wires_met": lambda right: (
                lambda position, unit: right(
                    position, replace(unit, hex=unit.bogs_in, at="") if unit.bogs_in else unit
                )
            )
        },
    ),
    Variant(
        "B27.4-trench-to-sangar",
        "goes",
        "goes-not",
        {
            "play.moving.in_and_out.go_beneath": lambda right: (
                lambda rules, position, action: right(
                    rules,
                    position.with_units(
                        {
                            name: replace(unit, beneath=tuple(c for c in unit.beneath if c not in TRENCHES))
                            for name, unit in position.units.items()
                            if name in action.units and action.cover == "sangar"
                        }
                    ),
                    action,
                )
            )
        },
    ),
    Variant(
        "B27.4-pillbox-to-trench",
        "goes-not",
        "goes",
        {
            "rules.ground.b27_foxholes.from_the_pillbox": lambda right: (
                lambda unit_id, here, to, covers: right(unit_id, here, to, ("foxhole",) if covers else ())
            )
        },
    ),
    Variant(
        "B27.41-low-crawl",
        "does",
        "does-not",
        {
            "play.moving.in_and_out.go_beneath": lambda right: (
                lambda rules, position, action: (
                    _crawled(right(rules, position, replace(action, mode="")), action.units)
                    if action.mode == "low_crawl"
                    and action.cover != "wire"
                    and verb_within(position, action.units) == "rout"
                    and not any(low_crawl_bars(position, "rout", name) for name in action.units)
                    else right(rules, position, action)
                )
            )
        },
    ),
    Variant(
        "B27.42-shellholes",
        "open-ground",
        "in-them",
        {
            "play.moving.in_and_out._changed": amended(
                lambda said, unit, covers, deed, mf: (
                    said.having_done(SKIRTED) if unit.entrenched and set(covers) <= {"wire"} else said
                )
            )
        },
    ),
    Variant(
        "B27.44-advance",
        "on-top",
        "in-one",
        {
            "play.moving.entry._on_the_ground": amended(
                lambda said, asked, to, cost: (
                    Illegal("A4.72", f"{asked.name} is on top in {to.hex}: an advance is one Location")
                    if asked.action.do == "advance"
                    and "foxhole" in asked.unit.beneath
                    and "foxhole" in to.beneath
                    and not isinstance(said, Illegal)
                    and said.part("beneath")
                    else said
                )
            )
        },
    ),
    Variant(
        "B27.6-portage",
        "may-not",
        "may",
        {
            "play.moving.portage.pushing": amended(
                lambda said, position, action, gear: (
                    said or any(position.counters[name].type in GUNS and not action.beneath for name in gear)
                )
            )
        },
    ),
    Variant(
        "D8.2-terrain",
        "listed",
        "not-listed",
        {
            "rules.moving.d8_bog.checks_on_entry": amended(
                lambda said, position, unit_id, start, to: (
                    (*said, bog_check_of(position, position.units[unit_id]))
                    if _bogs_in_the_terrain(position, position.units[unit_id], start, to)
                    else said
                )
            )
        },
    ),
)


def _crawled(step: Step | Illegal, names: tuple[str, ...]) -> Step | Illegal:
    """The step with the whole rout of these units spent on it, as Low Crawl takes."""
    if isinstance(step, Illegal):
        return step
    units = step.position.units
    return step.at(step.position.with_units({name: units[name].having_done(CRAWLED) for name in names}))


def _overruns(position: Position, unit_id: str, to: Place) -> bool:
    """Whether the unit is a MMC, and a lone leader the only enemy in the place."""
    unit, there = position.units[unit_id], units_at(position, location_at(to)).values()
    return unit.type in MMC and [one.type for one in there if one.side != unit.side] == ["leader"]


def _exhausted(position: Position, unit_id: str) -> Position:
    """The position once the unit has spent its whole allotment."""
    spent = replace(position.units[unit_id], mf_spent=allotment(position, unit_id))
    return position.with_unit(unit_id, spent)


def _all_for_marsh(asked: Asked, entry: Entry) -> bool:
    """Whether it is marsh or mudflat that takes the whole allotment."""
    return entry.whole and bool(enters_marsh(asked.position, asked.unit, asked.to))


def _bogs_in_the_terrain(position: Position, unit: Unit, start: str, to: Place) -> bool:
    """Whether a vehicle drives into woods or a building off the road."""
    if not unit.is_vehicle or unit.type in NEVER_BOGS or to.at or start == to.hex:
        return False
    return (
        terrain_of(position, to.hex) in WOODS | BUILDINGS
        and not position.hexside(hexside(start, to.hex)).road
    )
