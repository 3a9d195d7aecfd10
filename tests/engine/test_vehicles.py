"""B27.43, B27.51-27.56, D8.2: vehicles, foxholes and trenches."""

from dataclasses import replace
from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.actions import Action
from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play, step
from asl_reference.rules.problems import fatal_problems
from tests.dated import CURRENT

OLDER = rules_for("older")
TURN: dict[str, Any] = {"do": "change_vca", "unit": "v"}
PASSED: dict[str, Any] = {"do": "bog_check", "unit": "v", "colored": 1, "white": 2}
ENTERS: dict[str, Any] = {"do": "move", "units": ["v"], "to": "B3"}


def board(kind: str = "tank", hex_name: str = "B2", phase: str = "MPh", **fields: Any) -> Position:
    """A vehicle ``v``; a trench lies in B3 unless ``cover`` says what does."""
    cover = fields.pop("cover", {"type": "trench"})
    vehicle = {"side": "German", "type": kind, "hex": hex_name, **fields.pop("unit", {})}
    return Position.from_json(
        {
            "phase": phase,
            "turn_of": "German",
            "units": {"v": vehicle},
            "counters": {"t": {"hex": "B3", **cover}},
            **fields,
        }
    )


def dug_in(phase: str = "MPh", **unit: Any) -> Position:
    return board(hex_name="B3", phase=phase, unit={"beneath": ["trench"], **unit})


def done(position: Position, *actions: dict[str, Any], rules: Rules = CURRENT) -> Log:
    log = play(rules, position, [Action.from_json(a) for a in actions])
    assert isinstance(log, Log), log
    return log


def barred(position: Position, action: dict[str, Any], rules: Rules = CURRENT) -> str:
    log = play(rules, position, [Action.from_json(action)])
    assert isinstance(log, Stopped), log
    return log.clause


@pytest.mark.parametrize("kind", ["tank", "sp_gun", "assault_gun", "carrier"])
def test_full_tracks_enter_a_trench_hex_and_chance_bog(kind: str) -> None:
    log = done(board(kind), ENTERS)
    assert [check.check for check in log.checks] == ["bog"]
    assert log.position.units["v"].beneath == ()


@pytest.mark.parametrize("kind", ["halftrack", "armored_car", "truck", "motorcycle", "wagon"])
def test_wheels_and_halftracks_stay_out(kind: str) -> None:
    assert barred(board(kind), ENTERS) == "B27.55"


@pytest.mark.parametrize("terrain", ["open_ground", "brush", "grain"])
def test_the_trench_adds_no_mp(terrain: str) -> None:
    ground: dict[str, Any] = {"hexes": {"B3": {"terrain": terrain}}}
    with_trench = done(board(**ground), ENTERS).expenditures
    without = done(board(**ground, cover={"type": "lmg"}), ENTERS).expenditures
    assert with_trench == without


@pytest.mark.parametrize("kind", ["tank", "halftrack", "armored_car", "truck", "motorcycle", "wagon"])
def test_an_unbridged_ditch_stops_every_vehicle(kind: str) -> None:
    assert barred(board(kind, cover={"type": "at_ditch"}), ENTERS) == "B27.56"


def test_a_bridged_ditch_lets_a_tank_pass() -> None:
    assert done(board(cover={"type": "at_ditch", "status": ["bridged"]}), ENTERS).checks == ()


def test_turning_in_a_trench_hex_chances_bog_a_hexspine_at_a_time() -> None:
    on_top = board(hex_name="B3")
    assert len(done(on_top, TURN).checks) == 1
    assert len(done(on_top, {**TURN, "hexspines": 2}).checks) == 2
    assert len(done(board(), ENTERS, PASSED, TURN).checks) == 1


def test_the_older_text_names_entry_alone() -> None:
    assert done(board(hex_name="B3"), TURN, rules=OLDER).checks == ()
    assert len(done(board(), ENTERS, rules=OLDER).checks) == 1
    assert done(board(), ENTERS, PASSED, TURN, rules=OLDER).checks == ()


@pytest.mark.parametrize(
    "action", [{"do": "change_tca", "unit": "v"}, {"do": "move", "units": ["v"], "to": "B4"}]
)
def test_turret_and_departure_ask_for_no_bog_check(action: dict[str, Any]) -> None:
    assert done(board(hex_name="B3"), action).checks == ()


def test_a_turn_costs_mp_and_moves_the_vca_clockwise() -> None:
    log = done(board(unit={"vca": "B1"}), {**TURN, "hexspines": 3})
    assert [spent.mf for spent in log.expenditures] == [3]
    assert log.position.units["v"].vca == "B3"
    assert barred(board(unit={"mf_spent": 12}), TURN) == "A4.1"


@pytest.mark.parametrize("phase", ["MPh", "PFPh", "DFPh"])
def test_beneath_a_trench_the_vca_is_fixed(phase: str) -> None:
    assert barred(dug_in(phase), TURN) == "B27.52"


def test_beneath_a_trench_the_turret_turns() -> None:
    assert done(dug_in("PFPh"), {"do": "change_tca", "unit": "v"}).checks == ()


