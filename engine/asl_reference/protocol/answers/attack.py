"""The question ``attack``: what an attack on a unit, a counter or a hex would meet now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board import geometry
from asl_reference.board.fire import (
    FALLING,
    INDIRECT,
    OBA,
    TO_HIT,
    TRACED,
    WITHOUT_TEM,
    Fire,
    attack_by,
)
from asl_reference.board.places import Piece, side_of, status_of
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.protocol.answers.attack_why import Reason, reasons, together
from asl_reference.rules.firing import a7_fire, a8_first_fire
from asl_reference.rules.firing.a7_groups import group_barred
from asl_reference.rules.firing.a7_who_fires import by_their_guns, fire_barred
from asl_reference.rules.firing.b26_attacks import to_hit_drm, wire_drm
from asl_reference.rules.firing.c6_to_hit import case_k, is_unseen
from asl_reference.rules.firing.d4_underbelly import underbelly_banned
from asl_reference.rules.firing.lines import line_of_fire, snap_shot_line
from asl_reference.rules.ground.a2_locations import location, location_of, units_at
from asl_reference.rules.ground.b_terrain_tem import height_advantage
from asl_reference.rules.hiding import a24_wp
from asl_reference.rules.los import Sight, vertices_aimed_at
from asl_reference.rules.sheltering.b9_hull_down import bmg_banned, chosen, colored_drm, heat_banned
from asl_reference.rules.sheltering.b9_tem import hexside_options, id_of
from asl_reference.rules.sheltering.b27_cover import hull_down, net_tem, tem_options

FIELDS = ("possible", "firepower", "column", "residual_fp", "area_fire", "targets", "clauses", "why")


@dataclass(frozen=True)
class Attack:
    """The question as asked, with the pieces it names."""

    rules: Rules
    position: Position
    fire: Fire
    by: tuple[str, ...]
    hexside: str
    at: str = ""
    dr: int | None = None

    def piece(self, name: str) -> Piece:
        """The unit or counter of that id."""
        return _piece(self.position, name)

    def status(self, name: str) -> frozenset[str]:
        """The statuses of that piece, with those of who has it."""
        return status_of(self.position, self.piece(name))

    def unseen(self, name: str) -> bool:
        """Whether that piece is concealed or hidden."""
        return is_unseen(self.position, self.piece(name))


def _piece(position: Position, name: str) -> Piece:
    """The unit or counter of that id; raises Malformed if there is none."""
    found = position.units.get(name) or position.counters.get(name)
    if found is None:
        raise Malformed("question", f"no unit or counter {name!r} in the position")
    return found


@clause("B16.31")
def _on_the_bridge(attack: Attack, hex_name: str) -> dict[str, Any]:
    """An attack on a bridge with nobody on it: FP and column, the bridge being a piece of its hex."""
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


THREE = ("F5", "F6", "G6")
"""Hexes that meet in a vertex, for example."""


def _vertex(name: str) -> str:
    """The name of the vertex aimed at; raises Malformed if its hexes meet in none."""
    if name:
        hexes = geometry.hexes_of(name)
        if len(hexes) != len(THREE):
            raise Malformed(
                "question.vertex", f"{name!r} is not a vertex, named by its hexes as {'-'.join(THREE)}"
            )
        try:
            geometry.vertex(*hexes)
        except geometry.NotAHex as error:
            raise Malformed("question.vertex", str(error)) from error
    return name


def answer_attack(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the attack is possible, its FP, and for each target TEM, DRM and Hull Down status."""
    by, target = tuple(question.get("by", ())), str(question.get("target", ""))
    pieces = tuple(_piece(log.position, name) for name in by)
    side, at = _hexside(str(question.get("hexside", ""))), str(question.get("at", ""))
    fire = replace(
        attack_by(log.position, str(question.get("means", "small_arms")), pieces),
        weapons=tuple(question.get("weapons", ())),
        strength=question.get("firepower"),
        hexside=side,
        vertex=_vertex(str(question.get("vertex", ""))),
        underbelly=bool(question.get("underbelly")),
    )
    fire = by_their_guns(log.position, fire)
    by = tuple(piece.id for piece in fire.by)
    attack = Attack(rules, log.position, fire, by, side, at, question.get("dr"))
    names = _targets(attack, target)
    if fire.means == "wp" and target not in names:
        return _wp(attack, target, names)
    if at == "bridge" and not names and log.position.hex(target).bridge:
        return _on_the_bridge(attack, target)
    banned = {name: _banned(attack, name) for name in names}
    aimed = {name: _at_best_vertex(attack, name) for name in names if banned[name] is None}
    seen = {name: _sight(at, name) for name, at in aimed.items()}
    affected = [name for name in seen if _affected(attack, name, seen)]
    if affected:
        return _possible(attack, names, {name: aimed[name] for name in affected}, seen)
    reason = next(filter(None, banned.values()), None) or _unseen(seen, target)
    nobody = {name: {"affected": False} for name in names}
    return {"possible": False, "targets": nobody, "clauses": [reason.clause], "why": reason.why}


