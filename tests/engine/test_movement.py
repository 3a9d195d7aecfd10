"""A4, B27.1, B27.4-27.44: the cost of a hex, and moving in and out of foxholes."""

from dataclasses import replace
from typing import Any, get_args

import pytest

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_conformance.protocol.vocabulary import MoveMode
from asl_reference.base.clauses import Illegal
from asl_reference.base.decode import Malformed
from asl_reference.board.actions import VERBS, Action
from asl_reference.board.position import Counter, Position, Unit
from asl_reference.board.steps import Log
from asl_reference.play.turn import apply, step
from asl_reference.protocol.answers.concealment import answer_concealment
from asl_reference.protocol.answers.may import answer_may
from asl_reference.rules.moving.a4_allotment import allotment
from asl_reference.rules.moving.a4_entry import with_levels
from tests.dated import CURRENT
from tests.engine.playing import after, forbidden

FOXHOLE = {"type": "foxhole", "hex": "B3", "size": 1, "side": "German"}
RUSSIAN = {"side": "Russian", "type": "squad", "hex": "B8", "range": 8, "firepower": 4}


def german(hex_name: str = "B2", **more: Any) -> dict[str, Any]:
    return {"side": "German", "type": "squad", "hex": hex_name, **more}


def board(phase: str = "MPh", **fields: Any) -> Position:
    """A position with a German squad ``g`` in B2 and a foxhole in B3, unless the test says otherwise."""
    fields.setdefault("units", {"g": german()})
    fields.setdefault("counters", {"f": FOXHOLE})
    return Position.from_json({"phase": phase, "turn_of": "German", **fields})


def act(do: str, **fields: Any) -> Action:
    return Action.from_json({"do": do, "units": ["g"], **fields})


def costs(log: Log) -> list[float]:
    return [spent.mf for spent in log.expenditures]


IN, BENEATH, OUT = act("move", to="B3"), act("go_beneath", cover="foxhole"), act("come_out", cover="foxhole")


@pytest.mark.parametrize(
    ("unit", "mf"),
    [
        ({"type": "squad"}, 4),
        ({"type": "crew"}, 4),
        ({"type": "leader"}, 6),
        ({"type": "leader", "status": ["wounded"]}, 3),
        ({"type": "squad", "status": ["inexperienced"]}, 3),
        ({"type": "squad", "status": ["broken"]}, 6),
        ({"type": "squad", "status": ["berserk"]}, 8),
        ({"type": "squad", "mount": "cavalry"}, 12),
        ({"type": "tank", "mf": 15}, 15),
    ],
)
def test_allotments(unit: dict[str, Any], mf: int) -> None:
    assert allotment(board(units={"g": german(**unit)}), "g") == mf


def test_a_leader_makes_up_for_inexperience() -> None:
    units = {"g": german(status=["inexperienced"]), "l": german(type="leader")}
    assert allotment(board(units=units), "g") == 4


@pytest.mark.parametrize(("terrain", "mf"), [("open_ground", 1), ("woods", 2), ("brush", 2), ("grain", 1.5)])
@pytest.mark.parametrize("counters", [{}, {"f": FOXHOLE}])
def test_a_foxhole_does_not_change_what_its_hex_costs(terrain: str, mf: float, counters: Any) -> None:
    log = after(board(hexes={"B3": {"terrain": terrain}}, counters=counters), IN)
    assert costs(log) == [mf]
    assert log.position.units["g"].hex == "B3"
    assert log.position.units["g"].beneath == ()


@pytest.mark.parametrize(
    ("rise", "cot", "mf"), [(0, 2, 2), (1, 1, 2), (1, 2, 4), (-1, 2, 2), (2, 1, 4), (-2, 2, 3), (3, 1, 6)]
)
def test_levels_double_cot_uphill_and_add_for_those_between(rise: int, cot: int, mf: int) -> None:
    assert with_levels(cot, rise) == mf


def test_a_vehicle_pays_mp_by_the_level() -> None:
    assert with_levels(1, 2, vehicle_by_road=False) == 9
    assert with_levels(1, 2, vehicle_by_road=True) == 5


@pytest.mark.parametrize(
    ("barrier", "level", "mf"), [("wall", 0, 2), ("hedge", 0, 2), ("bocage", 0, 3), ("wall", 1, 3)]
)
def test_a_hexside_costs_apart_from_cot_and_is_not_doubled(barrier: str, level: int, mf: int) -> None:
    position = board(hexes={"B3": {"level": level}}, hexsides={"B2-B3": {"terrain": barrier}})
    assert costs(after(position, IN)) == [mf]


