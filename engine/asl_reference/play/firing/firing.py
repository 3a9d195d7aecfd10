"""Handler of fire as an act: who may fire when, and what having fired leaves on the firer.

What an attack meets is the question ``attack``; its effect is given by ``result``.
"""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.firing.first_fire import first_fire_spent
from asl_reference.rules.firing.b9_guns import (
    THROUGH_BOCAGE,
    fires_through_bocage,
    gun_bars_fire,
    is_direct_fire_gun,
)
from asl_reference.rules.firing.b16_fire import marsh_bars_fire

ATTACKER_FIRES = ("PFPh", "AFPh")
DEFENDER_FIRES = ("MPh", "DFPh")
"""The fire phases of the two sides (A3.2-A3.5)."""

NO_FIRE = ("broken", "ti", "melee", "prisoner", "unarmed", "stunned", "shocked")
"""Statuses that keep a unit from firing."""


@clause("B27.1", "B27.4")
def fire(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Fire is declared: in the MPh only after an expenditure of MF of the unit fired at.

    Blocked LOS does not make it illegal, only vain (A6.11). A mortar is the one Gun that fires
    from a foxhole.
    """
    target = position.units.get(action.target)
    if target is None and not geometry.on_board(action.target, position.columns, position.rows):
        raise Malformed("action.target", f"fire: {action.target!r} is neither a unit nor a hex of the board")
    units, counters = dict(position.units), dict(position.counters)
    for name in action.by:
        firer: Unit | Counter = units[name] if name in units else counters[name]
        manned = units.get(firer.possessed_by) if isinstance(firer, Counter) else units[name]
        reason = (
            _unable(name, firer, manned)
            or marsh_bars_fire(position, firer)
            or _untimely(position, manned, target)
            or (first_fire_spent(name, target) if target is not None and position.phase == "MPh" else None)
            or _gun_bars(position, name, action.target)
        )
        if reason is not None:
            return reason
        if manned is not None:
            weapon = isinstance(firer, Counter) and firer.type not in GUNS
            key = firer.possessed_by if isinstance(firer, Counter) else name
            units[key] = manned.having_done("fired_support_weapon" if weapon else "fired")
        if isinstance(firer, Counter):
            counters[name] = _having_fired(position, firer, _hex_of(position, action.target))
    return Step(replace(position, units=units, counters=counters), clauses=("B27.1",))


def _hex_of(position: Position, target: str) -> str:
    return position.units[target].hex if target in position.units else target


def _gun_bars(position: Position, name: str, target: str) -> Illegal | None:
    if name not in position.counters:
        return None
    return gun_bars_fire(position, name, _hex_of(position, target))


def _having_fired(position: Position, gun: Counter, to_hex: str) -> Counter:
    """The Gun as having fired, through bocage or not (9.53); other weapons note nothing."""
    if not is_direct_fire_gun(gun):
        return gun
    bocage = fires_through_bocage(position, gun.hex, to_hex)
    return replace(gun, done=tuple(sorted({*gun.done, "fired", *((THROUGH_BOCAGE,) if bocage else ())})))


def _unable(name: str, firer: Unit | Counter, manned: Unit | None) -> Illegal | None:
    """What is wrong with the firer or the weapon itself."""
    if manned is None:
        return Illegal("A9.1", f"nobody possesses {name}, so it may not fire")
    if manned.has(*NO_FIRE):
        return Illegal("A7.1", f"{name} may not fire: {', '.join(s for s in manned.status if s in NO_FIRE)}")
    if isinstance(firer, Counter):
        if "malfunctioned" in firer.status or "dm" in firer.status:
            return Illegal("A9.7", f"{name} is malfunctioned or dismantled")
        if firer.type in GUNS and firer.type != "mortar" and "foxhole" in firer.beneath:
            return Illegal("B27.1", f"only a mortar fires from a foxhole, not {name}")
    return None


def _untimely(position: Position, manned: Unit | None, target: Unit | None) -> Illegal | None:
    """Whether it is not the fire phase of the firer, or First Fire has no expenditure to answer."""
    if manned is None:
        return None
    attacking = manned.side == position.turn_of
    phases: tuple[str, ...] = ATTACKER_FIRES if attacking else DEFENDER_FIRES
    if not position.turn_of:
        phases = (*ATTACKER_FIRES, *DEFENDER_FIRES)
    if position.phase not in phases:
        return Illegal("A3", f"{manned.side} does not fire in the {position.phase or 'present phase'}")
    if position.phase == "MPh" and target is not None and not (target.mf_spent or target.did("moved")):
        return Illegal("A8.1", f"First Fire answers an expenditure of MF or MP, and {target.hex} saw none")
    return None
