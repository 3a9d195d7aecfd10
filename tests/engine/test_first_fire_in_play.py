"""B27.42, B27.54, B27.6: First Fire at each expenditure of moves that are played as actions."""

from typing import Any

import pytest

from asl_reference.protocol.requests import evaluate

RUSSIAN = {"side": "Russian", "type": "squad", "hex": "B8", "firepower": 4, "range": 8}
EXAMPLE = {
    "M3": {"level": 2},
    "L2": {"level": 1},
    "M2": {"level": 1, "terrain": "brush"},
    "L1": {"terrain": "brush"},
    "K3": {"level": 1},
    "L3": {"level": 1},
    "N3": {"level": 1, "depression": "gully"},
}
"""The board of the 27.6 EX, as the EX describes it."""
TRENCH, SANGAR = {"type": "trench", "hex": "M3"}, {"type": "sangar", "hex": "L2"}


def squad(place: str, *beneath: str) -> dict[str, Any]:
    return {"side": "German", "type": "squad", "hex": place, "beneath": list(beneath)}


def enter(place: str, *beneath: str) -> dict[str, Any]:
    return {"do": "move", "units": ["G"], "to": place, "beneath": list(beneath)}


def down(cover: str) -> dict[str, Any]:
    return {"do": "go_beneath", "units": ["G"], "cover": cover}


def out(cover: str) -> dict[str, Any]:
    return {"do": "come_out", "units": ["G"], "cover": cover}


def fire(
    unit: dict[str, Any], *actions: Any, means: str = "mg", hexside: str = "", **board: Any
) -> dict[str, Any]:
    """The answer about First Fire at G after the actions in the German MPh."""
    units = {"G": unit, "R": {**RUSSIAN, **board.pop("firer", {})}, **board.pop("others", {})}
    position = {"phase": "MPh", "turn_of": "German", **board, "units": units}
    question = {"ask": "attack", "target": "G", "means": means, "by": ["R"], "hexside": hexside}
    (outcome,) = evaluate({"position": position, "actions": list(actions), "questions": [question]})[
        "outcomes"
    ]
    return dict(outcome["answer"])


def met(*args: Any, **board: Any) -> tuple[int, int, int]:
    """TEM, FFMO and FFNAM that G meets."""
    found = fire(*args, **board)["targets"]["G"]
    return found["tem"], found["drm"]["ffmo"], found["drm"]["ffnam"]


FOXHOLE = {"f": {"type": "foxhole", "hex": "B3", "size": 1}}
WOODS = {"terrain": "woods"}


def test_into_a_foxhole_ffmo_comes_between_the_two_expenditures() -> None:
    assert met(squad("B2"), enter("B3"), counters=FOXHOLE) == (0, -1, -1)
    assert met(squad("B2"), enter("B3"), down("foxhole"), counters=FOXHOLE) == (2, 0, -1)


def test_into_a_trench_without_connection_likewise() -> None:
    trench = {"t": {"type": "trench", "hex": "B3"}}
    assert met(squad("B2"), enter("B3"), counters=trench) == (0, -1, -1)
    assert met(squad("B2"), enter("B3"), down("trench"), counters=trench) == (2, 0, -1)


def test_out_of_a_foxhole_ffmo_lasts_until_the_next_hex_is_paid_for() -> None:
    came_out = out("foxhole")
    assert met(squad("B3", "foxhole"), came_out, counters=FOXHOLE) == (0, -1, -1)
    assert met(squad("B3", "foxhole"), came_out, enter("B4"), counters=FOXHOLE) == (0, -1, -1)
    woods = {"hexes": {"B4": WOODS}, "counters": FOXHOLE}
    assert met(squad("B3", "foxhole"), came_out, enter("B4"), **woods) == (1, 0, -1)


