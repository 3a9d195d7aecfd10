"""Variants of B16, B26 and B27, and of the rules that support them."""

from __future__ import annotations

from dataclasses import replace

from asl_reference.base.clauses import Illegal
from asl_reference.board.chart import SMOKE_HINDRANCE
from asl_reference.board.position import Position
from asl_reference.rules.ground.b16_identity import MARSHES, _linked_waters, terrain_of
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.los.hindrance import Hindrance, _worst_by_range
from asl_reference.rules.moving.a4_assault import voided
from asl_reference.rules.sheltering.b27_cover import FROM_ELSEWHERE, _overrun_by_ft
from asl_reference.variants.variant import Variant
from asl_reference.wrong.swapping import Wrong, allows, amended, changed

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


def _floods(position: Position, name: str) -> set[str]:
    """The kinds of water in flood that the hex's run of marsh touches."""
    return {body for body, depth in _linked_waters(position, name) if depth == "flooded"}


def _smoke_alone(met: tuple[Hindrance, ...]) -> bool:
    """Whether SMOKE is all that hinders."""
    return all(one.what.replace(" ", "_") in SMOKE_HINDRANCE for one in met)


KIT: tuple[Variant, ...] = (
    Variant(
        "B16.1-dc-in-marsh",
        "gone",
        "goes-off",
        {"rules.ground.b16_identity._portaged": amended(lambda said, counter: said or counter.type == "dc")},
    ),
    Variant(
        "B16.2-from-either-end",
        "firer",
        "lesser",
        {
            "rules.los.hindrance._one_at_each_range": lambda right: (
                lambda line, met: _worst_by_range(tuple(met), line.start)
            )
        },
    ),
    Variant(
        "B16.2-smoke-at-one-range",
        "twice",
        "once",
        {
            "rules.los.hindrance._one_at_each_range": lambda right: (
                lambda line, met: found if _smoke_alone(found := tuple(met)) else right(line, found)
            )
        },
    ),
    Variant(
        "B16.72-older-rate",
        "doubled",
        "once",
        {
            "rules.moving.b16_movement._over_mudflat": lambda right: (
                lambda rules, position, action, unit_id, to: right(
                    replace(rules, errata=rules.errata | {"B16.72-errata"}), position, action, unit_id, to
                )
            )
        },
    ),
    Variant(
        "B16.8-sub-zero",
        "flood-first",
        "frozen-first",
        {
            "rules.ground.b16_identity.treated_as": amended(
                lambda said, position, name: (
                    ("river" if "river" in flooding else "stream", "B16.6")
                    if position.hex(name).terrain in MARSHES and (flooding := _floods(position, name))
                    else said
                )
            )
        },
    ),
    Variant(
        "B26.1-unless-frozen",
        "last-alone",
        "water-and-marsh",
        {
            "rules.ground.b26_placement.takes_wire": amended(
                lambda said, position, new: (
                    Illegal("B26.1", f"{new.hex} is marsh, which takes no Wire")
                    if new.at != "bridge" and terrain_of(position, new.hex) in MARSHES
                    else said
                )
            )
        },
    ),
    Variant(
        "B26.4-leader-on-top",
        "may-not",
        "may-help",
        {
            "rules.laboring.b27_entrenching.lends": amended(
                lambda said, position, action: said and not on_wire(position, position.units[action.leader])
            )
        },
    ),
    Variant(
        "B27.3-older-ovr",
        "two",
        "none",
        {
            "rules.sheltering.b27_cover.entrenchment_tem": amended(
                lambda said, rules, shelter, fire: (
                    said
                    if said
                    or rules.includes("B27.3-only")
                    or _overrun_by_ft(replace(rules, errata=rules.errata | {"B27.3-only"}), fire)
                    else FROM_ELSEWHERE[shelter]
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
            "rules.sheltering.b27_cover._emplaced": amended(
                lambda said, position, target: (
                    said and getattr(target, "possessed_by", target.id) in position.units
                )
            )
        },
    ),
    Variant(
        "A4.61-last-mf",
        "voided",
        "refused",
        {
            "play.moving.arriving._by_assault": amended(
                lambda said, asked, entry: (
                    said
                    if isinstance(said, Illegal)
                    or said.did("moved_by_assault")
                    or asked.unit.did("tried_wire")
                    else Illegal("A4.61", f"{asked.name} would use all its MF: no Assault Movement")
                )
            ),
            "rules.moving.a4_assault.spends": amended(
                lambda said, position, unit_id, mf: (
                    voided(position.units[unit_id]) if isinstance(said, Illegal) else said
                )
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
