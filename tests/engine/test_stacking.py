"""Squad-equivalents and overstacking, and what state, terrain and same_location answer about them."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit
from asl_reference.protocol.requests import evaluate
from asl_reference.rules.ground.a2_locations import location
from asl_reference.rules.ground.a5_stacking import is_smc, overstacked, squad_equivalents


def ask(position: Position, question: str, **more: Any) -> dict[str, Any]:
    request = {"position": position.to_json(), "questions": [{"ask": question, **more}]}
    answer: dict[str, Any] = evaluate(request)["outcomes"][0]["answer"]
    return answer


@pytest.mark.parametrize(
    ("kind", "squads", "smc"),
    [
        ("squad", 1, False),
        ("half_squad", 0.5, False),
        ("crew", 0.5, False),
        ("leader", 0, True),
        ("hero", 0, True),
    ],
)
def test_equivalents(kind: str, squads: float, smc: bool) -> None:
    unit = Unit("german", kind, "B2")
    assert (squad_equivalents(unit), is_smc(unit)) == (squads, smc)


@pytest.mark.parametrize(
    ("beneath", "above", "over"), [(1, 2, 0), (1, 3, 1), (3, 0, 0), (3, 1, 1), (2, 1, 0)]
)
@pytest.mark.parametrize(
    "cover", [Counter("foxhole", "B2", size=3), Counter("wire", "B2"), Counter("trench", "B2")]
)
def test_those_beneath_count_against_the_limit_of_the_hex(
    beneath: int, above: int, over: int, cover: Counter
) -> None:
    units = {f"b{i}": Unit("german", "squad", "B2", beneath=(cover.type,)) for i in range(beneath)}
    units |= {f"a{i}": Unit("german", "squad", "B2") for i in range(above)}
    position = Position(units=units, counters={"c": cover})
    state = ask(position, "state")["hexes"]["B2"]
    assert state["overstacked"] == {"german": over}
    assert state["stacking_limit"] == {"squads": 3, "smc": 4}


def test_each_side_and_each_location_has_its_own_limit() -> None:
    units = {f"{side}{i}": Unit(side, "squad", "B2") for side in ("german", "russian") for i in range(3)}
    units["up"] = Unit("german", "squad", "B2", floor=1)
    units["pillbox"] = Unit("german", "squad", "B2", at="pillbox")
    assert overstacked(Position(units=units)) == {"B2": {}}
    units["fourth"] = Unit("russian", "half_squad", "B2")
    assert overstacked(Position(units=units)) == {"B2": {"russian": 0.5}}


def test_crest_and_in_are_one_location_and_a_bridge_is_another() -> None:
    ground = location(Unit("german", "squad", "B2"))
    assert location(Unit("german", "squad", "B2", at="crest")) == ground
    assert location(Unit("german", "squad", "B2", at="below_bridge")) == ground
    assert location(Unit("german", "squad", "B2", at="bridge")) != ground


def test_the_state_of_a_trench_line() -> None:
    units = {"p": Unit("german", "squad", "B2", beneath=("trench",)), "q": Unit("german", "squad", "B2")}
    counters = {
        "t2": Counter("trench", "B2"),
        "t3": Counter("trench", "B3"),
        "f": Counter("foxhole", "B4", size=1),
    }
    state = ask(Position(units=units, counters=counters), "state")
    assert state["counters"]["t2"]["connected"] == ["t3"]
    assert state["counters"]["f"]["connected"] == []
    assert state["counters"]["t2"]["room"] == {"german": {"squads": 2, "smc": 4}}
    assert (state["units"]["p"]["beneath"], state["units"]["p"]["on"]) == (["trench"], [])
    assert (state["units"]["q"]["beneath"], state["units"]["q"]["on"]) == ([], ["trench"])
    assert state["units"]["p"]["mf_left"] == 4
    assert state["hexes"]["B4"]["holds"] == ["foxhole 1S"]


@pytest.mark.parametrize(
    ("kind", "fortification", "entrenchment"),
    [("foxhole", True, True), ("trench", True, True), ("at_ditch", True, True), ("wire", True, False)],
)
def test_classes_of_counters(kind: str, fortification: bool, entrenchment: bool) -> None:
    counter = Counter(kind, "B2", size=1 if kind == "foxhole" else None)
    state = ask(Position(counters={"c": counter}), "state")["counters"]["c"]
    assert (state["fortification"], state["entrenchment"]) == (fortification, entrenchment)


def test_marsh_swallows_what_nobody_possesses() -> None:
    counters = {
        "lost": Counter("lmg", "B2"),
        "held": Counter("lmg", "B2", possessed_by="p"),
        "bridged": Counter("lmg", "B2", at="bridge"),
        "muddy": Counter("lmg", "C3"),
    }
    position = Position(
        hexes={"B2": Hex("marsh", bridge=True), "C3": Hex("mudflat")},
        units={"p": Unit("german", "squad", "B2")},
        counters=counters,
    )
    assert ask(position, "state")["counters"].keys() == {"held", "bridged", "muddy"}


@pytest.mark.parametrize(
    ("body", "depth", "kind"),
    [
        (Hex(depression="stream"), "dry", "mudflat"),
        (Hex(depression="stream"), "deep", "marsh"),
        (Hex(depression="stream"), "flooded", "stream"),
        (Hex("river"), "shallow", "mudflat"),
        (Hex("river"), "flooded", "river"),
        (Hex("water"), "flooded", "marsh"),
        (Hex("canal"), "flooded", "marsh"),
        (Hex(), "flooded", "marsh"),
    ],
)
def test_the_depth_of_linked_water_makes_marsh_what_it_is(body: Hex, depth: str, kind: str) -> None:
    hexes = {"A1": Hex("marsh"), "A2": Hex("marsh"), "A3": body}
    assert ask(Position(hexes=hexes, water=depth), "terrain", hex="A1")["type"] == kind


@pytest.mark.parametrize(
    ("weather", "open_ground"), [("ground_snow", True), ("sub_zero", True), ("mud", False)]
)
def test_weather_opens_marsh(weather: str, open_ground: bool) -> None:
    answer = ask(Position(hexes={"A1": Hex("marsh")}, weather=weather), "terrain", hex="A1")
    assert (answer["type"] == "open_ground", answer["open_ground"]) == (open_ground, open_ground)


@pytest.mark.parametrize(
    ("ssr", "wall", "hedge"),
    [
        ((), "wall", "hedge"),
        (("all hedges are bocage",), "wall", "bocage"),
        (("all walls and hedges are bocage",), "bocage", "bocage"),
        (("hedges of board 44 are bocage",), "wall", "hedge"),
    ],
)
def test_hexsides_are_one_feature_and_bocage_by_ssr(ssr: tuple[str, ...], wall: str, hedge: str) -> None:
    sides = {"F5-F6": Hexside("wall"), "F6-F7": Hexside("hedge")}
    position = Position(hexsides=sides, ssr=ssr, board="54")
    assert ask(position, "terrain", hexside="F6-F5")["type"] == wall
    assert ask(position, "terrain", hexside="F6-F7")["type"] == hedge
    assert ask(position, "terrain", hexside="F5-G6")["type"] == ""
    assert ask(position, "terrain", hex="F5")["tem"] == 0
