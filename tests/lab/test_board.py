"""The board after play, made from an answer to ``state``."""

from __future__ import annotations

from asl_conformance.lab.board import after
from asl_conformance.protocol.position import Counter, Position, Unit

BEFORE = Position(
    units={"P": Unit("German", "tank", "B2"), "Q": Unit("German", "squad", "B2")},
    counters={"B3 Wire": Counter("wire", "B3"), "B2 trench": Counter("trench", "B2")},
)


def test_a_counter_that_the_answer_leaves_out_is_gone() -> None:
    """The lab once drew Wire that a tank had flattened."""
    state = {"units": {"P": {"hex": "B3"}}, "counters": {"B2 trench": {"type": "trench", "hex": "B2"}}}
    now = after(BEFORE, (), state)
    assert {name: unit.hex for name, unit in now.units.items()} == {"P": "B3", "Q": "B2"}
    assert [*now.counters] == ["B2 trench"]
    assert [*after(BEFORE, (), {"counters": {}}).counters] == []


def test_an_engine_that_says_nothing_of_counters_leaves_them_as_they_were() -> None:
    assert after(BEFORE, (), {"units": {}}).counters == BEFORE.counters