def test_a_gap_costs_nothing_and_a_cliff_stops() -> None:
    assert costs(after(board(hexsides={"B2-B3": {"terrain": "wall", "gap": True}}), IN)) == [1]
    assert forbidden(board(hexsides={"B2-B3": {"terrain": "cliff"}}), IN) == "B11.4"


def test_smoke_is_part_of_cot() -> None:
    assert costs(after(board(hexes={"B3": {"smoke": "smoke", "level": 1}}), IN)) == [4]


def test_marsh_takes_the_whole_allotment() -> None:
    position = board(hexes={"B3": {"terrain": "marsh"}})
    assert costs(after(position, IN)) == [4]
    assert forbidden(board(hexes={"B3": {"terrain": "marsh"}}, units={"g": german(mf_spent=1)}), IN) == "A4.1"


@pytest.mark.parametrize(
    ("place", "to", "mf"),
    [
        ("", {"to": "B2", "at": "crest"}, 2),
        ("crest", {"to": "B2"}, 1),
        ("", {"to": "B3"}, 2),
        ("crest", {"to": "B3"}, 1),
    ],
)
def test_out_of_a_gully_and_up_to_its_crest(place: str, to: dict[str, Any], mf: int) -> None:
    position = board(hexes={"B2": {"depression": "gully"}}, units={"g": german(at=place)})
    assert costs(after(position, act("move", **to))) == [mf]


@pytest.mark.parametrize(
    ("place", "to", "mf"),
    [("", {"to": "B2", "at": "crest"}, 4), ("crest", {"to": "B2"}, 1)],
)
def test_up_to_crest_status_through_rubble(place: str, to: dict[str, Any], mf: int) -> None:
    rubble = {"B2": {"terrain": "wooden_rubble", "depression": "gully"}}
    position = board(hexes=rubble, units={"g": german(at=place)})
    assert costs(after(position, act("move", **to))) == [mf]


def test_into_a_gully_and_along_it() -> None:
    gully = {"depression": "gully"}
    assert costs(after(board(hexes={"B3": gully}), IN)) == [2]
    assert costs(after(board(hexes={"B2": gully, "B3": gully}), IN)) == [2]


def test_going_in_and_out_are_expenditures_of_their_own() -> None:
    log = after(board(hexes={"B3": {"terrain": "woods"}}), IN, BENEATH)
    assert costs(log) == [2, 1]
    assert log.position.units["g"].beneath == ("foxhole",)
    assert log.position.units["g"].mf_spent == 3
    assert costs(after(log.position, OUT)) == [1]
    assert after(log.position, OUT).position.units["g"].beneath == ()


def test_one_expenditure_for_hex_and_foxhole_is_illegal_in_the_mph() -> None:
    assert forbidden(board(), act("move", to="B3", beneath=["foxhole"])) == "B27.4"
    inside = board(units={"g": german("B3", beneath=["foxhole"])})
    assert forbidden(inside, act("move", to="B2")) == "B27.4"


def test_from_foxhole_to_foxhole_in_woods_takes_four_mf() -> None:
    other = {**FOXHOLE, "hex": "B2"}
    position = board(
        hexes={"B3": {"terrain": "woods"}},
        units={"g": german(beneath=["foxhole"])},
        counters={"f": FOXHOLE, "e": other},
    )
    assert costs(after(position, OUT, IN, BENEATH)) == [1, 2, 1]
    fewer = position.with_unit("g", replace(position.units["g"], mf=3))
    assert forbidden(fewer, OUT, IN, BENEATH) == "A4.1"


@pytest.mark.parametrize("status", ["pinned", "broken"])
def test_fire_on_the_entry_keeps_a_unit_out_of_the_foxhole(status: str) -> None:
    log = after(board(), IN, Action.from_json({"do": "result", "unit": "g", "result": status}))
    assert log.position.units["g"].beneath == ()
    assert isinstance(step(CURRENT, log.position, BENEATH), Illegal)


@pytest.mark.parametrize(("spent", "legal"), [(4, False), (3, True)])
def test_without_mf_left_nobody_goes_beneath(spent: int, legal: bool) -> None:
    done = step(CURRENT, board(units={"g": german("B3", mf_spent=spent)}), BENEATH)
    assert isinstance(done, Illegal) is not legal


