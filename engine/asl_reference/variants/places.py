"""Variants of who is with whom: Locations, ADJACENT ones, weapons handed over, units seen and hidden."""

from __future__ import annotations

from asl_reference.base.clauses import Reason
from asl_reference.base.editions import Rules
from asl_reference.board.actions import Action
from asl_reference.board.places import Piece, place_of, put
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Loss, Step
from asl_reference.play.concealment import MOVEMENT
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.hiding.a12_concealment import VIEWING_RANGE, concealment_terrain, viewers
from asl_reference.rules.hiding.a12_loss import lost_by_moving
from asl_reference.rules.hiding.b9_concealment import bocage_tem_against
from asl_reference.rules.los.seers import enemies
from asl_reference.rules.routing.b26_rout import surrender_bars
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import claimable_hexsides
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import settle
from asl_reference.variants.variant import Variant
from asl_reference.wrong.swapping import always, amended

COMPLETING = frozenset({"result", "resolve_fire", "resolve_interdiction", "end_phase"})
"""Verbs that play the result of a declared attack, or end the phase in which it was declared."""

KIT: tuple[Variant, ...] = (
    Variant(
        "A.8-adjacent",
        "bridge-apart",
        "next-or-one-level",
        {
            "rules.moving.a4_entry.accessible": amended(
                lambda said, position, start, to: (
                    said and not (start.hex == to.hex and "bridge" in (start.at, to.at))
                )
            )
        },
    ),
    Variant(
        "A2.8-crest-and-foxhole",
        "fight-not",
        "fight",
        {
            "rules.ground.b26_movement.may_fight": amended(
                lambda said, position, one, other: (
                    said
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
            "play.concealment._losses": amended(
                lambda said, rules, before, action, done: (
                    said or (_lost_where_it_was(rules, before, action, done) if action.do in MOVEMENT else ())
                )
            )
        },
    ),
    Variant(
        "A12.3-in-the-open",
        "found",
        "stays-hidden",
        {
            "play.concealment.hidden_units_shown": amended(
                lambda said, rules, before, action, done: (
                    said
                    if said.position.phase == "setup"
                    else said.at(settle(rules, _found_in_the_open(rules, said.position)))
                )
            )
        },
    ),
    Variant(
        "B9.322-completed",
        "result",
        "next-act",
        {
            "play.wall_advantage._since": amended(
                lambda said, before, done, name, verb, *, acts: (
                    said.having_done("attack_declared")
                    if name in before.units
                    and before.units[name].did("attack_declared")
                    and verb not in COMPLETING
                    else said
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
            "protocol.answers.same_location.parted": amended(
                lambda said, position, first, second, purpose: (
                    Reason("B26.32", "the Wire of the bridge is between them")
                    if not said and _wire_of_a_bridge_between(position, first, second)
                    else said
                )
            ),
            "rules.ground.b26_movement.may_fight": amended(
                lambda said, position, one, other: (
                    said and not _wire_of_a_bridge_between(position, one, other)
                )
            ),
        },
    ),
    Variant(
        "B26.41-surrender",
        "surrender",
        "eliminated",
        {
            "rules.routing.b26_rout.too_late": always(None),
            "rules.routing.b26_rout.outcome": amended(
                lambda said, rules, position, unit_id: (
                    "eliminated_or_surrenders"
                    if said
                    and any(
                        surrender_bars(rules, position, unit_id, name) is None
                        for name in enemies(position, position.units[unit_id].side)
                    )
                    else said
                )
            ),
        },
    ),
)


def _wire_of_a_bridge_between(position: Position, one: Piece, other: Piece) -> bool:
    """Whether two units are on one bridge, one of them on its Wire and the other beneath it."""
    pair = [man for man in (one, other) if isinstance(man, Unit) and man.at == "bridge"]
    on_it = [man for man in pair if on_wire(position, man)]
    return len(pair) > len(on_it) > 0 and any("wire" in man.beneath for man in pair)


def _lost_where_it_was(rules: Rules, before: Position, action: Action, done: Step) -> tuple[Loss, ...]:
    """Concealment that the units of a move lose by it, judged where they were before it."""
    after, movers = done.position, [one for one in action.units if one in done.position.units]
    back = {name: put(after.units[name], place_of(before.units[name])) for name in movers}
    there = {name: after.with_unit(name, unit) for name, unit in back.items()}
    reasons = {name: lost_by_moving(rules, position, action, name) for name, position in there.items()}
    return tuple(Loss(name, "movement", reason) for name, reason in reasons.items() if reason)


def _found_in_the_open(rules: Rules, position: Position) -> Position:
    """The position with hidden units on board that an enemy sees outside Concealment Terrain."""
    return position.with_units(
        {
            name: unit.unmarked("hidden").having_done("lost_hip")
            for name, unit in position.units.items()
            if unit.has("hidden")
            and not concealment_terrain(position, unit)
            and not claimable_hexsides(position, unit)
            and viewers(rules, position, name, within=VIEWING_RANGE)
        }
    )