def test_out_of_a_foxhole_in_woods_or_shellholes_no_ffmo() -> None:
    for ground in (WOODS, {"overlays": ["shellholes"]}):
        board: dict[str, Any] = {"hexes": {"B3": ground}, "counters": FOXHOLE}
        assert met(squad("B3", "foxhole"), out("foxhole"), **board) == (1, 0, -1)


def test_along_connecting_trenches_no_penalty_and_no_snap_shot() -> None:
    trenches = {"a": {"type": "trench", "hex": "B2"}, "b": {"type": "trench", "hex": "B3"}}
    along = (squad("B2", "trench"), enter("B3", "trench"))
    assert met(*along, counters=trenches) == (2, 0, 0)
    snap_shot = fire(*along, counters=trenches, means="snap_shot", hexside="B2-B3")
    assert (snap_shot["possible"], snap_shot["clauses"]) == (False, ["B27.54"])


def test_having_left_the_trench_line_the_unit_pays_again() -> None:
    trenches = {"a": {"type": "trench", "hex": "B2"}, "b": {"type": "trench", "hex": "B3"}}
    along = (squad("B2", "trench"), enter("B3", "trench"), out("trench"))
    assert met(*along, counters=trenches) == (0, -1, -1)


@pytest.mark.parametrize("cover", ["trench", "sangar"])
def test_straight_down_a_snap_shot_meets_trench_tem(cover: str) -> None:
    board: dict[str, Any] = {"hexes": {"B2": {"level": 1}}, "counters": {"c": {"type": cover, "hex": "B2"}}}
    snap: dict[str, Any] = {"means": "snap_shot", "hexside": "B2-B3", **board}
    assert met(squad("B2", cover), enter("B3"), **snap) == (2, 0, -1)
    assert met(squad("B2", cover), out(cover), enter("B3"), **snap) == (0, 0, -1)
    assert met(squad("B2", cover), enter("B3"), **board) == (0, -1, -1)


def test_straight_up_it_does_too() -> None:
    trench = {"t": {"type": "trench", "hex": "B3", "side": "German"}}
    board: dict[str, Any] = {"hexes": {"B3": {"level": 1}}, "counters": trench}
    snap: dict[str, Any] = {"means": "snap_shot", "hexside": "B2-B3", **board}
    assert met(squad("B2"), enter("B3", "trench"), **snap) == (2, 0, -1)


def test_into_the_hex_of_a_full_sangar_there_is_no_cover() -> None:
    counters = {"t": {"type": "trench", "hex": "B2"}, "s": {"type": "sangar", "hex": "B3"}}
    board: dict[str, Any] = {"counters": counters, "others": {"P": squad("B3", "sangar")}}
    moves = (squad("B2"), enter("B3"))
    assert met(*moves, **board) == (0, -1, -1)
    assert met(*moves, means="snap_shot", hexside="B2-B3", **board) == (0, 0, -1)


@pytest.mark.parametrize(
    ("start", "cover", "to", "beneath", "firer", "found"),
    [
        ("M3", "trench", "L2", ["sangar"], "J1", (1, 0, 0)),
        ("L2", "sangar", "K2", [], "H3", (0, -1, -1)),
        ("M3", "trench", "N3", [], "N4", (0, -1, -1)),
    ],
)
def test_the_27_6_example(
    start: str, cover: str, to: str, beneath: list[str], firer: str, found: tuple[int, int, int]
) -> None:
    board: dict[str, Any] = {
        "hexes": EXAMPLE,
        "counters": {"t": TRENCH, "s": SANGAR},
        "firer": {"hex": firer},
    }
    if firer == "J1":
        board["hexes"] = {**EXAMPLE, "J1": {"level": 1}}
    assert met(squad(start, cover), enter(to, *beneath), **board) == found


