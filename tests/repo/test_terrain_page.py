"""The pages of terrain and fire agree with the tables of the reference engine and with its answers."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from asl_reference.protocol.requests import evaluate

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]


def answers(position: Json, *questions: Json) -> list[Json]:
    """The reference's answers to questions about the position."""
    result = evaluate({"edition": "current", "position": position, "questions": list(questions)})
    return [outcome["answer"] for outcome in result["outcomes"]]


def costs(unit: Json, hexes: Json, hexsides: Json | None = None, **move: Any) -> float | None:
    """MF or MP of one move of the unit from B2 to B3; None if it is not allowed."""
    squad = {"side": "German", "hex": "B2", **unit}
    position = {"hexes": hexes, "hexsides": hexsides or {}, "units": {"A": squad}}
    action = {"do": "move", "units": ["A"], "to": "B3", **move}
    (answer,) = answers(position, {"ask": "may", "action": action})
    return answer.get("cost") if answer["allowed"] else None


@pytest.mark.parametrize("name", ["terrain", "fire"])
def test_the_page_is_in_step_with_the_tables(name: str) -> None:
    page = runpy.run_path(str(ROOT / "scripts" / f"{name}_page.py"))["page"]
    written = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(), f"run: python scripts/{name}_page.py"


SQUAD, TRUCK, TANK = {"type": "squad", "mf": 12}, {"type": "truck"}, {"type": "tank"}
CYCLE = {"type": "squad", "mount": "motorcycle", "mf": 12}
PAVED = {"B2": {"road": "paved"}, "B3": {"road": "paved", "terrain": "woods"}}
BRIDGE = {"B2": {"road": "paved"}, "B3": {"road": "paved", "depression": "gully", "bridge": True}}
OVER = {"B2-B3": {"road": True}}
HOUSE = {"terrain": "stone_building", "floors": 2, "height": 2.5}


