"""Variants of who is with whom: Locations, ADJACENT ones, weapons handed over, units seen and hidden."""

from __future__ import annotations

from asl_reference.base.clauses import Reason
from asl_reference.base.values import replace
from asl_reference.board.places import Piece, place_of, put
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Loss
from asl_reference.play.concealment import MOVEMENT
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.hiding.a12_concealment import VIEWING_RANGE, concealment_terrain, viewers
from asl_reference.rules.hiding.a12_loss import lost_by_moving
from asl_reference.rules.hiding.b9_concealment import bocage_tem_against
from asl_reference.rules.routing.a10_rout import opponents
from asl_reference.rules.routing.b26_rout import surrender_bars
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import claimable_hexsides
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import settle
from asl_reference.variants.variant import Variant

COMPLETING = frozenset({"result", "resolve_fire", "resolve_interdiction", "end_phase"})
"""Verbs that play the result of a declared attack, or end the phase in which it was declared."""

KIT: tuple[Variant, ...] = (
    Variant(
        "A.8-adjacent",
        "bridge-apart",
        "next-or-one-level",
        {
            "rules.moving.a4_entry.accessible": lambda right: (
                lambda position, start, to: (
                    right(position, start, to) and not (start.hex == to.hex and "bridge" in (start.at, to.at))
                )
            )
        },
    ),
    Variant(
        "A2.8-crest-and-foxhole",
        "fight-not",
        "fight",
        {
            "rules.ground.b26_movement.may_fight": lambda right: (
                lambda position, one, other: (
                    right(position, one, other)
                    and not any(
                        above.at == "crest" and "foxhole" in below.beneath
                        for above, below in ((one, other), (other, one))
                    )
                )
            )
        },
    ),
    Variant(
        "A12.141-when-seen",
        "where-it-is",
        "before-it-acts",
        {
            "play.concealment._losses": lambda right: (
                lambda rules, before, action, done: (
                    right(rules, before, action, done)
                    or tuple(
                        Loss(name, "movement", reason)
                        for name in action.units
                        if action.do in MOVEMENT and name in before.units and name in done.position.units
                        for unit in (put(done.position.units[name], place_of(before.units[name])),)
                        if (
                            reason := lost_by_moving(rules, done.position.with_unit(name, unit), action, name)
                        )
                    )
                )
            )
        },
    ),
    Variant(
        "A12.3-in-the-open",
        "found",
        "stays-hidden",
        {
            "play.concealment.hidden_units_shown": lambda right: (
                lambda rules, before, action, done: (
                    lambda step: (
                        replace(
                            step,
                            position=settle(
                                rules,
                                step.position.with_units(
                                    {
                                        name: unit.unmarked("hidden").having_done("lost_hip")
                                        for name, unit in step.position.units.items()
                                        if unit.has("hidden")
                                        and not concealment_terrain(step.position, unit)
                                        and not claimable_hexsides(step.position, unit)
                                        and viewers(rules, step.position, name, within=VIEWING_RANGE)
                                    }
                                ),
                            ),
                        )
                        if step.position.phase != "setup"
                        else step
                    )
                )(right(rules, before, action, done))
            )
        },
    ),
    Variant(
        "B9.322-completed",
        "result",
        "next-act",
        {
            "play.wall_advantage._since": lambda right: (
                lambda before, done, name, verb, *, acts: right(
                    before, done, name, verb, acts=acts
                ).having_done(
                    *(
                        ("attack_declared",)
                        if name in before.units
                        and before.units[name].did("attack_declared")
                        and verb not in COMPLETING
                        else ()
                    )
                )
            )
        },
    ),
    Variant(
        "B9.55-end-of-set-up",
        "as-in-play",
        "by-the-word",
        {"rules.hiding.b9_concealment.through_bocage": lambda _: bocage_tem_against},
    ),
    Variant(
        "B26.32-on-a-bridge",
        "two-locations",
        "one-location",
        {
            "protocol.answers.same_location.parted": lambda right: (
                lambda position, first, second, purpose: (
                    right(position, first, second, purpose)
                    or (
                        Reason("B26.32", "the Wire of the bridge is between them")
                        if _wire_of_a_bridge_between(position, first, second)
                        else None
                    )
                )
            ),
            "rules.ground.b26_movement.may_fight": lambda right: (
                lambda position, one, other: (
                    right(position, one, other) and not _wire_of_a_bridge_between(position, one, other)
                )
            ),
        },
    ),
    Variant(
        "B26.41-surrender",
        "surrender",
        "eliminated",
        {
            "rules.routing.b26_rout.outcome": lambda right: (
                lambda rules, position, unit_id: (
                    "eliminated_or_surrenders"
                    if (found := right(rules, position, unit_id))
                    and any(
                        surrender_bars(rules, position, unit_id, name) is None
                        for name in opponents(position, unit_id)
                    )
                    else found
                )
            )
        },
    ),
)


def _wire_of_a_bridge_between(position: Position, one: Piece, other: Piece) -> bool:
    """Whether two units are on one bridge, one of them on its Wire and the other beneath it."""
    pair = [man for man in (one, other) if isinstance(man, Unit) and man.at == "bridge"]
    on_it = [man for man in pair if on_wire(position, man)]
    return len(pair) > len(on_it) > 0 and any("wire" in man.beneath for man in pair)
