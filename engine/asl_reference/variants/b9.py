"""Variants of B9: walls, hedges and bocage."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal
from asl_reference.base.values import replace
from asl_reference.board.fire import is_aerial
from asl_reference.board.geometry import hexes_of, vertices_of_hexside
from asl_reference.board.places import manned_by
from asl_reference.board.position import Unit
from asl_reference.rules.firing.a7_who_fires import pieces_fit_to_fire
from asl_reference.rules.ground.a1_arms import FIRED
from asl_reference.rules.ground.a2_locations import counters_at, in_crest_status, level_of, location
from asl_reference.rules.ground.b9_identity import has_gap, hexside_base, is_hillside
from asl_reference.rules.ground.b16_identity import chart_row
from asl_reference.rules.ground.b27_trenches import dug_in
from asl_reference.rules.ground.b_terrain_tem import HEXSIDE_TEM, steepness
from asl_reference.rules.ground.c8_moving import is_moving
from asl_reference.rules.los.blind import Casts, blocked_by
from asl_reference.rules.los.bocage import _obstacle, hexes_behind
from asl_reference.rules.los.ends import LEVEL
from asl_reference.rules.los.line import Blockage
from asl_reference.rules.sheltering.b9_hull_down import _wall_tem, hull_down_behind_wall
from asl_reference.rules.sheltering.b9_tem import (
    INDIRECT_LOSS,
    _merged,
    _on_the_way,
    claims_wa,
    has_wa_over,
    hexside_for,
)
from asl_reference.rules.sheltering.b27_cover import TRENCH_TEM
from asl_reference.rules.sheltering.lof import lofs
from asl_reference.variants.variant import Variant
from asl_reference.wrong.swapping import always

KIT: tuple[Variant, ...] = (
    Variant(
        "B9.3-thrown-dc",
        "by-advantage",
        "unconditional",
        {
            "rules.sheltering.b9_tem._thrown_over": lambda right: (
                lambda position, fire, target: (
                    {}
                    if any(
                        has_wa_over(position, one, fire.hexside) for one in fire.who if one.id != target.id
                    )
                    else right(position, fire, target)
                )
            )
        },
    ),
    Variant(
        "B9.31-older-option",
        "as-now",
        "not-within-reach",
        {"rules.sheltering.b9_tem._within_reach_of_wa": always(False)},
    ),
    Variant(
        "B9.31-aircraft",
        "no-tem",
        "has-tem",
        {
            "rules.sheltering.b9_tem._against": lambda right: (
                lambda rules, position, fire, firer, target: (
                    {}
                    if is_aerial(firer) and not claims_wa(position, target)
                    else right(rules, position, fire, firer, target)
                )
            )
        },
    ),
    Variant(
        "B9.31-wall-on-a-bridge",
        "has-it",
        "has-none",
        {
            "rules.sheltering.b9_tem._forms": lambda right: (
                lambda name, terrain, target: right(
                    name, terrain, replace(target, at="") if target.at == "bridge" else target
                )
            )
        },
    ),
    Variant(
        "B9.31-height-advantage",
        "has-none",
        "has-it",
        {
            "rules.ground.b_terrain_tem.height_advantage": lambda right: (
                lambda position, fire, unit: not claims_wa(position, unit) and right(position, fire, unit)
            )
        },
    ),
    Variant(
        "B9.32-armed",
        "can-fire",
        "own-or-borne",
        {
            "rules.wall_advantage.b9_wall_advantage_eligibility.unfit": lambda right: (
                lambda position, unit_id: (
                    right(position, unit_id)
                    or (
                        position.units[unit_id].type != "dummy"
                        and not pieces_fit_to_fire(
                            position.with_unit(
                                unit_id, position.units[unit_id].unmarked("ti", "melee", "stunned")
                            ),
                            unit_id,
                            *FIRED,
                        )
                    )
                )
            )
        },
    ),
    Variant(
        "B9.32-above-wire",
        "all-in-the-hex",
        "infantry-on-it",
        {
            "rules.wall_advantage.b9_wall_advantage_eligibility._where_it_is": lambda right: (
                lambda position, unit_id: (
                    right(position, unit_id)
                    or (
                        "above Wire"
                        if not position.units[unit_id].beneath
                        and not in_crest_status(position.units[unit_id])
                        and counters_at(position, location(position.units[unit_id]), "wire")
                        else ""
                    )
                )
            )
        },
    ),
    Variant(
        "B9.32-stunned-vehicle",
        "may-not",
        "may",
        {
            "rules.wall_advantage.b9_wall_advantage_eligibility.unfit": lambda right: (
                lambda position, unit_id: (
                    right(position, unit_id)
                    or (position.units[unit_id].is_vehicle and position.units[unit_id].has("stunned"))
                )
            )
        },
    ),
    Variant(
        "B9.32-berserk",
        "may-not",
        "may",
        {
            "rules.wall_advantage.b9_wall_advantage_claims.obtainable": lambda right: (
                lambda rules, position, unit_id, *given, **how: (
                    Illegal("A15.4", f"{unit_id} is berserk")
                    if how.get("how") != "mandatory" and position.units[unit_id].has("berserk")
                    else right(rules, position, unit_id, *given, **how)
                )
            )
        },
    ),
    Variant(
        "B9.323-same-moment",
        "attacker",
        "who-stayed",
        {
            "rules.wall_advantage.b9_wall_advantage_mandatory._rank": lambda right: (
                lambda position, unit_id: tuple(
                    one
                    for index, one in enumerate(right(position, unit_id))
                    if index != 1 or position.units[unit_id].did("sent_back")
                )
            )
        },
    ),
    Variant(
        "B9.323-what-lifts-it",
        "terrain-alone",
        "tem-it-has",
        {
            "rules.wall_advantage.b9_wall_advantage_eligibility.has_in_hex_tem": lambda right: (
                lambda position, unit_id: right(position, unit_id) and position.units[unit_id].at != "bridge"
            )
        },
    ),
    Variant(
        "B9.324-two-hidden",
        "nobody",
        "attacker",
        {
            "rules.wall_advantage.b9_wall_advantage_mandatory._rank": lambda right: (
                lambda position, unit_id: tuple(
                    one and not (index == 2 and position.units[unit_id].has("hidden"))
                    for index, one in enumerate(right(position, unit_id))
                )
            )
        },
    ),
    Variant(
        "B9.33-hd-beneath-a-trench",
        "yes",
        "no",
        {
            "rules.sheltering.b27_cover.hull_down": lambda right: (
                lambda rules, position, fire, target: (
                    right(rules, position, fire, target)
                    and (
                        hull_down_behind_wall(rules, position, fire, target)
                        or all(
                            steepness(position, one, target, level_of(position, target)) < TRENCH_TEM
                            for one in fire.lines_from
                        )
                    )
                )
            )
        },
    ),
    Variant(
        "B9.33-height-and-hd",
        "open-ground",
        "everywhere",
        {
            "rules.sheltering.b9_hull_down.hull_down_behind_wall": lambda right: (
                lambda rules, position, fire, target: (
                    right(rules, position, fire, target)
                    or (
                        bool(_wall_tem(rules, position, fire, target))
                        and not chart_row(position, target.hex).open_ground
                    )
                )
            )
        },
    ),
    Variant(
        "B9.33-crest-and-floors",
        "has-it",
        "has-none",
        {
            "rules.sheltering.b20_crest.crest_shelters": lambda right: (
                lambda position, fire, target: right(
                    position, replace(fire, by=tuple(replace(one, floor=0) for one in fire.by)), target
                )
            )
        },
    ),
    Variant(
        "B9.34-any-hexside",
        "hexspine-too",
        "own-hexsides",
        {
            "rules.sheltering.b9_tem._indirect": lambda right: (
                lambda position, fire, target: _merged(
                    [
                        right(position, fire, target),
                        *(
                            {terrain: max(0, HEXSIDE_TEM[terrain] - INDIRECT_LOSS)}
                            for name in _on_the_way(position, fire, target)
                            if (terrain := hexside_for(position, name, target))
                        ),
                    ]
                )
            )
        },
    ),
    Variant(
        "B9.34-gap-and-movers",
        "meets-not",
        "meets",
        {
            "rules.sheltering.b9_tem._indirect": lambda right: (
                lambda position, fire, target: (
                    {}
                    if is_moving(manned_by(position, target))
                    and any(
                        one.middle and has_gap(position, one.hexside)
                        for firer in fire.by
                        for line in lofs(position, fire, firer, target)
                        for one in line.traced
                    )
                    else right(position, fire, target)
                )
            )
        },
    ),
    Variant(
        "B9.34-hd-beneath-a-trench",
        "hd",
        "not-hd",
        {
            "rules.sheltering.b27_cover._aimed_at_vehicle": lambda right: (
                lambda fire, target: (
                    right(fire, target)
                    or (isinstance(target, Unit) and dug_in(target) and not fire.kind.direct)
                )
            )
        },
    ),
    Variant(
        "B9.42-other-walls",
        "vertex-alone",
        "meets",
        {
            "rules.sheltering.b9_traced.traced_through": lambda right: (
                lambda start, from_hex, target_hex, aim=None: tuple(
                    one
                    for one in right(start, from_hex, target_hex, aim)
                    if aim is None or aim in vertices_of_hexside(*hexes_of(one.hexside))
                )
            )
        },
    ),
    Variant(
        "B9.52-same-line",
        "any-level",
        "one-level",
        {
            "rules.los.bocage._is_of_line": lambda right: (
                lambda line, wall, side: (other := line.wall(side)) and other.terrain == "bocage"
            )
        },
    ),
    Variant(
        "B9.52-older-height",
        "always",
        "both-above",
        {
            "rules.los.bocage.along_bocage": lambda right: (
                lambda line, wall: (
                    right(line, wall)
                    if line.rules.includes("B9.52-hexspine")
                    else Blockage(wall.hexside, clauses=("B9.521",), why=f"no LOS runs along {wall.name}")
                )
            )
        },
    ),
    Variant(
        "B9.521-above-its-top",
        "needs-it",
        "needs-none",
        {
            "rules.los.bocage.is_over": always(False),
            "rules.los.bocage.through_bocage": lambda right: (
                lambda line, wall, touch: (
                    right(line, wall, touch)
                    or (
                        blocked_by(line, _obstacle(wall, hexes_behind(line, wall, touch), Casts.HEXSIDE))
                        if [end.level >= wall.top for end in (line.start, line.end) if end.hex in wall.hexes]
                        == [True]
                        else None
                    )
                )
            ),
        },
    ),
    Variant(
        "B9.521-older-units",
        "units-alone",
        "all-of-the-hex",
        {
            "rules.los.bocage._hides": lambda right: (
                lambda line, end, wall: None if end is line.end and not end.unit else right(line, end, wall)
            )
        },
    ),
    Variant(
        "B9.6-hillside-bocage",
        "hillside",
        "bocage",
        {
            "rules.los.bocage.through_bocage": lambda right: (
                lambda line, wall, touch: (
                    None
                    if is_hillside(line.position, wall.hexside) and line.high - line.low >= LEVEL
                    else right(line, wall, touch)
                )
            )
        },
    ),
    Variant(
        "B9.62-at-or-above",
        "above-too",
        "at-it",
        {
            "rules.sheltering.b9_tem._level_with": lambda right: (
                lambda position, name, target: (
                    right(position, name, target)
                    or (
                        is_hillside(position, name)
                        and target.hex in hexes_of(name)
                        and level_of(position, target) > hexside_base(position, name)
                    )
                )
            )
        },
    ),
)
