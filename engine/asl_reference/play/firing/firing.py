"""Handler of fire as an act: who may fire when, and what having fired leaves on the firer.

What an attack meets is the question ``attack``; its effect is given by ``result``.
"""

from __future__ import annotations

from collections.abc import Iterable

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.fire import ROUND_FIRERS, Fire, attack_by
from asl_reference.board.means import Means
from asl_reference.board.places import Piece, manned_by, weapons_of
from asl_reference.board.position import GUNS, Counter, Position, Unit
from asl_reference.board.steps import Act, Step
from asl_reference.play.firing.first_fire import first_fire_spent
from asl_reference.rules.firing.a7_aiming import attacked, banned_from_all, drawn
from asl_reference.rules.firing.a7_who_fires import weapon_fired
from asl_reference.rules.firing.a8_first_fire import mover
from asl_reference.rules.firing.a9_weapons import by_their_guns
from asl_reference.rules.firing.b9_guns import THROUGH_BOCAGE, fires_through_bocage, is_direct_fire_gun
from asl_reference.rules.ground.a1_arms import has_firepower
from asl_reference.rules.ground.a2_locations import location_of, place_in
from asl_reference.rules.ground.a7_activity import FOUGHT, has_fought
from asl_reference.rules.moving.a4_legality import attacker_bars

SW_FIRED = "fired_support_weapon"
"""Deed of a unit that has fired a SW, or Thrown a DC (A3.2, A23.6)."""
ATTACKER_FIRES = ("PFPh", "AFPh")
DEFENDER_FIRES = ("MPh", "DFPh")
"""The fire phases of the two sides (A3.2-A3.5)."""


