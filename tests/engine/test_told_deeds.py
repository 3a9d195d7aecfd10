"""A deed that a position tells means what it means when it is played (A4.5, A7.53, B2.4, 9.541)."""

from __future__ import annotations

import pytest

from tests.engine.test_left_lying import GERMAN, RUSSIAN, Json, allowed, asked

SHELLHOLES = {"B2": {"overlays": ["shellholes"]}}
DOZER = {"side": "German", "type": "tank", "hex": "B2", "equipment": ["dozer"], "status": ["motion"]}
BY_ENEMY: Json = {"ask": "attack", "by": ["E"], "means": "small_arms"}
MODES = ("double_time", "minimum", "assault")


@pytest.mark.parametrize("mode", MODES)
def test_who_is_told_past_shellholes_has_moved(mode: str) -> None:
    move = {"do": "move", "units": ["P"], "to": "B3", "mode": mode}
    for done, may in (["skirted_shellholes"], False), ([], True):
        assert allowed([move], units={"P": GERMAN | {"hex": "B2", "done": done}}, hexes=SHELLHOLES) == may


@pytest.mark.parametrize(("done", "may"), [(["skirted_shellholes"], True), ([], False)])
def test_who_is_told_past_shellholes_is_open_to_first_fire(done: list[str], may: bool) -> None:
    units = {"P": GERMAN | {"hex": "B2", "done": done}, "E": RUSSIAN | {"hex": "B5", "firepower": 4}}
    assert asked([], BY_ENEMY | {"target": "P"}, units=units, hexes=SHELLHOLES)["possible"] == may


@pytest.mark.parametrize(("done", "may"), [(["skirted_shellholes"], False), ([], True)])
def test_who_is_told_past_shellholes_in_the_rtph_has_routed(done: list[str], may: bool) -> None:
    crawl = {"do": "rout", "units": ["P"], "to": "B3", "mode": "low_crawl"}
    units = {"P": GERMAN | {"hex": "B2", "status": ["broken"], "done": done}}
    assert allowed([crawl], phase="RtPh", units=units, hexes=SHELLHOLES) == may


@pytest.mark.parametrize(("done", "may"), [(["breaching"], False), ([], True)])
def test_who_is_told_to_breach_has_moved_with_all_its_mp(done: list[str], may: bool) -> None:
    units = {"V": DOZER | {"done": done}, "E": RUSSIAN | {"hex": "B5", "type": "crew"}}
    gun = {"g": {"type": "at_gun", "hex": "B5", "possessed_by": "E", "caliber": 57}}
    board = {"units": units, "counters": gun}
    assert allowed([{"do": "move", "units": ["V"], "to": "B3"}], **board) == may
    shot = {"ask": "attack", "by": ["g"], "target": "V", "means": "ordnance_ap"}
    assert asked([], shot, **board)["possible"] != may


def test_who_is_told_to_have_double_timed_is_cx() -> None:
    board = {"units": {"P": GERMAN | {"hex": "B2", "done": ["double_timed"]}}}
    assert asked([], **board)["units"]["P"]["status"] == ["cx"]
    declared = {"do": "declare", "units": ["P"], "mode": "double_time"}
    advance = {"do": "advance", "units": ["P"], "to": "B3"}
    woods = {"hexes": {"B3": {"terrain": "woods"}}, "hexsides": {"B2-B3": {"terrain": "bocage"}}}
    assert not allowed([declared], **board)
    assert not allowed([{"do": "end_phase", "next": "APh"}, advance], **board, **woods)


@pytest.mark.parametrize(("done", "may"), [(["directed_fire"], False), ([], True)])
def test_a_leader_who_is_told_to_have_directed_prep_fire_does_not_move(done: list[str], may: bool) -> None:
    units = {"L": {"side": "German", "type": "leader", "hex": "B2", "leadership": -1, "done": done}}
    move = {"do": "move", "units": ["L"], "to": "B3"}
    assert allowed([{"do": "end_phase"}, move], phase="PFPh", units=units) == may


