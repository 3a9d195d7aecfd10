"""B27.5-27.56: connecting trenches, A-T Ditches, and what trenches do to movement."""

from typing import Any

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play, step
from asl_reference.protocol.answers.may import answer_may
from asl_reference.protocol.answers.state import on_top_of
from asl_reference.rules.ground.b27_trenches import connected, connected_trenches
from tests.dated import CURRENT

ENTERS: dict[str, Any] = {"do": "move", "units": ["g"], "to": "B3"}
BY_TRENCH: dict[str, Any] = {**ENTERS, "beneath": ["trench"]}
RUSSIAN = {"side": "Russian", "type": "squad", "hex": "B6", "range": 8}


def trench(hex_name: str, kind: str = "trench", **more: Any) -> dict[str, Any]:
    return {"type": kind, "hex": hex_name, **more}


def board(phase: str = "MPh", beneath: tuple[str, ...] = ("trench",), **fields: Any) -> Position:
    """Trenches in B2 and B3, a German squad ``g`` beneath the one in B2, unless the test says otherwise."""
    fields.setdefault("counters", {"t2": trench("B2"), "t3": trench("B3")})
    squad = {"side": "German", "type": "squad", "hex": "B2", "beneath": list(beneath)}
    units = {"g": {**squad, **fields.pop("unit", {})}, **fields.pop("others", {})}
    return Position.from_json({"phase": phase, "turn_of": "German", "units": units, **fields})


def done(position: Position, *actions: dict[str, Any]) -> Log:
    log = play(CURRENT, position, [Action.from_json(a) for a in actions])
    assert isinstance(log, Log), log
    return log


def costs(position: Position, *actions: dict[str, Any]) -> list[float]:
    return [spent.mf for spent in done(position, *actions).expenditures]


def barred(position: Position, *actions: dict[str, Any]) -> str:
    log = play(CURRENT, position, [Action.from_json(a) for a in actions])
    assert isinstance(log, Stopped), log
    return log.clause


def may(position: Position, action: dict[str, Any]) -> dict[str, Any]:
    return answer_may(CURRENT, Log(position), {"action": action})


@pytest.mark.parametrize(
    ("between", "joined"),
    [
        ({}, True),
        ({"hexsides": {"B2-B3": {"terrain": "wall"}}}, True),
        ({"hexsides": {"B2-B3": {"terrain": "hedge"}}}, True),
        ({"hexsides": {"B2-B3": {"road": True}}}, True),
        ({"hexes": {"B3": {"level": 1}}}, True),
        ({"hexes": {"B3": {"depression": "gully"}}}, True),
        ({"hexsides": {"B2-B3": {"terrain": "cliff"}}}, False),
        ({"hexsides": {"B2-B3": {"terrain": "water"}}}, False),
    ],
)
def test_adjacent_trenches_connect_but_for_cliff_and_water(between: dict[str, Any], joined: bool) -> None:
    assert connected(board(**between), "t2", "t3") is joined


@pytest.mark.parametrize(
    ("first", "second", "joined"),
    [
        (trench("B2", side="German"), trench("B3", side="Russian"), True),
        (trench("B2"), trench("B3", "at_ditch"), True),
        (trench("B2"), trench("B4"), False),
        (trench("B2", "foxhole"), trench("B3", "foxhole"), False),
        (trench("B2"), trench("B3", "foxhole"), False),
    ],
)
def test_which_counters_connect(first: dict[str, Any], second: dict[str, Any], joined: bool) -> None:
    position = board(counters={"a": first, "b": second})
    assert connected_trenches(position, "a") == (("b",) if joined else ())
    assert connected_trenches(position, "b") == (("a",) if joined else ())


@pytest.mark.parametrize("terrain", ["open_ground", "woods", "brush", "grain", "orchard"])
def test_a_step_along_trenches_is_one_mf_in_any_terrain(terrain: str) -> None:
    assert costs(board(hexes={"B3": {"terrain": terrain}}), BY_TRENCH) == [1]


@pytest.mark.parametrize(
    ("start", "end", "smoke", "mf"),
    [(0, 0, "", 1), (0, 1, "", 2), (1, 0, "", 1), (0, 0, "smoke", 2), (0, 1, "smoke", 4)],
)
def test_a_step_uphill_doubles_smoke_and_all(start: int, end: int, smoke: str, mf: int) -> None:
    hexes = {"B2": {"level": start}, "B3": {"level": end, "terrain": "woods", "smoke": smoke}}
    assert costs(board(hexes=hexes), BY_TRENCH) == [mf]