@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.parametrize(("status", "legal"), [(["dm"], True), ([], False)])
def test_of_five_eighths_counters_a_dismantled_mortar_alone_goes_in_and_out(
    inside: bool, status: list[str], legal: bool
) -> None:
    covers = ["foxhole"] if inside else []
    mortar = {"type": "mortar", "hex": "B3", "possessed_by": "g", "status": status, "beneath": covers}
    position = board(
        units={"g": german("B3", type="crew", beneath=covers)},
        counters={"f": {**FOXHOLE, "size": 2}, "m": mortar},
    )
    action = act("come_out" if inside else "go_beneath", cover="foxhole", carrying=["m"])
    done = step(CURRENT, position, action)
    assert isinstance(done, Illegal) is not legal
    if not isinstance(done, Illegal):
        assert done.position.counters["m"].beneath == (() if inside else ("foxhole",))


@pytest.mark.parametrize(
    "unit",
    [
        {"mount": "cavalry"},
        {"mount": "motorcycle"},
        {"type": "tank"},
        {"type": "truck"},
        {"status": ["rider"]},
        {"type": "wagon"},
    ],
)
def test_what_is_not_infantry_stays_on_top(unit: dict[str, Any]) -> None:
    position = board(units={"g": german("B3", **unit)}, counters={"f": {**FOXHOLE, "size": 3}})
    assert forbidden(position, BENEATH) == "B27.1"


@pytest.mark.parametrize(
    ("unit", "mp"),
    [
        ({"type": "tank"}, 1),
        ({"type": "halftrack"}, 1),
        ({"type": "armored_car"}, 5),
        ({"type": "truck"}, 8),
        ({"type": "motorcycle"}, 5),
        ({"type": "wagon"}, 2),
        ({"mount": "cavalry"}, 2),
    ],
)
def test_a_foxhole_slows_wheels_and_cavalry(unit: dict[str, Any], mp: int) -> None:
    log = after(board(units={"g": german(**unit)}), IN)
    assert costs(log) == [mp]
    assert log.checks == ()
    assert log.position.units["g"].beneath == ()


@pytest.mark.parametrize("start", [[], ["foxhole"]])
def test_an_advance_leads_from_cover_to_cover_and_among_enemies(start: list[str]) -> None:
    position = board(
        "APh",
        units={"g": german(beneath=start), "r": {**RUSSIAN, "hex": "B3", "beneath": ["foxhole"]}},
        counters={"f": FOXHOLE, "e": {**FOXHOLE, "hex": "B2"}},
    )
    log = after(position, act("advance", to="B3", beneath=["foxhole"]))
    assert log.position.units["g"].beneath == ("foxhole",)
    assert costs(log) == []
    assert after(position, act("advance", to="B3")).position.units["g"].beneath == ()


def test_an_own_side_that_fills_the_foxhole_leaves_no_room() -> None:
    inside = {"g2": german("B3", beneath=["foxhole"]), "r": {**RUSSIAN, "hex": "B3", "beneath": ["foxhole"]}}
    position = board("APh", units={"g": german(), **inside})
    assert forbidden(position, act("advance", to="B3", beneath=["foxhole"])) == "B27.12"
    assert after(position, act("advance", to="B3")).position.units["g"].hex == "B3"


def test_in_the_mph_only_the_berserk_go_among_known_enemies() -> None:
    enemy = {**RUSSIAN, "hex": "B3", "beneath": ["foxhole"]}
    position = board(units={"g": german(), "r": enemy})
    assert forbidden(position, IN) == "A4.14"
    berserk = board(units={"g": german(status=["berserk"]), "r": enemy})
    assert after(berserk, IN, BENEATH).position.units["g"].beneath == ("foxhole",)


@pytest.mark.parametrize(
    ("status", "phase", "do"),
    [
        ("pinned", "APh", "advance"),
        ("ti", "MPh", "move"),
        ("ti", "APh", "advance"),
        ("broken", "APh", "advance"),
    ],
)
def test_who_may_not_move_or_advance(status: str, phase: str, do: str) -> None:
    assert forbidden(board(phase, units={"g": german(status=[status])}), act(do, to="B3"))


def test_each_verb_has_its_phase_and_its_side() -> None:
    assert forbidden(board("APh"), IN) == "A3.3"
    assert forbidden(board(units={"g": german(side="Russian")}), IN) == "A3.3"
    assert forbidden(board("DFPh", units={"g": german("B3")}), BENEATH) == "B27.4"


def test_nobody_advances_twice_or_moves_two_hexes_at_once() -> None:
    assert forbidden(board("APh"), act("advance", to="B3"), act("advance", to="B4")) == "A4.7"
    assert forbidden(board(), act("move", to="B5")) == "A4.1"