@pytest.mark.parametrize("turn", ["German", ""])
def test_prep_fire_lasts_to_the_afph_whether_or_not_the_turn_is_told(turn: str) -> None:
    units = {"P": GERMAN | {"hex": "B2", "firepower": 4}, "E": RUSSIAN | {"hex": "B5"}}
    fire = {"do": "fire", "by": ["P"], "target": "E", "means": "small_arms"}
    ends = [{"do": "end_phase"}] * 3
    assert not allowed([fire, *ends, fire], phase="PFPh", turn=turn, units=units)
    assert allowed([*ends, fire], phase="PFPh", turn=turn, units=units)


@pytest.mark.parametrize(("mp", "may"), [(2, True), (0, False)])
def test_who_is_told_to_have_spent_amphibious_mp_has_moved(mp: int, may: bool) -> None:
    """B16.42, A8.1, D2.13: those MP are spent on nothing else."""
    tank = {"side": "German", "type": "tank", "hex": "B2", "amphibious": True, "amphibious_mp_spent": mp}
    units = {"V": tank, "E": RUSSIAN | {"hex": "B5", "firepower": 4, "type": "crew"}}
    gun = {"g": {"type": "at_gun", "hex": "B5", "possessed_by": "E", "caliber": 57}}
    board = {"units": units, "counters": gun, "hexes": {"B2": {"terrain": "marsh"}}}
    shot = {"ask": "attack", "by": ["g"], "target": "V", "means": "ordnance_ap"}
    assert asked([], shot, **board)["possible"] == may
    assert allowed([{"do": "stop", "unit": "V"}], **board) == may
    assert ("motion" in asked([{"do": "end_phase"}], **board)["units"]["V"]["status"]) == may


@pytest.mark.parametrize("phase", ["MPh", ""])
@pytest.mark.parametrize(
    ("deed", "mp", "action", "may"),
    [
        ("breaching", None, {"do": "move", "units": ["V"], "to": "B3"}, False),
        ("breaching", None, {"do": "stop", "unit": "V"}, False),
        ("breaching", None, {"do": "change_vca", "unit": "V", "hexspines": 1}, False),
        ("started", 1, {"do": "move", "units": ["V"], "to": "B3"}, False),
        ("started", 2, {"do": "move", "units": ["V"], "to": "B3"}, True),
        ("started", 12, {"do": "move", "units": ["V"], "to": "B1", "mode": "breach"}, True),
    ],
)
def test_a_deed_of_the_mph_has_taken_its_mp_where_no_phase_is_named(
    phase: str, deed: str, mp: int | None, action: Json, may: bool
) -> None:
    """9.541, D2.12: it belongs to no other phase than the MPh."""
    units = {"V": DOZER | {"done": [deed], "mf": mp or 12}}
    board = {"units": units, "hexsides": {"B1-B2": {"terrain": "bocage"}}}
    assert allowed([action], phase=phase, **board) == may


@pytest.mark.parametrize("phase", ["MPh", ""])
@pytest.mark.parametrize(("mp", "may"), [(1, False), (2, True)])
def test_a_stop_has_taken_its_mp_where_no_phase_is_named(phase: str, mp: int, may: bool) -> None:
    """D2.12, D2.13: a Stop and another Start cost 1 MP each."""
    units = {"V": DOZER | {"done": ["stopped"], "mf": mp, "status": []}}
    assert allowed([{"do": "start", "unit": "V"}], phase=phase, units=units) == may


@pytest.mark.parametrize(("phase", "spent"), [("MPh", 1), ("RPh", 0), ("", 0)])
def test_a_recovery_takes_mf_in_the_mph_alone(phase: str, spent: int) -> None:
    """A4.44: where no phase is named it may have been that of the RPh."""
    units = {"P": GERMAN | {"hex": "B2", "done": ["recovered"]}}
    assert asked([], phase=phase, units=units)["units"]["P"]["mf_spent"] == spent
