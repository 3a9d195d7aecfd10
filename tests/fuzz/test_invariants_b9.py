"""The invariants of B9: how often they apply, the reference keeps them, and wrong engines break them."""

from __future__ import annotations

from itertools import islice

import pytest

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed
from asl_conformance.fuzz.boards.boards import SMALL, TINY, numbered
from asl_conformance.fuzz.boards.lattice import hexside, neighbours
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.fuzz.invariants.check import Invariant, Tally, Violation
from asl_conformance.suite.registry import load
from asl_reference.board import geometry
from tests.often import often

from .asking import reference
from .misreading_b9 import BUGS, Bug

CHECKS = {name: one for name, one in invariants.load().items() if name.startswith("B9-")}
SEED, BOARDS, PATIENCE = 17, often(2, 250), 120
"""The seed, the boards checked, and the most boards that may be needed to find a bug."""
SOME = BOARDS * 3 // 5
"""A check must apply to at least so many of the boards."""


def violations(ask: Asker, one: Invariant, number: int, tally: Tally | None = None) -> list[Violation]:
    position = numbered(SEED, number, TINY if number % 2 else SMALL, one.over)
    return [found for _, found in invariants.violated(ask, position, number, [one], tally)]


def test_all_of_the_chapter_are_accounted_for() -> None:
    known = {name for name in load().invariants if name.startswith("B9-")}
    assert known == set(CHECKS) | {name for name in invariants.UNCHECKABLE if name.startswith("B9-")}


@pytest.mark.parametrize("name", CHECKS)
def test_the_reference_keeps_it_and_most_boards_put_it_to_the_test(name: str) -> None:
    tally = Tally()
    found = [v.what for number in range(BOARDS) for v in violations(reference(), CHECKS[name], number, tally)]
    assert found == []
    assert tally.checked.get(name, 0) >= SOME


def _finds(ask: Asker, one: Invariant, number: int) -> bool:
    try:
        return bool(violations(ask, one, number))
    except EngineFailed:
        return False


@pytest.mark.parametrize(
    ("bug", "number"),
    [
        pytest.param(bug, number, id=f"{number:02d}-{bug.name.replace(' ', '_')}")
        for bug in BUGS
        for number in bug.found_by
    ],
)
def test_a_wrong_engine_is_found(bug: Bug, number: int) -> None:
    ask, one = bug.asker(), CHECKS[f"B9-INV-{number:02d}"]
    found = (board for board in range(PATIENCE) if _finds(ask, one, board))
    assert list(islice(found, 1)), f"{bug.name}: not found on {PATIENCE} boards"


def test_every_check_of_the_chapter_finds_some_wrong_engine() -> None:
    assert {f"B9-INV-{number:02d}" for bug in BUGS for number in bug.found_by} == set(CHECKS)


@pytest.mark.parametrize("name", ["A1", "F5", "B0", "Z4"])
def test_a_hexside_is_named_alike_from_both_hexes(name: str) -> None:
    """B9-INV-26: a hexside has one name in the protocol; harness and reference form it alike."""
    for near in filter(None, neighbours(name)):
        assert hexside(name, near) == hexside(near, name) == geometry.hexside(near, name)
