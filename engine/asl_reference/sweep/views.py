"""LOS by the whole board: from one viewer to all hexes, from every hex to every other.

``sight`` is the definition; this says the same of many lines at once, with bitboards instead of
lines. Each place that hides anything hides a whole shadow of targets with one OR.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.geometry import distance
from asl_reference.board.position import Number, Position
from asl_reference.rules.los.ends import End, end_of_hex
from asl_reference.sweep.board import Board
from asl_reference.sweep.geometry import geometry_for
from asl_reference.sweep.look import Counts, Look
from asl_reference.sweep.paths import SPOTS
from asl_reference.sweep.plan import Elevation, Plan

REACH = 12
"""Default range of a view, in hexes."""
DIGITS = 5
"""Bitboards of a view: the hexes seen, and four digits of the Hindrances."""


@dataclass(frozen=True, slots=True)
class View:
    """What is seen from one hex: the hexes within range with a clear LOS, and their Hindrances."""

    viewer: str
    reach: int
    """Range of the view, in hexes."""
    clear: int
    """The hexes seen, as a bitboard."""
    hindrances: Counts
    numbers: dict[str, int] = field(repr=False)
    """The bit of each hex of the board."""

    def sees(self, name: str) -> bool:
        """Whether the LOS to the hex is clear; its own hex a viewer always sees.

        Raises Malformed if the hex is not on the board or out of reach.
        """
        return bool(self.clear >> self._bit(name) & 1) or name == self.viewer

    def hindrance(self, name: str) -> int:
        """The Hindrance of the LOS to the hex; 0 if it is blocked."""
        return self._hindrance(self._bit(name))

    def seen(self) -> dict[str, int]:
        """The hexes seen, as ``hexes`` has them, with the Hindrance of the LOS to each."""
        ones, twos, fours, eights = self.hindrances
        some = ones | twos | fours | eights
        clear = self.clear
        return {
            name: self._hindrance(at) if some >> at & 1 else 0
            for name, at in self.numbers.items()
            if clear >> at & 1
        }

    def _hindrance(self, at: int) -> int:
        return sum((digit >> at & 1) << i for i, digit in enumerate(self.hindrances))

    def _bit(self, name: str) -> int:
        if name not in self.numbers:
            raise Malformed("target", f"{name!r} is not a hex of this board")
        if (far := distance(self.viewer, name)) > self.reach:
            raise Malformed(
                "target", f"{name} is {far} hexes from {self.viewer}; the view goes to {self.reach}"
            )
        return self.numbers[name]

    @property
    def hexes(self) -> tuple[str, ...]:
        """The names of the hexes seen, its own not among them."""
        return tuple(name for name, at in self.numbers.items() if self.clear >> at & 1)

    def __len__(self) -> int:
        return self.clear.bit_count()


class LosBoard:
    """A position's board made ready for LOS between the centre dots of its hexes.

    Targets are on the ground of their hexes, IN a Depression where there is one, and not entrenched;
    of units and counters only AFVs and wrecks matter, which hinder.
    """

    def __init__(
        self, rules: Rules, position: Position, reach: int = REACH, ends: Position | None = None
    ) -> None:
        """``ends`` has the ground that viewers and targets stand on, where it is not the position's."""
        self.geometry = geometry_for(position.rows, reach)
        self.board = Board(rules, position, self.geometry.layout, ends)
        bias = self.geometry.bias
        names = self.board.grid.names
        self.numbers = {name: names[name] // SPOTS + bias for name in self.board.grid.board}
        self._plans: dict[Elevation, Plan] = {}

    def view(self, viewer: str, level: Number | None = None) -> View:
        """What is seen from a hex of the board: from its ground, or from the level given (in levels)."""
        if viewer not in self.numbers:
            raise Malformed("viewer", f"{viewer!r} is not a hex of this board")
        return self._view(viewer, self._around(viewer, level))

    def _view(self, viewer: str, found: Iterable[int]) -> View:
        clear, ones, twos, fours, eights = found
        return View(viewer, self.geometry.reach, clear, (ones, twos, fours, eights), self.numbers)

    def _around(self, viewer: str, level: Number | None = None, *, ahead: bool = False) -> Iterator[int]:
        """The bitboards of a view: the hexes seen, then the digits of the Hindrances."""
        start = end_of_hex(self.board.stood_on, viewer, level)
        look = Look(self.geometry, self.board, self._plan(start), start, ahead=ahead)
        clear, counts = look.around()
        return (found << look.number for found in (clear, *counts))

    def _plan(self, start: End) -> Plan:
        """What a viewer at this elevation must take into account, worked out once."""
        elevation = Elevation(start.level, start.depressed)
        if elevation not in self._plans:
            self._plans[elevation] = Plan(self.geometry, self.board, elevation)
        return self._plans[elevation]

    def views(self) -> dict[str, View]:
        """The views from the ground of every hex of the board; a mutual LOS is looked at from one end."""
        if not self.board.mutual:
            return {name: self.view(name) for name in self.numbers}
        found = {at: [0] * DIGITS for at in self.numbers.values()}
        for name, at in self.numbers.items():
            for i, targets in enumerate(self._around(name, ahead=True)):
                found[at][i] |= targets
                while targets:
                    bit = targets & -targets
                    targets ^= bit
                    found[bit.bit_length() - 1][i] |= 1 << at
        return {name: self._view(name, found[at]) for name, at in self.numbers.items()}