def test_an_advance_vs_difficult_terrain_makes_cx() -> None:
    uphill = {"B3": {"terrain": "woods", "level": 1}}
    log = after(board("APh", hexes=uphill), act("advance", to="B3"))
    assert "cx" in log.position.units["g"].status
    tired = board("APh", hexes=uphill, units={"g": german(status=["cx"])})
    assert forbidden(tired, act("advance", to="B3")) == "A4.72"


def test_assault_movement_enters_one_location_and_keeps_mf() -> None:
    assault = act("move", to="B3", mode="assault")
    log = after(board(), assault)
    assert log.position.units["g"].did("moved_by_assault")
    assert forbidden(log.position, act("move", to="B4", mode="assault")) == "A4.61"
    assert forbidden(board(units={"g": german(mf=1)}), assault) == "A4.61"
    assert forbidden(log.position, act("move", to="B4")) == "A4.61"
    assert forbidden(after(board(), IN).position, act("move", to="B4", mode="assault")) == "A4.61"


def test_a_unit_that_comes_out_of_a_foxhole_declares_assault_movement_then_or_not_at_all() -> None:
    position = board(units={"g": german("B3", beneath=["foxhole"])})
    onward = act("move", to="B2", mode="assault")
    assert forbidden(after(position, OUT).position, onward) == "A4.61"
    log = after(position, replace(OUT, mode="assault"), onward)
    assert log.position.units["g"].did("moved_by_assault")


def test_double_time_and_minimum_move() -> None:
    quick = after(board(), act("move", to="B3", mode="double_time")).position
    assert (allotment(quick, "g"), quick.units["g"].has("cx")) == (6, True)
    marsh = board(hexes={"B3": {"terrain": "woods", "level": 2}}, units={"g": german(mf=3)})
    assert forbidden(marsh, IN) == "A4.1"
    slow = after(marsh, act("move", to="B3", mode="minimum")).position.units["g"]
    assert (slow.mf_spent, slow.has("pinned"), slow.has("cx")) == (3, True, True)


def test_sw_go_along_and_a_named_gun() -> None:
    lmg = {"type": "lmg", "hex": "B2", "possessed_by": "g"}
    log = after(board(counters={"f": FOXHOLE, "w": lmg}), IN, BENEATH)
    assert (log.position.counters["w"].hex, log.position.counters["w"].beneath) == ("B3", ("foxhole",))


def test_passengers_go_where_their_halftrack_goes() -> None:
    units = {"g": german(type="halftrack"), "p": german(aboard="g")}
    assert after(board(units=units), IN).position.units["p"].hex == "B3"
    assert (
        forbidden(board(units=units), Action.from_json({"do": "move", "units": ["p"], "to": "B3"})) == "D6.1"
    )


def test_wire_holds_infantry_until_its_dr_is_paid() -> None:
    wire = {"w": {"type": "wire", "hex": "B3"}}
    on_top = after(board(counters=wire), IN).position
    assert forbidden(on_top, act("move", to="B4")) == "B26.4"
    beneath = after(on_top, act("go_beneath", cover="wire", dr=2))
    assert costs(beneath) == [2]
    assert costs(after(beneath.position, act("move", to="B4"))) == [1]
    hung_up = after(on_top, act("go_beneath", cover="wire", dr=5))
    assert (costs(hung_up), hung_up.position.units["g"].beneath, hung_up.attempts[0].success) == (
        [3],
        (),
        False,
    )


def test_out_of_a_foxhole_in_a_wire_hex_is_beneath_the_wire() -> None:
    counters = {"f": FOXHOLE, "w": {"type": "wire", "hex": "B3"}}
    log = after(board(units={"g": german("B3", beneath=["foxhole"])}, counters=counters), OUT)
    assert log.position.units["g"].beneath == ("wire",)
    assert forbidden(board(units={"g": german("B3")}, counters=counters), BENEATH) == "B26.4"


def may(position: Position, action: dict[str, Any]) -> dict[str, Any]:
    return answer_may(CURRENT, Log(position), {"action": action})


def test_may_says_cost_and_exposure_and_changes_nothing() -> None:
    position = board(units={"g": german(), "r": RUSSIAN})
    answer = may(position, {"do": "move", "units": ["g"], "to": "B3"})
    assert (answer["allowed"], answer["cost"]) == (True, 1)
    assert answer["exposes"] == ["ffmo", "ffnam", "first_fire", "snap_shot"]
    assert position.units["g"].hex == "B2"
    beneath = position.with_unit("g", replace(position.units["g"], hex="B3", done=("moved",), mf_spent=1))
    assert "ffmo" not in may(beneath, {"do": "go_beneath", "units": ["g"], "cover": "foxhole"})["exposes"]


