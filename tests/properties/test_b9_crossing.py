"""What crossing a wall, hedge, bocage or cactus hedge costs and allows on every board."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.board.actions import Action
from asl_reference.board.position import Place, Position
from asl_reference.board.steps import Log
from asl_reference.play.turn import play
from asl_reference.rules.ground.b9_identity import hexside_terrain
from asl_reference.rules.moving.a4_entry import Entry, entry_cost
from tests.dated import CURRENT

KINDS = ("wall", "hedge", "bocage", "cactus_hedge")
GROUND = ("open_ground", "woods", "brush", "grain", "orchard", "stone_building", "plowed_field")
VEHICLES = (
    "tank",
    "carrier",
    "halftrack",
    "armored_car",
    "truck",
    "motorcycle",
    "wagon",
    "tractor",
    "bulldozer",
)
FOOT = {"side": "German", "type": "leader", "hex": "C4"}
kinds = st.sampled_from(KINDS)
grounds = st.fixed_dictionaries({"terrain": st.sampled_from(GROUND), "level": st.integers(0, 3)})
movers = st.one_of(
    st.just(FOOT),
    st.just({**FOOT, "type": "squad"}),
    st.just({**FOOT, "type": "squad", "mount": "cavalry"}),
    st.sampled_from(VEHICLES).map(lambda kind: {**FOOT, "type": kind, "status": ["motion"], "mf": 14}),
)


def board(kind: str, ground: dict[str, Any], unit: dict[str, Any], **side: Any) -> Position:
    hexsides = {"C3-C4": {"terrain": kind, **side}} if kind else {}
    table = {"hexes": {"C3": ground}, "hexsides": hexsides, "units": {"u": unit}}
    return Position.from_json({"phase": "MPh", "turn_of": "German", **table})


def cost(position: Position) -> Entry | Illegal:
    return entry_cost(position, "u", Place("C3"))


@given(kinds, grounds)
def test_infantry_pays_the_same_for_the_hexside_whatever_is_beyond_it(
    kind: str, ground: dict[str, Any]
) -> None:
    """B9-INV-37: the hexside leaves COT alone; it is added and never doubled with it (9.4, 9.54)."""
    bare, walled = cost(board("", ground, FOOT)), cost(board(kind, ground, FOOT))
    assert isinstance(bare, Entry)
    assert isinstance(walled, Entry)
    assert walled.mf - bare.mf == (2 if kind == "bocage" else 1)


@given(kinds, grounds, movers, st.sampled_from(["gap", "breached"]))
def test_through_a_gap_or_a_breach_nothing_is_crossed(
    kind: str, ground: dict[str, Any], unit: dict[str, Any], opening: str
) -> None:
    assert cost(board(kind, ground, unit, **{opening: True})) == cost(board("", ground, unit))


@given(kinds, grounds, movers)
def test_a_hexside_never_makes_a_move_cheaper_or_possible(
    kind: str, ground: dict[str, Any], unit: dict[str, Any]
) -> None:
    bare, walled = cost(board("", ground, unit)), cost(board(kind, ground, unit))
    if isinstance(bare, Illegal):
        assert isinstance(walled, Illegal)
    elif isinstance(walled, Entry):
        assert walled.mf >= bare.mf


@given(grounds, movers)
def test_what_crosses_a_wall_crosses_a_hedge(ground: dict[str, Any], unit: dict[str, Any]) -> None:
    over_wall, over_hedge = cost(board("wall", ground, unit)), cost(board("hedge", ground, unit))
    if isinstance(over_wall, Entry):
        assert over_hedge == over_wall


@given(kinds, grounds, movers, st.integers(1, 6), st.integers(1, 6), st.sampled_from(["", "breach"]))
def test_a_vehicle_is_bogged_behind_the_hexside_or_stands_beyond_it(
    kind: str, ground: dict[str, Any], unit: dict[str, Any], colored: int, white: int, mode: str
) -> None:
    """No Bog Check removes what stands on the hexside, whichever way it ends (9.4, 9.54, 9.541)."""
    equipped = {**unit, "equipment": ["culin"]} if unit["type"] == "tank" else unit
    go = Action.from_json({"do": "move", "units": ["u"], "to": "C3", "mode": mode})
    check = Action.from_json({"do": "bog_check", "unit": "u", "colored": colored, "white": white})
    moved = play(CURRENT, board(kind, ground, equipped), [go])
    if not isinstance(moved, Log) or not moved.position.units["u"].bogs_in:
        return
    log = play(CURRENT, moved.position, [check])
    assert isinstance(log, Log)
    tank, passed = log.position.units["u"], log.attempts[-1].success
    assert tank.hex == ("C3" if passed else "C4")
    assert tank.has("bogged") is not passed
    assert hexside_terrain(log.position, "C3-C4") == kind
    assert log.position.hexsides["C3-C4"].breached is (passed and mode == "breach")
