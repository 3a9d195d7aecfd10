"""Shadows: places seen from a viewer, each with the bitboard of the targets that lie behind it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import cached_property
from operator import itemgetter

Shadow = dict[int, int]
"""By spot of a place as seen from the viewer: the targets whose LOS meets the place."""


class Lazy(dict[int, int]):
    """A shadow whose bitboards are worked out when first asked for."""

    def __init__(self, make: Callable[[int], int], few: int = 0) -> None:
        """``few``: the spots that cast any, if they are few, as a bitboard; the window's first is bit 0."""
        super().__init__()
        self.make = make
        self.few = few

    def __missing__(self, spot: int) -> int:
        found = self[spot] = self.make(spot)
        return found


class Places(list[int]):
    """Spots of a board."""

    @cached_property
    def bits(self) -> int:
        """The spots as a bitboard, once they are all there."""
        return bitboard(self)


def bitboard(spots: Iterable[int]) -> int:
    """The spots as bits of an integer, however often they are named."""
    return sum(1 << spot for spot in set(spots))


class Standing:
    """Places on a board, each with the kind of shadow it casts."""

    def __init__(self, groups: Iterable[tuple[Iterable[int], Shadow]]) -> None:
        """Of each kind of shadow, some of the spots that cast it; the same kind may come again."""
        places: list[tuple[int, Shadow]] = []
        thin: dict[int, tuple[Lazy, int]] = {}
        for spots, shadow in groups:
            if isinstance(shadow, Lazy) and shadow.few:
                _, standing = thin.get(id(shadow), (shadow, 0))
                more = spots.bits if isinstance(spots, Places) else bitboard(spots)
                thin[id(shadow)] = shadow, standing | more
            else:
                places += [(spot, shadow) for spot in spots]
        self.places = sorted(places, key=itemgetter(0))
        self.spots = [spot for spot, _ in self.places]
        self.thin = tuple(thin.values())
        """Shadows that few spots cast, each with the spots of its places as a bitboard."""

    def __bool__(self) -> bool:
        return bool(self.places or self.thin)

    def seen(self, viewer: int, window: int, back: int) -> int:
        """The shadows of all places within the window around the viewer's spot, laid over each other.

        ``back``: how far the window reaches back; shadows there may be left out.
        """
        spots = self.spots
        near = self.places[bisect_left(spots, viewer - back) : bisect_left(spots, viewer + window)]
        found = 0
        for spot, shadow in near:
            found |= shadow[spot - viewer]
        for thin, standing in self.thin:
            casting = standing << window >> viewer & thin.few
            while casting:
                spot = casting.bit_length() - 1
                casting ^= 1 << spot
                found |= thin[spot - window]
        return found