@pytest.mark.parametrize(
    ("mf", "unit", "hexes", "hexsides", "move"),
    [
        pytest.param(1, SQUAD, PAVED, OVER, {}, id="infantry by road through woods"),
        pytest.param(0.5, TRUCK, PAVED, OVER, {}, id="truck by road through woods"),
        pytest.param(
            2, SQUAD, PAVED | {"B3": {**PAVED["B3"], "smoke": "smoke"}}, OVER, {}, id="SMOKE on the road"
        ),
        pytest.param(
            1.5, TRUCK, PAVED | {"B3": {**PAVED["B3"], "smoke": "wp"}}, OVER, {}, id="truck in WP on the road"
        ),
        pytest.param(
            1, SQUAD, PAVED, {"B2-B3": {"road": True, "terrain": "wall"}}, {}, id="road over a wall"
        ),
        pytest.param(3, SQUAD, PAVED, {"B2-B3": {"terrain": "wall"}}, {}, id="a wall beside the road"),
        pytest.param(2, SQUAD, PAVED, OVER, {"mode": "off_road"}, id="off the road"),
        pytest.param(1, SQUAD, BRIDGE, OVER, {"at": "bridge"}, id="onto the bridge"),
        pytest.param(2, SQUAD, BRIDGE, OVER, {}, id="an empty at is below the bridge"),
        pytest.param(2, SQUAD, BRIDGE, OVER, {"at": "below_bridge"}, id="below the bridge"),
        pytest.param(None, SQUAD, BRIDGE, {}, {"at": "bridge"}, id="onto the bridge off its road"),
        pytest.param(6, TRUCK, BRIDGE, OVER, {}, id="truck INTO the gully below"),
        pytest.param(2, SQUAD, {"B3": {"level": 1}}, {}, {}, id="up, twice the terrain"),
        pytest.param(4, SQUAD, {"B3": {"level": 1, "smoke": "smoke"}}, {}, {}, id="up into SMOKE"),
        pytest.param(3, SQUAD, {"B3": {"level": 1}}, {"B2-B3": {"terrain": "wall"}}, {}, id="up over a wall"),
        pytest.param(4, SQUAD, {"B3": {"level": 2}}, {}, {}, id="two levels up"),
        pytest.param(2, SQUAD, {"B2": {"level": 2}}, {}, {}, id="two levels down"),
        pytest.param(1, SQUAD, {"B2": {"level": 1}}, {}, {}, id="one level down"),
        pytest.param(5, TANK, {"B3": {"level": 1}}, {}, {}, id="tank up"),
        pytest.param(
            2.5,
            TANK,
            {"B2": {"road": "paved"}, "B3": {"road": "paved", "level": 1}},
            OVER,
            {},
            id="tank up by road",
        ),
        pytest.param(6, CYCLE, {"B3": {"level": 1}}, {}, {}, id="motorcycle up"),
        pytest.param(1, SQUAD, {"B2": HOUSE}, {}, {"to": "B2", "floor": 1}, id="stairs"),
        pytest.param(None, SQUAD, {"B2": HOUSE}, {}, {"to": "B2", "floor": 2}, id="two storeys at once"),
        pytest.param(None, SQUAD, {"B3": HOUSE}, {}, {"floor": 1}, id="upstairs from the street"),
        pytest.param(
            1, {**SQUAD, "floor": 2}, {"B2": HOUSE}, {}, {"to": "B2", "at": "rooftop"}, id="to the roof"
        ),
        pytest.param(
            2, {**SQUAD, "floor": 1}, {"B2": HOUSE, "B3": HOUSE}, {}, {"floor": 1}, id="house to house"
        ),
        pytest.param(
            1,
            {**SQUAD, "floor": 1},
            {"B2": {**HOUSE, "smoke": "smoke"}},
            {},
            {"to": "B2"},
            id="SMOKE adds nothing within the hex",
        ),
        pytest.param(None, SQUAD, {}, {"B2-B3": {"terrain": "cliff"}}, {}, id="over a cliff"),
        pytest.param(1, SQUAD, {}, {"B2-B3": {"terrain": "cliff", "gap": True}}, {}, id="a gap in a cliff"),
        pytest.param(1, SQUAD, {"B3": {"overlays": ["shellholes"]}}, {}, {}, id="shellholes for 1"),
        pytest.param(
            2,
            SQUAD,
            {"B3": {"overlays": ["shellholes"]}},
            {},
            {"shellholes": True},
            id="shellholes for 2",
        ),
        pytest.param(
            4,
            SQUAD,
            {"B3": {"level": 1, "overlays": ["shellholes"]}},
            {},
            {"shellholes": True},
            id="shellholes uphill",
        ),
    ],
)
def test_a_step_costs_what_the_page_says(
    mf: float | None, unit: Json, hexes: Json, hexsides: Json, move: Json
) -> None:
    assert costs(unit, hexes, hexsides, **move) == mf


@pytest.mark.parametrize(
    ("left", "unit", "pp"),
    [
        (4, {"type": "squad"}, 3),
        (2, {"type": "squad"}, 5),
        (3, {"type": "squad", "status": ["cx"]}, 3),
        (6, {"type": "leader"}, 1),
        (2, {"type": "leader", "status": ["wounded"]}, 1),
    ],
)
def test_portage_takes_mf(left: float, unit: Json, pp: int) -> None:
    units = {"A": {"side": "German", "hex": "B2", **unit}}
    position = {"units": units, "counters": {"M": {"type": "mmg", "possessed_by": "A", "pp": pp}}}
    (state,) = answers(position, {"ask": "state"})
    assert state["units"]["A"]["mf_left"] == left


LEVELS = (0, 1, 2, 3, 4)


@pytest.mark.parametrize("ground", [0, 1])
def test_smoke_hinders_where_an_obstacle_of_its_height_would_block(ground: int) -> None:
    """From B1 over B4 to hexes behind it, for all levels of both ends but those both below the hill."""
    seen: set[int] = set()
    for far in ("B5", "B6", "B7", "B8"):
        for low in LEVELS:
            for high in LEVELS:
                los = {"ask": "los", "from": {"hex": "B1", "level": low}, "to": {"hex": far, "level": high}}
                house = {"terrain": "stone_building", "height": 2, "level": ground}
                (blocked,) = answers({"hexes": {"B4": house}}, los)
                (hindered,) = answers({"hexes": {"B4": {"smoke": "smoke", "level": ground}}}, los)
                below = max(low, high) < ground
                if hindered["clear"]:
                    due = 0 if blocked["clear"] or below else 3
                    assert hindered["hindrance"] == due, (far, low, high)
                    seen.add(due)
    assert seen == {0, 3}


