"""An attack as the rules on TEM and DRM see it: its means, its weapons and who makes it from where."""

from __future__ import annotations

from dataclasses import dataclass

from asl_reference.board.geometry import Point
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import GUNS, Position

OBA = frozenset({"oba_concentration", "oba_harassing"})
FALLING = OBA | {"aerial_bomb"}
"""What falls on a hex and all in it, seen or not (C1.5, E7.42)."""
INDIRECT = FALLING | {"mortar"}
"""Indirect Fire (C1.5, C9)."""
ORDNANCE = frozenset({"ordnance_he", "ordnance_ap", "ordnance_heat"})
"""Direct Fire ordnance."""
HE = INDIRECT | {"ordnance_he"}
"""HE attacks; a DC is named apart from them (16.31, 16.32)."""
TO_HIT = ORDNANCE | {"panzerfaust"}
"""What rolls To Hit first (C3)."""
DC = frozenset({"dc_placed", "dc_thrown", "dc_set"})
SCREENS = frozenset({"smoke", "wp"})
"""SMOKE rounds, or the grenades of Personnel."""
ROUNDS = SCREENS | {"illuminating"}
"""What a weapon fires without FP; Personnel have such grenades, and starshells, besides."""
ROUND_FIRERS = (*sorted(GUNS), "light_mortar", "rcl")
"""The ordnance that fires them."""
CLOSE_COMBAT = frozenset({"close_combat", "capture", "hand_to_hand"})
"""Every kind of CC attack (A11, A20.22, J2.31)."""
IN_LOCATION = DC | CLOSE_COMBAT | {"overrun", "residual_fp"}
"""Attacks made inside the target's hex: nothing on the way to it matters."""
TRACED = TO_HIT | {"small_arms", "mg", "flamethrower", "mortar", "molotov", "strafing"}
"""Fire traced from a hex to a target along a LOS (A6)."""
WITHOUT_TEM = CLOSE_COMBAT | {"flamethrower"}
"""No positive TEM counts against them (A11.2, A22)."""


def attack_by(position: Position, means: str, pieces: tuple[Piece, ...]) -> Fire:
    """The attack of the pieces named, with the units that man the weapons among them."""
    men = (manned_by(position, piece) for piece in pieces)
    return Fire(means, pieces, men=tuple(dict.fromkeys(men)))


def is_aerial(piece: Piece) -> bool:
    """Whether it attacks from the air, where no height above a wall counts (9.33)."""
    return piece.type == "aircraft"


@dataclass(frozen=True)
class Fire:
    """One attack; ``by`` are the attackers on the board, none for OBA or an attack left unnamed."""

    means: str = "small_arms"
    by: tuple[Piece, ...] = ()
    weapons: tuple[str, ...] = ()
    strength: int | None = None
    """Its FP before any multiple, where no counter tells it: HE, bombs."""
    hexside: str = ""
    """The hexside of a Snap Shot or that a DC is thrown across; else the one unnamed attackers fire over."""
    aim: Point | None = None
    """The vertex aimed at (A4.34), where one is named or chosen."""
    starts: tuple[tuple[str, Point | None], ...] = ()
    """The point each of the units fires from, by its id, once the attack is drawn in one way."""
    men: tuple[Piece, ...] = ()
    """The units behind ``by``, each once: a weapon fires in the state and for the side of who has it."""
    underbelly: bool = False
    """Aimed at the underbelly of a vehicle that crosses a hexside (D4.3)."""

    @property
    def who(self) -> tuple[Piece, ...]:
        """The attackers as units, where they are known; the pieces named elsewhere."""
        return self.men or self.by

    @property
    def direct(self) -> bool:
        """Whether it is Direct Fire."""
        return self.means not in INDIRECT

    @property
    def aimed(self) -> bool:
        """Whether it picks its targets; Indirect Fire and DC meet friend and foe in the hex."""
        return self.direct and self.means not in DC

    @property
    def traced_from(self) -> tuple[Piece, ...]:
        """The attackers whose fire crosses hexsides and levels on its way, in other hexes or not."""
        return self.by if self.means in TRACED else ()

    @property
    def lines_from(self) -> tuple[Piece, ...]:
        """The attackers whose LOS decides on hexside TEM: those of ``traced_from`` and of a Snap Shot."""
        return self.by if self.means in TRACED | {"snap_shot"} else ()
