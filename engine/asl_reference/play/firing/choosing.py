"""Handler of the choice that the target of an attack has, and what declares and ends such an attack."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.fire import Fire, attack_by
from asl_reference.board.places import Piece
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from asl_reference.rules.firing.a7_aiming import aimed
from asl_reference.rules.sheltering.b9_hull_down import CHOICE, HULL_DOWN
from asl_reference.rules.sheltering.b27_cover import hull_down, tem_options

UNDER_ATTACK = "under attack by "
"""With the means and the attackers: deed of the target of an attack declared and not resolved."""
MEANWHILE = frozenset({"choose_tem", "claim_wall_advantage", "forfeit_wall_advantage", "place_on_board"})
"""Verbs that leave a declared attack as it is."""


@clause("B9.31", "B9.36")
def choose_tem(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """The target's player picks its TEM, or HD, after the declaration of the attack and before its DR."""
    unit = position.units.get(action.unit)
    if unit is None:
        raise Malformed("action.unit", f"choose_tem: {action.unit!r} is no unit")
    fire = _declared(position, unit)
    if fire is None:
        return Illegal("B9.36", f"no attack on {action.unit} is declared and still without its DR")
    fire = aimed(rules, position, fire, unit).fire
    if action.tem == HULL_DOWN and not hull_down(rules, position, fire, unit):
        return Illegal("B9.36", f"{action.unit} is not Hull Down to the attack")
    if action.tem != HULL_DOWN and action.tem not in tem_options(rules, position, fire, unit):
        return Illegal("B9.31", f"{action.unit} has no TEM of {action.tem} against the attack")
    others = tuple(deed for deed in unit.done if not deed.startswith(CHOICE))
    picked = replace(unit, done=tuple(sorted((*others, CHOICE + action.tem))))
    return Step(position.with_unit(action.unit, picked), clauses=("B9.36",))


def _declared(position: Position, unit: Unit) -> Fire | None:
    """The attack under way on the unit."""
    told = next((deed for deed in unit.done if deed.startswith(UNDER_ATTACK)), "")
    if not told:
        return None
    means, *names = told.removeprefix(UNDER_ATTACK).split(";")
    pieces: list[Piece] = [
        p for n in names if (p := position.units.get(n) or position.counters.get(n)) is not None
    ]
    return attack_by(position, means, tuple(pieces))


@clause("B9.31", "B9.36")
def attack_under_way(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """A declaration of fire puts its targets under attack; whatever comes next ends that, and the choice."""
    if action.do in MEANWHILE:
        return done
    units = {}
    declared = UNDER_ATTACK + ";".join((action.means, *action.by))
    for name, unit in done.position.units.items():
        met = action.do == "fire" and action.target in (name, unit.hex)
        if not met and not unit.done:
            continue
        deeds = {deed for deed in unit.done if not deed.startswith((UNDER_ATTACK, CHOICE))}
        if met:
            deeds.add(declared)
        if deeds != set(unit.done):
            units[name] = replace(unit, done=tuple(sorted(deeds)))
    return replace(done, position=done.position.with_units(units)) if units else done
