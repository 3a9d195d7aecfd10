"""Wrong engines of B26: Wire."""

from __future__ import annotations

from typing import Any

from asl_reference.wrong.engine import WrongEngine
from asl_reference.wrong.swapping import always, amended, changed, forgets, misread


def _but_for_low_crawl(bars: Any) -> Any:
    """The bar, Low Crawl apart."""
    return lambda asked: None if asked.action.mode == "low_crawl" else bars(asked)


def _but_for_aa_guns(said: Any, position: Any, _: Any, unit_id: str) -> Any:
    """What bars the load, an AA Gun apart."""
    pushed = position.units[unit_id].pushing
    is_aa = bool(pushed) and position.counters[pushed].type == "aa_gun"
    return None if said and said.clause == "C10.3" and is_aa else said


KIT = (
    WrongEngine(
        "wire-in-rubble",
        "B26.1",
        "lets Wire be set up in wooden rubble",
        {"rules.ground.b26_placement.NO_WIRE": forgets("wooden_rubble")},
    ),
    WrongEngine(
        "wire-in-buildings",
        "B26.1",
        "lets Wire be set up in stone buildings",
        {"rules.ground.b26_placement.NO_WIRE": forgets("stone_building")},
    ),
    WrongEngine(
        "forgets-wire-drm",
        "B26.31",
        "has no DRM for fire by units on Wire",
        {"rules.firing.b26_attacks.attackers_on_wire": always(0)},
    ),
    WrongEngine(
        "forgets-target-on-wire",
        "B26.31",
        "has no drm against who is on Wire",
        {"rules.firing.b26_attacks.exposed_on_wire": always(0)},
    ),
    WrongEngine(
        "forgets-mortar-on-wire",
        "B26.31",
        "gives the +1 of Wire to the effect of a mortar, and not to its To Hit DR",
        {"board.means.MEANS": misread("mortar", rolls="ift")},
    ),
    WrongEngine(
        "fights-across-locations",
        "B26.32",
        "has Close Combat between units of a hex that are not in one Location",
        {"rules.ground.b26_movement.may_fight": always(True)},
    ),
    WrongEngine(
        "pushes-aa-guns-beneath-wire",
        "B26.4",
        "lets an AA Gun be pushed beneath Wire",
        {"rules.moving.b26_getting_beneath.load_bars": amended(_but_for_aa_guns)},
    ),
    WrongEngine(
        "low-crawls-off-wire",
        "B26.4",
        "lets who is on Wire Low Crawl out of the hex, as it may Low Crawl beneath the Wire",
        {
            "play.moving.entry.BARS_ON_TOP": lambda bars: (
                (bars[0][0], _but_for_low_crawl(bars[0][1])),
                *bars[1:],
            )
        },
    ),
    WrongEngine(
        "gets-through-wire-at-any-dr",
        "B26.4",
        "gets units beneath Wire whatever the dr",
        {"rules.moving.b26_getting_beneath.gets_through": always((True, 1))},
    ),
    WrongEngine(
        "forgets-being-stuck",
        "B26.4",
        "lets who is on Wire leave as if there were none",
        {"rules.ground.b26_movement.stuck_on_wire": always(None)},
    ),
    WrongEngine(
        "forgets-sewers-beneath-wire",
        "B26.4",
        "lets a unit on Wire go down a manhole",
        {"rules.moving.b26_getting_beneath.UNDERGROUND": forgets("sewer")},
    ),
    WrongEngine(
        "forgets-tunnels-beneath-wire",
        "B26.4",
        "lets a unit on Wire enter a tunnel",
        {"rules.moving.b26_getting_beneath.UNDERGROUND": forgets("tunnel")},
    ),
    WrongEngine(
        "surrenders-to-anybody",
        "B26.41",
        "lets a unit surrender to whomever it likes",
        {"rules.routing.b26_rout.surrender_bars": always(None)},
    ),
    WrongEngine(
        "forgets-cavalry-at-wire",
        "B26.42",
        "lets Cavalry into a Wire hex",
        {"rules.ground.b26_movement.BARRED_BY_WIRE": forgets("cavalry")},
    ),
    WrongEngine(
        "forgets-motorcycles-at-wire",
        "B26.42",
        "lets motorcycles into a Wire hex",
        {"rules.ground.b26_movement.BARRED_BY_WIRE": forgets("motorcycle")},
    ),
    WrongEngine(
        "forgets-wagons-at-wire",
        "B26.42",
        "lets wagons into a Wire hex",
        {"rules.ground.b26_movement.BARRED_BY_WIRE": forgets("wagon")},
    ),
    WrongEngine(
        "halftracks-as-tracks-on-wire",
        "B26.43",
        "charges halftracks what fully tracked vehicles pay for Wire",
        {"rules.ground.b26_movement.WIRE_MP": changed(halftrack=2)},
    ),
    WrongEngine(
        "bypasses-through-wire",
        "B26.44",
        "lets Infantry Bypass along a hexside of a Wire hex",
        {"rules.ground.b26_movement.bypass_bars": always(None)},
    ),
    WrongEngine(
        "dashes-through-wire",
        "B26.46",
        "lets a unit Dash through Wire",
        {"rules.moving.b26_getting_beneath.TOO_FAST": forgets("dash")},
    ),
    WrongEngine(
        "double-times-through-wire",
        "B26.46",
        "lets a unit go through Wire in Double Time",
        {"rules.moving.b26_getting_beneath.TOO_FAST": forgets("double_time")},
    ),
    WrongEngine(
        "forgets-bangalore",
        "B26.51",
        "has no Placed DC clear Wire",
        {"rules.laboring.b26_removal._bangalore": always(None)},
    ),
    WrongEngine(
        "forgets-bombs-on-wire",
        "B26.52",
        "has no bomb clear Wire",
        {"board.means.MEANS": misread("aerial_bomb", clears_wire="")},
    ),
    WrongEngine(
        "forgets-tracks-on-wire",
        "B26.53",
        "has no vehicle roll Wire down",
        {"rules.laboring.b26_removal.wires_met": always(())},
    ),
    WrongEngine(
        "turning-leaves-wire",
        "B26.53",
        "has no Wire rolled down by a vehicle that turns its hull where it stands",
        {
            "rules.laboring.b26_removal.wires_met": amended(
                lambda said, position, unit: said if unit.came else ()
            )
        },
    ),
)
