"""B9.55 and A12: concealment set up, gained, kept and lost, behind bocage and elsewhere."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.protocol.answers.concealment import answer_concealment
from asl_reference.rules.hiding.a12_gain import gains
from asl_reference.rules.hiding.b9_concealment import (
    bocage_of,
    bocage_tem_against,
    by_bocage_alone,
    through_bocage,
    unmasked_after_setup,
    unseen_behind_bocage,
)
from tests.dated import CURRENT

BOCAGE = {"B2-B3": {"terrain": "bocage"}}
RUSSIAN_WOODS = {"B3": {"terrain": "woods"}}


def german(hex_name: str = "B2", *status: str, **more: Any) -> dict[str, Any]:
    return {"side": "German", "type": "squad", "hex": hex_name, "status": sorted(status), **more}


def russian(hex_name: str = "B3", *status: str, **more: Any) -> dict[str, Any]:
    return {"side": "Russian", "type": "squad", "hex": hex_name, "status": sorted(status), **more}


def board(phase: str = "MPh", **fields: Any) -> Position:
    """A German squad ``g`` in B2 behind bocage, a Russian squad ``r`` in the woods of B3, German turn."""
    fields.setdefault("units", {"g": german(), "r": russian()})
    fields.setdefault("hexsides", BOCAGE)
    fields.setdefault("hexes", RUSSIAN_WOODS)
    return Position.from_json({"phase": phase, "turn_of": "German", **fields})


def done(position: Position, *actions: dict[str, Any]) -> Log:
    log = play(CURRENT, position, map(Action.from_json, actions))
    assert isinstance(log, Log), log
    return log


def status(log: Log, name: str = "g") -> tuple[str, ...]:
    return tuple(s for s in log.position.units[name].status if s in ("concealed", "hidden"))


END = {"do": "end_phase"}


def test_bocage_counts_on_the_unit_s_own_level_alone() -> None:
    raised = board(hexes={**RUSSIAN_WOODS, "B2": {"level": 1}})
    assert bocage_of(board(), board().units["g"]) == ("B2-B3",)
    assert bocage_of(raised, raised.units["g"]) == ()


def test_los_enters_through_bocage_by_its_very_vertex() -> None:
    position = board(units={"g": german(), "a4": russian("A4"), "a3": russian("A3"), "b4": russian("B4")})
    assert through_bocage(CURRENT, position, "a4", "g")
    assert through_bocage(CURRENT, position, "b4", "g")
    assert not through_bocage(CURRENT, position, "a3", "g")


def test_who_has_wall_advantage_over_the_bocage_sees_past_its_tem() -> None:
    position = board(
        units={"g": german(), "r": russian("B3", "wall_advantage"), "far": russian("B5", "wall_advantage")},
        hexes={"B2": {"terrain": "woods"}},
    )
    assert through_bocage(CURRENT, position, "r", "g")
    assert not bocage_tem_against(CURRENT, position, "r", "g")
    assert bocage_tem_against(CURRENT, position, "far", "g")


@pytest.mark.parametrize(
    ("other", "unseen"),
    [
        (russian("B1"), False),
        (russian("B1", "broken"), True),
        (russian("B1", "prisoner"), True),
        (russian("B1", "hidden"), True),
        (russian("B1", type="dummy"), False),
        (russian("B1", type="aircraft"), True),
        (russian("B1", type="truck"), False),
        (russian("B1", "abandoned", type="tank"), True),
    ],
)
def test_whose_los_counts_against_set_up_and_gain(other: dict[str, Any], unseen: bool) -> None:
    position = board(units={"g": german(), "r": russian(), "other": other})
    assert unseen_behind_bocage(CURRENT, position, "g", within=None) is unseen


@pytest.mark.parametrize("terrain", ["open_ground", "woods"])
def test_bocage_alone_means_no_concealment_terrain_besides(terrain: str) -> None:
    position = board(hexes={"B2": {"terrain": terrain}})
    assert by_bocage_alone(position, "g") is (terrain == "open_ground")


def test_at_the_end_of_set_up_wall_advantage_of_the_viewer_is_not_asked() -> None:
    """9.55 speaks of non-bocage terrain here, and of TEM in play: a contested reading."""
    seen = {"g": german("B2", "hidden"), "r": russian("B3", "wall_advantage")}
    position = board("setup", units=seen, hexes={})
    assert unmasked_after_setup(CURRENT, position) == ()
    log = done(position, {"do": "end_phase", "next": "RPh"})
    assert status(log) == ("concealed",)


def test_dummies_seen_after_set_up_are_gone_whether_marked_concealed_or_not() -> None:
    for marks in ((), ("concealed",)):
        units = {"g": german("B2", *marks, type="dummy"), "r": russian("B1")}
        log = done(board("setup", units=units), {"do": "end_phase", "next": "RPh"})
        assert log.eliminated == ("g",)


@pytest.mark.parametrize(
    ("unit", "gained"),
    [
        (german(), True),
        (german("B2", "pinned"), False),
        (german("B2", "ti"), False),
        (german("B2", "broken"), False),
        (german("B2", "melee"), False),
        (german("B2", type="leader"), True),
        (german("B2", type="tank"), False),
        (german(mount="cavalry"), False),
        ({**german(), "side": "Russian"}, False),
    ],
)
def test_who_gains_concealment_behind_bocage(unit: dict[str, Any], gained: bool) -> None:
    enemy = german("B3") if unit["side"] == "Russian" else russian()
    assert gains(CURRENT, board("CCPh", units={"g": unit, "r": enemy}), "g") is gained


@pytest.mark.parametrize(
    ("terrain", "enemy", "gained"),
    [
        ("woods", "B8", False),
        ("woods", "", True),
        ("open_ground", "", True),
        ("open_ground", "R5", False),
        ("open_ground", "S5", True),
        ("woods", "R5", True),
    ],
)
def test_gain_without_bocage_by_concealment_terrain_and_range(terrain: str, enemy: str, gained: bool) -> None:
    """R5 is 16 hexes from B2 and S5 is 17; woods in C3 block LOS to both."""
    units = {"g": german()} | ({"r": russian(enemy)} if enemy else {})
    screen = (
        {f"C{row}": {"terrain": "woods", "height": 9} for row in range(1, 8)} if enemy[:1] in "RS" else {}
    )
    position = board("CCPh", units=units, hexes={"B2": {"terrain": terrain}, **screen}, hexsides={})
    assert gains(CURRENT, position, "g") is gained


@pytest.mark.parametrize(("marks", "enemy"), [(("concealed",), "B8"), ((), "S5")])
def test_gain_asks_for_concealment_terrain_where_that_decides(marks: tuple[str, ...], enemy: str) -> None:
    """No rule here says whether a roof is Concealment Terrain. Who is concealed already, or over 16 hexes
    from all enemies, does not need to know (A12.121).
    """
    woods = {name: {"terrain": "woods", "height": 9} for name in ("B3", *(f"C{row}" for row in range(1, 8)))}
    hexes = {**woods, "B2": {"terrain": "stone_building", "height": 1.5, "floors": 1}}
    units = {"g": german("B2", *marks, at="rooftop"), "r": russian(enemy)}
    assert status(done(board("CCPh", units=units, hexes=hexes, hexsides={}), END)) == ("concealed",)


def test_concealment_is_gained_only_as_the_ccph_ends() -> None:
    assert status(done(board("CCPh"), END)) == ("concealed",)
    assert status(done(board("APh"), END)) == ()


@pytest.mark.parametrize(
    ("verb", "fields"),
    [
        ("fire", {"by": ["g"], "target": "r"}),
        ("fire", {"by": ["mg"], "target": "r"}),
        ("entrench", {"units": ["g"], "dr": 9}),
        ("recover", {"unit": "g", "counter": "gun"}),
    ],
)
def test_activity_costs_concealment_in_los_alone(verb: str, fields: dict[str, Any]) -> None:
    phase = {"fire": "PFPh", "entrench": "PFPh", "recover": "MPh"}[verb]
    counters = {
        "mg": {"type": "lmg", "hex": "B2", "possessed_by": "g"},
        "gun": {"type": "lmg", "hex": "B2"},
    }
    for enemy, kept in (("B3", ()), ("A2", ()), ("Z5", ("concealed",))):
        units = {"g": german("B2", "concealed"), "r": russian(enemy)}
        position = board(phase, units=units, counters=counters)
        log = done(position, {"do": verb, **fields})
        assert status(log) == kept, (verb, enemy)
        lost = answer_concealment(CURRENT, log, {"unit": "g"})["lost_by"]
        assert lost == ("" if kept else "activity")


@pytest.mark.parametrize(("result", "lost"), [("ptc", True), ("pinned", True), ("no_effect", False)])
def test_results_cost_concealment_whoever_sees(result: str, lost: bool) -> None:
    position = board(units={"g": german("B2", "concealed")})
    log = done(position, {"do": "result", "unit": "g", "result": result})
    assert status(log) == (() if lost else ("concealed",))
    assert answer_concealment(CURRENT, log, {"unit": "g"})["lost_by"] == ("result" if lost else "")


@pytest.mark.parametrize(
    ("viewer", "mode", "kept"),
    [
        (russian("A3"), "", False),
        (russian("A3"), "assault", True),
        (russian("A3", "broken"), "", True),
        (russian("A3", type="dummy"), "", True),
        (russian("A3", "hidden"), "", True),
    ],
)
def test_movement_in_woods_and_whose_los_takes_concealment(
    viewer: dict[str, Any], mode: str, kept: bool
) -> None:
    units = {"g": german("B1", "concealed"), "r": viewer}
    position = board(units=units, hexes={"B2": {"terrain": "woods"}}, hexsides={})
    log = done(position, {"do": "move", "units": ["g"], "to": "B2", "mode": mode})
    assert status(log) == (("concealed",) if kept else ())


@pytest.mark.parametrize(("mode", "kept"), [("", False), ("assault", True)])
def test_movement_within_the_hex_is_movement(mode: str, kept: bool) -> None:
    """Going beneath a foxhole in woods takes MF, with Assault Movement or without (27.4, A12.14)."""
    position = board(
        units={"g": german("B2", "concealed"), "r": russian("A3")},
        hexes={"B2": {"terrain": "woods"}},
        hexsides={},
        counters={"f": {"type": "foxhole", "hex": "B2", "size": 1}},
    )
    log = done(position, {"do": "go_beneath", "units": ["g"], "cover": "foxhole", "mode": mode})
    assert status(log) == (("concealed",) if kept else ())


def test_dummies_that_move_in_view_are_removed() -> None:
    units = {"g": german("B1", "concealed", type="dummy"), "r": russian("A3")}
    log = done(board(units=units, hexsides={}), {"do": "move", "units": ["g"], "to": "B2"})
    assert log.eliminated == ("g",)


@pytest.mark.parametrize("legal", [True, False])
def test_hidden_set_up_needs_what_a_ssr_grants(legal: bool) -> None:
    position = board("setup", units={}, sides={"German": {"hip": 0.5 if legal else 0}})
    unit = german("B2", "hidden", type="half_squad")
    log = play(
        CURRENT, position, [Action.from_json({"do": "set_up", "side": "German", "id": "g", "unit": unit})]
    )
    if legal:
        assert isinstance(log, Log)
        assert log.position.sides["German"].hip == 0
    else:
        assert isinstance(log, Stopped)
        assert log.clause == "A12.3"


def test_the_second_side_may_be_concealed_in_the_open_out_of_sight() -> None:
    new = {"do": "set_up", "side": "German", "id": "g", "unit": german("B2", "concealed")}
    for enemy, legal in (("B8", False), ("Z5", True)):
        position = board("setup", units={"r": russian(enemy)}, hexsides={}, hexes={})
        log = play(CURRENT, position, [Action.from_json(new)])
        assert isinstance(log, Log) is legal


@pytest.mark.parametrize("announced", [False, True], ids=["moves", "declares, then moves"])
@pytest.mark.parametrize(
    ("bocage", "status"), [("C3-D3", "hidden"), ("C4-D3", "concealed")], ids=["behind it", "beside it"]
)
def test_who_was_seen_past_bocage_before_the_enemy_went_on_is_on_board(
    bocage: str, status: str, *, announced: bool
) -> None:
    """9.55: at once, so that a position which tells it hidden in his LOS makes no difference."""
    units = {"g": german("C3", type="tank"), "r": russian("D3", "hidden")}
    ground = board(
        units=units, hexes={"C3": {"terrain": "cactus_patch"}}, hexsides={bocage: {"terrain": "bocage"}}
    )
    first = [{"do": "declare_entry", "units": ["g"], "to": "C2"}] if announced else []
    log = done(ground, *first, {"do": "move", "units": ["g"], "to": "C2"})
    assert status in log.position.units["r"].status