@pytest.mark.parametrize("barrier", ["wall", "hedge", "bocage"])
def test_hexsides_have_no_say_between_trenches(barrier: str) -> None:
    assert costs(board(hexsides={"B2-B3": {"terrain": barrier}}), BY_TRENCH) == [1]


def test_wire_has_no_say_between_trenches() -> None:
    wired = {"t2": trench("B2"), "t3": trench("B3"), "w2": trench("B2", "wire"), "w3": trench("B3", "wire")}
    log = done(board(counters=wired), BY_TRENCH)
    assert [spent.mf for spent in log.expenditures] == [1]
    assert log.attempts == ()
    assert on_top_of(log.position, log.position.units["g"]) == []


def test_from_outside_wire_is_met_as_usual() -> None:
    position = board(beneath=(), counters={"t3": trench("B3"), "w3": trench("B3", "wire")})
    log = done(position, ENTERS)
    assert set(on_top_of(log.position, log.position.units["g"])) == {"trench", "wire"}
    assert barred(log.position, {"do": "go_beneath", "units": ["g"], "cover": "trench"}) == "B26.4"


def test_a_chain_of_four_steps() -> None:
    hexes = ["B2", "B3", "B4", "B5", "B6"]
    position = board(counters={name: trench(name) for name in hexes})
    log = done(position, *({**BY_TRENCH, "to": name} for name in hexes[1:]))
    assert [spent.mf for spent in log.expenditures] == [1, 1, 1, 1]
    assert all(one.position.units["g"].beneath == ("trench",) for one in log.steps)


def test_from_on_top_the_connection_is_of_no_use() -> None:
    position = board(beneath=())
    assert barred(position, BY_TRENCH) in ("B27.4", "B27.6")
    assert costs(position, ENTERS, {"do": "go_beneath", "units": ["g"], "cover": "trench"}) == [1, 1]


def test_out_of_the_trench_line_the_exit_is_paid() -> None:
    position = board(counters={"t2": trench("B2")})
    assert barred(position, ENTERS) == "B27.6"
    assert costs(position, {"do": "come_out", "units": ["g"], "cover": "trench"}, ENTERS) == [1, 1]


def test_a_cliff_stops_the_step() -> None:
    assert barred(board(hexsides={"B2-B3": {"terrain": "cliff"}}), BY_TRENCH)


@pytest.mark.parametrize(("squads", "legal"), [(2, True), (3, False)])
def test_a_full_trench_takes_nobody_from_the_next(squads: int, legal: bool) -> None:
    inside = {"side": "German", "type": "squad", "hex": "B3", "beneath": ["trench"]}
    position = board(others={f"g{i}": inside for i in range(squads)})
    outcome = step(CURRENT, position, Action.from_json(BY_TRENCH))
    assert isinstance(outcome, Illegal) is not legal
    enemies = board("APh", others={f"r{i}": {**inside, "side": "Russian"} for i in range(3)})
    assert done(enemies, {**BY_TRENCH, "do": "advance"}).position.units["g"].beneath == ("trench",)


@pytest.mark.parametrize(
    "unit", [{"type": "leader"}, {"type": "half_squad"}, {"type": "crew"}, {"type": "squad"}]
)
def test_infantry_uses_the_connection(unit: dict[str, Any]) -> None:
    assert costs(board(unit=unit), BY_TRENCH) == [1]


def test_vehicle_and_gun_stay_in_their_trench() -> None:
    assert barred(board(unit={"type": "tank"}), BY_TRENCH) == "B27.51"
    gun = {"type": "at_gun", "hex": "B2", "beneath": ["trench"], "possessed_by": "g"}
    position = board(counters={"t2": trench("B2"), "t3": trench("B3"), "gun": gun})
    assert barred(position, {**BY_TRENCH, "carrying": ["gun"]}) == "B27.51"
    assert (
        barred(position, {"do": "come_out", "units": ["g"], "cover": "trench", "carrying": ["gun"]})
        == "B27.51"
    )
    assert barred(position, {"do": "come_out", "units": ["gun"], "cover": "trench"}) == "C10.1"
    log = done(position, {"do": "come_out", "units": ["g"], "cover": "trench"})
    assert (log.position.units["g"].beneath, log.position.counters["gun"].beneath) == ((), ("trench",))


