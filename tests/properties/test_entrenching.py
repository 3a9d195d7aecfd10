"""Entrenching Attempts, whatever is in the hex and whatever the dice are."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.actions import Action
from asl_reference.board.chart import CHART
from asl_reference.board.position import Counter, Hex, Position, Unit
from asl_reference.play.turn import step
from asl_reference.play.verbs import HANDLERS
from asl_reference.rules.ground.b27_foxholes import overfull, within_capacity
from asl_reference.rules.problems import problems

RULES = st.sampled_from([rules_for("current"), rules_for("older")])
DIGGERS = st.lists(st.sampled_from(["squad", "half_squad", "crew"]), min_size=1, max_size=6)
STATUSES = st.sampled_from([(), ("cx",), ("broken",), ("ti",), ("concealed",)])


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A hex with units, perhaps a leader, perhaps a foxhole or Wire, in some terrain."""
    units = {
        f"u{i}": Unit("german", kind, "B2", status=draw(STATUSES), labor=draw(st.integers(-2, 0)))
        for i, kind in enumerate(draw(DIGGERS))
    }
    units["leader"] = Unit("german", "leader", "B2", leadership=draw(st.integers(-3, 1)))
    counters = {}
    if size := draw(st.integers(0, 3)):
        counters["dug"] = Counter("foxhole", "B2", size=size)
    if draw(st.booleans()):
        counters["wire"] = Counter("wire", "B2")
    ground = Hex(draw(st.sampled_from(sorted(CHART))))
    return Position(phase="PFPh", turn_of="german", hexes={"B2": ground}, units=units, counters=counters)


def actions(position: Position) -> st.SearchStrategy[list[Action]]:
    """Attempts of one unit after another, some with the leader's help."""
    names = sorted(position.units.keys() - {"leader"})
    one = st.builds(
        Action,
        do=st.just("entrench"),
        units=st.sampled_from(names).map(lambda name: (name,)),
        dr=st.integers(2, 12),
        leader=st.sampled_from(["", "leader"]),
    )
    return st.lists(one, max_size=6)


def test_entrench_is_a_verb_of_the_engine() -> None:
    assert "entrench" in HANDLERS


@given(st.data(), positions(), RULES)
def test_entrenching_keeps_the_board_sound(data: st.DataObject, start: Position, rules: Rules) -> None:
    """Foxholes hold three squads at most, none is overfull, and no unit is moved, lost or made."""
    position, successes = start, 0
    standing = set(problems(start, rules))
    for action in data.draw(actions(start)):
        done = step(rules, position, action)
        if isinstance(done, Illegal):
            continue
        attempt = done.attempts[0]
        successes += attempt.success
        assert attempt.success == (attempt.final <= 5)
        assert attempt.final - attempt.drm == action.dr
        assert all(done.position.units[name].has("ti") for name in attempt.units)
        assert done.position.units[action.units[0]].entrenched == attempt.success
        position = done.position
    dug = [(name, c) for name, c in position.counters.items() if c.type == "foxhole"]
    before = sum(c.size or 0 for c in start.counters.values() if c.type == "foxhole")
    assert sum(c.size or 0 for _, c in dug) == before + successes <= 3
    assert len(dug) <= 1
    assert all(overfull(position, name) == () for name, _ in dug)
    assert position.units.keys() == start.units.keys()
    assert set(problems(position, rules)) <= standing


@given(positions(), st.integers(2, 12), RULES)
def test_an_attempt_is_a_pure_function(position: Position, dr: int, rules: Rules) -> None:
    """Asking twice gives the same answer, and the position is unchanged."""
    text = position.text
    action = Action("entrench", units=("u0",), dr=dr, leader="leader")
    assert step(rules, position, action) == step(rules, position, action)
    assert position.text == text


@given(
    st.integers(1, 3),
    st.lists(st.sampled_from(["squad", "half_squad", "crew", "leader", "hero"]), max_size=12),
)
def test_capacity_is_monotone(size: int, kinds: list[str]) -> None:
    """What fits a foxhole fits a larger one and a trench, and still fits when a unit leaves."""
    units = [Unit("german", kind, "B2") for kind in kinds]
    if within_capacity(Counter("foxhole", "B2", size=size), units, 0):
        assert within_capacity(Counter("foxhole", "B2", size=min(3, size + 1)), units, 0)
        assert within_capacity(Counter("trench", "B2"), units, 0)
        assert all(
            within_capacity(Counter("foxhole", "B2", size=size), units[:i] + units[i + 1 :], 0)
            for i in range(len(units))
        )
