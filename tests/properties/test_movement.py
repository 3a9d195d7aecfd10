"""Movement and rout on every board."""

from dataclasses import replace
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.geometry import neighbours
from asl_reference.board.places import put
from asl_reference.board.position import Counter, Place, Position
from asl_reference.board.steps import Log
from asl_reference.play.moving.exposure import exposed
from asl_reference.play.turn import play, step
from asl_reference.protocol.answers.rout import answer_rout
from asl_reference.rules.ground.a2_locations import level_of
from asl_reference.rules.ground.b27_foxholes import overfull
from asl_reference.rules.ground.b27_trenches import TRENCHES, connected, connected_trenches
from asl_reference.rules.moving.a4_entry import Entry, entry_cost
from tests.dated import CURRENT

CENTRE = "C4"
AROUND = [name for name in neighbours(CENTRE) if name]
COVERS = ("foxhole", "trench", "sangar", "at_ditch")
TERRAIN = ("open_ground", "woods", "brush", "grain", "orchard", "stone_building", "marsh")
VEHICLES = ("tank", "carrier", "halftrack", "armored_car", "truck", "motorcycle", "wagon")
goals = st.sampled_from(AROUND)
covers = st.sampled_from(COVERS)
sides = st.sampled_from(["German", "Russian"])
hexes = st.dictionaries(
    st.sampled_from([CENTRE, *AROUND]),
    st.fixed_dictionaries({"terrain": st.sampled_from(TERRAIN), "level": st.integers(0, 3)}),
)
hexsides = st.dictionaries(
    st.sampled_from([geometry.hexside(CENTRE, near) for near in AROUND]),
    st.fixed_dictionaries({"terrain": st.sampled_from(["wall", "hedge", "cliff"])}),
)


@st.composite
def boards(draw: st.DrawFn, phase: str = "MPh", status: tuple[str, ...] = ()) -> Position:
    """C4 and its neighbours, each with at most one entrenchment; squad ``g`` in C4, others about."""
    holes = draw(st.dictionaries(st.sampled_from([CENTRE, *AROUND]), covers))
    counters = {
        name: {"type": kind, "hex": name, "side": draw(sides), **({"size": 1} if kind == "foxhole" else {})}
        for name, kind in holes.items()
    }
    beneath = [holes[CENTRE]] if CENTRE in holes and draw(st.booleans()) else []
    squad = {"side": "German", "type": "squad", "hex": CENTRE, "status": list(status), "beneath": beneath}
    units: dict[str, Any] = {"g": squad}
    for index, name in enumerate(draw(st.lists(goals, max_size=3, unique=phase != "MPh"))):
        under = [holes[name]] if name in holes else []
        units[f"o{index}"] = {"side": "German", "type": "squad", "hex": name, "beneath": under}
    table = {"hexes": draw(hexes), "hexsides": draw(hexsides), "counters": counters, "units": units}
    return Position.from_json({"phase": phase, "turn_of": "German", **table})


def entering(goal: str, *beneath: str, do: str = "move", who: str = "g") -> Action:
    return Action.from_json({"do": do, "units": [who], "to": goal, "beneath": list(beneath)})


def connecting(position: Position, goal: str) -> Position | None:
    """The board with ``g`` alone, beneath a trench in C4 that connects with one in the goal.

    Neither is in marsh, which has no trenches (27.1, 16.5).
    """
    dry = {n: h for n, h in position.hexes.items() if h.terrain != "marsh" or n not in (CENTRE, goal)}
    position = replace(position, hexes=dry)
    trenches = {name: Counter("trench", name) for name in (CENTRE, goal)}
    unit = replace(position.units["g"], beneath=("trench",))
    board = replace(position, units={"g": unit}, counters=trenches)
    return board if connected(board, CENTRE, goal) else None


@given(boards())
def test_connection_is_mutual(position: Position) -> None:
    """B27-INV-08."""
    for name in position.counters:
        for other in connected_trenches(position, name):
            assert name in connected_trenches(position, other)


@given(boards())
def test_connection_is_between_trenches_of_adjacent_hexes(position: Position) -> None:
    """B27-INV-09."""
    for name, counter in position.counters.items():
        for other in connected_trenches(position, name):
            there = position.counters[other]
            assert geometry.adjacent(counter.hex, there.hex)
            assert {counter.type, there.type} <= TRENCHES


@given(boards(), sides)
def test_connection_does_not_ask_whose_trench_it_is(position: Position, side: str) -> None:
    """B27-INV-10."""
    handed_over = {name: replace(c, side=side, control=side) for name, c in position.counters.items()}
    other = replace(position, counters=handed_over)
    for name in position.counters:
        assert connected_trenches(position, name) == connected_trenches(other, name)


@given(boards(), goals)
def test_an_entrenchment_never_changes_what_infantry_pays_to_enter(position: Position, goal: str) -> None:
    """B27-INV-21."""
    bare = replace(position, counters={})
    assert entry_cost(position, "g", Place(goal)) == entry_cost(bare, "g", Place(goal))


