"""B26.5-26.53: what clears Wire, what does not, and what remains."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.decode import Malformed
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.play.turn import step
from asl_reference.rules.firing.a7_results import is_kia
from tests.dated import CURRENT
from tests.engine.playing import after, forbidden

WIRE = {"type": "wire", "hex": "B3", "side": "German"}


def board(phase: str = "AFPh", **fields: Any) -> Position:
    fields["counters"] = {"w": WIRE, **fields.get("counters", {})}
    return Position.from_json({"phase": phase, "turn_of": "German", **fields})


def unit(kind: str = "squad", hex_name: str = "B3", **more: Any) -> dict[str, Any]:
    return {"side": "German", "type": kind, "hex": hex_name, **more}


def act(do: str, **fields: Any) -> Action:
    return Action.from_json({"do": do, **fields})


def cleared(position: Position, *actions: Action) -> bool:
    return "w" not in after(position, *actions).position.counters


@pytest.mark.parametrize(
    ("fp", "dr"), [(36, 6), (30, 5), (24, 4), (20, 3), (16, 3), (12, 2), (40, 6), (2, 1)]
)
def test_the_kia_reach_of_each_column(fp: int, dr: int) -> None:
    assert is_kia(fp, dr)
    assert not is_kia(fp, dr + 1)


@pytest.mark.parametrize(("fp", "dr", "gone"), [(16, 3, True), (16, 4, False), (24, 4, True), (36, 6, True)])
def test_an_ffe_of_another_calibre_has_another_reach(fp: int, dr: int, gone: bool) -> None:
    ffe = act("resolve_fire", means="oba_concentration", target="B3", dr=dr, firepower=fp)
    assert cleared(board(), ffe) is gone


def test_fire_without_fp_is_malformed() -> None:
    with pytest.raises(Malformed, match="FP"):
        step(CURRENT, board(), act("resolve_fire", means="aerial_bomb", target="B3", dr=2))


def test_from_above_the_wire_of_a_bridge_is_struck_as_well_and_by_a_dc_it_is_not() -> None:
    bridge: dict[str, Any] = {"hexes": {"B3": {"depression": "gully", "bridge": True}}}
    both = board(**bridge, counters={"b": {**WIRE, "at": "bridge"}})
    ffe = act("resolve_fire", means="oba_concentration", target="B3", dr=2, firepower=30)
    assert after(both, ffe).position.counters == {}
    dc = {"d": {"type": "dc", "hex": "B3", "at": "bridge", "status": ["set"]}}
    both = board(**bridge, counters={"b": {**WIRE, "at": "bridge"}, **dc})
    boom = act("resolve_fire", means="dc_set", target="B3", at="bridge", dr=2, counter="d")
    assert set(after(both, boom).position.counters) == {"w"}


def test_a_dc_goes_off_as_what_it_was_laid_for() -> None:
    laid = board(counters={"d": {"type": "dc", "hex": "B3", "status": ["placed"]}})
    placed = act("resolve_fire", means="dc_placed", target="B3", dr=5, counter="d")
    assert cleared(laid, placed)
    assert forbidden(laid, act("resolve_fire", means="dc_set", target="B3", dr=5, counter="d")) == "A23.1"
    assert forbidden(board(), placed) == "A23.1"
    early = board("MPh", counters={"d": {"type": "dc", "hex": "B3", "status": ["placed"]}})
    assert forbidden(early, placed) == "A23.3"


def test_a_dc_from_a_pillbox_of_the_hex_is_placed_from_outside() -> None:
    start = board(
        "MPh",
        units={"g": unit(at="pillbox")},
        counters={
            "p": {"type": "pillbox", "hex": "B3"},
            "d": {"type": "dc", "hex": "B3", "possessed_by": "g"},
        },
    )
    place = act("place_dc", unit="g", counter="d", to="B3")
    boom = act("resolve_fire", means="dc_placed", target="B3", dr=5, counter="d")
    assert cleared(start, place, act("end_phase", next="AFPh"), boom)


@pytest.mark.parametrize("status", ["broken", "pinned", "ti", "melee", "prisoner"])
def test_who_is_not_able_uses_no_dc(status: str) -> None:
    held = {"d": {"type": "dc", "hex": "B2", "possessed_by": "g"}}
    start = board("MPh", units={"g": unit(hex_name="B2", status=[status])}, counters=held)
    assert forbidden(start, act("place_dc", unit="g", counter="d", to="B3")) == "A23.1"


def test_placing_takes_the_mf_there_are() -> None:
    held = {"d": {"type": "dc", "hex": "B2", "possessed_by": "g"}}
    start = board(
        "MPh", hexes={"B3": {"terrain": "woods"}}, units={"g": unit(hex_name="B2", mf=1)}, counters=held
    )
    assert forbidden(start, act("place_dc", unit="g", counter="d", to="B3")) == "A4.1"
    assert forbidden(start, act("place_dc", unit="g", counter="d", to="B4")) == "A23.3"


def test_a_set_dc_leaves_its_unit_ti_and_a_thrown_one_does_not() -> None:
    held = {"d": {"type": "dc", "hex": "B2", "possessed_by": "g"}}
    start: dict[str, Any] = {"units": {"g": unit(hex_name="B2")}, "counters": held}
    assert (
        after(board("MPh", **start), act("set_dc", unit="g", counter="d", to="B2"))
        .position.units["g"]
        .has("ti")
    )
    log = after(board(**start), act("throw_dc", unit="g", counter="d", to="B3"))
    assert log.position.counters["d"].hex == "B3"
    assert not log.position.units["g"].has("ti")


@pytest.mark.parametrize("kind", ["tank", "assault_gun", "sp_gun", "carrier"])
def test_fully_tracked_vehicles_roll_wire_down(kind: str) -> None:
    start = board("MPh", units={"g": unit(kind, hex_name="B2")})
    entry, check = act("move", units=["g"], to="B3"), act("bog_check", unit="g", colored=1, white=1)
    assert cleared(start, entry, check)
    assert forbidden(board("MPh", units={"g": unit(kind)}), check) == "D8.2"


def test_wire_on_a_bridge_is_not_rolled_down_from_below() -> None:
    start = board(
        "MPh",
        hexes={"B3": {"depression": "gully", "bridge": True}},
        units={"g": unit("tank", hex_name="B2")},
        counters={"b": {**WIRE, "at": "bridge"}, "t": {"type": "trench", "hex": "B3"}},
    )
    entry = act("move", units=["g"], to="B3")
    log = after(start, entry, act("bog_check", unit="g", colored=1, white=1))
    assert set(log.position.counters) == {"b", "t"}


def test_no_bog_check_of_infantry() -> None:
    assert (
        forbidden(board("MPh", units={"g": unit()}), act("bog_check", unit="g", colored=1, white=1)) == "D8.2"
    )


def test_clearance_is_labour_from_the_mph_to_the_ccph() -> None:
    start = board("MPh", units={"g": unit(beneath=["wire"])})
    begin, end = (act("clear", units=["g"], counter="w", **more) for more in ({}, {"result": "cleared"}))
    done = after(start, begin, act("end_phase", next="CCPh"), end)
    assert "w" not in done.position.counters
    assert done.position.units["g"].beneath == ()
    assert forbidden(start, begin, end) == "B24.73"
    assert forbidden(board("CCPh", units={"g": unit()}), end) == "B24.73"
    moved = board("MPh", units={"g": unit(hex_name="B2")})
    assert forbidden(moved, act("move", units=["g"], to="B3"), begin) == "B24.73"