@pytest.mark.parametrize(("level", "hindrance"), [(0, 3), (1, 3), (1.5, 3), (2, 0), (3, 0)])
def test_smoke_about_the_end_of_a_los_hinders_who_is_in_it(level: float, hindrance: int) -> None:
    position = {"hexes": {"B4": {"smoke": "smoke"}}}
    ends = {"hex": "B1", "level": 3}, {"hex": "B4", "level": level}
    into, out = answers(
        position,
        {"ask": "los", "from": ends[0], "to": ends[1]},
        {"ask": "los", "from": ends[1], "to": ends[0]},
    )
    assert into["hindrance"] == hindrance
    assert out["hindrance"] == (hindrance and hindrance + 1)


def fired(means: str, firer: Json, target: Json, hexes: Json | None = None, **more: Any) -> Json:
    """The reference's answer to an attack from B2 at B4."""
    units = {
        "A": {"side": "German", "type": "squad", "hex": "B2", "firepower": 4, "range": 4, **firer},
        "R": {"side": "Russian", "type": "squad", "hex": "B4", **target},
    }
    position = {"hexes": hexes or {}, "units": units, **more.pop("position", {})}
    (answer,) = answers(position, {"ask": "attack", "target": "R", "by": ["A"], "means": means, **more})
    return answer


MARSH = {"B2": {"terrain": "marsh"}}


@pytest.mark.parametrize(
    ("fp", "firer", "target", "hexes"),
    [
        pytest.param(4, {}, {}, {}, id="as it is"),
        pytest.param(12, {}, {"hex": "B2"}, {}, id="TPBF"),
        pytest.param(8, {}, {"hex": "B3"}, {}, id="PBF"),
        pytest.param(8, {}, {"hex": "B3"}, {"B3": {"level": 1}}, id="PBF, one level up"),
        pytest.param(4, {}, {"hex": "B3"}, {"B3": {"level": 2}}, id="two levels up"),
        pytest.param(8, {}, {"hex": "B3"}, {"B2": {"level": 2}}, id="PBF, two levels down"),
        pytest.param(2, {}, {"hex": "B7"}, {}, id="Long Range"),
        pytest.param(2, {}, {"status": ["concealed"]}, {}, id="concealed"),
        pytest.param(2, {"status": ["pinned"]}, {}, {}, id="pinned"),
        pytest.param(1, {"status": ["pinned"]}, {"status": ["concealed"]}, {}, id="pinned, concealed"),
        pytest.param(2, {}, {}, MARSH, id="out of marsh"),
        pytest.param(1.5, {"firepower": 3, "status": ["pinned"]}, {}, {}, id="fractions stay"),
    ],
)
def test_small_arms_have_the_fp_that_the_page_says(fp: float, firer: Json, target: Json, hexes: Json) -> None:
    answer = fired("small_arms", firer, target, hexes)
    assert answer["possible"]
    assert answer["firepower"] == fp


def test_beyond_twice_normal_range_nobody_fires() -> None:
    assert not fired("small_arms", {"range": 2}, {"hex": "B7"})["possible"]


@pytest.mark.parametrize(("means", "fp"), [("dc_placed", 30), ("dc_thrown", 30), ("dc_set", 36)])
def test_a_dc_has_its_fp(means: str, fp: int) -> None:
    dc = {"counters": {"D": {"type": "dc", "possessed_by": "A"}}}
    target = {"hex": "B2" if means == "dc_set" else "B3"}
    assert fired(means, {}, target, position=dc)["firepower"] == fp


@pytest.mark.parametrize(("hexes", "fp"), [(2, 12), (1, 24)])
def test_a_flamethrower_is_halved_at_two_hexes_and_meets_no_tem(hexes: int, fp: int) -> None:
    ft = {"counters": {"F": {"type": "ft", "possessed_by": "A"}}}
    target = f"B{2 + hexes}"
    answer = fired("flamethrower", {}, {"hex": target}, {target: {"terrain": "woods"}}, position=ft)
    assert answer["firepower"] == fp
    assert answer["targets"]["R"]["tem"] == 0


