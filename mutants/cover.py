"""A set cover, chosen greedily: each item has a set of elements, and all elements are to be held."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence

Bits = int
"""A set of numbered elements: element ``n`` is the bit ``1 << n``."""
Weighed = Sequence[tuple[int, Mapping[str, Bits]]]
"""Kinds of elements: the weight of one, and which of them each item has."""


def cover(kinds: Weighed, chosen: Sequence[str] = ()) -> list[str]:
    """Items that together hold every element that any item holds; ``chosen``: items that are in already.

    Each time the item with the greatest weight of elements still missing is taken, of equals the first by
    name.
    """
    left = []
    for _, held in kinds:
        missing = 0
        for bits in held.values():
            missing |= bits
        for name in chosen:
            missing &= ~held.get(name, 0)
        left.append(missing)

    def gain(name: str) -> int:
        return sum(
            weight * (held.get(name, 0) & missing).bit_count()
            for (weight, held), missing in zip(kinds, left, strict=True)
        )

    taken: list[str] = []
    queue = [(-gain(name), name) for name in sorted({name for _, held in kinds for name in held})]
    heapq.heapify(queue)
    while queue:
        _, name = heapq.heappop(queue)
        now = gain(name)
        if not now:
            continue
        if queue and (-now, name) > queue[0]:
            heapq.heappush(queue, (-now, name))
            continue
        taken.append(name)
        left = [missing & ~held.get(name, 0) for (_, held), missing in zip(kinds, left, strict=True)]
    return taken


def numbered(elements_of: Mapping[str, Sequence[object]]) -> dict[str, Bits]:
    """The elements of each item as bits."""
    number: dict[object, int] = {}
    found = {}
    for name, elements in elements_of.items():
        bits = 0
        for one in elements:
            bits |= 1 << number.setdefault(one, len(number))
        found[name] = bits
    return found
