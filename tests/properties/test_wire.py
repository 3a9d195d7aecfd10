"""Wire on every board: the invariants of B26."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.chart import vehicle_mover
from asl_reference.board.geometry import neighbours
from asl_reference.board.position import Check, Counter, Place, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.play.turn import play, step
from asl_reference.protocol.answers.attack import answer_attack
from asl_reference.rules.ground.a5_stacking import overstacked
from asl_reference.rules.ground.b26_movement import on_wire
from asl_reference.rules.laboring.b26_removal import Resolved, removed_by
from asl_reference.rules.los.sight import sight_between
from asl_reference.rules.moving.a4_entry import Entry, entry_cost
from asl_reference.rules.moving.b26_getting_beneath import gets_through
from tests.dated import CURRENT

CENTRE = "C4"
AROUND = [name for name in neighbours(CENTRE) if name]
TERRAIN = ("open_ground", "woods", "brush", "grain", "orchard", "graveyard", "crag")
WITH_WIRE = ("tank", "carrier", "halftrack", "armored_car", "truck")
MEANS = ("small_arms", "oba_concentration", "mortar", "dc_placed", "overrun", "flamethrower")
goals = st.sampled_from(AROUND)
dice = st.integers(1, 6)
mf = st.integers(1, 12)
places = st.sampled_from(("on", "beneath"))
hexes = st.dictionaries(
    st.sampled_from([CENTRE, *AROUND]),
    st.fixed_dictionaries({"terrain": st.sampled_from(TERRAIN), "level": st.integers(0, 2)}),
)
hexsides = st.dictionaries(
    st.sampled_from([geometry.hexside(CENTRE, near) for near in AROUND]),
    st.fixed_dictionaries({"terrain": st.sampled_from(["wall", "hedge", "cliff"])}),
)


def squad(place: str, side: str = "German", hex_name: str = CENTRE, **more: Any) -> dict[str, Any]:
    beneath = ["wire"] if place == "beneath" else []
    return {"side": side, "type": "squad", "hex": hex_name, "beneath": beneath, **more}


def board(phase: str = "MPh", **fields: Any) -> Position:
    """Wire in C4, and whatever else is given."""
    counters = {"w": {"type": "wire", "hex": CENTRE}, **fields.pop("counters", {})}
    return Position.from_json({"phase": phase, "turn_of": "German", "counters": counters, **fields})


def bare(position: Position) -> Position:
    """The board without its Wire, with no unit beneath anything."""
    units = {name: replace(unit, beneath=()) for name, unit in position.units.items()}
    return replace(position, counters={}, units=units)


@st.composite
def grounds(draw: st.DrawFn) -> dict[str, Any]:
    return {"hexes": draw(hexes), "hexsides": draw(hexsides)}


def act(do: str, unit: str = "g", **fields: Any) -> Action:
    return Action.from_json({"do": do, "units": [unit], **fields})


def tries(dr: int, unit: str = "g", **fields: Any) -> Action:
    return act("go_beneath", unit, cover="wire", dr=dr, **fields)


def drm(position: Position, by: list[str], target: str, means: str) -> dict[str, Any]:
    answer = answer_attack(CURRENT, Log(position), {"target": target, "by": by, "means": means})
    return dict(answer["targets"][target])


@given(grounds(), st.sets(st.sampled_from([CENTRE, *AROUND])), goals)
def test_wire_is_transparent(ground: dict[str, Any], wired: set[str], end: str) -> None:
    """B26-INV-01."""
    far = next(name for name in AROUND if geometry.distance(name, end) == 2)
    units = {"g": squad("on", hex_name=end), "r": squad("on", "Russian", far)}
    wires = {f"w{name}": {"type": "wire", "hex": name} for name in wired}
    position = board(units=units, counters=wires, **ground)
    assert sight_between(CURRENT, position, "g", "r") == sight_between(CURRENT, bare(position), "g", "r")


@given(grounds(), st.sampled_from(MEANS))
def test_wire_gives_no_tem_and_fire_ignores_status(ground: dict[str, Any], means: str) -> None:
    """B26-INV-02, B26-INV-13."""
    found = [
        drm(board("PFPh", units={"g": squad(place)}, **ground), [], "g", means) for place in ("on", "beneath")
    ]
    found.append(drm(bare(board("PFPh", units={"g": squad("on")}, **ground)), [], "g", means))
    assert found[0] == found[1] == found[2]


@given(grounds(), goals)
def test_wire_leaves_infantry_entry_cost_alone(ground: dict[str, Any], start: str) -> None:
    """B26-INV-03."""
    position = board(units={"g": squad("on", hex_name=start)}, **ground)
    to = Place(CENTRE)
    assert entry_cost(position, "g", to) == entry_cost(bare(position), "g", to)


@given(grounds(), goals, st.sampled_from(("move", "rout", "advance", "withdraw")))
def test_entering_means_on_top(ground: dict[str, Any], start: str, verb: str) -> None:
    """B26-INV-04, B26-INV-05."""
    phase = {"move": "MPh", "rout": "RtPh", "advance": "APh", "withdraw": "CCPh"}[verb]
    status = ["broken"] if verb == "rout" else []
    position = board(phase, units={"g": squad("on", hex_name=start, status=status)}, **ground)
    assert not on_wire(position, position.units["g"])
    done = step(CURRENT, position, act(verb, to=CENTRE))
    if not isinstance(done, Illegal):
        assert on_wire(done.position, done.position.units["g"])


@given(st.sampled_from(("RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")), st.booleans(), dice)
def test_only_a_paid_dr_gets_beneath(phase: str, broken: bool, dr: int) -> None:
    """B26-INV-06."""
    unit = squad("on", status=["broken"] if broken else [])
    done = step(CURRENT, board(phase, units={"g": unit}), tries(dr))
    right_phase = phase == ("RtPh" if broken else "MPh")
    assert isinstance(done, Illegal) is not right_phase
    if not isinstance(done, Illegal) and done.position.units["g"].beneath:
        assert done.expenditures[0].mf == dr <= (6 if broken else 4)


@given(mf, dice)
def test_bookkeeping_of_the_dr(left: int, dr: int) -> None:
    """B26-INV-07, B26-INV-08."""
    done = step(CURRENT, board(units={"g": squad("on", mf=left)}), tries(dr))
    assert not isinstance(done, Illegal)
    unit = done.position.units["g"]
    assert unit.mf_spent == min(dr, left)
    assert bool(unit.beneath) is (dr <= left) is gets_through(dr, left)[0]
    assert gets_through(dr, left + 1)[0] or not gets_through(dr, left)[0]
    assert gets_through(dr, left)[0] or not gets_through(dr + 1, left)[0]


@given(grounds(), goals, st.sampled_from(("move", "advance")))
def test_nobody_leaves_from_on_top(ground: dict[str, Any], to: str, verb: str) -> None:
    """B26-INV-09."""
    position = board("MPh" if verb == "move" else "APh", units={"g": squad("on")}, **ground)
    assert isinstance(step(CURRENT, position, act(verb, to=to)), Illegal)


@given(grounds(), goals)
def test_beneath_is_as_free_as_no_wire(ground: dict[str, Any], to: str) -> None:
    """B26-INV-10."""
    position = board(units={"g": squad("beneath")}, **ground)
    wired, free = (step(CURRENT, p, act("move", to=to)) for p in (position, bare(position)))
    if isinstance(wired, Illegal):
        assert isinstance(free, Illegal)
        assert wired.clause == free.clause
    else:
        assert not isinstance(free, Illegal)
        assert wired.expenditures == free.expenditures
        assert wired.position.units == free.position.units


@given(st.lists(places, min_size=1, max_size=3), st.sampled_from(("small_arms", "mg", "mortar")))
def test_attacks_from_on_wire_have_one_more(men: list[str], means: str) -> None:
    """B26-INV-11."""
    units = {f"g{i}": squad(place) for i, place in enumerate(men)}
    enemy = {"r": squad("", "Russian", AROUND[0])}
    found = drm(board("PFPh", units={**units, **enemy}), list(units), "r", means)
    table = found["to_hit"] if means == "mortar" else found["drm"]
    assert table.get("wire", 0) == int("on" in men)
    assert means != "mortar" or "wire" not in found["drm"]


@given(places, places)
def test_cc_drm_is_additive_and_antisymmetric(attacker: str, defender: str) -> None:
    """B26-INV-12."""
    position = board("CCPh", units={"g": squad(attacker), "r": squad(defender, "Russian")})
    there = drm(position, ["g"], "r", "close_combat")["drm"].get("wire", 0)
    back = drm(position, ["r"], "g", "close_combat")["drm"].get("wire", 0)
    assert there == (attacker == "on") - (defender == "on") == -back


@given(st.lists(places, max_size=6))
def test_stacking_sees_one_location(men: list[str]) -> None:
    """B26-INV-14."""
    position = board(units={f"g{i}": squad(place) for i, place in enumerate(men)})
    assert overstacked(position).get(CENTRE, {}).get("German", 0) == max(0, len(men) - 3)


@given(st.lists(st.tuples(goals, dice), max_size=6))
def test_wire_never_grows_and_never_moves(course: list[tuple[str, int]]) -> None:
    """B26-INV-15: whatever is tried, legal or not."""
    position = board(units={"g": squad("on"), "t": {"side": "German", "type": "tank", "hex": AROUND[0]}})
    for to, dr in course:
        before = {n: c for n, c in position.counters.items() if c.type == "wire"}
        for action in (
            tries(dr),
            act("move", to=to),
            act("move", "t", to=to if position.units["t"].hex == CENTRE else CENTRE),
            Action.from_json({"do": "bog_check", "unit": "t", "colored": dr, "white": 1}),
        ):
            done = step(CURRENT, position, action)
            position = position if isinstance(done, Illegal) else done.position
        left = {n: c for n, c in position.counters.items() if c.type == "wire"}
        assert left.items() <= before.items()


@given(grounds(), st.integers(2, 12), st.sampled_from((16, 20, 24, 30, 36)))
def test_ffe_removal_depends_on_fp_and_original_dr_alone(ground: dict[str, Any], dr: int, fp: int) -> None:
    """B26-INV-16."""
    ffe = Action.from_json(
        {"do": "resolve_fire", "means": "oba_concentration", "target": CENTRE, "dr": dr, "firepower": fp}
    )
    done = step(CURRENT, board("PFPh", units={"g": squad("on")}, **ground), ffe)
    assert not isinstance(done, Illegal)
    gone = removed_by(Resolved("oba_concentration", fp, dr, dr + 4), None)
    assert ("w" not in done.position.counters) is gone
    assert not gone or removed_by(Resolved("oba_concentration", fp, dr - 1, dr), None)


@given(grounds(), goals, st.sampled_from(WITH_WIRE))
def test_the_vehicle_surcharge_is_constant(ground: dict[str, Any], start: str, kind: str) -> None:
    """B26-INV-18."""
    position = board(units={"t": {"side": "German", "type": kind, "hex": start, "mf": 30}}, **ground)
    wired, free = (entry_cost(p, "t", Place(CENTRE)) for p in (position, bare(position)))
    if isinstance(wired, Entry) and not wired.whole:
        assert isinstance(free, Entry)
        assert wired.mf - free.mf == (2 if vehicle_mover(kind) == "tracked" else 4)


@given(dice, dice, st.sampled_from((-4, 0, 4, 9)), st.sampled_from(WITH_WIRE))
def test_the_bog_rule(colored: int, white: int, drm_: int, kind: str) -> None:
    """B26-INV-19."""
    tank = {"side": "German", "type": kind, "hex": CENTRE}
    position = board(units={"t": tank}).with_due((Check("bog", "t"),))
    roll = {"do": "bog_check", "unit": "t", "colored": colored, "white": white, "drm": drm_}
    done = step(CURRENT, position, Action.from_json(roll))
    assert not isinstance(done, Illegal)
    passed = done.attempts[0].success
    assert done.position.units["t"].has("bogged") is not passed
    gone = passed and colored == 1 and vehicle_mover(kind) == "tracked"
    assert ("w" not in done.position.counters) is gone
    assert done.position.due == ()
    assert isinstance(step(CURRENT, board(units={"t": tank}), Action.from_json(roll)), Illegal)


@given(dice)
def test_a_broken_unit_that_starts_on_wire_gets_beneath(dr: int) -> None:
    """B26-INV-20."""
    done = step(CURRENT, board("RtPh", units={"g": squad("on", status=["broken"])}), tries(dr))
    assert not isinstance(done, Illegal)
    assert done.position.units["g"].beneath == ("wire",)
    assert done.position.units["g"].mf_spent == dr


@given(dice)
def test_a_declared_leader_never_hurts(dr: int) -> None:
    """B26-INV-21."""
    units = {"g": squad("on"), "l": {"side": "German", "type": "leader", "hex": CENTRE}}
    beneath = []
    for leader in ("", "l"):
        done = step(CURRENT, board(units=units), tries(dr, leader=leader))
        assert not isinstance(done, Illegal)
        beneath.append(bool(done.position.units["g"].beneath))
    assert beneath == [dr <= 4, True]


@given(st.integers(3, 8), dice, st.booleans())
def test_pp_are_left_behind_by_who_started_there(pp: int, dr: int, started: bool) -> None:
    """B26-INV-23."""
    load = {"m": {"type": "hmg", "hex": CENTRE, "pp": pp, "possessed_by": "g"}}
    unit = squad("on", done=[] if started else ["moved"], mf_spent=0 if started else 1)
    done = step(CURRENT, board(units={"g": unit}, counters=load), tries(dr, leaving=["m"]))
    assert isinstance(done, Illegal) is not started
    if not isinstance(done, Illegal):
        assert done.position.units["g"].mf_spent == min(dr, 4)
        assert done.position.counters["m"].possessed_by == ""
        assert done.position.counters["m"].beneath == ()


@given(st.lists(dice, min_size=2, max_size=3))
def test_the_order_within_a_stack_is_irrelevant(rolls: list[int]) -> None:
    """B26-INV-24."""
    position = board(units={f"g{i}": squad("on") for i in range(len(rolls))})
    ends = []
    for order in permutations(range(len(rolls))):
        log = play(CURRENT, position, [tries(rolls[i], f"g{i}") for i in order])
        assert isinstance(log, Log)
        ends.append(log.position.units)
    assert all(end == ends[0] for end in ends)


@given(st.sets(st.sampled_from([CENTRE, *AROUND])), goals, goals)
def test_no_infantry_bypass_along_a_wire_hex(wired: set[str], start: str, along: str) -> None:
    """B26-INV-26."""
    table = {CENTRE: {"terrain": "woods", "free": AROUND}}
    units = {"g": Unit("German", "squad", start)}
    plain = replace(Position.from_json({"phase": "MPh", "hexes": table}), units=units)
    walled = replace(plain, counters={f"w{n}": Counter("wire", n) for n in wired if n != start})
    side = geometry.hexside(CENTRE, along)
    way = act("move", to=CENTRE, at="bypass", mode="bypass", bypass=[side])
    with_wire, without = (step(CURRENT, position, way) for position in (walled, plain))
    if {CENTRE, along} & {c.hex for c in walled.counters.values()}:
        assert isinstance(with_wire, Illegal)
    else:
        assert isinstance(with_wire, Illegal) is isinstance(without, Illegal)


@pytest.mark.parametrize("near", AROUND)
def test_wire_on_every_side_answers_alike(near: str) -> None:
    """B26-INV-25: turned about its centre the board gives the same answer."""
    position = board(units={"g": squad("on", hex_name=near)})
    log = play(CURRENT, position, [act("move", to=CENTRE), tries(2), act("move", to=near)])
    assert isinstance(log, Log)
    assert [spent.mf for spent in log.expenditures] == [1, 2, 1]