def test_may_says_all_and_says_why_not() -> None:
    marsh = board(hexes={"B3": {"terrain": "marsh"}})
    assert may(marsh, {"do": "move", "units": ["g"], "to": "B3"})["cost"] == "all"
    answer = may(board(), {"do": "move", "units": ["g"], "to": "B3", "beneath": ["foxhole"]})
    assert (answer["allowed"], answer["clauses"]) == (False, ["B27.4"])
    assert "apart" in answer["why"]


def test_a_minefield_meets_whoever_enters() -> None:
    mined = board(counters={"m": {"type": "minefield", "hex": "B3", "strength": 6}})
    assert may(mined, {"do": "move", "units": ["g"], "to": "B3"})["exposes"] == ["minefield"]


@pytest.mark.parametrize(
    ("terrain", "mode", "concealed"),
    [
        ("open_ground", "", False),
        ("open_ground", "assault", False),
        ("woods", "", False),
        ("woods", "assault", True),
    ],
)
def test_concealment_and_movement_in_view(terrain: str, mode: str, concealed: bool) -> None:
    position = board(
        hexes={"B3": {"terrain": terrain}}, units={"g": german(status=["concealed"]), "r": RUSSIAN}
    )
    log = after(position, act("move", to="B3", mode=mode))
    answer = answer_concealment(CURRENT, log, {"unit": "g"})
    assert answer["concealed"] is concealed
    assert answer["lost_by"] == ("" if concealed else "movement")
    assert answer["concealment_terrain"] is (terrain == "woods")


def test_out_of_sight_concealment_stays() -> None:
    position = board(units={"g": german(status=["concealed"]), "r": {**RUSSIAN, "hex": "Z5"}})
    assert answer_concealment(CURRENT, after(position, IN), {"unit": "g"})["concealed"]


def test_a_gun_does_not_move_itself_and_gear_must_exist() -> None:
    with pytest.raises(Malformed, match="carrying"):
        step(CURRENT, board(), act("move", to="B3", carrying=["nothing"]))
    gun = {"type": "at_gun", "hex": "B3"}
    position = board(counters={"f": FOXHOLE, "gun": gun})
    assert forbidden(position, Action.from_json({"do": "move", "units": ["gun"], "to": "B4"})) == "C10.1"
    beneath = Action.from_json({"do": "go_beneath", "units": ["gun"], "cover": "foxhole"})
    assert forbidden(position, beneath) == "C10.1"


@pytest.mark.parametrize("place", [{"at": "crest"}, {"at": "bridge"}, {"at": "pillbox"}, {"floor": 1}])
def test_nobody_goes_where_there_is_no_such_place(place: dict[str, Any]) -> None:
    assert forbidden(board(), act("move", to="B3", **place))


@pytest.mark.parametrize(("weather", "mf"), [("snow", 1), ("", 4)])
def test_marsh_in_snow_costs_what_open_ground_does(weather: str, mf: int) -> None:
    assert costs(after(board(hexes={"B3": {"terrain": "marsh"}}, weather=weather), IN)) == [mf]


OFF = [("D0", "E0"), ("D10", "D11"), ("E1", "E0")]
"""Columns A, C, E ... have no row 0; no column has a row 11."""
INTO_A_HEX = [
    *({"do": "move", "units": ["u"], "mode": mode} for mode in get_args(MoveMode)),
    *({"do": verb, "units": ["u"]} for verb in ("rout", "advance", "withdraw", "declare_entry")),
    {"do": "turn_back", "units": ["u"], "by": "e"},
    *({"do": verb, "unit": "u", "counter": "dc"} for verb in ("place_dc", "throw_dc", "set_dc")),
]


def test_these_are_all_verbs_that_lead_into_a_hex() -> None:
    assert {one["do"] for one in INTO_A_HEX} == {verb for verb, fields in VERBS.items() if "to" in fields}


@pytest.mark.parametrize(("start", "to"), OFF)
@pytest.mark.parametrize("deed", INTO_A_HEX, ids=lambda deed: f"{deed['do']} {deed.get('mode', '')}".strip())
def test_nobody_and_nothing_leaves_the_board(start: str, to: str, deed: dict[str, Any]) -> None:
    """In any phase: a thrown DC and a unit that is turned back once left the board."""
    units = {"u": Unit("German", "squad", start), "e": Unit("Russian", "squad", start)}
    charge = Counter(type="dc", hex=start, side="German", possessed_by="u")
    position = Position(turn_of="German", units=units, counters={"dc": charge})
    refused = apply(position, Action.from_json({**deed, "to": to}))
    assert refused == Illegal("A4.1", f"the board has no hex {to}")