@pytest.mark.parametrize("terrain", ["cliff", "water", "rowhouse"])
def test_what_is_no_obstacle_is_in_nobody_s_way(terrain: str) -> None:
    board = {
        "hexsides": {"B3-B4": {"terrain": terrain}},
        "hexes": {"B3": {"road": "paved", "bridge": True, "depression": "gully"}},
    }
    (los,) = answers(board, {"ask": "los", "from": {"hex": "B2"}, "to": {"hex": "B5"}})
    assert (los["clear"], los["hindrance"]) == (True, 0)


@pytest.mark.parametrize(
    "firer",
    [
        {"status": ["broken"]},
        {"status": ["ti"]},
        {"status": ["melee"]},
        {"status": ["unarmed"]},
        {"type": "dummy"},
        {"type": "leader", "firepower": 0},
        {"type": "truck"},
    ],
    ids=str,
)
def test_who_attacks_nobody_makes_the_attack_impossible(firer: Json) -> None:
    assert fired("small_arms", {}, {})["possible"]
    assert not fired("small_arms", firer, {})["possible"]


@pytest.mark.parametrize(
    ("status", "possible"), [("melee", True), ("unarmed", True), ("broken", False), ("ti", False)]
)
def test_close_combat_asks_for_less(status: str, possible: bool) -> None:
    assert fired("close_combat", {"status": [status]}, {"hex": "B2"})["possible"] is possible


@pytest.mark.parametrize("status", ["pinned", "berserk"])
def test_a_dc_asks_for_more(status: str) -> None:
    dc = {"counters": {"D": {"type": "dc", "possessed_by": "A"}}}
    assert not fired("dc_placed", {"status": [status]}, {"hex": "B3"}, position=dc)["possible"]
    assert fired("small_arms", {"status": [status]}, {"hex": "B3"})["possible"]


def rows_of(heading: str, upto: str) -> list[list[str]]:
    """The rows of a table of terrain.md whose first cell is a word, or says that it is empty."""
    written = (ROOT / "docs" / "terrain.md").read_text(encoding="utf-8")
    section = written.partition(f"## {heading}\n" if heading else "# Terrain\n")[2].partition(f"## {upto}\n")[
        0
    ]
    rows = [
        line[2:-2].replace("`", "").split(" | ") for line in section.splitlines() if line.startswith("| ")
    ]
    return [row for row in rows if row[0] not in ("hex", "at", "---")]


def conceals(hexes: Json, unit: Json | None = None, **position: Any) -> bool | None:
    """Whether a unit in B2 is in Concealment Terrain; None if the outcome is ``unsupported``."""
    units = {"A": {"side": "German", "type": "squad", "hex": "B2", **(unit or {})}} | position.pop(
        "units", {}
    )
    board = {"hexes": hexes, "units": units, **position}
    asked = {"edition": "current", "position": board, "questions": [{"ask": "concealment", "unit": "A"}]}
    (outcome,) = evaluate(asked)["outcomes"]
    return None if "unsupported" in outcome else bool(outcome["answer"]["concealment_terrain"])


@pytest.mark.parametrize(
    ("terrain", "message"), [(row[0], row[5]) for row in rows_of("", "Into a Depression")]
)
def test_terrain_conceals_as_the_page_says(terrain: str, message: str) -> None:
    assert conceals({"B2": {"terrain": terrain}}) is (message == "yes")


CLIFF = {"B2-B3": {"terrain": "cliff"}}
THERE: dict[str, Json] = {
    "in": {"depression": "gully"},
    "crest": {"depression": "gully"},
    "bridge": {"depression": "gully", "bridge": True},
    "below_bridge": {"depression": "gully", "bridge": True},
    "bypass": {"free": ["B3"]},
}
MORE: dict[str, Json] = {"crest": {"crest": "B2-B3"}, "bypass": {"bypass": ["B2-B3"]}}


@pytest.mark.parametrize(("place", "message"), rows_of("Concealment Terrain", "What takes concealment"))
def test_a_place_is_in_the_terrain_of_its_hex_or_not_as_the_page_says(place: str, message: str) -> None:
    at = "" if place == "(empty)" else place
    pillbox = {"p": {"type": "pillbox", "hex": "B2"}}
    for terrain, due in (
        ("wooden_building", message == "as the hex"),
        ("grain", message != "none") if at != "rooftop" else ("stone_building", None),
        ("open_ground", False) if at != "rooftop" else ("stone_building", None),
    ):
        ground = {"B2": {"terrain": terrain, **THERE.get(at, {})}}
        unit = {"at": at, **MORE.get(at, {})}
        due = None if message.startswith("unsupported") else due
        assert conceals(ground, unit, hexsides=CLIFF, counters=pillbox) is due, (place, terrain)