@clause("A4.34", "B9.42")
def _at_best_vertex(attack: Attack, name: str) -> Attack:
    """The attack drawn to the one vertex that is best for it, TEM and DRM together, of a target in Bypass."""
    fire, unit = attack.fire, id_of(attack.piece(name))
    if fire.vertex or not (fire.direct and fire.traced_from) or unit not in attack.position.units:
        return attack
    found: list[tuple[tuple[Any, ...], Attack]] = []
    for vertex in vertices_aimed_at(attack.position, unit):
        there = replace(attack, fire=replace(fire, vertex=vertex))
        line = _sight(there, name)
        if line.clear:
            met, _ = _target(there, name, line.hindrance)
            found.append(((met["total"], met["tem"], sorted(met["tem_options"].items())), there))
    return min(found, key=itemgetter(0))[1] if found else attack


def _wp(attack: Attack, hex_name: str, names: tuple[str, ...]) -> dict[str, Any]:
    """WP fired at a Location meets all units there, whether they are seen or not (A24.31, 9.521 EX)."""
    firer = next((man.id for man in attack.fire.who if isinstance(man, Unit)), "")
    if not attack.by:
        raise Malformed("question.by", "name the unit that fires the WP, or its weapon")
    nobody = {name: {"affected": False} for name in names}
    barred = fire_barred(attack.position, attack.fire, location_of(hex_name))
    seen = barred or a24_wp.firing_at(attack.rules, attack.position, firer, hex_name)
    if isinstance(seen, Illegal):
        return {"possible": False, "targets": nobody, "clauses": [seen.clause], "why": seen.why}
    if not seen.clear:
        return {"possible": False, "targets": nobody, "clauses": list(seen.clauses), "why": seen.why}
    drm = a24_wp.case_k(attack.rules, attack.position, firer, hex_name)
    to_hit = {"case_k": drm} | (to_hit_drm(attack.position, attack.fire) or {})
    targets = {name: {"affected": True, "to_hit": to_hit} for name in names}
    why = "WP is placed in the Location, and no unit there is seen" if drm else "WP is placed in the Location"
    clauses = ["A24.3", "C6.2", *(["B26.31"] if to_hit.get("wire") else [])]
    return {"possible": True, "targets": targets, "clauses": clauses, "why": why}


def _targets(attack: Attack, target: str) -> tuple[str, ...]:
    """The ids attacked: the one named, or the units of a hex's Location that are not the attackers'.

    OBA attacks all of its hex, a DC all of the Location, who uses it too. A hex means its ground
    Location, or where no unit is there, all of it.
    """
    position = attack.position
    if target in position.units or target in position.counters:
        return (target,)
    if not position.has_hex(target):
        raise Malformed("question.target", f"{target!r} is neither unit nor counter nor hex of the board")
    if attack.at:
        return tuple(units_at(position, location_of(target, attack.at)))
    ground = {} if attack.fire.means in OBA else units_at(position, location_of(target))
    units = ground or position.in_hex(target)
    friends = {man.side for man in attack.fire.who} if attack.fire.aimed else set[str]()
    firing = {man.id for man in attack.fire.who} if attack.fire.aimed else set[str]()
    return tuple(name for name, unit in units.items() if unit.side not in friends and name not in firing)


