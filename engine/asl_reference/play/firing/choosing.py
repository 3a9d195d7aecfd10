"""Handler of the TEM that a target chooses; what puts a target under attack, and what ends that."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.fire import Fire, attack_by
from asl_reference.board.lifetimes import ended
from asl_reference.board.places import Piece, manned_by, weapons_of
from asl_reference.board.position import GUNS, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.rules.firing.a7_aiming import attacked, drawn, options_against
from asl_reference.rules.firing.a8_first_fire import left_alone
from asl_reference.rules.sheltering.b9_hull_down import HULL_DOWN
from asl_reference.rules.sheltering.b27_cover import hull_down

MEANWHILE = frozenset({"choose_tem", "claim_wall_advantage", "forfeit_wall_advantage", "place_on_board"})
"""Verbs that do not end a declared attack."""


@clause("B9.31", "B9.36")
def choose_tem(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The target's player picks its TEM, or HD, after the declaration of the attack and before its DR.

    A crew and its Gun meet the attack as one: the TEM of either may be picked, and only who has it has it.
    """
    unit = position.units.get(action.unit)
    if unit is None:
        raise Malformed("action.unit", f"choose_tem: {action.unit!r} is no unit")
    fire = _declared(position, unit)
    if fire is None:
        return Illegal("B9.36", f"no attack on {action.unit} is declared and still without its DR")
    fire = drawn(rules, position, fire, unit)
    if action.tem == HULL_DOWN and not hull_down(rules, position, fire, unit):
        return Illegal("B9.36", f"{action.unit} is not Hull Down to the attack")
    met: tuple[Piece, ...] = (unit, *weapons_of(position, unit.id, *GUNS).values())
    if action.tem != HULL_DOWN and not any(
        action.tem in options_against(rules, position, fire, piece) for piece in met
    ):
        return Illegal("B9.31", f"{action.unit} has no TEM of {action.tem} against the attack")
    picked = replace(unit, chosen_tem=action.tem)
    return Step(position.with_unit(action.unit, picked), clauses=("B9.36",))


def _declared(position: Position, unit: Unit) -> Fire | None:
    """The attack under way on the unit."""
    if not unit.under_attack:
        return None
    means, *names = unit.under_attack
    return attack_by(position, means, position.pieces(names))


@clause("B9.31", "B9.36")
def attack_under_way(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A declaration of fire puts its targets under attack; whatever comes next ends that, and the choice."""
    if action.do in MEANWHILE:
        return done
    after = done.position
    units = {name: ended(unit, "attack") for name, unit in after.units.items() if unit.under_attack}
    if action.do == "fire":
        shot = attack_by(after, action.means, after.pieces(action.by))
        for piece in after.pieces(attacked(after, shot, action.target)):
            man = manned_by(after, piece)
            if isinstance(man, Unit) and not left_alone(after, shot, piece):
                units[man.id] = replace(units.get(man.id, man), under_attack=(action.means, *action.by))
    return done.at(done.position.with_units(units))
