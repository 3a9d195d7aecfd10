"""B16.4-16.43, B16.71, B16.72: entering marsh and mudflat in both editions, amphibians, Bog hexes."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Step
from asl_reference.play.turn import step
from asl_reference.rules.moving.a4_allotment import allotment, led
from asl_reference.rules.moving.b16_movement import afloat, amphibious_mp_left, bog_hex
from tests.dated import CURRENT

OLDER = rules_for("older")
SQUAD: dict[str, Any] = {"side": "German", "type": "squad", "hex": "B3"}
TANK: dict[str, Any] = {"side": "German", "type": "tank", "hex": "B3", "amphibious": True, "amphibious_mp": 6}


def board(
    terrain: str = "marsh", unit: dict[str, Any] = SQUAD, phase: str = "MPh", **fields: Any
) -> Position:
    """B2 of that terrain and unit ``g`` in B3, unless the test says otherwise."""
    hexes = {"B2": {"terrain": terrain}, **fields.pop("hexes", {})}
    units = {"g": unit, **fields.pop("others", {})}
    return Position.from_json({"phase": phase, "turn_of": "German", "hexes": hexes, "units": units, **fields})


def enters(position: Position, do: str = "move", rules: Rules = CURRENT, **how: Any) -> Step | Illegal:
    return step(rules, position, Action.from_json({"do": do, "units": ["g"], "to": "B2", **how}))


def done(outcome: Step | Illegal) -> Step:
    assert isinstance(outcome, Step), outcome
    return outcome


def barred(outcome: Step | Illegal) -> str:
    assert isinstance(outcome, Illegal), outcome
    return outcome.clause


BROKEN = {**SQUAD, "status": ["broken"]}


@pytest.mark.parametrize(
    ("phase", "unit", "how"),
    [("APh", SQUAD, {"do": "advance"}), ("RtPh", BROKEN, {"do": "rout", "mode": "low_crawl"})],
)
def test_before_the_erratum_mudflat_kept_the_bans_of_marsh(phase: str, unit: Any, how: Any) -> None:
    position = board("mudflat", unit, phase)
    assert barred(enters(position, rules=OLDER, **how)) == "B16.4"
    done(enters(position, rules=CURRENT, **how))


def test_before_the_erratum_mudflat_from_below_was_a_minimum_move() -> None:
    position = board("mudflat", hexes={"B3": {"level": -1}})
    older, current = done(enters(position, rules=OLDER)), done(enters(position))
    assert older.position.units["g"].status == ("cx", "pinned")
    assert current.position.units["g"].status == ()
    assert current.expenditures[0].mf == 4


def test_before_the_erratum_mudflat_cost_an_amphibian_open_ground_once() -> None:
    position = board("mudflat", {**TANK, "type": "truck", "mf": 20})
    assert done(enters(position, rules=OLDER)).expenditures[0].mf == 4
    assert done(enters(position)).expenditures[0].mf == 8


def test_a_rout_does_not_climb_into_marsh() -> None:
    assert barred(enters(board(unit=BROKEN, phase="RtPh", hexes={"B3": {"level": -1}}), "rout")) == "B16.4"


def test_a_rout_climbs_into_mudflat() -> None:
    position = board("mudflat", BROKEN, "RtPh", hexes={"B3": {"level": -1}})
    assert done(enters(position, "rout")).expenditures[0].mf == 4


def test_cavalry_makes_no_minimum_move() -> None:
    rider = {**SQUAD, "mount": "cavalry"}
    assert barred(enters(board(unit=rider, hexes={"B3": {"level": -1}}))) == "A4.134"


def test_the_motorcyclist_stays_out() -> None:
    assert barred(enters(board(unit={**SQUAD, "mount": "motorcycle"}))) == "B16.41"


@pytest.mark.parametrize("mode", ["assault", "double_time", "dash"])
def test_from_below_only_a_minimum_move_enters_marsh(mode: str) -> None:
    from_below = board(hexes={"B3": {"level": -1}})
    assert "pinned" in done(enters(from_below, mode="minimum")).position.units["g"].status
    refused = enters(from_below, mode=mode)
    assert isinstance(refused, Illegal)
    assert refused.clause == "B16.4"


def test_below_its_bridge_a_marsh_hex_is_marsh() -> None:
    road: dict[str, Any] = {
        "hexes": {"B2": {"terrain": "marsh", "bridge": True, "road": "paved"}, "B3": {"road": "paved"}}
    }
    position = board(**road, hexsides={"B2-B3": {"road": True}})
    assert done(enters(position)).expenditures[0].mf == 4
    assert done(enters(position, at="bridge")).expenditures[0].mf == 1


def test_a_squad_has_a_leaders_mf_only_while_it_moves_with_him() -> None:
    leader = {"side": "German", "type": "leader", "hex": "B3"}
    position = board("open_ground", others={"l": leader})
    assert allotment(led(position, ("g", "l")), "g") == 6
    assert allotment(led(position, ("g",)), "g") == 4
    after = done(enters(position, units=["g", "l"])).position
    assert allotment(after, "g") == 6
    assert allotment(after.without_unit("l"), "g") == 4


@pytest.mark.parametrize(
    "leader",
    [
        {"side": "Russian"},
        {"status": ["broken"]},
        {"status": ["wounded"]},
        {"mf_spent": 1},
        {"type": "hero"},
    ],
)
def test_not_every_companion_lends_mf(leader: dict[str, Any]) -> None:
    other = {"side": "German", "type": "leader", "hex": "B3", **leader}
    assert allotment(led(board(others={"l": other}), ("g", "l")), "g") == 4


@pytest.mark.parametrize(
    ("kind", "pp", "mf"), [("squad", 3, 4), ("squad", 4, 3), ("leader", 2, 5), ("squad", 9, 0)]
)
def test_each_portage_point_beyond_the_ipc_takes_a_mf(kind: str, pp: int, mf: int) -> None:
    gun = {"type": "hmg", "hex": "B3", "possessed_by": "g", "pp": pp}
    assert allotment(board(unit={**SQUAD, "type": kind}, counters={"mg": gun}), "g") == mf


def test_an_amphibian_spends_no_land_mp_in_marsh_and_no_amphibious_mp_on_land() -> None:
    in_marsh = done(enters(board(unit=TANK))).position.units["g"]
    assert (in_marsh.mf_spent, in_marsh.amphibious_mp_spent, amphibious_mp_left(in_marsh)) == (0, 2, 4)
    on_land = done(enters(board("open_ground", TANK))).position.units["g"]
    assert (on_land.mf_spent, on_land.amphibious_mp_spent) == (1, 0)


def test_an_amphibian_without_the_mp_stays_out() -> None:
    assert barred(enters(board(unit={**TANK, "amphibious_mp_spent": 5}))) == "B16.42"


@pytest.mark.parametrize("terrain", ["brush", "orchard", "grain"])
def test_what_fills_the_hex_it_leaves_fills_the_hexside(terrain: str) -> None:
    left = {"B3": {"terrain": terrain}}
    assert barred(enters(board(unit=TANK, hexes=left))) == "B16.42"
    left["B3"]["free"] = ["B2"]  # type: ignore[assignment]
    done(enters(board(unit=TANK, hexes=left)))


def test_a_road_through_the_hexside_is_open_ground() -> None:
    done(enters(board(unit=TANK, hexes={"B3": {"terrain": "woods"}}, hexsides={"B2-B3": {"road": True}})))


@pytest.mark.parametrize(
    ("terrain", "at", "in_water_mode"),
    [("marsh", "", True), ("river", "", True), ("mudflat", "", False), ("open_ground", "", False),
     ("marsh", "bridge", False)],
)  # fmt: skip
def test_water_movement_mode_is_for_water_and_marsh(terrain: str, at: str, in_water_mode: bool) -> None:
    position = board(terrain, {**TANK, "hex": "B2", "at": at})
    assert afloat(position, position.units["g"]) is in_water_mode


def test_land_vehicles_have_no_water_mode() -> None:
    position = board("open_ground", {**TANK, "amphibious": False})
    assert barred(enters(position, mode="water")) == "D16.1"
    assert not afloat(board(unit={**TANK, "hex": "B2", "amphibious": False}), position.units["g"])


def test_an_amphibian_enters_open_water_for_one() -> None:
    assert done(enters(board("river", TANK))).expenditures[0].mf == 1


def test_a_boat_goes_nowhere_on_land() -> None:
    assert barred(enters(board("open_ground", {**TANK, "type": "boat"}))) == "E5.1"


def test_a_depression_next_to_marsh_is_a_bog_hex_by_its_bottom() -> None:
    gully = {"B3": {"depression": "gully", "level": 1}, "B1": {"depression": "gully", "level": -1}}
    assert bog_hex(board(hexes=gully), "B3")
    assert not bog_hex(board(hexes=gully), "B1")


def test_a_vehicle_on_the_road_of_a_bridge_hex_beside_marsh_does_not_bog() -> None:
    truck = {**TANK, "type": "truck", "amphibious": False}
    hexes = {"B1": {"terrain": "marsh"}, "B2": {"bridge": True, "road": "paved"}, "B3": {"road": "paved"}}
    position = board(unit=truck, hexes=hexes, hexsides={"B2-B3": {"road": True}})
    assert done(enters(position, at="bridge")).checks == ()
    assert board(hexes=hexes).hex("B2").terrain == "open_ground"


def test_a_towed_gun_goes_where_its_vehicle_goes() -> None:
    gun = {"type": "at_gun", "hex": "B3", "possessed_by": "g", "status": ["towed"]}
    truck = {**TANK, "type": "truck", "amphibious": False}
    after = done(enters(board("open_ground", truck, counters={"gun": gun}))).position
    assert after.counters["gun"].hex == "B2"
