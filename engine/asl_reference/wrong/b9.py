"""Wrong engines of B9: walls, hedges, bocage, cactus hedges, hillsides, wall advantage."""

from __future__ import annotations

from typing import Any

from asl_reference.base.clauses import Illegal
from asl_reference.base.values import replace
from asl_reference.rules.moving.b9_movement import obstacle
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import unfit
from asl_reference.wrong.engine import WrongEngine
from asl_reference.wrong.swapping import Wrong, always, amended, forgets, misread


def _unseen_by_vehicles(right: Any) -> Any:
    """The function, asked as if no vehicle saw the unit; its last argument lists who does."""

    def wrong(rules: Any, position: Any, unit_id: str, seen_by: Any) -> Any:
        return right(rules, position, unit_id, [one for one in seen_by if not position.units[one].is_vehicle])

    return wrong


def _without_broken(right: Any) -> Any:
    """The function with no broken Infantry on board but the unit that it is asked about."""

    def wrong(position: Any, unit_id: str) -> Any:
        left = position
        for name, unit in position.units.items():
            if name != unit_id and unit.is_infantry and unit.has("broken"):
                left = left.without_unit(name)
        return right(left, unit_id)

    return wrong


def _vehicles_on_top(right: Any) -> Any:
    """The function, asked as if no vehicle were beneath an entrenchment."""

    def wrong(position: Any, unit_id: str) -> Any:
        unit = position.units[unit_id]
        if not unit.is_vehicle or not unit.entrenched:
            return right(position, unit_id)
        return right(position.with_unit(unit_id, replace(unit, beneath=())), unit_id)

    return wrong


EXCUSED_ABOVE_WIRE: Wrong = amended(
    lambda said, position, unit_id: "" if said == "above Wire" and unfit(position, unit_id) else said
)

