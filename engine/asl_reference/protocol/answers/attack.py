"""The question ``attack``: what an attack on a unit, a counter or a hex would meet now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asl_reference.base.clauses import Illegal, Reason, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.fire import Fire, attack_by
from asl_reference.board.geometry import Point
from asl_reference.board.places import Piece, is_unseen, side_of
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.protocol.answers.attack_why import reasons, together
from asl_reference.rules.firing import a7_fire, a8_first_fire
from asl_reference.rules.firing.a7_aiming import Shot, aimed, attacked, banned_at, met_by
from asl_reference.rules.firing.a7_who_fires import weapon_fired
from asl_reference.rules.firing.a9_weapons import by_their_guns
from asl_reference.rules.firing.a23_dc import as_laid
from asl_reference.rules.firing.b26_attacks import to_hit_drm
from asl_reference.rules.firing.c6_to_hit import case_k
from asl_reference.rules.ground.a2_locations import Location, location, location_of, place_in, units_at
from asl_reference.rules.hiding import a24_wp
from asl_reference.rules.los.sight import Sight, worst_of
from asl_reference.rules.sheltering.b9_hull_down import colored_drm
from asl_reference.rules.sheltering.b9_tem import hexside_options
from asl_reference.rules.sheltering.lof import seen_aims, sight_along

FIELDS = ("possible", "firepower", "column", "residual_fp", "area_fire", "targets", "clauses", "why")


@dataclass(frozen=True, eq=False)
class Attack:
    """The question as asked, with the pieces it names."""

    rules: Rules
    position: Position
    fire: Fire
    at: str = ""
    dr: int | None = None

    def piece(self, name: str) -> Piece:
        """The unit or counter of that id."""
        return _piece(self.position, name)


def _piece(position: Position, name: str) -> Piece:
    """The unit or counter of that id; raises Malformed if there is none."""
    found = position.piece(name)
    if found is None:
        raise Malformed("question", f"no unit or counter {name!r} in the position")
    return found


@clause("A6.11", "A7.1", "B16.31")
def _on_the_bridge(attack: Attack, hex_name: str) -> dict[str, Any]:
    """An attack on a bridge with nobody on it: FP and column, the bridge being a piece of its hex."""
    place = place_in(location_of(hex_name, "bridge"))
    asked = attack.rules, attack.position, attack.fire, place
    barred = banned_at(*asked)
    seen = next((sight for _, sight in seen_aims(*asked)), None) or sight_along(*asked)
    if barred or not seen.clear:
        reason = barred or Illegal((*seen.clauses, "A6.1")[0], seen.why)
        return _impossible((), reason.why, reason.clause)
    power = a7_fire.firepower(
        attack.position, attack.fire, Counter("bridge", hex_name, at="bridge"), concealed=False
    )
    answer: dict[str, Any] = {"possible": True, "targets": {}, "clauses": ["B6.33"], "why": "the bridge"}
    return answer if power is None else answer | {"firepower": power, "column": a7_fire.column(power)}


def _hexside(name: str) -> str:
    """The name of a Snap Shot's hexside as geometry has it; raises Malformed if it is none."""
    hexes = geometry.hexes_of(name) if name else ()
    try:
        return geometry.hexside(hexes[0], hexes[1]) if len(hexes) == 2 else ""
    except geometry.NotAHex as error:
        raise Malformed("question.hexside", str(error)) from error


def _vertex(name: str) -> Point | None:
    """The vertex aimed at; raises Malformed if its hexes meet in none."""
    try:
        return geometry.vertex_named(name) if name else None
    except geometry.NotAHex as error:
        raise Malformed("question.vertex", str(error)) from error