@given(boards(), goals)
def test_a_trench_step_is_blind_to_terrain(position: Position, goal: str) -> None:
    """B27-INV-22."""
    board = connecting(position, goal)
    assume(board is not None)
    assert board is not None
    done = step(CURRENT, board, entering(goal, "trench"))
    assert not isinstance(done, Illegal)
    uphill = level_of(board, Place(goal)) > level_of(board, Place(CENTRE))
    assert [spent.mf for spent in done.expenditures] == [2 if uphill else 1]


@given(boards(), goals, goals)
def test_a_trench_step_draws_neither_ffmo_nor_mines(position: Position, goal: str, enemy: str) -> None:
    """B27-INV-26."""
    board = connecting(position, goal)
    assume(board is not None and enemy != goal)
    assert board is not None
    russian = replace(board.units["g"], side="Russian", hex=enemy, beneath=())
    mined = board.with_unit("r", russian).with_counter("m", Counter("minefield", goal, strength=6))
    done = step(CURRENT, mined, entering(goal, "trench"))
    assert not isinstance(done, Illegal)
    assert set(exposed(CURRENT, done)) <= {"first_fire"}


@given(boards(), goals)
def test_of_two_ways_the_lower_goal_is_not_the_dearer(position: Position, goal: str) -> None:
    there, back = (
        entry_cost(position, "g", Place(goal)),
        entry_cost(position.with_unit("g", put(position.units["g"], Place(goal))), "g", Place(CENTRE)),
    )
    same = position.hex(goal).terrain == position.hex(CENTRE).terrain
    if isinstance(there, Entry) and isinstance(back, Entry) and same:
        falls = position.hex(goal).level <= position.hex(CENTRE).level
        assert (there.mf <= back.mf) if falls else (there.mf >= back.mf)


@given(boards(), goals, covers)
def test_mf_spent_are_those_announced_and_there(position: Position, goal: str, cover: str) -> None:
    for action in (entering(goal), entering(goal, cover)):
        done = step(CURRENT, position, action)
        if not isinstance(done, Illegal):
            unit = done.position.units["g"]
            assert unit.mf_spent == sum(spent.mf for spent in done.expenditures) <= 4
            assert unit.hex == goal


@given(boards(), goals)
def test_in_and_out_add_to_the_way_on_top(position: Position, goal: str) -> None:
    """B27-INV-20: 1 MF an entry and an exit, 2 of an A-T Ditch, apart from the direct ways."""
    start, end = position.counters.get(CENTRE), position.counters.get(goal)
    assume(start is not None and end is not None)
    assert start is not None
    assert end is not None
    unit = replace(position.units["g"], beneath=(start.type,), mf=20)
    alone = replace(position, units={"g": unit})
    on_top = step(CURRENT, replace(alone, units={"g": replace(unit, beneath=())}), entering(goal))
    assume(not isinstance(on_top, Illegal))
    assert not isinstance(on_top, Illegal)
    out = Action.from_json({"do": "come_out", "units": ["g"], "cover": start.type})
    under = Action.from_json({"do": "go_beneath", "units": ["g"], "cover": end.type})
    log = play(CURRENT, alone, [out, entering(goal), under])
    if position.hex(goal).terrain == "marsh":
        assert not isinstance(log, Log)
        return
    assert isinstance(log, Log)
    extra = sum(2 if counter.type == "at_ditch" else 1 for counter in (start, end))
    assert sum(e.mf for e in log.expenditures) == on_top.expenditures[0].mf + extra


@given(boards(), goals, covers)
def test_beneath_at_once_in_the_mph_is_by_trench_or_27_6(position: Position, goal: str, cover: str) -> None:
    """B27-INV-23 and B27-INV-39."""
    done = step(CURRENT, position, entering(goal, cover))
    if isinstance(done, Illegal):
        return
    unit, start = done.position.units["g"], position.units["g"].beneath
    assert cover != "foxhole"
    if unit.did("moved_by_trench"):
        assert {cover, *start} <= {"sangar", *TRENCHES}
        assert {cover, *start} != {"sangar"}
    else:
        assert unit.did("moved_directly")
        assert not start
        assert level_of(position, Place(goal)) > level_of(position, Place(CENTRE))
        assert position.counters[goal].side == "German"


@given(boards(), goals, covers)
def test_control_never_takes_a_way_from_its_side(position: Position, goal: str, cover: str) -> None:
    """B27-INV-40."""
    assume(goal in position.counters)
    if not isinstance(step(CURRENT, position, entering(goal, cover)), Illegal):
        ours = position.with_counter(goal, replace(position.counters[goal], control="German"))
        assert not isinstance(step(CURRENT, ours, entering(goal, cover)), Illegal)


@given(boards("APh"), goals, covers)
def test_no_advance_fills_a_counter_over_its_capacity(position: Position, goal: str, cover: str) -> None:
    """B27-INV-01 and B27-INV-35: own squads count, enemies beneath do not."""
    done = step(CURRENT, position, entering(goal, cover, do="advance"))
    enemies = {n: replace(u, side="Russian") for n, u in position.units.items() if n != "g"}
    among = step(CURRENT, position.with_units(enemies), entering(goal, cover, do="advance"))
    if not isinstance(done, Illegal):
        assert overfull(done.position, goal) == ()
    elif done.clause not in ("B27.12", "B27.51", "B27.6"):
        assert isinstance(among, Illegal)


