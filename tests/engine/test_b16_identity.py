"""B16.1, B16.6-16.8: what a marsh hex counts as, and which counters are lost in marsh."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.board.actions import Action
from asl_reference.board.chart import CHART
from asl_reference.board.position import Position
from asl_reference.board.steps import Log
from asl_reference.play.turn import play, step
from asl_reference.protocol.answers.terrain import hex_kind
from asl_reference.rules.ground.b16_identity import chart_row, settled, swallowed, terrain_of
from tests.dated import CURRENT

MARSH: dict[str, Any] = {"terrain": "marsh"}
STREAM: dict[str, Any] = {"depression": "stream"}
RIVER: dict[str, Any] = {"terrain": "river"}


def board(**fields: Any) -> Position:
    """A position from plain values; ``hexes`` as given."""
    return Position.from_json(fields)


def test_a_depth_of_the_hex_itself_outranks_that_of_the_board() -> None:
    position = board(hexes={"B2": MARSH, "B3": {**STREAM, "water": "deep"}}, water="flooded")
    assert terrain_of(position, "B2") == "marsh"


def test_a_stream_of_no_defined_depth_is_dry_for_the_marsh_beside_it_as_for_itself() -> None:
    position = board(hexes={"B2": MARSH, "B3": STREAM})
    assert terrain_of(position, "B2") == "mudflat"
    assert hex_kind(position, "B3") == "gully"


def test_a_flooded_stream_is_a_water_obstacle_for_all_that_meets_the_marsh_it_floods() -> None:
    position = board(hexes={"B2": MARSH, "B3": STREAM}, water="flooded")
    assert terrain_of(position, "B2") == "stream"
    assert chart_row(position, "B2") is CHART["river"]


def test_mudflat_conducts_a_flood_as_marsh_does() -> None:
    position = board(hexes={"B2": MARSH, "B3": {"terrain": "mudflat"}, "B4": RIVER}, water="flooded")
    assert [terrain_of(position, name) for name in ("B2", "B3")] == ["river", "river"]


def test_frost_outranks_flood() -> None:
    position = board(hexes={"B2": MARSH, "B3": RIVER}, water="flooded", weather="sub_zero")
    assert terrain_of(position, "B2") == "open_ground"


def test_other_terrain_is_left_alone_by_snow() -> None:
    assert terrain_of(board(hexes={"B2": {"terrain": "brush"}}, weather="deep_snow"), "B2") == "brush"


def weapon(**fields: Any) -> Position:
    """An LMG in marsh with a German squad ``g`` beside it."""
    return board(
        hexes={"B2": MARSH},
        phase="MPh",
        turn_of="German",
        units={"g": {"side": "German", "type": "squad", "hex": "B2"}},
        counters={"mg": {"type": "lmg", "hex": "B2", **fields}},
    )


def test_what_nobody_possesses_is_swallowed() -> None:
    assert swallowed(weapon()) == ("mg",)
    assert "mg" not in settled(weapon()).counters


@pytest.mark.parametrize("kept", [{"possessed_by": "g"}, {"at": "bridge"}, {"type": "at_gun"}])
def test_what_is_possessed_or_on_a_bridge_or_no_portaged_equipment_is_not(kept: dict[str, Any]) -> None:
    assert swallowed(weapon(**kept)) == ()


def test_a_dismantled_mortar_is_portaged_equipment_and_an_assembled_one_is_not() -> None:
    assert swallowed(weapon(type="mortar", status=["dm"])) == ("mg",)
    assert swallowed(weapon(type="mortar")) == ()


def test_the_possessor_that_leaves_no_heir_leaves_no_weapon() -> None:
    lost = Action.from_json({"do": "result", "unit": "g", "result": "eliminated"})
    log = play(CURRENT, weapon(possessed_by="g"), [lost])
    assert isinstance(log, Log)
    assert "mg" not in log.position.counters


def test_only_the_possessor_drops_a_weapon() -> None:
    drop = Action.from_json({"do": "drop", "unit": "g", "counter": "mg"})
    refused = step(CURRENT, weapon(), drop)
    assert isinstance(refused, Illegal)
    assert refused.clause == "A4.43"


@pytest.mark.parametrize("marsh", ["C4", "C5"])
def test_between_two_waters_in_flood_marsh_is_river_whichever_is_nearer(marsh: str) -> None:
    hexes = {"C3": STREAM, "C4": MARSH, "C5": MARSH, "C6": RIVER}
    assert terrain_of(board(hexes=hexes, water="flooded"), marsh) == "river"


@pytest.mark.parametrize("flooded", ["C3", "C6"])
def test_a_flood_counts_before_low_water(flooded: str) -> None:
    streams = {name: STREAM | {"water": "flooded" if name == flooded else "dry"} for name in ("C3", "C6")}
    assert terrain_of(board(hexes={**streams, "C4": MARSH, "C5": MARSH}), "C4") == "stream"