@pytest.mark.parametrize(("status", "legal"), [(["dm"], True), ([], False)])
def test_a_dismantled_mortar_leaves_the_trench(status: list[str], legal: bool) -> None:
    mortar = {"type": "mortar", "hex": "B2", "beneath": ["trench"], "status": status, "possessed_by": "g"}
    position = board(counters={"t2": trench("B2"), "m": mortar}, unit={"type": "crew"})
    action = {"do": "come_out", "units": ["g"], "cover": "trench", "carrying": ["m"]}
    assert isinstance(step(CURRENT, position, Action.from_json(action)), Illegal) is not legal


def test_a_gun_is_not_pushed_beneath_in_play() -> None:
    gun = {"type": "at_gun", "hex": "B2", "possessed_by": "g"}
    position = board(beneath=(), counters={"t2": trench("B2"), "gun": gun}, unit={"pushing": "gun"})
    assert barred(position, {"do": "go_beneath", "units": ["g"], "cover": "trench"}) == "B27.51"


def test_a_trench_step_draws_first_fire_alone() -> None:
    mined = {"t2": trench("B2"), "t3": trench("B3"), "m": {"type": "minefield", "hex": "B3", "strength": 6}}
    position = board(others={"r": RUSSIAN}, counters=mined)
    assert may(position, BY_TRENCH)["exposes"] == ["first_fire"]
    on_top = board(beneath=(), others={"r": RUSSIAN}, counters=mined)
    assert {"minefield", "snap_shot", "ffmo", "ffnam"} <= set(may(on_top, ENTERS)["exposes"])


@pytest.mark.parametrize(("phase", "do"), [("MPh", "move"), ("RtPh", "rout"), ("APh", "advance")])
def test_mines_leave_trench_movement_alone_in_every_phase(phase: str, do: str) -> None:
    counters = {"t2": trench("B2"), "t3": trench("B3"), "m": {"type": "minefield", "hex": "B3"}}
    position = board(phase, counters=counters, unit={"status": ["broken"] if do == "rout" else []})
    assert may(position, {**BY_TRENCH, "do": do})["exposes"] == []


def test_the_favour_ends_with_the_next_ordinary_expenditure() -> None:
    log = done(board(), BY_TRENCH, {"do": "come_out", "units": ["g"], "cover": "trench"})
    assert log.steps[0].position.units["g"].did("moved_by_trench")
    assert not log.position.units["g"].did("moved_by_trench")


def test_concealment_lives_in_the_trench_line_and_ends_with_it() -> None:
    position = board(unit={"status": ["concealed"]}, others={"r": RUSSIAN})
    assert done(position, BY_TRENCH).position.units["g"].has("concealed")
    out = {"do": "come_out", "units": ["g"], "cover": "trench"}
    assert not done(position, out, ENTERS).position.units["g"].has("concealed")


@pytest.mark.parametrize(("terrain", "mf"), [("open_ground", 3), ("brush", 4)])
def test_a_ditch_costs_two_mf_to_go_beneath(terrain: str, mf: int) -> None:
    position = board(beneath=(), counters={"d": trench("B3", "at_ditch")}, hexes={"B3": {"terrain": terrain}})
    spent = costs(position, ENTERS, {"do": "go_beneath", "units": ["g"], "cover": "at_ditch"})
    assert (sum(spent), spent[1]) == (mf, 2)


@pytest.mark.parametrize(("terrain", "mf"), [("open_ground", 3), ("woods", 4)])
def test_a_ditch_costs_two_mf_to_come_out(terrain: str, mf: int) -> None:
    position = board(
        ("MPh"), ("at_ditch",), counters={"d": trench("B2", "at_ditch")}, hexes={"B3": {"terrain": terrain}}
    )
    assert sum(costs(position, {"do": "come_out", "units": ["g"], "cover": "at_ditch"}, ENTERS)) == mf


def test_connecting_ditches_keep_the_one_mf() -> None:
    counters = {"a": trench("B2", "at_ditch"), "b": trench("B3", "at_ditch")}
    assert costs(board("MPh", ("at_ditch",), counters=counters), {**ENTERS, "beneath": ["at_ditch"]}) == [1]
