"""What play does to concealment: lost by what is done, hidden units shown (A12.14, A12.3)."""

from __future__ import annotations

from asl_reference.base.clauses import Reason, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.means import MEANS
from asl_reference.board.places import bearers, load_of, unhidden
from asl_reference.board.position import Position
from asl_reference.board.steps import Loss, Step
from asl_reference.play.firing.results import NO_HARM, asked_by_attack
from asl_reference.rules.ground.a3_phases import phase_of_action
from asl_reference.rules.hiding.a12_concealment import on_board_concealed, revealed_units
from asl_reference.rules.hiding.a12_hidden import revealed
from asl_reference.rules.hiding.a12_loss import TURNS, lost_by_acting, lost_by_moving
from asl_reference.rules.hiding.b9_concealment import shown_in_play
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import settle

MOVEMENT = frozenset({"move", "advance", "withdraw", "rout", "go_beneath", "come_out"})


ACTIVITIES = frozenset("fire recover drop entrench place_dc throw_dc set_dc clear search transfer".split())
"""Activities in LOS that cost concealment (A12.141), except movement; a claim or forfeit of WA does not
(9.322).
"""


ATTACKED = Reason("A12.14", "the attack asks for a check or worse")
SHOWS = {
    "claim_interdiction": Reason("A10.53", "who interdicts shows itself"),
    "close_combat": Reason("A11.19", "who attacks in Close Combat shows itself"),
}
"""Activities that cost concealment whoever sees them."""


def _shows(action: Action) -> Reason | None:
    """Why the act shows who makes it, seen or not; Close Combat does, declared by its verb or as fire."""
    in_cc = action.do == "fire" and MEANS[action.means].rolls == "cc"
    return SHOWS.get("close_combat" if in_cc else action.do)


@clause("A10.53", "A11.19", "A12.14", "A12.141")
def concealment_lost(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """What the action has cost concealment, judged once wall advantage is settled."""
    if not any(unit.status and unit.unseen for unit in before.units.values()):
        return done
    losses = _losses(rules, before, action, done)
    if not losses:
        return done
    return replace(
        done,
        position=revealed_units(done.position, (loss.unit for loss in losses)),
        clauses=tuple(dict.fromkeys((*done.clauses, *(loss.reason.clause for loss in losses)))),
        why=done.why or losses[0].reason.why,
        losses=(*done.losses, *losses),
    )


def _losses(rules: Rules, before: Position, action: Action, done: Step) -> tuple[Loss, ...]:
    after = done.position
    if action.do in MOVEMENT or (action.do in TURNS and done.expenditures):
        named = (*action.units, action.unit)
        movers = (
            name for name in (*named, *load_of(after, *named)) if name in after.units and name in before.units
        )
        found = ((n, "movement", lost_by_moving(rules, after, action, n)) for n in movers)
    elif (shown := _shows(action)) is not None:
        acting = (name for name in bearers(before, action.by) if name in after.units)
        found = ((n, "activity", shown) for n in acting if after.units[n].unseen)
    elif action.do in ACTIVITIES or action.check == "rally":
        digging = done.attempts[0].units if action.do == "entrench" else ()
        taker = action.target if action.do == "transfer" else ""
        named = digging or (*action.by, *action.units, action.unit, action.leader, taker)
        acting = (name for name in bearers(before, named) if name in after.units)
        phase = phase_of_action(before, action)
        found = ((n, "activity", lost_by_acting(rules, before, n, phase)) for n in acting)
    else:
        told = action.do == "result" and action.result not in NO_HARM
        asked = told or asked_by_attack(before, action)
        hit = {*done.befell.broke, *((action.unit,) if asked else ())}
        those = bearers(before, sorted(hit))
        masked = (name for name in those if name in after.units and before.units[name].unseen)
        found = ((n, "result", ATTACKED) for n in masked)
    return tuple(Loss(name, by, reason) for name, by, reason in found if reason)


@clause("B9.55", "A12.3")
def hidden_units_shown(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Units hidden by bocage alone go on board concealed if an enemy sees past it, or did before he went on.

    Units on board see as well, with the WA that they then have; this repeats until no further unit is shown.
    """
    after = done.position
    if after.phase == "setup" or not any("hidden" in unit.status for unit in after.units.values()):
        return done
    seen_before = () if before.phase == "setup" else shown_in_play(rules, before)
    there = [name for name in seen_before if name in after.units and "hidden" in after.units[name].status]
    while shown := there or shown_in_play(rules, after):
        there = []
        freed = {name: on_board_concealed(after.units[name]).having_done("lost_hip") for name in shown}
        after = settle(rules, after.with_units(freed))
    return done if after is done.position else replace(done, position=after, clauses=(*done.clauses, "B9.55"))


@clause("A12.33", "B9.21")
def counters_shown(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A hidden Fortification that an enemy sees, or saw before he went on, stays on the board.

    A weapon goes there with the unit that has it.
    """
    after = done.position
    if after.phase == "setup" or not any("hidden" in one.status for one in after.counters.values()):
        return done
    moments = (after,) if before.phase == "setup" else (after, before)
    shown = {
        name: unhidden(counter)
        for name, counter in after.counters.items()
        if "hidden" in counter.status
        and any(name in moment.counters and revealed(rules, moment, name) for moment in moments)
    }
    return done.at(after.with_counters(shown))
