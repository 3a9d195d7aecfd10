"""Variants of B16, B26 and B27, and of the rules that support them."""

from __future__ import annotations

from dataclasses import replace

from asl_reference.variants.variant import Variant, part
from asl_reference.wrong.swapping import Wrong, allows, changed

ABLE = "rules.ground.a7_activity.ABLE"
"""The table of which status keeps a unit from which activity."""


def bars(clause: str, cells: dict[str, tuple[str, ...]]) -> Wrong:
    """The table in which these statuses keep units from these activities, by that clause."""
    return lambda table: {
        **table,
        **{
            activity: {**table[activity], **dict.fromkeys(statuses, clause)}
            for activity, statuses in cells.items()
        },
    }


KIT: tuple[Variant, ...] = (
    Variant(
        "B16.1-dc-in-marsh",
        "gone",
        "goes-off",
        {
            "rules.ground.b16_identity._portaged": lambda right: (
                lambda counter: right(counter) or counter.type == "dc"
            )
        },
    ),
    Variant(
        "B16.2-from-either-end",
        "firer",
        "lesser",
        {
            "rules.los.hindrance._one_at_each_range": lambda right: (
                lambda line, met: part("rules.los.hindrance._worst_by_range")(tuple(met), line.start)
            )
        },
    ),
    Variant(
        "B16.2-smoke-at-one-range",
        "twice",
        "once",
        {
            "rules.los.hindrance._one_at_each_range": lambda right: (
                lambda line, met: (
                    lambda found: (
                        found
                        if all(
                            one.what.replace(" ", "_") in part("board.chart.SMOKE_HINDRANCE") for one in found
                        )
                        else right(line, found)
                    )
                )(tuple(met))
            )
        },
    ),
    Variant(
        "B16.72-older-rate",
        "doubled",
        "once",
        {
            "rules.moving.b16_movement._over_mudflat": lambda right: (
                lambda rules, position, unit_id, to: right(
                    replace(rules, errata=rules.errata | {"B16.72-errata"}), position, unit_id, to
                )
            )
        },
    ),
    Variant(
        "B16.8-sub-zero",
        "flood-first",
        "frozen-first",
        {
            "rules.ground.b16_identity.treated_as": lambda right: (
                lambda position, name: (
                    lambda waters: (
                        ("river" if ("river", "flooded") in waters else "stream", "B16.6")
                        if position.hex(name).terrain in part("rules.ground.b16_identity.MARSHES")
                        and {("river", "flooded"), ("stream", "flooded")} & waters
                        else right(position, name)
                    )
                )(set(map(tuple, part("rules.ground.b16_identity._linked_waters")(position, name))))
            )
        },
    ),
    Variant(
        "B26.1-unless-frozen",
        "last-alone",
        "water-and-marsh",
        {
            "rules.ground.b26_placement.takes_wire": lambda right: (
                lambda position, new: (
                    part("base.clauses.Illegal")("B26.1", f"{new.hex} is marsh, which takes no Wire")
                    if new.at != "bridge"
                    and part("rules.ground.b16_identity.terrain_of")(position, new.hex)
                    in part("rules.ground.b16_identity.MARSHES")
                    else right(position, new)
                )
            )
        },
    ),
    Variant(
        "B26.4-leader-on-top",
        "may-not",
        "may-help",
        {
            "rules.laboring.b27_entrenching.lends": lambda right: (
                lambda position, action: (
                    right(position, action)
                    and not part("rules.ground.b26_movement.on_wire")(position, position.units[action.leader])
                )
            )
        },
    ),
    Variant(
        "B27.3-older-ovr",
        "two",
        "none",
        {
            "rules.sheltering.b27_cover.entrenchment_tem": lambda right: (
                lambda rules, shelter, fire: (
                    right(rules, shelter, fire)
                    or (
                        part("rules.sheltering.b27_cover.FROM_ELSEWHERE")[shelter]
                        if not rules.includes("B27.3-only")
                        and not part("rules.sheltering.b27_cover._overrun_by_ft")(
                            replace(rules, errata=rules.errata | {"B27.3-only"}), fire
                        )
                        else 0
                    )
                )
            )
        },
    ),
    Variant(
        "B27.6-sangar-tem",
        "as-trench",
        "lower",
        {
            "rules.sheltering.b27_cover.FROM_ABOVE": changed(sangar=4),
            "rules.sheltering.b27_cover.FROM_ELSEWHERE": changed(sangar=2),
        },
    ),
    Variant(
        "C11.2-nobody-at-it",
        "has-it-not",
        "has-it",
        {
            "rules.sheltering.b27_cover._emplaced": lambda right: (
                lambda position, target: (
                    right(position, target) and getattr(target, "possessed_by", target.id) in position.units
                )
            )
        },
    ),
    Variant(
        "A4.61-last-mf",
        "voided",
        "refused",
        {
            "play.moving.arriving._by_assault": lambda right: (
                lambda asked, entry: (
                    lambda found: (
                        found
                        if (
                            isinstance(found, part("base.clauses.Illegal"))
                            or found.did("moved_by_assault")
                            or asked.unit.did("tried_wire")
                        )
                        else part("base.clauses.Illegal")(
                            "A4.61", f"{asked.name} would use all its MF: no Assault Movement"
                        )
                    )
                )(right(asked, entry))
            ),
            "rules.moving.a4_assault.spends": lambda right: (
                lambda position, unit_id, mf: (
                    lambda found: (
                        part("rules.moving.a4_assault.voided")(position.units[unit_id])
                        if isinstance(found, part("base.clauses.Illegal"))
                        else found
                    )
                )(right(position, unit_id, mf))
            ),
        },
    ),
    Variant("A11.1-ti", "may", "may-not", {ABLE: allows("close_combat", "ti")}),
    Variant(
        "A11.62-unable-vehicles",
        "may-not",
        "may",
        {ABLE: bars("A11.62", {"close_combat": ("bogged", "immobilized", "shocked", "stunned")})},
    ),
    Variant(
        "A12.11-dummies-aboard",
        "may-not",
        "may",
        {ABLE: bars("A12.11", {"load": ("dummy",), "unload": ("dummy",)})},
    ),
    Variant(
        "A15.4-berserk",
        "may-not",
        "may",
        {ABLE: bars("A15.43", {"recover": ("berserk",), "load": ("berserk",), "unload": ("berserk",)})},
    ),
    Variant(
        "A20.5-unarmed",
        "may-not",
        "may",
        {
            ABLE: bars(
                "A20.5",
                dict.fromkeys(("close_combat", "recover", "transfer", "load", "unload"), ("unarmed",)),
            )
        },
    ),
    Variant("A20.5-prisoners-unload", "may-not", "may", {ABLE: bars("A20.5", {"unload": ("prisoner",)})}),
    Variant("D6.5-out-of-melee", "may", "may-not", {ABLE: allows("unload", "melee")}),
    Variant("B27.11-pinned", "may-not", "may", {ABLE: bars("A7.8", {"entrench": ("pinned",)})}),
)
