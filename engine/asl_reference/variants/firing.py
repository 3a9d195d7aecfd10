"""Variants of fire: who takes part in it, what it meets, and what it does to Wire."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal
from asl_reference.base.values import replace
from asl_reference.board.places import manned_by
from asl_reference.board.position import GUNS, SUPPORT_WEAPONS, Counter
from asl_reference.rules.firing.a9_weapons import directing
from asl_reference.rules.ground.a2_locations import level_in, location
from asl_reference.rules.ground.b16_identity import MARSHES, terrain_of
from asl_reference.rules.ground.b_terrain_tem import lowered_by_height, steepness
from asl_reference.rules.sheltering.b27_cover import FROM_ELSEWHERE, TRENCH_TEM
from asl_reference.variants.variant import Variant

OUT_OF_MARSH = "placed_out_of_marsh"
"""Deed of a DC that a unit in marsh has Placed."""

KIT: tuple[Variant, ...] = (
    Variant(
        "A7.21-within-a-hex",
        "always",
        "as-next-hex",
        {
            "rules.firing.a7_fire.range_multiplier": lambda right: (
                lambda position, firer, target: (
                    2
                    if firer.hex == target.hex and location(firer) != location(target)
                    else right(position, firer, target)
                )
            )
        },
    ),
    Variant(
        "B9.33-bridge-tem-of-a-gun",
        "has-none",
        "has-it",
        {
            "rules.ground.b_terrain_tem.terrain_options": lambda right: (
                lambda position, fire, target: (
                    {} if target.at == "bridge" and target.type in GUNS else right(position, fire, target)
                )
            )
        },
    ),
    Variant(
        "B9.33-snap-shot-level",
        "trench",
        "entered",
        {
            "rules.firing.a8_first_fire.snap_shot_options": lambda right: (
                lambda rules, position, fire, target: (
                    lambda options: (
                        options
                        | {
                            "trench": max(
                                0,
                                TRENCH_TEM
                                - min(
                                    steepness(
                                        position, firer, target, level_in(position, *target.came.place[:3])
                                    )
                                    for firer in fire.lines_from
                                ),
                            )
                        }
                        if "trench" in options and target.came and target.came.place.beneath
                        else options
                    )
                )(right(rules, position, fire, target))
            )
        },
    ),
    Variant(
        "B16.32-bangalore",
        "kia",
        "five",
        {
            "play.firing.demolition.place_dc": lambda right: (
                lambda rules, position, action: (
                    lambda step: (
                        step
                        if isinstance(step, Illegal)
                        or position.units[action.unit].at == "bridge"
                        or terrain_of(position, position.units[action.unit].hex) not in MARSHES
                        else replace(
                            step,
                            position=step.position.with_counter(
                                action.counter,
                                replace(step.position.counters[action.counter], done=(OUT_OF_MARSH,)),
                            ),
                        )
                    )
                )(right(rules, position, action))
            ),
            "rules.laboring.b26_removal.removed_by": lambda right: (
                lambda attack, dc: right(
                    attack._replace(firepower=attack.firepower / 2)
                    if dc is not None and OUT_OF_MARSH in dc.done
                    else attack,
                    dc,
                )
            ),
        },
    ),
    Variant(
        "B26.31-leader-on-wire",
        "has-none",
        "has-it",
        {
            "rules.firing.b26_attacks.attackers_on_wire": lambda right: (
                lambda position, fire: right(
                    position,
                    replace(fire, men=tuple(man for man in fire.who if man not in directing(position, fire))),
                )
            )
        },
    ),
    Variant(
        "B27.1-gun-on-top",
        "fires-not",
        "fires",
        {
            "rules.ground.a1_arms.bars_firing": lambda right: (
                lambda position, piece: (
                    right(position, piece)
                    or (
                        Illegal("B27.1", f"the crew of {piece.id} is not where its Gun is")
                        if isinstance(piece, Counter)
                        and piece.type in GUNS - {"mortar"}
                        and "foxhole" in manned_by(position, piece).beneath
                        else None
                    )
                )
            )
        },
    ),
    Variant(
        "B27.4-ffmo-of-weapons",
        "apply",
        "apply-not",
        {
            "rules.firing.a8_first_fire.ffmo": lambda right: (
                lambda rules, position, fire, target, hindrance: right(
                    rules,
                    position,
                    fire,
                    manned_by(position, target) if target.type in SUPPORT_WEAPONS else target,
                    hindrance,
                )
            ),
            "rules.firing.a8_first_fire.ffnam": lambda right: (
                lambda position, target: right(
                    position, manned_by(position, target) if target.type in SUPPORT_WEAPONS else target
                )
            ),
        },
    ),
    Variant(
        "B27.6-on-the-way-down",
        "own-tem",
        "trench-tem",
        {
            "rules.firing.a8_first_fire.snap_shot_options": lambda right: (
                lambda rules, position, fire, target: (
                    lambda options: (
                        {name: tem for name, tem in options.items() if name != "trench"}
                        | lowered_by_height(position, fire, target, {"sangar": FROM_ELSEWHERE["sangar"]})
                        if "trench" in options and target.came and "sangar" in target.came.place.beneath
                        else options
                    )
                )(right(rules, position, fire, target))
            )
        },
    ),
)
