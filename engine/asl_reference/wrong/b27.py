"""Wrong engines of B27: foxholes, trenches, A-T Ditches, sangars."""

from __future__ import annotations

from typing import Any

from asl_reference.board.geometry import hexside
from asl_reference.rules.ground.b9_identity import hexside_terrain
from asl_reference.wrong.engine import WrongEngine
from asl_reference.wrong.swapping import allows, always, amended, changed, forgets


def _haste_by_trench_is_open(right: Any) -> Any:
    """The loss of concealment by moving, as if who Double Times did not move by trench."""

    def wrong(rules: Any, after: Any, action: Any, unit_id: str) -> Any:
        unit = after.units[unit_id]
        if unit.did("double_timed"):
            after = after.with_unit(unit_id, unit.without_deed("moved_by_trench"))
        return right(rules, after, action, unit_id)

    return wrong


KIT = (
    WrongEngine(
        "digs-anywhere",
        "B27.1",
        "lets entrenchments be dug in any terrain",
        {"rules.ground.b27_foxholes.takes_entrenchment": always(None)},
    ),
    WrongEngine(
        "digs-in-crags",
        "B27.1",
        "lets entrenchments be dug in crags",
        {"board.chart.NO_ENTRENCHMENT": forgets("crag")},
    ),
    WrongEngine(
        "forgets-psk-beneath",
        "B27.1",
        "lets no PSK be set up beneath a foxhole",
        {"rules.ground.b27_foxholes.SUPPORT_WEAPONS": forgets("psk")},
    ),
    WrongEngine(
        "takes-inf-guns-out-of-trenches",
        "B27.51",
        "lets an INF Gun be taken out of a trench in play",
        {"rules.ground.b27_foxholes.GUNS": forgets("inf_gun")},
    ),
    WrongEngine(
        "digs-at-six",
        "B27.11",
        "digs a foxhole at a Final DR of 6",
        {"rules.laboring.b27_entrenching.SUCCESS": always(6)},
    ),
    WrongEngine(
        "forgets-lone-half-squad",
        "B27.11",
        "has no DRM for a lone HS or crew that digs",
        {"rules.laboring.b27_entrenching.LONE_SMALL_UNIT": always(0)},
    ),
    WrongEngine(
        "forgets-leader-of-diggers",
        "B27.11",
        "has no leader help those who dig",
        {"rules.laboring.b27_entrenching.lends": always(None)},
    ),
    WrongEngine(
        "forgets-prisoners-who-dig",
        "B27.11",
        "lets prisoners entrench",
        {"rules.ground.a7_activity.ABLE": allows("entrench", "prisoner")},
    ),
    WrongEngine(
        "forgets-berserk-diggers",
        "B27.11",
        "lets berserk units entrench",
        {"rules.ground.a7_activity.ABLE": allows("entrench", "berserk")},
    ),
    WrongEngine(
        "second-entrenchment",
        "B27.12",
        "lets a second entrenchment be set up in a Location",
        {"rules.ground.b27_foxholes.no_second_entrenchment": always(None)},
    ),
    WrongEngine(
        "foxhole-as-two-from-above",
        "B27.3",
        "gives a foxhole +2 against OBA and Overrun too",
        {"rules.sheltering.b27_cover.FROM_ABOVE": changed(foxhole=2)},
    ),
    WrongEngine(
        "forgets-coming-out-first",
        "B27.4",
        "lets a unit go from one entrenchment beneath another at once",
        {"rules.ground.b27_foxholes.out_first": always(None)},
    ),
    WrongEngine(
        "forgets-rout-into-a-foxhole",
        "B27.41",
        "does not let a router enter a hex and go beneath its foxhole at once",
        {"rules.moving.b27_movement.COMBINING": forgets("rout")},
    ),
    WrongEngine(
        "forgets-cavalry-at-foxholes",
        "B27.43",
        "charges Cavalry nothing for a foxhole hex",
        {"board.chart.FOXHOLE_SURCHARGE": forgets("cavalry")},
    ),
    WrongEngine(
        "forgets-wagons-at-foxholes",
        "B27.43",
        "charges wagons nothing for a foxhole hex",
        {"board.chart.FOXHOLE_SURCHARGE": forgets("wagon")},
    ),
    WrongEngine(
        "forgets-trucks-at-foxholes",
        "B27.43",
        "charges trucks nothing for a foxhole hex",
        {"board.chart.FOXHOLE_SURCHARGE": forgets("truck")},
    ),
    WrongEngine(
        "forgets-advance-into-a-foxhole",
        "B27.44",
        "does not let a unit advance into a hex and beneath its foxhole at once",
        {"rules.moving.b27_movement.COMBINING": forgets("advance")},
    ),
    WrongEngine(
        "overfills-foxholes",
        "B27.44",
        "lets any number be beneath a foxhole",
        {"rules.ground.b27_foxholes.overfull": always(None)},
    ),
    WrongEngine(
        "trench-as-two-from-above",
        "B27.5",
        "gives a trench +2 against OBA and Overrun too",
        {"rules.sheltering.b27_cover.FROM_ABOVE": changed(trench=2)},
    ),
    WrongEngine(
        "four-squads-in-a-trench",
        "B27.51",
        "has room for four squads in a trench",
        {"rules.ground.b27_foxholes.SQUADS_BENEATH": changed(trench=4)},
    ),
    WrongEngine(
        "forgets-dug-in-vehicles",
        "B27.52",
        "knows no vehicle that is dug in",
        {"rules.ground.b27_trenches.dug_in": always(False)},
    ),
    WrongEngine(
        "forgets-connecting-trenches",
        "B27.54",
        "has no trench connect to another",
        {"rules.ground.b27_trenches.connects": always(False)},
    ),
    WrongEngine(
        "forgets-snap-shots-at-trenches",
        "B27.54",
        "allows every Snap Shot, also at who moves from trench to trench",
        {"rules.firing.a8_first_fire.snap_shot_banned": always(None)},
    ),
    WrongEngine(
        "forgets-motorcycles-at-trenches",
        "B27.55",
        "lets motorcycles into a trench hex",
        {"rules.ground.b27_trenches.BARRED_BY_TRENCH": forgets("motorcycle")},
    ),
    WrongEngine(
        "forgets-halftracks-at-trenches",
        "B27.55",
        "lets halftracks into a trench hex",
        {"rules.ground.b27_trenches.BARRED_BY_TRENCH": forgets("halftrack")},
    ),
    WrongEngine(
        "forgets-bog-check-at-trenches",
        "B27.55",
        "lets a vehicle into a trench hex without a Bog Check",
        {"rules.ground.b27_trenches.bogs_on_entry": always(False)},
    ),
    WrongEngine(
        "ditch-for-one",
        "B27.56",
        "charges 1 MF to go beneath an A-T Ditch",
        {"rules.moving.b27_movement.COVER_MF": changed(at_ditch=1)},
    ),
    WrongEngine(
        "forgets-at-ditch-as-a-trench",
        "B27.56",
        "does not count an A-T Ditch as a trench",
        {"rules.ground.b27_foxholes.TRENCHES": forgets("at_ditch")},
    ),
    WrongEngine(
        "forgets-sangar",
        "B27.6",
        "gives a sangar no TEM",
        {
            "rules.sheltering.b27_cover.FROM_ABOVE": changed(sangar=0),
            "rules.sheltering.b27_cover.FROM_ELSEWHERE": changed(sangar=0),
        },
    ),
    WrongEngine(
        "three-squads-in-a-sangar",
        "B27.6",
        "has room for three squads in a sangar",
        {"rules.ground.b27_foxholes.SQUADS_BENEATH": changed(sangar=3)},
    ),
    WrongEngine(
        "forgets-ways-into-a-sangar",
        "B27.6",
        "knows no way from a sangar to a higher or lower Location",
        {"rules.ground.b27_foxholes.STRAIGHT": forgets("sangar")},
    ),
    WrongEngine(
        "bocage-parts-trenches",
        "B27.54",
        "does not connect trenches on two sides of bocage",
        {
            "rules.ground.b27_trenches.parted": amended(
                lambda said, position, one, other: (
                    said or hexside_terrain(position, hexside(one, other)) == "bocage"
                )
            )
        },
    ),
    WrongEngine(
        "haste-in-trenches-is-seen",
        "B27.54",
        "ends the concealment of who goes from trench to connecting trench by Double Time",
        {"rules.hiding.a12_loss.lost_by_moving": _haste_by_trench_is_open},
    ),
    WrongEngine(
        "roads-into-trenches-are-firm",
        "B27.55",
        "asks for no Bog DR in a trench hex with a road",
        {
            "rules.ground.b27_trenches.bogs_on_entry": amended(
                lambda said, position, hex_name, at="": said and not position.hex(hex_name).road
            )
        },
    ),
    WrongEngine(
        "no-way-down-from-a-ditch",
        "B27.56",
        "knows no direct way from beneath an A-T Ditch to a lower Location",
        {
            "rules.moving.b27_lower_levels.downward": amended(
                lambda said, position, unit, to, cost: None if "at_ditch" in unit.beneath else said
            )
        },
    ),
    WrongEngine(
        "vbm-past-a-trench-is-firm",
        "B27.55",
        "asks for no Bog DR of a vehicle that enters a trench hex in VBM",
        {
            "rules.ground.b27_trenches.bogs_on_entry": amended(
                lambda said, position, hex_name, at="": said and at != "bypass"
            )
        },
    ),
)