def _banned(attack: Attack, name: str) -> Illegal | None:
    """What forbids the attack on one target, LOS apart.

    Defensive First Fire meets only units that spend MF; other attacks whoever is there (A8.1).
    """
    target = attack.piece(name)
    if attack.fire.means == "snap_shot":
        illegal = a8_first_fire.snap_shot_banned(attack.position, attack.fire, target, attack.hexside)
        if illegal is not None:
            return illegal
    position, own = attack.position, side_of(attack.position, target)
    first_fire = a8_first_fire.is_first_fire(position, attack.fire, own)
    if first_fire and not a8_first_fire.may_draw_first_fire(position, target):
        return Illegal("A8.1", f"{name} has spent no MF, so there is nothing to First Fire at")
    return (
        fire_barred(position, attack.fire, location(target))
        or group_barred(attack.rules, position, attack.fire)
        or a7_fire.attack_banned(position, attack.fire, target)
        or underbelly_banned(position, attack.fire, target)
        or bmg_banned(attack.rules, attack.position, attack.fire, target)
        or heat_banned(attack.rules, attack.position, attack.fire, target)
    )


def _sight(attack: Attack, name: str) -> Sight:
    """The worst LOS of all attackers to the target, where the means needs LOS; a clear one elsewhere."""
    traced = attack.fire.means in TRACED or attack.fire.means == "snap_shot"
    lines = [_line(attack, firer, name) for firer in attack.by] if traced else []
    clear = Sight(True)
    blocked = (line for line in lines if not line.clear)
    return next(blocked, max(lines, key=lambda line: line.hindrance, default=clear))


def _line(attack: Attack, firer: str, name: str) -> Sight:
    """The LOS of one attacker to the target."""
    rules, position, fire = attack.rules, attack.position, attack.fire
    if fire.means == "snap_shot":
        return snap_shot_line(rules, position, firer, name, attack.hexside)
    return line_of_fire(rules, position, firer, name, fire.vertex)


def _affected(attack: Attack, name: str, seen: Mapping[str, Sight]) -> bool:
    """Who is met: by Direct Fire who is seen, by a mortar all, if one enemy in the hex is (C3.33).

    What falls on the hex meets all in it, seen or not (C1.5).
    """
    if attack.fire.means in FALLING:
        return True
    if attack.fire.means not in INDIRECT:
        return seen[name].clear
    own = {man.side for man in attack.fire.who}
    others = (name, *_targets(attack, attack.piece(name).hex))
    enemies = (other for other in others if side_of(attack.position, attack.piece(other)) not in own)
    shown = (other for other in enemies if "hidden" not in attack.status(other))
    return any((seen.get(other) or _sight(attack, other)).clear for other in shown)


def _unseen(seen: Mapping[str, Sight], target: str) -> Illegal:
    """Why nobody is met though nothing forbids the attack: the LOS, or nobody is there."""
    for line in seen.values():
        if not line.clear:
            return Illegal((*line.clauses, "A6.1")[0], line.why)
    return Illegal("A6.11", f"there is no target in {target}")


def _possible(
    attack: Attack, names: tuple[str, ...], affected: Mapping[str, Attack], seen: Mapping[str, Sight]
) -> dict[str, Any]:
    """What the targets meet that are affected, each as the attack is aimed at it."""
    given: dict[str, list[Reason]] = {}
    targets: dict[str, Any] = {name: {"affected": False} for name in names}
    for name, aimed in affected.items():
        targets[name], given[name] = _target(aimed, name, seen[name].hindrance)
    answer: dict[str, Any] = {"possible": True, "targets": targets}
    answer |= _firepower(attack, affected, seen)
    concealed = all(attack.unseen(name) for name in affected)
    answer["area_fire"] = a7_fire.is_area_fire(attack.position, attack.fire, concealed=concealed)
    answer["clauses"], answer["why"] = together(given)
    return answer


