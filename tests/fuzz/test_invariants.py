"""Every invariant of the registry is checked on the reference, or gives a reason why none can check it.

A plain run checks each on a few boards; the nightly profile on many, and on different ones every night.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asl_conformance.fuzz.asking.ask import Json
from asl_conformance.fuzz.boards.boards import TINY, numbered
from asl_conformance.fuzz.boards.themes import THEMES
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.fuzz.invariants.check import Tally
from asl_conformance.suite.registry import load
from tests.fuzz.sparse import positions
from tests.often import NIGHT, often

from .asking import reference

CHECKS = invariants.load()
EXAMPLES = often(2, 150)
PACKED = often(1, EXAMPLES)
ENOUGH = 400
"""Among so many boards of its theme a check must find at least one to which it applies."""


def drawn(name: str, look: Callable[[Json, int], object]) -> None:
    """Call ``look`` with sparse boards of the check's theme, each with a seed."""

    @settings(max_examples=EXAMPLES)
    @given(positions(CHECKS[name].over), st.integers(0, 255))
    def draw(position: Json, seed: int) -> None:
        look(position, seed)

    draw()


@cache
def sparse_boards(theme: str) -> list[tuple[Json, int]]:
    """The sparse boards of a theme. By day all its checks share two: an empty one and one that is not."""
    found: list[tuple[Json, int]] = []
    drawn(next(one.id for one in CHECKS.values() if one.over == theme), lambda *board: found.append(board))
    return found


@pytest.mark.parametrize("name", CHECKS)
def test_the_reference_keeps_it_on_sparse_boards(name: str) -> None:
    one = CHECKS[name]

    def look(position: Json, seed: int) -> None:
        found = [violation.what for _, violation in invariants.violated(reference(), position, seed, [one])]
        assert found == []

    if NIGHT:
        drawn(name, look)
        return
    for position, seed in sparse_boards(one.over):
        look(position, seed)


@pytest.mark.parametrize("name", CHECKS)
def test_the_reference_keeps_it_on_full_boards_and_it_is_put_to_the_test(name: str) -> None:
    one, tally = CHECKS[name], Tally()
    for number in range(ENOUGH):
        position = numbered(17, number, TINY, one.over)
        found = [
            violation.what
            for _, violation in invariants.violated(reference(), position, number, [one], tally)
        ]
        assert found == []
        if number >= PACKED and tally.checked:
            break
    assert tally.checked, f"{name} finds nothing to check on {ENOUGH} boards of the theme {one.over}"


def test_every_theme_is_one() -> None:
    assert {one.over for one in CHECKS.values()} <= set(THEMES)


def test_all_of_the_registry_are_accounted_for_and_no_others() -> None:
    assert set(CHECKS) | set(invariants.UNCHECKABLE) == set(load().invariants)


def test_what_cannot_be_checked_says_why() -> None:
    assert all(len(why.split()) >= 5 for why in invariants.UNCHECKABLE.values())