@pytest.mark.parametrize(
    "beside",
    [
        {"overlays": ["shellholes"]},
        {"overlays": ["runway"]},
        {"smoke": "smoke"},
        {"road": "paved"},
        {"depression": "gully"},
        {"level": 2},
    ],
    ids=str,
)
def test_what_lies_beside_the_terrain_is_nothing_to_concealment(beside: Json) -> None:
    assert not conceals({"B2": beside})
    assert conceals({"B2": {"terrain": "brush", **beside}})


def test_counters_hexsides_and_who_the_unit_is_are_nothing_to_concealment_but_it_flies() -> None:
    lying = {
        "c": {"type": "trench", "hex": "B2"},
        "w": {"type": "wire", "hex": "B2"},
        "x": {"type": "wreck", "hex": "B2"},
    }
    sides = {"B1-B2": {"terrain": "roadblock"}, "B2-B3": {"terrain": "bocage"}}
    brush = {"B2": {"terrain": "brush"}}
    carrier = {"T": {"side": "German", "type": "truck", "hex": "B2"}}
    for unit in (
        {},
        {"beneath": ["trench"]},
        {"type": "tank"},
        {"mount": "cavalry"},
        {"type": "dummy"},
        {"aboard": "T"},
    ):
        assert conceals(brush, unit, counters=lying, hexsides=sides, units=carrier), unit
        assert not conceals({}, unit, counters=lying, hexsides=sides, units=carrier), unit
    assert not conceals(brush, {"type": "aircraft"})


@pytest.mark.parametrize(("phase", "said"), [("", False), ("MPh", False), ("setup", True), ("CCPh", True)])
def test_bocage_conceals_in_set_up_and_the_ccph_alone(phase: str, said: bool) -> None:
    enemy = {"R": {"side": "Russian", "type": "squad", "hex": "B4"}}
    bocage = {"B2-B3": {"terrain": "bocage"}}
    assert conceals({}, hexsides=bocage, units=enemy, phase=phase) is said
    adjacent = {"R": {"side": "Russian", "type": "squad", "hex": "C3"}}
    assert not conceals({}, hexsides=bocage, units=adjacent, phase=phase)


def lost(
    phase: str, *actions: Json, ground: str = "woods", rows: int = 10, enemy: str = "B6", **position: Any
) -> str:
    """How A in B2 loses concealment by these actions in an enemy's LOS; gone: it was a dummy."""
    units = {
        "A": {
            "side": "German",
            "type": "squad",
            "hex": "B2",
            "status": ["concealed"],
            **position.pop("unit", {}),
        },
        "B": {"side": "German", "type": "squad", "hex": "B2"},
        "R": {"side": "Russian", "type": "squad", "hex": enemy},
    }
    board = {"rows": rows, "phase": phase, "hexes": {"B3": {"terrain": ground}}, "units": units, **position}
    asked = {"edition": "current", "position": board, "actions": list(actions)}
    (outcome,) = evaluate({**asked, "questions": [{"ask": "concealment", "unit": "A"}]})["outcomes"]
    return "gone" if "gone" in outcome else str(outcome["answer"]["lost_by"])


def test_who_moves_in_sight_is_concealed_no_more_but_by_assault_movement_out_of_the_open() -> None:
    move = {"do": "move", "units": ["A"], "to": "B3"}
    assault, advance = {**move, "mode": "assault"}, {**move, "do": "advance"}
    assert lost("MPh", move) == "movement"
    assert lost("MPh", assault) == ""
    assert lost("MPh", assault, ground="open_ground") == "movement"
    assert lost("APh", advance) == ""
    assert lost("APh", advance, ground="open_ground") == "movement"
    assert lost("MPh", move, unit={"type": "dummy"}) == "gone"
    assert lost("MPh", move, ground="open_ground", rows=30, enemy="B19") == "movement"
    assert lost("MPh", move, ground="open_ground", rows=30, enemy="B20") == ""


