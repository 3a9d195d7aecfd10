"""Shadows: places seen from a viewer, each with the bitboard of the targets that lie behind it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from operator import itemgetter

Shadow = dict[int, int]
"""The spot of a place, seen from the viewer, to the targets whose LOS meets the place."""


class Lazy(dict[int, int]):
    """A shadow whose bitboards are worked out when first asked for."""

    def __init__(self, make: Callable[[int], int]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, spot: int) -> int:
        found = self[spot] = self.make(spot)
        return found


class Standing:
    """Places on a board, each with the kind of shadow it casts."""

    def __init__(self, places: Iterable[tuple[int, Shadow]]) -> None:
        self.places = sorted(places, key=itemgetter(0))
        self.spots = [spot for spot, _ in self.places]

    def seen(self, viewer: int, window: int) -> int:
        """The shadows of all places within the window around the viewer's spot, laid over each other."""
        spots = self.spots
        near = self.places[bisect_left(spots, viewer - window) : bisect_left(spots, viewer + window)]
        found = 0
        for spot, shadow in near:
            found |= shadow[spot - viewer]
        return found
