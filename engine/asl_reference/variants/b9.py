"""Variants of B9: walls, hedges and bocage."""

from __future__ import annotations

from dataclasses import replace

from asl_reference.variants.variant import Variant, part
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
                        part("rules.sheltering.b9_tem.has_wa_over")(position, one, fire.hexside)
                        for one in fire.who
                        if one.id != target.id
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
                    if (
                        part("board.fire.is_aerial")(firer)
                        and not part("rules.sheltering.b9_tem.claims_wa")(position, target)
                    )
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
            "rules.sheltering.b9_tem.hexside_for": lambda right: (
                lambda position, name, target: (
                    right(position, name, target)
                    or (
                        part("rules.ground.b9_identity.hexside_terrain")(position, name)
                        if name
                        and target.at == "bridge"
                        and part("rules.ground.b9_identity.hexside_base")(position, name)
                        == part("rules.ground.a2_locations.level_of")(position, target)
                        and part("rules.ground.b9_identity.hexside_terrain")(position, name)
                        in part("rules.ground.b_terrain_tem.HEXSIDE_TEM")
                        else ""
                    )
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
                lambda position, fire, unit: (
                    right(position, fire, unit)
                    if not part("rules.sheltering.b9_tem.claims_wa")(position, unit)
                    else 0
                )
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
                        and not part("rules.firing.a7_who_fires.pieces_fit_to_fire")(
                            position.with_unit(
                                unit_id, position.units[unit_id].unmarked("ti", "melee", "stunned")
                            ),
                            unit_id,
                            *part("rules.ground.a1_arms.FIRED"),
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
                        and position.units[unit_id].at != "crest"
                        and part("rules.ground.a2_locations.counters_at")(
                            position,
                            part("rules.ground.a2_locations.location")(position.units[unit_id]),
                            "wire",
                        )
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
                    part("base.clauses.Illegal")("A15.4", f"{unit_id} is berserk")
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
                        part("rules.sheltering.b9_hull_down.hull_down_behind_wall")(
                            rules, position, fire, target
                        )
                        or all(
                            part("rules.ground.b_terrain_tem.steepness")(
                                position,
                                one,
                                target,
                                part("rules.ground.a2_locations.level_of")(position, target),
                            )
                            < part("rules.sheltering.b27_cover.TRENCH_TEM")
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
                        bool(part("rules.sheltering.b9_hull_down._wall_tem")(rules, position, fire, target))
                        and not part("rules.ground.b16_identity.chart_row")(position, target.hex).open_ground
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
            "rules.sheltering.b20_crest.crest_options": lambda right: (
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
                lambda position, fire, target: part("rules.sheltering.b9_tem._merged")(
                    [
                        right(position, fire, target),
                        *(
                            {
                                terrain: max(
                                    0,
                                    part("rules.ground.b_terrain_tem.HEXSIDE_TEM")[terrain]
                                    - part("rules.sheltering.b9_tem.INDIRECT_LOSS"),
                                )
                            }
                            for name in part("rules.sheltering.b9_tem._on_the_way")(position, fire, target)
                            if (
                                terrain := part("rules.sheltering.b9_tem.hexside_for")(position, name, target)
                            )
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
                    if (
                        part("rules.ground.c8_moving.is_moving")(
                            part("board.places.manned_by")(position, target)
                        )
                        and any(
                            one.middle and position.hexsides[one.hexside].gap
                            for firer in fire.by
                            for line in part("rules.sheltering.lof.lofs")(position, fire, firer, target)
                            for one in line.traced
                            if one.hexside in position.hexsides
                        )
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
                    or (
                        getattr(target, "is_vehicle", False)
                        and not fire.kind.direct
                        and part("rules.sheltering.b27_cover.shelter_of")(target)
                        in part("rules.ground.b27_foxholes.TRENCHES")
                    )
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
                    if aim is None
                    or aim
                    in part("board.geometry.vertices_of_hexside")(
                        *part("board.geometry.hexes_of")(one.hexside)
                    )
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
                lambda line, wall, side: part("rules.los.bocage._is_bocage")(line, side)
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
                    or (
                        None
                        if line.rules.includes("B9.52-hexspine")
                        else part("rules.los.line.Blockage")(
                            wall.hexside, clauses=("B9.521",), why=f"no LOS runs along {wall.name}"
                        )
                    )
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
                        part("rules.los.bocage.blocked_by")(
                            line,
                            part("rules.los.bocage._obstacle")(
                                wall,
                                part("rules.los.bocage.hexes_behind")(line, wall, touch),
                                part("rules.los.blind.Casts").HEXSIDE,
                            ),
                        )
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
                    if (
                        part("rules.ground.b9_identity.is_hillside")(line.position, wall.hexside)
                        and line.high - line.low >= part("rules.los.ends.LEVEL")
                    )
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
            "rules.sheltering.b9_tem.hexside_for": lambda right: (
                lambda position, name, target: (
                    right(position, name, target)
                    or (
                        part("rules.ground.b9_identity.hexside_terrain")(position, name)
                        if part("rules.ground.b9_identity.is_hillside")(position, name)
                        and target.hex in part("board.geometry.hexes_of")(name)
                        and part("rules.ground.b9_identity.hexside_terrain")(position, name)
                        in part("rules.ground.b_terrain_tem.HEXSIDE_TEM")
                        and part("rules.ground.a2_locations.level_of")(position, target)
                        > part("rules.ground.b9_identity.hexside_base")(position, name)
                        else ""
                    )
                )
            )
        },
    ),
)