def _target(attack: Attack, name: str, hindrance: int) -> tuple[dict[str, Any], list[Reason]]:
    """What one unit meets, and what decides it."""
    target, fire = attack.piece(name), attack.fire
    if fire.means == "snap_shot":
        options = a8_first_fire.snap_shot_options(attack.rules, attack.position, fire, target)
    else:
        options = tem_options(attack.rules, attack.position, fire, target)
    down, options_used = _chosen(attack, target, options)
    tem = net_tem(options_used)
    drm = _drm(attack, target, hindrance, covered=down or any(value > 0 for value in options.values()))
    total = tem + sum(drm.values())
    found: dict[str, Any] = {
        "affected": True,
        "tem": tem,
        "tem_options": options,
        "drm": drm,
        "total": total,
        "hull_down": down,
    }
    if fire.means in TO_HIT and isinstance(target, Unit) and target.is_vehicle:
        found["colored_drm"] = colored_drm(attack.rules, attack.position, fire, target) if down else {}
    if attack.dr is not None:
        found["final_dr"] = attack.dr + total
    to_hit = to_hit_drm(position=attack.position, fire=fire)
    if to_hit is not None:
        beside = tuple(attack.piece(other) for other in _targets(attack, target.hex))
        found["to_hit"] = to_hit | case_k(attack.position, fire, target, beside)
    power = a7_fire.firepower(attack.position, fire, target, concealed=is_unseen(attack.position, target))
    if power is not None:
        found["firepower"] = power
    return found, reasons(attack.position, fire, target, found, options_used)


def _chosen(attack: Attack, target: Piece, options: dict[str, int]) -> tuple[bool, dict[str, int]]:
    """Whether the target is HD, and the TEM left to it: HD unless it chooses TEM of its hex (9.36)."""
    choice = chosen(target)
    down = hull_down(attack.rules, attack.position, attack.fire, target) and options.get(choice, 0) <= 0
    if not down and choice not in options:
        return False, options
    return down, {name: tem for name, tem in options.items() if tem < 0 or (name == choice and not down)}


def _drm(attack: Attack, target: Piece, hindrance: int, *, covered: bool) -> dict[str, int]:
    """Every DRM besides TEM, by name; Hindrance always, FFMO and FFNAM always in First Fire."""
    position, fire = attack.position, attack.fire
    drm = {"hindrance": hindrance}
    if a8_first_fire.is_first_fire(position, fire, side_of(position, target)):
        drm["ffmo"] = -int(a8_first_fire.ffmo(attack.rules, position, fire, target, hindrance))
        drm["ffnam"] = -int(a8_first_fire.ffnam(position, target))
        if a8_first_fire.hazardous(target):
            drm["hazardous_movement"] = -2  # A4.62
    if not covered and fire.means not in WITHOUT_TEM and height_advantage(position, fire, target):
        drm["height_advantage"] = 1  # B10.31
    return drm | a7_fire.attackers_drm(position, fire) | wire_drm(position, fire, target)


def _firepower(attack: Attack, affected: Mapping[str, Attack], seen: Mapping[str, Sight]) -> dict[str, Any]:
    """FP, IFT column and the Residual FP left, where the counters in the attack tell them.

    Where it has not the same FP for all it meets, as HE for who is on a bridge over marsh and who is
    beneath it, the highest is given.
    """
    position, pieces = attack.position, [attack.piece(name) for name in affected]
    concealed = all(attack.unseen(name) for name in affected)
    powers = [a7_fire.firepower(attack.position, attack.fire, piece, concealed=concealed) for piece in pieces]
    power = max((one for one in powers if one is not None), default=None)
    if power is None:
        return {}
    column = a7_fire.column(power)
    answer: dict[str, Any] = {"firepower": power, "column": column}
    sides = {side_of(position, piece) for piece in pieces}
    first_fire = any(a8_first_fire.is_first_fire(position, attack.fire, side) for side in sides)
    if first_fire and column and attack.fire.means in ("small_arms", "mg"):
        crossed = [
            hexside_options(at.rules, position, at.fire, at.piece(name)) for name, at in affected.items()
        ]
        worst = max(seen[name].hindrance for name in affected)
        tem = max((tem for options in crossed for tem in options.values()), default=0)
        answer["residual_fp"] = a8_first_fire.residual_fp(column, worst, tem)
    return answer