WEAPON = {"m": {"type": "lmg", "hex": "B2"}}
HELD = {"m": {"type": "lmg", "possessed_by": "A"}}
WIRE = {"w": {"type": "wire", "hex": "B2"}}
CHARGE = {"m": {"type": "dc", "possessed_by": "A"}}


@pytest.mark.parametrize(
    ("phase", "action", "counters"),
    [
        ("PFPh", {"do": "entrench", "units": ["A"], "dr": 9}, {}),
        ("PFPh", {"do": "fire", "by": ["A"], "target": "R"}, {}),
        ("RPh", {"do": "recover", "unit": "A", "counter": "m", "dr": 3}, WEAPON),
        ("MPh", {"do": "drop", "unit": "A", "counter": "m"}, HELD),
        ("APh", {"do": "transfer", "unit": "A", "target": "B", "counter": "m"}, HELD),
        ("MPh", {"do": "search", "units": ["A"]}, {}),
        ("MPh", {"do": "clear", "units": ["A"], "counter": "w"}, WIRE),
        ("MPh", {"do": "place_dc", "unit": "A", "counter": "m", "to": "B3"}, CHARGE),
        ("AFPh", {"do": "throw_dc", "unit": "A", "counter": "m", "to": "B3"}, CHARGE),
        ("PFPh", {"do": "set_dc", "unit": "A", "counter": "m", "to": "B2"}, CHARGE),
    ],
    ids=lambda one: one["do"] if isinstance(one, dict) and "do" in one else "",
)
def test_an_activity_in_sight_shows_who_does_it(phase: str, action: Json, counters: Json) -> None:
    written = (ROOT / "docs" / "terrain.md").read_text(encoding="utf-8")
    (row,) = [line for line in written.splitlines() if line.startswith("| `activity` |")]
    assert f"`{action['do']}`" in row
    assert lost(phase, action, counters=counters, ground="open_ground") == "activity"
    assert lost(phase, action, counters=counters, enemy="B20", rows=30) == ""


@pytest.mark.parametrize("result", ["ptc", "pinned", "broken", "reduced", "no_effect"])
def test_a_result_but_for_no_effect_shows_whom_it_meets(result: str) -> None:
    far = lost("PFPh", {"do": "result", "unit": "A", "result": result}, enemy="GG1")
    assert far == ("" if result == "no_effect" else "result")


@pytest.mark.parametrize(
    ("phase", "status", "barred"),
    [
        ("MPh", "pinned", True),
        ("MPh", "broken", True),
        ("RtPh", "broken", False),
        ("", "broken", False),
        ("", "ti", True),
    ],
)
def test_going_beneath_is_barred_by_the_column_of_what_it_is_part_of(
    phase: str, status: str, barred: bool
) -> None:
    unit = {"side": "German", "type": "squad", "hex": "B2", "status": [status]}
    position = {
        "phase": phase,
        "units": {"A": unit},
        "counters": {"f": {"type": "foxhole", "hex": "B2", "size": 1}},
    }
    deed = {"do": "go_beneath", "units": ["A"], "cover": "foxhole"}
    (answer,) = answers(position, {"ask": "may", "action": deed})
    assert answer["allowed"] is not barred


def rows_of_weapons() -> list[tuple[str, str, str]]:
    """The table of weapons of fire.md: means, counter, possessed or assumed."""
    written = (ROOT / "docs" / "fire.md").read_text(encoding="utf-8")
    table = written.partition("## With which weapons")[2].partition("## Firepower")[0]
    rows = [
        line.strip("| ").replace("`", "").split(" | ")
        for line in table.splitlines()
        if line.startswith("| `")
    ]
    return [(means, kind, how) for means, kinds, how in rows for kind in kinds.split(", ")]


@pytest.mark.parametrize(("means", "kind", "how"), rows_of_weapons())
def test_an_attack_takes_the_weapons_that_the_page_says(means: str, kind: str, how: str) -> None:
    target: Json = {"hex": "B2" if means == "dc_set" else "B3"}
    if means == "ordnance_heat":
        target["type"] = "tank"
    held = {"counters": {"W": {"type": kind, "possessed_by": "A"}}}
    assert fired(means, {}, target, position=held)["possible"]
    assert fired(means, {}, target)["possible"] == (how == "assumed")
