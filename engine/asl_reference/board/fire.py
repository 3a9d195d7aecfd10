"""An attack as the rules on TEM and DRM see it: its means, its weapons, its attackers and their places."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from asl_reference.board.geometry import Point
from asl_reference.board.means import MEANS, Means
from asl_reference.board.places import Piece, manned_by
from asl_reference.board.position import GUNS, Position, Unit

ROUND_FIRERS = (*sorted(GUNS), "light_mortar", "rcl")
"""Ordnance that fires SMOKE, WP and Illuminating Rounds. Personnel have grenades and starshells."""


def attack_by(position: Position, means: str, pieces: tuple[Piece, ...]) -> Fire:
    """The attack of the pieces named, each once, with the units that man the weapons among them.

    Residual FP is nobody's attack, whoever has left it (A8.2).
    """
    by = () if MEANS[means].first_fire else tuple({piece.id: piece for piece in pieces}.values())
    men = (manned_by(position, piece) for piece in by)
    return Fire(means, by, men=tuple(dict.fromkeys(men)))


AERIAL = frozenset({"aircraft"})
"""Units that fly over their hex (E7)."""


def is_aerial(piece: Piece) -> bool:
    """Whether it attacks from the air, where no height above a wall counts (9.33)."""
    return piece.type in AERIAL


@dataclass(frozen=True)
class Fire:
    """One attack; ``by`` are the attackers on the board, none for OBA or an attack left unnamed."""

    means: str = "small_arms"
    by: tuple[Piece, ...] = ()
    weapons: tuple[str, ...] = ()
    strength: int | None = None
    """FP before any doubling or halving, if no counter gives it: HE, bombs."""
    hexside: str = ""
    """The hexside of a Snap Shot or of a Thrown DC; otherwise the one over which unnamed attackers fire."""
    aim: Point | None = None
    """The vertex aimed at (A4.34), if one was named or chosen."""
    starts: tuple[tuple[str, Point | None], ...] = ()
    """The point from which each unit fires, by its id, after the attack's lines are chosen."""
    men: tuple[Piece, ...] = ()
    """The units behind ``by``, each once: a weapon has the status and side of its possessor."""
    resolved: bool = False
    """Whether it is resolved against all of its Location; in the MPh that is First Fire, whoever made it."""
    underbelly: bool = False
    """Whether it is aimed at the underbelly of a vehicle that crosses a hexside (D4.3)."""

    @property
    def who(self) -> tuple[Piece, ...]:
        """The attackers as units, if they are known; otherwise the pieces named."""
        return self.men or self.by

    @property
    def makers(self) -> tuple[Unit, ...]:
        """The units on the board that make the attack: with OBA the battery does, not its observer (C1.5)."""
        return () if self.kind.oba else tuple(man for man in self.who if isinstance(man, Unit))

    @cached_property
    def kind(self) -> Means:
        """The row of its means. A copy keeps it: an attack by other means is a new one (``by_means``)."""
        return MEANS[self.means]

    def by_means(self, means: str, by: tuple[Piece, ...]) -> Fire:
        """The attack of these attackers by these means, in all else the same."""
        return replace(self, means=means, by=by)

    @property
    def traced_from(self) -> tuple[Piece, ...]:
        """The attackers whose fire crosses hexsides and levels on its way, in other hexes or not."""
        return self.by if self.kind.path == "line" else ()

    @property
    def lines_from(self) -> tuple[Piece, ...]:
        """The attackers whose LOS decides on hexside TEM: those of ``traced_from`` and of a Snap Shot."""
        return self.by if self.kind.path in ("line", "vertices") else ()
