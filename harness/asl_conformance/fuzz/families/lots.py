"""Numbers to arrangements: mixed radix, unordered pairs, multisets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import TypeVar

T = TypeVar("T")


def digits(number: int, sizes: Sequence[int]) -> Iterator[int]:
    """The digits of a number in mixed radix, the last size first to run; the rest is dropped."""
    found = []
    for size in reversed(sizes):
        number, digit = divmod(number, size)
        found.append(digit)
    yield from reversed(found)


def pair(number: int) -> tuple[int, int]:
    """The unordered pair of that number: (0, 0), (0, 1), (1, 1), (0, 2) ..."""
    high = (isqrt(8 * number + 1) - 1) // 2
    return number - high * (high + 1) // 2, high


def pairs(size: int) -> int:
    """The number of unordered pairs of so many things, a thing with itself included."""
    return size * (size + 1) // 2


def multisets(things: Sequence[T], most: int) -> tuple[tuple[T, ...], ...]:
    """All multisets of at most so many of the things, the smallest first."""
    found: list[tuple[T, ...]] = [()]
    for size in range(1, most + 1):
        found += _of_size(things, size)
    return tuple(found)


def _of_size(things: Sequence[T], size: int) -> Iterator[tuple[T, ...]]:
    if not size:
        yield ()
        return
    for at, first in enumerate(things):
        for others in _of_size(things[at:], size - 1):
            yield (first, *others)