@clause("A3", "A6.11", "A8.1", "B9.53", "B27.1", "B27.4")
def fire(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Fire is declared: in the MPh only after an expenditure of MF of the unit fired at.

    Blocked LOS does not make it illegal, only vain (A6.11). A unit named with ordnance fires the
    Gun or SW that it has.
    """
    target = position.piece(action.target)
    if target is None and not position.has_hex(action.target):
        what = "is neither unit nor counter nor hex of the board"
        raise Malformed("action.target", f"fire: {action.target!r} {what}")
    shot = attack_by(position, action.means, position.pieces(action.by))
    at: Piece = place_in(location_of(action.target)) if target is None else target
    met = position.pieces(attacked(position, shot, action.target))
    if barred := banned_from_all(rules, position, by_their_guns(position, shot), at, met):
        return barred
    shot = drawn(rules, position, shot, at)
    units, counters = dict(position.units), dict(position.counters)
    movers = _movers(position, shot, met)
    fired: list[str] = []
    placers: list[str] = []
    for piece in shot.by:
        man = manned_by(position, piece)
        weapon = weapon_fired(position, shot, piece, at)
        barred = _mistimed(position, shot, man, weapon, met) or first_fire_spent(weapon.id, movers)
        if barred:
            return barred
        fired.append(weapon.id)
        if grenades(position, shot.kind, weapon):
            placers.append(man.id)
            units[man.id] = replace(units[man.id], crossed="")
        elif man.id in units and (deed := _deed(shot.kind, weapon)):
            units[man.id] = units[man.id].having_done(deed)
        if isinstance(weapon, Counter):
            counters[weapon.id] = _having_fired(position, shot, weapon, at)
    for one in movers:
        units[one.id] = replace(units[one.id], shot_at_by=(*one.shot_at_by, *fired))
    after = replace(position, units=units, counters=counters)
    return Step(after, clauses=("B27.1",), act=Act(after, tuple(placers)) if placers else None)


def _mistimed(
    position: Position, shot: Fire, man: Piece, weapon: Piece, met: Iterable[Piece]
) -> Illegal | None:
    """Why one attacker's part is not for now: it is of another phase, or he has made it before."""
    if shot.kind.phase:
        return not_its_phase(position, shot.kind, man)
    if grenades(position, shot.kind, weapon):
        return grenades_bar(position, shot.kind, man)
    own_fp = any(isinstance(piece, Unit) and piece.is_personnel and has_firepower(piece) for piece in shot.by)
    again = has_fired(position, man, _deed(shot.kind, weapon), own_fp=own_fp and weapon is man)
    return untimely(position, man.side, met) or again


@clause("A11.12", "B27.1", "C13.3", "D7.1")
def _deed(kind: Means, weapon: Piece) -> str:
    """How it is noted on who makes it; empty for an Overrun, which is part of a move and ends none.

    What Personnel fires with a weapon that the position omits, or with a Panzerfaust, is not its own FP.
    """
    if kind.phase:
        return FOUGHT if kind.phase == "CCPh" else ""
    if isinstance(weapon, Counter):
        carried = weapon.type not in GUNS
    else:
        carried = weapon.is_personnel and bool(kind.weapons or kind.rolls == "to_hit")
    return SW_FIRED if carried else "fired"


@clause("A8.1")
def _movers(position: Position, shot: Fire, met: Iterable[Piece]) -> tuple[Unit, ...]:
    """The enemies at whom First Fire is a shot, each once: those that have spent MF, by whatever is named."""
    movers = (mover(position, piece) for piece in met) if position.phase == "MPh" else ()
    friends = {man.side for man in shot.who}
    return tuple({one.id: one for one in movers if one is not None and one.side not in friends}.values())


def _having_fired(position: Position, fire: Fire, gun: Counter, target: Piece) -> Counter:
    """The Gun marked as having fired, through bocage or not (9.53); for other weapons nothing is noted."""
    if not is_direct_fire_gun(gun):
        return gun
    bocage = fires_through_bocage(position, fire, gun, target)
    return replace(gun, done=tuple(sorted({*gun.done, "fired", *((THROUGH_BOCAGE,) if bocage else ())})))


@clause("A8.1")
def untimely(position: Position, side: str, met: Iterable[Piece]) -> Illegal | None:
    """Whether it is not the fire phase of the side, or First Fire at these has no expenditure to answer."""
    barred = no_fire_phase_of(position, side)
    if barred or position.phase != "MPh" or any(mover(position, piece) for piece in met):
        return barred
    return Illegal("A8.1", "First Fire answers an expenditure of MF or MP, and there was none")


@clause("A11.1", "A11.12", "D7.1")
def not_its_phase(position: Position, kind: Means, man: Piece) -> Illegal | None:
    """An Overrun is made in the MPh of its side, Close Combat in the CCPh by both, by each unit once."""
    if position.phase not in ("", kind.phase):
        return Illegal(kind.clause, f"{man.id} makes it in the {kind.phase}, not in the {position.phase}")
    if kind.phase == "MPh" and not position.is_turn_of(man.side):
        return Illegal(kind.clause, f"{man.id} is not of the ATTACKER, {position.turn_of}")
    return has_fought(position, man) if isinstance(man, Unit) else None


@clause("A24.1", "A24.3")
def grenades(position: Position, kind: Means, weapon: Piece) -> bool:
    """Whether SMOKE or WP is placed by hand: by Personnel that has no ordnance for such rounds."""
    if kind.shell not in ("smoke", "wp") or not isinstance(weapon, Unit) or weapon.is_vehicle:
        return False
    return not weapons_of(position, weapon.id, *ROUND_FIRERS)


@clause("A24.1", "A24.3")
def grenades_bar(position: Position, kind: Means, man: Piece) -> Illegal | None:
    """SMOKE and WP grenades are placed in the MPh of their side, for MF; how many is left out."""
    if position.phase not in ("", "MPh"):
        return Illegal(kind.clause, f"{man.id} places grenades in its MPh, not in the {position.phase}")
    return attacker_bars(position, man.id, "place grenades", kind.clause)


@clause("A3.2", "A3.5", "A7.53")
def has_fired(position: Position, man: Piece, deed: str, *, own_fp: bool = False) -> Illegal | None:
    """A unit that has fired in the PFPh or AFPh does not fire again in the AFPh, nor in the PFPh its own FP.

    Its FP and its SW count apart. A leader who has directed is as one that has fired. In the PFPh a weapon
    may have kept its ROF; what is left in the MPh and DFPh to who has First Fired is left out (A8.3, A8.4).
    """
    did = deed in man.done or (deed == "fired" and "directed_fire" in man.done)
    once = position.phase == "AFPh" or (position.phase == "PFPh" and own_fp and deed == "fired")
    return Illegal("A3.5", f"{man.id} has fired in this Player Turn") if did and once else None


@clause("A3.2", "A3.3", "A3.4", "A3.5")
def no_fire_phase_of(position: Position, side: str) -> Illegal | None:
    """Why the side may not fire in the phase: the ATTACKER fires in the PFPh and AFPh, else the DEFENDER."""
    attackers = ATTACKER_FIRES if position.is_turn_of(side) else ()
    defenders = DEFENDER_FIRES if position.turn_of != side else ()
    if position.phase in ("", *attackers, *defenders):
        return None
    return Illegal("A3", f"{side} does not fire in the {position.phase}")