def test_beneath_a_trench_nothing_starts_or_leaves() -> None:
    start = {"do": "start", "unit": "v"}
    assert barred(dug_in(), start) == "B27.52"
    enemy_turn = replace(dug_in(), turn_of="Russian")
    assert barred(enemy_turn, {"do": "motion_attempt", "unit": "v"}) == "B27.52"
    assert barred(dug_in(), {**ENTERS, "to": "B4"}) == "B27.51"
    assert done(dug_in(), start, rules=OLDER).position.units["v"].has("motion")


def test_on_open_ground_a_vehicle_starts_and_attempts_motion() -> None:
    log = done(board(), {"do": "start", "unit": "v"})
    assert log.position.units["v"].has("motion")
    assert [spent.mf for spent in log.expenditures] == [1]
    attempt = {"do": "motion_attempt", "unit": "v"}
    assert done(replace(board(), turn_of="Russian"), attempt).expenditures == ()
    assert barred(board(), {"do": "motion_attempt", "unit": "v"}) == "D2.401"


@pytest.mark.parametrize("kind", ["tank", "halftrack", "armored_car", "truck"])
def test_nothing_drives_out_from_beneath_a_trench(kind: str) -> None:
    position = board(kind, "B3", unit={"beneath": ["trench"]})
    assert isinstance(step(CURRENT, position, Action.from_json({**ENTERS, "to": "B4"})), Illegal)
    assert isinstance(
        step(CURRENT, position, Action.from_json({"do": "come_out", "units": ["v"], "cover": "trench"})),
        Illegal,
    )


def test_an_infantry_unit_has_no_vca() -> None:
    assert barred(board("squad"), TURN) == "D2.1"


# D2.32 -- a vehicle in Bypass is at its CAFP


@pytest.mark.parametrize(
    "told", [{"vca": "B2-B3-C3"}, {"bypass": ["B2-B3"]}, {"at": "bypass", "vca": "B2-B3-C3"}]
)
def test_a_cafp_or_a_hexside_followed_tells_that_it_is_in_bypass(told: dict[str, Any]) -> None:
    assert board(hex_name="B3", unit=told).units["v"].at == "bypass"


def test_no_vehicle_is_at_a_vertex_of_another_hex() -> None:
    (problem,) = fatal_problems(board(hex_name="B5", unit={"vca": "B2-B3-C3"}))
    assert problem.clause == "D2.32"


def test_a_passenger_may_name_a_hexside_that_ends_at_the_cafp_of_its_vehicle() -> None:
    there = board(hex_name="B3", kind="truck", unit={"vca": "B2-B3-C3"})
    for side, sound in (("B2-B3", True), ("B3-C3", True), ("B3-B4", False)):
        man = Unit("German", "squad", "B3", at="bypass", bypass=(side,), aboard="v")
        assert (fatal_problems(there.with_unit("p", man)) == []) is sound


@pytest.mark.parametrize("amphibious", [False, True])
@pytest.mark.parametrize("cover", ["foxhole", "wire"])
def test_an_amphibian_bypasses_on_in_its_hex_as_any_vehicle_on_land(cover: str, amphibious: bool) -> None:
    """26.44, D2.3: one MP a hexside, Wire once; no water is near."""
    free = {"B3": {"terrain": "woods", "free": ["B4", "C3", "C4"]}}
    unit = {"amphibious": amphibious, "status": ["motion"]}
    first = {**ENTERS, "at": "bypass", "bypass": ["B3-C4"]}
    checked = [PASSED] if cover == "wire" else []
    log = done(board(hex_name="B4", cover={"type": cover}, hexes=free, unit=unit), first, *checked)
    on = done(log.position, {**first, "bypass": ["B3-C3"]})
    assert on.position.units["v"].mf_spent == log.position.units["v"].mf_spent + 1


@pytest.mark.parametrize("terrain", ["water", "marsh", "mudflat", "open_ground", "woods"])
@pytest.mark.parametrize("kind", ["boat", "tank", "halftrack"])
@pytest.mark.parametrize(
    "how", [{}, {"bypass": ["B2-C3"]}, {"mode": "water"}, {"mode": "water", "bypass": ["B2-C3"]}]
)
def test_bypass_is_on_land_along_hexsides_that_are_named(
    how: dict[str, Any], kind: str, terrain: str
) -> None:
    """A4.3: only a wood that is free along the hexside is bypassed, by a vehicle on land that names it."""
    ground = {"terrain": terrain, **({"free": ["C3"]} if terrain == "woods" else {})}
    unit = {"amphibious": kind != "boat", "status": ["motion"]}
    there = board(kind, "B3", cover={"type": "wire", "hex": "H8"}, hexes={"B2": ground}, unit=unit)
    move = {"do": "move", "units": ["v"], "to": "B2", "at": "bypass", **how}
    if kind != "boat" and terrain == "woods" and how == {"bypass": ["B2-C3"]}:
        assert done(there, move).position.units["v"].bypass == ("B2-C3",)
    else:
        assert barred(there, move) == "A4.3"


def test_in_reverse_wire_costs_four_times_its_mp_too() -> None:
    """26.43, D2.2: of the 12 MP that 3 have become, 8 are for the Wire."""
    log = done(board(cover={"type": "wire"}, unit={"status": ["motion"]}), {**ENTERS, "mode": "reverse"})
    assert [(paid.mf, paid.wire) for paid in log.expenditures] == [(12, 8)]