KIT = (
    WrongEngine(
        "own-wall-blocks",
        "B9.2",
        "takes the walls of the viewer's and the target's own hex for obstacles",
        {"rules.los.walls.is_own": always(False)},
    ),
    WrongEngine(
        "forgets-third-wall-at-a-vertex",
        "B9.2",
        "lets a LOS along a wall pass where three walls meet at its far vertex",
        {"rules.los.walls.SPINES_AT_A_VERTEX": always(4)},
    ),
    WrongEngine(
        "entrenched-see-over-walls",
        "B9.21",
        "lets the entrenched see past a wall of their own level",
        {"rules.los.walls._barred": always(None)},
    ),
    WrongEngine(
        "forgets-movement-by-assault",
        "B9.3",
        "does not count a target that used Assault Movement as moving",
        {"rules.ground.c8_moving.MOVING": forgets("moved_by_assault")},
    ),
    WrongEngine(
        "forgets-wall-advantage-of-the-firer",
        "B9.31",
        "gives wall TEM against a firer who has wall advantage over that wall",
        {"rules.sheltering.b9_tem.has_wa_over": always(False)},
    ),
    WrongEngine(
        "forgets-rubble-against-heat",
        "B9.31",
        "bars HEAT at Infantry in wooden rubble",
        {"rules.sheltering.b9_hull_down.HEAT_TERRAIN": forgets("wooden_rubble")},
    ),
    WrongEngine(
        "forgets-wall-advantage-at-a-roadblock",
        "B9.32",
        "knows no wall advantage at a roadblock",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.SERVES": forgets("roadblock")},
    ),
    WrongEngine(
        "forgets-wall-advantage-at-a-hedge",
        "B9.32",
        "knows no wall advantage at a hedge",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.SERVES": forgets("hedge")},
    ),
    WrongEngine(
        "forgets-cave",
        "B9.32",
        "gives wall advantage to who is in a cave",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.OFF_THE_GROUND": forgets("cave")},
    ),
    WrongEngine(
        "forgets-climber",
        "B9.32",
        "gives wall advantage to who is on a cliff face",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.OFF_THE_GROUND": forgets("climbing")},
    ),
    WrongEngine(
        "forgets-column",
        "B9.32",
        "gives wall advantage to who is in Column",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.BY_STATUS": forgets("column")},
    ),
    WrongEngine(
        "forgets-abandoned-vehicle",
        "B9.32",
        "gives wall advantage to an abandoned vehicle",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.BY_STATUS": forgets("abandoned")},
    ),
    WrongEngine(
        "forgets-olive-grove",
        "B9.32",
        "bars vehicles in an olive grove from wall advantage",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.NO_BAR_TO_VEHICLES": forgets("olive_grove")},
    ),
    WrongEngine(
        "forgets-that-choice-is-barred",
        "B9.322",
        "lets any unit claim wall advantage by choice, at any moment",
        {"rules.wall_advantage.b9_wall_advantage_claims._no_choice": always(None)},
    ),
    WrongEngine(
        "forgets-the-enemy-who-acts",
        "B9.322",
        "lets wall advantage be claimed while an enemy attack is under way",
        {"rules.wall_advantage.b9_wall_advantage_claims.enemy_acts": always(False)},
    ),
    WrongEngine(
        "forgets-armored-cover",
        "B9.323",
        "makes wall advantage mandatory in spite of the shelter of a wreck or AFV",
        {"rules.wall_advantage.b9_wall_advantage_eligibility._armored_cover": always(False)},
    ),
    WrongEngine(
        "forgets-hidden-rivals",
        "B9.324",
        "does not count hidden units among the unseen",
        {"board.position.UNSEEN": forgets("hidden")},
    ),
    WrongEngine(
        "forgets-the-challenge",
        "B9.324",
        "has no unseen enemy show itself to keep wall advantage from a claimant",
        {"rules.wall_advantage.b9_wall_advantage_claims.challengeable": always(())},
    ),
    WrongEngine(
        "forgets-foxhole-under-steep-fire",
        "B9.33",
        "lets height take nothing from the TEM of a foxhole",
        {"rules.ground.b_terrain_tem.LOWERED_BY_HEIGHT": forgets("foxhole")},
    ),
    WrongEngine(
        "forgets-shellholes-under-steep-fire",
        "B9.33",
        "lets height take nothing from the TEM of shellholes",
        {"rules.ground.b_terrain_tem.LOWERED_BY_HEIGHT": forgets("shellholes")},
    ),
    WrongEngine(
        "forgets-height",
        "B9.33",
        "lets height take nothing from any TEM",
        {"rules.ground.b_terrain_tem.steepness": always(0)},
    ),
    WrongEngine(
        "forgets-mortars",
        "B9.34",
        "takes mortars for Direct Fire",
        {"board.means.MEANS": misread("mortar", indirect=False)},
    ),
    WrongEngine(
        "forgets-harassing-fire",
        "B9.34",
        "takes Harassing Fire of OBA for Direct Fire",
        {"board.means.MEANS": misread("oba_harassing", indirect=False)},
    ),
    WrongEngine(
        "forgets-hull-down-behind-bocage",
        "B9.36",
        "has no vehicle Hull Down behind bocage",
        {"rules.sheltering.b9_hull_down.AS_WALLS": forgets("bocage")},
    ),
    WrongEngine(
        "forgets-bow-mg",
        "B9.36",
        "lets a Hull Down vehicle fire its BMG",
        {"rules.sheltering.b27_cover.bmg_banned": always(False)},
    ),
    WrongEngine(
        "forgets-bog-check-of-armored-cars",
        "B9.4",
        "lets armored cars over a hedge without a Bog Check",
        {"rules.moving.b9_movement.BOGS_AT_HEDGE": forgets("armored_car")},
    ),
    WrongEngine(
        "forgets-bog-check-of-halftracks",
        "B9.4",
        "lets halftracks over a hedge without a Bog Check",
        {"rules.moving.b9_movement.BOGS_AT_HEDGE": forgets("halftrack")},
    ),
    WrongEngine(
        "forgets-panzerfaust",
        "B9.5",
        "does not count a Panzerfaust as HEAT",
        {"board.means.MEANS": misread("panzerfaust", shell="")},
    ),
    WrongEngine(
        "forgets-wall-advantage-at-bocage",
        "B9.5",
        "knows no wall advantage at bocage",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.SERVES": forgets("bocage")},
    ),
    WrongEngine(
        "forgets-bocage-before-a-gun",
        "B9.53",
        "sees no bocage between a Gun and what it fires at",
        {"rules.firing.b9_guns.fires_through_bocage": always(False)},
    ),
    WrongEngine(
        "forgets-sp-guns-at-bocage",
        "B9.54",
        "has a SP gun cross bocage without a Bog Check",
        {"rules.moving.b9_movement.FULLY_TRACKED_AFV": forgets("sp_gun")},
    ),
    WrongEngine(
        "forgets-underbelly",
        "B9.54",
        "allows an Underbelly Hit at any hexside",
        {"rules.firing.d4_underbelly.underbelly_banned": always(None)},
    ),
    WrongEngine(
        "breaches-without-gear",
        "B9.541",
        "lets any vehicle breach bocage",
        {"rules.moving.b9_breach.has_breaching_gear": always(True)},
    ),
    WrongEngine(
        "forgets-concealment-behind-bocage",
        "B9.55",
        "does not treat bocage as Concealment Terrain",
        {"rules.hiding.a12_gain.treated_as_concealment_terrain": always(False)},
    ),
    WrongEngine(
        "forgets-hillsides",
        "B9.6",
        "knows no hillside walls and hedges",
        {"rules.ground.b9_identity.is_hillside": always(False)},
    ),
    WrongEngine(
        "forgets-hillsides-above",
        "B9.62",
        "lets no hillside above deny wall advantage",
        {"rules.wall_advantage.b9_wall_advantage_denial._hillsides_above": always(())},
    ),
    WrongEngine(
        "forgets-cactus-hedges",
        "B9.7",
        "does not count a cactus hedge among walls and hedges",
        {"rules.ground.b9_identity.WALLS_AND_HEDGES": forgets("cactus_hedge")},
    ),
    WrongEngine(
        "routs-through-cactus",
        "B9.7",
        "lets a router cross a cactus hedge without Low Crawl",
        {"rules.moving.b9_movement.OVER_CACTUS": forgets("rout")},
    ),
    WrongEngine(
        "stopped-is-not-moving",
        "B9.3",
        "does not count a vehicle that has Stopped as moving",
        {
            "rules.ground.c8_moving.is_moving": amended(
                lambda said, target: said and "stopped" not in getattr(target, "done", ())
            )
        },
    ),
    WrongEngine(
        "vehicles-keep-tem-with-wall-advantage",
        "B9.31",
        "gives a vehicle with wall advantage the TEM of its hex as well",
        {
            "rules.sheltering.b9_tem.claims_wa": amended(
                lambda said, position, target: said and not getattr(target, "is_vehicle", False)
            )
        },
    ),
    WrongEngine(
        "excuses-the-broken-above-wire",
        "B9.32",
        "gives wall advantage to a broken or unarmed unit above Wire if a comrade has it",
        {"rules.wall_advantage.b9_wall_advantage_eligibility._where_it_is": EXCUSED_ABOVE_WIRE},
    ),
    WrongEngine(
        "ignores-broken-enemies",
        "B9.32",
        "gives wall advantage to who shares its Location with a broken enemy",
        {"rules.wall_advantage.b9_wall_advantage_eligibility._beside_whom": _without_broken},
    ),
    WrongEngine(
        "wall-tem-beside-hull-down",
        "B9.36",
        "gives a Hull Down vehicle the TEM of its wall as well, against HE",
        {
            "rules.sheltering.b27_cover._gives_hull_down": amended(
                lambda said, source, fire, target: said and fire.kind.shell != "he"
            )
        },
    ),
    WrongEngine(
        "concealed-from-vehicles",
        "B9.55",
        "lets a unit behind bocage keep its concealment whatever a vehicle sees",
        {"rules.hiding.b9_concealment.shielded_by_bocage": _unseen_by_vehicles},
    ),
    WrongEngine(
        "dug-in-vehicles-have-wall-advantage",
        "B9.32",
        "gives wall advantage to a vehicle beneath a trench",
        {"rules.wall_advantage.b9_wall_advantage_eligibility._where_it_is": _vehicles_on_top},
    ),
    WrongEngine(
        "height-spares-cactus-hedges",
        "B9.7",
        "lets height take nothing from the TEM of a cactus hedge",
        {
            "rules.sheltering.b9_tem._one": amended(
                lambda said, *_: {
                    terrain: 1 if terrain == "cactus_hedge" else said[terrain] for terrain in said
                }
            )
        },
    ),
    WrongEngine(
        "no-low-crawl-over-bocage",
        "B9.54",
        "lets nobody Low Crawl over bocage",
        {
            "rules.moving.b9_movement.crossing_bars": amended(
                lambda said, position, unit_id, how, crossing, pushing: (
                    Illegal("B9.54", f"{unit_id} does not Low Crawl over bocage")
                    if how == ("rout", "low_crawl") and obstacle(position, crossing) == "bocage"
                    else said
                )
            )
        },
    ),
    WrongEngine(
        "assaults-over-cactus",
        "B9.7",
        "lets Infantry cross a cactus hedge by Assault Movement, as slow as a Minimum Move",
        {
            "rules.moving.b9_movement.crossing_bars": amended(
                lambda said, position, unit_id, how, crossing, pushing: (
                    None if said and said.clause == "B9.7" and how[1] == "assault" else said
                )
            )
        },
    ),
)
