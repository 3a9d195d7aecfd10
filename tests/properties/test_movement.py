"""What holds of movement on every board: connections, costs and rooms beneath."""

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import asl_reference.handlers  # noqa: F401  fills the registry of verbs
from asl_reference.actions import Action
from asl_reference.chapters.a4_movement import Entry, Place, entry_cost
from asl_reference.chapters.b27_trenches import connected_trenches
from asl_reference.clauses import Illegal
from asl_reference.editions import CURRENT
from asl_reference.geometry import neighbours
from asl_reference.play import step
from asl_reference.position import Position

HEXES = [name for name in ("C4", *neighbours("C4")) if name]
COVERS = ("foxhole", "trench", "sangar", "at_ditch")
TERRAIN = ("open_ground", "woods", "brush", "grain", "orchard", "stone_building", "marsh")
hexes = st.dictionaries(
    st.sampled_from(HEXES),
    st.fixed_dictionaries({"terrain": st.sampled_from(TERRAIN), "level": st.integers(0, 3)}),
)
hexsides = st.dictionaries(
    st.sampled_from(
        [f"{min(a, 'C4')}-{max(a, 'C4')}" for a in HEXES[1:] if a[0] != "C"] + ["C3-C4", "C4-C5"]
    ),
    st.fixed_dictionaries({"terrain": st.sampled_from(["wall", "hedge", "cliff"])}),
)


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """C4 and its neighbours, each with at most one entrenchment; a German squad in C4, a few others."""
    covers = draw(st.dictionaries(st.sampled_from(HEXES), st.sampled_from(COVERS)))
    counters = {
        name: {"type": kind, "hex": name, "side": draw(st.sampled_from(["German", "Russian"]))}
        for name, kind in covers.items()
    }
    beneath = [covers["C4"]] if "C4" in covers and draw(st.booleans()) else []
    units: dict[str, Any] = {"g": {"side": "German", "type": "squad", "hex": "C4", "beneath": beneath}}
    for index, name in enumerate(draw(st.lists(st.sampled_from(HEXES[1:]), max_size=3))):
        under = [covers[name]] if name in covers else []
        units[f"o{index}"] = {"side": "German", "type": "squad", "hex": name, "beneath": under}
    return Position.from_json(
        {
            "phase": "MPh",
            "turn_of": "German",
            "hexes": draw(hexes),
            "hexsides": draw(hexsides),
            "counters": counters,
            "units": units,
        }
    )


def entering(goal: str, beneath: tuple[str, ...] = ()) -> Action:
    return Action.from_json({"do": "move", "units": ["g"], "to": goal, "beneath": list(beneath)})


@given(boards())
def test_connection_is_mutual(position: Position) -> None:
    for name in position.counters:
        for other in connected_trenches(position, name):
            assert name in connected_trenches(position, other)


@given(boards(), st.sampled_from(HEXES[1:]))
def test_an_entrenchment_never_changes_what_infantry_pays_to_enter(position: Position, goal: str) -> None:
    bare = replace(position, counters={})
    place = Place(goal)
    assert entry_cost(position, "g", place) == entry_cost(bare, "g", place)


@given(boards(), st.sampled_from(HEXES[1:]))
def test_going_down_is_never_dearer_than_going_up(position: Position, goal: str) -> None:
    there, back = entry_cost(position, "g", Place(goal)), entry_cost(position, "g", Place("C4"), Place(goal))
    same = position.hex(goal).terrain == position.hex("C4").terrain
    if isinstance(there, Entry) and isinstance(back, Entry) and same:
        falls = position.hex(goal).level <= position.hex("C4").level
        assert (there.mf <= back.mf) if falls else (there.mf >= back.mf)


@given(boards(), st.sampled_from(HEXES[1:]), st.sampled_from(COVERS))
def test_mf_spent_are_those_announced_and_never_more_than_there_are(
    position: Position, goal: str, cover: str
) -> None:
    for action in (entering(goal), entering(goal, (cover,))):
        done = step(CURRENT, position, action)
        if not isinstance(done, Illegal):
            unit = done.position.units["g"]
            assert unit.mf_spent == sum(spent.mf for spent in done.expenditures) <= 4
            assert unit.hex == goal


@given(boards(), st.sampled_from(HEXES[1:]), st.sampled_from(COVERS))
def test_a_legal_entry_beneath_in_the_mph_is_by_trench_or_upward(
    position: Position, goal: str, cover: str
) -> None:
    done = step(CURRENT, position, entering(goal, (cover,)))
    if not isinstance(done, Illegal):
        assert done.position.units["g"].did("moved_by_trench", "moved_directly")
        assert cover != "foxhole"


@given(boards(), st.sampled_from(HEXES[1:]))
def test_nothing_but_the_unit_changes(position: Position, goal: str) -> None:
    done = step(CURRENT, position, entering(goal))
    if not isinstance(done, Illegal):
        assert replace(done.position, units={}) == replace(position, units={})
        assert done.position.without_unit("g") == position.without_unit("g")