@given(boards(), goals, st.sampled_from(["at_gun", "art_gun", "aa_gun", "inf_gun", "rcl_gun"]), st.booleans())
def test_guns_beneath_a_trench_stay_there(position: Position, goal: str, kind: str, pushed: bool) -> None:
    """B27-INV-36."""
    unit = replace(position.units["g"], beneath=("trench",), pushing="gun" if pushed else "")
    gun = Counter(kind, CENTRE, beneath=("trench",), possessed_by="g")
    trench = Counter("trench", CENTRE)
    position = replace(position, counters={**position.counters, CENTRE: trench, "gun": gun}).with_unit(
        "g", unit
    )
    out = Action.from_json({"do": "come_out", "units": ["g"], "cover": "trench"})
    for action in (out, entering(goal), *(entering(goal, cover) for cover in COVERS)):
        done = step(CURRENT, position, action)
        if not isinstance(done, Illegal):
            left = done.position.counters["gun"]
            assert (left.hex, left.at, left.floor, left.beneath) == (CENTRE, "", 0, ("trench",))


@given(boards(), goals, st.sampled_from(VEHICLES))
def test_what_stops_a_vehicle_at_a_foxhole_stops_it_at_a_ditch(
    position: Position, goal: str, kind: str
) -> None:
    """B27-INV-38."""
    vehicle = replace(position.units["g"], type=kind, beneath=(), mf=30)
    board = replace(position, units={"g": vehicle})
    legal = [
        not isinstance(
            step(CURRENT, replace(board, counters={"c": Counter(c, goal)}), entering(goal)), Illegal
        )
        for c in ("at_ditch", "trench", "foxhole")
    ]
    assert legal == sorted(legal)


@st.composite
def routs(draw: st.DrawFn) -> Position:
    """A broken squad ``g`` in C4 and a Russian squad somewhere behind it; foxholes in C4 and C5."""
    position = draw(boards("RtPh", ("broken",)))
    counters = {name: Counter("foxhole", name, size=1) for name in (CENTRE, "C5")}
    beneath = ("foxhole",) if draw(st.booleans()) else ()
    squad = replace(position.units["g"], beneath=beneath)
    where = draw(st.sampled_from(["C1", "C2", "A3", "E3", "B1", "D1"]))
    enemy = replace(squad, side="Russian", hex=where, status=(), beneath=(), range=8)
    return replace(position, counters=counters, units={"g": squad, "r": enemy})


def routed(position: Position, *steps: dict[str, Any]) -> dict[str, Any]:
    return answer_rout(CURRENT, Log(position), {"unit": "g", "steps": list(steps)})


ENTERS: dict[str, Any] = {"do": "rout", "units": ["g"], "to": "C5"}
OUT: dict[str, Any] = {"do": "come_out", "units": ["g"], "cover": "foxhole"}
UNDER: dict[str, Any] = {"do": "go_beneath", "units": ["g"], "cover": "foxhole"}


@given(routs())
def test_combining_never_adds_interdiction(position: Position) -> None:
    """B27-INV-27."""
    singly = [OUT, ENTERS, UNDER] if position.units["g"].beneath else [ENTERS, UNDER]
    apart = routed(position, *singly)
    together = routed(position, {**ENTERS, "beneath": ["foxhole"]})
    assert together["legal"] or not apart["legal"]
    if apart["legal"]:
        assert together["mf"] == apart["mf"]
        assert set(together["interdiction"]) <= set(apart["interdiction"])


@given(routs())
def test_a_full_foxhole_is_no_shelter(position: Position) -> None:
    """B27-INV-28."""
    full = position.with_unit("o", replace(position.units["g"], hex="C5", beneath=("foxhole",), status=()))
    assert not routed(full, {**ENTERS, "beneath": ["foxhole"]})["legal"]
    none = replace(
        full.without_counter("C5"), units={**full.units, "o": replace(full.units["o"], beneath=())}
    )
    assert routed(full, ENTERS)["interdiction"] == routed(none, ENTERS)["interdiction"]


def controlled_by_none(position: Position) -> Position:
    return position.with_counters({n: replace(c, control="") for n, c in position.counters.items()})


@given(boards(), goals)
def test_nothing_but_the_unit_changes(position: Position, goal: str) -> None:
    done = step(CURRENT, position, entering(goal))
    if not isinstance(done, Illegal):  # it may gain Control of a trench or sangar (A26.1)
        after = controlled_by_none(done.position)
        assert replace(after, units={}) == replace(controlled_by_none(position), units={})
        for name, unit in done.position.without_unit("g").units.items():
            before = position.units[name]  # wall advantage may become mandatory, or denied (9.323, 9.41)
            assert replace(unit.unmarked("wall_advantage"), done=before.done) == before.unmarked(
                "wall_advantage"
            )
            assert set(unit.done) - set(before.done) <= {"claimed_wall_advantage"}
