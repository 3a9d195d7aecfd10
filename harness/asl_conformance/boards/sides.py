"""The drawing along a hexside: its terrain and gaps, and on which of its two sides it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from asl_conformance.boards.chart import Meaning
from asl_conformance.boards.pixels import Sample

ENDS = 0.12
"""Share of a hexside at either end that belongs as well to those that meet it there."""
MOSTLY = 0.5
"""Share of a hexside that terrain must cover to lie along it; a gap is no part of the hexside."""
GAP = 0.34
"""Half the share of a hexside in whose middle a gap is looked for."""
HOLE = 0.12
"""Share of a hexside that must be bare in its middle to be a gap."""


class Side(NamedTuple):
    """A hexside as it is drawn."""

    terrain: str = ""
    gap: bool = False
    partly: str = ""
    """Hexside terrain that covers too little of it to lie along it."""
    one_sided: bool = False
    """Its terrain shows in one of its two hexes only."""


def read_side(samples: Sequence[Sample], meaning: Callable[[int], Meaning]) -> Side:
    """The hexside with these samples from end to end."""
    many = len(samples)
    first = round(many * ENDS)
    inner = samples[first : many - first]
    kinds = {meaning(code).side for here, there in inner for code in here + there} - {""}
    best = Side()
    for kind in sorted(kinds):
        drawn = [_is_drawn(sample, kind, meaning) for sample in samples]
        gap = _gap(drawn)
        counted = [yes for i, yes in enumerate(drawn) if first <= i < many - first and i not in gap]
        if sum(counted) >= MOSTLY * len(counted):
            halves = [sum(any(meaning(c).side == kind for c in s[i]) for s in inner) for i in (0, 1)]
            return Side(kind, bool(gap), one_sided=not all(halves))
        if sum(counted) >= 3:
            best = Side(partly=kind)
    return best


def _is_drawn(sample: Sample, kind: str, meaning: Callable[[int], Meaning]) -> bool:
    return any(meaning(code).side == kind for code in sample[0] + sample[1])


def _gap(drawn: Sequence[bool]) -> range:
    """The samples of a gap in the middle with the terrain on both sides of it; none without a gap."""
    many = len(drawn)
    middle = many // 2
    if drawn[middle]:
        return range(0)
    start = end = middle
    while start > 0 and not drawn[start - 1]:
        start -= 1
    while end < many and not drawn[end]:
        end += 1
    low, high = round(many * (0.5 - GAP)), round(many * (0.5 + GAP))
    wide = end - start >= round(many * HOLE)
    return range(start, end) if low < start and end < high and wide else range(0)
