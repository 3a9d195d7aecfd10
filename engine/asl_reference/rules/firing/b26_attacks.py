"""B26.31: what being on Wire does to the attacks of Infantry, and in CC to attacks on it."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.board import geometry
from asl_reference.board.fire import ROUND_FIRERS, Fire
from asl_reference.board.places import Piece, place_of, weapons_of
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.rules.ground.a1_arms import usable
from asl_reference.rules.ground.b26_movement import on_wire

ON_WIRE_DRM = 1


@clause("B26.31")
def attackers_on_wire(position: Position, fire: Fire) -> int:
    """+1 to any attack that Infantry on Wire has a part in, once however many of its units are on it.

    The attacker with a weapon is its possessor. By another reading all attackers have to be on the Wire.
    """
    held = [on_wire(position, man) for man in fire.makers]
    if position.follows("B26.31-one-on-wire=all-on-wire"):
        return ON_WIRE_DRM if held and all(held) else 0
    return ON_WIRE_DRM if any(held) else 0


@clause("B26.31", "C3.2", "C8.5")
def rolled_to_hit(position: Position, fire: Fire) -> bool:
    """Whether the attack is of ordnance, and so rolled To Hit: its effect DR has no second +1.

    WP and SMOKE are rolled To Hit if a working mortar, Gun or other ordnance fires them, and not if Personnel
    without ordnance places them.
    """
    kind = fire.kind
    if kind.rolls == "to_hit":
        return True
    return kind.shell in ("smoke", "wp") and any(_fires_a_screen(position, piece) for piece in fire.by)


def _fires_a_screen(position: Position, piece: Piece) -> bool:
    """Whether it is such a weapon, or a unit that has one."""
    return isinstance(piece, Counter) or any(
        map(usable, weapons_of(position, piece.id, *ROUND_FIRERS).values())
    )


@clause("B26.31")
def exposed_on_wire(position: Position, fire: Fire, target: Piece) -> bool:
    """Whether the target is on Wire and attacked in CC."""
    return fire.kind.rolls == "cc" and isinstance(target, Unit) and on_wire(position, target)


@clause("B26.31", "B26.3")
def wire_drm(position: Position, fire: Fire, target: Piece) -> dict[str, int]:
    """DRM of Wire for the attack: +1 of the attackers' own, -1 in CC for a target on it; no TEM.

    [EXC: the effect DR of ordnance.]
    """
    own = 0 if rolled_to_hit(position, fire) else attackers_on_wire(position, fire)
    exposed = exposed_on_wire(position, fire, target)
    return {"wire": own - ON_WIRE_DRM * exposed} if own or exposed else {}


@clause("B26.31", "A24.1", "A24.3")
def to_hit_drm(position: Position, fire: Fire, to: str = "") -> dict[str, int] | None:
    """To Hit DRM of Wire for ordnance; None for an attack that is not rolled To Hit.

    SMOKE or WP farther off than the next hex, ``to``, is of ordnance, told or not.
    """
    far = bool(to) and any(geometry.distance(place_of(piece)[0], to) > 1 for piece in fire.by)
    return {"wire": attackers_on_wire(position, fire)} if far or rolled_to_hit(position, fire) else None
