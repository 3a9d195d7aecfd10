"""One look around: what a viewer sees, from the shadows of all that stands within range."""

from __future__ import annotations

from asl_reference.board.geometry import centre
from asl_reference.board.water import depression_of
from asl_reference.rules.los.ends import LEVEL, End
from asl_reference.rules.los.hindrance import HINDRANCE_LIMIT
from asl_reference.rules.los.sight import sight
from asl_reference.sweep.board import Board
from asl_reference.sweep.geometry import Geometry
from asl_reference.sweep.paths import SPOTS
from asl_reference.sweep.plan import Cast, Plan
from asl_reference.sweep.shadow import Standing

Counts = tuple[int, int, int, int]
"""A number for each target, as bitboards of its binary digits, lowest first. The highest bit stays set."""
NOTHING: Counts = (0, 0, 0, 0)


class Look:
    """The LOS from one end to the ground of all hexes within range; bitboards as seen from the viewer."""

    def __init__(
        self, geometry: Geometry, board: Board, plan: Plan, start: End, *, ahead: bool = False
    ) -> None:
        """``ahead``: only to those that come after the viewer in the order of the board."""
        self.geometry = geometry
        self.board = board
        self.plan = plan
        self.start = start
        self.number = geometry.layout.number(centre(start.hex))
        self.spot = SPOTS * self.number
        self.disc = geometry.ahead if ahead else geometry.disc
        self.back = geometry.back if ahead else geometry.window
        self.open = plan.everyone >> self.number & self.disc
        """The targets not yet found to be hidden."""
        self.counts = NOTHING

    def around(self) -> tuple[int, Counts]:
        """The targets with a clear LOS, and the Hindrances of the LOS to each."""
        along = self._along_depression()
        self._rim()
        for cast in self.plan.casts:
            self.open &= ~self._shadowed(cast)
        self._hindrances()
        self._ask(along | self._doubt())
        return self.open, self.counts

    def _shadowed(self, cast: Cast) -> int:
        """The open targets in the shadow of what stands there."""
        targets = cast.targets >> self.number & self.open
        return targets & self._met(cast.standing) if targets else 0

    def _met(self, standing: Standing) -> int:
        return standing.seen(self.spot, self.geometry.window, self.back)

    def _doubt(self) -> int:
        """What is still open but meets something rare."""
        if self.spot in self.board.clouded:
            return self.open
        doubt = self.open & self.plan.clouded >> self.number
        for cast in self.plan.doubts:
            doubt |= self._shadowed(cast)
        return doubt

    def _along_depression(self) -> int:
        """Targets the LOS reaches without leaving the Depression, which the definition judges (A6.3)."""
        if not depression_of(self.board.position, self.board.position.hex(self.start.hex)):
            return 0
        targets = self.plan.depressed >> self.number & self.disc
        return targets & ~self._met(self.plan.undepressed)

    def _rim(self) -> None:
        """The rim hides what is IN a Depression unless adjacent or looked into from above (A6.3)."""
        if not (self.start.depressed or self.plan.depressed):
            return
        for (level, depressed), targets in self.plan.targets.items():
            higher = (level - self.start.level) // LEVEL, (self.start.level - level) // LEVEL
            for hidden, advantage in zip((self.start.depressed, depressed), higher, strict=True):
                if hidden:
                    self.open &= ~(targets >> self.number & ~self._within(advantage))

    def _within(self, range_: int) -> int:
        """The targets within so many hexes, the adjacent ones in any case."""
        return self.geometry.within[min(max(1, range_), self.geometry.reach)]

    def _hindrances(self) -> None:
        """Count the Hindrances, one at each range of the LOS (A6.7)."""
        peers = self.plan.peers >> self.number & self.open
        if peers and self.plan.hindrances:
            by_range = self._met(self.plan.hindrances)
            ones, twos, fours, eights = self._sum(by_range, peers)
            self.open &= ~_at_least_six(ones, twos, fours, eights)
            self.counts = (ones & self.open, twos & self.open, fours & self.open, eights & self.open)

    def _sum(self, by_range: int, targets: int) -> Counts:
        """One Hindrance at each range that has any, added up for each target."""
        ones = twos = fours = eights = 0
        while by_range:
            carry = by_range & targets
            by_range >>= self.geometry.width
            ones, carry = ones ^ carry, ones & carry
            twos, carry = twos ^ carry, twos & carry
            fours, carry = fours ^ carry, fours & carry
            eights |= carry
        return ones, twos, fours, eights

    def _ask(self, doubt: int) -> None:
        """Let the definition decide these targets."""
        board, digits = self.board, [digit & ~doubt for digit in self.counts]
        self.open &= ~doubt
        while doubt:
            bit = doubt & -doubt
            doubt ^= bit
            number = bit.bit_length() - 1 - self.geometry.bias + self.number
            seen = sight(board.rules, board.position, self.start, board.ends[SPOTS * number])
            if seen.clear:
                self.open |= bit
                digits = [d | bit if seen.hindrance >> i & 1 else d for i, d in enumerate(digits)]
        ones, twos, fours, eights = digits
        self.counts = (ones, twos, fours, eights)


def _at_least_six(ones: int, twos: int, fours: int, eights: int) -> int:
    """The targets whose number is the limit of Hindrances or more (A6.7)."""
    digits = (ones, twos, fours, eights)
    less = 0
    for i, digit in enumerate(digits):
        less = less & digit | ~digit if HINDRANCE_LIMIT >> i & 1 else less & ~digit
    return ~less