def test_who_comes_out_behind_bocage_is_seen_by_the_wall_advantage_it_then_has() -> None:
    board = {
        "phase": "MPh",
        "turn_of": "German",
        "hexsides": {"B5-B6": {"terrain": "bocage"}},
        "units": {"G": squad("B5", "foxhole"), "R": RUSSIAN},
        "counters": {"f": {"type": "foxhole", "hex": "B5", "size": 1}},
    }
    questions = [{"ask": "may", "action": out("foxhole")}]
    (found,) = evaluate({"position": board, "questions": questions})["outcomes"]
    assert "first_fire" in found["answer"]["exposes"]


def test_a_crew_that_leaves_its_emplaced_gun_moves_in_the_open() -> None:
    """Only the crew that mans the Gun has Emplacement (C11.2). After leaving it the crew has FFMO (A4.6)."""
    gun = {"type": "at_gun", "hex": "B2", "side": "German", "status": ["emplaced"], "possessed_by": "G"}
    board = {
        "phase": "MPh",
        "turn_of": "German",
        "units": {"G": {"side": "German", "type": "crew", "hex": "B2"}, "R": {**RUSSIAN, "hex": "B6"}},
        "counters": {"gun": gun},
    }
    questions = [{"ask": "may", "action": {"do": "move", "units": ["G"], "to": "B3"}}]
    (found,) = evaluate({"position": board, "questions": questions})["outcomes"]
    assert found["answer"]["exposes"] == ["ffmo", "ffnam", "first_fire", "snap_shot"]


@pytest.mark.parametrize(("other", "drawn"), [("dummy", False), ("squad", True)])
def test_who_loses_its_wall_advantage_with_dummies_is_hidden_by_its_bocage(other: str, drawn: bool) -> None:
    """The units that saw the dummies are TI and cannot fire; the units that can fire see over the bocage."""
    units = {
        "L": {"side": "German", "type": "leader", "hex": "E6"},
        "D": {"side": "German", "type": other, "hex": "E6"},
        "G": {**RUSSIAN, "hex": "F2"},
        "H": {**RUSSIAN, "hex": "F7", "status": ["ti"]},
    }
    position = {"phase": "MPh", "turn_of": "German", "units": units}
    position["hexsides"] = {"F4-F5": {"terrain": "bocage"}}
    question = {"ask": "may", "action": {"do": "move", "units": ["L", "D"], "to": "F5"}}
    (outcome,) = evaluate({"position": position, "questions": [question]})["outcomes"]
    assert ("first_fire" in outcome["answer"]["exposes"]) is drawn


@pytest.mark.parametrize(
    ("side", "source", "clause"),
    [
        ("F5-F6", "wall", ""),
        ("F5-F6", "woods", "B9.31"),
        ("F5-G5", "wall", "B9.31"),
        ("F5-G5", "woods", "B9.31"),
    ],
)
def test_against_a_snap_shot_nobody_chooses_the_tem_of_the_hex(side: str, source: str, clause: str) -> None:
    """A8.15: the hexside that the unit has just crossed gives its TEM, and nothing else."""
    units = {"G": squad("F6"), "R": {**RUSSIAN, "hex": "F8"}}
    board = {"hexes": {"F5": WOODS, "F6": WOODS}, "hexsides": {side: {"terrain": "wall"}}}
    actions = [
        enter("F5"),
        {"do": "fire", "by": ["R"], "target": "G", "means": "snap_shot"},
        {"do": "choose_tem", "unit": "G", "tem": source},
    ]
    position = {"phase": "MPh", "turn_of": "German", "units": units, **board}
    (outcome,) = evaluate({"position": position, "actions": actions, "questions": [{"ask": "state"}]})[
        "outcomes"
    ]
    assert outcome.get("illegal", {}).get("clause", "") == clause


