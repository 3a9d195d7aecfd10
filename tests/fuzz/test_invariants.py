"""Every invariant of the registry is held against the reference, or says why no machine can check it."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asl_conformance.adapters import REFERENCE, open_engine
from asl_conformance.fuzz import invariants
from asl_conformance.fuzz.ask import Asker, Json
from asl_conformance.fuzz.sparse import positions
from asl_conformance.registry import load

CHECKS = invariants.load()


@cache
def reference() -> Asker:
    engine = open_engine(REFERENCE)
    return Asker(engine, engine.start())


@pytest.mark.parametrize("name", CHECKS)
@given(st.data())
def test_the_reference_keeps_it_on_every_board(name: str, data: st.DataObject) -> None:
    one = CHECKS[name]
    position: Json = data.draw(positions(one.over))
    seed = data.draw(st.integers(0, 255))
    found = [violation.what for _, violation in invariants.violated(reference(), position, seed, [one])]
    assert found == []


def test_none_is_accounted_for_that_the_registry_does_not_have() -> None:
    assert set(CHECKS) | set(invariants.UNCHECKABLE) <= set(load().invariants)


def test_what_cannot_be_checked_says_why() -> None:
    assert all(len(why.split()) >= 5 for why in invariants.UNCHECKABLE.values())
