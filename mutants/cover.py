"""A set cover, chosen greedily: each item catches elements, each with a chance."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Hashable, Mapping, Sequence

Chances = Mapping[str, Mapping[Hashable, float]]
"""The elements that each item catches, each with its chance; 1 is for certain."""


def cover(
    items: Chances,
    weights: Mapping[Hashable, float] | None = None,
    most: int = 0,
    chosen: Collection[str] = (),
) -> list[str]:
    """Items that together catch what any item catches, at most ``most``; ``chosen`` are in already.

    Each time the item is taken that catches most weight in the mean, of equals the first by name. An element
    that one item may have caught counts for the next by the chance that it was not. An element weighs 1
    unless ``weights`` says otherwise.
    """
    left: dict[Hashable, float] = {one: 1.0 for caught in items.values() for one in caught}
    left.update(weights or {})

    def gain(name: str) -> float:
        return sum(left[one] * chance for one, chance in items[name].items())

    def take(name: str) -> None:
        for one, chance in items[name].items():
            left[one] *= 1 - chance

    for name in chosen:
        take(name)
    taken: list[str] = []
    queue = [(-gain(name), name) for name in items if name not in set(chosen)]
    heapq.heapify(queue)
    while queue and (not most or len(taken) < most):
        _, name = heapq.heappop(queue)
        now = gain(name)
        if queue and (-now, name) > queue[0]:
            if now:
                heapq.heappush(queue, (-now, name))
        elif now:
            taken.append(name)
            take(name)
    return taken


def certain(elements_of: Mapping[str, Sequence[Hashable]]) -> Chances:
    """Each item catches its elements for certain."""
    return {name: dict.fromkeys(elements, 1.0) for name, elements in elements_of.items()}
