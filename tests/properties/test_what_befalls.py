"""A loss or result has the same consequences, whatever caused it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asl_reference.board.actions import Action
from asl_reference.board.position import Check, Counter, Position, Unit
from tests.engine.playing import after

LOST = {
    "result": Action("result", unit="L", result="eliminated"),
    "a second break": Action("result", unit="L", result="broken"),
    "a failed MC": Action("take_check", unit="L", check="mc", dr=12),
    "Interdiction": Action("resolve_interdiction", unit="L", result="eliminated"),
}
"""Ways to lose a leader who is broken and routing, by the reading that has Casualty Reduction remove him."""
REMOVED = frozenset({"A17.1-reduced=removed"})
BREAKS = {
    "result": Action("result", unit="L", result="broken"),
    "a failed MC": Action("take_check", unit="L", check="mc", dr=11),
}
stacks = st.lists(
    st.builds(
        Unit,
        side=st.sampled_from(("German", "Russian")),
        type=st.sampled_from(("squad", "half_squad", "crew", "leader", "hero", "dummy", "tank")),
        hex=st.sampled_from(("B2", "B2", "B3")),
        beneath=st.sampled_from(((), ("foxhole",))),
        status=st.sampled_from(((), ("broken",), ("berserk",), ("prisoner",), ("concealed",))),
        morale=st.sampled_from((None, 6, 9)),
    ),
    max_size=4,
)


def checks(stack: list[Unit], leadership: int, status: tuple[str, ...], way: Action) -> set[Check]:
    """The checks due after this has happened to the leader."""
    leader = Unit("German", "leader", "B2", leadership=leadership, morale=8, status=status)
    units = {"L": leader, **{f"P{number}": unit for number, unit in enumerate(stack)}}
    counters = {"f": Counter("foxhole", "B2", size=3)}
    position = Position(phase="RtPh", units=units, counters=counters, readings=REMOVED)
    return set(after(position, way).checks)


@pytest.mark.parametrize("way", LOST)
@given(stack=stacks, leadership=st.integers(-3, 1))
def test_a_leader_is_lost_alike_whatever_did_it(way: str, stack: list[Unit], leadership: int) -> None:
    """A10.2."""
    status = ("broken", "interdiction_claimed")
    due = checks(stack, leadership, status, LOST["result"])
    assert checks(stack, leadership, status, LOST[way]) == due
    assert {check.check for check in due} <= {"llmc"}


@pytest.mark.parametrize("way", BREAKS)
@given(stack=stacks, leadership=st.integers(-3, 1))
def test_a_leader_breaks_alike_whatever_did_it(way: str, stack: list[Unit], leadership: int) -> None:
    """A10.2."""
    due = checks(stack, leadership, (), BREAKS["result"])
    assert checks(stack, leadership, (), BREAKS[way]) == due
    assert {check.check for check in due} <= {"lltc"}


@pytest.mark.parametrize("way", LOST)
def test_what_a_lost_leader_had_lies_where_he_was(way: str) -> None:
    """A4.43."""
    leader = Unit("German", "leader", "B2", morale=8, status=("broken", "interdiction_claimed"))
    lmg = Counter("lmg", "B2", possessed_by="L")
    position = Position(phase="RtPh", units={"L": leader}, counters={"g": lmg}, readings=REMOVED)
    log = after(position, LOST[way])
    assert (log.position.counters["g"].possessed_by, log.position.counters["g"].hex) == ("", "B2")