def answer_attack(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the attack is possible, its FP, and for each target TEM, DRM and Hull Down status."""
    target = str(question.get("target", ""))
    pieces = tuple(_piece(log.position, name) for name in question.get("by", ()))
    side, at = _hexside(str(question.get("hexside", ""))), str(question.get("at", ""))
    fire = replace(
        attack_by(log.position, str(question.get("means", "small_arms")), pieces),
        weapons=tuple(question.get("weapons", ())),
        strength=question.get("firepower"),
        hexside=side,
        aim=_vertex(str(question.get("vertex", ""))),
        underbelly=bool(question.get("underbelly")),
    )
    fire = as_laid(log.position, by_their_guns(log.position, fire))
    attack = Attack(rules, log.position, fire, at, question.get("dr"))
    if log.position.piece(target) is None and not log.position.has_hex(target):
        raise Malformed("question.target", f"{target!r} is neither unit nor counter nor hex of the board")
    names = attacked(log.position, fire, target, at)
    if fire.kind.shell in ("wp", "smoke") and (fire.by or _at_a_place(attack, target, names)):
        return _screened(attack, _aimed_at(attack, target), names)
    if at == "bridge" and not names and log.position.hex(target).bridge:
        return _on_the_bridge(attack, target)
    shots = {name: aimed(rules, log.position, fire, attack.piece(name)) for name in names}
    able = {name: shot for name, shot in shots.items() if shot.barred is None}
    met = {name: _met_by_sight(attack, name, able) for name in able}
    affected = {name: able[name]._replace(sight=sight) for name, sight in met.items() if sight}
    if affected:
        return _possible(attack, names, affected)
    reason = next(filter(None, (shot.barred for shot in shots.values())), None) or _unseen(able, target)
    return _impossible(names, reason.why, reason.clause)


def _impossible(names: tuple[str, ...], why: str, *clauses: str) -> dict[str, Any]:
    """The answer about an attack that affects none of these targets."""
    nobody = {name: {"affected": False} for name in names}
    return {"possible": False, "targets": nobody, "clauses": [*clauses], "why": why}


def _at_a_place(attack: Attack, target: str, names: tuple[str, ...]) -> bool:
    """Whether a hex is the target of WP, or a hex without units that of SMOKE."""
    return target not in names and (attack.fire.kind.shell == "wp" or not names)


def _aimed_at(attack: Attack, target: str) -> Location:
    """The Location fired at: that of the piece named, or the part named of the hex."""
    piece = attack.position.piece(target)
    return location_of(target, attack.at) if piece is None else location(piece)


@clause("A6.11", "A24.3", "A24.31", "C6.2")
def _screened(attack: Attack, where: Location, names: tuple[str, ...]) -> dict[str, Any]:
    """WP or SMOKE fired at a Location; WP meets all units there, seen or not (A24.31, 9.521 EX).

    Each that fires needs LOS to it (A6.11).
    """
    rules, position, fire = attack.rules, attack.position, attack.fire
    if not fire.by:
        raise Malformed("question.by", f"name the unit that fires the {fire.means.upper()}, or its weapon")
    place = place_in(where)
    barred = banned_at(rules, position, fire, place)
    if barred:
        return _impossible(names, barred.why, barred.clause)
    firers = (weapon_fired(position, fire, piece, place) for piece in fire.by)
    seen = worst_of(a24_wp.sight_to(rules, position, firer, where) for firer in firers)
    if not seen.clear:
        return _impossible(names, seen.why, *seen.clauses)
    unseen = case_k(rules, position, fire, units_at(position, where).values())
    to_hit = {"case_k": 0} | unseen | (to_hit_drm(position, fire, where.hex) or {})
    targets = {one: {"affected": True, "to_hit": to_hit} for one in names}
    why = f"{fire.means.upper()} is placed in the Location"
    why += ", and no unit there is seen" if unseen else ""
    clauses = ["A24.3", "C6.2", *(["B26.31"] if to_hit.get("wire") else [])]
    return {"possible": True, "targets": targets, "clauses": clauses, "why": why}


@clause("C1.5", "C3.33", "B9.31")
def _met_by_sight(attack: Attack, name: str, able: Mapping[str, Shot]) -> Sight | None:
    """The LOS by which the attack affects a target; None if it does not.

    Direct Fire affects those that are seen; a mortar all of the Location, if one enemy there is (C3.33).
    The same To Hit DR affects units that are not seen, with the Hindrance of the LOS to that enemy. An
    attack that falls on the hex affects all in it, seen or not (C1.5).
    """
    fire, own = attack.fire, able[name].sight
    if fire.kind.path == "falls":
        return own
    if fire.kind.direct:
        return own if own.clear else None
    friends = {man.side for man in fire.who}
    enemies = (one for one in _with_others(attack, name) if side_of(attack.position, one) not in friends)
    shown = (one for one in enemies if not is_unseen(attack.position, one, "hidden"))
    seen = [sight for one in shown for sight in _clear_sights(attack, one, able)]
    best = min(seen, key=lambda sight: sight.hindrance, default=None)
    return own if best and own.clear else best


def _with_others(attack: Attack, name: str) -> tuple[Piece, ...]:
    """The target, and the units in its Location."""
    target = attack.piece(name)
    return (target, *units_at(attack.position, location(target)).values())


def _clear_sights(attack: Attack, piece: Piece, able: Mapping[str, Shot]) -> list[Sight]:
    """The clear LOS of the attackers to a unit that they attack, or to one beside it."""
    if piece.id in able:
        return [able[piece.id].sight] if able[piece.id].sight.clear else []
    return [sight for _, sight in seen_aims(attack.rules, attack.position, attack.fire, piece)]


def _unseen(able: Mapping[str, Shot], target: str) -> Illegal:
    """Why an attack that nothing forbids meets nobody: it has no LOS, or nobody is there."""
    for shot in able.values():
        if not shot.sight.clear:
            return Illegal((*shot.sight.clauses, "A6.1")[0], shot.sight.why)
    return Illegal("A6.11", f"there is no target in {target}")


def _possible(attack: Attack, names: tuple[str, ...], affected: Mapping[str, Shot]) -> dict[str, Any]:
    """What each affected target meets, as the attack is aimed at it."""
    given: dict[str, list[Reason]] = {}
    targets: dict[str, Any] = {name: {"affected": False} for name in names}
    for name, shot in affected.items():
        targets[name], given[name] = _target(attack, shot, name)
    concealed = all(is_unseen(attack.position, attack.piece(name)) for name in affected)
    answer: dict[str, Any] = {"possible": True, "targets": targets}
    answer |= _firepower(attack, affected, concealed=concealed)
    answer["area_fire"] = a7_fire.is_area_fire(attack.position, attack.fire, concealed=concealed)
    answer["clauses"], answer["why"] = together(given)
    return answer


@clause("A7.6", "C6.2")
def _target(attack: Attack, shot: Shot, name: str) -> tuple[dict[str, Any], list[Reason]]:
    """What one unit meets, and what decides it."""
    rules, position, fire, target = attack.rules, attack.position, shot.fire, attack.piece(name)
    met = met_by(rules, position, fire, target, shot.sight.hindrance)
    found: dict[str, Any] = {
        "affected": True,
        "tem": met.tem,
        "tem_options": met.options,
        "drm": met.drm,
        "total": met.total,
        "hull_down": met.hull_down,
    }
    if fire.kind.direct_to_hit and isinstance(target, Unit) and target.is_vehicle:
        found["colored_drm"] = colored_drm(rules, position, fire, target) if met.hull_down else {}
    if attack.dr is not None:
        found["final_dr"] = attack.dr + met.total
    to_hit = to_hit_drm(position=position, fire=fire)
    if to_hit is not None:
        aimed_at = [target] if fire.kind.direct else _with_others(attack, name)
        found["to_hit"] = to_hit | case_k(rules, position, fire, aimed_at)
    power = a7_fire.firepower(position, fire, target, concealed=is_unseen(position, target))
    if power is not None:
        found["firepower"] = power
    return found, reasons(position, fire, target, found, met.used)


def _firepower(attack: Attack, affected: Mapping[str, Shot], *, concealed: bool) -> dict[str, Any]:
    """FP, IFT column and the Residual FP left, if the counters in the attack give them.

    If the FP differs by target (HE against a unit on a bridge over marsh, and one beneath it), the highest is
    given.
    """
    position, pieces = attack.position, [attack.piece(name) for name in affected]
    powers = [a7_fire.firepower(position, attack.fire, piece, concealed=concealed) for piece in pieces]
    power = max((one for one in powers if one is not None), default=None)
    if power is None:
        return {}
    column = a7_fire.column(power)
    answer: dict[str, Any] = {"firepower": power, "column": column}
    sides = {side_of(position, piece) for piece in pieces}
    first_fire = any(a8_first_fire.is_first_fire(position, attack.fire, side) for side in sides)
    if first_fire and attack.fire.kind.residual:
        crossed = [
            hexside_options(attack.rules, position, shot.fire, attack.piece(name))
            for name, shot in affected.items()
        ]
        worst = max(shot.sight.hindrance for shot in affected.values())
        tem = max((tem for options in crossed for tem in options.values()), default=0)
        answer["residual_fp"] = a8_first_fire.residual_fp(column, worst, tem)
    return answer