@pytest.mark.parametrize(
    ("by", "to", "board"),
    [
        ({}, {}, {"phase": "DFPh"}),
        ({"type": "tank"}, {}, {}),
        ({}, {"done": ["moved", "moved_by_trench"]}, {}),
        ({}, {"done": [], "mf_spent": 1}, {}),
        ({}, {"type": "tank"}, {}),
    ],
)
@pytest.mark.parametrize("target", ["G", "B3"])
def test_no_snap_shot_is_declared_that_could_not_be_made_at_any_hexside(
    by: dict[str, Any], to: dict[str, Any], board: dict[str, Any], target: str
) -> None:
    """A8.15, 27.54: the verb is judged as the attack is, where the hexside crossed is not told."""

    def allowed(by: dict[str, Any], to: dict[str, Any], board: dict[str, Any]) -> bool:
        units = {"G": {**squad("B3"), "done": ["moved"], **to}, "R": {**RUSSIAN, "hex": "B4", **by}}
        action = {"do": "fire", "by": ["R"], "target": target, "means": "snap_shot"}
        position = {"phase": "MPh", "turn_of": "German", "units": units, **board}
        (outcome,) = evaluate({"position": position, "questions": [{"ask": "may", "action": action}]})[
            "outcomes"
        ]
        return bool(outcome["answer"]["allowed"])

    assert allowed({}, {}, {})
    assert not allowed(by, to, board)


@pytest.mark.parametrize("target", ["G", "B2"])
def test_who_has_bogged_back_is_fired_on_for_the_mp_it_has_spent(target: str) -> None:
    """A8.1, 9.54: they count as spent in the hex that it was leaving, where it is."""
    carrier = {"side": "German", "type": "carrier", "hex": "B2", "vca": "B3", "status": ["motion"]}
    units = {"T": carrier, "G": {**squad("B2"), "aboard": "T"}, "R": {**RUSSIAN, "hex": "B5"}}
    sides = {"B2-B3": {"terrain": "bocage"}}
    position = {"phase": "MPh", "turn_of": "German", "units": units, "hexsides": sides}
    shot = {"do": "fire", "by": ["R"], "target": target}
    back = [
        {"do": "move", "units": ["T"], "to": "B3"},
        {"do": "bog_check", "unit": "T", "colored": 6, "white": 6},
    ]

    def stopped(shots: int) -> str:
        actions = [*back, *([shot] * shots)]
        (outcome,) = evaluate({"position": position, "actions": actions, "questions": [{"ask": "state"}]})[
            "outcomes"
        ]
        return str(outcome.get("illegal", {}).get("clause", ""))

    spent = evaluate({"position": position, "actions": back, "questions": [{"ask": "state"}]})
    mp = spent["outcomes"][0]["answer"]["units"]["T"]["mf_spent"]
    assert mp >= 1
    assert stopped(mp) == ""
    assert stopped(mp + 1) == "A8.1"


def test_who_is_carried_on_has_spent_elsewhere_what_he_spent_before() -> None:
    """A8.1: two MF on the way to the truck, one where it has brought him."""
    units = {
        "G": squad("B2"),
        "T": {"side": "German", "type": "truck", "hex": "B3", "mf": 20},
        "R": {**RUSSIAN, "hex": "B6"},
    }
    board = {
        "units": units,
        "hexes": {"B3": {"terrain": "brush"}},
        "counters": {"f": FOXHOLE["f"] | {"hex": "B4"}},
    }
    ride = [
        enter("B3"),
        {"do": "load", "units": ["G"], "vehicle": "T"},
        {"do": "start", "unit": "T"},
        {"do": "move", "units": ["T"], "to": "B4"},
        {"do": "stop", "unit": "T"},
        {"do": "unload", "units": ["G"]},
        down("foxhole"),
    ]
    for shots, clause in ((1, ""), (2, "A8.1")):
        asked = {
            "position": {"phase": "MPh", "turn_of": "German", **board},
            "actions": [*ride, *([{"do": "fire", "by": ["R"], "target": "G"}] * shots)],
            "questions": [{"ask": "state"}],
        }
        (outcome,) = evaluate(asked)["outcomes"]
        assert outcome.get("illegal", {}).get("clause", "") == clause
