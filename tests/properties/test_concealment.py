"""Concealment behind bocage on every board (9.55)."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.editions import Rules
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from asl_reference.play.turn import step
from asl_reference.rules.hiding.a12_concealment import VIEWING_RANGE, viewers
from asl_reference.rules.hiding.a12_gain import gains
from asl_reference.rules.hiding.b9_concealment import (
    shielded_by_bocage,
    shown_in_play,
    unmasked_after_setup,
    unseen_behind_bocage,
)
from tests.dated import CURRENT

CENTRE = "D4"
AROUND = [name for name in geometry.neighbours(CENTRE) if name]
NEAR = sorted({far for name in AROUND for far in (name, *filter(None, geometry.neighbours(name)))} - {CENTRE})
terrain = st.sampled_from(["open_ground", "woods", "orchard", "grain"])
hexes = st.dictionaries(
    st.sampled_from([CENTRE, *AROUND]),
    st.fixed_dictionaries({"terrain": terrain, "level": st.integers(0, 1)}),
)
hexsides = st.dictionaries(
    st.sampled_from([geometry.hexside(CENTRE, near) for near in AROUND]),
    st.fixed_dictionaries({"terrain": st.sampled_from(["bocage", "wall"])}),
)
marks = st.lists(st.sampled_from(["wall_advantage", "broken"]), max_size=1)
enemies = st.lists(st.tuples(st.sampled_from(NEAR), marks), max_size=3)


@st.composite
def positions(draw: st.DrawFn, phase: str = "CCPh", status: tuple[str, ...] = ()) -> Position:
    """A German squad ``g`` in D4 amid bocage and walls, and up to three Russian squads near it."""
    units: dict[str, Any] = {"g": {"side": "German", "type": "squad", "hex": CENTRE, "status": list(status)}}
    for number, (place, mark) in enumerate(draw(enemies)):
        units[f"r{number}"] = {"side": "Russian", "type": "squad", "hex": place, "status": mark}
    return Position.from_json(
        {
            "phase": phase,
            "turn_of": "German",
            "units": units,
            "hexes": draw(hexes),
            "hexsides": draw(hexsides),
        }
    )


def unseen(rules: Rules, position: Position, unit_id: str) -> bool:
    """Whether it counts as out of all LOS behind bocage for '?' gain."""
    return unseen_behind_bocage(rules, position, unit_id, within=None)


def shielded(rules: Rules, position: Position, unit_id: str) -> bool:
    seen_by = viewers(rules, position, unit_id, within=VIEWING_RANGE)
    return shielded_by_bocage(rules, position, unit_id, seen_by)


@given(positions(), st.sampled_from(NEAR))
def test_one_more_enemy_never_helps(position: Position, place: str) -> None:
    more = position.with_unit("more", Unit("Russian", "squad", place))
    for judged in (unseen, shielded, gains):
        assert not judged(CURRENT, more, "g") or judged(CURRENT, position, "g")


@given(positions(), st.sampled_from(NEAR))
def test_a_broken_enemy_changes_nothing(position: Position, place: str) -> None:
    more = position.with_unit("more", Unit("Russian", "squad", place, status=("broken",)))
    for judged in (unseen, shielded, gains):
        assert judged(CURRENT, more, "g") == judged(CURRENT, position, "g")


@given(positions())
def test_without_bocage_it_is_as_if_the_clause_were_not_there(position: Position) -> None:
    bare = Position.from_json(
        {
            **position.to_json(),
            "hexsides": {name: {"terrain": "wall"} for name in position.hexsides},
        }
    )
    assert not unseen(CURRENT, bare, "g")
    assert shown_in_play(CURRENT, bare) == ()


@given(positions(status=("hidden",)))
def test_a_unit_in_concealment_terrain_is_never_found_out(position: Position) -> None:
    if position.hex(CENTRE).terrain != "open_ground":
        assert unmasked_after_setup(CURRENT, position) == ()
        assert shown_in_play(CURRENT, position) == ()


@given(positions(status=("concealed",)))
def test_the_end_of_a_phase_takes_no_concealment_in_play(position: Position) -> None:
    done = step(CURRENT, position, Action("end_phase"))
    assert isinstance(done, Step)
    assert done.position.units["g"].has("concealed")
