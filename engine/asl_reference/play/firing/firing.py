"""Handler of fire as an act: who may fire when, and what having fired leaves on the firer.

What an attack meets is the question ``attack``; its effect is given by ``result``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.fire import ROUND_FIRERS, Fire, attack_by
from asl_reference.board.means import Means
from asl_reference.board.places import Piece, manned_by, weapons_of
from asl_reference.board.position import GUNS, MMC, PERSONNEL, Counter, Position, Unit
from asl_reference.board.steps import Act, Step
from asl_reference.play.firing.first_fire import first_fire_spent
from asl_reference.rules.firing.a7_aiming import attacked, banned_from_all, drawn
from asl_reference.rules.firing.a7_who_fires import weapon_fired
from asl_reference.rules.firing.a8_first_fire import mover
from asl_reference.rules.firing.a9_weapons import by_their_guns, directing
from asl_reference.rules.firing.a23_dc import not_due
from asl_reference.rules.firing.b9_guns import THROUGH_BOCAGE, fires_through_bocage, is_direct_fire_gun
from asl_reference.rules.ground.a2_locations import location_of, place_in
from asl_reference.rules.ground.a7_activity import FOUGHT, has_fought
from asl_reference.rules.moving.a4_legality import attacker_bars

FIRED, SW_FIRED = "fired", "fired_support_weapon"
"""Deeds of a unit that has fired its FP or its Gun, and of one that has fired a SW or Thrown a DC (A3.2)."""
DIRECTED = "directed_fire"
"""Deed of a leader of whom it is told that he has directed."""
ONE_WEAPON = MMC - {"squad"}
"""Units that fire their own FP or one weapon (A7.351)."""
ATTACKER_FIRES = ("PFPh", "AFPh")
DEFENDER_FIRES = ("MPh", "DFPh")
"""The fire phases of the two sides (A3.2-A3.5)."""


@clause("A3", "A6.11", "A8.1", "A8.2", "B9.53", "B27.1", "B27.4")
def fire(rules: Rules, position: Position, action: Action) -> Step | Illegal:
    """Fire is declared: in the MPh only after an expenditure of MF of the unit fired at.

    Blocked LOS does not make it illegal, only vain (A6.11). A unit named with ordnance fires the
    Gun or SW that it has. Nobody fires Residual FP (A8.2).
    """
    target = position.piece(action.target)
    if target is None and not position.has_hex(action.target):
        what = "is neither unit nor counter nor hex of the board"
        raise Malformed("action.target", f"fire: {action.target!r} {what}")
    shot = attack_by(position, action.means, position.pieces(action.by))
    if shot.kind.first_fire:
        return Illegal(shot.kind.clause, "Residual FP is resolved, and no unit fires it")
    at: Piece = place_in(location_of(action.target)) if target is None else target
    met = position.pieces(attacked(position, shot, action.target))
    if barred := banned_from_all(rules, position, by_their_guns(position, shot), at, met):
        return barred
    shot = drawn(rules, position, shot, at)
    units, counters = dict(position.units), dict(position.counters)
    movers = _movers(position, shot, met)
    parts = [_part(position, shot, piece, at) for piece in shot.by]
    kept_rof = not any(part.fresh for part in parts if not part.directs)
    placers: list[str] = []
    for part in parts:
        man, weapon = part.man, part.weapon
        barred = _mistimed(position, shot.kind, part, met, kept_rof=kept_rof)
        if barred := barred or first_fire_spent(part.name, movers):
            return barred
        if grenades(position, shot.kind, weapon):
            placers.append(man.id)
            units[man.id] = replace(units[man.id], crossed="")
        elif man.id in units and part.deed:
            units[man.id] = units[man.id].having_done(part.deed)
        if isinstance(weapon, Counter):
            counters[weapon.id] = _having_fired(position, shot, weapon, at)
    for one in movers:
        units[one.id] = replace(units[one.id], shot_at_by=(*one.shot_at_by, *(part.name for part in parts)))
    after = replace(position, units=units, counters=counters)
    return Step(after, clauses=("B27.1",), act=Act(after, tuple(placers)) if placers else None)


class Part(NamedTuple):
    """The part of one attacker: who he is, what he fires, and the deed that is noted on him.

    ``weapon`` is the man himself if he fires his own FP.
    """

    man: Piece
    weapon: Piece
    deed: str
    directs: bool = False

    @property
    def name(self) -> str:
        """The name under which shots at a mover are counted (A8.1).

        A weapon without a counter has the id of its unit, with a word that tells it from the unit's own FP.
        """
        told = isinstance(self.weapon, Counter) or self.deed != SW_FIRED
        return self.weapon.id if told else f"{self.weapon.id}, {SW_FIRED}"

    @property
    def own_fp(self) -> bool:
        """Whether it is the FP of a unit, or the MA of a vehicle."""
        return self.deed == FIRED and not self.directs and isinstance(self.weapon, Unit)

    @property
    def fresh(self) -> bool:
        """Whether it has not fired yet; in the PFPh a weapon fires on that kept its ROF (A9.2)."""
        if isinstance(self.weapon, Counter):
            return FIRED not in self.weapon.done
        return self.deed not in self.man.done


def _part(position: Position, shot: Fire, piece: Piece, at: Piece) -> Part:
    weapon = weapon_fired(position, shot, piece, at)
    directs = piece in directing(position, shot)
    return Part(manned_by(position, piece), weapon, FIRED if directs else _deed(shot.kind, weapon), directs)


def _mistimed(
    position: Position, kind: Means, part: Part, met: Iterable[Piece], *, kept_rof: bool
) -> Illegal | None:
    """Why one attacker's part is not for now: it is of another phase, or he has made it before.

    ``kept_rof``: whether all that fires in the attack has fired before.
    """
    if kind.phase:
        return not_its_phase(position, kind, part.man)
    if grenades(position, kind, part.weapon):
        return grenades_bar(position, kind, part.man)
    early = not_due(position, kind) or untimely(position, part.man.side, met)
    return early or has_fired(position, part, kept_rof=kept_rof)


@clause("A11.12", "B27.1", "C13.3", "D3.5", "D7.1")
def _deed(kind: Means, weapon: Piece) -> str:
    """How it is noted on who makes it; empty for an Overrun, which is part of a move and ends none.

    What Personnel fires with a weapon that the position omits, or with a Panzerfaust, is not its own FP. The
    MG of a vehicle count apart from its other weapons.
    """
    if kind.phase:
        return FOUGHT if kind.phase == "CCPh" else ""
    if isinstance(weapon, Counter):
        carried = weapon.type not in GUNS
    elif weapon.is_vehicle:
        carried = kind.fire_group
    else:
        carried = bool(kind.weapons or kind.rolls == "to_hit")
    return SW_FIRED if carried else FIRED


@clause("A8.1")
def _movers(position: Position, shot: Fire, met: Iterable[Piece]) -> tuple[Unit, ...]:
    """The enemies at whom First Fire is a shot, each once: those that have spent MF, by whatever is named."""
    movers = (mover(position, piece) for piece in met) if position.phase == "MPh" else ()
    friends = {man.side for man in shot.who}
    return tuple({one.id: one for one in movers if one is not None and one.side not in friends}.values())


def _having_fired(position: Position, fire: Fire, gun: Counter, target: Piece) -> Counter:
    """The weapon marked as having fired, a Gun through bocage or not (9.53)."""
    bocage = is_direct_fire_gun(gun) and fires_through_bocage(position, fire, gun, target)
    return replace(gun, done=tuple(sorted({*gun.done, FIRED, *((THROUGH_BOCAGE,) if bocage else ())})))


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
    """Whether SMOKE or WP is placed by hand: by Personnel in its MPh, or without ordnance for such rounds."""
    if kind.shell not in ("smoke", "wp") or not isinstance(weapon, Unit) or weapon.is_vehicle:
        return False
    in_its_mph = position.phase == "MPh" and position.is_turn_of(weapon.side)
    return in_its_mph or not weapons_of(position, weapon.id, *ROUND_FIRERS)


@clause("A24.1", "A24.3")
def grenades_bar(position: Position, kind: Means, man: Piece) -> Illegal | None:
    """SMOKE and WP grenades are placed in the MPh of their side, for MF; how many is left out."""
    if position.phase not in ("", "MPh"):
        return Illegal(kind.clause, f"{man.id} places grenades in its MPh, not in the {position.phase}")
    return attacker_bars(position, man.id, "place grenades", kind.clause)


@clause("A3.2", "A3.5", "A7.351", "A7.53")
def has_fired(position: Position, part: Part, *, kept_rof: bool = False) -> Illegal | None:
    """A unit or weapon that has fired in the PFPh or AFPh does not fire again in the AFPh.

    FP and SW of a unit count apart [EXC: a HS or crew fires one of the two], and so do weapons and MG of a
    vehicle. A leader who has directed is as one that has fired. ``_prep_fired`` judges the PFPh. Subsequent
    First Fire and Final Fire by a unit that has First Fired are left out (A8.3, A8.4).
    """
    done = {FIRED if deed == DIRECTED else deed for deed in part.man.done}
    again = False
    if position.phase == "PFPh":
        again = _prep_fired(position, part, done, kept_rof=kept_rof)
    elif position.phase == "AFPh":
        either = part.man.type in ONE_WEAPON
        again = not part.fresh or not done.isdisjoint({part.deed, *((FIRED, SW_FIRED) if either else ())})
    return Illegal("A3.5", f"{part.man.id} has fired in this Player Turn") if again else None


@clause("A3.2", "A7.351", "A7.53")
def _prep_fired(position: Position, part: Part, done: set[str], *, kept_rof: bool) -> bool:
    """Whether it has no fire left in the PFPh: own FP is fired once, weapons as long as they keep their ROF.

    Who has fired its own FP fires no Gun; a HS or crew fires its own FP or one weapon. A leader directs one
    attack, and goes on with weapons that kept their ROF.
    """
    if part.directs:
        return FIRED in done and not kept_rof
    if part.man.type not in MMC:
        return part.own_fp and part.man.type in PERSONNEL and FIRED in done
    fired = [one for one in weapons_of(position, part.man.id).values() if FIRED in one.done]
    if part.man.type in ONE_WEAPON:
        other = SW_FIRED if part.deed == FIRED else FIRED
        if other in done or any(one is not part.weapon for one in fired):
            return True
    by_gun = any(one.type in GUNS for one in fired)
    return part.deed == FIRED and FIRED in done and (part.own_fp or not by_gun)


@clause("A3.2", "A3.3", "A3.4", "A3.5")
def no_fire_phase_of(position: Position, side: str) -> Illegal | None:
    """Why the side may not fire in the phase: the ATTACKER fires in the PFPh and AFPh, else the DEFENDER."""
    attackers = ATTACKER_FIRES if position.is_turn_of(side) else ()
    defenders = DEFENDER_FIRES if position.turn_of != side else ()
    if position.phase in ("", *attackers, *defenders):
        return None
    return Illegal("A3", f"{side} does not fire in the {position.phase}")
